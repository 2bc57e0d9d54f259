"""Pads that several phones write together: the document of a pad is a row, and every edit makes the next version.

Versions are unique. Whoever comes second reads again and makes the same edits there: edits name their seat and place,
so that those of different people meet in one document. A pad that nobody touches for two weeks is gone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select, update

from ghostyard.core.edition import Edition
from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Change, RowKind
from ghostyard.table.outages import RowConflict
from ghostyard.table.partitions import new_id
from ghostyard.table.store import Store
from ghostyard.table.table_record import IS_TABLE_ID, kept_edition

NEW_PAD = RowKind(schema.pads)
KEPT_SECONDS = 14 * 86_400.0
TRIES = 20


class SharedPad(Struct, frozen=True):
    """A pad as it is stored now."""

    id: str
    version: int
    game: str
    document: dict[str, Any]
    edition: str  # the key of the edition whose faces are picked


class Pads:
    """The shared pads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, game: str, document: dict[str, Any], edition: Edition) -> SharedPad:
        """A new pad; those that are too old go."""
        pad = SharedPad(new_id(), 1, game, document, edition.key)
        old = schema.pads.c.at < time.time() - KEPT_SECONDS
        await self._store.save(Change(delete(schema.pads).where(old)), *_inserted(pad, edition))
        return pad

    async def read(self, name: str, game: str) -> SharedPad:
        """The pad as it is now."""
        if not IS_TABLE_ID.fullmatch(name):
            raise Mistake("no-such-pad")
        pads = schema.pads.c
        rows = await self._store.rows(select(schema.pads).where(pads.id == name).order_by(pads.version.desc()).limit(1))
        if not rows or rows[0]["game"] != game:
            raise Mistake("no-such-pad")
        row = rows[0]
        return SharedPad(name, row["version"], row["game"], msgspec.json.decode(row["document"]), row["edition"])

    async def change(
        self, name: str, game: str, after: Callable[[SharedPad], dict[str, Any]], edition: Edition | None = None
    ) -> SharedPad:  # fmt: skip
        """Store what `after` makes of the pad; if somebody else was faster, of what they made of it."""
        pads = schema.pads.c
        for _ in range(TRIES):
            pad = await self.read(name, game)
            changed = SharedPad(name, pad.version + 1, game, after(pad), edition.key if edition else pad.edition)
            # Older versions stay taken, or somebody who is late could write one of them anew; only their text goes.
            older = update(schema.pads).where(pads.id == name, pads.version < changed.version, pads.document != "")
            try:
                await self._store.save(*_inserted(changed, edition), Change(older.values(document="")))
            except RowConflict:
                continue
            return changed
        raise Mistake("pad-busy")


def _inserted(pad: SharedPad, edition: Edition | None) -> list[Change]:
    """The row of a pad, and an owner's edition that came with it."""
    document = msgspec.json.encode(pad.document).decode()
    kept = kept_edition(pad.game, edition) if edition is not None and edition.faces else []
    return [*kept, Change(NEW_PAD, (pad.id, pad.version, pad.game, document, time.time(), pad.edition))]
