"""A steady flow of new tables for as long as one likes, and the server's memory minute by minute: it must not grow.

`make soak-memory`; GHOSTYARD_SOAK_MINUTES and GHOSTYARD_SOAK_TABLES (new ones a minute) say how long and how much.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence

from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.table.load import LoadPlayer, Program, Tally

MIB = 1 << 20
LANGUAGES = ("en", "es", "de")
SPECTATORS = 4  # who come by at every table, one after the other
LONGEST_GAME = 240  # seconds until everybody leaves all the same
FLAT = 0.25  # MiB a minute, over the second half of the time: less than one measurement varies


class Soak:
    """People who make tables, play them to the end and leave, and others who look in."""

    def __init__(self, server: Program, tables_a_minute: float) -> None:
        self.server, self.pause = server, 60 / tables_a_minute
        self.tally, self.finished, self.visits = Tally(), 0, 0
        self._playing: set[asyncio.Task[None]] = set()

    async def run(self, minutes: float) -> list[float]:
        """Keep tables coming; the memory after every minute, in MiB."""
        flow = asyncio.create_task(self._flow())
        sizes = []
        for minute in range(round(minutes)):
            await asyncio.sleep(60)
            sizes.append(self.server.memory() / MIB)
            print(f"minute {minute + 1}: {self.report()}", flush=True)
        flow.cancel()
        await asyncio.gather(flow, *self._playing, return_exceptions=True)
        return sizes

    def report(self) -> str:
        """How things stand."""
        return (
            f"{self.server.memory() / MIB:.1f} MiB; {self.finished} tables finished, {self.visits} visits, "
            f"{len(self.tally.times)} moves; now {self._gauge('tables')} tables, {self._gauge('sockets')} sockets"
        )

    def _gauge(self, name: str) -> int:
        page = self.server.call("", "GET", "/metrics")[0]
        found = re.search(rb"^ghostyard_%s (\S+)" % name.encode(), page, re.MULTILINE)
        return int(float(found[1])) if found else 0

    async def _flow(self) -> None:
        for number in itertools.count():
            task = asyncio.create_task(self._table(number))
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)
            await asyncio.sleep(self.pause)

    async def _table(self, number: int) -> None:
        """A whole table: two people, bots where the game needs more, and spectators who come and go."""
        game = GAMES[number % len(GAMES)]
        people = [self.server.person(f"{name} {number}") for name in ("Ana", "Bo")]
        table = self.server.table(game, people[0], people[1], load_game(game).seats[0] - 2)
        players = [
            await self._visit(cookie, table, {"paced": number % 2 == 0, "brief": number % 2 == 1, "lang": lang})
            for cookie, lang in zip(people, random.sample(LANGUAGES, 2), strict=True)
        ]
        for player in players:
            player.may_move = True
            player.move()
        try:
            async with asyncio.timeout(LONGEST_GAME):
                await asyncio.gather(*(player.over for player in players), self._spectators(table))
            self.finished += 1
            self.server.call(people[0], "GET", f"/api/tables/{table}/journal")
            self.server.call(people[1], "GET", f"/api/tables/{table}/replay?ply=5")
        except TimeoutError:
            pass
        finally:
            for player in players:
                player.leave()

    async def _spectators(self, table: str) -> None:
        for _ in range(SPECTATORS):
            watching = await self._visit("", table, {"lang": random.choice(LANGUAGES)})
            await asyncio.sleep(random.uniform(0.1, 1))
            watching.leave()

    async def _visit(self, cookie: str, table: str, hello: dict[str, object]) -> LoadPlayer:
        self.visits += 1
        player = LoadPlayer(cookie, table, self.server.port, hello, self.tally)
        await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", self.server.port)
        return player


def growth(sizes: Sequence[float]) -> float:
    """MiB a minute over the second half, by least squares."""
    half = sizes[len(sizes) // 2 :]
    middle, mean = (len(half) - 1) / 2, sum(half) / len(half)
    spread = sum((place - middle) ** 2 for place in range(len(half)))
    return sum((place - middle) * (size - mean) for place, size in enumerate(half)) / spread if spread else 0.0


def main() -> None:
    """Run it, and fail if the memory grows."""
    minutes = float(os.environ.get("GHOSTYARD_SOAK_MINUTES", "60"))
    tables = float(os.environ.get("GHOSTYARD_SOAK_TABLES", "60"))
    with tempfile.TemporaryDirectory() as folder:
        server = Program(folder, environment={"GHOSTYARD_BOT_PAUSE": "0"})
        try:
            soak = Soak(server, tables)
            print(f"before: {soak.report()}", flush=True)
            sizes = asyncio.run(soak.run(minutes))
            time.sleep(5)
            print(f"everybody has left: {soak.report()}")
        finally:
            server.close()
    rate = growth(sizes)
    print(f"{rate:+.2f} MiB a minute over the second half")
    sys.exit(rate > FLAT)


if __name__ == "__main__":
    main()
