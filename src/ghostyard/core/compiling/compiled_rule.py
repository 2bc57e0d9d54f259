"""A rule that is compiled on its first call, by whichever backend there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, update_wrapper
from importlib import import_module
from typing import Any

from ghostyard.core.compiling.backend import Backend, chosen
from ghostyard.core.compiling.fingerprint import NoFingerprint, fingerprint_of


class CompiledRule:
    """A rule as the program holds it. Nothing of Numba is loaded before the first call.

    Python calls its entry point; other rules find it by the type that the backend gives it; CUDA kernels are given its
    `py_func` (see `research/gpu.py`).
    """

    __qualname__: str

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.py_func: Any = function
        self.is_called_by_kernels = False  # then a large one becomes a shared object sooner

    def __call__(self, *arguments: Any) -> Any:
        """Run it; the first call with arguments of these types compiles or loads it."""
        return self.entry_point(*arguments)

    @cached_property
    def entry_point(self) -> Any:
        """What Python calls."""
        return backend().entry_point(self)

    @cached_property
    def fingerprint(self) -> str:
        """Names all that this rule's code depends on; empty if that cannot be named."""
        try:
            return fingerprint_of(self.py_func)
        except NoFingerprint:
            return ""

    def compile(self, *arguments: Any) -> None:
        """Compile or load it for such arguments, without running it."""
        backend().compile(self, arguments)

    def __repr__(self) -> str:
        return f"<rule {self.__module__}.{self.__qualname__}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A rule is pickled by its name, and by its content: so Numba names closures around rules in its own cache."""
        return _by_name, (self.__module__, self.__qualname__, self.fingerprint)


@cache
def backend() -> Backend:
    """Who compiles in this program."""
    found = chosen()
    found.know(CompiledRule)
    return found


def _by_name(module: str, name: str, fingerprint: str) -> Any:
    return getattr(import_module(module), name)
