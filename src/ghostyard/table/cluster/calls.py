"""Calls: requests and questions that another node answers, and those of other nodes that we answer."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from ghostyard.core.errors import Mistake
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import Ask, AskReply, Reply, Request
from ghostyard.table.cluster.owners import Owners
from ghostyard.table.cluster.relay import FIND_SECONDS, PAUSE_SECONDS
from ghostyard.table.forwarding import ABOUT_A_TABLE, FORWARDED, answered
from ghostyard.table.lobby import Lobby
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, FromLobby

CALL_SECONDS = 8.0  # for another node to answer a request
MISDIRECTED = 421  # HTTP's own word for it


class Calls:
    """What was asked of other nodes and is not answered yet; and the answers to what they ask."""

    def __init__(self, bus: Bus, owners: Owners, lobby: Lobby) -> None:
        self.app: ASGIApp | None = None  # answers requests that come from other nodes
        self._bus, self._owners, self._lobby = bus, owners, lobby
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Any]]] = {}  # by whom they are answered

    async def forward(self, table: str, scope: Scope, body: bytes) -> Response:
        """Let the owner of the table answer a request; what may have been done is not repeated."""
        end = time.monotonic() + FIND_SECONDS
        while time.monotonic() < end:
            owner = await self._owners.find(table)
            reply = await self._call(owner, _request(next(self._numbers), scope, body))
            if reply is not None and reply.status != MISDIRECTED:
                return _response(reply)
            if reply is None and scope["method"] not in ("GET", "HEAD"):
                break
            await asyncio.sleep(PAUSE_SECONDS)
        raise Mistake("moving")

    async def ask(self, table: str, message: FromLobby, person: Person) -> Answer:
        """Put a message into the mailbox of a table, wherever it is."""
        owner = await self._owners.find(table)
        if owner == self._owners.node:
            return await self._lobby.ask_here(table, message, person)
        reply = await self._call(owner, Ask(next(self._numbers), table, message, person))
        if reply is None:
            raise Mistake("moving")
        return reply.answer

    async def _call(self, peer: str, asked: Request | Ask) -> Any:
        """The reply of another node; None if it was lost."""
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[asked.call] = peer, reply
        self._bus.send(peer, asked)
        try:
            async with asyncio.timeout(CALL_SECONDS):
                return await reply
        except TimeoutError:
            return None
        finally:
            del self._waiting[asked.call]

    def settle(self, call: int, reply: Any) -> None:
        """A reply has come, or will not come any more."""
        _, waiting = self._waiting.get(call, ("", None))
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    @property
    def peers(self) -> set[str]:
        """The nodes that owe us an answer."""
        return {peer for peer, _ in self._waiting.values()}

    def broken(self, peer: str) -> None:
        """Whatever was asked of this peer may have been lost."""
        for call in [call for call, (asked, _) in self._waiting.items() if asked == peer]:
            self.settle(call, None)

    # ------------------------------------------------------------ of other nodes

    async def answer_request(self, peer: str, asked: Request) -> None:
        """Answer a request about a table of ours."""
        found = ABOUT_A_TABLE.match(asked.path)
        try:
            await self._owners.opened(found[1] if found else "")
        except Mistake as mistake:
            if mistake.code == "moving":
                self._bus.send(peer, Reply(asked.call, MISDIRECTED))
                return
        assert self.app is not None
        self._bus.send(peer, Reply(asked.call, *await answered(self.app, _scope(asked, self.app), asked.body)))

    async def answer_question(self, peer: str, asked: Ask) -> None:
        """Put another node's message into the mailbox of a table of ours."""
        try:
            await self._owners.opened(asked.table)
            answer = await self._lobby.ask_here(asked.table, asked.message, asked.person)
        except Mistake as mistake:
            answer = Answer("", False, mistake.code)
        self._bus.send(peer, AskReply(asked.call, answer))


def _request(call: int, scope: Scope, body: bytes) -> Request:
    return Request(
        call, scope["method"], scope["path"], scope["query_string"], list(scope["headers"]), scope.get("client"), body
    )


def _scope(asked: Request, app: ASGIApp) -> Scope:
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
        "method": asked.method, "path": asked.path, "raw_path": asked.path.encode(), "query_string": asked.query,
        "headers": asked.headers, "client": asked.client, "server": None, "app": app, "state": {}, FORWARDED: True,
    }  # fmt: skip


def _response(reply: Reply) -> Response:
    response = Response(reply.body, reply.status)
    response.raw_headers = reply.headers
    return response
