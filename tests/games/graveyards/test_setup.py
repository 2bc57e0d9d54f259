"""Graveyards, Ghosts & Haunted Houses: colours, hands, tokens, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from ghostyard.core.match import Match
from ghostyard.games.graveyards import GAME
from tests.games.graveyards.build import offers, play, shown, why_not


def dealt(seats: int, seed: int) -> Match:
    """A match in which the colours are dealt."""
    return Match(GAME, seats, seed=seed, options={"choose-colours": False})


def owned(match: Match) -> list[list[str]]:
    return [player["colours"] for player in shown(match)["players"]]


@pytest.mark.parametrize(("seats", "each"), [(2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])])
def test_colours_are_dealt_two_each_with_two_players_else_one(seats, each):  # GRA-05
    assert [len(colours) for colours in owned(dealt(seats, seed=1))] == each


def test_any_colour_can_be_dealt_to_a_seat():  # GRA-05
    first = Counter(owned(dealt(4, seed))[0][0] for seed in range(60))
    assert set(first) == {"white", "orange", "blue", "green"}


def test_with_three_players_any_colour_can_be_nobodys():  # GRA-05
    nobodys = Counter(int(owner) for seed in range(60) for owner in dealt(3, seed).state.owner)
    assert nobodys == dict.fromkeys(range(4), 60)


def test_colours_are_chosen_in_seat_order_unless_they_are_dealt():  # GRA-05
    match = Match(GAME, 3, seed=1)
    assert match.pending == (0,)
    play(match, "colour green > colour white > colour blue")
    assert owned(match) == [["green"], ["white"], ["blue"]]


def test_two_players_choose_in_turn_until_both_have_two_colours():  # GRA-05
    match = Match(GAME, 2, seed=1)
    play(match, "colour blue > colour white > colour green > colour orange")
    assert owned(match) == [["blue", "green"], ["white", "orange"]]


def test_a_colour_is_chosen_once():  # GRA-05
    match = play(Match(GAME, 2, seed=1), "colour blue")
    assert offers(match) == ["colour white", "colour orange", "colour green"]
    assert why_not(match, "colour blue") == "colour-taken GRA-05"


def test_tiles_are_dealt_after_the_colours_are_chosen():  # GRA-05 GRA-06
    match = play(Match(GAME, 2, seed=1), "colour blue > colour white > colour green")
    assert not match.state.hand.any()
    play(match, "colour orange")
    assert (match.state.hand > 0).sum(axis=1).tolist() == [3, 3, 0, 0]


def test_a_house_that_nobody_plays_is_out_of_the_game():  # GRA-05
    match = Match(GAME, 3, seed=1)
    play(match, "colour green > colour white > colour blue > tile 1 > at 0,0 > turn north")
    while match.state.phase != 1:
        play(match, "decline")
    assert why_not(match, "house orange") == "not-your-house GRA-05"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_hidden_tiles_each(seats):  # GRA-06
    match = dealt(seats, seed=1)
    hands = GAME.describe(match.box, match.view(1))["players"]
    assert [len(player["hand"]) for player in hands] == [3] * seats
    assert [all(held["tile"] for held in player["hand"]) for player in hands] == [seat == 1 for seat in range(seats)]


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 2), (4, 2)])
def test_tokens_of_each_kind_are_handed_out_for_all_to_see(seats, each):  # GRA-06
    match = Match(GAME, seats, seed=1)
    supplies = [player["tokens"] for player in GAME.describe(match.box, match.view(0))["players"]]
    assert supplies == [{"kids": each, "investigator": each, "gravestone": each}] * seats


def test_anybody_can_begin():  # GRA-06
    assert {dealt(4, seed).pending for seed in range(60)} == {(0,), (1,), (2,), (3,)}
