"""A line to Redis: the few commands that a bus needs. Nothing waits, and nothing comes back by itself.

Client libraries reconnect unnoticed and spend a task on every message; here a lost line is an event, a message a call.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import unquote, urlsplit

import hiredis

PORT = 6379


class RedisLine(asyncio.Protocol):
    """One connection; `receive` gets whatever Redis says, `lost` is called once, at the end."""

    def __init__(self) -> None:
        self.receive: Callable[[Any], None] = lambda _: None
        self.lost: Callable[[], None] = lambda: None
        self._reader: Any = hiredis.Reader()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        """The line is closed, by whomever."""
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Hand over all that is whole."""
        self._reader.feed(data)
        while (reply := self._reader.gets()) is not False:
            self.receive(reply)

    def send(self, *commands: Any) -> None:
        """Write commands, all at once; to a line that is closed, nothing: its end was told, or will be."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join([hiredis.pack_command(command) for command in commands]))

    async def ask(self, *command: str | bytes) -> Any:
        """Send a command and wait for its reply; while nobody else listens."""
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.receive = lambda said: None if reply.done() else reply.set_result(said)
        self.lost = lambda: None if reply.done() else reply.set_exception(ConnectionError("Redis closed the line"))
        self.send(command)
        said = await reply
        if isinstance(said, Exception):
            raise said
        return said

    def close(self) -> None:
        """Hang up at once."""
        self.lost = lambda: None
        if self._transport is not None:
            self._transport.abort()


async def connected(url: str, seconds: float) -> RedisLine:
    """A line that answers: redis://[user:password@]host[:port], or rediss://… for TLS."""
    parts, loop = urlsplit(url), asyncio.get_running_loop()
    async with asyncio.timeout(seconds):
        secure = ssl.create_default_context() if parts.scheme == "rediss" else None
        _, line = await loop.create_connection(RedisLine, parts.hostname or "127.0.0.1", parts.port or PORT, ssl=secure)
        try:
            if parts.password:
                names = [unquote(parts.username)] if parts.username else []
                await line.ask("AUTH", *names, unquote(parts.password))
            await line.ask("PING")
        except BaseException:
            line.close()
            raise
    return line
