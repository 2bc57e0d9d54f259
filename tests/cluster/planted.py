"""The checker must find a planted bug: nodes without the epoch check, one of which stands still for a while."""

from __future__ import annotations

import asyncio
import random
import sys

from tests.cluster.faults import pause
from tests.cluster.history import Violation, check, stored_rows
from tests.cluster.programs import running
from tests.cluster.soak import Soak

TABLES = 12


def main() -> None:
    with running(3, balanced=True, module="tests.cluster.unfenced", bot_pause=0.1) as cluster:

        async def play() -> Soak:
            soak = Soak(cluster, TABLES)
            places = [asyncio.create_task(soak._place()) for _ in range(TABLES)]
            for node in cluster.nodes:
                await asyncio.sleep(5)
                await asyncio.to_thread(pause, cluster, node, random.Random(1))
            await asyncio.sleep(10)
            for place in places:
                place.cancel()
            return soak

        soak = asyncio.run(play())
        try:
            check(soak.recorder, stored_rows(cluster.postgres.url), finished=False)
        except Violation as violation:
            print(f"found, as it should be: {violation}")
            return
    sys.exit("the checker did not find the planted bug")


if __name__ == "__main__":
    main()
