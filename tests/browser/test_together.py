"""People together: around one screen, in two browsers with a watcher, and when the line breaks."""

from __future__ import annotations

import re
import signal
import time

import pytest
from playwright.sync_api import expect

from ghostyard.core.match import Match
from ghostyard.games import game as load_game
from tests.browser.test_games import LOOKED
from tests.browser.visitor import Visitor
from tests.ours import case

BOTH_SHOWN = "() => document.querySelector('[data-act=handover]') && document.querySelector('.piece')"
TOUCHABLE = ".piece.lit, .bar .verb"


def both_play(one: Visitor, other: Visitor, decisions: int) -> None:
    """Whoever is asked decides, in turn."""
    for step in range(decisions):
        for visitor in (one, other):
            if visitor.page.query_selector(TOUCHABLE):
                visitor.click_decision(step)
        one.page.wait_for_timeout(80)


def wait_until_all_show_the_same(what: str, *visitors: Visitor) -> None:
    """Every page catches up in its own time; where they meet, nothing is under way any more."""
    shown: set[tuple[str, ...]] = set()
    end = time.monotonic() + 60
    while len(shown) != 1:
        assert time.monotonic() < end, shown
        visitors[0].page.wait_for_timeout(100)
        shown = {tuple(visitor.page.locator(what).all_inner_texts()) for visitor in visitors}


def all_choose_at_once(name: str) -> bool:
    """Does the game open with a decision that several make at the same time, so that nothing is revealed yet?"""
    game = load_game(name)
    return len(Match(game, game.seats[0], seed=1).pending) == game.seats[0]


ALL_AT_ONCE = [name for name in LOOKED if all_choose_at_once(name)]


# One game of each kind: those after it are met by `make test-browsers`.
BY_TURNS = [name for name in LOOKED if name not in ALL_AT_ONCE]
PAIRED = [case(name, always=name in (*ALL_AT_ONCE[:1], *BY_TURNS[:1])) for name in LOOKED]


@pytest.fixture(params=PAIRED)
def pair(visit, request):
    """Ana and Ben at one table, just begun."""
    ana, ben = visit("Ana"), visit("Ben", locale="es")
    table = ana.new_table(request.param, "me", "open")
    ana.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    ben.page.click(".waiting .seat-list button")
    ana.page.click(".waiting .buttons .primary")
    for visitor in (ana, ben):
        visitor.page.wait_for_selector(".area.own .piece")
    return ana, ben, table


def test_two_browsers_and_a_watcher_see_the_same_table(pair, visit):
    ana, ben, table = pair
    cleo = visit("Cleo")
    cleo.open(f"/table/{table}")
    cleo.page.wait_for_selector(".stage .piece")
    both_play(ana, ben, 6)
    assert cleo.page.query_selector(TOUCHABLE) is None
    wait_until_all_show_the_same(".sheet .total", ana, ben, cleo)
    assert not ana.trouble + ben.trouble + cleo.trouble


@pytest.mark.parametrize("pair", ALL_AT_ONCE, indirect=True)
def test_a_move_can_be_taken_back_until_something_is_revealed(pair):
    ana, _, _ = pair
    ana.page.wait_for_selector(TOUCHABLE)
    before = ana.page.inner_text(".ask")
    ana.click_decision(0)
    expect(ana.page.locator(".ask")).not_to_have_text(before)
    ana.page.click("[data-act=takeback]")
    expect(ana.page.locator(".ask")).to_have_text(before)
    ana.page.wait_for_selector(TOUCHABLE)


@pytest.mark.parametrize("pair", LOOKED[:1], indirect=True)  # the chat knows no game
def test_quick_phrases_are_read_in_everybodys_own_language(pair):
    ana, ben, _ = pair
    ana.page.click("#tab-chat")
    ana.page.locator(".phrase").nth(1).click()
    expect(ben.page.locator("#notice")).to_contain_text("¡Suerte!")  # seen while the chat is not
    ben.page.click("#tab-chat")
    expect(ben.page.locator(".chat-lines li")).to_contain_text("¡Suerte!")


@pytest.mark.parametrize("game", LOOKED)
def test_around_one_screen_nothing_is_seen_before_the_device_is_handed_over(visit, game):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', 'me')}")
    for step in range(8):
        ana.page.wait_for_selector(f"[data-act=handover], {TOUCHABLE}")
        assert not ana.page.evaluate(BOTH_SHOWN)
        ana.click_decision(step)
    assert sum("Pass the device" in text for text in ana.heard) >= 2
    assert not ana.trouble


def test_a_server_that_stands_still_is_missed_though_the_line_is_open(visit, server):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(ALL_AT_ONCE[0], 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    ana.click_lit(0)
    server.process.send_signal(signal.SIGSTOP)
    try:
        ana.page.click(".bar [data-act=confirm]")
        expect(ana.page.locator("#notice")).to_contain_text("gone")
    finally:
        server.process.send_signal(signal.SIGCONT)
    expect(ana.page.locator("#notice")).to_contain_text("again")
    ana.page.wait_for_selector("[data-act=handover]")


def test_a_page_that_hears_nothing_asks_whether_the_line_lives(visit):
    ana, asked, heard = visit("Ana"), [], []

    def listen(socket):
        socket.on("framesent", lambda text: asked.append(text))
        socket.on("framereceived", lambda text: heard.append(text))

    ana.page.on("websocket", listen)
    ana.page.clock.install()
    ana.open(f"/table/{ana.new_table(ALL_AT_ONCE[0], 'me', 'me')}")
    ana.page.wait_for_selector("[data-act=handover]")
    ana.page.clock.fast_forward(21_000)
    while not any('"answer"' in text for text in heard):
        ana.page.wait_for_timeout(50)
    assert any(re.fullmatch(r'{"type":"seen","id":"[0-9a-f]+"}', text) for text in asked)
    ana.page.clock.fast_forward(10_000)
    assert not ana.page.evaluate("document.documentElement.classList.contains('offline')")


@pytest.mark.parametrize("game", ALL_AT_ONCE)
def test_a_broken_line_in_the_middle_of_a_turn_loses_nothing(visit, server, game):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    ana.click_lit(0)
    label = ana.page.locator(".ask.chosen .move-label").text_content()
    server.stop()
    expect(ana.page.locator("#notice")).to_contain_text("gone")
    server.start()
    expect(ana.page.locator("#notice")).to_contain_text("again")
    expect(ana.page.locator(".ask.chosen .move-label")).to_have_text(label)
    ana.page.click(".bar [data-act=confirm]")
    ana.page.wait_for_selector("[data-act=handover]")
