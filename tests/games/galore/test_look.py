"""The look of Ghosts Galore: what lies where, what can be touched, and what nobody may see."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, bytes_of
from ghostyard.core.scene import Area, Piece, Scene, art_sheet, flaws, scene_svg
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game
from ghostyard.games.galore.rules.edition import KIND_NAMES, Face, put_face
from ghostyard.games.galore.rules.names import monsters_of
from ghostyard.games.galore.rules.state import DRAWN, KEEPING, LAST_TILE, OVER, PLACING, SIDES, TURN
from ghostyard.games.galore.rules.track import SECTIONS_AT_TURN_0
from ghostyard.games.galore.screen.face import COURSES, all_tracks, face_drawing, foot_of, monster_places

GALORE = game("galore")
ART = GALORE.art()
NAMES = ["Ana", "Bruno", "Carla", "Dieter", "Eva"]
WAYS_TO_A_TILE = {"": frozenset({"draw", "take"}), "-draw": frozenset({"draw"}), "-take": frozenset({"take"})}


def played(seats: int, *, phase: int, rounds: int = 0, seed: int = 4, **options: bool) -> Match:
    """A random game, stopped when it first reaches this phase of this round."""
    match, luck = Match(GALORE, seats, seed=seed, options=options, names=NAMES[:seats]), random.Random(seed)
    while match.state.phase != phase or match.state.rounds < rounds:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match


def scene_of(match: Match, seat: int, language: str = "en") -> Scene:
    return GALORE.look(match.box, match.view(seat), seat, match.names, words_for("galore", language))


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in scene.areas for piece in area.pieces}


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def choice(scene: Scene, move: str):
    return next(choice for choice in scene.choices if choice.move == move)


# ---------------------------------------------------------------- touching


def test_drawing_is_touching_the_stack():
    match = played(3, phase=TURN)
    assert choice(scene_of(match, match.pending[0]), "draw").touch == ["stack"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_only_draw_or_only_take_is_asked_for_nothing_else(language):
    words, asked = words_for("galore", language), {}
    match, luck = Match(GALORE, 3, seed=4, names=NAMES[:3]), random.Random(4)
    while not match.over:
        seat = luck.choice(match.pending)
        legal = {str(move).split()[0] for move in match.legal(seat)}
        if match.state.phase == TURN:
            asked.setdefault(frozenset(legal), set()).add(GALORE.ask(match.box, match.view(seat), seat, NAMES, words))
        match.play(seat, luck.choice(match.legal(seat).numbers))
    said = {legal: words.say(f"ask-turn{way}") for way, legal in WAYS_TO_A_TILE.items()}
    assert asked == {legal: {text} for legal, text in said.items()}


def test_a_drawn_tile_is_claimed_by_touching_it_and_left_by_a_button():
    match = played(3, phase=DRAWN)
    scene = scene_of(match, match.pending[0])
    assert choice(scene, "claim").touch == [f"tile-{match.state.deck[0]}"]
    assert choice(scene, "leave").touch == []


def test_an_open_tile_is_taken_by_touching_it():
    match = played(2, phase=TURN)
    match.play(match.pending[0], "draw")
    match.play(match.pending[0], "leave")
    assert choice(scene_of(match, match.pending[0]), "take 1").touch == [f"tile-{match.state.deck[0]}"]


def test_a_tile_is_placed_by_touching_a_space_and_turned_on_the_way():
    match = played(2, phase=PLACING)
    placing = choice(scene_of(match, 1), "place b2 east")
    assert (placing.touch, placing.turn, placing.turns) == (["cell-b2"], 1, f"tile-{match.state.claimed[1]}")


def test_both_sides_of_the_board_can_be_seen_and_touched():
    scene = scene_of(played(2, phase=SIDES), 0)
    assert [choice.touch for choice in scene.choices] == [["side-front"], ["side-back"]]
    assert sum(piece.id.startswith("side-front-") for piece in area(scene, "mine-0").pieces) == 12


def test_a_secret_tile_is_kept_by_touching_it():
    match = played(2, phase=KEEPING, experienced=True)
    offered = [[f"tile-{tile}"] for tile in match.state.offer[1]]
    assert [choice.touch for choice in scene_of(match, 1).choices] == offered


def test_a_watcher_can_touch_nothing_and_owns_nothing():
    scene = scene_of(played(4, phase=PLACING), SPECTATOR)
    assert scene.choices == []
    assert {area.kind for area in scene.areas} == {"shared", "rival"}


# ---------------------------------------------------------------- gliding and turning


def test_a_tile_keeps_its_name_from_the_table_to_its_owner():
    match = played(3, phase=DRAWN)
    seat, tile = match.pending[0], f"tile-{match.state.deck[0]}"
    before = scene_of(match, seat)
    match.play(seat, "claim")
    after = scene_of(match, seat)
    assert tile in {piece.id for piece in area(before, "table").pieces}
    assert tile in {piece.id for piece in area(after, f"mine-{seat}").pieces}


def test_only_the_track_turns_and_the_monsters_stay_upright():
    match = played(2, phase=OVER)
    for piece in pieces(scene_of(match, 0)).values():
        assert piece.turn == 0 or not piece.on


def test_monsters_move_around_the_tile_as_it_turns():
    match = played(2, phase=PLACING)
    tile = f"tile-{match.state.claimed[0]}"
    middles = []
    for turn in ("north", "south"):
        trial = match.copy()
        trial.play(0, f"place b2 {turn}")
        seen = pieces(scene_of(trial, 0))
        base, monster = seen[tile], seen[f"{tile}-0"]
        middles.append((monster.x - base.x, monster.y - base.y))
    assert middles[0] == pytest.approx((-middles[1][0], -middles[1][1]), abs=0.2)


def test_the_tile_to_be_placed_is_in_the_light():
    assert "to-place" in pieces(scene_of(played(3, phase=PLACING), 2))
    assert "to-place" in pieces(scene_of(played(3, phase=LAST_TILE), 2))


# ---------------------------------------------------------------- secrets


def test_an_own_placement_shows_as_a_ghost_until_all_have_placed():
    match = played(3, phase=PLACING)
    tile = f"tile-{match.state.claimed[0]}"
    match.play(0, "place a1 north")
    assert pieces(scene_of(match, 0))[tile].ghost
    assert not pieces(scene_of(match, 1))[tile].ghost


def test_a_foreseen_placement_lies_on_the_board():
    match = played(3, phase=PLACING)
    tile = int(match.state.claimed[0])
    match.play(0, "place c3 west")
    seen = match.view(0)
    GALORE.show_own_choice(match.box, seen, 0)
    assert (seen.tile[0, 8], seen.turn[0, 8], seen.claimed[0], seen.choice[0]) == (tile, 3, 0, 0)


def test_foreseeing_changes_nothing_where_nothing_was_chosen():
    for phase in (SIDES, TURN, DRAWN, PLACING, LAST_TILE, OVER):
        for seat in (0, SPECTATOR):
            seen = played(2, phase=phase).view(seat)
            before = bytes_of(seen)
            GALORE.show_own_choice(GALORE.edition(), seen, seat)
            assert bytes_of(seen) == before


def test_a_secret_tile_shows_its_back_to_the_others_and_its_face_to_its_owner():
    match = played(3, phase=TURN)
    secret = f"tile-{match.state.secret[0]}"
    assert secret in pieces(scene_of(match, 0))
    assert pieces(scene_of(match, 1))["secret-0"].art == "back"
    assert pieces(scene_of(match, SPECTATOR))["secret-0"].art == "back"


@pytest.mark.parametrize("experienced", [False, True])
def test_no_hidden_tile_is_named_in_a_scene(experienced):
    luck = random.Random(1)
    match = Match(GALORE, 3, seed=9, options={"experienced": experienced}, names=NAMES[:3])
    while not match.over:
        for viewer in range(SPECTATOR, 3):
            secrets = GALORE.hidden(match.box, match.state, viewer)
            tiles = [tile for thing, tile in secrets.items() if thing.startswith(("deck", "offer", "secret"))]
            hidden = {f"tile-{tile}" for tile in tiles}
            assert not hidden & set(pieces(scene_of(match, viewer)))
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))


def test_the_owner_sees_the_tile_given_back():  # GAL-09
    match = played(3, phase=TURN, experienced=True)
    reminder = pieces(scene_of(match, 1))["returned"]
    assert reminder.label.startswith("You gave back:")
    assert "You gave back:" in GALORE.picture(match.box, match.view(1), 1, match.names, words_for("galore", "en"))
    assert "returned" not in pieces(scene_of(match, SPECTATOR))


def test_looking_leaves_the_view_alone():
    match = played(3, phase=PLACING)
    seen = match.view(0)
    before = bytes_of(seen)
    GALORE.look(match.box, seen, 0, match.names, words_for("galore", "en"))
    assert bytes_of(seen) == before


# ---------------------------------------------------------------- marks


def test_the_track_of_a_path_can_be_lit_without_a_gap():
    match = played(4, phase=OVER)
    scene, sheet = scene_of(match, 0), match.sheets[0]
    reasons = [reason for line in sheet.lines if line.name in ("bone", "tooth", "other") for reason in line.reasons]
    for reason in reasons:
        paths = [scene.marks[f"0 {thing}"].path for thing in reason.things if thing.startswith("section")]
        assert all(paths)
        ends = Counter(end for path in paths for end in (path[1:].split("L")[0].split("A")[0], last_point(path)))
        assert sum(times == 1 for times in ends.values()) == 2


def last_point(path: str) -> str:
    return path.split("L")[-1] if "L" in path else " ".join(path.split()[-2:])


def test_lit_marks_show_in_a_picture():
    match = played(3, phase=OVER)
    scene = scene_of(match, 1)
    assert scene_svg("galore", scene, ART, lit=scene.marks).count("#ffb84d") >= len(scene.marks)


# ---------------------------------------------------------------- any edition


def face_box(track: str, monsters: list[tuple[str, int]], diamonds: list[int]):
    box = GALORE.box.blank()
    put_face(box, 1, Face(track=track, monsters=monsters, diamonds=diamonds))
    return box


def test_every_face_an_edition_may_have_is_drawn():
    for track, first, second in all_tracks():
        name = ("none", "straight", "curve", "bridge", "double")[track]
        herd = [("bat", 0)] * first + [("wisp", 1)] * second
        face = face_drawing(face_box(name, herd, [1, 2, 3, 99]), 1)
        assert face.art in ART
        assert len(face.things) == len(herd) + 4
        assert all(10 <= thing.x <= 90 and 10 <= thing.y <= 90 for thing in face.things)


def test_monsters_stand_nearer_to_their_own_section_and_not_on_each_other():
    for track, first, second in all_tracks():
        if first + second > 3:  # more than any tile of ours has
            continue
        places = monster_places(track, first, second)
        for section, x, y, _ in places:
            far = [hypot(x - fx, y - fy) for fx, fy in (foot_of(course, x, y) for course in COURSES[track])]
            assert min(far) == far[section]
        gaps = [hypot(a[1] - b[1], a[2] - b[2]) for a in places for b in places if a is not b]
        assert min(gaps, default=99) >= 25


def test_a_large_diamond_says_its_value():
    match = played(2, phase=OVER)
    box = match.box.copy()
    tile = int(match.state.tile[0, 4])
    put_face(box, tile, Face(track="curve", diamonds=[42]))
    seen = pieces(GALORE.look(box, match.view(0), 0, match.names, words_for("galore", "en")))
    assert "42" in {piece.text for piece in seen.values()}


# ---------------------------------------------------------------- size, words, pictures


def test_art_is_valid_svg_and_small():
    sheet = art_sheet("galore", ART)
    ElementTree.fromstring(sheet)
    assert len(gzip.compress(sheet.encode())) < 40_000
    assert set(KIND_NAMES) <= set(ART)


def test_a_full_table_is_small():
    scene = scene_of(played(5, phase=OVER), 0)
    assert len(msgspec.json.encode(scene)) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [SIDES, TURN, DRAWN, PLACING, LAST_TILE, OVER])
def test_every_phase_is_said_in_every_language(phase, language):
    match = played(3, phase=phase)
    for viewer in range(SPECTATOR, 3):
        assert flaws(scene_of(match, viewer, language), ART) == []


def test_the_picture_of_the_docs_is_valid_and_small():
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "galore.svg"
    assert picture.stat().st_size < 150_000
    ElementTree.parse(picture)


def test_a_scene_can_be_printed():
    match = played(5, phase=PLACING, rounds=4)
    ElementTree.fromstring(scene_svg("galore", scene_of(match, 2), ART))


def test_a_laid_tile_says_which_edges_it_joins_and_who_stands_on_which_track():  # GAL-01 GAL-02
    match = played(2, phase=TURN, rounds=4)
    scene, box, state = scene_of(match, 0), match.box, match.state
    words = words_for("galore", "en")
    edges = ["north", "east", "south", "west"]
    for cell in range(9):
        tile, turn = int(state.tile[0, cell]), int(state.turn[0, cell])
        if not tile:
            continue
        label = pieces(scene)[f"tile-{tile}"].label
        for section, (first, second) in enumerate(SECTIONS_AT_TURN_0[int(box.track[tile])]):
            joined = f"{edges[(first + turn) % 4]} to {edges[(second + turn) % 4]}"
            part = next(part for part in label.split(";") if joined in part)
            for kind, where in monsters_of(box, tile):
                assert (words.say(f"monster-{kind}") in part) >= (where == section)


def test_every_way_to_lay_a_tile_is_told_apart_by_what_it_joins():
    match = played(2, phase=PLACING, rounds=2)
    seat = match.pending[0]
    labels = [choice.label for choice in scene_of(match, seat).choices]
    assert len(set(labels)) == len(labels)
    assert all(" to " in label for label in labels)


def test_on_an_upright_phone_what_one_holds_lies_below_the_mine():
    match = Match(game("galore"), 2, seed=1)
    while match.state.phase != PLACING:
        seat = match.pending[0]
        match.play(seat, int(match.legal(seat).numbers[0]))
    scene = match.game.look(match.box, match.view(0), 0, ["Ann", "Bob"], words_for("galore", "en"))
    own = next(area for area in scene.areas if area.kind == "own")
    width, height = own.slim[2:]
    assert width < height
    assert all(0 <= x <= width and 0 <= y <= height for x, y, *_ in (piece.slim for piece in own.pieces))
