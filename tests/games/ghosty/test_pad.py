"""The score pad of Gho Gho Ghosty: engines find their train, and one with the wrong train is told."""

from __future__ import annotations

from typing import Any

import msgspec

from ghostyard.core.pad import scored
from ghostyard.core.scene import flaws
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game

GAME = load_game("ghosty")
PAD = GAME.editors["pad"]


def edited(*edits: str) -> Any:
    return PAD.edited(PAD.read(None), "", edits, GAME.edition())[0]


def added(seat: int, colour: str, *passengers: int) -> list[str]:
    return [f"{seat} {colour} add {count}" for count in passengers]


def problems(table: Any, seat: int = 0) -> list[str]:
    page = PAD.page(table, str(seat), GAME.edition(), words_for("ghosty", "en"))
    assert flaws(page.scene, GAME.art()) == []
    return [problem.say for problem in page.problems]


def test_three_carriages_bring_their_engine():  # GHO-14
    assert edited(*added(0, "red", 1, 0, 2)).players[0].engines == ["red"]


def test_a_longer_train_takes_the_engine():  # GHO-15
    assert edited(*added(0, "red", 1, 0, 2), *added(1, "red", 0, 0, 0, 0)).players[1].engines == ["red"]


def test_a_level_train_leaves_the_engine_where_it_is():  # GHO-15
    assert edited(*added(0, "red", 1, 1, 1), *added(1, "red", 1, 1, 1)).players[0].engines == ["red"]


def test_a_train_that_gets_too_short_loses_its_engine():
    assert edited(*added(0, "red", 1, 1, 1), "0 red drop 0").players[0].engines == []


def test_a_set_of_trains_scores():
    table = edited(*added(0, "red", 2, 1, 0), *added(1, "blue", 0, 0, 0, 0, 1))
    assert [(one.sheet.total, one.rank) for one in scored(GAME, PAD, table, GAME.edition())] == [(7, 1), (7, 1)]


def test_an_engine_with_the_wrong_train_is_told():  # GHO-15
    table = edited(*added(0, "red", 1, 1, 1), *added(1, "red", 0, 0, 0, 0), "0 red engine")
    assert problems(table) == [
        "Player 1 does not have the red engine: Player 2 does, with more carriages, or as many and more passengers."
    ]


def test_level_trains_without_a_holder_are_asked_about():
    table = edited(*added(0, "red", 1, 1, 1), *added(1, "red", 1, 1, 1), "0 red engine")
    assert problems(table)[0].startswith("Who has the red engine? Player 1 and Player 2 are level")


def test_a_sixteenth_carriage_is_one_too_many():  # GHO-01
    table = edited(*added(0, "red", *[0] * 16))
    assert problems(table) == ["There are only 15 red carriages, but 16 lie on this table. Count again."]


def test_whoever_leaves_takes_the_trains_along():
    table = edited(*added(0, "red", 1, 1, 1, 1), *added(1, "red", 0, 0, 0), "remove 0")
    assert table.players[0].engines == ["red"]
    assert msgspec.to_builtins(table)["players"][0]["carriages"] == {"red": [0, 0, 0]}
