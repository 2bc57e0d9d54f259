"""Clocks: time for every seat, used up while it is asked. Kind to restarts: only time spent is stored."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from ghostyard.table.protocol import ClockSeen

DAY = 86400  # seconds
MOST_SPENT = 2**31 - 1  # milliseconds that the store can hold: 24 days


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds each seat has for the whole game, and how many come back with every move."""

    seconds: Annotated[float, Meta(ge=5, le=31 * DAY)]
    extra: Annotated[float, Meta(ge=0, le=DAY)] = 0.0


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.since: dict[int, float] = {}  # seats whose clock runs, and since when

    def run(self, seats: Sequence[int]) -> None:
        """Exactly these clocks run now."""
        now = time.monotonic()
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def spent(self, seat: int) -> int:
        """Milliseconds since this seat was asked."""
        return min(MOST_SPENT, int(1000 * (time.monotonic() - self.since[seat]))) if seat in self.since else 0

    def stop(self, seat: int, spent: int) -> None:
        """The seat has moved after so many milliseconds."""
        self.since.pop(seat, None)
        self.left[seat] += self.rule.extra - spent / 1000

    def taken_back(self, seat: int) -> None:
        """The seat has taken its move back: what came with the move goes, the time it took does not return."""
        self.left[seat] -= self.rule.extra

    def next_end(self) -> float | None:
        """Seconds until the first running clock has run down."""
        return min((self._left(seat) for seat in self.since), default=None)

    def run_down(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.since if self._left(seat) <= 0]

    def _left(self, seat: int) -> float:
        return self.left[seat] - self.spent(seat) / 1000

    def seen(self) -> ClockSeen:
        """The clocks as a frame shows them."""
        left = [max(0.0, round(self._left(seat), 1)) for seat in range(len(self.left))]
        return ClockSeen(left, sorted(self.since), self.rule.extra)
