"""The moves of Graveyards, Ghosts & Haunted Houses as values and texts: `At(3, -1)` is "at 3,-1".

Cells and spaces are counted from the first tile: to the right and down from 0,0. Cell x, y has the spaces 2x, 2y to
2x+1, 2y+1.
"""

from __future__ import annotations

from dataclasses import dataclass

from ghostyard.core.moves import MoveBook
from ghostyard.games.graveyards.rules import move_numbers as numbers
from ghostyard.games.graveyards.rules.state import COLOURS, HAND, MIDDLE, SPACE_ROW, SPACES, WIDTH

COLOUR_NAMES = ("white", "orange", "blue", "green")
KIND_NAMES = ("kids", "investigator", "gravestone")
TURNS = ("north", "east", "south", "west")  # where the tile's top points


@dataclass(frozen=True)
class PlayColour:
    """Play this colour."""

    colour: int

    def __str__(self) -> str:
        return f"colour {COLOUR_NAMES[self.colour]}"


@dataclass(frozen=True)
class Tile:
    """Take a tile from the hand, by its slot."""

    slot: int

    def __str__(self) -> str:
        return f"tile {self.slot + 1}"


@dataclass(frozen=True)
class House:
    """Take a house: from the hand, or lift it to move it."""

    colour: int

    def __str__(self) -> str:
        return f"house {COLOUR_NAMES[self.colour]}"


@dataclass(frozen=True)
class Turn:
    """Turn a tile so that its top points this way."""

    turn: int

    def __str__(self) -> str:
        return f"turn {TURNS[self.turn]}"


@dataclass(frozen=True)
class Token:
    """Take a token of this kind from the supply."""

    kind: int

    def __str__(self) -> str:
        return f"token {KIND_NAMES[self.kind]}"


@dataclass(frozen=True)
class Decline:
    """Do without the action of an icon."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True)
class At:
    """Touch a cell: a place for a tile, or the tile that lies there."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"at {self.x},{self.y}"


@dataclass(frozen=True)
class On:
    """Touch a space: for a token, the token that lies there, or the upper left window of a house."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"on {self.x},{self.y}"


def cell_xy(cell: int) -> tuple[int, int]:
    """A cell as people count it, from the first tile."""
    return int(cell) % WIDTH - MIDDLE, int(cell) // WIDTH - MIDDLE


def space_xy(space: int) -> tuple[int, int]:
    """A space as people count it, from the upper left of the first tile."""
    return int(space) % SPACE_ROW - 2 * MIDDLE, int(space) // SPACE_ROW - 2 * MIDDLE


def xy_text(xy: tuple[int, int]) -> str:
    """A place in the words of a move: "3,-1"."""
    return f"{xy[0]},{xy[1]}"


BOOK = MoveBook(
    {
        numbers.PLAY_COLOUR: [PlayColour(colour) for colour in range(COLOURS)],
        numbers.TILE: [Tile(slot) for slot in range(HAND)],
        numbers.HOUSE: [House(colour) for colour in range(COLOURS)],
        numbers.POINT: [Turn(turn) for turn in range(4)],
        numbers.KIND: [Token(kind) for kind in range(3)],
        numbers.DECLINE: [Decline()],
        numbers.AT: [At(x, y) for y in range(-MIDDLE, MIDDLE) for x in range(-MIDDLE, MIDDLE)],
        numbers.ON: [On(x, y) for y in range(-SPACES // 2, SPACES // 2) for x in range(-SPACES // 2, SPACES // 2)],
    }
)
