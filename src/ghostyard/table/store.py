"""The store: one task commits together what waits to be written; a writer returns when its changes are durable."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Engine, Insert, Update, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, CompileError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.sql import Executable

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Row = Mapping[str, Any]
BUSY_SECONDS = 2  # how long SQLite waits for a lock before we tell people
CONNECT_SECONDS = 5
BUSY_WRITERS, GATHER_SECONDS = 4, 0.004
COMMIT_SECONDS = 15  # a database that says nothing for so long has gone away
CLOSE_SECONDS = 3  # for each step of letting go of a database that may be gone

VALID_LEASES = """
    select leases."table", leases.epoch from leases
    join unnest($1::text[], $2::int[]) as wanted("table", epoch) using ("table", epoch) for share of leases
"""

OUR_MISTAKES = (
    Mistake, ProgrammingError, DataError, CompileError, ArgumentError,
    TypeError, ValueError, AttributeError, LookupError, NameError, AssertionError,
)  # fmt: skip
OUR_SQLSTATES = ("22", "42")  # PostgreSQL: a value that does not fit its column, a statement that makes no sense


class StoreDown(Mistake):
    """The database does not answer. Whether the last rows were kept is not known: read again."""

    def __init__(self) -> None:
        super().__init__("store")


class RowConflict(Exception):
    """A row with this key is there already."""


class LeaseLost(Exception):
    """Another node owns the table by now: nothing was stored."""


class Lease(Struct, frozen=True):
    """The right to write a table: it is over as soon as another epoch has begun."""

    table: str
    epoch: int


class Change(Struct, frozen=True):
    """One statement; `row` are its values when the statement is an insert or update that others share."""

    statement: Executable
    row: Row | None = None


class Write(Struct, frozen=True, eq=False):
    """Changes that are stored all or none, and the future of whoever waits for that."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    lease: Lease | None = None  # under which they may be stored; one server alone needs none

    def settle(self, problem: Exception | None) -> None:
        """Tell whoever waits what became of it."""
        if not self.done.done():
            self.done.set_exception(problem) if problem else self.done.set_result(None)


class Store:
    """A pool of connections for reading, and one task that commits whatever waits to be written."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sqlite = SqliteWriter(engine) if engine.dialect.name == "sqlite" else None
        self._waiting: list[Write] = []
        self._batch: list[Write] = []  # being committed
        self._arrived = asyncio.Event()
        self._is_closing = False
        self._committer = asyncio.create_task(self._commit_forever())

    async def save(self, *changes: Change, lease: Lease | None = None) -> None:
        """Return when these changes are durable, all or none."""
        if self._is_closing:
            raise StoreDown
        write = Write(changes, asyncio.get_running_loop().create_future(), lease)
        self._waiting.append(write)
        self._arrived.set()
        await write.done

    async def rows(self, statement: Executable) -> list[Row]:
        """The rows of a query."""
        try:
            async with asyncio.timeout(COMMIT_SECONDS), self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(statement)).mappings()]
        except Exception as error:
            raise problem_of(error) from error

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
                if self._sqlite is not None:
                    await asyncio.to_thread(self._sqlite.close)
                await self.engine.dispose()

    async def _commit_forever(self) -> None:
        while self._waiting or not self._is_closing:
            await self._arrived.wait()
            if len(self._batch) >= BUSY_WRITERS:  # so many at once: soon there are more, for the same commit
                await asyncio.sleep(GATHER_SECONDS)
            self._arrived.clear()
            self._batch, self._waiting = self._waiting, []
            await self._commit(self._batch)

    async def _commit(self, batch: Sequence[Write]) -> None:
        """Commit a batch. Errors go to whoever waits, never up from here: all tables depend on this task."""
        started = time.perf_counter()
        problem: Exception | None = None
        lost: Sequence[Write] = ()
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                lost = await self._execute(batch)
        except Exception as error:
            problem = problem_of(error)
            if len(batch) > 1 and not isinstance(problem, StoreDown):  # one of many: the others must not suffer for it
                for write in batch:
                    await self._commit([write])
                return
        metrics.commit(time.perf_counter() - started, len(batch), failed=problem is not None)
        for write in batch:
            write.settle(LeaseLost() if write in lost else problem)

    async def _execute(self, batch: Sequence[Write]) -> Sequence[Write]:
        """Commit all but those whose lease is over, and say which those are."""
        if self._sqlite is not None:
            await self._sqlite.execute(_changes(batch))
            return ()
        if not any(write.changes for write in batch):
            return ()
        async with self.engine.begin() as connection:
            return await connection.run_sync(_run_leased, batch)


def is_outage(error: BaseException) -> bool:
    """Everything that goes wrong with a database, unless our own statements or values are to blame.

    What drivers raise while a database stops, starts or is cut off has no common class: asyncpg's own errors,
    RuntimeError of a closed transport, EOFError. So our mistakes are listed, and all else is trouble that passes.
    """
    cause: BaseException | None = error  # SQLAlchemy's error is raised from its driver's
    while cause is not None:
        if isinstance(cause, OUR_MISTAKES) or str(getattr(cause, "sqlstate", "")).startswith(OUR_SQLSTATES):
            return False
        cause = cause.__cause__
    return True


def problem_of(error: Exception) -> Exception:
    """An error as callers know it: a row that is there already, our own mistake as it is, or an outage."""
    if isinstance(error, IntegrityError):
        return RowConflict()
    if not is_outage(error):
        return error
    metrics.ERRORS.labels("store").inc()
    log.warn("store down", error=type(error).__name__, text=_first_line(error))
    return StoreDown()


@contextmanager
def opening() -> Iterator[None]:
    """Turn what a database says while it is opened into one sentence for whoever runs the program."""
    try:
        yield
    except Exception as error:
        if isinstance(error, SQLAlchemyError) or is_outage(error):
            raise Mistake("cannot-open-database", problem=_first_line(error)) from None
        raise


def _first_line(error: BaseException) -> str:
    """What an error says, without the statement that SQLAlchemy adds below."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class SqliteWriter:
    """Writes to a SQLite file from a thread of its own: one change of threads for a whole commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Engine = create_engine(
            engine.url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
        )
        event.listen(self._engine, "connect", _set_pragmas)
        self._thread = ThreadPoolExecutor(1, "store")

    async def execute(self, changes: list[Change]) -> None:
        """Return when the changes are on the disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)

    def _commit(self, changes: list[Change]) -> None:
        with self._engine.begin() as connection:
            run_changes(connection, changes)

    def close(self) -> None:
        """Close the file when the thread has finished."""
        self._thread.shutdown()
        self._engine.dispose()


def _changes(batch: Sequence[Write]) -> list[Change]:
    return [change for write in batch for change in write.changes]


def _run_leased(connection: Connection, batch: Sequence[Write]) -> Sequence[Write]:
    """Run what may be stored inside a transaction, and say what may not."""
    leases = {write.lease for write in batch if write.lease is not None}
    over = leases - valid_leases(connection, leases) if leases else leases
    lost = [write for write in batch if write.lease in over]
    run_changes(connection, _changes([write for write in batch if write not in lost] if lost else batch))
    return lost


def valid_leases(connection: Connection, leases: Set[Lease]) -> Set[Lease]:
    """Those of the leases that are not over, locked: nobody takes such a table before this transaction has ended."""
    ordered = sorted(leases, key=lambda lease: lease.table)
    wanted = ([lease.table for lease in ordered], [lease.epoch for lease in ordered])
    return {Lease(table, epoch) for table, epoch in connection.exec_driver_sql(VALID_LEASES, wanted)}


def run_changes(connection: Connection, changes: list[Change]) -> None:
    """Run the changes inside a transaction; rows for the same statement go in one call."""
    rows_by_statement: dict[Insert | Update, list[Row]] = defaultdict(list)
    for change in changes:
        if change.row is None:
            connection.execute(change.statement)
        else:
            assert isinstance(change.statement, Insert | Update)
            rows_by_statement[change.statement].append(change.row)
    for statement, rows in rows_by_statement.items():
        text, columns = _compiled(statement, connection.dialect)
        connection.exec_driver_sql(text, [tuple([row[column] for column in columns]) for row in rows])


@lru_cache
def _compiled(statement: Insert | Update, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement as the database reads it, and the names of its values in order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def engine_for(url: str, *, most_idle: float = 0.0) -> AsyncEngine:
    """An engine with the durability we promise; in PostgreSQL, a transaction may stand still for `most_idle` seconds.

    A node that is cut off in the middle of a commit would otherwise keep others from its tables for as long.
    """
    from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlets, which a browser's Python has not

    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        idle = {"idle_in_transaction_session_timeout": f"{round(1000 * most_idle)}"} if most_idle else {}
        connecting = {"timeout": CONNECT_SECONDS, "server_settings": idle}
        return create_async_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=2, connect_args=connecting)
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    """WAL lets readers read while we write; FULL means that a committed move survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
