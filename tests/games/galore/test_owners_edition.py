"""An owner's edition of Ghosts Galore whose boards have outer edges without a door. GAL-04"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

import pytest

from ghostyard.core.conformance import CHECKS, Case, finished
from ghostyard.core.edition import EditionFile
from ghostyard.core.match import Match
from ghostyard.core.scene import spoken
from ghostyard.core.words import words_for
from ghostyard.games.galore import GAME
from tests.games.galore import oracle
from tests.games.galore.test_scoring import as_table

HOUSE = (files("ghostyard") / "games" / "galore" / "edition.toml").read_text(encoding="utf-8")
EN = words_for("galore", "en")


def with_walls(side: re.Match[str]) -> str:
    """A side of a board in which every plain edge but two has no door."""
    named = re.findall(r"[NESW][123]", side[0])
    plain = [f"{edge}{number}" for edge in "NESW" for number in "123" if f"{edge}{number}" not in named]
    return f"{{ none = {plain[2:]}, ".replace("'", '"') + side[0][1:]


OWNERS = GAME.read_edition(EditionFile.parse(re.sub(r"\{ bone.*?\}", with_walls, HOUSE), "owners.toml"))


@dataclass(frozen=True)
class OwnersCase(Case):
    """A random game with the owner's edition."""

    def match(self) -> Match:
        return Match(GAME, self.seats, seed=self.seed, options=self.options, box=OWNERS)


PLAYED = [check for check in CHECKS if check.__name__ != "replay_gives_the_same_bytes"]  # a journal names no file


@pytest.mark.parametrize("check", PLAYED, ids=lambda check: check.__name__)
def test_conformance_with_an_owners_edition(check):  # GAL-04
    check(OwnersCase(GAME, 3, seed=7, every=9))


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_with_an_owners_edition_score_as_the_reference_says(seed):  # GAL-04 GAL-33
    match = finished(OwnersCase(GAME, 3, seed))
    expected = oracle.score(as_table(match))["players"]
    assert [sheet.named()["lines"] for sheet in match.sheets] == [player["lines"] for player in expected]
    assert [sheet.ties["dead_ends"] for sheet in match.sheets] == [player["dead_ends"] for player in expected]


def test_edges_without_a_door_are_shown_as_such():  # GAL-04
    match = finished(OwnersCase(GAME, 2, seed=1))
    doors = GAME.describe(match.box, match.state)["players"][0]["doors"]
    assert [len(doors[kind]) for kind in ("bone", "tooth", "none")] == [2, 2, 6]
    scene = GAME.look(match.box, match.view(0), 0, match.names, EN)
    assert sum(line == f"  No door at {doors['none'][0]}" for line in spoken(scene)) >= 1
    assert f"0 door {doors['none'][0]}" not in scene.marks
    assert "###" in GAME.picture(match.box, match.view(0), 0, match.names, EN)
