"""The server inside a page: the very same application, with its database in memory and nobody else's network.

It runs in Python in a Web Worker (`page/worker.js`), which hands it requests and sockets and keeps its database in the
browser. Whatever is called `host` here is that worker.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, create_engine, inspect, text
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateColumn
from sqlalchemy.sql import Executable

from ghostyard.core.game import Game
from ghostyard.site.lending import lent
from ghostyard.table import log
from ghostyard.table.bot_pool import BotPool
from ghostyard.table.bot_worker import BotReply, Question, reply
from ghostyard.table.changes import Change, Lease, Row
from ghostyard.table.http_api.call import COOKIE
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.lobby import Lobby
from ghostyard.table.outages import problem_of
from ghostyard.table.partitions import Stores
from ghostyard.table.people import People
from ghostyard.table.schema import METADATA
from ghostyard.table.services import Services
from ghostyard.table.settings import Settings
from ghostyard.table.sqlite_writer import run_changes
from ghostyard.table.store import Store
from ghostyard.table.web import application

LOCAL = "local-"  # tables in a page say so in their ids; `page/routes.js` and `page/sw.js` go by it
ALONE = Settings(
    messages_per_second=1000.0, acts_per_minute=6000, tables_per_person=1000, idle_minutes=1e9, alone=True,
    table_prefix=LOCAL,
)  # fmt: skip
KEPT = 1  # the version of what is kept in the browser


class Kept(msgspec.Struct, array_like=True):
    """All that outlives the page: the database, and the cookie of whoever plays here."""

    version: int
    cookie: str
    database: bytes


class Host(NamedTuple):
    """What the worker does for us."""

    keep: Callable[[bytes], Awaitable[None]]  # returns when the browser has it
    think: Callable[[bytes], Awaitable[bytes]] | None = None  # a question for a bot, a reply; None: think here


class LocalStore(Store):
    """A database in memory, kept whole in the browser after every change."""

    def __init__(self, keep: Callable[[bytes], Awaitable[None]], content: bytes) -> None:
        connection = sqlite3.connect(":memory:", check_same_thread=False)
        if content:
            connection.deserialize(content)
        self._connection, self._keep, self.is_up = connection, keep, True
        self._engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
        METADATA.create_all(self._engine)
        _add_new_columns(self._engine)

    async def save(self, *changes: Change, lease: Lease | None = None) -> None:
        """Return when these changes are kept, all or none."""
        try:
            with self._engine.begin() as connection:
                run_changes(connection, changes)
        except Exception as error:
            raise problem_of(error) from error
        await self.keep()

    async def keep(self) -> None:
        """Return when the browser has it all."""
        await self._keep(self._connection.serialize())

    async def answers(self, *statements: Executable) -> list[list[Row]]:
        """The rows of queries."""
        with self._engine.connect() as connection:
            return [[dict(row) for row in connection.execute(statement).mappings()] for statement in statements]

    async def close(self) -> None:
        """Nothing waits."""


def _add_new_columns(engine: Engine) -> None:
    """What was kept by an older page gets the columns that have come since, with their defaults."""
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            kept = {column["name"] for column in inspect(connection).get_columns(table.name)}
            for column in (column for column in table.columns if column.name not in kept):
                new = CreateColumn(column).compile(dialect=engine.dialect)
                connection.execute(text(f'alter table "{table.name}" add column {new}'))


class LocalBots(BotPool):
    """Bots that think in a worker of the browser."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.workers = []

    async def answer(self, question: Question) -> BotReply:
        """The bot's move, with its reason if advice was asked for."""
        if self._host.think is None:
            await asyncio.sleep(0)
            return reply(question)
        return msgspec.msgpack.decode(await self._host.think(msgspec.msgpack.encode(question)), type=BotReply)


class Answered(NamedTuple):
    """An answer over HTTP."""

    status: int
    kind: str
    body: bytes


class LocalServer:
    """Answers requests and holds sockets, as a server does, for the one page that it serves."""

    def __init__(self, host: Host, kept: bytes = b"") -> None:
        found = msgspec.msgpack.decode(kept, type=Kept) if kept else Kept(KEPT, "", b"")
        self._host, self._cookie, self._sockets = host, found.cookie, dict[str, asyncio.Queue[Any]]()
        self._store = store = LocalStore(self._keep, found.database)
        self._lobby = Lobby(Services(Stores([store]), LocalBots(host), ALONE, self._ready))
        people = People(store, session_seconds=math.inf)  # whoever plays here is always the same
        context = ServerContext(ALONE, people, self._lobby, lambda _: True, lambda: None)
        self._app: Any = application(ALONE, lambda _: None)
        self._app.state.context = context
        self._tasks: set[asyncio.Task[None]] = set()

    async def resume(self) -> None:
        """Games go on where they were."""
        await self._lobby.resume(await self._lobby.unattended())

    async def _ready(self, name: str) -> Game:
        return lent(name)

    async def _keep(self, database: bytes) -> None:
        await self._host.keep(msgspec.msgpack.encode(Kept(KEPT, self._cookie, database)))

    # ------------------------------------------------------------ requests

    async def answer(self, method: str, path: str, language: str, body: bytes) -> Answered:
        """One request."""
        parts: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body}

        async def send(message: dict[str, Any]) -> None:
            parts.append(message)

        await self._app(self._scope("http", path, language, method=method), receive, send)
        headers = {name.decode(): value.decode() for name, value in parts[0]["headers"]}
        if COOKIE in (found := SimpleCookie(headers.get("set-cookie", ""))):
            self._cookie = found[COOKIE].value
            await self._store.keep()  # whoever has just said a name was kept without it
        content = b"".join(part.get("body", b"") for part in parts[1:])
        return Answered(parts[0]["status"], headers.get("content-type", ""), content)

    def _scope(self, kind: str, path: str, language: str, **more: Any) -> dict[str, Any]:
        place, _, query = path.partition("?")
        headers = [(b"host", b"page"), (b"accept-language", language.encode()), (b"content-type", b"application/json")]
        if self._cookie:
            headers.append((b"cookie", f"{COOKIE}={self._cookie}".encode()))
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": place,
            "raw_path": place.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": ("page", 1), "server": ("page", 80), "subprotocols": [], "extensions": {}, **more,
        }  # fmt: skip

    # ------------------------------------------------------------ sockets

    def open(self, name: str, path: str, language: str, tell: Callable[[str, str], None]) -> None:
        """A socket by this name: `tell` is given "open", "message" and "close", and a text."""
        self._sockets[name] = asyncio.Queue()
        self._sockets[name].put_nowait({"type": "websocket.connect"})
        task = asyncio.ensure_future(self._attend(name, self._scope("websocket", path, language), tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attend(self, name: str, scope: dict[str, Any], tell: Callable[[str, str], None]) -> None:
        async def send(message: dict[str, Any]) -> None:
            what = {"websocket.accept": "open", "websocket.send": "message", "websocket.close": "close"}
            tell(what[message["type"]], message.get("text") or "")

        try:
            await self._app(scope, self._sockets[name].get, send)
        except Exception as error:
            log.incident(error, "socket")
        del self._sockets[name]
        tell("close", "")

    def say(self, name: str, text: str) -> None:
        """A message that has come over a socket."""
        if name in self._sockets:
            self._sockets[name].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, name: str) -> None:
        """The page has closed a socket."""
        if name in self._sockets:
            self._sockets[name].put_nowait({"type": "websocket.disconnect", "code": 1000})
