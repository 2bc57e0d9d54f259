"""Foresight: what is sure about a move that reveals something. Many worlds fit a view; what is alike in all is sure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ghostyard.core.scene import Area, Piece, Scene
from ghostyard.table.protocol import LineSeen, SheetSeen

Place = tuple[str, Piece]  # an area, and the piece as it lies there


def sure_scene(dreams: Sequence[Scene], now: Scene) -> Scene:
    """What lies where in every dream; where dreams differ, all is as it is now."""
    sure = _sure_places([_places(dream) for dream in dreams], _places(now))
    areas = [_sure_area([_area(dream, area.id) for dream in dreams], area) for area in now.areas]
    for area in areas:
        area.pieces = [piece for at, piece in sure.values() if at == area.id]
    first, *others = dreams
    marks = {name: mark for name, mark in first.marks.items() if all(dream.marks.get(name) == mark for dream in others)}
    return Scene(areas, marks=marks)


def _places(scene: Scene) -> dict[str, Place]:
    return {piece.id: (area.id, piece) for area in scene.areas for piece in area.pieces}


def _sure_places(dreams: list[dict[str, Place]], now: dict[str, Place]) -> dict[str, Place]:
    """Pieces in the order of the first dream, then those that are only there now."""
    found: dict[str, Place] = {}
    for name in [*dreams[0], *(name for name in now if name not in dreams[0])]:
        places = [dream.get(name) for dream in dreams]
        place = places[0] if all(other == places[0] for other in places) else now.get(name)
        if place is not None:
            found[name] = place
    return found


def _area(scene: Scene, name: str) -> Area | None:
    return next((area for area in scene.areas if area.id == name), None)


def _sure_area(dreams: list[Area | None], now: Area) -> Area:
    """As large as in the dreams, if they agree; without its pieces."""
    frames = [(area.width, area.height, area.left, area.top, area.label) for area in dreams if area is not None]
    first = dreams[0] if dreams[0] is not None and len(set(frames)) == 1 else now
    return msgspec.structs.replace(first, pieces=[], names=now.names)


def something_moved(now: Scene, later: Scene) -> bool:
    """Does anything with a name lie elsewhere, or otherwise?"""
    before = _places(now)

    def lies(place: Place | None) -> object:
        return place and (place[0], place[1].x, place[1].y, place[1].turn, place[1].art, place[1].ghost)

    return any(lies(before.get(name)) != lies(place) for name, place in _places(later).items() if place[1].label)


def sure_sheets(dreams: Sequence[list[SheetSeen]], now: list[SheetSeen]) -> list[SheetSeen]:
    """Score sheets with the lines that are alike in all dreams; the others are as they are now."""
    return [_sure_sheet([dream[number] for dream in dreams], sheet) for number, sheet in enumerate(now)]


def _sure_sheet(dreams: list[SheetSeen], now: SheetSeen) -> SheetSeen:
    lines = [_sure_line([dream.lines[number] for dream in dreams], line) for number, line in enumerate(now.lines)]
    ties = dreams[0].ties if all(dream.ties == dreams[0].ties for dream in dreams) else now.ties
    return SheetSeen(now.seat, sum(line.points for line in lines), lines, ties)


def _sure_line(dreams: list[LineSeen], now: LineSeen) -> LineSeen:
    return dreams[0] if all(dream == dreams[0] for dream in dreams) else now
