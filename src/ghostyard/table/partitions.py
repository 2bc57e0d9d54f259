"""Partitions: several databases, each with the tables whose ids say so. People are in the first one."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.sql import Executable

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Row
from ghostyard.table.outages import StoreDown
from ghostyard.table.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

ID_LETTERS = 22  # of an id that nobody can guess; behind them stands the number of its database, if it is not the first
LIST_SECONDS = 2.0  # for one of several databases to answer where others have answered
SAMPLE = 100  # tables of a database that are looked at, whether they belong there


def new_id(partition: int = 0) -> str:
    """An id that nobody can guess, for a table in this partition: whoever has the link may come and watch."""
    return secrets.token_urlsafe(16) + (str(partition + 1) if partition else "")


def partition_of(table: str) -> int:
    """Which of the databases holds a table, the first being 0; -1 for what is no id."""
    number = table[ID_LETTERS:]
    return int(number) - 1 if number.isdecimal() else -1 if number else 0


def partition_among(table: str, count: int) -> int:
    """Which of so many databases holds a table: where there is only one, it holds all."""
    partition = partition_of(table) if count > 1 else 0
    if not 0 <= partition < count:
        raise Mistake("no-such-table")
    return partition


class Stores:
    """All databases of a server: mostly one."""

    def __init__(self, stores: Sequence[Store]) -> None:
        self.all = stores

    @property
    def first(self) -> Store:
        """Where people are."""
        return self.all[0]

    def of(self, table: str) -> Store:
        """The database that holds a table."""
        return self.all[partition_among(table, len(self.all))]

    def new_id(self, beside: str = "") -> str:
        """An id for a new table, in the same database as another one, or in any of those that answer."""
        if beside:
            return new_id(partition_among(beside, len(self.all)))
        numbers = range(len(self.all))
        return new_id(random.choice([number for number in numbers if self.all[number].is_up] or numbers))

    async def rows(self, statement: Executable) -> list[Row]:
        """The rows of a query in all databases; those of one that is away are missing, unless there is no other."""
        if len(self.all) == 1:
            return await self.first.rows(statement)
        found = await asyncio.gather(*(self._asked(store, statement) for store in self.all))
        answers = [rows for rows in found if rows is not None]
        if not answers:
            raise StoreDown
        return [row for rows in answers for row in rows]

    async def _asked(self, store: Store, statement: Executable) -> list[Row] | None:
        with suppress(StoreDown, TimeoutError):
            async with asyncio.timeout(LIST_SECONDS):
                return await store.rows(statement)
        return None

    async def every_row(self, statement: Executable) -> list[Row]:
        """The rows of a query in all databases, all of which must answer."""
        return [row for store in self.all for row in await store.rows(statement)]

    async def close(self) -> None:
        """Commit what is waiting, then disconnect."""
        await asyncio.gather(*(store.close() for store in self.all))


async def check_partition(engine: AsyncEngine, partition: int, of: int) -> None:
    """Refuse a database under another number than when its tables were made: nobody would find these again.

    A single one may hold tables of several, as a backup of all does; but then it has the people too.
    """
    async with engine.connect() as connection:
        names = (await connection.execute(select(schema.tables.c.id).limit(SAMPLE))).scalars()
        is_elsewhere = any(partition_of(name) != partition for name in names)
        has_people = (await connection.execute(select(schema.people.c.id).limit(1))).first() is not None
    if is_elsewhere and not (of == 1 and has_people):
        raise Mistake("databases-mixed-up", number=partition + 1)
