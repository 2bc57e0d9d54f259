"""The GPU: Numba's CUDA compiler, taught to compile our rules as they are."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.errors import Mistake


def cuda_or_why_not() -> Any:
    """Numba's CUDA module, or a mistake that says why there is none."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # gone in NumPy 2.5; numba-cuda still asks for it
    try:
        import numba.cuda as cuda_module
    except ImportError:
        raise Mistake("no-gpu") from None
    cuda: Any = cuda_module
    if not cuda.is_available():
        raise Mistake("no-gpu")
    know_rules(cuda)
    return cuda


@cache
def know_rules(cuda: Any) -> None:
    """Let CUDA's compiler find rules where kernels and other rules call them: each becomes a device function, once."""
    from numba.cuda.extending import typeof_impl  # type: ignore[attr-defined]

    functions: dict[CompiledRule, Any] = {}

    @typeof_impl.register(CompiledRule)
    def type_of(rule: CompiledRule, context: Any) -> Any:
        if rule not in functions:
            functions[rule] = cuda.jit(device=True, error_model="numpy")(rule.py_func)
        return typeof_impl(functions[rule], context)
