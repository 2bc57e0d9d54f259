"""The collection of a game's puzzles, as a file keeps it: positions, what is best there, and how that was checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ghostyard.bots.outlooks import Outlook
from ghostyard.core.errors import Mistake
from ghostyard.core.files import read_json
from ghostyard.core.journal import Journal
from ghostyard.core.registry import resource
from ghostyard.games import game as load_game

FILE = "puzzles.json"
GRADES = range(1, 6)
SIGHT = "sight"  # who plays what seems best at once, and never errs in that

Unit = Literal["points", "wins"]  # what is compared: the lead at the end, or the share of the games won


class PuzzleLine(msgspec.Struct, omit_defaults=True):
    """A turn, decision by decision, and what it leads to on average."""

    moves: list[str]
    sheet: dict[str, float]  # the own points at the end, by line of the score sheet; lines without any are left out
    rival: float
    wins: float
    signs: dict[str, float] = {}

    def outlook(self, lines: Sequence[str]) -> Outlook:
        """The same for all lines of a score sheet."""
        return Outlook({name: self.sheet.get(name, 0.0) for name in lines}, self.rival, self.wins, self.signs)

    def worth(self, unit: Unit) -> float:
        """What is compared."""
        return self.wins if unit == "wins" else sum(self.sheet.values()) - self.rival


class LevelTurn(msgspec.Struct):
    """What a player of some level does here: its usual turn, and how often it finds the best."""

    line: int  # of the puzzle's lines
    found: float  # share of the tries


class Check(msgspec.Struct):
    """How it was checked that one turn is the best: by how much, and within which bounds (99 %)."""

    method: Literal["exhaustive", "deep"]  # exhaustive: every turn there is, and the game ends with it
    margin: float
    low: float
    high: float
    worlds: int  # determinized, each played to its end after every one of the best turns
    turns: int  # that differ in what comes of them
    compared: int  # of them to the end
    iterations: int  # of the search that agrees; 0 where nothing is left to search


class Puzzle(msgspec.Struct, omit_defaults=True):
    """A position, seen from one seat, in which one turn is clearly the best."""

    id: str
    game: int  # of the collection's games
    ply: int
    seat: int
    kind: str  # of the first move: its first word
    unit: Unit
    lines: list[PuzzleLine]  # the right ones first, then by worth
    check: Check
    played: dict[str, LevelTurn]
    grade: int
    right: int = 1  # so many of the lines are equally good

    def behind(self, line: int) -> float:
        """How far behind the best a line is."""
        return max(0.0, self.lines[0].worth(self.unit) - self.lines[line].worth(self.unit))


class Collection(msgspec.Struct):
    """All puzzles of a game, and the games they were cut from, as far as they are needed."""

    games: list[Journal]
    puzzles: list[Puzzle]
    seed: int = 1

    def puzzle(self, name: str) -> Puzzle:
        """A puzzle by its id, or by its number from 1."""
        for number, puzzle in enumerate(self.puzzles, 1):
            if name in (puzzle.id, str(number)):
                return puzzle
        raise Mistake("no-such-puzzle", puzzle=name[:40], most=len(self.puzzles))


@cache
def collection(game: str) -> Collection:
    """The puzzles that come with a game; a game may have none."""
    load_game(game)
    path = resource(game, "", FILE)
    return read_collection(path) if path.is_file() else Collection([], [])


def read_collection(path: Path) -> Collection:
    """A file of puzzles."""
    return read_json(path, Collection)


def written(found: Collection) -> bytes:
    """A collection as a file: a game or a puzzle on each line, so that a change can be read."""
    encode = msgspec.json.encode
    games, puzzles = (b",\n".join(map(encode, part)) for part in (found.games, found.puzzles))
    return b'{"seed":%d,"games":[\n%s\n],"puzzles":[\n%s\n]}\n' % (found.seed, games, puzzles)
