"""A TCP proxy that can be cut: between a node and what it depends on."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self


class Link:
    """Forwards bytes from a thread of its own. Cut, it breaks lines and refuses new ones; silent, it swallows all."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._is_cut = False

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self, *, silently: bool = False) -> None:
        """Nothing gets through any more."""
        self._loop.call_soon_threadsafe(self._cut, silently)

    def heal(self) -> None:
        """Everything gets through again; what was swallowed arrives late or never."""
        self._loop.call_soon_threadsafe(self._heal)

    def _cut(self, silently: bool) -> None:
        self._flows.clear()
        if not silently:
            self._is_cut = True
            self._break_lines()

    def _heal(self) -> None:
        self._is_cut = False
        self._flows.set()

    def _break_lines(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _stop(self) -> None:
        self._server.close()
        self._break_lines()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            if not self._is_cut:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
                self._writers |= {writer, far_writer}
                ways = [
                    asyncio.create_task(self._carry(reader, far_writer)),
                    asyncio.create_task(self._carry(far_reader, writer)),
                ]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
                    self._writers -= {writer, far_writer}
                    far_writer.transport.abort()
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
