"""Editions as owners of the boxes might write them: one for every game, as unlike ours as the rules allow."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ghostyard.core.edition import Edition, EditionFile
from ghostyard.games import game

FOLDER = Path(__file__).parent


def path_of(name: str) -> Path:
    """The file of a game."""
    return FOLDER / f"{name}.toml"


@cache
def owned(name: str) -> Edition:
    """The edition for a game."""
    return game(name).owned_edition(EditionFile.read(path_of(name)))
