"""Backup: the whole database as one SQLite file, whatever kind of database it is, while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Table, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from ghostyard.core.errors import Mistake
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.outages import opening
from ghostyard.table.schema import METADATA, PASSING
from ghostyard.table.settings import Settings

AT_ONCE = 1000  # rows


def backup(settings: Settings, file: Path) -> int:
    """Write the backup; say how many rows it holds."""
    if file.exists():
        raise Mistake("file-exists", file=str(file))
    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Mistake("cannot-open-database", problem=f"{url.database}: not there")
    try:
        with opening():
            return asyncio.run(_copy(settings.database_urls, file))
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def lasting_tables() -> list[Table]:
    """The tables with what has happened, without those about who serves it now."""
    return [table for table in METADATA.sorted_tables if table.info != PASSING]


async def _copy(source_urls: Sequence[str], file: Path) -> int:
    """Copy all databases into one; the first one last, so that it knows everybody who sits at a table."""
    target = engine_for(f"sqlite+aiosqlite:///{file.absolute()}")
    try:
        await migrate(target)
        count = 0
        for url in reversed(source_urls):
            count += await _copy_one(url, target)
        async with target.connect() as closing:
            await closing.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return count
    finally:
        await target.dispose()


async def _copy_one(source_url: str, target: AsyncEngine) -> int:
    """Copy row by row inside one transaction of the source: a picture of one moment.

    An edition may be in several databases, the same in all of them.
    """
    source, count = engine_for(source_url), 0
    try:
        async with source.connect() as reading, target.begin() as writing:
            if source.dialect.name == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:  # by itself the driver begins none for reading
                await reading.exec_driver_sql("BEGIN")
            for table in lasting_tables():
                rows = await reading.stream(select(table))
                async for part in rows.mappings().partitions(AT_ONCE):
                    await writing.execute(insert(table).prefix_with("OR IGNORE"), [dict(row) for row in part])
                    count += len(part)
    finally:
        await source.dispose()
    return count
