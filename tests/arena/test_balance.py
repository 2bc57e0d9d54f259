"""Balance: shares that add up, figures that can be had again, and all numbers of seats in one table."""

from __future__ import annotations

import pytest

from ghostyard.arena.balance import balance, share, spread
from ghostyard.games import game


def test_every_game_is_won_by_somebody():
    found = balance(game("ghosty"), 3, 40)
    assert sum(seat["share"] for seat in found["wins"]) == pytest.approx(1.0, abs=0.001)
    assert found["endings"] == {}  # this game ends in one way only


def test_the_same_seed_gives_the_same_figures():
    assert balance(game("ghosty"), 2, 20, seed=5) == balance(game("ghosty"), 2, 20, seed=5)
    assert balance(game("ghosty"), 2, 20, seed=5) != balance(game("ghosty"), 2, 20, seed=6)


def test_a_share_has_an_interval_around_it():
    low, high = share(30, 100)["interval"]
    assert low < 0.3 < high


def test_lengths_are_told_by_their_median_and_their_usual_range():
    assert spread(range(101)) == [5.0, 50.0, 95.0]
