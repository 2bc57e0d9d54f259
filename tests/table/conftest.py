"""One real server program for all tests of a worker, on a database of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from ghostyard.bots.precompile import is_precompiled, precompile
from ghostyard.games import game
from tests.ours import GAMES
from tests.table.client import Server


@pytest.fixture(scope="session")
def precompiled() -> None:
    """Compiled rules, so that no test waits for the compiler."""
    for name in GAMES:
        if not is_precompiled(game(name)):
            for _ in precompile(game(name), alone=True):
                pass


@pytest.fixture(scope="session")
def server(precompiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("table") / "table.db"), forked=False).start()
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def plain_server(precompiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose sockets do without working inside uvicorn."""
    running = Server(str(tmp_path_factory.mktemp("plain") / "table.db"), websocket="plain").start()
    yield running
    assert running.stop() == 0


@pytest.fixture(params=["fast", "plain"])
def either(request: pytest.FixtureRequest) -> Server:
    """A server with sockets of each kind."""
    server: Server = request.getfixturevalue("server" if request.param == "fast" else "plain_server")
    return server


@pytest.fixture
def unguessed(server: Server) -> None:
    """Nobody has guessed any passphrase: all tests come from one address, and too many guesses make it wait."""
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("delete from guesses")
