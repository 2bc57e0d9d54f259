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

    @property
    def patience(self) -> float:
        """For how many seconds somebody may be away: half a minute of ten minutes, a day and more of a month."""
        return self.seconds / 20


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self._since: dict[int, float] = {}  # seats that are asked, and since when
        self._lent: dict[int, float] = {}  # those of them that a bot plays, and since when
        self._before: dict[int, int] = {}  # milliseconds for a decision that a take-back put off

    def run(self, people: Sequence[int], bots: Sequence[int] = ()) -> None:
        """Exactly these seats are asked now; the clocks of people run.

        What somebody has spent on a decision stays spent, whoever makes it: the event of the move says how much, so
        that a replay knows. Who lends a seat to a bot and takes it back at once has thought all the while.
        """
        now, asked = time.monotonic(), (*people, *bots)
        for seat in self._since.keys() - set(asked):
            self._before[seat] = self.spent(seat)
        self._since = {seat: self._since.get(seat, now) for seat in asked}
        self._lent = {seat: self._lent.get(seat, now) for seat in bots}

    @property
    def running(self) -> list[int]:
        """The seats whose clock runs."""
        return sorted(self._since.keys() - self._lent.keys())

    def spent(self, seat: int) -> int:
        """Milliseconds that the person here has spent on what the seat owes."""
        spent = self._before.get(seat, 0)
        if seat in self._since:
            spent += int(1000 * (self._lent.get(seat, time.monotonic()) - self._since[seat]))
        return min(MOST_SPENT, spent)

    def stop(self, seat: int, spent: int) -> None:
        """The seat has moved after so many milliseconds."""
        for times in (self._since, self._lent, self._before):
            times.pop(seat, None)
        self.left[seat] += self.rule.extra - spent / 1000

    def taken_back(self, seat: int) -> None:
        """The seat has taken its move back: what came with the move goes, the time it took does not return."""
        self.left[seat] -= self.rule.extra

    def next_end(self) -> float | None:
        """Seconds until the first running clock has run down."""
        return min((self._left(seat) for seat in self.running), default=None)

    def run_down(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self._left(seat) <= 0]

    def _left(self, seat: int) -> float:
        return self.left[seat] - self.spent(seat) / 1000

    def seen(self) -> ClockSeen:
        """The clocks as a frame shows them."""
        left = [max(0.0, round(self._left(seat), 1)) for seat in range(len(self.left))]
        return ClockSeen(left, self.running, self.rule.extra)
