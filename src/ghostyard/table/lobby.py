"""The lobby: tables are made here, found again here, and read back from the store when somebody comes."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import func, select, update

from ghostyard.bots.bot import BOTS
from ghostyard.core.edition import HOUSE, MOST_FACES, Edition, EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.manual.first_game import FirstGame, first_game_of
from ghostyard.table import memory, metrics, schema, seating
from ghostyard.table.changes import Change
from ghostyard.table.clock import ClockRule
from ghostyard.table.connection import MOVED
from ghostyard.table.dispatch import open_table
from ghostyard.table.listing import UNFINISHED, held_by, others_play
from ghostyard.table.outages import RowConflict, StoreDown
from ghostyard.table.people import NameOrEmpty, Person, clean_name
from ghostyard.table.protocol import Answer, FromLobby, HandOver, Rename
from ghostyard.table.seating import Seat
from ghostyard.table.services import Services
from ghostyard.table.table import Table
from ghostyard.table.table_record import IS_TABLE_ID, TableRecord, new_table, stored_table

UNLOAD_SECONDS = 20  # between two looks for idle tables
EASIEST = "moth"
BROKEN = "broken"  # the answer of a table with a mistake of ours
FROZEN_EVERY = 180  # looks: once an hour


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who should sit here: me, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: NameOrEmpty = ""


class TableWanted(Struct, forbid_unknown_fields=True):
    """A new table as somebody wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=10)]
    options: dict[Annotated[str, Meta(max_length=40)], int | bool] = {}
    edition: Annotated[str, Meta(max_length=80)] = HOUSE  # one of those that `/api/games` offers
    faces: Annotated[str, Meta(max_length=MOST_FACES)] = ""  # or an owner's own, as TOML
    public: bool = True
    hotseat: bool = False
    clock: ClockRule | None = None
    hints: bool | None = None  # as agreed; left out: yes, but not with a clock
    takebacks: bool | None = None


class Lobby:
    """All tables. Those in use are in memory, the others only in the store."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self.ask: Callable[[str, FromLobby, Person], Awaitable[Answer]] = self.ask_here

    async def make(self, wanted: TableWanted, person: Person) -> str:
        """A new table; the person who asks for it is its host."""
        game = load_game(wanted.game)
        options = dict(game.option_values(game.new_state(len(wanted.seats), wanted.options)))
        edition = self._edition(game, wanted)
        seats = seated(wanted.seats, person, hotseat=wanted.hotseat)
        await self.make_room(seats, person)
        helped = wanted.clock is None
        record = TableRecord(
            id=self.services.new_id(), game=game.name, rules=game.version, options=options,
            seed=secrets.randbits(128), host=person.id, at=time.time(), public=wanted.public,
            hotseat=wanted.hotseat, clock=wanted.clock, edition=edition.key,
            hints=helped if wanted.hints is None else wanted.hints,
            takebacks=helped if wanted.takebacks is None else wanted.takebacks,
        )  # fmt: skip
        await self.save_new(record, seats, edition)
        return record.id

    async def make_room(self, seats: Sequence[Seat], person: Person) -> None:
        """Nobody has more tables than can be kept; games alone rest, and nothing of theirs is lost for a new one."""
        if seating.is_alone(seats, person.id):
            await self._check_resting(person)
        elif self.services.settings.alone:
            raise Mistake("nobody-comes")
        else:
            await self._check_number(person)

    async def save_new(self, record: TableRecord, seats: Sequence[Seat], edition: Edition, *more: Change) -> None:
        """Store a table; two that bring the same edition at the same moment must not refuse each other."""
        store = self.services.stores.of(record.id)
        try:
            await store.save(*new_table(record, seats, edition), *more)
        except RowConflict:
            await store.save(*new_table(record, seats, edition), *more)

    def _edition(self, game: Game, wanted: TableWanted) -> Edition:
        """What somebody wants to play with: their own faces, or an edition that is offered to all."""
        if wanted.faces:
            return entered_edition(game, wanted.faces)
        offered = {edition.key: edition for edition in self.services.offered.get(game.name, ())}
        return offered.get(wanted.edition) or game.shipped_edition(wanted.edition)

    async def first_game(self, name: str, person: Person) -> tuple[str, bool]:
        """A table where this person learns a game, and whether it has begun: the one that they left, or a new one."""
        game, first = load_game(name), first_game_of(name)
        if first is None:
            raise Mistake("no-first-game", game=words_for(name, person.lang).say("title"))
        column = schema.tables.c
        left = select(column.id, column.phase).where(
            column.host == person.id, column.game == name, column.coach == first.mark, column.phase.in_(UNFINISHED)
        )
        if found := await self.services.stores.rows(left.limit(1)):
            return found[0]["id"], found[0]["phase"] == "playing"
        record = TableRecord(
            id=self.services.new_id(), game=name, rules=game.version, options=dict(first.options), seed=first.seed,
            host=person.id, at=time.time(), public=False, hints=False, takebacks=False, coach=first.mark,
        )  # fmt: skip
        await self.services.stores.of(record.id).save(*new_table(record, _learning(first, person)))
        return record.id, False

    async def _check_number(self, person: Person) -> None:
        """Only so many tables that others wait at; whoever has left one has done with it."""
        column = schema.tables.c
        shared = select(func.count().label("count")).where(
            column.host == person.id,
            (column.phase == "lobby") | ((column.phase == "playing") & held_by(person)),
            others_play(person),
        )
        most = self.services.settings.tables_per_person
        if sum(row["count"] for row in await self.services.stores.rows(shared)) >= most:
            raise Mistake("many-tables", most=most)

    async def _check_resting(self, person: Person) -> None:
        """Games against bots rest at the price of some rows: only a program makes so many that a disk might fill."""
        column = schema.tables.c
        resting = select(func.count().label("count")).where(
            column.host == person.id, column.phase.in_(UNFINISHED), ~others_play(person), column.coach == ""
        )
        most = self.services.settings.resting_per_person
        if sum(row["count"] for row in await self.services.stores.rows(resting)) >= most:
            raise Mistake("many-resting", most=most)

    async def open(self, table: str) -> Table:
        """The table, read from the store if it is not in memory; it stays for whoever asked, who is not there yet."""
        while (found := self.tables.get(table)) is None:  # again, if it was let go in the very moment it was read
            await self._read_once(table)
        found.actor.use()
        return found

    async def _read_once(self, table: str) -> None:
        """Read a table into memory, one time for all who ask meanwhile: there must never be two of it."""
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._read(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table))
        await asyncio.shield(self._opening[table])

    async def _read(self, table: str) -> None:
        if not IS_TABLE_ID.fullmatch(table):
            raise Mistake("no-such-table")
        lease = await self.services.ownership.acquire(table)
        stored = await stored_table(self.services.stores.of(table), table)
        if stored is None:
            raise Mistake("no-such-table")
        self.tables[table] = open_table(self.services, stored, lease, self.let_go)
        metrics.TABLES.set(len(self.tables))

    async def rename(self, person: Person) -> None:
        """Somebody has another name now: at tables that have not begun it changes too, wherever these are."""
        table, seat = schema.tables.c, schema.seats.c
        waiting = select(table.id).join(schema.seats, seat.table == table.id)
        waiting = waiting.where(seat.person == person.id, table.phase == "lobby").distinct()
        for row in await self.services.stores.rows(waiting):
            with suppress(Mistake):  # a table in trouble keeps the old name
                await self.ask(row["id"], Rename(person.name), person)

    async def hand_over(self, guest: Person, person: Person) -> None:
        """Somebody came back to their name: the seats they took as a guest are theirs."""
        column = schema.seats.c
        held = await self.services.stores.every_row(select(column.table).where(column.person == guest.id))
        for table in {row["table"] for row in held}:
            answer = await self.ask(table, HandOver(guest.id), person)
            if answer.code == BROKEN:  # nobody has it in memory; once it can be loaded, it reads whose seats they are
                await self._hand_over_rows(table, guest, person)
            elif not answer.ok:  # the guest's cookie stays, and with it the seats
                raise StoreDown

    async def _hand_over_rows(self, name: str, guest: Person, person: Person) -> None:
        """The same where the table cannot do it itself."""
        seat, table = schema.seats.c, schema.tables.c
        held = update(schema.seats).where(seat.table == name, seat.person == guest.id)
        made = update(schema.tables).where(table.id == name, table.host == guest.id)
        await self.services.stores.of(name).save(
            Change(held.values(person=person.id)), Change(made.values(host=person.id))
        )

    async def unattended(self) -> list[str]:
        """The tables where something may happen without anybody looking: bots to move, clocks that run.

        Where a person owes a decision without a clock, the game rests until somebody comes, bots and all.
        """
        column, seat = schema.tables.c, schema.seats.c
        by_bots = select(seat.table).where((seat.kind == "bot") | (seat.level != ""))
        rests = select(seat.table).where(seat.kind == "person", seat.level == "", seat.asked_at.is_not(None))
        goes_on = (column.clock != "null") | (column.id.in_(by_bots) & column.id.not_in(rests))
        rows = await self.services.stores.every_row(select(column.id).where(column.phase == "playing", goes_on))
        return [row["id"] for row in rows]

    async def ask_here(self, table: str, message: FromLobby, person: Person) -> Answer:
        """Put a message into the mailbox of a table and wait for what becomes of it."""
        return await (await self.open(table)).actor.ask(message, person)

    async def resume(self, names: Sequence[str]) -> None:
        """Load these tables, one after the other, and only while nothing waits that somebody asked for.

        Where nothing goes on, the table leaves the memory again.
        """
        for name in names:
            await self.services.scheduler.idle()
            table = await self.open(name)
            opened = table.actor.last_used
            await table.actor.loaded()
            is_here = self.tables.get(name) is table  # it may have been let go meanwhile
            if is_here and table.is_idle and table.actor.last_used == opened:  # and nobody else has come for it
                await self._unload(name)

    async def unload_idle_forever(self) -> None:
        """Unload tables that nobody has used for a while, and give their memory back."""
        for count in itertools.count(1):
            await asyncio.sleep(UNLOAD_SECONDS)
            if await self.unload_idle():
                await asyncio.to_thread(memory.release)
            if count % FROZEN_EVERY == 0:
                await asyncio.to_thread(memory.release_frozen)

    async def unload_idle(self) -> int:
        """Unload tables that nobody has used for a while, and say how many: the store keeps them."""
        unloaded = 0
        for name in [*self.tables]:
            if self._is_forgotten(name):  # somebody may have come while another table was unloaded
                await self._unload(name)
                unloaded += 1
        return unloaded

    def _is_forgotten(self, name: str) -> bool:
        """Has nobody used a table for a while?"""
        table, longest = self.tables.get(name), self.services.settings.idle_minutes * 60
        return table is not None and table.is_idle and time.monotonic() - table.actor.last_used >= longest

    async def _unload(self, name: str) -> None:
        table = self.tables.pop(name)
        metrics.TABLES.set(len(self.tables))
        await table.close()
        if table.lease is not None:
            with suppress(StoreDown):  # it stays ours, and is loaded again when somebody asks
                await self.services.ownership.release(table.lease)

    def let_go(self, table: Table) -> None:
        """The table is not ours any more: whoever is here finds it again by coming back."""
        if self.tables.get(table.record.id) is not table:  # by now there is another of that name
            return
        del self.tables[table.record.id]
        metrics.TABLES.set(len(self.tables))
        table.actor.is_closed = True  # now: whoever is just coming must not stay
        for subscriber in list(table.subscribers):
            subscriber.close(MOVED, "bye-moved")
        closing = asyncio.create_task(table.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def emptied(self, seconds: float) -> list[Table]:
        """All tables, stopped and taken out, when none can be acquired any more; one may just be read, for so long."""
        if self._opening:
            await asyncio.wait(self._opening.values(), timeout=seconds)
        tables = list(self.tables.values())
        self.tables.clear()
        for table in tables:
            table.actor.is_closed = True
        metrics.TABLES.set(0)
        await asyncio.gather(*(table.close() for table in tables))
        return tables

    async def close(self) -> None:
        """Stop all tables; everything is stored already. What is just being read is not opened any more."""
        opening = list(self._opening.values())
        for task in opening:
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()), *self._closing)


def entered_edition(game: Game, faces: str) -> Edition:
    """The edition that somebody has sent; whatever is wrong with it is one kind of mistake, with its reason."""
    try:
        return game.owned_edition(EditionFile.parse(faces, "edition.toml"))
    except Mistake as mistake:
        raise Mistake("edition", reason=mistake) from mistake


def seated(wanted: Sequence[SeatWanted], person: Person, *, hotseat: bool) -> list[Seat]:
    """The seats of a new table: several for one person only around one screen."""
    if sum(seat.kind == "me" for seat in wanted) > 1 and not hotseat:
        raise Mistake("one-seat")
    seats: list[Seat] = []
    for seat in wanted:
        seats.append(_seat(seat, person, seats))
    return seats


def _learning(first: FirstGame, person: Person) -> list[Seat]:
    """The seats of a first game: the others make prepared moves, and should the script ever change, they are bots."""
    names = first.seated(person.name)
    learner = Seat(
        "person", person.id, seating.free_name([Seat("bot", name=name) for name in first.names], person.name)
    )
    return [learner if seat == first.seat else Seat("bot", "", name, EASIEST) for seat, name in enumerate(names)]


def _seat(wanted: SeatWanted, person: Person, others: Sequence[Seat]) -> Seat:
    if wanted.kind == "open":
        return Seat("open")
    if wanted.kind == "bot":
        level = wanted.level or next(iter(BOTS))
        seating.check_level(level)
        return seating.bot_seat(others, level)
    name = clean_name(wanted.name) if wanted.name else person.name
    return Seat("person", person.id, seating.free_name(others, name))
