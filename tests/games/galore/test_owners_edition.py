"""An owner's edition of Ghosts Galore whose boards have outer edges without a door. GAL-04"""

from __future__ import annotations

import pytest

from ghostyard.core.conformance import Case, finished
from ghostyard.core.scene import spoken
from ghostyard.core.words import words_for
from ghostyard.games.galore import GAME
from tests.games.galore import oracle
from tests.games.galore.test_scoring import as_table
from tests.owners import owned

EN = words_for("galore", "en")


def owners_case(seats: int, seed: int) -> Case:
    """A random game with the owner's edition."""
    return Case(GAME, seats, seed, edition=owned("galore"))


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_with_an_owners_edition_score_as_the_reference_says(seed):  # GAL-04 GAL-33
    match = finished(owners_case(3, seed))
    expected = oracle.score(as_table(match))["players"]
    assert [sheet.named()["lines"] for sheet in match.sheets] == [player["lines"] for player in expected]
    assert [sheet.ties["dead_ends"] for sheet in match.sheets] == [player["dead_ends"] for player in expected]


def test_edges_without_a_door_are_shown_as_such():  # GAL-04
    match = finished(owners_case(2, seed=1))
    doors = GAME.describe(match.box, match.state)["players"][0]["doors"]
    assert (len(doors["bone"]), len(doors["tooth"]), len(doors["none"]) > 0) == (2, 2, True)
    scene = GAME.look(match.box, match.view(0), 0, match.names, EN)
    assert sum(line == f"  No door at {doors['none'][0]}" for line in spoken(scene)) >= 1
    assert f"0 door {doors['none'][0]}" not in scene.marks
    assert "###" in GAME.picture(match.box, match.view(0), 0, match.names, EN)
