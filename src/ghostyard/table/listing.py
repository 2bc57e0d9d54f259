"""Listing: tables as the lobby shows them to one person, read from the store alone."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, exists, select, update

from ghostyard.core.words import words_for
from ghostyard.table import schema, seating
from ghostyard.table.changes import Change, Row
from ghostyard.table.ending import Ending, stored_ending
from ghostyard.table.partitions import Stores
from ghostyard.table.people import Person
from ghostyard.table.protocol import ENDED, Phase
from ghostyard.table.seating import Seat
from ghostyard.table.store import Store
from ghostyard.table.table_record import is_owned, seat_of

MOST_LISTED = 50
MOST_OWN = 250  # nobody has more: see `tables_per_person` and `resting_per_person`
MOST_FINISHED = 12  # of one person
UNFINISHED = ("lobby", "playing")


class TableListed(Struct):
    """A table as the lobby lists it."""

    table: str
    game: str
    phase: Phase
    seats: list[str]
    free: int
    at: float
    options: dict[str, int | bool]
    edition: str  # the title of an owner's edition
    host: bool  # did the reader make it?
    alone: bool  # does nobody play but the reader and bots?
    asked_at: float | None  # since when the reader owes a decision
    waiting_for: list[str]  # people who owe one
    ended_at: float | None
    result: str  # of a game that has ended, in one sentence
    rank: int | None  # of the reader
    first_game: bool  # does the reader learn here?


class Listed(Struct):
    """What the lobby shows one person: tables of everybody, and their own, those where it is their turn first."""

    open: list[TableListed]
    running: list[TableListed]
    mine: list[TableListed]
    finished: list[TableListed]


async def listed(stores: Stores, person: Person | None, lang: str) -> Listed:
    """Open and running public tables, and the person's own."""
    column = schema.tables.c
    public = select(schema.tables).where(column.public).order_by(column.at.desc()).limit(MOST_LISTED)
    found = [
        await _latest(stores, public.where(column.phase == "lobby")),
        await _latest(stores, public.where(column.phase == "playing")),
        await _latest(stores, _unfinished(person), most=MOST_OWN) if person else [],
        await _latest(stores, _finished(person), "ended_at", MOST_FINISHED) if person else [],
    ]
    together, reader = list(itertools.chain(*found)), person.id if person else ""
    seats, titles = await _seats_of(stores, together), await _titles_of(stores, together)
    waiting, running, mine, finished = (
        [_entry(row, seats[row["id"]], titles.get(row["edition"], ""), reader, lang) for row in rows] for rows in found
    )
    return Listed([entry for entry in waiting if entry.free], running, sorted(mine, key=_urgency), finished)


async def turns(stores: Stores, person: Person) -> list[str]:
    """The tables where this person owes a decision to others; a first game can wait."""
    seat, column = schema.seats.c, schema.tables.c
    owed = (seat.person == person.id) & (seat.kind == "person") & (seat.level == "") & seat.asked_at.is_not(None)
    waiting = select(column.id).where(
        column.id.in_(select(seat.table).where(owed)), column.phase == "playing", column.coach == ""
    )
    return [row["id"] for row in (await stores.rows(waiting.limit(MOST_LISTED)))[:MOST_LISTED]]


async def put_away(store: Store, table: str, person: Person) -> None:
    """List a finished game no more among this person's own."""
    seat = schema.seats.c
    mine = update(schema.seats).where(seat.table == table, seat.person == person.id)
    await store.save(Change(mine.values(put_away=True)))


# ---------------------------------------------------------------- which tables


async def _latest(stores: Stores, query: Select[Any], by: str = "at", most: int = MOST_LISTED) -> list[Row]:
    """The latest rows of a query, which several databases may have answered."""
    return sorted(await stores.rows(query), key=lambda row: row[by], reverse=True)[:most]


def others_play(person: Person) -> ColumnElement[bool]:
    """Does anybody else play at the table of a row, or may still come?"""
    seat = schema.seats.c
    others = (seat.kind == "open") | ((seat.kind == "person") & (seat.person != person.id))
    return exists().where(seat.table == schema.tables.c.id, others)


def held_by(person: Person) -> ColumnElement[bool]:
    """Does this person hold a seat at the table of a row?"""
    seat = schema.seats.c
    return schema.tables.c.id.in_(select(seat.table).where(seat.person == person.id, seat.kind == "person"))


def _unfinished(person: Person) -> Select[Any]:
    """The tables where this person plays or is going to, and those they have made that still wait."""
    column = schema.tables.c
    made = (column.host == person.id) & (column.phase == "lobby")
    held = held_by(person) & column.phase.in_(UNFINISHED)
    return select(schema.tables).where(made | held).order_by(column.at.desc()).limit(MOST_OWN)


def _finished(person: Person) -> Select[Any]:
    """The latest games of this person that have ended, those that they left included.

    Less what was put away, and first games, which do not count.
    """
    seat, column = schema.seats.c, schema.tables.c
    played = column.id.in_(select(seat.table).where(seat.person == person.id, ~seat.put_away))
    ended = column.phase.in_(ENDED) & column.ended_at.is_not(None) & (column.coach == "")
    return select(schema.tables).where(played, ended).order_by(column.ended_at.desc()).limit(MOST_FINISHED)


async def _seats_of(stores: Stores, rows: Sequence[Row]) -> dict[str, list[Seat]]:
    column = schema.seats.c
    wanted = select(schema.seats).where(column.table.in_({row["id"] for row in rows}))
    seats: dict[str, list[Seat]] = defaultdict(list)
    for row in await stores.rows(wanted.order_by(column.table, column.seat)) if rows else []:
        seats[row["table"]].append(seat_of(row))
    return seats


async def _titles_of(stores: Stores, rows: Sequence[Row]) -> dict[str, str]:
    """The titles of owners' editions that some of these tables play with."""
    column = schema.editions.c
    wanted = {row["edition"] for row in rows if is_owned(row["edition"])}
    found = await stores.rows(select(column.key, column.title).where(column.key.in_(wanted))) if wanted else []
    return {row["key"]: row["title"] for row in found}


# ---------------------------------------------------------------- one of them


def _urgency(entry: TableListed) -> tuple[int, float]:
    """The reader's turn first, the longest wait before all; then games, then tables that wait, the latest first.

    Bots do not mind: of games with nobody else the latest comes first, after those where people wait.
    A first game waits for nobody: it comes last.
    """
    if entry.first_game:
        return 4, -entry.at
    if entry.asked_at is not None:
        return (1, -entry.asked_at) if entry.alone else (0, entry.asked_at)
    return (2 if entry.phase == "playing" else 3), -entry.at


def _entry(row: Row, seats: Sequence[Seat], edition: str, reader: str, lang: str) -> TableListed:
    owing = [seat for seat in seats if seat.asked_at is not None and row["phase"] == "playing" and not seat.level]
    ending = stored_ending(row["result"])
    ranks = [rank for seat, (_, rank) in zip(seats, ending.standing, strict=False) if reader and seat.person == reader]
    return TableListed(
        table=row["id"],
        game=row["game"],
        phase=row["phase"],
        seats=[seat.name for seat in seats if seat.kind != "open"],
        free=sum(seat.kind == "open" for seat in seats),
        at=row["at"],
        options=msgspec.json.decode(row["options"]),
        edition=edition,
        host=row["host"] == reader,
        alone=seating.is_alone(seats, reader),
        asked_at=min((seat.asked_at or 0.0 for seat in owing if seat.person == reader), default=None),
        waiting_for=[seat.name for seat in owing],
        ended_at=row["ended_at"],
        result=_result(row, ending, lang),
        rank=min(ranks, default=None),
        first_game=bool(row["coach"]),
    )


def _result(row: Row, ending: Ending, lang: str) -> str:
    """Who has won; nobody where the game was closed."""
    return words_for(row["game"], lang).say("table-ended") if row["phase"] == "closed" else ending.said.get(lang, "")
