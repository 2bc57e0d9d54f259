"""A name for the source of rules that is the same with every Python and on every machine.

`fingerprint.py` names what a compiler is given here and now, which is bytecode. Files that are made once and shipped,
such as WebAssembly modules, are named by what their makers wrote: the rules without docstrings, annotations and
comments, the values they read, and the rules they call.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from ghostyard.core.compiling.fingerprint import names_in, value_tokens

MAKER = Path(__file__).parent / "linking.py"


def source_fingerprint(functions: Iterable[Callable[..., Any]]) -> str:
    """The name of these functions, all that they call, and the code that makes modules of them."""
    digest = sha256(MAKER.read_text(encoding="utf-8").encode())
    for function in reachable(functions):
        for token in _tokens(function):
            digest.update(token.encode() + b"\0")
    return digest.hexdigest()


def reachable(functions: Iterable[Callable[..., Any]]) -> list[Any]:
    """These functions and all rules that they call, each once, in an order that depends on nothing else."""
    found: dict[Any, None] = {}
    left = list(functions)[::-1]
    while left:
        function = left.pop()
        if function not in found:
            found[function] = None
            left += [value.py_func for _, value in reversed(list(_read(function))) if hasattr(value, "py_func")]
    return list(found)


def _read(function: Any) -> Iterator[tuple[str, Any]]:
    """What a function reads from around it, by name."""
    code = function.__code__
    for name in sorted(names_in(code) & function.__globals__.keys()):
        yield name, function.__globals__[name]
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _tokens(function: Any) -> Iterator[str]:
    yield _source(function)
    for name, value in _read(function):
        yield name
        if hasattr(value, "py_func"):
            yield value.py_func.__qualname__
        elif not inspect.ismodule(value) and not (callable(value) and not isinstance(value, type)):
            yield from value_tokens(value)


def _source(function: Any) -> str:
    """The function as it was written, or generated."""
    return _plain(getattr(function, "source", None) or textwrap.dedent(inspect.getsource(function)))


def _plain(text: str) -> str:
    """Source text without comments, docstrings, annotations, decorators and layout."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list, node.returns = [], None
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            if ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        if isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(tree)
