"""The Hand takes what one really has, at every seat, whoever has the Book. GEI-43"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.state import NOTHING_TO_LOSE, WHICH_ITEM
from tests.games.geisterbahn.build import Train
from tests.games.geisterbahn.test_fine_points import dead_end_of
from tests.games.geisterbahn.test_told_exactly import told_of

EVERYWHERE = pytest.mark.parametrize(("seat", "reader"), [(seat, way) for seat in range(3) for way in (0, 1, 2)])


def grabbed(seat: int, reader: int, *items: str, told: int = 0) -> Train:
    """The Hand has reached for this seat, who holds these items; somebody so far to the left has the Book in front.

    `told`: how many items the others believe to be there besides.
    """
    train = dead_end_of(seat, "the hand").hand(seat, *items, "carmilla")
    if reader:
        train.front((seat + reader) % 3, "book")
    train.s.most_items[seat] += told
    return train.turn_of(seat).go("drive", "play the hand", "roll", roll=10)


@EVERYWHERE
def test_whoever_has_no_item_loses_none(seat, reader):  # GEI-43
    assert grabbed(seat, reader).asked != WHICH_ITEM


@EVERYWHERE
def test_whoever_might_have_an_item_and_has_none_says_so(seat, reader):  # GEI-38 GEI-43
    train = grabbed(seat, reader, told=1)
    assert (train.pending, train.legal) == (seat, ["decline"])
    assert told_of(train.go("decline"), NOTHING_TO_LOSE) == [[seat, 0, 0]]
    assert train.asked != WHICH_ITEM


@EVERYWHERE
def test_whoever_has_an_item_loses_it(seat, reader):  # GEI-43
    train = grabbed(seat, reader, "garlic")
    assert (train.pending, train.legal) == (seat, ["discard garlic"])
    assert train.go("discard garlic").gone("garlic")


@pytest.mark.parametrize("item", ["book", "booze"])
@pytest.mark.parametrize("seat", range(3))
def test_book_and_booze_can_be_lost_from_the_hand(seat, item):  # GEI-43
    assert grabbed(seat, 0, item).go(f"discard {item}").gone(item)


def test_whoever_has_booze_in_front_may_lose_something_else():  # GEI-43
    train = dead_end_of(0, "the hand").hand(0, "garlic", "carmilla").front(0, "booze").turn_of(0)
    train.go("drive", "play the hand", "roll", roll=10).go("discard garlic")
    assert (train.gone("garlic"), train.in_front("booze")) == (True, 0)
