"""Fingerprints: all that a rule's machine code depends on changes its name, and nothing else does."""

from __future__ import annotations

import textwrap
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ghostyard.bots.precompile import steps
from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.rule import INTERPRETED
from ghostyard.games import game
from tests.ours import GAMES

SOURCE = '''
import math
import numpy as np
from typing import NamedTuple

LIMIT = 7
TABLE = np.arange(4)

class Tree(NamedTuple):
    first: int
    after: int

@rule
def inner(s):
    """Some words."""
    return s.lamp + LIMIT

@rule
def middle(s, tree):
    return inner(s) * TABLE[1] + Tree(1, 2).first

def kernel_of(rule_, times):
    @rule
    def kernel(s):
        return times * rule_(s)
    return kernel

kernel = kernel_of(inner, 3)
'''


def loaded(source: str = SOURCE, **values: Any) -> Any:
    module = ModuleType("a_game")
    vars(module).update(rule=CompiledRule)
    exec(textwrap.dedent(source), vars(module))
    vars(module).update(values)
    return module


def names(module: Any) -> list[str]:
    return [getattr(module, rule).fingerprint for rule in ("inner", "middle", "kernel")]


BEFORE = names(loaded())


def changed(module: Any) -> list[bool]:
    return [now != before for now, before in zip(names(module), BEFORE, strict=True)]


def test_the_same_source_has_the_same_name_every_time():
    assert changed(loaded()) == [False, False, False]
    assert all(BEFORE)
    assert len(set(BEFORE)) == 3


def test_words_comments_and_place_do_not_matter():
    assert changed(loaded("\n\n# moved\n" + SOURCE.replace("Some words.", "Other words."))) == [False, False, False]


def test_a_changed_line_changes_the_rule_and_all_that_call_it():
    assert changed(loaded(SOURCE.replace("s.lamp + LIMIT", "s.lamp - LIMIT"))) == [True, True, True]


def test_a_changed_caller_leaves_what_it_calls_alone():
    assert changed(loaded(SOURCE.replace("inner(s) * TABLE", "inner(s) + TABLE"))) == [False, True, False]


def test_a_field_of_another_name_counts():
    assert changed(loaded(SOURCE.replace("s.lamp", "s.lump"))) == [True, True, True]


def test_constants_and_tables_count_by_value():
    assert changed(loaded(LIMIT=8)) == [True, True, True]
    assert changed(loaded(TABLE=np.arange(4) + 1)) == [False, True, False]
    assert changed(loaded(TABLE=np.arange(4, dtype=np.int8))) == [False, True, False]


def test_what_a_closure_holds_counts():
    assert changed(loaded(SOURCE.replace("kernel_of(inner, 3)", "kernel_of(inner, 4)"))) == [False, False, True]


def test_the_fields_of_a_tuple_count():
    assert changed(loaded(SOURCE.replace("first: int\n    after", "after: int\n    first"))) == [False, True, False]


def test_the_fields_of_a_tuple_that_is_passed_count():
    from numba import typeof

    from ghostyard.core.compiling.fast import _described

    one, other = loaded(), loaded(SOURCE.replace("first: int\n    after", "after: int\n    first"))
    assert _described(typeof(one.Tree(1, 2))) != _described(typeof(other.Tree(1, 2)))


def test_a_rule_that_uses_what_has_no_content_has_no_name():
    assert loaded(LIMIT=object()).inner.fingerprint == ""
    assert loaded(TABLE=np.array([object()])).middle.fingerprint == ""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_python_calls_has_a_name_so_that_it_is_kept(name):
    assert all(step.rule.fingerprint for step in steps(game(name)))
