"""Services that all tables share: stores, bots, settings, compiled games, the frame scheduler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ghostyard.core.edition import Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.table.bot_pool import BotPool
from ghostyard.table.changes import Lease
from ghostyard.table.frame_scheduler import FrameScheduler
from ghostyard.table.partitions import Stores
from ghostyard.table.settings import Settings


class Stopping(Mistake):
    """The server stops before the rules that somebody waits for are compiled."""

    def __init__(self) -> None:
        super().__init__("stopping")


class Ownership(Protocol):
    """Who may load which table."""

    async def acquire(self, table: str) -> Lease | None:
        """The right to write this table from now on."""

    async def release(self, lease: Lease) -> None:
        """Nobody here needs the table any more."""


class Alone:
    """One server owns all tables, without any lease."""

    async def acquire(self, table: str) -> Lease | None:
        """Nobody else could."""
        return None

    async def release(self, lease: Lease) -> None:
        """Nobody else waits for it."""


@dataclass(frozen=True, slots=True)
class Services:
    """Stores, bots, settings, and games as soon as they can be played."""

    stores: Stores
    bots: BotPool
    settings: Settings
    ready: Callable[[str], Awaitable[Game]]  # the game, once its rules are compiled
    scheduler: FrameScheduler = field(default_factory=FrameScheduler)
    ownership: Ownership = field(default_factory=Alone)
    offered: Mapping[str, Sequence[Edition]] = field(default_factory=dict)  # by game: editions that the server adds

    def new_id(self, beside: str = "") -> str:
        """The id of a new table; of one that has to be stored together with another, in the same place."""
        return self.settings.table_prefix + self.stores.new_id(beside)
