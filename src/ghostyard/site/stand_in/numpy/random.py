"""Chance for bots: Python's own generator. Their luck is another than with NumPy, and as good."""

from __future__ import annotations

import math
from random import Random
from typing import Any


class Generator:
    """Numbers by chance."""

    def __init__(self, seed: Any) -> None:
        self._chance = Random(seed.tobytes() if hasattr(seed, "tobytes") else seed)

    def random(self, count: int) -> Any:
        """Numbers from 0 to 1."""
        return _array([self._chance.random() for _ in range(count)])

    def gumbel(self, place: float, width: float, count: int) -> Any:
        """Numbers that make the largest of several a fair choice among them."""
        return _array([place - width * math.log(-math.log(self._between())) for _ in range(count)])

    def _between(self) -> float:
        """A number above 0 and below 1."""
        return min(max(self._chance.random(), 1e-300), 1.0 - 1e-16)


def default_rng(seed: Any) -> Generator:
    """A generator that gives the same numbers for the same seed."""
    return Generator(seed)


def _array(numbers: list[float]) -> Any:
    import numpy

    return numpy.array(numbers, numpy.float64)
