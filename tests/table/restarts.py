"""How soon the lobby answers after a kill: `python -m tests.table.restarts [tables] [kills]`.

Tables of all games are in mid-game when the server is killed, and everybody comes back the moment it starts again.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.table.client import Server
from tests.table.test_crash import Place, Tables

MOVES = 6  # a table, before every kill: so that all are in the middle of something


async def come_back(tables: Tables, began: float) -> list[float]:
    """Everybody connects at once, again and again until they are in; seconds from the start to each first frame."""

    async def one(place: Place) -> float:
        while True:
            with suppress(OSError, TimeoutError, EOFError):
                async with tables.guests[place].socket(place[0], brief=True):
                    return time.monotonic() - began
            await asyncio.sleep(0.3)

    return list(await asyncio.gather(*map(one, tables.guests)))


@contextmanager
def starting(server: Server) -> Iterator[float]:
    """The server starts while something else goes on."""
    began, start = time.monotonic(), threading.Thread(target=server.start)
    start.start()
    yield began
    start.join()


async def measured(server: Server, tables: Tables) -> tuple[float, float, list[float]]:
    """Seconds until the program listens, until the lobby lists its tables, until each person has their table again."""
    await tables.play_until(tables.moves + MOVES * len(tables.guests))
    with starting(server) as began:
        back = asyncio.create_task(come_back(tables, began))
        listens = await asyncio.to_thread(first_answer, server, "/healthz")
        lobby = await asyncio.to_thread(first_answer, server, "/api/tables")
        return listens - began, lobby - began, await back


def first_answer(server: Server, path: str) -> float:
    """When this can be had."""
    while True:
        with suppress(OSError):
            if server.request("GET", path).status == 200:
                return time.monotonic()
        time.sleep(0.02)


def main(count: int = 44, kills: int = 5) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "restarts.db")).start()
        try:
            tables = Tables(server, count)
            for kill in range(kills):
                listens, lobby, back = asyncio.run(measured(server, tables))
                median, last = sorted(back)[len(back) // 2], max(back)
                print(
                    f"kill {kill + 1}: {count} tables, {len(back)} people; the program is there after {listens:.2f} s, "
                    f"the lobby lists its tables after {lobby:.2f} s, "
                    f"people have theirs after {median:.2f} s (median) to {last:.2f} s",
                    flush=True,
                )
        finally:
            server.stop()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
