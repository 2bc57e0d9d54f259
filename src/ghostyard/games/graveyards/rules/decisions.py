"""Graveyards, Ghosts & Haunted Houses: which moves are legal, and why the others are not."""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import bit
from ghostyard.games.graveyards.rules.actions import kind_on, other_kind_held, other_kind_in_play
from ghostyard.games.graveyards.rules.ground import (
    beside_row,
    first_column,
    house_has_a_spot,
    is_taken,
    is_unlocked,
    is_vacant,
    list_columns,
    some_space_vacant,
    spots_row,
    tile_at,
    unlocked_besides,
    unlocked_row,
)
from ghostyard.games.graveyards.rules.move_numbers import (
    AT,
    COLOUR_TAKEN,
    DECLINE,
    EMPTY_SLOT,
    ENOUGH_HOUSE_MOVES,
    EQUAL_TOKENS,
    FINE,
    HAND_EMPTY,
    HOUSE,
    HOUSE_MOVED,
    HOUSE_NOWHERE,
    JUST_PLAYED,
    KIND,
    NO_OTHER_KIND,
    NO_OTHER_KIND_HELD,
    NO_OTHER_TILE,
    NO_SUCH_TILE,
    NO_SUCH_TOKEN,
    NO_TILE_TO_ROTATE,
    NO_TOKEN_TO_MOVE,
    NONE_HELD,
    NOT_BESIDE,
    NOT_NOW,
    NOT_THE_MIDDLE,
    NOT_VACANT,
    NOT_YOUR_HOUSE,
    NOWHERE_TO_MOVE,
    ON,
    PLAY_COLOUR,
    POINT,
    SAME_KIND,
    SAME_TILE,
    SAME_TOKEN,
    SAME_TURN,
    TILE,
    TILE_LOCKED,
    WINDOWS,
    move_on,
    space_of,
)
from ghostyard.games.graveyards.rules.state import (
    CELL,
    COLOUR,
    COLOURS,
    FACING,
    FIRST_TURN,
    HAND,
    HOUSE_SPOT,
    HOUSES_AGAIN,
    MIDDLE,
    NEW_TILE,
    NEW_TOKEN,
    NEW_TURN,
    REPLACE,
    ROTATE,
    ROTATED,
    SECOND_TILE,
    SECOND_TOKEN,
    SECOND_TURN,
    SPACE_ROW,
    SPACES,
    SWAP,
    TOKEN,
    TOKEN_SPOT,
    TOKEN_TO,
    TOKENS,
    TURN,
    WIDTH,
    Box,
    State,
)
from ghostyard.games.graveyards.rules.turns import MOST_STILL

FIRST_CELL = MIDDLE * WIDTH + MIDDLE

# Decisions of a kind, as sets of bits.
TILE_FROM_HAND = 1 << TURN | 1 << NEW_TILE
TILE_IN_PLAY = 1 << ROTATE | 1 << SWAP | 1 << REPLACE | 1 << SECOND_TILE
TOKEN_FROM_SUPPLY = 1 << TOKEN | 1 << NEW_TOKEN
TOKEN_IN_PLAY = 1 << ROTATE | 1 << SWAP | 1 << REPLACE | 1 << SECOND_TOKEN
VACANT_SPACE = 1 << TOKEN_TO | 1 << TOKEN_SPOT
ANY_FACING = 1 << FACING | 1 << FIRST_TURN | 1 << SECOND_TURN | 1 << NEW_TURN
AN_ACTION = 1 << ROTATE | 1 << SWAP | 1 << REPLACE | 1 << TOKEN


@rule
def asks(s: State, decisions: int) -> bool:
    """Is the decision that is due one of these?"""
    return (decisions >> s.phase) & 1 == 1


# ---------------------------------------------------------------- refusals


@rule
def refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; FINE if it may."""
    if move >= ON:
        return space_refusal(s, seat, space_of(move))
    if move >= AT:
        return cell_refusal(s, seat, move - AT)
    if move == DECLINE:
        return FINE if asks(s, AN_ACTION) else NOT_NOW
    if move >= KIND:
        return kind_refusal(s, seat, move - KIND)
    if move >= POINT:
        return turn_refusal(s, move - POINT)
    if move >= HOUSE:
        return house_refusal(s, seat, move - HOUSE) if s.phase == TURN else NOT_NOW
    if move >= TILE:
        return slot_refusal(s, seat, move - TILE)
    return colour_refusal(s, move - PLAY_COLOUR)


@rule
def colour_refusal(s: State, colour: int) -> int:
    """A colour has one player. GRA-05"""
    if s.phase != COLOUR:
        return NOT_NOW
    return FINE if s.owner[colour] == 0 else COLOUR_TAKEN


@rule
def slot_refusal(s: State, seat: int, slot: int) -> int:
    """A tile to play, or to replace another, comes from the hand. GRA-07 GRA-16"""
    if not asks(s, TILE_FROM_HAND):
        return NOT_NOW
    if (s.held[seat] >> slot) & 1 == 1:
        return FINE
    return EMPTY_SLOT if s.phase == TURN else NO_SUCH_TILE


@rule
def house_refusal(s: State, seat: int, colour: int) -> int:
    """A house needs its owner, a place to go, and, to be moved, a turn without that before. GRA-07 GRA-10 GRA-11"""
    if s.owner[colour] != seat + 1:
        return NOT_YOUR_HOUSE
    if s.house[colour] != 0 and not may_move_houses(s, seat):
        return ENOUGH_HOUSE_MOVES if s.option[HOUSES_AGAIN] else HOUSE_MOVED
    return FINE if house_has_a_spot(s, colour) else HOUSE_NOWHERE


@rule
def may_move_houses(s: State, seat: int) -> bool:
    """Not on two own turns in a row; with the option, until all have done nothing else for long. GRA-11"""
    if s.option[HOUSES_AGAIN]:
        return s.still < MOST_STILL
    return s.moved & bit(seat) == 0


@rule
def turn_refusal(s: State, turn: int) -> int:
    """Any turn will do for a tile that is laid down; rotating must change something. GRA-09 GRA-14"""
    if s.phase == ROTATED:
        return FINE if s.turn[tile_at(s, s.here - 1)] != turn else SAME_TURN
    return FINE if asks(s, ANY_FACING) else NOT_NOW


@rule
def kind_refusal(s: State, seat: int, kind: int) -> int:
    """A token comes from the own supply; to replace one it is of another kind. GRA-16 GRA-17"""
    if not asks(s, TOKEN_FROM_SUPPLY):
        return NOT_NOW
    if s.phase == NEW_TOKEN and kind_on(s, s.here - 1) == kind:
        return SAME_KIND
    if s.supply[seat, kind] != 0:
        return FINE
    return NONE_HELD if s.phase == TOKEN else NO_SUCH_TOKEN


@rule
def cell_refusal(s: State, seat: int, cell: int) -> int:
    """Where a tile may go; or which tile an action may touch. GRA-09 GRA-12"""
    if s.phase == CELL:
        return place_refusal(s, cell)
    if not asks(s, TILE_IN_PLAY):
        return NOT_NOW
    if not is_taken(s, cell):
        return NO_TILE_TO_ROTATE + action_number(s)
    if not is_unlocked(s, cell):
        return TILE_LOCKED
    return unlocked_refusal(s, seat, cell)


@rule
def place_refusal(s: State, cell: int) -> int:
    """The first tile is the middle of the table; every other one shares a full edge with one in play. GRA-09"""
    if (beside_row(s, cell // WIDTH) >> (cell % WIDTH)) & 1 == 1:
        return FINE
    return NOT_BESIDE if is_taken(s, FIRST_CELL) else NOT_THE_MIDDLE


@rule
def action_number(s: State) -> int:
    """Which action is under way that touches tiles and tokens in play: 0 rotate, 1 swap, 2 replace. GRA-14..16"""
    if s.phase == ROTATE:
        return 0
    return 2 if s.phase == REPLACE else 1


@rule
def unlocked_refusal(s: State, seat: int, cell: int) -> int:
    """Why an unlocked tile may not be rotated, swapped or replaced all the same. GRA-14..16"""
    if s.phase == ROTATE:
        return FINE if s.cell[s.laid] != cell + 1 else JUST_PLAYED
    if s.phase == SWAP:
        return FINE if unlocked_besides(s, cell) else NO_OTHER_TILE
    if s.phase == REPLACE:
        return FINE if s.held[seat] != 0 else HAND_EMPTY
    return FINE if s.here != cell + 1 else SAME_TILE


@rule
def space_refusal(s: State, seat: int, space: int) -> int:
    """Where a house or a token may go; or which token an action may touch. GRA-10 GRA-18"""
    if s.phase == HOUSE_SPOT:
        spots = spots_row(s, s.kind - 1, space // SPACE_ROW)
        return FINE if (spots >> (space % SPACE_ROW)) & 1 == 1 else WINDOWS
    if asks(s, VACANT_SPACE):
        return FINE if is_vacant(s, space) else NOT_VACANT
    if not asks(s, TOKEN_IN_PLAY):
        return NOT_NOW
    kind = kind_on(s, space)
    if kind < 0:
        return NO_TOKEN_TO_MOVE + action_number(s)
    if s.phase == SECOND_TOKEN and s.here == space + 1:
        return SAME_TOKEN
    return token_refusal(s, seat, kind)


@rule
def token_refusal(s: State, seat: int, kind: int) -> int:
    """Why a token of this kind may not be moved, swapped or replaced. GRA-14..16 GRA-18"""
    if s.phase == ROTATE:
        return FINE if some_space_vacant(s) else NOWHERE_TO_MOVE
    if s.phase == SWAP:
        return FINE if other_kind_in_play(s, kind) else NO_OTHER_KIND
    if s.phase == REPLACE:
        return FINE if other_kind_held(s, seat, kind) else NO_OTHER_KIND_HELD
    return FINE if kind_on(s, s.here - 1) != kind else EQUAL_TOKENS


# ---------------------------------------------------------------- the legal moves


@rule
def legal(box: Box, s: State, seat: int, out: Array) -> int:
    """Write the moves this seat may make now; say how many. Agrees with `refusal`."""
    phase = s.phase
    if phase == TURN:
        return list_turns(s, seat, out)
    if phase == CELL:
        return list_cells(s, out)
    if phase == HOUSE_SPOT:
        return list_house_spots(s, out)
    if asks(s, VACANT_SPACE):
        return list_vacant(s, out)
    if phase == ROTATED or asks(s, ANY_FACING):
        return list_facings(s, out)
    if phase == COLOUR:
        return list_colours(s, out)
    return list_touches(s, seat, out)


@rule
def list_colours(s: State, out: Array) -> int:
    """The colours that nobody has taken. GRA-05"""
    count = 0
    for colour in range(COLOURS):
        if colour_refusal(s, colour) == FINE:
            out[count] = PLAY_COLOUR + colour
            count += 1
    return count


@rule
def list_turns(s: State, seat: int, out: Array) -> int:
    """A tile from the hand, a house from the hand, or a house in play. GRA-07"""
    count = list_slots(s, seat, out)
    for colour in range(COLOURS):
        if house_refusal(s, seat, colour) == FINE:
            out[count] = HOUSE + colour
            count += 1
    return count


@rule
def list_slots(s: State, seat: int, out: Array) -> int:
    """The tiles in hand. GRA-07 GRA-16"""
    count = 0
    for slot in range(HAND):
        if slot_refusal(s, seat, slot) == FINE:
            out[count] = TILE + slot
            count += 1
    return count


@rule
def list_cells(s: State, out: Array) -> int:
    """Every free cell along the edge of the table. GRA-09"""
    count = 0
    for y in range(WIDTH):
        count = list_columns(out, count, AT + y * WIDTH, beside_row(s, y))
    return count


@rule
def list_house_spots(s: State, out: Array) -> int:
    """Every place where a house shows four ghosts. GRA-10"""
    count, colour = 0, s.kind - 1
    for y in range(SPACES - 1):
        count = list_columns(out, count, ON + y * SPACES, spots_row(s, colour, y))
    return count


@rule
def list_vacant(s: State, out: Array) -> int:
    """Every vacant space. GRA-18"""
    count = 0
    for y in range(SPACES):
        count = list_columns(out, count, ON + y * SPACES, s.vacant[y])
    return count


@rule
def list_facings(s: State, out: Array) -> int:
    """The turns that a tile may have. GRA-09 GRA-14"""
    present = s.turn[tile_at(s, s.here - 1)] + 0 if s.phase == ROTATED else -1
    count = 0
    for turn in range(4):
        out[count] = POINT + turn
        if turn != present:
            count += 1
    return count


@rule
def list_touches(s: State, seat: int, out: Array) -> int:
    """What an action may touch: tiles, tokens on the table, or what is in hand; or nothing. GRA-13..17"""
    count = 0
    if asks(s, TILE_IN_PLAY):
        count = list_tiles(s, seat, out)
    if asks(s, TOKEN_IN_PLAY):
        count = list_tokens(s, seat, out, count)
    if s.phase == NEW_TILE:
        count = list_slots(s, seat, out)
    if asks(s, TOKEN_FROM_SUPPLY):
        count = list_kinds(s, seat, out)
    if asks(s, AN_ACTION):
        out[count] = DECLINE
        count += 1
    return count


@rule
def list_tiles(s: State, seat: int, out: Array) -> int:
    """The unlocked tiles that this action may touch. GRA-12 GRA-14..16"""
    if s.phase == REPLACE and s.held[seat] == 0:
        return 0
    barred = -1
    if s.phase == ROTATE or (s.phase == SWAP and not unlocked_besides(s, s.cell[s.laid] - 1)):
        barred = s.cell[s.laid] - 1
    elif s.phase == SECOND_TILE:
        barred = s.here - 1
    count = 0
    for y in range(WIDTH):
        row = unlocked_row(s, y)
        while row != 0:
            cell = y * WIDTH + (first_column(row) >> 1)
            row &= row - 1
            out[count] = AT + cell
            if cell != barred:
                count += 1
    return count


@rule
def list_tokens(s: State, seat: int, out: Array, count: int) -> int:
    """The tokens on the table that this action may touch. GRA-14..16"""
    for kind in range(3):
        if token_refusal(s, seat, kind) != FINE:
            continue
        for token in range(kind * TOKENS // 3, (kind + 1) * TOKENS // 3):
            if s.token[token] != 0:
                out[count] = move_on(s.token[token] - 1)
                count += 1
    return count


@rule
def list_kinds(s: State, seat: int, out: Array) -> int:
    """The kinds of token that may be taken from the supply. GRA-16 GRA-17"""
    count = 0
    for kind in range(3):
        if kind_refusal(s, seat, kind) == FINE:
            out[count] = KIND + kind
            count += 1
    return count
