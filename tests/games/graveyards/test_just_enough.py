"""Just enough: one token, one kind or one place is already something to do. GRA-13..18"""

from __future__ import annotations

import pytest

from ghostyard.games.graveyards.rules.ground import put_token, tile_at, token_on
from ghostyard.games.graveyards.rules.moves import KIND_NAMES
from ghostyard.games.graveyards.rules.state import TOKENS_OF_A_KIND
from tests.games.graveyards.build import after_icon, cell, offers, space, yard

ONE = "wwww 0,0"


def test_the_last_token_of_a_supply_can_be_put_down():  # GRA-13 GRA-17
    assert offers(after_icon("token", ONE, supply=(0, 0, 1))) == ["token gravestone", "decline"]


def test_a_kids_and_an_investigator_can_be_swapped():  # GRA-13 GRA-15
    match = after_icon("swap", ONE, tokens="kids 0,0; investigator 1,0")
    assert offers(match) == ["on 0,0", "on 1,0", "decline"]


def test_a_gravestone_is_enough_to_be_asked_to_replace():  # GRA-13 GRA-16
    match = after_icon("replace", ONE, hand="", tokens="gravestone 0,0", supply=(1, 0, 0))
    assert offers(match) == ["on 0,0", "decline"]


@pytest.mark.parametrize("place", ["-12,-12", "-11,-12"])
def test_a_tile_on_the_first_cells_of_the_table_can_be_swapped(place):  # GRA-09 GRA-15
    assert offers(after_icon("swap", f"wwww 0,0; wwoo {place}"), f"at {place}") == [f"at {place}"]


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_token_is_offered_once(kind):  # GRA-04 GRA-14
    match = after_icon("rotate", "wwww 0,0; wwoo 1,0")
    for place in range(TOKENS_OF_A_KIND):
        put_token(match.state, KIND_NAMES.index(kind), space(f"{place % 4},{place // 4}"))
    assert len(offers(match, "on")) == TOKENS_OF_A_KIND


def test_where_nothing_lies_there_is_no_tile_and_no_token():  # GRA-09 GRA-18
    match = after_icon("rotate", ONE, tokens="kids 0,0")
    assert (tile_at(match.state, cell("1,0")), token_on(match.state, space("1,0"))) == (0, 0)


def test_most_points_of_all_own_colours_win():  # GRA-22
    match = yard("wwww 0,0; oobb 0,1")
    assert (match.totals, match.ranks) == ([6, 2], [1, 2])
