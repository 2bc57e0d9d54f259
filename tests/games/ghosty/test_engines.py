"""Gho Gho Ghosty: who gets the Ghost Train cards, and when."""

from __future__ import annotations

import pytest

from .build import bet, engine, ghosty, take


def test_three_carriages_win_a_free_engine():  # GHO-14
    match = ghosty("r2 r2", "")
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 0


def test_two_carriages_win_no_engine():  # GHO-14
    match = ghosty("r2", "")
    bet(match, "purple")
    take(match, "r0", "y0")
    assert engine(match, "red") is None


def test_carriages_of_other_colours_do_not_help():  # GHO-14
    match = ghosty("r2 g2 b2 y2", "")
    bet(match, "purple")
    take(match, "r0", "y0")
    assert [engine(match, colour) for colour in ("red", "yellow")] == [None, None]


def test_an_engine_that_is_held_is_not_won_with_three():  # GHO-14
    match = ghosty("r2 r2", "r0 r0 r0 r1", engines={"red": 1})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 1


def test_more_carriages_take_the_engine_over():  # GHO-15
    match = ghosty("r0 r0 r0", "r2 r2 r2", engines={"red": 1})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 0


def test_as_many_carriages_with_more_passengers_take_the_engine_over():  # GHO-15
    match = ghosty("r2 r2", "r1 r1 r1", engines={"red": 1})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 0


def test_as_many_carriages_with_fewer_passengers_do_not():  # GHO-15
    match = ghosty("r0 r2", "r1 r1 r1", engines={"red": 1})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 1


def test_level_on_both_the_holder_keeps_the_engine():  # GHO-15
    match = ghosty("r1 r2", "r1 r1 r1", engines={"red": 1})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 1


def test_the_driver_does_not_count_as_a_passenger():  # GHO-15
    match = ghosty("r2 r2", "r1 r1 r1", engines={"red": 1})  # with the driver the holder would be level
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 0


def test_only_a_gained_carriage_can_take_an_engine_over():  # GHO-15
    match = ghosty("r0 r0 r0", "r2 r2 r2", engines={"red": 0})  # set up against the rules, to see nothing happen
    bet(match, "purple")
    take(match, "y0", "g0")
    assert engine(match, "red") == 0


def test_a_gained_carriage_of_another_colour_takes_no_engine_over():  # GHO-15
    match = ghosty("r2 r2 r2", "r0 r0 r0", engines={"red": 1})
    bet(match, "purple")
    take(match, "y0")
    assert engine(match, "red") == 1


def test_a_holder_who_gains_keeps_the_engine():  # GHO-15
    match = ghosty("r0 r0 r0", "", engines={"red": 0})
    bet(match, "purple")
    take(match, "r0")
    assert engine(match, "red") == 0


def test_an_engine_is_won_before_the_second_carriage_is_taken():  # GHO-16
    match = ghosty("r0 r0", "")
    bet(match, "purple")
    take(match, "r1")
    assert (engine(match, "red"), match.pending) == (0, (0,))


def test_mr_ghosty_wins_a_free_engine_before_the_guessers():  # GHO-16
    match = ghosty("r0 r1", "r0 r0")
    bet(match, "red")
    take(match, "r0", "y0", "r1")
    assert engine(match, "red") == 0


@pytest.mark.parametrize(("figure", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_of_two_equal_guessers_the_first_clockwise_wins_a_free_engine(figure, winner):  # GHO-16
    rows = ["b0 b0", "b0 b0", "b0 b0"]
    rows[figure] = ""
    match = ghosty(*rows, display="r0 r1 y0 y1 b1 b1 g0", figure=figure)
    bet(match, "red", "red")
    take(match, "r0", "y0", "b1", "b1")
    assert engine(match, "blue") == winner
