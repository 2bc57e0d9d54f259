"""Journals that somebody brings: a game from a file or another place becomes a table. Every move is verified first."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, ValidationError, convert
from sqlalchemy import func, insert, select

from ghostyard.core.errors import Mistake
from ghostyard.core.journal import IS_SEED, Journal
from ghostyard.core.match import Match
from ghostyard.core.replay import verify
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.table import chat, schema, seating
from ghostyard.table.changes import Change
from ghostyard.table.ending import ending_of
from ghostyard.table.history import MOVE, Event
from ghostyard.table.lobby import Lobby, SeatWanted, entered_edition, seated
from ghostyard.table.people import MOST_NAME, NAME, Person, clean_name
from ghostyard.table.seating import Seat
from ghostyard.table.table_record import NEW_EVENT, TableRecord, event_values

DAY = 86_400.0
MOST_A_DAY = 100  # games that are over


class JournalSeen(Struct):
    """What a journal holds, once it was verified."""

    game: str
    title: str
    seats: list[str]
    moves: int
    over: bool


class JournalBrought(Struct, forbid_unknown_fields=True):
    """A journal to be made into a table, and who sits where if it goes on; nobody is asked where it is over."""

    journal: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(max_length=10)] = []
    public: bool = False
    hotseat: bool = False


def journal_of(document: dict[str, Any]) -> Journal:
    """A journal as it came, if it is one."""
    try:
        return convert(document, Journal)
    except (ValidationError, RecursionError):
        raise Mistake("journal-shape") from None


async def verified(lobby: Lobby, journal: Journal) -> Match:
    """The game that a journal leads to; one sentence says what is wrong with a bad one."""
    game = load_game(journal.game)
    if not IS_SEED.fullmatch(journal.seed):
        raise Mistake("journal-seed", file=journal.game)
    if journal.faces is not UNSET:
        entered_edition(game, journal.faces)  # whatever is wrong with it is told as at a new table
    return verify(await lobby.services.ready(game.name), journal)


async def seen(lobby: Lobby, journal: Journal, lang: str) -> JournalSeen:
    """What a journal holds; nothing is stored."""
    match = await verified(lobby, journal)
    title = words_for(journal.game, lang).say("title")
    return JournalSeen(journal.game, title, _names(journal), len(journal.moves), match.over)


async def bring(lobby: Lobby, brought: JournalBrought, person: Person) -> str:
    """A table from a journal: to be looked at if the game is over, otherwise to be gone on with."""
    journal = journal_of(brought.journal)
    match = await verified(lobby, journal)
    seats = _seats_of_old(journal, person) if match.over else _seats_of_new(brought, match, person)
    if match.over:
        await _check_number(lobby, person)
    else:
        await lobby.make_room(seats, person)
    record = _record(lobby, brought, match, person, seats)
    events = [Event(number, MOVE, seat, move, at=record.at) for number, (seat, move) in enumerate(journal.moves)]
    changes = [Change(NEW_EVENT, event_values(record.id, event)) for event in events]
    if not match.over:
        changes.append(Change(insert(schema.chats).values(chat.brought_row(record.id, person))))
    await lobby.save_new(record, seats, match.edition, *changes)
    return record.id


async def _check_number(lobby: Lobby, person: Person) -> None:
    """Games that are over stay: nobody brings them by the thousand."""
    column = schema.tables.c
    today = (column.host == person.id) & (column.phase == "over") & (column.at > time.time() - DAY)
    brought = select(func.count().label("count")).where(today, column.ended_at == column.at)  # over as they came
    if sum(row["count"] for row in await lobby.services.stores.rows(brought)) >= MOST_A_DAY:
        raise Mistake("many-journals", most=MOST_A_DAY)


def _record(lobby: Lobby, brought: JournalBrought, match: Match, person: Person, seats: Sequence[Seat]) -> TableRecord:
    now, begun = time.time(), all(seat.kind != "open" for seat in seats)
    return TableRecord(
        id=lobby.services.new_id(), game=match.game.name, rules=match.version,
        options=dict(match.game.option_values(match.state)), seed=match.seed, host=person.id, at=now,
        edition=match.edition.key, public=brought.public and not match.over, hotseat=brought.hotseat,
        phase="over" if match.over else "playing" if begun else "lobby",
        ended_at=now if match.over else None, result=ending_of(match).text() if match.over else "",
    )  # fmt: skip


def _seats_of_old(journal: Journal, person: Person) -> list[Seat]:
    """Who sat there, by name; whoever brings it has the seat with their own name."""
    mine = next((seat for seat, name in enumerate(journal.seats) if person.name and name == person.name), -1)
    return [
        Seat("person", person.id, name) if seat == mine else Seat("left", "", name, seating.SUBSTITUTE)
        for seat, name in enumerate(_names(journal))
    ]


def _seats_of_new(brought: JournalBrought, match: Match, person: Person) -> list[Seat]:
    if len(brought.seats) != match.seats:
        least = most = match.seats
        raise Mistake("seats", game=match.game.name, seats=len(brought.seats), least=least, most=most)
    return seated(brought.seats, person, hotseat=brought.hotseat)


def _names(journal: Journal) -> list[str]:
    """The names in a journal as they may be shown: a file can say anything."""
    fitting = [name if re.match(NAME, name) and len(name) <= MOST_NAME else "" for name in journal.seats]
    return [clean_name(name) or f"{number + 1}" for number, name in enumerate(fitting)]
