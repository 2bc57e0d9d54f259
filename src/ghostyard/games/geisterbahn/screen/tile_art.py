"""The tiles of the ghost train as drawings: tracks, switches, roundabouts, chambers, each on a hexagon with flat top.

A tile is drawn as printed and turned by the scene. An edition may print any tracks, so every face that the rules allow
is drawn once, whatever its turn: `face_of` says which one a tile has, and how far it is turned from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import cos, radians, sin
from typing import NamedTuple

from ghostyard.core.draw import (
    BONE,
    EMBER,
    GRASS,
    INK,
    LANTERN,
    MINT,
    MIST,
    PLANK,
    STEEL,
    STONE,
    WOOD,
    Course,
    by_day,
    disc,
    flat,
    glow,
    line,
    outline,
    rail_bed,
    rail_irons,
    slab,
)

Ways = tuple[int, ...]  # for each edge, clockwise from the top: the edges one can leave by, a mask
EDGES = range(6)
APOTHEM = 43.3  # from the middle of a hexagon as wide as the grid to the middle of an edge
GAUGE = 0.68
HEXAGON = "M1 50L25.5 7.6L74.5 7.6L99 50L74.5 92.4L25.5 92.4Z"


class Tracks(NamedTuple):
    """What a face carries: pairs of edges, a switch (its stem first), the exits of a roundabout."""

    plain: list[tuple[int, int]]
    switch: list[int]
    exits: list[int]


# ---------------------------------------------------------------- faces and their names


def face_of(ways: Ways) -> tuple[str, int]:
    """The symbol that shows these ways, and how many sixths of a turn it is turned."""
    turned = min(EDGES, key=lambda turn: _turned(ways, turn))
    return "track-" + "-".join(map(str, _turned(ways, turned))), -turned % 6


def mask_face(prefix: str, mask: int) -> tuple[str, int]:
    """The same for a mere set of edges."""
    turned = min(EDGES, key=lambda turn: _turned_mask(mask, turn))
    return f"{prefix}-{_turned_mask(mask, turned)}", -turned % 6


def _turned(ways: Ways, turn: int) -> Ways:
    return tuple(_turned_mask(ways[(edge - turn) % 6], turn) for edge in EDGES)


def _turned_mask(mask: int, turn: int) -> int:
    return (mask << turn | mask >> (6 - turn)) & 63


def tracks_of(ways: Ways) -> Tracks:
    """The ways of a face as tracks. GEI-02"""
    exits = [edge for edge in EDGES if ways[edge] >> edge & 1]
    stems = [edge for edge in EDGES if edge not in exits and ways[edge].bit_count() > 1]
    switch = [*stems, *_edges(ways[stems[0]])] if stems else []
    rest = [edge for edge in EDGES if ways[edge] and edge not in exits + switch]
    return Tracks([(edge, _edges(ways[edge])[0]) for edge in rest if edge < _edges(ways[edge])[0]], switch, exits)


def _edges(mask: int) -> list[int]:
    return [edge for edge in EDGES if mask >> edge & 1]


def all_faces() -> dict[str, Ways]:
    """Every face an edition may print, by name. GEI-02"""
    faces: dict[str, Ways] = {}
    for tracks in _all_tracks():
        ways = _ways_of(tracks)
        name, turned = face_of(ways)
        faces[name] = _turned(ways, -turned % 6)
    return faces


def _all_tracks() -> Iterator[Tracks]:
    """At most one switch and one roundabout, and plain track between any of the edges that are left."""
    for switch in _switches():
        left = [edge for edge in EDGES if edge not in switch]
        for count in (0, 3, 4, 5, 6):
            for exits in combinations(left, count):
                free = [edge for edge in left if edge not in exits]
                for plain in _pairings(free):
                    yield Tracks(plain, switch, list(exits))


def _switches() -> Iterator[list[int]]:
    """None, or one whose stem is at the top: turned ones look the same."""
    yield []
    for count in range(2, 6):
        yield from ([0, *branches] for branches in combinations(range(1, 6), count))


def _pairings(edges: list[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to join some of these edges by twos."""
    if not edges:
        yield []
        return
    first, *rest = edges
    yield from _pairings(rest)
    for other in rest:
        for more in _pairings([edge for edge in rest if edge != other]):
            yield [(first, other), *more]


def _ways_of(tracks: Tracks) -> Ways:
    ways = [0] * 6
    for one, other in tracks.plain:
        ways[one], ways[other] = 1 << other, 1 << one
    for branch in tracks.switch[1:]:
        ways[tracks.switch[0]] |= 1 << branch
        ways[branch] = 1 << tracks.switch[0]
    for edge in tracks.exits:
        ways[edge] = sum(1 << out for out in tracks.exits)
    return tuple(ways)


# ---------------------------------------------------------------- courses


def toward(edge: float, far: float) -> tuple[float, float]:
    """The point so far from the middle of the grid, toward an edge; a half is the corner after it."""
    angle = radians(60 * edge)
    return 50 + far * sin(angle), 50 - far * cos(angle)


def course(one: int, other: int) -> Course:
    """From edge to edge: straight, or an arc that meets both edges squarely."""
    steps = (other - one) % 6
    if steps > 3:
        return course(other, one)
    if steps == 3:
        return lambda aside: _straight(one, aside, APOTHEM, -APOTHEM)
    middle, radius = toward(one + steps / 2, 50 if steps == 1 else 2 * APOTHEM), 25 if steps == 1 else 75

    def arc(aside: float) -> str:
        (x1, y1), (x2, y2) = (_pulled(middle, toward(edge, APOTHEM), radius, aside) for edge in (one, other))
        return f"M{x1:.1f} {y1:.1f}A{radius + aside:g} {radius + aside:g} 0 0 0 {x2:.1f} {y2:.1f}"

    return arc


def spoke(edge: int, inner: float) -> Course:
    """From an edge straight toward the middle."""
    return lambda aside: _straight(edge, aside, APOTHEM, inner)


def _straight(edge: int, aside: float, start: float, end: float) -> str:
    (x1, y1), (x2, y2), (dx, dy) = toward(edge, start), toward(edge, end), toward(edge + 1.5, aside)
    return f"M{x1 + dx - 50:.1f} {y1 + dy - 50:.1f}L{x2 + dx - 50:.1f} {y2 + dy - 50:.1f}"


def _pulled(
    middle: tuple[float, float], point: tuple[float, float], radius: float, aside: float
) -> tuple[float, float]:
    """A point on a circle, moved away from its middle."""
    scale = (radius + aside) / radius
    return middle[0] + (point[0] - middle[0]) * scale, middle[1] + (point[1] - middle[1]) * scale


def _together(courses: list[Course]) -> Course:
    return lambda aside: "".join(course(aside) for course in courses)


def laid(courses: list[Course]) -> str:
    """Track along several courses that join."""
    whole = _together(courses)
    return rail_bed(whole, gauge=GAUGE) + rail_irons(whole, gauge=GAUGE)


# ---------------------------------------------------------------- tiles


def ground(fill: str = GRASS) -> str:
    """A hexagon of ride floor, with the light on its upper edge."""
    return outline(HEXAGON, fill, width=2) + line("M26.5 10.4H73.5", "#fff", width=1.4, opacity=0.18)


def track_face(ways: Ways) -> str:
    """A normal tile: later tracks cross over earlier ones."""
    plain, switch, exits = tracks_of(ways)
    drawing = ground()
    if switch:
        drawing += laid([course(switch[0], branch) for branch in switch[1:]])
    drawing += "".join(laid([course(*pair)]) for pair in plain)
    if switch:
        drawing += lever(switch[0])
    return drawing + (turntable(exits) if exits else "")


def lever(stem: int) -> str:
    """The lever beside the stem of a switch."""
    (x, y), (tx, ty) = toward(stem + 0.42, 35), toward(stem + 0.8, 26)
    arm = f"M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}"
    return (
        disc(x, y, 5, STONE, width=2)
        + line(arm, INK, width=6)
        + line(arm, STEEL, width=3)
        + disc(tx, ty, 4, EMBER, width=2)
    )


def turntable(exits: list[int]) -> str:
    """A round stage that turns the car to any exit."""
    spokes = laid([spoke(edge, 20) for edge in exits])
    table = disc(50, 50, 24, WOOD, width=3) + disc(50, 50, 19.5, PLANK, width=1.5)
    arrow = "M40 46A11 11 0 0 1 60 46M60.5 38.5V46.5H52.5M60 54A11 11 0 0 1 40 54M39.5 61.5V53.5H47.5"
    return spokes + table + line(arrow, INK, width=5.5) + line(arrow, BONE, width=2.6)


def room(fill: str, inside: str) -> str:
    """A chamber: a floor inside thick walls, with an opening at the top where its track ends."""
    walls = "M42 16L27 16L11 50L27 84L73 84L89 50L73 16L58 16"
    floor = flat("M27 16L11 50L27 84L73 84L89 50L73 16Z", fill)
    tiles = line("M22 33H78M14 50H86M22 67H78", INK, width=1.2, opacity=0.25)
    masonry = line(walls, INK, width=9) + line(walls, STONE, width=5)
    return ground(by_day("yard", "#2a2545")) + floor + tiles + laid([spoke(0, 26)]) + masonry + inside


def key_chamber() -> str:
    """A room with a lamp on the floor, its light around it, and a peg for keys."""
    return room(
        by_day("lamp-room", "#5b4a3f"),
        glow(50, 56, 30, opacity=0.4) + disc(50, 56, 9, "#fff6d8", width=2.5) + disc(50, 56, 4.5, LANTERN, width=0),
    )


def meeting_room() -> str:
    """Two armchairs face each other."""
    chairs = "".join(slab(x, 46, 17, 20, "#a4405c", r=7) + slab(x + 3.5, 50, 10, 12, "#d86b86", r=4) for x in (22, 61))
    table = disc(50, 56, 8.5, PLANK, width=2.5) + disc(50, 56, 3.5, BONE, width=1.5)
    return room(by_day("rose-room", "#4a3350"), glow(50, 56, 27, "#ff9fc0", opacity=0.25) + chairs + table)


def store_room() -> str:
    """Crates and a chest full of useful things."""
    crates = slab(22, 42, 20, 20, PLANK, r=2) + line("M24 44L40 60M40 44L24 60", WOOD, width=2.5)
    chest = (
        slab(50, 48, 29, 20, WOOD, r=3) + line("M50 56H79", LANTERN, width=3) + disc(64.5, 57, 3.5, LANTERN, width=2)
    )
    sack = outline("M36 66C34 78 52 80 52 70C52 64 46 63 45 59L40 60C41 63 37 63 36 66Z", "#c9b28a", width=2.5)
    return room(by_day("mint-room", "#37504a"), glow(50, 56, 27, MINT, opacity=0.2) + crates + chest + sack)


def gate_house(working: int) -> str:
    """The gate in the middle of the ride, with a platform for each working track."""
    tracks = laid([spoke(edge, 20) for edge in _edges(working)])
    stops = "".join(_buffer(edge) for edge in EDGES if not working >> edge & 1)
    wall = "M50 24L72.5 37V63L50 76L27.5 63V37Z"
    bars = "M40 41V66M50 38V68M60 41V66M36 52H64"
    gate = outline("M34 70V48C34 30 66 30 66 48V70Z", "#0f0c1a", width=3) + line(bars, STEEL, width=3)
    return (
        ground(by_day("yard", "#2e2850"))
        + glow(50, 50, 42, opacity=0.14)
        + tracks
        + stops
        + outline(wall, STONE)
        + gate
    )


def _buffer(edge: int) -> str:
    """A closed track: planks across."""
    (x1, y1), (x2, y2) = toward(edge - 0.25, 38), toward(edge + 0.25, 38)
    plank = f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return line(plank, INK, width=8) + line(plank, MIST, width=4.5)


@cache
def tiles() -> dict[str, str]:
    """Every tile of the board as a symbol."""
    gates = {mask_face("gate", mask)[0]: 0 for mask in range(1, 64)}
    return {
        **{name: track_face(ways) for name, ways in all_faces().items()},
        **{name: gate_house(int(name.removeprefix("gate-"))) for name in gates},
        "key-chamber": key_chamber(),
        "encounters": meeting_room(),
        "items": store_room(),
    }
