"""Horrors that do more, in corners where several things come together. GEI-29 GEI-36..50"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.state import DUE_HORLA, DUE_INVISIBLE, FACE_IT
from tests.games.geisterbahn.build import Train, dead_end, key_chamber, terrified


def test_a_card_that_changed_hands_acts_again_in_the_next_movement():  # GEI-36
    train = key_chamber().car(1, "d2", "n").front(0, "dracula").turn_of(0).go("drive").go("roll", roll=10)
    assert train.in_front("dracula") == 1
    train.car(0, "b1").car(2, "d3", "n").turn_of(2).go("drive")
    assert (train.asked, train.pending) == (FACE_IT, 2)


def test_the_last_car_may_leave_the_gate_house_with_the_invisible_man():  # GEI-18 GEI-48
    train = Train().car(0, "d4", "n")
    train.s.gate_turned, train.s.due[0] = 0, DUE_INVISIBLE
    assert train.turn_of(0).go("drive").s.gate_turned == 1


def test_whoever_loses_heart_where_the_horla_stopped_mugs_nobody():  # GEI-29 GEI-44
    train = dead_end(4).car(0, "b1").car(3, "d3", "n").morale(3, 1).car(2, "d2", "n").hand(0, "the golem", "selenite")
    train.s.due[0] = DUE_HORLA
    train.morale(0, 1).turn_of(0).go("drive", "play the golem", "roll", roll=10)
    assert (train.is_ghost(3), train.s.active) == (True, 1)


def test_the_wendigo_counts_its_first_victim_whoever_that_was():  # GEI-49
    train = dead_end(3).car(0, "b1").car(2, "d3", "n").morale(0, 1).hand(0, "wendigo", "selenite").turn_of(2)
    train.go("drive", "play wendigo", "roll", roll=1).morale(0, 9).go("terrify 2", "roll", roll=1)
    assert train.legal == ["terrify 1", "decline"]


def test_the_wendigo_goes_when_the_others_are_ghosts():  # GEI-31 GEI-49
    train = dead_end(3).ghost(1, "f1").ghost(2, "b5").hand(1, "wendigo", "selenite").turn_of(0)
    assert train.go("drive", "play wendigo", "roll", roll=1).gone("wendigo")


def test_the_book_lies_in_front_of_nobody_after_a_failed_test():  # GEI-61
    train = dead_end().front(0, "book").go("drive", "play the golem", "roll", roll=10)
    assert train.in_front("book") is None


def test_a_ghosts_bottle_lies_in_front_of_nobody():  # GEI-30 GEI-61
    train = dead_end().morale(0, 1).front(0, "booze").go("drive", "play the golem", "roll", roll=10)
    assert train.is_ghost(0)
    assert train.in_front("booze") is None


def bitten(card: str) -> Train:
    """Seat 0 loses the last morale to Dracula, with this item in front."""
    return dead_end().front(0, "dracula").front(0, card).morale(0, 1).turn_of(0)


@pytest.mark.parametrize("item", ["book", "booze"])
def test_a_ghosts_item_in_front_is_discarded(item):  # GEI-30
    train = bitten(item)
    assert (train.is_ghost(0), train.in_front(item), train.gone(item)) == (True, None, True)


@pytest.mark.parametrize("item", ["book", "booze"])
def test_a_ghost_leaves_the_items_of_others_alone(item):  # GEI-30
    train = dead_end().front(0, "dracula").front(1, item).morale(0, 1).turn_of(0)
    assert (train.is_ghost(0), train.in_front(item)) == (True, 1)


@pytest.mark.parametrize(("item", "name"), [("book", "Book"), ("booze", "Booze")])
def test_everybody_hears_that_an_item_in_front_is_over(item, name):  # GEI-61
    assert f"{name}: that is over for Ada" in bitten(item).told()


def test_nothing_of_an_item_that_is_over_stays_behind():  # GEI-61
    assert (bitten("book").s.book_gave, bitten("booze").s.booze_gave, bitten("booze").s.booze_turns) == (0, 0, 0)


@pytest.mark.parametrize(("card", "due"), [("ghost train", 1), ("the horla", 2), ("the invisible man", 4)])
def test_a_failed_test_is_felt_in_the_next_own_turn(card, due):  # GEI-39 GEI-41 GEI-44 GEI-48
    assert terrified(card, 10).s.due[0] == due


@pytest.mark.parametrize(("seat", "right"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_horla_moves_the_car_on_the_right_of_any_seat(seat, right):  # GEI-44
    train = Train(4)
    train.s.due[seat] = DUE_HORLA
    assert train.turn_of(seat).s.mover == right


def test_after_the_werewolf_changed_hands_dracula_still_acts():  # GEI-36
    train = key_chamber().car(0, "d4", "n").car(1, "d3", "n").car(2, "d2", "n").front(1, "werewolf").front(2, "dracula")
    train.turn_of(0).go("drive").go("roll", roll=10)
    assert (train.in_front("werewolf"), train.asked, train.pending) == (0, FACE_IT, 0)


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_whoever_klara_puts_somewhere_rides_no_further(mover):  # GEI-37 GEI-45
    ghost = (mover + 1) % 3
    train = key_chamber().car(0, "b1").car(mover, "d3", "n").ghost(ghost, "d2")
    train.hand(ghost, "klara militsch", "moon calf").turn_of(mover)
    train.go("drive", "play klara militsch", "roll", roll=10)
    assert (train.place(mover)[:2], train.s.keys[mover].sum()) == ("d4", 0)


def test_with_no_free_track_klara_leaves_nothing_to_chance():  # GEI-45
    train = dead_end(4).car(1, "d4", "n").car(2, "d4", "se").car(3, "d4", "sw").hand(1, "klara militsch", "selenite")
    train.go("drive", "play klara militsch")
    before = int(train.s.revealed)
    assert train.go("roll", roll=10).s.revealed == before + 1  # the roll, and nothing else


def test_where_chambers_are_equally_near_chance_decides_for_good():  # GEI-48
    train = Train().car(0, "d1", "s")
    train.s.due[0] = DUE_INVISIBLE
    before = int(train.turn_of(0).s.revealed)
    assert train.go("drive").s.revealed == before + 1


@pytest.mark.parametrize("seat", [0, 2])
def test_whoever_lost_heart_to_the_wendigo_becomes_a_ghost_when_it_goes(seat):  # GEI-29 GEI-49
    other = 2 - seat
    train = dead_end().car(0, "b1").car(seat, "d3", "n").morale(1, 1).hand(1, "wendigo", "selenite").turn_of(seat)
    train.go("drive", "play wendigo", "roll", roll=1).morale(seat, 0).go(f"terrify {other + 1}")
    assert not train.is_ghost(seat)
    train.go("roll", roll=10)
    assert [train.is_ghost(each) for each in (0, 1, 2)] == [seat == 0, False, seat == 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("item", ["book", "booze"])
def test_the_hand_takes_what_lies_in_front_of_anybody(item, seat):  # GEI-43
    by = (seat + 1) % 3
    train = dead_end().car(0, "b1").car(seat, "d3", "n").front(seat, item).morale(by, 1)
    train.hand(by, "the hand", "selenite").turn_of(seat).go("drive", "play the hand", "roll", roll=10)
    if item == "book":  # the failed test has ended it already
        assert train.gone("book")
    else:
        assert train.go("discard booze").gone("booze")


def test_a_ghosts_car_can_be_helped_by_turning_any_tile():  # GEI-32 GEI-44
    train = Train().track("d3", "n-s").track("d2", "ne-sw").ghost(2, "d3", "n")
    train.s.due[0] = DUE_HORLA
    assert {f"turn d2 +{by}" for by in range(1, 6)} <= set(train.turn_of(0).legal)


def test_a_ride_that_ends_because_the_driver_lost_heart_leaves_the_car_loose():  # GEI-29 GEI-44
    train = key_chamber(4).car(0, "d2", "n").morale(0, 1).car(3, "d3", "n").front(3, "werewolf")
    train.s.due[0] = DUE_HORLA
    train.turn_of(0).go("drive").go("roll", roll=10)
    assert (train.is_ghost(0), train.place(3), train.s.active) == (True, "d2", 1)


def test_with_the_invisible_man_any_two_tiles_may_be_swapped():  # GEI-48 GEI-63
    train = Train().track("d3", "n-s").walls("d2", "s").car(0, "d3", "n").hand(0, "pliers", "carmilla")
    train.s.due[0] = DUE_INVISIBLE
    assert "swap f2" in train.turn_of(0).go("use pliers f4").legal


def test_that_there_was_nothing_to_lose_cannot_be_taken_back():  # GEI-43
    train = dead_end().hand(1, "the hand", "selenite")
    train.s.most_items[0] = 1
    before = int(train.go("drive", "play the hand", "roll", roll=10).s.revealed)
    assert train.go("decline").s.revealed == before + 1
