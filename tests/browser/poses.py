"""Positions to look at: every game in its opening, in the middle, late, and at its end, for the first seat."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec

from ghostyard.core.journal import Journal, read_journal
from ghostyard.core.match import Match
from ghostyard.core.replay import opening
from ghostyard.games import game as load_game

JOURNALS = Path(__file__).parents[1] / "journals"
MOMENTS = {"opening": 0.0, "middle": 0.5, "late": 0.85}  # how much of the game has been played by then
END = "end"
NAMES = ["Ana", "Bruno", "Carla", "Dieter", "Elsa"]
CHOICES = 3  # fewer make no picture


@cache
def whole_game(name: str, seats: int = 3) -> Journal:
    """A recorded game for so many; where there is none, one of moves at random."""
    journals = [read_journal(path) for path in sorted(JOURNALS.glob(f"{name}-*.json"))]
    recorded = next((one for one in journals if len(one.seats) == seats), None) or at_random(name, seats)
    return msgspec.structs.replace(recorded, seats=NAMES[: len(recorded.seats)])


def at_random(name: str, seats: int) -> Journal:
    """A game in which everybody does anything."""
    game = load_game(name)
    dice, match = random.Random(1), Match(game, min(max(seats, game.seats[0]), game.seats[-1]), seed=1)
    while not match.over:
        match.play(match.pending[0], dice.choice(match.legal(match.pending[0]).numbers))
    return match.journal


def pose(name: str, moment: str, seats: int = 3) -> Journal:
    """The game up to a decision of the first seat at that moment; the whole game for its end."""
    journal = whole_game(name, seats)
    if moment == END:
        return journal
    decisions = decisions_of_the_first_seat(name, seats)
    plies = [ply for ply, choices in decisions.items() if choices >= CHOICES or moment == "opening"] or [*decisions]
    start = MOMENTS[moment] * len(journal.moves)
    ply = next((ply for ply in plies if ply >= start), plies[-1])  # the last one of a short game may be before
    return msgspec.structs.replace(journal, moves=journal.moves[:ply], final="")


@cache
def decisions_of_the_first_seat(name: str, seats: int) -> dict[int, int]:
    """At which plies it is asked, and among how many moves it chooses then."""
    journal, found = whole_game(name, seats), dict[int, int]()
    match = opening(load_game(name), journal)
    for ply, (seat, move) in enumerate(journal.moves):
        if 0 in match.pending:
            found[ply] = len(match.legal(0).numbers)
        match.play(seat, move)
    return found
