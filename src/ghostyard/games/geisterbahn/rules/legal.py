"""The moves on offer, written down quickly; they agree with the refusals."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.rules.board import ALL_TURNS, FIRST_EDGE, first_ends, open_edges
from ghostyard.games.geisterbahn.rules.cards import (
    is_horror,
    is_item,
)
from ghostyard.games.geisterbahn.rules.items import (
    FINE_TO_USE,
    item_refusal,
)
from ghostyard.games.geisterbahn.rules.move_numbers import (
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    END_OF_USE,
    FIRST_USE,
    GIVE_BACK,
    LAY,
    LOOK,
    MOVES,
    MUG_SEAT,
    PLAY_HORROR,
    PLAY_TOP,
    PROTECT,
    RIDE_TO,
    ROLL,
    SWAP_WITH,
    TAKE_CARD,
    TELEPORT,
    TERRIFY,
    THROUGH,
    TURN_TILE,
    USE_LAMP,
)
from ghostyard.games.geisterbahn.rules.refusals import FINE, is_free_choice, may_protect, refusal
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    FACE_IT,
    FREE,
    GARLIC,
    GATE,
    HORROR,
    HORRORS,
    LOOT,
    MUG,
    MUZZLE,
    NEXT_KEY,
    PASS_ON,
    SECOND_TILE,
    STEP_ONE,
    TELEPORTER,
    TOO_MANY,
    WALL,
    WAY,
    WHICH_ITEM,
    WHICH_KEY,
    WHOM,
    Box,
    State,
)
from ghostyard.games.geisterbahn.rules.turn import (
    can_move_now,
    fitting_turns,
    helpful_turns,
    near_mover,
)

# The runs of moves that can answer a question; what is asked in every turn is found faster.
NO_RUN = range(0)
ANSWERS: dict[int, tuple[range, ...]] = {
    SECOND_TILE: (range(SWAP_WITH, MOVES),),
    TELEPORTER: (range(TELEPORT, PLAY_HORROR),),
    WALL: (range(THROUGH, PLAY_HORROR),),
    WHICH_ITEM: (range(DECLINE, DISCARD), range(DISCARD + HORRORS, GIVE_BACK)),
    WHICH_KEY: (range(GIVE_BACK, MUG_SEAT),),
    WHOM: (range(TERRIFY, DISCARD),),
    PASS_ON: (range(TERRIFY, DISCARD),),
    MUG: (range(DECLINE, DISCARD), range(MUG_SEAT, TAKE_CARD)),
    LOOT: (range(TAKE_CARD, LOOK),),
    GATE: (range(LOOK, USE_LAMP),),
    NEXT_KEY: (range(LAY, DONE),),
    FREE: (range(DONE, USE_LAMP),),
}
RUNS = [(*ANSWERS.get(asked, ()), NO_RUN, NO_RUN)[:2] for asked in range(TOO_MANY + 1)]
FIRST_ANSWER = table(np.array([[run.start for run in runs] for runs in RUNS], np.int16))
END_OF_ANSWERS = table(np.array([[run.stop for run in runs] for runs in RUNS], np.int16))


@rule
def legal(box: Box, s: State, seat: int, out: Array) -> int:
    """Write the moves this seat may make now; say how many. Agrees with `refusal`."""
    asked, count = s.asked, 0
    if asked == STEP_ONE:
        count = legal_turns(box, s, out)
    elif asked == WAY:
        count = legal_ways(s, out)
    elif asked == FACE_IT:
        count = legal_answers(box, s, seat, out)
    elif asked == HORROR:
        count = legal_horrors(s, seat, out)
    elif asked == TOO_MANY:
        count = legal_discards(s, seat, out)
    for run in range(2):
        for move in range(FIRST_ANSWER[asked, run], END_OF_ANSWERS[asked, run]):
            if refusal(box, s, seat, move) == FINE:
                out[count] = move
                count += 1
    return legal_items(box, s, seat, out, count) if is_free_choice(s, seat) else count


@rule
def legal_turns(box: Box, s: State, out: Array) -> int:
    """Every turn of every tile after which the car can move; and driving, if it may. GEI-12 GEI-13

    Only tiles at the car can change whether it can move: all others are settled by one look.
    """
    count = helpful = 0
    if s.no_turning == 0 and s.turns_left > 0:
        ends, leading_on = first_ends(box, s, s.mover, False), open_edges(box, s, s.mover)
        moves_anyway = s.invisible == 1 or ends & leading_on != 0
        near = 0 if s.invisible == 1 else near_mover(box, s)
        for cell in range(CELLS):
            turns = ALL_TURNS if moves_anyway else 0
            if (near >> cell) & 1 == 1:
                turns = helpful_turns(box, s, cell, ends, leading_on)
            if turns != 0:
                turns &= fitting_turns(box, s, cell)
                helpful |= turns
                count = list_turns(cell, turns, out, count)
    if helpful == 0 or can_move_now(box, s):
        out[count] = DRIVE
        count += 1
    return count


@rule
def list_turns(cell: int, turns: int, out: Array, count: int) -> int:
    """Write these turns of a tile."""
    if turns == ALL_TURNS:
        for by in range(5):
            out[count + by] = TURN_TILE + 5 * cell + by
        return count + 5
    for by in range(1, 6):
        if (turns >> by) & 1 == 1:
            out[count] = TURN_TILE + 5 * cell + by - 1
            count += 1
    return count


@rule
def legal_ways(s: State, out: Array) -> int:
    """The track ends to choose from. GEI-15"""
    count, ends = 0, s.way_out
    while ends != 0:
        out[count] = RIDE_TO + FIRST_EDGE[ends]
        count += 1
        ends &= ends - 1
    return count


@rule
def legal_answers(box: Box, s: State, seat: int, out: Array) -> int:
    """Roll the die, or use what protects. GEI-27 GEI-28"""
    out[0] = ROLL
    count = 1
    if s.most_items[seat] > 0:
        for item in range(GARLIC, MUZZLE + 1):
            if may_protect(box, s, seat, item):
                out[count] = PROTECT + item - GARLIC
                count += 1
    return count


@rule
def legal_items(box: Box, s: State, seat: int, out: Array, count: int) -> int:
    """The items that can be played now. GEI-65"""
    for slot in range(s.held[seat]):
        item = s.hand[seat, slot]
        if is_item(item):
            for move in range(FIRST_USE[item], END_OF_USE[item]):
                if item_refusal(box, s, seat, move) == FINE_TO_USE:
                    out[count] = move
                    count += 1
    return count


@rule
def legal_horrors(s: State, seat: int, out: Array) -> int:
    """A horror from hand; with none, the top of the pile. GEI-27"""
    count = 0
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        if is_horror(card):
            out[count] = PLAY_HORROR + card - 1
            count += 1
    if count == 0:
        out[0] = PLAY_TOP
        count = 1
    return count


@rule
def legal_discards(s: State, seat: int, out: Array) -> int:
    """Any card in hand. GEI-25"""
    held = s.held[seat]
    for slot in range(held):
        out[slot] = DISCARD + s.hand[seat, slot] - 1
    return held
