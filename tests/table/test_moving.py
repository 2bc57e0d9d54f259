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
            lobby.let_go(name)
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
