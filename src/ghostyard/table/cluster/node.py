"""A node: stays alive by its row, takes tables over and hands them on, and connects what comes to it with its owner."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.leases import Leases, Peer
from ghostyard.table.cluster.messages import (
    AnyMessage,
    Ask,
    AskReply,
    Attach,
    Attached,
    Elsewhere,
    Gone,
    Heard,
    Known,
    Left,
    Ping,
    Reply,
    Request,
    Said,
    Spent,
    Take,
    Took,
    Writable,
)
from ghostyard.table.cluster.pressure import Pressure
from ghostyard.table.cluster.relay import FIND_SECONDS, PAUSE_SECONDS, BusSocket, Relay
from ghostyard.table.forwarding import ABOUT_A_TABLE, FORWARDED, answered
from ghostyard.table.inbox import attend
from ghostyard.table.limits import Buckets
from ghostyard.table.lobby import MOVED, Lobby
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, FromLobby
from ghostyard.table.store import StoreDown
from ghostyard.table.table import Table
from ghostyard.table.websocket import MessageSocket

SILENCE = 2 / 3  # of a lease: who is not heard for so long may be dead
BEATS = 4  # renewals within the length of a lease
GOSSIP_SECONDS = 0.5
CALL_SECONDS = 8.0  # for another node to answer a request
ADOPTED_AT_ONCE = 8  # tables of a dead node: the others get some too
MISDIRECTED = 421  # HTTP's own word for it
MUCH_PRESSURE = 0.3  # more than another node's: that one gets the new table


class Node:
    """One server of many."""

    def __init__(self, bus_url: str, leases: Leases, lobby: Lobby) -> None:
        self.id = leases.node
        self.app: ASGIApp | None = None  # answers requests that come from other nodes
        self.bus = Bus(bus_url, leases.node, self, SILENCE * leases.seconds)
        self.bus.reaches_store = lambda: self._reaches_store
        self._leases, self._lobby = leases, lobby
        self._changes: Buckets | None = None
        self._pressure = Pressure()
        self._peers: list[Peer] = []
        self._stores: dict[str, bool] = {}  # which peers say that they reach PostgreSQL
        self._renewed_at = time.monotonic()
        self._adopts_from = 0.0  # when we may take over from nodes that seem dead
        self._is_stopping = self._is_cut_off = False
        self._adopted: set[str] = set()  # dead nodes whose tables were seen to
        self._spent: Counter[str] = Counter()  # of limits, not yet told to others
        self._streams, self._calls = itertools.count(1), itertools.count(1)
        self._relays: dict[int, Relay] = {}
        self._sockets: dict[tuple[str, int], BusSocket] = {}
        self._waiting: dict[int, tuple[str, asyncio.Future[Any]]] = {}  # calls, by whom they are answered
        self._arrivals = asyncio.Semaphore(2)  # tables that are read at once for others
        self._tasks: set[asyncio.Task[None]] = set()
        lobby.ask = self.ask

    # ------------------------------------------------------------ life

    async def start(self, changes: Buckets) -> None:
        """Be there for others, and for tables that nobody looks after."""
        self._changes = changes
        changes.taken = self._take
        with suppress(StoreDown):  # it is tried again with every beat
            self._peers = await self._leases.renew()
        await self.bus.open()
        self._spawn(self._beat_forever())
        self._spawn(self._gossip_forever())
        self._spawn(self._adopt_strays())

    async def stop(self) -> None:
        """Give all tables to other nodes, then say goodbye to everybody here: who comes back finds them at work."""
        self._is_stopping = True
        tables = dict(self._lobby.tables)
        self._lobby.tables.clear()
        await asyncio.gather(*(table.close() for table in tables.values()))
        others = sorted((peer for peer in self._peers if self._can_serve(peer)), key=lambda peer: peer.pressure)
        try:
            if tables and others:
                owners = dict(zip(tables, itertools.cycle(peer.id for peer in others), strict=False))
                await self._leases.hand_over(owners)
                for peer in others:
                    if given := [table for table, owner in owners.items() if owner == peer.id]:
                        self.bus.send(peer.id, Take(given))
            await self._leases.leave()
        except StoreDown:  # others find out by themselves
            pass
        for table in tables.values():
            for subscriber in list(table.subscribers):
                subscriber.close(MOVED, "bye-server")
        for relay in list(self._relays.values()):
            relay.say_goodbye("bye-server")
            relay.close(MOVED)
        await self.bus.flush()

    async def close(self) -> None:
        """Let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()
        await self._leases.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Mistake):
            log.incident(error, "node")

    @property
    def is_ready(self) -> bool:
        """Should anybody be sent here?"""
        return not (self._is_stopping or self._is_cut_off)

    @property
    def _reaches_store(self) -> bool:
        return time.monotonic() - self._renewed_at < self._leases.seconds

    # ------------------------------------------------------------ beats

    async def _beat_forever(self) -> None:
        pause = self._leases.seconds / BEATS
        while True:
            started = time.monotonic()
            try:
                with suppress(StoreDown):
                    await self._beat()
                await self._see_whether_we_are_cut_off()
            except Exception as error:  # whatever it was, the next beat comes
                log.incident(error, "beat")
            left, now = max(0.05, pause - (time.monotonic() - started)), time.monotonic()
            await asyncio.sleep(left)
            self._pressure.slept(left, time.monotonic() - now)

    async def _beat(self) -> None:
        """Stay alive for others, and see who is not."""
        now, was_late = time.monotonic(), not self._reaches_store
        self._peers = await self._leases.renew(
            pressure=self._pressure.value, bus=self.bus.is_up, stopping=self._is_stopping
        )
        self._renewed_at = now
        alive = {peer.id for peer in self._peers if peer.alive}
        metrics.NODES.set(len(alive) + 1)
        if was_late:
            self._adopts_from = now + self._leases.seconds  # others may have been cut off as we were
            await self._let_go_of_lost()
        self._adopted -= alive
        dead = {peer.id for peer in self._peers if not peer.alive} - self._adopted
        if dead and not self._is_stopping and now > self._adopts_from:
            self._adopted |= dead
            self._spawn(self._adopt(sorted(dead)))

    async def _let_go_of_lost(self) -> None:
        """Our time had run out: others may have taken what we had."""
        held = await self._leases.held()
        for name, table in list(self._lobby.tables.items()):
            if table.lease not in held:
                self._let_go(name, "late")

    def _let_go(self, name: str, why: str) -> None:
        if name in self._lobby.tables:
            metrics.LET_GO.labels(why).inc()
            self._lobby.let_go(name)

    async def _see_whether_we_are_cut_off(self) -> None:
        """Cut off alone from what others reach, we let go of everything; if all are cut off, all wait."""
        from_store = not self._reaches_store and any(
            reaches and self.bus.hears(peer) for peer, reaches in self._stores.items()
        )
        silent = time.monotonic() - self.bus.heard_at.get(self.id, 0.0)
        from_bus = silent > self.bus.silent_seconds + self._leases.seconds / BEATS and any(
            peer.alive and peer.bus for peer in self._peers
        )
        self._is_cut_off = from_store or from_bus
        if self._is_cut_off:
            for name in list(self._lobby.tables):
                self._let_go(name, "store" if from_store else "bus")
            if from_bus and self._reaches_store:
                with suppress(StoreDown):
                    await self._leases.free_all()

    # ------------------------------------------------------------ tables without an owner

    async def _adopt_strays(self) -> None:
        """At the start: tables that went on when all nodes stopped, and those that never had a node."""
        await self._adopt(None)
        while names := await self._leases.adopt_new(ADOPTED_AT_ONCE):
            await self._resume(names)

    async def _adopt(self, dead: Sequence[str] | None) -> None:
        try:
            while names := await self._leases.adopt(dead, ADOPTED_AT_ONCE):
                metrics.TAKEN_OVER.inc(len(names))
                self.bus.tell_all(Took(names))
                await self._resume(names)
        except StoreDown:
            self._adopted.difference_update(dead or ())

    async def _resume(self, names: Sequence[str]) -> None:
        for name in names:
            try:
                await self._lobby.resume([name])
            except Mistake:  # somebody else was faster, or the store is away: whoever asks finds it
                continue
            except Exception as error:
                log.incident(error, "resume", table=name)

    # ------------------------------------------------------------ whose table is it?

    async def find(self, table: str) -> str:
        """The node that owns a table; one without an owner gets one."""
        if table in self._lobby.tables and self._reaches_store:
            return self.id
        owner = await self._leases.owner(table)
        if owner:
            return owner
        best = self._best_node()
        if best != self.id and await self._leases.claim(table, best) is None:
            return await self._leases.owner(table) or self.id
        return best

    async def _opened(self, table: str) -> Table:
        """A table of ours; what we had before our time ran out may be older than what others have seen."""
        if not self._reaches_store:
            raise Mistake("moving")
        return await self._lobby.open(table)

    async def owns(self, table: str) -> bool:
        """Is the table here? One without an owner is from now on, unless another node should have it."""
        return await self.find(table) == self.id

    def _best_node(self) -> str:
        """This one, unless another has much less to do."""
        others = [peer for peer in self._peers if self._can_serve(peer)]
        if not others:
            return self.id
        freest = min(others, key=lambda peer: peer.pressure)
        is_much = self._pressure.value > freest.pressure + MUCH_PRESSURE
        return freest.id if is_much or not self.is_ready else self.id

    def _can_serve(self, peer: Peer) -> bool:
        return peer.alive and peer.bus and not peer.stopping and self.bus.hears(peer.id)

    # ------------------------------------------------------------ sockets

    async def relay(self, line: MessageSocket, table: str, person: Person) -> None:
        """Connect a socket with the node that owns its table, until one side closes."""
        stream = next(self._streams)
        relay = Relay(self.bus, stream, line, person, self._lobby.services.settings.messages_per_second)
        self._relays[stream] = relay
        try:
            await relay.run(table, self.find)
        finally:
            del self._relays[stream]

    async def _attend(self, peer: str, asked: Attach) -> None:
        """Somebody at another node's door is at our table, until one side closes."""
        key = peer, asked.stream
        if key in self._sockets:
            self._sockets[key].gone()
        socket = self._sockets[key] = BusSocket(self.bus, peer, asked.stream)
        try:
            async with self._arrivals:
                table = await self._opened(asked.table)
            self.bus.send(peer, Attached(asked.stream))
            await attend(socket, table, asked.person)
        except Mistake:
            self.bus.send(peer, Elsewhere(asked.stream))
        finally:
            if self._sockets.get(key) is socket:
                del self._sockets[key]

    # ------------------------------------------------------------ requests

    async def forward(self, table: str, scope: Scope, body: bytes) -> Response:
        """Let the owner of the table answer a request; what may have been done is not repeated."""
        end = time.monotonic() + FIND_SECONDS
        while time.monotonic() < end:
            owner = await self.find(table)
            reply = await self._call(owner, _request(next(self._calls), scope, body))
            if reply is not None and reply.status != MISDIRECTED:
                return _response(reply)
            if reply is None and scope["method"] not in ("GET", "HEAD"):
                break
            await asyncio.sleep(PAUSE_SECONDS)
        raise Mistake("moving")

    async def ask(self, table: str, message: FromLobby, person: Person) -> Answer:
        """Put a message into the mailbox of a table, wherever it is."""
        owner = await self.find(table)
        if owner == self.id:
            return await self._lobby.ask_here(table, message, person)
        reply = await self._call(owner, Ask(next(self._calls), table, message, person))
        if reply is None:
            raise Mistake("moving")
        return reply.answer

    async def _call(self, peer: str, asked: Request | Ask) -> Any:
        """The reply of another node; None if it was lost."""
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[asked.call] = peer, reply
        self.bus.send(peer, asked)
        try:
            async with asyncio.timeout(CALL_SECONDS):
                return await reply
        except TimeoutError:
            return None
        finally:
            del self._waiting[asked.call]

    async def _answer_request(self, peer: str, asked: Request) -> None:
        found = ABOUT_A_TABLE.match(asked.path)
        try:
            await self._opened(found[1] if found else "")
        except Mistake as mistake:
            if mistake.code == "moving":
                self.bus.send(peer, Reply(asked.call, MISDIRECTED))
                return
        assert self.app is not None
        self.bus.send(peer, Reply(asked.call, *await answered(self.app, _scope(asked, self.app), asked.body)))

    async def _answer_question(self, peer: str, asked: Ask) -> None:
        try:
            answer = await self._lobby.ask_here(asked.table, asked.message, asked.person)
        except Mistake as mistake:
            answer = Answer("", False, mistake.code)
        self.bus.send(peer, AskReply(asked.call, answer))

    # ------------------------------------------------------------ the bus

    def receive(self, sender: str, message: AnyMessage) -> None:
        """A message has come."""
        match message:
            case Heard() | Writable() | Left():
                self._from_the_door(sender, message)
            case Attach():
                self._spawn(self._attend(sender, message))
            case Request():
                self._spawn(self._answer_request(sender, message))
            case Ask():
                self._spawn(self._answer_question(sender, message))
            case Reply() | AskReply():
                self._settle(message.call, message)
            case Ping():
                self._stores[sender] = message.store
            case Took():
                for table in message.tables:
                    self._let_go(table, "taken")
            case Take():
                self._spawn(self._resume(message.tables))
            case Known():
                self._spawn(self._lobby.rename(message.person))
            case Spent():
                self._spend(message)
            case _:
                self._from_the_owner(sender, message)

    def _from_the_door(self, sender: str, message: Heard | Writable | Left) -> None:
        socket = self._sockets.get((sender, message.stream))
        if socket is not None:
            socket.told(message)
        elif not isinstance(message, Left):
            self.bus.send(sender, Gone(message.stream))

    def _from_the_owner(self, sender: str, message: Any) -> None:
        relay = self._relays.get(message.stream)
        if relay is not None and relay.owner == sender:
            relay.told(message)
        elif isinstance(message, Said | Attached):
            self.bus.send(sender, Left(message.stream))

    def _settle(self, call: int, reply: Any) -> None:
        _, waiting = self._waiting.get(call, ("", None))
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    def broken(self, peer: str) -> None:
        """Something between this peer and us may have been lost: all that was under way between us ends."""
        self._stores.pop(peer, None)
        for relay in [relay for relay in self._relays.values() if relay.owner == peer]:
            relay.broken()
        for key in [key for key in self._sockets if key[0] == peer]:
            self._sockets.pop(key).gone()
        for call in [call for call, (asked, _) in self._waiting.items() if asked == peer]:
            self._settle(call, None)

    def all_broken(self) -> None:
        """Whatever was under way may have been lost."""
        peers = {relay.owner for relay in self._relays.values()} | {peer for peer, _ in self._sockets}
        for peer in peers | {peer for peer, _ in self._waiting.values()}:
            self.broken(peer)

    # ------------------------------------------------------------ what all should know

    def know(self, person: Person) -> None:
        """Tell all nodes that something about this person has changed."""
        self.bus.tell_all(Known(person))

    def _take(self, key: str) -> None:
        self._spent[key] += 1

    def _spend(self, message: Spent) -> None:
        if self._changes is not None:
            for key, drops in message.drops.items():
                self._changes.spend(key, drops)

    async def _gossip_forever(self) -> None:
        while True:
            await asyncio.sleep(GOSSIP_SECONDS)
            if self._spent:
                self.bus.tell_all(Spent(dict(self._spent)))
                self._spent.clear()


def _request(call: int, scope: Scope, body: bytes) -> Request:
    return Request(
        call, scope["method"], scope["path"], scope["query_string"], list(scope["headers"]), scope.get("client"), body
    )


def _scope(asked: Request, app: ASGIApp) -> Scope:
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
        "method": asked.method, "path": asked.path, "raw_path": asked.path.encode(), "query_string": asked.query,
        "headers": asked.headers, "client": asked.client, "server": None, "app": app, "state": {}, FORWARDED: True,
    }  # fmt: skip


def _response(reply: Reply) -> Response:
    response = Response(reply.body, reply.status)
    response.raw_headers = reply.headers
    return response
