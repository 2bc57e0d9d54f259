"""The puzzle of the day: the day alone chooses it, so that everybody has the same without asking anybody."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256

from ghostyard.core.errors import Mistake
from ghostyard.games import GAMES
from ghostyard.puzzles.collection import Puzzle, collection


def today() -> date:
    """The day everywhere: that of Greenwich."""
    return datetime.now(UTC).date()


def daily(day: date) -> tuple[str, Puzzle]:
    """The game and the puzzle of a day: the games take turns, and all puzzles come up before one comes again."""
    games = [name for name in GAMES if collection(name).puzzles]
    if not games:
        raise Mistake("no-puzzles")
    turn, place = divmod(day.toordinal(), len(games))[::-1]
    game = games[turn]
    shuffled = sorted(collection(game).puzzles, key=lambda one: sha256(f"{game} {one.id}".encode()).digest())
    return game, shuffled[place % len(shuffled)]
