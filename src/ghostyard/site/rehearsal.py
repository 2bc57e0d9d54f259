"""A visit's beginning in the Python that a page has, in Node at build time: which modules and files does it take?"""

import json
import sys

opened: set[str] = set()
sys.addaudithook(lambda event, about: opened.add(str(about[0])) if event == "open" else None)

from ghostyard.core.words import LANGUAGES, words_for  # noqa: E402
from ghostyard.games import GAMES  # noqa: E402
from ghostyard.site import in_browser  # noqa: E402, F401  # what the worker calls
from ghostyard.site.local_server import Host, LocalServer  # noqa: E402


async def keep(content: bytes) -> None:
    """Nobody keeps it."""


async def rehearse() -> str:
    """Open the lobby, and a table of every game up to its first scene; all modules and files that it took."""
    server = LocalServer(Host(keep))
    await ask(server, "/api/me", {"name": "Ana", "lang": "en"})
    await ask(server, "/api/tables")
    for name in GAMES:
        await first_move(server, name)
        for language in LANGUAGES:
            words_for(name, language).has("title")
    return json.dumps([sorted(sys.modules), sorted(opened)])


async def ask(server: LocalServer, path: str, said: object = None) -> dict[str, str]:
    """An answer over HTTP."""
    method, body = ("GET", b"") if said is None else ("POST", json.dumps(said).encode())
    found = await server.answer(method, path, "en", body)
    assert found.status == 200, found.body
    return dict(json.loads(found.body))


async def first_move(server: LocalServer, name: str) -> None:
    """A table against bots, up to the first scene."""
    import asyncio

    from ghostyard.games import game

    bots = [{"kind": "bot", "level": "random"}] * (game(name).seats[0] - 1)
    table = (await ask(server, "/api/tables", {"game": name, "seats": [{"kind": "me"}, *bots]}))["table"]
    await ask(server, f"/api/tables/{table}/start", {})
    heard: asyncio.Queue[str] = asyncio.Queue()
    server.open(name, f"/ws/{table}", "en", lambda _, text: heard.put_nowait(text))
    server.say(name, json.dumps({"type": "hello", "lang": "en", "paced": True}))
    while "scene" not in json.loads(await heard.get() or "{}"):
        pass
    server.close(name)
