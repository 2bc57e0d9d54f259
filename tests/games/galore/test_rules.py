"""Set-up, claiming and placing: one position, one act, one assertion."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ghostyard.core.conformance import Case, census, world_of
from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.games.galore import GAME
from tests.games.galore.build import (
    claim_all,
    claiming,
    open_tiles,
    place_all,
    play,
    play_round,
    random_match,
    top_tiles,
)


def refusal(match: Match, seat: int, move: str) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    return caught.value


def side_of_each(match: Match) -> list[str]:
    return [player["side"] for player in GAME.describe(match.box, match.state)["players"]]


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats):  # GAL-06
    with pytest.raises(Mistake, match="2 to 5"):
        Match(GAME, seats)


def test_everybody_gets_another_board_at_random():  # GAL-06
    boards = [tuple(Match(GAME, 5, seed=seed).state.board.tolist()) for seed in range(20)]
    assert all(sorted(dealt) == [0, 1, 2, 3, 4] for dealt in boards)
    assert len(set(boards)) > 10


def test_all_choose_sides_at_the_same_time():  # GAL-06
    match = Match(GAME, 3, seed=1)
    assert match.pending == (0, 1, 2)
    play(match, "2 side back, 0 side back, 1 side front")
    assert side_of_each(match) == ["back", "front", "back"]


def test_sides_are_chosen_before_anybody_sees_a_secret_tile():  # GAL-06
    match = Match(GAME, 2, seed=1)
    assert not match.state.secret.any()
    play(match, "0 side back, 1 side back")
    assert match.state.secret[:2].all()


def test_sides_can_be_dealt_at_random():  # GAL-06
    sides = {tuple(side_of_each(Match(GAME, 2, seed=seed, options={"random-sides": True}))) for seed in range(40)}
    assert len(sides) == 4


def test_a_secret_tile_is_seen_by_its_owner_only():  # GAL-06
    match = claiming(seats=2)
    assert [int(match.view(viewer).secret[0]) for viewer in (0, 1, SPECTATOR)] == [match.state.secret[0], 0, 0]


@pytest.mark.parametrize(("seats", "size", "left"), [(2, 6, 28), (3, 7, 19), (4, 8, 10), (5, 9, 1)])
def test_eight_stacks_of_players_plus_four(seats, size, left):  # GAL-07
    match = claiming(seats)
    assert GAME.describe(match.box, match.state)["stack_left"] == size
    assert 78 - seats - 8 * size == left


def test_the_last_stack_is_as_full_as_the_first():  # GAL-07
    match = claiming(seats=5, rounds=7)
    assert len(set(top_tiles(match, 9))) == 9


def test_any_seat_can_get_the_lamp():  # GAL-08
    assert {int(Match(GAME, 4, seed=seed).state.lamp) for seed in range(40)} == {0, 1, 2, 3}


def test_experienced_players_keep_one_of_two_tiles():  # GAL-09
    match = claiming(seats=2, experienced=True)
    match.state.pending = 3
    first, second = match.state.offer[0].tolist()
    play(match, "0 keep 2, 1 keep 1")
    assert match.state.secret[0] == second
    assert first in match.state.deck.tolist()


def test_experienced_players_choose_at_the_same_time_unseen():  # GAL-09
    match = Match(GAME, 3, seed=4, options={"experienced": True, "random-sides": True})
    assert match.pending == (0, 1, 2)
    match.play(1, "keep 2")
    assert not match.view(0).choice.any()
    assert not match.view(0).offer[1].any()


def test_a_tile_mixed_back_in_can_turn_up_anywhere():  # GAL-09
    places = set()
    for seed in range(30):
        match = Match(GAME, 2, seed=seed, options={"experienced": True, "random-sides": True})
        returned = match.state.offer[0, 0]
        play(match, "0 keep 2, 1 keep 2")
        places.add(match.state.deck.tolist().index(returned))
    assert len(places) > 15


def all_keep_the_first(version: int | None = None) -> Match:
    """Three experienced players have kept the first of their two tiles; seat 0 gave back tile 17."""
    options = {"experienced": True, "random-sides": True}
    return play(Match(GAME, 3, seed=5, options=options, version=version), "0 keep 1, 1 keep 1, 2 keep 1")


def worlds(match: Match, viewer: int, count: int = 60) -> list[Any]:
    """Full states that this viewer thinks possible."""
    case = Case(GAME, match.seats, 5)
    return [world_of(case, match, viewer, seed) for seed in range(count)]


def test_one_remembers_the_tile_one_gave_back():  # GAL-09
    match = all_keep_the_first()
    seen = [GAME.describe(match.box, match.view(viewer))["players"][0]["returned"] for viewer in (0, 1, SPECTATOR)]
    assert [face and face["number"] for face in seen] == [17, None, None]


def test_the_tile_one_gave_back_is_nobodys_secret_tile():  # GAL-09
    for world in worlds(all_keep_the_first(), viewer=0, count=400):
        assert 17 not in world.secret.tolist()
        assert 17 in world.deck.tolist()


def test_keeping_it_out_of_all_hands_loses_no_tile_and_doubles_none():  # GAL-09
    match = all_keep_the_first()
    given, kept = 1, 77  # numbers that a careless count of tiles could take for one
    for tile, place in ((given, match.state.offer[0]), (kept, match.state.secret)):
        there = np.flatnonzero(match.state.deck == tile)
        if tile == kept:
            match.state.deck[there] = place[0]
        place[0] = tile
    for world in worlds(match, viewer=0):
        assert (census(GAME, match.box, world)[1:] == 1).all()


def test_while_two_tiles_are_offered_nothing_is_given_back():  # GAL-09
    match = Match(GAME, 3, seed=5, options={"experienced": True, "random-sides": True})
    player = GAME.describe(match.box, match.view(0))["players"][0]
    assert ([face["number"] for face in player["offer"]], player["returned"]) == ([54, 17], None)


def test_the_tile_one_gave_back_may_lie_anywhere_in_the_deck_or_the_box():  # GAL-09
    places = [world.deck.tolist().index(17) for world in worlds(all_keep_the_first(), viewer=0, count=200)]
    assert len(set(places)) > 50
    assert max(places) >= 56  # behind the eight stacks


def test_any_other_hidden_tile_may_be_a_rivals_secret_tile():  # GAL-09
    match = all_keep_the_first()
    held = {int(world.secret[1]) for world in worlds(match, viewer=0, count=600)}
    assert held == set(range(1, 79)) - {17, int(match.state.secret[0])}


def test_rivals_gave_back_some_other_tile():  # GAL-09
    match = all_keep_the_first()
    for world in worlds(match, viewer=0):
        kept, returned = world.secret[:3].tolist(), world.offer[:3, 0].tolist()
        assert returned[0] == 17
        assert len({*kept, *returned}) == 6


def test_rivals_may_have_given_back_any_other_tile():  # GAL-09
    match = all_keep_the_first()
    returned = {int(world.offer[1, 0]) for world in worlds(match, viewer=0, count=700)}
    assert returned == set(range(1, 79)) - {17, int(match.state.secret[0])}


def test_a_tile_given_back_that_turns_up_is_seen_there():  # GAL-09
    match = all_keep_the_first()
    place = match.state.deck.tolist().index(17)
    match.state.deck[[0, place]] = match.state.deck[[place, 0]]
    match.play(match.pending[0], "draw")
    assert all(world.deck.tolist().count(17) == 1 and world.deck[0] == 17 for world in worlds(match, viewer=0))


def test_when_all_is_shown_nothing_given_back_matters_any_more():  # GAL-09 GAL-18
    match = random_match(3, seed=2, experienced=True)
    assert not match.state.offer.any()
    assert not any(world.offer.any() for world in worlds(match, viewer=0, count=5))


def test_the_first_version_of_the_rules_forgot_what_was_given_back():  # GAL-09
    match = all_keep_the_first(version=1)
    assert not match.state.offer.any()
    found = worlds(match, viewer=0, count=200)
    assert any(17 in world.secret.tolist() for world in found)
    assert not any(world.offer.any() for world in found)


def test_when_all_have_kept_a_tile_nothing_is_left_chosen():  # GAL-09
    assert not all_keep_the_first().state.choice.any()


# ------------------------------------------------------------ claiming


def test_the_lamp_holder_begins_and_play_goes_clockwise():  # GAL-10
    match = claiming(seats=3, lamp=2)
    order = [match.pending]
    for _ in range(2):
        seat = match.pending[0]
        play(match, f"{seat} draw, {seat} leave")
        order.append(match.pending)
    assert order == [(2,), (0,), (1,)]


def test_whoever_has_claimed_is_skipped():  # GAL-10
    match = play(claiming(seats=3), "0 draw, 0 claim, 1 draw, 1 leave, 2 draw, 2 leave")
    assert match.pending == (1,)


def test_nobody_else_may_move():  # GAL-10
    assert refusal(claiming(seats=2), 1, "draw").code == "not-asked"


def test_drawing_turns_up_the_top_tile_for_all_to_see():  # GAL-11
    match = claiming(seats=2)
    top = top_tiles(match, 1)
    match.play(0, "draw")
    assert open_tiles(match) == top
    assert match.view(1).deck[0] == top[0]


def test_a_drawn_tile_is_claimed_or_left():  # GAL-11
    match = play(claiming(seats=2), "0 draw")
    assert match.legal(0).texts == ["claim", "leave"]


def test_taking_an_open_tile_draws_nothing():  # GAL-11
    match = play(claiming(seats=3), "0 draw, 0 leave")
    tile, turned = open_tiles(match)[0], match.state.turned
    match.play(1, "take 1")
    assert match.state.claimed[1] == tile
    assert match.state.turned == turned


def test_there_is_no_pass():  # GAL-11
    match = claiming(seats=2)
    assert match.legal(0).texts == ["draw"]


def test_nothing_can_be_taken_before_a_tile_lies_open():  # GAL-12
    assert refusal(claiming(seats=2), 0, "take 1").clause == "GAL-12"


def test_an_empty_stack_cannot_be_drawn_from():  # GAL-12
    match = claiming(seats=2)
    for _ in range(6):
        seat = match.pending[0]
        play(match, f"{seat} draw, {seat} leave")
    assert refusal(match, match.pending[0], "draw").code == "stack-empty"
    assert len(match.legal(match.pending[0])) == 6


def test_after_drawing_only_the_drawn_tile_can_be_claimed():  # GAL-13
    match = play(claiming(seats=2), "0 draw, 0 leave, 1 draw")
    assert refusal(match, 1, "take 1").clause == "GAL-13"
    assert refusal(match, 1, "place a1 north").code == "not-now"


def test_tiles_are_taken_while_they_are_claimed_only():  # GAL-11
    assert refusal(claim_all(claiming(seats=2)), 0, "take 1").code == "not-now"


def test_a_tile_left_earlier_can_be_taken_by_whoever_left_it():  # GAL-14
    match = play(claiming(seats=3), "0 draw, 0 leave, 1 draw, 1 leave, 2 draw, 2 leave")
    left_by_0 = open_tiles(match)[0]
    match.play(0, "take 1")
    assert match.state.claimed[0] == left_by_0


def test_last_player_chooses_from_five_tiles():  # GAL-15
    match = play(claiming(seats=2), "0 draw, 0 leave, 1 draw, 1 claim")
    assert len(open_tiles(match)) == 5
    assert match.legal(0).texts == ["take 1", "take 3", "take 4", "take 5", "take 6"]


def test_last_player_may_not_draw():  # GAL-15
    match = play(claiming(seats=2), "0 draw, 0 claim")
    assert refusal(match, 1, "draw").clause == "GAL-15"


def test_where_all_lie_open_already_nothing_more_is_revealed():  # GAL-15
    match = claiming(seats=2)
    play(match, ", ".join(f"{seat} draw, {seat} leave" for seat in (0, 1, 0, 1, 0, 1)))
    before = int(match.state.revealed)
    assert play(match, "0 take 1").state.revealed == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_always_five_to_choose_from(seats):  # GAL-15
    match = claiming(seats)
    for _ in range(seats - 1):
        play(match, f"{match.pending[0]} draw, {match.pending[0]} claim")
    assert len(open_tiles(match)) == 5


# ------------------------------------------------------------ placing


def test_all_place_at_the_same_time_on_any_space_in_any_turn():  # GAL-16
    match = claim_all(claiming(seats=3))
    assert match.pending == (0, 1, 2)
    assert [len(match.legal(seat)) for seat in range(3)] == [36, 36, 36]


def test_nobody_sees_a_placement_before_all_have_placed():  # GAL-16
    match = play(claim_all(claiming(seats=2)), "1 place b2 east")
    assert not match.view(0).tile.any()
    play(match, "0 place a1 north")
    assert match.view(0).tile[1, 4] != 0


def test_a_rivals_hidden_placement_may_be_on_any_empty_space_any_way_up():  # GAL-16
    match = play(claim_all(claiming(seats=2)), "0 place a1 north, 1 place a1 north")
    play(claim_all(match), "1 place c3 east")
    chosen = {int(world.choice[1]) - 1 for world in worlds(match, viewer=0, count=400)}
    assert chosen == set(range(4, 36))


def test_a_rivals_hidden_side_may_be_either():  # GAL-06
    match = play(Match(GAME, 2, seed=1), "1 side back")
    assert {int(world.choice[1]) for world in worlds(match, viewer=0)} == {1, 2}


def test_who_has_not_chosen_yet_has_not_chosen_in_any_world():  # GAL-06
    match = play(Match(GAME, 3, seed=1), "1 side back")
    assert not any(world.choice[2] for world in worlds(match, viewer=0))


def test_the_tile_lies_where_and_as_it_was_placed():  # GAL-16
    match = claim_all(claiming(seats=2))
    tile = match.state.claimed[0]
    play(match, "0 place c2 west, 1 place a1 north")
    assert (match.state.tile[0, 5], match.state.turn[0, 5]) == (tile, 3)


def test_nothing_is_ever_covered():  # GAL-16
    match = play(claim_all(claiming(seats=2)), "0 place b2 east, 1 place b2 east")
    claim_all(match)
    assert refusal(match, 0, "place b2 north").clause == "GAL-16"
    assert len(match.legal(0)) == 32


def test_the_four_unclaimed_tiles_are_gone_and_known():  # GAL-17
    match = claim_all(claiming(seats=3))
    left = set(open_tiles(match))
    place_all(match)
    assert len(left) == 4
    assert left == set(GAME.describe(match.box, match.view(1))["gone"])


def test_the_lamp_passes_to_the_left():  # GAL-17
    match = play_round(claiming(seats=3, lamp=2))
    assert match.state.lamp == 0
    assert match.pending == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lamp_goes_around_and_leaves_nobody_out(seats):  # GAL-17
    match, lamps = claiming(seats), []
    for _ in range(seats):
        lamps.append(int(match.state.lamp))
        assert match.pending == (lamps[-1],)
        play_round(match)
    assert lamps == list(range(seats))


def test_the_secret_tile_comes_after_round_eight_as_a_decision_of_its_own():  # GAL-18
    match = claiming(seats=2, rounds=8)
    assert match.pending == (0, 1)
    assert [len(match.legal(seat)) for seat in range(2)] == [4, 4]


def test_secret_tiles_are_shown_together():  # GAL-18
    match = claiming(seats=2, rounds=8)
    secret = match.state.secret[0]
    match.play(0, match.legal(0)[1])
    assert secret not in match.view(1).tile
    match.play(1, match.legal(1)[0])
    assert secret in match.view(1).tile
    assert match.over


def test_after_the_end_nothing_can_be_played():  # GAL-18
    assert refusal(random_match(2, seed=1), 0, "draw").code == "game-over"


def test_the_rulebooks_example_of_a_round():  # GAL-15
    match = claiming(seats=2)
    play(match, "0 draw, 0 leave, 1 draw, 1 claim")
    left = open_tiles(match)[0]
    match.play(0, "take 1")
    assert match.state.claimed[0] == left


def test_a_rival_may_have_turned_the_last_tile_any_way():  # GAL-16 GAL-18
    match = claiming(rounds=8)
    match.play(1, match.legal(1)[0])
    last = match.state.tile[1].tolist().index(0)
    chosen = {int(world.choice[1]) for world in worlds(match, viewer=0)}
    assert chosen == {1 + 4 * last + turn for turn in range(4)}
