"""Graveyards, Ghosts & Haunted Houses: the last tile, the last turns, and what may be taken back."""

from __future__ import annotations

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.rules.state import REPLACE, ROTATE, SWAP, TOKEN
from tests.games.graveyards.build import after_icon, offers, play, shown, why_not, yard

ACTIONS = (ROTATE, SWAP, REPLACE)
LINE = "wwww 0,0; oooo 1,0; bbbb 2,0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_tile_everybody_has_one_more_turn_the_drawer_last(seats):  # GRA-19
    match = play(yard(LINE, hand="plain plain plain", seats=seats, stack=1), "tile 1 > at 0,1 > turn north")
    order = []
    while not match.over:
        order.append(match.pending[0])
        play(match, f"tile 2 > {'at 0,2' if len(order) == 1 else f'at {len(order)},1'} > turn north")
    assert order == [*range(1, seats), 0]


def test_the_game_goes_on_while_there_are_tiles_in_the_stack():  # GRA-19
    match = play(yard(LINE, hand="plain plain", stack=2), "tile 1 > at 0,1 > turn north")
    assert shown(match)["last_turns"] is None


def test_nothing_is_drawn_on_the_last_turns():  # GRA-19
    match = yard(LINE, hand="plain plain plain", stack=1)
    play(match, "tile 1 > at 0,1 > turn north > tile 1 > at 1,1 > turn north")
    assert [len(player["hand"]) for player in shown(match)["players"]] == [3, 2]


def test_icons_work_on_the_last_turns():  # GRA-19
    match = yard(LINE, hand="plain plain", others="rotate plain", stack=1)
    play(match, "tile 1 > at 0,1 > turn north > tile 1 > at 1,1 > turn north")
    assert "at 0,0" in offers(match)


def test_a_moved_house_is_a_last_turn_too():  # GRA-19
    match = yard(LINE, hand="plain plain", houses="white 0,0", stack=1)
    play(match, "tile 1 > at 0,1 > turn north > tile 1 > at 1,1 > turn north > house white > on 2,0")
    assert match.over


def test_moving_a_house_before_the_last_tile_brings_the_end_no_nearer():  # GRA-19
    match = play(yard(LINE, hand="plain plain", houses="white 0,0", stack=1), "house white > on 2,0")
    assert (match.over, shown(match)["last_turns"], shown(match)["stack_left"]) == (False, None, 1)


def test_tiles_in_hand_are_worth_nothing():  # GRA-19
    assert yard("wwww 0,0", hand="bbbb").totals == [4, 0]


def test_when_it_is_over_nothing_can_be_played():  # GRA-19
    match = yard(LINE, hand="plain plain", stack=1)
    play(match, "tile 1 > at 0,1 > turn north > tile 1 > at 1,1 > turn north > tile 2 > at 2,1 > turn north")
    assert GAME.rules.refusal(match.box, match.state, 0, 4) == 1
    assert match.legal(0).texts == []


# ---------------------------------------------------------------- taking back, and never being stuck


def test_touches_reveal_nothing_until_a_tile_is_laid_or_drawn():  # GRA-06 GRA-08
    match = yard(LINE, hand="token plain", stack=5)
    revealed = [int(match.state.revealed)]
    for touches in ("tile 1 > at 0,1", "turn north", "token kids", "on 0,0"):
        play(match, touches)
        revealed.append(int(match.state.revealed) - revealed[0])
    assert revealed[1:] == [0, 1, 1, 2]


def test_a_tile_that_all_have_seen_is_not_taken_back():  # GRA-06
    match = Match(GAME, 2, seed=5, options={"choose-colours": False})
    seat = match.pending[0]
    play(match, "tile 1 > at 0,0 > turn north")
    with pytest.raises(Mistake, match="turned up since"):
        match.take_back(seat)


def test_an_action_can_be_taken_back_but_not_the_tile_that_allowed_it():  # GRA-06 GRA-13
    match = Match(GAME, 2, seed=3, options={"choose-colours": False})
    while match.state.phase != TOKEN:
        match.play(match.pending[0], match.legal(match.pending[0])[-1 if match.state.phase in ACTIONS else 0])
    seat = match.pending[0]
    play(match, "token kids")
    match.take_back(seat)
    assert "token kids" in offers(match)
    with pytest.raises(Mistake, match="turned up since"):
        match.take_back(seat)


def test_a_known_tile_that_is_laid_again_reveals_nothing():  # GRA-16
    match = yard(LINE, hand="replace plain", others="plain", stack=0)
    play(match, "tile 1 > at 0,1 > turn north > at 0,0 > tile 2 > turn north > tile 1 > at 1,1 > turn north")
    before = int(match.state.revealed)
    play(match, "tile 1 > at 2,1 > turn north")
    assert match.state.revealed == before


def test_in_the_first_version_of_the_rules_only_drawing_revealed_a_tile():  # GRA-08
    match = Match(GAME, 2, seed=5, options={"choose-colours": False}, version=1)
    seat = match.pending[0]
    play(match, "tile 1 > at 0,0 > turn north")
    drawn = bool(match.pending != (seat,))
    assert match.state.revealed == 6 + drawn


def test_touches_can_be_taken_back_one_by_one():  # GRA-08
    match = Match(GAME, 2, seed=1, options={"choose-colours": False})
    seat = match.pending[0]
    play(match, "tile 1 > at 0,0")
    match.take_back(seat)
    assert offers(match) == ["at 0,0"]
    match.take_back(seat)
    assert offers(match) == ["tile 1", "tile 2", "tile 3"]


def test_moving_a_house_reveals_nothing():  # GRA-08
    match = yard(LINE, hand="plain", houses="white 0,0")
    before = int(match.state.revealed)
    assert play(match, "house white > on 2,0").state.revealed == before


def test_others_see_which_slot_is_touched_but_not_the_tile():  # GRA-06
    match = play(yard(LINE, hand="plain plain"), "tile 2")
    seen = GAME.describe(match.box, match.view(1))
    assert seen["touched"]["slot"] == 2
    assert seen["players"][0]["hand"][1]["tile"] is None


def test_a_move_of_another_kind_is_not_what_is_asked_for():  # GRA-07
    match = yard(LINE, hand="plain")
    assert why_not(match, "at 0,1") == why_not(match, "turn north") == why_not(match, "on 0,0") == "not-now GRA-07"
    assert why_not(match, "colour white") == why_not(match, "token kids") == "not-now GRA-07"


def test_the_others_wait():  # GRA-07
    match = after_icon("rotate", LINE)
    assert GAME.rules.refusal(match.box, match.state, 1, 20) == 2
