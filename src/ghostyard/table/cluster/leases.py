"""Leases in PostgreSQL: which nodes are alive, and which of them owns which table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
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
NOW = "extract(epoch from clock_timestamp())"
ALIVE = f"exists (select from nodes where nodes.id = leases.node and nodes.until > {NOW})"

RENEW = f"""
    with renewed as (
        insert into nodes (id, until, pressure, bus, stopping)
        values (:node, {NOW} + :seconds, :pressure, :bus, :stopping)
        on conflict (id) do update set until = excluded.until, pressure = excluded.pressure, bus = excluded.bus,
            stopping = excluded.stopping
    ), removed as (
        delete from nodes where until < {NOW} - {FORGOTTEN_SECONDS}
    )
    select id, until > {NOW} as alive, pressure, bus, stopping from nodes where id <> :node
"""
# One that is ours but not loaded gets a new epoch too: what was under way when it was unloaded must not matter.
CLAIM = f"""
    insert into leases ("table", node, epoch) select id, :owner, 1 from tables where id = :table
    on conflict ("table") do update set node = excluded.node, epoch = leases.epoch + 1
    where (leases.node = :node and :owner = :node) or not {ALIVE}
    returning epoch
"""
OWNER = f"""
    select tables.id, leases.node, coalesce({ALIVE}, false) as alive
    from tables left join leases on leases."table" = tables.id where tables.id = :table
"""
RELEASE = "update leases set node = '' where \"table\" = :table and node = :node and epoch = :epoch"
HAND_OVER = """
    update leases set node = given.node, epoch = epoch + 1
    from unnest(cast(:tables as text[]), cast(:nodes as text[])) as given("table", node)
    where leases."table" = given."table" and leases.node = :node
"""
FREE_ALL = "update leases set node = '', epoch = epoch + 1 where node = :node"
GOES_ON = """
    tables.phase = 'playing' and (tables.clock <> 'null' or exists (
        select from seats where seats."table" = tables.id and (seats.kind = 'bot' or seats.level <> '')))
"""
ADOPT = f"""
    with free as (
        select leases."table" from leases join tables on tables.id = leases."table"
        where (leases.node = any(cast(:dead as text[])) or (:all and leases.node <> '')) and not {ALIVE} and {GOES_ON}
        order by leases."table" limit :most for update of leases skip locked
    )
    update leases set node = :node, epoch = epoch + 1 from free where leases."table" = free."table"
    returning leases."table"
"""
ADOPT_NEW = f"""
    insert into leases ("table", node, epoch)
    select id, :node, 1 from tables
    where {GOES_ON} and not exists (select from leases where leases."table" = tables.id)
    order by id limit :most on conflict do nothing returning "table"
"""
HELD = 'select "table", epoch from leases where node = :node'


class Peer(Struct, frozen=True):
    """Another node, as its row tells."""

    id: str
    alive: bool
    pressure: float
    bus: bool
    stopping: bool


class Leases:
    """The rows of nodes and leases, as one node reads and writes them."""

    def __init__(self, engine: AsyncEngine, node: str, seconds: float) -> None:
        self.node, self.seconds = node, seconds
        self._engine = engine

    async def renew(self, *, pressure: float = 0.0, bus: bool = True, stopping: bool = False) -> list[Peer]:
        """Stay alive for some seconds more; says which other nodes there are, dead ones too."""
        rows = await self._run(RENEW, seconds=self.seconds, pressure=pressure, bus=bus, stopping=stopping)
        return [Peer(**row) for row in rows]

    async def acquire(self, table: str) -> Lease:
        """The right to write this table from now on, unless another node has it."""
        lease = await self.claim(table)
        if lease is None:
            raise Mistake("moving")
        return lease

    async def claim(self, table: str, owner: str = "") -> Lease | None:
        """Take a table that nobody alive owns, for this node or for another; None if somebody does."""
        rows = await self._run(CLAIM, table=table, owner=owner or self.node)
        return Lease(table, rows[0]["epoch"]) if rows else None

    async def owner(self, table: str) -> str:
        """The node that owns a table and is alive; empty if there is none."""
        rows = await self._run(OWNER, table=table)
        if not rows:
            raise Mistake("no-such-table")
        return str(rows[0]["node"]) if rows[0]["alive"] else ""

    async def release(self, lease: Lease) -> None:
        """Nobody needs the table in memory."""
        await self._run(RELEASE, table=lease.table, epoch=lease.epoch)

    async def hand_over(self, owners: Mapping[str, str]) -> None:
        """Give tables of this node to others, all in one statement."""
        await self._run(HAND_OVER, tables=list(owners), nodes=list(owners.values()))

    async def free_all(self) -> None:
        """Whatever this node owns is anybody's."""
        await self._run(FREE_ALL)

    async def adopt(self, dead: Sequence[str] | None, most: int) -> list[str]:
        """Take over some tables where something goes on by itself, of these dead nodes or of all that ever were."""
        rows = await self._run(ADOPT, dead=list(dead or ()), all=dead is None, most=most)
        return [row["table"] for row in rows]

    async def adopt_new(self, most: int) -> list[str]:
        """Take some tables where something goes on by itself and that no node has ever owned."""
        return [row["table"] for row in await self._run(ADOPT_NEW, most=most)]

    async def held(self) -> set[Lease]:
        """All leases of this node."""
        return {Lease(row["table"], row["epoch"]) for row in await self._run(HELD)}

    async def leave(self) -> None:
        """This node stops: nobody has to wait until its time has run out."""
        await self._run("delete from nodes where id = :node")

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
