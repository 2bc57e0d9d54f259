"""Graveyards, Ghosts & Haunted Houses: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import fork, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.secrecy import list_unseen, view_header
from ghostyard.games.graveyards.rules.ground import tokens_in_play
from ghostyard.games.graveyards.rules.state import (
    COLOURS,
    HAND,
    SPACES,
    TILES,
    TOKENS,
    TOKENS_OF_A_KIND,
    WIDTH,
    Box,
    State,
)

COMPONENTS = TILES + TOKENS  # a house has one field only: it cannot be lost, or in two places


@rule
def view(box: Box, s: State, seat: int, out: State) -> None:
    """Copy into the blank record `out` what this seat may know: all but the stack and the others' tiles. GRA-06"""
    copy_course(s, out)
    copy_table(s, out)
    for other in range(s.seats):
        out.held[other] = s.held[other]
        out.shown[other] = s.shown[other]
        for kind in range(3):
            out.supply[other, kind] = s.supply[other, kind]
        for slot in range(HAND):
            if sees(s, seat, other, slot):
                out.hand[other, slot] = s.hand[other, slot]


@rule
def sees(s: State, seat: int, other: int, slot: int) -> bool:
    """The own tiles, and those that everybody saw being taken off the table. GRA-06 GRA-16"""
    return other == seat or (s.shown[other] >> slot) & 1 == 1


@rule
def copy_course(s: State, out: State) -> None:
    """Whose turn it is, and what has been touched: open to all."""
    view_header(s, out)
    out.phase = s.phase
    out.drawn = s.drawn
    out.last_turns = s.last_turns
    out.moved = s.moved
    out.still = s.still
    out.laid = s.laid
    out.slot = s.slot
    out.kind = s.kind
    out.facing = s.facing
    out.here = s.here
    out.there = s.there


@rule
def copy_table(s: State, out: State) -> None:
    """Everything that lies on the table: open to all."""
    for colour in range(COLOURS):
        out.owner[colour] = s.owner[colour]
        out.house[colour] = s.house[colour]
    for token in range(TOKENS):
        out.token[token] = s.token[token]
    for tile in range(TILES + 1):
        out.cell[tile] = s.cell[tile]
        out.turn[tile] = s.turn[tile]
    for y in range(WIDTH + 2):
        out.rows[y] = s.rows[y]
    for y in range(SPACES):
        out.vacant[y] = s.vacant[y]
        out.bare[y] = s.bare[y]


@rule
def census(box: Box, s: State, counts: Array) -> None:
    """Count every tile where it lies, then the tokens of each kind: in a state each is found once."""
    count_tiles(s, counts)
    for kind in range(3):
        found = tokens_in_play(s, kind)
        if s.seats == 3:
            found += 2  # six tokens are out of the game. GRA-06
        for seat in range(s.seats):
            found += s.supply[seat, kind]
        for number in range(found):
            counts[1 + TILES + (kind * TOKENS_OF_A_KIND + number) % TOKENS] += 1


@rule
def count_tiles(s: State, counts: Array) -> None:
    """Count every tile where it lies, by number: in the stack, in a hand, on the table."""
    for place in range(TILES):
        counts[s.deck[place]] += 1
    for seat in range(s.seats):
        for slot in range(HAND):
            counts[s.hand[seat, slot]] += 1
    for tile in range(1, TILES + 1):
        if s.cell[tile] != 0:
            counts[tile] += 1


@rule
def determinize(box: Box, v: State, seat: int, chance: Array, scratch: Array, out: State) -> None:
    """Fill the blank record `out` with a world that fits the view `v`, hidden tiles at random."""
    view(box, v, seat, out)
    fork(chance, out.chance)
    unseen = list_unseen_tiles(v, scratch)
    shuffle(chance, scratch, unseen)
    used = 0
    for place in range(v.drawn, TILES):
        out.deck[place] = scratch[used]
        used += 1
    for other in range(v.seats):
        for slot in range(HAND):
            if (v.held[other] >> slot) & 1 == 1 and not sees(v, seat, other, slot):
                out.hand[other, slot] = scratch[used]
                used += 1


@rule
def list_unseen_tiles(v: State, scratch: Array) -> int:
    """Write the tiles that are not in this view to the front of `scratch`; say how many."""
    for tile in range(TILES + 1):
        scratch[tile] = 0
    count_tiles(v, scratch)
    return list_unseen(scratch, TILES)
