"""The look of Gefangen in der Geisterbahn: what lies where, what can be touched, and what nobody may see."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ghostyard.core.conformance import Case
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, bytes_of, copy_of
from ghostyard.core.scene import Area, Piece, Scene, art_sheet, flaws, scene_svg, spoken
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.faces import HORROR_NAMES, KIND_NAMES
from ghostyard.games.geisterbahn.rules.state import FACE_IT, STEP_ONE, TRACK_TILES
from ghostyard.games.geisterbahn.screen.card_art import portrait_art
from ghostyard.games.geisterbahn.screen.figure_art import KEY_COLOURS, KEY_SYMBOLS, SYMBOL_SIZES
from ghostyard.games.geisterbahn.screen.tile_art import all_faces, face_of, tracks_of
from ghostyard.games.geisterbahn.words.tracks import tracks_said
from tests.games.geisterbahn.build import CARDS, GAME, NAMES, Train, dead_end, key_chamber, ways_of

ART = GAME.art()


def scene_of(match: Match, seat: int, language: str = "en") -> Scene:
    return GAME.look(match.box, match.view(seat), seat, NAMES, words_for("geisterbahn", language))


def seen_by(train: Train, seat: int | None = None) -> dict[str, Piece]:
    return pieces(scene_of(train.match, train.pending if seat is None else seat))


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in scene.areas for piece in area.pieces}


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def touches(train: Train) -> dict[str, list[str]]:
    return {choice.move: choice.touch for choice in scene_of(train.match, train.pending).choices}


def tile(train: Train, cell: str) -> str:
    return f"tile-{train.s.tile[CELL_NAMES.index(cell)]}"


def card(name: str) -> str:
    return f"card-{CARDS[name]}"


def played(seats: int, plies: int, *, seed: int = 4) -> Match:
    """A random game, so many moves long at most."""
    match, luck = Match(GAME, seats, seed=seed, names=NAMES[:seats]), random.Random(seed)
    while not match.over and len(match.played) < plies:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match


# ---------------------------------------------------------------- touching


def test_turning_is_touching_a_tile_and_turning_it():
    train = dead_end()
    turned = [c for c in scene_of(train.match, 0).choices if c.move.startswith("turn c3 ")]
    assert [choice.turn for choice in turned] == [1, 2, 3, 4, 5]
    assert all(choice.touch == [choice.turns] == [tile(train, "c3")] for choice in turned)


def test_driving_is_a_button():
    assert touches(dead_end())["drive"] == []


def test_at_a_switch_one_touches_the_next_tile():
    train = Train().track("d3", "n-s").track("d2", "s<nw,ne").car(0, "d3", "n").turn_of(0).go("drive")
    assert touches(train) == {"ride ne": [tile(train, "e1")], "ride nw": [tile(train, "c1")]}
    assert {"way-ne", "way-nw"} <= set(seen_by(train))


def test_a_horror_is_played_by_touching_it_and_the_die_by_touching_it():
    train = dead_end().hand(1, "banshee", "selenite").morale(1, 1).go("drive")
    assert touches(train) == {"play banshee": [card("banshee")], "play selenite": [card("selenite")]}
    train.hand(0, "letter", "martian").go("play banshee")
    assert touches(train) == {"roll": ["die"], "protect letter": [card("letter")]}


def test_items_are_touched_before_what_they_are_used_on():
    train = dead_end().hand(0, "rasp", "die", "lorgnette", "pliers").keys(0, "a4").turn_of(0)
    spelled = touches(train)
    assert spelled["use rasp a4 d1"] == [card("rasp"), "key-0-2-1", "pile-3"]
    assert spelled["use die a1 d7"] == [card("die"), "pile-1", "pile-4"]
    assert spelled["use lorgnette 2"] == [card("lorgnette"), "code-2"]
    assert spelled["use pliers c3"] == [card("pliers"), tile(train, "c3")]


def test_a_watcher_can_touch_nothing():
    scene = scene_of(dead_end().match, SPECTATOR)
    assert scene.choices == []
    assert {area.kind for area in scene.areas} == {"shared", "rival"}


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("tracks", ["n-s", "n-ne s-sw", "n<s,se", "ne<sw,nw n-s", "o n-ne-s", "o n-ne-se-s-sw-nw"])
def test_a_face_shows_the_tracks_of_its_tile(tracks):
    ways = tuple(ways_of(tracks).get(edge, 0) for edge in range(6))
    name, turn = face_of(ways)
    printed = all_faces()[name]
    shown = {
        (edge + turn) % 6: {(out + turn) % 6 for out in range(6) if way >> out & 1} for edge, way in enumerate(printed)
    }
    assert shown == {edge: {out for out in range(6) if way >> out & 1} for edge, way in enumerate(ways)}


def test_every_tile_an_edition_may_print_is_drawn():
    assert set(all_faces()) <= set(ART)
    box = GAME.edition()
    printed = {face_of(tuple(box.way[number, 0].tolist()))[0] for number in range(1, TRACK_TILES + 1)}
    assert printed <= set(all_faces())


def test_a_switch_has_its_stem_first():
    ways = tuple(ways_of("ne<sw,nw n-s").get(edge, 0) for edge in range(6))
    assert tracks_of(ways) == ([(0, 3)], [1, 4, 5], [])


def test_a_tile_keeps_its_name_when_it_turns_and_its_cars_stand_on_it():
    train = dead_end()
    before = seen_by(train)[tile(train, "c3")]
    assert seen_by(train)["car-0"].on == tile(train, "d3")
    train.go("turn c3 +2")
    assert (seen_by(train)[before.id].turn - before.turn) % 360 == 120


def test_the_ride_that_would_come_is_shown():
    lights = {name for name in seen_by(dead_end()) if name.startswith(("ride-", "end-"))}
    assert lights >= {"ride-d3-n", "end-d2-n"}


def test_a_car_is_seen_riding_along_its_rails():
    train = Train().track("d3", "n-s").track("d2", "n<s,se").faces("d1", "s").car(0, "d3", "n").turn_of(0).go("drive")
    seen = pieces(scene_of(train.match, 0))
    d2, d1 = seen[tile(train, "d2")], seen[tile(train, "d1")]
    below = 0.433 * d2.h  # from the middle of a tile to its edge
    car = seen["car-0"]
    points = [float(number) for number in car.way.replace("M", "").replace("Q", " ").split()]
    assert points == pytest.approx(
        [d2.x, d2.y + below, d2.x, d2.y, d2.x, d2.y - below, d1.x, d1.y, car.x, car.y], abs=0.11
    )  # fmt: skip
    assert not seen["car-1"].way


def test_a_turn_can_be_judged_by_the_ride_after_it():
    train = dead_end()
    after = copy_of(train.s)
    GAME.rules.play(train.box, after, 0, GAME.moves.number("turn d1 +1"))
    scene = GAME.look(train.box, GAME.view(train.box, after, 0), 0, NAMES, words_for("geisterbahn", "en"))
    assert {"trail-d2-s", "trail-d1-s"} <= set(pieces(scene))
    assert pieces(scene)["car-0"].label.endswith("s car on d1")


def test_teleporters_glow_until_a_tile_is_turned():
    train = dead_end()
    doors = [piece for name, piece in seen_by(train).items() if name.startswith("door-")]
    assert doors
    assert not any(door.quiet for door in doors)
    train.go("turn c3 +1")
    assert all(piece.quiet for name, piece in seen_by(train).items() if name.startswith("door-"))


def test_light_falls_on_the_car_that_moves_and_on_whose_turn_it_is():
    scene = scene_of(dead_end().match, 1)
    seen = pieces(scene)
    assert (seen["mover"].x, seen["mover"].y) == (seen["car-0"].x, seen["car-0"].y)
    assert "active" in {piece.id for piece in area(scene, "player-0").pieces}


def test_a_ghost_stands_where_its_car_stood():
    piece = seen_by(dead_end().ghost(1, "f1"), 0)["car-1"]
    assert (piece.art, piece.label) == ("ghost-1", "The ghost of Bob on f1")


# ---------------------------------------------------------------- the scare


def test_the_horror_that_is_loose_lies_large_on_the_table():
    train = dead_end().hand(1, "banshee", "selenite").morale(1, 1).go("drive", "play banshee")
    seen = seen_by(train)
    assert seen[card("banshee")].w > 1.5 * seen["pile-horrors"].w
    assert seen["victim"].art == "lantern-0"


def test_the_die_shows_the_last_roll_and_whether_it_was_enough():
    train = dead_end().hand(1, "banshee", "selenite").morale(1, 1).go("drive", "play banshee")
    train.go("roll", roll=10)
    seen = seen_by(train)
    assert (seen["die"].text, seen["die"].art) == ("10", "die-fails")


def test_the_dial_turns_over_for_a_ghost():
    train = dead_end().morale(0, 4).ghost(1, "f1")
    train.s.points[1] = 3
    seen = seen_by(train, 0)
    assert (seen["dial-0"].art, seen["dial-0"].text) == ("morale-4", "4")
    assert (seen["dial-1"].art, seen["dial-1"].text) == ("points", "3")


# ---------------------------------------------------------------- keys, code, hands


def test_only_who_has_seen_a_pile_sees_its_kind():
    train = key_chamber().piles(3, 1, 5, 2, 4, 6).keys(0, "d1")
    mine, others = seen_by(train, 0), seen_by(train, 1)
    assert (mine["pile-3"].art, mine["key-0-3-1"].art) == ("key-5-0", "key-5-0")
    assert (others["pile-3"].art, others["key-0-3-1"].art) == ("key-back", "key-back")


def test_only_who_has_looked_sees_a_code_card():
    train = dead_end().code(6, 2, 4)
    train.s.knows_code[0] |= 2
    assert [seen_by(train, 0)[f"code-{place}"].art for place in (1, 2, 3)] == ["code-back", "code-2-0", "code-back"]
    assert seen_by(train, 1)["code-2"].art == "code-back"


def whistled() -> Train:
    """Seat 0 knew the code 4 5 6 and has whistled the 4 away; the others know nothing."""
    train = dead_end().hand(0, "whistle", "carmilla").code(4, 5, 6)
    train.s.knows_code[0] = 0b111
    return train.turn_of(0).go("use whistle 1")


def test_the_box_shows_what_a_player_can_tell_of_it():  # GEI-62
    train = whistled()
    kinds = sorted({1, 2, 3} - {int(train.s.code[0])})
    assert seen_by(train, 0)["box"].label == f"In the box: {kinds[0]}, {kinds[1]}"
    assert [seen_by(train, 0)[name].art for name in ("box-1", "box-2")] == [f"code-{kind}-0" for kind in kinds]
    assert seen_by(train, 1)["box"].label == "In the box: 2 unknown cards"


def test_a_card_out_of_the_game_shows_its_face_to_who_knew_it():  # GEI-62
    train = whistled()
    assert (seen_by(train, 0)["gone"].label, seen_by(train, 0)["gone-1"].art) == ("Out of the game: 4", "code-4-0")
    assert seen_by(train, 1)["gone"].label == "Out of the game: 1 unknown card"


def test_without_a_whistle_nothing_is_out_of_the_game():  # GEI-62
    assert "gone" not in seen_by(dead_end())
    assert seen_by(dead_end())["box"].label == "In the box: 3 unknown cards"


@pytest.mark.parametrize(("dawn", "rounds", "text"), [(60, 0, "1/60"), (30, 29, "30/30"), (30, 30, "30/30")])
def test_the_round_is_shown_with_the_last_one_before_dawn(dawn, rounds, text):  # GEI-35
    train = dead_end(dawn=dawn)
    train.s.rounds = rounds
    assert seen_by(train)["round"].text == text
    assert seen_by(train)["round"].label == f"Round {text.replace('/', ' of ')}, then dawn breaks"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Round 8 of 60, then dawn breaks", "In the box: ?, ?", "Out of the game: ?"]),
        ("es", ["Ronda 8 de 60; después amanece", "En la caja: ?, ?", "Fuera del juego: ?"]),
        ("de", ["Runde 8 von 60, dann dämmert der Morgen", "In der Schachtel: ?, ?", "Aus dem Spiel: ?"]),
    ],
)
def test_the_terminal_tells_round_and_box(language, lines):  # GEI-35 GEI-62
    train = whistled()
    train.s.rounds = 7
    text = GAME.picture(train.box, train.match.view(2), 2, NAMES, words_for("geisterbahn", language))
    assert set(lines) <= set(text.splitlines())


def test_a_hand_shows_faces_to_its_owner_and_backs_to_the_others():
    train = dead_end().hand(1, "banshee", "selenite")
    assert card("banshee") in seen_by(train, 1)
    rival = seen_by(train, 0)
    assert card("banshee") not in rival
    assert rival["hand-1-1"].art == rival["hand-1-2"].art == "back"


def test_a_scene_is_the_same_whatever_the_others_hold():
    scenes = []
    for horror in ("martian", "wendigo"):
        train = dead_end().hand(1, horror, "selenite")
        scenes.append([scene_of(train.match, viewer) for viewer in (0, 2, SPECTATOR)])
    assert scenes[0] == scenes[1]


def test_no_hidden_card_is_named_in_a_scene():
    match, luck = Match(GAME, 3, seed=9, names=NAMES[:3]), random.Random(1)
    for _ in range(60):
        for viewer in range(SPECTATOR, 3):
            secrets = GAME.hidden(match.box, match.state, viewer)
            hidden = {f"card-{one}" for thing, cards in secrets.items() if thing.startswith("hand") for one in cards}
            assert not hidden & set(pieces(scene_of(match, viewer)))
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))


def test_looking_leaves_the_view_alone():
    match = played(4, 60)
    seen = match.view(0)
    before = bytes_of(seen)
    GAME.look(match.box, seen, 0, NAMES, words_for("geisterbahn", "en"))
    assert bytes_of(seen) == before


# ---------------------------------------------------------------- art, size, words, pictures


def test_kinds_of_keys_differ_in_number_colour_and_symbol():
    assert set(KEY_SYMBOLS) == set(KIND_NAMES)
    assert len(set(KEY_SYMBOLS.values())) == len(set(KEY_COLOURS)) == len(KIND_NAMES)
    assert len({ART[f"key-{kind}-{shown}"] for kind in range(1, 7) for shown in range(3)}) == 18
    assert max(SYMBOL_SIZES) == SYMBOL_SIZES[2]


def test_a_car_looks_where_it_will_go():
    train = dead_end().car(1, "c3", "se")
    assert seen_by(train, 0)["car-1"].turn == 60 * EDGE_NAMES.index("se")


def test_art_is_valid_svg_and_small():
    sheet = art_sheet("geisterbahn", ART)
    ElementTree.fromstring(sheet)
    assert len(gzip.compress(sheet.encode())) < 60_000


def test_a_full_table_is_small():
    match = Match(GAME, 5, seed=2, names=NAMES)
    assert match.state.asked == STEP_ONE
    assert len(msgspec.json.encode(scene_of(match, match.pending[0]))) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language):
    train = dead_end().hand(0, "letter", "martian").front(1, "booze").front(2, "dracula").keys(0, "a4").ghost(2, "f1")
    train.s.code_gone = 2
    for viewer in range(SPECTATOR, 3):
        scene = scene_of(train.match, viewer, language)
        assert flaws(scene, ART) == []
        assert not any("{" in line for line in spoken(scene))


def test_a_horror_is_spoken_with_its_numbers():
    assert "Dracula, fiend: " in seen_by(dead_end().front(2, "dracula"), 0)[card("dracula")].label


def test_a_card_says_what_it_does():
    seen = seen_by(dead_end().hand(0, "compass", "martian"), 0)
    assert seen[card("compass")].label == "Compass. Once: turn one more tile."


def test_marks_lie_on_the_code_and_the_dials():
    scene = scene_of(dead_end().match, 0)
    assert scene.marks["0 code 2"].area == "fairground"
    assert scene.marks["1 ghost 2"].area == "player-1"


def test_the_picture_of_the_docs_is_valid_and_small():
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "geisterbahn.svg"
    assert picture.stat().st_size < 150_000
    ElementTree.parse(picture)


def test_a_scare_can_be_printed():
    train = dead_end().hand(1, "banshee", "selenite").morale(1, 1).go("drive", "play banshee")
    assert train.asked == FACE_IT
    ElementTree.fromstring(scene_svg("geisterbahn", scene_of(train.match, 0), ART))


def test_a_card_that_is_loose_in_a_meeting_lies_in_one_place_only():  # GEI-40
    match = next(match for match, _, _ in Case(GAME, 3, seed=1).positions() if match.state.ply == 63)
    scene = GAME.look(match.box, match.view(0), 0, match.names, words_for("geisterbahn", "en"))
    assert not flaws(scene, GAME.art())


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        ((0b001000, 0b010000, 0, 1, 0b10, 0), "north to south; north-east to south-west"),
        ((0b011000, 0, 0, 1, 1, 0), "north to south or south-west"),  # a switch, from its stem
        ((0b010101, 0, 0b010101, 0, 0b010101, 0), "roundabout north, south-east, south-west"),
    ],
)
def test_a_tile_says_which_of_its_edges_are_joined(ways, told):  # GEI-02
    assert tracks_said(ways, words_for("geisterbahn", "en")) == told


def test_every_horror_has_a_picture_of_its_own():
    pictures = [ART[portrait_art(horror)] for horror in range(1, len(HORROR_NAMES) + 1)]
    assert len(set(pictures)) == len(HORROR_NAMES)
