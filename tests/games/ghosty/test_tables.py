"""Gho Gho Ghosty: editions and real tables that people describe in files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ghostyard.core.edition import EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.core.words import LANGUAGES
from ghostyard.games.ghosty import GAME
from ghostyard.games.ghosty.rules.real_table import Table, score_table

HOUSE = (files("ghostyard") / "games" / "ghosty" / "edition.toml").read_text(encoding="utf-8")


def edition(*changes: tuple[str, str]) -> Any:
    text = HOUSE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return GAME.read_edition(EditionFile.parse(text, "mine.toml"))


def player(name: str, engines: str = "", **carriages: list[int]) -> dict[str, Any]:
    return {"name": name, "carriages": carriages, "engines": engines.split()}


def scored(*players: dict[str, Any]) -> dict[str, Any]:
    return score_table(msgspec.convert({"game": "ghosty", "players": list(players)}, Table))


def refused(*players: dict[str, Any]) -> Mistake:
    with pytest.raises(Mistake) as caught:
        scored(*players)
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value


def test_an_edition_may_have_other_passengers():  # GHO-01
    box = edition(("[0, 0, 0, 0, 0, 1", "[4, 0, 0, 0, 0, 1"))
    assert box.passengers[1] == 4


def test_an_edition_needs_fifteen_carriages_of_a_colour():  # GHO-01
    with pytest.raises(Mistake, match=r"mine.toml:10.*red.*14 carriages.*GHO-01"):
        edition(("[0, 0, 0,", "[0, 0,"))


def test_an_edition_needs_all_five_colours():  # GHO-02
    with pytest.raises(Mistake, match=r"each of the five trains once.*GHO-02"):
        edition(('"purple"', '"red"'))


def test_an_edition_with_a_sixth_colour_is_told_where():  # GHO-01
    with pytest.raises(Mistake, match=r"mine.toml:9.*pink"):
        edition(('colour = "red"', 'colour = "pink"'))


def test_an_edition_may_have_engines_with_two_drivers():  # GHO-02
    assert edition(("drivers = 1", "drivers = 2")).drivers.tolist() == [2, 1, 1, 1, 1]


def test_a_table_is_scored_with_every_line():  # GHO-18 GHO-19
    answer = scored(player("A", "red", red=[0, 2, 1]))
    assert answer["winners"] == ["A"]
    only = answer["players"][0]
    assert only["lines"] == {
        "red": 3, "yellow": 0, "green": 0, "blue": 0, "purple": 0, "passengers": 3, "drivers": 1,
    }  # fmt: skip
    assert (only["total"], only["engines"]) == (7, 1)


def test_a_tie_on_the_table_goes_to_more_engines():  # GHO-20
    answer = scored(
        player("A", "red yellow", red=[0, 0, 0], yellow=[0, 0, 0]),
        player("B", "blue", blue=[2, 2, 0]),
    )
    assert ([one["total"] for one in answer["players"]], answer["winners"]) == ([8, 8], ["A"])


def test_a_table_can_be_shared():  # GHO-20
    assert scored(player("A"), player("B"))["winners"] == ["A", "B"]


def test_level_on_both_either_may_hold_the_engine():  # GHO-15
    level = {"red": [1, 1, 1]}
    assert scored(player("A", **level), player("B", "red", **level))["winners"] == ["B"]


def test_an_engine_with_fewer_than_three_carriages_is_refused():  # GHO-14
    mistake = refused(player("A", "red", red=[2, 2]))
    assert (mistake.code, mistake.clause) == ("ghosty-engine-early", "GHO-14")


def test_an_engine_that_nobody_took_is_refused():  # GHO-14
    mistake = refused(player("A", red=[2, 2, 2]), player("B", red=[1]))
    assert (mistake.code, mistake.clause, mistake.facts["name"]) == ("ghosty-engine-free", "GHO-14", "A")


def test_two_holders_of_one_engine_are_refused():  # GHO-14
    mistake = refused(player("A", "red", red=[2, 2, 2]), player("B", "red", red=[2, 2, 2]))
    assert (mistake.code, mistake.facts["path"]) == ("ghosty-engine-twice", "players[1].engines")


@pytest.mark.parametrize("rival", [[0, 0, 0, 0], [2, 2, 1]])
def test_an_engine_that_a_rival_should_have_is_refused(rival):  # GHO-15
    mistake = refused(player("A", "red", red=[2, 1, 1]), player("B", red=rival))
    assert (mistake.code, mistake.clause, mistake.facts["rival"]) == ("ghosty-engine-lost", "GHO-15", "B")


def test_more_carriages_than_there_are_are_refused():  # GHO-01
    mistake = refused(player("A", "red", red=[0] * 8), player("B", red=[0] * 8))
    assert (mistake.clause, mistake.facts["found"]) == ("GHO-01", 16)


def test_a_table_has_one_to_four_players():  # GHO-03
    with pytest.raises(Mistake) as caught:
        scored(*(player(name) for name in "ABCDE"))
    assert caught.value.code == "table-players"
