"""A table that goes elsewhere while somebody comes: they are told, and find it again by coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets

from ghostyard.table.connection import MOVED
from ghostyard.table.table import Table
from tests.table.client import GAME, Guest
from tests.table.inside import ServerInside


def test_nobody_is_left_at_a_table_that_was_let_go_while_they_came(
    precompiled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with ServerInside(str(tmp_path / "moving.db"), bot_pause=0).running() as server:
        ana, lobby = Guest(server, "Ana"), server.context.lobby
        table, opened = ana.table(GAME, "me", "random"), lobby.open

        async def open_and_lose(name: str) -> Table:
            found = await opened(name)
            lobby.let_go(found)
            return found

        async def come() -> None:
            async with asyncio.timeout(20), ana.socket(table):
                pass

        monkeypatch.setattr(lobby, "open", open_and_lose)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            asyncio.run(come())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == MOVED
        monkeypatch.undo()
        asyncio.run(come())


def test_a_table_is_closed_to_those_who_come_from_the_moment_it_is_let_go(precompiled: None, tmp_path: Path):
    """Its bots may take a while to end: whoever came meanwhile would sit at a table where nothing happens."""
    with ServerInside(str(tmp_path / "moving.db"), bot_pause=0).running() as server:
        name, lobby = Guest(server, "Ana").table(GAME, "me", "random"), server.context.lobby

        async def let_go() -> bool:
            table = await lobby.open(name)
            lobby.let_go(table)
            return table.actor.is_closed

        assert asyncio.run_coroutine_threadsafe(let_go(), server.loop).result()


def test_what_was_let_go_does_not_take_its_successor_away(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "moving.db"), bot_pause=0).running() as server:
        name, lobby = Guest(server, "Ana").table(GAME, "me", "random"), server.context.lobby

        async def let_go_twice() -> bool:
            first = await lobby.open(name)
            lobby.let_go(first)
            second = await lobby.open(name)
            lobby.let_go(first)  # a commit of the first that was under way has failed
            return lobby.tables.get(name) is second and not second.actor.is_closed

        assert asyncio.run_coroutine_threadsafe(let_go_twice(), server.loop).result()
