"""Bad input: nonsense, giants, floods and people who do not read. Clear refusals; the table is unharmed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.parameters import ParameterLocation
from websockets.exceptions import ConnectionClosed

from ghostyard.table.openapi import description
from ghostyard.table.protocol import MOST_BYTES
from tests.table.client import Guest, Player, Server

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["move", "preview", "why", "takeback", "hint", "chat", "phrase", "bot", "hello", "frame", ""]
FIELDS = {
    "id": st.just("i") | JSON,
    "ply": st.integers(-5, 5) | JSON,
    "seat": st.integers(-3, 7) | JSON,
    "move": st.sampled_from(["side front", "draw", "place b2 east", ""]) | JSON,
    "text": st.text(max_size=30) | JSON,
    "phrase": st.just("boo") | JSON,
    "level": st.sampled_from(["wizard", None]) | JSON,
    "lang": st.sampled_from(["de", "xx"]) | JSON,
    "other": JSON,
}
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields}, st.sampled_from(TYPES), st.fixed_dictionaries({}, optional=FIELDS)
)
TEXTS = MESSAGES.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=50)


@pytest.fixture
def table(either: Server) -> tuple[Guest, str]:
    ana = Guest(either, "Ana")
    table = ana.table("galore", "me", "open")
    Guest(either, "Bo").post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    return ana, table


async def is_well(player: Player) -> None:
    """The socket still answers, and the table still stands."""
    answer = await player.ask(type="move", ply=-99, seat=0, move="side front")
    assert answer["code"] in ("stale", "not-asked", "bot-plays"), answer


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(TEXTS, min_size=1, max_size=20))
def test_nonsense_over_a_socket_is_refused_message_by_message(table: tuple[Guest, str], texts: list[str]):
    guest, name = table

    async def main() -> None:
        async with guest.socket(name) as player:
            for text in texts:
                await player.wire.send(text)
            await is_well(player)

    asyncio.run(main())


def test_what_is_not_understood_is_told_with_its_id(table: tuple[Guest, str]):
    guest, name = table

    async def main() -> None:
        async with guest.socket(name) as player:
            for wrong in ({"seat": "zero"}, {"extra": 1}, {"move": "x" * 200}, {"ply": 1.5}):
                message = {"type": "move", "id": "this one", "ply": 0, "seat": 0, "move": "draw", **wrong}
                await player.wire.send(json.dumps(message))
                await player.until(lambda: "this one" in player.answers)
                assert player.answers.pop("this one")["code"] == "message"
            await player.wire.send(b"\xff\xfe not even text")
            await player.until(lambda: "" in player.answers)
            await is_well(player)

    asyncio.run(main())


@pytest.mark.parametrize("brackets", ["[" * 1_200, '{"a":' * 800, '{"type":"move","id":"i","seat":' + "[" * 1_200])
def test_a_deeply_nested_message_is_refused_like_any_other(table: tuple[Guest, str], brackets: str):
    guest, name = table

    async def main() -> None:
        async with guest.socket(name) as player:
            await player.wire.send(brackets)
            await player.until(lambda: "" in player.answers)
            assert player.answers[""]["code"] == "message"
            await is_well(player)

    asyncio.run(main())


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 70_000, 1_000_000])  # its size in two bytes, or in eight
def test_a_giant_message_closes_its_socket_only(table: tuple[Guest, str], size: int):
    guest, name = table

    async def main() -> None:
        async with guest.socket(name) as other:
            player = await guest.socket(name).__aenter__()
            with contextlib.suppress(ConnectionClosed):  # refused while it is still being sent
                await player.wire.send("x" * size)
            await player.wire.wait_closed()
            assert player.wire.close_code == 1009
            await is_well(other)

    asyncio.run(main())


def test_giant_and_broken_bodies_are_refused(server: Server):
    guest = Guest(server, "Ana")
    assert guest.post("/api/me", b"[" * 20_000).json["code"] == "too-large"
    assert guest.post("/api/me", b'{"name": ').json["code"] == "body"
    assert guest.post("/api/me", b"[" * 10_000).json["code"] == "body-field"  # no object begins so
    for deep in (b'{"x":' + b"[" * 10_000, b'{"name":' + b"[" * 10_000, b'{"name":' * 1_200):
        assert guest.post("/api/me", deep).json["code"] == "body-field"
    assert guest.post("/api/me", {"name": 5}).json["code"] == "body-field"
    with contextlib.suppress(OSError):  # refused, or cut off in the middle of it
        assert server.request("GET", "/api/me", headers={"x-long": "x" * 1_000_000}).status in (400, 431)
    assert guest.get("/api/me").json["name"] == "Ana"


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"name": 5}, "$.name"),
        ({"nickname": "Ana"}, "$.nickname"),
        ({"game": "galore", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "$.seats[1].kind"),
        ({"game": "galore", "seats": [{"level": "owl"}]}, "$.seats[0].kind"),
    ],
)
def test_a_body_that_does_not_fit_is_told_in_the_persons_language(server: Server, body: Any, place: str):
    path = "/api/tables" if "game" in body else "/api/me"
    for lang, begins in (("en", "The request does not fit"), ("es", "La petición"), ("de", "Die Anfrage")):
        guest = Guest(server, "Ana", lang)
        guest.lang = "en"  # what the browser prefers matters less than what the person chose
        said = guest.post(path, body).json["say"]
        assert said.startswith(begins)
        assert f" {place}" in said


def memory_of(server: Server) -> int:
    assert server.program is not None
    return int(Path(f"/proc/{server.program.pid}/statm").read_text().split()[1]) * 4096


def test_who_never_reads_is_closed_while_memory_stays_bounded(table: tuple[Guest, str]):
    guest, name = table
    server = guest.server
    before = memory_of(server)
    with socket.socket() as wire:
        never_read(wire, server, guest, name)
        assert memory_of(server) - before < 80_000_000  # all the answers together would be some gigabytes
        end = time.monotonic() + 30
        while b'ghostyard_sockets_closed_total{why="stuck"}' not in server.request("GET", "/metrics").body:
            assert time.monotonic() < end
            time.sleep(0.2)

    async def main() -> None:
        async with guest.socket(name) as player:
            assert player.frame["phase"] == "playing"
            await is_well(player)

    asyncio.run(main())


def never_read(wire: socket.socket, server: Server, guest: Guest, name: str) -> None:
    """Ask for previews as fast as the server takes them, and read none."""
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    wire.sendall(
        f"GET /ws/{name} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
        f"cookie: {guest.cookie}\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"  # who speaks before that is turned away
    text = b'{"type":"preview","id":"i","seat":0,"move":"side front"}'
    message = b"\x81" + bytes([128 | len(text)]) + b"\0\0\0\0" + text
    wire.settimeout(3)
    with contextlib.suppress(OSError):  # the server stops reading, and then it closes: exactly what is wanted
        for _ in range(4000):
            wire.sendall(message * 20)


def test_who_asks_much_at_once_and_listens_gets_every_answer(table: tuple[Guest, str]):
    guest, name = table

    async def main() -> None:
        async with guest.socket(name) as player:
            for number in range(300):
                await player.send(type="takeback", seat=0, id=f"t{number}")
            await player.until(lambda: len(player.answers) == 300)

    asyncio.run(main())


def test_the_description_is_served_and_names_every_act(server: Server):
    assert server.request("GET", "/openapi.json").json == json.loads(json.dumps(description()))


schema = schemathesis.openapi.from_dict(description())
TOO_LARGE = 413  # also where a body is larger than what it says would have been wrong
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, str(TOO_LARGE)]
EXAMPLES = int(os.environ.get("GHOSTYARD_EXAMPLES", "8"))
fuzzed = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def visitor(server: Server) -> Guest:
    return Guest(server, "Visitor")


@schema.parametrize()
@fuzzed
def test_every_operation_keeps_to_its_description(case: Any, server: Server, visitor: Guest):
    """All checks are on: what the description calls valid is done, or refused with a code that it names."""
    case.call_and_validate(base_url=server.address, headers={"cookie": visitor.cookie}, timeout=30)


@pytest.fixture(scope="module")
def host(server: Server) -> Guest:
    return Guest(server, "Host")


@pytest.fixture(scope="module")
def tables(server: Server, host: Guest) -> Iterator[str]:
    """A table that waits, one that has begun and one whose game is over, again and again."""
    waiting, begun, over = host.table("galore", "me", "open"), host.table("galore", "me"), host.table("galore")
    assert [host.post(f"/api/tables/{table}/start").status for table in (begun, over)] == [200, 200]
    end = time.monotonic() + 60
    while host.get(f"/api/tables/{over}/journal").status != 200:
        assert time.monotonic() < end
        time.sleep(0.2)
    return itertools.cycle((waiting, begun, over))


def has_wrong_path(case: Any) -> bool:
    """Is the path what the description calls wrong here?"""
    path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
    return path is not None and path.mode.is_negative


@schema.include(path_regex="{table}").parametrize()
@fuzzed
def test_every_operation_keeps_to_its_description_at_real_tables(
    case: Any, server: Server, host: Guest, tables: Iterator[str]
):
    if not has_wrong_path(case):
        case.path_parameters["table"] = next(tables)
    case.call_and_validate(base_url=server.address, headers={"cookie": host.cookie}, timeout=30)
