"""Recorded games replay for ever, to exactly the state they ended in."""

from __future__ import annotations

from pathlib import Path

import pytest

from ghostyard.core.journal import read_journal
from ghostyard.core.replay import verify
from ghostyard.games import GAMES, game

JOURNALS = sorted(Path(__file__).parent.parent.joinpath("journals").glob("*.json"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path):
    journal = read_journal(path)
    match = verify(game(journal.game), journal)
    assert journal.final
    assert match.over


def test_recorded_games_are_of_games_that_are_here():
    assert {read_journal(path).game for path in JOURNALS} <= set(GAMES)
