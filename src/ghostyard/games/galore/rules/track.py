"""Track in Ghosts Galore: which edges a section joins, which tile lies next door, and whole paths."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.galore.rules.state import CELLS, NO_DOOR, Box, State

NOWHERE = 9  # no cell: beyond the board
NO_EDGE = 4

# How a path can end, apart from the doors (which keep their own numbers, from PLAIN on).
DEAD_END, OPEN_END, LOOP = 16, 17, 18

SECTIONS_AT_TURN_0 = {  # GAL-01; the order is: no track, straight, curve, bridge, double curve
    0: [],
    1: [(0, 2)],
    2: [(0, 1)],
    3: [(0, 2), (3, 1)],
    4: [(0, 1), (2, 3)],
}


def _track_tables() -> tuple[Array, Array, Array]:
    """For track type * 4 + turn: the edge across, the section on an edge, a first edge of a section."""
    across = np.full((20, 4), NO_EDGE, np.uint8)
    section_on = np.zeros((20, 4), np.uint8)
    edge_of = np.full((20, 2), NO_EDGE, np.uint8)
    for track, sections in SECTIONS_AT_TURN_0.items():
        for turn in range(4):
            for section, ends in enumerate(sections):
                first, second = ((edge + turn) % 4 for edge in ends)
                row = track * 4 + turn
                across[row, first], across[row, second] = second, first
                section_on[row, first] = section_on[row, second] = section
                edge_of[row, section] = first
    return across, section_on, edge_of


def _board_tables() -> tuple[Array, Array, Array]:
    """For cell and edge: the cell next door, and the outer edge; for cell: its neighbours as a mask."""
    beside = np.full((CELLS, 4), NOWHERE, np.uint8)
    outer = np.zeros((CELLS, 4), np.uint8)
    near = np.zeros(CELLS, np.int64)
    for cell in range(CELLS):
        row, column = divmod(cell, 3)
        for edge, (down, right) in enumerate([(-1, 0), (0, 1), (1, 0), (0, -1)]):
            if 0 <= row + down < 3 and 0 <= column + right < 3:
                beside[cell, edge] = cell + 3 * down + right
                near[cell] |= 1 << int(beside[cell, edge])
            else:
                outer[cell, edge] = 3 * edge + (row if edge % 2 else column)
    return beside, outer, near


ACROSS, SECTION_ON, EDGE_OF = map(table, _track_tables())
BESIDE, OUTER, NEAR = map(table, _board_tables())


@rule
def section_bit(cell: int, section: int) -> int:
    """The bit that stands for a section of a board in a mask of its 18 sections."""
    return 1 << (2 * cell + section)


@rule
def track_row(box: Box, s: State, seat: int, cell: int) -> int:
    """The row of the track tables for the tile on this cell as it lies."""
    return box.track[s.tile[seat, cell]] * 4 + s.turn[seat, cell]


@rule
def ride(box: Box, s: State, seat: int, cell: int, edge: int) -> tuple[int, int, int, int]:
    """Leave `cell` over `edge` and follow the track to its end. GAL-19

    Returns the sections ridden through (as a mask), how many, their monsters, and how it ended: the
    kind of door, or DEAD_END, OPEN_END (an empty space), LOOP (back where it began).
    """
    first_cell, first_section = cell, SECTION_ON[track_row(box, s, seat, cell), edge]
    sections, length, herd = 0, 0, 0
    while True:
        neighbour = BESIDE[cell, edge]
        if neighbour == NOWHERE:
            door = box.door[s.board[seat], s.side[seat], OUTER[cell, edge]]
            return sections, length, herd, DEAD_END if door == NO_DOOR else door
        cell = neighbour
        if s.tile[seat, cell] == 0:
            return sections, length, herd, OPEN_END
        entry = edge ^ 2
        row = track_row(box, s, seat, cell)
        edge = ACROSS[row, entry]
        if edge == NO_EDGE:
            return sections, length, herd, DEAD_END
        section = SECTION_ON[row, entry]
        if cell == first_cell and section == first_section:
            return sections, length, herd, LOOP
        sections |= section_bit(cell, section)
        length += 1
        herd += box.herd[s.tile[seat, cell], section]


@rule
def path_through(box: Box, s: State, seat: int, cell: int, section: int) -> tuple[int, int, int, int, int]:
    """The whole path that this section belongs to. GAL-19

    Returns its sections as a mask, how many, its monsters, and how its two ends end.
    """
    row = track_row(box, s, seat, cell)
    edge = EDGE_OF[row, section]
    here = section_bit(cell, section)
    monsters = box.herd[s.tile[seat, cell], section]
    sections, length, herd, end = ride(box, s, seat, cell, edge)
    if end == LOOP:
        return sections | here, length + 1, herd + monsters, LOOP, LOOP
    more, further, others, other_end = ride(box, s, seat, cell, ACROSS[row, edge])
    return sections | more | here, length + further + 1, herd + others + monsters, end, other_end
