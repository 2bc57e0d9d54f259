"""Ghosts Galore: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ghostyard.core.edition import EditionFormat, EditionHeader, Problem, count_problem
from ghostyard.games.galore.rules.state import BONE, MOST_DIAMONDS, NO_DOOR, PLAIN, TILES, TOOTH, Box, herd_of

KIND_NAMES = (
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp",
)  # fmt: skip
TRACK_NAMES = ("none", "straight", "curve", "bridge", "double")
DOOR_NAMES = tuple(f"{side}{number}" for side in "NESW" for number in (1, 2, 3))
BOARDS = 5
SECTIONS = {"straight": 1, "curve": 1, "bridge": 2, "double": 2}
MOST_MONSTERS = 7  # on one tile: nine such tiles still fit a herd

Kind = Literal[
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"
]  # fmt: skip
Track = Literal["straight", "curve", "bridge", "double"]
Door = Literal["N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"]
Diamond = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Doors(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The special doors of one side of a board, and the outer edges that have none; all others are plain. GAL-04"""

    bone: list[Door] = []
    tooth: list[Door] = []
    none: list[Door] = []


class Face(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The face of one tile: its track, its monsters with their section, its diamonds. GAL-01..03"""

    track: Track
    monsters: list[tuple[Kind, Annotated[int, msgspec.Meta(ge=0, le=1)]]] = []
    diamonds: list[Diamond] = []


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """A board with its two sides. GAL-04"""

    front: Doors
    back: Doors


class Edition(EditionHeader):
    """A whole edition file."""

    boards: list[Board]
    tiles: list[Face]


def problems(edition: Edition) -> Iterator[Problem]:
    """Whatever breaks GAL-01..04; other numbers of monsters, diamonds and tracks are an owner's right. GAL-05"""
    yield from count_problem("tiles", "tiles", len(edition.tiles), TILES, "GAL-01")
    yield from count_problem("boards", "boards", len(edition.boards), BOARDS, "GAL-04")
    for number, face in enumerate(edition.tiles):
        if wrong := face_problem(face):
            yield Problem(wrong[0], f"tiles[{number}].{wrong[1]}", wrong[2], {"tile": number + 1})
    for number, board in enumerate(edition.boards):
        for side, doors in (("front", board.front), ("back", board.back)):
            if doors_problem(doors, (2,)):
                yield Problem("galore-doors", f"boards[{number}].{side}", "GAL-04")


def box_of(edition: Edition) -> Box:
    """The box of an edition."""
    box = Box.blank()
    for number, face in enumerate(edition.tiles):
        put_face(box, number + 1, face)
    for number, board in enumerate(edition.boards):
        for side, doors in enumerate((board.front, board.back)):
            put_doors(box, number, side, doors)
    return box


def face_problem(face: Face) -> tuple[str, str, str] | None:
    """What is wrong with a tile: the message, the field, the clause."""
    if any(section >= SECTIONS[face.track] for _, section in face.monsters):
        return "galore-section", "monsters", "GAL-02"
    if len(face.monsters) > MOST_MONSTERS:
        return "galore-crowded", "monsters", "GAL-02"
    if len(face.diamonds) > MOST_DIAMONDS:
        return "galore-diamonds", "diamonds", "GAL-03"
    return None


def doors_problem(doors: Doors, counts: tuple[int, ...]) -> bool:
    """Two bone and two tooth doors, and no edge named twice. GAL-04"""
    special = doors.bone + doors.tooth + doors.none
    allowed = len(doors.bone) in counts and len(doors.tooth) in counts
    return not allowed or len(set(special)) != len(special)


def put_face(box: Box, tile: int, face: Face) -> None:
    """Write one tile's face into the box."""
    box.track[tile] = TRACK_NAMES.index(face.track)
    for section in range(2):
        kinds = [KIND_NAMES.index(kind) for kind, where in face.monsters if where == section]
        box.herd[tile, section] = herd_of(kinds)
    box.diamond[tile, : len(face.diamonds)] = face.diamonds
    box.diamonds[tile] = len(face.diamonds)
    box.value[tile] = sum(face.diamonds)


def put_doors(box: Box, board: int, side: int, doors: Doors) -> None:
    """Write one side of a board into the box."""
    box.door[board, side] = PLAIN
    for kind, names in ((BONE, doors.bone), (TOOTH, doors.tooth), (NO_DOOR, doors.none)):
        for name in names:
            box.door[board, side, DOOR_NAMES.index(name)] = kind


EDITION_FORMAT = EditionFormat(Edition, problems, box_of)
