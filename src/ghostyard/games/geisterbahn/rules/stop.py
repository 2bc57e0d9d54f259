"""Where the car stops: step 3 of a turn, in dead ends, in chambers and in the Gate House."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.rule import rule
from ghostyard.core.seats import after
from ghostyard.games.geisterbahn.rules.board import CORNER, kind_at
from ghostyard.games.geisterbahn.rules.cards import (
    add_to_hand,
    change_morale,
    close_gap,
    end_book,
    end_booze,
    ghost_check,
    is_horror,
    keys_of,
    learn_code,
    learn_pile,
    pile_in,
    refill,
    show_code,
    show_pile,
    take_any,
)
from ghostyard.games.geisterbahn.rules.ride import OTHER_REASON, lapsed
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BY,
    CODE,
    CODE_SHOWN,
    CRACK_FAILS,
    CRACKED,
    DRAWS_ITEM,
    DRAWS_KEY,
    ENCOUNTER,
    EVERYONE,
    FIRST_ENCOUNTER,
    GATE,
    GATE_HOUSE,
    KEY_CHAMBER,
    LAST_KEY,
    LOOKS,
    LOOSE,
    LOOT,
    MEETING_ROOM,
    MIXED_HORROR,
    MUG,
    MUGGED,
    MUGS,
    NEXT_KEY,
    NO_KEY,
    NOBODY,
    RETURNS_KEY,
    SEAT,
    STAGE,
    TAKES,
    TERROR,
    TESTED,
    TRACK,
    Box,
    State,
    ask,
    is_ghost,
    note,
    pop,
    push,
    set_top,
    top,
)

# Stages of a stop.
ARRIVED, MUGGING, LOOTING, TAKING_KEY, AT_GATE, CRACKING, LEFT = range(7)

MIXED_IN_ITEMS, MIXED_IN_ENCOUNTERS = 1, 2


@rule
def stop_on(box: Box, s: State) -> None:
    """Go on with the stop on top of the stack by one stage; it lapses if its player is gone. GEI-29 GEI-37"""
    seat, stage = top(s, SEAT), top(s, STAGE)
    if stage == LEFT or lapsed(s) or is_ghost(s, seat) or (s.placed >> seat) & 1 == 1:
        pop(s)
    elif stage == ARRIVED:
        arrive(box, s, seat)
    elif stage == MUGGING:
        if mugging_victims(box, s, seat) == 0:
            pop(s)
        else:
            ask(s, MUG, seat)
    elif stage == LOOTING:
        ask(s, LOOT, seat)
    elif stage == TAKING_KEY:
        take_key(s, seat)
    elif stage == AT_GATE:
        ask(s, GATE, seat)
    else:
        ask(s, NEXT_KEY, seat)


@rule
def arrive(box: Box, s: State, seat: int) -> None:
    """What this kind of tile brings. GEI-19..23"""
    kind = kind_at(box, s, s.cell[seat])
    set_top(s, STAGE, LEFT)
    if kind == TRACK:
        set_top(s, STAGE, MUGGING)
        push(s, TERROR, seat, lowest_morale(s, seat), 0, OTHER_REASON)
    elif kind == KEY_CHAMBER:
        set_top(s, STAGE, TAKING_KEY)
        push(s, TERROR, seat, after(s, seat), 0, OTHER_REASON)
    elif kind == MEETING_ROOM:
        turn_up_encounter(box, s, seat)
    elif kind == GATE_HOUSE:
        if keys_of(s, seat) > 0:
            set_top(s, STAGE, AT_GATE)
    else:
        draw_item(s, seat)


@rule
def lowest_morale(s: State, seat: int) -> int:
    """The other player with the lowest morale, ghosts count 0; a tie goes to the nearest on the left. GEI-19"""
    best, lowest = seat, 99
    other = after(s, seat)
    while other != seat:
        morale = 0 if is_ghost(s, other) else s.morale[other]
        if morale < lowest:
            best, lowest = other, morale
        other = after(s, other)
    return best


# ---------------------------------------------------------------- mugging


@rule
def mugging_victims(box: Box, s: State, seat: int) -> int:
    """The living players whose cars stand on the same track: a mask; a loose car is on every track. GEI-20"""
    cell, edge = s.cell[seat], s.edge[seat]
    mask = 0
    for other in range(s.seats):
        if other == seat or s.cell[other] != cell or is_ghost(s, other):
            continue
        there = s.edge[other]
        if edge == LOOSE or there == LOOSE or (box.track[s.tile[cell], s.turn[cell], edge] >> there) & 1 == 1:
            mask |= 1 << other
    return mask


@rule
def mug(box: Box, s: State, seat: int, other: int) -> None:
    """A morale test that must fail; then both lose 1 and something may be taken. GEI-20"""
    note(s, MUGS, seat, other, 0)
    roll = 1 + below(s.chance, 10)
    s.revealed += 1
    note(s, TESTED, seat, roll, 1 if roll <= s.morale[seat] else 0)
    if roll <= s.morale[seat]:
        set_top(s, STAGE, LEFT)
        return
    change_morale(s, seat, -1)
    set_top(s, BY, other)
    set_top(s, STAGE, LOOTING)


@rule
def finish_mugging(box: Box, s: State, seat: int, other: int) -> None:
    """The victim loses 1 too; ghost checks, the mugger first. GEI-20"""
    change_morale(s, other, -1)
    note(s, MUGGED, other, seat, 0)
    set_top(s, STAGE, LEFT)
    ghost_check(box, s, seat)
    ghost_check(box, s, other)


@rule
def steal_card(s: State, seat: int, other: int) -> None:
    """A random hand card, seen only by the two of them. GEI-20"""
    held = s.held[other]
    slot = below(s.chance, held)
    card = s.hand[other, slot]
    both = (1 << seat) | (1 << other)
    kept = s.seen[card] if held == 1 else 0
    close_gap(s, other, slot)
    for place in range(s.held[other]):
        s.seen[s.hand[other, place]] &= both
    add_to_hand(s, seat, card, kept | both)
    count_stolen_item(s, seat, other, held)
    s.revealed += 1
    note(s, TAKES, seat, 1, 0)


@rule
def count_stolen_item(s: State, seat: int, other: int, held: int) -> None:
    """What everybody can still tell about the number of items in both hands. GEI-38"""
    least, most = s.least_items[other], s.most_items[other]
    if most > 0:
        s.most_items[seat] += 1
    if least == held:
        s.least_items[seat] += 1
    s.least_items[other] = max(0, least - 1)
    s.most_items[other] = most - 1 if least == held else min(most, held - 1)


@rule
def steal_key(s: State, seat: int, other: int) -> None:
    """A random key: its pile is open, its kind is seen by the mugger only. GEI-20 GEI-38"""
    which = below(s.chance, keys_of(s, other))
    pile = 0
    while which >= s.keys[other, pile]:
        which -= s.keys[other, pile]
        pile += 1
    s.keys[other, pile] -= 1
    s.keys[seat, pile] += 1
    learn_pile(s, seat, pile)
    note(s, TAKES, seat, 2, s.pile_at[pile])


@rule
def steal_laid_item(s: State, seat: int, item: int) -> None:
    """A laid-out Book or Bottle goes to the mugger's hand; the victim loses the morale it gave. GEI-20"""
    if item == BOOK:
        end_book(s)
    else:
        end_booze(s)
    add_to_hand(s, seat, item, EVERYONE)
    s.least_items[seat] += 1
    s.most_items[seat] += 1
    note(s, TAKES, seat, 3, item)


# ---------------------------------------------------------------- chambers


@rule
def take_key(s: State, seat: int) -> None:
    """With morale above 1 (or 1, by option) a key from the pile here, looked at secretly. GEI-21 GEI-26"""
    set_top(s, STAGE, LEFT)
    chamber = 0
    while CORNER[chamber] != s.cell[seat]:
        chamber += 1
    pile = pile_in(s, chamber)
    enough = 0 if s.option[LAST_KEY] == 1 else 1
    if s.morale[seat] <= enough or s.pile_left[pile] == 0:
        note(s, NO_KEY, seat, chamber, 0)
        return
    s.pile_left[pile] -= 1
    s.keys[seat, pile] += 1
    learn_pile(s, seat, pile)
    note(s, DRAWS_KEY, seat, chamber, 0)


@rule
def turn_up_encounter(box: Box, s: State, seat: int) -> None:
    """The top encounter, or the horror that was mixed in. GEI-22 GEI-26"""
    if s.encounters == 0:
        s.encounters = refill(s, s.encounter_pile, s.encounter_gone, s.encounters_gone)
        s.encounters_gone = 0
    if s.encounters == 0:
        return
    card = take_any(s, s.encounter_pile, s.encounters)
    s.encounters -= 1
    if is_horror(card):
        s.mixed_in &= ~MIXED_IN_ENCOUNTERS
        jump_out(s, seat, card)
        return
    note(s, ENCOUNTER, seat, card, 0)
    s.encounter_gone[s.encounters_gone] = card
    s.encounters_gone += 1
    heed(box, s, seat, card - FIRST_ENCOUNTER)


@rule
def heed(box: Box, s: State, seat: int, encounter: int) -> None:
    """Morale rises to a number, or by a number if it is within bounds; it is never lowered. GEI-05"""
    morale = s.morale[seat]
    if box.rise_to[encounter] != 0:
        change_morale(s, seat, max(0, box.rise_to[encounter] - morale))
    elif box.low[encounter] <= morale <= box.high[encounter]:
        change_morale(s, seat, box.gain[encounter])


@rule
def draw_item(s: State, seat: int) -> None:
    """The top item to hand, or the horror that was mixed in. GEI-22 GEI-26"""
    if s.items == 0:
        s.items = refill(s, s.item_pile, s.item_gone, s.items_gone)
        s.items_gone = 0
    if s.items == 0:
        return
    card = take_any(s, s.item_pile, s.items)
    s.items -= 1
    if is_horror(card):
        s.mixed_in &= ~MIXED_IN_ITEMS
        jump_out(s, seat, card)
        return
    add_to_hand(s, seat, card, 0)
    s.least_items[seat] += 1
    s.most_items[seat] += 1
    note(s, DRAWS_ITEM, seat, 0, 0)


@rule
def jump_out(s: State, seat: int, card: int) -> None:
    """The mixed-in horror terrifies whoever found it. GEI-22"""
    note(s, MIXED_HORROR, seat, card, 0)
    push(s, TERROR, seat, NOBODY, card, OTHER_REASON)


# ---------------------------------------------------------------- the code


@rule
def look_at_code(s: State, seat: int, place: int) -> None:
    """Look secretly at one code card. GEI-23"""
    s.looked = 1
    learn_code(s, seat, place)
    note(s, LOOKS, seat, place, 0)


@rule
def lay_key(box: Box, s: State, seat: int, pile: int) -> None:
    """Lay a key face up, turn up the next code card; the third match wins, a mismatch ends it. GEI-24"""
    place = 0
    while s.laid[place] != 0:
        place += 1
    s.keys[seat, pile] -= 1
    s.laid[place] = 1 + pile
    show_pile(s, pile)
    show_code(s, place)
    note(s, CODE_SHOWN, seat, 8 * place + s.pile_kind[pile], s.code[place])
    if s.pile_kind[pile] != s.code[place]:
        fail_to_crack(box, s, seat)
    elif place == CODE - 1:
        s.cracker = 1 + seat
        note(s, CRACKED, seat, 0, 0)
    else:
        set_top(s, STAGE, CRACKING)


@rule
def fail_to_crack(box: Box, s: State, seat: int) -> None:
    """The keys go back to their piles, and every one of them costs 1 morale. GEI-24"""
    laid = 0
    note(s, CRACK_FAILS, seat, 0, 0)
    for place in range(CODE):
        if s.laid[place] != 0:
            pile = s.laid[place] - 1
            s.pile_left[pile] += 1
            s.laid[place] = 0
            laid += 1
            note(s, RETURNS_KEY, seat, s.pile_at[pile], 0)
    set_top(s, STAGE, LEFT)
    change_morale(s, seat, -laid)
    ghost_check(box, s, seat)
