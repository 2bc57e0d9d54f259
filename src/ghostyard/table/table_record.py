"""The record of a table: what was agreed when it was made, and its rows in the store."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Column, Select, Table, exists, insert, literal, select, update

from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.journal import commitment
from ghostyard.table import schema
from ghostyard.table.changes import Change, Row, RowKind, Values
from ghostyard.table.clock import ClockRule
from ghostyard.table.history import Event
from ghostyard.table.protocol import ENDED, Phase
from ghostyard.table.seating import Seat
from ghostyard.table.store import Store

IS_TABLE_ID = re.compile(r"^[A-Za-z0-9_-]{1,32}$")
IS_OWNED = re.compile(r"[0-9a-f]{64}")  # the key of an owner's edition: longer than any name
SEAT_KEY = ("table", "seat")
SEAT_FACTS = ("kind", "person", "name", "level", "agrees", "asked_at")  # what is put away is not ours
NEW_EVENT, NEW_CHAT = RowKind(schema.events), RowKind(schema.chats)
NEW_SEAT = RowKind(schema.seats, *SEAT_KEY, *SEAT_FACTS)
CHANGED_SEAT = RowKind(schema.seats, *SEAT_KEY, *SEAT_FACTS, replaced=SEAT_FACTS)
ASKED_SEAT = RowKind(schema.seats, *SEAT_KEY, *SEAT_FACTS, replaced=("asked_at",))  # with every move


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table before anybody has moved. The seed stays in here until the game is over."""

    id: str
    game: str
    rules: int
    options: dict[str, int | bool]
    seed: int
    host: str
    at: float
    edition: str = HOUSE  # the key of an `Edition`
    public: bool = True
    hotseat: bool = False
    clock: ClockRule | None = None
    phase: Phase = "lobby"
    rematch: str = ""
    hints: bool = True
    takebacks: bool = True
    ended_at: float | None = None
    result: str = ""
    coach: str = ""  # of a first game: the mark of its script

    @property
    def commitment(self) -> str:
        """What is published before the game, so that the shuffle can be checked after it."""
        return commitment(self.game, self.seed)

    @property
    def has_ended(self) -> bool:
        """Is there nothing more to decide here?"""
        return self.phase in ENDED

    def row(self) -> Row:
        """The record as it is stored."""
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "options": msgspec.json.encode(self.options).decode(),
            "seed": f"{self.seed:032x}",
            "public": self.public,
            "hotseat": self.hotseat,
            "clock": msgspec.json.encode(self.clock).decode(),
            "host": self.host,
            "phase": self.phase,
            "rematch": self.rematch,
            "at": self.at,
            "hints": self.hints,
            "takebacks": self.takebacks,
            "ended_at": self.ended_at,
            "result": self.result,
            "coach": self.coach,
        }

    @classmethod
    def of(cls, row: Row) -> TableRecord:
        """The record from its row."""
        return cls(
            id=row["id"],
            game=row["game"],
            rules=row["rules"],
            edition=row["edition"],
            options=msgspec.json.decode(row["options"]),
            seed=int(row["seed"], 16),
            public=bool(row["public"]),
            hotseat=bool(row["hotseat"]),
            clock=msgspec.json.decode(row["clock"], type=ClockRule | None),
            host=row["host"],
            phase=cast(Phase, row["phase"]),
            rematch=row["rematch"],
            at=row["at"],
            hints=bool(row["hints"]),
            takebacks=bool(row["takebacks"]),
            ended_at=row["ended_at"],
            result=row["result"],
            coach=row["coach"],
        )

    def changed(self, **facts: Any) -> tuple[TableRecord, Change]:
        """The record with other facts, and the change that stores them."""
        statement = update(schema.tables).where(schema.tables.c.id == self.id).values(**facts)
        return replace(self, **facts), Change(statement)


def record_of_rematch(record: TableRecord, fresh: str, rules: int, host: str) -> TableRecord:
    """The record of a rematch: the same agreement, another table, another shuffle, begun at once."""
    return replace(
        record, id=fresh, seed=secrets.randbits(128), rules=rules, host=host, phase="playing", rematch="",
        at=time.time(), ended_at=None, result="",
    )  # fmt: skip


def new_table(record: TableRecord, seats: Sequence[Seat], edition: Edition | None = None) -> list[Change]:
    """The changes that store a new table, and an edition that nobody may have played with before."""
    return [
        *(kept_edition(record.game, edition) if edition is not None and edition.faces else ()),
        Change(insert(schema.tables).values(record.row())),
        *(Change(NEW_SEAT, seat_values(record.id, number, seat)) for number, seat in enumerate(seats)),
    ]


def kept_edition(game: str, edition: Edition) -> list[Change]:
    """The change that stores an owner's edition, unless it is there already."""
    kept = schema.editions.c
    row = {kept.key: edition.key, kept.game: game, kept.title: edition.title, kept.faces: edition.faces}
    new = select(*(literal(value) for value in row.values())).where(~exists().where(kept.key == edition.key))
    return [Change(insert(schema.editions).from_select(list(row), new))]


def is_owned(key: str) -> bool:
    """Is this the key of an owner's edition, and no name of one that comes with its game?"""
    return IS_OWNED.fullmatch(key) is not None


async def stored_faces(store: Store, key: str) -> str:
    """The faces of an owner's edition; none for one that comes with its game."""
    if not is_owned(key):
        return ""
    rows = await store.rows(select(schema.editions.c.faces).where(schema.editions.c.key == key))
    return str(rows[0]["faces"]) if rows else ""


def seat_values(table: str, number: int, seat: Seat) -> Values:
    """A seat as it is stored."""
    return table, number, seat.kind, seat.person, seat.name, seat.level, seat.agrees, seat.asked_at


def seat_of(row: Row) -> Seat:
    """A seat from its row."""
    return Seat(row["kind"], row["person"], row["name"], row["level"], bool(row["agrees"]), row["asked_at"])


def changed_seats(
    table: str, before: Sequence[Seat], after: Sequence[Seat], kind: RowKind = CHANGED_SEAT
) -> list[Change]:
    """The changes that store which seats are another way now."""
    return [
        Change(kind, seat_values(table, number, new))
        for number, (old, new) in enumerate(zip(before, after, strict=True))
        if old is not new and old != new
    ]


def event_values(table: str, event: Event, epoch: int = 0) -> Values:
    """An event as it is stored."""
    return table, *astuple(event), epoch


def event_of(row: Row) -> Event:
    """An event from its row."""
    return Event(
        row["number"], row["kind"], row["seat"], row["move"], row["person"], row["message"], row["spent"], row["at"]
    )


class StoredTable(NamedTuple):
    """All rows of a table, oldest first."""

    record: TableRecord
    seats: list[Seat]
    events: list[Event]
    chats: list[Row]
    faces: str = ""  # of an owner's edition


async def stored_table(store: Store, table: str) -> StoredTable | None:
    """All that is stored of a table, if there is one."""
    records, seats, events, chats = await store.answers(
        select(schema.tables).where(schema.tables.c.id == table),
        _of(schema.seats, schema.seats.c.seat, table),
        _of(schema.events, schema.events.c.number, table),
        _of(schema.chats, schema.chats.c.number, table),
    )
    if not records:
        return None
    record = TableRecord.of(records[0])
    faces = await stored_faces(store, record.edition)
    return StoredTable(record, list(map(seat_of, seats)), list(map(event_of, events)), chats, faces)


def _of(kind: Table, order: Column[int], table: str) -> Select[Any]:
    """The rows of one kind that belong to a table."""
    return select(kind).where(kind.c.table == table).order_by(order)
