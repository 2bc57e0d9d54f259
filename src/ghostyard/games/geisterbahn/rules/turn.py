"""A turn from its start to its end: what is due, step 1, the ride, the stop, and on to the next player."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.rule import rule
from ghostyard.core.seats import after
from ghostyard.games.geisterbahn.rules.board import (
    ALL_TURNS,
    BESIDE,
    FIRST_EDGE,
    GATE_CELL,
    OPPOSITE,
    OUTWARD,
    TURNS_INTO,
    could_set_off,
    ends_at,
    first_ends,
    kind_at,
    lets_in,
    rotated,
    turned_edge,
)
from ghostyard.games.geisterbahn.rules.cards import (
    change_morale,
    discard_item,
    drop_laid_horror,
    end_booze,
    ghost_check,
)
from ghostyard.games.geisterbahn.rules.ride import begin_ride, can_move, lapsed
from ghostyard.games.geisterbahn.rules.state import (
    BOOZE,
    CELLS,
    DAWN,
    DAWN_BREAKS,
    DRACULA,
    DRACULA_BITES,
    DRIVEN,
    DUE_HORLA,
    DUE_INVISIBLE,
    DUE_TRAIN,
    FREE,
    HAND_LIMIT,
    HOODS,
    HOODS_GO,
    HOODS_ROLL,
    HORLA_DRIVES,
    KEY_CHAMBER,
    NOTHING,
    SECOND_TILE,
    STAGE,
    STARTS,
    STEP_ONE,
    STOP,
    TOO_MANY,
    TRACK,
    TURN,
    TURNED,
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

# Stages of a turn.
TURNING, MOVING, ACTING, CHOOSING_FREELY, SOBERING, DISCARDING = range(6)


@rule
def right_of(s: State, seat: int) -> int:
    """The right neighbour: play passes to the left. GEI-11"""
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def begin_turn(box: Box, s: State, seat: int) -> None:
    """Dracula's loss, ghost check, Black Hoods' roll; then what is due. GEI-39"""
    s.active = seat
    s.turned = 0
    s.turns_left = 1
    s.lamp_lit = 0
    s.no_turning = 0
    s.no_teleport = 0
    s.teleported = 0
    s.placed = 0
    s.lapses = 0
    s.looked = 0
    s.invisible = 0
    s.mover = seat
    s.driver = seat
    s.born_living = 0 if is_ghost(s, seat) else 1
    push(s, TURN, seat, 0, 0, 0)
    note(s, STARTS, seat, 0, 0)
    if s.born_living == 0:
        set_top(s, STAGE, MOVING)
        return
    if s.holder[DRACULA] == 1 + seat:
        note(s, DRACULA_BITES, seat, 0, 0)
        change_morale(s, seat, -1)
        ghost_check(box, s, seat)
    if lapsed(s):
        set_top(s, STAGE, SOBERING)
    else:
        heed_what_is_due(box, s, seat)


@rule
def heed_what_is_due(box: Box, s: State, seat: int) -> None:
    """Invisible Man before Horla before Black Hoods; Ghost Train combines with all. GEI-39 GEI-41 GEI-44 GEI-48"""
    due = s.due[seat]
    s.due[seat] = 0
    if due & DUE_TRAIN != 0:
        s.no_turning = 1
        s.no_teleport = 1
    hooded = s.holder[HOODS] == 1 + seat and roll_for_hoods(box, s, seat)
    if due & DUE_INVISIBLE != 0:
        s.invisible = 1
    elif due & DUE_HORLA != 0:
        s.mover = right_of(s, seat)
        note(s, HORLA_DRIVES, seat, s.mover, 0)
    elif hooded:
        s.driver = right_of(s, seat)
        note(s, DRIVEN, seat, s.driver, 0)


@rule
def roll_for_hoods(box: Box, s: State, seat: int) -> bool:
    """1-2: the right neighbour makes the choices of step 2; 10: the card goes and morale rises by 2. GEI-47"""
    roll = 1 + below(s.chance, 10)
    s.revealed += 1
    note(s, HOODS_ROLL, seat, roll, 0)
    if roll == 10:
        note(s, HOODS_GO, seat, 0, 0)
        drop_laid_horror(box, s, HOODS)
        change_morale(s, seat, 2)
    return roll <= 2


@rule
def turn_on(box: Box, s: State) -> None:
    """Go on with the turn by one stage."""
    stage, seat = top(s, STAGE), s.active
    if stage == TURNING:
        if lapsed(s):
            set_top(s, STAGE, SOBERING)
        elif s.first_tile != 0:
            ask(s, SECOND_TILE, seat)
        elif s.turned > 0 and s.turns_left == 0 and s.most_items[seat] == 0:
            set_top(s, STAGE, MOVING)  # nothing is left to decide, as everybody can tell
        else:
            ask(s, STEP_ONE, seat)
    elif stage == MOVING:
        set_top(s, STAGE, ACTING)
        begin_ride(box, s)
    elif stage == ACTING:
        act(s)
    elif stage == CHOOSING_FREELY:
        if lapsed(s) or is_ghost(s, seat) or s.most_items[seat] == 0:
            set_top(s, STAGE, SOBERING)
        else:
            ask(s, FREE, seat)
    elif stage == SOBERING:
        sober_up(box, s, seat)
    else:
        end_turn(box, s, seat)


@rule
def act(s: State) -> None:
    """Step 3 for whoever was moved, unless it lapses; ghosts have none. GEI-31 GEI-44"""
    set_top(s, STAGE, CHOOSING_FREELY)
    if s.lapses == 0 and not lapsed(s) and not is_ghost(s, s.mover):
        push(s, STOP, s.mover, 0, 0, 0)


@rule
def sober_up(box: Box, s: State, seat: int) -> None:
    """The Bottle of Booze lasts four own turns. GEI-61"""
    set_top(s, STAGE, DISCARDING)
    if s.booze == 1 + seat:
        s.booze_turns -= 1
        if s.booze_turns == 0:
            end_booze(s)
            discard_item(s, BOOZE)
            ghost_check(box, s, seat)


@rule
def end_turn(box: Box, s: State, seat: int) -> None:
    """Down to five cards, then the next player; after the last round it dawns. GEI-25 GEI-35"""
    if s.held[seat] > HAND_LIMIT:
        ask(s, TOO_MANY, seat)
        return
    pop(s)
    following = after(s, seat)
    if following == s.starter:
        s.rounds += 1
        if s.rounds >= s.option[DAWN]:
            note(s, DAWN_BREAKS, seat, 0, 0)
            finish(s)
            return
    begin_turn(box, s, following)


@rule
def finish(s: State) -> None:
    """The game is over: nobody decides anything any more. GEI-24 GEI-35"""
    while s.depth > 0:
        pop(s)
    s.asked = NOTHING
    s.pending = 0


# ---------------------------------------------------------------- step 1

TURN_FINE, NO_MORE_TURNS, TURNING_FORBIDDEN, GATE_IS_FIXED, FACES_THE_FRAME, CAR_COULD_NOT_MOVE = range(6)


@rule
def turn_refusal(box: Box, s: State, cell: int, by: int) -> int:
    """Why this tile may not be turned so now. GEI-12 GEI-13"""
    if s.no_turning != 0:
        return TURNING_FORBIDDEN
    if s.turns_left == 0:
        return NO_MORE_TURNS
    shape = shape_refusal(box, s, cell, by)
    if shape != TURN_FINE:
        return shape
    return TURN_FINE if moves_after_turn(box, s, cell, by) else CAR_COULD_NOT_MOVE


@rule
def shape_refusal(box: Box, s: State, cell: int, by: int) -> int:
    """Never the Gate House; a Key Chamber only so that it faces a tile. GEI-12"""
    if cell == GATE_CELL:
        return GATE_IS_FIXED
    if kind_at(box, s, cell) == KEY_CHAMBER and rotated(ends_at(box, s, cell), by) & OUTWARD[cell] != 0:
        return FACES_THE_FRAME
    return TURN_FINE


@rule
def moves_after_turn(box: Box, s: State, cell: int, by: int) -> bool:
    """Can the car that is to move do so after this turn? Turning closes the teleporters. GEI-13 GEI-17"""
    mover = s.mover
    return s.invisible == 1 or could_set_off(box, s, mover, first_ends(box, s, mover, False), False, False, cell, by)


@rule
def can_move_now(box: Box, s: State) -> bool:
    """Is the first step possible as things lie, with teleporter and Lamp? GEI-13"""
    return can_move(box, s, s.lamp_lit == 1)


@rule
def near_mover(box: Box, s: State) -> int:
    """The cells whose turning can change whether the car can move: its own, and those that it faces. A mask."""
    cell, ends = s.cell[s.mover], first_ends(box, s, s.mover, False)
    mask = 1 << cell
    while ends != 0:
        mask |= 1 << BESIDE[cell, FIRST_EDGE[ends]]  # beyond the frame there is no cell, and no bit that anybody reads
        ends &= ends - 1
    return mask


@rule
def fitting_turns(box: Box, s: State, cell: int) -> int:
    """The turns that the tile itself allows, a mask: see `shape_refusal`. GEI-12"""
    kind = kind_at(box, s, cell)
    if kind == TRACK:
        return ALL_TURNS
    if cell == GATE_CELL:
        return 0
    return ALL_TURNS & ~TURNS_INTO[ends_at(box, s, cell), OUTWARD[cell]] if kind == KEY_CHAMBER else ALL_TURNS


@rule
def helpful_turns(box: Box, s: State, cell: int, ends: int, leading_on: int) -> int:
    """The turns of a tile near the car after which it can move over one of these ends, a mask. GEI-13

    `leading_on`: the edges of its own tile over which it could leave, as things lie.
    """
    mover = s.mover
    here = s.cell[mover]
    if cell == here:
        return TURNS_INTO[ends, leading_on]
    edge = 0
    while BESIDE[here, edge] != cell:
        edge += 1
    if ends & leading_on & ~(1 << edge) != 0:
        return ALL_TURNS
    ghost = is_ghost(s, mover)
    if not lets_in(box, s, mover, cell, OPPOSITE[edge], ghost):
        return 0
    if ghost and kind_at(box, s, cell) <= KEY_CHAMBER:
        return ALL_TURNS
    return TURNS_INTO[ends_at(box, s, cell), 1 << OPPOSITE[edge]]


@rule
def some_turn_helps(box: Box, s: State) -> bool:
    """Could the car move after turning one of the tiles around it? GEI-13"""
    if s.no_turning != 0 or s.turns_left == 0:
        return False
    near = near_mover(box, s)
    for cell in range(CELLS):
        if (near >> cell) & 1 == 1:
            for by in range(1, 6):
                if turn_refusal(box, s, cell, by) == TURN_FINE:
                    return True
    return False


@rule
def may_drive(box: Box, s: State) -> bool:
    """Turning is compulsory when the car could not move otherwise and a turn helps. GEI-13"""
    return can_move_now(box, s) or not some_turn_helps(box, s)


@rule
def turn_tile(s: State, seat: int, cell: int, by: int) -> None:
    """Turn a tile; cars on it turn with it. GEI-12"""
    s.turn[cell] = turned_edge(s.turn[cell], by)
    for car in range(s.seats):
        if s.cell[car] == cell:
            s.edge[car] = turned_edge(s.edge[car], by)
    s.turned += 1
    s.turns_left -= 1
    note(s, TURNED, seat, cell, by)
