"""Pages that are left, and lines that break: what comes too late is shown nowhere, and what failed comes later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.poses import pose
from tests.browser.test_pages import recorded

SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...about) { super(...about); window.sockets.push(this); } };
"""


@contextmanager
def held(page: Page, path: str) -> Iterator[list[Route]]:
    """Questions that are answered when the test says so."""
    waiting: list[Route] = []
    page.route(path, lambda route: waiting.append(route))
    yield waiting
    page.unroute(path)


def wait_for_one(page: Page, waiting: list[Route]) -> None:
    """Until a question has been asked."""
    while not waiting:
        page.wait_for_timeout(20)


def let_go(page: Page, waiting: list[Route]) -> None:
    """All answers come now, and the page has the time to do with them whatever it likes."""
    for route in waiting:
        with page.expect_response(route.request.url):
            route.continue_()
    page.evaluate("new Promise((done) => setTimeout(done, 100))")


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("/pad/galore", "**/api/editor"),
        ("/rules/ghosty", "**/api/rules/ghosty?*"),
        ("/puzzle/daily", "**/api/puzzles/*/*?*"),
        ("/puzzles/galore", "**/api/puzzles/galore"),
    ],
)
def test_a_page_that_was_left_does_not_come_back(visit, place: str, asked: str) -> None:
    ana = visit("Ana")
    with held(ana.page, asked) as waiting:
        ana.open(place)
        wait_for_one(ana.page, waiting)
        ana.page.click(".brand")
        expect(ana.page.locator(".game-card").first).to_be_visible()
        let_go(ana.page, waiting)
    assert ana.page.title().endswith("Ghostyard")
    assert "·" not in ana.page.title()
    assert ana.page.locator("#main > .lobby > .games").count() == 1


def test_touches_on_a_pad_that_was_left_are_kept(visit) -> None:
    ana = visit("Ana")
    ana.open("/pad/galore")
    ana.page.wait_for_selector(".pad-page .piece")
    with held(ana.page, "**/api/editor") as waiting:
        ana.page.locator('[data-piece="track-curve-0"]').click(force=True)
        wait_for_one(ana.page, waiting)
        ana.page.click(".brand")
        expect(ana.page.locator(".game-card").first).to_be_visible()
        let_go(ana.page, waiting)
    ana.open("/pad/galore")
    expect(ana.page.locator('[data-piece="tile-1"]')).to_have_count(1)


def test_a_server_in_trouble_is_not_asked_again_at_once(visit) -> None:
    ana, asked = visit("Ana"), []
    ana.open("/pad/galore")
    ana.page.wait_for_selector(".pad-page .piece")

    def broken(route: Route) -> None:
        asked.append(route)
        route.fulfill(status=503, json={"code": "broken", "say": "Something went wrong.", "clause": ""})

    ana.page.route("**/api/editor", broken)
    ana.page.locator('[data-piece="track-curve-0"]').click(force=True)
    expect(ana.page.locator("#notice p")).to_be_visible()
    ana.page.wait_for_timeout(300)
    assert len(asked) == 1


def test_what_did_not_come_is_asked_for_again(visit) -> None:
    ana, failed = visit("Ana"), set()

    def once(route: Route) -> None:
        path = route.request.url
        if path in failed:
            return route.fallback()
        failed.add(path)
        route.abort()

    for path in ("**/art/galore.svg", "**/api/games", "**/web/editionlist.js"):
        ana.page.route(path, once)
    ana.page.clock.install()
    ana.open()
    expect(ana.page.locator(".getting-ready")).to_contain_text("does not answer")
    ana.page.clock.fast_forward(5000)
    expect(ana.page.locator(".game-card").first).to_be_visible()
    ana.open("/editions/galore")
    ana.page.click("#main .loading button")
    expect(ana.page.locator(".editions h1")).to_be_visible()
    ana.open("/pad/galore")
    ana.page.wait_for_selector(".pad-page .piece")
    ana.page.clock.fast_forward(3000)
    expect(ana.page.locator(".art-sheet")).to_have_count(2)
    assert len(failed) == 3


def test_who_comes_back_reads_no_line_of_the_chat_twice(visit, server) -> None:
    ana = visit("Chatty")
    ana.context.add_init_script(SOCKETS)
    ana.open(f"/table/{server.lay_out(pose('ghosty', 'middle', 2), 'Chatty', 'Bo')}")
    ana.page.wait_for_selector(".bar .tool")
    ana.page.click("#tab-chat")
    ana.page.fill(".chat-form input", "Once is enough")
    ana.page.press(".chat-form input", "Enter")
    lines = ana.page.locator(".chat-lines li", has_text="Once is enough")
    expect(lines).to_have_count(1)
    ana.page.evaluate("window.sockets.at(-1).close()")
    ana.page.wait_for_function("() => window.sockets.length === 2 && window.sockets[1].readyState === 1")
    ana.page.fill(".chat-form input", "I am back")
    ana.page.press(".chat-form input", "Enter")
    expect(ana.page.locator(".chat-lines li", has_text="I am back")).to_have_count(1)
    assert lines.count() == 1


def test_a_replay_goes_on_over_a_slow_line(visit, server) -> None:
    ana = visit("Ana")
    ana.page.clock.install()
    ana.open(f"/replay/{server.lay_out(recorded('ghosty')[0])}")
    expect(ana.page.locator(".replay-count")).to_contain_text("0 /")
    with held(ana.page, "**/replay?ply=1*") as waiting:
        ana.page.click(".steps button:nth-child(3)")
        ana.page.clock.run_for(10_000)
        wait_for_one(ana.page, waiting)
        assert len(waiting) == 1
        let_go(ana.page, waiting)
    expect(ana.page.locator(".replay-count")).not_to_contain_text("0 /")
