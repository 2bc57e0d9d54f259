"""The bus: Redis carries batches of messages between nodes. Nothing is kept there, and what gets lost is noticed."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from redis.asyncio import Connection, ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ghostyard.table import log, metrics
from ghostyard.table.cluster.messages import DECODER, ENCODER, AnyMessage, Batch, Ping

CHANNEL = "ghostyard"
PING_SECONDS = 0.5
ANSWER_SECONDS = 2.0  # for Redis to take a batch
PAUSE_SECONDS = 0.2  # between two tries to reach Redis


class BusListener(Protocol):
    """Who gets what comes over the bus."""

    def receive(self, sender: str, message: AnyMessage) -> None:
        """A message has come."""

    def broken(self, peer: str) -> None:
        """Something between this peer and us may have been lost, or it is silent."""

    def all_broken(self) -> None:
        """Whatever was under way may have been lost."""


class Bus:
    """One line to publish and one to listen, both plain connections: nothing comes back by itself unnoticed."""

    def __init__(self, url: str, node: str, listener: BusListener, silent_seconds: float) -> None:
        self.node = node
        self.silent_seconds = silent_seconds  # without its ping, nobody hears of a node, nor a node of itself
        self.heard_at: dict[str, float] = {}  # when each peer was last heard, ourselves too
        self.reaches_store: Callable[[], bool] = lambda: True
        self._listener = listener
        self._pool = ConnectionPool.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=ANSWER_SECONDS, protocol=2
        )
        self._out: defaultdict[str, list[AnyMessage]] = defaultdict(list)  # by node; "" is everybody
        self._sent: dict[str, int] = {}  # batches, by node
        self._received: dict[str, int] = {}  # batches, by node
        self._told: dict[str, tuple[int, int]] = {}  # at a peer's last ping: what it had sent, what we had received
        self._has_mail = asyncio.Event()
        self._ping_due = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Reach Redis, or raise; from then on it is reached again whenever it was lost."""
        lines = await self._connected()
        self.heard_at[self.node] = time.monotonic()
        self._tasks = [asyncio.create_task(self._run(lines)), asyncio.create_task(self._ping_forever())]

    @property
    def is_up(self) -> bool:
        """Do we hear ourselves?"""
        return self.hears(self.node)

    def hears(self, peer: str) -> bool:
        """Has this peer said something lately?"""
        return time.monotonic() - self.heard_at.get(peer, 0.0) < self.silent_seconds

    def send(self, peer: str, message: AnyMessage) -> None:
        """Send a message soon, together with all others that go there."""
        self._out[peer].append(message)
        self._has_mail.set()

    def tell_all(self, message: AnyMessage) -> None:
        """Send a message to all other nodes."""
        self.send("", message)

    async def flush(self) -> None:
        """Return when all that was said has left, or cannot."""
        for _ in range(50):
            if not self._out:
                return
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.aclose()

    # ------------------------------------------------------------ both lines

    def _new_line(self) -> Connection:
        line: Connection = self._pool.make_connection()  # type: ignore[no-untyped-call]
        return line

    async def _connected(self) -> tuple[Connection, Connection]:
        publishing, listening = self._new_line(), self._new_line()
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            for line in (publishing, listening):
                await line.connect()  # type: ignore[no-untyped-call]
            await listening.send_command("SUBSCRIBE", _channel(self.node), _channel(""))
            for _ in range(2):
                await listening.read_response()
        return publishing, listening

    async def _run(self, lines: tuple[Connection, Connection] | None) -> None:
        """Publish and listen until a line breaks; then whatever was under way is in doubt, and we begin anew."""
        while True:
            try:
                lines = lines or await self._connected()
                await self._use(*lines)
            except Exception as error:
                log.warn("bus down", error=type(error).__name__)
                metrics.ERRORS.labels("bus").inc()
            for line in lines or ():
                with suppress(Exception):
                    await line.disconnect(nowait=True)
            lines = None
            self._out.clear()
            self._listener.all_broken()
            await asyncio.sleep(PAUSE_SECONDS)

    async def _use(self, publishing: Connection, listening: Connection) -> None:
        self.heard_at[self.node] = time.monotonic()
        tasks = [
            asyncio.create_task(self._publish_forever(publishing)),
            asyncio.create_task(self._listen_forever(listening)),
            asyncio.create_task(self._watch_ourselves()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch_ourselves(self) -> None:
        """A line may be dead without an error: then our own ping does not come back."""
        while await _slept_late(PING_SECONDS) or self.is_up:
            pass
        raise TimeoutError

    # ------------------------------------------------------------ out

    async def _ping_forever(self) -> None:
        while True:
            self._ping_due = True
            self._has_mail.set()
            if await _slept_late(PING_SECONDS):  # we have not listened ourselves
                continue
            for peer in [peer for peer in self.heard_at if peer != self.node and not self.hears(peer)]:
                del self.heard_at[peer]
                self._told.pop(peer, None)
                log.warn("node is silent", peer=peer)
                self._listener.broken(peer)

    async def _publish_forever(self, line: Connection) -> None:
        while True:
            await self._has_mail.wait()
            self._has_mail.clear()
            batches, self._out = self._out, defaultdict(list)
            if self._ping_due:
                self._ping_due = False
                batches.setdefault("", []).append(self._ping(batches))
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._publish(line, batches)

    def _ping(self, batches: dict[str, list[AnyMessage]]) -> Ping:
        for peer in batches:
            if peer and peer not in self._sent:
                self._sent[peer] = 0
        return Ping({peer: sent + (peer in batches) for peer, sent in self._sent.items()}, self.reaches_store())

    async def _publish(self, line: Connection, batches: dict[str, list[AnyMessage]]) -> None:
        """All batches in one write, that for everybody last: a ping counts what went before it."""
        peers = sorted(batches, reverse=True)
        commands = [("PUBLISH", _channel(peer), ENCODER.encode(Batch(self.node, batches[peer]))) for peer in peers]
        for peer in peers:
            if peer:
                self._sent[peer] = self._sent.get(peer, 0) + 1
        metrics.BUS_SENT.inc(len(commands))
        await line.send_packed_command(line.pack_commands(commands))
        for peer in peers:
            if not await line.read_response() and peer:  # nobody listens there
                log.warn("node does not listen", peer=peer)
                self._listener.broken(peer)

    # ------------------------------------------------------------ in

    async def _listen_forever(self, line: Connection) -> None:
        own = _channel(self.node).encode()
        while True:
            kind, channel, data = await line.read_response()
            if kind == b"message":
                self._receive(DECODER.decode(data), is_ours=channel == own)

    def _receive(self, batch: Batch, *, is_ours: bool) -> None:
        sender = batch.sender
        self.heard_at[sender] = time.monotonic()
        if sender == self.node and not is_ours:
            return
        if is_ours:
            self._received[sender] = self._received.get(sender, 0) + 1
        for message in batch.messages:
            try:
                if isinstance(message, Ping):
                    self._check(sender, message.sent.get(self.node, 0))
                self._listener.receive(sender, message)
            except Exception as error:  # the others get theirs
                log.incident(error, "bus", message=message)

    def _check(self, sender: str, sent: int) -> None:
        """Have we received all that was sent to us since the last ping?"""
        received = self._received.get(sender, 0)
        before = self._told.get(sender)
        self._told[sender] = (sent, received)
        if before is not None and sent - before[0] != received - before[1]:
            log.warn("messages lost", sender=sender, sent=sent - before[0], received=received - before[1])
            self._listener.broken(sender)


async def _slept_late(seconds: float) -> bool:
    """Sleep; did it take so long that nothing else was done meanwhile either?"""
    started = time.monotonic()
    await asyncio.sleep(seconds)
    return time.monotonic() - started > 2 * seconds


def _channel(node: str) -> str:
    return f"{CHANNEL}:{node}"
