"""Mistakes of our own: the player is told a name, and the log has the traceback under that name, and no secrets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pty
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.core.words import LANGUAGES
from ghostyard.table.log import JsonLines, frames_of, named
from tests.table.client import Guest, Server, two_people

NAME = re.compile(r"ghost-[0-9a-f]{6}")
WORDS = {"en": "tell us", "es": "dinos", "de": "sag uns"}


def planted(where: str, tmp_path: Path, *arguments: str, **settings: Any) -> Server:
    server = Server(str(tmp_path / "t.db"), *arguments, module="tests.table.faulty", **settings)
    server.environment["PLANTED"] = where
    return server


@pytest.fixture(scope="module")
def faulty_look(precompiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = planted("look", tmp_path_factory.mktemp("look")).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def faulty(precompiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = planted("handlers", tmp_path_factory.mktemp("handlers")).start()
    yield server
    server.stop()


def told(sentence: str, lang: str = "en") -> str:
    """The name of an incident in a sentence for a player."""
    assert WORDS[lang] in sentence
    found = NAME.search(sentence)
    assert found, sentence
    return found[0]


def logged(server: Server, name: str) -> dict[str, Any]:
    """The one line of the log about an incident; every line is a JSON object."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    [line] = [line for line in lines if line.get("incident") == name]
    return dict(line)


def raised_in(line: dict[str, Any], function: str) -> bool:
    """Does the traceback end in this function of the planted mistakes, with file and line?"""
    return bool(re.search(rf"tests/table/faulty\.py:\d+ in {function}: ", line["traceback"][-1]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_in_a_look_is_told_by_name_and_logged_with_its_place(faulty_look: Server, lang: str):
    ana, _, table = two_people(faulty_look)
    ana.post("/api/me", {"lang": lang})

    async def main() -> str:
        player = ana.socket(table)
        with pytest.raises(Exception, match="1001"):
            await player.__aenter__()
        assert player.heard[-1]["type"] == "bye"
        return told(player.heard[-1]["say"], lang)

    line = logged(faulty_look, asyncio.run(main()))
    assert (line["error"], line["table"], line["where"]) == ("IndexError: list index out of range", table[:8], "frame")
    assert raised_in(line, "look")


def test_a_mistake_in_a_handler_is_told_by_name_and_logged_with_its_message(faulty: Server):
    ana, _, table = two_people(faulty)

    async def main() -> list[tuple[dict[str, Any], str, str]]:
        async with ana.socket(table) as player:
            move = await player.move("side front")
            await player.until(lambda: "our side" in player.frame["ask"])
            assert told(player.frame["ask"]) == told(move["say"])
            preview = await player.ask(type="preview", seat=0, move="side front")
            hint = await player.ask(type="hint", seat=0)
            return [
                (move, "Move", "handle_move"),
                (preview, "Preview", "handle_preview"),
                (hint, "Hint", "handle_hint"),
            ]

    for answer, message, function in asyncio.run(main()):
        assert (answer["ok"], answer["code"]) == (False, "broken")
        line = logged(faulty, told(answer["say"]))
        assert (line["table"], line["message"]) == (table[:8], message)
        assert raised_in(line, function)


def test_after_a_mistake_the_table_is_there_again(faulty: Server):
    ana, _, table = two_people(faulty)

    async def main() -> None:
        async with ana.socket(table) as player:
            assert not (await player.move("side front"))["ok"]
            await player.until(lambda: "our side" in player.frame["ask"])
            await player.until(lambda: "our side" not in player.frame["ask"])
            assert (await player.ask(type="phrase", phrase="boo"))["ok"]

    asyncio.run(main())


def test_a_mistake_over_http_is_told_by_name_and_logged_with_its_place(faulty: Server):
    reply = Guest(faulty, "Ana", "de").get("/api/tables/anything/journal")
    assert (reply.status, reply.json["code"]) == (503, "broken")
    line = logged(faulty, told(reply.json["say"], "de"))
    assert (line["error"], line["where"]) == ("IndexError: list index out of range", "http")
    assert raised_in(line, "journal")


def test_the_log_of_a_mistake_holds_no_secrets(faulty: Server):
    ana, _, table = two_people(faulty)

    async def main() -> dict[str, Any]:
        async with ana.socket(table) as player:
            return await player.ask(type="chat", text="my aunt has the other ghost")

    line = logged(faulty, told(asyncio.run(main())["say"]))
    assert line["error"] == "ValueError"
    assert sum("in handle_chat" in frame for frame in line["traceback"]) == 2  # the error, and the one that led to it
    assert "which led from KeyError to ValueError" in line["traceback"]
    log = faulty.log.read_text()
    seed = query(faulty, "select seed from tables where id = ?", table)
    for secret in ("aunt", seed, table, ana.cookie.partition("=")[2], "numpy.record", "\\x0"):
        assert secret not in log


def query(server: Server, statement: str, table: str) -> str:
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        return str(connection.execute(statement, [table]).fetchone()[0])


# ---------------------------------------------------------------- stopping at the first mistake


def test_a_server_that_debugs_stops_at_the_first_mistake_with_its_traceback(precompiled: None, tmp_path: Path):
    server = planted("handlers", tmp_path, "--debug").start()
    reply = Guest(server, "Ana").get("/api/tables/anything/journal")
    name = told(reply.json["say"])
    assert server.program is not None
    assert server.program.wait(timeout=60) == 1
    log = server.log.read_text()
    assert "Traceback (most recent call last)" in log
    assert "IndexError: list index out of range\n" in log
    assert logged(server, name)
    server.log.unlink()


def test_at_a_terminal_it_stops_in_the_debugger_where_it_happened(precompiled: None, tmp_path: Path):
    server = planted("handlers", tmp_path, "--debug")
    ours, theirs = pty.openpty()
    server.program = subprocess.Popen(
        server.command, env=server.environment, stdin=theirs, stdout=theirs, stderr=theirs
    )
    server.wait_until_ready()
    asking = subprocess.Popen([sys.executable, "-c", ASK, f"{server.address}/api/tables/anything/journal"])
    seen = read_until(ours, b"(Pdb) ")
    assert b"return [][0]" in seen
    os.write(ours, b"q\n")
    assert server.program.wait(timeout=60) == 1
    asking.wait(timeout=60)


ASK = "import sys, urllib.request, contextlib\nwith contextlib.suppress(OSError): urllib.request.urlopen(sys.argv[1])"


def read_until(terminal: int, words: bytes, seconds: float = 60) -> bytes:
    seen, end = b"", time.monotonic() + seconds
    while words not in seen:
        assert time.monotonic() < end, seen
        seen += os.read(terminal, 4096)
    return seen


# ---------------------------------------------------------------- lines of the log


def test_an_error_that_may_quote_somebody_is_named_by_its_type_alone():
    assert named(IndexError("list index out of range")) == "IndexError: list index out of range"
    assert [named(error) for error in (ValueError("a passphrase"), KeyError("a hand"))] == ["ValueError", "KeyError"]


def test_every_part_of_a_group_of_errors_is_told_with_its_place():
    def part() -> None:
        raise TypeError("a part")

    try:
        part()
    except TypeError as error:
        told = frames_of(ExceptionGroup("many", [error]))
    assert any("in part: raise TypeError" in frame for frame in told)
    assert told[-1] == "which is TypeError: a part"


def test_a_record_of_a_library_is_one_line_of_json():
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 1, "first\nsecond %s", ("secret",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["happened"]) == ("warning", "uvicorn.error", "first")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_for_a_mistake_of_ours_names_it_in_every_language(lang: str):
    assert told(Mistake("broken", incident="ghost-00ff00").sentence(lang), lang) == "ghost-00ff00"
