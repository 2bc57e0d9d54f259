"""The moves on offer, written down quickly; they agree with the refusals."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.board import kind_at
from ghostyard.games.geisterbahn.cards import (
    is_horror,
    is_item,
)
from ghostyard.games.geisterbahn.items import (
    FINE_TO_USE,
    item_refusal,
)
from ghostyard.games.geisterbahn.numbers import (
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
from ghostyard.games.geisterbahn.refusals import FINE, is_free_choice, refusal
from ghostyard.games.geisterbahn.state import (
    CELLS,
    FACE_IT,
    FREE,
    GATE,
    HORROR,
    HORRORS,
    LOOT,
    MUG,
    NEXT_KEY,
    PASS_ON,
    SECOND_TILE,
    STEP_ONE,
    TELEPORTER,
    TOO_MANY,
    TRACK,
    WALL,
    WAY,
    WHICH_ITEM,
    WHICH_KEY,
    WHOM,
    Box,
    State,
)
from ghostyard.games.geisterbahn.turn import (
    TURN_FINE,
    may_drive,
    moves_after_turn,
    near_mover,
    shape_refusal,
)

# The runs of moves that can answer a question; turning, hand cards and items are found faster.
NO_RUN = range(0)
ANSWERS: dict[int, tuple[range, ...]] = {
    SECOND_TILE: (range(SWAP_WITH, MOVES),),
    WAY: (range(RIDE_TO, TELEPORT),),
    TELEPORTER: (range(TELEPORT, PLAY_HORROR),),
    WALL: (range(THROUGH, PLAY_HORROR),),
    FACE_IT: (range(ROLL, TERRIFY),),
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
    count = 0
    if s.no_turning == 0 and s.turns_left > 0:
        near, fine_elsewhere = near_mover(box, s), moves_after_turn(box, s, -1, 0)
        for cell in range(CELLS):
            if (near >> cell) & 1 == 1:
                count = legal_turns_of(box, s, cell, True, out, count)
            elif fine_elsewhere:
                if kind_at(box, s, cell) == TRACK:
                    for by in range(5):
                        out[count + by] = TURN_TILE + 5 * cell + by
                    count += 5
                else:
                    count = legal_turns_of(box, s, cell, False, out, count)
    if count == 0 or may_drive(box, s):
        out[count] = DRIVE
        count += 1
    return count


@rule
def legal_turns_of(box: Box, s: State, cell: int, is_near: bool, out: Array, count: int) -> int:
    """The turns of one tile, each looked at. GEI-12 GEI-13"""
    for by in range(1, 6):
        if shape_refusal(box, s, cell, by) == TURN_FINE and (not is_near or moves_after_turn(box, s, cell, by)):
            out[count] = TURN_TILE + 5 * cell + by - 1
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
