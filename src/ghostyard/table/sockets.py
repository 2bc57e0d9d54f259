"""Sockets: one connection each for everybody who looks at a table; a bounded queue out, a bucket in."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ghostyard.core.errors import Mistake
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import words_for
from ghostyard.table import chat, frames, metrics, seating
from ghostyard.table.limits import Bucket
from ghostyard.table.logbook import Ears
from ghostyard.table.people import Person
from ghostyard.table.protocol import (
    DECODER,
    Answer,
    Bye,
    Chat,
    Hello,
    Hint,
    Log,
    Phrase,
    Preview,
    Why,
)
from ghostyard.table.table import Table
from ghostyard.table.writer import refusal

MOST_WAITING = 64  # messages for one socket; then it is closed, and coming back gives a fresh frame
MOST_CHATS = 40  # lines that a newcomer is shown
FRAME_AFTER = 4  # messages
MOST_TOLD = 60  # sentences in one frame
FEW_WAITING = 16  # from here on nothing more is read from a socket: who asks must also listen
AWAY, TOO_SLOW = 1001, 1013


class Connection:
    """One socket, tied to one person and one table."""

    def __init__(self, socket: WebSocket, table: Table, person: Person) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self._eyes: int | None = None  # until somebody chooses, whoever sits down looks from there
        self.brief = False
        self._waiting: deque[bytes] = deque()
        self._told: list[str] = []
        self._sent_since_frame = 0
        self._stale = False  # a newer frame than the last one sent can be built
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self._closing: tuple[int, str] | None = None
        self._messages = Bucket(2 * table.house.settings.messages_per_second, table.house.settings.messages_per_second)
        self._chats = Bucket(5, 0.5)

    @property
    def eyes(self) -> int:
        """From which seat the table is seen."""
        if self._eyes is not None:
            return self._eyes
        return next(iter(seating.own_seats(self.table.seats, self.person.id)), SPECTATOR)

    @property
    def ears(self) -> Ears:
        """Whose eyes, which language: decides what is told."""
        own = seating.own_seats(self.table.seats, self.person.id)
        return (self.eyes if self.eyes in own else SPECTATOR), self.person.lang

    # ------------------------------------------------------------ out

    def say(self, message: Any) -> None:
        """Send a message soon; whoever reads too slowly is closed instead of filling the memory."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW, "bye-slow")
            return
        if len(self._waiting) >= FEW_WAITING:
            self._room.clear()
        self._waiting.append(message if isinstance(message, bytes) else frames.ENCODER.encode(message))
        self._wake.set()

    def look(self, told: list[str]) -> None:
        """There is something new to see. Frames are built when they can leave: a slow socket skips some."""
        self._told = [*self._told, *told][-MOST_TOLD:]
        self._stale = True
        self._wake.set()

    def close(self, code: int, sentence: str) -> None:
        """Say goodbye and close."""
        if self._closing is None:
            self._closing = code, sentence
            metrics.CLOSED.labels(sentence).inc()
            self._wake.set()

    async def write(self, finish: Callable[[], None]) -> None:
        """Send what is waiting until somebody closes; then the reader is told to finish."""
        try:
            while self._closing is None:
                await self._wake.wait()
                self._wake.clear()
                while self._closing is None and (message := self._next()) is not None:
                    await self._send(message)
            await self._say_goodbye(*self._closing)
        except TimeoutError:
            metrics.CLOSED.labels("stuck").inc()
        except (WebSocketDisconnect, RuntimeError):  # uvicorn raises either when the other side has just left
            return  # the reader hears of it too
        except Exception as error:
            metrics.trouble("socket", type(error).__name__, str(error))
        finish()

    async def _say_goodbye(self, code: int, sentence: str) -> None:
        async with asyncio.timeout(1):
            say = words_for("", self.person.lang).say(sentence)
            await self._send(frames.ENCODER.encode(Bye(say)))
            await self.socket.close(code)

    def _next(self) -> bytes | None:
        """Messages first, but a frame never waits for more than a few of them."""
        if self._waiting and not (self._stale and self._sent_since_frame >= FRAME_AFTER):
            self._sent_since_frame += 1
            self._room.set()
            return self._waiting.popleft()
        if self._stale:
            self._stale, told, self._told = False, self._told, []
            self._sent_since_frame = 0
            return self._frame(told)
        return None

    def _frame(self, told: list[str]) -> bytes:
        metrics.FRAMES.inc()
        return frames.frame(self.table.facts(), self.table.sight(self.person, self.eyes, brief=self.brief), told)

    async def _send(self, message: bytes) -> None:
        metrics.SENT.inc(len(message))
        async with asyncio.timeout(self.table.house.settings.slow_seconds):
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    # ------------------------------------------------------------ in

    async def read(self) -> None:
        """Take messages, one after the other: who sends faster than allowed waits at the other end of the wire."""
        while self._closing is None:
            await self._room.wait()
            await asyncio.sleep(0)  # a burst of messages does not keep the others waiting
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._messages.take():
                await asyncio.sleep(self._messages.seconds_until_next)
                self._messages.take()
            await self._hear(event.get("text") or event.get("bytes") or b"")

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = DECODER.decode(text)
        except msgspec.MsgspecError:
            metrics.REFUSALS.labels("message").inc()
            self.say(refusal(_id_of(text), Mistake("message"), self.person.lang))
            return
        try:
            await self._obey(message)
        except Mistake as mistake:
            self.say(refusal(getattr(message, "id", ""), mistake, self.person.lang))

    async def _obey(self, message: Any) -> None:
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Preview):
            sight = self._own_sight(message.seat)
            self.say(frames.preview(self.table.facts(), sight, message.id, message.move))
        elif isinstance(message, Why):
            self.say(frames.why(self.table.facts(), self._own_sight(message.seat), message.id, message.touches))
        elif isinstance(message, Hint):
            self.say(await self.table.hint(message.id, message.seat, self.person))
            self.say(Answer(message.id, True))
        else:
            if isinstance(message, Chat | Phrase) and not self._chats.take():
                raise Mistake("too-fast", seconds=round(self._chats.seconds_until_next) or 1)
            self.say(await self.table.ask(message, self.person))

    def _hello(self, message: Hello) -> None:
        if message.lang is not None:
            self.person = Person(self.person.id, self.person.name, message.lang, self.person.known)
        if message.seat is not None:
            if message.seat != SPECTATOR:
                seating.own_seat(self.table.seats, self.person.id, message.seat)
            self._eyes = message.seat
        if message.brief is not None:
            self.brief = message.brief
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
        self.say(Log(list(table.logbook.page(self.ears, table.facts(), table.events))))
        self.look([])


def _id_of(text: str | bytes) -> str:
    """The id of a message that does not fit, so that its sender can tell which one."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else ""


async def attend(socket: WebSocket, table: Table, person: Person) -> None:
    """Stay at the table until one side closes."""
    await socket.accept()
    await table.settled()
    connection = Connection(socket, table, person)
    table.connections.add(connection)
    metrics.SOCKETS.inc()
    connection.welcome()
    for row in table.chatroom.rows[-MOST_CHATS:]:
        connection.say(chat.seen(row, person.lang))
    table.show()
    try:
        async with asyncio.timeout(None) as stay:
            writing = asyncio.create_task(connection.write(lambda: stay.reschedule(0)))
            await connection.read()
    except TimeoutError:
        pass  # our side has had enough: said goodbye, or could not even do that
    finally:
        writing.cancel()
        table.connections.discard(connection)
        metrics.SOCKETS.dec()
        table.left_at[person.id] = time.monotonic()
        table.show()
