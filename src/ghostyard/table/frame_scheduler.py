"""The frame scheduler: what takes long is done in small slices with rests in between: no move waits for it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial

from ghostyard.table import log

SLICE_SECONDS = 0.001  # of building in a row; then whatever else has come is done
IDLE_SECONDS = 0.05  # between two looks whether nobody waits
REST = 2  # times as long for everything else while many wait: moves first, scenes a moment later


class FrameScheduler:
    """Work that waits for its turn, in the order it came: complete frames, logs, stored games that are replayed."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_running = False

    @property
    def is_busy(self) -> bool:
        """Would somebody who comes now have to wait?"""
        return bool(self._waiting)

    def add(self, build: Callable[[], None]) -> None:
        """Call this when it is its turn: at once, unless others wait."""
        self._waiting.append(build)
        if not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_soon(self._build_some)

    async def run(self, work: Callable[[], None]) -> None:
        """Return when this has had its turn, or raise what it raised."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(partial(_settle, done, work))
        await done

    async def idle(self) -> None:
        """Return when nobody waits."""
        while self.is_busy:
            await asyncio.sleep(IDLE_SECONDS)

    def _build_some(self) -> None:
        started, spent = time.perf_counter(), 0.0
        while self._waiting and spent < SLICE_SECONDS:
            try:
                self._waiting.popleft()()
            except Exception as error:  # the others get theirs
                log.incident(error, "frame")
            spent = time.perf_counter() - started
        self._is_running = bool(self._waiting)
        if self._is_running:
            asyncio.get_running_loop().call_later(REST * spent, self._build_some)


def _settle(done: asyncio.Future[None], work: Callable[[], None]) -> None:
    if done.done():  # nobody waits any longer
        return
    try:
        work()
    except Exception as error:
        done.set_exception(error)
    else:
        done.set_result(None)
