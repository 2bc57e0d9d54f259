"""Lending: Python in a browser calls the rules of a WebAssembly module, which is a shared library to it.

A module can stand anywhere, so the browser's Python loads it into its own memory; records are passed by their address.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from ghostyard.core.compiling.wasm.backend import BACKEND
from ghostyard.core.game import Game
from ghostyard.games import game as load_game
from ghostyard.site.rule_modules import FOLDER, exports_of

MOST_BLOCKS = 64  # tuples whose numbers are kept in memory


@cache
def lent(name: str) -> Game:
    """A game whose rules are done by the functions of its module."""
    game, library = load_game(name), ctypes.CDLL(str(FOLDER / f"{name}.wasm"))
    for export, rule, _ in exports_of(game):
        BACKEND.lend(rule, _caller(library[export]))
    return game


def _caller(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return function(*_passed(arguments))

    return call


def _passed(arguments: Any) -> Iterator[Any]:
    """Arguments as a module takes them: see `core/compiling/wasm/linking.py`."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield _block(argument).address
        elif isinstance(argument, np.ndarray):
            yield argument.address  # type: ignore[attr-defined]  # of the stand-in
            yield from argument.shape
        elif isinstance(argument, np.void):
            yield argument.address  # type: ignore[attr-defined]
        else:
            yield argument


_blocks: dict[int, tuple[Any, Any]] = {}


def _block(numbers: tuple[Any, ...]) -> Any:
    """The numbers of a tuple in memory, as long as the tuple is in use."""
    if id(numbers) not in _blocks:
        if len(_blocks) >= MOST_BLOCKS:
            _blocks.clear()
        _blocks[id(numbers)] = numbers, np.array([float(each) for each in _passed(numbers)], np.float64)
    return _blocks[id(numbers)][1]
