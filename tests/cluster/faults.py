"""Faults: what can go wrong with a cluster, on purpose."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable

from tests.cluster.programs import Cluster, NodeProgram

LEASE_SECONDS = float(os.environ.get("GHOSTYARD_LEASE_SECONDS", "3"))  # longer for a machine with much else to do


def kill(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """A node dies without a word, and comes back later."""
    node.kill()
    time.sleep(luck.uniform(0, 6))
    node.launch()


def pause(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """A node stands still for longer than its lease, and wakes up."""
    node.pause()
    time.sleep(LEASE_SECONDS + luck.uniform(0.5, 4))
    node.pause(False)


def stop(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """A rolling restart."""
    assert node.program is not None
    node.program.send_signal(signal.SIGTERM)
    node.program.wait(timeout=60)
    node.launch()


def restart_redis(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """Redis forgets everything."""
    cluster.redis.stop()
    time.sleep(luck.uniform(0, 3))
    cluster.redis.start()


def restart_postgres(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """PostgreSQL is killed and recovers."""
    cluster.postgres.stop("immediate")
    time.sleep(luck.uniform(0, 3))
    cluster.postgres.start()


def cut_from_redis(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """One node does not reach Redis, the others do."""
    node.to_redis.cut(silently=luck.random() < 0.5)
    time.sleep(luck.uniform(1, 8))
    node.to_redis.heal()


def cut_from_postgres(cluster: Cluster, node: NodeProgram, luck: random.Random) -> None:
    """One node does not reach PostgreSQL, the others do."""
    node.to_postgres.cut(silently=luck.random() < 0.5)
    time.sleep(luck.uniform(1, 8))
    node.to_postgres.heal()


Fault = Callable[[Cluster, NodeProgram, random.Random], None]
FAULTS: tuple[Fault, ...] = (kill, pause, stop, restart_redis, restart_postgres, cut_from_redis, cut_from_postgres)
