"""Gossip: what all nodes should know: what was spent of limits."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import Spent
from ghostyard.table.limits import Buckets

GOSSIP_SECONDS = 0.5


class Gossip:
    """What was spent here and is not yet told, and what others have spent."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._limits: list[Buckets] = []
        self._spent: list[Counter[str]] = []  # of each limit, not yet told to others

    def listen(self, *limits: Buckets) -> None:
        """These limits hold at all nodes together; all nodes name them in the same order."""
        for buckets in limits:
            spent: Counter[str] = Counter()
            buckets.taken = partial(_count, spent)
            self._limits.append(buckets)
            self._spent.append(spent)

    def spend(self, message: Spent) -> None:
        """Others have spent something."""
        for buckets, spent in zip(self._limits, (message.drops, *message.more), strict=False):
            for key, drops in spent.items():
                buckets.spend(key, drops)

    async def tell_forever(self) -> None:
        """Tell the others, all at once and not too often."""
        while True:
            await asyncio.sleep(GOSSIP_SECONDS)
            if any(self._spent):
                first, *more = map(dict, self._spent)
                self._bus.tell_all(Spent(first, more))
                for spent in self._spent:
                    spent.clear()


def _count(spent: Counter[str], key: str) -> None:
    spent[key] += 1
