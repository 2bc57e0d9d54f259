"""Leaving and finding again, in real browsers: the lobby's own games, ways to leave, the waiting room."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_pages import SAME_NAMES


def test_a_game_is_found_again_on_top_of_the_lobby_and_ended_there(visit):
    ana = visit("Nora")
    page = ana.page
    table = ana.new_table("galore", "me", "random")
    ana.open(f"/table/{table}")
    ana.wait_for_decision()
    ana.click_decision(0)
    ana.wait_for_decision()
    page.click("[data-act=leave]")
    page.click("[data-way=later]")
    card = page.locator(".own-list li").filter(has=page.locator(f"a[href='/table/{table}']"))
    expect(card.locator(".state.turn")).to_be_visible()
    expect(page).to_have_title("(1) Ghostyard")
    assert page.evaluate(SAME_NAMES) == []
    other = ana.new_table("ghosty", "me", "open")
    ana.open(f"/table/{other}")  # the tab tells from everywhere
    expect(page).to_have_title(re.compile(r"^\(1\) .+ Ghostyard$"))
    expect(page.locator(".brand .turns b")).to_have_text("1")
    page.click(".brand")
    card.locator(".icon-button").click()
    page.click("[data-way=end]")
    expect(page.locator(f".ended.own-list a[href='/replay/{table}']")).to_be_visible()
    expect(page).to_have_title("Ghostyard")
    page.click(f".ended.own-list a[href='/replay/{table}']")
    expect(page.locator(".replay-count")).to_have_text(re.compile(r"^0 / [1-9]"))
    assert not ana.trouble


def test_two_people_agree_to_stop(visit):
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.new_table("galore", "me", "open")
    bo.call(f"/api/tables/{table}/sit", {"seat": 1})
    ana.call(f"/api/tables/{table}/start", {})
    for visitor in (ana, bo):
        visitor.open(f"/table/{table}")
        visitor.wait_for_decision()
    ana.click_decision(0)
    ana.page.click("[data-act=leave]")
    ana.page.click("[data-way=agree]")
    expect(ana.page.locator(".proposal")).to_be_visible()
    bo.page.click(".proposal [data-act=agree]")
    for visitor in (ana, bo):
        expect(visitor.page.locator(".ask.result")).to_have_text("The game was stopped here. Nobody wins.")
        expect(visitor.page.locator("[data-act=rematch]")).to_be_visible()
    assert not bo.page.query_selector(".piece.lit")
    assert not ana.trouble
    assert not bo.trouble


def test_the_waiting_room_says_who_is_host_and_how_far_the_link_reaches(visit):
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.new_table("galore", "me", "open", "owl")
    for visitor in (ana, bo):
        visitor.open(f"/table/{table}")
    expect(bo.page.locator(".seat-list li").first.locator(".tag.host")).to_be_visible()
    expect(bo.page.locator(".seat-list .character")).to_have_text(re.compile("Owl"))
    expect(bo.page.locator(".reach.here")).to_be_visible()
    assert not bo.page.query_selector(".qr")  # a code that leads nowhere is none
    bo.page.click(".waiting .primary")
    expect(bo.page.locator(".awaited")).to_contain_text("Ana starts the game")
    bo.page.click("[data-act=stand]")
    expect(bo.page.locator(".waiting .primary")).to_be_visible()
    ana.page.click(".waiting [data-act=leave]")
    ana.page.click("[data-way=close]")
    expect(bo.page.locator(".closed-page")).to_be_visible()
    expect(ana.page.locator(".game-card").first).to_be_visible()
    assert not ana.trouble
    assert not bo.trouble


def test_of_many_games_against_bots_some_are_seen_and_the_others_one_touch_away(visit):
    listed = """() => import("/web/mygames.js").then(({ MyGames }) => {
      const waits = { game: "galore", seats: ["Bot"], phase: "playing", waiting_for: [] };
      const entry = (at) => ({ ...waits, table: `t${at}`, asked_at: at, at, alone: at < 14 }); // a friend in the last
      const games = new MyGames(() => {});
      games.show(Array.from({ length: 15 }, (_, at) => entry(at)), [], (game) => game);
      return [".own-list li", ".older li"].map((one) => games.element.querySelectorAll(one).length);
    })"""
    ana = visit("Nora with many")
    ana.open()
    assert ana.page.evaluate(listed) == [15, 8]
