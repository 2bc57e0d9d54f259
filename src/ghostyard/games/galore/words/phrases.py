"""Ghosts Galore: tiles and places as a person would say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.galore.rules.edition import TRACK_NAMES
from ghostyard.games.galore.rules.moves import TURNS, cell_name
from ghostyard.games.galore.rules.names import monsters_of
from ghostyard.games.galore.rules.track import SECTIONS_AT_TURN_0


def tile_words(box: Any, tile: int, words: Words) -> str:
    """A tile as a person would say it: "curve (ghost, bat, diamond 2)"."""
    kinds = tuple(kind for kind, _ in monsters_of(box, tile))
    return _face_words(int(box.track[tile]), kinds, tuple(box.diamond[tile, : box.diamonds[tile]].tolist()), words)


@cache
def _face_words(track: int, kinds: tuple[str, ...], diamonds: tuple[int, ...], words: Words) -> str:
    things = [words.say(f"monster-{kind}") for kind in kinds]
    things += [words.say("diamond", value=value) for value in diamonds]
    return f"{words.say(f'track-{TRACK_NAMES[track]}')} ({', '.join(things)})"


def laid_words(box: Any, tile: int, turn: int, words: Words) -> str:
    """A tile as it lies, for whoever cannot see it: which edges each section joins, and who stands on it. GAL-01 GAL-02

    "bridge, north to south with ghost, bat; west to east, nobody there; diamond 2"
    """
    diamonds = tuple(box.diamond[tile, : box.diamonds[tile]].tolist())
    return _sections_words(int(box.track[tile]), turn, monsters_of(box, tile), diamonds, words)


@cache
def _sections_words(
    track: int, turn: int, monsters: tuple[tuple[str, int], ...], diamonds: tuple[int, ...], words: Words
) -> str:
    parts = []
    for section, edges in enumerate(joined_edges(track, turn, words)):
        who = [words.say(f"monster-{kind}") for kind, where in monsters if where == section]
        parts.append(words.say("section" if who else "section-empty", edges=edges, who=", ".join(who)))
    parts += [words.say("diamond", value=value) for value in diamonds]
    return f"{words.say(f'track-{TRACK_NAMES[track]}')}, {'; '.join(parts)}"


@cache
def joined_edges(track: int, turn: int, words: Words) -> tuple[str, ...]:
    """The edges that each section joins: "north to east"."""
    names = [[words.say(f"turn-{TURNS[(edge + turn) % 4]}") for edge in ends] for ends in SECTIONS_AT_TURN_0[track]]
    return tuple(words.say("section-edges", start=start, to=to) for start, to in names)


def where_words(where: int, words: Words, track: int = 0) -> str:
    """A place and turn: "b2, turned east"; with a track also what it joins there: "b2, turned east: east to south"."""
    place = words.say("where", cell=cell_name(where >> 2), turn=words.say(f"turn-{TURNS[where & 3]}"))
    joined = ", ".join(joined_edges(track, where & 3, words))
    return f"{place}: {joined}" if joined else place
