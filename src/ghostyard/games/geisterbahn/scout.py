"""Scouting: the best place a ride can lead to from a track end, without riding; quick enough for every turn of a tile.

Branches still to be followed are kept in two whole numbers, nine bits each: nothing is allocated, and nothing of the
record is touched. Meetings are weighed as they come; what they would change is not followed.
"""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.board import (
    BESIDE,
    BY_TRACK,
    DOOR_CELL,
    DOOR_EDGE,
    FAR,
    FRAME,
    MOST_DOORS,
    NOWHERE,
    OPPOSITE,
    THROUGH_WALL,
    beyond,
    is_other_door,
    kind_at,
)
from ghostyard.games.geisterbahn.outlook import (
    CHAMBER_AT,
    DEAD_END,
    FIRST_CHAMBER,
    GATE_HOPE,
    MEETING_HOPE,
    STORE_HOPE,
    Hopes,
    fear,
    prospect,
)
from ghostyard.games.geisterbahn.preview import ways_after
from ghostyard.games.geisterbahn.state import (
    GATE_HOUSE,
    KEY_CHAMBER,
    LOOSE,
    MEETING_ROOM,
    TRACK,
    Box,
    State,
    is_ghost,
)

NOT_YET = -1000.0
MOST_STEPS = 60  # of one scouting: a ride in circles ends somewhere
CODE_BITS = 9  # of one branch: 1 + 6 * cell + edge, and a bit that somebody was met on the way
MET = 256
FULL = (1 << 63) - 1
BESIDE_A_GHOST = -0.6  # what it is worth to stop next to a ghost


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
def stop_worth(box: Box, s: State, mover: int, cell: int, hopes: Hopes) -> float:
    """What it is worth to stop here, and what can be hoped for from here."""
    if is_ghost(s, mover):
        return hunting_ground(box, s, mover, cell)
    which = hope_at(box, s, cell)
    worth = hopes[which] + prospect(box, s, cell, hopes, which)
    for other in range(s.seats):
        if is_ghost(s, other) and which == DEAD_END and FAR[cell, s.cell[other]] == 1:
            worth += BESIDE_A_GHOST * fear(s, mover)
    return worth


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
def meeting_worth(box: Box, s: State, mover: int, cell: int) -> float:
    """What it is worth to the mover to meet whoever is here. GEI-34"""
    ghost, worth = is_ghost(s, mover), 0.0
    for other in range(s.seats):
        if other == mover or s.cell[other] != cell or is_ghost(s, other) == ghost or (s.met_ghosts >> other) & 1 == 1:
            continue
        worth += 2.0 + 4.0 * fear(s, other) if ghost else -0.3 - 2.5 * fear(s, mover)
    return worth


@rule
def scout_from(
    box: Box, s: State, mover: int, cell: int, edge: int, first: bool, teleport: bool, walls: bool,
    turned: int, by: int, sign: int, hopes: Hopes,
) -> tuple[float, int]:  # fmt: skip
    """The best worth of all stops after leaving over this track end, times `sign`; and the cells that matter, a mask.

    `first`: it is where the car stands, and not a place to stop. GEI-15..17 GEI-32
    """
    ghost, best, matter, junctions, steps = is_ghost(s, mover), NOT_YET, 0, 0, 0
    low, high, met = 1 + 6 * cell + edge, 0, 0.0
    while low != 0 and steps < MOST_STEPS:
        steps += 1
        entry = low & 511
        low = (low >> CODE_BITS) | ((high & 511) << (6 * CODE_BITS))
        high >>= CODE_BITS
        burden = met if entry >= MET else 0.0
        cell, edge = ((entry & 255) - 1) // 6, ((entry & 255) - 1) % 6
        what = beyond(box, s, mover, cell, edge, ghost, walls or ghost, turned, by)
        target = BESIDE[cell, edge]
        if target != NOWHERE:
            matter |= 1 << target
        if what != BY_TRACK and not (first and steps == 1):
            best = max(best, sign * (stop_worth(box, s, mover, cell, hopes) + burden))
        if what == THROUGH_WALL:
            passing = stop_worth(box, s, mover, target, hopes) + meeting_worth(box, s, mover, target)
            best = max(best, sign * (passing + burden))
        doors = 1
        if what == FRAME and teleport:
            doors, teleport = MOST_DOORS, False
        elif what != BY_TRACK:
            doors = 0
        for door in range(doors):
            entry_edge = OPPOSITE[edge]
            if what == FRAME:
                if not is_other_door(box, s, door, cell, edge):
                    continue
                target, entry_edge = DOOR_CELL[door], DOOR_EDGE[door]
                matter |= 1 << target
            here = meeting_worth(box, s, mover, target)
            if here != 0.0:
                met = here
            mark = MET if here != 0.0 or burden != 0.0 else 0
            if kind_at(box, s, target) != TRACK:
                best = max(best, sign * (stop_worth(box, s, mover, target, hopes) + burden + here))
                continue
            if ghost and here > 0.0:
                best = max(best, sign * (here + burden))
            ways = ways_after(box, s, target, entry_edge, turned, by)
            if ways & (ways - 1) != 0:
                if (junctions >> target) & 1 == 1:
                    continue
                junctions |= 1 << target
            ways &= ~s.left[target] if not first else 63
            for way in range(6):
                if (ways >> way) & 1 == 1:
                    high = ((high << CODE_BITS) | (low >> (6 * CODE_BITS))) & FULL
                    low = ((low << CODE_BITS) & FULL) | (1 + 6 * target + way + mark)
    return best, matter


@rule
def scout_entering(box: Box, s: State, mover: int, cell: int, entry: int, sign: int, hopes: Hopes) -> float:
    """The best worth after coming onto this tile over this edge in the running movement. GEI-17"""
    here = meeting_worth(box, s, mover, cell)
    if entry == LOOSE or kind_at(box, s, cell) != TRACK:
        return sign * (stop_worth(box, s, mover, cell, hopes) + here)
    best, ways = NOT_YET, ways_after(box, s, cell, entry, -1, 0) & ~s.left[cell]
    for edge in range(6):
        if (ways >> edge) & 1 == 1:
            worth, _ = scout_from(box, s, mover, cell, edge, False, False, s.lamp_lit == 1, -1, 0, sign, hopes)
            best = max(best, worth)
    return best + sign * here
