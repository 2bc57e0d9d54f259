"""Graveyards, Ghosts & Haunted Houses: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from typing import Literal

import msgspec

from ghostyard.core.edition import EditionFile
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from ghostyard.games.graveyards.rules.state import COLOURS, TILES, Box

ICON_NAMES = ("none", "rotate", "swap", "replace", "token")
# Where the four spaces of a tile, in reading order, come from when it is turned once clockwise.
TURNED = (2, 0, 3, 1)

Colour = Literal["white", "orange", "blue", "green"]
Ghost = Literal["white", "orange", "blue", "green", "none"]
Icon = Literal["none", "rotate", "swap", "replace", "token"]
Spaces = tuple[Ghost, Ghost, Ghost, Ghost]


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """The face of one tile: the ghosts of its four spaces in reading order, or none, and its icon. GRA-01"""

    spaces: Spaces
    icon: Icon = "none"


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    """A whole edition file."""

    game: Literal["graveyards"]
    name: str
    title: str
    tiles: list[Face]


def read_edition(file: EditionFile) -> Box:
    """The box of an edition; a file that breaks GRA-01 is told with its line."""
    edition = file.fit(Edition)
    if len(edition.tiles) != TILES:
        raise file.mistake(
            "edition-count", "tiles", things="tiles", found=len(edition.tiles), wanted=TILES, clause="GRA-01"
        )
    box = Box.blank()
    for number, face in enumerate(edition.tiles):
        put_face(box, number + 1, face)
    return box


def put_face(box: Box, tile: int, face: Face) -> None:
    """Write one tile's face into the box, in all four turns."""
    box.icon[tile] = ICON_NAMES.index(face.icon)
    for turn in range(4):
        spaces = turned(face.spaces, turn)
        for colour in range(COLOURS):
            showing = [place for place in range(4) if spaces[place] == COLOUR_NAMES[colour]]
            box.shows[tile, turn, colour] = sum(1 << place for place in showing)


def turned(spaces: Spaces, turn: int) -> Spaces:
    """The four spaces in reading order after some quarter turns clockwise."""
    for _ in range(turn):
        spaces = (spaces[TURNED[0]], spaces[TURNED[1]], spaces[TURNED[2]], spaces[TURNED[3]])
    return spaces
