"""Load: a server program of our own, and lean players who fill it, for `bench.py`."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
KEEP_ALIVE_SECONDS = 2  # the server closes a line after some more
PAGE = os.sysconf("SC_PAGESIZE")
TEXT, PING, PONG = 1, 9, 10  # kinds of WebSocket frames
PACKED = 0x40  # beside the kind
SCENE_SECONDS = 0.32  # how long a browser is busy with showing a scene


class Offered(msgspec.Struct):
    """A choice of a scene."""

    move: str


class OfferedScene(msgspec.Struct):
    """What a measuring player needs of a scene."""

    choices: list[Offered] = []


class HeardMessage(msgspec.Struct):
    """What a measuring player needs of a message."""

    type: str
    ply: int = 0
    version: int = 0
    phase: str = ""
    seat: int = -1
    ok: bool = True
    moves: list[str] | None = None
    scene: OfferedScene | None = None

    @property
    def choices(self) -> list[str]:
        """The moves on offer, in brief and in full frames."""
        if self.moves is not None:
            return self.moves
        return [choice.move for choice in self.scene.choices] if self.scene else []


DECODER = msgspec.json.Decoder(HeardMessage | list[HeardMessage])


@dataclass
class Tally:
    """What all players of one measurement saw together."""

    times: list[float] = field(default_factory=list)  # from sending a move to its answer
    bytes: int = 0
    scenes: int = 0
    refused: int = 0


class LoadPlayer(asyncio.Protocol):
    """A lean WebSocket client that moves at random as soon as it may."""

    def __init__(self, cookie: str, table: str, port: int, hello: dict[str, Any], tally: Tally) -> None:
        self.cookie, self.table, self.port, self.tally = cookie, table, port, tally
        self.hello = hello
        self.loop = asyncio.get_running_loop()
        self.over = self.loop.create_future()
        self.luck = random.Random(table)
        self.data = b""
        self.open = False
        self.sent_at = 0.0
        self.number = 0
        self.tried = -1  # the version that the latest move was chosen from
        self.latest: HeardMessage | None = None
        self.may_move = False

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        packs = "" if self.hello.get("brief") else "sec-websocket-extensions: permessage-deflate\r\n"  # browsers do
        transport.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n{packs}"
            f"cookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """The server should not do that while we play."""
        if self.may_move and not self.over.done():
            self.over.set_exception(problem or ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        """Cut the stream into messages."""
        self.data += data
        self.tally.bytes += len(data)
        if not self.open:
            head, mark, rest = self.data.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:80]
            self.open, self.data = True, rest
            self.say({"type": "hello", **self.hello})
        while (message := self._cut()) is not None:
            self.hear(message)

    def _cut(self) -> bytes | None:
        if len(self.data) < 2:
            return None
        size, start = self.data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(self.data[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(self.data[2:10]), 10
        if len(self.data) < start + size:
            return None
        kind, message = self.data[0] & 15, self.data[start : start + size]
        if self.data[0] & PACKED:
            message = zlib.decompressobj(-zlib.MAX_WBITS).decompress(message)
        self.data = self.data[start + size :]
        if kind == PING:
            self.transport.write(bytes((0x80 | PONG, 0x80 | size)) + b"\0\0\0\0" + message)
        return message if kind == TEXT else b""

    def hear(self, message: bytes) -> None:
        """Remember frames, time answers, and move on."""
        if not message:
            return
        heard = DECODER.decode(message)
        for one in heard if isinstance(heard, list) else [heard]:
            if one.type == "frame":
                self._see(one)
            elif one.type == "answer":
                self._answered(one)
        self.move()

    def _see(self, frame: HeardMessage) -> None:
        self.latest = frame
        if frame.phase == "over" and not self.over.done():
            self.over.set_result(None)
        if frame.moves is None:
            self.tally.scenes += 1
            if self.hello.get("paced"):
                self.loop.call_later(SCENE_SECONDS, self.say, {"type": "seen"})

    def _answered(self, answer: HeardMessage) -> None:
        if answer.ok:
            self.tally.times.append(time.perf_counter() - self.sent_at)
        else:
            self.tally.refused += 1
        self.sent_at = 0.0

    def move(self) -> None:
        """Send a move, if there is one to make that was not tried, and none on its way."""
        frame = self.latest
        if not self.may_move or self.sent_at or frame is None or frame.version <= self.tried:
            return
        if choices := frame.choices:
            self.number += 1
            self.sent_at, self.tried = time.perf_counter(), frame.version
            self.say(
                {
                    "type": "move", "id": f"{self.cookie[-8:]}{self.number}", "ply": frame.ply, "seat": frame.seat,
                    "move": self.luck.choice(choices),
                }
            )  # fmt: skip

    def leave(self) -> None:
        """Close the socket."""
        self.may_move = False
        self.transport.close()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message, masked with zeros: allowed, and free."""
        text = msgspec.json.encode(message)
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2)
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)


class Program:
    """A server program on a loopback port, with a database on disk, and people to fill it."""

    def __init__(
        self,
        folder: str,
        watched: tuple[str, ...] = (),
        environment: Mapping[str, str] = MappingProxyType({}),
        database: str = "",
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = int(door.getsockname()[1])
        settings = {
            "GHOSTYARD_ACTS_PER_MINUTE": "10000000",
            "GHOSTYARD_MESSAGES_PER_SECOND": "100000",
            "GHOSTYARD_TABLES_PER_PERSON": "100000",
        }
        command = [sys.executable, *watched, "-m", "ghostyard", "serve", "--port", str(self.port)]
        self.started = self._called = time.perf_counter()
        self.program = subprocess.Popen(
            [*command, "--database", database or str(Path(folder) / "bench.db")],
            env={**os.environ, **settings, **environment},
            stdout=subprocess.DEVNULL,
        )
        self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        for page in ("/", "/api/games", "/api/tables"):
            self.wait_for(page)
        self.seconds_to_lobby = time.perf_counter() - self.started

    def wait_for(self, path: str) -> None:
        """Return when this page is there."""
        while True:
            try:
                self.call("", "GET", path)
                return
            except (OSError, http.client.HTTPException):
                assert self.program.poll() is None, "the server did not start"
                self.line.close()
                time.sleep(0.02)

    def call(self, cookie: str, method: str, path: str, body: Any = None) -> tuple[bytes, str]:
        """One request: its body, and the cookie from then on."""
        if time.perf_counter() - self._called > KEEP_ALIVE_SECONDS:
            self.line.close()
        self._called = time.perf_counter()
        data = None if body is None else json.dumps(body).encode()
        self.line.request(method, path, data, {"cookie": cookie, "content-type": "application/json"})
        answer = self.line.getresponse()
        text = answer.read()
        assert answer.status == 200, text
        return text, (answer.headers.get("set-cookie") or cookie).partition(";")[0]

    def person(self, name: str) -> str:
        """Somebody with a name; says the cookie."""
        _, cookie = self.call("", "GET", "/api/me")
        self.call(cookie, "POST", "/api/me", {"name": name})
        return cookie

    def table(self, game: str, host: str, guest: str, bots: int = 0) -> str:
        """A table of two people, and of bots who play at random, that has begun."""
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
        made, _ = self.call(host, "POST", "/api/tables", {"game": game, "seats": seats})
        table = str(json.loads(made)["table"])
        self.call(guest, "POST", f"/api/tables/{table}/sit", {"seat": 1})
        self.call(host, "POST", f"/api/tables/{table}/start", {})
        return table

    def cpu(self) -> float:
        """Seconds of CPU the server program has used, all threads."""
        fields = Path(f"/proc/{self.program.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory the server program holds."""
        return int(Path(f"/proc/{self.program.pid}/statm").read_text().split()[1]) * PAGE

    def close(self) -> None:
        """Stop the server."""
        self.line.close()
        self.program.terminate()
        self.program.wait()
