"""Where the things of a score sheet lie in Gho Gho Ghosty, so that a line of the sheet can be lit up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.scene import Area, Mark
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriage_name, carriages_in
from ghostyard.games.ghosty.rules.state import COLOURS
from ghostyard.games.ghosty.screen.row import Place, carriage_place, engine_place


def marks(box: Any, v: Any, areas: list[Area]) -> dict[str, Mark]:
    """A mark for everything that a score sheet may name: "0 carriage red 7", "1 engine blue"."""
    return {
        f"{seat} {thing}": Mark(f"yard-{seat}", x, y, size, size)
        for seat in range(v.seats)
        for colour in range(COLOURS)
        for thing, (x, y, size) in _places(v, seat, colour)
    }


def _places(v: Any, seat: int, colour: int) -> Iterator[tuple[str, Place]]:
    carriages = carriages_in(v, seat, colour)
    for number, carriage in enumerate(carriages):
        yield f"carriage {carriage_name(carriage)}", carriage_place(colour, len(carriages), number)
    if v.engine[colour] == seat + 1:
        yield f"engine {COLOUR_NAMES[colour]}", engine_place(colour)
