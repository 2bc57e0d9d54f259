"""The moves of Ghosts Galore as values and texts: `Place(cell=4, turn=1)` is "place b2 east"."""

from __future__ import annotations

from dataclasses import dataclass

from ghostyard.core.moves import MoveBook
from ghostyard.games.galore.rules import turns as rules
from ghostyard.games.galore.rules.state import CELLS

SIDES = ("front", "back")
TURNS = ("north", "east", "south", "west")  # where the tile's top points


def cell_name(cell: int) -> str:
    """Columns a to c, rows 1 to 3 from the top: the centre is b2."""
    return "abc"[cell % 3] + "123"[cell // 3]


@dataclass(frozen=True)
class Side:
    """Lay the own board with this side up."""

    side: int

    def __str__(self) -> str:
        return f"side {SIDES[self.side]}"


@dataclass(frozen=True)
class Keep:
    """Keep the first or the second of two secret tiles."""

    which: int

    def __str__(self) -> str:
        return f"keep {self.which + 1}"


@dataclass(frozen=True)
class Draw:
    """Turn up the top tile of the stack."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Claim:
    """Claim the tile just drawn."""

    def __str__(self) -> str:
        return "claim"


@dataclass(frozen=True)
class Leave:
    """Leave the tile just drawn beside the stack."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True)
class Take:
    """Claim a tile that lies face up, counted in the order of turning up."""

    slot: int

    def __str__(self) -> str:
        return f"take {self.slot + 1}"


@dataclass(frozen=True)
class Place:
    """Put the tile on an empty space, turned by quarter turns clockwise."""

    cell: int
    turn: int

    def __str__(self) -> str:
        return f"place {cell_name(self.cell)} {TURNS[self.turn]}"


BOOK = MoveBook(
    {
        rules.SIDE: [Side(side) for side in range(2)],
        rules.KEEP: [Keep(which) for which in range(2)],
        rules.DRAW: [Draw()],
        rules.CLAIM: [Claim()],
        rules.LEAVE: [Leave()],
        rules.TAKE: [Take(slot) for slot in range(rules.PLACE - rules.TAKE)],
        rules.PLACE: [Place(cell, turn) for cell in range(CELLS) for turn in range(4)],
    }
)
