"""Backoff: how long to wait between tries of something that keeps failing."""

from __future__ import annotations

import random

FIRST_SECONDS, MOST_SECONDS = 1.0, 30.0
JITTER = 0.2  # more or less of it, so that those who failed together do not try together


class Backoff:
    """Doubles the wait with every failure, up to a ceiling; whoever tries never gives up."""

    __slots__ = ("_seconds",)

    def __init__(self) -> None:
        self._seconds = FIRST_SECONDS

    def next(self) -> float:
        """Seconds until the next try."""
        seconds, self._seconds = self._seconds, min(MOST_SECONDS, 2 * self._seconds)
        return seconds * random.uniform(1 - JITTER, 1 + JITTER)

    def reset(self) -> None:
        """It worked: the next failure is a first one again."""
        self._seconds = FIRST_SECONDS
