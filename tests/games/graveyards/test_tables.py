"""Graveyards, Ghosts & Haunted Houses: files that describe real tables, and what is wrong with some of them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.words import LANGUAGES
from ghostyard.games.graveyards.rules.real_table import Table, score_table
from tests.games.graveyards.build import COLOUR_NAMES, answer, table

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "graveyards.json"
SMALL = "wwoo wwoo bbgg bbgg"


def mistake(document: dict, language: str = "en") -> str:
    with pytest.raises(Mistake) as caught:
        score_table(msgspec.convert(document, Table))
    caught.value.game, caught.value.facts["file"] = "graveyards", "mine.json"
    sentences = {caught.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    return caught.value.sentence(language)


def tile(x: int, y: int) -> dict:
    return {"x": x, "y": y, "spaces": ["white"] * 4}


def token(x: int, y: int, kind: str = "kids") -> dict:
    return {"x": x, "y": y, "kind": kind}


def test_the_example_file_scores_like_the_rulebook():  # GRA-20 GRA-21
    scored = answer(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    assert [player["total"] for player in scored["players"]] == [11, 14, 8, 7]
    assert scored["winners"] == ["Otto"]


def test_reasons_name_the_spaces_and_tokens():  # GRA-21
    scored = answer(table("w+oo wwoo"))
    assert scored["players"][0]["reasons"]["white"] == [
        {"points": 3, "things": ["space 0,0", "space 0,1", "space 1,1"]},
        {"points": 3, "things": ["token kids 1,0"]},
    ]


def test_coordinates_may_be_anywhere():  # GRA-09
    document = table(SMALL)
    for thing in document["tiles"]:
        thing["x"] -= 1000
        thing["y"] += 77
    assert answer(document)["players"][0]["sections"]["white"][0] == [-2000, 154]


@pytest.mark.parametrize("across", [True, False])
def test_58_tiles_in_a_line_are_scored(across):  # GRA-09
    tiles = [tile(i, 0) if across else tile(0, -i) for i in range(58)]
    document = {"game": "graveyards", "players": [{"name": "A", "colours": ["white"]}], "tiles": tiles}
    assert score_table(msgspec.convert(document, Table))["players"][0]["total"] == 232


def test_tiles_that_overlap_are_told_with_their_place():  # GRA-09
    document = table(SMALL)
    document["tiles"].append(tile(1, 0))
    assert mistake(document) == (
        "mine.json: tiles[4] lies at 1,0, where there already is a tile. Move one of them. (GRA-09)"
    )


def test_tiles_that_touch_at_a_corner_only_are_told_with_their_place():  # GRA-09
    document = table(SMALL)
    document["tiles"].append(tile(2, 2))
    assert "tiles[4] at 2,2 is not joined" in mistake(document)


def test_more_tiles_than_the_box_has_are_refused():  # GRA-01
    document = table(SMALL) | {"tiles": [tile(x, 0) for x in range(59)]}
    assert "has 59 tiles" in mistake(document)


def test_a_token_off_the_table_is_told_with_its_place():  # GRA-17
    document = table(SMALL) | {"tokens": [token(0, 0), token(4, 0)]}
    assert "tokens[1] is on 4,0" in mistake(document)


def test_two_tokens_on_a_space_are_refused():  # GRA-18
    assert "tokens[1] is on 0,0" in mistake(table(SMALL) | {"tokens": [token(0, 0), token(0, 0)]})


def test_a_ninth_token_of_a_kind_is_refused():  # GRA-04
    spaces = [(x, y) for y in range(3) for x in range(4)][:9]
    assert "tokens[8] on 0,2 is the ninth" in mistake(table(SMALL) | {"tokens": [token(x, y) for x, y in spaces]})


@pytest.mark.parametrize(
    ("tokens", "houses", "place"),
    [([], "white 3,0", "4,0"), ([token(1, 1)], "white 1,0", "1,1"), ([], "orange 0,0; white 1,1", "1,1")],
)
def test_a_window_without_a_ghost_is_told_with_its_place(tokens, houses, place):  # GRA-10
    document = table(SMALL, houses=houses) | {"tokens": tokens}
    assert f"window on {place} that shows no ghost" in mistake(document)


def test_a_colour_has_one_house():  # GRA-03
    assert "houses[1] is a second “white” house" in mistake(table(SMALL, houses="white 0,0; white 2,2"))


def test_a_colour_played_twice_is_refused():  # GRA-05
    assert "players[1].colours names “white”" in mistake(table(SMALL, A="white", B="blue white"))


def test_one_to_four_players():  # GRA-05
    document = table(SMALL)
    assert "not 0" in mistake(document | {"players": []})
    assert "not 5" in mistake(document | {"players": [{"name": n, "colours": ["white"]} for n in "ABCDE"]})


def test_a_table_without_tiles_scores_nothing():  # GRA-20
    assert [player["total"] for player in answer(table(SMALL) | {"tiles": []})["players"]] == [0] * len(COLOUR_NAMES)
