"""Owners: which node has which table, and which node should get one that nobody has."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress

from ghostyard.core.errors import Mistake
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.leases import Peer
from ghostyard.table.cluster.messages import Ping, Take, Took
from ghostyard.table.cluster.pressure import Pressure
from ghostyard.table.cluster.watch import Watch
from ghostyard.table.lobby import Lobby
from ghostyard.table.outages import StoreDown
from ghostyard.table.partitions import partition_among
from ghostyard.table.table import Table

MUCH_PRESSURE = 0.3  # more than another node's: that one gets the new table


class Owners:
    """All tables of all PostgreSQL servers, by the watch over each of them."""

    def __init__(self, node: str, watches: Sequence[Watch], lobby: Lobby, bus: Bus, pressure: Pressure) -> None:
        self.node, self.watches = node, watches
        self._lobby, self._bus, self._pressure = lobby, bus, pressure

    def watch_of(self, table: str) -> Watch:
        """The watch over the server that has this table."""
        return self.watches[partition_among(table, len(self.watches))]

    @property
    def is_cut_off(self) -> bool:
        """Is there a server that others reach and we do not?"""
        return any(watch.is_cut_off for watch in self.watches)

    def reaches_stores(self) -> list[bool]:
        """Which servers we reach."""
        return [watch.reaches_store for watch in self.watches]

    def peer_reaches(self, peer: str, ping: Ping) -> None:
        """A peer says which servers it reaches."""
        for watch, reaches in zip(self.watches, (ping.store, *ping.more_stores), strict=False):
            watch.reached_by[peer] = reaches

    def forget(self, peer: str) -> None:
        """Nobody knows what this peer reaches."""
        for watch in self.watches:
            watch.reached_by.pop(peer, None)

    # ------------------------------------------------------------ whose table is it?

    async def find(self, table: str) -> str:
        """The node that owns a table; one without an owner gets one."""
        watch = self.watch_of(table)
        if not watch.reaches_store:  # whoever comes for a table of another server must not wait behind those
            raise StoreDown
        if table in self._lobby.tables and not watch.is_stopping:
            return self.node
        owner = await watch.leases.owner(table)
        if owner and not (owner == self.node and watch.is_stopping):
            return owner
        best = self._best_node(watch)
        if best != self.node and await watch.leases.claim(table, best) is None:
            return await watch.leases.owner(table) or self.node
        return best

    def _best_node(self, watch: Watch) -> str:
        """This one, unless another has much less to do; not one that stops or does not hear the others."""
        helpers, cannot = watch.helpers, watch.is_stopping or self.is_cut_off
        if cannot and not helpers:
            raise Mistake("moving")
        is_much = bool(helpers) and self._pressure.value > helpers[0].pressure + MUCH_PRESSURE
        return helpers[0].id if cannot or is_much else self.node

    async def opened(self, table: str) -> Table:
        """A table of ours; what we had before our time ran out may be older than what others have seen."""
        watch = self.watch_of(table)
        if watch.is_stopping or not watch.reaches_store:
            raise Mistake("moving")
        return await self._lobby.open(table)

    # ------------------------------------------------------------ changing hands

    async def hand_over(self, tables: Sequence[str]) -> None:
        """This node stops: its tables are other nodes' from now on, which are told."""
        await asyncio.gather(*(self._hand_over(watch, tables) for watch in self.watches))

    async def _hand_over(self, watch: Watch, tables: Sequence[str]) -> None:
        own = [name for name in tables if self.watch_of(name) is watch]
        with suppress(StoreDown):  # others find out by themselves
            if own and (helpers := heirs(watch.helpers)):
                owners = dict(zip(own, itertools.cycle(helpers), strict=False))
                given = await watch.leases.hand_over(owners)
                for peer in helpers:
                    if theirs := [name for name in given if owners[name] == peer]:
                        self._bus.send(peer, Take(theirs))
            await watch.leases.leave()

    async def take(self, tables: Sequence[str]) -> None:
        """Tables that another node gave us; whatever we cannot take is anybody's once we have left."""
        for table in tables:
            if not self.watch_of(table).is_stopping:
                await self.watch_of(table).resume([table])

    def let_go(self, taken: Took) -> None:
        """Another node says that these are its own."""
        for table, epoch in zip(taken.tables, taken.epochs, strict=False):
            self.watch_of(table).let_go_of_taken(table, epoch)


def heirs(helpers: Sequence[Peer]) -> list[str]:
    """Who gets the tables of a node that stops: those under the least pressure, or nearly."""
    return [peer.id for peer in helpers if peer.pressure <= helpers[0].pressure + MUCH_PRESSURE]
