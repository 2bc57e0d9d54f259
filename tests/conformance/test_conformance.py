"""Every game keeps to the contract: every seat count, every combination of options, many seeds."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ghostyard.core.conformance import CHECKS, Case, all_options, presentation
from ghostyard.games import game
from tests.ours import GAMES


def marks(seats: int, number: int, all_seats: range):
    """Quick checks play the smallest and the largest table with the default options; slow ones play them all."""
    return [] if number == 0 and seats in (all_seats[0], all_seats[-1]) else [pytest.mark.slow]


TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}", marks=marks(seats, number, game(name).seats))
    for name in GAMES
    for seats in game(name).seats
    for number, options in enumerate(all_options(game(name)))
]
DRAWN = set(presentation.CHECKS)  # an option hardly changes how a game is drawn and told, and that takes the most time
CHEAP = {"replay_gives_the_same_bytes", "every_component_exists_once", "ends_within_its_bound"}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_conformance(check, name, seats, options):
    usual = options in (all_options(game(name))[0], all_options(game(name))[-1])
    every = 1 if check.__name__ in CHEAP else 17 if check in DRAWN and not usual else 5
    check(Case(game(name), seats, seed=seats, options=options, every=every))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("check", [check for check in CHECKS if check.__name__ in CHEAP], ids=lambda c: c.__name__)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_seed(check, name, data):
    seats = data.draw(st.sampled_from(list(game(name).seats)))
    options = data.draw(st.sampled_from(all_options(game(name))))
    check(Case(game(name), seats, data.draw(st.integers(0, 2**128 - 1)), options))
