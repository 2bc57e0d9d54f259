"""The look of Graveyards, Ghosts & Haunted Houses: what lies where, what can be touched, and what nobody may see."""

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
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES
from ghostyard.games.graveyards.rules.state import OVER, TILES
from tests.games.graveyards.build import BOX, GAME, after_icon, play, yard

ART = GAME.art()
NAMES = ["Ana", "Bruno", "Carla", "Dieter"]


def played(seats: int, *, drawn: int = TILES, over: bool = False, seed: int = 4, **options: bool) -> Match:
    """A random game, stopped when so many tiles are drawn, or at its end."""
    match, luck = Match(GAME, seats, seed=seed, names=NAMES[:seats], options=options), random.Random(seed)
    while not match.over and (over or match.state.drawn < drawn):
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match


def scene_of(match: Match, seat: int = 0, language: str = "en") -> Scene:
    return GAME.look(match.box, match.view(seat), seat, NAMES, words_for("graveyards", language))


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in scene.areas for piece in area.pieces}


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def things_in(scene: Scene, name: str) -> set[str]:
    return {piece.id for piece in area(scene, name).pieces}


def touches(scene: Scene) -> dict[str, list[str]]:
    return {choice.move: choice.touch for choice in scene.choices}


def labels(scene: Scene) -> dict[str, str]:
    return {choice.move: choice.label for choice in scene.choices}


def middle(piece: Piece) -> tuple[float, float]:
    return piece.x, piece.y


def tile_in_hand(match: Match, slot: int = 1, seat: int = 0) -> str:
    return f"tile-{match.state.hand[seat, slot - 1]}"


def tile_named(match: Match, cell: str) -> Piece:
    """The tile that is said to lie on a cell."""
    return next(piece for piece in area(scene_of(match), "yard").pieces if piece.label.startswith(f"{cell}:"))


# ---------------------------------------------------------------- laying a tile


def test_a_turn_begins_by_touching_a_tile_or_a_house():
    match = yard("wwww 0,0", hand="plain rotate")
    assert touches(scene_of(match)) == {
        "tile 1": [tile_in_hand(match, 1)],
        "tile 2": [tile_in_hand(match, 2)],
        "house white": ["house-white"],
        "house blue": ["house-blue"],
    }


def test_the_first_tile_has_one_place_to_go():
    match = play(yard(hand="plain"), "tile 1")
    assert touches(scene_of(match)) == {"at 0,0": ["at 0,0"]}


def test_a_picked_tile_is_lit_and_its_places_wait_around_the_tiles():
    match = play(yard("wwww 0,0", hand="plain"), "tile 1")
    scene = scene_of(match)
    assert middle(pieces(scene)["picked"]) == middle(pieces(scene)[tile_in_hand(match)])
    assert set(touches(scene)) == {"at 0,-1", "at -1,0", "at 1,0", "at 0,1"}
    assert middle(pieces(scene)["at 1,0"]) == (150, 50)


def test_a_tile_to_be_turned_lies_on_its_place_as_a_ghost():
    match = play(yard("wwww 0,0", hand="oobb"), "tile 1 > at 1,0")
    tile, scene = tile_in_hand(match), scene_of(match)
    assert tile in things_in(scene, "yard")
    assert (pieces(scene)[tile].ghost, middle(pieces(scene)[tile])) == (True, (150, 50))
    assert [(choice.touch, choice.turn, choice.turns) for choice in scene.choices] == [
        ([tile], turn, tile) for turn in range(4)
    ]


def test_a_tile_keeps_its_name_from_the_hand_to_the_table_and_its_ghosts_stay_upright():
    match = yard("wwww 0,0", hand="oobb")
    tile = int(match.state.hand[0, 0])
    before = pieces(scene_of(match))
    after = pieces(scene_of(play(match, "tile 1 > at 1,0 > turn east")))
    assert (after[f"tile-{tile}"].turn, after[f"tile-{tile}"].x) == (90, 150)
    for place in range(4):
        assert after[f"{tile}-{place}"].turn == 0
        assert after[f"{tile}-{place}"].art == before[f"{tile}-{place}"].art


@pytest.mark.parametrize("turn", range(4))
def test_ghosts_lie_on_the_spaces_that_the_rules_say(turn):
    from ghostyard.games.graveyards.rules.names import colours_of
    from ghostyard.games.graveyards.screen.pieces import tile_pieces

    tile = next(tile for tile in range(1, TILES + 1) if len(set(colours_of(BOX, tile, 0))) == 4)
    seen = {(ghost.y, ghost.x): ghost.art for ghost in list(tile_pieces(BOX, tile, 50, 50, turn=turn))[1:]}
    assert [seen[place] for place in sorted(seen)] == [COLOUR_NAMES[colour] for colour in colours_of(BOX, tile, turn)]


def test_the_table_grows_by_a_ring_in_every_direction():
    table = area(scene_of(yard("wwww 0,0; wwoo 1,0; oobb 2,0; gggg 2,1; bbbb 3,1")), "yard")
    assert (table.left, table.top, table.width, table.height, table.pans) == (-100, -100, 600, 400, True)


def test_a_small_table_has_room_around_it():
    table = area(scene_of(yard(hand="plain")), "yard")
    assert (table.left, table.top, table.width, table.height) == (-200, -100, 500, 400)


def test_the_stack_waits_where_no_tile_can_go():
    scene = scene_of(play(yard("wwww 0,0; wwoo 1,0; gggg 1,1; bbbb 2,1", hand="plain"), "tile 1"))
    places = {middle(pieces(scene)[move]) for move in touches(scene)}
    assert middle(pieces(scene)["stack"]) == (-50, -50)
    assert (-50, -50) not in places


# ---------------------------------------------------------------- icons


def test_declining_is_a_button():
    assert touches(scene_of(after_icon("rotate")))["decline"] == []


def test_rotating_touches_a_tile_then_turns_it():
    match = after_icon("rotate")
    tile = touches(scene_of(match))["at 0,0"]
    scene = scene_of(play(match, "at 0,0"))
    assert touches(scene) == dict.fromkeys(("turn east", "turn south", "turn west"), tile)
    assert middle(pieces(scene)["picked"]) == (50, 50)


def test_swapped_tiles_are_seen_in_their_new_places_as_ghosts():
    match = after_icon("swap", "wwww 0,0; oooo 1,0")
    one, other = tile_named(match, "0,0").id, tile_named(match, "1,0").id
    scene = scene_of(play(match, "at 0,0 > at 1,0"))
    assert (middle(pieces(scene)[one]), middle(pieces(scene)[other])) == ((150, 50), (50, 50))
    assert {choice.turns for choice in scene.choices} == {one}
    scene = scene_of(play(match, "turn south"))
    assert (pieces(scene)[one].turn, pieces(scene)[one].ghost) == (180, True)
    assert {choice.turns for choice in scene.choices} == {other}


def test_a_replaced_tile_is_seen_going_into_the_hand():
    match = after_icon("replace", hand="plain plain")
    old, new = tile_named(match, "0,0").id, tile_in_hand(match, 2)
    scene = scene_of(play(match, "at 0,0 > tile 2"))
    assert old in things_in(scene, "player-0")
    assert new in things_in(scene, "yard")


def test_a_token_from_the_supply_goes_on_a_space():
    match = after_icon("token")
    scene = scene_of(match)
    assert touches(scene)["token kids"] == ["supply-0-kids"]
    scene = scene_of(play(match, "token kids"))
    assert touches(scene)["on 1,1"] == ["on 1,1"]
    assert middle(pieces(scene)["on 1,1"]) == (75, 75)
    assert len(scene.choices) == 8


def test_a_token_on_the_table_is_touched_itself():
    match = after_icon("rotate", tokens="kids 1,0")
    token = pieces(scene_of(match))["token-1"]
    assert (token.art, middle(token)) == ("kids", (75, 25))
    assert touches(scene_of(match))["on 1,0"] == ["token-1"]


def test_a_token_keeps_its_name_when_it_is_swapped():
    match = after_icon("swap", tokens="kids 0,0; gravestone 1,1")
    play(match, "on 0,0 > on 1,1")
    assert middle(pieces(scene_of(match))["token-1"]) == (75, 75)


def test_only_the_icon_just_played_shines():
    match = after_icon("rotate", "wwww 0,0")
    laid = match.state.laid
    icon = pieces(scene_of(match))[f"{laid}-icon"]
    assert (icon.art, icon.quiet) == ("icon-rotate", False)
    assert pieces(scene_of(play(match, "decline")))[f"{laid}-icon"].quiet


def test_every_choice_says_what_it_changes():
    match = play(after_icon("token", "wwww 0,0"), "token kids")
    assert labels(scene_of(match))["on 0,0"].endswith("(white +2)")
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain"), "house white")
    assert labels(scene_of(match))["on 0,0"].endswith("(white +4)")
    assert labels(scene_of(match))["on 2,0"] == "upper left window on 2,0"


# ---------------------------------------------------------------- houses, locks, sections


def test_a_house_glides_from_the_hand_to_the_table():
    match = yard("wwww 0,0; oooo 1,0", hand="plain")
    assert "house-white" in things_in(scene_of(match), "player-0")
    scene = scene_of(play(match, "house white"))
    assert {"on 0,0", "on 1,0", "on 2,0"} == set(touches(scene))
    assert middle(pieces(scene)["on 1,0"]) == (100, 50)
    assert "house-white" in things_in(scene_of(play(match, "on 1,0")), "yard")


def test_a_house_stands_around_its_four_windows():
    house = pieces(scene_of(yard("wwww 0,0", houses="white 0,0")))["house-white"]
    left, right, foot = house.x - house.w * 0.44, house.x + house.w * 0.44, house.y + house.h / 2
    assert (round(left), round(right), round(foot)) == (0, 100, 100)


def test_own_ghosts_in_a_house_have_the_light_on():
    seen = pieces(scene_of(yard("wwoo 0,0", houses="white 0,0")))
    assert {name for name in seen if name.startswith("window")} == {"window-0,0", "window-1,0"}


def test_locked_tiles_have_a_lock():
    match = yard("wwww 0,0; oooo 1,0; bbbb 2,0; gggg 3,0", tokens="kids 7,0", houses="white 1,0")
    locks = [piece for piece in pieces(scene_of(match)).values() if piece.art == "lock"]
    assert sorted(middle(lock) for lock in locks) == [(50, 50), (150, 50), (350, 50)]
    assert tile_named(match, "0,0").label.endswith("locked")


def test_the_best_section_of_every_colour_is_walled_and_scored():
    seen = pieces(scene_of(yard("wwww 0,0; wwoo 1,0")))
    assert (seen["score-white"].text, seen["score-orange"].text) == ("6", "2")
    walls = {name: seen[f"white-{name}"].art for name in ("0,0", "1,1", "3,0", "2,0")}
    assert walls == {"0,0": "lit-white-9", "1,1": "lit-white-6", "3,0": "lit-white-7", "2,0": "lit-white-5"}
    assert "score-green" not in seen


def test_a_token_between_two_colours_shows_both_sections():
    seen = pieces(scene_of(yard("wwww 0,0; oooo 1,0", tokens="kids 2,0")))
    assert seen["orange-2,0"].w < seen["white-2,0"].w
    assert (seen["score-white"].text, seen["score-orange"].text) == ("7", "6")


def test_players_see_their_colours_and_points():
    seen = pieces(scene_of(yard("wwww 0,0; bboo 1,0")))
    assert (seen["points-white"].text, seen["points-blue"].text, seen["total-0"].text) == ("4", "2", "6")


def test_a_section_may_be_worth_less_than_nothing():
    seen = pieces(scene_of(yard("wwoo 0,0", tokens="gravestone 0,0; investigator 1,1")))
    assert seen["score-orange"].text == "\N{MINUS SIGN}2"


def test_with_three_players_one_colour_is_nobodys():
    scene = scene_of(yard("wwww 0,0; ggoo 1,0", seats=3))
    assert pieces(scene)["colour-green"].quiet
    assert "score-green" not in pieces(scene)


def test_colours_are_chosen_by_touching_a_ghost():
    match = Match(GAME, 3, seed=1, options={"choose-colours": True}, names=NAMES[:3])
    scene = scene_of(match)
    assert touches(scene) == {f"colour {name}": [f"colour-{name}"] for name in COLOUR_NAMES}
    table = next(one for one in scene.areas if one.id == "yard")
    offered = [pieces(scene)[f"colour-{name}"] for name in COLOUR_NAMES]
    around = sum(one.x for one in offered) / 4, sum(one.y for one in offered) / 4
    assert around == (table.left + table.width / 2, table.top + table.height / 2)
    match.play(0, "colour blue")
    assert "colour-blue" in things_in(scene_of(match, 1), "player-0")


def test_everything_on_a_score_sheet_can_be_lit_up():
    match = yard("wwww 0,0; wwoo 1,0", tokens="kids 0,0; investigator 3,1")
    scene = scene_of(match)
    assert middle(scene.marks["0 space 1,0"]) == (75, 25)
    assert {"0 token kids 0,0", "1 token investigator 3,1"} <= set(scene.marks)


# ---------------------------------------------------------------- secrets


def test_no_hidden_tile_is_named_in_a_scene():
    match, luck = Match(GAME, 3, seed=9, names=NAMES[:3]), random.Random(1)
    while not match.over:
        if match.state.ply % 7 == 0:
            for viewer in range(SPECTATOR, 3):
                hidden = {f"tile-{tile}" for tile in GAME.hidden(match.box, match.state, viewer).values()}
                assert not hidden & set(pieces(scene_of(match, viewer)))
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))


def test_a_rival_sees_the_back_of_a_tile_about_to_be_laid():
    match = play(yard("wwww 0,0", hand="oobb"), "tile 1 > at 1,0")
    for viewer in (1, SPECTATOR):
        seen = pieces(scene_of(match, viewer))["hand-0-1"]
        assert (seen.art, seen.ghost, middle(seen)) == ("back", True, (150, 50))


def test_a_tile_taken_from_the_table_stays_known():
    match = after_icon("replace", hand="plain plain")
    old = tile_named(match, "0,0").id
    play(match, "at 0,0 > tile 2 > turn north")
    assert old in things_in(scene_of(match, 1), "player-0")


def test_a_tile_that_is_drawn_in_a_preview_shows_its_back_to_its_owner():
    match = play(yard("wwww 0,0", hand="plain"), "tile 1 > at 1,0")
    foreseen = match.view(0)
    GAME.rules.play(match.box, foreseen, 0, GAME.moves.number("turn north"))
    scene = GAME.look(match.box, foreseen, 0, NAMES, words_for("graveyards", "en"))
    assert pieces(scene)["hand-0-1"].art == "back"


def test_looking_leaves_the_view_alone():
    for drawn in (12, 30, TILES):
        match = played(3, drawn=drawn)
        seen = match.view(match.pending[0])
        before = bytes_of(seen)
        GAME.look(match.box, seen, match.pending[0], NAMES, words_for("graveyards", "en"))
        assert bytes_of(seen) == before


def test_a_watcher_can_touch_nothing():
    scene = scene_of(played(4, drawn=30), SPECTATOR)
    assert scene.choices == []
    assert [area.kind for area in scene.areas] == ["shared", "rival", "rival", "rival", "rival"]


# ---------------------------------------------------------------- art, size, words, pictures


def test_every_ghost_has_a_drawing_of_its_own():
    assert len({ART[colour] for colour in COLOUR_NAMES}) == 4
    assert len({ART[f"house-{colour}"].replace(colour, "") for colour in COLOUR_NAMES}) == 4
    assert set(KIND_NAMES) | {f"icon-{name}" for name in ICON_NAMES[1:]} <= set(ART)


def test_art_is_valid_svg_and_small():
    sheet = art_sheet("graveyards", ART)
    ElementTree.fromstring(sheet)
    assert len(gzip.compress(sheet.encode())) < 40_000


def test_a_table_with_all_tiles_and_a_choice_of_every_space_is_small():
    match = after_icon("token", everything(), hand="", others="wwww")
    scene = scene_of(play(match, "token kids"))
    assert len(scene.choices) >= 4 * 55
    assert len(msgspec.json.encode(scene)) < 100_000


def everything() -> str:
    """Nearly all tiles of the box, in rows of eight."""
    from ghostyard.games.graveyards.rules.names import colours_of

    letters = [[COLOUR_NAMES[colour][0] for colour in colours_of(BOX, tile, 0)] for tile in range(1, TILES + 1)]
    faces = ["".join(face) for tile, face in enumerate(letters, 1) if face != ["w"] * 4 and tile != SPARE]
    return "; ".join(f"{face} {place % 8},{place // 8}" for place, face in enumerate(faces))


SPARE = next(tile for tile in range(1, TILES + 1) if ICON_NAMES[BOX.icon[tile]] == "token")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_said_in_every_language(language):
    for match in (played(3, drawn=30), played(2, over=True), played(4, drawn=1, **{"choose-colours": True})):
        for viewer in range(SPECTATOR, match.state.seats):
            scene = scene_of(match, viewer, language)
            assert flaws(scene, ART) == []
            assert not any("{" in line for line in spoken(scene))


def test_at_the_end_the_table_says_so():
    match = played(2, over=True)
    assert match.state.phase == OVER
    assert area(scene_of(match), "yard").label == "The graveyard: all counted"
    assert "stack" not in pieces(scene_of(match))


def test_the_picture_of_the_docs_is_valid_and_small():
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "graveyards.svg"
    assert picture.stat().st_size < 150_000
    ElementTree.parse(picture)


def test_a_scene_can_be_printed():
    ElementTree.fromstring(scene_svg("graveyards", scene_of(played(4, drawn=40), 2), ART))
