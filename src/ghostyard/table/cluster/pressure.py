"""Pressure: how much a node has to do, in one number that nodes can compare."""

from __future__ import annotations

import asyncio
import time

SMOOTH = 0.3  # how much the latest measurement counts
LAG_WEIGHT = 5.0  # a tenth of a second of delay is as bad as half a core


class Pressure:
    """The share of a core that this program uses, and by how much its event loop is late."""

    def __init__(self) -> None:
        self.value = 0.0
        self._cpu, self._at = time.process_time(), time.monotonic()

    def slept(self, wanted: float, took: float) -> None:
        """A sleep of `wanted` seconds took so many."""
        cpu, now = time.process_time(), time.monotonic()
        share = (cpu - self._cpu) / max(1e-6, now - self._at)
        self._cpu, self._at = cpu, now
        self.value += SMOOTH * (share + LAG_WEIGHT * max(0.0, took - wanted) - self.value)

    async def measure_forever(self, pause: float) -> None:
        """Measure with every pause, and how late it ends."""
        while True:
            started = time.monotonic()
            await asyncio.sleep(pause)
            self.slept(pause, time.monotonic() - started)
