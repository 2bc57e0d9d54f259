"""Measures the server over loopback: moves per server-CPU-second, how long a move takes, memory of the idle."""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")


class Heard(msgspec.Struct):
    """What a measuring player needs of a message."""

    type: str
    ply: int = 0
    phase: str = ""
    seat: int = -1
    ok: bool = True
    moves: list[str] | None = None
    scene: dict[str, Any] = {}

    @property
    def choices(self) -> list[str]:
        """The moves on offer, in brief and in full frames."""
        return self.moves if self.moves is not None else [c["move"] for c in self.scene.get("choices", ())]


DECODER = msgspec.json.Decoder(Heard)


class Player(asyncio.Protocol):
    """A lean WebSocket client that moves at random as soon as it may."""

    def __init__(self, cookie: str, table: str, port: int, brief: bool, times: list[float]) -> None:
        self.cookie, self.table, self.port, self.brief, self.times = cookie, table, port, brief, times
        self.over = asyncio.get_running_loop().create_future()
        self.luck = random.Random(table)
        self.data = b""
        self.open = False
        self.sent_at = 0.0
        self.number = 0
        self.latest: Heard | None = None
        self.chosen_from: Heard | None = None
        self.bytes = 0
        self.may_move = False

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
            f"cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut the stream into messages."""
        self.data += data
        self.bytes += len(data)
        if not self.open:
            head, mark, rest = self.data.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:80]
            self.open, self.data = True, rest
            if self.brief:
                self.say({"type": "hello", "brief": True})
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
        self.data = self.data[start + size :]
        return message if kind == 1 else b""

    def hear(self, message: bytes) -> None:
        """Remember frames, time answers, and move on."""
        if not message:
            return
        heard = DECODER.decode(message)
        if heard.type == "frame":
            self.latest = heard
            if heard.phase == "over" and not self.over.done():
                self.over.set_result(None)
        elif heard.type == "answer":
            self.times.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            if self.latest is self.chosen_from:
                self.latest = None  # wait for the frame that shows the move
        self.move()

    def move(self) -> None:
        """Send a move, if there is one to make and none on its way."""
        if self.may_move and self.sent_at == 0.0 and self.latest is not None and self.latest.choices:
            if self.brief and self.latest.moves is None:
                return
            self.number += 1
            self.sent_at, self.chosen_from = time.perf_counter(), self.latest
            move = self.luck.choice(self.latest.choices)
            self.say(
                {
                    "type": "move", "id": f"{self.cookie[-8:]}{self.number}", "ply": self.latest.ply,
                    "seat": self.latest.seat, "move": move,
                }
            )  # fmt: skip

    def say(self, message: dict[str, Any]) -> None:
        """Send a message, masked with zeros: allowed, and free."""
        text = json.dumps(message).encode()
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2)
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)


class Bench:
    """A server program on a loopback port, with a database on disk, and people to fill it."""

    def __init__(self, folder: str, profile: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = int(door.getsockname()[1])
        environment = {
            **os.environ,
            "GHOSTYARD_ACTS_PER_MINUTE": "10000000",
            "GHOSTYARD_MESSAGES_PER_SECOND": "100000",
            "GHOSTYARD_TABLES_PER_PERSON": "100000",
        }
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *watched, "-m", "ghostyard", "serve", "--port", str(self.port)]
        started = time.perf_counter()
        self.program = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "bench.db")], env=environment, stdout=subprocess.DEVNULL
        )
        self._wait()
        self.seconds_to_start = time.perf_counter() - started

    def _wait(self) -> None:
        while True:
            try:
                self.call("", "GET", "/healthz")
                return
            except OSError:
                assert self.program.poll() is None, "the server did not start"
                time.sleep(0.02)

    def call(self, cookie: str, method: str, path: str, body: Any = None) -> tuple[bytes, str]:
        """One request: its body, and the cookie from then on."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"cookie": cookie, "content-type": "application/json"}
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=120) as answer:
            set_cookie = answer.headers.get("set-cookie") or cookie
            return answer.read(), set_cookie.partition(";")[0]

    def person(self, name: str) -> str:
        """Somebody with a name; says the cookie."""
        _, cookie = self.call("", "GET", "/api/me")
        self.call(cookie, "POST", "/api/me", {"name": name})
        return cookie

    def table(self, game: str, host: str, guest: str) -> str:
        """A two-seat table that has begun."""
        seats = [{"kind": "me"}, {"kind": "open"}]
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
        self.program.terminate()
        self.program.wait()


async def play(bench: Bench, game: str, tables: int, *, brief: bool) -> str:
    """Whole games at many tables at once, moving as fast as answers come."""
    people = [(bench.person(f"Ana {n}"), bench.person(f"Bo {n}")) for n in range(tables)]
    times: list[float] = []
    loop, players = asyncio.get_running_loop(), []
    for host, guest in people:
        table = bench.table(game, host, guest)
        for cookie in (host, guest):
            player = Player(cookie, table, bench.port, brief, times)
            await loop.create_connection(lambda player=player: player, "127.0.0.1", bench.port)  # type: ignore[misc]
            players.append(player)
    await asyncio.sleep(1)
    cpu, started = bench.cpu(), time.perf_counter()
    for player in players:
        player.may_move = True
        player.move()
    await asyncio.wait_for(asyncio.gather(*(player.over for player in players)), 600)
    seconds, cpu = time.perf_counter() - started, bench.cpu() - cpu
    for player in players:
        player.transport.close()
    moves, ordered = len(times), sorted(times)
    kind = "brief" if brief else "full"
    size = sum(player.bytes for player in players) / max(1, moves)
    return (
        f"{game}, {tables} tables, {kind} frames: {moves} moves in {seconds:.1f} s, "
        f"{moves / cpu:,.0f} moves per server-CPU-second; answer p50 {1000 * ordered[moves // 2]:.0f} ms, "
        f"p99 {1000 * ordered[moves * 99 // 100]:.0f} ms; {size / 1024:.1f} KB sent per move"
    )


async def idle(bench: Bench, game: str, count: int) -> str:
    """Memory of players who are connected and do nothing."""
    pairs = [(bench.person(f"Cy {n}"), bench.person(f"Di {n}")) for n in range(max(1, count // 20))]
    tables = [(bench.table(game, *pair), pair) for pair in pairs]
    before, loop, players = bench.memory(), asyncio.get_running_loop(), []
    for number in range(count):
        table, pair = tables[number % len(tables)]
        player = Player(pair[number % 2], table, bench.port, True, [])
        await loop.create_connection(lambda player=player: player, "127.0.0.1", bench.port)  # type: ignore[misc]
        players.append(player)
    while f"ghostyard_sockets {count}.0".encode() not in bench.call("", "GET", "/metrics")[0]:
        await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    each = (bench.memory() - before) / count / 1024
    for player in players:
        player.transport.close()
    return f"{count} idle connections: {each:.1f} KB each"


def main() -> None:
    """Measure and print a table."""
    from ghostyard.games import GAMES

    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default=GAMES[0])
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--idle", type=int, default=2000)
    words.add_argument("--only", choices=("brief", "full", "idle"), default=None)
    words.add_argument("--profile", default="", help="a file for the server's profile (pstats)")
    said = words.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for what in ("brief", "full", "idle"):
        if said.only in (None, what):
            measure(what, said)


def measure(what: str, said: argparse.Namespace) -> None:
    """One figure, from a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder, said.profile)
        try:
            ready = f"ready in {bench.seconds_to_start:.1f} s; "
            if what == "idle":
                print(ready + asyncio.run(idle(bench, said.game, said.idle)), flush=True)
            else:
                print(ready + asyncio.run(play(bench, said.game, said.tables, brief=what == "brief")), flush=True)
        finally:
            bench.close()


if __name__ == "__main__":
    main()
