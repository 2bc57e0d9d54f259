"""Nothing of an earlier turn, movement or running thing stays behind. GEI-15 GEI-34 GEI-36 GEI-39"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.state import CARD, MEETING, STAGE, TERROR, pop, push, set_top, top
from tests.games.geisterbahn.build import Train, dead_end


@pytest.mark.parametrize(
    "field",
    ["turned", "lamp_lit", "no_turning", "no_teleport", "teleported", "placed", "lapses", "looked", "invisible"],
)
def test_a_turn_begins_with_nothing_of_the_last_one(field):  # GEI-17 GEI-39
    train = dead_end()
    train.s[field] = 1
    assert train.turn_of(1).s[field] == 0


def test_a_turn_begins_with_one_tile_to_turn_and_the_own_car():  # GEI-12 GEI-39
    train = dead_end()
    train.s.turns_left, train.s.mover, train.s.driver = 0, 2, 2
    train.turn_of(1)
    assert (train.s.active, train.s.turns_left, train.s.mover, train.s.driver) == (1, 1, 1, 1)


@pytest.mark.parametrize("field", ["met_ghosts", "met_dracula", "met_werewolf", "stirred"])
def test_a_movement_begins_with_nobody_met(field):  # GEI-34 GEI-36
    train = dead_end()
    train.s[field] = 3
    assert train.go("drive").s[field] == 0


def test_a_movement_begins_with_no_track_end_left():  # GEI-15
    train = dead_end()
    train.s.left[:] = 63
    train.go("drive")
    assert [(cell, int(mask)) for cell, mask in enumerate(train.s.left) if mask] == [(int(train.s.cell[0]) + 1, 1)]


@pytest.mark.parametrize("ghost", [False, True])
def test_a_movement_knows_whether_a_ghost_moves(ghost):  # GEI-31
    train = Train().track("d3", "n-s").track("d2", "s<ne,nw").car(0, "d3", "n")
    train = train.ghost(0, "d3", "n").turn_of(0) if ghost else train.turn_of(0).go("drive")
    assert train.s.haunting == ghost


def test_a_running_thing_lies_on_top_and_leaves_nothing_behind():  # GEI-36
    s, depth = dead_end().s, 1
    push(s, TERROR, 1, 2, 9, 4)
    set_top(s, STAGE, 3)
    assert (s.depth, s.frame[depth].tolist(), top(s, CARD)) == (depth + 1, [TERROR, 1, 3, 2, 9, 4], 9)
    pop(s)
    push(s, MEETING, 2, 0, 0, 0)
    assert s.frame[depth].tolist() == [MEETING, 2, 0, 0, 0, 0]
    pop(s)
    assert (s.depth, s.frame[depth].any()) == (depth, False)
