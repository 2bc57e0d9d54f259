"""Bots at the table: a worker that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of
from ghostyard.games import game
from ghostyard.table import bot_turns
from ghostyard.table.bot_pool import BotFailed, BotPool
from ghostyard.table.bot_worker import Question
from ghostyard.table.outages import StoreDown
from ghostyard.table.table import Table
from tests.table.client import GAME, Guest, Player, Server
from tests.table.inside import ServerInside


def question(level: str = "random") -> Question:
    match = Match(game("galore"), 2, seed=1)
    return Question("galore", level, 0, bytes_of(match.box), bytes_of(match.view(0)), (1).to_bytes(16))


def test_a_worker_answers_with_a_legal_move(precompiled: None):
    async def main() -> None:
        pool = BotPool(1, 10)
        try:
            assert await pool.decide(question()) in Match(game("galore"), 2, seed=1).legal(0).numbers
        finally:
            await pool.close()

    asyncio.run(main())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["crashed", "hanging"])
def test_a_bad_worker_is_replaced(precompiled: None, how: signal.Signals):
    async def main() -> None:
        pool = BotPool(1, 1.0)
        try:
            await pool.decide(question())
            old = pool.workers[0].pid
            assert old is not None
            os.kill(old, how)
            with pytest.raises(BotFailed):
                await pool.decide(question())
            pool.seconds = 30
            assert await pool.decide(question()) >= 0
            assert pool.workers[0].pid != old
        finally:
            await pool.close()

    asyncio.run(main())


def workers_of(server: Server) -> list[int]:
    assert server.program is not None
    children = Path(f"/proc/{server.program.pid}/task").glob("*/children")
    return sorted({int(child) for path in children for child in path.read_text().split()})


def test_a_game_goes_on_when_its_bot_hangs(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "t.db"), bot_seconds=2).start()
    try:
        ana = Guest(server, "Ana")
        table = ana.table("galore", "me", "random")
        ana.post(f"/api/tables/{table}/start")

        async def main() -> None:
            async with ana.socket(table, brief=True) as player:
                await player.until(lambda: player.frame["version"] >= 1, 60)
                for pid in workers_of(server):
                    os.kill(pid, signal.SIGSTOP)
                while player.frame["version"] < 8:
                    assert await player.turn(60)
                    assert (await player.play(player.choices[0]))["ok"]

        asyncio.run(main())
        assert b"ghostyard_bots_replaced_total 0.0" not in ana.get("/metrics").body
    finally:
        server.stop()


def test_bots_are_as_fast_as_whoever_plays_with_them_likes(precompiled: None, tmp_path: Path):
    with ServerInside(str(tmp_path / "pace.db"), bot_pause=3600).running() as server:
        ana = Guest(server, "Ana")
        table = ana.table("galore", "me", "random")

        async def main() -> None:
            async with ana.socket(table) as player:
                await player.send(type="seen", pace=0)
                await asyncio.to_thread(ana.post, f"/api/tables/{table}/start")
                await player.until(lambda: player.frame["version"] >= 1, 60)

        asyncio.run(main())


def test_a_bot_that_decided_during_an_outage_is_asked_again(
    precompiled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with ServerInside(str(tmp_path / "bots.db"), bot_pause=0).running() as server:
        ana, may_decide = Guest(server, "Ana"), asyncio.Event()

        async def decide(pool: BotPool, question: Question) -> int:
            await may_decide.wait()
            return -1  # any move

        async def no_rows() -> None:
            raise StoreDown

        async def decide_in_vain(table: Table) -> None:
            """The store is away; meanwhile the bot decides, and nobody takes its move."""
            actor, thinking = table.actor, list(table.bot_turns._tasks.values())
            load, actor._load = actor._load, no_rows
            actor._begin_outage(StoreDown())
            may_decide.set()
            await asyncio.gather(*thinking)
            while not actor.is_idle:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            actor._load = load

        monkeypatch.setattr(BotPool, "decide", decide)
        table = ana.table(GAME, "me", "random")
        assert ana.post(f"/api/tables/{table}/start").status == 200

        async def play() -> None:
            async with ana.socket(table) as player:
                await until_only_the_bot_is_asked(player)
                version, here = player.frame["version"], server.context.lobby.tables[table]
                await asyncio.to_thread(asyncio.run_coroutine_threadsafe(decide_in_vain(here), server.loop).result)
                await player.until(lambda: player.frame["version"] > version)

        asyncio.run(play())


def test_a_bot_is_asked_again_after_a_mistake_of_our_own(
    precompiled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    asked, may_fail = list[Question](), asyncio.Event()

    async def decide(pool: BotPool, question: Question) -> int:
        asked.append(question)
        if len(asked) == 1:
            await may_fail.wait()
            raise IndexError
        return -1

    monkeypatch.setattr(BotPool, "decide", decide)
    monkeypatch.setattr(bot_turns, "AGAIN_SECONDS", 0.05)
    with ServerInside(str(tmp_path / "bots.db"), bot_pause=0).running() as server:
        ana = Guest(server, "Ana")
        table = ana.table(GAME, "me", "random")
        assert ana.post(f"/api/tables/{table}/start").status == 200

        async def play() -> None:
            async with ana.socket(table) as player:
                await until_only_the_bot_is_asked(player)
                version = player.frame["version"]
                server.loop.call_soon_threadsafe(may_fail.set)
                await player.until(lambda: player.frame["version"] > version)

        asyncio.run(play())


async def until_only_the_bot_is_asked(player: Player) -> None:
    await player.turn()
    while player.choices:
        await player.play(player.choices[0])
