"""Ghosts Galore: the thirteen things that score, and who wins."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.galore.rules.state import (
    BAT,
    BONE,
    CELLS,
    DRAGON,
    GHOST,
    GOLEM,
    HERD_BITS,
    KINDS,
    MOST_OF_A_KIND,
    SATYR,
    SKELETON,
    SLIME,
    TOOTH,
    WEREWOLF,
    WISP,
    Box,
    State,
)
from ghostyard.games.galore.rules.track import (
    DEAD_END,
    EDGE_OF,
    NEAR,
    NO_EDGE,
    path_through,
    section_bit,
    track_row,
)

# The columns of a score sheet: nine monsters in the order of their kinds, four more lines, the tie-breaker.
DIAMONDS, BONE_DOORS, TOOTH_DOORS, OTHER_PATHS, DEAD_ENDS = range(9, 14)
LINES = 13
COLUMNS = 14

CURVES_OF = table(np.array([0, 0, 1, 0, 2], np.uint8))  # by track type. GAL-25


@rule
def count(herd: int, kind: int) -> int:
    """How many monsters of this kind are in the herd."""
    return (herd >> (HERD_BITS * kind)) & MOST_OF_A_KIND


@rule
def kinds_in(herd: int) -> int:
    """How many different kinds are in the herd."""
    kinds = 0
    for kind in range(KINDS):
        if count(herd, kind) != 0:
            kinds += 1
    return kinds


@rule
def tile_herd(box: Box, s: State, seat: int, cell: int) -> int:
    """All monsters of the tile on this cell."""
    tile = s.tile[seat, cell]
    return box.herd[tile, 0] + box.herd[tile, 1]


@rule
def cells_with(box: Box, s: State, seat: int, kind: int) -> int:
    """The cells with a monster of this kind, as a mask."""
    cells = 0
    for cell in range(CELLS):
        if count(tile_herd(box, s, seat, cell), kind) != 0:
            cells |= 1 << cell
    return cells


@rule
def lonely(box: Box, s: State, seat: int, cells: int, kind: int) -> int:
    """How many of this kind have none of their kind on a tile next door. GAL-22 GAL-26"""
    alone = 0
    for cell in range(CELLS):
        if (cells >> cell) & 1 == 1 and cells & NEAR[cell] == 0:
            alone += count(tile_herd(box, s, seat, cell), kind)
    return alone


@rule
def dragon_points(dragons: int) -> int:
    """None costs 5; otherwise the square. GAL-20"""
    return dragons * dragons if dragons > 0 else -5


@rule
def ghost_points(ghosts_on_path: int) -> int:
    """6 each on a path with three or more, else 3. GAL-21"""
    return ghosts_on_path * (6 if ghosts_on_path >= 3 else 3)


@rule
def golem_points(lone_golems: int) -> int:
    """0, 4, 10, 18, 28, 40. GAL-22"""
    return lone_golems * lone_golems + 3 * lone_golems


@rule
def wisp_points(wisps: int) -> int:
    """3, 4 or 5 each, the more the better. GAL-28"""
    if wisps >= 7:
        return 5 * wisps
    return 4 * wisps if wisps >= 4 else 3 * wisps


@rule
def score_monsters(box: Box, s: State, seat: int, line: Array) -> None:
    """Everything that looks at the whole board. GAL-20 GAL-22 GAL-24..29"""
    herd, curves, diamonds, value = 0, 0, 0, 0
    golem_cells, bat_cells = 0, 0
    for cell in range(CELLS):
        tile = s.tile[seat, cell]
        monsters = box.herd[tile, 0] + box.herd[tile, 1]
        herd += monsters
        golem_cells |= (count(monsters, GOLEM) != 0) << cell
        bat_cells |= (count(monsters, BAT) != 0) << cell
        curves += CURVES_OF[box.track[tile]]
        diamonds += box.diamonds[tile]
        value += box.value[tile]
    line[DRAGON] = dragon_points(count(herd, DRAGON))
    line[SKELETON] = count(herd, SKELETON) * diamonds
    line[SLIME] = count(herd, SLIME) * curves
    line[WEREWOLF] = count(herd, WEREWOLF) * 4
    line[WISP] = wisp_points(count(herd, WISP))
    line[DIAMONDS] = value
    line[GOLEM] = golem_points(lonely(box, s, seat, golem_cells, GOLEM))
    line[BAT] = 5 * (count(herd, BAT) - lonely(box, s, seat, bat_cells, BAT))


@rule
def score_paths(box: Box, s: State, seat: int, line: Array) -> None:
    """Everything that looks at paths. GAL-19 GAL-21 GAL-23 GAL-30..33"""
    line[GHOST] = line[SATYR] = 0
    line[BONE_DOORS] = line[TOOTH_DOORS] = line[OTHER_PATHS] = line[DEAD_ENDS] = 0
    seen = 0
    for cell in range(CELLS):
        row = track_row(box, s, seat, cell)
        for section in range(2):
            if EDGE_OF[row, section] == NO_EDGE or seen & section_bit(cell, section) != 0:
                continue
            sections, length, herd, end, other_end = path_through(box, s, seat, cell, section)
            seen |= sections
            line[GHOST] += ghost_points(count(herd, GHOST))
            if count(herd, SATYR) != 0:
                line[SATYR] += count(herd, SATYR) * kinds_in(herd)
            line[DEAD_ENDS] += (end == DEAD_END) + (other_end == DEAD_END)
            score_doors(length, end, other_end, line)


@rule
def score_doors(length: int, end: int, other_end: int, line: Array) -> None:
    """2 a section from bone to bone or tooth to tooth, 1 between any other doors. GAL-30..32"""
    if end == BONE and other_end == BONE:
        line[BONE_DOORS] += 2 * length
    elif end == TOOTH and other_end == TOOTH:
        line[TOOTH_DOORS] += 2 * length
    elif end <= TOOTH and other_end <= TOOTH:  # both are doors: all other ways to end have higher numbers
        line[OTHER_PATHS] += length


@rule
def werewolf_bonus(s: State, lines: Array) -> None:
    """Most werewolves: 10 more, also when tied; 5 with two players; nobody with none. GAL-27"""
    most = 0
    for seat in range(s.seats):
        most = max(most, lines[seat, WEREWOLF])
    if most == 0 or s.seats == 1:
        return
    bonus = 5 if s.seats == 2 else 10
    for seat in range(s.seats):
        if lines[seat, WEREWOLF] == most:
            lines[seat, WEREWOLF] += bonus


@rule
def score(box: Box, s: State, lines: Array) -> None:
    """The score sheet of every seat: thirteen lines and the dead ends."""
    for seat in range(s.seats):
        score_monsters(box, s, seat, lines[seat])
        score_paths(box, s, seat, lines[seat])
    werewolf_bonus(s, lines)


@rule
def rank_key(box: Box, s: State, lines: Array, seat: int) -> int:
    """Most points win, then fewest dead ends; equal worth shares the place. GAL-33"""
    total = 0
    for line in range(LINES):
        total += lines[seat, line]
    return total * 100 - lines[seat, DEAD_ENDS]
