"""The pieces of Ghosts Galore that lie in more than one place: tiles with all that stands on them, and doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.scene import Piece, short
from ghostyard.games.galore.rules.edition import DOOR_NAMES
from ghostyard.games.galore.screen.face import face_drawing, turned

TILE = 100
RIM = 40  # of a board, where the doors are
DOOR_KINDS = ("none", "plain", "bone", "tooth")


def tile_id(tile: int) -> str:
    """The same from the stack to the board, so that the tile is seen gliding."""
    return f"tile-{tile}"


def tile_pieces(
    box: Any,
    tile: int,
    x: float,
    y: float,
    *,
    size: float = TILE,
    turn: int = 0,
    layer: int = 2,
    label: str = "",
    ghost: bool = False,
    quiet: bool = False,
    name: str = "",
) -> list[Piece]:
    """A tile with its middle at x, y: its track turned, its monsters and diamonds upright."""
    face, name = face_drawing(box, tile), name or tile_id(tile)
    pieces = [Piece(name, face.art, x, y, size, size, 90 * turn, layer, label, ghost=ghost, quiet=quiet)]
    for number, thing in enumerate(face.things):
        tx, ty = on_tile(thing.x, thing.y, turn, x, y, size)
        side = short(thing.size * size / TILE)
        art, text = _thing_art(thing.thing)
        pieces.append(
            Piece(f"{name}-{number}", art, tx, ty, side, side, 0, layer + 1, "", text, name, ghost=ghost, quiet=quiet)
        )
    return pieces


def on_tile(tx: float, ty: float, turn: int, x: float, y: float, size: float = TILE) -> tuple[float, float]:
    """Where a place on a tile lies, when the tile is turned and has its middle at x, y."""
    tx, ty = turned(tx, ty, turn)
    return short(x + (tx - 50) * size / 100), short(y + (ty - 50) * size / 100)


def _thing_art(thing: str) -> tuple[str, str]:
    """The symbol of a monster or diamond, and what is written on it."""
    name, _, value = thing.partition(" ")
    if not value:
        return name, ""
    return (f"diamond-{value}" if int(value) <= 3 else "diamond"), value


def cell_middle(cell: int) -> tuple[int, int]:
    """The middle of a space of a board."""
    return RIM + TILE // 2 + cell % 3 * TILE, RIM + TILE // 2 + cell // 3 * TILE


def door_middle(edge: int) -> tuple[int, int]:
    """The middle of a door of a board."""
    along, side = RIM + TILE // 2 + edge % 3 * TILE, edge // 3
    near, far = RIM // 2, RIM + 3 * TILE + RIM // 2
    return ((along, near), (far, along), (along, far), (near, along))[side]


def doors_of_side(box: Any, board: int, side: int) -> Iterator[tuple[int, str, str]]:
    """The outer edges of a side of a board: edge, its name, and the kind of door, "none" for a bare wall. GAL-04"""
    for edge, door in enumerate(box.door[board, side]):
        yield edge, DOOR_NAMES[edge], DOOR_KINDS[door]
