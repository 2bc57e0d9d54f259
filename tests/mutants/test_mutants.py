"""The hunt as a habit: the mutants that have a name, and some others, die in every run of the tests."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.mutants.mutations import RuleFunction, mutants_of, rule_functions
from tests.mutants.notes import ROOT
from tests.mutants.survivors import reasons
from tests.ours import having

HUNTED = having("rulebook of its own", rule_functions)
SAMPLE = 4  # of every game, besides those with a name


@pytest.mark.parametrize("game", HUNTED)
def test_mutants_are_noticed(game):
    command = [sys.executable, "-m", "tests.mutants", game, "--sample", str(SAMPLE), "--jobs", "1"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    hunt = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert hunt.returncode == 0, hunt.stdout + hunt.stderr


@pytest.mark.parametrize("game", HUNTED)
def test_survivors_have_a_reason(game):
    assert all(reason.why for reason in reasons(game))


def changes_of(*lines: str) -> set[tuple[str, str]]:
    """What the operators make of a rule with these lines."""
    text = "def rule(s, seat):\n" + "".join(f"    {line}\n" for line in lines)
    return {
        (mutant.was, mutant.now) for mutant in mutants_of(RuleFunction("galore", ROOT / "rule.py", "rule", 1, text))
    }


def test_a_comparison_is_moved_and_turned_round():
    assert changes_of("return s.ply < seat") == {
        ("return s.ply < seat", "return s.ply <= seat"),
        ("return s.ply < seat", "return s.ply >= seat"),
    }


def test_a_change_of_the_state_is_left_undone():
    assert ("s.ply = seat", "pass") in changes_of("s.ply = seat")


def test_an_update_goes_the_other_way():
    assert ("s.ply |= seat", "s.ply &= seat") in changes_of("s.ply |= seat")


def test_a_call_is_left_out():
    assert changes_of("play(s, seat)") == {("play(s, seat)", "pass")}


def test_a_condition_is_turned_round():
    assert ("if done(s):", "if not (done(s)):") in changes_of("if done(s):", "    return")


def test_leaving_early_is_forgotten():
    assert ("return", "pass") in changes_of("if done(s):", "    return", "play(s, seat)")


def test_columns_of_an_event_that_say_nothing_are_no_rule():
    assert changes_of("note(s, 5, seat, 0, 0)") == {
        ("note(s, 5, seat, 0, 0)", "pass"),
        ("note(s, 5, seat, 0, 0)", "note(s, 6, seat, 0, 0)"),
        ("note(s, 5, seat, 0, 0)", "note(s, 4, seat, 0, 0)"),
    }


def test_changes_that_read_alike_are_told_apart():
    text = "def rule(s):\n    play(s)\n    play(s)\n"
    names = [mutant.name for mutant in mutants_of(RuleFunction("galore", ROOT / "rule.py", "rule", 1, text))]
    assert names == ["rule.rule: `play(s)` -> `pass`", "rule.rule: `play(s)` -> `pass` #2"]
