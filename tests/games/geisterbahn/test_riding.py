"""Step 2: the ride along the tracks, what stops it, teleporters and the Gate House. GEI-14..18"""

from __future__ import annotations

from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, OUTWARD
from ghostyard.games.geisterbahn.rules.state import HORROR
from tests.games.geisterbahn.build import Train, dead_end, key_chamber


def test_a_car_leaves_forward_never_backward():  # GEI-14
    train = Train().track("d3", "n-s").track("d2", "n-s").faces("d1", "s").car(0, "d2", "n").turn_of(0).go("drive")
    assert train.place(0) == "d1 s"


def test_reversing_is_an_option():  # GEI-14
    train = Train(reversing=True).track("d3", "n-s").track("d2", "n-s").faces("d1", "s").car(0, "d2", "n")
    assert train.turn_of(0).go("drive").legal == ["ride n", "ride s"]


def test_from_a_chamber_a_car_leaves_by_its_track():  # GEI-14
    train = Train().track("d2", "n-s").walls("d3", "n").faces("d1", "s").car(0, "d1", "s").turn_of(0)
    assert train.go("drive").place(0) == "d2 s"


def test_the_ride_goes_on_until_a_wall():  # GEI-15 GEI-16
    assert dead_end().go("drive").place(0) == "d2 n"


def test_the_driver_chooses_at_a_switch():  # GEI-15
    train = Train().track("d3", "n-s").track("d2", "s<ne,nw").car(0, "d3", "n").turn_of(0).go("drive")
    assert train.legal == ["ride ne", "ride nw"]


def test_no_choice_comes_from_a_branch():  # GEI-15
    train = Train().track("d3", "n-s").track("d2", "n<s,se").faces("d1", "s").car(0, "d3", "n").turn_of(0)
    assert train.go("drive").place(0) == "d1 s"


def test_a_roundabout_can_be_left_by_any_exit():  # GEI-15
    train = Train().track("d3", "n-s").track("d2", "o s-ne-nw").car(0, "d3", "n").turn_of(0).go("drive")
    assert train.legal == ["ride ne", "ride s", "ride nw"]


def test_no_track_end_is_left_twice_in_a_movement():  # GEI-15
    train = Train().track("d3", "o n-se-sw").track("d2", "o n-se-s-nw").car(0, "d3", "n").turn_of(0)
    assert train.go("drive", "ride s").legal == ["ride se", "ride sw"]


def test_a_loop_ends_where_every_way_is_used_up():  # GEI-15
    train = Train().track("d3", "n-ne").track("d2", "o n-se-s-nw").track("e2", "n-se sw-nw").car(0, "d3", "n")
    assert train.turn_of(0).go("drive", "ride se").place(0) == "d3 n"


def test_coming_back_into_the_chamber_one_left_is_allowed():  # GEI-15
    train = Train().track("d2", "o n-se-sw").faces("d1", "s").car(0, "d1", "s").turn_of(0).go("drive", "ride n")
    assert train.place(0) == "d1 s"
    assert train.asked == 6  # its action happens again: somebody chooses a horror


def test_an_occupied_key_chamber_stops_a_car():  # GEI-16
    assert key_chamber().car(1, "d1", "s").turn_of(0).go("drive").place(0) == "d2 n"


def test_a_car_on_a_normal_tile_does_not_block():  # GEI-16
    assert key_chamber().car(1, "d2", "n").turn_of(0).go("drive").place(0) == "d1 s"


def test_an_occupied_gate_house_track_stops_a_car():  # GEI-16
    train = Train().track("d2", "n-s").track("d3", "n-s").car(0, "d2", "s").car(1, "d4", "n").turn_of(0)
    assert train.go("drive").place(0) == "d3 s"


def test_a_working_gate_house_track_lets_one_car_in():  # GEI-16 GEI-18
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").car(1, "d4", "se").turn_of(0)
    assert train.go("drive").place(0) == "d4 n"


def test_the_item_chamber_holds_any_number():  # GEI-16
    train = Train().track("f4", "n-s").faces("f3", "s").car(0, "f4", "n").car(1, "f3", "s").turn_of(0)
    assert train.go("drive").place(0) == "f3 s"


def at_the_border() -> Train:
    """Seat 0 rides north over c2 to the border tile c1."""
    return Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").car(0, "c2", "n")


def test_track_ends_on_the_border_are_teleporters():  # GEI-17
    train = at_the_border().turn_of(0).go("drive")
    assert "teleport e1 n" in train.legal
    assert "teleport c1 n" not in train.legal


def test_one_may_stop_at_a_teleporter():  # GEI-17
    assert at_the_border().turn_of(0).go("drive", "stop").place(0) == "c1 n"


def test_coming_in_the_ride_goes_on():  # GEI-17
    train = at_the_border().walls("e2", "n").turn_of(0).go("drive", "teleport e1 n")
    assert train.place(0) == "e1 s"


def test_turning_a_tile_closes_the_teleporters():  # GEI-17
    assert at_the_border().turn_of(0).go("turn f4 +1").place(0) == "c1 n"


def test_a_teleporter_is_used_once_a_turn():  # GEI-17
    train = at_the_border().track("e2", "o n-se-s-nw").turn_of(0).go("drive", "teleport e1 n", "ride n")
    assert train.place(0) == "e1 n"
    assert train.asked == 6


def test_the_end_left_by_teleporting_is_not_left_again():  # GEI-15 GEI-17
    train = Train().track("c2", "n-s").track("c1", "o n-se-s-nw").car(0, "c2", "n").turn_of(0)
    assert train.go("drive", "ride n", "teleport c1 nw").legal == ["ride se", "ride s", "ride nw"]


def test_with_no_other_outward_end_a_teleporter_is_a_wall():  # GEI-17
    train = at_the_border()
    for cell in ("a2", "a3", "b1", "b5", "c6", "e1", "e6", "f1", "f5", "g2", "g3"):
        turn_inward(train, cell)
    train.turn_of(0).go("drive")
    assert (train.place(0), train.asked) == ("c1 n", HORROR)


def turn_inward(train: Train, cell: str, at: str = "") -> None:
    """Lay a plain track that does not touch the border, here or if it lay on another cell."""
    here, there = CELL_NAMES.index(cell), CELL_NAMES.index(at or cell)
    train.s.tile[here] = 8  # a sharp curve, many of them: nothing here counts tiles
    train.s.turn[here] = next(t for t in range(6) if not train.box.ends[8, t] & OUTWARD[there])


def test_the_gate_house_turns_over_when_the_last_car_has_left():  # GEI-18
    train = Train().track("d3", "n-s").walls("d2", "s").car(0, "d4", "n")
    train.s.gate_turned = 0
    train.turn_of(0).go("drive")
    assert train.s.gate_turned == 1


def test_it_does_not_turn_over_while_a_ghost_stands_on_it():  # GEI-18
    train = Train().track("d3", "n-s").walls("d2", "s").car(0, "d4", "n").ghost(1, "d4", "ne")
    train.s.gate_turned = 0
    assert train.turn_of(0).go("drive").s.gate_turned == 0


def test_until_then_it_stays_and_nobody_drives_in():  # GEI-18
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").car(1, "d4", "ne")
    train.s.gate_turned = 0
    assert train.turn_of(0).go("drive").place(0) == "d3 s"
    assert train.s.gate_turned == 0


def test_only_every_other_track_works_afterwards():  # GEI-18
    train = Train().track("e3", "n-sw").track("e2", "n-s").car(0, "e2", "s").turn_of(0).go("drive")
    assert train.place(0) == "e3 sw"
