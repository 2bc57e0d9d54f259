"""Whole games in a real browser, played by somebody who knows no rules: only what is lit is touched."""

from __future__ import annotations

import pytest

from ghostyard.games import game as load_game
from tests.browser.poses import pose, whole_game
from tests.ours import GAMES, case

LOOKED = list(GAMES)
FIRST = 6  # decisions
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


LONG = 150  # moves; a game that takes longer is played whole by `make test-browsers`, and here in part
SHORT_GAMES = [game for game in LOOKED if len(whole_game(game, load_game(game).seats[0]).moves) <= LONG]


@pytest.mark.parametrize("game", [case(game, always=game in SHORT_GAMES) for game in LOOKED])
def test_a_whole_game_by_clicks_ends_with_the_final_sheet(visit, game):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', 'random')}")
    assert ana.play_to_the_end() > 5
    assert len(ana.totals()) == load_game(game).seats[0]
    assert ana.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")  # however long the log is


# One long game by clicks, every second game by keyboard; `make test-browsers` plays them all.
LONG_GAMES = [game for game in LOOKED if game not in SHORT_GAMES]
IN_PART = [case(game, always=place == 0) for place, game in enumerate(LONG_GAMES)]
BY_KEYS = [case(game, always=place % 2 == 0) for place, game in enumerate(LOOKED)]


@pytest.mark.parametrize("game", IN_PART)
def test_the_first_turns_and_the_last_by_clicks_end_with_the_final_sheet(visit, server, game):
    mia = visit(f"Mia, {game}")  # the only one of this name
    mia.open(f"/table/{mia.new_table(game, 'me', 'random')}")
    for step in range(3 * FIRST):
        assert mia.wait_for_decision()
        mia.click_decision(step)
    mia.open(f"/table/{server.lay_out(pose(game, 'late'), mia.name)}")
    assert mia.play_to_the_end() > 2
    assert len(mia.totals()) == len(pose(game, "late").seats)


@pytest.mark.parametrize("game", BY_KEYS)
def test_the_first_turns_and_the_last_by_keyboard_alone_in_german(visit, server, game):
    jule = visit(f"Jule, {game}", locale="de")  # the only one of this name
    jule.open(f"/table/{jule.new_table(game, 'me', 'random')}")
    for step in range(FIRST):
        assert jule.wait_for_decision()
        jule.key_decision(step)
    jule.open(f"/table/{server.lay_out(pose(game, 'late'), jule.name)}")
    jule.play_to_the_end(decide=jule.key_decision)
    assert jule.page.locator(".ending h2").inner_text() == "Das Spiel ist aus"


@pytest.mark.matrix
@pytest.mark.parametrize("game", LOOKED)
def test_a_whole_game_by_keyboard_alone(visit, game):
    jule = visit("Jule")
    jule.open(f"/table/{jule.new_table(game, 'me', 'random')}")
    jule.play_to_the_end(decide=jule.key_decision)


@pytest.mark.matrix
@pytest.mark.parametrize("game", LOOKED)
def test_a_whole_game_on_a_phone_in_spanish(visit, game):
    eva = visit("Eva", locale="es", **PHONE)
    eva.open(f"/table/{eva.new_table(game, 'me', 'random')}")
    eva.play_to_the_end()
    assert eva.page.locator(".ending h2").inner_text() == "Fin de la partida"


@pytest.mark.matrix
@pytest.mark.parametrize("seats", range(3, 6))
@pytest.mark.parametrize("game", LOOKED)
def test_fuller_tables(visit, game, seats):
    if seats not in load_game(game).seats:
        pytest.skip("not for so many")
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', *['random'] * (seats - 1))}")
    ana.play_to_the_end()
    assert len(ana.totals()) == seats
