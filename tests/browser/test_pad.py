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
