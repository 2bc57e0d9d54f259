"""Ghosts Galore: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ghostyard.core.edition import EditionFile
from ghostyard.games.galore.rules.state import BONE, MOST_DIAMONDS, NO_DOOR, PLAIN, TILES, TOOTH, Box, herd_of

KIND_NAMES = (
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp",
)  # fmt: skip
TRACK_NAMES = ("none", "straight", "curve", "bridge", "double")
DOOR_NAMES = tuple(f"{side}{number}" for side in "NESW" for number in (1, 2, 3))
SECTIONS = {"straight": 1, "curve": 1, "bridge": 2, "double": 2}
MOST_MONSTERS = 7  # on one tile: nine such tiles still fit a herd

Kind = Literal[
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"
]  # fmt: skip
Track = Literal["straight", "curve", "bridge", "double"]
Door = Literal["N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"]
Diamond = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Doors(msgspec.Struct, forbid_unknown_fields=True):
    """The special doors of one side of a board, and the outer edges that have none; all others are plain. GAL-04"""

    bone: list[Door] = []
    tooth: list[Door] = []
    none: list[Door] = []


class Face(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The face of one tile: its track, its monsters with their section, its diamonds. GAL-01..03"""

    track: Track
    monsters: list[tuple[Kind, Annotated[int, msgspec.Meta(ge=0, le=1)]]] = []
    diamonds: list[Diamond] = []


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """A board with its two sides. GAL-04"""

    front: Doors
    back: Doors


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    """A whole edition file."""

    game: Literal["galore"]
    name: str
    title: str
    boards: list[Board]
    tiles: list[Face]


def read_edition(file: EditionFile) -> Box:
    """The box of an edition; a file that breaks GAL-01..04 is told with its line."""
    edition = file.fit(Edition)
    if len(edition.tiles) != TILES:
        raise file.mistake(
            "edition-count", "tiles", things="tiles", found=len(edition.tiles), wanted=TILES, clause="GAL-01"
        )
    if len(edition.boards) != 5:
        raise file.mistake(
            "edition-count", "boards", things="boards", found=len(edition.boards), wanted=5, clause="GAL-04"
        )
    box = Box.blank()
    for number, face in enumerate(edition.tiles):
        if problem := face_problem(face):
            raise file.mistake(problem[0], f"tiles[{number}].{problem[1]}", tile=number + 1, clause=problem[2])
        put_face(box, number + 1, face)
    for number, board in enumerate(edition.boards):
        for side, doors in enumerate((board.front, board.back)):
            if doors_problem(doors, (2,)):
                raise file.mistake("galore-doors", f"boards[{number}]", clause="GAL-04")
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
