"""Graveyards, Ghosts & Haunted Houses: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.graveyards.rules.ground import tokens_in_play
from ghostyard.games.graveyards.rules.state import (
    HAND,
    TILES,
    TOKENS,
    TOKENS_OF_A_KIND,
    Box,
    State,
)

COMPONENTS = TILES + TOKENS  # a house has one field only: it cannot be lost, or in two places


@rule
def reveal(box: Box, s: State, seat: int, out: State) -> None:
    """Of the hands one sees the own tiles, and those that lay on the table before. GRA-06 GRA-16"""
    for other in range(s.seats):
        for slot in range(HAND):
            if sees(s, seat, other, slot):
                out.hand[other, slot] = s.hand[other, slot]


@rule
def sees(s: State, seat: int, other: int, slot: int) -> bool:
    """The own tiles, and those that everybody saw being taken off the table. GRA-06 GRA-16"""
    return other == seat or (s.shown[other] >> slot) & 1 == 1


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
def deal_unseen(box: Box, v: State, seat: int, chance: Array, unseen: Array, out: State) -> None:
    """The unseen tiles are the stack, and what others hold that never lay on the table. GRA-06"""
    used = TILES - v.drawn
    for place in range(used):
        out.deck[v.drawn + place] = unseen[place]
    for other in range(v.seats):
        for slot in range(HAND):
            if (v.held[other] >> slot) & 1 == 1 and not sees(v, seat, other, slot):
                out.hand[other, slot] = unseen[used]
                used += 1
