"""Fine points: what only shows in rare positions, or at seats other than the first. GEI-13..65"""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.core.errors import Refused
from ghostyard.core.match import Match
from ghostyard.games.geisterbahn.rules.board import MOST_DOORS
from ghostyard.games.geisterbahn.rules.ride_ends import COLUMNS, MOST_ENDS, NO_EDGE, open_frame, preview
from ghostyard.games.geisterbahn.rules.state import (
    CARD,
    CELLS,
    DRACULA,
    DUE_HORLA,
    DUE_INVISIBLE,
    DUE_TRAIN,
    TOO_MANY,
    WEREWOLF,
    top,
)
from tests.games.geisterbahn.build import GAME, Train, dead_end, key_chamber, terrified
from tests.games.geisterbahn.test_items import whistle, with_item
from tests.games.geisterbahn.test_riding import turn_inward
from tests.games.geisterbahn.test_turning import turns


def refused(train: Train, move: str) -> str:
    """Why a move is refused now."""
    with pytest.raises(Refused) as caught:
        train.go(move)
    return str(caught.value.code)


def dead_end_of(seat: int, card: str) -> Train:
    """This seat is about to ride into a dead end, where the next one is to play this card."""
    train = Train().track("d3", "n-s").track("d2", "n-s").faces("d1", "se").car(seat, "d3", "n")
    following = (seat + 1) % 3
    return train.hand(following, card, "banshee").morale(following, 1).turn_of(seat)


# ---------------------------------------------------------------- step 1


def test_with_a_lit_lamp_the_pliers_may_leave_a_wall_ahead():  # GEI-60 GEI-63
    train = Train().track("d3", "n-s").walls("d2", "s").car(0, "d3", "n").hand(0, "lamp", "pliers", "carmilla")
    assert "swap f2" in train.turn_of(0).go("use lamp", "use pliers f4").legal


def test_with_a_lit_lamp_the_wall_of_a_key_chamber_is_a_way_too():  # GEI-60 GEI-63
    train = Train().track("d2", "n-s").faces("d1", "se").car(0, "d2", "n").hand(0, "lamp", "pliers", "carmilla")
    assert "swap f2" in train.turn_of(0).go("use lamp", "use pliers f4").legal


def test_for_the_pliers_every_edge_of_the_border_can_be_a_door():  # GEI-17 GEI-63
    train = Train().track("c6", "n-s").track("e6", "n-s").car(0, "c6", "s")
    for cell in ("a2", "a3", "b1", "b5", "c1", "e1", "f1", "f5", "g2", "g3"):
        turn_inward(train, cell)
    assert "swap f4" in train.hand(0, "pliers", "carmilla").turn_of(0).go("use pliers f2").legal


@pytest.mark.parametrize("cell", ["d2", "d3", "f4"])
def test_before_the_invisible_man_any_tile_may_be_turned_in_any_way(cell):  # GEI-13 GEI-48
    train = Train().track("d3", "n-s").track("d2", "ne-sw").car(0, "d3", "n")
    train.s.due[0] = DUE_INVISIBLE
    assert turns(train.turn_of(0), cell) == ["+1", "+2", "+3", "+4", "+5"]


def walled_in(*way_out: str) -> Train:
    """Seat 0 faces d1 on d2; around its tile are walls, but for a cell with this track."""
    train = Train().track("d2", "n-s").car(0, "d2", "n")
    if way_out:
        train.track(*way_out)
    for cell, edge in (("e1", "sw"), ("e2", "nw"), ("d3", "n"), ("c2", "ne"), ("c1", "se")):
        if cell not in way_out:
            train.walls(cell, edge)
    return train


@pytest.mark.parametrize(("way_out", "turn"), [(("e1", "ne-sw"), "+1"), (("c1", "se-nw"), "+5")])
def test_one_turn_of_the_own_tile_that_helps_is_enough_to_be_compulsory(way_out, turn):  # GEI-13
    train = walled_in(*way_out).car(1, "d1", "s").turn_of(0)
    assert (train.legal, refused(train, "drive")) == ([f"turn d2 {turn}"], "must-turn")


def test_one_turn_of_the_chamber_ahead_that_helps_is_enough_too():  # GEI-13
    train = walled_in().faces("d1", "se").turn_of(0)
    assert (train.legal, refused(train, "drive")) == (["turn d1 +1"], "must-turn")


def test_where_no_turn_helps_none_is_compulsory():  # GEI-13
    train = walled_in().car(1, "d1", "s").turn_of(0)
    assert (train.legal, train.go("drive").place(0)) == (["drive"], "d2 n")


def test_before_a_ghost_a_key_chamber_may_be_turned_as_it_fits():  # GEI-32 GEI-44
    train = walled_in().ghost(0, "d2", "n").faces("d1", "s")
    train.s.due[1] = DUE_HORLA
    assert turns(train.turn_of(1), "d1") == ["+1", "+5"]


def test_a_key_chamber_is_no_tile_for_the_pliers():  # GEI-63
    assert refused(with_item("pliers").go("use pliers f4"), "swap a1") == "not-swappable"


def test_in_version_1_the_box_was_mixed():  # GEI-62
    boxes = set()
    for seed in range(60):
        train = with_item("whistle").code(4, 5, 6).luck(seed)
        train.s.revision = 0
        boxes.add(tuple(whistle(train, 1).s.code[3:5].tolist()))
    assert boxes == {(1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2)}


# ---------------------------------------------------------------- the ride


def test_who_is_put_into_the_gate_house_meets_nobody_there():  # GEI-37 GEI-45
    train = Train().track("d3", "n-s").track("d2", "n-s").car(1, "d3", "n").ghost(0, "d4").ghost(2, "d2")
    train.hand(2, "klara militsch", "banshee").turn_of(1).go("drive", "play klara militsch", "roll", roll=10)
    assert (train.place(1)[:2], train.s.active) == ("d4", 2)


def test_behind_the_wall_the_lamp_has_burnt_down():  # GEI-60
    train = with_item("lamp").walls("d2", "s").turn_of(0).go("use lamp", "drive")
    assert (train.place(0), train.s.lamp_lit) == ("d2", 0)


def test_the_gate_house_turns_over_when_the_last_car_leaves_through_a_wall():  # GEI-18 GEI-60
    train = Train().walls("d3", "s").car(0, "d4", "n").hand(0, "lamp", "carmilla")
    train.s.gate_turned = 0
    assert train.turn_of(0).go("use lamp", "drive").s.gate_turned == 1


@pytest.mark.parametrize("roll", [1, 10])
def test_of_two_cards_in_front_of_a_car_one_meets_dracula_then_the_werewolf(roll):  # GEI-36
    train = key_chamber().front(1, "dracula").front(1, "werewolf").car(1, "d2", "n").turn_of(0).go("drive")
    assert [top(train.s, CARD), top(train.go("roll", roll=roll).s, CARD)] == [DRACULA, WEREWOLF]


def test_a_ghost_that_the_horla_drives_stands_loose_where_its_driver_loses_heart():  # GEI-29 GEI-44 GEI-45
    train = Train().track("d3", "n-s").track("d2", "n-s").ghost(0, "d3", "n").car(1, "d2", "n").morale(1, 1)
    train.s.due[1] = DUE_HORLA
    train.hand(0, "klara militsch", "banshee").turn_of(1).go("drive", "play klara militsch", "roll", roll=10)
    assert (train.is_ghost(1), train.place(0), train.s.active) == (True, "d2", 2)


@pytest.mark.parametrize("seat", range(4))
def test_a_preview_begins_anew_whatever_was_written_before(seat):  # GEI-15 GEI-17
    match, seen = Match(GAME, 4, seed=2), []
    for before in (0, 99):
        ends, over = np.full(CELLS, before, np.int16), np.full(CELLS, before, np.int16)
        preview(match.box, match.state, seat, -1, 0, ends, over, np.full(MOST_ENDS, before, np.int16))
        seen.append((ends.tolist(), over.tolist()))
    assert seen[0] == seen[1]


def test_a_tile_of_a_previewed_ride_begins_with_no_end_left_and_no_door_tried():  # GEI-15 GEI-17
    work = np.full(2 * COLUMNS, 99, np.int16)
    open_frame(work, 1, 5, 3, 1)
    assert work.tolist() == [99] * COLUMNS + [5, 3, NO_EDGE, MOST_DOORS, 1]


def test_a_car_that_stays_in_its_chamber_has_no_encounter():  # GEI-13
    train = Train().faces("b3", "n").track("b2", "ne-sw").car(0, "b3", "n")
    train.s.due[0] = DUE_TRAIN
    before = int(train.s.encounters)
    assert train.turn_of(0).go("drive").s.encounters == before


# ---------------------------------------------------------------- terror and the end of a turn


def test_whoever_has_only_the_booze_in_front_loses_it_to_the_hand():  # GEI-43
    train = dead_end_of(1, "the hand").front(1, "booze").go("drive", "play the hand", "roll", roll=10)
    assert (train.legal, refused(train, "decline")) == (["discard booze"], "must-lose-item")


def test_any_card_may_be_discarded_at_the_end():  # GEI-25
    six = ("dracula", "grendel", "the mummy", "carmilla", "selenite", "muzzle loader")
    train = dead_end().hand(0, *six).turn_of(0).go("drive", "play the golem", "roll", roll=1).go("done")
    assert (train.asked, train.legal) == (TOO_MANY, [f"discard {card}" for card in six])
    assert train.go("discard dracula").gone("dracula")


def test_who_cracks_the_code_has_escaped_once():  # GEI-24
    train = dead_end()
    train.s.cracker = 1 + 1
    assert GAME.lines_of(train.box, train.s).tolist() == [[0, 0], [1, 0], [0, 0]]


def test_everybody_whom_the_wendigo_cost_their_heart_becomes_a_ghost():  # GEI-29 GEI-49
    train = terrified("wendigo", 1, seats=4).morale(0, 0).go("terrify 3", "roll", roll=1).morale(2, 0)
    train.go("terrify 4", "roll", roll=10)
    assert [train.is_ghost(seat) for seat in range(4)] == [True, False, True, False]


def test_of_seven_cards_a_new_ghost_keeps_the_horrors():  # GEI-30
    horrors, items = ["grendel", "the mummy", "carmilla", "selenite"], ["garlic", "cross", "umbrella"]
    train = dead_end().hand(0, *horrors, *items).morale(0, 1).hand(1, "moon calf", "martian").turn_of(0)
    train.go("drive", "play moon calf", "roll", roll=10)
    assert (train.s.held[0], [train.gone(item) for item in items]) == (len(horrors), [True] * 3)
