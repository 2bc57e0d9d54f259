"""What each player knows, down to the order in which a view tells it. GEI-38"""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.games.geisterbahn.rules.secrets import COMPONENTS, census
from ghostyard.games.geisterbahn.rules.state import EVERYONE, FIRST_ITEM, ITEMS, MOST_EVENTS, STAYS, note
from tests.games.geisterbahn.build import CARDS, GAME, Train, dead_end


def test_known_cards_of_another_hand_come_first_in_the_order_of_their_numbers():  # GEI-38
    train = dead_end().hand(1, "garlic", "banshee", "dracula", "the golem")
    for card in ("garlic", "dracula", "the golem"):
        train.s.seen[CARDS[card]] |= 0b001
    known = [CARDS[card] for card in ("dracula", "the golem", "garlic")]
    assert train.match.view(0).hand[1].tolist() == [*known, 0, 0, 0, 0, 0]


def test_one_knows_who_has_seen_an_own_card():  # GEI-38
    train = dead_end().hand(0, "garlic", "banshee")
    train.s.seen[CARDS["garlic"]] = EVERYONE
    seen = train.match.view(0).seen
    assert (seen[CARDS["garlic"]], seen[CARDS["banshee"]]) == (EVERYONE, 0b001)


def test_whoever_only_watches_counts_no_key_and_no_code_card_that_is_not_known():  # GEI-38
    train, counts = dead_end(), np.zeros(COMPONENTS + 1, np.int64)
    census(train.box, train.match.view(-1), counts)
    assert counts.max() == 1


def determinized(train: Train, seed: int) -> list[int]:
    """How often each component is found in a world that fits what seat 0 knows."""
    counts = np.zeros(COMPONENTS + 1, np.int64)
    census(train.box, GAME.determinize(train.box, train.match.view(0), 0, seed), counts)
    return counts[1:].tolist()


@pytest.mark.parametrize("seed", range(8))
def test_a_determinized_hand_has_room_for_items_only_where_no_horror_is_known(seed):  # GEI-38
    train = dead_end().hand(1, "banshee", "garlic").hand(2, "carmilla", "lamp")
    train.s.seen[CARDS["banshee"]] |= 0b001
    train.s.least_items[1:3], train.s.most_items[1:3] = 0, 2
    assert determinized(train, seed) == [1] * COMPONENTS


@pytest.mark.parametrize("seed", range(8))
def test_an_item_that_one_knows_of_more_than_the_others_is_not_made_up_for(seed):  # GEI-38
    train = dead_end().hand(1, "banshee", "garlic").hand(2, "carmilla", "lamp")
    train.s.seen[CARDS["garlic"]] |= 0b001
    train.s.least_items[1:3], train.s.most_items[1:3] = 0, 2
    assert determinized(train, seed) == [1] * COMPONENTS


def test_a_world_can_be_determinized_when_only_the_mixed_in_horror_is_left_of_the_items():  # GEI-10 GEI-38
    train = dead_end()
    s, cards = train.s, [card for card in train.s.item_pile.tolist() if card]
    s.item_gone[:], s.items_gone = [card for card in cards if card >= FIRST_ITEM], ITEMS
    s.item_pile[:], s.items = 0, 1
    s.item_pile[0] = next(card for card in cards if card < FIRST_ITEM)
    assert determinized(train, seed=0) == [1] * COMPONENTS


def test_what_happens_beyond_the_room_for_it_is_not_told():  # GEI-38
    train = dead_end()
    for _ in range(MOST_EVENTS + 2):
        note(train.s, STAYS, 0, 0, 0)
    assert train.s.events == MOST_EVENTS
