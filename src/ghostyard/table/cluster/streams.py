"""Streams between nodes: sockets that came to one, and their tables at another; here are both ends of each."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.messages import Attach, Attached, Elsewhere, Gone, Heard, Left, Said, Writable
from ghostyard.table.cluster.owners import Owners
from ghostyard.table.cluster.relay import BusSocket, Relay
from ghostyard.table.connection import MOVED
from ghostyard.table.inbox import attend
from ghostyard.table.people import Person
from ghostyard.table.websocket import MessageSocket

ARRIVALS = 4  # tables that are read at once for sockets at other nodes


class Streams:
    """Relays here for tables elsewhere, and sockets elsewhere for tables here."""

    def __init__(self, bus: Bus, owners: Owners, messages_per_second: float) -> None:
        self._bus, self._owners, self._messages_per_second = bus, owners, messages_per_second
        self._numbers = itertools.count(1)
        self._relays: dict[int, Relay] = {}
        self._sockets: dict[tuple[str, int], BusSocket] = {}
        self._arrivals = asyncio.Semaphore(ARRIVALS)

    async def relay(self, line: MessageSocket, table: str, person: Person) -> None:
        """Connect a socket with the node that owns its table, until one side closes."""
        stream = next(self._numbers)
        relay = self._relays[stream] = Relay(self._bus, stream, line, person, self._messages_per_second)
        try:
            await relay.run(table, self._owners.find)
        finally:
            del self._relays[stream]

    async def attend(self, peer: str, asked: Attach) -> None:
        """Somebody whose socket came to another node is at our table, until one side closes."""
        key = peer, asked.stream
        if key in self._sockets:
            self._sockets[key].gone()
        socket = self._sockets[key] = BusSocket(self._bus, peer, asked.stream)
        try:
            async with self._arrivals:
                table = await self._owners.opened(asked.table)
            self._bus.send(peer, Attached(asked.stream))
            await attend(socket, table, asked.person)
        except Mistake:
            self._bus.send(peer, Elsewhere(asked.stream))
        finally:
            if self._sockets.get(key) is socket:
                del self._sockets[key]

    def from_relay(self, sender: str, message: Heard | Writable | Left) -> None:
        """The relay at the node where the socket came says something to a table here."""
        socket = self._sockets.get((sender, message.stream))
        if socket is not None:
            socket.told(message)
        elif not isinstance(message, Left):
            self._bus.send(sender, Gone(message.stream))

    def from_owner(self, sender: str, message: Any) -> None:
        """The owner of a table says something to a socket here."""
        relay = self._relays.get(message.stream)
        if relay is not None and relay.owner == sender:
            relay.told(message)
        elif isinstance(message, Said | Attached):
            self._bus.send(sender, Left(message.stream))

    @property
    def peers(self) -> set[str]:
        """The nodes at the other ends."""
        return {relay.owner for relay in self._relays.values()} | {peer for peer, _ in self._sockets}

    def broken(self, peer: str) -> None:
        """All streams between this peer and us end; it is told, since it may have begun one after its own break."""
        for relay in [relay for relay in self._relays.values() if relay.owner == peer]:
            relay.broken()
        for key in [key for key in self._sockets if key[0] == peer]:
            self._sockets.pop(key).gone()
            self._bus.send(peer, Gone(key[1]))

    def close(self) -> None:
        """Say goodbye to everybody whose table is elsewhere."""
        for relay in list(self._relays.values()):
            relay.say_goodbye("bye-server")
            relay.close(MOVED)
