"""A server to visit, and visitors with browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the browser tests need playwright")
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.browser.server import Server
from tests.browser.visitor import Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from tests.browser.server import Server

    server = Server(tmp_path_factory.mktemp("server"), forked=True)
    yield server
    server.stop()


@pytest.fixture(scope="package")  # Playwright's loop runs as long as it is open, and tests elsewhere have their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright) or pytest.skip("no browser here, and none could be installed")
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors who have introduced themselves."""
    from tests.browser.visitor import Visitor

    visitors: list[Visitor] = []

    def make(name: str = "Ana", **how: Any) -> Visitor:
        visitor = Visitor(browser, server.address, name, **how)
        visitors.append(visitor)
        visitor.introduce()
        return visitor

    yield make
    for visitor in visitors:
        visitor.context.close()
