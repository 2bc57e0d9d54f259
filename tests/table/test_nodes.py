"""Nodes inside this program, on a real PostgreSQL and Redis: whatever a node misses, it or another makes good soon."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import cast

import pytest
from starlette.applications import Starlette
from starlette.types import Message
from starlette.websockets import WebSocket

from ghostyard.core.errors import Mistake
from ghostyard.table.changes import Lease
from ghostyard.table.clock import ClockRule
from ghostyard.table.cluster import relay
from ghostyard.table.cluster.leases import Leases, Peer
from ghostyard.table.cluster.node import Node
from ghostyard.table.cluster.owners import MUCH_PRESSURE, heirs
from ghostyard.table.cluster.watch import Watch
from ghostyard.table.connection import MOVED
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.lobby import SeatWanted, TableWanted
from ghostyard.table.outages import StoreDown
from ghostyard.table.people import Person
from ghostyard.table.protocol import Start
from ghostyard.table.serve import open_context, prepare_store
from ghostyard.table.settings import settings_from
from ghostyard.table.web import socket
from ghostyard.table.websocket import MessageSocket
from tests.cluster.link import Link
from tests.table.client import GAME
from tests.table.postgres import Postgres
from tests.table.redis_server import RedisServer

ANA = Person("ana", "Ana", "en")
SHORT, LONG = 1.5, 60.0  # leases in seconds: for what nodes do by themselves, and for what is done with them
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres(precompiled: None, redis: RedisServer) -> Iterator[Postgres]:
    with Postgres() as running:
        asyncio.run(prepare_store(settings_from({}, database=running.url)))
        run(lambda: first_table(running, redis))  # loads the game, which takes longer than a short lease
        yield running


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as running:
        yield running


class Inside:
    """A node, and what one can see of it from inside."""

    def __init__(self, context: ServerContext) -> None:
        self.context, self.lobby, self.node = context, context.lobby, cast(Node, context.node)
        self.owners = self.node._owners
        self.watch: Watch = self.owners.watches[0]
        self.leases: Leases = self.watch.leases

    @property
    def id(self) -> str:
        return self.node.id

    async def timed_table(self) -> str:
        """A game with a clock: it goes on by itself, wherever its table is."""
        wanted = TableWanted(
            GAME, [SeatWanted("me"), SeatWanted("me", name="Bo")], hotseat=True, clock=ClockRule(3600, 0)
        )
        table = await self.lobby.make(wanted, ANA)
        assert (await self.lobby.ask_here(table, Start(), ANA)).ok
        return table

    async def renewed(self) -> list[Peer]:
        """The other nodes, as a renewal tells; a database that others keep busy is asked again."""
        while True:
            with suppress(StoreDown):
                return (await self.leases.renew()).peers

    async def stands_still(self) -> None:
        """As if nothing had renewed its row for too long."""
        await self.leases._run("update nodes set until = 0 where id = :node")


@asynccontextmanager
async def nodes(postgres: Postgres, *buses: str, lease: float) -> AsyncIterator[list[Inside]]:
    async with AsyncExitStack() as stack:
        made = []
        for bus in buses:
            settings = settings_from({}, database=postgres.url, bus=bus, lease_seconds=lease, bot_workers=1)
            made.append(Inside(await stack.enter_async_context(open_context(settings))))
        await until(lambda: all(one.node._bus.hears(other.id) for one in made for other in made))
        for one in made:
            one.watch.peers = await one.renewed()
        yield made


async def first_table(postgres: Postgres, redis: RedisServer) -> None:
    async with nodes(postgres, redis.url, lease=LONG) as (one,):
        await one.timed_table()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.02)


def run(main: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await main()

    asyncio.run(bounded())


# ---------------------------------------------------------------- tables that nobody looks after


def test_the_tables_of_a_node_cut_off_from_redis_alone_go_on_elsewhere(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, f"redis://127.0.0.1:{link.port}", redis.url, lease=SHORT) as (a, b):
            table = await a.timed_table()
            link.cut()
            await until(lambda: table in b.lobby.tables and table not in a.lobby.tables)

    with Link(redis.port) as link:
        run(main)


def test_whoever_opens_a_socket_at_a_node_that_is_cut_off_is_sent_to_another(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, f"redis://127.0.0.1:{link.port}", redis.url, lease=SHORT) as (a, b):
            table, sent = await b.timed_table(), list[Message]()
            link.cut()
            await until(lambda: not a.node.is_ready)
            app = Starlette()
            app.state.context = a.context
            scope = {"type": "websocket", "app": app, "path_params": {"table": table}, "headers": []}
            await socket(WebSocket(scope, receive, partial(keep, sent)))
            assert [(message["type"], message.get("code")) for message in sent] == [("websocket.close", MOVED)]

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def keep(sent: list[Message], message: Message) -> None:
        sent.append(message)

    with Link(redis.port) as link:
        run(main)


def test_the_tables_of_a_node_that_dies_go_on_elsewhere_though_nobody_asks(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=SHORT) as (a, b):
            table = await a.timed_table()
            await a.node.close()  # without a word
            await until(lambda: table in b.lobby.tables)

    run(main)


def test_a_table_goes_on_though_the_message_that_gives_it_was_lost(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            table = await a.timed_table()
            await a.leases.hand_over({table: b.id})
            for node in (a, b):
                await node.watch._look_after()
            assert (table in a.lobby.tables, table in b.lobby.tables) == (False, True)

    run(main)


def test_a_table_that_could_not_be_read_when_it_was_adopted_is_read_later(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            table = await a.timed_table()
            await a.node.close()
            await a.stands_still()
            b.watch.peers = await b.renewed()
            b.watch._dead = {a.id}
            monkeypatch.setattr(b.lobby, "resume", cannot)
            await b.watch._look_after()
            assert await a.leases.owner(table) == b.id
            monkeypatch.undo()
            await b.watch._look_after()
            assert table in b.lobby.tables

    run(main)


async def cannot(_: object = None) -> set[Lease]:
    raise StoreDown


def test_tables_of_nodes_that_all_stopped_go_on_though_the_first_look_failed(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with nodes(postgres, redis.url, lease=SHORT) as (a,):
            table = await a.timed_table()
            await a.leases._run("update leases set node = 'long ago' where node = :node")  # and its row is removed
        adopt, failures = Leases.adopt, [StoreDown()]

        async def adopted(leases: Leases, dead: list[str] | None, most: int) -> list[str]:
            if failures:
                raise failures.pop()
            return await adopt(leases, dead, most)

        monkeypatch.setattr(Leases, "adopt", adopted)
        async with nodes(postgres, redis.url, lease=SHORT) as (b,):
            await until(lambda: table in b.lobby.tables)

    run(main)


def test_who_looks_on_through_another_node_is_told_when_the_owner_gives_the_stream_up(
    postgres: Postgres, redis: RedisServer
):
    """The door may have opened it after the break that the owner hears of now: nobody would ever say anything there."""

    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            table, line = await b.timed_table(), Line()
            relaying = asyncio.create_task(a.node.relay(cast(MessageSocket, line), table, ANA))
            await until(lambda: bool(line.texts))
            b.node.broken(a.id)
            await until(lambda: line.code == MOVED)
            await relaying

    run(main)


def test_whoever_comes_does_not_wait_for_an_owner_that_is_not_heard_any_more(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(relay, "ATTACH_SECONDS", 1000.0)
    monkeypatch.setattr(relay, "FIND_SECONDS", 1000.0)

    async def main() -> None:
        async with nodes(postgres, redis.url, f"redis://127.0.0.1:{link.port}/0", lease=SHORT) as (a, b):
            table, line = await b.timed_table(), Line()
            await b.watch.close()  # from here on it is as good as dead, but its lease lasts a little longer
            link.cut(silently=True)
            await until(lambda: b.id not in a.node._bus.heard_at)  # all that was under way was given up
            await b.renewed()
            relaying = asyncio.create_task(a.node.relay(cast(MessageSocket, line), table, ANA))
            await until(lambda: bool(line.texts))
            await line.close(MOVED)
            await relaying
            link.heal()

    with Link(redis.port) as link:
        run(main)


class Line:
    """The socket of somebody who only reads."""

    is_open = is_writable = True

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.code = 0
        self._closed = asyncio.Event()

    async def run(self, listener: object) -> None:
        await self._closed.wait()

    def write(self, texts: list[bytes]) -> None:
        self.texts += texts

    def set_reading(self, able: bool) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code
        self._closed.set()


# ---------------------------------------------------------------- a node that is late


def test_a_node_that_was_late_asks_until_it_knows_what_it_has_lost(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            lost, kept = await a.timed_table(), await a.timed_table()
            await a.watch.close()  # there is no beat but those below
            await a.stands_still()
            b.leases.took = lambda _: None  # nothing is heard of it
            assert await b.leases.claim(lost)
            monkeypatch.setattr(a.leases, "held", cannot)
            with pytest.raises(StoreDown):
                await a.watch._beat()
            assert not a.watch.reaches_store
            with pytest.raises(Mistake):
                await a.owners.find(lost)
            monkeypatch.undo()
            await a.watch._beat()  # which is not late
            assert a.watch.reaches_store
            assert (lost in a.lobby.tables, kept in a.lobby.tables) == (False, True)  # beside tables of other tests

    run(main)


def test_who_claims_a_table_for_a_visitor_tells_the_node_that_had_it(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            table = await a.timed_table()
            await a.stands_still()
            assert await b.owners.find(table) == b.id
            await b.lobby.open(table)
            await until(lambda: table not in a.lobby.tables)
            assert table in b.lobby.tables

    run(main)


def test_an_old_message_takes_nothing_from_who_has_the_table_again(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, lease=LONG) as (a,):
            table = await a.timed_table()
            epoch = a.lobby.tables[table].epoch
            a.watch.let_go_of_taken(table, epoch - 1)
            assert table in a.lobby.tables
            a.watch.let_go_of_taken(table, epoch + 1)
            assert table not in a.lobby.tables

    run(main)


# ---------------------------------------------------------------- a node that stops


def test_a_table_that_is_just_being_read_when_a_server_closes_is_not_opened(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, lease=LONG) as (a,):
            table = await a.timed_table()
            a.lobby.let_go(a.lobby.tables[table])
            opening = asyncio.create_task(a.lobby.open(table))
            await asyncio.sleep(0)
            assert a.lobby._opening
        assert opening.cancelled()
        assert a.leases._engine.pool.checkedout() == 0

    run(main)


def test_a_node_that_stops_has_nothing_left_and_gets_nothing_more(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=SHORT) as (a, b):
            loaded, given, late = [await a.timed_table() for _ in range(3)]
            a.lobby.let_go(a.lobby.tables[late])
            acquire = a.lobby.services.ownership.acquire

            async def slowly(table: str) -> Lease | None:
                lease = await acquire(table)
                await asyncio.sleep(0.2)
                return lease

            monkeypatch.setattr(a.lobby.services.ownership, "acquire", slowly)
            opening = asyncio.create_task(a.lobby.open(late))
            await asyncio.sleep(0.1)
            await a.node.stop()
            await asyncio.gather(opening, return_exceptions=True)
            assert a.lobby.tables == {}
            await b.leases.hand_over({given: a.id})  # by a node that has not heard of it
            await a.owners.take([given])
            for attempt in (a.owners.opened, a.lobby.open):
                with pytest.raises(Mistake) as refused:
                    await attempt(loaded)
                assert refused.value.code == "moving"
            await until(lambda: {loaded, given, late} <= {*b.lobby.tables})
            await asyncio.sleep(SHORT / 2)
            alive = [peer.id for peer in await b.renewed() if peer.alive]
            assert a.id not in alive  # it does not come back with another beat

    run(main)


def test_a_node_cut_off_from_the_others_claims_nothing(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, lease=LONG) as (a,):
            table = await a.timed_table()
            a.lobby.let_go(a.lobby.tables[table])
            await a.leases.free_all()
            a.watch.is_cut_off = True
            with pytest.raises(Mistake) as refused:
                await a.owners.find(table)
            assert refused.value.code == "moving"
            a.watch.is_cut_off = False  # nobody hears the others: everybody goes on
            assert await a.owners.find(table) == a.id

    run(main)


def test_a_server_that_does_not_answer_keeps_nobody_waiting(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with nodes(postgres, redis.url, lease=LONG) as (a,):
            table = await a.timed_table()
            a.watch._renewed_at -= LONG
            monkeypatch.setattr(a.leases, "owner", lambda _: asyncio.sleep(LONG))
            async with asyncio.timeout(1):
                with pytest.raises(StoreDown):
                    await a.owners.find(table)

    run(main)


# ---------------------------------------------------------------- pressure


def test_a_node_under_pressure_gives_a_new_table_to_one_that_has_less(postgres: Postgres, redis: RedisServer):
    async def main() -> None:
        async with nodes(postgres, redis.url, redis.url, lease=LONG) as (a, b):
            tables = [await a.lobby.make(TableWanted(GAME, [SeatWanted("me"), SeatWanted("open")]), ANA) for _ in "12"]
            a.node._pressure.value = MUCH_PRESSURE / 2
            assert await a.owners.find(tables[0]) == a.id
            a.node._pressure.value = 2 * MUCH_PRESSURE
            assert await a.owners.find(tables[1]) == b.id == await a.leases.owner(tables[1])

    run(main)


def test_the_tables_of_a_node_that_stops_go_where_there_is_least_pressure():
    helpers = [Peer(name, True, pressure, True, False) for name, pressure in (("a", 0.1), ("b", 0.2), ("c", 0.9))]
    assert heirs(helpers) == ["a", "b"]
    assert heirs([]) == []
