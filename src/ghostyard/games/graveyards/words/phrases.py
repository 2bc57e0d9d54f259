"""Graveyards, Ghosts & Haunted Houses: tiles as a person would say them."""

from __future__ import annotations

from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.names import colour_name, colours_of


def tile_words(box: Any, tile: int, turn: int, words: Words) -> str:
    """A tile as a person would say it: "white and orange over two blue, with “rotate”"."""
    names = [colour_name(colour) for colour in colours_of(box, tile, turn)]
    icon = ICON_NAMES[box.icon[tile]]
    face = _face_words(names, words)
    return face if icon == "none" else words.say("tile-with", tile=face, icon=words.say(f"icon-{icon}"))


def _face_words(names: list[str], words: Words) -> str:
    if len(set(names)) == 1:
        return words.say("tile-of-one", colour=names[0])
    return words.say("tile-rows", top=_row_words(names[:2], words), bottom=_row_words(names[2:], words))


def _row_words(names: list[str], words: Words) -> str:
    left, right = names
    if left == right:
        return words.say("row-of-two", colour=left)
    return words.say("row-of-both", left=words.say(f"colour-{left}"), right=words.say(f"colour-{right}"))
