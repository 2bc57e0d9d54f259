"""Being terrified, and every horror with a further effect. GEI-27..29 GEI-40..50"""

from __future__ import annotations

import pytest

from ghostyard.core.conformance import Case, world_of
from ghostyard.games.geisterbahn.rules import refusals
from ghostyard.games.geisterbahn.rules.faces import card_name
from ghostyard.games.geisterbahn.rules.state import (
    DUE_HORLA,
    DUE_INVISIBLE,
    FACE_IT,
    GATE,
    HORROR,
    HORRORS,
    PASS_ON,
    STEP_ONE,
    TELEPORTER,
    WALL,
    WAY,
    WHICH_ITEM,
    WHICH_KEY,
    WHOM,
)
from tests.games.geisterbahn.build import CARDS, GAME, Train, dead_end, key_chamber, terrified

BOX = GAME.edition()


def test_the_terrifier_plays_a_horror_from_hand():  # GEI-27
    assert dead_end().go("drive").legal == ["play the golem", "play the creature", "play grendel"]


def test_with_no_horror_in_hand_the_top_of_the_pile():  # GEI-27
    train = dead_end().hand(1, "garlic").go("drive")
    assert train.legal == ["play from the pile"]
    assert train.go("play from the pile").asked == FACE_IT


def test_whoever_plays_from_the_pile_holds_nothing_but_items():  # GEI-27 GEI-38
    train = dead_end().hand(1, "garlic", "lamp").go("drive")
    train.s.least_items[1] = 0  # as far as the others could tell before
    train.go("play from the pile")
    assert train.s.least_items[1] == 2


def test_every_world_that_fits_holds_items_in_that_hand():  # GEI-27 GEI-38
    train = dead_end().hand(1, "garlic", "lamp").go("drive")
    train.s.least_items[1] = 0
    train.go("play from the pile")
    worlds = [world_of(Case(GAME, 3, 1), train.match, 2, seed) for seed in range(20)]
    assert all(card > HORRORS for world in worlds for card in world.hand[1, :2].tolist())


def test_in_version_1_nobody_drew_that_conclusion():  # GEI-27
    train = dead_end().hand(1, "garlic").go("drive")
    train.s.least_items[1] = train.s.revision = 0
    assert train.go("play from the pile").s.least_items[1] == 0


def test_protection_discards_the_horror_without_effect():  # GEI-27
    train = dead_end().hand(0, "mirror", "selenite").go("drive", "play the golem", "protect mirror")
    assert train.gone("the golem")
    assert train.s.morale[0] == 9


@pytest.mark.parametrize(("roll", "morale"), [(5, 5), (6, 3)])
def test_a_roll_up_to_the_morale_is_a_success(roll, morale):  # GEI-28
    card = CARDS["the creature"]
    wanted = 5 + (BOX.success[card] if roll <= 5 else BOX.failure[card])
    train = terrified("the creature", roll, morale=5)
    assert train.s.morale[0] == wanted


def test_morale_stays_within_0_and_9():  # GEI-28
    assert terrified("haunting rickshaw", 1).s.morale[0] == 9  # +1 on success


def test_at_morale_0_one_becomes_a_ghost_after_the_card():  # GEI-29
    train = terrified("the golem", 10, morale=1)
    assert train.is_ghost(0)
    assert train.s.active == 1


def test_a_ghost_made_in_its_own_turn_draws_no_key():  # GEI-29
    train = key_chamber().morale(0, 2).hand(1, "the golem", "selenite").go("drive", "play the golem", "roll", roll=10)
    assert train.is_ghost(0)
    assert train.s.pile_left[2] == 5


def test_another_players_ghost_does_not_end_the_turn():  # GEI-29
    train = Train().track("d3", "n-s").track("d2", "n-s").faces("d1", "s").ghost(0, "d3", "n").car(1, "d2", "n")
    train.morale(1, 1).hand(0, "the golem", "selenite").turn_of(0)
    train.go("play the golem", "roll", roll=10)
    assert train.is_ghost(1)
    assert train.place(0) == "d1 s"


# ---------------------------------------------------------------- every horror with a further effect


def test_dracula_stays_after_a_failed_test_and_bites_every_turn():  # GEI-40
    train = terrified("dracula", 10)
    assert train.in_front("dracula") == 0
    before = int(train.s.morale[0])
    assert train.turn_of(0).s.morale[0] == before - 1


def test_dracula_goes_away_after_a_success():  # GEI-40
    assert terrified("dracula", 1).gone("dracula")


def meeting(card: str, holder: int = 0) -> Train:
    """Seat 0 passes seat 1 on d2; the card lies in front of one of them."""
    train = key_chamber().front(holder, card).car(1, "d2", "n").morale(0, 5).morale(1, 5).turn_of(0)
    train.s.morale[0] = 5
    return train.go("drive")


def test_whoever_meets_dracula_tests_and_takes_him_over_on_failure():  # GEI-40
    train = meeting("dracula")
    assert (train.asked, train.pending) == (FACE_IT, 1)
    assert train.go("roll", roll=10).in_front("dracula") == 1


def test_dracula_stays_with_his_holder_if_the_other_holds_firm():  # GEI-40
    assert meeting("dracula").go("roll", roll=1).in_front("dracula") == 0


def test_dracula_of_a_standing_car_meets_whoever_comes():  # GEI-40
    train = meeting("dracula", holder=1)
    assert train.pending == 0
    assert train.go("roll", roll=10).in_front("dracula") == 0


def test_a_failed_test_in_a_meeting_ends_the_book():  # GEI-61 GEI-40
    train = meeting("dracula").front(1, "book").go("roll", roll=10)
    assert train.gone("book")
    assert train.s.morale[1] == 5 - 3


def passing_twice(card: str) -> Train:
    """Seat 0 meets seat 1 on d2, who shows Garlic, and rides round and back to d2 in the same movement."""
    train = Train().track("d3", "o n-ne-s-sw").track("d2", "o n-se-s-nw").track("e2", "n-se sw-nw").car(0, "d3", "n")
    train.car(1, "d2", "n").hand(1, "garlic", "selenite").front(0, card).turn_of(0)
    return train.go("drive", "protect garlic", "ride s", "ride ne")


@pytest.mark.parametrize("card", ["dracula", "werewolf"])
def test_a_card_in_front_acts_once_on_a_pair_in_a_movement(card):  # GEI-36
    train = passing_twice(card)
    assert (train.place(0)[:2], train.asked, train.pending) == ("d2", WAY, 0)


def test_the_ghost_train_forbids_turning_and_teleporting_next_turn():  # GEI-41
    train = terrified("ghost train", 10).turn_of(0)
    assert train.legal == ["drive"]
    assert refusals.refusal(train.box, train.s, 0, GAME.moves.number("turn f4 +1")) == refusals.TURNING_FORBIDDEN
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").car(0, "c2", "n")
    train.s.due[0] = 1
    assert train.turn_of(0).go("drive").place(0) == "c1 n"


def test_lamp_and_pliers_are_allowed_in_the_ghost_train():  # GEI-41
    train = dead_end().hand(0, "lamp", "pliers", "compass")
    train.s.due[0] = 1
    legal = train.turn_of(0).legal
    assert "use lamp" in legal
    assert "use pliers f4" in legal
    assert "use compass" not in legal


def test_the_rickshaw_lets_its_survivor_terrify_another():  # GEI-42
    train = terrified("haunting rickshaw", 1)
    assert (train.asked, train.pending, train.legal) == (WHOM, 0, ["terrify 2", "terrify 3", "decline"])
    train.go("terrify 3")
    assert (train.asked, train.pending) == (HORROR, 0)
    assert train.go("play carmilla").pending == 2


def test_the_rickshaw_does_nothing_after_a_failure():  # GEI-42
    assert terrified("haunting rickshaw", 10).asked == STEP_ONE


def test_the_hand_takes_an_item_of_own_choice():  # GEI-43
    train = dead_end().hand(0, "lamp", "garlic", "carmilla").front(0, "book").hand(1, "the hand", "selenite")
    train.morale(0, 8).turn_of(0).go("drive", "play the hand", "roll", roll=10)
    assert train.asked == WHICH_ITEM
    assert train.legal == ["discard lamp", "discard garlic"]  # the Book went with the failed test
    assert train.go("discard garlic").gone("garlic")


def test_the_hand_takes_a_laid_out_item():  # GEI-43
    train = dead_end().front(0, "booze").hand(1, "the hand", "selenite").go("drive", "play the hand", "roll", roll=10)
    assert train.legal == ["discard booze"]
    assert train.go("discard booze").s.morale[0] == 9 - 2 - 3


def test_the_hand_finds_nothing_to_take():  # GEI-43
    assert terrified("the hand", 10).asked == STEP_ONE


def test_whoever_might_have_an_item_has_to_say_so():  # GEI-43
    train = dead_end().hand(1, "the hand", "selenite")
    train.s.most_items[0] = 1  # as far as the others can tell
    train.go("drive", "play the hand", "roll", roll=10)
    assert train.legal == ["decline"]
    assert train.go("decline").s.most_items[0] == 0


def test_the_horla_moves_the_right_neighbours_car():  # GEI-44
    train = horla()
    assert train.pending == 0
    train.go("drive")
    assert train.place(2) == "d2 n"
    assert train.place(0) == "b1"


def horla(key: bool = False) -> Train:
    train = dead_end().car(0, "b1").car(2, "d3", "n").faces("d1", "s" if key else "se")
    train.s.due[0] = 2
    return train.turn_of(0)


def test_the_duty_to_turn_concerns_that_car():  # GEI-44
    train = horla()
    assert "turn d2 +1" not in train.legal
    assert "turn b1 +1" in train.legal


def test_its_owner_meets_what_the_stop_brings():  # GEI-44
    train = horla(key=True).go("drive")
    assert (train.asked, train.pending) == (HORROR, 0)  # the owner's left neighbour
    train.go("play carmilla", "roll", roll=1)
    assert train.s.keys[2].sum() == 1
    assert train.s.active == 1


def test_own_items_do_not_help_that_car():  # GEI-44
    train = dead_end().car(0, "b1").car(2, "d3", "n").hand(0, "lamp", "compass", "pliers")
    train.s.due[0] = 2
    assert not any(move.startswith("use") for move in train.turn_of(0).legal)


def test_items_are_not_played_at_the_gate_in_somebody_elses_turn():  # GEI-44 GEI-65
    train = Train().track("d3", "n-s").car(2, "d3", "s").keys(2, "a1").hand(2, "book", "carmilla")
    train.s.due[0] = DUE_HORLA
    train.turn_of(0).go("drive")
    assert (train.asked, train.pending) == (GATE, 2)
    assert train.legal == ["look 1", "look 2", "look 3", "done"]


def test_a_ghost_moved_by_the_horla_uses_no_teleporter():  # GEI-31 GEI-44
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").ghost(2, "c2", "n")
    train.s.due[0] = DUE_HORLA
    train.turn_of(0).go("drive")
    assert (train.place(2), train.s.active) == ("c1 n", 1)  # nobody was asked where it comes back in


def test_the_ride_of_a_car_ends_where_its_owner_becomes_a_ghost():  # GEI-29 GEI-44
    train = key_chamber(4).car(0, "b1").car(3, "d3", "n").morale(3, 1).ghost(1, "d2").car(2, "d2", "n")
    train.s.due[0] = DUE_HORLA
    train.hand(1, "the golem", "selenite").turn_of(0).go("drive", "play the golem", "roll", roll=10)
    assert (train.is_ghost(3), train.place(3)) == (True, "d2")
    assert train.s.active == 1  # and nobody else on d2 was terrified by the new ghost


def test_klara_puts_the_car_into_the_gate_house():  # GEI-45
    train = terrified("klara militsch", 10)
    assert train.place(0) in ("d4 n", "d4 se", "d4 sw")


def test_klara_may_put_a_car_back_on_its_own_track():  # GEI-45
    places = set()
    for seed in range(20):
        train = terrified("haunting rickshaw", 1).car(2, "d4", "n").hand(0, "klara militsch", "carmilla")
        train.go("terrify 3", "play klara militsch").morale(2, 0).luck(seed).go("roll")  # any roll fails
        places.add(train.place(2))
    assert places == {"d4 n", "d4 se", "d4 sw"}


def test_klara_uses_all_six_tracks_before_the_house_is_turned():  # GEI-45
    places = set()
    for seed in range(30):
        train = dead_end().car(1, "d4", "ne").hand(1, "klara militsch", "selenite")
        train.s.gate_turned = 0
        train.turn_of(0).go("drive", "play klara militsch").morale(0, 0).luck(seed).go("roll")  # any roll fails
        places.add(train.place(0))
    assert places == {"d4 n", "d4 se", "d4 s", "d4 sw", "d4 nw"}


def test_with_no_free_track_klara_does_nothing():  # GEI-45
    train = dead_end(4).car(1, "d4", "n").car(2, "d4", "se").car(3, "d4", "sw").hand(1, "klara militsch", "selenite")
    assert train.go("drive", "play klara militsch", "roll", roll=10).place(0) == "d2 n"


def test_vanderhusen_takes_a_key_of_own_choice():  # GEI-46
    train = dead_end().keys(0, "a1", "g4").hand(1, "mijnheer vanderhusen", "selenite")
    train.go("drive", "play mijnheer vanderhusen", "roll", roll=10)
    assert (train.asked, train.legal) == (WHICH_KEY, ["return a1", "return g4"])
    assert train.go("return g4").s.pile_left[5] == 5


def test_without_a_key_vanderhusen_takes_nothing():  # GEI-46
    assert terrified("mijnheer vanderhusen", 10).asked == STEP_ONE


def hooded(roll: int) -> Train:
    return switch_ahead().front(0, "black hoods").morale(0, 5).turn_of(0, roll=roll)


def switch_ahead() -> Train:
    return Train().track("d3", "n-s").track("d2", "s<ne,nw").car(0, "d3", "n")


def test_black_hoods_stay_after_a_failed_test():  # GEI-47
    assert terrified("black hoods", 10).in_front("black hoods") == 0


@pytest.mark.parametrize(("roll", "driver"), [(1, 2), (2, 2), (3, 0), (9, 0)])
def test_on_1_or_2_the_right_neighbour_makes_the_choices_of_step_2(roll, driver):  # GEI-47
    train = hooded(roll)
    assert train.pending == 0  # step 1 stays one's own
    assert train.go("drive").pending == driver


def test_the_hoods_choose_at_a_wall():  # GEI-47 GEI-60
    train = dead_end().front(0, "black hoods").hand(0, "lamp", "carmilla").turn_of(0, roll=1).go("use lamp", "drive")
    assert (train.asked, train.pending) == (WALL, 2)


@pytest.mark.parametrize("cell", ["c1", "c2"])
def test_the_hoods_choose_at_a_teleporter(cell):  # GEI-17 GEI-47
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").car(0, cell, "n")
    train.front(0, "black hoods").turn_of(0, roll=2).go("drive")
    assert (train.asked, train.pending) == (TELEPORTER, 2)


def test_on_10_the_hoods_go_and_morale_rises_by_2():  # GEI-47
    train = hooded(10)
    assert train.gone("black hoods")
    assert train.s.morale[0] == 7


def test_the_invisible_man_leads_to_the_nearest_free_key_chamber():  # GEI-48
    train = Train().track("d2", "n-s").car(0, "d2", "s")
    train.s.due[0] = 4
    train.turn_of(0).go("drive")
    assert train.place(0).startswith("d1")
    assert train.asked == HORROR


def test_an_occupied_key_chamber_is_passed_over():  # GEI-48
    train = Train().track("c2", "n-s").car(0, "c2", "n").car(1, "d1", "s")
    train.s.due[0] = 4
    assert train.turn_of(0).go("drive").place(0).startswith("a1")


def test_the_invisible_man_leads_to_whoever_haunts_the_chamber():  # GEI-48 GEI-34
    train = Train().track("d2", "n-s").car(0, "d2", "s").ghost(2, "d1", "s")
    train.s.due[0] = DUE_INVISIBLE
    assert train.turn_of(0).go("drive").pending == 2  # the ghost, before the left neighbour


def test_not_the_chamber_one_is_in_and_equally_near_at_random():  # GEI-48
    places = set()
    for seed in range(12):
        train = Train().car(0, "d1", "s").luck(seed)
        train.s.due[0] = 4
        places.add(train.turn_of(0).go("drive").place(0).split()[0])
    assert places == {"a1", "g1"}


def test_the_wendigo_is_passed_on_after_a_success():  # GEI-49
    train = terrified("wendigo", 1, seats=4)
    assert (train.asked, train.legal) == (PASS_ON, ["terrify 2", "terrify 3", "terrify 4", "decline"])
    train.go("terrify 3").go("roll", roll=1)
    assert train.pending == 2
    assert train.legal == ["terrify 2", "terrify 4", "decline"]  # nobody twice


def test_the_wendigo_goes_after_a_failure():  # GEI-49
    train = terrified("wendigo", 1).go("terrify 3").go("roll", roll=10)
    assert train.gone("wendigo")
    assert train.s.morale[2] == 9 + BOX.failure[CARDS["wendigo"]]


def test_the_wendigo_goes_when_somebody_declines():  # GEI-49
    assert terrified("wendigo", 1).go("decline").gone("wendigo")


def test_the_wendigo_goes_when_all_have_had_it():  # GEI-49
    train = terrified("wendigo", 1).morale(1, 9).go("terrify 3").go("roll", roll=1).go("terrify 2").go("roll", roll=1)
    assert train.gone("wendigo")


def test_the_werewolf_stays_after_a_failed_test():  # GEI-50
    assert terrified("werewolf", 10).in_front("werewolf") == 0


def test_meeting_the_werewolf_and_holding_firm_costs_1_and_ends_it():  # GEI-50
    train = meeting("werewolf").go("roll", roll=1)
    assert train.s.morale[:2].tolist() == [6, 4]
    assert train.gone("werewolf")


def test_meeting_the_werewolf_and_failing_costs_3_and_makes_the_next_one():  # GEI-50
    train = meeting("werewolf").go("roll", roll=10)
    assert train.s.morale[:2].tolist() == [6, 2]
    assert train.in_front("werewolf") == 1


def test_the_werewolf_is_discarded_if_that_makes_a_ghost():  # GEI-50
    train = meeting("werewolf").morale(1, 3).go("roll", roll=10)
    assert train.is_ghost(1)
    assert train.gone("werewolf")


@pytest.mark.parametrize("card", range(12, 52))
def test_every_other_horror_only_changes_morale(card):  # GEI-04 GEI-28
    train = terrified(card_name(card), 10, morale=7)
    assert train.s.morale[0] == 7 + BOX.failure[card]
    assert train.gone(card_name(card))
