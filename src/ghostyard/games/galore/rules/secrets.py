"""Ghosts Galore: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below, fork, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import is_pending
from ghostyard.core.secrecy import list_unseen, view_header
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
def view(box: Box, s: State, seat: int, out: State) -> None:
    """Copy into the blank record `out` what this seat may know (a spectator: what everybody knows)."""
    view_header(s, out)
    out.phase = s.phase
    out.rounds = s.rounds
    out.lamp = s.lamp
    out.turned = s.turned
    for place in range(seen_of_deck(s)):
        out.deck[place] = s.deck[place]
    for other in range(s.seats):
        out.board[other] = s.board[other]
        out.side[other] = s.side[other]
        out.claimed[other] = s.claimed[other]
        for cell in range(CELLS):
            out.tile[other, cell] = s.tile[other, cell]
            out.turn[other, cell] = s.turn[other, cell]
    if 0 <= seat < s.seats:
        out.secret[seat] = s.secret[seat]
        out.choice[seat] = s.choice[seat]
        out.offer[seat, 0] = s.offer[seat, 0]
        out.offer[seat, 1] = s.offer[seat, 1]


@rule
def seen_of_deck(s: State) -> int:
    """How far into the deck everything has been turned up: old stacks, and the current one in part. GAL-17"""
    if s.phase == SIDES or s.phase == KEEPING:
        return 0
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
def determinize(box: Box, v: State, seat: int, chance: Array, scratch: Array, out: State) -> None:
    """Fill the blank record `out` with a world that fits the view `v`, hidden things at random."""
    view(box, v, seat, out)
    fork(chance, out.chance)
    unseen = list_unseen_tiles(box, v, scratch)
    shuffle(chance, scratch, unseen)
    if 0 <= seat < v.seats and returned_tile(v, seat) != 0:
        keep_in_deck(returned_tile(v, seat), end_of_deck(v) - seen_of_deck(v), chance, scratch, unseen)
    hide_tiles(v, seat, scratch, out)
    for other in range(v.seats):
        if other != seat and not is_pending(v, other):
            imagine_choice(v, other, chance, out)
        if other != seat and remembers_returned(v):
            imagine_returned(v, other, chance, out)


@rule
def list_unseen_tiles(box: Box, v: State, scratch: Array) -> int:
    """Write the tiles that are not in this view to the front of `scratch`; say how many."""
    for tile in range(TILES + 1):
        scratch[tile] = 0
    census(box, v, scratch)
    return list_unseen(scratch, TILES)


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
def imagine_returned(v: State, other: int, chance: Array, out: State) -> None:
    """A tile that somebody else gave back could be any but those kept, and those that others gave back. GAL-09"""
    tile = 1 + below(chance, TILES)
    while is_kept_or_returned(out, tile):
        tile = 1 + below(chance, TILES)
    out.offer[other, RETURNED] = tile


@rule
def is_kept_or_returned(s: State, tile: int) -> bool:
    """Is this somebody's secret tile, or one that somebody remembers giving back? GAL-09"""
    for seat in range(s.seats):
        if s.secret[seat] == tile or s.offer[seat, RETURNED] == tile:
            return True
    return False


@rule
def imagine_choice(v: State, other: int, chance: Array, out: State) -> None:
    """A choice that somebody else has made and not shown yet could be any."""
    if v.phase == SIDES or v.phase == KEEPING:
        out.choice[other] = 1 + below(chance, 2)
    elif v.phase == PLACING or v.phase == LAST_TILE:
        cell = below(chance, CELLS)
        while v.tile[other, cell] != 0:
            cell = below(chance, CELLS)
        out.choice[other] = 1 + 4 * cell + below(chance, 4)
