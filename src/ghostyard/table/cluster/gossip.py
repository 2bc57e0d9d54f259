"""Gossip: what all nodes should know: what was spent of limits."""

from __future__ import annotations

import asyncio
from collections import Counter

from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import Spent
from ghostyard.table.limits import Buckets

GOSSIP_SECONDS = 0.5


class Gossip:
    """What was spent here and is not yet told, and what others have spent."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._changes: Buckets | None = None
        self._spent: Counter[str] = Counter()  # not yet told to others

    def listen(self, changes: Buckets) -> None:
        """These limits hold at all nodes together."""
        self._changes = changes
        changes.taken = self._take

    def _take(self, key: str) -> None:
        self._spent[key] += 1

    def spend(self, message: Spent) -> None:
        """Others have spent something."""
        if self._changes is not None:
            for key, drops in message.drops.items():
                self._changes.spend(key, drops)

    async def tell_forever(self) -> None:
        """Tell the others, all at once and not too often."""
        while True:
            await asyncio.sleep(GOSSIP_SECONDS)
            if self._spent:
                self._bus.tell_all(Spent(dict(self._spent)))
                self._spent.clear()
