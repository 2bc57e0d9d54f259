"""Compiling: rules that call rules become one program, none of them allocates, and Numba stays as it was for others."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ghostyard.core.compiling
from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.rule import INTERPRETED, rule

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

NEVER = False


@rule
def one_more(numbers: Any, place: int) -> int:
    return numbers[place] + 1


@rule
def double(numbers: Any, place: int) -> None:
    numbers[place] = 2 * one_more(numbers, place)


@rule
def double_all(numbers: Any) -> int:
    total = 0
    for place in range(len(numbers)):
        double(numbers, place)
        total += one_more(numbers, place)
    return total


@rule
def a_new_array(size: int) -> int:
    return len(np.zeros(size, np.int64))


@rule
def three() -> int:
    return 3


@rule
def never_asks() -> int:
    return three() if NEVER else 1


@rule
def asks_later() -> int:
    return never_asks() + three()


def test_a_rule_finds_the_rules_of_its_rules():
    numbers = np.arange(3, dtype=np.int16)
    assert double_all(numbers) == 15
    assert numbers.tolist() == [2, 4, 6]


def test_a_rule_is_compiled_once_for_numbers_of_any_width():
    for kind in (np.int8, np.int16, np.int64):
        assert one_more(np.ones(1, kind), 0) == 2
    assert double_all(np.ones(2, np.int16)) == 10


def test_a_rule_that_allocates_does_not_compile():
    from ghostyard.core.compiling.rule_errors import RuleError

    with pytest.raises(RuleError, match="zeros"):
        a_new_array(3)


def test_a_unit_is_found_though_its_first_caller_was_optimised_not_to_call_it():
    assert asks_later() == 4


def test_callers_are_linked_before_what_they_call():
    from ghostyard.core.compiling.numba_internals import UnitLibrary, callers_first

    def unit(*calls: UnitLibrary) -> UnitLibrary:
        made = UnitLibrary("unit")
        made.calls = dict.fromkeys(calls)
        return made

    last = unit()
    middle = unit(last)
    first = unit(last, middle)
    assert callers_first([last, first]) == ([first, middle, last], [])


def test_numbas_own_functions_are_private_to_the_unit_that_uses_them():
    """Numba numbers them anew in every program: under their own names they could be mistaken for others."""
    from numba import types

    from ghostyard.core.compiling.numba_internals import lowered

    def largest(numbers):
        return max(numbers[0], numbers[1]) ** 3 // 2

    unit = lowered(largest, 77, (types.int64[::1],))
    shared = [
        function.name for function in unit.code._get_module_for_linking().functions
        if not function.is_declaration and function.linkage.name != "internal"
    ]  # fmt: skip
    assert shared == [unit.symbol]
    assert "v77" in unit.symbol


PUBLIC = {"numba", "numba.types", "numba.extending", "numba.core.errors", "llvmlite.binding"}


def test_only_the_fence_uses_what_is_not_numbas_public_interface():
    package = Path(ghostyard.core.compiling.__file__).parents[2]
    for source in package.rglob("*.py"):
        if source.name == "numba_internals.py" or "research" in source.parts:  # CUDA has an interface of its own
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            modules = [node.module] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            private = {name for name in modules if name and name.split(".")[0] in ("numba", "llvmlite")} - PUBLIC
            assert not private, f"{source.name}: {private}"


def test_code_that_is_compiled_beside_ours_meets_an_untouched_numba():
    code = """
from numba import njit, types
from numba.core.bytecode import FunctionIdentity
before = vars(types.Function).get("get_call_type"), FunctionIdentity._unique_ids, types.Function.get_call_type
from tests.core.test_compiling import asks_later
asks_later()
assert before == (vars(types.Function).get("get_call_type"), FunctionIdentity._unique_ids, types.Function.get_call_type)
assert njit(lambda a: a + 1)(1) == 2
import gc
assert gc.isenabled() and gc.get_freeze_count() == 0
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


def test_a_plain_function_around_which_nothing_is_compiled_stays_plain():
    from ghostyard.core.rule import kernel_around

    def double_of_a_rule(number: int) -> int:
        return number

    def loop(number: int) -> int:
        return double_of_a_rule(number)

    assert kernel_around(double_of_a_rule)(loop) is loop
    assert isinstance(kernel_around(three)(loop), CompiledRule)


PLAY = """
import ghostyard, numpy as np
from ghostyard.arena.simulate import simulate
game = ghostyard.game("ghosty")
match = ghostyard.Match(game, 2, seed=1)
while not match.over:
    match.play(match.pending[0], match.legal(match.pending[0]).numbers[-1])
print(match.totals, match.hash, simulate(game, 2, 50, jobs=1).moves)
"""


def run(code: str, **variables: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | variables, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_programs_that_compile_the_same_game_at_once_share_the_work_and_play_alike(tmp_path: Path):
    cache = {"GHOSTYARD_CACHE": str(tmp_path / "cache")}
    with ThreadPoolExecutor(3) as pool:
        outs = list(pool.map(lambda _: run(PLAY, **cache), range(3)))
    assert {*outs, run(PLAY, **cache)} == {run(PLAY)}
    assert not list(tmp_path.rglob("*.unfinished")), "nothing unfinished is left"
