"""The look of Gho Gho Ghosty: what lies where, what can be touched, and what nobody may see."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, bytes_of
from ghostyard.core.scene import Area, Piece, Scene, art_sheet, flaws, scene_svg, spoken
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import BETTING, MOST_PASSENGERS, OVER, REWARDS, TAKING
from ghostyard.games.ghosty.screen.emblems import OUTLINES, SHAPES
from tests.games.ghosty.build import GAME, bet, ghosty, take

ART = GAME.art()
NAMES = ["Ana", "Bruno", "Carla", "Dieter"]


def played(seats: int, *, phase: int, rounds: int = 0, seed: int = 4) -> Match:
    """A random game, stopped when it first reaches this phase of this round."""
    match, luck = Match(GAME, seats, seed=seed, names=NAMES[:seats]), random.Random(seed)
    while match.state.phase != phase or match.state.rounds < rounds:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match


def scene_of(match: Match, seat: int, language: str = "en", *, box=None) -> Scene:
    return GAME.look(box or match.box, match.view(seat), seat, NAMES, words_for("ghosty", language))


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in scene.areas for piece in area.pieces}


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def things_in(scene: Scene, name: str) -> set[str]:
    return {piece.id for piece in area(scene, name).pieces}


def touches(scene: Scene) -> dict[str, list[str]]:
    return {choice.move: choice.touch for choice in scene.choices}


# ---------------------------------------------------------------- touching


def test_betting_is_touching_a_boss_card():
    scene = scene_of(ghosty("r0", "r1"), 1)
    assert touches(scene) == {f"bet {colour}": [f"boss-{colour}"] for colour in COLOUR_NAMES}
    assert {f"boss-{colour}" for colour in COLOUR_NAMES} <= things_in(scene, "yard-1")


def test_taking_is_touching_a_carriage_in_the_display():
    match = ghosty("r0", "r1")
    bet(match, "red")
    assert touches(scene_of(match, 0)) == {
        f"take {slot + 1}": [f"carriage-{card}"] for slot, card in enumerate(match.state.display[:7])
    }


def test_drawing_is_touching_the_pile():
    match = ghosty("r0", "r1")
    bet(match, "red")
    take(match, "r0", "y0")
    assert touches(scene_of(match, 1))["draw"] == ["pile"]


def test_an_empty_pile_is_gone():
    assert "pile" not in pieces(scene_of(ghosty("r0", "r1", pile=""), 1))


def test_a_watcher_can_touch_nothing_and_holds_no_cards():
    scene = scene_of(played(4, phase=BETTING), SPECTATOR)
    assert scene.choices == []
    assert {area.kind for area in scene.areas} == {"shared", "rival"}
    assert not {f"boss-{colour}" for colour in COLOUR_NAMES} & set(pieces(scene))


# ---------------------------------------------------------------- trains and engines


def test_a_carriage_keeps_its_name_from_the_display_to_its_row():
    match = ghosty("r0", "r1")
    bet(match, "red")
    name = f"carriage-{match.state.display[0]}"
    assert name in things_in(scene_of(match, 0), "station")
    match.play(0, "take 1")
    assert name in things_in(scene_of(match, 1), "yard-0")


def test_an_engine_waits_at_the_station_until_somebody_has_it():
    assert "engine-red" in things_in(scene_of(ghosty("r0", "r1"), 0), "station")
    held = scene_of(ghosty("r0 r1 r2", "r1", display="y0 y1 g0 g1 b0 b1 p0", engines={"red": 0}), 0)
    assert "engine-red" in things_in(held, "yard-0")
    assert pieces(held)["holder-red"].art == "lantern-0"


def test_the_engine_stands_in_front_and_the_carriages_behind_it():
    scene = scene_of(ghosty("r0 r1 r2", "y0", display="y1 g0 g1 b0 b1 p0 p1", engines={"red": 0}), 0)
    row = [piece for piece in area(scene, "yard-0").pieces if piece.art.startswith(("engine-red", "carriage-red"))]
    assert [piece.x for piece in row] == [50, 150, 250, 350]


def test_a_rival_is_told_how_far_the_engine_is():
    scene = scene_of(ghosty("r0 r0 r2", "r1 r1", engines={"red": 0}), 1)
    seen = pieces(scene)
    assert seen["want-1-red-more"].text == "+2"
    assert (seen["want-1-red-level"].text, seen["want-1-red-riders"].text) == ("+1", "1")
    assert "Red train: 2 more for the engine, or 1 with 1 passenger" in seen["want-1-red"].label


def test_the_station_names_who_is_closest_to_an_engine():
    seen = pieces(scene_of(ghosty("r0 r0 r2", "r1", "r1 r1", engines={"red": 0}), 0))
    assert (seen["closest-red"].text, "closest-red-1" in seen, "closest-red-2" in seen) == ("+1", False, True)


def test_signs_stand_where_a_longer_row_is_worth_more():
    seen = pieces(scene_of(ghosty("r0 r1 r2", "y0"), 0))
    signs = {name: piece.text for name, piece in seen.items() if name.startswith("place-0-red") and piece.text}
    assert signs == {"place-0-red-5-sign": "5", "place-0-red-7-sign": "6"}


def test_rows_say_their_passengers_and_their_points():
    seen = pieces(scene_of(ghosty("r0 r1 r2 y2", "y0", engines={"red": 0}), 0))
    assert (seen["riders-0-red"].text, seen["riders-0-red"].quiet) == ("3", False)
    assert (seen["riders-0-yellow"].text, seen["riders-0-yellow"].quiet) == ("2", True)
    assert (seen["points-0-red"].text, seen["total-0"].text) == ("7", "7")


def test_the_points_of_the_rows_add_up():
    for seed in range(3):
        match = played(4, phase=OVER, seed=seed)
        seen = pieces(scene_of(match, 0))
        for seat, total in enumerate(GAME.totals(match.box, match.state)):
            rows = [int(piece.text) for name, piece in seen.items() if name.startswith(f"points-{seat}-")]
            assert sum(rows) == int(seen[f"total-{seat}"].text) == total


@pytest.mark.parametrize("count", [8, 15])
def test_a_very_long_train_stays_in_its_yard(count):
    match = ghosty(" ".join(["r0 r1 r2"] * 5), "y0", display="y1 g0 g1 b0 b1 p0 p1")
    match.state.row[0, 0] = (1 << count) - 1
    yard = area(scene_of(match, 0), "yard-0")
    train = [piece for piece in yard.pieces if piece.art.startswith("carriage-red")]
    assert len(train) == count
    assert max(piece.x + piece.w / 2 for piece in train) <= 801
    assert len({piece.y + piece.h / 2 for piece in train}) == 1


def test_the_largest_display_fits_the_station():
    match = ghosty("y1", "y2", display=" ".join(["r0 r1 r2"] * 5) + " y0")
    station = area(scene_of(match, 0), "station")
    cards = [piece for piece in station.pieces if piece.id.startswith("carriage-")]
    assert len(cards) == 16
    assert all(piece.x + piece.w / 2 <= station.width for piece in cards)
    assert len({(piece.x, piece.y) for piece in cards}) == 16


# ---------------------------------------------------------------- bets


def test_an_own_bet_lies_on_the_table_as_a_ghost():
    match = ghosty("r0", "r1", "y0")
    match.play(1, "bet green")
    scene = scene_of(match, 1)
    assert pieces(scene)["boss-green"].ghost
    assert "boss-green" in things_in(scene, "station")
    assert "gap-green" in things_in(scene, "yard-1")


def test_a_bet_shows_its_back_to_the_others():
    match = ghosty("r0", "r1", "y0")
    match.play(1, "bet green")
    for viewer in (0, 2, SPECTATOR):
        assert pieces(scene_of(match, viewer))["bet-1"].art == "boss-back"


def test_a_shown_bet_says_what_it_earned():
    match = ghosty("r0", "r1", "y0", figure=2)
    bet(match, "green", "red")
    take(match, "r0", "r1")
    seen = pieces(scene_of(match, 2))
    assert (seen["bet-0"].art, seen["earned-0"].text) == ("boss-green", "0")
    assert (seen["bet-1"].art, seen["earned-1"].text) == ("boss-red", "+2")


def test_what_the_last_round_showed_stays_dimmed_until_the_next_bet():
    match = ghosty("r0", "r1", "y0")
    bet(match, "green", "green")
    take(match, "r0", "y0")
    seen = pieces(scene_of(match, 0))
    assert (seen["bet-2"].art, seen["bet-2"].quiet, seen["taken-1"].art) == ("boss-green", True, "token-red")


def test_mr_ghosty_stands_with_whoever_hunts_and_leaves_at_the_end():
    match = ghosty("r0", "r1", figure=1)
    assert pieces(scene_of(match, 0))["figure"].label == "Bruno is Mr. Ghosty"
    assert "figure" not in pieces(scene_of(played(2, phase=OVER), 0))


def test_at_the_end_every_bet_of_the_last_round_is_seen():
    match = ghosty("r0", "r1", "y0", pile="")
    bet(match, "green", "blue")
    take(match, "r0", "y0")
    assert match.over
    seen = pieces(scene_of(match, 0))
    assert (seen["bet-1"].art, seen["bet-2"].art) == ("boss-green", "boss-blue")


def test_a_scene_is_the_same_whatever_the_others_bet():
    scenes = []
    for colour in ("red", "blue"):
        match = ghosty("r0", "r1", "y0")
        match.play(2, f"bet {colour}")
        scenes.append([scene_of(match, viewer) for viewer in (0, 1, SPECTATOR)])
    assert scenes[0] == scenes[1]


def test_no_carriage_of_the_pile_is_named_in_a_scene():
    match, luck = Match(GAME, 3, seed=9, names=NAMES[:3]), random.Random(1)
    while not match.over:
        for viewer in range(SPECTATOR, 3):
            secrets = GAME.hidden(match.box, match.state, viewer)
            hidden = {f"carriage-{card}" for thing, card in secrets.items() if thing.startswith("deck")}
            assert not hidden & set(pieces(scene_of(match, viewer)))
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))


def test_looking_and_foreseeing_leave_the_view_alone():
    for phase in (BETTING, TAKING, REWARDS, OVER):
        match = played(3, phase=phase)
        seen = match.view(0)
        before = bytes_of(seen)
        GAME.look(match.box, seen, 0, NAMES, words_for("ghosty", "en"))
        GAME.show_own_choice(match.box, seen, 0)
        assert bytes_of(seen) == before


# ---------------------------------------------------------------- art, size, words, pictures


def test_every_colour_has_a_shape_of_its_own():
    assert set(SHAPES) == set(COLOUR_NAMES)
    assert set(SHAPES.values()) == set(OUTLINES)
    assert len(set(OUTLINES.values())) == len(COLOUR_NAMES)


def test_every_face_an_edition_may_have_is_drawn():
    faces = {f"carriage-{colour}-{count}" for colour in COLOUR_NAMES for count in range(MOST_PASSENGERS + 1)}
    assert faces <= set(ART)
    match, box = ghosty("r0", "r1"), GAME.edition().copy()
    box.passengers[:] = MOST_PASSENGERS
    assert flaws(scene_of(match, 0, box=box), ART) == []


def test_art_is_valid_svg_and_small():
    sheet = art_sheet("ghosty", ART)
    ElementTree.fromstring(sheet)
    assert len(gzip.compress(sheet.encode())) < 40_000


def test_a_full_table_is_small():
    scene = scene_of(played(4, phase=REWARDS, rounds=9), 0)
    assert len(msgspec.json.encode(scene)) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [BETTING, TAKING, REWARDS, OVER])
def test_every_phase_is_said_in_every_language(phase, language):
    match = played(3, phase=phase, rounds=2)
    for viewer in range(SPECTATOR, 3):
        scene = scene_of(match, viewer, language)
        assert flaws(scene, ART) == []
        assert not any("{" in line for line in spoken(scene))


def test_the_picture_of_the_docs_is_valid_and_small():
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "ghosty.svg"
    assert picture.stat().st_size < 150_000
    ElementTree.parse(picture)


def test_a_scene_can_be_printed():
    ElementTree.fromstring(scene_svg("ghosty", scene_of(played(4, phase=TAKING, rounds=4), 2), ART))
