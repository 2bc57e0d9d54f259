"""The pieces of Gho Gho Ghosty that move from one part of the table to another, and keep their names on the way."""

from __future__ import annotations

from typing import Any

from ghostyard.core.scene import Piece, square
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import engine_needs
from ghostyard.games.ghosty.rules.state import BETTING, COLOUR_OF, OVER

NEAR = 2  # carriages, as many as a round may bring


def carriage_id(carriage: int) -> str:
    """The same from the display to the row, so that the carriage is seen gliding."""
    return f"carriage-{carriage}"


def engine_id(colour: int) -> str:
    """An engine, and its symbol: there is one of each colour."""
    return f"engine-{COLOUR_NAMES[colour]}"


def boss_id(colour: int) -> str:
    """One of the viewer's own boss cards, and its symbol."""
    return f"boss-{COLOUR_NAMES[colour]}"


def boss_on_table(v: Any, seat: int) -> int:
    """The colour of the boss card that this seat has laid in this round, if the viewer may know it; -1 if not."""
    return int(v.bet[seat] or (0 if between_rounds(v) else v.shown[seat])) - 1


def between_rounds(v: Any) -> bool:
    """Is what was taken and shown already last round's news?"""
    return bool(v.phase in (BETTING, OVER))


def ways_to_engine(box: Any, v: Any, seat: int, colour: int) -> list[dict[str, int]]:
    """The ways to an engine that are worth showing: to be longer and, when that is near, to draw level."""
    first, *others = engine_needs(box, v, seat, colour)
    return [first, *(way for way in others if way["carriages"] <= NEAR)]


def carriage_piece(box: Any, carriage: int, x: float, y: float, size: float, **more: Any) -> Piece:
    """A carriage card with its passengers."""
    face = f"carriage-{COLOUR_NAMES[COLOUR_OF[carriage]]}-{box.passengers[carriage]}"
    return square(carriage_id(carriage), face, x, y, size, layer=2, **more)
