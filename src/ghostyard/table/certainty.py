"""What is sure about a move that reveals something. Many worlds fit a view; what is alike in all is sure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ghostyard.core.scene import Area, Piece, Scene
from ghostyard.table.protocol import LineSeen, SheetSeen

Place = tuple[str, Piece]  # an area, and the piece as it lies there


def sure_scene(worlds: Sequence[Scene], now: Scene) -> Scene:
    """What lies where in every world; where worlds differ, all is as it is now."""
    sure = _sure_places([_places(world) for world in worlds], _places(now))
    areas = [_sure_area([_area(world, area.id) for world in worlds], area) for area in now.areas]
    for area in areas:
        area.pieces = [piece for at, piece in sure.values() if at == area.id]
    first, *others = worlds
    marks = {name: mark for name, mark in first.marks.items() if all(world.marks.get(name) == mark for world in others)}
    return Scene(areas, marks=marks)


def _places(scene: Scene) -> dict[str, Place]:
    return {piece.id: (area.id, piece) for area in scene.areas for piece in area.pieces}


def _sure_places(worlds: list[dict[str, Place]], now: dict[str, Place]) -> dict[str, Place]:
    """Pieces in the order of the first world, then those that are only there now."""
    found: dict[str, Place] = {}
    for name in [*worlds[0], *(name for name in now if name not in worlds[0])]:
        places = [world.get(name) for world in worlds]
        place = places[0] if all(other == places[0] for other in places) else now.get(name)
        if place is not None:
            found[name] = place
    return found


def _area(scene: Scene, name: str) -> Area | None:
    return next((area for area in scene.areas if area.id == name), None)


def _sure_area(worlds: list[Area | None], now: Area) -> Area:
    """As large as in the worlds, if they agree; without its pieces."""
    frames = [(area.width, area.height, area.left, area.top, area.label) for area in worlds if area is not None]
    first = worlds[0] if worlds[0] is not None and len(set(frames)) == 1 else now
    return msgspec.structs.replace(first, pieces=[], names=now.names)


def something_moved(now: Scene, later: Scene) -> bool:
    """Does anything with a name lie elsewhere, or otherwise?"""
    before = _places(now)

    def lies(place: Place | None) -> object:
        return place and (place[0], place[1].x, place[1].y, place[1].turn, place[1].art, place[1].ghost)

    return any(lies(before.get(name)) != lies(place) for name, place in _places(later).items() if place[1].label)


def sure_sheets(worlds: Sequence[list[SheetSeen]], now: list[SheetSeen]) -> list[SheetSeen]:
    """Score sheets with the lines that are alike in all worlds; the others are as they are now."""
    return [_sure_sheet([world[number] for world in worlds], sheet) for number, sheet in enumerate(now)]


def _sure_sheet(worlds: list[SheetSeen], now: SheetSeen) -> SheetSeen:
    lines = [_sure_line([world.lines[number] for world in worlds], line) for number, line in enumerate(now.lines)]
    ties = worlds[0].ties if all(world.ties == worlds[0].ties for world in worlds) else now.ties
    return SheetSeen(now.seat, sum(line.points for line in lines), lines, ties)


def _sure_line(worlds: list[LineSeen], now: LineSeen) -> LineSeen:
    return worlds[0] if all(world == worlds[0] for world in worlds) else now
