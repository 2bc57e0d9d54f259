"""Ghosts Galore: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import is_pending
from ghostyard.games.galore.rules.state import (
    CELLS,
    EXPERIENCED,
    KEEPING,
    LAST_TILE,
    OVER,
    PLACING,
    RETURNED,
    SIDES,
    TILES,
    Box,
    State,
)
from ghostyard.games.galore.rules.turns import stack_start


@rule
def reveal(box: Box, s: State, seat: int, out: State) -> None:
    """The part of the deck that was turned up is open to all; so are the gaps in it. GAL-17"""
    for place in range(seen_of_deck(s)):
        out.deck[place] = s.deck[place]


@rule
def seen_of_deck(s: State) -> int:
    """How far into the deck everything has been turned up: old stacks, and the current one in part. GAL-17"""
    return stack_start(s) + s.turned


@rule
def end_of_deck(s: State) -> int:
    """How many tiles have not been dealt as secret tiles."""
    if s.phase == SIDES:
        return TILES
    return TILES - (2 if s.phase == KEEPING else 1) * s.seats


@rule
def remembers_returned(s: State) -> bool:
    """Does everybody remember a tile that was given back? In version 1 of the rules nobody did. GAL-09"""
    return s.option[EXPERIENCED] != 0 and s.revision > 0 and KEEPING < s.phase < OVER


@rule
def returned_tile(s: State, seat: int) -> int:
    """The tile that this seat gave back and remembers; 0 if there is none. GAL-09"""
    return s.offer[seat, RETURNED] if s.phase != KEEPING else 0


@rule
def census(box: Box, s: State, counts: Array) -> None:
    """Count every tile where it lies, by number: in a state each is found once, in a view if seen."""
    for place in range(TILES):
        counts[s.deck[place]] += 1
    for seat in range(s.seats):
        if s.phase == KEEPING:
            counts[s.offer[seat, 0]] += 1
            counts[s.offer[seat, 1]] += 1
        counts[s.secret[seat]] += 1
        counts[s.claimed[seat]] += 1
        for cell in range(CELLS):
            counts[s.tile[seat, cell]] += 1


@rule
def deal_unseen(box: Box, v: State, seat: int, chance: Array, unseen: Array, out: State) -> None:
    """The unseen tiles lie in the deck and are the others' secret tiles; choices not yet shown may be any."""
    if 0 <= seat < v.seats and returned_tile(v, seat) != 0:
        in_deck = end_of_deck(v) - seen_of_deck(v)
        keep_in_deck(returned_tile(v, seat), in_deck, chance, unseen, in_deck + v.seats - 1)
    hide_tiles(v, seat, unseen, out)
    for other in range(v.seats):
        if other != seat and not is_pending(v, other):
            guess_choice(v, other, chance, out)
        if other != seat and remembers_returned(v):
            guess_returned(v, other, chance, out)


@rule
def hide_tiles(v: State, seat: int, tiles: Array, out: State) -> None:
    """Lay the tiles into every place this seat cannot see: the deck, and the others' secret tiles."""
    used = 0
    for place in range(seen_of_deck(v), end_of_deck(v)):
        out.deck[place] = tiles[used]
        used += 1
    if v.phase == SIDES or v.phase == OVER:
        return
    for other in range(v.seats):
        if other == seat:
            continue
        if v.phase == KEEPING:
            out.offer[other, 0] = tiles[used]
            out.offer[other, 1] = tiles[used + 1]
            used += 2
        else:
            out.secret[other] = tiles[used]
            used += 1


@rule
def keep_in_deck(tile: int, places: int, chance: Array, tiles: Array, count: int) -> None:
    """A tile that was given back is nobody's secret tile: among the tiles to be hidden it comes to those, in front,
    that go into the deck. GAL-09"""
    for i in range(places, count):
        if tiles[i] == tile:
            other = below(chance, places)
            tiles[i] = tiles[other]
            tiles[other] = tile


@rule
def guess_returned(v: State, other: int, chance: Array, out: State) -> None:
    """A tile that somebody else gave back could be any but those kept, and those that others gave back. GAL-09"""
    while out.offer[other, RETURNED] == 0:
        tile = 1 + below(chance, TILES)
        if not is_kept_or_returned(out, tile):
            out.offer[other, RETURNED] = tile


@rule
def is_kept_or_returned(s: State, tile: int) -> bool:
    """Is this somebody's secret tile, or one that somebody remembers giving back? GAL-09"""
    for seat in range(s.seats):
        if s.secret[seat] == tile or s.offer[seat, RETURNED] == tile:
            return True
    return False


@rule
def guess_choice(v: State, other: int, chance: Array, out: State) -> None:
    """A choice that somebody else has made and not shown yet could be any."""
    if v.phase == SIDES or v.phase == KEEPING:
        out.choice[other] = 1 + below(chance, 2)
    elif v.phase == PLACING or v.phase == LAST_TILE:
        cell = below(chance, CELLS)
        while v.tile[other, cell] != 0:
            cell = below(chance, CELLS)
        out.choice[other] = 1 + 4 * cell + below(chance, 4)
