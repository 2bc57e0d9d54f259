"""Graveyards, Ghosts & Haunted Houses: tiles as a person would say them."""

from __future__ import annotations

from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.names import colour_name, colours_of


def tile_words(box: Any, tile: int, turn: int, words: Words) -> str:
    """A tile as a person would say it: "white orange / blue green, rotate"."""
    names = [words.say(f"colour-{colour_name(colour)}") for colour in colours_of(box, tile, turn)]
    face = f"{names[0]} {names[1]} / {names[2]} {names[3]}"
    icon = ICON_NAMES[box.icon[tile]]
    return face if icon == "none" else f"{face}, {words.say(f'icon-{icon}')}"
