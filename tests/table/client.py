"""What the tests play with: a real server program on a loopback port, and people with cookies and sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets

from ghostyard.games import game as load_game
from tests.table.prepared import Forked

GAME = "galore"  # for what is the same in every game
REPOSITORY = Path(__file__).parents[2]


def free_port() -> int:
    """A port below those that systems lend to outgoing connections: nobody takes it while its server restarts."""
    while True:
        port = random.randrange(12_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Server:
    """The server as people run it: a program of its own."""

    def __init__(
        self, database: str, *arguments: str, module: str = "ghostyard", forked: bool = True, **settings: Any
    ) -> None:
        self.module, self.arguments = module, arguments
        self.forked = forked and module == "ghostyard" and "cache" not in settings  # with the rules of the usual cache
        self.port = free_port()
        self.database = database
        quick = {
            "bot_pause": 0,
            "acts_per_minute": 100000,
            "messages_per_second": 2000,
            "bot_workers": 1,
            "slow_seconds": 4,
        }
        path = os.pathsep.join([str(REPOSITORY / "src"), str(REPOSITORY), os.environ.get("PYTHONPATH", "")])
        self.environment = {**os.environ, "PYTHONPATH": path}
        self.environment |= {f"GHOSTYARD_{name.upper()}": str(value) for name, value in {**quick, **settings}.items()}
        self.program: subprocess.Popen[bytes] | Forked | None = None
        self.log = Path(f"/tmp/ghostyard-test-{os.getpid()}-{self.port}.log")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.launch()
        self.wait_until_ready()
        return self

    def launch(self) -> None:
        """Start without waiting for it."""
        if self.forked:
            self.program = Forked(self.words, self.environment, self.log)
            return
        with self.log.open("ab") as log:
            self.program = subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)

    @property
    def words(self) -> list[str]:
        """What is said to the program."""
        return ["serve", *self.arguments, "--port", str(self.port), "--database", self.database]

    @property
    def command(self) -> list[str]:
        """How people start it."""
        return [sys.executable, "-m", self.module, *self.words]

    def wait_until_ready(self, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                    answer.read()
                return
            except (OSError, urllib.error.URLError):
                assert self.program is not None
                assert self.program.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"the server is not there: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.program is not None
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def stop(self) -> int:
        if self.program is None or self.program.poll() is not None:
            return 0
        self.program.send_signal(signal.SIGTERM)
        code = self.program.wait(timeout=90)
        self.log.unlink(missing_ok=True)
        return code

    def request(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        sent = {"content-type": "application/json", **(headers or {})} if data is not None else headers or {}
        asked = urllib.request.Request(self.address + path, data=data, method=method, headers=sent)
        try:
            with urllib.request.urlopen(asked, timeout=240) as answer:
                return Reply(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return Reply(refused.code, refused.headers, refused.read())


class Reply:
    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Guest:
    """A person with a cookie."""

    def __init__(self, server: Server, name: str = "", lang: str = "en") -> None:
        self.server, self.name, self.lang = server, name, lang
        self.cookie = ""
        self.get("/api/me")
        if name:
            assert self.post("/api/me", {"name": name, "lang": lang}).status == 200

    def get(self, path: str, **headers: str) -> Reply:
        return self._keep(self.server.request("GET", path, headers={**self._headers, **headers}))

    def post(self, path: str, body: Any = None, **headers: str) -> Reply:
        body = {} if body is None else body
        return self._keep(self.server.request("POST", path, body, headers={**self._headers, **headers}))

    @property
    def _headers(self) -> dict[str, str]:
        return {"cookie": self.cookie, "accept-language": self.lang} if self.cookie else {}

    def _keep(self, reply: Reply) -> Reply:
        if set_cookie := reply.headers.get("set-cookie"):
            self.cookie = set_cookie.partition(";")[0]
        return reply

    def table(self, game: str, *seats: str, **wanted: Any) -> str:
        """A new table; seats are "me", "open", or the level of a bot."""
        seats = (*seats, *["random"] * (load_game(game).seats[0] - len(seats)))  # bots fill what is missing
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        reply = self.post("/api/tables", {"game": game, "seats": kinds, **wanted})
        assert reply.status == 200, reply.body
        return str(reply.json["table"])

    def socket(self, table: str, **extra: Any) -> Player:
        return Player(self, table, **extra)


class Player:
    """A person at a table, over a socket. Keeps every message that ever arrived."""

    def __init__(self, guest: Guest, table: str, brief: bool = False) -> None:
        self.guest, self.table, self.brief = guest, table, brief
        self.frame: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.number = 0

    async def __aenter__(self) -> Player:
        self.wire = await websockets.connect(
            f"ws://127.0.0.1:{self.guest.server.port}/ws/{self.table}",
            additional_headers={"cookie": self.guest.cookie, "accept-language": self.guest.lang},
            compression=None,
            max_size=None,
        )
        if self.brief:
            await self.send(type="hello", brief=True)
        await self.until(lambda: bool(self.frame))
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.wire.close()

    async def send(self, **message: Any) -> str:
        if "id" not in message and message["type"] not in ("hello", "seen"):
            self.number += 1
            message["id"] = f"{id(self):x}-{self.number}"
        await self.wire.send(json.dumps(message))
        return str(message.get("id", ""))

    async def hear(self, seconds: float = 20) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            text = await self.wire.recv()
        message: dict[str, Any] = json.loads(text)
        self.raw.append(str(text))
        self.heard.append(message)
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "answer":
            self.answers[message["id"]] = message
        return message

    async def until(self, is_so: Any, seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while not is_so():
                await self.hear(seconds)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        name = await self.send(**message)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def move(self, text: str, **more: Any) -> dict[str, Any]:
        message = {"type": "move", "ply": self.frame["ply"], "seat": self.frame["seat"], "move": text, **more}
        return await self.ask(**message)

    async def turn(self, seconds: float = 60) -> bool:
        """Wait until this person has to decide; False when the game is over."""
        await self.until(lambda: self.choices or self.frame["phase"] == "over", seconds)
        return bool(self.choices)

    async def play(self, text: str, **more: Any) -> dict[str, Any]:
        """Make a move and wait for the frame that shows it."""
        answer = await self.move(text, **more)
        if answer["ok"]:
            await self.until(lambda: self.frame["version"] >= answer["version"])
        return answer

    @property
    def choices(self) -> list[str]:
        if self.frame.get("moves") is not None:
            return list(self.frame["moves"])
        return [choice["move"] for choice in self.frame["scene"].get("choices", [])]


def two_people(server: Server, **wanted: Any) -> tuple[Guest, Guest, str]:
    """Ana and Bo at a table of their own that has begun."""
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = ana.table(GAME, "me", "open", **wanted)
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
    assert ana.post(f"/api/tables/{table}/start").status == 200
    return ana, bo, table
