"""One rulebook at several speeds: interpreted and compiled give the same bytes; nobody waits for nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ghostyard.core.conformance import Case, all_options, trace
from ghostyard.games import GAMES, game


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
    command = [sys.executable, "-m", "ghostyard", "trace", json.dumps(cases)]
    slow = subprocess.run(
        command, env=os.environ | {"GHOSTYARD_INTERPRET": "1"}, capture_output=True, text=True, check=True
    )
    for case, hashes in zip(cases, json.loads(slow.stdout), strict=True):
        fast = Case(game(name), case["seats"], case["seed"], case["options"], case["every"])
        assert trace(fast) == hashes, case


def test_interpreted_rules_notice_a_number_that_does_not_fit():
    code = """
from ghostyard.core.rule import rule
from ghostyard.games.galore.rules.state import State
@rule
def overflow(s):
    s.rounds = 256
try:
    overflow(State.blank())
except OverflowError:
    print("noticed")
"""
    assert run(code, GHOSTYARD_INTERPRET="1").strip() == "noticed"


def test_interpreted_rules_notice_an_index_out_of_bounds():
    code = """
from ghostyard.core.rule import rule
from ghostyard.games.galore.rules.state import State
@rule
def overrun(s):
    s.deck[78] = 1
try:
    overrun(State.blank())
except IndexError:
    print("noticed")
"""
    assert run(code, GHOSTYARD_INTERPRET="1").strip() == "noticed"


def test_importing_compiles_nothing():
    code = """
from numba.core.dispatcher import Dispatcher
import gc, ghostyard, ghostyard.cli
for name in ghostyard.GAMES: ghostyard.game(name)
print(sum(len(d.overloads) for d in gc.get_objects() if isinstance(d, Dispatcher)))
"""
    assert run(code).strip() == "0"


def test_a_change_of_a_rule_moves_the_cache(tmp_path, monkeypatch):
    from ghostyard.core import rule

    before = rule._fingerprint()
    copy = tmp_path / "ghostyard" / "core"
    copy.mkdir(parents=True)
    (copy / "rule.py").write_text("from ghostyard.core.rule import rule\n", encoding="utf-8")
    monkeypatch.setattr(rule, "__file__", str(copy / "rule.py"))
    assert rule._fingerprint() != before
