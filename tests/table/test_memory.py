"""Memory: nothing of a table or a visitor is kept once they have gone."""

from __future__ import annotations

import asyncio
import time
import weakref
from pathlib import Path
from typing import Any

from ghostyard.games import game
from ghostyard.table import memory
from ghostyard.table.limits import LruCache
from tests.ours import GAMES
from tests.table.client import Guest, Player, Server
from tests.table.inside import ServerInside


def references_to_tables(server: ServerInside) -> list[weakref.ref[Any]]:
    tables = server.context.lobby.tables.values()
    return [weakref.ref(thing) for table in tables for thing in (table, table.actor, table.history, table.log)]


def still_there(references: list[weakref.ref[Any]]) -> list[str]:
    """What is not freed within some seconds: the server needs a moment to close its sockets."""
    end = time.monotonic() + 10
    while True:
        memory.release_frozen()
        kept = [str(reference()) for reference in references if reference() is not None]
        if not kept or time.monotonic() > end:
            return kept
        time.sleep(0.2)


async def come_and_go(server: Server, number: int, name: str) -> None:
    """Two people play a while, chat, take back; somebody looks on; all leave."""
    ana, bo = Guest(server, f"Ana {number}"), Guest(server, f"Bo {number}")
    table = ana.table(name, "me", "open", *["random"] * (game(name).seats[0] - 2))
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
    assert ana.post(f"/api/tables/{table}/start").status == 200
    async with ana.socket(table) as first, bo.socket(table) as second, Guest(server).socket(table):
        await first.ask(type="chat", text="boo")
        await asyncio.gather(move_some(first), move_some(second))
        await first.ask(type="takeback", seat=0)


async def move_some(player: Player) -> None:
    for _ in range(5):
        try:
            if not await player.turn(3):
                return
        except TimeoutError:  # the other one has moved enough
            return
        await player.play(player.choices[0])


def test_nothing_is_kept_of_tables_that_nobody_looks_at_any_more(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "memory.db"), idle_minutes=0, bot_pause=0).running() as server:
        kept: list[weakref.ref[Any]] = []
        for number, name in enumerate(GAMES * 2):
            asyncio.run(come_and_go(server, number, name))
            kept += references_to_tables(server)
        end = time.monotonic() + 30
        while server.context.lobby.tables:  # bots may still be thinking
            server.unload_idle()
            assert time.monotonic() < end
            time.sleep(0.1)
        assert len(kept) >= 4 * len(GAMES)
        assert not still_there(kept)


def test_a_table_that_somebody_comes_to_while_another_is_unloaded_stays(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "memory.db"), idle_minutes=0.0001, bot_pause=0).running() as server:
        ana, lobby = Guest(server, "Ana"), server.context.lobby
        names = [ana.table(GAMES[0], "me", "open") for _ in range(2)]

        async def come_while_the_first_closes() -> bool:
            first, second = [await lobby.open(name) for name in names]
            for table in (first, second):
                await table.actor.loaded()
            await asyncio.sleep(0.1)
            close = first.close

            async def slowly() -> None:
                second.subscribers.add(object())  # type: ignore[arg-type]
                await close()

            first.close = slowly  # type: ignore[method-assign]
            await lobby.unload_idle()
            second.subscribers.clear()
            return [name in lobby.tables for name in names] == [False, True]

        assert asyncio.run_coroutine_threadsafe(come_while_the_first_closes(), server.loop).result()


def test_a_table_that_goes_to_another_node_while_it_is_resumed_is_nobodys_mistake(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "memory.db"), bot_pause=0).running() as server:
        ana, lobby = Guest(server, "Ana"), server.context.lobby
        name = ana.table(GAMES[0], "me", "open")

        async def let_go_while_it_is_loaded() -> bool:
            resuming = asyncio.create_task(lobby.resume([name]))
            while name not in lobby.tables:
                await asyncio.sleep(0)
            lobby.let_go(lobby.tables[name])
            await resuming  # would raise
            return name in lobby.tables

        assert not asyncio.run_coroutine_threadsafe(let_go_while_it_is_loaded(), server.loop).result()


def test_nothing_is_kept_of_visitors_who_have_left(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "memory.db"), bot_pause=0).running() as server:
        ana = Guest(server, "Ana")
        table = ana.table(GAMES[0], "me", "random")
        assert ana.post(f"/api/tables/{table}/start").status == 200
        kept: list[weakref.ref[Any]] = []

        async def visit() -> None:
            async with ana.socket(table) as player:
                await player.ask(type="chat", text="boo")
                kept.extend(map(weakref.ref, server.context.lobby.tables[table].subscribers))

        for _ in range(3):
            asyncio.run(visit())
        assert len(kept) == 3
        assert not still_there(kept)


def test_a_cache_forgets_what_was_used_longest_ago():
    cache: LruCache[int] = LruCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]
