"""Scouting: the best place a ride can lead to from a track end, without riding; quick enough for every turn of a tile.

Branches still to be followed are kept in two whole numbers, nine bits each: nothing is allocated, and nothing of the
record is touched. Meetings are weighed as they come; what they would change is not followed.
"""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.bots.distances import MEETINGS, STOPS, TRIED, Chart, draw_chart, hope, next_hope
from ghostyard.games.geisterbahn.bots.values import (
    CHAMBER_AT,
    DEAD_END,
    FIRST_CHAMBER,
    GATE_HOPE,
    MEETING_HOPE,
    STORE_HOPE,
    Hopes,
    bitten,
    fear,
)
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    BY_TRACK,
    DOOR_CELL,
    DOOR_EDGE,
    FAR,
    FIRST_EDGE,
    FRAME,
    MOST_DOORS,
    NOWHERE,
    OPPOSITE,
    THROUGH_WALL,
    beyond,
    is_other_door,
    kind_at,
)
from ghostyard.games.geisterbahn.rules.ride_ends import ways_after
from ghostyard.games.geisterbahn.rules.state import (
    DRACULA,
    GATE_HOUSE,
    KEY_CHAMBER,
    LOOSE,
    MEETING_ROOM,
    STEP_ONE,
    TRACK,
    Box,
    State,
    is_ghost,
)

NOT_YET = -1000.0
NO_STOP = -1  # that a journey could begin from
MOST_STEPS = 60  # of one scouting: a ride in circles ends somewhere
BRANCH_BITS = 9  # of one branch: 1 + 6 * cell + edge, and a bit that somebody was met on the way
ALL_BITS = (1 << BRANCH_BITS) - 1
LAST = 6 * BRANCH_BITS  # where the last of seven branches begins
MET = 256
FULL = (1 << 63) - 1
BACK_AGAIN = -1.5  # what it is worth to be back in the room one left
BESIDE_A_GHOST = -0.6  # what it is worth to stop next to a ghost


# ---------------------------------------------------------------- what a place is worth


@rule
def chart_of(box: Box, s: State, hopes: Hopes, room: Array, start: int) -> Chart:
    """All that is alike for every ride of the mover, whichever tile is turned: what lies where, and who."""
    chart, mover = draw_chart(box, s, hopes, room, start), s.mover
    for other in range(s.seats):
        cell = s.cell[other]
        if other != mover and cell != NOWHERE:
            room[start + MEETINGS + cell] = meeting_worth(s, mover, cell, chart)
    return chart


@rule
def hope_at(box: Box, s: State, cell: int) -> int:
    """Which of the hopes is that of this cell."""
    kind = kind_at(box, s, cell)
    if kind == TRACK:
        return DEAD_END
    if kind == KEY_CHAMBER:
        return FIRST_CHAMBER + CHAMBER_AT[cell]
    if kind == GATE_HOUSE:
        return GATE_HOPE
    return MEETING_HOPE if kind == MEETING_ROOM else STORE_HOPE


@rule
def stop_worth(box: Box, s: State, mover: int, cell: int, edge: int, chart: Chart) -> float:
    """What it is worth to stop here: worked out once, because rides after many turns of tiles end alike."""
    if edge == LOOSE:
        return appraise_stopping(box, s, mover, cell, edge, chart)
    place = chart.start + STOPS + 6 * cell + edge
    if chart.room[place] == 0.0:
        chart.room[place] = appraise_stopping(box, s, mover, cell, edge, chart)
    return chart.room[place]


@rule
def appraise_stopping(box: Box, s: State, mover: int, cell: int, edge: int, chart: Chart) -> float:
    """What it is worth to stop here, and what can be hoped for from here."""
    if is_ghost(s, mover):
        return hunting_ground(box, s, mover, cell)
    which = hope_at(box, s, cell)
    worth = hope(chart, which) + next_hope(box, s, cell, edge, which, chart)
    if which != DEAD_END and comes_from(s, mover, cell):
        worth += BACK_AGAIN
    for other in range(s.seats):
        if is_ghost(s, other) and which == DEAD_END and FAR[cell, s.cell[other]] == 1:
            worth += BESIDE_A_GHOST * fear(s, mover)
    return worth


@rule
def comes_from(s: State, mover: int, cell: int) -> bool:
    """Did the movement begin here? GEI-15"""
    return s.cell[mover] == cell if s.asked == STEP_ONE else s.left[cell] != 0


@rule
def hunting_ground(box: Box, s: State, mover: int, cell: int) -> float:
    """A ghost wants to be near frightened people who can be reached. GEI-34"""
    worth = 0.0
    for other in range(s.seats):
        there = s.cell[other]
        if other != mover and not is_ghost(s, other) and there != NOWHERE:
            reach = 1.0 if kind_at(box, s, there) == TRACK else 0.6
            worth = max(worth, reach * fear(s, other) / (1.0 + FAR[cell, there]))
    return worth


@rule
def meeting_worth(s: State, mover: int, cell: int, chart: Chart) -> float:
    """What it is worth to the mover to meet whoever is here: ghosts, and Dracula. GEI-34 GEI-40"""
    ghost, worth = is_ghost(s, mover), 0.0
    for other in range(s.seats):
        if other == mover or s.cell[other] != cell:
            continue
        if is_ghost(s, other) == ghost:
            if not ghost and s.holder[DRACULA] != 0:
                worth += biting_worth(s, mover, other)
        elif (s.met_ghosts >> other) & 1 == 0:
            worth += 2.0 + 4.0 * fear(s, other) if ghost else -0.3 + hope(chart, DEAD_END)
    return worth


@rule
def meeting_at(cell: int, chart: Chart) -> float:
    """What it is worth to the mover to meet whoever is here, as the chart has it."""
    return chart.room[chart.start + MEETINGS + cell]


@rule
def biting_worth(s: State, mover: int, other: int) -> float:
    """Dracula may go over to whoever fails the test. GEI-40"""
    if s.holder[DRACULA] == 1 + mover and (s.met_dracula >> other) & 1 == 0:
        return -fear(s, other) * bitten(s.morale[mover])
    return fear(s, mover) * bitten(s.morale[mover]) if s.holder[DRACULA] == 1 + other else 0.0


@rule
def usual_meeting(s: State, mover: int, chart: Chart) -> float:
    """What somebody met on the way is worth, about."""
    return 3.0 if is_ghost(s, mover) else -0.3 + hope(chart, DEAD_END)


@rule
def pushed(low: int, high: int, branch: int) -> tuple[int, int]:
    """Note a branch to be followed; with more than fourteen the oldest is forgotten."""
    return ((low << BRANCH_BITS) & FULL) | branch, ((high << BRANCH_BITS) | (low >> LAST)) & FULL


@rule
def popped(low: int, high: int) -> tuple[int, int]:
    """Without the branch noted last."""
    return (low >> BRANCH_BITS) | ((high & ALL_BITS) << LAST), high >> BRANCH_BITS


@rule
def come_onto(
    box: Box, s: State, mover: int, cell: int, entry: int, left: int, was_met: int, turned: int, by: int,
    chart: Chart, low: int, high: int, junctions: int,
) -> tuple[float, int, int, int]:  # fmt: skip
    """The worth of ending in a room or of a ghost's catch, else the branches from here, noted; each junction once."""
    here = meeting_at(cell, chart)
    before = usual_meeting(s, mover, chart) if was_met != 0 else 0.0
    if kind_at(box, s, cell) != TRACK:
        return stop_worth(box, s, mover, cell, entry, chart) + before + here, low, high, junctions
    ways = ways_after(box, s, cell, entry, turned, by) & ~left
    if ways & (ways - 1) != 0:
        if (junctions >> cell) & 1 == 1:
            return NOT_YET, low, high, junctions
        junctions |= 1 << cell
    mark = MET if here != 0.0 or was_met != 0 else 0
    while ways != 0:
        low, high = pushed(low, high, 1 + 6 * cell + FIRST_EDGE[ways] + mark)
        ways &= ways - 1
    return here + before if is_ghost(s, mover) and here > 0.0 else NOT_YET, low, high, junctions


@rule
def note_trying(chart: Chart, cell: int, entry: int) -> None:
    """Remember that a ride came to this edge of a tile: how the tile lies there made a difference."""
    place = chart.start + TRIED + cell
    chart.room[place] = int(chart.room[place]) | (1 << entry)


@rule
def better(best: float, stop: int, worth: float, sign: int, there: int) -> tuple[float, int]:
    """The better of two stops, for whoever wishes the mover well (1) or ill (-1)."""
    return (best, stop) if worth == NOT_YET or sign * worth <= best else (sign * worth, there)


@rule
def scout_from(
    box: Box, s: State, mover: int, cell: int, edge: int, first: bool, teleport: bool, walls: bool,
    turned: int, by: int, sign: int, chart: Chart,
) -> tuple[float, int, int]:  # fmt: skip
    """The best worth of all stops after leaving over this track end, times `sign`; the cells that matter, a mask; and
    the track end where the best stop is.

    `first`: it is where the car stands, and not a place to stop. GEI-15..17 GEI-32
    """
    ghost, best, matter, junctions, stop = is_ghost(s, mover), NOT_YET, 0, 0, NO_STOP
    low, high = 1 + 6 * cell + edge, 0
    for step in range(MOST_STEPS):
        if low == 0:
            break
        met, cell, edge = low & MET, ((low & 255) - 1) // 6, ((low & 255) - 1) % 6
        low, high = popped(low, high)
        what, target = beyond(box, s, mover, cell, edge, ghost, walls or ghost, turned, by), BESIDE[cell, edge]
        if target != NOWHERE:
            matter |= 1 << target
            if target == turned or turned < 0:
                note_trying(chart, target, OPPOSITE[edge])
        if what == BY_TRACK:
            left = 0 if first else s.left[target]
            worth, low, high, junctions = come_onto(
                box, s, mover, target, OPPOSITE[edge], left, met, turned, by, chart, low, high, junctions
            )
            best, stop = better(best, stop, worth, sign, 6 * target + OPPOSITE[edge])
            continue
        before = usual_meeting(s, mover, chart) if met != 0 else 0.0
        if step > 0 or not first:
            worth = stop_worth(box, s, mover, cell, edge, chart) + before
            best, stop = better(best, stop, worth, sign, 6 * cell + edge)
        if what == THROUGH_WALL:
            worth = stop_worth(box, s, mover, target, LOOSE, chart) + meeting_at(target, chart)
            best, stop = better(best, stop, worth + before, sign, NO_STOP)
        elif what == FRAME and teleport:
            teleport = False
            for door in range(MOST_DOORS):
                if is_other_door(box, s, door, cell, edge):
                    worth, low, high, junctions = come_onto(
                        box, s, mover, DOOR_CELL[door], DOOR_EDGE[door], 0, met, turned, by, chart, low, high, junctions
                    )
                    best, stop = better(best, stop, worth, sign, 6 * DOOR_CELL[door] + DOOR_EDGE[door])
    return best, matter, stop


@rule
def scout_entering(box: Box, s: State, mover: int, cell: int, entry: int, sign: int, chart: Chart) -> float:
    """The best worth after coming onto this tile over this edge in the running movement. GEI-17"""
    here = meeting_at(cell, chart)
    if entry == LOOSE or kind_at(box, s, cell) != TRACK:
        return sign * (stop_worth(box, s, mover, cell, entry, chart) + here)
    best, ways = NOT_YET, ways_after(box, s, cell, entry, -1, 0) & ~s.left[cell]
    while ways != 0:
        edge = FIRST_EDGE[ways]
        worth, _, _ = scout_from(box, s, mover, cell, edge, False, False, s.lamp_lit == 1, -1, 0, sign, chart)
        best = max(best, worth)
        ways &= ways - 1
    return best + sign * here
