"""WebSockets under a connection: what it asks of any of them, and the plain kind, which is nothing but Starlette."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION = "ghostyard.fast_websocket"  # where a fast socket is found in the scope of a request


class Listener(Protocol):
    """Who gets what comes over a socket."""

    def receive(self, text: bytes) -> None:
        """A message has come."""

    def writable_changed(self, able: bool) -> None:
        """The other side does not read for now, or reads again."""


class MessageSocket(Protocol):
    """A socket that takes and gives whole messages; only closing waits."""

    @property
    def is_open(self) -> bool:
        """Can anything be sent at all?"""

    @property
    def is_writable(self) -> bool:
        """Does the other side read?"""

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all at once."""

    def set_reading(self, able: bool) -> None:
        """Read from the other side, or let it wait."""

    async def run(self, listener: Listener) -> None:
        """Give the listener all that comes, until one side closes."""

    async def close(self, code: int) -> None:
        """Close, after what was written."""

    def abort(self) -> None:
        """Close at once: the other side does not read."""


def message_socket(socket: WebSocket) -> MessageSocket:
    """The fast socket under this one, if there is one; else a plain one."""
    found = socket.scope.get("extensions", {}).get(EXTENSION)
    return found["socket"](socket) if found else PlainSocket(socket)


class PlainSocket:
    """A socket with nothing but Starlette: a task writes, another reads."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._listener: Listener | None = None
        self._texts: list[bytes] = []  # to be sent
        self._writing: asyncio.Task[None] | None = None
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._is_open = True
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Can anything be sent at all?"""
        return self._is_open

    @property
    def is_writable(self) -> bool:
        """Has all that was written left?"""
        return self._writing is None

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, one after the other."""
        if not self._is_open:
            return
        self._texts += texts
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
            self._tell_listener(able=False)

    async def _write_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side has just left
            while self._texts:
                await self._socket.send_text(self._texts.pop(0).decode())
        self._writing = None
        self._tell_listener(able=True)

    def _tell_listener(self, *, able: bool) -> None:
        if self._listener is not None:
            self._listener.writable_changed(able)

    def set_reading(self, able: bool) -> None:
        """Read from the other side, or let it wait."""
        self._may_read.set() if able else self._may_read.clear()

    async def run(self, listener: Listener) -> None:
        """Give the listener all that comes, until one side closes."""
        self._listener = listener
        self._reading = asyncio.create_task(self._read_all(listener))
        await asyncio.wait([self._reading])
        self._is_open = False
        if not self._reading.cancelled():
            self._reading.result()  # what went wrong, if anything did

    async def _read_all(self, listener: Listener) -> None:
        while (event := await self._socket.receive())["type"] != "websocket.disconnect":
            listener.receive((event.get("text") or "").encode() or event.get("bytes") or b"")
            await self._may_read.wait()

    async def close(self, code: int) -> None:
        """Close, after what was written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])
        self._is_open = False
        self._may_read.set()
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side has just left
            await self._socket.close(code)

    def abort(self) -> None:
        """Stop waiting for the other side: the server closes what nobody attends to."""
        self._is_open = False
        for task in (self._writing, self._reading):
            if task is not None:
                task.cancel()
