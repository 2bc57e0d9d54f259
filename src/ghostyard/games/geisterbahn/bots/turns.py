"""Rides after a turn of a tile: the best that each can bring, with as few rides as possible.

A ride knows a tile only by the edges to which it comes. Where the tile lies there as it lay in an earlier ride, it is
the same ride again, and need not be scouted.
"""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.bots.distances import TRIED, TURNS, Chart, hope
from ghostyard.games.geisterbahn.bots.scout import NO_STOP, NOT_YET, scout_from, stop_worth
from ghostyard.games.geisterbahn.bots.values import DEAD_END
from ghostyard.games.geisterbahn.rules.board import FIRST_EDGE, ends_at, first_ends, rotated
from ghostyard.games.geisterbahn.rules.ride_ends import ways_after
from ghostyard.games.geisterbahn.rules.state import Box, State

# What is kept of each turn of a tile: the edges to which the ride came, what it brought, and where it stopped.
EDGES, BROUGHT, STOPPED = TURNS, TURNS + 6, TURNS + 12
RIDDEN = 64  # among the edges: there was such a ride


@rule
def ride_from_here(
    box: Box, s: State, sign: int, teleport: bool, walls: bool, turned: int, by: int, chart: Chart
) -> tuple[float, int, int]:
    """The best that a ride can bring that sets off now, the cells that matter for it, and where it stops. GEI-13"""
    mover = s.mover
    best, matter, stop = ride_over(box, s, first_ends(box, s, mover, False), sign, teleport, walls, turned, by, chart)
    if best > NOT_YET:
        return best, matter, stop
    best, more, stop = ride_over(box, s, first_ends(box, s, mover, True), sign, teleport, walls, turned, by, chart)
    if best > NOT_YET:
        return best, matter | more, stop
    stays = stop_worth(box, s, mover, s.cell[mover], s.edge[mover], chart)
    return sign * (stays - hope(chart, DEAD_END)), matter, NO_STOP


@rule
def ride_over(
    box: Box, s: State, ends: int, sign: int, teleport: bool, walls: bool, turned: int, by: int, chart: Chart
) -> tuple[float, int, int]:
    """The best of several track ends of the mover's tile."""
    mover = s.mover
    cell = s.cell[mover]
    if cell == turned:
        ends = rotated(ends, by)
    best, matter, stop = NOT_YET, 1 << cell, NO_STOP
    while ends != 0:
        edge = FIRST_EDGE[ends]
        worth, cells, there = scout_from(box, s, mover, cell, edge, True, teleport, walls, turned, by, sign, chart)
        matter |= cells
        if worth > best:
            best, stop = worth, there
        ends &= ends - 1
    return best, matter, stop


@rule
def begin_turns(cell: int, elsewhere: float, stop: int, chart: Chart) -> None:
    """Begin with a tile: so far there is only the ride with the tile as it lies."""
    for by in range(6):
        chart.room[chart.start + EDGES + by] = 0.0
    keep_ride(cell, 0, elsewhere, stop, chart)


@rule
def keep_ride(cell: int, by: int, worth: float, stop: int, chart: Chart) -> None:
    """Keep what the last ride over this tile has brought."""
    room, start = chart.room, chart.start
    room[start + EDGES + by] = int(room[start + TRIED + cell]) | RIDDEN
    room[start + BROUGHT + by] = worth
    room[start + STOPPED + by] = stop


@rule
def ride_after_turn(box: Box, s: State, sign: int, cell: int, by: int, chart: Chart) -> tuple[float, int]:
    """The best that a ride can bring after this turn, and where it stops. GEI-12 GEI-13"""
    room, start = chart.room, chart.start
    if cell != s.cell[s.mover]:  # a car turns with its tile
        for earlier in range(by):
            edges = int(room[start + EDGES + earlier])
            if edges != 0 and lies_alike(box, s, cell, edges & ~RIDDEN, earlier, by):
                return room[start + BROUGHT + earlier], int(room[start + STOPPED + earlier])
    room[start + TRIED + cell] = 0.0
    worth, _, stop = ride_from_here(box, s, sign, False, False, cell, by, chart)
    keep_ride(cell, by, worth, stop, chart)
    return worth, stop


@rule
def lies_alike(box: Box, s: State, cell: int, edges: int, by: int, other: int) -> bool:
    """Does this tile lie alike after both turns, for whoever comes to one of these edges? GEI-02 GEI-12"""
    ends = ends_at(box, s, cell)
    if (rotated(ends, by) ^ rotated(ends, other)) & edges != 0:
        return False
    while edges != 0:
        entry = FIRST_EDGE[edges]
        if ways_after(box, s, cell, entry, cell, by) != ways_after(box, s, cell, entry, cell, other):
            return False
        edges &= edges - 1
    return True
