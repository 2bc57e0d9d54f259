"""The house edition of Graveyards, Ghosts & Haunted Houses, and what an edition must keep to."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import product

import pytest

from ghostyard.core.edition import EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.rules.edition import Edition, turned
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from tests.games.graveyards.build import offers, shown, yard

TEXT = (files("ghostyard") / "games" / "graveyards" / "edition.toml").read_text(encoding="utf-8")
HOUSE = EditionFile.parse(TEXT, "edition.toml").fit(Edition)
ICONS = ("rotate", "swap", "replace", "token")


def kinds(spaces):
    return len(set(spaces))


def test_there_are_58_tiles_of_four_ghosts():  # GRA-01
    assert len(HOUSE.tiles) == 58
    assert all(set(face.spaces) <= set(COLOUR_NAMES) and len(face.spaces) == 4 for face in HOUSE.tiles)


def test_every_colouring_is_there_once_but_those_with_exactly_three_alike():  # GRA-02
    def one_way_up(spaces):
        return min(turned(spaces, turn) for turn in range(4))

    all_different = {one_way_up(spaces) for spaces in product(COLOUR_NAMES, repeat=4)}
    wanted = {spaces for spaces in all_different if 3 not in Counter(spaces).values()}
    assert len(all_different) == 70
    assert sorted(one_way_up(face.spaces) for face in HOUSE.tiles) == sorted(wanted)


def test_tiles_by_their_number_of_colours():  # GRA-02
    assert Counter(kinds(face.spaces) for face in HOUSE.tiles) == {1: 4, 2: 12, 3: 36, 4: 6}


def test_every_colour_has_58_spaces():  # GRA-02
    assert Counter(colour for face in HOUSE.tiles for colour in face.spaces) == dict.fromkeys(COLOUR_NAMES, 58)


@pytest.mark.parametrize("icon", ICONS)
def test_eight_tiles_with_each_icon_show_every_colour_equally_often(icon):  # GRA-01 GRA-02
    tiles = [face.spaces for face in HOUSE.tiles if face.icon == icon]
    assert len(tiles) == 8
    assert all(kinds(spaces) >= 3 for spaces in tiles)
    assert Counter(colour for spaces in tiles for colour in spaces) == dict.fromkeys(COLOUR_NAMES, 8)


def test_a_quarter_turn_goes_clockwise():  # GRA-09
    assert turned(("white", "orange", "blue", "green"), 1) == ("blue", "white", "green", "orange")


def refused(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        GAME.read_edition(EditionFile.parse(text, "mine.toml"))
    caught.value.game = "graveyards"
    return caught.value


def test_a_missing_tile_is_told_with_its_clause():  # GRA-01
    head, _, _ = TEXT.rpartition("[[tiles]]")
    mistake = refused(head)
    assert (mistake.code, mistake.clause, mistake.facts["found"]) == ("edition-count", "GRA-01", 57)


def test_a_colour_that_does_not_exist_is_told_with_its_line():  # GRA-01
    broken = TEXT.replace('"green", "green", "green", "green"', '"green", "green", "pink", "green"')
    mistake = refused(broken)
    assert "pink" in str(mistake)
    assert mistake.facts["file"] == f"mine.toml:{broken[: broken.index('pink')].count(chr(10)) + 1}"


def test_every_colour_has_one_house():  # GRA-03
    match = yard("wwww 0,0; oooo 1,0", hand="plain", seats=2)
    assert offers(match, "house") == ["house white", "house blue"]
    match.play(0, "house white")
    match.play(0, "on 0,0")
    assert shown(match)["houses"] == [{"colour": "white", "x": 0, "y": 0}]


def test_there_are_eight_tokens_of_each_kind():  # GRA-04
    match = Match(GAME, 4, seed=1)
    assert match.state.supply.sum(axis=0).tolist() == [8, 8, 8]
