"""Cards of the ghost train: drawing, discarding, hands, keys, and the notebook of who has seen what."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.state import (
    BECOMES_GHOST,
    BOOK,
    BOOZE,
    DISCARDS,
    DRACULA,
    DRAWS_THREE,
    EFFECTS,
    EVERYONE,
    FIRST_ITEM,
    HORROR_GOES,
    ITEM_ENDS,
    ITEMS,
    KINDS,
    LOOSE,
    MORALE,
    MOST_MORALE,
    RESHUFFLED,
    RETURNS_KEY,
    TRACK,
    VIEWERS,
    Box,
    State,
    is_ghost,
    note,
)

ALL_PILES = (1 << KINDS) - 1


@rule
def is_horror(card: int) -> bool:
    """Is it a horror card?"""
    return 0 < card < FIRST_ITEM


@rule
def is_item(card: int) -> bool:
    """Is it an item?"""
    return FIRST_ITEM <= card < FIRST_ITEM + ITEMS


@rule
def take_any(s: State, pile: Array, count: int) -> int:
    """A random card of a pile of `count`; the last one closes the gap. GEI-26"""
    place = below(s.chance, count)
    card = pile[place]
    pile[place] = pile[count - 1]
    pile[count - 1] = 0
    s.revealed += 1
    return card


@rule
def draw_horror(s: State) -> int:
    """The top horror; an empty pile is made again from the discards; 0 if there are none. GEI-26"""
    if s.horrors == 0:
        s.horrors = refill(s, s.horror_pile, s.horror_gone, s.horrors_gone)
        s.horrors_gone = 0
    if s.horrors == 0:
        return 0
    card = take_any(s, s.horror_pile, s.horrors)
    s.horrors -= 1
    return card


@rule
def refill(s: State, pile: Array, gone: Array, count: int) -> int:
    """The discards become the pile. GEI-26"""
    for place in range(count):
        pile[place] = gone[place]
        gone[place] = 0
    if count > 0:
        note(s, RESHUFFLED, 0, count, 0)
    return count


@rule
def discard_horror(s: State, card: int) -> None:
    """To the horror discards, which are open. GEI-26"""
    s.seen[card] = 0
    s.horror_gone[s.horrors_gone] = card
    s.horrors_gone += 1


@rule
def discard_item(s: State, card: int) -> None:
    """To the item discards. GEI-22"""
    s.seen[card] = 0
    s.item_gone[s.items_gone] = card
    s.items_gone += 1


@rule
def discard(s: State, card: int) -> None:
    """A horror or an item goes to its discards."""
    if is_horror(card):
        discard_horror(s, card)
    else:
        discard_item(s, card)


@rule
def add_to_hand(s: State, seat: int, card: int, known_to: int) -> None:
    """The owner, and those in the mask, know that this card is in this hand."""
    s.hand[seat, s.held[seat]] = card
    s.held[seat] += 1
    s.seen[card] = known_to | (1 << seat)


@rule
def slot_of(s: State, seat: int, card: int) -> int:
    """Where in the hand this card is; -1 if it is not there."""
    for slot in range(s.held[seat]):
        if s.hand[seat, slot] == card:
            return slot
    return -1


@rule
def has_card(s: State, seat: int, card: int) -> bool:
    """Is this card in this hand?"""
    return slot_of(s, seat, card) >= 0


@rule
def has_horror(s: State, seat: int) -> bool:
    """Is there a horror in this hand? GEI-27"""
    for slot in range(s.held[seat]):
        if is_horror(s.hand[seat, slot]):
            return True
    return False


@rule
def close_gap(s: State, seat: int, slot: int) -> None:
    """Take the card out of its slot; the later ones move up."""
    last = s.held[seat] - 1
    for place in range(slot, last):
        s.hand[seat, place] = s.hand[seat, place + 1]
    s.hand[seat, last] = 0
    s.held[seat] = last


@rule
def show_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand for everybody to see."""
    close_gap(s, seat, slot_of(s, seat, card))
    s.seen[card] = 0
    s.revealed += 1
    if is_item(card):
        s.most_items[seat] -= 1
        s.least_items[seat] = max(0, s.least_items[seat] - 1)
    s.most_items[seat] = min(s.most_items[seat], s.held[seat])


@rule
def refill_hand(s: State, seat: int) -> None:
    """Whoever has played the last hand card draws three horrors at once. GEI-25"""
    if s.held[seat] != 0:
        return
    for _ in range(3):
        card = draw_horror(s)
        if card != 0:
            add_to_hand(s, seat, card, 0)
    note(s, DRAWS_THREE, seat, s.held[seat], 0)


@rule
def use_up(s: State, seat: int, card: int) -> None:
    """Play an item that is discarded after use. GEI-25"""
    show_from_hand(s, seat, card)
    discard_item(s, card)
    refill_hand(s, seat)


# ---------------------------------------------------------------- morale


@rule
def change_morale(s: State, seat: int, by: int) -> int:
    """Morale stays within 0 and 9; how much it really changed. GEI-28"""
    before = s.morale[seat]
    after = min(MOST_MORALE, max(0, before + by))
    s.morale[seat] = after
    if after != before:
        note(s, MORALE, seat, after, after - before)
    return after - before


@rule
def end_book(s: State) -> None:
    """The Book goes, and the morale it gave with it. GEI-61"""
    seat = s.book - 1
    s.book = 0
    note(s, ITEM_ENDS, seat, BOOK, 0)
    gave = s.book_gave
    s.book_gave = 0
    change_morale(s, seat, -gave)


@rule
def end_booze(s: State) -> None:
    """The Bottle of Booze goes, and the morale it gave with it. GEI-61"""
    seat = s.booze - 1
    s.booze = 0
    note(s, ITEM_ENDS, seat, BOOZE, 0)
    gave = s.booze_gave
    s.booze_gave = 0
    s.booze_turns = 0
    change_morale(s, seat, -gave)


@rule
def ghost_check(box: Box, s: State, seat: int) -> None:
    """At morale 0 a living player becomes a ghost: no items, no keys, loose on the tile. GEI-29 GEI-30"""
    if s.morale[seat] != 0 or is_ghost(s, seat):
        return
    s.ghosts |= 1 << seat
    s.revealed += 1
    s.due[seat] = 0
    note(s, BECOMES_GHOST, seat, 0, 0)
    lose_everything(box, s, seat)
    if box.kind[s.tile[s.cell[seat]]] == TRACK:
        s.edge[seat] = LOOSE
    if s.held[seat] == 0:
        refill_hand(s, seat)


@rule
def lose_everything(box: Box, s: State, seat: int) -> None:
    """A ghost's items and laid-out cards are discarded, keys return to their piles. GEI-30"""
    for slot in range(s.held[seat] - 1, -1, -1):
        card = s.hand[seat, slot]
        if is_item(card):
            note(s, DISCARDS, seat, card, 0)
            show_from_hand(s, seat, card)
            discard_item(s, card)
    s.least_items[seat] = 0
    s.most_items[seat] = 0
    for pile in range(KINDS):
        while s.keys[seat, pile] > 0:
            return_key(s, seat, pile)
    for effect in range(DRACULA, EFFECTS):
        if s.holder[effect] == 1 + seat:
            drop_laid_horror(box, s, effect)
    if s.book == 1 + seat:
        end_book(s)
        discard_item(s, BOOK)
    if s.booze == 1 + seat:
        end_booze(s)
        discard_item(s, BOOZE)


@rule
def drop_laid_horror(box: Box, s: State, effect: int) -> None:
    """A horror that lay in front of somebody is discarded. GEI-30 GEI-47 GEI-50"""
    note(s, HORROR_GOES, s.holder[effect] - 1, box.card[effect], 0)
    s.holder[effect] = 0
    discard_horror(s, box.card[effect])


# ---------------------------------------------------------------- keys and code


@rule
def return_key(s: State, seat: int, pile: int) -> None:
    """A key goes back to its pile, which everybody sees. GEI-38"""
    s.keys[seat, pile] -= 1
    s.pile_left[pile] += 1
    note(s, RETURNS_KEY, seat, s.pile_at[pile], 0)


@rule
def keys_of(s: State, seat: int) -> int:
    """How many keys this player has."""
    count = 0
    for pile in range(KINDS):
        count += s.keys[seat, pile]
    return count


@rule
def pile_in(s: State, chamber: int) -> int:
    """The pile that lies at this Key Chamber now. GEI-08 GEI-62"""
    pile = 0
    while s.pile_at[pile] != chamber:
        pile += 1
    return pile


@rule
def all_but_one(mask: int) -> bool:
    """Are five of six known, so that the last one is too?"""
    missing = ALL_PILES & ~mask
    return missing & (missing - 1) == 0


@rule
def learn_pile(s: State, viewer: int, pile: int) -> None:
    """This viewer knows the kind of a pile now; five known are all known. GEI-21"""
    s.knows_pile[viewer] |= 1 << pile
    if all_but_one(s.knows_pile[viewer]):
        s.knows_pile[viewer] = ALL_PILES
    s.revealed += 1


@rule
def learn_code(s: State, viewer: int, place: int) -> None:
    """This viewer knows the code card on a place now; five known are all known. GEI-23"""
    s.knows_code[viewer] |= 1 << place
    if all_but_one(s.knows_code[viewer]):
        s.knows_code[viewer] = ALL_PILES
    s.revealed += 1


@rule
def show_pile(s: State, pile: int) -> None:
    """Everybody sees what kind of key lies on this pile. GEI-24"""
    for viewer in range(VIEWERS):
        learn_pile(s, viewer, pile)


@rule
def show_code(s: State, place: int) -> None:
    """A code card is turned up before everybody. GEI-24"""
    for viewer in range(VIEWERS):
        learn_code(s, viewer, place)


@rule
def everybody_saw(s: State, card: int) -> None:
    """A card that was shown and goes back to its hand: everybody knows it is there. GEI-38 GEI-64"""
    s.seen[card] = EVERYONE
    s.revealed += 1
