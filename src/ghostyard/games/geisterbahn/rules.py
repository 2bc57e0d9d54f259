"""Gefangen in der Geisterbahn: set-up, the decisions, and how the stack of running things goes on."""

from __future__ import annotations

from ghostyard.core.chance import below, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import is_pending
from ghostyard.games.geisterbahn.board import GATE_CELL, is_other_door
from ghostyard.games.geisterbahn.cards import (
    ALL_PILES,
    add_to_hand,
    discard,
    draw_horror,
    has_card,
    has_horror,
    is_horror,
    is_item,
    keys_of,
    pile_in,
    show_from_hand,
)
from ghostyard.games.geisterbahn.items import (
    FINE_TO_USE,
    end_of_use,
    first_use,
    item_refusal,
    may_swap,
    swap_tiles,
    use_item,
)
from ghostyard.games.geisterbahn.numbers import (
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    GIVE_BACK,
    LAY,
    LOOK,
    MOVES,
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
from ghostyard.games.geisterbahn.ride import finish_ride, go_to_end, ride_on, teleport, walk_through
from ghostyard.games.geisterbahn.state import (
    BOOK,
    BOOZE,
    BY,
    CARD,
    CELLS,
    CODE,
    DECLINES,
    DISCARDS,
    ENCOUNTERS,
    FACE_IT,
    FIRST_ENCOUNTER,
    FIRST_ITEM,
    FREE,
    GARLIC,
    GATE,
    HORROR,
    HORRORS,
    ITEMS,
    KEYS_OF_A_KIND,
    KIND,
    KINDS,
    LOOT,
    MEETING,
    MOST_MORALE,
    MUG,
    NEXT_KEY,
    OPEN_PILES,
    PASS_ON,
    RIDE,
    STAGE,
    STEP_ONE,
    STOP,
    TELEPORTER,
    TERROR,
    TOO_MANY,
    TURN,
    VIEWERS,
    WALL,
    WAY,
    WHICH_ITEM,
    WHICH_KEY,
    WHOM,
    Box,
    State,
    note,
    set_top,
    top,
)
from ghostyard.games.geisterbahn.stop import (
    LEFT,
    finish_mugging,
    lay_key,
    look_at_code,
    mug,
    mugging_victims,
    steal_card,
    steal_key,
    steal_laid_item,
    stop_on,
)
from ghostyard.games.geisterbahn.terror import (
    ENDING,
    face_holder,
    face_horror,
    lose_item,
    lose_key,
    lose_nothing,
    meeting_on,
    play_from_pile,
    play_horror,
    possible_victims,
    protects,
    terrify,
    terror_on,
    use_protection,
)
from ghostyard.games.geisterbahn.turn import (
    MOVING,
    SOBERING,
    TURN_FINE,
    all_are_ghosts,
    begin_turn,
    end_if_all_are_ghosts,
    finish,
    may_drive,
    moves_after_turn,
    near_mover,
    shape_refusal,
    turn_on,
    turn_refusal,
    turn_tile,
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
    NOT_SWAPPABLE,
    MUST_LOSE_ITEM,
) = range(30)


# A game ends within this many decisions, whatever is played (GEI-35): at most 90 rounds of 5 turns. In a turn at
# most 40 choices of way (a track end is left once: 30 entries of roundabouts, 7 of switches, teleporter, wall), 70
# in terrors and meetings (each pair meets once), 20 with items, 14 else.
MOST_PLIES_OF_A_TURN = 144
MOST_PLIES = 90 * 5 * MOST_PLIES_OF_A_TURN

# ---------------------------------------------------------------- set-up


@rule
def deal(box: Box, s: State) -> None:
    """Board, keys, code, cards, cars; then the first turn. GEI-08..11"""
    for cell in range(CELLS):
        s.tile[cell] = box.start_tile[cell]
        s.turn[cell] = box.start_turn[cell]
    deal_keys(s)
    deal_cards(s)
    place_cars(s)
    s.starter = below(s.chance, s.seats)
    begin_turn(box, s, s.starter)
    run(box, s)


@rule
def deal_keys(s: State) -> None:
    """Six piles in random order, and a code of three of six cards. GEI-08 GEI-09"""
    for kind in range(KINDS):
        s.pile_kind[kind] = 1 + kind
        s.pile_at[kind] = kind
        s.pile_left[kind] = KEYS_OF_A_KIND
        s.code[kind] = 1 + kind
    shuffle(s.chance, s.pile_kind, KINDS)
    shuffle(s.chance, s.code, KINDS)
    if s.option[OPEN_PILES]:
        for viewer in range(VIEWERS):
            s.knows_pile[viewer] = ALL_PILES


@rule
def deal_cards(s: State) -> None:
    """Three horrors each, then one among the items and one among the encounters. GEI-10"""
    for card in range(HORRORS):
        s.horror_pile[card] = 1 + card
    s.horrors = HORRORS
    for seat in range(s.seats):
        for _ in range(3):
            add_to_hand(s, seat, draw_horror(s), 0)
    for item in range(ITEMS):
        s.item_pile[item] = FIRST_ITEM + item
    s.item_pile[ITEMS] = draw_horror(s)
    s.items = ITEMS + 1
    for encounter in range(ENCOUNTERS):
        s.encounter_pile[encounter] = FIRST_ENCOUNTER + encounter
    s.encounter_pile[ENCOUNTERS] = draw_horror(s)
    s.encounters = ENCOUNTERS + 1
    s.mixed_in = 3


@rule
def place_cars(s: State) -> None:
    """All in the Gate House, on random tracks of their own, with morale 9. GEI-07 GEI-11"""
    # Nothing has been left yet: its record serves to shuffle the tracks.
    for edge in range(KINDS):
        s.left[edge] = edge
    shuffle(s.chance, s.left, KINDS)
    for seat in range(s.seats):
        s.cell[seat] = GATE_CELL
        s.edge[seat] = s.left[seat]
        s.morale[seat] = MOST_MORALE
    for edge in range(KINDS):
        s.left[edge] = 0


# ---------------------------------------------------------------- the stack


@rule
def run(box: Box, s: State) -> None:
    """Go on with whatever is on top of the stack until somebody must decide, or the game ends."""
    s.pending = 0
    s.asked = 0
    while s.pending == 0:
        if s.cracker != 0:
            finish(s)
            return
        if all_are_ghosts(s):
            end_if_all_are_ghosts(s)
            return
        kind = top(s, KIND)
        if kind == RIDE:
            ride_on(box, s)
        elif kind == TERROR:
            terror_on(box, s)
        elif kind == TURN:
            turn_on(box, s)
            if s.depth == 0:
                return
        elif kind == STOP:
            stop_on(box, s)
        else:
            meeting_on(box, s)


# ---------------------------------------------------------------- decisions


@rule
def refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; FINE if it may."""
    if s.pending == 0:
        return GAME_OVER
    if not is_pending(s, seat):
        return NOT_ASKED
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
            return FINE if may_stop(s) else MUST_GO_ON
    elif asked == WALL:
        return FINE if move == THROUGH or move == STOP_HERE else NOT_NOW
    elif move >= SWAP_WITH:
        return FINE if may_swap(box, s, s.first_tile - 1, move - SWAP_WITH) else NOT_SWAPPABLE
    return NOT_NOW


@rule
def may_stop(s: State) -> bool:
    """The first step of a movement must be taken; later one may stop at a teleporter. GEI-13 GEI-17"""
    return top(s, STAGE) == 4


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


# ---------------------------------------------------------------- what is legal


@rule
def legal(box: Box, s: State, seat: int, out: Array) -> int:
    """Write the moves this seat may make now; say how many. Agrees with `refusal`."""
    asked = s.asked
    if asked == STEP_ONE:
        return legal_items(box, s, seat, out, legal_turns(box, s, out))
    if asked == HORROR:
        return legal_horrors(s, seat, out)
    if asked == TOO_MANY:
        return legal_discards(s, seat, out)
    if asked == FREE or asked == GATE:
        return legal_items(box, s, seat, out, legal_between(box, s, seat, LOOK, DONE + 1, out, 0))
    if asked == WHICH_ITEM:
        count = legal_between(box, s, seat, DECLINE, DECLINE + 1, out, 0)
        return legal_between(box, s, seat, DISCARD + HORRORS, GIVE_BACK, out, count)
    if asked == MUG:
        count = legal_between(box, s, seat, DECLINE, DECLINE + 1, out, 0)
        return legal_between(box, s, seat, MUG_SEAT, TAKE_CARD, out, count)
    return legal_between(box, s, seat, first_answer(asked), last_answer(asked), out, 0)


@rule
def first_answer(asked: int) -> int:
    """The first move number that can be an answer."""
    if asked == FACE_IT:
        return ROLL
    if asked == WAY:
        return RIDE_TO
    if asked == TELEPORTER:
        return TELEPORT
    if asked == WALL:
        return THROUGH
    if asked == WHOM or asked == PASS_ON:
        return TERRIFY
    if asked == WHICH_KEY:
        return GIVE_BACK
    if asked == LOOT:
        return TAKE_CARD
    return LAY if asked == NEXT_KEY else SWAP_WITH


@rule
def last_answer(asked: int) -> int:
    """One past the last move number that can be an answer."""
    if asked == FACE_IT:
        return TERRIFY
    if asked == WAY:
        return TELEPORT
    if asked == TELEPORTER or asked == WALL:
        return PLAY_HORROR
    if asked == WHOM or asked == PASS_ON:
        return DISCARD
    if asked == WHICH_KEY:
        return MUG_SEAT
    if asked == LOOT:
        return LOOK
    return DONE if asked == NEXT_KEY else MOVES


@rule
def legal_between(box: Box, s: State, seat: int, first: int, end: int, out: Array, count: int) -> int:
    """A short run of move numbers, those that are not refused."""
    for move in range(first, end):
        if refusal(box, s, seat, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def legal_turns(box: Box, s: State, out: Array) -> int:
    """Every turn of every tile after which the car can move; and driving, if it may. GEI-12 GEI-13

    Only tiles around the car can change whether it can move: all others are settled by one look.
    """
    count = 0
    if s.no_turning == 0 and s.turns_left > 0:
        near, fine_elsewhere = near_mover(s), moves_after_turn(box, s, -1, 0)
        for cell in range(CELLS):
            close = (near >> cell) & 1 == 1
            if not close and not fine_elsewhere:
                continue
            for by in range(1, 6):
                if shape_refusal(box, s, cell, by) == TURN_FINE:
                    if not close or moves_after_turn(box, s, cell, by):
                        out[count] = TURN_TILE + 5 * cell + by - 1
                        count += 1
    if count == 0 or may_drive(box, s):
        out[count] = DRIVE
        count += 1
    return count


@rule
def legal_items(box: Box, s: State, seat: int, out: Array, count: int) -> int:
    """The items that can be played now. GEI-65"""
    if s.active != seat:
        return count
    for slot in range(s.held[seat]):
        item = s.hand[seat, slot]
        if is_item(item):
            for move in range(first_use(item), end_of_use(item)):
                if item_refusal(box, s, seat, move) == FINE_TO_USE:
                    out[count] = move
                    count += 1
    return count


@rule
def legal_horrors(s: State, seat: int, out: Array) -> int:
    """A horror from hand; with none, the top of the pile. GEI-27"""
    count = 0
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        if is_horror(card):
            out[count] = PLAY_HORROR + card - 1
            count += 1
    if count == 0:
        out[0] = PLAY_TOP
        count = 1
    return count


@rule
def legal_discards(s: State, seat: int, out: Array) -> int:
    """Any card in hand. GEI-25"""
    held = s.held[seat]
    for slot in range(held):
        out[slot] = DISCARD + s.hand[seat, slot] - 1
    return held


# ---------------------------------------------------------------- play


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """Make one legal move, then run on to the next decision."""
    s.ply += 1
    forget_events(s)
    asked = s.asked
    if move >= USE_LAMP and move < SWAP_WITH:
        use_item(box, s, seat, move)
    elif asked == STEP_ONE:
        play_step_one(s, seat, move)
    elif asked <= WALL:
        play_ride(box, s, seat, move)
    elif asked <= PASS_ON:
        play_terror(box, s, seat, asked, move)
    else:
        play_stop(box, s, seat, asked, move)
    run(box, s)


@rule
def forget_events(s: State) -> None:
    """What happened in the last ply has been told."""
    for place in range(s.events):
        for column in range(4):
            s.event[place, column] = 0
    s.events = 0


@rule
def play_step_one(s: State, seat: int, move: int) -> None:
    """Turn a tile; after the last turn the car must drive only when the player says so. GEI-12"""
    if move == DRIVE:
        set_top(s, STAGE, MOVING)
    else:
        turn_tile(s, seat, (move - TURN_TILE) // 5, 1 + (move - TURN_TILE) % 5)


@rule
def play_ride(box: Box, s: State, seat: int, move: int) -> None:
    """The driver has chosen. GEI-15 GEI-17 GEI-32"""
    if move >= SWAP_WITH:
        swap_tiles(box, s, seat, s.first_tile - 1, move - SWAP_WITH)
    elif move < TELEPORT:
        go_to_end(s, move - RIDE_TO)
    elif move < THROUGH:
        teleport(box, s, move - TELEPORT)
    elif move == THROUGH:
        walk_through(box, s)
    else:
        finish_ride(box, s, 0)


@rule
def play_terror(box: Box, s: State, seat: int, asked: int, move: int) -> None:
    """A horror is chosen, faced, warded off or passed on. GEI-27 GEI-42..49"""
    if asked == HORROR:
        if move == PLAY_TOP:
            play_from_pile(box, s)
        else:
            play_horror(box, s, 1 + move - PLAY_HORROR)
    elif asked == FACE_IT:
        face_it(box, s, seat, move)
    elif move == DECLINE:
        if asked == WHICH_ITEM:
            lose_nothing(s, seat)
        else:
            note(s, DECLINES, seat, 0, 0)
            set_top(s, STAGE, ENDING)
    elif asked == WHICH_ITEM:
        lose_item(box, s, seat, 1 + move - DISCARD)
    elif asked == WHICH_KEY:
        lose_key(s, seat, pile_in(s, move - GIVE_BACK))
    else:
        terrify(s, seat, move - TERRIFY)


@rule
def face_it(box: Box, s: State, seat: int, move: int) -> None:
    """Roll the die, or use protection. GEI-27 GEI-28"""
    if move >= PROTECT:
        use_protection(box, s, seat, GARLIC + move - PROTECT)
    elif top(s, KIND) == MEETING:
        face_holder(box, s)
    else:
        face_horror(box, s)


@rule
def play_stop(box: Box, s: State, seat: int, asked: int, move: int) -> None:
    """Mugging, looking, cracking, discarding, and being done. GEI-20 GEI-23..25"""
    if asked == MUG:
        if move == DECLINE:
            set_top(s, STAGE, LEFT)
        else:
            mug(box, s, seat, move - MUG_SEAT)
    elif asked == LOOT:
        loot(box, s, seat, top(s, BY), move)
    elif asked == TOO_MANY:
        card = 1 + move - DISCARD
        note(s, DISCARDS, seat, card, 0)
        show_from_hand(s, seat, card)
        discard(s, card)
    elif move < LAY:
        look_at_code(s, seat, move - LOOK)
    elif move < DONE:
        lay_key(box, s, seat, pile_in(s, move - LAY))
    elif asked == FREE:
        set_top(s, STAGE, SOBERING)
    else:
        leave_gate(s, seat)


@rule
def loot(box: Box, s: State, seat: int, other: int, move: int) -> None:
    """One hand card, one key, one laid-out item, or nothing. GEI-20"""
    if move == TAKE_CARD:
        steal_card(s, seat, other)
    elif move == TAKE_KEY:
        steal_key(s, seat, other)
    elif move == TAKE_BOOK:
        steal_laid_item(s, seat, BOOK)
    elif move == TAKE_BOOZE:
        steal_laid_item(s, seat, BOOZE)
    finish_mugging(box, s, seat, other)


@rule
def leave_gate(s: State, seat: int) -> None:
    """Done at the Gate House; in the own turn that was the free choice before step 4 too. GEI-65"""
    set_top(s, STAGE, LEFT)
    if s.active == seat:
        s.frame[0, STAGE] = SOBERING
