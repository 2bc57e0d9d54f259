"""Every example runs, with budgets that take seconds."""

from __future__ import annotations

import runpy
import sys
import warnings
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """Runs a script in an empty folder, in this process: a start would cost more than what it does; says its output."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(EXAMPLES))

    def run_script(script: str, *arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", [script, *arguments])
        with warnings.catch_warnings():  # that other packages give
            warnings.simplefilter("ignore")
            runpy.run_path(str(EXAMPLES / script), run_name="__main__")
        return capsys.readouterr().out

    return run_script


def test_the_random_baseline(run):
    assert "points by seat" in run("random_baseline.py", "galore", "--games", "100")


def test_a_policy_is_trained_and_then_plays_in_the_arena(run):
    pytest.importorskip("torch")
    assert "after 1 round" in run("train_policy.py", "ghosty", "--minutes", "0", "--games", "32")
    assert "of victories" in run("evaluate_policy.py", "policy.pt", "ghosty", "--against", "random", "--deals", "2")


def test_the_search_of_openspiel(run):
    assert "self-play" in run("openspiel_search.py", "--simulations", "3", "--games", "1")


@pytest.mark.matrix
def test_torchrl_trains_on_the_pettingzoo_environment(run):
    pytest.importorskip("torchrl")
    assert "200 frames" in run("torchrl_ppo.py", "--frames", "200", "--batch", "100")


def test_the_figure_for_a_paper(run, tmp_path):
    run("paper_figure.py", "--games", "8")
    assert (tmp_path / "branching.svg").read_text(encoding="utf-8").count("<path") > 10
