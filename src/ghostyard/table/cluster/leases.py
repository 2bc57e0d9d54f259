"""Leases in PostgreSQL: which nodes are alive, and which of them owns which table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ghostyard.core.errors import Mistake
from ghostyard.table.changes import Lease
from ghostyard.table.outages import StoreDown, connection_in_use, problem_of
from ghostyard.table.partitions import partition_among

PATIENCE = 2 / 3  # of a lease: a database that is silent for longer does not answer
FORGOTTEN_SECONDS = 3600  # after its end, the row of a node is removed
FREED = "freed"  # instead of a node, where one had to let go: anybody goes on with what plays there
NOW = "extract(epoch from clock_timestamp())"
ALIVE = f"exists (select from nodes where nodes.id = leases.node and nodes.until > {NOW})"

# Its rows are those before the renewal: so our own says whether our time had run out.
RENEW = f"""
    with renewed as (
        insert into nodes (id, until, pressure, bus, stopping)
        values (:node, {NOW} + :seconds, :pressure, :bus, :stopping)
        on conflict (id) do update set until = excluded.until, pressure = excluded.pressure, bus = excluded.bus,
            stopping = excluded.stopping
    ), removed as (
        delete from nodes where until < {NOW} - {FORGOTTEN_SECONDS} and id <> :node
    )
    select id, until > {NOW} as alive, pressure, bus, stopping from nodes
"""
# One that is ours but not loaded gets a new epoch too: what was under way when it was unloaded must not matter.
CLAIM = f"""
    with had as (select node from leases where "table" = :table)
    insert into leases ("table", node, epoch) select id, :owner, 1 from tables where id = :table
    on conflict ("table") do update set node = excluded.node, epoch = leases.epoch + 1
    where (leases.node = :node and :owner = :node) or not {ALIVE}
    returning epoch, coalesce((select node from had), '') as had_by
"""
OWNER = f"""
    select tables.id, leases.node, coalesce({ALIVE}, false) as alive
    from tables left join leases on leases."table" = tables.id where tables.id = :table
"""
RELEASE = "update leases set node = '' where \"table\" = :table and node = :node and epoch = :epoch"
# Several leases are locked in the order of their tables, as commits lock them: nobody waits in a circle.
HAND_OVER = """
    with mine as (
        select leases."table", given.node from leases
        join unnest(cast(:tables as text[]), cast(:nodes as text[])) as given("table", node) using ("table")
        where leases.node = :node order by leases."table" for update of leases
    )
    update leases set node = mine.node, epoch = epoch + 1 from mine where leases."table" = mine."table"
    returning leases."table"
"""
FREE_ALL = """
    with mine as (select "table" from leases where node = :node order by "table" for update)
    update leases set node = :freed, epoch = epoch + 1 from mine where leases."table" = mine."table"
"""
# Where a person owes a decision without a clock, the game rests until somebody comes.
GOES_ON = """
    tables.phase = 'playing' and (tables.clock <> 'null' or (
        exists (select from seats where seats."table" = tables.id and (seats.kind = 'bot' or seats.level <> ''))
        and not exists (
            select from seats where seats."table" = tables.id
            and seats.kind = 'person' and seats.level = '' and seats.asked_at is not null
        )
    ))
"""
ADOPT = f"""
    with free as (
        select leases."table" from leases join tables on tables.id = leases."table"
        where (leases.node = any(cast(:gone as text[])) or (:all and leases.node <> '')) and not {ALIVE} and {GOES_ON}
        order by leases."table" limit :most for update of leases skip locked
    )
    update leases set node = :node, epoch = epoch + 1 from free where leases."table" = free."table"
    returning leases."table", leases.epoch
"""
ADOPT_NEW = f"""
    insert into leases ("table", node, epoch)
    select id, :node, 1 from tables
    where {GOES_ON} and not exists (select from leases where leases."table" = tables.id)
    order by id limit :most on conflict do nothing returning "table"
"""
HELD = 'select "table", epoch from leases where node = :node'
GOING_ON = f"select id from tables where id = any(cast(:tables as text[])) and {GOES_ON}"
LEAVE = f"update nodes set until = least(until, {NOW}) where id = :node"


class Peer(Struct, frozen=True):
    """Another node, as its row tells."""

    id: str
    alive: bool
    pressure: float
    bus: bool
    stopping: bool


class Renewal(Struct, frozen=True):
    """What a node learns while it renews its row: who else is there, and whether its own time had run out."""

    peers: list[Peer]
    was_late: bool


class Leases:
    """The rows of nodes and leases, as one node reads and writes them."""

    def __init__(self, engine: AsyncEngine, node: str, seconds: float) -> None:
        self.node, self.seconds = node, seconds
        self.is_stopping = False  # no table is taken any more
        self.took: Callable[[Sequence[Lease]], None] = lambda _: None  # told what was another node's until now
        self._engine = engine

    async def renew(self, *, pressure: float = 0.0, bus: bool = True, stopping: bool = False) -> Renewal:
        """Stay alive for some seconds more; says which other nodes there are, dead ones too."""
        rows = await self._run(RENEW, seconds=self.seconds, pressure=pressure, bus=bus, stopping=stopping)
        nodes = [Peer(**row) for row in rows]
        was_late = not any(node.id == self.node and node.alive for node in nodes)
        return Renewal([node for node in nodes if node.id != self.node], was_late)

    async def acquire(self, table: str) -> Lease:
        """The right to write this table from now on, unless another node has it, or this one stops."""
        lease = None if self.is_stopping else await self.claim(table)
        if lease is None:
            raise Mistake("moving")
        return lease

    async def claim(self, table: str, owner: str = "") -> Lease | None:
        """Take a table that nobody alive owns, for this node or for another; None if somebody does."""
        rows = await self._run(CLAIM, table=table, owner=owner or self.node)
        if not rows:
            return None
        lease = Lease(table, rows[0]["epoch"])
        if rows[0]["had_by"] not in ("", FREED, self.node):  # it may not know yet that its time has run out
            self.took([lease])
        return lease

    async def owner(self, table: str) -> str:
        """The node that owns a table and is alive; empty if there is none."""
        rows = await self._run(OWNER, table=table)
        if not rows:
            raise Mistake("no-such-table")
        return str(rows[0]["node"]) if rows[0]["alive"] else ""

    async def release(self, lease: Lease) -> None:
        """Nobody needs the table in memory."""
        await self._run(RELEASE, table=lease.table, epoch=lease.epoch)

    async def hand_over(self, owners: Mapping[str, str]) -> list[str]:
        """Give tables of this node to others, all in one statement; says which were its own."""
        rows = await self._run(HAND_OVER, tables=list(owners), nodes=list(owners.values()))
        return [row["table"] for row in rows]

    async def free_all(self) -> None:
        """Whatever this node owns is anybody's."""
        await self._run(FREE_ALL, freed=FREED)

    async def adopt(self, dead: Sequence[str] | None, most: int) -> list[str]:
        """Take over some tables where something goes on by itself: freed ones, and of these dead nodes or of all."""
        rows = await self._run(ADOPT, gone=[FREED, *(dead or ())], all=dead is None, most=most)
        if rows:
            self.took([Lease(row["table"], row["epoch"]) for row in rows])
        return [row["table"] for row in rows]

    async def adopt_new(self, most: int) -> list[str]:
        """Take some tables where something goes on by itself and that no node has ever owned."""
        return [row["table"] for row in await self._run(ADOPT_NEW, most=most)]

    async def held(self) -> set[Lease]:
        """All leases of this node."""
        return {Lease(row["table"], row["epoch"]) for row in await self._run(HELD)}

    async def going_on(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables where something goes on by itself."""
        return [row["id"] for row in await self._run(GOING_ON, tables=list(tables))] if tables else []

    async def leave(self) -> None:
        """This node stops: nobody has to wait until its time has run out."""
        await self._run(LEAVE)

    async def close(self) -> None:
        """Disconnect."""
        await self._engine.dispose()

    async def _run(self, statement: str, **values: Any) -> list[dict[str, Any]]:
        try:
            with connection_in_use():
                async with asyncio.timeout(PATIENCE * self.seconds), self._engine.begin() as connection:
                    names = {name for name in (*values, "node") if f":{name}" in statement}
                    given = {"node": self.node, **values}
                    result = await connection.execute(text(statement), {name: given[name] for name in names})
                    return [dict(row) for row in result.mappings()] if result.returns_rows else []
        except Exception as error:
            problem = problem_of(error)
            raise problem if isinstance(problem, StoreDown) else error from None


class AllLeases:
    """The leases in all databases, by the table that they are about."""

    def __init__(self, leases: Sequence[Leases]) -> None:
        self.all = leases
        self.node, self.seconds = leases[0].node, leases[0].seconds

    def of(self, table: str) -> Leases:
        """The leases where this table is."""
        return self.all[partition_among(table, len(self.all))]

    async def acquire(self, table: str) -> Lease:
        """The right to write this table from now on, unless another node has it."""
        return await self.of(table).acquire(table)

    async def release(self, lease: Lease) -> None:
        """Nobody needs the table in memory."""
        await self.of(lease.table).release(lease)

    async def close(self) -> None:
        """Disconnect."""
        await asyncio.gather(*(leases.close() for leases in self.all))
