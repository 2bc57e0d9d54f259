"""Worlds that fit what somebody knows, and the count of everything, in positions with much in the air. GEI-38"""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.core.record import bytes_of
from ghostyard.games.geisterbahn.rules.cards import is_item
from ghostyard.games.geisterbahn.rules.secrets import COMPONENTS
from ghostyard.games.geisterbahn.rules.state import EVERYONE
from tests.games.geisterbahn.build import CARDS, GAME, Train, dead_end, terrified

VIEWERS = (0, 1, 2, -1)


def in_an_attempt() -> Train:
    """A key of three is laid, and the first code card is turned up."""
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").code(1, 2, 3).piles(1, 2, 3, 4, 5, 6)
    return train.keys(0, "a1", "a4", "d1").turn_of(0).go("drive", "lay a1")


def with_cards_in_front() -> Train:
    train = dead_end().front(0, "book").front(1, "booze").front(1, "dracula").front(2, "black hoods")
    return train.front(2, "werewolf").turn_of(1)


def in_a_terror() -> Train:
    return dead_end().hand(1, "wendigo", "banshee").go("drive", "play wendigo")


def with_items_of_all_sorts() -> Train:
    """Somebody is known to hold the Mirror and one item more; somebody else may have none, or two."""
    train = dead_end().hand(0, "garlic", "carmilla").hand(1, "mirror", "lamp", "selenite")
    train.hand(2, "umbrella", "cross", "banshee", "moon calf").turn_of(0)
    train.s.seen[CARDS["mirror"]] = EVERYONE
    train.s.least_items[2], train.s.most_items[2] = 0, 3
    return train


def with_a_horror_that_two_have_seen() -> Train:
    train = dead_end().hand(1, "selenite", "lamp").turn_of(0)
    train.s.seen[CARDS["selenite"]] |= 1  # it was stolen from seat 0
    train.s.least_items[1], train.s.most_items[1] = 0, 2
    return train


def with_the_mixed_in_horrors_found() -> Train:
    train = dead_end().only_encounter(3).hand(1, "lamp", "selenite").turn_of(0)
    pile = [card for card in train.s.item_pile.tolist() if card]
    horror = min(pile)
    train.s.item_pile[:], train.s.items = 0, len(pile) - 1
    train.s.item_pile[: len(pile) - 1] = [card for card in pile if card != horror]
    train.s.horror_gone[train.s.horrors_gone] = horror
    train.s.horrors_gone += 1
    train.s.mixed_in &= 2
    return train


def after_discards() -> Train:
    return terrified("the golem", 1).no_horrors()


POSITIONS = [
    in_an_attempt, with_cards_in_front, in_a_terror, with_items_of_all_sorts, with_the_mixed_in_horrors_found,
    after_discards, with_a_horror_that_two_have_seen,
]  # fmt: skip


def counted(train: Train, state: np.ndarray) -> list[int]:
    counts = np.zeros(COMPONENTS + 1, np.int16)
    GAME.rules.census(train.box, state, counts)
    return counts.tolist()


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_is_counted_once(position):  # GEI-01 GEI-04..06
    train = position()
    assert counted(train, train.s) == [0] + [1] * COMPONENTS


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("position", POSITIONS)
def test_a_world_that_fits_looks_the_same_and_has_everything_once(position, viewer):  # GEI-38
    train = position()
    view = GAME.view(train.box, train.s, viewer)
    for seed in range(3):
        world = GAME.determinize(train.box, view, viewer, seed)
        again = GAME.view(train.box, world, viewer)
        again.chance[:] = view.chance
        assert bytes_of(again) == bytes_of(view)
        assert counted(train, world) == [0] + [1] * COMPONENTS


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("position", POSITIONS)
def test_in_a_world_that_fits_hands_hold_as_many_items_as_all_can_tell(position, viewer):  # GEI-38
    train = position()
    view = GAME.view(train.box, train.s, viewer)
    for seed in range(3):
        world = GAME.determinize(train.box, view, viewer, seed)
        for seat in range(3):
            items = sum(is_item(card) for card in world.hand[seat, : world.held[seat]].tolist())
            assert view.least_items[seat] <= items <= view.most_items[seat]


@pytest.mark.parametrize("position", POSITIONS)
def test_whatever_lay_in_the_scratch_space_does_not_matter(position):  # GEI-38
    train, worlds = position(), []
    for junk in (0, 7):
        out, chance = GAME.state.blank(), np.ones(4, np.uint32)
        scratch = np.full(GAME.scratch_size, junk, np.int16)
        GAME.rules.determinize(train.box, GAME.view(train.box, train.s, 1), 1, chance, scratch, out)
        worlds.append(bytes_of(out))
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("position", POSITIONS)
def test_in_a_world_that_fits_everybody_knows_the_own_hand(position):  # GEI-38
    train = position()
    world = GAME.determinize(train.box, GAME.view(train.box, train.s, -1), -1, 1)
    for seat in range(3):
        for card in world.hand[seat, : world.held[seat]].tolist():
            assert world.seen[card] >> seat & 1


def test_worlds_differ_in_everything_that_is_hidden():  # GEI-38
    train = with_items_of_all_sorts()
    view = GAME.view(train.box, train.s, 0)
    worlds = [GAME.determinize(train.box, view, 0, seed) for seed in range(12)]
    for field in ("pile_kind", "code", "hand", "horror_pile", "item_pile"):
        assert len({world[field].tobytes() for world in worlds}) > 6, field
