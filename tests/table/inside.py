"""A server inside the program of its tests, so that they can look at what it keeps and change what happens."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn

from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.serve import open_context, prepare_store
from ghostyard.table.settings import Settings, settings_from
from ghostyard.table.web import application
from ghostyard.table.websocket_kind import uvicorn_setting
from tests.table.client import Server


class ServerInside(Server):
    """The same server in a thread of this program, so that one can look at what it keeps."""

    context: ServerContext
    loop: asyncio.AbstractEventLoop

    @contextmanager
    def running(self) -> Iterator[ServerInside]:
        settings = settings_from(self.environment, port=self.port, database=self.database)
        asyncio.run(prepare_store(settings))
        config = uvicorn.Config(
            application(settings, self._opened), ws=uvicorn_setting(settings.websocket), log_config=None
        )
        door, server = socket.create_server(("127.0.0.1", self.port)), uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield self
        finally:
            server.should_exit = True
            thread.join()
            gc.unfreeze()  # what the server froze for speed

    @asynccontextmanager
    async def _opened(self, settings: Settings) -> AsyncIterator[ServerContext]:
        self.loop = asyncio.get_running_loop()
        async with open_context(settings) as self.context:
            yield self.context

    def unload_idle(self) -> int:
        return asyncio.run_coroutine_threadsafe(self.context.lobby.unload_idle(), self.loop).result()
