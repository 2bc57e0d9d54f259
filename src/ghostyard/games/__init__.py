"""The list of games: the only place that names them. Other packages add theirs by the entry point `ghostyard.games`."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, cast

from ghostyard.core.errors import Mistake
from ghostyard.core.registry import module_of, register
from ghostyard.core.words import LANGUAGES, words_for

if TYPE_CHECKING:
    from ghostyard.core.game import Game

IN_THE_LOBBY = ("title", "tagline")  # messages without which no page could list a game
OURS = ("galore", "geisterbahn", "ghosty", "graveyards")
THEIRS = {point.name: point for point in entry_points(group="ghostyard.games") if point.name not in OURS}
GAMES: tuple[str, ...]  # all that can be played: theirs are loaded when somebody asks for this list

for _name in OURS:
    register(_name, f"ghostyard.games.{_name}")
for _name, _point in THEIRS.items():
    register(_name, _point.module)


def __getattr__(name: str) -> Any:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _playable()


@cache
def _playable() -> tuple[str, ...]:
    return (*OURS, *(name for name, point in sorted(THEIRS.items()) if _is_sound(point)))


def _is_sound(point: EntryPoint) -> bool:
    """Can this game of another package be loaded? One that cannot is left out and told, so that the others go on."""
    try:
        found = point.load().name
        if found != point.name:
            raise NameError(f"its entry point is {point.name!r}, but Game(name={found!r}): give both the same name")
        for message in IN_THE_LOBBY:
            for language in LANGUAGES:
                words_for(found, language).say(message)
    except Exception as error:  # whatever a stranger's module does
        package, why = point.dist.name if point.dist else point.module, f"{type(error).__name__}: {error}"
        logging.getLogger(__name__).error("the game %s of package %s cannot be loaded: %s", point.name, package, why)
        return False
    return True


@cache
def game(name: str) -> Game:
    """A game by its short name."""
    if name in OURS:
        return _ours(name)
    if name not in _playable():
        raise Mistake("no-such-game", name=name, known=", ".join(_playable()))
    return cast("Game", THEIRS[name].load())


def _ours(name: str) -> Game:
    found = cast("Game", import_module(module_of(name)).GAME)
    assert found.name == name, f"{module_of(name)} is {name!r} in OURS, but Game(name={found.name!r})"
    return found
