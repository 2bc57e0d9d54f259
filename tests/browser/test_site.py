"""The site without a server, in a real browser: whole games by touch with the network cut, kept, exported and verified.

It needs Python for the browser from the registries, and minutes: `make test-site`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from ghostyard.core.errors import Mistake
from ghostyard.core.journal import Journal
from ghostyard.core.replay import verify
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.site.build import build
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.site
STARTING = 300_000  # Python's start on a slow, busy machine


class Quiet(SimpleHTTPRequestHandler):
    """As `python -m http.server` serves it, without a word."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


class Guest(Visitor):
    """Somebody on the site: what others ask a server for, the page is asked for."""

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector(".head-tools button", timeout=STARTING)

    def call(self, path: str, said: dict[str, Any]) -> dict[str, Any]:
        ask = """async ([path, said]) => (await fetch(path, { method: "POST", body: JSON.stringify(said) })).json()"""
        return dict(self.page.evaluate(ask, [path, said]))

    def go(self, path: str) -> None:
        """Follow a link within the page."""
        self.page.evaluate("async (path) => (await import('/web/main.js')).go(path)", path)

    def cut_the_network(self) -> None:
        """Nothing comes from outside any more."""
        self.context.set_offline(True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("site")
    try:
        build(folder)
    except Mistake as mistake:
        pytest.skip(mistake.sentence("en"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def guest(browser: Browser, site: str) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def make(name: str = "Ana", **how: Any) -> Guest:
        found = Guest(browser, site, name, **how)
        guests.append(found)
        found.introduce()
        return found

    yield make
    for each in guests:
        each.context.close()


def test_whole_games_of_each_kind_by_touch_with_the_network_cut(guest):
    ana = guest("Ana")
    ana.cut_the_network()
    for name in GAMES:
        table = ana.new_table(name, "me", "random")
        ana.go(f"/table/{table}")
        assert ana.play_to_the_end() > 5
        assert len(ana.points()) == load_game(name).seats[0]
        text = ana.page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/journal")
        journal = msgspec.json.decode(text, type=Journal)
        assert verify(load_game(name), journal).over


def test_a_game_survives_a_reload_without_a_network_and_speaks_another_language(guest):
    eva = guest("Eva", locale="es")
    table = eva.new_table("ghosty", "me", "owl")
    eva.go(f"/table/{table}")
    for step in range(3):
        assert eva.wait_for_decision()
        eva.click_decision(step)
    eva.wait_for_decision()
    before = eva.version
    eva.cut_the_network()
    eva.open(f"/table/{table}")
    assert eva.wait_for_decision()
    assert int(eva.version) <= int(before) + 1
    eva.call("/api/me", {"name": "Eva", "lang": "de"})
    eva.open(f"/table/{table}")
    expect(eva.page.locator("html")).to_have_attribute("lang", "de")
