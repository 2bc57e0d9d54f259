"""The bus: Redis carries batches of messages between nodes. Nothing is kept there, and what gets lost is noticed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from ghostyard.table import log, metrics
from ghostyard.table.cluster.messages import DECODER, ENCODER, AnyMessage, Bundle, Ping
from ghostyard.table.cluster.redis_line import RedisLine, connected

CHANNEL = "ghostyard"
PING_SECONDS = 0.5
ANSWER_SECONDS = 2.0  # for Redis to take a batch
FORGET = 2  # times the silence after which a node counts as gone, until it is forgotten
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
    """One line to publish and one to listen. After any trouble with either, both are made anew."""

    def __init__(self, url: str, node: str, listener: BusListener, silent_seconds: float) -> None:
        self.node = node
        self.silent_seconds = silent_seconds  # without its ping, nobody hears of a node, nor a node of itself
        self.heard_at: dict[str, float] = {}  # when each peer was last heard, ourselves too
        self.reaches_stores: Callable[[], list[bool]] = lambda: [True]
        self._url, self._listener = url, listener
        self._own_channel = _channel(node).encode()
        self._lines: tuple[RedisLine, RedisLine] | None = None
        self._lost = asyncio.Event()
        self._out: defaultdict[str, list[AnyMessage]] = defaultdict(list)  # by node; "" is everybody
        self._will_flush = False
        self._unanswered: deque[tuple[str, float]] = deque()  # batches: to whom, and when
        self._sent: dict[str, int] = {}  # batches, by node
        self._received: dict[str, int] = {}  # batches, by node
        self._told: dict[str, tuple[int, int]] = {}  # at a peer's last ping: what it had sent, what we had received
        self._breaks: Counter[str] = Counter()  # how often we gave up what was under way, by node; "" is everybody
        self._breaks_told: Counter[str] = Counter()  # how often each peer has with us, as it says
        self._strange: set[str] = set()  # nodes that were counted but not heard, when we last looked
        self._looked_at = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Reach Redis, or raise; from then on it is reached again whenever it was lost."""
        await self._connect()
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._ping_forever())]

    @property
    def is_up(self) -> bool:
        """Do we hear ourselves?"""
        return self.hears(self.node)

    def hears(self, peer: str) -> bool:
        """Has this peer said something lately?"""
        return time.monotonic() - self.heard_at.get(peer, 0.0) < self.silent_seconds

    def misses(self, peer: str) -> bool:
        """Do we hear ourselves, but not this peer?"""
        return self.is_up and not self.hears(peer)

    def send(self, peer: str, message: AnyMessage) -> None:
        """Send a message soon, together with all others that go there."""
        self._out[peer].append(message)
        if not self._will_flush:
            self._will_flush = True
            asyncio.get_running_loop().call_soon(self._flush)

    def tell_all(self, message: AnyMessage) -> None:
        """Send a message to all other nodes."""
        self.send("", message)

    async def flush(self) -> None:
        """Return when Redis has all that was said, or does not answer."""
        end = time.monotonic() + ANSWER_SECONDS
        while (self._out or self._unanswered) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._hang_up()

    # ------------------------------------------------------------ both lines

    async def _connect(self) -> None:
        publishing = await connected(self._url, ANSWER_SECONDS)
        try:
            listening = await connected(self._url, ANSWER_SECONDS)
        except BaseException:
            publishing.close()
            raise
        self._lines = publishing, listening
        self._lost.clear()
        self._unanswered.clear()
        publishing.receive, listening.receive = self._taken, self._heard
        publishing.lost = listening.lost = self._lost.set
        listening.send(("SUBSCRIBE", _channel(self.node), _channel("")))
        self.heard_at[self.node] = time.monotonic()

    def _hang_up(self) -> None:
        for line in self._lines or ():
            line.close()
        self._lines = None

    async def _stay_connected(self) -> None:
        """When a line breaks, whatever was under way is in doubt, and we begin anew."""
        while True:
            await self._lost.wait()
            log.warn("bus down")
            metrics.ERRORS.labels("bus").inc()
            self._hang_up()
            self._out.clear()
            self._breaks[""] += 1
            try:
                self._listener.all_broken()
            except Exception as error:
                log.incident(error, "bus")
            while self._lines is None:
                try:
                    await self._connect()
                except Exception:  # it is still away
                    await asyncio.sleep(PAUSE_SECONDS)
            self._flush(with_ping=True)

    # ------------------------------------------------------------ out

    def _flush(self, *, with_ping: bool = False) -> None:
        """Publish all batches in one write, that for everybody last: a ping counts what went before it."""
        self._will_flush = False
        if self._lines is None:
            self._out.clear()
            return
        batches, self._out = self._out, defaultdict(list)
        peers = [peer for peer in batches if peer]
        for peer in peers:
            self._sent[peer] = self._sent.get(peer, 0) + 1
        if with_ping:
            first, *others = self.reaches_stores()
            batches[""].append(Ping(dict(self._sent), first, others, dict(self._breaks)))
        if "" in batches:
            peers.append("")
        now = time.monotonic()
        self._unanswered.extend([(peer, now) for peer in peers])
        self._lines[0].send(
            *[("PUBLISH", _channel(peer), ENCODER.encode(Bundle(self.node, batches[peer]))) for peer in peers]
        )
        metrics.COUNTERS.batches += len(peers)

    def _taken(self, reply: Any) -> None:
        """Redis says how many have heard a batch."""
        peer, _ = self._unanswered.popleft()
        if isinstance(reply, Exception):
            self._lost.set()
        elif reply == 0 and peer:
            log.warn("node does not listen", peer=peer)
            self._break(peer)

    async def _ping_forever(self) -> None:
        """Say that we are here, and notice who is not: others, Redis, or we ourselves."""
        while True:
            try:
                self._flush(with_ping=True)
                if not await _slept_late(PING_SECONDS):  # otherwise we have not listened ourselves
                    self._notice_silence()
            except Exception as error:  # whatever it was, the others must hear that we are here
                log.incident(error, "bus")

    def _notice_silence(self) -> None:
        is_stuck = self._unanswered and time.monotonic() - self._unanswered[0][1] > ANSWER_SECONDS
        if self._lines is not None and (is_stuck or not self.is_up):
            self._lost.set()  # a line may be dead without an error
        for peer in [peer for peer in self.heard_at if peer != self.node and not self.hears(peer)]:
            del self.heard_at[peer]
            self._told.pop(peer, None)
            log.warn("node is silent", peer=peer)
            self._break(peer)
        if time.monotonic() - self._looked_at > FORGET * self.silent_seconds:
            self._forget_gone()

    def _forget_gone(self) -> None:
        """No node comes back by the name of one that is gone; whoever does all the same is a stranger."""
        counts = (self._sent, self._received, self._told, self._breaks, self._breaks_told)
        strange = {peer for count in counts for peer in count} - {"", self.node, *self.heard_at}
        for peer in strange & self._strange:
            for count in counts:
                count.pop(peer, None)
        self._strange, self._looked_at = strange, time.monotonic()

    # ------------------------------------------------------------ in

    def _heard(self, reply: Any) -> None:
        if isinstance(reply, Exception):
            self._lost.set()
        elif reply[0] == b"message":
            try:
                batch = DECODER.decode(reply[2])
            except msgspec.MsgspecError as error:  # of another version; its sender's next ping tells that we lost it
                log.warn("batch not understood", error=str(error))
                return
            self._receive(batch, is_ours=reply[1] == self._own_channel)

    def _receive(self, batch: Bundle, *, is_ours: bool) -> None:
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
                    self._follow(sender, message.breaks.get(self.node, 0) + message.breaks.get("", 0))
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
            self._break(sender)

    def _break(self, peer: str) -> None:
        """Give up what is under way between a peer and us, and say so before anything new begins: it does the same."""
        self._breaks[peer] += 1
        asyncio.get_running_loop().call_soon(partial(self._flush, with_ping=True))
        self._listener.broken(peer)

    def _follow(self, sender: str, breaks: int) -> None:
        """Has this peer given up what was under way? Then nobody there answers those who wait here."""
        if breaks != self._breaks_told[sender]:
            self._breaks_told[sender] = breaks
            self._listener.broken(sender)


async def _slept_late(seconds: float) -> bool:
    """Sleep; did it take so long that nothing else was done meanwhile either?"""
    started = time.monotonic()
    await asyncio.sleep(seconds)
    return time.monotonic() - started > 2 * seconds


def _channel(node: str) -> str:
    return f"{CHANNEL}:{node}"
