"""Gefangen in der Geisterbahn: who has escaped, who has terrified most, and who wins."""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.state import Box, State, is_ghost

ESCAPED, POINTS = range(2)
LINES = 2
MORE_THAN_ANY_POINTS = 100_000


@rule
def score(box: Box, s: State, lines: Array) -> None:
    """Escaping is worth one line, each victory point of a ghost one point. GEI-24 GEI-34"""
    for seat in range(s.seats):
        lines[seat, ESCAPED] = 1 if s.cracker == 1 + seat else 0
        lines[seat, POINTS] = s.points[seat]


@rule
def rank_key(box: Box, s: State, lines: Array, seat: int) -> int:
    """Whoever cracks the code wins, whatever the points; else most points; with none, whoever lives. GEI-24 GEI-35"""
    if lines[seat, ESCAPED] != 0:
        return MORE_THAN_ANY_POINTS
    most = 0
    for other in range(s.seats):
        most = max(most, lines[other, POINTS])
    if most > 0:
        return lines[seat, POINTS]
    return 0 if is_ghost(s, seat) else 1
