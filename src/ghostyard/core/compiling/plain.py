"""The plain backend: nothing but Numba's public `njit`. It takes ten times longer the first time, and always works.

Numba keeps compiled functions by itself, but notices a change only in the file of the function, not in what it calls.
So each rule gets a folder of its own, named by its fingerprint, which stands for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba import njit
from numba.extending import typeof_impl

from ghostyard.core.compiling.fingerprint import toolchain
from ghostyard.core.compiling.rule_errors import explaining
from ghostyard.core.compiling.unit_cache import PLAIN, cache_folder, mark_used


class PlainBackend:
    """Every rule is compiled with all that it calls."""

    def __init__(self) -> None:
        self._dispatchers: dict[Any, Any] = {}

    def know(self, kind: type) -> None:
        """Let Numba find the rules of this class where other rules call them."""
        typeof_impl.register(kind)(lambda rule, _: numba.typeof(self.dispatcher(rule)))

    def dispatcher(self, rule: Any) -> Any:
        """The rule as Numba compiles it."""
        if rule not in self._dispatchers:
            with cache_in(_folder_of(rule)):
                is_kept = bool(rule.fingerprint) and Path(rule.py_func.__code__.co_filename).exists()
                self._dispatchers[rule] = njit(nogil=True, error_model="numpy", cache=is_kept)(rule.py_func)
        return self._dispatchers[rule]

    def entry_point(self, rule: Any) -> Any:
        """The same, with errors that name their cause."""
        return explaining(rule, self.dispatcher(rule))

    def compile(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        """Compile or load the rule for such arguments."""
        explaining(rule, self.dispatcher(rule).compile)(tuple(map(numba.typeof, arguments)))


def _folder_of(rule: Any) -> Path:
    folder = cache_folder() / PLAIN / f"{rule.py_func.__name__.strip('_')}-{toolchain()[:8]}{rule.fingerprint[:16]}"
    for path in folder.rglob("*"):
        mark_used(path)
    return folder


@contextmanager
def cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its setting NUMBA_CACHE_DIR when a function is decorated; others keep theirs."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


BACKEND = PlainBackend()
