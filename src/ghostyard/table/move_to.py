"""Moving: everything from one database into another, empty one, compared row by row before it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, tuple_
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from ghostyard.core.errors import Mistake
from ghostyard.table.backup import lasting_tables
from ghostyard.table.database_lock import locked
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.outages import opening
from ghostyard.table.settings import Settings

AT_ONCE = 500  # rows


def move_to(source: Settings, target: Settings) -> int:
    """Copy everything and compare it; says how many rows there are. Nobody may use either database meanwhile."""
    if len(source.database_urls) + len(target.database_urls) > 2:
        raise Mistake("move-of-many")
    url = make_url(source.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Mistake("cannot-open-database", problem=f"{url.database}: not there")
    with opening():
        return asyncio.run(_move(source.database_url, target.database_url))


async def _move(source_url: str, target_url: str) -> int:
    source, target = engine_for(source_url), engine_for(target_url)
    try:
        async with locked(source_url), locked(target_url):
            await migrate(source)
            await migrate(target)
            async with source.connect() as reading, target.begin() as writing:
                await _check_empty(writing)
                return sum([await _copy(table, reading, writing) for table in lasting_tables()])
    finally:
        await source.dispose()
        await target.dispose()


async def _check_empty(target: AsyncConnection) -> None:
    for table in lasting_tables():
        if await _count(table, target):
            raise Mistake("target-not-empty")


async def _count(table: Table, connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _copy(table: Table, source: AsyncConnection, target: AsyncConnection) -> int:
    """Copy one table and compare what has arrived; a difference undoes everything."""
    async for part in (await source.stream(select(table))).mappings().partitions(AT_ONCE):
        rows = [dict(row) for row in part]
        await target.execute(insert(table), rows)
        await _compare(table, rows, target)
    count = await _count(table, source)
    if await _count(table, target) != count:
        raise Mistake("rows-differ", table=table.name)
    return count


async def _compare(table: Table, rows: Sequence[dict[str, Any]], target: AsyncConnection) -> None:
    keys = list(table.primary_key.columns)
    wanted = [tuple(row[column.name] for column in keys) for row in rows]
    found = (await target.execute(select(table).where(tuple_(*keys).in_(wanted)))).mappings()
    arrived = {tuple(row[column.name] for column in keys): dict(row) for row in found}
    for key, row in zip(wanted, rows, strict=True):
        if arrived.get(key) != row:
            raise Mistake("rows-differ", table=table.name)
