"""What happened, told exactly, and what happens when piles are empty. GEI-20 GEI-26 GEI-34 GEI-42"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES
from ghostyard.games.geisterbahn.rules.state import BOOK, BOOZE, DISCARDS, POINT, TAKES, WHOM
from tests.games.geisterbahn.build import CARDS, Train, dead_end, key_chamber
from tests.games.geisterbahn.test_fine_points import dead_end_of
from tests.games.geisterbahn.test_stops import mugger


def told_of(train: Train, event: int) -> list[list[int]]:
    """Who it was and which numbers, of every event of this kind in the last ply."""
    return [row[1:] for row in train.s.event[: train.s.events].tolist() if row[0] == event]


def test_everybody_hears_from_which_pile_a_stolen_key_is():  # GEI-20 GEI-38
    train = mugger().morale(0, 5).keys(1, "g4").go("mug 2", roll=6).go("take a key")
    assert told_of(train, TAKES) == [[0, 2, CHAMBER_NAMES.index("g4")]]


@pytest.mark.parametrize(("name", "card"), [("book", BOOK), ("booze", BOOZE)])
def test_everybody_hears_which_item_was_snatched(name, card):  # GEI-20
    train = mugger().morale(0, 5).front(1, name).go("mug 2", roll=6).go(f"take the {name}")
    assert told_of(train, TAKES) == [[0, 3, card]]


def test_any_key_can_be_stolen():  # GEI-20
    stolen = set()
    for seed in range(30):
        train = mugger().morale(0, 5).keys(1, "a1", "a4", "a4", "g4").go("mug 2", roll=6).luck(seed).go("take a key")
        stolen.add(tuple(train.s.keys[0].tolist()))
    assert stolen == {(1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1)}


def test_without_any_encounter_nothing_is_turned_up():  # GEI-26
    train = Train().track("b2", "n-s").faces("b3", "n").car(0, "b2", "s")
    train.s.encounter_pile[:], train.s.encounters = 0, 0
    assert train.turn_of(0).go("drive").s.active == 1


def test_without_any_horror_there_is_no_terror_and_the_key_is_drawn():  # GEI-21 GEI-26
    train = key_chamber().hand(1, "garlic").no_horrors()
    train.s.horror_gone[:], train.s.horrors_gone = 0, 0
    assert train.go("drive", "play from the pile").s.keys[0].sum() == 1


def test_more_than_a_hundred_points_are_told_as_a_hundred():  # GEI-34
    train = key_chamber().ghost(1, "d2").turn_of(0)
    train.s.points[1] = 150
    train.hand(1, "banshee", "selenite").go("drive", "play banshee", "roll", roll=10)
    assert told_of(train, POINT) == [[1, 100, 0]]


def test_the_rickshaw_may_be_turned_on_the_first_seat():  # GEI-42
    train = dead_end_of(1, "haunting rickshaw").ghost(2, "f5")
    assert train.go("drive", "play haunting rickshaw", "roll", roll=1).asked == WHOM


def test_everybody_hears_what_is_discarded():  # GEI-25 GEI-38
    six = ("dracula", "grendel", "the mummy", "carmilla", "selenite", "wendigo")
    train = dead_end().hand(0, *six).turn_of(0).go("drive", "play the golem", "roll", roll=1).go("discard wendigo")
    assert told_of(train, DISCARDS) == [[0, CARDS["wendigo"], 0]]
