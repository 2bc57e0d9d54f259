"""Gathering puzzles: games are looked through until there are enough, and the most varied puzzles are kept."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from ghostyard.core.game import Game
from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import GRADES, Collection, Puzzle
from ghostyard.puzzles.making import Entry, Maker

SPARE = 1.15  # so many times as many puzzles are made as are wanted: the most varied are kept
EASY = 0.25  # so much of a collection may be of the first grade
COMMON = 0.5  # and so much of one kind


class Progress(NamedTuple):
    """How far the making is: games that were looked through, or puzzles."""

    done: int
    wanted: int


def make(
    game: Game, wanted: int, seed: int, kept: Path, *, jobs: int = 1, games: int | None = None,
    progress: Callable[[Progress], None] = lambda _: None, known: Collection | None = None,
) -> Collection:  # fmt: skip
    """A collection of so many puzzles, from so many games or as many as it takes; from a known collection too.

    What is found is kept in a file, from which a broken run goes on.
    """
    entries = _read(kept)[:games]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("ab") as file, ProcessPoolExecutor(jobs, get_context("spawn")) as programs:
        coming: deque[Future[Entry]] = deque()
        while (far := _progress(entries, wanted, games)).done < far.wanted:
            progress(far)
            while len(coming) < jobs:
                coming.append(programs.submit(_entry, game.name, seed, len(entries) + len(coming)))
            entries.append(coming.popleft().result())
            file.write(msgspec.json.encode(entries[-1]) + b"\n")
            file.flush()
        programs.shutdown(cancel_futures=True)
    before = {puzzle.id for puzzle in known.puzzles} if known else set()
    for entry in entries:
        entry.puzzles = [puzzle for puzzle in entry.puzzles if puzzle.id not in before]
    return chosen([*_entries(known), *entries], wanted, seed)


def _progress(entries: list[Entry], wanted: int, games: int | None) -> Progress:
    return Progress(len(entries), games) if games else Progress(_worth_keeping(entries, wanted), int(wanted * SPARE))


def _entries(known: Collection | None) -> list[Entry]:
    """The games of a collection, with the puzzles that were found in them; they come before all others."""
    if known is None:
        return []
    return [
        Entry(place - len(known.games), journal, [puzzle for puzzle in known.puzzles if puzzle.game == place])
        for place, journal in enumerate(known.games)
    ]


@cache
def _maker(name: str, seed: int) -> Maker:
    return Maker(load_game(name), seed)


def _entry(name: str, seed: int, number: int) -> Entry:
    """One game, looked through in a program of its own: the same whoever does it."""
    return _maker(name, seed).entry(number)


def _read(kept: Path) -> list[Entry]:
    if not kept.exists():
        return []
    return [msgspec.json.decode(line, type=Entry) for line in kept.read_bytes().splitlines()]


def _worth_keeping(entries: list[Entry], wanted: int) -> int:
    """How many puzzles there are; of the easy ones, and of one kind, only so many count."""
    found = [puzzle for entry in entries for puzzle in entry.puzzles]
    easy = [puzzle for puzzle in found if puzzle.grade == GRADES[0]][: int(EASY * wanted)]
    kinds = Counter(puzzle.kind for puzzle in [*easy, *(one for one in found if one.grade != GRADES[0])])
    return sum(min(count, int(COMMON * wanted)) for count in kinds.values())


def chosen(entries: list[Entry], wanted: int, seed: int) -> Collection:
    """The most varied of them: grades in turn, then decisions and seats that are rare so far, then the margin. What is
    more than its share of one kind comes last."""
    left = [(entry, puzzle) for entry in entries for puzzle in entry.puzzles]
    taken: list[tuple[Entry, Puzzle]] = []
    while left and len(taken) < wanted:

        def rank(one: tuple[Entry, Puzzle]) -> tuple[float, ...]:
            entry, puzzle = one
            of_kind = sum(other.kind == puzzle.kind for _, other in taken)
            alike = [
                of_kind >= COMMON * wanted,
                sum(other.grade == puzzle.grade for _, other in taken),
                of_kind,
                sum(len(other.journal.seats) == len(entry.journal.seats) for other, _ in taken),
            ]
            return (*alike, -puzzle.check.margin)

        best = min(left, key=rank)
        left.remove(best)
        taken.append(best)
    return _collected(sorted(taken, key=lambda one: (one[1].grade, one[0].number, one[1].ply)), seed)


def _collected(taken: list[tuple[Entry, Puzzle]], seed: int) -> Collection:
    """Games once each, puzzles from the easiest to the hardest."""
    games = sorted({entry.number: entry for entry, _ in taken}.values(), key=lambda entry: entry.number)
    places = {entry.number: place for place, entry in enumerate(games)}
    for entry, puzzle in taken:
        puzzle.game = places[entry.number]
    return Collection([entry.journal for entry in games], [puzzle for _, puzzle in taken], seed)
