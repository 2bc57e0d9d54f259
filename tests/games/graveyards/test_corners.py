"""Corners: the last token of a kind, the first cell of the table, tokens side by side. GRA-04 GRA-09 GRA-14..18"""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.games.graveyards.rules.actions import kind_on
from ghostyard.games.graveyards.rules.ground import put_token, tokens_in_play
from ghostyard.games.graveyards.rules.moves import KIND_NAMES
from ghostyard.games.graveyards.rules.scoring import mark_best_section
from ghostyard.games.graveyards.rules.state import SPACES, TOKENS_OF_A_KIND, State
from tests.games.graveyards.build import BOX, after_icon, laid, offers, play, shown, space, tokens, why_not, yard

TWO = "wwww 0,0; wwoo 1,0"
FAR = "wwww 0,0; wwoo -12,-12"


@pytest.mark.parametrize("kind", range(3))
def test_every_token_of_a_kind_is_known_by_its_kind(kind: int):  # GRA-04
    s = State.blank()
    for place in range(TOKENS_OF_A_KIND):
        put_token(s, kind, place)
    assert [kind_on(s, place) for place in range(TOKENS_OF_A_KIND + 1)] == [kind] * TOKENS_OF_A_KIND + [-1]
    assert [tokens_in_play(s, each) for each in range(3)] == [8 * (each == kind) for each in range(3)]


def test_the_tile_on_the_first_cell_of_the_table_can_be_rotated():  # GRA-09 GRA-14
    assert laid(play(after_icon("rotate", FAR), "at -12,-12 > turn south"))[-12, -12] == "ooww"


def test_the_token_on_the_first_space_of_the_table_can_be_moved():  # GRA-09 GRA-14
    match = play(after_icon("rotate", FAR, tokens="kids -24,-24"), "on -24,-24 > on 0,0")
    assert tokens(match) == {(0, 0): "kids"}


def test_a_token_goes_onto_the_first_space_of_the_table():  # GRA-09 GRA-17
    assert (-24, -24) in tokens(play(after_icon("token", FAR), "token kids > on -24,-24"))


def test_a_swap_of_tokens_leaves_as_many_as_there_were():  # GRA-15
    match = play(after_icon("swap", TWO, tokens="kids 0,0; gravestone 3,1"), "on 0,0 > on 3,1")
    assert sorted((token["x"], token["y"], token["kind"]) for token in shown(match)["tokens"]) == [
        (0, 0, "gravestone"),
        (3, 1, "kids"),
    ]


def test_equal_tokens_are_not_swapped_wherever_they_lie():  # GRA-15 GRA-18
    match = play(after_icon("swap", TWO, tokens="kids 0,0; kids 3,0; gravestone 3,1"), "on 0,0")
    assert why_not(match, "on 3,0") == "equal-tokens GRA-18"


def test_a_tile_is_offered_to_be_swapped_with_all_others_but_itself():  # GRA-15
    assert offers(play(after_icon("swap", TWO), "at 0,0")) == ["at -1,0", "at 1,0"]


def test_a_tile_that_lies_turned_must_be_turned_otherwise():  # GRA-14
    turned = "wwww 0,0; ooww 1,0"  # to the south
    assert offers(play(after_icon("rotate", turned), "at 1,0"), "turn") == ["turn north", "turn east", "turn west"]


def test_all_eight_tokens_of_a_kind_can_be_moved():  # GRA-04 GRA-14
    places = [f"{x},{y}" for y in range(2) for x in range(4)]
    match = after_icon("rotate", TWO)
    for place in places:
        put_token(match.state, KIND_NAMES.index("gravestone"), space(place))
    assert sorted(offers(match, "on")) == sorted(f"on {place}" for place in places)


def test_a_colour_that_is_not_in_view_has_no_points_and_no_section():  # GRA-20 GRA-22
    out = np.ones(SPACES, np.int64)
    assert (mark_best_section(BOX, yard("wwww 0,0").state, 3, out), out.any()) == (0, False)
