"""Measures of play: what a searched response wins, and what seat, deal and skill decide."""

from __future__ import annotations

import itertools
import random

import pytest

from ghostyard import Mistake, game
from ghostyard.arena import luck
from ghostyard.arena.contest import Contest, Plan, PlayedGame
from ghostyard.arena.luck import shares_of_variance
from ghostyard.research.exploit import exploit


def made_up(points) -> list[PlayedGame]:
    """Two bots in both seatings of four deals, who score what the function says."""
    games = []
    for deal, seating in itertools.product(range(4), (("fox", "hen"), ("hen", "fox"))):
        scored = tuple(points(deal, seat, seating[seat]) for seat in range(2))
        ranks = tuple(1 + sum(other > own for other in scored) for own in scored)
        games.append(PlayedGame(deal, seating, ranks, scored))
    return games


@pytest.mark.parametrize(
    ("points", "part"),
    [
        (lambda _deal, seat, _bot: 10 * seat, "seat"),
        (lambda deal, seat, _bot: (7 * deal) % 5 + (3 * deal + seat) % 4, "deal"),
        (lambda _deal, _seat, bot: 20 if bot == "fox" else 0, "level"),
        (lambda deal, seat, bot: 5 if (deal + seat + (bot == "fox")) % 2 else 0, "rest"),
    ],
)
def test_what_decides_is_found(points, part):
    shares = shares_of_variance(made_up(points), luck.points)
    assert shares[part] == max(shares.values())
    assert sum(shares.values()) == pytest.approx(1, abs=0.001)


def test_shares_add_up_when_everything_plays_a_part():
    def points(deal, seat, bot):
        return 6 * (bot == "fox") + 2 * seat + deal * (1 + seat)

    shares = shares_of_variance(made_up(points), luck.points)
    assert all(shares[part] > 0 for part in ("seat", "deal", "level"))
    assert shares["rest"] == pytest.approx(0, abs=0.001)


def test_skill_decides_more_than_seats_between_a_bot_and_chance():
    contest = Contest(Plan("galore", ("bat", "random"), 2, seed=1), game("galore"), 20)
    shares = shares_of_variance(contest.run(), luck.victory)
    assert shares["level"] > 0.5 > shares["seat"]


def test_chance_alone_is_not_taken_for_the_deal():
    dice = random.Random(4)
    noise = [
        PlayedGame(deal, seating, (1, 2), (dice.random(), dice.random()))
        for deal in range(300)
        for seating in (("fox", "hen"), ("hen", "fox"))
    ]
    shares = shares_of_variance(noise, luck.points)
    assert shares["rest"] > 0.85  # means of two games each differ by half of the variance, which is taken off


def test_nothing_decides_where_all_score_the_same():
    assert set(shares_of_variance(made_up(lambda *_: 3), luck.points).values()) == {0.0}


def test_a_searched_response_beats_chance():
    weak, strong = exploit(game("ghosty"), "random", 2, deals=6, budgets=(2, 60))
    assert strong.games == 12
    assert strong.reward > 0.5
    assert strong.wins_95[0] > 0.5
    assert strong.reward == pytest.approx(2 * strong.wins - 1, abs=1e-3)
    assert weak.reward <= strong.reward


def test_a_response_to_first_sight_wins_more_than_its_share():
    (response,) = exploit(game("ghosty"), "bat", 3, deals=8, budgets=(60,))
    assert response.wins > 1 / 3


def test_a_wrong_bot_is_told_before_anything_is_played():
    with pytest.raises(Mistake):
        exploit(game("ghosty"), "unicorn", 2, deals=1)
