"""A limit on guesses of passphrases: the more, the longer the wait. They are rows, so it holds on all nodes."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from sqlalchemy import delete, select, text, update

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Change
from ghostyard.table.store import Store

FREE = 5  # failures; every further one doubles the time to wait
FIRST_WAIT, LONGEST_WAIT, MOST_DOUBLED = 5.0, 900.0, 8
FORGOTTEN_AFTER = 86_400.0  # seconds
# Counts a guess, unless one has to wait, in one statement: of a hundred at the same moment only the first few count.
GUESS = text(f"""
    insert into guesses (key, failures, until) values (:key, 1, :now)
    on conflict (key) do update set failures = guesses.failures + 1, until = :now + case
        when guesses.failures + 1 < {FREE} then 0
        when guesses.failures + 1 >= {FREE + MOST_DOUBLED} then {LONGEST_WAIT}
        else {FIRST_WAIT} * (1 << (guesses.failures + 1 - {FREE})) end
    where guesses.failures < {FREE} or guesses.until <= :now
    returning failures
""")


class GuessLimit:
    """Guesses by key: a name, or an address. Those that were right are taken back."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def guess(self, *keys: str) -> None:
        """Count a guess before it is known whether it is right; or say how long to wait, if one has to."""
        await self._check(keys)
        now = time.time()
        forgotten = delete(schema.guesses).where(schema.guesses.c.until < now - FORGOTTEN_AFTER)
        counted = await self._store.changed(forgotten, *(GUESS.bindparams(key=key, now=now) for key in sorted(keys)))
        if not all(counted[1:]):  # others were faster, with the same name or from the same address
            await self._check(keys)
            raise Mistake("too-many-guesses", seconds=1)

    async def _check(self, keys: Sequence[str]) -> None:
        rows = await self._store.rows(select(schema.guesses).where(schema.guesses.c.key.in_(keys)))
        wait = max((row["until"] for row in rows), default=0.0) - time.time()
        if wait > 0:
            raise Mistake("too-many-guesses", seconds=math.ceil(wait))

    async def passed(self, name: str, address: str) -> None:
        """It was no guess after all: the name is free, and the address has one less."""
        column = schema.guesses.c
        less = update(schema.guesses).where(column.key == address, column.failures > 0)
        await self._store.save(
            Change(delete(schema.guesses).where(column.key == name)),
            Change(less.values(failures=column.failures - 1, until=time.time())),
        )
