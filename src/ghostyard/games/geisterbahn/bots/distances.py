"""How far the places of the ghost train are: for every track end, the best place that lies beyond it.

A hope counts the less the more tiles must be turned first, because a player turns one in a turn. The chart is drawn
from the places backwards, over the tracks as they lie and over those that turning a tile would make.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.bots.values import (
    FIRST_CHAMBER,
    GATE_HOPE,
    MEETING_CELL,
    MEETING_HOPE,
    STORE_HOPE,
    Hopes,
    prospect,
)
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    CORNER,
    FIRST_EDGE,
    GATE_CELL,
    NOWHERE,
    OPPOSITE,
    OUTWARD,
    TURNS_INTO,
    ends_at,
    kind_at,
    rotated,
    ways_from,
)
from ghostyard.games.geisterbahn.rules.ride_ends import ways_after
from ghostyard.games.geisterbahn.rules.state import CELLS, KINDS, LOOSE, TRACK, Box, State

TRACK_ENDS = 6 * CELLS
# The parts of a chart: what lies beyond each track end is worth, and where it is; the track ends still to be looked at;
# how tiles can lead a car; what it is worth to meet whoever is on a cell; and the hopes that the chart is drawn for.
WORTH, WAITING, GOAL, QUEUE, BENDS = 0, TRACK_ENDS, 2 * TRACK_ENDS, 3 * TRACK_ENDS, 4 * TRACK_ENDS
MEETINGS, HOPES = BENDS + CELLS, BENDS + 2 * CELLS
CHART = HOPES + MEETING_CELL + 1  # numbers in all
# When the chart is drawn nothing waits any more. Then there stands instead: what it is worth to stop at a track end, to
# which edges of each tile the rides came, and what was found out about the turns of one tile.
STOPS, TRIED, TURNS = WAITING, QUEUE, QUEUE + CELLS
# The same edge between two tiles, seen from the other one: a track end for a track end.
ACROSS = table((6 * np.asarray(BESIDE, np.int16) + OPPOSITE).ravel())

NEXT_TURN = 0.6  # what is left of a hope that waits until the next turn
ONE_MORE_TURN = 0.85  # and of that, for every tile that must be turned
PREPARED = 1 / ONE_MORE_TURN - 1  # how much a hope grows when one of these tiles is turned
TOO_LITTLE = 1.0  # by which a hope must be better to be told on
NO_GOAL = -1
MOST_TILES = 20  # that are looked at on the way to an obstacle


class Chart(NamedTuple):
    """What a car can hope for, where, and how far away that is."""

    room: Array  # the chart is written here,
    start: int  # from this place on


# ---------------------------------------------------------------- drawing the chart


@rule
def draw_chart(box: Box, s: State, hopes: Hopes, room: Array, start: int) -> Chart:
    """Write for every track end the best place beyond it, and what that is worth."""
    chart = Chart(room, start)
    for which in range(len(hopes)):
        room[start + HOPES + which] = hopes[which]
    for number in range(GOAL):
        room[start + number] = 0.0
    for cell in range(CELLS):
        room[start + BENDS + cell] = bends_of(box, s, cell)
        room[start + MEETINGS + cell] = 0.0
    last = offer_all_places(box, s, chart)
    first = 0
    while first != last:
        end = int(room[start + QUEUE + first])
        first = first + 1 if first + 1 < TRACK_ENDS else 0
        room[start + WAITING + end] = 0.0
        last = lead_back(box, s, end, chart, last)
    for cell in range(CELLS):
        room[start + TRIED + cell] = 0.0
    return chart


@rule
def bends_of(box: Box, s: State, cell: int) -> int:
    """How this tile could lead a car, however it is turned: the steps from entry to exit, clockwise, as a mask."""
    bends = 0
    if kind_at(box, s, cell) == TRACK:
        for entry in range(6):
            ways = ways_from(box, s, cell, entry)
            bends |= ((ways >> entry) | (ways << (6 - entry))) & 63
    return bends


@rule
def offer_all_places(box: Box, s: State, chart: Chart) -> int:
    """Begin with the chambers and the Gate House; says where the queue ends."""
    meeting, last = int(hope(chart, MEETING_CELL)), 0
    for chamber in range(KINDS):
        last = offer_place(box, s, CORNER[chamber], FIRST_CHAMBER + chamber, chart, last)
    if s.gate_turned == 1:
        last = offer_place(box, s, GATE_CELL, GATE_HOPE, chart, last)
    last = offer_place(box, s, meeting, MEETING_HOPE, chart, last)
    return offer_place(box, s, 2 * GATE_CELL - meeting, STORE_HOPE, chart, last)


@rule
def offer_place(box: Box, s: State, cell: int, goal: int, chart: Chart, last: int) -> int:
    """A place can be entered where its track ends; if it may be turned, anywhere a turn later. GEI-12 GEI-16"""
    worth, ends = NEXT_TURN * hope(chart, goal), ends_at(box, s, cell)
    for edge in range(6):
        if (OUTWARD[cell] >> edge) & 1 == 1:
            continue
        if (ends >> edge) & 1 == 1:
            last = offer(chart, ACROSS[6 * cell + edge], worth, goal, last)
        elif cell != GATE_CELL:
            last = offer(chart, ACROSS[6 * cell + edge], ONE_MORE_TURN * worth, goal, last)
    return last


@rule
def offer(chart: Chart, end: int, worth: float, goal: int, last: int) -> int:
    """Write down a better place beyond a track end, and have what leads there looked at; says where the queue ends."""
    room, start = chart.room, chart.start
    if worth <= room[start + WORTH + end] + TOO_LITTLE:
        return last
    room[start + WORTH + end] = worth
    room[start + GOAL + end] = goal
    if room[start + WAITING + end] != 0.0:
        return last
    room[start + WAITING + end] = 1.0
    room[start + QUEUE + last] = end
    return last + 1 if last + 1 < TRACK_ENDS else 0


@rule
def lead_back(box: Box, s: State, end: int, chart: Chart, last: int) -> int:
    """Offer what lies beyond this track end to all track ends from which a car comes here."""
    room, start = chart.room, chart.start
    cell, edge = end // 6, end % 6
    bends = int(room[start + BENDS + cell])
    if bends == 0:
        return last
    worth, goal = room[start + WORTH + end], int(room[start + GOAL + end])
    # Whoever can go one way can also go back: the exits after entering here are the entries that lead here.
    ways, entries = ways_from(box, s, cell, edge), rotated(bends, edge) & ~OUTWARD[cell]
    while entries != 0:
        entry = FIRST_EDGE[entries]
        reached = worth if (ways >> entry) & 1 == 1 else ONE_MORE_TURN * worth
        last = offer(chart, ACROSS[6 * cell + entry], reached, goal, last)
        entries &= entries - 1
    return last


@rule
def steps(entry: int, out: int) -> int:
    """How many edges further, clockwise, a car leaves than it entered."""
    return out - entry if out >= entry else out - entry + 6


# ---------------------------------------------------------------- reading the chart


@rule
def hope(chart: Chart, which: int) -> float:
    """One of the hopes that the chart was drawn for."""
    return chart.room[chart.start + HOPES + which]


@rule
def all_hopes(chart: Chart) -> Hopes:
    """All of them."""
    return (
        hope(chart, 0), hope(chart, 1), hope(chart, 2), hope(chart, 3), hope(chart, 4), hope(chart, 5),
        hope(chart, 6), hope(chart, 7), hope(chart, 8), hope(chart, 9), hope(chart, 10),
    )  # fmt: skip


@rule
def beyond_end(chart: Chart, end: int) -> float:
    """What the best place beyond this track end is worth."""
    return chart.room[chart.start + WORTH + end]


@rule
def next_hope(box: Box, s: State, cell: int, edge: int, here: int, chart: Chart) -> float:
    """What a car that stands here can hope for next, over its track end or after turning its tile; not `here` again."""
    best, goal = 0.0, NO_GOAL
    for other in range(6):
        worth = beyond_end(chart, 6 * cell + other)
        if other != edge and edge != LOOSE:
            worth *= ONE_MORE_TURN
        if worth > best:
            best, goal = worth, int(chart.room[chart.start + GOAL + 6 * cell + other])
    return prospect(box, s, cell, all_hopes(chart), here) if goal == here else best


@rule
def first_obstacle(box: Box, s: State, end: int, chart: Chart) -> tuple[int, int]:
    """The first tile to be turned on the best way from this track end, and the turns that would do, a mask. GEI-12"""
    for _ in range(MOST_TILES):
        cell, entry = BESIDE[end // 6, end % 6], OPPOSITE[end % 6]
        if cell == NOWHERE:
            break
        if kind_at(box, s, cell) != TRACK:
            ends = ends_at(box, s, cell)
            return (NOWHERE, 0) if (ends >> entry) & 1 == 1 else (cell, TURNS_INTO[ends, 1 << entry])
        out = best_exit(box, s, cell, entry, chart)
        if out == LOOSE:
            break
        if (ways_from(box, s, cell, entry) >> out) & 1 == 0:
            return cell, turns_that_lead(box, s, cell, entry, out)
        end = 6 * cell + out
    return NOWHERE, 0


@rule
def best_exit(box: Box, s: State, cell: int, entry: int, chart: Chart) -> int:
    """The edge by which a car should leave this tile, turned or not; LOOSE if nothing lies beyond."""
    ways, bends = ways_from(box, s, cell, entry), int(chart.room[chart.start + BENDS + cell])
    best, best_out = 0.0, LOOSE
    for out in range(6):
        worth = beyond_end(chart, 6 * cell + out)
        if (ways >> out) & 1 == 0:
            worth *= ONE_MORE_TURN if (bends >> steps(entry, out)) & 1 == 1 else 0.0
        if worth > best:
            best, best_out = worth, out
    return best_out


@rule
def turns_that_lead(box: Box, s: State, cell: int, entry: int, out: int) -> int:
    """The turns of a tile after which a car that enters over one edge can leave by another, a mask."""
    turns = 0
    for by in range(1, 6):
        turns |= ((ways_after(box, s, cell, entry, cell, by) >> out) & 1) << by
    return turns
