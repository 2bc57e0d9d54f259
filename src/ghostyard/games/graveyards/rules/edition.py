"""Graveyards, Ghosts & Haunted Houses: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ghostyard.core.edition import EditionFormat, EditionHeader, Problem, count_problem
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from ghostyard.games.graveyards.rules.state import COLOURS, TILES, Box

ICON_NAMES = ("none", "rotate", "swap", "replace", "token")
# Where the four spaces of a tile, in reading order, come from when it is turned once clockwise.
TURNED = (2, 0, 3, 1)

Colour = Literal["white", "orange", "blue", "green"]
Ghost = Literal["white", "orange", "blue", "green", "none"]
Icon = Literal["none", "rotate", "swap", "replace", "token"]
Spaces = tuple[Ghost, Ghost, Ghost, Ghost]


class Face(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The face of one tile: the ghosts of its four spaces in reading order, or none, and its icon. GRA-01"""

    spaces: Spaces
    icon: Icon = "none"


class Edition(EditionHeader):
    """A whole edition file."""

    tiles: list[Face]


def problems(edition: Edition) -> Iterable[Problem]:
    """Whatever breaks GRA-01: icons on any tile and spaces without a ghost do not."""
    return count_problem("tiles", "tiles", len(edition.tiles), TILES, "GRA-01")


def box_of(edition: Edition) -> Box:
    """The box of an edition."""
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


EDITION_FORMAT = EditionFormat(Edition, problems, box_of)
