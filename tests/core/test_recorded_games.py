"""Recorded games replay for ever: to exactly the state they ended in, and through the same states on the way."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from ghostyard.core.journal import Journal, read_journal
from ghostyard.core.record import bytes_of
from ghostyard.core.replay import opening, verify
from ghostyard.games import game
from tests.ours import GAMES

FOLDER = Path(__file__).parent.parent / "journals"
JOURNALS = sorted(FOLDER.glob("*.json"))
# `<journal> <hash of all its states>`. For a new journal: python -m tests.core.test_recorded_games
TRAILS = dict(line.split() for line in (FOLDER / "trails.txt").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path):
    journal = read_journal(path)
    match = verify(game(journal.game), journal)
    assert journal.final
    assert match.over


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_recorded_game_goes_through_the_same_states(path):
    assert trail(read_journal(path)) == TRAILS[path.stem]


def test_recorded_games_are_of_games_that_are_here():
    assert {read_journal(path).game for path in JOURNALS} <= set(GAMES)


def trail(journal: Journal) -> str:
    """A short name for exactly these states, one after the other."""
    match, states = opening(game(journal.game), journal), sha256()
    for seat, move in journal.moves:
        match.play(seat, move)
        states.update(bytes_of(match.state))
    return states.hexdigest()[:32]


if __name__ == "__main__":
    lines = [f"{path.stem} {trail(read_journal(path))}\n" for path in JOURNALS]
    (FOLDER / "trails.txt").write_text("".join(lines), encoding="utf-8")
