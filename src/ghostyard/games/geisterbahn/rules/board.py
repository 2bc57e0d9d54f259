"""The board of the ghost train: 37 hexagons, their neighbours, and whether a car can get from one to the next."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    GATE_HOUSE,
    KEY_CHAMBER,
    LOOSE,
    REVERSING,
    TRACK,
    Box,
    State,
    is_ghost,
)

COLUMNS = "abcdefg"
EDGE_NAMES = ("n", "ne", "se", "s", "sw", "nw")  # clockwise; a turn of 60 degrees clockwise adds one
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # to the neighbour over each edge
NOWHERE = CELLS  # beyond the frame

# What is beyond a track end.
BLOCKED, BY_TRACK, THROUGH_WALL, FRAME = range(4)


def _places() -> list[tuple[int, int]]:
    """The cells in order: column by column from the left, each from the top. GEI-01"""
    return [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


PLACES = _places()
CELL_NAMES = tuple(f"{COLUMNS[q + 3]}{r - max(-3, -3 - q) + 1}" for q, r in PLACES)
GATE_CELL = CELL_NAMES.index("d4")
CORNERS = tuple(CELL_NAMES.index(name) for name in ("a1", "a4", "d1", "d7", "g1", "g4"))
RING = tuple(max(abs(q), abs(r), abs(q + r)) for q, r in PLACES)


def _tables() -> tuple[Array, Array, Array]:
    """For cell and edge: the cell next door; for cell: its edges on the frame; for two cells: how far."""
    beside = np.full((CELLS, 6), NOWHERE, np.int8)
    outward = np.zeros(CELLS, np.int8)
    far = np.zeros((CELLS, CELLS), np.int8)
    for cell, (q, r) in enumerate(PLACES):
        for edge, (dq, dr) in enumerate(STEPS):
            if (q + dq, r + dr) in PLACES:
                beside[cell, edge] = PLACES.index((q + dq, r + dr))
            else:
                outward[cell] |= 1 << edge
        for other, (q2, r2) in enumerate(PLACES):
            far[cell, other] = max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))
    return beside, outward, far


BESIDE, OUTWARD, FAR = map(table, _tables())
OPPOSITE = table(np.array([3, 4, 5, 0, 1, 2], np.int8))  # the same edge, seen from next door
FIRST_EDGE = table(np.array([(mask & -mask).bit_length() - 1 for mask in range(64)], np.int8))  # of a mask of edges
# Turns, as a mask: bit n for a turn of n sixths, clockwise.
ALL_TURNS = 0b111110


def _turns_into() -> Array:
    """For track ends and edges, both masks: the turns of a tile with these ends that bring one of them to an edge."""

    def turns(ends: int, edges: int) -> int:
        return sum(1 << by for by in range(1, 6) if (ends << by | ends >> (6 - by)) & 63 & edges)

    return np.array([[turns(ends, edges) for edges in range(64)] for ends in range(64)], np.int8)


TURNS_INTO = table(_turns_into())
CORNER = table(np.array(CORNERS, np.int8))

# The places where a teleporter can be: the two outer edges of each of the twelve border tiles. GEI-17
DOORS = [
    (cell, edge)
    for cell in range(CELLS)
    if RING[cell] == 3 and cell not in CORNERS
    for edge in range(6)
    if BESIDE[cell, edge] == NOWHERE
]
DOOR_CELL = table(np.array([cell for cell, _ in DOORS], np.int8))
DOOR_EDGE = table(np.array([edge for _, edge in DOORS], np.int8))
MOST_DOORS = len(DOORS)


@rule
def turned_edge(edge: int, by: int) -> int:
    """Where an edge points after its tile was turned; loose stays loose. GEI-12"""
    if edge == LOOSE:
        return edge
    return edge + by if edge + by < 6 else edge + by - 6


@rule
def kind_at(box: Box, s: State, cell: int) -> int:
    """What kind of tile lies here."""
    return box.kind[s.tile[cell]]


@rule
def ends_at(box: Box, s: State, cell: int) -> int:
    """The edges of this cell with a working track end. GEI-02 GEI-18"""
    tile = s.tile[cell]
    if box.kind[tile] == GATE_HOUSE and s.gate_turned == 1:
        return box.working
    return box.ends[tile, s.turn[cell]]


@rule
def ways_from(box: Box, s: State, cell: int, edge: int) -> int:
    """The edges one can leave by after entering over this edge. GEI-02"""
    return box.way[s.tile[cell], s.turn[cell], edge]


@rule
def has_living_car(s: State, cell: int, edge: int, but: int) -> bool:
    """Does a living player's car stand here (on this edge's track; LOOSE: anywhere)? GEI-16 GEI-33"""
    for seat in range(s.seats):
        if seat != but and s.cell[seat] == cell and not is_ghost(s, seat):
            if edge == LOOSE or s.edge[seat] == edge:
                return True
    return False


@rule
def lets_in(box: Box, s: State, mover: int, cell: int, entry: int, ghost: bool) -> bool:
    """Is the tile free for this car, apart from walls? GEI-16 GEI-18 GEI-31 GEI-32"""
    kind = kind_at(box, s, cell)
    if kind == TRACK:
        return True
    if kind == KEY_CHAMBER:
        return not has_living_car(s, cell, LOOSE, mover)
    if ghost:
        return False
    if kind == GATE_HOUSE:
        return s.gate_turned == 1 and not has_living_car(s, cell, entry, mover)
    return True


@rule
def rotated(ends: int, by: int) -> int:
    """A mask of edges after a turn of the tile. GEI-12"""
    return ((ends << by) | (ends >> (6 - by))) & 63


@rule
def beyond(box: Box, s: State, mover: int, cell: int, edge: int, ghost: bool, walls: bool, turned: int, by: int) -> int:
    """What is beyond this track end, if the tile on the cell `turned` were turned by so much. GEI-16 GEI-32 GEI-60"""
    target = BESIDE[cell, edge]
    if target == NOWHERE:
        return FRAME
    entry = OPPOSITE[edge]
    if not lets_in(box, s, mover, target, entry, ghost):
        return BLOCKED
    ends = ends_at(box, s, target)
    if target == turned:
        ends = rotated(ends, by)
    if (ends >> entry) & 1 == 1:
        return BY_TRACK
    if walls and kind_at(box, s, target) <= KEY_CHAMBER:
        return THROUGH_WALL
    return BLOCKED


@rule
def could_set_off(box: Box, s: State, mover: int, ends: int, teleport: bool, walls: bool, turned: int, by: int) -> bool:
    """Is a first step possible over one of these track ends of the mover's tile, after such a turn? GEI-13"""
    cell, ghost = s.cell[mover], is_ghost(s, mover)
    if cell == turned:
        ends = rotated(ends, by)
    while ends != 0:
        edge = FIRST_EDGE[ends]
        what = beyond(box, s, mover, cell, edge, ghost, walls or ghost, turned, by)
        if what == BY_TRACK or what == THROUGH_WALL:
            return True
        if what == FRAME and teleport and not ghost and has_other_door(box, s, cell, edge):
            return True
        ends &= ends - 1
    return False


@rule
def open_edges(box: Box, s: State, mover: int) -> int:
    """The edges of the mover's tile over which a track end would let it leave, as things lie. GEI-13 GEI-16 GEI-32"""
    cell, ghost, edges = s.cell[mover], is_ghost(s, mover), 0
    for edge in range(6):
        what = beyond(box, s, mover, cell, edge, ghost, ghost, NOWHERE, 0)
        if what == BY_TRACK or what == THROUGH_WALL:
            edges |= 1 << edge
    return edges


@rule
def first_ends(box: Box, s: State, seat: int, round_about: bool) -> int:
    """The track ends by which a standing car can set off. GEI-13 GEI-14 GEI-32

    `round_about`: it turns round, as if it had just entered its tile where it stands.
    """
    cell, edge = s.cell[seat], s.edge[seat]
    if edge == LOOSE:
        return ends_at(box, s, cell)
    ahead = 1 << edge
    if kind_at(box, s, cell) != TRACK:
        return 0 if round_about else ahead
    back = ways_from(box, s, cell, edge)
    if round_about:
        return back
    return ahead | back if s.option[REVERSING] else ahead


@rule
def has_other_door(box: Box, s: State, cell: int, edge: int) -> bool:
    """Does another track end lead off the board? GEI-17"""
    for door in range(MOST_DOORS):
        if is_other_door(box, s, door, cell, edge):
            return True
    return False


@rule
def is_other_door(box: Box, s: State, door: int, cell: int, edge: int) -> bool:
    """Is there a track end at this place of the border, and is it not the one at hand? GEI-17"""
    there, out = DOOR_CELL[door], DOOR_EDGE[door]
    if there == cell and out == edge:
        return False
    return (ends_at(box, s, there) >> out) & 1 == 1
