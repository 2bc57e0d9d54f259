"""Measures the server over loopback: moves per server-CPU-second, how long a move takes, memory of the idle."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from typing import Any

from ghostyard.table.load import Player, Program, Tally

HELLO: dict[str, dict[str, Any]] = {
    "brief": {"brief": True},
    "browser": {"paced": True},
    "full": {},
}


async def play(server: Program, game: str, tables: int, kind: str) -> str:
    """Whole games at many tables at once, moving as fast as answers come."""
    people = [(server.person(f"Ana {n}"), server.person(f"Bo {n}")) for n in range(tables)]
    tally = Tally()
    loop, players = asyncio.get_running_loop(), []
    for host, guest in people:
        table = server.table(game, host, guest)
        for cookie in (host, guest):
            player = Player(cookie, table, server.port, HELLO[kind], tally)
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
        f"{game}, {tables} tables, {kind} frames: {moves} moves in {seconds:.1f} s, "
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
        player = Player(pair[number % 2], table, server.port, {"brief": True}, Tally())
        await loop.create_connection(lambda player=player: player, "127.0.0.1", server.port)  # type: ignore[misc]
        players.append(player)
    while f"ghostyard_sockets {count}.0".encode() not in server.call("", "GET", "/metrics")[0]:
        await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    each = (server.memory() - before) / count / 1024
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
    words.add_argument("--only", choices=(*HELLO, "idle"), default=None)
    words.add_argument("--profile", default="", help="a file for the server's profile (pstats)")
    said = words.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for what in (*HELLO, "idle"):
        if said.only in (None, what):
            measure(what, said)


def measure(what: str, said: argparse.Namespace) -> None:
    """One figure, from a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Program(folder, ("-m", "cProfile", "-o", said.profile) if said.profile else ())
        try:
            ready = f"ready in {server.seconds_to_start:.1f} s; "
            if what == "idle":
                print(ready + asyncio.run(idle(server, said.game, said.idle)), flush=True)
            else:
                print(ready + asyncio.run(play(server, said.game, said.tables, what)), flush=True)
        finally:
            server.close()


if __name__ == "__main__":
    main()
