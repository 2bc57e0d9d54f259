"""Ghosts, the order of meetings, what is open and secret, and how the game ends. GEI-29..39"""

from __future__ import annotations

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES
from ghostyard.games.geisterbahn.rules.real_table import Table, score_table
from ghostyard.games.geisterbahn.rules.state import BY, DUE_HORLA, FACE_IT, HORROR, STEP_ONE, TOO_MANY, WALL, WAY
from tests.games.geisterbahn.build import CARDS, Train, dead_end, key_chamber, terrified


def dying() -> Train:
    """Seat 0 is about to become a ghost: keys, items, and cards in front."""
    train = dead_end().morale(0, 1).keys(0, "a1", "g4").hand(0, "garlic", "lamp", "carmilla")
    return train.front(0, "werewolf").front(0, "booze").hand(1, "selenite", "the golem")


def die(train: Train) -> Train:
    return train.turn_of(0).go("drive", "play selenite", "roll", roll=10)


def test_a_ghosts_items_are_discarded_and_keys_return():  # GEI-30
    train = die(dying())
    assert all(train.gone(item) for item in ("garlic", "lamp", "booze"))
    assert train.s.keys[0].sum() == 0
    assert train.s.pile_left.tolist() == [5] * 6


def test_what_was_due_in_the_next_turn_lapses_on_becoming_a_ghost():  # GEI-39
    train = dying().turn_of(0)
    train.s.due[0] = DUE_HORLA
    train.go("drive", "play selenite", "roll", roll=10)
    assert train.is_ghost(0)
    assert train.s.due[0] == 0


def test_laid_out_horrors_go_and_horrors_in_hand_stay():  # GEI-30
    train = die(dying())
    assert train.gone("werewolf")
    assert train.holds(0, "carmilla")


def test_a_ghost_with_no_card_left_draws_three():  # GEI-30
    assert die(dying().hand(0, "garlic")).s.held[0] == 3


def ghost_at(cell: str, edge: str = "") -> Train:
    return Train().track("d3", "n-s").track("d2", "n-s").faces("d1", "s").ghost(0, cell, edge)


def test_a_ghost_turns_no_tile():  # GEI-31
    train = ghost_at("d3", "n").track("d2", "s<ne,nw").turn_of(0)
    assert train.asked == WAY


def test_a_ghost_uses_no_teleporter():  # GEI-31
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").ghost(0, "c2", "n").turn_of(0)
    assert train.place(0) == "c1 n"


def test_a_ghost_cannot_enter_the_gate_house():  # GEI-31
    assert ghost_at("d2", "s").turn_of(0).place(0) == "d3 s"


def test_a_ghost_cannot_enter_the_item_chamber():  # GEI-31
    train = Train().track("f5", "n-s").track("f4", "n-s").faces("f3", "s").ghost(0, "f5", "n").turn_of(0)
    assert train.place(0) == "f4 n"


def test_a_ghost_cannot_enter_the_chamber_of_encounters():  # GEI-31
    train = Train().track("b5", "n-s").track("b4", "n-s").faces("b3", "s").ghost(0, "b5", "n").turn_of(0)
    assert train.place(0) == "b4 n"


def test_a_ghost_does_not_go_through_the_wall_of_the_gate_house():  # GEI-31 GEI-32
    train = Train().track("e2", "n-s").track("e3", "n-sw").ghost(0, "e2", "s").turn_of(0)
    assert train.place(0) == "e3 sw"  # on that side the turned Gate House has no track


def test_ghosts_discard_down_to_five_too():  # GEI-25
    cards = ("carmilla", "lord ruthven", "count orlok", "martian", "selenite", "moon calf")
    train = ghost_at("d3", "n").hand(0, *cards).turn_of(0)
    assert (train.asked, train.pending) == (TOO_MANY, 0)


def test_a_ghost_made_in_the_gate_house_may_leave_by_its_track():  # GEI-31
    assert ghost_at("d4", "n").faces("d1", "se").turn_of(0).go("stop").place(0) == "d2 n"


def test_a_ghost_has_no_step_3():  # GEI-31
    train = ghost_at("d3", "n").turn_of(0)
    assert train.place(0) == "d1 s"
    assert (train.s.active, train.asked) == (1, STEP_ONE)


def test_a_ghost_is_never_chosen_as_a_victim():  # GEI-31
    train = dead_end(4).ghost(2, "f5").hand(1, "wendigo", "selenite").hand(2, "wendigo", "moon calf")
    assert train.go("drive", "play wendigo", "roll", roll=1).legal == ["terrify 2", "terrify 4", "decline"]


def test_a_ghost_may_go_through_a_wall_or_stop():  # GEI-32
    train = ghost_at("d3", "n").faces("d1", "se").turn_of(0)
    assert (train.asked, train.legal) == (WALL, ["through", "stop"])
    assert train.go("through").place(0) == "d1 se"


def test_a_wall_ends_its_movement():  # GEI-32
    train = Train().track("d3", "n-s").track("d2", "ne-sw").ghost(0, "d3", "n").turn_of(0)
    assert train.place(0) == "d2"


def test_it_must_move_if_it_can():  # GEI-32
    train = Train().track("d3", "n-s").track("d2", "ne-sw").ghost(0, "d3", "n").turn_of(0)
    assert train.s.active == 1  # it was not asked whether it wanted to


def test_not_through_the_frame():  # GEI-32
    train = Train().track("c1", "n-s").walls("c2", "n").ghost(0, "c1", "n").turn_of(0)
    assert train.place(0).startswith("c2")  # it turned round instead


def test_not_into_a_key_chamber_with_a_living_car():  # GEI-32
    assert ghost_at("d3", "n").car(1, "d1", "s").turn_of(0).place(0) == "d2 n"


def test_standing_loose_it_leaves_by_any_track_end():  # GEI-32
    train = ghost_at("d2").track("d2", "n-s ne-sw").turn_of(0)
    assert train.legal == ["ride n", "ride ne", "ride s", "ride sw"]


def test_a_ghost_never_blocks_a_key_chamber():  # GEI-33
    train = key_chamber().ghost(2, "d1", "s").turn_of(0).go("drive")
    assert train.place(0) == "d1 s"


def test_a_ghost_never_blocks_a_gate_house_track():  # GEI-33
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").ghost(1, "d4", "n").turn_of(0)
    assert train.go("drive").place(0) == "d4 n"


def passing_ghost() -> Train:
    """Seat 0 passes the ghost of seat 2 on d2, on the way to the Key Chamber."""
    return key_chamber().ghost(2, "d2").turn_of(0).go("drive")


def test_a_ghost_terrifies_whoever_passes_before_anything_else():  # GEI-34
    train = passing_ghost()
    assert (train.asked, train.pending) == (HORROR, 2)
    assert train.place(0).startswith("d2")


def test_a_moving_ghost_terrifies_whom_it_passes():  # GEI-34
    train = ghost_at("d3", "n").car(1, "d2", "n").turn_of(0)
    assert (train.asked, train.pending) == (HORROR, 0)


def test_a_failed_test_gives_the_ghost_a_point():  # GEI-34
    assert passing_ghost().go("play the mummy", "roll", roll=10).s.points[2] == 1


def test_a_test_held_gives_no_point():  # GEI-34
    assert passing_ghost().go("play the mummy", "roll", roll=1).s.points[2] == 0


def test_once_per_pair_and_movement():  # GEI-34
    train = Train().track("d3", "o n-ne-s-sw").track("d2", "o n-se-s-nw").track("e2", "n-se sw-nw")
    train.car(0, "d3", "n").ghost(2, "d2").turn_of(0).go("drive", "play the mummy", "roll", roll=1)
    train.go("ride s", "ride ne")  # round and back to d2
    assert (train.place(0)[:2], train.asked) == ("d2", WAY)


def test_no_points_for_other_terrors_but_by_option():  # GEI-34
    def dead_end_terror(**options) -> Train:
        train = dead_end(**options).ghost(2, "f5").turn_of(0)
        return train.go("drive", "play the mummy", "roll", roll=10)

    assert dead_end_terror().s.points[2] == 0
    assert dead_end_terror(every_terror=True).s.points[2] == 1


def test_protection_gives_no_point():  # GEI-27 GEI-34
    train = key_chamber().ghost(2, "d2").hand(0, "mirror", "selenite").turn_of(0)
    assert train.go("drive", "play the mummy", "protect mirror").s.points[2] == 0


def test_the_game_ends_the_moment_all_are_ghosts():  # GEI-35
    train = terrified_to_death()
    assert train.match.over
    assert train.match.ranks == [3, 1, 2]


def terrified_to_death() -> Train:
    train = dead_end().morale(0, 1).ghost(1, "f1").ghost(2, "f5")
    train.s.points[1:3] = [4, 3]
    return train.turn_of(0).go("drive", "play the golem", "roll", roll=10)


def test_equal_points_share_the_victory():  # GEI-35
    train = dead_end().morale(0, 1).ghost(1, "f1").ghost(2, "f5")
    train.s.points[1:3] = [4, 4]
    assert train.turn_of(0).go("drive", "play the golem", "roll", roll=10).match.ranks == [3, 1, 1]


def at_dawn(points: int, dawn: int = 60) -> Train:
    train = dead_end(dawn=dawn).ghost(2, "f5", "n")
    train.s.rounds, train.s.starter, train.s.points[2] = dawn - 1, 1, points
    return train.turn_of(0).go("drive", "play the mummy", "roll", roll=1)


def test_at_dawn_the_ghost_with_most_points_wins():  # GEI-35
    assert at_dawn(points=1).match.ranks == [2, 2, 1]


def test_at_dawn_without_points_the_living_share():  # GEI-35
    train = at_dawn(points=0)
    assert train.match.over
    assert train.match.ranks == [1, 1, 3]


def test_the_hour_of_dawn_is_an_option():  # GEI-35
    assert at_dawn(points=0, dawn=30).match.over


def test_a_real_table_is_scored_by_the_same_rules():  # GEI-24 GEI-35
    players = [
        {"name": "Ada", "morale": 3},
        {"name": "Bob", "morale": 0, "points": 2},
        {"name": "Cyd", "morale": 0, "points": 1},
    ]
    table = {"game": "geisterbahn", "players": players}
    assert scored(table)["winners"] == ["Bob"]
    players[0]["cracked"] = True
    assert scored(table)["winners"] == ["Ada"]


@pytest.mark.parametrize("cracked", [False, True])
def test_points_of_the_living_are_refused_at_a_real_table(cracked):  # GEI-35
    players = [{"name": name, "morale": 0} for name in ("Ada", "Bob")]
    players.append({"name": "Cyd", "morale": 3, "points": 2, "cracked": cracked})
    with pytest.raises(Mistake) as caught:
        scored({"game": "geisterbahn", "players": players})
    assert (caught.value.code, caught.value.clause) == ("geisterbahn-living-points", "GEI-35")
    assert caught.value.sentence("en").startswith("players[2]: only ghosts (morale 0) have victory points.")


def scored(table: dict) -> dict:
    import msgspec

    return score_table(msgspec.convert(table, Table))


def test_ghosts_come_before_cards_in_front():  # GEI-36
    train = key_chamber().front(1, "dracula").car(1, "d2", "n").ghost(2, "d2").turn_of(0).go("drive")
    assert (train.asked, train.pending) == (HORROR, 2)
    train.go("play the mummy", "roll", roll=1)
    assert (train.asked, train.pending) == (FACE_IT, 0)


def test_the_movers_card_comes_before_that_of_a_standing_car():  # GEI-36
    train = key_chamber().front(0, "werewolf").front(1, "dracula").car(1, "d2", "n").turn_of(0).go("drive")
    assert train.pending == 1  # faces the Werewolf
    assert train.go("roll", roll=1).pending == 0  # faces Dracula


def test_several_ghosts_terrify_clockwise_from_the_mover():  # GEI-36
    train = key_chamber(4).ghost(3, "d2").ghost(1, "d2").turn_of(0).go("drive")
    assert train.pending == 1
    assert train.go("play the golem", "roll", roll=1).pending == 3


def test_the_movers_card_meets_the_others_clockwise():  # GEI-36
    train = key_chamber(4).car(0, "b1").car(2, "d3", "n").front(2, "dracula").morale(2, 9)
    train.car(0, "d2", "n").car(1, "d2", "n").car(3, "d2", "n").turn_of(2).go("drive")
    assert [train.pending, train.go("roll", roll=1).pending, train.go("roll", roll=1).pending] == [3, 0, 1]


@pytest.mark.parametrize(("near", "far"), [("werewolf", "dracula"), ("dracula", "werewolf")])
def test_cards_of_standing_cars_act_clockwise_from_the_mover(near, far):  # GEI-36
    train = key_chamber(4).car(3, "d3", "n").car(0, "d2", "n").car(1, "d2", "n").front(0, near).front(1, far)
    train.turn_of(3).go("drive")
    met = [int(train.s.frame[train.s.depth - 1, BY])]
    train.go("roll", roll=1)
    assert [*met, int(train.s.frame[train.s.depth - 1, BY])] == [0, 1]


def test_a_card_that_changed_hands_does_nothing_more_in_this_movement():  # GEI-36
    train = key_chamber().car(0, "d4", "n").car(1, "d3", "n").car(2, "d2", "n").front(1, "dracula").turn_of(0)
    train.go("drive").go("roll", roll=10)
    assert train.in_front("dracula") == 0
    assert train.asked == HORROR  # past seat 2 into the Key Chamber: nobody else had to face him


def test_the_tile_one_departs_from_does_not_count():  # GEI-36
    train = key_chamber().ghost(2, "d3").turn_of(0).go("drive")
    assert train.pending == 1  # the left neighbour in the Key Chamber, not the ghost left behind


def test_a_car_put_somewhere_ends_its_movement_and_its_action():  # GEI-37
    train = key_chamber().ghost(2, "d2").hand(2, "klara militsch", "moon calf").turn_of(0)
    train.go("drive", "play klara militsch", "roll", roll=10)
    assert train.place(0).startswith("d4")
    assert train.s.active == 1
    assert train.s.pile_left[2] == 5


def test_whoever_is_put_somewhere_draws_no_key():  # GEI-37
    train = key_chamber().hand(1, "klara militsch", "moon calf").go("drive", "play klara militsch", "roll", roll=10)
    assert train.s.keys[0].sum() == 0
    assert train.s.active == 1


def test_being_put_somewhere_triggers_no_meeting():  # GEI-37
    train = dead_end().ghost(2, "d4", "n").hand(2, "klara militsch", "moon calf").turn_of(0)
    train.go("drive", "play klara militsch", "roll", roll=10)
    assert train.asked == STEP_ONE


def test_hands_are_secret_and_their_size_is_open():  # GEI-38
    view = dead_end().match.view(1)
    assert view.held[0] == 3
    assert not view.hand[0].any()


def test_which_pile_a_key_came_from_is_open_and_its_kind_is_not():  # GEI-38
    train = key_chamber().go("drive", "play the golem", "roll", roll=1)
    view = train.match.view(-1)
    assert view.keys[0].tolist() == [0, 0, 1, 0, 0, 0]
    assert not view.pile_kind.any()


def test_an_item_shown_as_protection_is_remembered_by_all():  # GEI-38
    train = dead_end().hand(0, "mirror", "selenite").go("drive", "play the golem", "protect mirror")
    assert CARDS["mirror"] in train.match.view(2).hand[0]


def test_discards_are_open():  # GEI-38
    assert CARDS["the golem"] in terrified("the golem", 1).match.view(-1).horror_gone


def test_five_known_piles_tell_the_sixth():  # GEI-38
    train = Train().piles(1, 2, 3, 4, 5, 6)
    from ghostyard.games.geisterbahn.rules.cards import learn_pile

    for pile in range(5):
        learn_pile(train.s, 0, pile)
    assert train.match.view(0).pile_kind.tolist() == [1, 2, 3, 4, 5, 6]


def test_draculas_loss_comes_before_the_hoods_roll():  # GEI-39
    train = Train().front(0, "dracula").front(0, "black hoods").morale(0, 1).turn_of(0, roll=10)
    assert train.is_ghost(0)
    assert not any(event[0] == 5 for event in train.s.event.tolist())  # the Hoods were not rolled for


def test_what_is_due_lapses_on_becoming_a_ghost():  # GEI-39
    train = dying()
    train.s.due[0] = 7
    assert die(train).s.due[0] == 0


def test_the_invisible_man_beats_the_horla_and_the_ghost_train_combines():  # GEI-39
    train = dead_end()
    train.s.due[0] = 7
    train.turn_of(0)
    assert train.s.mover == 0
    assert train.legal == ["drive"]
    assert CELL_NAMES[train.go("drive").s.cell[0]] == "d1"


def test_the_horla_beats_the_hoods():  # GEI-39
    train = dead_end().front(0, "black hoods")
    train.s.due[0] = 2
    train.turn_of(0, roll=1)
    assert (train.s.mover, train.s.driver) == (2, 0)
