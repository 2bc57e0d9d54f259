"""An edition of Graveyards, Ghosts & Haunted Houses by touches: a touch on a space calls the next ghost, or none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ghostyard.core.edition_editor import EditionDesk, Opened, Portrait, Tool
from ghostyard.core.scene import Piece, square
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.edition import EDITION_FORMAT, ICON_NAMES, Edition, Face, Ghost
from ghostyard.games.graveyards.rules.state import TILES

GHOSTS: tuple[Ghost, ...] = get_args(Ghost)  # in the order in which touches call them; the last is none
LARGE = 236.0
GHOST, ICON = 0.44, 0.26  # of a tile


def thumbnail(edition: Edition, opened: Opened, size: float, words: Words) -> Iterator[Piece]:
    """A tile as it is printed."""
    return _tile(edition.tiles[opened.number], size)


def portrait(edition: Edition, opened: Opened, words: Words) -> Portrait:
    """The tile, large: each of its spaces can be touched."""
    face = edition.tiles[opened.number]
    pieces = list(_tile(face, LARGE))
    for place, piece in enumerate(pieces[1:5]):
        ghost = words.say(f"colour-{face.spaces[place]}")
        piece.label = words.say("faces-space", place=words.say(f"faces-place-{place}"), ghost=ghost)
    return Portrait(pieces, {f"space-{place}": f"space {place}" for place in range(4)})


def _tile(face: Face, size: float) -> Iterator[Piece]:
    yield square("tile", "tile", 0, 0, size)
    for place, ghost in enumerate(face.spaces):
        at = (2 * (place % 2) - 1) * size / 4, (2 * (place // 2) - 1) * size / 4
        yield square(f"space-{place}", "" if ghost == "none" else ghost, *at, size * GHOST, layer=1)
    if face.icon != "none":
        yield square("icon", f"icon-{face.icon}", 0, 0, size * ICON, layer=2)


def tools(edition: Edition, opened: Opened, words: Words) -> list[Tool]:
    """The icon in the middle, or none."""
    icon = edition.tiles[opened.number].icon
    return [
        Tool(
            f"icon {name}", "stock-clear" if name == "none" else f"icon-{name}", words.say(f"faces-icon-{name}"),
            picked=name == icon,
        )
        for name in ICON_NAMES
    ]  # fmt: skip


def edit(edition: Edition, opened: Opened, words: list[str]) -> str:
    """Another ghost on a space, or another icon."""
    face = edition.tiles[opened.number]
    match words:
        case ["space", place]:
            spaces = list(face.spaces)
            spaces[int(place)] = GHOSTS[(GHOSTS.index(spaces[int(place)]) + 1) % len(GHOSTS)]
            face.spaces = (spaces[0], spaces[1], spaces[2], spaces[3])
        case ["icon", icon]:
            face.icon = icon  # type: ignore[assignment]  # the shape is checked after every edit
        case _:
            raise ValueError(words)
    return ""


EDITION_DESK = EditionDesk(
    game="graveyards",
    form=EDITION_FORMAT,
    shelves={"tiles": TILES},
    thumbnail=thumbnail,
    portrait=portrait,
    tools=tools,
    edit=edit,
)
