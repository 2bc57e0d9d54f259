"""A TCP proxy in front of PostgreSQL that cuts a connection between a COMMIT and its reply."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self

STORING = (b"COMMIT", b"stored0 as")  # in what is sent: the end of a transaction, or rows in a statement of their own
STORED = (b"COMMIT", b"SELECT 0")  # in the answers to these


class Proxy:
    """Forwards bytes from a thread of its own. Once armed, the next COMMIT reaches the database, its reply nobody."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.armed = False
        self.cuts = 0
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _stop(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            database = await asyncio.open_connection("127.0.0.1", self._target)
            committing = asyncio.Event()
            ways = (self._requests(reader, database[1], committing), self._replies(database[0], writer, committing))
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            database[1].close()
        writer.transport.abort()

    async def _requests(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, committing: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            if self.armed and any(sign in data for sign in STORING):
                self.armed = False
                committing.set()
            writer.write(data)

    async def _replies(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, committing: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            if committing.is_set() and any(sign in data for sign in STORED):
                self.cuts += 1
                return
            writer.write(data)
