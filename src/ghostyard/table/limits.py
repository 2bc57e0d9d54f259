"""Limits: how much and how fast anybody may ask, so that one cannot spoil it for the others."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from ghostyard.core.errors import Mistake

Value = TypeVar("Value")
MOST_KEYS = 10_000  # addresses, people or names watched at once; the oldest are forgotten


class LruCache(Generic[Value]):
    """A dictionary of bounded size: the entry used longest ago makes room for a new one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[str, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: str) -> Value | None:
        """The entry, which is the latest used from now on; None if there is none."""
        if key not in self._entries:
            return None
        self._entries.move_to_end(key)
        return self._entries[key]

    def put(self, key: str, value: Value) -> None:
        """Add or replace an entry."""
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)

    def drop(self, key: str) -> None:
        """Remove an entry, if it is there."""
        self._entries.pop(key, None)


def whose(address: str) -> str:
    """Whom an address stands for: a household has one of IPv4, and 2**64 of IPv6 that begin alike."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if number.version == 4:
        return address
    return str(number.ipv4_mapped or ipaddress.ip_network((number, 64), strict=False))


class Bucket:
    """Holds up to `size` drops and fills at `rate` a second; every act takes one drop."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate, self.left, self.at = size, rate, size, time.monotonic()

    def take(self) -> bool:
        """Is there a drop left?"""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, drops: int) -> None:
        """So many were taken elsewhere; what was too much has to fill up first, but no more than one bucket."""
        self._fill()
        self.left = max(-self.size, self.left - drops)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left, self.at = min(self.size, self.left + (now - self.at) * self.rate), now

    @property
    def seconds_until_next(self) -> float:
        """How long until there is a drop again."""
        return max(0.0, (1 - self.left) / self.rate)


class Buckets:
    """A bucket for every key."""

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._buckets: LruCache[Bucket] = LruCache(MOST_KEYS)
        self.taken: Callable[[str], None] = lambda _: None  # is told of every drop

    def check(self, key: str) -> None:
        """Take a drop, or say how long to wait."""
        bucket = self._bucket(key)
        if not bucket.take():
            raise Mistake("too-fast", seconds=math.ceil(bucket.seconds_until_next))
        self.taken(key)

    def spend(self, key: str, drops: int) -> None:
        """So many drops were taken elsewhere."""
        self._bucket(key).spend(drops)

    def _bucket(self, key: str) -> Bucket:
        if (bucket := self._buckets.get(key)) is None:
            bucket = Bucket(self._size, self._rate)
            self._buckets.put(key, bucket)
        return bucket
