"""Handlers about leaving: giving a seat up, closing a table, ending a game that nobody wants to finish."""

from __future__ import annotations

from ghostyard.core.errors import Mistake
from ghostyard.table import seating
from ghostyard.table.actor import DONE, Envelope
from ghostyard.table.handlers.seats import check_host
from ghostyard.table.history import RESIGN
from ghostyard.table.protocol import Answer
from ghostyard.table.table import Table


async def resign(table: Table, envelope: Envelope) -> Answer:
    """Somebody leaves for good: a bot plays on for them. Where nobody else plays, the game ends here."""
    own = _seats_in_play(table, envelope)
    if seating.players(table.seats) == {envelope.person.id}:
        await table.end(table.seats)
        return DONE
    for number in own:
        event = table.new_event(RESIGN, number, "", envelope)
        await table.save_event(event, table.playing().match, seating.left(table.seats, number))
    if seating.all_agree(table.seats):
        await table.end(table.seats)
    return DONE


async def close(table: Table, envelope: Envelope) -> Answer:
    """The host closes a table that waits; a game that has begun ends here when everybody who plays agrees."""
    if table.record.phase == "lobby":
        check_host(table, envelope)
        await table.end(table.seats)
        return DONE
    _seats_in_play(table, envelope)
    if not envelope.message.agree:
        table.declined += 1
        await table.save_seats(seating.disagreed(table.seats))
        return DONE
    seats = seating.agreed(table.seats, envelope.person.id)
    await (table.end(seats) if seating.all_agree(seats) else table.save_seats(seats))
    return DONE


def _seats_in_play(table: Table, envelope: Envelope) -> tuple[int, ...]:
    """The sender's seats, in a game that goes on."""
    if table.playing().match.over:
        raise Mistake("game-over")
    if not (own := table.own_seats(envelope.person.id)):
        raise Mistake("watching")
    return own
