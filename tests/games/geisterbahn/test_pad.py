"""The dials and the notebook of Gefangen in der Geisterbahn."""

from __future__ import annotations

from typing import Any

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.pad import scored
from ghostyard.core.scene import flaws
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game
from ghostyard.games.geisterbahn.rules.notebook import in_hand, possible_codes

GAME = load_game("geisterbahn")
PAD, NOTEBOOK = GAME.editors["pad"], GAME.editors["notebook"]


def dials(*edits: str) -> Any:
    return PAD.edited(PAD.read(None), "", edits, GAME.edition())[0]


def noted(*edits: str) -> Any:
    return NOTEBOOK.edited(NOTEBOOK.read(None), "", edits, GAME.edition())[0]


def said(editor: Any, document: Any) -> list[str]:
    page = editor.page(document, "", GAME.edition(), words_for("geisterbahn", "en"))
    assert flaws(page.scene, GAME.art()) == []
    return [problem.say for problem in page.problems]


def test_most_points_win_when_nobody_gets_out():  # GEI-35
    table = dials(*["1 morale -"] * 9, "1 points +", "1 points +")
    assert [one.rank for one in scored(GAME, PAD, table, GAME.edition())] == [2, 1, 2]


def test_whoever_opens_the_gate_wins():  # GEI-24
    table = dials(*["1 morale -"] * 9, "1 points +", "0 cracked")
    assert next(one.rank for one in scored(GAME, PAD, table, GAME.edition())) == 1


def test_two_who_opened_the_gate_are_one_too_many():  # GEI-24
    assert said(PAD, dials("0 cracked", "1 cracked")) == [
        "Only one can open the gate. Touch the lock of whoever did not."
    ]


def test_a_ghost_that_opened_the_gate_is_told():  # GEI-31
    assert said(PAD, dials("0 cracked", *["0 morale -"] * 9))[0].startswith("Player 1 is a ghost")


def test_at_first_all_120_codes_are_possible():  # GEI-09
    assert len(possible_codes(noted())) == 120


def test_a_card_that_was_seen_leaves_20():
    assert len(possible_codes(noted("code 0 moon"))) == 20


def test_a_kind_that_it_is_not_leaves_100():
    assert len(possible_codes(noted("code 0 moon", "code 0 moon"))) == 100


def test_a_third_touch_forgets():
    assert len(possible_codes(noted(*["code 0 moon"] * 3))) == 120


def test_an_attempt_that_failed_at_the_second_card_shows_the_first():  # GEI-24
    codes = possible_codes(noted("try moon", "try rose", "try star", "failed 2"))
    assert {code[0] for code in codes} == {"moon"}
    assert "rose" not in {code[1] for code in codes}
    assert len(codes) == 16


def test_own_keys_tell_which_codes_one_could_open():
    notebook = noted("key add moon", "key add rose", "key add star")
    assert len(in_hand(notebook, possible_codes(notebook))) == 6


def test_notes_that_contradict_each_other_are_told():
    assert said(NOTEBOOK, noted("code 0 moon", "code 1 moon"))[0].startswith("No code fits all of this")


def test_no_two_chambers_have_the_same_kind():
    assert noted("pile a1", "pile a4").piles == {"a1": "moon", "a4": "bell"}


@pytest.mark.parametrize(
    "edit", ["code 3 moon", "code 0 sun", "failed 1", "pile z9", "key drop moon", "attempt drop 0", ""]
)
def test_an_edit_that_makes_no_sense_is_told(edit):
    with pytest.raises(Mistake, match="nothing that can be done here"):
        noted(edit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_touch_of_the_notebook_can_be_made(language):
    notebook = noted("code 0 moon", "key add bell", "try moon", "try rose", "try star", "failed 2")
    page = NOTEBOOK.page(notebook, "moon bell star", GAME.edition(), words_for("geisterbahn", language))
    assert flaws(page.scene, GAME.art()) == []
    for choice in page.scene.choices:
        NOTEBOOK.edited(notebook, "moon bell star", [choice.move], GAME.edition())
