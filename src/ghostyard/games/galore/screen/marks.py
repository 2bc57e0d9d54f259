"""Where the things of a score sheet lie in Ghosts Galore, so that a line of the sheet can be lit up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.scene import Area, Mark
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.state import CELLS, SIDES
from ghostyard.games.galore.screen.face import COURSES, face_drawing, section_box, section_path
from ghostyard.games.galore.screen.pieces import RIM, TILE, cell_middle, door_middle, doors_of_side, on_tile


def marks(box: Any, v: Any, areas: list[Area]) -> dict[str, Mark]:
    """A mark for everything that a score sheet may name: "0 cell b2", "1 door N1"."""
    return {
        f"{seat} {thing}": Mark(f"mine-{seat}", *place)
        for seat in range(v.seats)
        for thing, place in reversed(list(_places(box, v, seat)))  # of two alike on a tile, the first is meant
    }


Place = tuple[float, float, float, float] | tuple[float, float, float, float, str]


def _places(box: Any, v: Any, seat: int) -> Iterator[tuple[str, Place]]:
    for cell in range(CELLS):
        if tile := int(v.tile[seat, cell]):
            yield from _tile_places(box, tile, cell, int(v.turn[seat, cell]))
    if v.phase != SIDES:
        for edge, name, kind in doors_of_side(box, int(v.board[seat]), int(v.side[seat])):
            if kind != "none":
                yield f"door {name}", (*door_middle(edge), RIM, RIM)


def _tile_places(box: Any, tile: int, cell: int, turn: int) -> Iterator[tuple[str, Place]]:
    (x, y), name, track = cell_middle(cell), cell_name(cell), int(box.track[tile])
    yield f"cell {name}", (x, y, TILE, TILE)
    for section in range(len(COURSES[track])):
        sx, sy, w, h = section_box(track, section, turn)
        path = section_path(track, section, turn, x, y)
        yield f"section {name} {section}", (int(x + sx - 50), int(y + sy - 50), int(w), int(h), path)
    for thing in face_drawing(box, tile).things:
        kind, _, value = thing.thing.partition(" ")
        what = f"diamond {name} {value}" if value else f"monster {kind} {name} {thing.section}"
        yield what, (*on_tile(thing.x, thing.y, turn, x, y), int(thing.size), int(thing.size))
