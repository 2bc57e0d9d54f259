"""Editions by touches: whatever can be touched makes an edition that can be seen, and says what is wrong with it."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from ghostyard.core.edition import HOUSE
from ghostyard.core.editor import Page
from ghostyard.core.errors import Mistake
from ghostyard.core.scene import flaws
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game
from tests.ours import WITH_EDITION_DESK
from tests.owners import owned


def edited(name: str, *edits: str):
    """Our edition after these edits, as plain data, and what is open then."""
    editor = game(name).editors["edition"]
    document, spot = editor.edited(editor.blank(), "", edits, None)
    return msgspec.json.decode(msgspec.json.encode(document)), spot


def page_of(name: str, *edits: str, lang: str = "en") -> Page:
    editor = game(name).editors["edition"]
    document, spot = editor.edited(editor.blank(), "", edits, None)
    return editor.page(document, spot, None, words_for(name, lang))


def said(page: Page) -> list[tuple[str, list[str]]]:
    return [(problem.say, problem.things) for problem in page.problems]


@pytest.mark.parametrize("name", WITH_EDITION_DESK)
def test_whatever_can_be_touched_leads_to_a_page_that_can_be_seen(name):
    first = page_of(name)
    shelves = [choice.move for choice in first.scene.choices if choice.touch[0].startswith("shelf-")]
    for number, begun in enumerate([(), *((shelf,) for shelf in shelves)]):
        page = page_of(name, *begun, lang=LANGUAGES[number % 3])
        assert not flaws(page.scene, game(name).art())
        for choice in page.scene.choices:
            later = page_of(name, *begun, choice.move)
            assert not flaws(later.scene, game(name).art()), choice.move


@pytest.mark.parametrize("name", WITH_EDITION_DESK)
def test_an_owners_file_is_opened_and_saved_as_the_same_edition(name):
    editor = game(name).editors["edition"]
    document = editor.parse(owned(name).faces)
    assert editor.text(document) == owned(name).faces
    page = editor.page(document, "", None, words_for(name, "en"))
    assert not page.problems
    assert not flaws(page.scene, game(name).art())


def test_a_copy_of_ours_gets_a_name_of_its_own():
    document, _ = edited("ghosty", "title  Aunt Eva's   box ")
    assert (document["title"], document["name"]) == ("Aunt Eva's box", "aunt-eva-s-box")
    assert edited("ghosty", f"title {HOUSE}")[0]["name"] == "mine"


@pytest.mark.parametrize("name", WITH_EDITION_DESK)
@pytest.mark.parametrize("edit", ["", "fly", "tiles", "tiles 0 fly", "trains 0 carriage-99", "tiles 0 edge up", "open"])
def test_an_edit_that_makes_no_sense_is_refused_or_does_no_harm(name, edit):
    with suppress(Mistake):
        assert not flaws(page_of(name, edit).scene, game(name).art())


# ---------------------------------------------------------------- game by game


def test_a_tile_of_ghosts_galore_by_touches():
    document, spot = edited(
        "galore", "tiles 3 track bridge", "tiles 3 section 1", "tiles 3 add dragon 1", "tiles 3 drop bat 0",
        "tiles 3 add diamond 2", "tiles 3 diamonds 2, 12",
    )  # fmt: skip
    tile = document["tiles"][3]
    assert (tile["track"], tile["monsters"], tile["diamonds"], spot) == (
        "bridge", [["werewolf", 0], ["dragon", 1]], [2, 12], "tiles 3 1",
    )  # fmt: skip


def test_a_door_of_ghosts_galore_becomes_bone_tooth_a_wall_and_plain_again():  # GAL-04
    doors = ["boards 1 door N1"] * 4
    kinds = [edited("galore", *doors[:touches])[0]["boards"][0]["back"] for touches in range(5)]
    assert [[kind for kind, edges in side.items() if "N1" in edges] for side in kinds] == [
        [], ["bone"], ["tooth"], ["none"], [],
    ]  # fmt: skip


def test_a_third_bone_door_is_said_at_its_board():  # GAL-04
    ((say, things),) = said(page_of("galore", "boards 1 door N1"))
    assert things == ["boards-1"]
    assert say.startswith("Board side 2: There must be two bone doors")


def test_a_carriage_of_gho_gho_ghosty_fills_and_empties():  # GHO-01
    counts = [
        edited("ghosty", *["trains 0 carriage-0"] * touches)[0]["trains"][0]["carriages"][0] for touches in (1, 4, 5)
    ]
    assert counts == [1, 4, 0]


def test_a_space_and_an_icon_of_a_graveyard():  # GRA-01
    document, _ = edited("graveyards", *["tiles 0 space 3"] * 4, "tiles 0 icon swap")
    assert document["tiles"][0] == {"spaces": ["white", "white", "white", "none"], "icon": "swap"}


def test_track_of_the_ghost_train_is_laid_from_edge_to_edge():  # GEI-02
    document, spot = edited("geisterbahn", "tiles 0 clear", "tiles 0 mode plain", "tiles 0 edge n", "tiles 0 edge se")
    assert (document["tiles"][0]["plain"], spot) == ([["n", "se"]], "tiles 0 plain")


def test_a_roundabout_too_many_is_said():  # GEI-03
    edits = ["tiles 0 clear", "tiles 0 mode roundabout", *(f"tiles 0 edge {edge}" for edge in ("n", "s", "ne"))]
    assert "There are 6 roundabouts; this game needs exactly 5." in [
        say for say, _ in said(page_of("geisterbahn", *edits))
    ]


def test_tiles_of_the_layout_change_places_and_turn():  # GEI-03
    places = ["layout 0 place f2", "layout 0 place g2", "layout 0 place f2", "layout 0 place f2"]
    document, _ = edited("geisterbahn", *places)
    assert [(tile["place"], tile.get("turn", 0)) for tile in document["tiles"][:2]] == [("g2", 0), ("f2", 1)]


def test_a_key_never_faces_the_frame():  # GEI-12
    edits = ["layout 0 place a1", *["layout 0 place a1"] * 3]
    faced = [edited("geisterbahn", *edits[: 2 + turns])[0]["chambers"]["keys"]["a1"] for turns in range(3)]
    assert sorted(faced) == ["ne", "s", "se"]


def test_numbers_on_cards_go_up_and_down():  # GEI-04 GEI-05
    document, _ = edited("geisterbahn", "horrors 0 failure -1", "horrors 0 sort evil man", "encounters 2 gain 1")
    assert (document["horrors"][0]["failure"], document["horrors"][0]["sort"]) == (-2, "evil man")
    assert document["encounters"][2]["gain"] == game("geisterbahn").editors["edition"].blank().encounters[2].gain + 1
