"""Graveyards, Ghosts & Haunted Houses: what the four icons allow, touch by touch."""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.graveyards.rules.ground import (
    lay,
    lift_token,
    put_token,
    some_space_vacant,
    tile_at,
    token_on,
    tokens_in_play,
    unlocked_besides,
)
from ghostyard.games.graveyards.rules.move_numbers import AT, DECLINE, KIND, ON, POINT, TILE, space_of
from ghostyard.games.graveyards.rules.state import (
    FIRST_TURN,
    GRAVESTONE,
    INVESTIGATOR,
    KIDS,
    NEW_TILE,
    NEW_TOKEN,
    NEW_TURN,
    NO_ICON,
    REPLACE,
    REPLACE_ICON,
    ROTATE,
    ROTATE_ICON,
    ROTATED,
    SECOND_TILE,
    SECOND_TOKEN,
    SECOND_TURN,
    SWAP,
    SWAP_ICON,
    TOKEN,
    TOKEN_SPOT,
    TOKEN_TO,
    TOKENS_OF_A_KIND,
    Box,
    State,
)

# ---------------------------------------------------------------- the hand


@rule
def put_in_hand(s: State, seat: int, tile: int) -> int:
    """A tile takes the first free slot of the hand; say which."""
    slot = 0
    while (s.held[seat] >> slot) & 1 == 1:
        slot += 1
    s.hand[seat, slot] = tile
    s.held[seat] |= 1 << slot
    return slot


@rule
def take_from_hand(s: State, seat: int, slot: int) -> int:
    """The tile of a slot leaves the hand for all to see; nobody need remember it any more. GRA-06 GRA-16"""
    tile = s.hand[seat, slot]
    if s.revision > 0 and (s.shown[seat] >> slot) & 1 == 0:
        s.revealed += 1
    s.hand[seat, slot] = 0
    s.held[seat] &= ~(1 << slot)
    s.shown[seat] &= ~(1 << slot)
    return tile


# ---------------------------------------------------------------- what is possible


@rule
def begin_action(s: State, seat: int, icon: int) -> bool:
    """Ask for the action of the tile just played, unless there is nothing that it could do. GRA-13"""
    if icon == NO_ICON or not action_possible(s, seat, icon):
        return False
    s.phase = ROTATE + icon - ROTATE_ICON
    return True


@rule
def action_possible(s: State, seat: int, icon: int) -> bool:
    """Is there a tile or a token that this icon could act on? GRA-14..17"""
    if icon == ROTATE_ICON:
        return others_unlocked(s) or (tokens_of_kinds(s) > 0 and some_space_vacant(s))
    if icon == SWAP_ICON:
        return others_unlocked(s) or tokens_of_kinds(s) > 1
    if icon == REPLACE_ICON:
        return s.held[seat] != 0 or some_token_replaceable(s, seat)
    return tokens_held(s, seat) > 0 and some_space_vacant(s)


@rule
def tokens_held(s: State, seat: int) -> int:
    """How many tokens this seat has in its supply."""
    return s.supply[seat, KIDS] + s.supply[seat, INVESTIGATOR] + s.supply[seat, GRAVESTONE]


@rule
def others_unlocked(s: State) -> bool:
    """Is any tile unlocked besides the one just played, which always is? GRA-12"""
    return unlocked_besides(s, s.cell[s.laid] - 1)


@rule
def tokens_of_kinds(s: State) -> int:
    """How many kinds of tokens lie on the table."""
    return (tokens_in_play(s, KIDS) > 0) + (tokens_in_play(s, INVESTIGATOR) > 0) + (tokens_in_play(s, GRAVESTONE) > 0)


@rule
def other_kind_in_play(s: State, kind: int) -> bool:
    """Does a token of another kind lie on the table, to be swapped with? GRA-15 GRA-18"""
    return tokens_of_kinds(s) > (tokens_in_play(s, kind) > 0)


@rule
def other_kind_held(s: State, seat: int, kind: int) -> bool:
    """Has this seat a token of another kind in its supply? GRA-16"""
    return tokens_held(s, seat) > s.supply[seat, kind]


@rule
def some_token_replaceable(s: State, seat: int) -> bool:
    """Is there a token on the table that this seat could replace? GRA-16"""
    count = 0
    for kind in range(3):
        if other_kind_held(s, seat, kind):
            count += tokens_in_play(s, kind)
    return count > 0


@rule
def kind_on(s: State, space: int) -> int:
    """The kind of the token on this space; -1 if there is none."""
    token = token_on(s, space)
    return (token - 1) // TOKENS_OF_A_KIND if token != 0 else -1


# ---------------------------------------------------------------- touches


@rule
def hold(s: State, phase: int, place: int) -> None:
    """Remember a cell or space, and ask on."""
    s.here = place + 1
    s.phase = phase


@rule
def act(box: Box, s: State, seat: int, move: int) -> bool:
    """One touch of an action; True when the action is done. GRA-13"""
    if move == DECLINE:
        return True
    if move >= ON:
        return touch_space(s, seat, space_of(move))
    if move >= AT:
        return touch_tile(s, move - AT)
    if move >= KIND:
        return choose_kind(s, seat, move - KIND)
    if move >= POINT:
        return choose_turn(box, s, seat, move - POINT)
    s.slot = move - TILE + 1
    s.phase = NEW_TURN
    return False


@rule
def touch_tile(s: State, cell: int) -> bool:
    """The tile to be rotated, swapped or replaced; or the second one of a swap. GRA-14..16"""
    if s.phase == SECOND_TILE:
        s.there = cell + 1
        s.phase = FIRST_TURN
    elif s.phase == ROTATE:
        hold(s, ROTATED, cell)
    elif s.phase == SWAP:
        hold(s, SECOND_TILE, cell)
    else:
        hold(s, NEW_TILE, cell)
    return False


@rule
def touch_space(s: State, seat: int, space: int) -> bool:
    """A token to be moved, swapped or replaced; or the space that one goes to. GRA-14..17"""
    if s.phase == ROTATE:
        hold(s, TOKEN_TO, space)
    elif s.phase == SWAP:
        hold(s, SECOND_TOKEN, space)
    elif s.phase == REPLACE:
        hold(s, NEW_TOKEN, space)
    elif s.phase == TOKEN_TO:
        put_token(s, lift_token(s, s.here - 1), space)
        return True
    elif s.phase == SECOND_TOKEN:
        swap_tokens(s, s.here - 1, space)
        return True
    else:
        s.supply[seat, s.kind - 1] -= 1
        put_token(s, s.kind - 1, space)
        return True
    return False


@rule
def choose_kind(s: State, seat: int, kind: int) -> bool:
    """The kind of token to put on the table, or in the place of another. GRA-16 GRA-17"""
    if s.phase == TOKEN:
        s.kind = kind + 1
        s.phase = TOKEN_SPOT
        return False
    taken = lift_token(s, s.here - 1)
    put_token(s, kind, s.here - 1)
    s.supply[seat, kind] -= 1
    s.supply[seat, taken] += 1
    return True


@rule
def choose_turn(box: Box, s: State, seat: int, turn: int) -> bool:
    """How a tile lies from now on; of two swapped tiles the first is asked first. GRA-14..16"""
    if s.phase == FIRST_TURN:
        s.facing = turn + 1
        s.phase = SECOND_TURN
        return False
    if s.phase == ROTATED:
        lay(box, s, tile_at(s, s.here - 1), s.here - 1, turn)
    elif s.phase == SECOND_TURN:
        swap_tiles(box, s, turn)
    else:
        replace_tile(box, s, seat, turn)
    return True


@rule
def swap_tiles(box: Box, s: State, second_turn: int) -> None:
    """Two unlocked tiles exchange their places, each turned freely. GRA-15"""
    first, second = tile_at(s, s.here - 1), tile_at(s, s.there - 1)
    lay(box, s, first, s.there - 1, s.facing - 1)
    lay(box, s, second, s.here - 1, second_turn)


@rule
def swap_tokens(s: State, one: int, other: int) -> None:
    """Two tokens exchange their spaces. GRA-15"""
    first, second = token_on(s, one) - 1, token_on(s, other) - 1
    s.token[first] = other + 1
    s.token[second] = one + 1


@rule
def replace_tile(box: Box, s: State, seat: int, turn: int) -> None:
    """A tile from the hand takes the place of one on the table, which all saw go into the hand. GRA-16"""
    old = tile_at(s, s.here - 1)
    new = take_from_hand(s, seat, s.slot - 1)
    lay(box, s, new, s.here - 1, turn)
    s.cell[old] = 0
    s.turn[old] = 0
    s.shown[seat] |= 1 << put_in_hand(s, seat, old)
