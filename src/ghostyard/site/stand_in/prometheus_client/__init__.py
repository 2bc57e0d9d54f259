"""A stand-in for prometheus_client in a browser's Python: nobody measures a page that serves one person."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

CONTENT_TYPE_LATEST = "text/plain"
REGISTRY = SimpleNamespace(register=lambda _: None)


class Counter:
    """Counts nothing."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Whatever it would be called."""

    def labels(self, *_: Any, **__: Any) -> Any:
        """The same."""
        return self

    def inc(self, *_: Any) -> None:
        """Nothing."""

    dec = set = observe = inc


Gauge = Histogram = Counter


def generate_latest(*_: Any) -> bytes:
    """Nothing was counted."""
    return b""
