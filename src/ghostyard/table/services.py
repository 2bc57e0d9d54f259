"""Services that all tables share: store, bots, settings, compiled games, the frame scheduler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.table.bot_pool import BotPool
from ghostyard.table.frame_scheduler import FrameScheduler
from ghostyard.table.settings import Settings
from ghostyard.table.store import Store


class Stopping(Mistake):
    """The server stops before the rules that somebody waits for are compiled."""

    def __init__(self) -> None:
        super().__init__("stopping")


@dataclass(frozen=True, slots=True)
class Services:
    """Store, bots, settings, and games as soon as they can be played."""

    store: Store
    bots: BotPool
    settings: Settings
    ready: Callable[[str], Awaitable[Game]]  # the game, once its rules are compiled
    scheduler: FrameScheduler = field(default_factory=FrameScheduler)
