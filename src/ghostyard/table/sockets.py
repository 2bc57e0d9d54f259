"""Sockets: one connection each for everybody who looks at a table; a bounded queue out, a bucket in."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ghostyard.core.errors import Mistake
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import words_for
from ghostyard.table import chat, frames, metrics, seating
from ghostyard.table.actor import refusal
from ghostyard.table.game_log import Audience, ToldEvent
from ghostyard.table.limits import Bucket
from ghostyard.table.people import Person
from ghostyard.table.protocol import (
    DECODER,
    UNREADABLE,
    Answer,
    Bye,
    Chat,
    Hello,
    Hint,
    Log,
    Phrase,
    Preview,
    Seen,
    Why,
)
from ghostyard.table.seating import Seat
from ghostyard.table.table import Table
from ghostyard.table.websocket import FastWebSocket, wire_of

MOST_WAITING = 64  # messages for one socket; then it is closed, and coming back gives a fresh frame
MOST_CHATS = 40  # lines that a newcomer is shown
MOST_UNTOLD = 30  # events that one frame tells of
FEW_WAITING = 16  # from here on nothing more is read from a socket: who asks must also listen
AWAY, TOO_SLOW = 1001, 1013


class Connection:
    """One socket, tied to one person and one table. Nothing here waits: the wire calls, and is written to."""

    def __init__(self, socket: WebSocket, wire: FastWebSocket, table: Table, person: Person) -> None:
        self.socket = socket
        self.wire = wire
        self.table = table
        self.person = person
        self._seats: list[Seat] = []  # that `own` was found in
        self._own: tuple[int, ...] = ()
        self._eyes: int | None = None  # until somebody chooses, whoever sits down looks from there
        self.brief = False
        self.paced = False
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []  # to be sent
        self._untold: deque[ToldEvent] = deque(maxlen=MOST_UNTOLD)
        self._stale = False  # a newer frame than the last one sent can be built
        self._is_drawing = False  # paced: the latest scene has not been seen yet
        self._is_behind = False  # paced: something has happened since that scene
        self._is_in_line = False  # for the scheduler
        self._will_flush = False
        self._inbox: list[bytes] = []
        self._is_busy = False  # a message of this socket is being done, or has to wait its time
        self._closing: asyncio.Task[None] | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._messages = Bucket(
            2 * table.services.settings.messages_per_second, table.services.settings.messages_per_second
        )
        self._chats = Bucket(5, 0.5)

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that this person holds."""
        if self._seats is not self.table.seats:
            self._seats = self.table.seats
            self._own = seating.own_seats(self._seats, self.person.id)
        return self._own

    @property
    def eyes(self) -> int:
        """From which seat the table is seen."""
        if self._eyes is not None:
            return self._eyes
        return self.own[0] if self.own else SPECTATOR

    @property
    def audience(self) -> Audience:
        """Whose eyes, which language: decides what is told."""
        return (self.eyes if self.eyes in self.own else SPECTATOR), self.person.lang

    # ------------------------------------------------------------ out

    def say(self, message: Any) -> None:
        """Send a message soon; whoever reads too slowly is closed instead of filling the memory."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW, "bye-slow")
            return
        self._waiting.append(message if isinstance(message, bytes) else frames.ENCODER.encode(message))
        self._flush_soon()

    def hear_of(self, event: ToldEvent) -> None:
        """Something has happened: it is told with the next complete frame."""
        if not self.brief:
            self._untold.append(event)
        self.look()

    def look(self) -> None:
        """There is something new to see. Frames are built when they can leave: a slow socket skips some."""
        self._stale = True
        self._flush_soon()

    def can_write(self, able: bool) -> None:
        """The other side reads again, or does not: then it has some seconds."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        if able:
            self._flush_soon()
        else:
            self._stuck = self._loop.call_later(self.table.services.settings.slow_seconds, self._give_up)

    def _give_up(self) -> None:
        metrics.CLOSED.labels("stuck").inc()
        self.wire.transport.abort()

    def _flush_soon(self) -> None:
        """Once for all that comes together: one write."""
        if not self._will_flush and self.wire.is_writable:
            self._will_flush = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._will_flush = False
        if self._closing is not None or not self.wire.is_open:
            return
        messages, self._waiting = self._waiting, []
        if self._stale:
            messages += self._news()
        self._put(messages)
        if self._inbox and not self._is_busy:
            self._go_on()

    def _news(self) -> list[bytes]:
        """A brief frame now if one is due; complete ones wait for the scheduler."""
        scheduler = self.table.services.scheduler
        brief = self.brief or (self.paced and (self._is_drawing or scheduler.is_busy))
        if not (self.brief or self._is_drawing or self._is_in_line):
            self._is_in_line = True
            scheduler.draw_soon(self._draw)
        return self._frame(brief=True) if brief else []

    def _draw(self) -> None:
        """The scheduler has time for us."""
        self._is_in_line = False
        if not self.wire.is_writable:
            self._stale = True  # until the other side reads again
        elif self._closing is None and self.wire.is_open:
            self._is_drawing = self.paced
            before, self._waiting = self._waiting, []  # what was said first is read first
            self._put([*before, *self._frame(brief=self.brief)])

    def _put(self, messages: list[bytes]) -> None:
        if messages:
            metrics.OFTEN.bytes += sum(map(len, messages))
            self.wire.put(messages)

    def _frame(self, *, brief: bool) -> list[bytes]:
        """The frame that is due, if it can be made; what was told waits for a complete one."""
        self._stale, self._is_behind = False, brief
        metrics.OFTEN.frames += 1
        try:
            told = [] if brief else self._told()
            return [frames.frame(self.table.facts(), self.table.sight(self.person, self.eyes, brief=brief), told)]
        except Exception as error:  # our own mistake: coming back begins with a fresh frame
            metrics.trouble("socket", type(error).__name__, str(error))
            self.close(AWAY, "bye-server")
            return []

    def _told(self) -> list[str]:
        audience = self.audience
        told = [sentence for event in self._untold for sentence in event.told(audience)]
        self._untold.clear()
        return told

    def close(self, code: int, sentence: str) -> None:
        """Say goodbye and close."""
        if self._closing is None:
            metrics.CLOSED.labels(sentence).inc()
            if self.wire.is_writable:
                say = words_for("", self.person.lang).say(sentence)
                self.wire.put([*self._waiting, frames.ENCODER.encode(Bye(say))])
            self._closing = asyncio.create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code)
        except TimeoutError:
            self.wire.transport.abort()
        except (WebSocketDisconnect, RuntimeError):  # uvicorn raises either when the other side has just left
            pass

    def left(self) -> None:
        """The socket has gone."""
        if self._stuck is not None:
            self._stuck.cancel()

    # ------------------------------------------------------------ in

    def hear(self, text: bytes) -> None:
        """Take messages, one after the other: who sends faster than allowed waits at the other end of the wire."""
        self._inbox.append(text)
        if len(self._inbox) == 1 and not self._is_busy:
            self._go_on()
        else:
            self.wire.read_on(False)

    def _go_on(self) -> None:
        """Do the next message, if it is time; the one after it gets its turn when others have had theirs."""
        self._is_busy = False
        if not self._inbox:
            self.wire.read_on(True)
        elif len(self._waiting) >= FEW_WAITING or self._closing is not None:
            self.wire.read_on(False)  # flushing goes on
        elif not self._messages.take():
            self._is_busy = True
            self._loop.call_later(self._messages.seconds_until_next, self._go_on)
        else:
            self._is_busy = True
            self._obey(self._inbox.pop(0))

    def _done(self) -> None:
        """A message has been done."""
        if self._inbox:
            self._loop.call_soon(self._go_on)  # a burst of messages does not keep the others waiting
        else:
            self._go_on()

    def _obey(self, text: bytes) -> None:
        try:
            message = DECODER.decode(text)
        except UNREADABLE:
            self._answered(refusal(_id_of(text), Mistake("message"), self.person.lang))
            return
        try:
            self._do(message)
        except Mistake as mistake:
            self._answered(refusal(getattr(message, "id", ""), mistake, self.person.lang))
        except Exception as error:
            metrics.trouble("socket", type(error).__name__, str(error))
            self._answered(refusal(getattr(message, "id", ""), Mistake("broken"), self.person.lang))

    def _answered(self, answer: Answer) -> None:
        self.say(answer)
        self._done()

    def _do(self, message: Any) -> None:
        kind = type(message)
        if kind is Hello:
            self._hello(message)
            self._done()
        elif kind is Seen:
            self._seen()
            self._done()
        elif kind is Preview:
            self.say(frames.preview(self.table.facts(), self._own_sight(message.seat), message.id, message.move))
            self._done()
        elif kind is Why:
            self.say(frames.why(self.table.facts(), self._own_sight(message.seat), message.id, message.touches))
            self._done()
        elif kind is Hint:
            self._hinting = asyncio.create_task(self._hint(message))
        else:
            if kind in (Chat, Phrase) and not self._chats.take():
                raise Mistake("too-fast", seconds=round(self._chats.seconds_until_next) or 1)
            self.table.send(message, self.person, self._answered)

    async def _hint(self, message: Hint) -> None:
        try:
            self.say(await self.table.hint(message.id, message.seat, self.person))
        except Mistake as mistake:
            self._answered(refusal(message.id, mistake, self.person.lang))
        else:
            self._answered(Answer(message.id, True))

    def _seen(self) -> None:
        """The latest scene has been shown: there is time for the next."""
        self._is_drawing = False
        if self._is_behind and not self._is_in_line:
            self._is_in_line = True
            self.table.services.scheduler.draw_soon(self._draw)

    def _hello(self, message: Hello) -> None:
        if message.lang is not None:
            self.person = Person(self.person.id, self.person.name, message.lang, self.person.known)
        if message.seat is not None:
            if message.seat != SPECTATOR:
                seating.own_seat(self.table.seats, self.person.id, message.seat)
            self._eyes = message.seat
        if message.brief is not None:
            self.brief = message.brief
        if message.paced is not None:
            self.paced = message.paced
        self._is_drawing = False
        self.welcome()

    def _own_sight(self, seat: int) -> frames.Sight:
        """What this person sees from a seat of their own, in a game that has begun."""
        seating.own_seat(self.table.seats, self.person.id, seat)
        sight = self.table.sight(self.person, seat)
        if sight.view is None:
            raise Mistake("not-started")
        return sight

    def welcome(self) -> None:
        """The log so far, the chat so far, and a frame."""
        table = self.table
        self._untold.clear()
        self.say(Log(table.log.page(self.audience, table.facts(), table.events)))
        self.look()


def _id_of(text: str | bytes) -> str:
    """The id of a message that does not fit, so that its sender can tell which one."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else ""


async def attend(socket: WebSocket, table: Table, person: Person) -> None:
    """Stay at the table until one side closes."""
    await socket.accept()
    await table.settled()
    wire = wire_of(socket.scope)
    connection = Connection(socket, wire, table, person)
    table.connections.add(connection)
    metrics.SOCKETS.inc()
    connection.welcome()
    for row in table.chatroom.rows[-MOST_CHATS:]:
        connection.say(chat.seen(row, person.lang))
    table.show()
    wire.listen(connection)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        connection.left()
        table.connections.discard(connection)
        metrics.SOCKETS.dec()
        table.left_at[person.id] = time.monotonic()
        table.show()
