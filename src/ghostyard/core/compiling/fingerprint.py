"""Fingerprints: a rule is named by all that its machine code depends on, so a change can never meet stale code.

That is its bytecode, the values of the constants it reads, and the fingerprints of the rules it calls. Names of files,
docstrings, comments and line numbers are not part of it: editing them compiles nothing, wherever the game lives.
"""

from __future__ import annotations

import enum
import os
import platform
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import numpy as np

NUMBERS = (bool, int, float, complex, str, bytes, type(None), type(Ellipsis))
HERE = Path(__file__).parent


class NoFingerprint(Exception):
    """The rule uses something whose content we cannot name: it is compiled anew in every program."""


def fingerprint_of(function: Callable[..., Any]) -> str:
    """The name of a function's content; raises NoFingerprint where it has none."""
    digest = sha256()
    for token in _function_tokens(function):
        digest.update(token.encode() + b"\0")
    return digest.hexdigest()


@cache
def toolchain() -> str:
    """The name of all that turns rules into machine code: versions, Numba's settings, and this package itself."""
    digest = sha256(repr((sys.version, platform.machine())).encode())
    for library in ("numba", "llvmlite", "numpy"):
        digest.update(f"{library} {version(library)}\n".encode())
    for setting in sorted(os.environ):
        if setting.startswith("NUMBA_") and setting != "NUMBA_CACHE_DIR":
            digest.update(f"{setting}={os.environ[setting]}\n".encode())
    for source in sorted(HERE.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _function_tokens(function: Any) -> Iterator[str]:
    code = function.__code__
    yield from _code_tokens(code, function.__doc__)
    yield from value_tokens(function.__defaults__)
    names = names_in(code)
    for name in sorted(names & function.__globals__.keys()):
        yield name
        yield from value_tokens(function.__globals__[name], names)
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        yield name
        yield from value_tokens(cell.cell_contents, names)


def _code_tokens(code: CodeType, docstring: str | None) -> Iterator[str]:
    yield repr((code.co_code, code.co_varnames, code.co_argcount, code.co_names, code.co_freevars, code.co_flags))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code_tokens(constant, None)
        elif not isinstance(constant, str) or constant != docstring:
            yield from value_tokens(constant)


def names_in(code: CodeType) -> set[str]:
    """All names that code may look up: attributes too, since asking for a few too many does no harm."""
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*map(names_in, inner))


def value_tokens(value: Any, names: set[str] = frozenset()) -> Iterator[str]:  # type: ignore[assignment]
    """What compiled code can read of a constant; of a module, the names that are looked up in it."""
    if hasattr(value, "fingerprint"):
        yield value.fingerprint or _none(value)
    elif hasattr(value, "py_func"):  # compiled by somebody else's njit
        yield from _function_tokens(value.py_func)
    elif isinstance(value, np.ndarray | np.generic):
        if value.dtype.hasobject:
            _none(value)
        yield repr((value.dtype.descr, value.shape, value.tobytes()))
    elif isinstance(value, enum.Enum):
        yield repr((type(value).__qualname__, value.value))
    elif isinstance(value, NUMBERS):
        yield repr((type(value).__name__, value))
    elif isinstance(value, tuple | frozenset):
        yield f"{type(value).__qualname__} {getattr(value, '_fields', '')} {len(value)}"
        for part in value if isinstance(value, tuple) else sorted(value, key=repr):
            yield from value_tokens(part)
    elif isinstance(value, ModuleType):
        yield value.__name__
        for name in sorted(names & vars(value).keys()):
            yield name
            yield from value_tokens(vars(value)[name])
    elif isinstance(value, type):
        yield f"{value.__module__}.{value.__qualname__} {getattr(value, '_fields', '')}"
        if issubclass(value, enum.Enum):
            yield repr([(name, member.value) for name, member in value.__members__.items()])
    elif callable(value) or isinstance(value, np.dtype):  # compiled code knows it by name, or not at all
        yield f"{type(value).__name__} {getattr(value, '__module__', '')} {getattr(value, '__qualname__', value)}"
    else:
        _none(value)


def _none(value: Any) -> Any:
    raise NoFingerprint(f"{type(value).__qualname__} {value!r}")
