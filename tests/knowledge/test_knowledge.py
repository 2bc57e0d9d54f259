"""Every view knows exactly what its viewer has seen: no more, and no less."""

from __future__ import annotations

import random

import pytest

from ghostyard.bots.greedy import Greedy
from ghostyard.core.conformance import all_options
from ghostyard.core.match import Match
from ghostyard.core.rule import INTERPRETED
from ghostyard.games import game
from tests.knowledge.galore import GaloreNotebook
from tests.knowledge.geisterbahn import GeisterbahnNotebook
from tests.knowledge.ghosty import GhostyNotebook
from tests.knowledge.graveyards import GraveyardsNotebook
from tests.knowledge.notebook import follow

NOTEBOOKS = {
    "galore": GaloreNotebook,
    "ghosty": GhostyNotebook,
    "graveyards": GraveyardsNotebook,
    "geisterbahn": GeisterbahnNotebook,
}
EVERY = {"galore": 3, "ghosty": 3, "graveyards": 11, "geisterbahn": 11}  # so many decisions apart views are compared
if INTERPRETED:  # which takes its time
    EVERY = {"galore": 17, "ghosty": 17, "graveyards": 61, "geisterbahn": 101}
SECOND_THOUGHTS = 0.03  # how often somebody would like to take a move back
TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name in NOTEBOOKS
    for seats in game(name).seats
    for number, options in enumerate(all_options(game(name)))
    if not INTERPRETED or number == len(all_options(game(name))) - 1  # slow: only with every option changed
]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_field_of_a_state_is_open_or_secret(name):
    kind, fields = NOTEBOOKS[name], set(game(name).state.dtype().names)
    assert fields - {"chance"} == {*kind.OPEN, *kind.NOTES, *kind.SECRET}


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_view_knows_what_its_viewer_has_seen(name, seats, options):
    luck = random.Random(seats)
    match = Match(game(name), seats, seed=seats, options=options)
    follow(
        match,
        NOTEBOOKS[name],
        lambda now, seat: luck.choice(now.legal(seat).numbers),
        EVERY[name],
        SECOND_THOUGHTS,
        luck,
    )


@pytest.mark.skipif(INTERPRETED, reason="bots take too long")
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_view_knows_what_its_viewer_has_seen_among_bots(name):
    the_game = game(name)
    bot, luck = Greedy(the_game, blur=1.0), random.Random(7)

    def choose(match: Match, seat: int) -> int:
        return bot.choose(match.box, match.view(seat), seat, match.legal(seat), int(match.state.ply))

    for seats in the_game.seats:
        follow(Match(the_game, seats, seed=seats), NOTEBOOKS[name], choose, EVERY[name], SECOND_THOUGHTS, luck)
