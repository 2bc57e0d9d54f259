"""Gefangen in der Geisterbahn: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below, fork, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.secrecy import view_header
from ghostyard.games.geisterbahn.rules.cards import is_item
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    CARD,
    CARDS,
    CELLS,
    CODE,
    EFFECTS,
    ENCOUNTERS,
    FIRST_ENCOUNTER,
    FRAMES,
    HAND,
    HORRORS,
    ITEMS,
    KEYS_OF_A_KIND,
    KIND,
    KINDS,
    MOST_EVENTS,
    MOST_SEATS,
    PUBLIC,
    TERROR,
    VIEWERS,
    Box,
    State,
)

# Components: 37 tiles, 76 cards, 30 keys (any five of a kind are alike), 6 code cards.
FIRST_CARD_NUMBER = CELLS
FIRST_KEY_NUMBER = CELLS + CARDS + 1
FIRST_CODE_NUMBER = FIRST_KEY_NUMBER + KINDS * KEYS_OF_A_KIND
COMPONENTS = FIRST_CODE_NUMBER + KINDS - 1

# Scratch space of `determinize`: counts of all cards, then unseen items, unseen horrors, and numbers per seat.
UNSEEN = CARDS + 1
HORRORS_FROM = UNSEEN + ITEMS
PER_SEAT = HORRORS_FROM + HORRORS
WORK = PER_SEAT + 2 * MOST_SEATS


@rule
def viewer_of(s: State, seat: int) -> int:
    """The line of the notebook for a seat, or for somebody who only watches."""
    return seat if 0 <= seat < s.seats else PUBLIC


@rule
def view(box: Box, s: State, seat: int, out: State) -> None:
    """Copy into the blank record `out` what this seat may know (a spectator: what everybody knows)."""
    view_header(s, out)
    view_turn(s, out)
    view_board(s, out)
    view_players(s, out)
    view_discards(s, out)
    view_notebook(s, out)
    view_secrets(s, viewer_of(s, seat), out)


@rule
def view_turn(s: State, out: State) -> None:
    """Whose turn it is and what is going on is open."""
    out.asked = s.asked
    out.rounds = s.rounds
    out.starter = s.starter
    out.active = s.active
    out.cracker = s.cracker
    out.depth = s.depth
    for frame in range(FRAMES):
        for column in range(6):
            out.frame[frame, column] = s.frame[frame, column]
    out.turned = s.turned
    out.turns_left = s.turns_left
    out.lamp_lit = s.lamp_lit
    out.no_turning = s.no_turning
    out.no_teleport = s.no_teleport
    out.teleported = s.teleported
    out.born_living = s.born_living
    out.mover = s.mover
    out.driver = s.driver
    out.invisible = s.invisible
    out.way_out = s.way_out
    out.lapses = s.lapses
    out.first_tile = s.first_tile
    out.looked = s.looked
    out.events = s.events
    for event in range(MOST_EVENTS):
        for column in range(4):
            out.event[event, column] = s.event[event, column]


@rule
def view_board(s: State, out: State) -> None:
    """The board, the cars and the running movement are open."""
    out.haunting = s.haunting
    out.met_ghosts = s.met_ghosts
    out.met_dracula = s.met_dracula
    out.met_werewolf = s.met_werewolf
    out.stirred = s.stirred
    out.placed = s.placed
    out.gate_turned = s.gate_turned
    for cell in range(CELLS):
        out.left[cell] = s.left[cell]
        out.tile[cell] = s.tile[cell]
        out.turn[cell] = s.turn[cell]
    for seat in range(MOST_SEATS):
        out.cell[seat] = s.cell[seat]
        out.edge[seat] = s.edge[seat]


@rule
def view_players(s: State, out: State) -> None:
    """Morale, points, numbers of cards, keys by the pile they came from, laid-out cards. GEI-38"""
    out.ghosts = s.ghosts
    for seat in range(MOST_SEATS):
        out.morale[seat] = s.morale[seat]
        out.points[seat] = s.points[seat]
        out.due[seat] = s.due[seat]
        out.held[seat] = s.held[seat]
        for pile in range(KINDS):
            out.keys[seat, pile] = s.keys[seat, pile]
    for effect in range(EFFECTS):
        out.holder[effect] = s.holder[effect]
    out.book = s.book
    out.book_gave = s.book_gave
    out.booze = s.booze
    out.booze_gave = s.booze_gave
    out.booze_turns = s.booze_turns
    for place in range(CODE):
        out.laid[place] = s.laid[place]
    for pile in range(KINDS):
        out.pile_at[pile] = s.pile_at[pile]
        out.pile_left[pile] = s.pile_left[pile]
    out.code_gone = s.code_gone


@rule
def view_discards(s: State, out: State) -> None:
    """Discards and the sizes of all piles are open. GEI-38"""
    out.horrors = s.horrors
    out.items = s.items
    out.encounters = s.encounters
    out.mixed_in = s.mixed_in
    out.horrors_gone = s.horrors_gone
    out.items_gone = s.items_gone
    out.encounters_gone = s.encounters_gone
    for place in range(HORRORS):
        out.horror_gone[place] = s.horror_gone[place]
    for place in range(ITEMS):
        out.item_gone[place] = s.item_gone[place]
    for place in range(ENCOUNTERS):
        out.encounter_gone[place] = s.encounter_gone[place]
        # Encounters never leave their pile but for the discards: which are left is open.


@rule
def view_notebook(s: State, out: State) -> None:
    """Everybody sees who looks at what, though not what they see. GEI-38"""
    for viewer in range(VIEWERS):
        out.knows_pile[viewer] = s.knows_pile[viewer]
        out.knows_code[viewer] = s.knows_code[viewer]
    for seat in range(MOST_SEATS):
        out.least_items[seat] = s.least_items[seat]
        out.most_items[seat] = s.most_items[seat]


@rule
def view_secrets(s: State, viewer: int, out: State) -> None:
    """Kinds, code cards and hand cards that this viewer has legitimately seen. GEI-38"""
    for place in range(KINDS):
        if (s.knows_pile[viewer] >> place) & 1 == 1:
            out.pile_kind[place] = s.pile_kind[place]
        if (s.knows_code[viewer] >> place) & 1 == 1:
            out.code[place] = s.code[place]
    for seat in range(s.seats):
        if seat == viewer:
            for slot in range(s.held[seat]):
                out.hand[seat, slot] = s.hand[seat, slot]
                out.seen[s.hand[seat, slot]] = s.seen[s.hand[seat, slot]]
        else:
            view_hand(s, viewer, seat, out)


@rule
def view_hand(s: State, viewer: int, seat: int, out: State) -> None:
    """The cards of somebody else's hand that this viewer knows, in the order of their numbers."""
    shown, last = 0, 0
    for _ in range(s.held[seat]):
        following = CARDS + 1
        for slot in range(s.held[seat]):
            card = s.hand[seat, slot]
            if last < card < following and (s.seen[card] >> viewer) & 1 == 1:
                following = card
        if following > CARDS:
            return
        out.hand[seat, shown] = following
        out.seen[following] = s.seen[following]
        shown, last = shown + 1, following


# ---------------------------------------------------------------- census


@rule
def census(box: Box, s: State, counts: Array) -> None:
    """Count every tile, card, key and code card where it lies: in a state each is found once."""
    for cell in range(CELLS):
        counts[s.tile[cell]] += 1
    count_cards(box, s, FIRST_CARD_NUMBER, counts)
    for pile in range(KINDS):
        keys = s.pile_left[pile]
        for seat in range(s.seats):
            keys += s.keys[seat, pile]
        for place in range(CODE):
            if s.laid[place] == 1 + pile:
                keys += 1
        if s.pile_kind[pile] != 0:
            for key in range(keys):
                counts[FIRST_KEY_NUMBER + (s.pile_kind[pile] - 1) * KEYS_OF_A_KIND + key] += 1
        if s.code[pile] != 0:
            counts[FIRST_CODE_NUMBER + s.code[pile] - 1] += 1


@rule
def count_cards(box: Box, s: State, offset: int, counts: Array) -> None:
    """Count the cards by number, from `offset` on; places that hold nothing count for nothing."""
    for place in range(HORRORS):
        count_card(s.horror_pile[place], offset, counts)
        count_card(s.horror_gone[place], offset, counts)
    for place in range(ITEMS + 1):
        count_card(s.item_pile[place], offset, counts)
    for place in range(ITEMS):
        count_card(s.item_gone[place], offset, counts)
    for place in range(ENCOUNTERS + 1):
        count_card(s.encounter_pile[place], offset, counts)
    for place in range(ENCOUNTERS):
        count_card(s.encounter_gone[place], offset, counts)
    for seat in range(s.seats):
        for slot in range(HAND):
            count_card(s.hand[seat, slot], offset, counts)
    for effect in range(EFFECTS):
        if s.holder[effect] != 0:
            count_card(box.card[effect], offset, counts)
    for frame in range(FRAMES):
        if s.frame[frame, KIND] == TERROR:
            count_card(s.frame[frame, CARD], offset, counts)
    count_card(BOOK if s.book != 0 else 0, offset, counts)
    count_card(BOOZE if s.booze != 0 else 0, offset, counts)


@rule
def count_card(card: int, offset: int, counts: Array) -> None:
    """Count one card."""
    if card != 0:
        counts[offset + card] += 1


# ---------------------------------------------------------------- imagine


@rule
def determinize(box: Box, v: State, seat: int, chance: Array, scratch: Array, out: State) -> None:
    """Fill the blank record `out` with a world that fits the view `v`, hidden things at random."""
    view(box, v, seat, out)
    fork(chance, out.chance)
    determinize_order(chance, out.pile_kind, scratch)
    determinize_order(chance, out.code, scratch)
    for card in range(CARDS + 1):
        scratch[card] = 0
    count_cards(box, v, 0, scratch)
    items, horrors = list_unseen(scratch)
    shuffle(chance, scratch[UNSEEN:], items)
    shuffle(chance, scratch[HORRORS_FROM:], horrors)
    share_out_items(v, viewer_of(v, seat), chance, scratch, items)
    fill_places(v, viewer_of(v, seat), scratch, out)


@rule
def determinize_order(chance: Array, kinds: Array, scratch: Array) -> None:
    """Put the kinds that are not known on the places that are not known, in random order."""
    unknown = 0
    for kind in range(1, KINDS + 1):
        found = False
        for place in range(KINDS):
            found = found or kinds[place] == kind
        if not found:
            scratch[unknown] = kind
            unknown += 1
    shuffle(chance, scratch, unknown)
    for place in range(KINDS):
        if kinds[place] == 0:
            unknown -= 1
            kinds[place] = scratch[unknown]


@rule
def list_unseen(scratch: Array) -> tuple[int, int]:
    """Write the unseen items and the unseen horrors to their places in `scratch`; say how many of each."""
    items, horrors = 0, 0
    for card in range(1, FIRST_ENCOUNTER):
        if scratch[card] == 0:
            if is_item(card):
                scratch[UNSEEN + items] = card
                items += 1
            else:
                scratch[HORRORS_FROM + horrors] = card
                horrors += 1
    return items, horrors


@rule
def unknown_cards(v: State, seat: int) -> int:
    """How many cards of this hand are not known in this view."""
    count = 0
    for slot in range(v.held[seat]):
        if v.hand[seat, slot] == 0:
            count += 1
    return count


@rule
def known_items(v: State, seat: int) -> int:
    """How many items of this hand are known in this view."""
    count = 0
    for slot in range(v.held[seat]):
        if is_item(v.hand[seat, slot]):
            count += 1
    return count


@rule
def share_out_items(v: State, viewer: int, chance: Array, scratch: Array, items: int) -> None:
    """How many unseen items each hand holds: within what everybody can tell, the rest at random. GEI-38"""
    to_share = items - v.items + (v.mixed_in & 1)
    for seat in range(v.seats):
        scratch[PER_SEAT + seat] = 0
        scratch[PER_SEAT + MOST_SEATS + seat] = 0
        if seat != viewer:
            known = known_items(v, seat)
            least = max(0, v.least_items[seat] - known)
            scratch[PER_SEAT + seat] = least
            scratch[PER_SEAT + MOST_SEATS + seat] = min(unknown_cards(v, seat), v.most_items[seat] - known)
            to_share -= least
    while to_share > 0:
        seat = below(chance, v.seats)
        if scratch[PER_SEAT + seat] < scratch[PER_SEAT + MOST_SEATS + seat]:
            scratch[PER_SEAT + seat] += 1
            to_share -= 1


@rule
def fill_places(v: State, viewer: int, scratch: Array, out: State) -> None:
    """Lay the unseen cards into hands and piles."""
    item, horror = UNSEEN, HORRORS_FROM
    for seat in range(v.seats):
        items_here = scratch[PER_SEAT + seat]
        for slot in range(v.held[seat]):
            if v.hand[seat, slot] != 0:
                continue
            if items_here > 0:
                card, items_here, item = scratch[item], items_here - 1, item + 1
            else:
                card, horror = scratch[horror], horror + 1
            out.hand[seat, slot] = card
            out.seen[card] = 1 << seat
    for place in range(v.items):
        if place == 0 and v.mixed_in & 1 == 1:
            out.item_pile[place] = scratch[horror]
            horror += 1
        else:
            out.item_pile[place] = scratch[item]
            item += 1
    for place in range(v.horrors):
        out.horror_pile[place] = scratch[horror]
        horror += 1
    fill_encounters(v, scratch, scratch[horror] if v.mixed_in & 2 == 2 else 0, out)


@rule
def fill_encounters(v: State, scratch: Array, mixed: int, out: State) -> None:
    """The encounters that are not discarded, and the horror among them."""
    place = 0
    for card in range(FIRST_ENCOUNTER, CARDS + 1):
        if scratch[card] == 0:
            out.encounter_pile[place] = card
            place += 1
    if mixed != 0:
        out.encounter_pile[place] = mixed
