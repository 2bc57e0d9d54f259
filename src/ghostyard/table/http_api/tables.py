"""Operations at tables: find and make one, sit down, begin, leave, invite."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ghostyard.core.errors import Mistake
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import (
    AT_TABLE,
    BEFORE_THE_GAME,
    IN_THE_GAME,
    MOST_BODY_WITH_FACES,
    MOST_SEAT,
    SITTING,
    WHOLE_NUMBER,
    Nothing,
    Operation,
)
from ghostyard.table.http_api.refusals import SpokenMistake
from ghostyard.table.invitation import Invitation, invitation
from ghostyard.table.listing import Listed, listed, put_away
from ghostyard.table.lobby import TableWanted
from ghostyard.table.protocol import Answer, CloseTable, FillSeat, LeaveSeat, Rematch, Resign, Sit, Start
from ghostyard.table.table import Table


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Which seat; the first that is free if left out."""

    seat: Annotated[float, Meta(ge=-1, le=MOST_SEAT, multiple_of=1)] = -1  # to JSON, 8.0 is as whole as 8


class LevelWanted(Struct, forbid_unknown_fields=True):
    """The level of the bot that takes a seat; null opens the seat again."""

    level: Annotated[str, Meta(max_length=40)] | None


class Agreement(Struct, forbid_unknown_fields=True):
    """Whether I agree to end the game here; false: I want to play on, and it is no longer proposed."""

    agree: bool = True


class TableMade(Struct):
    """The id of a table; whoever knows it may come and watch."""

    table: str


async def tables(call: Call) -> Listed:
    """Open tables, running ones to watch; mine, those where it is my turn first; my latest finished ones."""
    person = await call.person()
    return await listed(call.context.lobby.services.stores, person, person.lang if person else call.lang)


async def make_table(call: Call, wanted: TableWanted) -> TableMade:
    """Make a table."""
    return TableMade(await call.context.lobby.make(wanted, await call.named()))


async def sit(call: Call, wanted: SeatAsked) -> TableMade:
    """Take an open seat."""
    return await _ask(call, Sit(int(wanted.seat)))


async def leave(call: Call, wanted: Nothing) -> TableMade:
    """Give my seat back before the game begins."""
    return await _ask(call, LeaveSeat())


async def seat_bot(call: Call, wanted: LevelWanted) -> TableMade:
    """Let a bot take an open seat before the game, or open a bot's seat again; the host may."""
    seat = call.request.path_params["seat"]
    if not WHOLE_NUMBER.fullmatch(seat) or not 0 <= int(seat) <= MOST_SEAT:
        raise Mistake("no-such-page")
    return await _ask(call, FillSeat(int(seat), wanted.level))


async def start(call: Call, wanted: Nothing) -> TableMade:
    """Begin the game."""
    return await _ask(call, Start())


async def rematch(call: Call, wanted: Nothing) -> TableMade:
    """The same again at a new table, which has begun; whoever asks second is led to it."""
    return await _ask(call, Rematch())


async def resign(call: Call, wanted: Nothing) -> TableMade:
    """Leave a running game for good: a bot plays on. Where nobody else plays, the game ends."""
    return await _ask(call, Resign())


async def close(call: Call, wanted: Agreement) -> TableMade:
    """Close my table before the game; in a game, agree to end it here: it ends when everybody who plays does."""
    return await _ask(call, CloseTable(wanted.agree))


async def put_game_away(call: Call, wanted: Nothing) -> TableMade:
    """Take a finished game off my list; the game itself stays for the others, and for whoever has its link."""
    person, table = await call.named(), await call.table()
    if not table.record.has_ended:
        raise Mistake("not-over")
    await put_away(call.context.lobby.services.stores.of(table.record.id), table.record.id, person)
    return TableMade(table.record.id)


async def _ask(call: Call, message: Any) -> TableMade:
    person, table = await call.named(), await call.table()
    return _done(await table.actor.ask(message, person), table)


def _done(answer: Answer, table: Table) -> TableMade:
    if not answer.ok:
        raise SpokenMistake(answer.code, answer.say, answer.clause)
    return TableMade(answer.table or table.record.id)


async def invite(call: Call) -> Invitation:
    """The link to a table as others can open it, and how far it reaches."""
    table = await call.table()
    return invitation(call.context.settings, str(call.request.base_url), table.record.id)


OPERATIONS = (
    Operation("GET", "/api/tables", tables, Listed),
    Operation(
        "POST", "/api/tables", make_table, TableMade, TableWanted,
        refuses=(
            "no-name", "no-such-game", "no-such-bot", "seats", "one-seat", "option-unknown", "option-value", "clock",
            "name", "many-tables", "many-resting", "nobody-comes", "no-such-edition", "edition", "edition-large",
        ),
        most=MOST_BODY_WITH_FACES,
    ),
    Operation(
        "POST", "/api/tables/{table}/sit", sit, TableMade, SeatAsked, refuses=("seat-taken", *BEFORE_THE_GAME)
    ),
    Operation("POST", "/api/tables/{table}/leave", leave, TableMade, Nothing, refuses=BEFORE_THE_GAME),
    Operation(
        "POST", "/api/tables/{table}/seats/{seat}/bot", seat_bot, TableMade, LevelWanted,
        refuses=("no-such-page", "no-such-bot", "seat-taken", "not-host", *BEFORE_THE_GAME),
    ),
    Operation(
        "POST", "/api/tables/{table}/start", start, TableMade, Nothing,
        refuses=("not-host", "seats-open", *BEFORE_THE_GAME),
    ),
    Operation(
        "POST", "/api/tables/{table}/rematch", rematch, TableMade, Nothing,
        refuses=("not-over", "coach-once", "watching", *SITTING),
    ),
    Operation("POST", "/api/tables/{table}/resign", resign, TableMade, Nothing, refuses=IN_THE_GAME),
    Operation("POST", "/api/tables/{table}/close", close, TableMade, Agreement, refuses=("not-host", *IN_THE_GAME)),
    Operation(
        "POST", "/api/tables/{table}/put-away", put_game_away, TableMade, Nothing, refuses=("not-over", *SITTING)
    ),
    Operation("GET", "/api/tables/{table}/invitation", invite, Invitation, refuses=AT_TABLE),
)  # fmt: skip
