"""Between JavaScript and Python in a worker: numbers and texts as they are, bytes as typed arrays."""

from __future__ import annotations

from typing import Any

import msgspec
from pyodide.ffi import to_js  # type: ignore[import-not-found]  # only in a browser's Python

from ghostyard.site.lending import lent
from ghostyard.table.bot_worker import Question, reply


def new_server(host: Any, kept: Any) -> Any:
    """The server of a page; `host` is the worker."""
    from ghostyard.site.local_server import Host, LocalServer  # a worker that only thinks does without

    async def keep(content: bytes) -> None:
        await host.keep(to_js(content))

    async def think(question: bytes) -> bytes:
        return bytes((await host.think(to_js(question))).to_bytes())

    return LocalServer(Host(keep, think), kept.to_bytes() if kept else b"")


async def answered(server: Any, method: str, path: str, language: str, body: str) -> Any:
    """An answer as JavaScript takes it: status, kind, bytes."""
    found = await server.answer(method, path, language, body.encode())
    return to_js([found.status, found.kind, found.body])


def thought(content: Any) -> Any:
    """A bot's reply to a question."""
    question = msgspec.msgpack.decode(content.to_bytes(), type=Question)
    lent(question.game)
    return to_js(msgspec.msgpack.encode(reply(question)))
