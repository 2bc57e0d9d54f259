"""Serving: opens the context, precompiles the games in the background, runs until told to stop."""

from __future__ import annotations

import asyncio
import faulthandler
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import uvicorn
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.applications import Starlette

from ghostyard.core.errors import Mistake
from ghostyard.table import log
from ghostyard.table.backoff import Backoff
from ghostyard.table.bot_pool import BotPool
from ghostyard.table.connection import AWAY
from ghostyard.table.database_lock import locked
from ghostyard.table.engines import engine_for
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.lobby import Lobby
from ghostyard.table.migrations import migrate
from ghostyard.table.offered import offered_editions
from ghostyard.table.outages import StoreDown, opening
from ghostyard.table.partitions import Stores, check_partition
from ghostyard.table.people import People
from ghostyard.table.precompile_queue import PrecompileQueue
from ghostyard.table.protocol import MOST_BYTES
from ghostyard.table.services import Services
from ghostyard.table.settings import Settings
from ghostyard.table.store import PATIENCE_SECONDS, Store
from ghostyard.table.web import application
from ghostyard.table.websocket_kind import uvicorn_setting

if TYPE_CHECKING:
    from ghostyard.table.cluster.leases import AllLeases
    from ghostyard.table.cluster.node import Node

STOP_SECONDS = 25  # a stop that takes longer says where it hangs, and ends all the same
STUCK_SECONDS = 30  # unread for so long: the operating system gives the connection up
MOST_UNREAD = 256 * 1024  # bytes that the operating system keeps for one reader; by itself it would take megabytes


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[ServerContext]:
    """Everything the server needs while it runs, closed in order afterwards."""
    async with locked(*settings.database_urls, shared=bool(settings.bus)), _open_context(settings) as context:
        yield context


@asynccontextmanager
async def _open_context(settings: Settings) -> AsyncIterator[ServerContext]:
    asyncio.get_running_loop().set_exception_handler(log.unhandled)
    stores, precompiling = Stores(node_stores(settings)), PrecompileQueue()
    bots = BotPool(settings.bot_workers, settings.bot_seconds)
    offered = offered_editions(settings.editions)
    services = Services(stores, bots, settings, precompiling.game, offered=offered)
    people = People(stores.first, alone=not settings.bus)
    leases = joined_leases(settings) if settings.bus else None
    lobby = Lobby(replace(services, ownership=leases) if leases else services)
    chores = [asyncio.create_task(lobby.unload_idle_forever()), asyncio.create_task(people.tidy_forever())]
    context = ServerContext(settings, people, lobby, precompiling.is_ready, precompiling.stop)
    try:
        if leases is None:
            chores.append(asyncio.create_task(resume(lobby)))
        else:
            context.node = await started_node(settings, leases, context)
        yield context
    finally:
        if context.node is not None:
            await context.node.close()
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await precompiling.close()
        await lobby.close()
        await bots.close()
        await stores.close()
        if leases is not None:  # last: a table that was just being read asked whose it is
            await leases.close()


def node_stores(settings: Settings) -> list[Store]:
    """The databases; where there are leases, one that is silent for longer than these is away: others go on by then."""
    patience = settings.lease_seconds if settings.bus else PATIENCE_SECONDS
    return [Store(engine, patience) for engine in node_engines(settings)]


def node_engines(settings: Settings) -> list[AsyncEngine]:
    """An engine for every database, whose transactions last no longer than a lease, where there are leases."""
    most_idle = settings.lease_seconds if settings.bus else 0.0
    return [engine_for(url, most_idle=most_idle) for url in settings.database_urls]


def joined_leases(settings: Settings) -> AllLeases:
    """This server as one of many, by a name that no other has ever had."""
    from ghostyard.table.cluster.leases import AllLeases, Leases  # not needed at home

    name, engines = secrets.token_hex(8), node_engines(settings)
    return AllLeases([Leases(engine, name, settings.lease_seconds) for engine in engines])


async def started_node(settings: Settings, leases: AllLeases, context: ServerContext) -> Node:
    """The node around a lobby, at work."""
    from ghostyard.table.cluster.node import Node

    node = Node(settings.bus, leases, context.lobby)
    await node.start(context.changes, context.edits)
    return node


async def resume(lobby: Lobby) -> None:
    """Games go on after a restart, as soon as the store answers."""
    backoff = Backoff()
    while True:
        try:
            return await lobby.resume(await lobby.unattended())
        except StoreDown:
            pass
        except Exception as error:
            log.incident(error, "resume")
        await asyncio.sleep(backoff.next())


class Server(uvicorn.Server):
    """Uvicorn, but people are told before their sockets close."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop; what hangs after that is left behind: everything is stored already."""
        faulthandler.dump_traceback_later(STOP_SECONDS, exit=True)
        context: ServerContext | None = getattr(self._app.state, "context", None)
        if context:
            context.stop_waiting()
        if context and context.node:
            for listener in (*self.servers, *(sockets or ())):  # who comes back must not come here
                listener.close()
            await context.node.stop()
        elif context:
            for table in context.lobby.tables.values():
                for subscriber in list(table.subscribers):
                    subscriber.close(AWAY, "bye-server")
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """A socket to listen on; its connections do not wait for ever for readers who do not read."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise Mistake(
            "cannot-listen", host=settings.host, port=str(settings.port), problem=error.strerror or "?"
        ) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * STUCK_SECONDS)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    return listener


def serve(settings: Settings, opened: Callable[[], None]) -> None:
    """Run until told to stop; `opened` is called when people can come."""
    log.configure(debug=settings.debug)
    offered_editions(settings.editions)  # a bad file is told now
    listener, app = listening(settings), application(settings, open_context)
    config = uvicorn.Config(
        app,
        ws=uvicorn_setting(settings.websocket),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # uvicorn's way costs 60 KB a connection; fast sockets pack by themselves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        log_config=None,  # `log.py` writes it
        timeout_graceful_shutdown=5,
        server_header=False,
        h11_max_incomplete_event_size=16_384,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(int(log.DEBUGGER.has_stopped)))  # uvicorn raises it at its end
    try:
        asyncio.run(prepare_store(settings))
        if settings.bus:
            asyncio.run(check_bus(settings))
        opened()
        Server(config, app).run(sockets=[listener])
    finally:
        listener.close()


async def prepare_store(settings: Settings) -> None:
    """Bring every database to this version's schema; told in one sentence if it cannot be opened."""
    with opening():
        engines = [engine_for(url) for url in settings.database_urls]
        async with locked(*settings.database_urls, shared=bool(settings.bus)):
            try:
                for place, engine in enumerate(engines):
                    await migrate(engine)
                    await check_partition(engine, place, of=len(engines))
            finally:
                for engine in engines:
                    await engine.dispose()


async def check_bus(settings: Settings) -> None:
    """Told in one sentence if the bus cannot be used."""
    try:
        from ghostyard.table.cluster.redis_line import connected
    except ImportError:
        raise Mistake("no-bus-library") from None
    try:
        (await connected(settings.bus, seconds=5)).close()
    except Exception as error:
        problem = (str(error).splitlines() or [type(error).__name__])[0]
        raise Mistake("cannot-open-bus", problem=problem or type(error).__name__) from None
