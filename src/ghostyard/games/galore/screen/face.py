"""The face of a tile as a drawing: the courses of its track, and where its monsters and diamonds stand.

All places are in a grid of 100 x 100, for a tile that is not turned. When a tile turns, its track turns; what stands
on it moves around the middle and stays upright.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any, NamedTuple

from ghostyard.core.draw import Course
from ghostyard.games.galore.rules.edition import MOST_MONSTERS, TRACK_NAMES
from ghostyard.games.galore.rules.names import monsters_of
from ghostyard.games.galore.rules.state import BRIDGE, CURVE, DOUBLE, STRAIGHT

Point = tuple[float, float]
MONSTER, SMALL_MONSTER, GEM = 36.0, 31.0, 28.0  # how large they stand on a tile: small beside two sections
ROOM = 28.0  # closer than this, two things would hide each other


class Spot(NamedTuple):
    """A thing on a tile and the middle of its place."""

    thing: str
    section: int
    x: float
    y: float
    size: float


def straight_down(aside: float) -> str:
    """North to south."""
    return f"M{50 + aside:g} -1V101"


def straight_across(aside: float) -> str:
    """West to east."""
    return f"M-1 {50 + aside:g}H101"


def bend_north_east(aside: float) -> str:
    """Around the upper right corner."""
    r = 50 + aside
    return f"M{100 - r:g} -1V0A{r:g} {r:g} 0 0 0 100 {r:g}H101"


def bend_south_west(aside: float) -> str:
    """Around the lower left corner."""
    r = 50 + aside
    return f"M{r:g} 101V100A{r:g} {r:g} 0 0 0 0 {100 - r:g}H-1"


COURSES: dict[int, tuple[Course, ...]] = {
    STRAIGHT: (straight_down,),
    CURVE: (bend_north_east,),
    BRIDGE: (straight_down, straight_across),
    DOUBLE: (bend_north_east, bend_south_west),
}

# Where the monsters of a section may stand, best first; each is nearer to its own track than to the other.
STANDS: dict[Course, tuple[Point, ...]] = {
    straight_down: ((78, 17), (22, 83), (22, 17), (78, 83)),
    straight_across: ((17, 22), (83, 78), (17, 78), (83, 22)),
    bend_north_east: ((83, 17), (25, 18), (82, 75), (43, 57)),
    bend_south_west: ((17, 83), (75, 82), (18, 25), (57, 43)),
}
CURVE_STANDS: tuple[Point, ...] = ((41, 59), (82, 18), (21, 27), (73, 79))  # a lone curve has room outside
STRAIGHT_STANDS: tuple[Point, ...] = ((79, 30), (21, 70), (21, 28), (79, 72), (79, 50), (21, 50))
CORNERS: tuple[Point, ...] = ((17, 83), (83, 83), (17, 17), (83, 17), (83, 50), (17, 50), (50, 83), (50, 17))


def stands_of(track: int, section: int) -> tuple[Point, ...]:
    """Where the monsters of a section may stand on this kind of track."""
    alone = {CURVE: CURVE_STANDS, STRAIGHT: STRAIGHT_STANDS}
    return alone.get(track) or STANDS[COURSES[track][section]]


def edge_of(course: Course, x: float, y: float) -> Point:
    """Where a gangway from this place ends: at the ties, short of the middle of the track."""
    fx, fy = foot_of(course, x, y)
    short = 9 / hypot(x - fx, y - fy)
    return fx + (x - fx) * short, fy + (y - fy) * short


def foot_of(course: Course, x: float, y: float) -> Point:
    """The point of a course that is nearest to a place."""
    if course is straight_down:
        return 50, y
    if course is straight_across:
        return x, 50
    corner = (100, 0) if course is bend_north_east else (0, 100)
    far = hypot(x - corner[0], y - corner[1])
    return corner[0] + 50 * (x - corner[0]) / far, corner[1] + 50 * (y - corner[1]) / far


@cache
def monster_places(track: int, first: int, second: int) -> tuple[tuple[int, float, float, float], ...]:
    """Where so many monsters of the first and of the second section stand: section, x, y, size."""
    taken: list[Point] = []
    sections = [0] * first + [1] * second
    for section in sections:
        taken.append(_free_place(stands_of(track, section), taken))
    size = MONSTER if len(COURSES[track]) == 1 else SMALL_MONSTER
    return tuple((section, x, y, size) for section, (x, y) in zip(sections, taken, strict=True))


def _free_place(places: tuple[Point, ...], taken: list[Point]) -> Point:
    """The first place with room; on a crowded tile the one with most."""
    for place in places:
        if _room(place, taken) >= ROOM:
            return place
    return max(places, key=lambda place: _room(place, taken))


def _room(place: Point, taken: list[Point]) -> float:
    return min((hypot(place[0] - x, place[1] - y) for x, y in taken), default=100.0)


def track_art(track: int, first: int, second: int) -> str:
    """The name of the symbol of a track with platforms for so many monsters."""
    return f"{TRACK_NAMES[track]}-{first}-{second}"


def all_tracks() -> list[tuple[int, int, int]]:
    """Every track an edition may have: its kind, and the monsters of its sections."""
    return [
        (track, first, second)
        for track, courses in COURSES.items()
        for first in range(MOST_MONSTERS + 1)
        for second in range(MOST_MONSTERS + 1 - first if len(courses) == 2 else 1)
    ]


class FaceDrawing(NamedTuple):
    """All there is to draw of a tile."""

    art: str
    things: tuple[Spot, ...]


def face_drawing(box: Any, tile: int) -> FaceDrawing:
    """The face of a tile of this box: its track, then monsters and diamonds where they stand."""
    diamonds = tuple(box.diamond[tile, : box.diamonds[tile]].tolist())
    return _drawing(int(box.track[tile]), tuple(monsters_of(box, tile)), diamonds)


@cache
def _drawing(track: int, herd: tuple[tuple[str, int], ...], diamonds: tuple[int, ...]) -> FaceDrawing:
    first = sum(section == 0 for _, section in herd)
    places = monster_places(track, first, len(herd) - first)
    things = [Spot(kind, *place) for (kind, _), place in zip(herd, places, strict=True)]
    for value in diamonds:
        x, y = _free_place(CORNERS, [(thing.x, thing.y) for thing in things])
        things.append(Spot(f"diamond {value}", -1, x, y, GEM))
    return FaceDrawing(track_art(track, first, len(herd) - first), tuple(things))


def turned(x: float, y: float, turn: int) -> Point:
    """A place on a tile after so many quarter turns clockwise around its middle."""
    for _ in range(turn):
        x, y = 100 - y, x
    return x, y


# The middle and the size of what a course covers: x, y, w, h.
COVERED: dict[Course, tuple[float, float, float, float]] = {
    straight_down: (50, 50, 30, 100),
    straight_across: (50, 50, 100, 30),
    bend_north_east: (68, 32, 64, 64),
    bend_south_west: (32, 68, 64, 64),
}


# Where a course begins and ends, and how it gets there.
ENDS: dict[Course, tuple[Point, str, Point]] = {
    straight_down: ((50, 0), "L", (50, 100)),
    straight_across: ((0, 50), "L", (100, 50)),
    bend_north_east: ((50, 0), "A50 50 0 0 0 ", (100, 50)),
    bend_south_west: ((50, 100), "A50 50 0 0 0 ", (0, 50)),
}


def section_path(track: int, section: int, turn: int, x: float, y: float) -> str:
    """The middle line of a section of a turned tile, whose own middle is at x, y."""
    start, way, end = ENDS[COURSES[track][section]]
    (x1, y1), (x2, y2) = turned(*start, turn), turned(*end, turn)
    return f"M{x1 + x - 50:g} {y1 + y - 50:g}{way}{x2 + x - 50:g} {y2 + y - 50:g}"


def section_box(track: int, section: int, turn: int) -> tuple[float, float, float, float]:
    """The middle and the size of a section of a turned tile: x, y, w, h."""
    x, y, w, h = COVERED[COURSES[track][section]]
    return (*turned(x, y, turn), *((w, h) if turn % 2 == 0 else (h, w)))
