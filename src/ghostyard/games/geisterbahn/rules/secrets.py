"""Gefangen in der Geisterbahn: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below, fork, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.secrecy import view_from_marks
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
    MOST_SEATS,
    PUBLIC,
    TERROR,
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
SCRATCH_SIZE = PER_SEAT + 2 * MOST_SEATS


@rule
def viewer_of(s: State, seat: int) -> int:
    """The line of the notebook for a seat, or for somebody who only watches."""
    return seat if 0 <= seat < s.seats else PUBLIC


@rule
def reveal(box: Box, s: State, seat: int, out: State) -> None:
    """Kinds, code cards and hand cards that this viewer has legitimately seen. GEI-38"""
    viewer = viewer_of(s, seat)
    for place in range(KINDS):
        if (s.knows_pile[viewer] >> place) & 1 == 1:
            out.pile_kind[place] = s.pile_kind[place]
        if (s.knows_code[viewer] >> place) & 1 == 1:
            out.code[place] = s.code[place]
    for other in range(s.seats):
        if other == viewer:
            for slot in range(s.held[other]):
                out.hand[other, slot] = s.hand[other, slot]
                out.seen[s.hand[other, slot]] = s.seen[s.hand[other, slot]]
        else:
            view_hand(s, viewer, other, out)


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


view = view_from_marks(State, reveal)


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


# ---------------------------------------------------------------- determinize


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
