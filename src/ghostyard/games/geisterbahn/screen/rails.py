"""The way of a car along the rails in the last move, as a path for the scene."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from ghostyard.core.scene import short
from ghostyard.games.geisterbahn.rules.board import BESIDE, OPPOSITE
from ghostyard.games.geisterbahn.rules.state import LOOSE, RIDES
from ghostyard.games.geisterbahn.screen.pieces import cell_middle, on_cell
from ghostyard.games.geisterbahn.screen.tile_art import APOTHEM

XY = tuple[float, float]
Entered = tuple[int, int]  # a cell, and the edge that a car came in over


def way_of(v: Any, seat: int, stands: XY) -> str:
    """The path of a car to the place where it stands; none if it has not ridden in the last move."""
    ridden = [(cell, edge) for kind, who, cell, edge in v.event[: v.events].tolist() if (kind, who) == (RIDES, seat)]
    return "".join(_stretches(ridden, stands))


def _stretches(ridden: list[Entered], stands: XY) -> Iterator[str]:
    """Through every tile: in over an edge, bent around its middle, out over another."""
    joined = False
    for here, then in zip_longest(ridden, ridden[1:]):
        way_out = stands if then is None else _way_out(here, then)
        yield ("" if joined else f"M{_written(_way_in(here))}") + _bend(here, way_out)
        joined = way_out is not None


def _way_in(entered: Entered) -> XY:
    cell, edge = entered
    return cell_middle(cell) if edge == LOOSE else on_cell(cell, edge, APOTHEM)


def _way_out(here: Entered, then: Entered) -> XY | None:
    """Where the rails go on into the next tile; nowhere for who was teleported or put there."""
    cell, edge = then
    if edge == LOOSE or BESIDE[cell, edge] != here[0]:
        return None
    return on_cell(here[0], int(OPPOSITE[edge]), APOTHEM)


def _bend(entered: Entered, way_out: XY | None) -> str:
    middle = _written(cell_middle(entered[0]))
    return f"L{middle}" if way_out is None else f"Q{middle} {_written(way_out)}"


def _written(place: XY) -> str:
    return " ".join(f"{short(number):g}" for number in place)
