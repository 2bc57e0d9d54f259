"""The ride before it happens: the preview says exactly where a car can stop, and over which track ends. GEI-12..17

Boards are turned at random; every ride there is gets driven by the rules, and is compared with what was foreseen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from ghostyard.core.game import pending_seats
from ghostyard.core.match import Match
from ghostyard.core.record import copy_of
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.move_numbers import DRIVE
from ghostyard.games.geisterbahn.rules.ride import BRANCHING
from ghostyard.games.geisterbahn.rules.ride_ends import LEFT, MOST_ENDS, come_in, preview
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    LOOSE,
    MEETING_ROOM,
    STAGE,
    STEP_ONE,
    STOPS,
    TELEPORTER,
    TRACK,
    WALL,
    WAY,
    set_top,
)
from ghostyard.games.geisterbahn.rules.turns import run
from tests.games.geisterbahn.build import GAME, Train
from tests.games.geisterbahn.test_riding import turn_inward

NO_TURN = -1, 0
Stops = set[tuple[int, int]]


def previewed(match: Match, seat: int, turned: int, by: int) -> tuple[np.ndarray, np.ndarray, bool]:
    """Where the seat's car could end after such a turn, over which ends it could go, and whether it can move at all."""
    ends, over = np.full(CELLS, 99, np.int16), np.full(CELLS, 99, np.int16)  # what was there before does not matter
    can = preview(match.box, match.state, seat, turned, by, ends, over, np.full(MOST_ENDS, 99, np.int16))
    return ends, over, can


def pairs(masks: np.ndarray) -> Stops:
    """Cells and edges of these masks."""
    return {(cell, edge) for cell in range(CELLS) for edge in range(LOOSE + 1) if masks[cell] >> edge & 1}


def rides(match: Match, move: int = DRIVE) -> Iterator[np.ndarray]:
    """The states after every ride there is, found by driving by the rules."""
    started = copy_of(match.state)
    GAME.rules.play(match.box, started, int(started.active), move)
    if started.asked == STEP_ONE and started.turned > match.state.turned:
        GAME.rules.play(match.box, started, int(started.active), DRIVE)
    riding = [started]
    while riding:
        s = riding.pop()
        yield s
        if s.asked in (WAY, TELEPORTER, WALL):
            seat = pending_seats(s)[0]
            for choice in GAME.legal(match.box, s, seat).numbers:
                riding.append(copy_of(s))
                GAME.rules.play(match.box, riding[-1], seat, choice)


def every_stop(match: Match, move: int = DRIVE) -> Stops:
    """Where the car can stop; in a chamber it does not matter over which edge it came."""
    return {
        (cell, edge if match.box.kind[s.tile[cell]] == TRACK else LOOSE)
        for s in rides(match, move)
        for event, seat, cell, edge in s.event[: s.events].tolist()
        if event == STOPS and seat == match.state.mover
    }


def shuffled_board(seed: int) -> Match:
    """Tiles turned at random, cars at random track ends, and a player who may drive."""
    luck = random.Random(seed)
    match = Match(GAME, 3, seed=seed, options={"reversing": seed % 2})
    s, box = match.state, match.box
    s.gate_turned = 1
    tracks = [cell for cell in range(CELLS) if box.kind[s.tile[cell]] == TRACK]
    for cell in tracks:
        s.turn[cell] = luck.randrange(6)
    for seat in range(match.seats):
        s.cell[seat] = luck.choice(tracks)
        ends = int(box.ends[s.tile[s.cell[seat]], s.turn[s.cell[seat]]])
        s.edge[seat] = luck.choice([edge for edge in range(6) if ends >> edge & 1])
    return match


def with_a_lamp(match: Match) -> None:
    match.state.lamp_lit = match.state.no_turning = 1


def in_the_ghost_train(match: Match) -> None:
    match.state.no_turning = match.state.no_teleport = 1


def loose(match: Match) -> None:
    match.state.edge[match.state.active] = LOOSE
    in_the_ghost_train(match)


def as_a_ghost(match: Match) -> None:
    """The others wait where no ghost comes: nobody is met."""
    s, ghost = match.state, int(match.state.active)
    s.ghosts, s.morale[ghost], s.born_living, s.no_turning = 1 << ghost, 0, 0, 1
    for seat in range(match.seats):
        if seat != ghost:
            room = next(cell for cell in range(CELLS) if match.box.kind[s.tile[cell]] == MEETING_ROOM)
            s.cell[seat], s.edge[seat] = room, s.turn[room]


def as_it_is(match: Match) -> None:
    """Nothing is special."""


@pytest.mark.parametrize("special", [as_it_is, with_a_lamp, in_the_ghost_train, loose, as_a_ghost])
def test_the_preview_names_exactly_the_stops_of_all_rides(special: Callable[[Match], None]):  # GEI-13 GEI-15 GEI-32
    checked = 0
    for seed in range(40):
        match = shuffled_board(seed)
        special(match)
        if "drive" in match.legal(match.state.active).texts:
            ends, _, can = previewed(match, int(match.state.active), *NO_TURN)
            stops = every_stop(match)
            assert (pairs(ends), can) == (stops, bool(stops)), seed
            checked += 1
    assert checked > 20


def test_the_preview_of_a_turn_names_exactly_the_stops_after_it():  # GEI-12 GEI-13 GEI-17
    checked = 0
    for seed in range(30):
        match, luck = shuffled_board(seed), random.Random(seed)
        turns = [move for move in match.legal(match.state.active).numbers if move < DRIVE]
        near = [move for move in turns if move // 5 == match.state.cell[match.state.active]]
        for move in [turns[0], luck.choice(turns), *near[:2]]:
            ends, _, can = previewed(match, int(match.state.active), move // 5, 1 + move % 5)
            assert can
            assert pairs(ends) == every_stop(match, move), (seed, move)
            checked += 1
    assert checked > 40


def test_the_preview_shows_exactly_the_track_ends_on_the_way():  # GEI-15
    for seed in range(30):
        match = shuffled_board(seed)
        if "drive" in match.legal(match.state.active).texts:
            left = {(cell, edge) for s in rides(match) for cell, edge in pairs(s.left)}
            on_the_way = left | {(cell, edge) for cell, edge in every_stop(match) if edge != LOOSE}
            _, over, _ = previewed(match, int(match.state.active), *NO_TURN)
            assert pairs(over) == on_the_way, seed


def test_the_preview_teleports_once_as_cars_do():  # GEI-17
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-ne").walls("c3", "n").car(0, "c2", "n")
    for cell in ("a2", "a3", "b1", "b5", "c6", "e6", "f1", "f5", "g2", "g3"):
        turn_inward(train, cell)
    match = train.turn_of(0).match
    assert pairs(previewed(match, 0, *NO_TURN)[0]) == every_stop(match) == places("c1 n", "e1 n", "e1 ne")


def places(*named: str) -> Stops:
    """Track ends as people name them: "c1 n"."""
    return {(CELL_NAMES.index(cell), EDGE_NAMES.index(edge)) for cell, edge in map(str.split, named)}


def at_a_used_up_switch() -> Train:
    """Seat 0 has come to d2 from the south; everything there has been left before."""
    train = Train().track("d3", "n-s").track("d2", "s<ne,nw").car(0, "d3", "n").turn_of(0).go("drive")
    train.s.left[CELL_NAMES.index("d2")] = 63
    set_top(train.s, STAGE, BRANCHING)
    return train


def test_where_every_way_is_used_up_a_car_stops_at_the_first_one_clockwise():  # GEI-15
    train = at_a_used_up_switch()
    run(train.box, train.s)
    assert train.place(0) == "d2 nw"


def test_where_every_way_is_used_up_the_preview_stops_clockwise_too():  # GEI-15
    train, here = at_a_used_up_switch(), CELL_NAMES.index("d2")
    ends, over, work = (np.zeros(size, np.int16) for size in (CELLS, CELLS, MOST_ENDS))
    over[here] = 63 << LEFT
    depth = come_in(train.box, train.s, here, EDGE_NAMES.index("s"), 0, *NO_TURN, ends, over, work, 1)
    assert (pairs(ends), depth) == (places("d2 nw"), 1)


@pytest.mark.parametrize("seed", range(4))
def test_the_preview_shows_every_place_where_a_car_stops(seed):  # GEI-13 GEI-15
    match, luck, checked = Match(GAME, 3, seed=seed), random.Random(seed), 0
    while not match.over and checked < 25:
        seat, state = match.pending[0], match.state
        move = luck.choice(match.legal(seat).numbers)
        ready = state.asked == 1 and move <= 185 and state.mover == seat and not state.invisible and not state.lamp_lit
        turn = (move // 5, move % 5 + 1) if move < 185 else NO_TURN
        before = previewed(match, seat, *turn) if ready and not state.turned else None
        match.play(seat, move)
        if before and match.state.asked != 1:
            checked += check_preview(match, seat, before[0], before[2], luck)
    assert checked


def check_preview(match: Match, seat: int, ends: np.ndarray, can: bool, luck: random.Random) -> int:
    """Ride to the end at random, and see that the preview knew the place."""
    while match.state.asked in (3, 4, 5):
        match.play(match.pending[0], luck.choice(match.legal(match.pending[0]).numbers))
    stops = [event for event in match.state.event[: match.state.events].tolist() if event[0] == 14]
    if not stops or stops[0][1] != seat:
        return 0
    cell, edge = stops[0][2:]
    assert can
    assert ends[cell] >> edge & 1 or ends[cell] & 64, f"{CELL_NAMES[cell]} {edge} was not foreseen"
    return 1
