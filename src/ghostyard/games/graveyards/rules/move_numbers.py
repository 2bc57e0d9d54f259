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

# Why a move is refused. One reason has several numbers where another clause forbids it in each case; those of the three
# actions that touch tiles and tokens in play stand in the order of their icons.
(
    FINE, GAME_OVER, NOT_ASKED, NOT_NOW, COLOUR_TAKEN, EMPTY_SLOT, NO_SUCH_TILE, NOT_YOUR_HOUSE, HOUSE_MOVED,
    ENOUGH_HOUSE_MOVES, HOUSE_NOWHERE, NOT_BESIDE, NOT_THE_MIDDLE, TILE_LOCKED, JUST_PLAYED, SAME_TILE, NO_OTHER_TILE,
    HAND_EMPTY, SAME_TURN, WINDOWS, NO_TILE_TO_ROTATE, NO_TILE_TO_SWAP, NO_TILE_TO_REPLACE,
    NO_TOKEN_TO_MOVE, NO_TOKEN_TO_SWAP, NO_TOKEN_TO_REPLACE, NOWHERE_TO_MOVE, NO_OTHER_KIND, EQUAL_TOKENS, SAME_TOKEN,
    NO_OTHER_KIND_HELD, SAME_KIND, NONE_HELD, NO_SUCH_TOKEN, NOT_VACANT,
) = range(35)  # fmt: skip


@rule
def move_on(space: int) -> int:
    """The number of the move that touches this space."""
    return ON + SPACES * (space // SPACE_ROW) + space % SPACE_ROW


@rule
def space_of(move: int) -> int:
    """The space that this move touches."""
    return SPACE_ROW * ((move - ON) // SPACES) + (move - ON) % SPACES
