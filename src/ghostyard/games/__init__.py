"""The list of games: the only place that names them. Other packages add theirs by the entry point `ghostyard.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, cast

from ghostyard.core.errors import Mistake
from ghostyard.core.registry import module_of, register

if TYPE_CHECKING:
    from ghostyard.core.game import Game

OURS = ("galore", "geisterbahn", "ghosty", "graveyards")
THEIRS = {point.name: point.module for point in entry_points(group="ghostyard.games") if point.name not in OURS}
GAMES = (*OURS, *sorted(THEIRS))

for _name in OURS:
    register(_name, f"ghostyard.games.{_name}")
for _name, _module in THEIRS.items():
    register(_name, _module)


@cache
def game(name: str) -> Game:
    """A game by its short name."""
    if name not in GAMES:
        raise Mistake("no-such-game", name=name, known=", ".join(GAMES))
    return cast("Game", import_module(module_of(name)).GAME)
