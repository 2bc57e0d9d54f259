"""Handlers about the game and the talk around it: moves, take-backs, bots, clocks, chat."""

from __future__ import annotations

from contextlib import suppress

from ghostyard.core.errors import Mistake, Refused
from ghostyard.table import chat, coaching, seating
from ghostyard.table.actor import DONE, Envelope
from ghostyard.table.history import MOVE, TAKEBACK
from ghostyard.table.protocol import Answer
from ghostyard.table.table import Table

MOST_EVENTS = 5000  # ten times as many as a long game has: from there on moves stand


async def move(table: Table, envelope: Envelope) -> Answer:
    """Somebody makes a move, chosen from a frame that may be older than the table is now."""
    message, history = envelope.message, table.playing()
    if table.was_stored(envelope):
        return Answer(message.id, True)
    seat = table.own_seat(envelope.person.id, message.seat)
    if seat.level:
        raise Mistake("bot-plays")
    if history.position.pending and not history.is_current(message.seat, message.ply):
        table.refresh()
        raise Mistake("stale")
    after = history.after_move(message.seat, message.move)
    text = history.game.moves.texts[after.played[-1][1]]
    coaching.check(table.first_game, history.ply, text)
    await table.save_event(table.new_event(MOVE, message.seat, text, envelope), after)
    return Answer(message.id, True, version=len(table.events))


async def take_back(table: Table, envelope: Envelope) -> Answer:
    """Somebody takes their last move back."""
    message, history = envelope.message, table.playing()
    if table.was_stored(envelope):
        return Answer(message.id, True)
    table.own_seat(envelope.person.id, message.seat)
    if not table.record.takebacks:
        raise Mistake("no-take-backs-here")
    if len(table.events) >= MOST_EVENTS:
        raise Mistake("no-take-back")
    after = history.match.without_last_move(message.seat)
    await table.save_event(table.new_event(TAKEBACK, message.seat, "", envelope), after)
    return Answer(message.id, True, version=len(table.events))


async def bot_move(table: Table, envelope: Envelope) -> Answer:
    """A bot has decided; if it is not its turn any more, it is asked again when it is."""
    message = envelope.message
    table.bot_turns.done(message.seat)
    history = table.playing()
    if table.seats[message.seat].is_played_by_bot and history.is_current(message.seat, message.ply):
        with suppress(Refused):  # the table changed while it thought
            after = history.after_move(message.seat, message.move)
            await table.save_event(table.new_event(MOVE, message.seat, message.move, envelope), after)
    table.prompt()
    return DONE


async def time_is_up(table: Table, envelope: Envelope) -> Answer:
    """A bot plays on for whoever has no time left."""
    for seat in table.clocks.run_down() if table.clocks else []:
        await table.save_seats(seating.taken_over(table.seats, seat, seating.SUBSTITUTE))
    table.run_clocks()
    return DONE


async def say(table: Table, envelope: Envelope) -> Answer:
    """Somebody who sits here says something, in their own words or in a ready-made phrase."""
    message, person = envelope.message, envelope.person
    own = table.own_seats(person.id)
    if not own:
        raise Mistake("watching")
    if not chat.was_said(table.chats, person.id, message.id):
        name = table.seats[own[0]].name
        await table.save_chat(chat.new_row(table.record.id, table.chats, message, person, name))
    return Answer(message.id, True)
