"""Items that are played in the own turn: what each needs, and what it does."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    DOOR_CELL,
    DOOR_EDGE,
    MOST_DOORS,
    NOWHERE,
    OPPOSITE,
    ends_at,
    first_ends,
    kind_at,
    lets_in,
)
from ghostyard.games.geisterbahn.rules.cards import (
    ALL_PILES,
    change_morale,
    ghost_check,
    has_card,
    learn_code,
    learn_pile,
    pile_in,
    refill_hand,
    return_key,
    show_from_hand,
    use_up,
)
from ghostyard.games.geisterbahn.rules.move_numbers import (
    ITEM_OF,
    ORDERED_PAIR,
    PAIR,
    USE_DIE,
    USE_LORGNETTE,
    USE_PLIERS,
    USE_RASP,
    USE_WHISTLE,
)
from ghostyard.games.geisterbahn.rules.ride import can_move, may_teleport
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    CELLS,
    CODE,
    COMPASS,
    EXCHANGES,
    KEY_CHAMBER,
    LAMP,
    LOOKS,
    LORGNETTE,
    PILES_SWAPPED,
    PLIERS,
    RASP,
    STEP_ONE,
    SWAPPED,
    TRACK,
    USES,
    VIEWERS,
    WHISTLE,
    WHISTLES,
    Box,
    State,
    is_ghost,
    note,
)

(
    FINE_TO_USE,
    NO_SUCH_ITEM,
    NOT_IN_STEP_ONE,
    NO_KEY_TO_GIVE,
    PILE_IS_EMPTY,
    TURNED_ALREADY,
    NOT_FOR_THIS_CAR,
    CANNOT_MOVE,
    LAMP_IN_VAIN,
    BOX_IS_EMPTY,
) = range(10)


@rule
def item_refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this item cannot be played so now; FINE_TO_USE if it can. GEI-60..65"""
    item = ITEM_OF[move]
    if not has_card(s, seat, item):
        return NO_SUCH_ITEM
    if item == LAMP or item == COMPASS or item == PLIERS:
        if s.asked != STEP_ONE:
            return NOT_IN_STEP_ONE
        if s.mover != s.active:
            return NOT_FOR_THIS_CAR
    if item == LAMP:
        return lamp_refusal(box, s)
    if item == COMPASS:
        return TURNED_ALREADY if s.no_turning != 0 else FINE_TO_USE
    if item == RASP:
        return rasp_refusal(s, seat, move - USE_RASP)
    if item == PLIERS:
        return FINE_TO_USE if has_partner(box, s, move - USE_PLIERS) else CANNOT_MOVE
    if item == WHISTLE:
        return FINE_TO_USE if cards_in_box(s) > 0 else BOX_IS_EMPTY
    return FINE_TO_USE


@rule
def lamp_refusal(box: Box, s: State) -> int:
    """Instead of turning, and no way around the compulsory turn: with it the car can set off. GEI-13 GEI-60"""
    if s.turned != 0:
        return TURNED_ALREADY
    return FINE_TO_USE if s.revision == 0 or can_move(box, s, True) else LAMP_IN_VAIN


@rule
def rasp_refusal(s: State, seat: int, pair: int) -> int:
    """A key to give, and another pile that still has one. GEI-62"""
    if s.keys[seat, pile_in(s, ORDERED_PAIR[pair, 0])] == 0:
        return NO_KEY_TO_GIVE
    if s.pile_left[pile_in(s, ORDERED_PAIR[pair, 1])] == 0:
        return PILE_IS_EMPTY
    return FINE_TO_USE


@rule
def use_item(box: Box, s: State, seat: int, move: int) -> None:
    """Play an item: once ones are discarded, limited ones are laid out, then its effect. GEI-60..63"""
    item = ITEM_OF[move]
    note(s, USES, seat, item, 0)
    if item == BOOK or item == BOOZE:
        lay_out(s, seat, item)
        return
    use_up(s, seat, item)
    if item == LAMP:
        s.lamp_lit = 1
        s.no_turning = 1
    elif item == COMPASS:
        s.turns_left += 1
    elif item == PLIERS:
        s.first_tile = 1 + move - USE_PLIERS
    else:
        pay_and_use(box, s, seat, item, move)


@rule
def lay_out(s: State, seat: int, item: int) -> None:
    """Book or Bottle: morale +3 while it lies in front of the player. GEI-61"""
    show_from_hand(s, seat, item)
    gave = change_morale(s, seat, 3)
    if item == BOOK:
        s.book = 1 + seat
        s.book_gave = gave
    else:
        s.booze = 1 + seat
        s.booze_gave = gave
        s.booze_turns = 4
    refill_hand(s, seat)


@rule
def pay_and_use(box: Box, s: State, seat: int, item: int, move: int) -> None:
    """The effect first, then 1 morale, which can make a ghost. GEI-62"""
    if item == RASP:
        exchange_key(s, seat, move - USE_RASP)
    elif item == LORGNETTE:
        learn_code(s, seat, move - USE_LORGNETTE)
        note(s, LOOKS, seat, move - USE_LORGNETTE, 0)
    elif item == WHISTLE:
        replace_code(s, seat, move - USE_WHISTLE)
    else:
        swap_piles(s, seat, move - USE_DIE)
    change_morale(s, seat, -1)
    ghost_check(box, s, seat)


@rule
def exchange_key(s: State, seat: int, pair: int) -> None:
    """Rasp: one key back to its pile, one from another. GEI-62"""
    given = pile_in(s, ORDERED_PAIR[pair, 0])
    taken = pile_in(s, ORDERED_PAIR[pair, 1])
    return_key(s, seat, given)
    s.pile_left[taken] -= 1
    s.keys[seat, taken] += 1
    learn_pile(s, seat, taken)
    note(s, EXCHANGES, seat, ORDERED_PAIR[pair, 0], ORDERED_PAIR[pair, 1])


@rule
def cards_in_box(s: State) -> int:
    """How many code cards the Whistle can still bring. GEI-62"""
    return CODE - s.code_gone


@rule
def replace_code(s: State, seat: int, place: int) -> None:
    """Whistle: a random card of the box takes this place, and is looked at. GEI-62"""
    if s.revision == 0:
        exchange_code(s, place)
    else:
        discard_code(s, place)
    learn_code(s, seat, place)
    note(s, WHISTLES, seat, place, 0)


@rule
def discard_code(s: State, place: int) -> None:
    """The replaced card is out of the game, face down; nobody forgets what is still true. GEI-62"""
    in_box = cards_in_box(s)
    drawn, last = CODE + below(s.chance, in_box), CODE + in_box - 1
    old = s.code[place]
    s.code[place] = s.code[drawn]
    s.code[drawn] = s.code[last]
    s.code[last] = old
    s.code_gone += 1
    for viewer in range(VIEWERS):
        follow_code(s, viewer, place, last)


@rule
def follow_code(s: State, viewer: int, place: int, gone: int) -> None:
    """Whoever knew the old card knows where it is now; the new one is news. GEI-62"""
    known = s.knows_code[viewer]
    if known == ALL_PILES:
        return  # that takes a box with one card left: it is no news that this one lies here now
    s.knows_code[viewer] = (known & ~(1 << place)) | (((known >> place) & 1) << gone)


@rule
def exchange_code(s: State, place: int) -> None:
    """Version 1 of the rules: the old card went into the box, to its last place, and could come back. GEI-62"""
    drawn = CODE + below(s.chance, CODE)
    old, last = s.code[place], 2 * CODE - 1
    s.code[place] = s.code[drawn]
    s.code[drawn] = s.code[last]
    s.code[last] = old
    if below(s.chance, 2) == 1:
        other = s.code[CODE]
        s.code[CODE] = s.code[CODE + 1]
        s.code[CODE + 1] = other
    for viewer in range(VIEWERS):
        forget_code(s, viewer, place)


@rule
def forget_code(s: State, viewer: int, place: int) -> None:
    """Version 1 of the rules: only the other two places and the old card, last in the box, stayed known. GEI-62"""
    known = s.knows_code[viewer]
    kept = known & ((1 << CODE) - 1) & ~(1 << place)
    if (known >> place) & 1 == 1:
        kept |= 1 << (2 * CODE - 1)
    s.knows_code[viewer] = kept


@rule
def swap_piles(s: State, seat: int, pair: int) -> None:
    """Die: two key piles change places. GEI-62"""
    one, other = PAIR[pair, 0], PAIR[pair, 1]
    first, second = pile_in(s, one), pile_in(s, other)
    s.pile_at[first] = other
    s.pile_at[second] = one
    note(s, PILES_SWAPPED, seat, one, other)


# ---------------------------------------------------------------- Pliers


@rule
def swapped(cell: int, one: int, other: int) -> int:
    """Where the tile on this cell goes when two are swapped. GEI-63"""
    if cell == one:
        return other
    return one if cell == other else cell


@rule
def may_swap(box: Box, s: State, one: int, other: int) -> bool:
    """Two different normal tiles, and afterwards the car can move. GEI-63"""
    if one == other or kind_at(box, s, one) != TRACK or kind_at(box, s, other) != TRACK:
        return False
    if s.invisible == 1:
        return True
    mover = s.mover
    cell, ends = swapped(s.cell[mover], one, other), first_ends(box, s, mover, False)
    for edge in range(6):
        if (ends >> edge) & 1 == 1 and step_after_swap(box, s, mover, cell, edge, one, other):
            return True
    return False


@rule
def step_after_swap(box: Box, s: State, mover: int, cell: int, edge: int, one: int, other: int) -> bool:
    """Could the car leave its tile over this edge if two tiles were swapped? GEI-63"""
    target = BESIDE[cell, edge]
    if target == NOWHERE:
        return may_teleport(s) and doors_after_swap(box, s, one, other) > 1
    if not lets_in(box, s, mover, target, OPPOSITE[edge], is_ghost(s, mover)):
        return False
    if (ends_at(box, s, swapped(target, one, other)) >> OPPOSITE[edge]) & 1 == 1:
        return True
    return s.lamp_lit == 1 and kind_at(box, s, target) <= KEY_CHAMBER


@rule
def doors_after_swap(box: Box, s: State, one: int, other: int) -> int:
    """How many track ends would lead off the board. GEI-17 GEI-63"""
    doors = 0
    for door in range(MOST_DOORS):
        doors += (ends_at(box, s, swapped(DOOR_CELL[door], one, other)) >> DOOR_EDGE[door]) & 1
    return doors


@rule
def has_partner(box: Box, s: State, one: int) -> bool:
    """Can this tile be swapped with any other? GEI-63"""
    for other in range(CELLS):
        if may_swap(box, s, one, other):
            return True
    return False


@rule
def swap_tiles(box: Box, s: State, seat: int, one: int, other: int) -> None:
    """The tiles change places, their turn kept; cars ride along. GEI-63"""
    tile, turn = s.tile[one], s.turn[one]
    s.tile[one] = s.tile[other]
    s.turn[one] = s.turn[other]
    s.tile[other] = tile
    s.turn[other] = turn
    for car in range(s.seats):
        s.cell[car] = swapped(s.cell[car], one, other)
    s.first_tile = 0
    note(s, SWAPPED, seat, one, other)
