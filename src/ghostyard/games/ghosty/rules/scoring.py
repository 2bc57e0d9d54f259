"""Gho Gho Ghosty: points for rows, passengers and drivers, and who wins."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.ghosty.rules.state import (
    COLOURS,
    PER_COLOUR,
    Box,
    State,
    carriages_of,
    passengers_of,
)

# The columns of a score sheet: a row for each colour, two more lines, the tie-breaker.
PASSENGERS, DRIVERS, ENGINES = COLOURS, COLOURS + 1, COLOURS + 2
LINES = COLOURS + 2
COLUMNS = COLOURS + 3

ROW_POINTS = table(np.array([0, 0, 0, 3, 3, 5, 5] + [6] * (PER_COLOUR - 6), np.uint8))  # GHO-18


@rule
def score(box: Box, s: State, lines: Array) -> None:
    """Every seat's score sheet as it stands. GHO-18 GHO-19"""
    for seat in range(s.seats):
        passengers, drivers, engines = 0, 0, 0
        for colour in range(COLOURS):
            train = s.train[seat, colour]
            lines[seat, colour] = ROW_POINTS[carriages_of(train)]
            if s.engine[colour] == 1 + seat:
                passengers += passengers_of(train)
                drivers += box.drivers[colour]
                engines += 1
        lines[seat, PASSENGERS] = passengers
        lines[seat, DRIVERS] = drivers
        lines[seat, ENGINES] = engines


@rule
def rank_key(box: Box, s: State, lines: Array, seat: int) -> int:
    """Most points; tied, most Ghost Train cards; still tied, the victory is shared. GHO-20"""
    total = 0
    for line in range(LINES):
        total += lines[seat, line]
    return total * (COLOURS + 1) + lines[seat, ENGINES]
