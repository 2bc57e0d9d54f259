"""Services that all tables share: store, bots, settings, compiled games, the frame scheduler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ghostyard.core.edition import Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.table.bot_pool import BotPool
from ghostyard.table.frame_scheduler import FrameScheduler
from ghostyard.table.settings import Settings
from ghostyard.table.store import Lease, Store


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
    """Store, bots, settings, and games as soon as they can be played."""

    store: Store
    bots: BotPool
    settings: Settings
    ready: Callable[[str], Awaitable[Game]]  # the game, once its rules are compiled
    scheduler: FrameScheduler = field(default_factory=FrameScheduler)
    ownership: Ownership = field(default_factory=Alone)
    offered: Mapping[str, Sequence[Edition]] = field(default_factory=dict)  # by game: editions that the server adds
