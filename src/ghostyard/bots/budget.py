"""How long a bot may think, and how that is cut into chunks between two looks at the clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

FIRST_CHUNK = 4  # before anything is known about the speed
LOOK_EVERY = 0.01  # seconds of thinking between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """The bounds of one decision: iterations, seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def part(self, rounds: int) -> Budget:
        """An equal share of this budget."""
        return Budget(
            None if self.iterations is None else max(1, self.iterations // rounds),
            None if self.seconds is None else self.seconds / rounds,
        )


def chunks(budget: Budget, size: int = 1) -> Iterator[int]:
    """How many steps to do next, until the budget is spent; a step is `size` iterations, and one is always done."""
    left = max(1, budget.iterations // size) if budget.iterations is not None else 1 << 60
    if budget.seconds is None:
        yield left
        return
    began, done, chunk, spent = time.perf_counter(), 0, min(FIRST_CHUNK, left), 0.0
    while left > 0 and spent < budget.seconds:
        yield chunk
        left, done = left - chunk, done + chunk
        spent = time.perf_counter() - began
        window = min(LOOK_EVERY, budget.seconds - spent)
        # A browser's clock is coarse: as long as it stands still, only that more can be done at once is known.
        chunk = min(left, max(1, int(done / spent * window)) if spent else 2 * chunk)
