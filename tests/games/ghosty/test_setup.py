"""Gho Gho Ghosty: the box and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.games.ghosty.rules.names import displayed
from ghostyard.games.ghosty.rules.turns import pile_size

from .build import BOX, GAME, display, face, rows

ONE_COLOUR_AT_FIRST = 79978  # a seed whose first seven carriages are of one colour


def test_every_colour_has_five_carriages_each_with_no_one_and_two_passengers():  # GHO-01
    faces = Counter(face(carriage) for carriage in range(1, 76))
    assert faces == {f"{colour}{passengers}": 5 for colour in "rygbp" for passengers in range(3)}


def test_every_engine_has_one_driver():  # GHO-02
    assert BOX.drivers.tolist() == [1, 1, 1, 1, 1]


def test_everybody_who_bets_holds_one_boss_card_of_each_colour():  # GHO-02 GHO-06
    match = Match(GAME, 4, seed=1)
    bets = ["bet red", "bet yellow", "bet green", "bet blue", "bet purple"]
    assert all(match.legal(seat).texts == bets for seat in match.pending)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats):  # GHO-03
    with pytest.raises(Mistake, match="2 to 4"):
        Match(GAME, seats, seed=1)


@pytest.mark.parametrize(("seats", "out"), [(2, 12), (3, 8), (4, 6)])
def test_some_carriages_are_out_of_the_game(seats, out):  # GHO-03
    match = Match(GAME, seats, seed=1)
    assert pile_size(match.state) == 75 - out - 7 - seats


def test_nobody_sees_the_pile_or_what_is_out_of_the_game():  # GHO-03
    match = Match(GAME, 3, seed=1)
    assert not any(match.view(viewer).deck.any() for viewer in range(SPECTATOR, 3))


def test_the_carriages_are_shuffled():  # GHO-03
    assert len({display(Match(GAME, 2, seed=seed)) for seed in range(20)}) == 20


def test_seven_carriages_lie_in_the_display():  # GHO-04
    assert len(displayed(Match(GAME, 3, seed=1).state)) == 7


def test_a_display_of_one_colour_grows_until_a_second_shows():  # GHO-04
    colours = [card[0] for card in display(Match(GAME, 2, seed=ONE_COLOUR_AT_FIRST)).split()]
    assert (len(colours), len(set(colours[:7])), len(set(colours))) == (8, 1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_carriage(seats):  # GHO-05
    match = Match(GAME, seats, seed=1)
    assert [len(rows(match, seat).split()) for seat in range(seats)] == [1] * seats


def test_anybody_may_be_the_first_mr_ghosty():  # GHO-06
    assert {int(Match(GAME, 4, seed=seed).state.ghosty) for seed in range(40)} == {0, 1, 2, 3}
