"""The score pad in a browser: a real table is rebuilt with a thumb, and nothing that was entered is ever lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import PHONE
from tests.browser.test_pages import check_page
from tests.browser.visitor import Visitor

EXAMPLE = json.loads((Path(__file__).parents[2] / "docs/examples/galore.json").read_text())
LATER = "(seen) => document.querySelector('.pad-page')?.dataset.version !== seen"


class Owner(Visitor):
    """Somebody with the box on the table, who has said no name."""

    taps = 0

    def lay_out(self, path: str) -> None:
        """Open a pad."""
        self.open(path)
        self.page.wait_for_selector(".pad-page .piece")

    def tap(self, piece: str) -> None:
        """Touch a piece, and wait for what comes of it."""
        self._and_wait(lambda: self.page.locator(f'[data-piece="{piece}"]').click(force=True))
        self.taps += 1

    def tap_seat(self, seat: int) -> None:
        """Go to another board."""
        self._and_wait(lambda: self.page.locator(".seats .seat").nth(seat).click())
        self.taps += 1

    def _and_wait(self, act: Any) -> None:
        before = self.page.get_attribute(".pad-page", "data-version")
        act()
        self.page.wait_for_function(LATER, arg=before)

    def totals(self) -> list[str]:
        """Everybody's points."""
        return self.page.locator(".seats .seat-total").all_inner_texts()


@pytest.fixture
def owner(browser, server) -> Iterator[Owner]:
    visitor = Owner(browser, server.address, "", **PHONE)
    yield visitor
    assert not visitor.trouble, visitor.trouble
    visitor.context.close()


def enter_board(owner: Owner, seat: int) -> None:
    """A board of the worked example by touches alone."""
    player = EXAMPLE["players"][seat]
    for cell, tile in enumerate(player["tiles"]):
        name = "abc"[cell % 3] + "123"[cell // 3]
        owner.tap(f"cell-{name}")
        owner.tap(f"track-{tile['track']}-{tile['turn']}")
        section = 0
        for kind, where in tile["monsters"]:
            if where != section:
                owner.tap(f"section-{where}")
                section = where
            owner.tap(f"add-{kind}")
        for value in tile.get("diamonds", []):
            owner.tap(f"add-diamond-{value}")
    for times, kind in ((1, "bone"), (2, "tooth")):
        for edge in player["doors"][kind] * times:
            owner.tap(f"door-{seat}-{edge}")


def test_the_worked_example_of_ghosts_galore_by_taps(owner):
    owner.lay_out("/pad/galore")
    enter_board(owner, 0)
    assert owner.taps <= 48  # a board in well under two minutes
    owner.tap_seat(1)
    enter_board(owner, 1)
    assert owner.totals() == ["97", "102"]
    owner.lay_out("/pad/galore")  # as after a dead battery
    assert owner.totals() == ["97", "102"]
    page = owner.page
    page.click("[data-act=points]")
    page.click("[data-cell='tooth 0']")
    expect(page.locator(".area[data-area=mine-0] .mark.along")).to_have_count(8)  # the other board is turned to
    check_page(owner, "pad", ("light", "night"))
    page.click(".panel-close")
    page.click("[data-act=undo]")
    expect(page.locator(".seats .seat-total").nth(1)).not_to_have_text("102")
    page.click("[data-act=redo]")
    expect(page.locator(".seats .seat-total").nth(1)).to_have_text("102")


def test_a_piece_of_the_tray_says_what_it_is_to_whoever_asks_by_key(browser, server):
    eva = Owner(browser, server.address, "")
    eva.lay_out("/pad/galore")
    eva.tap("track-curve-0")
    eva.page.focus("[data-piece=add-bat]")
    eva.page.keyboard.press("?")
    expect(eva.page.locator(".lens")).to_contain_text("bat")
    assert "GAL-26" in eva.page.inner_text(".lens")
    assert "bat" in eva.heard[-1]
    eva.page.keyboard.press("Enter")
    expect(eva.page.locator("[data-piece=on-0-bat-0]")).to_have_count(1)
    eva.page.focus("[data-piece=add-ghost]")
    eva._and_wait(lambda: eva.page.keyboard.press("Enter"))
    assert eva.heard[-1] == "add: ghost. \N{MINUS SIGN}2 points."
    assert not eva.trouble
    eva.context.close()


@pytest.mark.matrix
def test_a_graveyard_with_a_house_and_tokens_by_taps(owner):
    owner.lay_out("/pad/graveyards")
    for ghost in ("white", "white", "white", "white", "white", "blue", "white", "orange"):  # two tiles, side by side
        owner.tap(f"ghost-{ghost}")
    owner.tap("tile-1")
    owner.tap("put-house-white")
    assert owner.totals() == ["10", "1"]
    owner.tap("tile-2")
    owner.tap("put-kids")
    assert owner.totals() == ["12", "1"]
    owner.tap("clear")  # the house keeps its windows, the token goes with its tile
    assert owner.totals() == ["8", "0"]
    owner.tap("tile-1")
    owner.tap("on 1,1")
    owner.tap("put-house-orange")
    expect(owner.page.locator(".ask.wrong")).to_contain_text("window")
    expect(owner.page.locator(".piece.wrong")).to_have_count(1)
    check_page(owner, "pad, graveyards", ("light", "night"))


@pytest.mark.matrix
def test_a_set_of_trains_by_taps(owner):
    owner.lay_out("/pad/ghosty")
    for passengers in (2, 1, 0):
        owner.tap(f"add-red-{passengers}")
    assert owner.totals() == ["7"]
    expect(owner.page.locator("[data-piece=engine-red]")).to_have_count(1)
    owner.tap_seat(1)
    for _ in range(4):
        owner.tap("add-red-0")
    assert owner.totals() == ["3", "4"]  # the engine has changed hands
    owner.page.reload()
    owner.page.wait_for_selector(".pad-page .piece")
    assert owner.totals() == ["3", "4"]
    check_page(owner, "pad, trains", ("light", "night"))


@pytest.mark.matrix
def test_the_notebook_and_the_dials(owner):
    owner.lay_out("/pad/geisterbahn")
    for _ in range(9):
        owner.tap("less-1")
    owner.tap("further-1")
    expect(owner.page.locator(".news.result")).to_contain_text("Player 2")
    check_page(owner, "pad, dials", ("light", "night"))
    owner._and_wait(lambda: owner.page.locator(".pad-kind").nth(1).click())
    for piece in ("code-0-moon", "try-moon", "try-rose", "try-star", "slot-1", "key-bell"):
        owner.tap(piece)
    expect(owner.page.locator(".ask")).to_have_text("16 of 120 codes are still possible.")
    owner.page.reload()
    owner.page.wait_for_selector(".pad-page .piece")
    owner._and_wait(lambda: owner.page.locator(".pad-kind").nth(1).click())
    expect(owner.page.locator(".ask")).to_have_text("16 of 120 codes are still possible.")
    check_page(owner, "notebook", ("light", "night"))


@pytest.mark.matrix
def test_without_the_network_nothing_is_lost(owner):
    owner.lay_out("/pad/galore")
    page = owner.page
    owner.tap("track-curve-0")
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    owner.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".pad-page [data-piece=tile-1]")  # as it was
    page.locator("[data-piece=add-dragon]").click(force=True)
    page.locator("[data-piece=add-bat]").click(force=True)
    expect(page.locator(".news")).to_contain_text("2 touches are waiting")
    expect(page.locator(".news")).to_contain_text("Points wait")
    page.reload()
    expect(page.locator(".news")).to_contain_text("2 touches are waiting")
    owner.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("[data-piece^=on-]:not([data-piece$=-off])")).to_have_count(2)
    expect(page.locator(".seats .seat-total").first).to_have_text("1")
    owner.trouble.clear()  # a browser without a network complains about it


@pytest.mark.matrix
def test_everybody_writes_on_their_own_phone(owner, browser, server):
    owner.lay_out("/pad/galore")
    page = owner.page
    page.click("[data-act=more]")
    page.click("[data-act=scan]")
    page.wait_for_url("**/pad/galore/*")
    expect(page.locator(".pad-code input")).to_have_value(page.url)
    page.keyboard.press("Escape")
    friend = Owner(browser, server.address, "", **PHONE)
    friend.lay_out(page.url.removeprefix(server.address))
    friend.tap_seat(1)
    friend.tap("track-curve-0")
    friend.tap("add-dragon")
    owner.tap("track-curve-0")
    expect(page.locator(".seats .seat-total").nth(1)).to_have_text("1")
    expect(friend.page.locator("[data-piece=tile-10]")).to_have_count(1)
    friend.context.close()
