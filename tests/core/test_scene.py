"""Scenes as data, pictures and speech, without any game."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec

from ghostyard.core import stock
from ghostyard.core.draw import SEATS, door, lamp, lanterns, planks
from ghostyard.core.scene import Area, Choice, Mark, Piece, Scene, art_sheet, flaws, scene_svg, spoken, used_art

ART = {"ghost": "<path d='M0 0'/>", "tile": "<path d='M1 1'/>", "unused": "<path d='M2 2'/>"}


def table(*pieces: Piece, choices: list[Choice] | None = None, marks: dict[str, Mark] | None = None) -> Scene:
    area = Area("table", "shared", "The table", 100, 100, list(pieces))
    return Scene([area], choices or [], marks or {})


def tile(name: str = "tile-1", **more) -> Piece:
    return Piece(name, "tile", 50, 50, 100, 100, **more)


def test_a_piece_laid_on_another_stands_above_its_middle():
    area = stock.area("yard", "shared", "The yard", [[stock.tile("a", "", "A"), stock.tile("b", "", "B")]])
    stock.put_on(area, "b", stock.token("cat", "", "A cat"))
    tile, cat = area.pieces[1:]
    assert (cat.x, cat.y, cat.on) == (tile.x, tile.y, "b")
    assert cat.layer > tile.layer


def test_a_piece_may_be_like_another_one_that_is_there():
    twin = Piece("twin", "tile", 0, 0, 1, 1, like="tile-1")
    assert flaws(table(tile(), twin), ART) == []
    assert flaws(table(twin), ART) == ["twin is like tile-1, which is not there"]


def test_a_piece_like_one_that_can_be_touched_has_a_ring_of_light_too():
    def rings(*pieces: Piece) -> int:
        return scene_svg("galore", table(*pieces, choices=[Choice("take 1", "take it", ["tile-1"])]), ART).count(
            "#ffb84d"
        )

    alone = rings(tile(), Piece("twin", "tile", 0, 0, 1, 1))
    assert rings(tile(), Piece("twin", "tile", 0, 0, 1, 1, like="tile-1")) == 2 * alone > 0


def test_a_good_scene_has_no_flaws():
    ghost = Piece("ghost-1", "ghost", 20, 20, 30, 30, on="tile-1")
    assert flaws(table(tile(), ghost, choices=[Choice("take 1", "take it", ["tile-1"])]), ART) == []


def test_two_pieces_of_one_name_are_a_flaw():
    assert flaws(table(tile(), tile()), ART) == ["two pieces are called tile-1"]


def test_a_symbol_nobody_drew_is_a_flaw():
    assert flaws(table(Piece("x", "unicorn", 0, 0, 1, 1)), ART) == ["x needs the symbol unicorn"]


def test_a_touch_without_a_piece_is_a_flaw():
    assert "touches" in flaws(table(choices=[Choice("draw", "draw", ["stack"])]), ART)[0]


def test_two_moves_touched_alike_are_a_flaw():
    alike = [Choice("claim", "claim", ["tile-1"]), Choice("take 1", "take", ["tile-1"])]
    assert "means 2 moves" in flaws(table(tile(), choices=alike), ART)[0]


def test_turns_tell_moves_apart():
    turned = [Choice(f"place {turn}", "place", ["tile-1"], turn, "tile-1") for turn in range(4)]
    assert flaws(table(tile(), choices=turned), ART) == []


def test_buttons_are_told_apart_by_their_labels():
    assert flaws(table(choices=[Choice("a", "go"), Choice("b", "go")]), ART) == ["the button go means 2 moves"]


def test_a_mark_lies_in_an_area():
    assert flaws(table(marks={"0 cell b2": Mark("nowhere", 0, 0, 1, 1)}), ART) == ["0 cell b2 is marked in no area"]


def test_json_leaves_out_what_is_usual_and_comes_back():
    scene = table(tile(label="a tile"))
    text = msgspec.json.encode(scene)
    assert b"ghost" not in text
    assert b"choices" not in text
    assert msgspec.json.decode(text, type=Scene) == scene


def test_a_picture_is_valid_and_holds_only_the_symbols_it_needs():
    picture = scene_svg("test", table(tile(label="<a> & b", text="3", turn=90)), ART)
    ElementTree.fromstring(picture)
    assert "test-tile" in picture
    assert "test-unused" not in picture
    assert set(used_art(table(tile()), ART)) == {"tile"}


def test_bare_text_is_written_small_enough_for_its_place():
    picture = scene_svg("test", table(Piece("name-0", "", 50, 50, 60, 40, text="Maximiliane")), ART)
    assert "<use" not in picture
    size = next(text.get("font-size") for text in ElementTree.fromstring(picture).iter() if text.text == "Maximiliane")
    assert float(size) < 9


def test_a_watcher_gets_a_picture_without_an_own_area():
    rivals = [Area(f"mine-{seat}", "rival", "R", 10, 10, [tile(f"tile-{seat}")], seat=seat) for seat in range(5)]
    ElementTree.fromstring(scene_svg("test", Scene(rivals), ART))


def test_speech_names_areas_pieces_and_choices():
    lines = list(spoken(table(tile(label="a tile"), choices=[Choice("draw", "draw a tile")])))
    assert lines == ["The table:", "  a tile", "- draw a tile"]


def test_every_drawing_of_the_kit_is_valid_svg():
    ElementTree.fromstring(art_sheet("kit", {**lanterns(), "lamp": lamp(), "door": door(planks())}))


def test_seats_differ_in_colour_and_in_shape():
    assert len({seat.colour for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(SEATS) == 5
