"""Engines: how databases are opened, with the durability that we promise."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

BUSY_SECONDS = 2  # how long SQLite waits for a lock before we tell people
CONNECT_SECONDS = 5
MOST_WAL_PAGES = 4000  # 16 MB in the log of changes before they move to their places: a page that changes often, once


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
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: Any) -> None:
    """WAL lets readers read while we write; FULL means that a committed move survives a power cut.

    What a statement would need to be undone stays in memory: on the disk it would be as much again as what is stored.
    """
    cursor = connection.cursor()
    lazily = f"wal_autocheckpoint={MOST_WAL_PAGES}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", lazily):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def driver_address(url: URL) -> str:
    """The address of a PostgreSQL database as its driver reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
