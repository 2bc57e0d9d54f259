"""Crashes and trouble: the server is killed, the database is locked, full or gone. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from ghostyard.bots.bot import BOTS
from ghostyard.games import game
from tests.ours import GAMES
from tests.table.client import Guest, Player, Server
from tests.table.postgres import Postgres
from tests.table.proxy import Proxy

KILLS = int(os.environ.get("GHOSTYARD_KILLS", "2"))  # `make soak-server` kills by the hundred


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "crash.db")
        return
    with Postgres() as postgres:
        yield postgres.url


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


Place = tuple[str, int]  # a table and a seat
Sent = tuple[str, str]  # an id and a move


class Tables:
    """Many tables of all games, moving as fast as answers come, and what was acknowledged at each."""

    def __init__(self, server: Server, count: int) -> None:
        self.server, self.luck = server, random.Random(5)
        self.acknowledged: dict[Place, list[Sent]] = {}  # in order
        self.unsure: dict[Place, Sent | None] = {}  # sent, and the answer never came
        self.guests: dict[Place, Guest] = {}
        for number in range(count):
            host, guest = Guest(server, f"Ana {number}"), Guest(server, f"Bo {number}")
            name = GAMES[number % len(GAMES)]
            many = ["random"] * (game(name).seats[-1] - 2)  # the first tables have few seats, the others all there are
            table = host.table(name, "me", *(["random"] if number < len(GAMES) else ["open", *many]))
            people = [host] if number < len(GAMES) else [host, guest]
            if len(people) > 1:
                assert guest.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
            assert host.post(f"/api/tables/{table}/start").status == 200
            for seat, person in enumerate(people):
                self.guests[table, seat], self.acknowledged[table, seat] = person, []
                self.unsure[table, seat] = None

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def play_all(self, seconds: float) -> None:
        await asyncio.gather(*(self._play(place, seconds) for place in self.guests))

    async def moved_on(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        enough = self.moves + moves
        async with asyncio.timeout(60):
            while self.moves < enough:
                await asyncio.sleep(0.01)

    async def play_until(self, moves: int) -> None:
        """Move until so many moves have been acknowledged; then the power fails."""
        playing = asyncio.create_task(self.play_all(30))
        while self.moves < moves and not playing.done():
            await asyncio.sleep(0.01)
        self.server.kill()
        await playing

    async def _play(self, place: Place, seconds: float) -> None:
        end = time.monotonic() + seconds
        with contextlib.suppress(OSError, websockets.WebSocketException, EOFError, TimeoutError):
            async with self.guests[place].socket(place[0], brief=True) as player:
                while (left := end - time.monotonic()) > 0 and await player.turn(left):
                    await self._move(place, player)

    async def _move(self, place: Place, player: Player) -> None:
        version, move = player.frame["version"], self.luck.choice(player.choices)
        name = f"{len(self.acknowledged[place])}-{self.luck.random()}"
        self.unsure[place] = (name, move)
        answer = await player.move(move, id=name)
        while answer.get("code") == "store":  # it may be stored all the same: the same id says it
            await asyncio.sleep(0.2)
            player.answers.clear()
            answer = await player.move(move, id=name)
        if answer["ok"]:
            self.acknowledged[place].append((name, move))
            self.unsure[place] = None
        await player.until(lambda: player.frame["version"] > version)

    async def check(self) -> None:
        """Every acknowledged move is there once; asking again with its id changes nothing."""
        for place in self.guests:
            async with self.guests[place].socket(place[0], brief=True) as player:
                if (unsure := self.unsure[place]) is not None:
                    if (await self._again(place, player, *unsure))["ok"]:
                        self.acknowledged[place].append(unsure)
                    self.unsure[place] = None
                for sent in self.acknowledged[place][-3:]:
                    assert (await self._again(place, player, *sent))["ok"]

    async def _again(self, place: Place, player: Player, name: str, move: str) -> dict[str, Any]:
        while True:  # a table that was refused by the store tries again after a while
            player.answers.clear()
            answer = await player.ask(type="move", id=name, ply=player.frame["ply"], seat=place[1], move=move)
            if answer.get("code") != "store":
                return answer
            await asyncio.sleep(0.2)


def stored_moves(database: str, place: Place) -> list[Sent]:
    """The moves of a seat, as they are in the database."""
    table, seat = place
    text = f"select message, move from events where \"table\" = '{table}' and seat = {seat} order by number"
    if database.startswith("postgresql"):
        import asyncpg

        async def main() -> list[Any]:
            connection = await asyncpg.connect(database)
            try:
                return await connection.fetch(text)
            finally:
                await connection.close()

        return [(row["message"], row["move"]) for row in asyncio.run(main())]
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.execute(text))


def test_killed_again_and_again_nothing_acknowledged_is_lost_and_nothing_is_played_twice(
    precompiled: None, database: str
):
    server = Server(database).start()
    try:
        tables = Tables(server, 8)
        for _ in range(KILLS):
            asyncio.run(tables.play_until(tables.moves + 40))
            server.start()
            asyncio.run(tables.check())
        before = {place: len(sent) for place, sent in tables.acknowledged.items()}
        asyncio.run(tables.play_until(tables.moves + 40))
        server.start()
        asyncio.run(tables.check())
        assert all(len(tables.acknowledged[place]) >= before[place] for place in before)
    finally:
        server.stop()
    for place, acknowledged in tables.acknowledged.items():
        stored = stored_moves(database, place)
        assert stored == acknowledged
        assert len(set(stored)) == len(stored)
    assert tables.moves >= 40 * KILLS


def test_after_a_kill_the_lobby_answers_while_tables_are_still_coming_back(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "lobby.db")).start()
    try:
        tables, order = Tables(server, 12), list[str]()
        asyncio.run(tables.play_until(60))
        server.start()

        async def back(place: Place) -> None:
            async with tables.guests[place].socket(place[0], brief=True):
                order.append("table")

        async def main() -> None:
            everybody = [asyncio.create_task(back(place)) for place in tables.guests]
            while not order:  # the first has come, and the others wait
                await asyncio.sleep(0.001)
            assert (await asyncio.to_thread(server.request, "GET", "/api/tables")).status == 200
            order.append("lobby")
            await asyncio.gather(*everybody)

        asyncio.run(main())
        assert order[-1] == "table", "the lobby answered last"
    finally:
        server.stop()


def test_a_stop_in_the_middle_of_it_all_ends_and_keeps_what_was_acknowledged(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "busy.db"), bot_workers=2).start()
    tables = Tables(server, 8)
    thinking = Guest(server, "Cy")  # at tables where bots think for long while the server stops
    for name in GAMES:
        table = thinking.table(name, *[next(iter(BOTS))] * game(name).seats[0])
        assert thinking.post(f"/api/tables/{table}/start").status == 200

    async def main() -> int:
        playing = asyncio.create_task(tables.play_all(60))
        while tables.moves < 40 and not playing.done():
            await asyncio.sleep(0.01)
        code = await asyncio.to_thread(server.stop)
        await playing
        return code

    assert asyncio.run(main()) == 0
    for place, acknowledged in tables.acknowledged.items():
        unsure = [sent for sent in [tables.unsure[place]] if sent]  # stored, but nobody was told any more
        assert stored_moves(server.database, place) in (acknowledged, acknowledged + unsure)


def begun(server: Server) -> tuple[Guest, str]:
    guest = Guest(server, "Ana")
    table = guest.table("galore", "me", "open")
    Guest(server, "Bo").post(f"/api/tables/{table}/sit", {"seat": 1})
    guest.post(f"/api/tables/{table}/start")
    return guest, table


async def move_until_it_works(player: Player, move: str, name: str, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while True:
        player.answers.clear()
        answer = await player.ask(type="move", id=name, ply=0, seat=0, move=move)
        if answer["ok"]:
            return
        assert answer["code"] == "store"
        assert time.monotonic() < end
        await asyncio.sleep(0.2)


async def nothing_can_be_written(player: Player) -> None:
    """A move is refused with a sentence, and everybody at the table is told."""
    answer = await player.ask(type="move", id="first", ply=0, seat=0, move="side front")
    assert (answer["ok"], answer["code"]) == (False, "store")
    assert "cannot save" in answer["say"]
    await player.until(lambda: "cannot save" in player.frame["ask"])
    assert player.frame["version"] == 0


async def everything_is_well(player: Player) -> None:
    await move_until_it_works(player, "side front", "first")
    await player.until(lambda: player.frame["version"] == 1 and "cannot save" not in player.frame["ask"])


def test_a_locked_database_is_told_and_play_goes_on_afterwards(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "locked.db")).start()
    try:
        guest, table = begun(server)

        async def main() -> None:
            async with guest.socket(table) as player:
                with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
                    other.execute("begin immediate")
                    await nothing_can_be_written(player)
                    other.execute("rollback")
                await everything_is_well(player)

        asyncio.run(main())
    finally:
        server.stop()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")
def test_a_full_disk_is_told_and_play_goes_on_afterwards(precompiled: None, tmp_path: Path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("no small disk can be mounted here")
    server = Server(str(disk / "full.db"))
    try:
        server.start()
        guest, table = begun(server)
        ballast = disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)

        async def main() -> None:
            async with guest.socket(table) as player:
                for number in range(200):  # the write-ahead log may have room left
                    answer = await player.ask(type="chat", text="x" * 300, id=f"fill {number}")
                    if not answer["ok"] and answer["code"] == "store":
                        break
                    await asyncio.sleep(0 if answer["ok"] else 1)
                await nothing_can_be_written(player)
                ballast.unlink()
                await everything_is_well(player)

        asyncio.run(main())
    finally:
        server.stop()
        subprocess.run(["umount", "-l", str(disk)], check=False)


def test_a_database_that_goes_away_and_comes_back(precompiled: None, postgres: Postgres):
    server = Server(postgres.url).start()
    try:
        guest, table = begun(server)

        async def main() -> None:
            async with guest.socket(table) as player:
                postgres.stop("immediate")
                await nothing_can_be_written(player)
                assert server.request("GET", "/healthz").status == 503
                postgres.start()
                await everything_is_well(player)

        asyncio.run(main())
    finally:
        server.stop()


def test_a_database_that_does_not_accept_connections_yet_leads_back_to_play(precompiled: None, postgres: Postgres):
    server = Server(postgres.url).start()
    try:
        guest, table = begun(server)

        async def main() -> None:
            async with guest.socket(table) as player:
                postgres.stop("immediate")
                postgres.start_refusing()
                await nothing_can_be_written(player)
                await asyncio.sleep(2)  # some tries of the table by itself
                assert "the database system is" in server.log.read_text()
                postgres.stop("immediate")
                postgres.start()
                await everything_is_well(player)

        asyncio.run(main())
    finally:
        assert server.stop() == 0


def test_the_database_is_killed_again_and_again_while_people_move(precompiled: None, postgres: Postgres):
    server = Server(postgres.url).start()
    try:
        tables = Tables(server, 8)

        async def main() -> None:
            playing = asyncio.create_task(tables.play_all(600))
            for _ in range(KILLS):
                await tables.moved_on(30)
                await asyncio.to_thread(postgres.stop, "immediate")
                await asyncio.sleep(0.5)
                await asyncio.to_thread(postgres.start)
            await tables.moved_on(30)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await tables.check()

        asyncio.run(main())
    finally:
        assert server.stop() == 0
    for place, acknowledged in tables.acknowledged.items():
        assert stored_moves(postgres.url, place) == acknowledged


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_a_stop_ends_though_the_database_is_gone(precompiled: None, postgres: Postgres, how: str):
    server = Server(postgres.url).start()
    guest, table = begun(server)

    async def main() -> None:
        async with guest.socket(table) as player:
            postgres.freeze() if how == "frozen" else postgres.stop("immediate")
            await player.send(type="move", id="first", ply=0, seat=0, move="side front")
            await asyncio.sleep(1)
            assert await asyncio.to_thread(server.stop) == 0

    try:
        started = time.monotonic()
        asyncio.run(main())
        assert time.monotonic() - started < 20
    finally:
        if how == "frozen":
            postgres.freeze(False)


def test_a_chat_line_whose_reply_was_lost_is_said_once_and_chat_goes_on(precompiled: None, postgres: Postgres):
    with Proxy(postgres.port) as proxy:
        server = Server(postgres.url.replace(str(postgres.port), str(proxy.port))).start()
        try:
            guest, table = begun(server)

            async def main() -> list[str]:
                async with guest.socket(table) as player, guest.socket(table) as other:
                    proxy.armed = True
                    answer = await player.ask(type="chat", id="lost", text="boo")
                    assert (answer["code"], proxy.cuts) == ("store", 1)
                    await said_once_it_works(player, "next", "are you there?")
                    await said_once_it_works(player, "lost", "boo")
                    await other.until(lambda: len(heard(other)) == 2)
                    return heard(other)

            assert asyncio.run(main()) == ["boo", "are you there?"]
        finally:
            server.stop()


def heard(player: Player) -> list[str]:
    return [message["text"] for message in player.heard if message["type"] == "chat"]


async def said_once_it_works(player: Player, name: str, text: str) -> None:
    async with asyncio.timeout(20):
        while not (await player.ask(type="chat", id=name, text=text))["ok"]:
            player.answers.clear()
            await asyncio.sleep(2)  # people may say something every two seconds


def events_of(database: str, table: str) -> int:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute('select count(*) from events where "table" = ?', [table])
        return int(next(rows)[0])


def test_after_a_restart_bots_play_on_though_nobody_looks(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "wake.db"), bot_pause=3600).start()
    guest = Guest(server, "Ana")
    table = guest.table("galore", "me", "random")
    guest.post(f"/api/tables/{table}/start")

    async def main() -> None:
        async with guest.socket(table) as player:
            await player.play("side front")

    asyncio.run(main())
    server.kill()
    assert events_of(server.database, table) == 1
    server.environment["GHOSTYARD_BOT_PAUSE"] = "0"
    server.start()
    try:
        end = time.monotonic() + 60
        while events_of(server.database, table) == 1:
            assert time.monotonic() < end
            time.sleep(0.1)
    finally:
        server.stop()


def test_people_are_told_when_the_server_stops_and_find_everything_again(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "stop.db")).start()
    guest, table = begun(server)

    async def main() -> None:
        async with guest.socket(table) as player:
            await player.play("side back")
            await asyncio.to_thread(server.stop)
            await player.until(lambda: player.heard[-1]["type"] == "bye")
            assert "short break" in player.heard[-1]["say"]

    asyncio.run(main())
    server.start()
    try:

        async def again() -> None:
            async with guest.socket(table) as player:
                assert player.frame["version"] == 1

        asyncio.run(again())
    finally:
        server.stop()
