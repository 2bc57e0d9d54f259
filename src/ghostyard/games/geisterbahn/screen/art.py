"""The art of Gefangen in der Geisterbahn: tiles, cars and ghosts, keys, cards, dials and lights."""

from __future__ import annotations

from functools import cache

from ghostyard.core.draw import lanterns
from ghostyard.core.scene import Art
from ghostyard.games.geisterbahn.screen.card_art import cards
from ghostyard.games.geisterbahn.screen.figure_art import keys, lights
from ghostyard.games.geisterbahn.screen.tile_art import tiles


@cache
def art() -> Art:
    """Every symbol of the game by name."""
    return {**tiles(), **keys(), **cards(), **lights(), **lanterns()}
