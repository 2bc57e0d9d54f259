"""Measures the server over loopback: moves per server-CPU-second, how long a move takes, memory of the idle."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from ghostyard.table import peer
from ghostyard.table.load import SCENE_SECONDS, LoadPlayer, Program, Tally

HELLO: dict[str, dict[str, Any]] = {
    "brief": {"brief": True},
    "browser": {"paced": True},
    "full": {},
}
GETS = {
    "brief": "as a program plays (every frame without scene and sheets)",
    "browser": f"as browsers do (a scene and its sheets whenever the last one was shown, {SCENE_SECONDS} s each)",
    "full": "with every frame complete (a scene and sheets to everybody for every move)",
}


async def play(server: Program, game: str, tables: int, kind: str) -> str:
    """Whole games at many tables at once, moving as fast as answers come."""
    people = [(server.person(f"Ana {n}"), server.person(f"Bo {n}")) for n in range(tables)]
    tally = Tally()
    loop, players = asyncio.get_running_loop(), []
    for host, guest in people:
        table = server.table(game, host, guest)
        for cookie in (host, guest):
            player = LoadPlayer(cookie, table, server.port, HELLO[kind], tally)
            await loop.create_connection(lambda player=player: player, "127.0.0.1", server.port)  # type: ignore[misc]
            players.append(player)
    await asyncio.sleep(1)
    tally.bytes = tally.scenes = 0
    cpu, started = server.cpu(), time.perf_counter()
    for player in players:
        player.may_move = True
        player.move()
    await asyncio.wait_for(asyncio.gather(*(player.over for player in players)), 600)
    seconds, cpu = time.perf_counter() - started, server.cpu() - cpu
    for player in players:
        player.transport.close()
    moves, ordered = len(tally.times), sorted(tally.times)
    return (
        f"{game}, {tables} tables of two, {GETS[kind]}, every move durable: {moves} moves in {seconds:.1f} s, "
        f"{moves / cpu:,.0f} moves per server-CPU-second; answer p50 {1000 * ordered[moves // 2]:.0f} ms, "
        f"p99 {1000 * ordered[moves * 99 // 100]:.0f} ms; {tally.bytes / moves / 1024:.1f} KB and "
        f"{tally.scenes / moves:.2f} scenes sent per move"
    )


async def idle(server: Program, game: str, count: int) -> str:
    """Memory of players who are connected and do nothing."""
    pairs = [(server.person(f"Cy {n}"), server.person(f"Di {n}")) for n in range(max(1, count // 20))]
    tables = [(server.table(game, *pair), pair) for pair in pairs]
    before, loop, players = server.memory(), asyncio.get_running_loop(), []
    for number in range(count):
        table, pair = tables[number % len(tables)]
        player = LoadPlayer(pair[number % 2], table, server.port, {"brief": True}, Tally())
        await loop.create_connection(lambda player=player: player, "127.0.0.1", server.port)  # type: ignore[misc]
        players.append(player)
    while f"ghostyard_sockets {count}.0".encode() not in server.call("", "GET", "/metrics")[0]:
        await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    each = (server.memory() - before) / count / 1024
    for player in players:
        player.transport.close()
    return f"{count} idle connections: {each:.1f} KB each"


def play_figures(said: argparse.Namespace, what: str) -> str:
    """Moves on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        watched = ("-m", "cProfile", "-o", said.profile) if said.profile else ()
        with running(Program(folder, watched)) as server:
            return asyncio.run(play(server, said.game, said.tables, what))


def idle_figures(said: argparse.Namespace) -> str:
    """Memory on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, running(Program(folder)) as server:
        return asyncio.run(idle(server, said.game, said.idle))


def start_figures() -> str:
    """How long until the lobby is there: with compiled rules, and on the very first start."""
    lines = []
    for cache, what in (("", "with compiled rules"), ("cache", "on the very first start, rules still to be compiled")):
        with tempfile.TemporaryDirectory() as folder:
            empty = {"GHOSTYARD_CACHE": f"{folder}/{cache}"} if cache else {}
            with running(Program(folder, environment=empty)) as server:
                lines.append(f"the lobby answers {server.seconds_to_lobby:.1f} s after the start {what}")
    return "\n".join(lines)


@contextmanager
def running(server: Program) -> Iterator[Program]:
    """The server, stopped afterwards."""
    try:
        yield server
    finally:
        server.close()


def main() -> None:
    """Measure and print a table."""
    from ghostyard.games import GAMES

    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default=GAMES[0])
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--idle", type=int, default=2000)
    words.add_argument("--only", choices=(*HELLO, "start", "idle", "peer"), default=None)
    words.add_argument("--profile", default="", help="a file for the server's profile (pstats)")
    said = words.parse_args()
    figures: dict[str, Callable[[], str]] = {
        "start": start_figures,
        **{what: partial(play_figures, said, what) for what in HELLO},
        "idle": lambda: idle_figures(said),
        "peer": lambda: "\n".join(peer.measured(matches) for matches in (said.tables // 4, said.tables)),
    }
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for what, figure in figures.items():
        if said.only in (None, what):
            print(figure(), flush=True)


if __name__ == "__main__":
    main()
