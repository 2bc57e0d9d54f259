"""Rules at three speeds: `rule` marks a function that runs interpreted, compiled, and inside CUDA kernels."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

WITHOUT_RULES = ("cli", "table", "web")  # a change there compiles nothing anew
INTERPRETED = os.environ.get("GHOSTYARD_INTERPRET") == "1"

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile this function on its first call, and keep the result on disk for the next start."""
    return interpreted(function) if INTERPRETED else _compiled(function, key="")


def kernel_around(*rules: Callable[..., Any]) -> Callable[[F], F]:
    """Like `rule`, for a loop (a closure) around these rules of one game.

    Around a plain function, such as a test's double of a rule, the loop stays plain too.
    """

    def decorate(function: F) -> F:
        if INTERPRETED:
            return interpreted(function)
        if not all(hasattr(rule, "py_func") for rule in rules):
            return function
        from ghostyard.core.compiling import build_hall

        for rule in rules:
            build_hall(rule)
        return _compiled(function, key=" ".join(f"{rule.__module__}.{rule.__qualname__}" for rule in rules))

    return decorate


def table(numbers: Any) -> Any:
    """A constant table that rules read: compiled code freezes it, interpreted code reads whole numbers."""
    array = np.ascontiguousarray(numbers)
    array.flags.writeable = False
    return array.view(_WholeArray) if INTERPRETED else array


def interpreted(function: F) -> F:
    """Run this function as plain Python, with compiled arithmetic: numbers read from records are whole
    numbers that do not wrap around, and one that does not fit its field is an error."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        return function(*map(_whole_numbers, arguments))

    return cast(F, call)


def _whole_numbers(thing: Any) -> Any:
    if isinstance(thing, np.record):
        return _WholeRecord(thing)
    if isinstance(thing, np.ndarray) and not isinstance(thing, _WholeArray):
        return thing.view(_WholeArray)
    return int(thing) if isinstance(thing, np.integer) else thing


class _WholeRecord:
    """A record whose number fields read as Python integers; writing goes through to the record."""

    def __init__(self, record: np.record) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        value = self._record[name]
        return value.view(_WholeArray) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        number = self._record.dtype.fields[name][0].type
        self._record[name] = number(int(value))


class _WholeArray(np.ndarray[Any, Any]):
    """An array whose elements read as Python integers; records in it as whole-number records."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        if isinstance(value, np.integer):
            return int(value)
        return _whole_numbers(value)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, _WholeRecord):
            value = value._record
        super().__setitem__(key, int(value) if isinstance(value, np.integer) else value)


def _compiled(function: F, key: str) -> F:
    from ghostyard.core.compiling import compiled

    return cast(F, compiled(function, cache_folder(), key))


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: one folder per exact set of sources and library versions.

    Numba itself only notices a change in the file that holds a function, not in the helpers that
    it calls from other files; the fingerprint in the folder's name does.
    """
    root = os.environ.get("GHOSTYARD_CACHE")
    base = Path(root) if root else _user_cache() / "ghostyard"
    return base / f"rules-{_fingerprint()}"


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _fingerprint() -> str:
    import numba
    import numpy

    digest = sha256(f"{numba.__version__} {numpy.__version__}".encode())
    package = Path(__file__).resolve().parent.parent
    for source in sorted(package.rglob("*.py")):
        if source.relative_to(package).parts[0] in WITHOUT_RULES:
            continue
        text = source.read_bytes()
        if any(word in text for word in (b"ghostyard.core.rule import", b"ghostyard.core.record import", b"numba")):
            digest.update(text)
    return digest.hexdigest()[:16]
