"""Graveyards, Ghosts & Haunted Houses: playing tiles, playing and moving houses, drawing."""

from __future__ import annotations

import pytest

from tests.games.graveyards.build import after_icon, laid, offers, play, shown, why_not, yard

SQUARE = "wwww 0,0; oooo 1,0; bbbb 0,1; gggg 1,1"


def test_a_turn_is_a_tile_or_a_house_from_hand_or_a_house_in_play():  # GRA-07
    match = yard("wwww 0,0; oooo 1,0", hand="plain plain", houses="white 0,0")
    assert offers(match) == ["tile 1", "tile 2", "house white", "house blue"]


def test_after_one_tile_it_is_the_next_players_turn():  # GRA-07
    match = play(yard("wwww 0,0", hand="plain plain", seats=3), "tile 2 > at 1,0 > turn north")
    assert match.pending == (1,)


def test_only_own_houses():  # GRA-07
    assert why_not(yard("wwww 0,0", hand="plain"), "house orange") == "not-your-house GRA-05"


def test_a_slot_without_a_tile_is_refused():  # GRA-07
    assert why_not(yard("wwww 0,0", hand="plain"), "tile 2") == "empty-slot GRA-07"


def test_after_a_tile_one_is_drawn():  # GRA-08
    match = yard("wwww 0,0", hand="plain plain plain", stack=10)
    top = int(match.state.deck[match.state.drawn])
    play(match, "tile 2 > at 1,0 > turn north")
    assert int(match.state.hand[0, 1]) == top


def test_after_a_house_a_tile_is_drawn_so_the_hand_grows():  # GRA-08
    match = play(yard("wwww 0,0", hand="plain plain plain", stack=10), "house white > on 0,0")
    assert len(shown(match)["players"][0]["hand"]) == 4


def test_two_houses_make_a_hand_of_five():  # GRA-08
    match = yard("wwww 0,0; oooo 1,0", hand="plain plain plain", stack=10)
    play(match, "house white > on 0,0 > tile 1 > at -1,0 > turn north > house blue > on 2,0")
    assert len(shown(match)["players"][0]["hand"]) == 5


def test_after_moving_a_house_nothing_is_drawn():  # GRA-08
    match = yard("wwww 0,0; oooo 1,0", hand="plain plain plain", houses="white 0,0", stack=10)
    play(match, "house white > on 2,0")
    assert (len(shown(match)["players"][0]["hand"]), shown(match)["stack_left"]) == (3, 10)


def test_the_tile_is_drawn_after_the_action():  # GRA-08
    match = after_icon("rotate", stack=10)
    assert shown(match)["stack_left"] == 10
    assert shown(play(match, "decline"))["stack_left"] == 9


def test_the_first_tile_lies_in_the_middle_of_the_table():  # GRA-09
    match = play(yard(hand="plain"), "tile 1")
    assert offers(match) == ["at 0,0"]


def test_the_first_tile_goes_nowhere_else():  # GRA-09
    assert why_not(play(yard(hand="plain"), "tile 1"), "at 1,0") == "not-the-middle GRA-09"


def test_a_tile_needs_a_full_edge():  # GRA-09
    match = play(yard("wwww 0,0", hand="plain"), "tile 1")
    assert offers(match) == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1"]


@pytest.mark.parametrize("place", ["at 1,1", "at 0,0", "at 5,5"])
def test_corners_covered_places_and_islands_are_refused(place):  # GRA-09
    assert why_not(play(yard("wwww 0,0", hand="plain"), "tile 1"), place) == "not-beside GRA-09"


@pytest.mark.parametrize(("turn", "face"), [("north", "wwoo"), ("east", "owow"), ("south", "ooww"), ("west", "wowo")])
def test_a_tile_may_be_turned_any_way(turn, face):  # GRA-09
    match = yard("gggg 0,0", hand="wwoo")
    assert laid(play(match, f"tile 1 > at 1,0 > turn {turn}"))[1, 0] == face


def test_pictures_need_not_match():  # GRA-09
    match = yard("gggg 0,0", hand="wwww")
    assert laid(play(match, "tile 1 > at 1,0 > turn north")) == {(0, 0): "gggg", (1, 0): "wwww"}


@pytest.mark.parametrize(
    ("edge", "inside"), [("11,0", "11,1"), ("-12,0", "-12,1"), ("0,11", "1,11"), ("0,-12", "1,-12")]
)
def test_the_table_has_edges(edge, inside):  # GRA-09
    match = play(yard(f"wwww 0,0; oooo {edge}", hand="plain"), "tile 1")
    assert f"at {inside}" in offers(match)
    assert len(offers(match)) == 4 + 3  # around the first tile, and around the one at the edge


# ---------------------------------------------------------------- houses


@pytest.mark.parametrize("window", ["0,0", "1,0", "0,1", "1,1"])
def test_a_house_may_lie_over_one_two_or_four_tiles(window):  # GRA-10
    match = play(yard(SQUARE, hand="plain"), f"house white > on {window}")
    locked = {(tile["x"], tile["y"]) for tile in shown(match)["tiles"] if tile["locked"]}
    x, y = map(int, window.split(","))
    assert locked == {(cx, cy) for cx in {x // 2, (x + 1) // 2} for cy in {y // 2, (y + 1) // 2}}


def test_house_spots_are_all_places_with_four_ghosts():  # GRA-10
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain"), "house white")
    assert offers(match) == ["on 0,0", "on 1,0", "on 2,0"]


@pytest.mark.parametrize("window", ["3,0", "-1,0", "0,1", "0,-1"])
def test_no_window_over_the_bare_table(window):  # GRA-10
    assert why_not(play(yard("wwww 0,0; oooo 1,0", hand="plain"), "house white"), f"on {window}") == "windows GRA-10"


def test_no_window_over_a_token():  # GRA-10
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain", tokens="kids 1,1"), "house white")
    assert offers(match) == ["on 2,0"]


def test_no_window_over_another_house():  # GRA-10
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain", houses="orange 0,0"), "house white")
    assert offers(match) == ["on 2,0"]


def test_a_house_with_nowhere_to_go_is_not_offered():  # GRA-10
    match = yard("wwww 0,0", hand="plain", tokens="kids 0,0")
    assert offers(match) == ["tile 1"]
    assert why_not(match, "house white") == "house-nowhere GRA-10"


def test_a_moved_house_may_overlap_its_old_place_but_not_stay():  # GRA-10
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain", houses="white 1,0"), "house white")
    assert offers(match) == ["on 0,0", "on 2,0"]
    assert why_not(match, "on 1,0") == "windows GRA-10"


def test_a_house_with_no_other_place_cannot_be_moved():  # GRA-10
    assert why_not(yard("wwww 0,0", hand="plain", houses="white 0,0"), "house white") == "house-nowhere GRA-10"


def test_a_moved_house_leaves_its_old_ghosts_vacant():  # GRA-10 GRA-12
    match = play(yard("wwww 0,0; oooo 1,0", hand="plain", houses="white 0,0"), "house white > on 2,0")
    assert [tile["locked"] for tile in shown(match)["tiles"]] == [False, True]


@pytest.mark.parametrize(("corner", "window"), [("-12,-12", "-24,-24"), ("11,11", "22,22"), ("0,11", "0,22")])
def test_a_house_fits_at_the_very_edge_of_the_table(corner, window):  # GRA-09 GRA-10
    match = yard(f"wwww {corner}", hand="plain")
    assert offers(match, "house") == ["house white", "house blue"]
    assert offers(play(match, "house white")) == [f"on {window}"]


@pytest.mark.parametrize("window", ["23,23", "22,23", "23,22", "-24,23"])
def test_no_window_hangs_over_the_edge_of_the_table(window):  # GRA-09 GRA-10
    assert why_not(play(yard("wwww 11,11", hand="plain"), "house white"), f"on {window}") == "windows GRA-10"


# ---------------------------------------------------------------- moving houses again and again

MOVABLE = "wwww 0,0; oooo 1,0; bbbb 2,0; gggg 3,0"


def moved_once(**options):
    """Seat 0 has moved the white house, and seat 1 has played a tile."""
    match = yard(MOVABLE, hand="plain plain", houses="white 0,0; blue 4,0", **options)
    return play(match, "house white > on 2,0 > tile 1 > at 0,1 > turn north")


def test_no_house_may_be_moved_on_two_own_turns_in_a_row():  # GRA-11
    match = moved_once()
    assert offers(match) == ["tile 1", "tile 2"]
    assert why_not(match, "house white") == why_not(match, "house blue") == "house-moved GRA-11"


def test_a_house_from_hand_may_be_played_after_a_move():  # GRA-11
    match = yard(MOVABLE, hand="plain plain", houses="white 0,0")
    play(match, "house white > on 2,0 > tile 1 > at 0,1 > turn north")
    assert offers(match, "house") == ["house blue"]


def test_after_a_tile_a_house_may_be_moved_again():  # GRA-11
    match = play(moved_once(), "tile 1 > at 0,-1 > turn north > tile 2 > at 1,1 > turn north")
    assert offers(match, "house") == ["house white", "house blue"]


def test_after_a_house_from_hand_a_house_may_be_moved_again():  # GRA-11
    match = yard(MOVABLE, hand="plain plain", houses="white 0,0")
    play(match, "house white > on 2,0 > tile 1 > at 0,1 > turn north")
    play(match, "house blue > on 4,0 > tile 2 > at 1,1 > turn north")
    assert offers(match, "house") == ["house white", "house blue"]


def test_a_rival_who_moves_a_house_bans_nobody_else():  # GRA-11
    match = yard(MOVABLE, hand="plain plain", houses="white 0,0; orange 6,0")
    play(match, "tile 1 > at 0,1 > turn north > house orange > on 4,0")
    assert "house white" in offers(match)


def test_with_the_option_houses_may_be_moved_again():  # GRA-11
    assert offers(moved_once(houses_again=True), "house") == ["house white", "house blue"]


def test_even_with_the_option_twelve_moves_in_a_row_are_enough():  # GRA-11
    match = yard(MOVABLE, hand="plain", houses="white 0,0; orange 6,0", houses_again=True)
    for _ in range(3):
        play(match, "house white > on 2,0 > house orange > on 4,0 > house white > on 0,0 > house orange > on 6,0")
    assert why_not(match, "house white") == "enough-house-moves GRA-11"
    assert offers(match) == ["tile 1", "house blue"]


def eleven_moves():
    """With the option: eleven house moves in a row; then it is the turn of seat 1, who could make the twelfth."""
    houses = "white 0,0; orange 6,0"
    match = yard(MOVABLE, hand="plain", others="plain", houses=houses, houses_again=True)
    for _ in range(3):
        play(match, "house white > on 2,0 > house orange > on 4,0 > house white > on 0,0")
        if match.state.still < 11:
            play(match, "house orange > on 6,0")
    return match


def test_the_twelfth_house_move_is_allowed():  # GRA-11
    assert "house orange" in offers(eleven_moves(), "house")
    assert play(eleven_moves(), "house orange > on 6,0").state.still == 12


@pytest.mark.parametrize("turn", ["tile 1 > at 0,1 > turn north", "house green > on 2,0"])
def test_a_tile_or_a_house_from_hand_starts_the_count_of_house_moves_anew(turn):  # GRA-11
    match = play(eleven_moves(), turn)
    assert match.state.still == 0
    play(match, "house white > on 1,0" if turn.startswith("tile") else "tile 1 > at 0,1 > turn north")
    assert "house orange" in offers(match, "house")
    assert match.state.still == turn.startswith("tile")
