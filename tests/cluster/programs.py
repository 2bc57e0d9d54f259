"""The programs of a cluster: PostgreSQL, Redis, nodes with links that can be cut, and HAProxy in front of them."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cluster.link import Link
from tests.table.client import Server, free_port
from tests.table.postgres import Postgres
from tests.table.redis_server import RedisServer

BALANCER = """
global
    maxconn 4000
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    timeout check 1s
    retries 3
    option redispatch 1
    retry-on conn-failure
    option forwardfor
frontend door
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance random
    option httpchk GET /readyz
    default-server check inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class NodeProgram(Server):
    """A node, with a link to PostgreSQL and one to Redis."""

    def __init__(
        self, number: int, to_postgres: Link, to_redis: Link, *more: Postgres, forked: bool = False, **settings: Any
    ) -> None:
        self.number, self.to_postgres, self.to_redis = number, to_postgres, to_redis
        first = f"postgresql://ghost@127.0.0.1:{to_postgres.port}/postgres"
        database = " ".join([first, *(postgres.url for postgres in more)])
        module = str(settings.pop("module", "ghostyard"))
        bus = f"redis://127.0.0.1:{to_redis.port}/0"
        super().__init__(database, "--bus", bus, module=module, forked=forked, **settings)

    def pause(self, paused: bool = True) -> None:
        """Let it stand still, or go on."""
        assert self.program is not None
        self.program.send_signal(signal.SIGSTOP if paused else signal.SIGCONT)

    @property
    def is_ready(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
        return False

    def metric(self, name: str) -> float:
        """One number of this node's metrics."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=10) as page:
            lines = page.read().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))


def _wait_for_door(port: int) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.02)
    raise AssertionError("the balancer does not start")


class Balancer:
    """HAProxy in front of all nodes."""

    def __init__(self, nodes: list[NodeProgram]) -> None:
        self.port, self._folder = free_port(), Path(tempfile.mkdtemp(prefix="ghostyard-balancer-"))
        found = shutil.which("haproxy")
        if found is None:
            pytest.skip("no HAProxy here: install Debian's haproxy package to run this")
        servers = "\n".join(f"    server node{node.number} 127.0.0.1:{node.port}" for node in nodes)
        file = self._folder / "haproxy.cfg"
        file.write_text(BALANCER.format(port=self.port, servers=servers))
        self._program = subprocess.Popen([found, "-f", str(file), "-q"])
        _wait_for_door(self.port)

    def close(self) -> None:
        self._program.terminate()
        self._program.wait()
        shutil.rmtree(self._folder)


class Cluster:
    """Everything together."""

    def __init__(
        self, postgres: Postgres, redis: RedisServer, nodes: list[NodeProgram], more: list[Postgres]
    ) -> None:  # fmt: skip
        self.postgres, self.redis, self.nodes, self.more_postgres = postgres, redis, nodes, more
        self.balancer: Balancer | None = None

    @property
    def ports(self) -> list[int]:
        """Where people may come: to the balancer, or to any node."""
        return [self.balancer.port] if self.balancer else [node.port for node in self.nodes]

    def wait_until_ready(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not all(node.is_ready for node in self.nodes):
            for node in self.nodes:  # as whatever runs servers does
                if node.program is not None and node.program.poll() is not None:
                    node.launch()
            assert time.monotonic() < end, [node.log.read_text()[-2000:] for node in self.nodes if not node.is_ready]
            time.sleep(0.05)


@contextmanager
def running(count: int = 3, *, balanced: bool = False, databases: int = 1, **settings: Any) -> Iterator[Cluster]:
    """A cluster, on one PostgreSQL server or on several, stopped and removed afterwards.

    Tests fork its nodes; what is measured starts as people start it.
    """
    with ExitStack() as stack:
        postgres, *more = [stack.enter_context(Postgres()) for _ in range(databases)]
        redis = stack.enter_context(RedisServer())
        nodes = [
            NodeProgram(
                number,
                stack.enter_context(Link(postgres.port)),
                stack.enter_context(Link(redis.port)),
                *more,
                **settings,
            )
            for number in range(count)
        ]
        for node in nodes:
            node.launch()
            stack.callback(_end, node)
        cluster = Cluster(postgres, redis, nodes, more)
        for node in nodes:
            node.wait_until_ready(120)
        cluster.wait_until_ready(120)
        if balanced:
            cluster.balancer = Balancer(nodes)
            stack.callback(cluster.balancer.close)
        yield cluster


def _end(node: NodeProgram) -> None:
    if node.program is not None and node.program.poll() is None:
        node.program.send_signal(signal.SIGCONT)
        node.program.send_signal(signal.SIGTERM)
        try:
            node.program.wait(timeout=40)
        except subprocess.TimeoutExpired:
            node.program.kill()
            node.program.wait()
    if not os.environ.get("GHOSTYARD_KEEP_LOGS"):
        node.log.unlink(missing_ok=True)
