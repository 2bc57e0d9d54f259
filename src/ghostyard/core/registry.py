"""Where games live: the module of every game by its short name, and the files that lie beside that module."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

_MODULES: dict[str, str] = {}


def register(game: str, module: str) -> None:
    """Tell where a game is defined; nothing is imported."""
    _MODULES[game] = module


def module_of(game: str) -> str:
    """The module that defines a game."""
    return _MODULES[game]


@cache
def resource(game: str, folder: str, name: str) -> Path:
    """A file of a game: `folder/name` in the folder of a large game, `<game>.name` beside the file of a small one."""
    spec = find_spec(_MODULES[game])
    assert spec is not None, f"{_MODULES[game]}, which defines {game}, is not there"
    assert spec.origin is not None
    source = Path(spec.origin)
    if spec.submodule_search_locations is None:
        return source.with_name(f"{source.stem}.{name}")
    return source.parent / folder / name
