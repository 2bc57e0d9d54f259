"""The panel beside the table: whatever does not fit says so, and what happened leads to the whole of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.poses import pose
from tests.browser.test_games import PHONE


def at_table(visit, server, name: str, game: str, **how):
    """Somebody in the middle of a game."""
    visitor = visit(name, **how)
    table = server.lay_out(pose(game, "middle", 2), name, visit(f"{name}'s friend").name)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".bar .tool")
    return visitor.page


def test_a_score_sheet_that_is_cut_shows_that_it_goes_on(visit, server) -> None:
    page = at_table(visit, server, "Counter", "ghosty", viewport={"width": 1440, "height": 900})
    expect(page.locator(".sheet tfoot tr")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet")).to_have_class("sheet cut")
    page.locator("#pane-scores").evaluate("(pane) => pane.scrollTo(0, pane.scrollHeight)")
    expect(page.locator(".sheet")).to_have_class("sheet")


def test_a_touch_on_what_happened_opens_the_log(visit, server) -> None:
    page = at_table(visit, server, "Reader", "galore", **PHONE)
    page.locator(".news-link").click()
    expect(page.locator(".log > .log-lines li").last).to_be_in_viewport()
    assert page.locator(".news-link").bounding_box()["height"] >= 44


def test_who_offered_to_stop_hears_that_the_others_play_on(visit, server) -> None:
    asker, other = visit("Asker"), visit("Other player")
    table = server.lay_out(pose("ghosty", "middle", 2), "Asker", "Other player")
    for one in (asker, other):
        one.open(f"/table/{table}")
        one.page.wait_for_selector(".bar .tool")
    asker.page.click(".tools [data-act=leave]")
    asker.page.click("[data-way=agree]")
    other.page.click(".proposal [data-act=play-on]")
    expect(asker.page.locator("#notice p")).to_contain_text("The game goes on")
    expect(other.page.locator("#notice p")).to_have_count(0)
    other.context.close()
    expect(asker.page.locator(".seat.away .seat-time")).to_have_text("away")
