"""A node: one server of many. It comes, takes part and goes; what it does is in the rooms beside this one."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.calls import Calls
from ghostyard.table.cluster.gossip import Gossip
from ghostyard.table.cluster.leases import AllLeases
from ghostyard.table.cluster.messages import (
    AnyMessage,
    Ask,
    AskReply,
    Attach,
    Heard,
    Left,
    Ping,
    Reply,
    Request,
    Spent,
    Take,
    Took,
    Writable,
)
from ghostyard.table.cluster.owners import Owners
from ghostyard.table.cluster.pressure import Pressure
from ghostyard.table.cluster.streams import Streams
from ghostyard.table.cluster.tasks import Tasks
from ghostyard.table.cluster.watch import BEATS, Watch
from ghostyard.table.connection import MOVED
from ghostyard.table.limits import Buckets
from ghostyard.table.lobby import Lobby
from ghostyard.table.people import Person
from ghostyard.table.websocket import MessageSocket

SILENCE = 2 / 3  # of a lease: who is not heard for so long may be dead


class Node:
    """One server of many."""

    def __init__(self, bus_url: str, leases: AllLeases, lobby: Lobby) -> None:
        self.id, self._leases, self._lobby = leases.node, leases, lobby
        self._bus = Bus(bus_url, leases.node, self, SILENCE * leases.seconds)
        self._pressure, self._tasks = Pressure(), Tasks()
        self._watches = [Watch(place, each, lobby, self._bus, self._pressure) for place, each in enumerate(leases.all)]
        self._owners = Owners(leases.node, self._watches, lobby, self._bus, self._pressure)
        self._streams = Streams(self._bus, self._owners, lobby.services.settings.messages_per_second)
        self._calls = Calls(self._bus, self._owners, lobby)
        self._gossip = Gossip(self._bus)
        self._is_stopping = False
        self._bus.reaches_stores = self._owners.reaches_stores
        lobby.ask = self._calls.ask

    # ------------------------------------------------------------ life

    async def start(self, *limits: Buckets) -> None:
        """Be there for others, and for tables that nobody looks after; these limits hold at all nodes together."""
        self._gossip.listen(*limits)
        for watch in self._watches:
            await watch.join()
        await self._bus.open()
        self._tasks.spawn(self._pressure.measure_forever(self._leases.seconds / BEATS))
        self._tasks.spawn(self._gossip.tell_forever())
        for watch in self._watches:
            watch.start()

    async def stop(self) -> None:
        """Give all tables to other nodes, then say goodbye to everybody here: who comes back finds them at work."""
        self._is_stopping = True
        await asyncio.gather(*(watch.stop() for watch in self._watches))
        tables = await self._lobby.emptied(self._leases.seconds)
        await self._owners.hand_over([table.record.id for table in tables])
        for table in tables:
            for subscriber in list(table.subscribers):
                subscriber.close(MOVED, "bye-server")
        self._streams.close()
        await self._bus.flush()

    async def close(self) -> None:
        """Take part in nothing any more."""
        await asyncio.gather(*(watch.close() for watch in self._watches))
        await self._tasks.close()
        await self._bus.close()

    @property
    def is_ready(self) -> bool:
        """Should anybody be sent here?"""
        return not (self._is_stopping or self._owners.is_cut_off)

    # ------------------------------------------------------------ for the server around it

    def answer_with(self, app: ASGIApp) -> None:
        """What answers requests that come from other nodes."""
        self._calls.app = app

    async def owns(self, table: str) -> bool:
        """Is the table here? One without an owner is from now on, unless another node should have it."""
        return await self._owners.find(table) == self.id

    async def relay(self, line: MessageSocket, table: str, person: Person) -> None:
        """Connect a socket with the node that owns its table, until one side closes."""
        await self._streams.relay(line, table, person)

    async def forward(self, table: str, scope: Scope, body: bytes) -> Response:
        """Let the owner of the table answer a request."""
        return await self._calls.forward(table, scope, body)

    # ------------------------------------------------------------ the bus

    def receive(self, sender: str, message: AnyMessage) -> None:
        """A message has come."""
        match message:
            case Heard() | Writable() | Left():
                self._streams.from_relay(sender, message)
            case Attach():
                self._tasks.spawn(self._streams.attend(sender, message))
            case Request():
                self._tasks.spawn(self._calls.answer_request(sender, message))
            case Ask():
                self._tasks.spawn(self._calls.answer_question(sender, message))
            case Reply() | AskReply():
                self._calls.settle(message.call, message)
            case Ping():
                self._owners.peer_reaches(sender, message)
            case Took():
                self._owners.let_go(message)
            case Take(tables=tables):
                self._tasks.spawn(self._owners.take(tables))
            case Spent():
                self._gossip.spend(message)
            case _:
                self._streams.from_owner(sender, message)

    def broken(self, peer: str) -> None:
        """Something between this peer and us may have been lost: all that was under way between us ends."""
        self._owners.forget(peer)
        self._streams.broken(peer)
        self._calls.broken(peer)

    def all_broken(self) -> None:
        """Whatever was under way may have been lost."""
        for peer in self._streams.peers | self._calls.peers:
            self.broken(peer)
