"""The bus between nodes: what one end gives up the other gives up too, so that nobody waits for a dead stream."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import AnyMessage, Gone, Ping
from tests.table.redis_server import RedisServer

pytestmark = pytest.mark.slow


class Listener:
    """Writes down what a node would do."""

    def __init__(self) -> None:
        self.heard: list[AnyMessage] = []
        self.breaks: list[str] = []

    def receive(self, sender: str, message: AnyMessage) -> None:
        if not isinstance(message, Ping):
            self.heard.append(message)

    def broken(self, peer: str) -> None:
        self.breaks.append(peer)

    def all_broken(self) -> None:
        self.breaks.append("")


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


def test_what_one_node_gives_up_the_other_gives_up_too(redis: RedisServer):
    async def main(one: Bus, other: Bus, at_other: Listener) -> None:
        one._break("other")
        await until(lambda: at_other.breaks == ["one"])
        other.send("one", Gone(1))  # and whatever begins then goes on
        await asyncio.sleep(0.2)
        assert at_other.breaks == ["one"]

    run(redis, main)


def test_who_lost_redis_for_a_moment_is_given_up_by_the_others(redis: RedisServer):
    async def main(one: Bus, other: Bus, at_other: Listener) -> None:
        one._lost.set()
        await until(lambda: at_other.breaks == ["one"])

    run(redis, main)


def test_a_node_that_gives_up_nothing_is_not_given_up(redis: RedisServer):
    async def main(one: Bus, other: Bus, at_other: Listener) -> None:
        one.send("other", Gone(7))
        await until(lambda: at_other.heard == [Gone(7)])
        assert at_other.breaks == []

    run(redis, main)


def run(redis: RedisServer, test: Callable[[Bus, Bus, Listener], Awaitable[None]]) -> None:
    """Do this between two nodes that hear each other."""

    async def main() -> None:
        at_other = Listener()
        one, other = Bus(redis.url, "one", Listener(), 60), Bus(redis.url, "other", at_other, 60)
        await one.open()
        await other.open()
        try:
            await until(lambda: one.hears("other") and other.hears("one"))
            await test(one, other, at_other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(main())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.02)
