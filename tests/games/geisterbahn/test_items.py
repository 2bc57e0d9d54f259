"""Every item. GEI-60..65"""

from __future__ import annotations

import pytest

from ghostyard.core.errors import Refused
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES
from ghostyard.games.geisterbahn.rules.state import FREE, GATE, HORROR, STEP_ONE, WALL
from tests.games.geisterbahn.build import Train, dead_end, key_chamber, terrified
from tests.games.geisterbahn.test_riding import turn_inward


def with_item(*items: str) -> Train:
    """Seat 0, about to ride into a dead end, holds these items and one horror."""
    return dead_end().hand(0, *items, "carmilla").turn_of(0)


def test_the_lamp_passes_one_wall():  # GEI-60
    train = with_item("lamp").track("d2", "n-s").faces("d1", "se").turn_of(0).go("use lamp", "drive")
    assert (train.asked, train.legal) == (WALL, ["through", "stop"])
    assert train.go("through").place(0) == "d1 se"


def test_behind_the_wall_on_a_normal_tile_it_is_a_dead_end_and_the_car_stands_loose():  # GEI-60
    train = with_item("lamp").track("d2", "ne-sw").turn_of(0).go("use lamp", "drive")
    assert train.place(0) == "d2"
    assert train.asked == HORROR


def test_the_lamp_excludes_every_turn():  # GEI-60
    train = with_item("lamp", "compass").go("use lamp")
    assert not any(move.startswith(("turn", "use compass")) for move in train.legal)


def test_after_a_turn_there_is_no_lamp():  # GEI-60
    assert "use lamp" not in with_item("lamp", "compass").go("turn f4 +1").legal


def test_the_lamp_does_not_lead_into_the_item_chamber():  # GEI-60
    train = Train().track("f5", "n-s").track("f4", "n-s").faces("f3", "n").car(0, "f5", "n")
    train.hand(0, "lamp", "carmilla").turn_of(0).go("use lamp", "drive")
    assert train.place(0) == "f4 n"
    assert train.asked == HORROR


def before_a_taken_chamber() -> Train:
    """Seat 0 stands before a Key Chamber with a car in it: neither track nor Lamp leads on, a turn of a tile does."""
    train = Train().track("d3", "n-s").track("d2", "n-s").faces("d1", "s").car(0, "d2", "n").car(1, "d1", "s")
    return train.hand(0, "lamp", "carmilla").turn_of(0)


def test_the_lamp_is_no_way_around_the_compulsory_turn():  # GEI-13 GEI-60
    train = before_a_taken_chamber()
    assert "turn d2 +1" in train.legal
    assert not {"drive", "use lamp"} & set(train.legal)


def test_a_lamp_that_would_not_help_is_refused_with_its_reason():  # GEI-13 GEI-60
    with pytest.raises(Refused) as caught:
        before_a_taken_chamber().go("use lamp")
    assert (caught.value.code, caught.value.clause) == ("lamp-in-vain", "GEI-13")


def test_in_version_1_a_lamp_could_always_be_lit():  # GEI-60
    train = before_a_taken_chamber()
    train.s.revision = 0
    assert "turned round" in train.go("use lamp", "drive").told()


def test_where_a_teleporter_leads_on_a_lamp_may_be_lit():  # GEI-13 GEI-60
    train = Train().track("c1", "n-s").track("e1", "n-s").car(0, "c1", "n").hand(0, "lamp", "carmilla").turn_of(0)
    assert "drive" in train.go("use lamp").legal


def test_the_lamp_is_discarded():  # GEI-60
    assert with_item("lamp").go("use lamp").gone("lamp")


def test_the_book_gives_3_morale():  # GEI-61
    train = with_item("book").morale(0, 4).go("use book")
    assert train.s.morale[0] == 7
    assert train.in_front("book") == 0


def test_the_book_goes_with_a_failed_test_and_takes_what_it_gave():  # GEI-61
    train = with_item("book").morale(0, 8).go("use book").hand(1, "selenite", "moon calf")
    train.go("drive", "play selenite", "roll", roll=10)
    assert train.s.morale[0] == 9 - 2 - 1  # it really gave only 1
    assert train.gone("book")


def test_the_book_stays_after_a_success():  # GEI-61
    train = with_item("book").morale(0, 5).go("use book", "drive", "play the golem", "roll", roll=1)
    assert train.in_front("book") == 0


def test_the_booze_lasts_four_own_turns_with_the_one_it_is_played_in():  # GEI-61
    train = with_item("booze").morale(0, 3).go("use booze")
    assert train.s.morale[0] == 6
    train.s.booze_turns = 1
    train.go("drive", "play the golem", "roll", roll=1)
    assert train.s.morale[0] == 3
    assert train.gone("booze")
    assert with_item("booze").go("use booze").s.booze_turns == 4


def test_the_end_of_the_booze_can_make_a_ghost():  # GEI-61
    train = dead_end().front(0, "booze").morale(0, 3).turn_of(0)
    train.s.booze_turns = 1
    assert train.go("drive", "play the golem", "roll", roll=1).is_ghost(0)


def test_the_rasp_exchanges_a_key_for_1_morale():  # GEI-62
    train = with_item("rasp").keys(0, "a1").go("use rasp a1 g4")
    assert train.s.keys[0].tolist() == [0, 0, 0, 0, 0, 1]
    assert train.s.pile_left.tolist() == [5, 5, 5, 5, 5, 4]
    assert train.s.morale[0] == 8
    assert train.match.view(0).pile_kind[5] == train.s.pile_kind[5]


def test_the_rasp_needs_a_key():  # GEI-62
    assert not any(move.startswith("use rasp") for move in with_item("rasp").legal)


def test_the_rasp_takes_nothing_from_an_empty_pile():  # GEI-62
    train = with_item("rasp").keys(0, "a1")
    train.s.pile_left[5] = 0
    assert "use rasp a1 d1" in train.legal
    assert "use rasp a1 g4" not in train.legal


def test_the_lorgnette_looks_at_a_code_card():  # GEI-62
    train = with_item("lorgnette").code(4, 5, 6).go("use lorgnette 3")
    assert train.match.view(0).code.tolist()[:3] == [0, 0, 6]
    assert train.match.view(1).code.tolist()[:3] == [0, 0, 0]
    assert train.s.morale[0] == 8


def test_the_whistle_replaces_a_code_card_and_shows_the_new_one():  # GEI-62
    train = with_item("whistle").code(4, 5, 6).go("use whistle 1")
    assert train.s.code[0] in (1, 2, 3)
    assert train.match.view(0).code[0] == train.s.code[0]
    assert sorted(train.s.code.tolist()) == [1, 2, 3, 4, 5, 6]


def test_after_the_whistle_what_was_known_is_out_of_date():  # GEI-62
    train = with_item("whistle").code(4, 5, 6)
    train.s.knows_code[1] = 0b011
    train.go("use whistle 1")
    assert train.match.view(1).code.tolist() == [0, 5, 0, 0, 0, 4]  # the old card is known to be out of the game


def whistle(train: Train, *places: int) -> Train:
    """Seat 0 gets the Whistle back as often as needed and blows it for these places of the code."""
    for place in places:
        train.hand(0, "whistle", "carmilla").go(f"use whistle {place}")
    return train


def test_a_replaced_code_card_never_comes_back():  # GEI-62
    for seed in range(10):
        train, came = with_item("whistle").code(4, 5, 6).luck(seed), set()
        for _ in range(3):
            came.add(int(whistle(train, 1).s.code[0]))
        assert came == {1, 2, 3}


def test_with_no_code_card_left_in_the_box_there_is_no_whistle():  # GEI-62
    train = whistle(with_item("whistle"), 1, 2, 3).hand(0, "whistle", "carmilla")
    with pytest.raises(Refused) as caught:
        train.go("use whistle 1")
    assert (caught.value.code, caught.value.clause) == ("box-is-empty", "GEI-62")
    assert "use whistle 1" not in train.legal


def test_whoever_whistles_again_still_knows_what_is_out_of_the_game():  # GEI-62
    train = with_item("whistle").code(4, 5, 6)
    train.s.knows_code[0] = 0b001
    whistle(train, 1, 2)
    assert train.match.view(0).code.tolist() == [*train.s.code[:2].tolist(), 0, 0, 0, 4]


def test_five_known_code_cards_tell_the_last_of_the_box():  # GEI-62
    train = with_item("whistle").code(4, 5, 6)
    train.s.knows_code[0] = 0b111
    assert whistle(train, 1, 2).match.view(0).code.tolist() == train.s.code.tolist()


def test_the_last_card_of_the_box_is_no_news_to_who_knew_it():  # GEI-62
    train = with_item("whistle").code(4, 5, 6)
    train.s.knows_code[:2] = 0b111, 0b000
    whistle(train, 1, 2).s.knows_code[1] = 0b111111
    assert whistle(train, 3).match.view(1).code.tolist() == train.s.code.tolist()


def test_in_version_1_a_replaced_code_card_could_come_back():  # GEI-62
    came = set()
    for seed in range(20):
        train = with_item("whistle").code(4, 5, 6).luck(seed)
        train.s.revision = 0
        came.add(int(whistle(train, 1, 1).s.code[0]))
    assert 4 in came


def test_the_die_swaps_two_key_piles():  # GEI-62
    train = with_item("die").piles(1, 2, 3, 4, 5, 6).go("use die a1 g4")
    assert train.s.pile_at.tolist() == [5, 1, 2, 3, 4, 0]
    assert train.s.morale[0] == 8


def test_at_morale_1_the_effect_comes_first_then_the_ghost():  # GEI-62
    train = with_item("die").morale(0, 1).go("use die a1 a4")
    assert train.s.pile_at[0] == 1
    assert train.is_ghost(0)


def test_the_compass_turns_one_more_tile_also_the_same():  # GEI-63
    train = with_item("compass").go("use compass", "turn f4 +1")
    assert "turn f4 +2" in train.legal
    assert train.go("turn f4 +2").asked != STEP_ONE


def test_the_compass_closes_the_teleporters():  # GEI-17 GEI-63
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").car(0, "c2", "n")
    train.hand(0, "compass", "carmilla").turn_of(0).go("use compass", "turn f4 +1", "turn f4 +5")
    assert train.place(0) == "c1 n"


def test_the_pliers_swap_two_tiles_and_cars_ride_along():  # GEI-63
    train = with_item("pliers").car(1, "f4", "n").turn_of(0)
    one, other = CELL_NAMES.index("f4"), CELL_NAMES.index("a2")
    lay = (int(train.s.tile[one]), int(train.s.turn[one]), int(train.s.tile[other]))
    train.go("use pliers f4", "swap a2")
    assert (train.s.tile[other], train.s.turn[other], train.s.tile[one]) == lay
    assert train.place(1) == "a2 n"


def test_the_pliers_take_only_normal_tiles():  # GEI-63
    legal = with_item("pliers").legal
    assert not {"use pliers a1", "use pliers d4", "use pliers b3"} & set(legal)
    assert "use pliers f4" in legal


def test_after_the_pliers_the_car_must_be_able_to_move():  # GEI-63
    train = with_item("pliers").track("f4", "ne-sw").turn_of(0).go("use pliers d2")
    assert "swap f4" not in train.legal


PROTECTIONS = [
    ("garlic", "dracula"), ("garlic", "werewolf"), ("cross", "the pit"), ("umbrella", "martian"),
    ("letter", "banshee"), ("mirror", "grendel"), ("muzzle loader", "bluebeard"),
]  # fmt: skip


@pytest.mark.parametrize(("item", "horror"), PROTECTIONS)
def test_every_protection_wards_off_its_horrors(item, horror):  # GEI-64
    train = dead_end().hand(0, item, "carmilla").hand(1, horror, "selenite").go("drive", f"play {horror}")
    assert train.legal == ["roll", f"protect {item}"]
    train.go(f"protect {item}")
    assert train.gone(horror)
    assert train.holds(0, item) == (item != "muzzle loader")


@pytest.mark.parametrize(("item", "horror"), [("garlic", "grendel"), ("cross", "martian"), ("mirror", "bluebeard")])
def test_no_protection_helps_against_other_horrors(item, horror):  # GEI-64
    train = dead_end().hand(0, item, "carmilla").hand(1, horror, "selenite").go("drive", f"play {horror}")
    assert train.legal == ["roll"]


def test_garlic_makes_a_meeting_with_the_werewolf_nothing_at_all():  # GEI-64
    train = key_chamber().front(0, "werewolf").car(1, "d2", "n").hand(1, "garlic", "selenite").morale(0, 5)
    train.turn_of(0).go("drive", "protect garlic")
    assert train.in_front("werewolf") == 0
    assert train.s.morale[:2].tolist() == [5, 9]


def test_other_protection_does_not_work_in_a_meeting():  # GEI-64
    train = key_chamber().front(0, "werewolf").car(1, "d2", "n").hand(1, "mirror", "muzzle loader")
    assert train.turn_of(0).go("drive").legal == ["roll"]


def test_garlic_removes_no_card_already_in_front():  # GEI-64
    train = dead_end().front(0, "dracula").hand(0, "garlic", "carmilla").morale(0, 5).turn_of(0)
    assert train.s.morale[0] == 4
    assert train.in_front("dracula") == 0


def test_lamp_compass_and_pliers_are_for_step_1_only():  # GEI-65
    train = with_item("lamp", "compass", "pliers").go("drive", "play the golem", "roll", roll=1)
    assert (train.asked, train.legal) == (FREE, ["done"])


def test_the_others_also_before_step_4():  # GEI-65
    train = with_item("book", "lorgnette").go("drive", "play the golem", "roll", roll=1)
    assert "use book" in train.legal
    assert "use lorgnette 2" in train.legal


def test_at_the_gate_before_and_after_looking():  # GEI-65
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").keys(0, "a1").hand(0, "book", "die")
    train.turn_of(0).go("drive")
    assert train.asked == GATE
    assert "use book" in train.legal
    assert "use book" in train.go("look 1").legal


def test_never_inside_a_terror():  # GEI-65
    train = with_item("book").go("drive", "play the golem")
    assert train.legal == ["roll"]


def test_nobody_can_tell_from_being_asked_what_is_held():  # GEI-65 GEI-38
    train = with_item("garlic").go("drive", "play the golem", "roll", roll=1)
    assert train.legal == ["done"]  # asked all the same: an item might be there


def test_without_items_nobody_is_asked():  # GEI-65
    assert terrified("the golem", 1).asked == STEP_ONE


def only_door_on_e1() -> Train:
    """Seat 0 faces the frame on c1, holds the Pliers, and could come back in on e1 only."""
    train = Train().track("c1", "n-s").track("e1", "n-s").track("e3", "ne-sw").walls("c2", "n").car(0, "c1", "n")
    for cell in ("a2", "a3", "b1", "b5", "c6", "e6", "f1", "f5", "g2", "g3"):
        turn_inward(train, cell)
    return train.hand(0, "pliers", "carmilla").turn_of(0)


def test_with_the_pliers_a_teleporter_counts_as_moving():  # GEI-17 GEI-63
    assert "swap f4" in only_door_on_e1().go("use pliers f2").legal


def test_the_pliers_may_not_take_the_only_other_door_away():  # GEI-17 GEI-63
    train = only_door_on_e1()
    turn_inward(train, "f4", at="e1")
    assert "swap e1" not in train.go("use pliers f4").legal


def test_the_pliers_may_bring_the_other_door_elsewhere():  # GEI-17 GEI-63
    train = only_door_on_e1()
    train.s.turn[CELL_NAMES.index("e6")] = 0
    assert "swap e6" in train.go("use pliers e1").legal


@pytest.mark.parametrize("seed", range(6))
def test_in_version_1_no_code_card_was_lost(seed):  # GEI-62
    train = with_item("whistle").code(4, 5, 6).luck(seed)
    train.s.revision = 0
    assert sorted(whistle(train, 1, 2).s.code.tolist()) == [1, 2, 3, 4, 5, 6]


def test_in_version_1_what_was_known_of_the_box_was_forgotten():  # GEI-62
    train = with_item("whistle").code(4, 5, 6)
    train.s.revision, train.s.knows_code[1] = 0, 0b101011
    assert train.go("use whistle 1").s.knows_code[1] == 0b100010


def test_before_a_taken_chamber_only_a_swap_of_the_own_tile_helps():  # GEI-16 GEI-63
    train = before_a_taken_chamber().hand(0, "pliers", "carmilla").turn_of(0)
    elsewhere = next(move for move in train.legal if move.startswith("use pliers") and move != "use pliers d2")
    assert train.go(elsewhere).legal == ["swap d2"]


@pytest.mark.parametrize("move", ["look 1", "lay a1", "roll", "drive", "take a card", "swap f4"])
def test_before_step_4_there_are_items_or_nothing(move):  # GEI-65
    train = with_item("book").go("drive", "play the golem", "roll", roll=1)
    with pytest.raises(Refused) as caught:
        train.go(move)
    assert (train.asked, caught.value.code) == (FREE, "not-now")
