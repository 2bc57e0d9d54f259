"""The frame scheduler: complete frames are built one after the other, in between: no move waits for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

SLICE_SECONDS = 0.001  # of drawing in a row; then whatever else has come is done
REST = 2  # times as long for everything else while many wait: moves first, pictures a moment later


class FrameScheduler:
    """Those who wait for a complete frame, in the order they came."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._at_work = False

    @property
    def is_busy(self) -> bool:
        """Would somebody who comes now have to wait?"""
        return bool(self._waiting)

    def draw_soon(self, draw: Callable[[], None]) -> None:
        """Call this when it is its turn: at once, unless others wait."""
        self._waiting.append(draw)
        if not self._at_work:
            self._at_work = True
            asyncio.get_running_loop().call_soon(self._draw_some)

    def _draw_some(self) -> None:
        started, spent = time.perf_counter(), 0.0
        while self._waiting and spent < SLICE_SECONDS:
            self._waiting.popleft()()
            spent = time.perf_counter() - started
        self._at_work = bool(self._waiting)
        if self._at_work:
            asyncio.get_running_loop().call_later(REST * spent, self._draw_some)
