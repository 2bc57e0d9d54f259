"""The score pad of Graveyards: a table laid ghost by ghost, with houses and tokens, and what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.pad import scored
from ghostyard.core.scene import flaws
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game

GAME = load_game("graveyards")
PAD = GAME.editors["pad"]
EXAMPLE = json.loads((Path(__file__).parents[3] / "docs/examples/graveyards.json").read_text())


def edited(*edits: str) -> tuple[Any, str]:
    return PAD.edited(PAD.read(None), "", edits, GAME.edition())


def laid(cell: str, *ghosts: str) -> list[str]:
    return [f"0 {cell} {place} {ghost}" for place, ghost in enumerate(ghosts)]


def problems(table: Any) -> list[tuple[str, list[str]]]:
    page = PAD.page(table, "", GAME.edition(), words_for("graveyards", "en"))
    assert flaws(page.scene, GAME.art()) == []
    return [(problem.say, problem.things) for problem in page.problems]


def totals(table: Any) -> list[int]:
    return [one.sheet.total for one in scored(GAME, PAD, table, GAME.edition())]


def test_the_example_scores_as_the_command_says():
    assert totals(PAD.read(EXAMPLE)) == [11, 14, 8, 7]


def test_after_four_ghosts_the_next_cell_is_open():
    assert edited(*laid("0,0", "white", "blue", "none", "green"))[1] == "0 1,0 0"


def test_a_house_counts_the_ghosts_in_its_windows_twice():  # GRA-21
    table, _ = edited(*laid("0,0", "white", "white", "white", "white"), "0 house white 0,0")
    assert totals(table) == [8, 0]


def test_a_token_is_put_down_and_taken_off_again():
    table, _ = edited(*laid("0,0", "white", "white", "blue", "green"), "0 token kids 0,0", "0 token kids 0,0")
    assert table.tokens == []


def test_a_house_without_ghosts_in_its_windows_is_wrong_where_it_stands():  # GRA-10
    table, _ = edited(*laid("0,0", "white", "none", "white", "white"), "0 house white 0,0")
    ((said, things),) = problems(table)
    assert said.startswith("This house has a window on 1,0 that shows no ghost")
    assert things == ["house-white"]


def test_a_tile_apart_from_the_others_is_wrong_where_it_lies():  # GRA-09
    table, _ = edited(*laid("0,0", "white", "white", "white", "white"), "0 4,4 0 white")
    ((said, things),) = problems(table)
    assert said.startswith("The tile at 4,4 is not joined")
    assert things == ["tile-2"]


def test_a_colour_that_two_play_is_told():
    table, _ = edited("1 colour white")
    assert problems(table)[0][0] == "Two people play white. Give somebody another colour."


@pytest.mark.parametrize("edit", ["0 0,0 0 pink", "0 99,0 0 white", "0 0,0 9 white", "0 token cat 0,0", "0 0,0 turn"])
def test_an_edit_that_makes_no_sense_is_told(edit):
    with pytest.raises(Mistake, match="nothing that can be done here"):
        edited(edit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_touch_on_a_page_can_be_made(language):
    page = PAD.page(PAD.read(EXAMPLE), "1 3,1 2", GAME.edition(), words_for("graveyards", language))
    assert flaws(page.scene, GAME.art()) == []
    for choice in page.scene.choices:
        PAD.edited(PAD.read(EXAMPLE), "1 3,1 2", [choice.move], GAME.edition())
