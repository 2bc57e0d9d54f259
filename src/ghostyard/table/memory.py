"""Memory: frees what only points to itself, and hands free pages back to the operating system."""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache
from typing import Any


def release() -> None:
    """Collect garbage, and give free pages back: glibc keeps them otherwise for ever."""
    gc.collect()
    if (trim := _trim()) is not None:
        trim(0)


def release_frozen() -> None:
    """Collect also among what was frozen at the start, tables of that time included: takes a tenth of a second."""
    gc.unfreeze()
    release()
    gc.freeze()


@cache
def _trim() -> Any:
    """glibc's malloc_trim; None where the C library is another."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
