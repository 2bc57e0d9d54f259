"""The lock on a database: one server holds it alone, the nodes of a cluster hold it together.

It lasts as long as its connection, so a server that dies leaves none behind.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from typing import Any

from sqlalchemy.engine import URL, make_url

from ghostyard.core.errors import Mistake
from ghostyard.table import log
from ghostyard.table.engines import driver_address

PATIENCE = 2.0  # seconds for a server that is just stopping
PAUSE = 0.1  # between two tries
OUTAGE_PAUSE = 1.0  # while the database is away
OUTAGE_PATIENCE = 20.0  # longer than a server that was cut off from us keeps our old session, and with it the lock
LOOK_SECONDS, ANSWER_SECONDS = 3.0, 5.0  # between two looks whether the session lives, and for the answer
SUFFIX = ".lock"  # of the file beside a SQLite database
KEY = 0x6705717A7D  # PostgreSQL names such locks by numbers
KEEPALIVE = {"tcp_keepalives_idle": "3", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}


@asynccontextmanager
async def locked(*database_urls: str, shared: bool = False) -> AsyncIterator[None]:
    """Hold the locks meanwhile; a database that another server uses is refused in one sentence."""
    async with AsyncExitStack() as holding:
        for url in map(make_url, database_urls):
            is_file = url.get_backend_name() == "sqlite"
            await holding.enter_async_context(_locked_file(url) if is_file else _locked_server(url, shared=shared))
        yield


async def _patiently(attempt: Callable[[], Awaitable[bool]], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not await attempt():
        if time.monotonic() > end:
            raise Mistake("database-in-use")
        await asyncio.sleep(PAUSE)


# ---------------------------------------------------------------- SQLite


@asynccontextmanager
async def _locked_file(url: URL) -> AsyncIterator[None]:
    """A second, empty database beside the first: SQLite knows how to lock a file on every system."""
    if not url.database or url.database == ":memory:":
        yield
        return
    with closing(sqlite3.connect(url.database + SUFFIX, timeout=0, isolation_level=None)) as connection:

        async def attempt() -> bool:
            try:
                connection.execute("begin exclusive")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                return False
            return True

        await _patiently(attempt, PATIENCE)
        yield


# ---------------------------------------------------------------- PostgreSQL


@asynccontextmanager
async def _locked_server(url: URL, *, shared: bool) -> AsyncIterator[None]:
    """An advisory lock of a session of its own, taken again whenever that session is lost."""
    session = await _session(url, PATIENCE, shared=shared)
    keeper = asyncio.create_task(_keep(session, url, shared=shared))
    try:
        yield
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)


async def _session(url: URL, seconds: float, *, shared: bool) -> Any:
    """A connection that holds the lock."""
    import asyncpg  # not needed at home

    session = await asyncpg.connect(driver_address(url), timeout=5, server_settings=KEEPALIVE)
    function = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"

    async def attempt() -> bool:
        return bool(await session.fetchval(f"select {function}({KEY})"))

    try:
        await _patiently(attempt, seconds)
    except BaseException:
        session.terminate()
        raise
    return session


async def _keep(session: Any, url: URL, *, shared: bool) -> None:
    """Take the lock again after an outage; whoever finds somebody else in its place stops."""
    try:
        while True:
            await _until_lost(session)
            session.terminate()
            session = await _session_after_an_outage(url, shared=shared)
    except Mistake as mistake:
        log.warn("another server uses this database", code=mistake.code)
        signal.raise_signal(signal.SIGTERM)
    finally:
        with suppress(Exception):
            session.terminate()


async def _until_lost(session: Any) -> None:
    """Return when the session has ended. A line that was cut says nothing by itself: so it is asked."""
    lost = asyncio.Event()
    session.add_termination_listener(lambda _: lost.set())
    with suppress(Exception):
        while not (lost.is_set() or session.is_closed()):
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await lost.wait()
            async with asyncio.timeout(ANSWER_SECONDS):
                await session.fetchval("select 1")


async def _session_after_an_outage(url: URL, *, shared: bool) -> Any:
    while True:
        await asyncio.sleep(OUTAGE_PAUSE)
        try:
            return await _session(url, OUTAGE_PATIENCE, shared=shared)
        except Mistake:
            raise
        except Exception:  # it is still away; the store tells so
            continue
