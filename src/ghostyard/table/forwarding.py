"""Forwarding: a request about a table goes to the node that owns the table, whole, and its answer comes back."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ghostyard.core.errors import Mistake
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.http_api.operation import MOST_BODY

ABOUT_A_TABLE = re.compile(r"^/api/tables/([A-Za-z0-9_-]{1,32})/")
FORWARDED = "ghostyard.forwarded"  # in the scope of a request that comes from another node


class Forwarding:
    """Hands on what is not ours to answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the owner answer."""
        table = ABOUT_A_TABLE.match(scope["path"]) if scope["type"] == "http" else None
        if table is None or scope.get(FORWARDED) or await _is_here(scope, table[1]):
            await self.app(scope, receive, send)
            return
        context: ServerContext = scope["app"].state.context
        assert context.node is not None
        body = await _body(Request(scope, receive))
        try:
            response = await context.node.forward(table[1], scope, body)
        except Mistake:  # told as every other
            await self.app({**scope, FORWARDED: True}, _receiving(body), send)
        else:
            await response(scope, receive, send)


async def _is_here(scope: Scope, table: str) -> bool:
    """Whatever is wrong with a table is told as if there were no others."""
    try:
        return await scope["app"].state.context.is_here(table)
    except Mistake:
        return True


async def _body(request: Request) -> bytes:
    """The body, up to where it is too large anyway."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            break
    return bytes(body)


def _receiving(body: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def answered(app: ASGIApp, scope: Scope, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """What our own application says to a request that another node was asked: status, headers, body."""
    start: Message = {}
    parts: list[bytes] = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        else:
            parts.append(message.get("body", b""))

    await app(scope, _receiving(body), send)
    return start["status"], list(start["headers"]), b"".join(parts)
