"""Clocks and restarts: time while the server was away is nobody's, and a clock runs down though nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.client import Guest, Server, two_people

AWAY_SECONDS = 3


def asked(server: Server, question: str, table: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        return list(connection.execute(question, [table]))


def one_move(guest: Guest, table: str) -> None:
    async def main() -> None:
        async with guest.socket(table) as player:
            assert (await player.play("side front"))["ok"]

    asyncio.run(main())


def clock_seen(guest: Guest, table: str) -> dict[str, Any]:
    async def main() -> dict[str, Any]:
        async with guest.socket(table) as player:
            return dict(player.frame["clock"])

    return asyncio.run(main())


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_time_while_the_server_was_away_is_counted_against_nobody(precompiled: None, tmp_path: Path, end: str):
    server = Server(str(tmp_path / "clock.db")).start()
    ana, _, table = two_people(server, clock={"seconds": 600, "extra": 5})
    one_move(ana, table)
    getattr(server, end)()
    [(spent,)] = asked(server, 'select spent from events where "table" = ?', table)
    time.sleep(AWAY_SECONDS)
    started = time.monotonic()
    server.start()
    try:
        clock = clock_seen(ana, table)
        up = time.monotonic() - started
        assert clock["running"] == [1]
        assert clock["left"][0] == pytest.approx(600 + 5 - spent / 1000, abs=0.1)
        assert 600 - up - 0.1 <= clock["left"][1] <= 600
    finally:
        server.stop()


def test_after_a_restart_a_clock_runs_down_though_nobody_looks(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "flag.db")).start()
    ana, _, table = two_people(server, clock={"seconds": 8})
    one_move(ana, table)
    server.kill()
    server.start()
    try:
        end = time.monotonic() + 90
        while len(asked(server, 'select 1 from events where "table" = ? and seat = 1', table)) == 0:
            assert time.monotonic() < end
            time.sleep(0.1)
        [(level,)] = asked(server, 'select level from seats where "table" = ? and seat = 1', table)
        assert level != ""
    finally:
        server.stop()
