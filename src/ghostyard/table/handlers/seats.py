"""Handlers about seats: who sits where, who may change that, and what comes before and after a game."""

from __future__ import annotations

from ghostyard.core.errors import Mistake
from ghostyard.games import game as load_game
from ghostyard.table import seating
from ghostyard.table.actor import DONE, Envelope
from ghostyard.table.changes import Change
from ghostyard.table.protocol import Answer
from ghostyard.table.table import Table
from ghostyard.table.table_record import NEW_EVENT, changed_seats, event_values, new_table, record_of_rematch


async def sit(table: Table, envelope: Envelope) -> Answer:
    """Somebody takes an open seat."""
    _check_lobby(table)
    person, number = envelope.person, envelope.message.seat
    await table.save_seats(seating.sat_down(table.seats, number, person.id, person.name, many=table.record.hotseat))
    return DONE


async def leave(table: Table, envelope: Envelope) -> Answer:
    """Somebody gives their seat back."""
    _check_lobby(table)
    await table.save_seats(seating.stood_up(table.seats, envelope.person.id))
    return DONE


async def fill_seat(table: Table, envelope: Envelope) -> Answer:
    """The host lets a bot take an open seat, or opens it again."""
    _check_lobby(table)
    check_host(table, envelope)
    await table.save_seats(seating.filled(table.seats, envelope.message.seat, envelope.message.level))
    return DONE


async def start(table: Table, envelope: Envelope) -> Answer:
    """The host begins the game."""
    _check_lobby(table)
    check_host(table, envelope)
    if any(seat.kind == "open" for seat in table.seats):
        raise Mistake("seats-open")
    record, change = table.record.changed(phase="playing")
    before = table.events_before()
    await table.save(change, *(Change(NEW_EVENT, event_values(record.id, event, table.epoch)) for event in before))
    table.record, table.events = record, [*table.events, *before]
    table.deal()
    await table.save_asked()
    table.prompt()
    table.refresh()
    return DONE


def check_host(table: Table, envelope: Envelope) -> None:
    """Some things only whoever made the table may do."""
    if envelope.person.id != table.record.host:
        raise Mistake("not-host")


def _check_lobby(table: Table) -> None:
    if table.record.phase == "closed":
        raise Mistake("closed")
    if table.record.phase != "lobby":
        raise Mistake("already-started")


async def rename(table: Table, envelope: Envelope) -> Answer:
    """Somebody has another name now: it changes here if the game has not begun."""
    if table.record.phase == "lobby":
        await table.save_seats(seating.renamed(table.seats, envelope.person.id, envelope.message.name))
    return DONE


async def hand_over(table: Table, envelope: Envelope) -> Answer:
    """A guest turned out to be somebody we know: the seats are theirs."""
    guest, person = envelope.message.guest, envelope.person
    seats = seating.handed_over(table.seats, guest, person.id)
    record, change = table.record.changed(host=person.id if table.record.host == guest else table.record.host)
    await table.save(change, *changed_seats(table.record.id, table.seats, seats))
    table.record, table.seats = record, seats
    table.refresh()
    return DONE


async def rematch(table: Table, envelope: Envelope) -> Answer:
    """The same again at a new table; whoever asks second is led to it."""
    if not table.record.has_ended or table.history is None:
        raise Mistake("not-over")
    if not table.own_seats(envelope.person.id):
        raise Mistake("watching")
    if table.record.coach:
        raise Mistake("coach-once")
    if not table.record.rematch:
        number, rules = table.services.new_id(beside=table.record.id), load_game(table.record.game).version
        fresh = record_of_rematch(table.record, number, rules, envelope.person.id)
        record, change = table.record.changed(rematch=fresh.id)
        await table.save(*new_table(fresh, seating.seated_again(table.seats)), change)
        table.record = record
        table.refresh()
    return Answer("", True, table=table.record.rematch)


async def bot_seat(table: Table, envelope: Envelope) -> Answer:
    """A person lets a bot play for them, the strongest one for somebody who is away; or takes the seat back."""
    message, person = envelope.message, envelope.person
    if not table.own_seats(person.id):
        raise Mistake("watching")
    if table.first_game:
        raise Mistake("coach-later")
    if not 0 <= message.seat < len(table.seats) or table.seats[message.seat].kind != "person":
        raise Mistake("not-your-seat")
    if message.level is not None:
        seating.check_level(message.level)
    own = table.seats[message.seat].person == person.id
    if not own and (message.level is None or not table.is_absent(table.seats[message.seat].person)):
        raise Mistake("not-absent")
    level = message.level or "" if own else seating.SUBSTITUTE  # nobody gives a rival a weak bot
    await table.save_seats(seating.taken_over(table.seats, message.seat, level))
    return Answer(message.id, True)
