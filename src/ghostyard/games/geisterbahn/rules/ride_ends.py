"""The ride before it happens: where a car could end, and over which tiles, after any turn of any tile.

For bots and for the browser, which shows the whole ride before a turn is confirmed. Meetings are left out: they can
cut a ride short, and nobody knows that before.
"""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    BY_TRACK,
    DOOR_CELL,
    DOOR_EDGE,
    FRAME,
    MOST_DOORS,
    OPPOSITE,
    THROUGH_WALL,
    beyond,
    could_set_off,
    first_ends,
    is_other_door,
    kind_at,
    rotated,
    ways_from,
)
from ghostyard.games.geisterbahn.rules.ride import may_teleport
from ghostyard.games.geisterbahn.rules.state import CELLS, LOOSE, TRACK, Box, State, is_ghost

# Scratch space: the ride that is being followed, a frame for every tile on its way; the columns of a frame.
AT, WAYS, LEAVING, NEXT_DOOR, TELEPORTED = range(5)
COLUMNS = 5
MOST_ENDS = COLUMNS * (6 * CELLS + 1)
LEFT = 6  # from this bit on, `over` keeps the track ends left in the ride that is being followed
NO_EDGE = 6
MOST_STEPS = 20_000  # far more than any board was ever seen to need: about fifty are usual


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
    edge it can leave by, or stop at. Says whether the car can move at all.
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
    ways = 0
    for edge in range(6):
        if (starts >> edge) & 1 == 1:
            if could_set_off_here(box, s, mover, cell, edge, teleport, lamp or ghost, turned, by):
                ways |= 1 << edge
    open_frame(work, 0, cell, ways, 0 if teleport else 1)
    follow(box, s, mover, lamp or ghost, turned, by, ends, over, work)
    return True


@rule
def could_set_off_here(
    box: Box, s: State, mover: int, cell: int, edge: int, teleport: bool, walls: bool, turned: int, by: int
) -> bool:
    """Is the first step possible over this one end? GEI-13"""
    what = beyond(box, s, mover, cell, edge, is_ghost(s, mover), walls, turned, by)
    return what == BY_TRACK or what == THROUGH_WALL or (what == FRAME and teleport)


@rule
def open_frame(work: Array, depth: int, cell: int, ways: int, teleported: int) -> None:
    """The ride comes to a tile that can be left by these ways."""
    frame = COLUMNS * depth
    work[frame + AT] = cell
    work[frame + WAYS] = ways
    work[frame + LEAVING] = NO_EDGE
    work[frame + NEXT_DOOR] = MOST_DOORS
    work[frame + TELEPORTED] = teleported


@rule
def follow(
    box: Box, s: State, mover: int, walls: bool, turned: int, by: int, ends: Array, over: Array, work: Array
) -> None:
    """Take every ride there is, one after the other, from the first frame on. GEI-15..17"""
    depth = 1
    for _ in range(MOST_STEPS):
        frame = COLUMNS * (depth - 1)
        cell, edge, door = work[frame + AT], work[frame + LEAVING], work[frame + NEXT_DOOR]
        if door < MOST_DOORS:
            work[frame + NEXT_DOOR] = door + 1
            if is_other_door(box, s, door, cell, edge):
                depth = come_in(box, s, DOOR_CELL[door], DOOR_EDGE[door], 1, turned, by, ends, over, work, depth)
            continue
        if edge != NO_EDGE:
            over[cell] &= ~(1 << (LEFT + edge))
            work[frame + LEAVING] = NO_EDGE
        if work[frame + WAYS] != 0:
            depth = leave_by_next_way(box, s, mover, walls, turned, by, ends, over, work, depth)
        elif depth > 1:
            depth -= 1
        else:
            return


@rule
def leave_by_next_way(
    box: Box, s: State, mover: int, walls: bool, turned: int, by: int, ends: Array, over: Array, work: Array, depth: int
) -> int:
    """Drive on by the next way that was not tried yet, or stop at its end. GEI-15..17"""
    frame = COLUMNS * (depth - 1)
    cell, ways, edge = work[frame + AT], work[frame + WAYS], 0
    while (ways >> edge) & 1 == 0:
        edge += 1
    work[frame + WAYS] = ways & (ways - 1)
    over[cell] |= 1 << edge
    what = beyond(box, s, mover, cell, edge, is_ghost(s, mover), walls, turned, by)
    if what != BY_TRACK and depth > 1:
        ends[cell] |= 1 << edge
    if what == THROUGH_WALL:
        ends[BESIDE[cell, edge]] |= 1 << LOOSE
    elif what == BY_TRACK or (what == FRAME and work[frame + TELEPORTED] == 0):
        over[cell] |= 1 << (LEFT + edge)
        work[frame + LEAVING] = edge
        if what == FRAME:
            work[frame + NEXT_DOOR] = 0
        else:
            gone = work[frame + TELEPORTED]
            return come_in(box, s, BESIDE[cell, edge], OPPOSITE[edge], gone, turned, by, ends, over, work, depth)
    return depth


@rule
def come_in(
    box: Box, s: State, cell: int, entry: int, teleported: int, turned: int, by: int,
    ends: Array, over: Array, work: Array, depth: int,
) -> int:  # fmt: skip
    """Stop inside a chamber, or where everything is used up; else open a frame for the ways from here. GEI-15 GEI-16"""
    if kind_at(box, s, cell) != TRACK:
        ends[cell] |= 1 << LOOSE
        return depth
    ways = ways_after(box, s, cell, entry, turned, by)
    fresh = ways & ~(over[cell] >> LEFT)
    if fresh == 0:
        edge = entry
        while (ways >> edge) & 1 == 0:
            edge = (edge + 1) % 6
        ends[cell] |= 1 << edge
        return depth
    open_frame(work, depth, cell, fresh, teleported)
    return depth + 1
