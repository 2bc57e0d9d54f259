"""The watch over one PostgreSQL server: stays alive there, goes on where nobody does, and lets go of what is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics
from ghostyard.table.changes import Lease
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.leases import Leases, Peer, Renewal
from ghostyard.table.cluster.messages import Took
from ghostyard.table.cluster.pressure import Pressure
from ghostyard.table.cluster.tasks import Tasks
from ghostyard.table.lobby import Lobby
from ghostyard.table.outages import StoreDown
from ghostyard.table.partitions import partition_among

BEATS = 4  # renewals within the length of a lease
BEATS_A_LOOK = 2  # after so many, what we have is compared with what is ours
ADOPTED_AT_ONCE = 8  # tables of a dead node: the others get some too


class Watch:
    """This node as one PostgreSQL server knows it, and the other nodes there."""

    def __init__(self, place: int, leases: Leases, lobby: Lobby, bus: Bus, pressure: Pressure) -> None:
        self.leases = leases
        self.peers: list[Peer] = []
        self.is_stopping = self.is_cut_off = False
        self.reached_by: dict[str, bool] = {}  # which peers say that they reach this server
        self._place, self._lobby, self._bus, self._pressure, self._tasks = place, lobby, bus, pressure, Tasks()
        self._renewed_at = time.monotonic()
        self._is_in_doubt = False  # our time had run out, and what we have may be others' by now
        self._adopts_from = 0.0  # when we may take over from nodes that seem dead
        self._has_seen_all = False  # after the start: tables of nodes that nobody remembers, and those without one
        self._dead: set[str] = set()  # at the latest beat
        self._news = asyncio.Event()  # there is something to look after, now
        leases.took = self._tell

    async def join(self) -> None:
        """Be alive, if the server answers; otherwise it is tried again with every beat."""
        with suppress(StoreDown):
            self.peers = (await self.leases.renew()).peers

    def start(self) -> None:
        """Stay alive, and look after tables that nobody looks after."""
        self._tasks.spawn(self._beat_forever())
        self._tasks.spawn(self._look_after_forever())

    async def stop(self) -> None:
        """Take no table any more, and say so; what we have stays ours until it is given away."""
        self.is_stopping = self.leases.is_stopping = True
        await self.close()
        with suppress(StoreDown):
            self.peers = (await self._renewal()).peers

    async def close(self) -> None:
        """No beat comes any more."""
        await self._tasks.close()

    @property
    def reaches_store(self) -> bool:
        """Are we alive for others, as far as we know, and is what we have ours?"""
        return not self._is_in_doubt and time.monotonic() - self._renewed_at < self.leases.seconds

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

    async def _renewal(self) -> Renewal:
        return await self.leases.renew(pressure=self._pressure.value, bus=self._bus.is_up, stopping=self.is_stopping)

    async def _beat(self) -> None:
        """Stay alive for others, and see who is not."""
        now, was_late = time.monotonic(), not self.reaches_store
        renewal = await self._renewal()
        self._renewed_at, self.peers = now, renewal.peers
        if was_late or renewal.was_late:  # by our clock, or by that of the database
            self._is_in_doubt = True
            self._adopts_from = now + self.leases.seconds  # others may have been cut off as we were
        if self._is_in_doubt:  # until we know
            await self._let_go_of_lost()
            self._is_in_doubt = False
        metrics.NODES.set(sum(peer.alive for peer in self.peers) + 1)
        before, self._dead = self._dead, {peer.id for peer in self.peers if not peer.alive}
        if self._dead - before:
            self._news.set()

    async def _let_go_of_lost(self) -> set[Lease]:
        """Others may have taken what we had, but not what is opened while we look. Says which leases are ours."""
        had = {name: self._lobby.tables[name] for name in self._tables()}
        held = await self.leases.held()
        for name, table in had.items():
            if table.lease not in held and self._lobby.tables.get(name) is table:
                self.let_go(name, "late")
        return held

    def _tables(self) -> list[str]:
        """Our tables on this server."""
        servers = len(self._lobby.services.stores.all)
        return [name for name in self._lobby.tables if partition_among(name, servers) == self._place]

    def let_go(self, name: str, why: str) -> None:
        """The table is not ours any more."""
        if (table := self._lobby.tables.get(name)) is not None:
            metrics.LET_GO.labels(why).inc()
            self._lobby.let_go(table)

    def let_go_of_taken(self, name: str, epoch: int) -> None:
        """Another node has this table since this epoch, unless it has lost it to us again."""
        table = self._lobby.tables.get(name)
        if table is not None and table.epoch < epoch:
            self.let_go(name, "taken")

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

    # ------------------------------------------------------------ tables that nobody looks after

    async def _look_after_forever(self) -> None:
        """Whatever was missed (a message, a node's death while the server was away) is seen at the next look."""
        pause = self.leases.seconds / BEATS * BEATS_A_LOOK
        while True:
            self._news.clear()
            try:
                await self._look_after()
            except StoreDown:
                pass
            except Exception as error:
                log.incident(error, "watch")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()

    async def _look_after(self) -> None:
        """Go on with what is ours and nobody plays, and with what nobody has; let go of what is not ours."""
        if self.is_cut_off or not self.reaches_store:
            return
        held = await self._let_go_of_lost()
        await self.resume(
            await self.leases.going_on([lease.table for lease in held if lease.table not in self._lobby.tables])
        )
        if time.monotonic() < self._adopts_from:
            return
        dead = sorted(self._dead) if self._has_seen_all else None
        while names := await self.leases.adopt(dead, ADOPTED_AT_ONCE):
            metrics.TAKEN_OVER.inc(len(names))
            await self.resume(names)
        while not self._has_seen_all and (names := await self.leases.adopt_new(ADOPTED_AT_ONCE)):
            await self.resume(names)
        self._has_seen_all = True

    async def resume(self, names: Sequence[str]) -> None:
        """Go on with tables that are ours now."""
        for name in names:
            try:
                await self._lobby.resume([name])
            except Mistake:  # somebody else was faster, or the store is away: the next look tells
                continue
            except Exception as error:
                log.incident(error, "resume", table=name)

    def _tell(self, leases: Sequence[Lease]) -> None:
        """Others may believe that these are still their own."""
        self._bus.tell_all(Took([lease.table for lease in leases], [lease.epoch for lease in leases]))
