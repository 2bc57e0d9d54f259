"""The bus between nodes: what one end gives up the other gives up too, so that nobody waits for a dead stream."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import hiredis
import pytest

from ghostyard.table.cluster import bus
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import ENCODER, AnyMessage, Gone, Ping
from ghostyard.table.cluster.redis_line import connected
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


def test_what_is_not_understood_breaks_only_with_its_sender(redis: RedisServer):
    """While nodes are replaced one by one, a newer one may say what an older one has never heard of."""

    async def main(one: Bus, other: Bus, at_other: Listener) -> None:
        line = await connected(redis.url, 5)
        one._sent["other"] = one._sent.get("other", 0) + 1
        line.send(("PUBLISH", "ghostyard:other", ENCODER.encode(["one", [["News", 1]]])))
        await until(lambda: at_other.breaks == ["one"])
        one.send("other", Gone(7))
        await until(lambda: at_other.heard == [Gone(7)])
        assert at_other.breaks == ["one"]  # the line is the same
        line.close()

    run(redis, main)


def test_nodes_that_are_gone_are_forgotten(redis: RedisServer, monkeypatch: pytest.MonkeyPatch):
    async def main(one: Bus, other: Bus, at_other: Listener) -> None:
        one.send("other", Gone(7))
        other.send("one", Gone(7))
        await until(lambda: "one" in other._received and "one" in other._sent)
        monkeypatch.setattr(bus, "PING_SECONDS", 0.05)
        await one.close()
        other.silent_seconds = 0.2
        await until(lambda: "one" in at_other.breaks)
        counts = (other._sent, other._received, other._told, other._breaks, other._breaks_told)
        await until(lambda: not any("one" in count for count in counts))

    run(redis, main)


@pytest.mark.parametrize("refused", [1, 2])
def test_a_line_that_cannot_be_used_is_closed_and_so_is_the_one_before_it(refused: int):
    """Redis that answers the first PING, or none."""

    async def main() -> None:
        open_lines: list[asyncio.StreamWriter] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            open_lines.append(writer)
            is_refused = len(open_lines) == refused
            while await reader.read(100):
                writer.write(b"-ERR no\r\n" if is_refused else b"+PONG\r\n")
            open_lines.remove(writer)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(hiredis.ReplyError):
            await Bus(f"redis://127.0.0.1:{port}", "one", Listener(), 60).open()
        await until(lambda: not open_lines)
        server.close()

    asyncio.run(main())


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
