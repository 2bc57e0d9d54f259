"""What a move would change in every colour's points, told before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.record import copy_of
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from ghostyard.games.graveyards.rules.scoring import colour_points
from ghostyard.games.graveyards.rules.state import (
    COLOURS,
    FACING,
    HOUSE_SPOT,
    NEW_TOKEN,
    NEW_TURN,
    ROTATED,
    SECOND_TOKEN,
    SECOND_TURN,
    TOKEN_SPOT,
    TOKEN_TO,
)
from ghostyard.games.graveyards.rules.turns import play

# The decisions that end in something on the table; those before them only pick it up.
DEEDS = (FACING, HOUSE_SPOT, ROTATED, TOKEN_TO, SECOND_TURN, SECOND_TOKEN, NEW_TURN, NEW_TOKEN, TOKEN_SPOT)


def points_of(box: Any, v: Any) -> list[int]:
    """What the best section of every colour scores; 0 for a colour that nobody plays."""
    return [int(colour_points(box, v, colour)) if v.owner[colour] else 0 for colour in range(COLOURS)]


def points_after(box: Any, v: Any, seat: int, move: int) -> list[int]:
    """The same after a move. Playing on in a view is safe here: a tile that is drawn from it is just a blank."""
    later = copy_of(v)
    play(box, later, seat, move)
    return points_of(box, later)


def with_outcome(
    said: str, before: Sequence[int], after: Sequence[int], words: Words, told: Sequence[bool] = (True,) * COLOURS
) -> str:
    """A move in words, with what it changes in these colours: "put it on 3,2 (orange +3)"."""
    changes = [
        f"{words.say(f'colour-{name}')} {_signed(new - old)}"
        for name, old, new, tells in zip(COLOUR_NAMES, before, after, told, strict=True)
        if tells and new != old
    ]
    return f"{said} ({', '.join(changes)})" if changes else said


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
