"""A limit on guesses of passphrases: the more, the longer the wait. Failures are rows, so it holds on all nodes."""

from __future__ import annotations

import math
import time
from typing import Any

from sqlalchemy import TextClause, delete, select, text

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Change, Row
from ghostyard.table.store import Store

FREE = 5  # failures; every further one doubles the time to wait
FIRST_WAIT, LONGEST_WAIT = 5.0, 900.0
FORGOTTEN_AFTER = 86_400.0  # seconds
FAILED = text(
    "insert into guesses (key, failures, until) values (:key, 1, :until) "
    "on conflict (key) do update set failures = guesses.failures + 1, until = excluded.until"
)


class GuessLimit:
    """Failures by key: a name, or an address."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def check(self, *keys: str) -> None:
        """Say how long to wait, if one has to."""
        wait = max((row["until"] for row in await self._rows(keys)), default=0.0) - time.time()
        if wait > 0:
            raise Mistake("too-many-guesses", seconds=math.ceil(wait))

    async def failed(self, *keys: str) -> None:
        """A guess was wrong."""
        counts = {row["key"]: row["failures"] + 1 for row in await self._rows(keys)}
        now, column = time.time(), schema.guesses.c
        await self._store.save(
            Change(delete(schema.guesses).where(column.until < now - FORGOTTEN_AFTER)),
            *(Change(_bound(key=key, until=now + _wait(counts.get(key, 1)))) for key in keys),
        )

    async def passed(self, key: str) -> None:
        """It was no guess after all."""
        await self._store.save(Change(delete(schema.guesses).where(schema.guesses.c.key == key)))

    async def _rows(self, keys: tuple[str, ...]) -> list[Row]:
        return await self._store.rows(select(schema.guesses).where(schema.guesses.c.key.in_(keys)))


def _bound(**values: Any) -> TextClause:
    return FAILED.bindparams(**values)


def _wait(failures: int) -> float:
    return min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE)) if failures >= FREE else 0.0
