"""Step 3 and 4: dead ends, muggings, chambers, the code, and the end of a turn. GEI-19..26"""

from __future__ import annotations

import pytest

from ghostyard.games.geisterbahn.rules.state import (
    EVERYONE,
    FACE_IT,
    FREE,
    GATE,
    HORROR,
    LOOT,
    MUG,
    NEXT_KEY,
    STEP_ONE,
    TOO_MANY,
)
from tests.games.geisterbahn.build import CARDS, Train, dead_end, key_chamber


def test_in_a_dead_end_the_player_with_the_lowest_morale_terrifies():  # GEI-19
    train = dead_end(4).morale(2, 3).go("drive")
    assert (train.asked, train.pending) == (HORROR, 2)


def test_ghosts_count_as_lowest():  # GEI-19
    assert dead_end(4).morale(2, 1).ghost(3, "f5").go("drive").pending == 3


def test_a_tie_goes_to_the_nearest_on_the_left():  # GEI-19
    train = dead_end(4).car(2, "d3", "n").car(0, "b1").turn_of(2).go("drive")
    assert train.pending == 3


def test_the_terrified_player_is_not_asked_for_a_horror():  # GEI-19
    assert dead_end(3).morale(0, 1).go("drive").pending == 1


def mugger(seats: int = 3) -> Train:
    """Seat 0 has come to seat 1 in a dead end, and has been terrified without harm."""
    train = dead_end(seats).car(1, "d2", "s").turn_of(0)
    return train.go("drive", "play the golem", "roll", roll=1)


def test_whoever_stops_beside_another_car_may_mug_it():  # GEI-20
    train = mugger()
    assert (train.asked, train.legal) == (MUG, ["decline", "mug 2"])


def test_a_car_on_another_track_of_the_tile_is_safe():  # GEI-20
    train = dead_end().track("d2", "n-s ne-sw").car(1, "d2", "ne").turn_of(0)
    assert train.go("drive", "play the golem", "roll", roll=1).asked == STEP_ONE


def test_a_mugging_works_if_the_test_fails():  # GEI-20
    assert mugger().morale(0, 5).go("mug 2", roll=6).asked == LOOT


def test_a_mugging_fails_if_the_test_succeeds():  # GEI-20
    train = mugger().morale(0, 5).go("mug 2", roll=5)
    assert (train.s.morale[0], train.s.morale[1], train.s.active) == (5, 9, 1)


def test_mugger_and_victim_lose_1_each():  # GEI-20
    train = mugger().morale(0, 5).go("mug 2", roll=6).go("take nothing")
    assert train.s.morale[:2].tolist() == [4, 8]


def test_a_hand_card_is_taken_unseen_by_the_others():  # GEI-20 GEI-38
    train = mugger().morale(0, 5).hand(1, "wendigo").go("mug 2", roll=6).go("take a card")
    assert train.holds(0, "wendigo")
    assert 10 in train.match.view(1).hand[0]
    assert 10 not in train.match.view(2).hand[0]


def test_a_key_is_taken_and_looked_at():  # GEI-20
    train = mugger().morale(0, 5).keys(1, "g4").go("mug 2", roll=6).go("take a key")
    assert (train.s.keys[0].sum(), train.s.keys[1].sum()) == (1, 0)
    assert train.match.view(0).pile_kind[5] == train.s.pile_kind[5]
    assert train.match.view(2).pile_kind[5] == 0


def test_a_stolen_book_goes_to_hand_and_its_morale_is_lost():  # GEI-20
    train = mugger().morale(0, 5).front(1, "book").go("mug 2", roll=6).go("take the book")
    assert train.holds(0, "book")
    assert train.s.morale[1] == 9 - 3 - 1


def test_a_stolen_bottle_goes_to_hand_and_its_morale_is_lost():  # GEI-20 GEI-61
    train = mugger().morale(0, 5).front(1, "booze").go("mug 2", roll=6).go("take the booze")
    assert train.holds(0, "booze")
    assert train.s.morale[1] == 9 - 3 - 1


def test_a_loose_car_can_be_mugged():  # GEI-20 GEI-60
    train = dead_end().car(1, "d2").turn_of(0).go("drive", "play the golem", "roll", roll=1)
    assert train.legal == ["decline", "mug 2"]


def test_whoever_stands_loose_may_mug():  # GEI-20 GEI-60
    train = dead_end().track("d2", "ne-sw").car(1, "d2", "ne").hand(0, "lamp", "carmilla").turn_of(0)
    train.go("use lamp", "drive", "play the golem", "roll", roll=1)
    assert train.legal == ["decline", "mug 2"]


def test_the_only_card_of_a_hand_stays_known_when_it_is_stolen():  # GEI-20 GEI-38
    train = mugger().morale(0, 5).hand(1, "mirror")
    train.s.seen[CARDS["mirror"]] = EVERYONE  # it has been shown as protection
    train.go("mug 2", roll=6).go("take a card")
    assert CARDS["mirror"] in train.match.view(2).hand[0]


def test_of_several_known_cards_nobody_knows_which_one_was_stolen():  # GEI-20 GEI-38
    train = mugger().morale(0, 5).hand(1, "mirror", "letter")
    train.s.seen[[CARDS["mirror"], CARDS["letter"]]] = EVERYONE
    train.go("mug 2", roll=6).go("take a card")
    assert not train.match.view(2).hand[:2].any()


@pytest.mark.parametrize(
    ("cards", "least", "most"),
    [
        (("garlic", "lamp"), [1, 1], [1, 1]),  # one of the two, that is sure
        (("garlic", "selenite"), [0, 0], [1, 1]),  # it is in one of the hands, nobody can tell in which
        (("carmilla", "selenite"), [0, 0], [0, 0]),
    ],
)
def test_what_everybody_can_tell_of_items_after_a_theft(cards, least, most):  # GEI-20 GEI-38
    train = mugger().morale(0, 5).hand(1, *cards).go("mug 2", roll=6).go("take a card")
    assert (train.s.least_items[:2].tolist(), train.s.most_items[:2].tolist()) == (least, most)


def test_the_muggers_ghost_check_comes_first():  # GEI-20
    train = mugger().morale(0, 1).morale(1, 1).go("mug 2", roll=6).go("take a card")
    ghosts = [seat for event, seat, *_ in train.s.event[: train.s.events].tolist() if event == 31]
    assert ghosts == [0, 1]


def test_ghosts_mug_nobody_and_are_not_mugged():  # GEI-20 GEI-31
    train = dead_end().ghost(1, "d2", "s").turn_of(0).go("drive", "play the golem", "roll", roll=1)
    train.go("play the creature", "roll", roll=1)
    assert train.asked == STEP_ONE


def test_in_a_key_chamber_the_left_neighbour_terrifies():  # GEI-21
    assert key_chamber(4).morale(3, 1).go("drive").pending == 1


def in_chamber(morale: int, **options) -> Train:
    train = key_chamber(**options).morale(0, morale)
    return train.go("drive", "play the golem", "roll", roll=1)


def test_then_a_key_is_drawn_and_seen_by_its_owner_alone():  # GEI-21
    train = in_chamber(5)
    assert train.s.keys[0, 2] == 1
    assert train.match.view(0).pile_kind[2] == train.s.pile_kind[2]
    assert train.match.view(1).pile_kind[2] == 0


def test_morale_1_is_not_enough_for_a_key():  # GEI-21
    assert in_chamber(1).s.keys[0].sum() == 0


def test_with_an_option_morale_1_is_enough():  # GEI-21
    assert in_chamber(1, last_key=True).s.keys[0].sum() == 1


def test_an_encounter_is_turned_up_and_discarded():  # GEI-22
    train = Train().track("b4", "n-s").faces("b3", "s").car(0, "b4", "n").morale(0, 1).only_encounter(3)
    train.turn_of(0).go("drive")
    assert train.s.morale[0] == 5
    assert 69 in train.s.encounter_gone


def at_items(card: str) -> Train:
    train = Train().track("f4", "n-s").faces("f3", "s").car(0, "f4", "n").only_item(card)
    return train.turn_of(0).go("drive")


def test_an_item_is_drawn_to_hand_in_secret():  # GEI-22 GEI-38
    train = at_items("garlic")
    assert train.holds(0, "garlic")
    assert not any(card > 51 for card in train.match.view(1).hand[0])


def test_the_horror_among_the_items_terrifies_the_finder():  # GEI-22
    train = at_items("wendigo")
    assert (train.asked, train.pending) == (FACE_IT, 0)
    assert train.go("roll", roll=10).gone("wendigo")


def at_gate(*keys: str) -> Train:
    """Seat 0 rides into the Gate House with these keys; code 1 2 3, kinds 1 to 6 at a1 to g4."""
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").code(1, 2, 3)
    return train.piles(1, 2, 3, 4, 5, 6).keys(0, *keys).turn_of(0).go("drive")


def test_without_a_key_nothing_happens_at_the_gate():  # GEI-23
    assert at_gate().s.active == 1


def test_with_a_key_one_code_card_may_be_looked_at():  # GEI-23
    train = at_gate("a1")
    assert train.legal == ["look 1", "look 2", "look 3", "done"]
    train.go("look 2")
    assert train.match.view(0).code.tolist()[:3] == [0, 2, 0]
    assert train.match.view(1).code.tolist()[:3] == [0, 0, 0]


def test_only_one_code_card_is_looked_at():  # GEI-23
    assert at_gate("a1").go("look 2").legal == ["done"]


def test_three_keys_are_needed_to_try_the_code_also_after_looking():  # GEI-23
    assert "lay a1" not in at_gate("a1", "a4").legal
    assert at_gate("a1", "a4", "d1").go("look 1").legal == ["lay a1", "lay a4", "lay d1", "done"]


def test_three_matches_win_at_once_whatever_the_points():  # GEI-24
    train = at_gate("a1", "a4", "d1")
    train.s.points[1] = 50
    train.go("lay a1", "lay a4", "lay d1")
    assert train.match.over
    assert train.match.ranks == [1, 2, 3]


def test_there_is_no_stopping_midway():  # GEI-24
    train = at_gate("a1", "a4", "d1").go("lay a1")
    assert (train.asked, train.legal) == (NEXT_KEY, ["lay a4", "lay d1"])


def test_a_mismatch_costs_1_morale_for_every_key_laid():  # GEI-24
    train = at_gate("a1", "a4", "d1").go("lay a1", "lay d1")
    assert train.s.morale[0] == 7
    assert train.s.keys[0].tolist() == [0, 1, 0, 0, 0, 0]
    assert train.s.pile_left.tolist() == [5, 4, 5, 5, 5, 5]


def test_everybody_has_seen_what_was_turned_up():  # GEI-24
    view = at_gate("a1", "a4", "d1").go("lay a1", "lay d1").match.view(-1)
    assert view.code.tolist()[:3] == [1, 2, 0]
    assert view.pile_kind.tolist() == [1, 0, 3, 0, 0, 0]


def test_after_a_failed_attempt_items_may_still_be_played():  # GEI-24 GEI-65
    train = at_gate("a1", "a4", "d1").hand(0, "lorgnette", "carmilla").go("lay d1")
    assert (train.asked, train.pending) == (FREE, 0)
    assert "use lorgnette 1" in train.legal


def test_more_than_five_cards_are_discarded_by_choice():  # GEI-25
    cards = ("carmilla", "lord ruthven", "count orlok", "martian", "selenite", "moon calf", "the pit")
    train = dead_end().hand(0, *cards).go("drive", "play the golem", "roll", roll=1)
    assert (train.asked, train.pending, len(train.legal)) == (TOO_MANY, 0, 7)
    assert train.go("discard martian", "discard the pit").s.held[0] == 5
    assert train.gone("martian")


def test_whoever_plays_the_last_card_draws_three_at_once():  # GEI-25
    train = dead_end().hand(1, "wendigo").go("drive", "play wendigo")
    assert train.s.held[1] == 3


@pytest.mark.parametrize("item", ["book", "booze", "whistle"])
def test_an_item_played_as_the_last_card_draws_three_too(item):  # GEI-25
    train = dead_end().hand(0, item).turn_of(0)
    assert train.go(next(move for move in train.legal if move.startswith(f"use {item}"))).s.held[0] == 3


def test_the_muzzle_loader_as_the_last_card_draws_three_in_anybodys_turn():  # GEI-25 GEI-64
    train = key_chamber().ghost(0, "d3", "n").car(1, "d2", "n").hand(1, "muzzle loader").turn_of(0)
    assert train.go("play carmilla", "protect muzzle loader").s.held[1] == 3


def test_losing_the_last_card_draws_nothing():  # GEI-25
    train = mugger().morale(0, 5).hand(1, "wendigo").go("mug 2", roll=6).go("take a card")
    assert train.s.held[1] == 0


def test_a_lasting_item_is_not_the_last_card():  # GEI-25
    train = dead_end().hand(0, "garlic").hand(1, "dracula", "selenite").go("drive", "play dracula", "protect garlic")
    assert train.s.held[0] == 1


def test_an_empty_horror_pile_is_made_from_the_discards():  # GEI-26
    train = dead_end().hand(1, "wendigo").no_horrors().go("drive", "play wendigo")
    assert train.s.held[1] == 3
    assert train.s.horrors_gone == 0


def test_with_both_piles_empty_the_last_card_draws_nothing():  # GEI-25 GEI-26
    train = dead_end().hand(1, "wendigo").no_horrors()
    train.s.horrors_gone = 0
    assert train.go("drive", "play wendigo").s.held[1] == 0


@pytest.mark.parametrize(("discards", "told"), [(0, False), (1, True), (2, True)])
def test_a_new_pile_is_told_if_there_is_one(discards, told):  # GEI-26
    train = dead_end().hand(1, "wendigo").no_horrors()
    train.s.horrors_gone = discards
    assert ("shuffled into a new pile" in train.go("drive", "play wendigo").told()) == told


def test_without_any_horror_there_is_no_terror():  # GEI-26
    train = dead_end().hand(1).no_horrors()
    train.s.horrors_gone = 0
    assert train.go("drive", "play from the pile").asked == STEP_ONE


def test_an_empty_key_pile_gives_no_key():  # GEI-26
    train = key_chamber()
    train.s.pile_left[2] = 0
    assert train.go("drive", "play the golem", "roll", roll=1).s.keys[0].sum() == 0


def test_empty_items_are_reshuffled():  # GEI-26
    train = at_items("garlic")
    assert train.s.items == 0
    train.track("f4", "n-s").faces("f3", "s").car(1, "f4", "n").turn_of(1).go("drive")
    assert train.s.items > 5


def test_without_any_item_nothing_is_drawn():  # GEI-26
    train = at_items("garlic").hand(0, "carmilla").track("f4", "n-s").faces("f3", "s").car(1, "f4", "n")
    train.s.item_gone[:], train.s.items_gone = 0, 0
    train.s.item_pile[:], train.s.items = 0, 0
    held = int(train.s.held[1])
    train.turn_of(1).go("drive")
    assert (train.s.held[1], train.s.items, train.s.active) == (held, 0, 2)


def test_empty_encounters_are_reshuffled():  # GEI-26
    train = Train().track("b4", "n-s").faces("b3", "s").only_encounter(3).car(0, "b4", "n").turn_of(0).go("drive")
    assert train.s.encounters == 0
    train.car(1, "b4", "n").turn_of(1).go("drive")
    assert (train.s.encounters, train.s.encounters_gone) == (9, 1)


def test_a_gate_visit_asks_the_owner():  # GEI-23
    assert at_gate("a1").asked == GATE
