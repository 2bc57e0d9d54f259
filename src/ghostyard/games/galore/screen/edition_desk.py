"""An edition of Ghosts Galore by touches: doors of the boards, and the track, monsters and diamonds of every tile.

Behind an open tile stands the section that the next monster belongs to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ghostyard.core.edition_editor import EditionDesk, Opened, Portrait, Tool
from ghostyard.core.edition_editor import place_by_index as by_index
from ghostyard.core.editor import InputField
from ghostyard.core.scene import Piece, square
from ghostyard.core.words import Words
from ghostyard.games.galore.rules.edition import (
    BOARDS,
    DOOR_NAMES,
    EDITION_FORMAT,
    KIND_NAMES,
    MOST_MONSTERS,
    SECTIONS,
    TRACK_NAMES,
    Doors,
    Edition,
    Face,
    put_face,
)
from ghostyard.games.galore.rules.pad_edits import door_kind, turn_door
from ghostyard.games.galore.rules.state import MOST_DIAMONDS, TILES, Box
from ghostyard.games.galore.screen.face import face_drawing, track_art
from ghostyard.games.galore.screen.mine import BOARD
from ghostyard.games.galore.screen.pieces import door_middle, tile_pieces
from ghostyard.games.galore.words.phrases import joined_edges

LARGE, DOOR = 236.0, 40.0
SIDES = ("front", "back")
DIAMONDS = (1, 2, 3)  # by touch; others are typed


def doors_at(edition: Edition, number: int) -> Doors:
    """A side of a board: the front of the first, its back, the front of the second, and so on."""
    board = edition.boards[number // 2]
    return board.front if number % 2 == 0 else board.back


def thumbnail(edition: Edition, opened: Opened, size: float, words: Words) -> Iterator[Piece]:
    """A tile, or a side of a board."""
    if opened.shelf == "boards":
        return _board(doors_at(edition, opened.number), size, size / 8)
    return iter(tile_pieces(*_alone(edition.tiles[opened.number]), 0, 0, size=size))


def portrait(edition: Edition, opened: Opened, words: Words) -> Portrait:
    """The same, large: doors and whatever stands on a tile can be touched."""
    if opened.shelf == "tiles":
        return _large_tile(edition.tiles[opened.number], words)
    doors = doors_at(edition, opened.number)
    pieces = list(_board(doors, LARGE, DOOR))
    for piece, edge in zip(pieces[1:], DOOR_NAMES, strict=True):
        piece.label = words.say("faces-door", edge=edge, kind=door_kind(doors, edge))
    return Portrait(pieces, {f"door-{edge}": f"door {edge}" for edge in DOOR_NAMES})


def _board(doors: Doors, size: float, door: float) -> Iterator[Piece]:
    yield square("board", "board", 0, 0, size)
    for number, edge in enumerate(DOOR_NAMES):
        x, y = ((at / BOARD - 0.5) * size for at in door_middle(number))
        kind = door_kind(doors, edge)
        art = f"door-{kind}" if kind != "none" else ""
        yield square(f"door-{edge}", art, x, y, door, turn=90 * (number // 3), layer=1)


def _alone(face: Face) -> tuple[Box, int]:
    """A box with nothing in it but this tile, and its number."""
    box = Box.blank()
    put_face(box, 1, face)
    return box, 1


def _large_tile(face: Face, words: Words) -> Portrait:
    box, tile = _alone(face)
    pieces = tile_pieces(box, tile, 0, 0, size=LARGE, name="tile")
    edits = {}
    for number, thing in enumerate(face_drawing(box, tile).things):
        kind, _, value = thing.thing.partition(" ")
        said = words.say("diamond", value=int(value)) if value else words.say(f"monster-{kind}")
        pieces[number + 1].label = words.say("faces-drop", thing=said)
        edits[pieces[number + 1].id] = f"drop {thing.thing}" if value else f"drop {kind} {thing.section}"
    return Portrait(pieces, edits)


def tools(edition: Edition, opened: Opened, words: Words) -> Iterator[Tool]:
    """All tracks, all monsters, diamonds, and which section comes next."""
    if opened.shelf == "boards":
        return
    face, section = edition.tiles[opened.number], _section(edition, opened)
    for track in SECTIONS:
        art = track_art(TRACK_NAMES.index(track), 0, 0)
        yield Tool(f"track {track}", art, words.say(f"track-{track}"), picked=track == face.track)
    for one, edges in enumerate(joined_edges(TRACK_NAMES.index(face.track), 0, words) if _is_double(face) else ()):
        said = words.say("faces-section", edges=edges)
        yield Tool(f"section {one}", f"only-{face.track}-{one}", said, picked=one == section)
    full = len(face.monsters) >= MOST_MONSTERS
    for kind in KIND_NAMES:
        said = words.say("faces-add", thing=words.say(f"monster-{kind}"))
        yield Tool(f"add {kind} {section}", kind, said, quiet=full)
    for value in DIAMONDS:
        said = words.say("faces-add", thing=words.say("diamond", value=value))
        quiet = len(face.diamonds) >= MOST_DIAMONDS
        yield Tool(f"add diamond {value}", f"diamond-{value}", said, text=str(value), quiet=quiet)


def _section(edition: Edition, opened: Opened) -> int:
    return int(opened.rest == "1" and _is_double(edition.tiles[opened.number]))


def _is_double(face: Face) -> bool:
    return SECTIONS[face.track] > 1


def fields(edition: Edition, opened: Opened, words: Words) -> list[InputField]:
    """The values of all diamonds of a tile, as they are printed."""
    if opened.shelf == "boards":
        return []
    printed = " ".join(map(str, edition.tiles[opened.number].diamonds))
    return [
        InputField(
            f"tiles {opened.number} diamonds", words.say("faces-diamonds"), printed, group=words.say("faces-typed")
        )
    ]


def edit(edition: Edition, opened: Opened, words: list[str]) -> str:
    """One edit of a board or a tile."""
    match opened.shelf, words:
        case "boards", ["door", edge]:
            turn_door(doors_at(edition, opened.number), edge)
            return ""
        case "tiles", ["section", section]:
            return section
        case "tiles", _:
            _edit_tile(edition.tiles[opened.number], words)
            return str(_section(edition, opened) or "")
    raise ValueError(words)


def _edit_tile(face: Face, words: list[Any]) -> None:
    match words:
        case ["track", track]:
            face.track, last = track, SECTIONS[track] - 1
            face.monsters = [(kind, min(section, last)) for kind, section in face.monsters]
        case ["add", "diamond", value]:
            face.diamonds.append(int(value))
        case ["drop", "diamond", value]:
            face.diamonds.remove(int(value))
        case ["diamonds", *values]:
            face.diamonds = [int(value) for value in re.split(r"[\s,;]+", " ".join(values).strip()) if value]
        case ["add", kind, section]:
            face.monsters.append((kind, int(section)))
        case ["drop", kind, section]:
            face.monsters.remove((kind, int(section)))
        case _:
            raise ValueError(words)


def place(path: str) -> Opened | None:
    """The piece of a path; a board has two sides."""
    found = by_index(path)
    if found is None or found.shelf != "boards":
        return found
    return Opened("boards", 2 * found.number + SIDES.index(path.rpartition(".")[2]))


EDITION_DESK = EditionDesk(
    game="galore",
    form=EDITION_FORMAT,
    shelves={"tiles": TILES, "boards": 2 * BOARDS},
    thumbnail=thumbnail,
    portrait=portrait,
    tools=lambda edition, opened, words: list(tools(edition, opened, words)),
    fields=fields,
    edit=edit,
    place=place,
)
