"""The store: everything that must survive. Writers wait until their rows are committed, many in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Engine, Insert, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics

Row = Mapping[str, Any]
BUSY_SECONDS = 2  # how long SQLite waits for a lock before we tell people
BUSY_WRITERS, GATHER_SECONDS = 4, 0.004
COMMIT_SECONDS = 15  # a database that says nothing for so long has gone away
TROUBLE = (SQLAlchemyError, OSError, TimeoutError, sqlite3.Error)


class StoreDown(Mistake):
    """The database does not answer. Whether the last rows were kept is not known: read again."""

    def __init__(self) -> None:
        super().__init__("store")


class RowConflict(Exception):
    """A row with this key is there already."""


class Change(Struct, frozen=True):
    """One statement; `row` are its values when the statement is an insert that others share."""

    statement: Executable
    row: Row | None = None


Waiting = tuple[Sequence[Change], asyncio.Future[None]]


class Store:
    """The database, with one committer that puts waiting changes into one commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = SqliteWriter(engine) if engine.dialect.name == "sqlite" else None
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._committer = asyncio.create_task(self._commit_forever())

    async def save(self, *changes: Change) -> None:
        """Return when these changes are durable, all or none."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._wake.set()
        await done

    async def rows(self, statement: Executable) -> list[Row]:
        """The rows of a query."""
        try:
            async with asyncio.timeout(COMMIT_SECONDS), self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(statement)).mappings()]
        except TROUBLE as trouble:
            raise self._down(trouble) from trouble

    async def close(self) -> None:
        """Commit what is waiting, then let go of the database."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._committer.cancel()
        await asyncio.gather(self._committer, return_exceptions=True)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.close)
        await self.engine.dispose()

    async def _commit_forever(self) -> None:
        batch: list[Waiting] = []
        while True:
            await self._wake.wait()
            if len(batch) >= BUSY_WRITERS:  # so many at once: a moment later there are more, for the same commit
                await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        started = time.perf_counter()
        problem: Exception | None = None
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                await self._write([change for changes, _ in batch for change in changes])
        except IntegrityError:
            if len(batch) > 1:  # one of many: the others must not suffer for it
                for one in batch:
                    await self._commit([one])
                return
            problem = RowConflict()
        except TROUBLE as trouble:
            problem = self._down(trouble)
        metrics.commit(time.perf_counter() - started, len(batch), failed=problem is not None)
        for _, done in batch:
            if not done.done():
                done.set_exception(problem) if problem else done.set_result(None)

    async def _write(self, changes: list[Change]) -> None:
        if self._writer is not None:
            await self._writer.write(changes)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_execute, changes)

    def _down(self, trouble: BaseException) -> StoreDown:
        metrics.ERRORS.labels("store").inc()
        log.warn("store down", error=type(trouble).__name__, text=str(trouble).partition("\n")[0])
        return StoreDown()


class SqliteWriter:
    """Writes to a SQLite file from a thread of its own: one change of threads for a whole commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        address = engine.url.set(drivername="sqlite")
        self._engine: Engine = create_engine(
            address, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
        )
        event.listen(self._engine, "connect", _durable)
        self._thread = ThreadPoolExecutor(1, "store")

    async def write(self, changes: list[Change]) -> None:
        """Return when the changes are on the disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)

    def _commit(self, changes: list[Change]) -> None:
        with self._engine.begin() as connection:
            _execute(connection, changes)

    def close(self) -> None:
        """Let go of the file."""
        self._thread.shutdown()
        self._engine.dispose()


def _execute(connection: Connection, changes: list[Change]) -> None:
    """Run the changes; rows for the same insert go in one call."""
    together: dict[Insert, list[Row]] = defaultdict(list)
    for change in changes:
        if change.row is None:
            connection.execute(change.statement)
        else:
            assert isinstance(change.statement, Insert)
            together[change.statement].append(change.row)
    for statement, rows in together.items():
        text, columns = _spelled(statement, connection.dialect)
        connection.exec_driver_sql(text, [tuple([row[column] for column in columns]) for row in rows])


@lru_cache
def _spelled(statement: Insert, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """An insert as the database reads it, and its columns in order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def engine_for(url: str) -> AsyncEngine:
    """An engine with the durability we promise."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=2, connect_args={"timeout": 5})
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _durable(connection: Any, _: Any) -> None:
    """WAL lets readers read while we write; FULL means that a committed move survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
