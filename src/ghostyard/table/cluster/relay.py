"""Relays: a socket at one node and its table at another. The owner does all the work; the other node carries texts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for
from ghostyard.table import frames, metrics
from ghostyard.table.cluster.messages import (
    AnyMessage,
    Attach,
    Attached,
    Close,
    Elsewhere,
    Gone,
    Heard,
    Left,
    Reading,
    Said,
    Writable,
)
from ghostyard.table.connection import MOVED
from ghostyard.table.limits import Bucket
from ghostyard.table.people import Person
from ghostyard.table.protocol import Bye
from ghostyard.table.websocket import Listener, MessageSocket

ATTACH_SECONDS = 2.0  # for the owner to answer
FIND_SECONDS = 10.0  # for an owner to be found
PAUSE_SECONDS = 0.15  # between two looks
ABNORMAL = 0  # instead of a code: close at once


class Post(Protocol):
    """Takes messages to other nodes."""

    def send(self, peer: str, message: AnyMessage) -> None:
        """Send a message soon."""

    def misses(self, peer: str) -> bool:
        """Is this peer alone not heard?"""


class Relay:
    """The end where the socket came: finds the owner, hands on what comes, sends what it is told."""

    def __init__(self, bus: Post, stream: int, line: MessageSocket, person: Person, messages_per_second: float) -> None:
        self.owner = ""  # once attached, or while trying
        self.is_attached = False
        self._bus, self._stream, self._line, self._person = bus, stream, line, person
        self._early: list[bytes] = []  # came before there was anybody to give it to
        self._answer: asyncio.Future[bool] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._bucket = Bucket(4 * messages_per_second, messages_per_second)
        self._may_read, self._has_drops = True, True

    async def run(self, table: str, find: Callable[[str], Awaitable[str]]) -> None:
        """Connect the socket with the owner of its table, until one side closes."""
        finding = asyncio.create_task(self._find(table, find))
        metrics.RELAYS.inc()
        try:
            await self._line.run(self)
        finally:
            metrics.RELAYS.dec()
            finding.cancel()
            await asyncio.gather(finding, return_exceptions=True)
            if self.owner:
                self._bus.send(self.owner, Left(self._stream))

    async def _find(self, table: str, find: Callable[[str], Awaitable[str]]) -> None:
        """Ask whoever owns the table, again and again while it changes hands."""
        end = asyncio.get_running_loop().time() + FIND_SECONDS
        while asyncio.get_running_loop().time() < end:
            try:
                self.owner = await find(table)
            except Mistake:  # the database does not answer, or there is no such table any more
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            self._answer = asyncio.get_running_loop().create_future()
            self._bus.send(self.owner, Attach(self._stream, table, self._person))
            if await self._is_taken(self._answer):
                return
            await asyncio.sleep(PAUSE_SECONDS)
        self.close(MOVED)

    async def _is_taken(self, answer: asyncio.Future[bool]) -> bool:
        """Does the owner take the socket? Whoever is not heard is not waited for: others may have the table soon."""
        loop = asyncio.get_running_loop()
        end = loop.time() + ATTACH_SECONDS
        while not answer.done() and loop.time() < end:
            await asyncio.wait([answer], timeout=PAUSE_SECONDS)
            if self._bus.misses(self.owner):
                break
        return answer.done() and answer.result()

    # ------------------------------------------------------------ from the socket

    def receive(self, text: bytes) -> None:
        """A message has come."""
        if not self.is_attached:
            self._early.append(text)
            self._line.set_reading(len(self._early) < 16)
            return
        self._bus.send(self.owner, Heard(self._stream, text))
        if not self._bucket.take():  # the owner does not read it faster either
            self._has_drops = False
            self._set_reading()
            asyncio.get_running_loop().call_later(self._bucket.seconds_until_next, self._more_drops)

    def _more_drops(self) -> None:
        self._has_drops = True
        self._set_reading()

    def _set_reading(self) -> None:
        if self._line.is_open:
            self._line.set_reading(self._may_read and self._has_drops)

    def writable_changed(self, able: bool) -> None:
        """The other side does not read for now, or reads again."""
        if self.is_attached:
            self._bus.send(self.owner, Writable(self._stream, able))

    # ------------------------------------------------------------ from the owner

    def told(self, message: AnyMessage) -> None:
        """The owner says something."""
        match message:
            case Said(texts=texts):
                self._line.write(texts)
            case Attached():
                self._attached()
            case Reading(able=able):
                self._may_read = able
                self._set_reading()
            case Elsewhere():
                self._settle(False)
            case Close(code=code):
                self.close(code)
            case Gone():
                self.broken()

    def _attached(self) -> None:
        self.is_attached = True
        early, self._early = self._early, []
        for text in early:
            self._bus.send(self.owner, Heard(self._stream, text))
        self._line.set_reading(True)
        self._settle(True)

    def _settle(self, attached: bool) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(attached)

    def broken(self) -> None:
        """Something may have been lost: the other side comes back and repeats what was not answered."""
        if self.is_attached:
            self.say_goodbye("bye-moved")
            self.close(MOVED)
        else:
            self._settle(False)

    def say_goodbye(self, message: str) -> None:
        """Tell the other side why."""
        if self._line.is_open and self._closing is None:
            self._line.write([frames.ENCODER.encode(Bye(words_for("", self._person.lang).say(message)))])

    def close(self, code: int) -> None:
        """Close the socket, after what was written."""
        self.is_attached = False
        if self._closing is None:
            self._closing = asyncio.create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        if code != ABNORMAL:
            try:
                async with asyncio.timeout(1):
                    await self._line.close(code)
                return
            except TimeoutError:
                pass
        self._line.abort()


class BusSocket:
    """The end at the owner: a socket like any other, but what is written goes to the node where the socket came."""

    def __init__(self, bus: Post, peer: str, stream: int) -> None:
        self._bus, self._peer, self._stream = bus, peer, stream
        self._listener: Listener | None = None
        self._early: list[bytes] = []
        self._reads = True
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_writable = True

    @property
    def is_open(self) -> bool:
        """Can anything be sent at all?"""
        return not self._closed.done()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all at once."""
        if self.is_open:
            self._bus.send(self._peer, Said(self._stream, list(texts)))

    def set_reading(self, able: bool) -> None:
        """Read from the other side, or let it wait."""
        if able != self._reads and self.is_open:
            self._reads = able
            self._bus.send(self._peer, Reading(self._stream, able))

    async def run(self, listener: Listener) -> None:
        """Give the listener all that comes, until one side closes."""
        self._listener = listener
        for text in self._early:
            listener.receive(text)
        await self._closed

    async def close(self, code: int) -> None:
        """Close, after what was written."""
        if self.is_open:
            self._bus.send(self._peer, Close(self._stream, code))
        self.gone()

    def abort(self) -> None:
        """Close at once: the other side does not read."""
        if self.is_open:
            self._bus.send(self._peer, Close(self._stream, ABNORMAL))
        self.gone()

    def gone(self) -> None:
        """There is nobody at the other end."""
        if not self._closed.done():
            self._closed.set_result(None)

    def told(self, message: AnyMessage) -> None:
        """The relay says something."""
        match message:
            case Heard(text=text):
                self._listener.receive(text) if self._listener else self._early.append(text)
            case Writable(able=able):
                self.is_writable = able
                if self._listener is not None:
                    self._listener.writable_changed(able)
            case Left():
                self.gone()
