"""Writing to PostgreSQL: the rows of many tables, and whether their leases still hold, in one statement.

So a commit is one message there and one back, and no lock is held while anything travels. Whatever else has to be
stored (a new table, a name, how a game has ended) takes the usual way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Boolean, Connection, Float, Integer, String

from ghostyard.table.changes import Lease, RowKind, Values, Write, sorted_out
from ghostyard.table.engines import CONNECT_SECONDS, driver_address

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

TYPES = ((Boolean, "bool"), (Integer, "int"), (Float, "float8"), (String, "text"))
VALID_LEASES = """
    select leases."table", leases.epoch from leases
    join unnest($1::text[], $2::int[]) as wanted("table", epoch) using ("table", epoch)
    order by leases."table" for share of leases
"""
LEASED = ' where given."table" in (select "table" from valid)'


class PostgresWriter:
    """Commits batches of writes to one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._line: Any = None  # the driver's own connection, for rows
        self._using = asyncio.Lock()

    def parts(self, batch: Sequence[Write]) -> Sequence[Sequence[Write]]:
        """What is committed together: rows, rows without a lease, and all else; no table under two leases."""
        parts: dict[tuple[bool, bool, int], list[Write]] = {}
        seen: dict[str, list[Lease]] = {}
        for write in batch:
            lease, place = write.lease, 0
            if lease is not None:
                leases = seen.setdefault(lease.table, [lease])
                if lease not in leases:
                    leases.append(lease)
                place = leases.index(lease)
            parts.setdefault((write.has_only_rows, lease is None, place), []).append(write)
        return list(parts.values())

    async def commit(self, batch: Sequence[Write]) -> Sequence[Write]:
        """Commit all but those whose lease is over, and say which those are."""
        if not batch[0].has_only_rows:
            async with self._engine.begin() as connection:
                return await connection.run_sync(_run, batch)
        rows = sorted_out(change for write in batch for change in write.changes)[1]
        if not rows:
            return ()
        leases = _in_order(write.lease for write in batch)
        valid = await self._fetch(row_statement(tuple(rows), bool(leases)), *_lease_values(leases), *_row_values(rows))
        if len(valid) == len(leases):
            return ()
        held = {row["table"] for row in valid}
        return [write for write in batch if write.lease is not None and write.lease.table not in held]

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The answer to one statement, which is a transaction of its own."""
        async with self._using:
            if self._line is None or self._line.is_closed():
                self._line = await self._connected()
            try:
                answer: list[Any] = await self._line.fetch(statement, *values)
            except BaseException as error:
                if getattr(error, "sqlstate", None) is None:  # not the server's word: the line is not to be trusted
                    await self.close()
                raise
        return answer

    async def _connected(self) -> Any:
        import asyncpg  # not needed at home

        return await asyncpg.connect(driver_address(self._engine.url), timeout=CONNECT_SECONDS)

    async def close(self) -> None:
        """Disconnect."""
        line, self._line = self._line, None
        if line is not None:
            line.terminate()


# ---------------------------------------------------------------- rows, in one statement


def _in_order(leases: Iterable[Lease | None]) -> list[Lease]:
    """Each lease once; in the same order everywhere, so that nobody waits in a circle."""
    return sorted({lease for lease in leases if lease is not None}, key=lambda lease: lease.table)


def _lease_values(leases: Sequence[Lease]) -> tuple[list[Any], ...]:
    return ([lease.table for lease in leases], [lease.epoch for lease in leases]) if leases else ()


def _row_values(rows: dict[RowKind, list[Values]]) -> list[Sequence[Any]]:
    """All columns of all kinds, one after the other."""
    return [column for kind_rows in rows.values() for column in zip(*kind_rows, strict=True)]


@lru_cache
def row_statement(kinds: tuple[RowKind, ...], leased: bool) -> str:
    """One statement that stores rows of these kinds; of those under a lease only where it holds, and says where."""
    parts = [f"valid as ({VALID_LEASES})"] if leased else []
    number = 2 if leased else 0
    for place, kind in enumerate(kinds):
        parts.append(f"stored{place} as ({_insert(kind, number + 1, leased)})")
        number += len(kind.columns)
    return f'with {", ".join(parts)} select {"""valid."table" from valid""" if leased else "where false"}'


def _insert(kind: RowKind, first: int, leased: bool) -> str:
    """A statement for rows of one kind, given as a list for every column."""
    types = [_type(kind.table.columns[name]) for name in kind.columns]
    lists = ", ".join(f"${first + place}::{name}[]" for place, name in enumerate(types))
    names = ", ".join(f'"{name}"' for name in kind.columns)
    return f"insert {kind.head} select * from unnest({lists}) as given({names}){LEASED if leased else ''} {kind.tail}"


def _type(column: Any) -> str:
    return next(name for kind, name in TYPES if isinstance(column.type, kind))


# ---------------------------------------------------------------- everything else


def _run(connection: Connection, batch: Sequence[Write]) -> Sequence[Write]:
    """Run what may be stored inside a transaction, and say what may not."""
    leases = _in_order(write.lease for write in batch)
    over = set(leases) - valid_leases(connection, leases) if leases else set()
    lost = [write for write in batch if write.lease in over]
    statements, rows = sorted_out(change for write in batch if write not in lost for change in write.changes)
    for statement in statements:
        connection.execute(statement)
    for kind, kind_rows in rows.items():
        connection.exec_driver_sql(_insert(kind, 1, leased=False), tuple(map(list, zip(*kind_rows, strict=True))))
    return lost


def valid_leases(connection: Connection, leases: Sequence[Lease]) -> Set[Lease]:
    """Those of the leases that are not over, locked: nobody takes such a table before this transaction has ended."""
    found = connection.exec_driver_sql(VALID_LEASES, _lease_values(leases))
    return {Lease(table, epoch) for table, epoch in found}
