"""Measures clusters beside a single node, in the same run: `make bench-cluster`."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from ghostyard.games import OURS
from ghostyard.table.bench import HELLO, play
from ghostyard.table.load import TICKS, LoadPlayer, Program, Tally
from tests.cluster.players import play_table
from tests.cluster.programs import Cluster, running
from tests.cluster.soak import Soak
from tests.table.postgres import Postgres
from tests.table.redis_server import RedisServer


class ServerGroup:
    """Several server programs as if they were one: people come to any of them."""

    def __init__(self, programs: list[Program]) -> None:
        self.programs, self.luck = programs, random.Random(1)

    @property
    def port(self) -> int:
        return self.luck.choice(self.programs).port

    def person(self, name: str) -> str:
        return self.luck.choice(self.programs).person(name)

    def table(self, game: str, host: str, guest: str, bots: int = 0) -> str:
        return self.luck.choice(self.programs).table(game, host, guest, bots)

    def cpu(self) -> float:
        return sum(program.cpu() for program in self.programs)

    def memory(self) -> int:
        return sum(program.memory() for program in self.programs)

    def gauge(self, name: str) -> float:
        pages = [program.call("", "GET", "/metrics")[0].decode() for program in self.programs]
        return sum(float(number) for page in pages for number in re.findall(rf"^ghostyard_{name} (\S+)", page, re.M))


@contextmanager
def server_group(nodes: int, database: str, bus: str = "", **settings: object) -> Iterator[ServerGroup]:
    """Server programs on one database, stopped afterwards."""
    with ExitStack() as stack:
        environment = {f"GHOSTYARD_{name.upper()}": str(value) for name, value in {"bus": bus, **settings}.items()}
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        programs = []
        for _ in range(nodes):
            programs.append(Program(folder, environment=environment, database=database))
            stack.callback(programs[-1].close)
        yield ServerGroup(programs)


def moves(said: argparse.Namespace, kind: str, nodes: int, postgres: Postgres | None, bus: str) -> str:
    """Whole games at many tables; what one node, or several together, do for a second of their CPU."""
    database = asyncio.run(fresh_database(postgres)) if postgres else ""
    with server_group(nodes, database, bus) as servers:
        line = asyncio.run(play(servers, said.game, said.tables, kind))  # type: ignore[arg-type]
    what = (
        "SQLite, one server"
        if not postgres
        else f"PostgreSQL, {nodes} node{'s' * (nodes > 1)}"
        if bus
        else "PostgreSQL, one server"
    )
    return f"{what}: {line}"


async def fresh_database(postgres: Postgres) -> str:
    """An empty database of this PostgreSQL."""
    name = f"bench{random.getrandbits(40):x}"
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(f"create database {name}")
    await connection.close()
    return postgres.url.rpartition("/")[0] + f"/{name}"


class Behind:
    """What the nodes ask of PostgreSQL and Redis: both count it themselves, and the system counts their processors."""

    def __init__(self, postgres: Postgres, redis: RedisServer, database: str) -> None:
        self.postgres, self.redis, self.database = postgres, redis, database

    async def spent(self) -> dict[str, float]:
        """All of it since these programs began; differences between two moments tell."""
        connection = await asyncpg.connect(self.database)
        await connection.execute("checkpoint")
        size, wal = await connection.fetchrow(
            "select pg_database_size(current_database()), pg_current_wal_lsn() - '0/0'"
        )
        commits = await connection.fetchval("select sum(xact_commit) from pg_stat_database")
        await connection.close()
        return {
            "PostgreSQL us": 1e6 * sum(map(cpu_seconds, self.postgres.processes())),
            "PostgreSQL commits": float(commits),
            "bytes stored": float(size),
            "bytes of its log": float(wal),
            "Redis us": 1e6 * cpu_seconds(self.redis.process),
            "Redis messages": float(self.redis.commands()),
        }


def cpu_seconds(process: int) -> float:
    """Of one process and of the children that it has outlived."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def behind(said: argparse.Namespace, nodes: int, postgres: Postgres, redis: RedisServer) -> str:
    """What PostgreSQL and Redis do for a move."""

    async def measured(servers: ServerGroup, counts: Behind) -> str:
        before = await counts.spent()
        line = await play(servers, said.game, said.tables, "browser")  # type: ignore[arg-type]
        after, count = await counts.spent(), int(re.search(r"(\d+) moves in", line)[1])  # type: ignore[index]
        each = ", ".join(f"{(after[what] - before[what]) / count:.2f} {what}" for what in before)
        return f"behind {nodes} nodes, for each of {count} moves, tables and people included: {each}"

    database = asyncio.run(fresh_database(postgres))
    with server_group(nodes, database, redis.url) as servers:
        return asyncio.run(measured(servers, Behind(postgres, redis, database)))


async def memory(servers: ServerGroup, game: str, sockets: int, tables: int) -> str:
    """Memory of sockets that do nothing, at the node of their table or at another, and of tables awake and asleep."""
    loop = asyncio.get_running_loop()
    for program in servers.programs:  # the first table brings the game with it
        program.table(game, program.person("Cy"), program.person("Di"))
    await asyncio.sleep(5)
    before = servers.memory()
    people = [(servers.person(f"Ana {n}"), servers.person(f"Bo {n}")) for n in range(tables)]
    made = [servers.table(game, *pair) for pair in people]
    awake = servers.memory()
    players: list[LoadPlayer] = []
    for number in range(sockets):
        table, pair = made[number % tables], people[number % tables]
        player = LoadPlayer(pair[number % 2], table, servers.port, {"brief": True}, Tally())
        await loop.create_connection(lambda player=player: player, "127.0.0.1", servers.port)  # type: ignore[misc]
        players.append(player)
    while servers.gauge("sockets") < sockets:
        await asyncio.sleep(0.2)
    await asyncio.sleep(2)
    held, relays = servers.memory(), servers.gauge("relays")
    for player in players:
        player.transport.close()
    first = await asleep(servers)  # with all that sockets have used: it is kept for the next ones
    for _ in range(4):
        for pair in people:
            servers.table(game, *pair)
    grown = await asleep(servers) - first
    return (
        f"an idle socket: {(held - awake) / sockets / 1024:.1f} KB on all nodes together ({relays:.0f} of {sockets} at "
        f"another node than their table); a table awake: {(awake - before) / tables / 1024:.0f} KB; "
        f"{4 * tables} more, once asleep: {grown / 4 / tables / 1024:.1f} KB each"
    )


async def asleep(servers: ServerGroup) -> int:
    """Memory when the last table has been unloaded."""
    while servers.gauge("tables"):
        await asyncio.sleep(1)
    await asyncio.sleep(1)
    return servers.memory()


def interruptions(tables: int) -> str:
    """How long a move waits when a node dies, and when it is told to stop."""
    lines = []
    with running(3, balanced=True, bot_pause=0.1) as cluster:
        for what, act in (("is killed", kill), ("is told to stop", stop)):
            waits = asyncio.run(interrupted(cluster, tables, act))
            lines.append(f"a node {what}: the longest wait for a move at {tables} tables was {max(waits):.1f} s")
    return "\n".join(lines)


def kill(cluster: Cluster) -> None:
    cluster.nodes[0].kill()


def stop(cluster: Cluster) -> None:
    program = cluster.nodes[1].program
    assert program is not None
    program.terminate()


async def interrupted(cluster: Cluster, tables: int, act: Callable[[Cluster], None]) -> list[float]:
    soak = Soak(cluster, tables)
    playing = [asyncio.create_task(play_table(cluster, soak.recorder, number, 0.2)) for number in range(1, tables + 1)]
    await _moves(soak, 5 * tables)
    started = time.monotonic()
    act(cluster)
    await asyncio.sleep(5)
    await _moves(soak, 2 * tables)
    for table in playing:
        table.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return [asked.acknowledged_at - asked.at for asked in soak.recorder.asked if asked.acknowledged_at > started]


async def _moves(soak: Soak, count: int) -> None:
    enough = soak.recorder.acknowledged + count
    while soak.recorder.acknowledged < enough:
        await asyncio.sleep(0.05)


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and everything with it
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default=OURS[0])
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--sockets", type=int, default=1000)
    words.add_argument("--only", default="")
    said = words.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    with Postgres() as postgres, RedisServer() as redis:
        figures: dict[str, Callable[[], str]] = {}
        for kind in HELLO if said.only else ("brief", "browser"):
            figures[f"{kind} sqlite"] = lambda kind=kind: moves(said, kind, 1, None, "")  # type: ignore[misc]
            figures[f"{kind} alone"] = lambda kind=kind: moves(said, kind, 1, postgres, "")  # type: ignore[misc]
            for nodes in (1, 2, 3):
                figures[f"{kind} {nodes}"] = lambda kind=kind, nodes=nodes: moves(  # type: ignore[misc]
                    said, kind, nodes, postgres, redis.url
                )
        for nodes in (1, 2):
            figures[f"behind {nodes}"] = lambda nodes=nodes: behind(said, nodes, postgres, redis)  # type: ignore[misc]
        figures["memory"] = lambda: _memory(said, postgres, redis)
        figures["interruptions"] = lambda: interruptions(12)
        for name, figure in figures.items():
            if said.only in name:
                print(f"[{name}] {figure()}", flush=True)


def _memory(said: argparse.Namespace, postgres: Postgres, redis: RedisServer) -> str:
    database: Any = asyncio.run(fresh_database(postgres))
    with server_group(2, database, redis.url, idle_minutes=0.05) as servers:
        return asyncio.run(memory(servers, said.game, said.sockets, 50))


if __name__ == "__main__":
    main()
