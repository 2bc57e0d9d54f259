"""Executors: where many games are played, in threads of this program or on the machines of a Ray cluster.

Work is cut into tasks whose results do not depend on who does them. A worker that dies is not missed: Ray gives its
tasks to another one.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeVar

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.games import game as load_game
from ghostyard.research.extras import extra

T = TypeVar("T")
R = TypeVar("R")

NAMES = ("threads", "ray")
AHEAD = 2  # tasks that wait for every worker, so that none ever waits for a task
TOGETHER = 8  # tasks that travel to another program at once
CENSUS = 2.0  # seconds after which the workers of a cluster are counted again: it may grow and shrink
PATIENCE = 10.0  # seconds in which a cluster answers


class Executor(Protocol):
    """Does tasks side by side."""

    def results(self, work: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        """What comes of every task, in the order in which they are finished; tasks are taken when they are needed."""
        ...


def executor(name: str = "threads", *, jobs: int | None = None, address: str | None = None) -> Executor:
    """An executor by its name."""
    if name not in NAMES:
        raise Mistake("executor", name=name, known=", ".join(NAMES))
    return Threads(jobs or os.cpu_count() or 1) if name == "threads" else RayCluster(address)


@dataclass(frozen=True)
class Threads:
    """Threads of this program: compiled games let go of Python's lock, so all cores are used."""

    workers: int

    def results(self, work: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        """What comes of every task."""
        running = set[Future[R]]()
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                while True:
                    running |= {pool.submit(work, task) for task in islice(tasks, AHEAD * self.workers - len(running))}
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


class RayCluster:
    """The workers of a Ray cluster: an existing one at its address, or one of this machine's own."""

    def __init__(self, address: str | None = None) -> None:
        self._ray = extra("ray", extra="ray")
        if not self._ray.is_initialized():
            try:
                _knock(address or "")
                self._ray.init(address=address, include_dashboard=False, log_to_driver=False)
            except (OSError, ValueError) as problem:
                raise Mistake("no-cluster", address=str(address), problem=str(problem)) from None

    @property
    def workers(self) -> int:
        """How many tasks the cluster can do at the same time, as it is now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def results(self, work: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        """What comes of every task; those of a worker that has died are done again."""
        remote = self._ray.remote(num_cpus=1, max_retries=-1)(_do_all)
        shared, running, room, counted = self._ray.put(work), list[Any](), 0, -CENSUS
        try:
            while True:
                if time.monotonic() - counted > CENSUS:
                    room, counted = AHEAD * self.workers, time.monotonic()
                while len(running) < room and (some := list(islice(tasks, TOGETHER))):
                    running.append(remote.remote(shared, some))
                if not running:
                    return
                done, running = self._ray.wait(running)
                for finished in done:
                    yield from self._ray.get(finished)
        finally:
            for task in running:
                self._ray.cancel(task, force=True)


def _knock(address: str) -> None:
    """Raise at once if nobody listens at `host:port` or `ray://host:port`, where Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _do_all(work: Callable[[T], R], tasks: list[T]) -> list[R]:
    return [work(task) for task in tasks]


class ByName:
    """A game that travels to other programs by its name."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __reduce__(self) -> Any:
        return _by_name, (self.game.name,)


def _by_name(name: str) -> ByName:
    return ByName(load_game(name))


def in_order(results: Iterator[tuple[int, R]]) -> Iterator[R]:
    """Numbered results from 0 on, in their order, each as soon as all before it are there."""
    waiting: dict[int, R] = {}
    following = 0
    for number, result in results:
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1
