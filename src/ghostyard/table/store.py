"""The store: one task commits together what waits to be written; a writer returns when its changes are durable."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from sqlalchemy.sql import Executable

from ghostyard.table import metrics
from ghostyard.table.changes import Change, Lease, LeaseLost, Row, Write
from ghostyard.table.outages import StoreDown, connection_in_use, problem_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MANY, PAUSE_SECONDS = 16, 0.01  # after a commit for so many the next one lets more come together: each costs as much
PATIENCE_SECONDS = 15.0  # a database that says nothing for so long has gone away
CLOSE_SECONDS = 3  # for each step of letting go of a database that may be gone


class Writer(Protocol):
    """Knows how to write to one kind of database."""

    def parts(self, batch: Sequence[Write]) -> Sequence[Sequence[Write]]:
        """What is committed together."""

    async def commit(self, batch: Sequence[Write]) -> Sequence[Write]:
        """Commit a part of a batch, but for those whose lease is over: these are given back."""

    async def close(self) -> None:
        """Let go of the database."""


def writer_for(engine: AsyncEngine) -> Writer:
    """What writes to the database of this engine."""
    if engine.dialect.name == "sqlite":
        from ghostyard.table.sqlite_writer import SqliteWriter

        return SqliteWriter(engine)
    from ghostyard.table.postgres_writer import PostgresWriter

    return PostgresWriter(engine)


class Store:
    """A pool of connections for reading, and one task that commits whatever waits to be written."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE_SECONDS) -> None:
        self.engine, self._patience = engine, patience
        self._writer = writer_for(engine)
        self.is_up = True  # as far as we know
        self._waiting: list[Write] = []
        self._batch: list[Write] = []  # being committed
        self._arrived = asyncio.Event()
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call
        self._is_closing = False
        self._committer = asyncio.create_task(self._commit_forever())

    async def save(self, *changes: Change, lease: Lease | None = None) -> None:
        """Return when these changes are durable, all or none."""
        if self._is_closing:
            raise StoreDown
        write = Write(changes, self._loop.create_future(), lease)
        self._waiting.append(write)
        self._arrived.set()
        await write.done

    async def rows(self, statement: Executable) -> list[Row]:
        """The rows of a query."""
        return (await self.answers(statement))[0]

    async def answers(self, *statements: Executable) -> list[list[Row]]:
        """The rows of several queries, over one connection."""
        try:
            with connection_in_use():
                async with asyncio.timeout(self._patience), self.engine.connect() as connection:
                    found = [await connection.execute(statement) for statement in statements]
                    self.is_up = True
                    return [[dict(row) for row in rows.mappings()] for rows in found]
        except Exception as error:
            raise self._problem_of(error) from error

    async def changed(self, *statements: Executable) -> list[list[Row]]:
        """What statements of their own that change something give back, all or none of them done."""
        try:
            with connection_in_use():
                async with asyncio.timeout(self._patience), self.engine.begin() as connection:
                    found = [await connection.execute(statement) for statement in statements]
                    return [[dict(row) for row in rows.mappings()] if rows.returns_rows else [] for rows in found]
        except Exception as error:
            raise self._problem_of(error) from error

    def _problem_of(self, error: Exception) -> Exception:
        problem = problem_of(error)
        self.is_up = self.is_up and not isinstance(problem, StoreDown)
        return problem

    async def close(self) -> None:
        """Commit what is waiting, then disconnect; a database that does not answer is not waited for."""
        self._is_closing = True
        self._arrived.set()
        await asyncio.wait([self._committer], timeout=CLOSE_SECONDS)
        self._committer.cancel()
        await asyncio.wait([self._committer], timeout=CLOSE_SECONDS)
        for write in (*self._batch, *self._waiting):
            write.settle(StoreDown())
        with suppress(Exception):  # there may be nothing left to disconnect from
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._writer.close()
                await self.engine.dispose()

    async def _commit_forever(self) -> None:
        while self._waiting or not self._is_closing:
            await self._arrived.wait()
            self._arrived.clear()
            self._batch, self._waiting = self._waiting, []
            await asyncio.gather(*map(self._commit, self._writer.parts(self._batch)))
            if len(self._batch) >= MANY and not self._is_closing:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _commit(self, batch: Sequence[Write]) -> None:
        """Commit a batch. Errors go to whoever waits, never up from here: all tables depend on this task."""
        started = time.perf_counter()
        problem: Exception | None = None
        lost: Sequence[Write] = ()
        try:
            with connection_in_use():
                async with asyncio.timeout(self._patience):
                    lost = await self._writer.commit(batch)
        except Exception as error:
            problem = self._problem_of(error)
            if len(batch) > 1 and not isinstance(problem, StoreDown):  # one of many: the others must not suffer for it
                for write in batch:
                    await self._commit([write])
                return
        metrics.commit(time.perf_counter() - started, len(batch), failed=problem is not None)
        for write in batch:
            write.settle(LeaseLost() if write in lost else problem)
