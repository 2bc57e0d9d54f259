"""The watch over one PostgreSQL server: stays alive there, takes over from the dead, and lets go of what is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.leases import Leases, Peer
from ghostyard.table.cluster.messages import Took
from ghostyard.table.cluster.pressure import Pressure
from ghostyard.table.cluster.tasks import Tasks
from ghostyard.table.lobby import Lobby
from ghostyard.table.outages import StoreDown
from ghostyard.table.partitions import partition_among

BEATS = 4  # renewals within the length of a lease
ADOPTED_AT_ONCE = 8  # tables of a dead node: the others get some too


class Watch:
    """This node as one PostgreSQL server knows it, and the other nodes there."""

    def __init__(
        self, place: int, leases: Leases, lobby: Lobby, bus: Bus, pressure: Pressure, tasks: Tasks
    ) -> None:  # fmt: skip
        self.leases = leases
        self.peers: list[Peer] = []
        self.is_stopping = self.is_cut_off = False
        self.reached_by: dict[str, bool] = {}  # which peers say that they reach this server
        self._place, self._lobby, self._bus, self._pressure, self._tasks = place, lobby, bus, pressure, tasks
        self._renewed_at = time.monotonic()
        self._adopts_from = 0.0  # when we may take over from nodes that seem dead
        self._adopted: set[str] = set()  # dead nodes whose tables were seen to

    async def join(self) -> None:
        """Be alive, if the server answers; otherwise it is tried again with every beat."""
        with suppress(StoreDown):
            self.peers = await self.leases.renew()

    def start(self) -> None:
        """Stay alive, and look after tables that nobody looks after."""
        self._tasks.spawn(self._beat_forever())
        self._tasks.spawn(self._adopt_strays())

    @property
    def reaches_store(self) -> bool:
        """Are we alive for others, as far as we know?"""
        return time.monotonic() - self._renewed_at < self.leases.seconds

    def can_serve(self, peer: Peer) -> bool:
        """May this peer be given a table?"""
        return peer.alive and peer.bus and not peer.stopping and self._bus.hears(peer.id)

    @property
    def helpers(self) -> list[Peer]:
        """The peers that may be given a table, those with the least to do first."""
        return sorted((peer for peer in self.peers if self.can_serve(peer)), key=lambda peer: peer.pressure)

    # ------------------------------------------------------------ beats

    async def _beat_forever(self) -> None:
        pause = self.leases.seconds / BEATS
        while True:
            started = time.monotonic()
            try:
                with suppress(StoreDown):
                    await self._beat()
                await self._see_whether_we_are_cut_off()
            except Exception as error:  # whatever it was, the next beat comes
                log.incident(error, "beat")
            await asyncio.sleep(max(0.05, pause - (time.monotonic() - started)))

    async def _beat(self) -> None:
        """Stay alive for others, and see who is not."""
        now, was_late = time.monotonic(), not self.reaches_store
        self.peers = await self.leases.renew(
            pressure=self._pressure.value, bus=self._bus.is_up, stopping=self.is_stopping
        )
        self._renewed_at = now
        alive = {peer.id for peer in self.peers if peer.alive}
        metrics.NODES.set(len(alive) + 1)
        if was_late:
            self._adopts_from = now + self.leases.seconds  # others may have been cut off as we were
            await self._let_go_of_lost()
        self._adopted -= alive
        dead = {peer.id for peer in self.peers if not peer.alive} - self._adopted
        if dead and not self.is_stopping and now > self._adopts_from:
            self._adopted |= dead
            self._tasks.spawn(self._adopt(sorted(dead)))

    async def _let_go_of_lost(self) -> None:
        """Our time had run out: others may have taken what we had, but not what is opened while we look."""
        had = {name: self._lobby.tables[name] for name in self._tables()}
        held = await self.leases.held()
        for name, table in had.items():
            if table.lease not in held and self._lobby.tables.get(name) is table:
                self.let_go(name, "late")

    def _tables(self) -> list[str]:
        """Our tables on this server."""
        servers = len(self._lobby.services.stores.all)
        return [name for name in self._lobby.tables if partition_among(name, servers) == self._place]

    def let_go(self, name: str, why: str) -> None:
        """The table is not ours any more."""
        if name in self._lobby.tables:
            metrics.LET_GO.labels(why).inc()
            self._lobby.let_go(name)

    async def _see_whether_we_are_cut_off(self) -> None:
        """Cut off alone from what others reach, we let go of everything; if all are cut off, all wait."""
        from_store = not self.reaches_store and any(
            reaches and self._bus.hears(peer) for peer, reaches in self.reached_by.items()
        )
        silent = time.monotonic() - self._bus.heard_at.get(self.leases.node, 0.0)
        from_bus = silent > self._bus.silent_seconds + self.leases.seconds / BEATS and any(
            peer.alive and peer.bus for peer in self.peers
        )
        self.is_cut_off = from_store or from_bus
        if self.is_cut_off:
            for name in self._tables():
                self.let_go(name, "store" if from_store else "bus")
            if from_bus and self.reaches_store:
                with suppress(StoreDown):
                    await self.leases.free_all()

    # ------------------------------------------------------------ tables without an owner

    async def _adopt_strays(self) -> None:
        """At the start: tables that went on when all nodes stopped, and those that never had a node."""
        await self._adopt(None)
        while names := await self.leases.adopt_new(ADOPTED_AT_ONCE):
            await self.resume(names)

    async def _adopt(self, dead: Sequence[str] | None) -> None:
        try:
            while names := await self.leases.adopt(dead, ADOPTED_AT_ONCE):
                metrics.TAKEN_OVER.inc(len(names))
                self._bus.tell_all(Took(names))
                await self.resume(names)
        except StoreDown:
            self._adopted.difference_update(dead or ())

    async def resume(self, names: Sequence[str]) -> None:
        """Go on with tables that are ours now."""
        for name in names:
            try:
                await self._lobby.resume([name])
            except Mistake:  # somebody else was faster, or the store is away: whoever asks finds it
                continue
            except Exception as error:
                log.incident(error, "resume", table=name)
