"""The moves of Gho Gho Ghosty as values and texts: `Bet(colour=2)` is "bet green"."""

from __future__ import annotations

from dataclasses import dataclass

from ghostyard.core.moves import MoveBook
from ghostyard.games.ghosty.rules import turns as rules
from ghostyard.games.ghosty.rules.state import COLOURS, MOST_DISPLAY

COLOUR_NAMES = ("red", "yellow", "green", "blue", "purple")


@dataclass(frozen=True)
class Bet:
    """Lay the boss card of this colour face down."""

    colour: int

    def __str__(self) -> str:
        return f"bet {COLOUR_NAMES[self.colour]}"


@dataclass(frozen=True)
class Take:
    """Take a carriage from the display, counted from the left."""

    slot: int

    def __str__(self) -> str:
        return f"take {self.slot + 1}"


@dataclass(frozen=True)
class Draw:
    """Take the top carriage of the pile, unseen."""

    def __str__(self) -> str:
        return "draw"


BOOK = MoveBook(
    {
        rules.BET: [Bet(colour) for colour in range(COLOURS)],
        rules.TAKE: [Take(slot) for slot in range(MOST_DISPLAY)],
        rules.DRAW: [Draw()],
    }
)
