"""The list of games: the only place that names them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game

GAMES = ("galore", "geisterbahn", "ghosty", "graveyards")


@cache
def game(name: str) -> Game:
    """A game by its short name."""
    if name not in GAMES:
        raise Mistake("no-such-game", name=name, known=", ".join(GAMES))
    return cast(Game, import_module(f"ghostyard.games.{name}").GAME)
