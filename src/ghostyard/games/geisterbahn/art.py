"""The art of Gefangen in der Geisterbahn: tiles, cars and ghosts, keys, cards, dials and lights."""

from __future__ import annotations

from functools import cache

from ghostyard.core.draw import lanterns
from ghostyard.core.scene import Art
from ghostyard.games.geisterbahn.frights import cards
from ghostyard.games.geisterbahn.hexes import tiles
from ghostyard.games.geisterbahn.rides import keys, lights


@cache
def art() -> Art:
    """Every symbol of the game by name."""
    return {**tiles(), **keys(), **cards(), **lights(), **lanterns()}
