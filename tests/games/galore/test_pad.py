"""The score pad of Ghosts Galore: boards rebuilt touch by touch, and what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.pad import scored
from ghostyard.core.scene import flaws
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game

GAME = load_game("galore")
PAD = GAME.editors["pad"]
EXAMPLE = json.loads((Path(__file__).parents[3] / "docs/examples/galore.json").read_text())


def edited(*edits: str, document: Any = None, at: str = "") -> tuple[dict[str, Any], str]:
    after, spot = PAD.edited(PAD.read(document), at, edits, GAME.edition())
    return msgspec.to_builtins(after), spot


def tile(*edits: str, cell: int = 4) -> Any:
    return edited(*edits)[0]["players"][0]["tiles"][cell]


def totals(document: Any) -> list[tuple[int, int]]:
    return [(one.sheet.total, one.rank) for one in scored(GAME, PAD, PAD.read(document), GAME.edition())]


def test_the_worked_example_scores_97_and_102():
    assert totals(EXAMPLE) == [(97, 2), (102, 1)]


def test_one_touch_lays_a_track_as_it_lies():
    assert tile("0 b2 track curve 3") == {"track": "curve", "turn": 3}


def test_a_tile_is_turned_by_a_further_touch():
    assert tile("0 b2 track curve 0", "0 b2 turn")["turn"] == 1


def test_monsters_keep_to_a_track_that_loses_a_section():
    found = tile("0 b2 track bridge 0", "0 b2 add ghost 1", "0 b2 track curve 0")
    assert found["monsters"] == [("ghost", 0)]


def test_a_whole_tile_comes_from_the_box():
    assert tile("0 b2 track straight 1", "0 b2 tile 1") == {
        "track": "straight", "monsters": [("bat", 0)], "diamonds": [3], "turn": 1,
    }  # fmt: skip


def test_a_door_goes_through_all_its_kinds():
    kinds = [edited(*["0 door N1"] * times)[0]["players"][0]["doors"] for times in range(5)]
    named = [next((kind for kind, doors in one.items() if doors), "plain") for one in kinds]
    assert named == ["plain", "bone", "tooth", "none", "plain"]


def test_a_line_counted_by_hand_stands_as_it_is():
    before = totals(EXAMPLE)[0][0]
    document, _ = edited("0 line dragons 26", document=EXAMPLE)
    assert totals(document)[0][0] == before - 1 + 26


def test_a_line_without_a_number_is_counted_again():
    document, _ = edited("0 line dragons 26", "0 line dragons", document=EXAMPLE)
    assert totals(document) == totals(EXAMPLE)


def test_players_come_go_and_have_names():
    document, at = edited("add", "name 2 Zoë  from   next door", "remove 0")
    assert [player["name"] for player in document["players"]] == ["", "Zoë from next door"]
    assert at == "0"


def test_nobody_sits_down_at_a_full_table():
    with pytest.raises(Mistake, match="At most 5 players"):
        edited(*["add"] * 4)


@pytest.mark.parametrize(
    "edit",
    ["", "x", "0", "9 b2 turn", "0 b2 turn", "0 z9 track curve 0", "0 b2 track loop 0", "0 b2 tile 99", "0 door X1"],
)
def test_an_edit_that_makes_no_sense_is_told(edit):
    with pytest.raises(Mistake, match="nothing that can be done here"):
        edited(edit)


def test_three_bone_doors_are_wrong_where_they_are():
    document, at = edited("0 door N1", "0 door N2", "0 door N3")
    problems = PAD.page(PAD.read(document), at, GAME.edition(), words_for("galore", "en")).problems
    wrong = [problem for problem in problems if not problem.unfinished]
    assert [(problem.clause, problem.things) for problem in wrong] == [
        ("GAL-04", ["door-0-N1", "door-0-N2", "door-0-N3"])
    ]


@pytest.mark.parametrize("at", ["", "0 b2 0", "1 b2 1", "1 a1 0 box", "7 z9"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_without_flaws(at, language):
    page = PAD.page(PAD.read(EXAMPLE), at, GAME.edition(), words_for("galore", language))
    assert flaws(page.scene, GAME.art()) == []


def test_every_touch_on_a_page_can_be_made():
    for at in ("0 b2 1", "1 a1 0 box"):
        page = PAD.page(PAD.read(EXAMPLE), at, GAME.edition(), words_for("galore", "en"))
        for choice in page.scene.choices:
            edited(choice.move, document=EXAMPLE, at=at)
