"""Limits: how much and how fast anybody may ask, so that one cannot spoil it for the others."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from ghostyard.core.errors import Mistake

MOST_KEYS = 10_000  # addresses, people or names watched at once; the oldest are forgotten


class Bucket:
    """Holds up to `size` drops and fills at `rate` a second; every act takes one drop."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate, self.left, self.at = size, rate, size, time.monotonic()

    def take(self) -> bool:
        """Is there a drop left?"""
        now = time.monotonic()
        self.left, self.at = min(self.size, self.left + (now - self.at) * self.rate), now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def seconds_until_next(self) -> float:
        """How long until there is a drop again."""
        return max(0.0, (1 - self.left) / self.rate)


class Buckets:
    """A bucket for everybody."""

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Take a drop, or say how long to wait."""
        bucket = self._buckets.setdefault(key, Bucket(self._size, self._rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Mistake("too-fast", seconds=math.ceil(bucket.seconds_until_next))


class Brake:
    """Slows guessing down: after a few failures every further one doubles the time to wait."""

    FREE = 5
    FIRST_WAIT, LONGEST_WAIT = 5.0, 900.0

    def __init__(self) -> None:
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, *keys: str) -> None:
        """Say how long to wait, if one has to."""
        wait = max(self._failures.get(key, (0, 0.0))[1] for key in keys) - time.monotonic()
        if wait > 0:
            raise Mistake("too-many-guesses", seconds=math.ceil(wait))

    def failed(self, *keys: str) -> None:
        """A guess was wrong."""
        for key in keys:
            count = self._failures.pop(key, (0, 0.0))[0] + 1
            wait = min(self.LONGEST_WAIT, self.FIRST_WAIT * 2 ** (count - self.FREE)) if count >= self.FREE else 0.0
            self._failures[key] = (count, time.monotonic() + wait)
        while len(self._failures) > MOST_KEYS:
            self._failures.popitem(last=False)

    def passed(self, key: str) -> None:
        """It was no guess after all."""
        self._failures.pop(key, None)
