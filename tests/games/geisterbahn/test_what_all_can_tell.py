"""The open book of hands: how many items somebody holds at least and at most, as everybody can tell. GEI-38"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.state import EVERYONE
from tests.games.geisterbahn.build import CARDS, Train, dead_end


def bounds(train: Train, seat: int) -> tuple[int, int]:
    """How many items this hand holds at least and at most."""
    return int(train.s.least_items[seat]), int(train.s.most_items[seat])


def mugger() -> Train:
    """Seat 0 has come to seat 1 in a dead end, and has been terrified without harm."""
    train = dead_end().car(1, "d2", "s").turn_of(0).go("drive", "play the golem", "roll", roll=1)
    return train.morale(0, 5)


@pytest.mark.parametrize("item", ["book", "booze"])
def test_a_laid_out_item_that_is_stolen_is_one_item_in_that_hand(item):  # GEI-20 GEI-38
    train = mugger().front(1, item).go("mug 2", roll=6).go(f"take the {item}")
    assert bounds(train, 0) == (1, 1)


@pytest.mark.parametrize("item", ["book", "booze"])
def test_everybody_knows_a_laid_out_item_that_was_stolen(item):  # GEI-20 GEI-38
    train = mugger().front(1, item).go("mug 2", roll=6).go(f"take the {item}")
    assert train.s.seen[CARDS[item]] == EVERYONE


def test_an_item_that_may_have_been_a_horror_is_no_debt_when_it_is_played():  # GEI-38
    train = dead_end().hand(0, "book", "carmilla").turn_of(0)
    train.s.least_items[0] = 0  # it was stolen, unseen by the others
    assert bounds(train.go("use book"), 0) == (0, 0)


def test_playing_a_horror_leaves_no_room_for_more_items_than_cards():  # GEI-38
    train = dead_end().hand(1, "selenite", "garlic")
    train.s.least_items[1], train.s.most_items[1] = 0, 2
    assert bounds(train.go("drive", "play selenite"), 1) == (0, 1)


def test_playing_an_item_leaves_one_item_fewer_to_be_told():  # GEI-38
    train = dead_end().hand(0, "book", "lamp", "carmilla").turn_of(0)
    assert bounds(train.go("use book"), 0) == (1, 1)


def test_a_ghost_is_known_to_hold_no_item():  # GEI-30 GEI-38
    train = dead_end().morale(0, 1).hand(0, "garlic", "carmilla").turn_of(0)
    train.s.most_items[0] = 2
    assert bounds(train.go("drive", "play the golem", "roll", roll=10), 0) == (0, 0)


def test_after_a_theft_there_are_not_more_items_than_cards():  # GEI-20 GEI-38
    train = mugger().hand(1, "garlic", "selenite")
    train.s.least_items[1], train.s.most_items[1] = 0, 2
    assert bounds(train.go("mug 2", roll=6).go("take a card"), 1) == (0, 1)
