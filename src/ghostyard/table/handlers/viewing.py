"""Handlers about looking: they change nothing at the table, and answer from what is there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.core.record import SPECTATOR
from ghostyard.table import frames
from ghostyard.table.connection import Connection
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, Hello, Hint, Preview, SceneShown, Why

Messages = Sequence[Any]  # what is sent back


def hello(connection: Connection, message: Hello) -> Messages:
    """How somebody wants to see the table."""
    person = connection.person
    if message.lang is not None:
        connection.person = Person(person.id, person.name, message.lang, person.known)
    if message.seat is not None:
        if message.seat != SPECTATOR:
            connection.table.own_seat(person.id, message.seat)
        connection.chosen_seat = message.seat
    if message.brief is not None:
        connection.brief = message.brief
    if message.paced is not None:
        connection.paced = message.paced
    connection.welcome()
    return ()


def scene_shown(connection: Connection, message: SceneShown) -> Messages:
    """The latest scene has been shown; somebody may want bots to be slower or faster, or to hear that we are here."""
    if message.pace is not None:
        connection.pace = message.pace
    connection.scene_was_shown()
    return () if message.id is None else [Answer(message.id, True)]


def preview(connection: Connection, message: Preview) -> Messages:
    """What a move would do."""
    info, viewer = connection.table.info(), _own_view(connection, message.seat)
    return [frames.preview(info, viewer, message.id, message.move)]


def why(connection: Connection, message: Why) -> Messages:
    """Why a touch does nothing now."""
    info, viewer = connection.table.info(), _own_view(connection, message.seat)
    return [frames.why(info, viewer, message.id, message.touches)]


async def hint(connection: Connection, message: Hint) -> Messages:
    """What a bot would play in this person's place."""
    table, person = connection.table, connection.person
    table.own_seat(person.id, message.seat)
    if not table.record.hints:
        raise Mistake("no-hints-here")
    advice = await table.bot_turns.hint(message.id, message.seat, table.playing(), person)
    return [advice, Answer(message.id, True)]


def _own_view(connection: Connection, seat: int) -> frames.Viewer:
    """What this person sees from a seat of their own, in a game that has begun."""
    table, person = connection.table, connection.person
    table.own_seat(person.id, seat)
    table.playing()
    return table.viewer(person, seat)
