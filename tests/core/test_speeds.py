"""One rulebook at several speeds: interpreted and compiled give the same bytes; nobody waits for a compiler in vain."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ghostyard.core.conformance import Case, all_options, trace
from ghostyard.core.edition import HOUSE
from ghostyard.games import game
from tests.ours import GAMES, WITH_EDITION
from tests.owners import owned


def run(code: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | variables, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_rules_give_the_same_bytes_as_compiled_ones(name):
    seats, options = game(name).seats, list(all_options(game(name)))
    cases = [  # all numbers of seats and all options, but not each with each: that would take minutes
        {"game": name, "seats": seats[k % len(seats)], "seed": k, "options": options[k % len(options)], "every": 7}
        for k in range(max(len(seats), len(options)))
    ]
    if name in WITH_EDITION:
        cases.append({**cases[0], "every": 60, "faces": owned(name).faces})
    command = [sys.executable, "-m", "ghostyard", "trace", json.dumps(cases)]
    slow = subprocess.run(
        command, env=os.environ | {"GHOSTYARD_INTERPRET": "1"}, capture_output=True, text=True, check=True
    )
    for case, hashes in zip(cases, json.loads(slow.stdout), strict=True):
        edition = owned(name) if "faces" in case else HOUSE
        fast = Case(game(name), case["seats"], case["seed"], case["options"], case["every"], edition)
        assert trace(fast) == hashes, case


def test_importing_games_loads_no_compiler():
    code = """
import sys, ghostyard.cli, ghostyard.games
for name in ghostyard.games.OURS: ghostyard.game(name)
print("numba" in sys.modules, "llvmlite" in sys.modules)
"""
    assert run(code) == "False False\n"


@pytest.mark.parametrize(("command", "unloaded"), [("--help", {"numba", "numpy"}), ("games", {"numba"})])
def test_commands_that_play_nothing_load_no_compiler(command, unloaded):
    code = f"""
import sys
from ghostyard.cli import main
sys.argv = ["ghostyard", {command!r}]
try:
    main()
finally:
    print("loaded:", *sorted(sys.modules))
"""
    said, _, loaded = run(code).partition("loaded: ")
    assert "galore" in said or "simulate" in said
    assert not unloaded & set(loaded.split())
