"""Players of a cluster: like browsers they come back by themselves and repeat what was not answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any

import websockets

from ghostyard.core.record import SPECTATOR
from ghostyard.games import OURS
from ghostyard.games import game as load_game
from ghostyard.table.history import MOVE, TAKEBACK
from tests.cluster.history import DOUBT, Asked, Heard, Read, Recorder, digest, seen
from tests.cluster.programs import Cluster

FIRST_WAIT, LONGEST_WAIT = 0.3, 2.0  # seconds until somebody comes back, as in wire.js
PATIENCE = 6.0  # for an answer; then the line is given up
NEVER = 1 << 30
LANGUAGES = ("en", "es", "de")
LOST = (OSError, websockets.WebSocketException, EOFError, TimeoutError)


class Person:
    """Somebody with a cookie, who asks again when a request fails."""

    def __init__(self, cluster: Cluster, name: str, luck: random.Random) -> None:
        self.cluster, self.name, self.luck, self.cookie = cluster, name, luck, ""
        self.lang = luck.choice(LANGUAGES)

    async def arrive(self) -> Person:
        await self.request("GET", "/api/me")
        await self.request("POST", "/api/me", {"name": self.name, "lang": self.lang})
        return self

    async def request(self, method: str, path: str, body: Any = None, *, done: str = "") -> dict[str, Any]:
        """The answer, however long it takes; `done` is a refusal which says that it was done before."""
        for _ in range(200):
            with suppress(OSError):
                status, answer = await asyncio.to_thread(self._once, method, path, body)
                if status == 200 or answer.get("code") == done:
                    return answer
                assert status in (429, 502, 503, 504), (path, status, answer)
            await asyncio.sleep(0.3)
        raise AssertionError(f"{path}: nobody answers")

    def _once(self, method: str, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        port = self.luck.choice(self.cluster.ports)
        headers = {"content-type": "application/json", "cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=15) as answer:
                self.cookie = (answer.headers.get("set-cookie") or self.cookie).partition(";")[0]
                return 200, json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                text = refused.read()
            return refused.code, json.loads(text) if text.startswith(b"{") else {}


class Player:
    """One person at one seat, or looking on, until the game is over."""

    def __init__(self, person: Person, table: str, seat: int, recorder: Recorder, pause: float, brief: bool) -> None:
        self.person, self.table, self.seat, self.recorder = person, table, seat, recorder
        self.pause, self.brief, self.luck = pause, brief, person.luck
        self.unanswered: Asked | None = None
        self.frame: dict[str, Any] = {}
        self.numbers = itertools.count()
        self.longest_away = 0.0  # seconds without a line
        self.leaves_at = NEVER  # the version at which they give up their seat, if it is their turn
        self._has_left = False
        self._left_at = 0.0
        self._tried = -1
        self._previewed: dict[str, tuple[int, str]] = {}  # by id: the version that was seen, and the move

    async def play(self) -> None:
        wait = FIRST_WAIT
        while self.frame.get("phase") != "over":
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE):
                    line = await websockets.connect(
                        f"ws://127.0.0.1:{self.luck.choice(self.person.cluster.ports)}/ws/{self.table}",
                        additional_headers={"cookie": self.person.cookie}, compression=None, max_size=None,
                        ping_interval=2, ping_timeout=4, close_timeout=1,
                    )  # fmt: skip
                try:
                    await self._talk(line)
                finally:
                    await line.close()
                wait = FIRST_WAIT
            self._left_at = self._left_at or time.monotonic()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _talk(self, line: Any) -> None:
        hello = {"type": "hello", "lang": self.person.lang, "brief": self.brief, "paced": not self.brief}
        await line.send(json.dumps(hello))
        self._tried = -1
        if self.unanswered is not None:
            await self._send(line, self.unanswered)
        while self.frame.get("phase") != "over":
            text = await asyncio.wait_for(line.recv(), None if self.unanswered is None else PATIENCE)
            await self._hear(line, json.loads(text))
            if self.unanswered is None:
                await self._move(line)

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        match message["type"]:
            case "frame":
                self._back()
                self._see(message)
                if message.get("moves") is None:
                    await line.send('{"type": "seen"}')
            case "answer" if message["id"].startswith("say"):
                if message["ok"]:
                    self.recorder.chats.append((self.table, message["id"]))
            case "answer" if self.unanswered and message["id"] == self.unanswered.id:
                await self._answered(line, self.unanswered, message)
            case "preview":
                since, move = self._previewed.pop(message["id"])
                shown = digest([message["scene"], message["sheets"]])
                self.recorder.previews.append(Read(self.table, self.seat, self.person.lang, since, shown, move))
            case "log" if not self._has_left or self.seat == SPECTATOR:
                told = [list(one) for one in zip(message["told"], message["by"], message["clauses"], strict=True)]
                since = self.frame.get("version", 0)
                self.recorder.logs.append(Read(self.table, self.seat, self.person.lang, since, digest(told)))
            case "chat":
                self.recorder.heard.add(Heard(self.table, message["from"], message["text"]))

    def _see(self, frame: dict[str, Any]) -> None:
        if self._has_left and frame["seat"] == SPECTATOR:
            self.seat = SPECTATOR
        self.frame = frame
        self.recorder.seen.append(seen(self.table, self.seat, self.person.name, self.person.lang, frame))

    def _back(self) -> None:
        if self._left_at:
            self.longest_away = max(self.longest_away, time.monotonic() - self._left_at)
            self._left_at = 0.0

    async def _answered(self, line: Any, asked: Asked, answer: dict[str, Any]) -> None:
        if answer["ok"]:
            asked.acknowledged_at, asked.version = time.monotonic(), answer.get("version", 0)
        elif answer["code"] in DOUBT:  # it may be stored all the same: the same id says it
            asked.doubts.append(answer["code"])
            await asyncio.sleep(0.3)
            await self._send(line, asked)
            return
        else:
            asked.refused = answer["code"]
        self.unanswered = None

    @property
    def _choices(self) -> list[str]:
        if self.frame.get("moves") is not None:
            return list(self.frame["moves"])
        return [choice["move"] for choice in self.frame.get("scene", {}).get("choices", [])]

    async def _move(self, line: Any) -> None:
        if not self._choices or self.frame["version"] <= self._tried:
            return
        self._tried = self.frame["version"]
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pause)
        if self._tried >= self.leaves_at and not self._has_left:
            await self.person.request("POST", f"/api/tables/{self.table}/resign", {}, done="watching")
            self._has_left = True
        elif not self._has_left:
            await self._decide(line)

    async def _decide(self, line: Any) -> None:
        name = f"{self.person.name}-{next(self.numbers)}-{self.luck.getrandbits(32):x}"
        move = self.luck.choice(self._choices)
        if self.luck.random() < 0.03:
            self._previewed[f"look {name}"] = self._tried, move
            await line.send(json.dumps({"type": "preview", "id": f"look {name}", "seat": self.seat, "move": move}))
        if self.luck.random() < 0.02:
            await line.send(json.dumps({"type": "chat", "id": f"say {name}", "text": f"boo {name}"}))
        takes_back = self.frame["takeback"] and self.luck.random() < 0.05
        kind, move = (TAKEBACK, "") if takes_back else (MOVE, move)
        self.unanswered = Asked(self.table, self.seat, name, move, kind=kind)
        self.recorder.asked.append(self.unanswered)
        await self._send(line, self.unanswered)

    async def _send(self, line: Any, asked: Asked) -> None:
        message = {"type": "takeback", "id": asked.id, "seat": asked.seat}
        if asked.kind == MOVE:
            message |= {"type": "move", "ply": self.frame.get("ply", 0), "move": asked.move}
        await line.send(json.dumps(message))


async def play_table(cluster: Cluster, recorder: Recorder, number: int, pause: float) -> float:
    """A whole table: two people, and bots where the game needs more or chance wants them; says who was away longest."""
    luck = random.Random(number)
    name = OURS[number % len(OURS)]
    game = load_game(name)
    people = [await Person(cluster, f"{who} {number}", luck).arrive() for who in ("Ana", "Bo")]
    bots = luck.randint(max(0, game.seats[0] - 2), game.seats[-1] - 2)
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
    clock = {"seconds": 3600, "extra": 5} if luck.random() < 0.3 else None
    made = await people[0].request("POST", "/api/tables", {"game": name, "seats": seats, "clock": clock})
    table = str(made["table"])
    recorder.tables.append(table)
    await people[1].request("POST", f"/api/tables/{table}/sit", {"seat": 1}, done="seat-taken")
    await people[0].request("POST", f"/api/tables/{table}/start", {}, done="already-started")
    players = [
        Player(person, table, seat, recorder, pause, brief=luck.random() < 0.5) for seat, person in enumerate(people)
    ]
    if luck.random() < 0.1:
        players[1].leaves_at = luck.randrange(40)
    if luck.random() < 0.4:
        looker_on = await Person(cluster, f"Cy {number}", luck).arrive()
        players.append(Player(looker_on, table, SPECTATOR, recorder, pause, brief=luck.random() < 0.5))
    await asyncio.gather(*(player.play() for player in players))
    recorder.over.add(table)
    return max(player.longest_away for player in players)
