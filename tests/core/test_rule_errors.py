"""Errors that name their cause: the rule, its file and line, and what was meant, compiled and interpreted alike."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

GAME = """
from typing import Annotated
import numpy as np
from ghostyard.core.record import U8, Array, Record
from ghostyard.core.rule import rule

class Bowl(Record):
    chips: U8
    spoons: Annotated[Array, np.uint8, 4]

@rule
def spend(s):
    s.chips = s.chps - 1  # line 13

@rule
def turn(s):
    spend(s)

@rule
def pour(s):
    s.chps = 3  # line 21

@rule
def text(s):
    return s.chips + "a"  # line 25

@rule
def unknown(s):
    return s.chips + spond(s)  # line 29

def not_a_rule(s):
    return 1

@rule
def calls_python(s):
    return not_a_rule(s)  # line 36

@rule
def too_many(s):
    turn(s, 3)  # line 40

@rule
def spill(s, chips):
    s.chips = chips

@rule
def beyond(s, place):
    return s.spoons[place]

@rule
def lay(s, place, spoon):
    s.spoons[place] = spoon

@rule
def shown(s):
    raise ValueError(repr(s))

@rule
def all_of(s):
    return len([spoon for spoon in s.spoons])  # line 60

@rule
def a_list(s):
    spoons = []  # line 64
    spoons.append(s.chips)
    return len(spoons)

@rule
def imports(s):
    import math  # line 70
    return math.pi

@rule
def name(s):
    s.chips = "one"
"""


SPEEDS = {
    "fast": {"GHOSTYARD_COMPILE": "fast", "GHOSTYARD_INTERPRET": ""},
    "plain": {"GHOSTYARD_COMPILE": "plain", "GHOSTYARD_INTERPRET": ""},
    "interpreted": {"GHOSTYARD_INTERPRET": "1"},
}
FAIL = """
import json, sys, traceback
import bowl
def told(call):
    try:
        eval(call, vars(bowl))
    except Exception:
        return traceback.format_exc()
    return "nothing was wrong"
print(json.dumps({call: told(call) for call in json.loads(sys.argv[1])}))
"""
RULES = ("turn", "pour", "text", "unknown", "calls_python", "too_many", "shown", "all_of", "a_list", "imports")
UNNOTICED = {
    "spill(Bowl.blank(), 256)": "OverflowError: rule `spill` (bowl.py:44): Bowl.chips = 256: uint8 holds 0 to 255",
    "spill(Bowl.blank(), -1)": "OverflowError: rule `spill` (bowl.py:44): Bowl.chips = -1: uint8 holds 0 to 255",
    "lay(Bowl.blank(), 1, 300)": "OverflowError: rule `lay` (bowl.py:52): Bowl.spoons[1] = 300: uint8 holds 0 to 255",
    "lay(Bowl.blank(), 4, 1)": "IndexError: rule `lay` (bowl.py:52): Bowl.spoons[4]: 4 is not from 0 to 3",
    "beyond(Bowl.blank(), 4)": "IndexError: rule `beyond` (bowl.py:48): Bowl.spoons[4]: 4 is not from 0 to 3",
    "beyond(Bowl.blank(), -1)": "IndexError: rule `beyond` (bowl.py:48): Bowl.spoons[-1]: -1 is not from 0 to 3",
    "name(Bowl.blank())": "TypeError: rule `name` (bowl.py:75): Bowl.chips = 'one': uint8 holds whole numbers",
    "shown(Bowl.blank())": "ValueError: Bowl(chips=0, spoons=[0, 0, 0, 0])",
}


class Errors:
    """What is told when calls fail: all calls of one speed in one program."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "bowl.py").write_text(GAME, encoding="utf-8")

    @cache  # noqa: B019  # lives as long as the module
    def _told(self, speed: str, debug: str) -> dict[str, str]:
        path = os.pathsep.join([str(self._folder), os.environ.get("PYTHONPATH", "")])
        settings = {"PYTHONPATH": path, "GHOSTYARD_CACHE": str(self._folder / "cache"), "GHOSTYARD_DEBUG": debug}
        calls = [f"{rule}(Bowl.blank())" for rule in RULES] + list(UNNOTICED) * (speed == "interpreted")
        done = subprocess.run(
            [sys.executable, "-c", FAIL, json.dumps(calls)],
            env=os.environ | settings | SPEEDS[speed], capture_output=True, text=True, check=True,
        )  # fmt: skip
        return json.loads(done.stdout)

    def told(self, call: str, speed: str, debug: str = "") -> str:
        return self._told(speed, debug)[call if "(" in call else f"{call}(Bowl.blank())"]


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> Errors:
    return Errors(tmp_path_factory.mktemp("bowl"))


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize(("call", "rule", "line"), [("turn", "spend", 13), ("pour", "pour", 21)])
def test_a_misspelt_field_is_named_with_its_rule_its_line_and_what_was_meant(errors, speed, call, rule, line):
    error = errors.told(call, speed)
    assert f"rule `{rule}`" in error
    assert "`Bowl` has no field `chps`; did you mean `chips`?" in error
    assert re.search(rf'bowl.py", line {line}, in {rule}', error)
    assert len(error.splitlines()) < 20
    assert "site-packages" not in error


@pytest.mark.parametrize("speed", ["fast", "plain"])
@pytest.mark.parametrize(
    ("rule", "reason", "line"),
    [
        ("text", "there is no `add(", 25),
        ("unknown", "`spond` is not defined; did you mean `spend`?", 29),
        ("calls_python", "`not_a_rule` is no rule and no number: mark it with @rule", 36),
        ("too_many", "takes (s) (too many positional arguments)", 40),
        ("imports", "unsupported opcode (IMPORT_NAME)", 70),
    ],
)
def test_what_cannot_be_compiled_is_told_in_one_sentence(errors, speed, rule, reason, line):
    error = errors.told(rule, speed)
    assert f"rule `{rule}` cannot be compiled: " in error
    assert reason in error
    assert f'bowl.py", line {line}, in {rule}' in error
    assert len(error.splitlines()) < 20


@pytest.mark.parametrize(("rule", "line"), [("all_of", 60), ("a_list", 64)])
def test_a_rule_that_makes_a_list_is_told_what_to_use(errors, rule, line):  # the plain backend would let it
    error = errors.told(rule, "fast")
    assert f"rule `{rule}` cannot be compiled: rules make no lists" in error
    assert f'bowl.py", line {line}, in {rule}' in error


@pytest.mark.parametrize("speed", ["fast", "plain"])
def test_all_that_numba_says_can_be_asked_for(errors, speed):
    error = errors.told("text", speed, debug="1")
    assert "candidate implementations" in error
    assert "rule `text` cannot be compiled" in error.split("candidate implementations")[1]


@pytest.mark.parametrize(("call", "message"), UNNOTICED.items())
def test_interpreted_rules_notice_what_compiled_ones_do_not(errors, call, message):
    assert message in errors.told(call, "interpreted")
