"""An owner's edition of Graveyards, Ghosts & Haunted Houses: spaces without a ghost, and icons on any tile. GRA-01"""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.conformance import Case
from ghostyard.core.match import Match
from ghostyard.core.scene import spoken
from ghostyard.core.words import words_for
from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.bots.heuristics import HEURISTICS
from tests.games.graveyards.build import answer, laid, offers, play, points, shown, table, why_not, yard
from tests.owners import owned

OWNERS = owned("graveyards").box
EN = words_for("graveyards", "en")


def owners(tiles: str = "", **position: Any) -> Match:
    """A position with the tiles of the owner's edition."""
    return yard(tiles, box=OWNERS, **position)


def test_an_edition_may_have_spaces_without_a_ghost_and_icons_on_any_tile():  # GRA-01
    faces = [GAME.describe(OWNERS, owners("w..o 0,0").state)["tiles"][0], laid(owners("wwww 0,0"))]
    assert faces[0]["spaces"] == ["white", "none", "none", "orange"]
    assert (OWNERS.icon[1:5] > 0).all()  # those of one colour


# ---------------------------------------------------------------- houses, tokens, locks


def test_no_window_over_a_space_without_a_ghost():  # GRA-10
    match = play(owners("wwww 0,0; w..o 1,0", hand="plain"), "house white")
    assert offers(match) == ["on 0,0"]
    assert why_not(match, "on 1,0") == "windows GRA-10"


def test_no_token_on_a_space_without_a_ghost():  # GRA-17 GRA-18
    match = play(owners("w..o 0,0", hand="oooo plain"), "tile 1 > at 1,0 > turn north > token kids")
    assert offers(match) == ["on 0,0", "on 2,0", "on 3,0", "on 1,1", "on 2,1", "on 3,1"]
    assert why_not(match, "on 1,0") == "not-vacant GRA-18"


def test_a_tile_with_bare_spaces_is_unlocked_until_something_lies_on_it():  # GRA-12
    match = owners("w..o 0,0; g... 1,0; wwww 2,0", hand="plain", tokens="kids 1,1")
    assert [tile["locked"] for tile in shown(match)["tiles"]] == [True, False, False]


def test_without_a_vacant_ghost_no_token_is_asked_for():  # GRA-13 GRA-17
    match = play(owners("g... 0,0", hand=".... plain", tokens="kids 0,0"), "tile 1 > at 1,0 > turn north")
    assert match.pending == (1,)


def test_a_token_with_nowhere_to_go_is_not_moved():  # GRA-14
    match = owners("g... 0,0; .... 0,1", hand=".... plain", tokens="kids 0,0")
    play(match, "tile 1 > at 1,0 > turn north")
    assert offers(match) == ["at 0,1", "decline"]
    assert why_not(match, "on 0,0") == "nowhere-to-move GRA-14"


def test_where_no_tile_can_be_turned_and_no_token_moved_nothing_is_asked():  # GRA-13 GRA-14
    match = owners("g... 0,0", hand=".... .... plain", tokens="kids 0,0")
    assert play(match, "tile 2 > at 1,0 > turn north").pending == (1,)


# ---------------------------------------------------------------- actions


def test_a_turned_tile_shows_its_ghosts_elsewhere():  # GRA-14 GRA-18
    match = play(owners("g... 0,0; oooo 1,0", hand="wwww plain"), "tile 1 > at 0,1 > turn north > at 0,0 > turn east")
    assert laid(match)[0, 0] == ".g.."
    assert match.state.vacant[24] >> 24 & 3 == 2


def test_swapped_tiles_show_their_ghosts_elsewhere():  # GRA-15 GRA-18
    match = owners("g... 0,0; oooo 1,0", hand="bbbb plain")
    play(match, "tile 1 > at 0,1 > turn north > at 0,0 > at 1,0 > turn north > turn north")
    match.state.pending, match.state.moved = 1, 0
    assert offers(play(match, "house white")) == ["on 0,0", "on 0,1", "on 0,2"]


def test_a_replaced_tile_leaves_its_ghosts_for_the_new_ones():  # GRA-16 GRA-18
    match = owners("oooo 0,0", hand="gggg g... plain")
    play(match, "tile 1 > at 0,1 > turn north > at 0,0 > tile 2 > turn north")
    match.state.pending = 1
    assert offers(play(match, "house white")) == ["on 0,2"]


# ---------------------------------------------------------------- scoring, and everything around the rules


def test_a_space_without_a_ghost_separates():  # GRA-20
    assert points("ww.www wwoooo", "white") == 4
    assert points("ww.www wwoooo", "white", houses="white 0,0") == 8


def test_a_table_in_play_scores_the_same():  # GRA-20
    match = owners("wwww 0,0; w..o 1,0; g... 2,0")
    assert match.totals == [5, 2]


def test_a_real_table_may_have_spaces_without_a_ghost():  # GRA-01
    scored = answer(table("ww.. ..oo", A="white", B="orange"))
    assert [player["total"] for player in scored["players"]] == [2, 2]


def test_the_terminal_and_the_scene_show_bare_spaces():  # GRA-01
    match = owners("w..o 0,0", hand="plain")
    assert "| W   . |" in GAME.picture(match.box, match.view(0), 0, match.names, EN)
    scene = GAME.look(match.box, match.view(0), 0, match.names, EN)
    assert any("white and empty over empty and orange" in line for line in spoken(scene))
    tile = next(tile for tile in range(1, 59) if match.state.cell[tile])
    assert sum(piece.on == f"tile-{tile}" for area in scene.areas for piece in area.pieces) == 2


def test_bots_judge_every_move_with_an_owners_edition():  # GRA-01
    for match, seat, _ in Case(GAME, 3, seed=2, every=4, edition=owned("graveyards")).positions():
        moves = np.array(match.legal(seat).numbers, np.int16)
        values = np.full(len(moves), np.nan)
        HEURISTICS.appraise(match.box, match.state, seat, moves, len(moves), values)
        assert np.isfinite(values).all()
