"""The numbers of the moves of Graveyards, Ghosts & Haunted Houses, and of the reasons to refuse one."""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.graveyards.rules.state import CELLS, COLOURS, HAND, SPACE_ROW, SPACES

# Move numbers: each name is the first number of its kind.
PLAY_COLOUR = 0
TILE = PLAY_COLOUR + COLOURS
HOUSE = TILE + HAND
POINT = HOUSE + COLOURS
KIND = POINT + 4
DECLINE = KIND + 3
AT = DECLINE + 1
ON = AT + CELLS
MOVES = ON + SPACES * SPACES

# Most moves in one decision: 58 tiles have 232 spaces.
MOST_MOVES = 4 * 58 + 1

# Why a move is refused.
(
    FINE, GAME_OVER, NOT_ASKED, NOT_NOW, COLOUR_TAKEN, EMPTY_SLOT, NOT_YOUR_HOUSE, HOUSE_MOVED, HOUSE_NOWHERE,
    NOT_BESIDE, NO_TILE_THERE, TILE_LOCKED, JUST_PLAYED, SAME_TILE, NO_OTHER_TILE, HAND_EMPTY, SAME_TURN,
    WINDOWS, NO_TOKEN_THERE, NO_OTHER_KIND, SAME_KIND, NONE_HELD, NOT_VACANT,
) = range(23)  # fmt: skip


@rule
def move_on(space: int) -> int:
    """The number of the move that touches this space."""
    return ON + SPACES * (space // SPACE_ROW) + space % SPACE_ROW


@rule
def space_of(move: int) -> int:
    """The space that this move touches."""
    return SPACE_ROW * ((move - ON) // SPACES) + (move - ON) % SPACES
