"""Parts: callers are linked before what they call, and several programs fill one shelf."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from numba.core.registry import cpu_target

from ghostyard.core.parts import PartLibrary, callers_first, shelf
from ghostyard.core.rule import INTERPRETED, rule

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


NEVER = False


@rule
def three() -> int:
    return 3


@rule
def never_asks() -> int:
    return three() if NEVER else 1


@rule
def asks_later() -> int:
    return never_asks() + three()


def part(*calls: PartLibrary) -> PartLibrary:
    made = PartLibrary(cpu_target.target_context.codegen(), "part")
    made.calls = dict.fromkeys(calls)
    return made


def test_callers_come_before_what_they_call():
    last = part()
    middle = part(last)
    first = part(last, middle)
    assert callers_first([last, first]) == ([first, middle, last], [])


def test_a_part_is_found_though_its_first_caller_was_optimised_not_to_call_it():
    assert asks_later() == 4


def test_only_parts_whose_sources_the_cache_stands_for_have_a_place_on_the_shelf():
    def own() -> None: ...

    assert shelf().name_of(own, "", ()) == ""
    own.__module__ = "ghostyard.games.galore.rules.turns"
    assert shelf().name_of(own, "", ()).startswith("own-")
    assert shelf().name_of(own, "somebody.else.play", ()) == ""


PLAY = """
import ghostyard, numpy as np
from ghostyard.arena.simulate import simulate
game = ghostyard.game("ghosty")
match = ghostyard.Match(game, 2, seed=1)
while not match.over:
    match.play(match.pending[0], match.legal(match.pending[0]).numbers[-1])
print(match.totals, simulate(game, 2, 50, jobs=1).moves)
"""


@pytest.mark.slow
def test_programs_that_compile_the_same_game_at_once_share_the_work_and_play_alike(tmp_path: Path):
    def run(*command: str, **more: Any) -> str:
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True, **more)
        return done.stdout

    empty = {**os.environ, "GHOSTYARD_CACHE": str(tmp_path)}
    with ThreadPoolExecutor(3) as pool:
        outs = list(pool.map(lambda _: run("-c", PLAY, env=empty), range(3)))
    assert {*outs, run("-c", PLAY, env=empty)} == {run("-c", PLAY)}
    assert not list(tmp_path.glob("rules-*/parts/*.*")), "nothing unfinished is left"
