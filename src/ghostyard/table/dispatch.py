"""Dispatch: which handler does which message, and in which way. The only place that knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ghostyard.table import protocol
from ghostyard.table.actor import Envelope
from ghostyard.table.bot_turns import BotMove
from ghostyard.table.changes import Lease
from ghostyard.table.connection import Connection
from ghostyard.table.handlers import leaving, play, seats, viewing
from ghostyard.table.protocol import Answer
from ghostyard.table.services import Services
from ghostyard.table.table import Table, TimeIsUp
from ghostyard.table.table_record import StoredTable


@dataclass(frozen=True, slots=True)
class InOrder:
    """Through the table's mailbox, one after the other: it may change the table."""

    handler: Callable[[Table, Envelope], Awaitable[Answer]]
    is_chat: bool = False  # no faster than people type


@dataclass(frozen=True, slots=True)
class AtOnce:
    """Without the mailbox: it only looks, or changes how its sender looks."""

    handler: Callable[[Connection, Any], viewing.Messages]


@dataclass(frozen=True, slots=True)
class InBackground:
    """Without the mailbox, by a task of its own: it only looks, and takes a while."""

    handler: Callable[[Connection, Any], Awaitable[viewing.Messages]]


DISPATCH: Mapping[type, InOrder | AtOnce | InBackground] = {
    # over a socket
    protocol.Hello: AtOnce(viewing.hello),
    protocol.SceneShown: AtOnce(viewing.scene_shown),
    protocol.Preview: AtOnce(viewing.preview),
    protocol.Why: AtOnce(viewing.why),
    protocol.Hint: InBackground(viewing.hint),
    protocol.Move: InOrder(play.move),
    protocol.TakeBack: InOrder(play.take_back),
    protocol.Chat: InOrder(play.say, is_chat=True),
    protocol.Phrase: InOrder(play.say, is_chat=True),
    protocol.BotSeat: InOrder(seats.bot_seat),
    # over HTTP
    protocol.Sit: InOrder(seats.sit),
    protocol.LeaveSeat: InOrder(seats.leave),
    protocol.FillSeat: InOrder(seats.fill_seat),
    protocol.Start: InOrder(seats.start),
    protocol.Rematch: InOrder(seats.rematch),
    protocol.Resign: InOrder(leaving.resign),
    protocol.CloseTable: InOrder(leaving.close),
    protocol.Rename: InOrder(seats.rename),
    protocol.HandOver: InOrder(seats.hand_over),
    # from the table to itself
    BotMove: InOrder(play.bot_move),
    TimeIsUp: InOrder(play.time_is_up),
}


def handle(table: Table, envelope: Envelope) -> Awaitable[Answer]:
    """Do a message that has come out of the mailbox."""
    way = DISPATCH[type(envelope.message)]
    assert isinstance(way, InOrder)
    return way.handler(table, envelope)


def open_table(services: Services, stored: StoredTable, lease: Lease | None, let_go: Callable[[Table], None]) -> Table:
    """A table in memory, at work."""
    return Table(services, stored, handle, lease, let_go)
