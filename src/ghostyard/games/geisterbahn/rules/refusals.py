"""What may be decided now: for every question, why a move is refused, or that it is fine."""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import is_other_door
from ghostyard.games.geisterbahn.rules.cards import (
    has_card,
    has_horror,
    is_item,
    keys_of,
    pile_in,
)
from ghostyard.games.geisterbahn.rules.items import (
    FINE_TO_USE,
    item_refusal,
    may_swap,
)
from ghostyard.games.geisterbahn.rules.move_numbers import (
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    GIVE_BACK,
    LAY,
    LOOK,
    MUG_SEAT,
    PLAY_HORROR,
    PLAY_TOP,
    PROTECT,
    RIDE_TO,
    ROLL,
    STOP_HERE,
    SWAP_WITH,
    TAKE_BOOK,
    TAKE_BOOZE,
    TAKE_CARD,
    TAKE_KEY,
    TELEPORT,
    TERRIFY,
    THROUGH,
    TURN_TILE,
    USE_LAMP,
)
from ghostyard.games.geisterbahn.rules.ride import AT_THE_END
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    BY,
    CARD,
    CODE,
    FACE_IT,
    FREE,
    GARLIC,
    GATE,
    HORROR,
    HORRORS,
    KIND,
    LOOT,
    MEETING,
    MUG,
    NEXT_KEY,
    PASS_ON,
    STAGE,
    STEP_ONE,
    TELEPORTER,
    TOO_MANY,
    WALL,
    WAY,
    WHICH_ITEM,
    WHICH_KEY,
    Box,
    State,
    top,
)
from ghostyard.games.geisterbahn.rules.stop import (
    mugging_victims,
)
from ghostyard.games.geisterbahn.rules.terror import (
    possible_victims,
    protects,
)
from ghostyard.games.geisterbahn.rules.turn import (
    TURN_FINE,
    may_drive,
    turn_refusal,
)

# Why a move is refused.
(
    FINE,
    GAME_OVER,
    NOT_ASKED,
    NOT_NOW,
    NO_MORE_TURNS,
    TURNING_FORBIDDEN,
    GATE_IS_FIXED,
    FACES_THE_FRAME,
    CAR_COULD_NOT_MOVE,
    MUST_TURN,
    NO_WAY,
    NO_DOOR,
    MUST_GO_ON,
    NOT_IN_HAND,
    HORROR_IN_HAND,
    NO_PROTECTION,
    NOT_THEM,
    NO_SUCH_KEY,
    NOTHING_TO_TAKE,
    LOOKED_ALREADY,
    TOO_FEW_KEYS,
    NO_SUCH_ITEM,
    NOT_IN_STEP_ONE,
    NO_KEY_TO_GIVE,
    PILE_IS_EMPTY,
    TURNED_ALREADY,
    NOT_FOR_THIS_CAR,
    CANNOT_MOVE,
    LAMP_IN_VAIN,
    BOX_IS_EMPTY,
    NOT_SWAPPABLE,
    MUST_LOSE_ITEM,
) = range(32)


@rule
def refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; FINE if it may."""
    asked = s.asked
    if move >= USE_LAMP and move < SWAP_WITH and is_free_choice(s, seat):
        code = item_refusal(box, s, seat, move)
        return FINE if code == FINE_TO_USE else NO_SUCH_ITEM - 1 + code
    if asked == STEP_ONE:
        return step_one_refusal(box, s, move)
    if asked <= WALL:
        return ride_refusal(box, s, asked, move)
    if asked <= PASS_ON:
        return terror_refusal(box, s, seat, asked, move)
    return stop_refusal(box, s, seat, asked, move)


@rule
def is_free_choice(s: State, seat: int) -> bool:
    """May items be played now? In the own turn, in step 1, at the Gate House, before step 4. GEI-65"""
    asked = s.asked
    return s.active == seat and (asked == STEP_ONE or asked == FREE or asked == GATE)


@rule
def step_one_refusal(box: Box, s: State, move: int) -> int:
    """Turn a tile, or drive. GEI-12 GEI-13"""
    if move < DRIVE:
        code = turn_refusal(box, s, (move - TURN_TILE) // 5, 1 + (move - TURN_TILE) % 5)
        return FINE if code == TURN_FINE else NO_MORE_TURNS - 1 + code
    if move == DRIVE:
        return FINE if may_drive(box, s) else MUST_TURN
    return NOT_NOW


@rule
def ride_refusal(box: Box, s: State, asked: int, move: int) -> int:
    """A way, a teleporter, a wall, or the second tile for the Pliers. GEI-15 GEI-17 GEI-63"""
    if asked == WAY:
        if RIDE_TO <= move < TELEPORT:
            return FINE if (s.way_out >> (move - RIDE_TO)) & 1 == 1 else NO_WAY
    elif asked == TELEPORTER:
        if TELEPORT <= move < THROUGH:
            mover = s.mover
            cell, edge = s.cell[mover], s.edge[mover]
            return FINE if is_other_door(box, s, move - TELEPORT, cell, edge) else NO_DOOR
        if move == STOP_HERE:
            return FINE if top(s, STAGE) == AT_THE_END else MUST_GO_ON  # the first step must be taken
    elif asked == WALL:
        return FINE if move == THROUGH or move == STOP_HERE else NOT_NOW
    elif move >= SWAP_WITH:
        return FINE if may_swap(box, s, s.first_tile - 1, move - SWAP_WITH) else NOT_SWAPPABLE
    return NOT_NOW


@rule
def terror_refusal(box: Box, s: State, seat: int, asked: int, move: int) -> int:
    """Choosing a horror, facing it, and what it brings. GEI-27 GEI-42 GEI-43 GEI-46 GEI-49"""
    if asked == HORROR:
        if PLAY_HORROR <= move < PLAY_TOP:
            return FINE if has_card(s, seat, 1 + move - PLAY_HORROR) else NOT_IN_HAND
        if move == PLAY_TOP:
            return HORROR_IN_HAND if has_horror(s, seat) else FINE
    elif asked == FACE_IT:
        if PROTECT <= move < TERRIFY:
            return FINE if may_protect(box, s, seat, GARLIC + move - PROTECT) else NO_PROTECTION
        return FINE if move == ROLL else NOT_NOW
    elif asked == WHICH_ITEM:
        if DISCARD + HORRORS <= move < GIVE_BACK:
            return FINE if has_item(s, seat, 1 + move - DISCARD) else NO_SUCH_ITEM
        if move == DECLINE:
            return MUST_LOSE_ITEM if has_any_item(s, seat) else FINE
    elif asked == WHICH_KEY:
        if GIVE_BACK <= move < MUG_SEAT:
            return FINE if s.keys[seat, pile_in(s, move - GIVE_BACK)] > 0 else NO_SUCH_KEY
    elif TERRIFY <= move < DECLINE:
        if (possible_victims(s, seat) >> (move - TERRIFY)) & 1 == 0:
            return NOT_THEM
        return FINE if asked == PASS_ON or has_horror(s, seat) else NOT_IN_HAND
    elif move == DECLINE:
        return FINE
    return NOT_NOW


@rule
def may_protect(box: Box, s: State, seat: int, item: int) -> bool:
    """A matching item in hand; in a meeting only Garlic helps. GEI-27 GEI-64"""
    if not has_card(s, seat, item):
        return False
    if top(s, KIND) == MEETING:
        return item == GARLIC
    return protects(box, item, top(s, CARD))


@rule
def has_item(s: State, seat: int, item: int) -> bool:
    """Has this player the item, in hand or laid out? GEI-43"""
    if item == BOOK and s.book == 1 + seat:
        return True
    if item == BOOZE and s.booze == 1 + seat:
        return True
    return has_card(s, seat, item)


@rule
def has_any_item(s: State, seat: int) -> bool:
    """Has this player any item at all? GEI-43"""
    if s.book == 1 + seat or s.booze == 1 + seat:
        return True
    for slot in range(s.held[seat]):
        if is_item(s.hand[seat, slot]):
            return True
    return False


@rule
def stop_refusal(box: Box, s: State, seat: int, asked: int, move: int) -> int:
    """Mugging, looking, cracking, and the end of the turn. GEI-20 GEI-23..25"""
    if asked == MUG:
        if MUG_SEAT <= move < TAKE_CARD:
            return FINE if (mugging_victims(box, s, seat) >> (move - MUG_SEAT)) & 1 == 1 else NOT_THEM
        return FINE if move == DECLINE else NOT_NOW
    if asked == LOOT:
        if TAKE_CARD <= move < LOOK:
            return FINE if can_take(s, top(s, BY), move) else NOTHING_TO_TAKE
    elif asked == TOO_MANY:
        if DISCARD <= move < GIVE_BACK:
            return FINE if has_card(s, seat, 1 + move - DISCARD) else NOT_IN_HAND
    elif LAY <= move < DONE and asked != FREE:
        return lay_refusal(s, seat, asked, pile_in(s, move - LAY))
    elif LOOK <= move < LAY and asked == GATE:
        return LOOKED_ALREADY if s.looked == 1 else FINE
    elif move == DONE and asked != NEXT_KEY:
        return FINE
    return NOT_NOW


@rule
def lay_refusal(s: State, seat: int, asked: int, pile: int) -> int:
    """An attempt needs three keys to begin with. GEI-23 GEI-24"""
    if asked == GATE and keys_of(s, seat) < CODE:
        return TOO_FEW_KEYS
    return FINE if s.keys[seat, pile] > 0 else NO_SUCH_KEY


@rule
def can_take(s: State, other: int, move: int) -> bool:
    """Is there such a thing to take from the mugged player? GEI-20"""
    if move == TAKE_CARD:
        return s.held[other] > 0
    if move == TAKE_KEY:
        return keys_of(s, other) > 0
    if move == TAKE_BOOK:
        return s.book == 1 + other
    if move == TAKE_BOOZE:
        return s.booze == 1 + other
    return True
