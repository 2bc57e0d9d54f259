"""Which backend compiles: the fast one where it is known to work, Numba's public `njit` everywhere else."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import Any, Protocol

TESTED_NUMBA = ("0.65", "0.66", "0.67", "0.68")  # all tests were run with these
SETTING = "GHOSTYARD_COMPILE"  # fast, plain, wasm, or nothing: fast if it works
FAST, PLAIN, WASM = "fast", "plain", "wasm"

log = logging.getLogger("ghostyard.compiling")


class Backend(Protocol):
    """Who compiles rules. A rule here is anything with `py_func`, `fingerprint` and `is_called_by_kernels`."""

    def know(self, kind: type) -> None:
        """Let Numba find the rules of this class where other rules call them."""

    def entry_point(self, rule: Any) -> Any:
        """What Python calls: compiles or loads on its first call."""

    def compile(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        """Compile or load the entry point for such arguments."""


@cache
def chosen() -> Backend:
    """The backend of this program, chosen when the first rule is called. Programs that it starts use the same."""
    setting = os.environ.get(SETTING, "")
    if setting == WASM:  # Python in a browser: rules were compiled elsewhere
        return _backend("wasm.backend")
    if setting not in ("", FAST, PLAIN):
        raise ValueError(f"{SETTING} is {setting!r}: choose {FAST} or {PLAIN}, or leave it out")
    why_not = "" if setting == PLAIN else why_not_fast(any_version=setting == FAST)
    if why_not:
        log.warning("%s: rules are compiled by plain njit, which takes longer the first time", why_not)
    os.environ[SETTING] = PLAIN if setting == PLAIN or why_not else FAST
    return _backend(os.environ[SETTING])


def expected() -> str:
    """The backend that will be chosen, as far as can be told without loading Numba."""
    return os.environ.get(SETTING) or (FAST if _is_tested() else PLAIN)


def compiles_here() -> bool:
    """Is there anything to compile in this program, or was it done elsewhere?"""
    return os.environ.get(SETTING) != WASM


def _is_tested() -> bool:
    return ".".join(version("numba").split(".")[:2]) in TESTED_NUMBA


def why_not_fast(*, any_version: bool = False) -> str:
    """Why the fast backend cannot be used here, or nothing if it can."""
    found = version("numba")
    if not any_version and not _is_tested():
        return f"Numba {found} is not one of those tested ({', '.join(TESTED_NUMBA)})"
    try:
        import_module("ghostyard.core.compiling.self_check").check(_backend(FAST))
    except Exception as problem:
        said = " ".join(str(problem).split())[:200]
        return f"Numba {found} is not as expected ({type(problem).__name__}: {said})"
    return ""


def _backend(name: str) -> Any:
    """Numba is loaded here, and not before somebody needs it."""
    return import_module(f"ghostyard.core.compiling.{name}").BACKEND
