"""Step 1: which tiles may be turned, and when one must be. GEI-12 GEI-13"""

from __future__ import annotations

import random

import pytest

from ghostyard.core.match import Match
from ghostyard.core.record import copy_of
from ghostyard.games.geisterbahn.rules import refusals, turn
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES
from ghostyard.games.geisterbahn.rules.moves import TurnTile
from ghostyard.games.geisterbahn.rules.state import DUE_TRAIN
from tests.games.geisterbahn.build import GAME, Train, dead_end


def turns(train: Train, cell: str) -> list[str]:
    return [move.split()[-1] for move in train.legal if move.startswith(f"turn {cell} ")]


def test_a_tile_turns_by_60_to_300_degrees():  # GEI-12
    assert turns(dead_end(), "f4") == ["+1", "+2", "+3", "+4", "+5"]


def test_only_one_tile_is_turned():  # GEI-12
    train = dead_end().hand(0, "book", "grendel").turn_of(0).go("turn f4 +1")
    assert not any(move.startswith("turn") for move in train.legal)


def test_cars_turn_with_their_tile():  # GEI-12
    assert dead_end().track("f4", "n-s").car(1, "f4", "n").turn_of(0).go("turn f4 +2").place(1) == "f4 se"


def test_the_gate_house_is_never_turned():  # GEI-12
    assert turns(dead_end(), "d4") == []


def test_a_key_chamber_must_face_a_tile():  # GEI-12
    train = dead_end().faces("a1", "se").turn_of(0)
    assert turns(train, "a1") == ["+1", "+5"]


def test_a_turn_that_leaves_the_car_unable_to_move_is_not_allowed():  # GEI-13
    train = dead_end()
    assert turns(train, "d2") == ["+3"]  # a straight: only upside down does it still meet the car
    assert "+1" not in turns(train, "d2")


def test_turning_is_compulsory_when_the_car_could_not_move():  # GEI-13
    train = Train().track("d3", "n-s").track("d2", "ne-sw").car(0, "d3", "n").turn_of(0)
    assert "drive" not in train.legal
    assert turns(train, "d2") == ["+2", "+5"]


def test_a_teleporter_counts_as_moving_if_nothing_was_turned():  # GEI-13
    train = Train().track("c1", "n-s").track("e1", "n-s").car(0, "c1", "n").turn_of(0)
    assert "drive" in train.legal
    assert turns(train, "f4") == []


def test_a_declared_lamp_counts_as_moving():  # GEI-13
    train = Train().track("d3", "n-s").track("d2", "ne-sw").car(0, "d3", "n").hand(0, "lamp", "grendel").turn_of(0)
    assert "drive" in train.go("use lamp").legal


def test_if_no_turn_helps_the_car_turns_round():  # GEI-13
    train = stuck_car().go("drive")
    assert train.place(0).startswith("d2")
    assert "turned round" in train.told()


def stuck_car() -> Train:
    """Seat 0 faces an occupied Key Chamber, no turn is allowed, and behind it the way is free."""
    train = Train().track("d2", "n-s").track("d3", "n-s").faces("d1", "s")
    train.car(0, "d3", "s").s.gate_turned = 0  # the Gate House lets nobody in yet
    train.s.due[0] = 1  # Ghost Train: no turning
    return train.faces("d1", "se").turn_of(0)


def test_in_a_chamber_a_stuck_car_stays():  # GEI-13
    train = Train().faces("b3", "n").track("b2", "ne-sw").car(0, "b3", "n")
    train.s.due[0] = 1
    train.turn_of(0).go("drive")
    assert train.place(0) == "b3 n"
    assert train.s.active == 1


def test_a_car_never_turns_round_in_a_chamber():  # GEI-13
    train = Train().faces("d7", "nw").walls("c6", "se").track("d6", "n-s").car(0, "d7", "nw")
    train.s.due[0] = DUE_TRAIN
    assert train.turn_of(0).go("drive").place(0) == "d7 nw"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"reversing": True}])
def test_a_turn_is_offered_if_and_only_if_the_car_can_then_move(seed, options):  # GEI-12 GEI-13
    match, luck = Match(GAME, 4, seed=seed, options=options), random.Random(seed)
    looked = 0
    while not match.over and looked < 12:
        seat = match.pending[0]
        numbers = match.legal(seat).numbers
        if match.state.asked == 1 and match.state.turns_left and not match.state.no_turning:
            looked += 1
            assert {n for n in numbers if n < 185} == allowed_by_trying(match)
        match.play(seat, luck.choice(numbers))


def allowed_by_trying(match: Match) -> set[int]:
    """The slow way: turn a copy, and ask the copy whether its car can move."""
    allowed = set()
    for number in range(185):
        value = GAME.moves.values[number]
        assert isinstance(value, TurnTile)
        if turn.shape_refusal(match.box, match.state, value.cell, value.by):
            continue
        trial = copy_of(match.state)
        turn.turn_tile(trial, 0, value.cell, value.by)
        if turn.can_move_now(match.box, trial):
            allowed.add(number)
    return allowed


def test_a_refusal_says_why():  # GEI-13
    train = dead_end()
    number = GAME.moves.number("turn d2 +1")
    assert refusals.refusal(train.box, train.s, 0, number) == refusals.CAR_COULD_NOT_MOVE
    assert CELL_NAMES[number // 5] == "d2"
