"""Ghosts Galore: tiles and places as a person would say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.galore.rules.edition import TRACK_NAMES
from ghostyard.games.galore.rules.moves import TURNS, cell_name
from ghostyard.games.galore.rules.names import monsters_of


def tile_words(box: Any, tile: int, words: Words) -> str:
    """A tile as a person would say it: "curve (ghost, bat, diamond 2)"."""
    kinds = tuple(kind for kind, _ in monsters_of(box, tile))
    return _face_words(int(box.track[tile]), kinds, tuple(box.diamond[tile, : box.diamonds[tile]].tolist()), words)


@cache
def _face_words(track: int, kinds: tuple[str, ...], diamonds: tuple[int, ...], words: Words) -> str:
    things = [words.say(f"monster-{kind}") for kind in kinds]
    things += [words.say("diamond", value=value) for value in diamonds]
    return f"{words.say(f'track-{TRACK_NAMES[track]}')} ({', '.join(things)})"


def where_words(where: int, words: Words) -> str:
    """A place and turn: "b2, turned east"."""
    return words.say("where", cell=cell_name(where >> 2), turn=words.say(f"turn-{TURNS[where & 3]}"))
