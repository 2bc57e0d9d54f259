"""The server inside a page, without a page: a program whose NumPy is the stand-in, whose rules are plain Python."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.pool import StaticPool

from ghostyard.core.journal import Journal
from ghostyard.core.pad import scored
from ghostyard.core.replay import verify
from ghostyard.core.rule import INTERPRETED
from ghostyard.games import game
from ghostyard.site import checks, local_server, sources
from ghostyard.site.local_server import Host, LocalServer, LocalStore
from ghostyard.table import schema
from ghostyard.table.schema import METADATA
from tests.ours import GAMES

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compiled rules are compared")
ROOT = Path(__file__).parents[2]

TRACE = """
import json, sys, numpy
from ghostyard.site import checks
assert "stand_in" in numpy.__file__
print(json.dumps([checks.trace(job) for job in json.load(sys.stdin)]))
"""

HINTS = """
import json, sys
from ghostyard.bots import advice
from ghostyard.bots.budget import Budget
from ghostyard.core.match import Match
from ghostyard.games import game

advice.WORLDS = 2
told = []
for name in json.load(sys.stdin):
    match = Match(game(name), game(name).seats[0], seed=1)
    seat = match.pending[0]
    legal = match.legal(seat)
    best = advice.hint(match.game, match.game.edition(), match.view(seat), seat, legal, 1, Budget(8))
    told.append(best.move in legal.numbers)
print(json.dumps(told))
"""

PLAY = """
import asyncio, json, sys
from ghostyard.games import game
from ghostyard.site import local_server
from ghostyard.table.bot_worker import reply

local_server.lent = game  # no module of WebAssembly can be loaded here
kept = [b""]

async def keep(content):
    kept[0] = content

class Page:
    def __init__(self):
        self.server = local_server.LocalServer(local_server.Host(keep), kept[0])

    async def ask(self, path, said=None):
        method, body = ("GET", b"") if said is None else ("POST", json.dumps(said).encode())
        found = await self.server.answer(method, path, "de", body)
        assert found.status == 200, found
        return json.loads(found.body)

    async def sit(self, table, moves):
        heard = asyncio.Queue()
        self.server.open("1", f"/ws/{table}", "de", lambda what, text: heard.put_nowait((what, text)))
        self.say(type="hello", lang="de", paced=True)
        done = 0
        while True:
            what, text = await asyncio.wait_for(heard.get(), 60)
            frame = json.loads(text) if text else {}
            if frame.get("type") != "frame" or "scene" not in frame:
                continue
            self.say(type="seen", pace=0)
            if frame["phase"] == "over" or done == moves:
                self.server.close("1")
                return frame
            choices = frame["scene"].get("choices")
            if choices:
                done += 1
                self.say(type="move", id=f"move-{frame['version']}", ply=frame["ply"], seat=0, move=choices[0]["move"])

    def say(self, **message):
        self.server.say("1", json.dumps(message))

async def main():
    page = Page()
    await page.ask("/api/me", {"name": "Ana", "lang": "de"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = (await page.ask("/api/tables", {"game": "ghosty", "seats": seats}))["table"]
    await page.ask(f"/api/tables/{table}/start", {})
    before = await page.sit(table, 3)
    page = Page()  # the tab has crashed, and is opened again
    await page.server.resume()
    assert (await page.ask("/api/me"))["name"] == "Ana"
    after = await page.sit(table, 1000)
    journal = await page.ask(f"/api/tables/{table}/journal")
    print(json.dumps({"before": before["ply"], "asked": before["ask"], "phase": after["phase"], "journal": journal}))

asyncio.run(main())
"""


# After `PLAY` has defined a page: a puzzle, a wrong answer, the right one.
PUZZLE = (
    PLAY.partition("async def main")[0]
    + """
async def main():
    page = Page()
    (first, *_) = (await page.ask("/api/puzzles/ghosty"))["puzzles"]
    path = f"/api/puzzles/ghosty/{first['id']}"
    shown, told = await page.ask(path), await page.ask(f"{path}/solution")
    answers = []
    for choice in shown["frame"]["scene"]["choices"]:
        answers.append((await page.ask(f"{path}?moves={choice['move'].replace(' ', '%20')}"))["verdict"])
    print(json.dumps({"before": shown["verdict"], "answers": answers, "told": told["verdict"]["turn"]}))

asyncio.run(main())
"""
)

PADS = """
import asyncio, json, sys
from ghostyard.games import game
from ghostyard.site import local_server

local_server.lent = game

async def keep(content):
    pass

async def main():
    server = local_server.LocalServer(local_server.Host(keep))
    totals = {}
    for name, document in json.load(sys.stdin).items():
        body = json.dumps({"game": name, "document": document}).encode()
        found = await server.answer("POST", "/api/editor", "de", body)
        assert found.status == 200, found
        seen = json.loads(found.body)
        picture = await server.answer("POST", "/api/editor/picture", "de", body)
        assert picture.status == 200, picture
        totals[name] = [seat["total"] for seat in seen["seats"]]
    print(json.dumps(totals))

asyncio.run(main())
"""


def in_stand_in(code: str, said: Any = None) -> Any:
    paths = [str(sources.STAND_IN), str(ROOT / "src"), str(ROOT)]
    settings = {"GHOSTYARD_COMPILE": "wasm", "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | settings, input=json.dumps(said), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_games_without_numpy_and_without_a_compiler_have_the_same_bytes():
    jobs = [checks.trace_job(game(name), game(name).seats[-1], 8, {}, every=1000) for name in GAMES]
    assert in_stand_in(TRACE, jobs) == [checks.trace(job) for job in jobs]


def test_a_page_gives_hints_in_every_game():
    assert all(in_stand_in(HINTS, GAMES))


def test_a_game_in_a_page_outlives_it_and_its_journal_is_verified():
    told = in_stand_in(PLAY)
    assert told["phase"] == "over"
    journal = msgspec.convert(told["journal"], Journal)
    assert len(journal.moves) > told["before"]
    assert verify(game("ghosty"), journal).over


def test_whoever_has_only_said_a_name_is_known_after_a_reload():
    kept: list[bytes] = []

    async def keep(content: bytes) -> None:
        kept.append(content)

    async def visit() -> list[Any]:
        said = json.dumps({"name": "Ana", "lang": "de"}).encode()
        await LocalServer(Host(keep)).answer("POST", "/api/me", "de", said)
        again = await LocalServer(Host(keep), kept[-1]).answer("GET", "/api/me", "en", b"")
        return [json.loads(again.body)[what] for what in ("name", "lang")]

    assert asyncio.run(visit()) == ["Ana", "de"]


def test_what_an_older_page_has_kept_gets_the_columns_that_are_new():
    older = sqlite3.connect(":memory:")
    METADATA.create_all(create_engine("sqlite://", creator=lambda: older, poolclass=StaticPool))
    older.execute("alter table seats drop column put_away")
    older.execute("insert into seats values ('t', 0, 'person', 'p', 'Ana', '', false, null)")
    older.commit()
    store = LocalStore(nothing_kept, older.serialize())
    assert [row["put_away"] for row in asyncio.run(store.rows(select(schema.seats)))] == [False]


async def nothing_kept(content: bytes) -> None:
    """The browser has it."""


def test_a_puzzle_is_asked_and_judged_in_a_page_without_a_server():
    told = in_stand_in(PUZZLE)
    assert told["before"] is None
    right = [answer["turn"] for answer in told["answers"] if answer and answer["right"]]
    assert right == [told["told"]]


def test_what_the_page_needs_is_found():
    names = {name for name, _ in sources.sources()}
    assert {
        "stand_in/numpy/__init__.py",
        "ghostyard/games/galore/words/clauses.en.md",
    } <= names
    assert {"ghostyard/games/ghosty/words/es.ftl", "ghostyard/games/ghosty/edition.toml"} <= names
    assert "ghostyard/web/wasm/galore.wasm" in {name for name, _ in sources.rule_modules()}
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


def test_a_page_scores_real_tables_without_a_server():
    examples = {path.stem: json.loads(path.read_text()) for path in (ROOT / "docs/examples").glob("*.json")}
    assert in_stand_in(PADS, examples) == {
        name: [one.sheet.total for one in scored(game(name), pad, pad.read(document), game(name).edition())]
        for name, document in examples.items()
        for pad in [game(name).editors["pad"]]
    }


def test_whoever_looks_while_the_first_position_is_being_stored_sees_the_game(monkeypatch):
    monkeypatch.setattr(local_server, "lent", game)
    assert "close" not in asyncio.run(heard_while_a_game_begins())


async def heard_while_a_game_begins() -> list[str]:
    """What a socket is told that says hello whenever something is being stored."""
    heard: list[str] = []

    async def keep(_: bytes) -> None:
        server.say("1", hello)
        await asyncio.sleep(0.02)

    async def ask(path: str, said: object) -> dict[str, Any]:
        return dict(json.loads((await server.answer("POST", path, "en", json.dumps(said).encode())).body))

    hello = json.dumps({"type": "hello", "lang": "en", "paced": False})
    server = LocalServer(Host(keep))
    await ask("/api/me", {"name": "Ana", "lang": "en"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = (await ask("/api/tables", {"game": "galore", "seats": seats}))["table"]
    server.open("1", f"/ws/{table}", "en", lambda what, _: heard.append(what))
    server.say("1", hello)
    await asyncio.sleep(0.1)  # the table is seen, with nothing on it
    await ask(f"/api/tables/{table}/start", {})
    await asyncio.sleep(0.1)
    assert heard.count("message") > 2
    return heard
