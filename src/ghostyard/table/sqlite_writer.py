"""Writing to a SQLite file, from a thread of its own: one change of threads for a whole commit.

Every statement lets go of Python's lock and has to wait for it again while the server is busy, so there are few: many
rows go in one statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event

from ghostyard.table.changes import Change, RowKind, Values, Write, sorted_out
from ghostyard.table.engines import BUSY_SECONDS, set_pragmas

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST_ROWS = 256  # in one statement, a power of two: SQLite takes 32,766 values


class SqliteWriter:
    """Commits batches of writes to one file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Engine = create_engine(
            engine.url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
        )
        event.listen(self._engine, "connect", set_pragmas)
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None  # kept open: a pool's care costs as much as a commit

    def parts(self, batch: Sequence[Write]) -> Sequence[Sequence[Write]]:
        """What is committed together: everything."""
        return [batch]

    async def commit(self, batch: Sequence[Write]) -> Sequence[Write]:
        """Return when the batch is on the disk; none of it can be lost to another node."""
        changes = [change for write in batch for change in write.changes]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)
        return ()

    def _commit(self, changes: list[Change]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                run_changes(self._connection, changes)
        except BaseException:
            self._hang_up()  # whatever it was, the next commit begins afresh
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """Close the file when the thread has finished."""
        await asyncio.to_thread(self._thread.shutdown)
        self._hang_up()
        self._engine.dispose()


def run_changes(connection: Connection, changes: Iterable[Change]) -> None:
    """Run the changes inside a transaction."""
    statements, rows_by_kind = sorted_out(changes)
    for statement in statements:
        connection.execute(statement)
    driver: Any = connection.connection.driver_connection
    for kind, rows in rows_by_kind.items():
        for some in _powers_of_two(rows):
            driver.execute(_statement(kind, len(some)), tuple(chain.from_iterable(some)))


def _powers_of_two(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    """The rows in pieces of few different sizes, so that SQLite reads every statement once."""
    start, size = 0, MOST_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        yield rows[start : start + size]
        start += size


@lru_cache
def _statement(kind: RowKind, count: int) -> str:
    """New rows. If one is refused, so is the commit: SQLite need not be able to undo the statement alone."""
    row = f"({', '.join('?' * len(kind.columns))})"
    return f"insert or rollback {kind.head} values {', '.join([row] * count)} {kind.tail}"
