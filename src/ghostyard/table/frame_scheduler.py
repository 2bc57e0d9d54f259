"""The frame scheduler: complete frames are built one after the other, in between: no move waits for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from ghostyard.table import log

SLICE_SECONDS = 0.001  # of building in a row; then whatever else has come is done
REST = 2  # times as long for everything else while many wait: moves first, scenes a moment later


class FrameScheduler:
    """Those who wait for a complete frame, in the order they came."""

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
