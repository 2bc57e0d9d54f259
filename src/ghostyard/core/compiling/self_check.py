"""A self-check of the fast backend: all that it does, once, on rules so small that nobody notices.

What it asks of Numba's inside may be gone in the next release, or mean something else. So whoever meets a toolchain for
the first time compiles these rules, stores them, loads them again, and compares what they say with plain Python.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from ghostyard.core.compiling.fast import FastBackend
from ghostyard.core.compiling.fingerprint import fingerprint_of, toolchain
from ghostyard.core.compiling.unit_cache import unit_cache

TABLE = np.arange(5, dtype=np.int16)


class Probe:
    """A rule of the self-check."""

    def __init__(self, function: Any, backend: FastBackend | None) -> None:
        self.py_func, self.is_called_by_kernels = function, True
        self.entry_point = backend.entry_point(self) if backend else function

    def __call__(self, *arguments: Any) -> Any:
        """Run it."""
        return self.entry_point(*arguments)

    @cached_property
    def fingerprint(self) -> str:
        """As of any rule."""
        return fingerprint_of(self.py_func)


def check(backend: FastBackend) -> None:
    """Raise something unless units, shared objects and entry points do what they should, made and loaded again."""
    mark = f"self-check-{toolchain()[:24]}"
    if unit_cache().read(mark) is None:
        expected = _answers(None)
        for shared_from in (1, 100):  # once with shared objects, once without
            made, loaded = _answers(FastBackend(shared_from)), _answers(FastBackend(shared_from))
            if not made == loaded == expected:
                raise AssertionError(f"{made} and {loaded} should be {expected}")
        unit_cache().write(mark, b"good")


def _answers(backend: FastBackend | None) -> list[Any]:
    """What rules with a table, a record, a loop, a closure and calls two deep answer."""
    if backend:
        backend.know(Probe)

    def turned(number: int, by: int) -> int:
        return (number + by) % 7 if number > TABLE[3] else max(number, int(TABLE[by]))

    turn = Probe(turned, backend)

    def turn_all(rows: Any, by: int) -> int:
        total = 0
        for place in range(len(rows[0].numbers)):
            rows[0].numbers[place] = turn(rows[0].numbers[place], by)
            total += rows[0].numbers[place] * turn(place, by)
        return total

    turning = Probe(turn_all, backend)

    def kernel(rows: Any, times: int) -> int:
        total = 0
        for _ in range(times):
            total += turning(rows, 2)
        return total

    rows = np.zeros(1, np.dtype([("numbers", np.int16, 4)])).view(np.recarray)
    rows[0].numbers[:] = 3, 9, 1, 6
    return [int(Probe(kernel, backend)(rows, 3)), rows.tobytes()]
