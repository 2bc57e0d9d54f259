"""Bots in whole games with interpreted rules: there an index beyond its bounds, or a number too large, is an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ghostyard.bots.bot import bot, bot_seed
from ghostyard.bots.budget import Budget
from ghostyard.bots.levels import LEVELS
from ghostyard.core.match import Match
from ghostyard.core.rule import INTERPRETED
from ghostyard.games import game
from tests.ours import GAMES

ONE_LOOK = Budget(iterations=1)
SEARCHED = 12  # every how-manieth decision is the strongest level's, which takes the most time


def play_with_every_level(name: str, seed: int = 7) -> Match:
    """One whole game in which the levels decide in turn, whosever seat it is."""
    match = Match(game(name), game(name).seats[0], seed=seed)
    *others, strongest = [bot(level, match.game) for level in LEVELS]
    while not match.over:
        seat, ply = match.pending[0], int(match.state.ply)
        mind = others[ply % len(others)] if ply % SEARCHED else strongest
        view, legal = match.view(seat), match.legal(seat)
        match.play(seat, mind.choose(match.box, view, seat, legal, bot_seed(match, seat), ONE_LOOK))
    return match


def main(name: str) -> None:
    """What the test reads: the decisions and places of an interpreted game."""
    match = play_with_every_level(name)
    print(INTERPRETED, len(match.played) >= len(LEVELS), min(match.ranks))


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_a_whole_interpreted_game(name):
    code = f"from tests.bots.test_interpreted import main; main({name!r})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"GHOSTYARD_INTERPRET": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == ["True", "True", "1"], done.stderr[-2000:]
