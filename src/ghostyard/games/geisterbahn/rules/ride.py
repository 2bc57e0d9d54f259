"""The ride: step 2 of a turn, from setting off to the place where the car stops, with everybody met on the way."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    BY_TRACK,
    CORNER,
    DOOR_CELL,
    DOOR_EDGE,
    FAR,
    FIRST_EDGE,
    FRAME,
    GATE_CELL,
    NOWHERE,
    OPPOSITE,
    THROUGH_WALL,
    beyond,
    could_set_off,
    ends_at,
    first_ends,
    has_living_car,
    has_other_door,
    kind_at,
    ways_from,
)
from ghostyard.games.geisterbahn.rules.state import (
    APPEARS,
    CARD,
    CELLS,
    DRACULA,
    GATE_TURNS,
    KINDS,
    LOOSE,
    MEETING,
    RIDE,
    RIDES,
    STAGE,
    STAYS,
    STOPS,
    TELEPORTER,
    TELEPORTS,
    TERROR,
    TRACK,
    TURNS_ROUND,
    WALKS_THROUGH,
    WALL,
    WAY,
    WEREWOLF,
    Box,
    State,
    ask,
    is_ghost,
    note,
    pop,
    push,
    set_top,
    top,
)

# Stages of a ride.
SET_OFF, LEAVING, ENTERED, BRANCHING, AT_THE_END = range(5)

# Why somebody is terrified; the first kind gives points to ghosts. GEI-34
MET_A_GHOST, OTHER_REASON = 1, 2


@rule
def lapsed(s: State) -> bool:
    """Has the active player become a ghost in this turn, so that the rest of it lapses? GEI-29"""
    return s.born_living == 1 and is_ghost(s, s.active)


@rule
def cut_short(s: State) -> bool:
    """Is the movement over because the mover became a ghost or was put somewhere? GEI-29 GEI-37"""
    mover = s.mover
    if lapsed(s) or (s.placed >> mover) & 1 == 1:
        return True
    return s.haunting == 0 and is_ghost(s, mover)


@rule
def may_teleport(s: State) -> bool:
    """Are the teleporters open for the mover now? GEI-17 GEI-31 GEI-41"""
    return s.turned == 0 and s.no_teleport == 0 and s.teleported == 0 and not is_ghost(s, s.mover)


@rule
def can_move(box: Box, s: State, walls: bool) -> bool:
    """Is the first step possible as things lie, with teleporters, and through walls or not? GEI-13"""
    mover = s.mover
    return s.invisible == 1 or could_set_off(
        box, s, mover, first_ends(box, s, mover, False), may_teleport(s), walls, NOWHERE, 0
    )


@rule
def ways_to_set_off(box: Box, s: State) -> int:
    """The track ends over which the mover's first step is possible. GEI-13"""
    mover = s.mover
    ends = first_ends(box, s, mover, False)
    if not could_set_off(box, s, mover, ends, may_teleport(s), s.lamp_lit == 1, NOWHERE, 0):
        ends = first_ends(box, s, mover, True)
    good = 0
    while ends != 0:
        end = 1 << FIRST_EDGE[ends]
        if could_set_off(box, s, mover, end, may_teleport(s), s.lamp_lit == 1, NOWHERE, 0):
            good |= end
        ends ^= end
    return good


@rule
def begin_ride(box: Box, s: State) -> None:
    """A movement begins: nobody has been met and no track end has been left. GEI-15 GEI-34 GEI-36"""
    mover = s.mover
    s.haunting = 1 if is_ghost(s, mover) else 0
    s.met_ghosts = 0
    s.met_dracula = 0
    s.met_werewolf = 0
    s.stirred = 0
    for cell in range(CELLS):
        s.left[cell] = 0
    push(s, RIDE, mover, 0, 0, 0)


@rule
def ride_on(box: Box, s: State) -> None:
    """Go on with the movement on top of the stack by one stage."""
    stage = top(s, STAGE)
    if stage == ENTERED:
        meet_next(box, s)
    elif stage == SET_OFF:
        set_off(box, s)
    elif stage == LEAVING:
        leave(box, s)
    elif stage == BRANCHING:
        branch(box, s)
    else:
        end_of_track(box, s)


@rule
def set_off(box: Box, s: State) -> None:
    """Set off over the end ahead; the driver chooses if there are several. GEI-13 GEI-14"""
    mover = s.mover
    if s.invisible == 1:
        appear_in_chamber(box, s)
        return
    ends = ways_to_set_off(box, s)
    if ends == 0:
        note(s, STAYS, mover, 0, 0)
        finish_ride(box, s, 1)
        return
    if ends & first_ends(box, s, mover, False) == 0:
        note(s, TURNS_ROUND, mover, 0, 0)
    take_or_ask(s, ends)


@rule
def take_or_ask(s: State, ends: int) -> None:
    """One way: take it. Several: the driver chooses. GEI-15"""
    if ends & (ends - 1) != 0:
        s.way_out = ends
        ask(s, WAY, s.driver)
        return
    go_to_end(s, FIRST_EDGE[ends])


@rule
def go_to_end(s: State, edge: int) -> None:
    """The car is at this end of its track now, and about to leave over it."""
    s.way_out = 0
    s.edge[s.mover] = edge
    set_top(s, STAGE, LEAVING if top(s, STAGE) == SET_OFF else AT_THE_END)


@rule
def appear_in_chamber(box: Box, s: State) -> None:
    """Straight to the nearest unoccupied Key Chamber, equally near at random. GEI-48"""
    mover = s.mover
    here = s.cell[mover]
    best, choices, cell = 99, 0, here
    for corner in range(KINDS):
        there = CORNER[corner]
        if there == here or has_living_car(s, there, LOOSE, mover):
            continue
        far = FAR[here, there]
        if far < best:
            best, choices, cell = far, 0, there
        if far == best:
            choices += 1
    if choices > 1:
        s.revealed += 1
        cell = one_of_the_nearest(s, here, best, below(s.chance, choices))
    note(s, APPEARS, mover, cell, 0)
    depart(s, here)
    enter(box, s, cell, LOOSE)


@rule
def one_of_the_nearest(s: State, here: int, far: int, which: int) -> int:
    """The so-manieth unoccupied Key Chamber at this distance. GEI-48"""
    for corner in range(KINDS):
        there = CORNER[corner]
        if FAR[here, there] == far and there != here and not has_living_car(s, there, LOOSE, s.mover):
            if which == 0:
                return there
            which -= 1
    return here


@rule
def depart(s: State, cell: int) -> None:
    """The car leaves its tile; the empty Gate House is turned over for good. GEI-18"""
    s.cell[s.mover] = NOWHERE
    if cell == GATE_CELL and s.gate_turned == 0:
        for seat in range(s.seats):
            if s.cell[seat] == GATE_CELL:
                return
        s.gate_turned = 1
        note(s, GATE_TURNS, s.mover, 0, 0)


@rule
def leave(box: Box, s: State) -> None:
    """The step over the end where the car stands is possible: take it. GEI-15 GEI-17 GEI-32"""
    mover = s.mover
    cell, edge = s.cell[mover], s.edge[mover]
    what = beyond(box, s, mover, cell, edge, s.haunting == 1, s.lamp_lit == 1 or s.haunting == 1, NOWHERE, 0)
    if what == FRAME:
        ask(s, TELEPORTER, s.driver)
        return
    if what == THROUGH_WALL:
        walk_through(box, s)
        return
    s.left[cell] |= 1 << edge
    depart(s, cell)
    enter(box, s, BESIDE[cell, edge], OPPOSITE[edge])


@rule
def walk_through(box: Box, s: State) -> None:
    """Straight through the wall into the next tile, which ends the movement. GEI-32 GEI-60"""
    mover = s.mover
    cell, edge = s.cell[mover], s.edge[mover]
    s.lamp_lit = 0
    depart(s, cell)
    note(s, WALKS_THROUGH, mover, BESIDE[cell, edge], 0)
    enter(box, s, BESIDE[cell, edge], LOOSE)


@rule
def teleport(box: Box, s: State, door: int) -> None:
    """Out through one outward end, in through another; once a turn. GEI-17"""
    mover = s.mover
    cell, edge = s.cell[mover], s.edge[mover]
    s.left[cell] |= 1 << edge
    s.teleported = 1
    depart(s, cell)
    note(s, TELEPORTS, mover, DOOR_CELL[door], 0)
    enter(box, s, DOOR_CELL[door], DOOR_EDGE[door])


@rule
def enter(box: Box, s: State, cell: int, entry: int) -> None:
    """The car comes onto a tile, over this edge or loose; first it meets whoever is there. GEI-36"""
    mover = s.mover
    s.cell[mover] = cell
    s.edge[mover] = entry
    note(s, RIDES, mover, cell, entry)
    set_top(s, STAGE, ENTERED)
    set_top(s, CARD, 0)


@rule
def meet_next(box: Box, s: State) -> None:
    """Ghosts, then the mover's cards, then those of the cars there; clockwise from the mover. GEI-34 GEI-36"""
    mover, seats = s.mover, s.seats
    if cut_short(s):
        finish_ride(box, s, 1)
        return
    if is_alone(s, mover):
        set_top(s, STAGE, BRANCHING)
        return
    others = seats - 1
    for turn in range(top(s, CARD), 5 * others):
        part, place = turn // others, turn % others
        if part >= 3:
            place = (turn - 3 * others) >> 1
        other = (mover + 1 + place) % seats
        if s.cell[other] == s.cell[mover]:
            set_top(s, CARD, turn + 1)
            if part == 0 and ghosts_meet(s, other):
                return
            if part > 0 and cards_meet(s, other, part, (turn - 3 * others) & 1):
                return
    set_top(s, STAGE, BRANCHING)


@rule
def is_alone(s: State, seat: int) -> bool:
    """Is no other car on the same tile? So it is nearly always."""
    for other in range(s.seats):
        if other != seat and s.cell[other] == s.cell[seat]:
            return False
    return True


@rule
def ghosts_meet(s: State, other: int) -> bool:
    """A ghost and a living player share a tile: the ghost's player terrifies, once per movement. GEI-34"""
    mover = s.mover
    if is_ghost(s, mover) == is_ghost(s, other) or (s.met_ghosts >> other) & 1 == 1:
        return False
    s.met_ghosts |= 1 << other
    if is_ghost(s, mover):
        push(s, TERROR, other, mover, 0, MET_A_GHOST)
    else:
        push(s, TERROR, mover, other, 0, MET_A_GHOST)
    return True


@rule
def cards_meet(s: State, other: int, part: int, second: int) -> bool:
    """Dracula or the Werewolf in front of one of two who meet: once per card, pair and movement. GEI-36"""
    mover = s.mover
    if is_ghost(s, mover) or is_ghost(s, other):
        return False
    holder = other if part >= 3 else mover
    card = WEREWOLF if part == 2 or (part >= 3 and second == 1) else DRACULA
    met = s.met_dracula if card == DRACULA else s.met_werewolf
    stirred = s.stirred & (1 if card == DRACULA else 2)
    if s.holder[card] != 1 + holder or stirred != 0 or (met >> other) & 1 == 1:
        return False
    if card == DRACULA:
        s.met_dracula |= 1 << other
    else:
        s.met_werewolf |= 1 << other
    push(s, MEETING, mover if holder == other else other, holder, card, 0)
    return True


@rule
def branch(box: Box, s: State) -> None:
    """Chambers and walls that were passed end the movement; else drive on, by a way not yet left. GEI-15 GEI-16"""
    mover = s.mover
    cell, entry = s.cell[mover], s.edge[mover]
    if kind_at(box, s, cell) != TRACK:
        if entry == LOOSE:
            face_the_only_track(box, s, mover)
        finish_ride(box, s, 0)
        return
    if entry == LOOSE:
        finish_ride(box, s, 0)
        return
    ways = ways_from(box, s, cell, entry)
    fresh = ways & ~s.left[cell]
    if fresh != 0:
        take_or_ask(s, fresh)
        return
    edge = entry
    while (ways >> edge) & 1 == 0:  # everything is used up: it stops at the first way, clockwise
        edge = (edge + 1) % 6
    s.edge[mover] = edge
    finish_ride(box, s, 0)


@rule
def face_the_only_track(box: Box, s: State, seat: int) -> None:
    """In a chamber a car stands on its one track. GEI-14"""
    s.edge[seat] = FIRST_EDGE[ends_at(box, s, s.cell[seat])]


@rule
def end_of_track(box: Box, s: State) -> None:
    """At a track end: on to the next tile, or stop; at a teleporter or a wall it may be a choice. GEI-15..17"""
    mover = s.mover
    cell, edge = s.cell[mover], s.edge[mover]
    walls = s.lamp_lit == 1 or s.haunting == 1
    what = beyond(box, s, mover, cell, edge, s.haunting == 1, walls, NOWHERE, 0)
    if what == BY_TRACK:
        set_top(s, STAGE, LEAVING)
    elif what == THROUGH_WALL:
        ask(s, WALL, s.driver)
    elif what == FRAME and may_teleport(s) and has_other_door(box, s, cell, edge):
        ask(s, TELEPORTER, s.driver)
    else:
        finish_ride(box, s, 0)


@rule
def finish_ride(box: Box, s: State, no_action: int) -> None:
    """The car stands; `no_action`: step 3 lapses. A car stopped between track ends stands loose. GEI-29 GEI-37"""
    mover = s.mover
    if no_action == 0:
        note(s, STOPS, mover, s.cell[mover], s.edge[mover])
    elif top(s, STAGE) == ENTERED and (s.placed >> mover) & 1 == 0 and kind_at(box, s, s.cell[mover]) == TRACK:
        s.edge[mover] = LOOSE
    s.lapses = no_action
    pop(s)
