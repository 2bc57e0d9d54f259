"""How far places are in the ghost train, in turns of tiles; and which tile is in the way."""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.core.heuristics import SCRATCH
from ghostyard.games.geisterbahn.bots.distances import (
    ACROSS,
    CHART,
    NEXT_TURN,
    ONE_MORE_TURN,
    TRACK_ENDS,
    Chart,
    beyond_end,
    draw_chart,
    first_obstacle,
)
from ghostyard.games.geisterbahn.bots.heuristics import HEURISTICS
from ghostyard.games.geisterbahn.bots.scout import appraise_stopping, stop_worth
from ghostyard.games.geisterbahn.bots.values import own_hopes
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES, NOWHERE
from tests.games.geisterbahn.build import GAME, Train

HOPE = 10.0
ONLY_D1 = (0.0,) * 6 + (HOPE,) + (0.0,) * 3 + (float(CELL_NAMES.index("b3")),)


def end(cell: str, edge: str) -> int:
    """The number of a track end."""
    return 6 * CELL_NAMES.index(cell) + EDGE_NAMES.index(edge)


def chart_of(train: Train, hopes: tuple[float, ...] = ONLY_D1) -> Chart:
    """The chart of a position, as seat 0 sees it."""
    return draw_chart(train.box, train.match.view(0), hopes, np.zeros(CHART), 0)


def below_d1(track: str) -> Train:
    """The Key Chamber at d1 looks down on d2, which has this track."""
    return Train().faces("d1", "s").track("d2", track)


def test_the_chart_fits_into_the_room_that_bots_give_to_heuristics():
    assert CHART <= SCRATCH


def test_whoever_can_ride_one_way_over_a_tile_can_ride_back():  # what the chart is drawn by
    way = np.asarray(GAME.edition("house").way)
    leads = way[..., None] >> np.arange(6) & 1  # tile, turn, entry, exit
    assert leads.any()
    assert (leads == leads.swapaxes(2, 3)).all()


def test_the_other_side_of_the_other_side_of_a_track_end_is_itself():
    inside = np.flatnonzero(ACROSS < TRACK_ENDS)
    assert (ACROSS[ACROSS[inside]] == inside).all()
    assert ACROSS[end("d3", "n")] == end("d2", "s")


def test_a_stop_is_worth_the_same_when_it_is_asked_again():
    train = Train().turn_of(0)
    view = train.match.view(0)
    chart = chart_of(train, own_hopes(train.box, view, 0))
    for place in range(TRACK_ENDS):
        first = stop_worth(train.box, view, 0, place // 6, place % 6, chart)
        assert stop_worth(train.box, view, 0, place // 6, place % 6, chart) == first
        assert appraise_stopping(train.box, view, 0, place // 6, place % 6, chart) == first


def test_a_place_at_the_end_of_the_track_is_one_turn_away():
    assert beyond_end(chart_of(below_d1("n-s")), end("d3", "n")) == NEXT_TURN * HOPE


def test_every_tile_that_must_be_turned_puts_a_place_further_off():
    chart = chart_of(below_d1("ne-sw"))
    assert beyond_end(chart, end("d3", "n")) == NEXT_TURN * ONE_MORE_TURN * HOPE


def test_a_chamber_that_looks_away_must_be_turned_too():
    chart = chart_of(below_d1("ne-sw").faces("d1", "se"))
    assert beyond_end(chart, end("d3", "n")) == pytest.approx(NEXT_TURN * ONE_MORE_TURN**2 * HOPE)


def test_nothing_is_in_the_way_of_an_open_track():
    train = below_d1("n-s")
    assert first_obstacle(train.box, train.s, end("d3", "n"), chart_of(train))[0] == NOWHERE


def test_the_tile_in_the_way_is_found_with_the_turns_that_help():
    train = below_d1("ne-sw")
    cell, turns = first_obstacle(train.box, train.s, end("d3", "n"), chart_of(train))
    assert CELL_NAMES[cell] == "d2"
    assert [by for by in range(6) if turns >> by & 1] == [2, 5]  # a straight track lies the same way twice


def test_whoever_rides_into_a_room_clears_the_way_of_the_next_ride():
    train = Train().track("b4", "n-s").faces("b3", "s").car(0, "b4", "n").morale(0, 8).track("b5", "ne-s")
    train.piles(1, 2, 3, 4, 5, 6).code(2, 4, 6).keys(0, "a1").turn_of(0)
    train.s.knows_code[0] = 7
    hopes = own_hopes(train.box, train.match.view(0), 0)
    cell, turns = first_obstacle(train.box, train.s, end("b3", "s"), chart_of(train, hopes))
    moves = np.array(train.match.legal(0).numbers, np.int16)
    values = np.zeros(len(moves) + SCRATCH)
    HEURISTICS.appraise(train.box, train.match.view(0), 0, moves, len(moves), values)
    worth = dict(zip(train.match.legal(0).texts, values.tolist(), strict=False))
    helpful = {f"turn {CELL_NAMES[cell]} +{by}" for by in range(6) if turns >> by & 1}
    assert helpful
    assert all(worth[move] > worth["drive"] for move in helpful)
