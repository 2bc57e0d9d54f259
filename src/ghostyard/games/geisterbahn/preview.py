"""The ride before it happens: where a car could end, and over which tiles, after any turn of any tile.

For bots and for the browser, which shows the whole ride before a turn is confirmed. Meetings are left out: they can
cut a ride short, and nobody knows that before.
"""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.board import (
    BESIDE,
    BY_TRACK,
    DOOR_CELL,
    DOOR_EDGE,
    FRAME,
    MOST_DOORS,
    THROUGH_WALL,
    beyond,
    could_set_off,
    first_ends,
    is_other_door,
    kind_at,
    opposite,
    rotated,
    ways_from,
)
from ghostyard.games.geisterbahn.ride import may_teleport
from ghostyard.games.geisterbahn.state import CELLS, LOOSE, TRACK, Box, State, is_ghost

# Scratch space: track ends still to be followed, as 8 * cell + edge; where the ride begins one cannot stop.
MOST_ENDS = 8 * CELLS
BEGINNING = 1024


@rule
def ways_after(box: Box, s: State, cell: int, entry: int, turned: int, by: int) -> int:
    """The edges one can leave by, if the tile on the cell `turned` were turned by so much. GEI-02 GEI-12"""
    if cell != turned:
        return ways_from(box, s, cell, entry)
    return rotated(ways_from(box, s, cell, entry - by if entry >= by else entry - by + 6), by)


@rule
def preview(box: Box, s: State, mover: int, turned: int, by: int, ends: Array, over: Array, work: Array) -> bool:
    """Where could this car end, and over which track ends, after such a turn (-1, 0: none)? GEI-13 GEI-15

    `ends[cell]` gets a bit for every edge where it can stop (64: inside, or loose); `over[cell]` a bit for every
    edge it can leave by. Says whether the car can move at all. A stop only because every way is used up is
    counted wherever the ride can come back to a track end that it has left.
    """
    for cell in range(CELLS):
        ends[cell] = 0
        over[cell] = 0
    ghost, lamp = is_ghost(s, mover), s.lamp_lit == 1 and turned < 0
    teleport = may_teleport(s) and turned < 0
    starts = first_ends(box, s, mover, False)
    if not could_set_off(box, s, mover, starts, teleport, lamp, turned, by):
        starts = first_ends(box, s, mover, True)
        if not could_set_off(box, s, mover, starts, teleport, lamp, turned, by):
            return False
    cell = s.cell[mover]
    if cell == turned:
        starts = rotated(starts, by)
    for edge in range(6):
        if (starts >> edge) & 1 == 1:
            if could_set_off_here(box, s, mover, cell, edge, teleport, lamp or ghost, turned, by):
                over[cell] |= 1 << edge
    follow(box, s, mover, teleport, lamp or ghost, turned, by, ends, over, work)
    return True


@rule
def could_set_off_here(
    box: Box, s: State, mover: int, cell: int, edge: int, teleport: bool, walls: bool, turned: int, by: int
) -> bool:
    """Is the first step possible over this one end? GEI-13"""
    what = beyond(box, s, mover, cell, edge, is_ghost(s, mover), walls, turned, by)
    return what == BY_TRACK or what == THROUGH_WALL or (what == FRAME and teleport)


@rule
def follow(
    box: Box, s: State, mover: int, teleport: bool, walls: bool, turned: int, by: int,
    ends: Array, over: Array, work: Array,
) -> None:  # fmt: skip
    """Follow every track end in `over`, and all that come after it, to every possible stop. GEI-15..17"""
    count = 0
    for cell in range(CELLS):
        for edge in range(6):
            if (over[cell] >> edge) & 1 == 1:
                work[count] = 8 * cell + edge + BEGINNING
                count += 1
    while count > 0:
        count -= 1
        first = work[count] >= BEGINNING
        cell, edge = (work[count] % BEGINNING) >> 3, work[count] & 7
        what = beyond(box, s, mover, cell, edge, is_ghost(s, mover), walls, turned, by)
        if what == BY_TRACK:
            count = come_in(box, s, mover, BESIDE[cell, edge], opposite(edge), turned, by, ends, over, work, count)
            continue
        if not first:
            ends[cell] |= 1 << edge
        if what == THROUGH_WALL:
            ends[BESIDE[cell, edge]] |= 1 << LOOSE
        elif what == FRAME and teleport:
            for door in range(MOST_DOORS):
                if is_other_door(box, s, door, cell, edge):
                    count = come_in(
                        box, s, mover, DOOR_CELL[door], DOOR_EDGE[door], turned, by, ends, over, work, count
                    )


@rule
def come_in(
    box: Box, s: State, mover: int, cell: int, entry: int, turned: int, by: int,
    ends: Array, over: Array, work: Array, count: int,
) -> int:  # fmt: skip
    """Stop inside a chamber, or note the track ends that can be left from here. GEI-15 GEI-16"""
    if kind_at(box, s, cell) != TRACK:
        ends[cell] |= 1 << LOOSE
        return count
    ways = ways_after(box, s, cell, entry, turned, by)
    fresh = ways & ~over[cell]
    if fresh == 0 and ways & (ways - 1) == 0:
        ends[cell] |= ways
    for edge in range(6):
        if (fresh >> edge) & 1 == 1:
            over[cell] |= 1 << edge
            work[count] = 8 * cell + edge
            count += 1
    return count


@rule
def preview_all(box: Box, s: State, mover: int, ends: Array, over: Array, can: Array, work: Array) -> None:
    """The preview for every turn of every tile: row 5 * cell + by - 1; the last row is for turning nothing."""
    for cell in range(CELLS):
        for by in range(1, 6):
            row = 5 * cell + by - 1
            can[row] = 1 if preview(box, s, mover, cell, by, ends[row], over[row], work) else 0
    row = 5 * CELLS
    can[row] = 1 if preview(box, s, mover, -1, 0, ends[row], over[row], work) else 0


def previews(box: Box, s: State, mover: int) -> tuple[Array, Array, Array]:
    """All previews at once: ends, ways and whether the car can move, for each turn and for none."""
    ends, over = np.zeros((5 * CELLS + 1, CELLS), np.int16), np.zeros((5 * CELLS + 1, CELLS), np.int16)
    can = np.zeros(5 * CELLS + 1, np.int8)
    preview_all(box, s, mover, ends, over, can, np.zeros(MOST_ENDS, np.int16))
    return ends, over, can
