"""The backend of Python in a browser: rules that a WebAssembly module exports run there, all others as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class WasmBackend:
    """Knows which rules were compiled elsewhere. A module is lent before its rules are called for the first time."""

    def __init__(self) -> None:
        self._calls: dict[Any, Callable[..., Any]] = {}

    def lend(self, rule: Any, call: Callable[..., Any]) -> None:
        """Let this function do what the rule does."""
        self._calls[rule] = call

    def know(self, kind: type) -> None:
        """Nothing to prepare."""

    def entry_point(self, rule: Any) -> Any:
        """The function of a module, or the rule as it was written."""
        return self._calls.get(rule, rule.py_func)

    def compile(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        """Nothing to compile."""


BACKEND = WasmBackend()
