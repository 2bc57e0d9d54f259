"""Rules at several speeds: `rule` marks a function that runs interpreted, compiled, on a GPU and as WebAssembly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar, cast

import numpy as np

from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.interpreting import checked, interpreted

INTERPRETED = os.environ.get("GHOSTYARD_INTERPRET") == "1"

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile this function on its first call, and keep the result on disk for the next start."""
    return interpreted(function) if INTERPRETED else cast(F, CompiledRule(function))


def kernel_around(*rules: Callable[..., Any]) -> Callable[[F], F]:
    """Like `rule`, for a loop (a closure) around these rules of one game.

    Around a plain function, such as a test's double of a rule, the loop stays plain too.
    """

    def decorate(function: F) -> F:
        if not INTERPRETED and not all(isinstance(each, CompiledRule) for each in rules):
            return function
        for each in rules:
            if isinstance(each, CompiledRule):
                each.is_called_by_kernels = True
        return rule(function)

    return decorate


def written_rule(source: str, owner: type, *rules: Callable[..., Any], **scope: Any) -> Any:
    """A rule from the source text of one function, written about this class of records and around these rules.

    Errors lead to the file of the class. Compiled code is kept by name: what is written differently is called
    differently.
    """
    scope["__name__"] = owner.__module__
    exec(compile(source, sys.modules[owner.__module__].__file__ or "<written>", "exec"), scope)
    name = source.removeprefix("def ").partition("(")[0]
    made: Any = scope[name]
    made.__qualname__ = f"{owner.__qualname__}.{name}_{sha256(source.encode()).hexdigest()[:12]}"
    return kernel_around(*rules)(made) if rules else rule(made)


def table(numbers: Any) -> Any:
    """A constant table that rules read: compiled code freezes it, interpreted code checks how it is read."""
    array = np.ascontiguousarray(numbers)
    array.flags.writeable = False
    return checked(array) if INTERPRETED else array
