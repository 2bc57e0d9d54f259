"""Leases: one node writes a table, and whoever lost it can store nothing, whatever they believe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import insert, select, update

from ghostyard.core.errors import Mistake
from ghostyard.table import postgres_writer, schema
from ghostyard.table.changes import Change, Lease, LeaseLost
from ghostyard.table.cluster.leases import Leases
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.settings import Settings
from ghostyard.table.store import Store
from ghostyard.table.table_record import NEW_EVENT
from tests.cluster.unfenced import UNCHECKED
from tests.table.postgres import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


class Node:
    """A store and its leases, without a server around them."""

    def __init__(self, url: str, name: str) -> None:
        self.engine = engine_for(url)
        self.store, self.leases = Store(self.engine), Leases(self.engine, name, 600)

    async def write(self, lease: Lease, number: int) -> None:
        row = {
            "table": lease.table, "number": number, "kind": "move", "seat": 0, "move": "draw", "person": "",
            "message": None, "spent": 0, "at": 0.0, "epoch": lease.epoch,
        }  # fmt: skip
        await self.store.save(NEW_EVENT.change(row), lease=lease)

    async def runs_out(self) -> None:
        """As if nothing had renewed it for too long."""
        gone = update(schema.nodes).where(schema.nodes.c.id == self.leases.node).values(until=0.0)
        await self.store.save(Change(gone))

    async def bot_sits_at(self, table: str) -> None:
        seat = {"table": table, "seat": 0, "kind": "bot", "person": "", "name": "Rattle", "level": "random"}
        await self.store.save(Change(insert(schema.seats).values(seat)))

    async def stored(self, table: str) -> list[int]:
        rows = select(schema.events).where(schema.events.c.table == table).order_by(schema.events.c.number)
        return [row["epoch"] for row in await self.store.rows(rows)]


@asynccontextmanager
async def nodes(postgres: Postgres, names: str) -> AsyncIterator[list[Node]]:
    url = Settings(database=postgres.url).database_url
    async with AsyncExitStack() as stack:
        made = [Node(url, name) for name in names]
        for node in made:
            stack.push_async_callback(node.store.close)
        await migrate(made[0].engine)
        for table in schema.METADATA.sorted_tables:
            await made[0].store.save(Change(table.delete()))
        for name in ("one", "two"):
            await made[0].store.save(Change(insert(schema.tables).values(_table(name))))
        for node in made:
            await node.leases.renew()
        yield made


def _table(name: str) -> dict[str, object]:
    return {
        "id": name, "game": "galore", "rules": 1, "edition": "house", "options": "{}", "seed": "0", "public": True,
        "hotseat": False, "clock": "null", "host": "", "phase": "playing", "rematch": "", "at": 0.0,
    }  # fmt: skip


def run(main: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await main()

    asyncio.run(bounded())


def test_of_two_who_want_a_table_one_gets_it(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            both = await asyncio.gather(a.leases.claim("one"), b.leases.claim("one"))
            assert sorted(lease is None for lease in both) == [False, True]
            assert await a.leases.owner("one") == await b.leases.owner("one") == ("a" if both[0] else "b")
            with pytest.raises(Mistake):
                await a.leases.owner("none")

    run(main)


def test_a_node_that_wakes_up_after_its_lease_can_store_nothing(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            old = await a.leases.claim("one")
            assert old is not None
            await a.write(old, 0)
            assert await b.leases.claim("one") is None
            await a.runs_out()
            new = await b.leases.claim("one")
            assert new is not None
            await a.leases.renew()  # it wakes up, and is alive again
            with pytest.raises(LeaseLost):
                await a.write(old, 1)
            await b.write(new, 1)
            with pytest.raises(LeaseLost):
                await a.write(old, 2)
            assert await b.stored("one") == [old.epoch, new.epoch]
            assert await a.leases.held() == set()

    run(main)


def test_a_lost_table_harms_no_other_in_the_same_commit(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "a") as (a,):
            one, two = await a.leases.claim("one"), await a.leases.claim("two")
            assert one is not None
            assert two is not None
            gone = Lease("one", one.epoch - 1)
            ends = await asyncio.gather(a.write(gone, 0), a.write(two, 0), a.write(one, 0), return_exceptions=True)
            assert [type(end) for end in ends] == [LeaseLost, type(None), type(None)]

    run(main)


def test_who_takes_a_table_over_waits_for_a_commit_that_is_under_way(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            lease = await a.leases.claim("one")
            assert lease is not None
            async with a.engine.begin() as connection:
                assert await connection.run_sync(postgres_writer.valid_leases, [lease]) == {lease}
                await a.runs_out()
                taking = asyncio.create_task(b.leases.claim("one"))
                await asyncio.sleep(0.5)
                assert not taking.done()
            assert (await taking) == Lease("one", lease.epoch + 1)

    run(main)


def test_tables_of_a_dead_node_where_a_bot_plays_are_adopted_once(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "abc") as (a, b, c):
            await a.bot_sits_at("one")
            assert await a.leases.claim("one")
            assert await a.leases.claim("two")
            assert await b.leases.adopt(["a"], 10) == []
            await a.runs_out()
            assert [peer.id for peer in (await b.leases.renew()).peers if not peer.alive] == ["a"]
            both = await asyncio.gather(b.leases.adopt(["a"], 10), c.leases.adopt(["a"], 10))
            assert sorted(both) == [[], ["one"]]

    run(main)


def test_a_renewal_says_whether_the_time_had_run_out_by_the_clock_of_the_database(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "a") as (a,):
            assert not (await a.leases.renew()).was_late
            await a.runs_out()
            assert (await a.leases.renew()).was_late
            assert not (await a.leases.renew()).was_late

    run(main)


def test_who_claims_a_table_of_a_node_that_may_live_says_so(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            told: list[Lease] = []
            b.leases.took = told.extend
            assert await a.leases.claim("one")
            await a.runs_out()
            assert told == []
            assert [await b.leases.claim("one")] == told
            await b.leases.claim("two")  # nobody had it
            assert len(told) == 1

    run(main)


@pytest.mark.parametrize("ends", ["leave", "free_all"])
def test_where_a_node_leaves_or_lets_go_of_all_others_go_on(postgres: Postgres, ends: str):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            await a.bot_sits_at("one")
            assert await a.leases.claim("one")
            await getattr(a.leases, ends)()
            dead = [peer.id for peer in (await b.leases.renew()).peers if not peer.alive]
            assert await b.leases.adopt(dead, 10) == ["one"]

    run(main)


def test_where_a_person_is_awaited_nobody_goes_on(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "a") as (a,):
            await a.bot_sits_at("one")
            assert await a.leases.going_on(["one", "two"]) == ["one"]
            awaited = {"table": "one", "seat": 1, "kind": "person", "person": "ana", "name": "Ana", "level": ""}
            await a.store.save(Change(insert(schema.seats).values({**awaited, "asked_at": 1.0})))
            assert await a.leases.going_on(["one", "two"]) == []

    run(main)


def test_a_node_that_stops_takes_no_table(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "a") as (a,):
            a.leases.is_stopping = True
            with pytest.raises(Mistake):
                await a.leases.acquire("one")

    run(main)


def test_a_table_is_given_to_another_node_and_let_go_when_idle(postgres: Postgres):
    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            lease = await a.leases.claim("one")
            assert lease is not None
            assert await a.leases.hand_over({"one": "b", "two": "b"}) == ["one"]
            assert await a.leases.owner("one") == "b"
            with pytest.raises(LeaseLost):
                await a.write(lease, 0)
            mine = await b.leases.claim("one")
            assert mine is not None
            await b.leases.release(mine)
            assert await a.leases.owner("one") == ""

    run(main)


def test_without_the_epoch_check_the_paused_node_does_harm(postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    """The bug that all this is against: planted, it shows."""
    monkeypatch.setattr(postgres_writer, "VALID_LEASES", UNCHECKED)
    postgres_writer.row_statement.cache_clear()

    async def main() -> None:
        async with nodes(postgres, "ab") as (a, b):
            old = await a.leases.claim("one")
            await a.runs_out()
            new = await b.leases.claim("one")
            assert old is not None
            assert new is not None
            await b.write(new, 0)
            await a.write(old, 1)
            epochs = await b.stored("one")
            assert epochs != sorted(epochs)

    run(main)
    postgres_writer.row_statement.cache_clear()
