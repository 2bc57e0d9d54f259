"""Gho Gho Ghosty: betting, taking, paying bets, and the next round."""

from __future__ import annotations

import pytest

from ghostyard.core.errors import Refused
from ghostyard.core.record import SPECTATOR

from .build import bet, display, engine, ghosty, rows, take


def test_everybody_but_mr_ghosty_bets_at_the_same_time():  # GHO-07
    assert ghosty("", "", "", "", figure=2).pending == (0, 1, 3)


def test_mr_ghosty_does_not_bet():  # GHO-07
    with pytest.raises(Refused, match="GHO-07"):
        ghosty("", "").play(0, "bet red")


def test_a_colour_that_is_not_in_the_display_may_be_chosen():  # GHO-07
    match = ghosty("", "", display="r0 r1 r2 y0 y1 y2 g0")
    assert "bet purple" in match.legal(1)


def test_nobody_bets_twice():  # GHO-07
    match = ghosty("", "", "")
    match.play(1, "bet red")
    with pytest.raises(Refused) as refused:
        match.play(1, "bet blue")
    assert refused.value.code == "not-asked"


def test_mr_ghosty_waits_while_bets_are_paid():  # GHO-09
    match = ghosty("", "")
    bet(match, "red")
    take(match, "r0", "y0")
    with pytest.raises(Refused) as refused:
        match.play(0, "take 1")
    assert refused.value.code == "not-asked"


def test_only_the_bettor_knows_a_bet():  # GHO-07
    match = ghosty("", "", "")
    bet(match, "green", "blue")
    known = {viewer: match.view(viewer).bet.tolist() for viewer in range(SPECTATOR, 3)}
    assert known == {SPECTATOR: [0] * 4, 0: [0] * 4, 1: [0, 3, 0, 0], 2: [0, 0, 4, 0]}


def test_mr_ghosty_sees_that_a_bet_lies():  # GHO-07
    match = ghosty("", "", "")
    match.play(2, "bet green")
    players = match.game.describe(match.box, match.view(0))["players"]
    assert [player["bet_laid"] for player in players] == [False, False, True]


def test_mr_ghosty_waits_for_all_bets():  # GHO-07
    match = ghosty("", "", "")
    match.play(1, "bet red")
    with pytest.raises(Refused):
        match.play(0, "take 1")


def test_mr_ghosty_takes_when_all_bets_lie():  # GHO-08
    match = ghosty("", "", "")
    bet(match, "red", "red")
    assert match.pending == (0,)


def test_mr_ghosty_takes_any_of_the_display():  # GHO-08
    match = ghosty("", "")
    bet(match, "red")
    assert match.legal(0).texts == [f"take {number}" for number in range(1, 8)]


def test_mr_ghosty_takes_two():  # GHO-08
    match = ghosty("", "")
    bet(match, "purple")
    take(match, "y1")
    assert match.pending == (0,)
    take(match, "g0")
    assert rows(match, 0) == "y1 g0"


def test_mr_ghosty_never_takes_from_the_pile():  # GHO-08
    match = ghosty("", "")
    bet(match, "red")
    with pytest.raises(Refused, match="GHO-08"):
        match.play(0, "draw")


def test_a_place_of_the_display_that_is_empty_cannot_be_taken():  # GHO-08
    match = ghosty("", "")
    bet(match, "red")
    with pytest.raises(Refused, match="no carriage"):
        match.play(0, "take 8")


def test_a_correct_bet_earns_a_carriage_from_the_display():  # GHO-09
    match = ghosty("", "", figure=1)
    bet(match, "yellow")
    take(match, "y0", "r0", "b0")
    assert rows(match, 0) == "b0"


def test_the_second_colour_mr_ghosty_took_is_as_good_as_the_first():  # GHO-09
    match = ghosty("", "")
    bet(match, "red")
    take(match, "y0", "r0")
    assert match.pending == (1,)


def test_a_correct_bet_may_be_paid_from_the_pile_unseen():  # GHO-09
    match = ghosty("", "", pile="g2 y2 p0 p0 p1 p1")
    bet(match, "red")
    take(match, "y0", "r0", "draw")
    assert rows(match, 1) == "g2"


def test_one_carriage_of_the_colour_earns_one():  # GHO-09
    match = ghosty("", "")
    bet(match, "red")
    take(match, "y0", "r0", "r1")
    assert (rows(match, 1), int(match.state.rounds)) == ("r1", 1)


def test_two_carriages_of_the_colour_earn_two():  # GHO-09
    match = ghosty("", "")
    bet(match, "red")
    take(match, "r0", "r1", "g0", "g1")
    assert (rows(match, 1), int(match.state.rounds)) == ("g0 g1", 1)


def test_the_first_reward_is_seen_before_the_second_is_chosen():  # GHO-09
    match = ghosty("", "", pile="g2 y2 p0 p0 p1 p1")
    bet(match, "red")
    take(match, "r0", "r1", "draw")
    assert (rows(match, 1), match.pending) == ("g2", (1,))


def test_bets_are_paid_clockwise_from_mr_ghostys_left():  # GHO-09
    match = ghosty("", "", "", figure=1)
    bet(match, "red", "red")
    take(match, "r0", "y0")
    order = [match.pending]
    take(match, "g0")
    order.append(match.pending)
    assert order == [(2,), (0,)]


def test_a_bet_is_paid_before_the_next_is_revealed():  # GHO-09
    match = ghosty("", "", "")
    bet(match, "red", "yellow")
    take(match, "r0", "y0")
    assert match.view(SPECTATOR).shown.tolist() == [0, 1, 0, 0]
    take(match, "g0")
    assert match.view(SPECTATOR).shown.tolist() == [0, 1, 2, 0]


def test_taking_a_reward_is_compulsory():  # GHO-09
    match = ghosty("", "")
    bet(match, "red")
    take(match, "r0", "y0")
    assert match.legal(1).texts == ["take 1", "take 2", "take 3", "take 4", "take 5", "draw"]


def test_a_wrong_bet_earns_nothing():  # GHO-10
    match = ghosty("", "")
    bet(match, "blue")
    take(match, "r0", "y0")
    assert (rows(match, 1), match.pending) == ("", (0,))


def test_boss_cards_go_back_to_hand():  # GHO-10
    match = ghosty("", "", "", figure=2)
    bet(match, "blue", "red")
    take(match, "r0", "y0", "g0")
    assert "bet red" in match.legal(1)
    assert match.state.laid == 0


def test_the_display_is_not_refilled_during_a_round():  # GHO-11
    match = ghosty("", "")
    bet(match, "red")
    take(match, "r0", "y0")
    assert display(match) == "r1 y1 g0 g1 b0"


def test_nothing_can_be_drawn_from_an_empty_pile():  # GHO-11
    match = ghosty("", "", pile="")
    bet(match, "red")
    take(match, "r0", "y0")
    assert "draw" not in match.legal(1)
    with pytest.raises(Refused, match="GHO-11"):
        match.play(1, "draw")


def test_the_last_carriage_of_the_pile_can_be_drawn():  # GHO-11
    match = ghosty("", "", pile="p2")
    bet(match, "red")
    take(match, "r0", "y0", "draw")
    assert rows(match, 1) == "p2"


def test_nothing_can_be_taken_from_an_empty_display():  # GHO-11
    match = ghosty("", "", display="r0 r1")
    bet(match, "red")
    take(match, "r0", "r1")
    with pytest.raises(Refused, match="no carriage"):
        match.play(1, "take 1")


def test_what_a_bet_is_still_owed_is_forgotten_when_nothing_is_left():  # GHO-11
    match = ghosty("", "", display="r0 r1", pile="p2")
    bet(match, "red")
    take(match, "r0", "r1", "draw")
    assert (rows(match, 1), match.game.describe(match.box, match.state)["owed"]) == ("p2", 0)


def test_with_an_empty_display_only_the_pile_is_left():  # GHO-11
    match = ghosty("", "", "", "", display="r0 r1 r2 y0 y1 y2 g0")
    bet(match, "red", "red", "red")
    take(match, "r0", "r1", "r2", "y0", "y1", "y2", "g0")
    assert match.legal(3).texts == ["draw"]


def test_the_rest_get_nothing_when_both_are_empty():  # GHO-11
    match = ghosty("", "", "", "", display="r0 r1 r2 y0 y1 y2 g0", pile="")
    bet(match, "red", "red", "red")
    take(match, "r0", "r1", "r2", "y0", "y1", "y2", "g0")
    assert (rows(match, 3), match.over) == ("g0", True)


def test_a_bet_is_shown_even_when_nothing_is_left_to_pay_it():  # GHO-11
    match = ghosty("", "", "", "", display="r0 r1 y0 y1", pile="")
    bet(match, "red", "red", "red")
    take(match, "r0", "r1", "y0", "y1")
    assert match.view(SPECTATOR).shown.tolist() == [0, 1, 1, 1]


def test_carriages_of_one_colour_make_one_row():  # GHO-12
    match = ghosty("r2 g1", "")
    bet(match, "purple")
    take(match, "r0", "g0")
    row = match.game.describe(match.box, match.state)["players"][0]["rows"]
    assert {colour: len(cards) for colour, cards in row.items() if cards} == {"red": 2, "green": 2}


def test_what_was_taken_is_news_until_the_next_bets_lie():  # GHO-10
    match = ghosty("", "")
    taken = []
    for colour, faces in (("purple", ("r0", "y0")), ("purple", ("g0", "b0"))):
        bet(match, colour)
        taken.append(match.game.describe(match.box, match.state)["taken"])
        take(match, *faces)
        taken.append(match.game.describe(match.box, match.state)["taken"])
    assert taken == [[], ["red", "yellow"], [], ["green", "blue"]]


def test_the_first_of_two_is_news_alone():  # GHO-08
    match = ghosty("", "")
    bet(match, "purple")
    take(match, "r0", "y0")
    bet(match, "purple")
    take(match, "g0")
    assert match.game.describe(match.box, match.state)["taken"] == ["green"]


def test_the_figure_passes_clockwise():  # GHO-13
    match = ghosty("", "", "", figure=2)
    bet(match, "purple", "purple")
    take(match, "r0", "y0")
    assert (int(match.state.ghosty), match.pending) == (0, (1, 2))


def test_the_display_is_filled_up_to_seven():  # GHO-13
    match = ghosty("", "", pile="p2 g2 y2")
    bet(match, "purple")
    take(match, "r0", "y0")
    assert display(match) == "r1 y1 g0 g1 b0 p2 g2"


def test_nothing_is_added_to_seven_or_more():  # GHO-13
    match = ghosty("", "", display="r0 r0 r0 r0 r1 r1 r1 r1 b0")
    bet(match, "purple")
    take(match, "r0", "r1")
    assert display(match) == "r0 r0 r0 r1 r1 r1 b0"


def test_the_one_colour_rule_holds_for_the_whole_display():  # GHO-13
    match = ghosty("", "", display="r0 r0 r0 r0 r0 b0 b1", pile="r1 r1 r2 g0 g1")
    bet(match, "purple")
    take(match, "b0", "b1")
    assert display(match) == "r0 r0 r0 r0 r0 r1 r1 r2 g0"


def test_the_one_colour_rule_holds_for_more_than_seven_too():  # GHO-13
    match = ghosty("", "", display="r0 r0 r0 r0 r0 r1 r1 r1 b0", pile="r2 g0 g1")
    bet(match, "purple")
    take(match, "b0", "r1")
    assert display(match) == "r0 r0 r0 r0 r0 r1 r1 r2 g0"


@pytest.mark.parametrize("odd", range(7))
def test_two_colours_show_wherever_the_second_lies(odd):  # GHO-13
    left = ["b0", "b0", "b0", "b0", "b0", "b1"]
    left.insert(odd, "y0")
    match = ghosty("", "", display=" ".join(left) + " r0 r1", pile="g0 g1")
    bet(match, "purple")
    take(match, "r0", "r1")
    assert display(match) == " ".join(left)


def test_one_colour_of_any_kind_is_not_enough():  # GHO-13
    match = ghosty("", "", display="p0 p0 p0 p0 p0 p1 p1 r0 r1", pile="g0 g1")
    bet(match, "blue")
    take(match, "r0", "r1")
    assert display(match) == "p0 p0 p0 p0 p0 p1 p1 g0"


def test_the_largest_display_holds_sixteen():  # GHO-04
    reds = "r0 r0 r0 r0 r0 r1 r1 r1 r1 r1 r2 r2 r2 r2 r2"
    match = ghosty("", "", display="b0 b1 " + reds[:14], pile=reds[15:] + " g0 g1")
    bet(match, "purple")
    take(match, "b0", "b1")
    assert display(match) == reds + " g0"


def test_the_game_ends_when_the_display_cannot_be_filled():  # GHO-17
    match = ghosty("", "", pile="p2")
    bet(match, "purple")
    take(match, "r0", "y0")
    assert match.over


def test_the_game_goes_on_when_the_display_can_just_be_filled():  # GHO-17
    match = ghosty("", "", pile="p2 p1")
    bet(match, "purple")
    take(match, "r0", "y0")
    assert not match.over


def test_the_round_is_played_to_its_end_before_the_game_ends():  # GHO-17
    match = ghosty("", "", pile="")
    bet(match, "red")
    take(match, "r0", "y0")
    assert match.pending == (1,)


def test_the_game_ends_when_no_second_colour_can_be_shown():  # GHO-17
    match = ghosty("", "", display="r0 r0 r0 r0 r0 b0 b1", pile="r1 r1 r2")
    bet(match, "purple")
    take(match, "b0", "b1")
    assert match.over


def test_the_last_carriage_of_the_pile_may_show_the_second_colour():  # GHO-17
    match = ghosty("", "", display="r0 r0 r0 r0 r0 r1 r1 b0 b1", pile="g0")
    bet(match, "purple")
    take(match, "b0", "b1")
    assert (match.over, display(match)) == (False, "r0 r0 r0 r0 r0 r1 r1 g0")


def test_nothing_that_is_out_of_the_game_shows_a_second_colour():  # GHO-03 GHO-17
    match = ghosty("", "", display="r0 r0 r0 r0 r0 r1 r1 b0 b1", pile="")
    match.state.deck[-12:] = range(60, 72)  # out of the game, unseen
    bet(match, "purple")
    take(match, "b0", "b1")
    assert (match.over, display(match)) == (True, "r0 r0 r0 r0 r0 r1 r1")


def test_nothing_can_be_played_after_the_end():  # GHO-17
    match = ghosty("", "", pile="")
    bet(match, "purple")
    take(match, "r0", "y0")
    with pytest.raises(Refused, match="GHO-17"):
        match.play(0, "bet red")


def test_what_is_left_in_the_display_is_worth_nothing():  # GHO-17
    match = ghosty("r2 r2", "r2", display="r0 r0 r0 r1 r1 y0 y1", pile="")
    bet(match, "purple")
    take(match, "y0", "y1")
    assert (match.over, match.totals, engine(match, "red")) == (True, [0, 0], None)
