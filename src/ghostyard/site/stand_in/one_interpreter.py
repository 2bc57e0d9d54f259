"""A stand-in for `concurrent.interpreters`: libraries load it, and a browser has only one interpreter."""

from __future__ import annotations

from typing import Any


class ExecutionFailed(RuntimeError):
    """Never raised here."""


def create() -> Any:
    """There is no other."""
    raise ExecutionFailed
