"""The inbox of a connection: takes messages one after the other, no faster than allowed, each to its handler."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.table import chat, log, metrics
from ghostyard.table.actor import refusal
from ghostyard.table.connection import AWAY, MOVED, Connection
from ghostyard.table.dispatch import DISPATCH, AtOnce, InBackground, InOrder
from ghostyard.table.limits import Bucket
from ghostyard.table.people import Person
from ghostyard.table.protocol import DECODER, UNREADABLE, Answer
from ghostyard.table.table import Table
from ghostyard.table.websocket import MessageSocket

MOST_CHATS = 40  # lines that a newcomer is shown
FEW_WAITING = 16  # from here on nothing more is read from a socket: who asks must also listen


class Inbox:
    """What has come over a socket and was not done yet. Nothing here waits: the socket calls."""

    def __init__(self, socket: MessageSocket, connection: Connection) -> None:
        settings = connection.table.services.settings
        self._socket, self._connection = socket, connection
        self._texts: list[bytes] = []
        self._is_busy = False  # a message of this socket is being done, or has to wait its time
        self._background: asyncio.Task[None] | None = None
        self._messages = Bucket(2 * settings.messages_per_second, settings.messages_per_second)
        self._chats = Bucket(5, 0.5)
        self._loop = asyncio.get_running_loop()
        connection.flushed = self._flushed

    # ------------------------------------------------------------ one after the other

    def receive(self, text: bytes) -> None:
        """A message has come: who sends faster than allowed waits at the other end of the line."""
        self._texts.append(text)
        if len(self._texts) == 1 and not self._is_busy:
            self._next()
        else:
            self._socket.set_reading(False)

    def writable_changed(self, able: bool) -> None:
        """The other side does not read for now, or reads again."""
        self._connection.writable_changed(able)

    def _flushed(self) -> None:
        if self._texts and not self._is_busy:
            self._next()

    def _next(self) -> None:
        """Do the next message, if it is time."""
        self._is_busy = False
        if not self._texts:
            self._socket.set_reading(True)
        elif self._connection.waiting >= FEW_WAITING or self._connection.is_closing:
            self._socket.set_reading(False)  # until messages have left
        elif not self._messages.take():
            self._is_busy = True
            self._loop.call_later(self._messages.seconds_until_next, self._next)
        else:
            self._is_busy = True
            self._do(self._texts.pop(0))

    def _done(self) -> None:
        """A message has been done; the next one gets its turn when others have had theirs."""
        if self._texts:
            self._loop.call_soon(self._next)
        else:
            self._next()

    # ------------------------------------------------------------ one message

    def _do(self, text: bytes) -> None:
        try:
            message = DECODER.decode(text)
        except UNREADABLE:
            self._refuse(_id_of(text), Mistake("message"))
            return
        try:
            self._dispatch(message)
        except Exception as error:
            self._refuse(getattr(message, "id", ""), self._mistake(error, message))

    def _dispatch(self, message: Any) -> None:
        way, connection = DISPATCH[type(message)], self._connection
        if isinstance(way, InOrder):
            if way.is_chat and not self._chats.take():
                raise Mistake("too-fast", seconds=round(self._chats.seconds_until_next) or 1)
            connection.table.actor.send(message, connection.person, self._answer)
        elif isinstance(way, AtOnce):
            self._send(way.handler(connection, message))
        elif isinstance(way, InBackground):
            self._background = asyncio.create_task(self._wait_for(way.handler(connection, message), message))

    async def _wait_for(self, answers: Awaitable[Sequence[Any]], message: Any) -> None:
        try:
            self._send(await answers)
        except Exception as error:
            self._refuse(message.id, self._mistake(error, message))

    def _mistake(self, error: Exception, message: Any) -> Mistake:
        """What the sender is told: their own mistake, or that it was ours."""
        if isinstance(error, Mistake):
            return error
        name = log.incident(error, "message", table=self._connection.table.record.id, message=message)
        return Mistake("broken", incident=name)

    def _refuse(self, message: str, mistake: Mistake) -> None:
        self._answer(refusal(message, mistake, self._connection.person.lang))

    def _answer(self, answer: Answer) -> None:
        self._send([answer])

    def _send(self, messages: Sequence[Any]) -> None:
        for message in messages:
            self._connection.send(message)
        self._done()


def _id_of(text: str | bytes) -> str:
    """The id of a message that does not fit, so that its sender can tell which one."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else ""


async def attend(line: MessageSocket, table: Table, person: Person) -> None:
    """Stay at the table until one side closes."""
    await table.actor.loaded()
    connection = Connection(line, table, person)
    if table.actor.is_closed:  # another node has it now: they find it there by coming back
        await connection.closed(MOVED, "bye-moved")
        return
    table.subscribers.add(connection)
    metrics.SOCKETS.inc()
    try:
        _welcome(connection)
        await line.run(Inbox(line, connection))
    except Exception as error:
        name = log.incident(error, "socket", table=table.record.id)
        await connection.closed(AWAY, "bye-broken", incident=name)
    finally:
        connection.gone()
        table.subscribers.discard(connection)
        metrics.SOCKETS.dec()
        table.left_at[person.id] = time.monotonic()
        table.refresh()


def _welcome(connection: Connection) -> None:
    """The log, a frame and the chat so far; everybody sees who has come. Or why there is nothing to see."""
    table, outage = connection.table, connection.table.actor.outage
    if table.game is None and outage is not None:
        connection.close(AWAY, outage.message, incident=outage.incident)
        return
    connection.welcome()
    for row in table.chats[-MOST_CHATS:]:
        connection.send(chat.seen(row, connection.person.lang))
    table.refresh()
