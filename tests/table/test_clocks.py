"""Clocks and restarts: time while the server was away is nobody's, and a clock runs down though nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ghostyard.table import clock
from ghostyard.table.clock import ClockRule, Clocks
from tests.table.client import Guest, Server, two_people

AWAY_SECONDS = 3
RULE = ClockRule(60, 5)


class Watch:
    """Time that goes on when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(clock.time, "monotonic", lambda: self.now)

    def after(self, seconds: float, does: Callable[..., Any], *about: Any) -> Any:
        self.now += seconds
        return does(*about)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def test_who_lends_a_seat_to_a_bot_and_takes_it_back_has_thought_all_the_while(watch: Watch):
    clocks = Clocks(RULE, 2)
    clocks.run([0])
    watch.after(20, clocks.run, [], [0])
    watch.after(0.5, clocks.run, [0])
    assert watch.after(1, clocks.seen).left[0] == 60 - 21.5


def test_a_bot_thinks_in_its_own_time_and_what_the_person_spent_before_stays_spent(watch: Watch):
    clocks = Clocks(RULE, 2)
    clocks.run([0], [1])
    watch.after(20, clocks.run, [], [0, 1])
    assert (watch.after(9, clocks.spent, 0), clocks.spent(1)) == (20_000, 0)
    assert (clocks.seen().left, clocks.running) == ([40, 60], [])


def test_a_replay_knows_what_was_spent_before_a_bot_took_over(watch: Watch):
    clocks, again = Clocks(RULE, 1), Clocks(RULE, 1)
    clocks.run([0])
    watch.after(20, clocks.run, [], [0])
    for each in (again, clocks):
        each.stop(0, clocks.spent(0))
    assert again.left == clocks.left == [60 - 20 + 5]


def test_a_decision_that_a_take_back_put_off_has_cost_its_time(watch: Watch):
    clocks = Clocks(RULE, 2)
    clocks.run([1])
    watch.after(20, clocks.run, [0])
    watch.after(7, clocks.run, [1])
    assert (watch.after(1, clocks.spent, 1), clocks.seen().left) == (21_000, [53, 39])


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
