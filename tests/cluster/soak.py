"""Many tables, many faults, and the whole history checked afterwards: `make soak-cluster`.

GHOSTYARD_SOAK_FAULTS (120) and GHOSTYARD_SOAK_TABLES (60 at once) say how much.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from tests.cluster.faults import FAULTS, LEASE_SECONDS, Fault
from tests.cluster.history import Recorder, Violation, check, stored_rows
from tests.cluster.players import play_table
from tests.cluster.programs import Cluster, running

PAUSE = 0.25  # seconds that a player thinks
LATEST = time.monotonic() + 60 * float(os.environ.get("GHOSTYARD_SOAK_MINUTES", "600"))  # no new fault after that
QUIET_SECONDS = 240  # after a fault, until everybody must play again
TWO = "two at once"
LONGEST_WAIT = 10 * LEASE_SECONDS  # for a move after a fault, also where all share two busy cores; twice that after two


class Soak:
    """Tables that keep coming until all faults have happened, then play to their end."""

    def __init__(self, cluster: Cluster, tables: int, pause: float = PAUSE) -> None:
        self.cluster, self.tables, self.pause = cluster, tables, pause
        self.recorder, self.is_enough = Recorder(), asyncio.Event()
        self.away: list[float] = []
        self.pauses: dict[str, list[float]] = defaultdict(list)  # by fault: the longest wait at any table
        self._number = 0
        self._places: list[asyncio.Task[None]] = []

    async def run(self, faults: int, luck: random.Random) -> None:
        places = self._places = [asyncio.create_task(self._place()) for _ in range(self.tables)]
        try:
            await self._progress(self.tables)
            for number in range(faults):
                if time.monotonic() > LATEST:
                    break
                chosen = luck.sample(FAULTS, 2 if luck.random() < 0.25 else 1)
                wait = await self._break(chosen, luck)
                done = f"{self.recorder.acknowledged} moves, longest wait {wait:.1f} s"
                print(f"{number + 1}/{faults} {self._said(chosen)}: {done}", flush=True)
            self.is_enough.set()
            await asyncio.wait_for(asyncio.gather(*places), 1200)
        finally:
            for place in places:
                place.cancel()

    def _said(self, chosen: list[Fault]) -> str:
        return " and ".join(fault.__name__ for fault in chosen)

    async def _place(self) -> None:
        while not self.is_enough.is_set():
            self._number += 1
            self.away.append(await play_table(self.cluster, self.recorder, self._number, self.pause))

    async def _break(self, chosen: list[Fault], luck: random.Random) -> float:
        """Faults at the same time, and then peace until everybody plays again; the longest wait for a move."""
        started = time.monotonic()
        nodes = luck.sample(self.cluster.nodes, len(chosen))
        threads = [
            threading.Thread(target=fault, args=(self.cluster, node, luck))
            for fault, node in zip(chosen, nodes, strict=True)
        ]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            await asyncio.sleep(0.1)
        await asyncio.to_thread(self.cluster.wait_until_ready, QUIET_SECONDS)
        await self._peace()
        wait = self._longest_wait(started)
        self.pauses[self._said(chosen) if len(chosen) == 1 else TWO].append(wait)
        return wait

    async def _peace(self) -> None:
        """Wait until everybody plays again: otherwise one wait would be that of several faults."""
        asked = [one for one in self.recorder.asked if not one.is_answered]
        await self._until(lambda: all(one.is_answered or one.table in self.recorder.over for one in asked))
        await self._progress(self.tables)

    async def _progress(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged."""
        enough = self.recorder.acknowledged + moves
        await self._until(lambda: self.recorder.acknowledged >= enough)

    async def _until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + QUIET_SECONDS
        while not condition():
            for place in self._places:
                if place.done():
                    place.result()  # what went wrong there
            assert time.monotonic() < end, "play does not go on"
            await asyncio.sleep(0.1)

    def _longest_wait(self, since: float) -> float:
        """The longest time from asking to acknowledgement since then."""
        done = [asked for asked in self.recorder.asked[-5000:] if asked.acknowledged_at > since]
        return max((asked.acknowledged_at - asked.at for asked in done), default=0.0)


def report(soak: Soak) -> None:
    for name, waits in sorted(soak.pauses.items()):
        ordered = sorted(waits)
        print(f"{name}: {len(waits)} times; longest wait for a move: median {ordered[len(ordered) // 2]:.1f} s, "
              f"worst {ordered[-1]:.1f} s")  # fmt: skip
    too_long = [name for name, waits in soak.pauses.items() if max(waits) > (1 + (name == TWO)) * LONGEST_WAIT]
    if too_long:
        raise Violation(f"people waited for too long: {', '.join(too_long)}")


def main() -> None:
    faults, tables = (
        int(os.environ.get(f"GHOSTYARD_SOAK_{name}", default))
        for name, default in (("FAULTS", "120"), ("TABLES", "60"))
    )
    seed = int(os.environ.get("GHOSTYARD_SOAK_SEED", "0")) or random.randrange(1 << 30)
    print(f"{faults} faults, {tables} tables at once, seed {seed}", flush=True)
    with running(3, balanced=True, bot_pause=0.1) as cluster:

        async def play() -> Soak:
            soak = Soak(cluster, tables)
            await soak.run(faults, random.Random(seed))
            return soak

        soak = asyncio.run(play())
        cluster.wait_until_ready()
        print("checking", flush=True)
        checked = check(soak.recorder, stored_rows(cluster.postgres.url))
        with suppress(OSError):
            taken = sum(node.metric("ghostyard_tables_taken_over_total") for node in cluster.nodes)
            print(f"tables taken over (by nodes that still run): {taken:.0f}")
    report(soak)
    print(f"all is well: {checked}")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and everything with it
    main()
