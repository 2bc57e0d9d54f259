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
REST = 9  # times as long for everything else, where that takes all of the time: moves first, scenes a moment later
FADING = 0.9  # of what is known about others, from slice to slice


class FrameScheduler:
    """Work that waits for its turn, in the order it came: complete frames, logs, stored games that are replayed."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_running = False
        self._others = Others()

    @property
    def is_busy(self) -> bool:
        """Would somebody who comes now have to wait?"""
        return bool(self._waiting)

    def add(self, build: Callable[[], None]) -> None:
        """Call this when it is its turn: at once, unless others wait."""
        self._waiting.append(build)
        if not self._is_running:
            self._is_running = True
            self._build_after(0.0)

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
        busy, started, spent = self._others.share(), time.perf_counter(), 0.0
        while self._waiting and spent < SLICE_SECONDS:
            try:
                self._waiting.popleft()()
            except Exception as error:  # the others get theirs
                log.incident(error, "frame")
            spent = time.perf_counter() - started
        self._is_running = bool(self._waiting)
        if self._is_running:
            self._build_after(REST * busy * spent)

    def _build_after(self, rest: float) -> None:
        self._others.begin(rest)
        asyncio.get_running_loop().call_later(rest, self._build_some)


class Others:
    """All that is done between our slices: how much of that time it takes lately, from 0 to 1."""

    def __init__(self) -> None:
        self._used = self._passed = 0.0
        self._cpu = self._at = self._rest = 0.0

    def begin(self, rest: float) -> None:
        """From now on others are at work, and the next slice is due after so many seconds."""
        self._cpu, self._at, self._rest = time.process_time(), time.perf_counter(), rest

    def share(self) -> float:
        """The next slice begins: of the time in between, and ever less of that before, so much was taken.

        If it comes late, somebody was busy, be it another program. The clock is the whole program's, since a browser's
        Python has no other.
        """
        passed = time.perf_counter() - self._at
        self._used = FADING * self._used + max(time.process_time() - self._cpu, passed - self._rest)
        self._passed = FADING * self._passed + passed
        return min(1.0, self._used / self._passed)


def _settle(done: asyncio.Future[None], work: Callable[[], None]) -> None:
    if done.done():  # nobody waits any longer
        return
    try:
        work()
    except Exception as error:
        done.set_exception(error)
    else:
        done.set_result(None)
