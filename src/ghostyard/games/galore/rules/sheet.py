"""Ghosts Galore: score sheets with the reasons for every point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ghostyard.core.sheet import Reason, Said, ScoreLine, ScoreSheet
from ghostyard.games.galore.rules.edition import DOOR_NAMES, KIND_NAMES
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.names import monsters_of
from ghostyard.games.galore.rules.scoring import (
    COLUMNS,
    CURVES_OF,
    DEAD_ENDS,
    LINES,
    cells_with,
    count,
    ghost_points,
    kinds_in,
    score,
)
from ghostyard.games.galore.rules.state import (
    BAT, BONE, CELLS, DRAGON, GHOST, GOLEM, NO_DOOR, SATYR, SKELETON, SLIME, TOOTH, WEREWOLF, WISP,
)  # fmt: skip
from ghostyard.games.galore.rules.track import (
    ACROSS,
    BESIDE,
    EDGE_OF,
    NEAR,
    NO_EDGE,
    NOWHERE,
    OUTER,
    path_through,
    track_row,
)

LINE_NAMES = (
    "dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves", "wisps",
    "diamonds", "bone", "tooth", "other",
)  # fmt: skip
TIE_NAMES = ("dead_ends",)
LINE_CLAUSES = {name: f"GAL-{20 + line}" for line, name in enumerate((*LINE_NAMES, *TIE_NAMES))}  # GAL-20 to GAL-33
CROWD = 3  # so many ghosts on a path score more. GAL-21


class Path(NamedTuple):
    """One path of a board, with the names of its sections and doors."""

    sections: tuple[tuple[int, int], ...]
    length: int
    herd: int
    ends: tuple[int, int]
    doors: tuple[str, ...]

    @property
    def things(self) -> tuple[str, ...]:
        """The sections and doors of the path."""
        track = tuple(f"section {cell_name(cell)} {section}" for cell, section in self.sections)
        return track + tuple(f"door {door}" for door in self.doors)


def paths_of(box: Any, s: Any, seat: int) -> list[Path]:
    """All paths of a board. GAL-19"""
    paths, seen = [], 0
    for cell in range(CELLS):
        row = track_row(box, s, seat, cell)
        for section in range(2):
            if EDGE_OF[row, section] == NO_EDGE or seen >> (2 * cell + section) & 1:
                continue
            mask, length, herd, end, other_end = path_through(box, s, seat, cell, section)
            seen |= mask
            sections = tuple((bit // 2, bit % 2) for bit in range(18) if mask >> bit & 1)
            doors = tuple(door for place in sections for door in _doors_at(box, s, seat, *place))
            paths.append(Path(sections, length, herd, (end, other_end), doors))
    return paths


def _doors_at(box: Any, s: Any, seat: int, cell: int, section: int) -> list[str]:
    row = track_row(box, s, seat, cell)
    first = EDGE_OF[row, section]
    outward = [edge for edge in (first, ACROSS[row, first]) if BESIDE[cell, edge] == NOWHERE]
    doors = box.door[s.board[seat], s.side[seat]]
    return [DOOR_NAMES[OUTER[cell, edge]] for edge in outward if doors[OUTER[cell, edge]] != NO_DOOR]


def sheets(box: Any, s: Any) -> list[ScoreSheet]:
    """Everybody's score sheet with reasons. Agrees with `scoring.score`."""
    numbers = np.zeros((int(s.seats), COLUMNS), np.int32)
    score(box, s, numbers)
    return [_sheet(box, s, seat, numbers[seat]) for seat in range(s.seats)]


def _sheet(box: Any, s: Any, seat: int, numbers: Any) -> ScoreSheet:
    board = _Reasons(box, s, seat, numbers)
    lines = tuple(
        ScoreLine(name, int(numbers[line]), board.of(line), board.why(line)) for line, name in enumerate(LINE_NAMES)
    )
    return ScoreSheet(seat, lines, {"dead_ends": int(numbers[DEAD_ENDS])})


class _Reasons:
    """Finds the things on one board that made the points of a line."""

    def __init__(self, box: Any, s: Any, seat: int, numbers: Any) -> None:
        self.box, self.s, self.seat, self.numbers = box, s, seat, numbers
        self.paths = paths_of(box, s, seat)
        self.tiles = [int(tile) for tile in s.tile[seat]]

    def of(self, line: int) -> tuple[Reason, ...]:
        """The reasons of a line; together they make its points."""
        special = {
            GHOST: self._ghosts, SATYR: self._satyrs, GOLEM: self._golems, BAT: self._bats,
            9: self._diamonds, 10: self._bone, 11: self._tooth, 12: self._other,
        }  # fmt: skip
        if line in special:
            return tuple(special[line]())
        return self._together(line, tuple(self._extras(line)))

    def why(self, line: int) -> tuple[Said, ...]:
        """The points of a line in words."""
        if line == DRAGON:
            return self._why_dragons()
        return tuple(WHY[line](self)) if self.numbers[line] else ()

    def _why_dragons(self) -> tuple[Said, ...]:
        dragons = len(self._monsters(DRAGON, range(CELLS)))
        return (("why-dragons", {"count": dragons}),) if dragons else (("why-no-dragon", {}),)

    def _why_ghosts(self) -> list[Said]:
        herds = [count(path.herd, GHOST) for path in self.paths]
        crowds: list[Said] = [
            ("why-ghosts", {"count": herd, "each": ghost_points(herd) // herd}) for herd in herds if herd >= CROWD
        ]
        few = sum(herd for herd in herds if herd < CROWD)
        return [*crowds, ("why-each", {"count": few, "each": ghost_points(1)})] if few else crowds

    def _why_golems(self) -> list[Said]:
        return [("why-golems", {"count": len(self._monsters(GOLEM, self._cells(GOLEM, alone=True)))})]

    def _why_satyrs(self) -> list[Said]:
        return [("why-satyr", {"kinds": reason.points}) for reason in self._satyrs()]

    def _why_skeletons(self) -> list[Said]:
        return [("why-skeletons", {"count": self._number(SKELETON), "diamonds": len(self._diamond_names())})]

    def _why_slimes(self) -> list[Said]:
        curves = sum(self._curves(cell) for cell in range(CELLS))
        return [("why-slimes", {"count": self._number(SLIME), "curves": curves})]

    def _why_bats(self) -> list[Said]:
        return [("why-bats", {"count": len(self._bats())})]

    def _why_werewolves(self) -> list[Said]:
        wolves = self._number(WEREWOLF)
        most = int(self.numbers[WEREWOLF]) - 4 * wolves
        each: list[Said] = [("why-each", {"count": wolves, "each": 4})]
        return [*each, ("why-most", {"points": most})] if most else each

    def _why_wisps(self) -> list[Said]:
        wisps = self._number(WISP)
        return [("why-each", {"count": wisps, "each": int(self.numbers[WISP]) // wisps})]

    def _why_diamonds(self) -> list[Said]:
        return [("why-diamond", {"value": reason.points}) for reason in self._diamonds()]

    def _why_doors(self, kind: int) -> list[Said]:
        return [("why-doors", {"sections": reason.points // 2}) for reason in self._joining(kind)]

    def _why_other(self) -> list[Said]:
        return [("why-path", {"sections": int(self.numbers[LINE_NAMES.index("other")])})]

    def _number(self, kind: int) -> int:
        return len(self._monsters(kind, range(CELLS)))

    def _together(self, line: int, extras: tuple[str, ...] = ()) -> tuple[Reason, ...]:
        monsters = self._monsters(line, range(CELLS))
        points = int(self.numbers[line])
        return (Reason(points, monsters + (extras if monsters else ())),) if points or monsters else ()

    def _extras(self, line: int) -> list[str]:
        """What a kind counts besides itself: skeletons diamonds, slimes curves. GAL-24 GAL-25"""
        if KIND_NAMES[line] == "skeleton":
            return self._diamond_names()
        if KIND_NAMES[line] == "slime":
            return [f"cell {cell_name(cell)}" for cell in range(CELLS) if self._curves(cell)]
        return []

    def _curves(self, cell: int) -> int:
        return int(CURVES_OF[self.box.track[self.tiles[cell]]])

    def _diamond_names(self) -> list[str]:
        return [
            f"diamond {cell_name(cell)} {value}"
            for cell, tile in enumerate(self.tiles)
            for value in self.box.diamond[tile, : self.box.diamonds[tile]]
        ]

    def _monsters(self, kind: int, cells: Any) -> tuple[str, ...]:
        return tuple(
            f"monster {name} {cell_name(cell)} {section}"
            for cell in cells
            for name, section in monsters_of(self.box, self.tiles[cell])
            if name == KIND_NAMES[kind]
        )

    def _on_path(self, kind: int, path: Path) -> tuple[str, ...]:
        return tuple(
            f"monster {name} {cell_name(cell)} {section}"
            for cell, section in path.sections
            for name, where in monsters_of(self.box, self.tiles[cell])
            if name == KIND_NAMES[kind] and where == section
        )

    def _ghosts(self) -> list[Reason]:
        return [
            Reason(ghost_points(count(path.herd, GHOST)), self._on_path(GHOST, path) + path.things)
            for path in self.paths
            if count(path.herd, GHOST)
        ]

    def _satyrs(self) -> list[Reason]:
        reasons = []
        for path in self.paths:
            kinds = kinds_in(path.herd)
            present = [kind for kind in range(9) if count(path.herd, kind)]
            company = tuple(thing for kind in present for thing in self._on_path(kind, path)[:1])
            for satyr in self._on_path(SATYR, path):
                reasons.append(Reason(kinds, (satyr, *company, *path.things)))
        return reasons

    def _cells(self, kind: int, *, alone: bool) -> list[int]:
        cells = cells_with(self.box, self.s, self.seat, kind)
        return [cell for cell in range(CELLS) if cells >> cell & 1 and (cells & int(NEAR[cell]) == 0) == alone]

    def _golems(self) -> list[Reason]:
        lone = self._monsters(GOLEM, self._cells(GOLEM, alone=True))
        return [Reason(int(self.numbers[GOLEM]), lone)] if lone else []

    def _bats(self) -> list[Reason]:
        return [Reason(5, (bat,)) for bat in self._monsters(BAT, self._cells(BAT, alone=False))]

    def _diamonds(self) -> list[Reason]:
        return [Reason(int(name.split()[-1]), (name,)) for name in self._diamond_names()]

    def _joining(self, kind: int) -> list[Reason]:
        return [Reason(2 * path.length, path.things) for path in self.paths if path.ends == (kind, kind)]

    def _bone(self) -> list[Reason]:
        return self._joining(BONE)

    def _tooth(self) -> list[Reason]:
        return self._joining(TOOTH)

    def _other(self) -> list[Reason]:
        return [
            Reason(path.length, path.things)
            for path in self.paths
            if all(0 < end <= TOOTH for end in path.ends) and path.ends not in ((BONE, BONE), (TOOTH, TOOTH))
        ]


WHY: dict[int, Callable[[_Reasons], list[Said]]] = {
    GHOST: _Reasons._why_ghosts, GOLEM: _Reasons._why_golems, SATYR: _Reasons._why_satyrs,
    SKELETON: _Reasons._why_skeletons, SLIME: _Reasons._why_slimes, BAT: _Reasons._why_bats,
    WEREWOLF: _Reasons._why_werewolves, WISP: _Reasons._why_wisps, 9: _Reasons._why_diamonds,
    10: lambda board: board._why_doors(BONE), 11: lambda board: board._why_doors(TOOTH), 12: _Reasons._why_other,
}  # fmt: skip

assert len(LINE_NAMES) == LINES
