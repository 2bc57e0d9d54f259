"""Gefangen in der Geisterbahn: score sheets with the reasons for every point."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.sheet import Reason, Said, ScoreLine, ScoreSheet
from ghostyard.games.geisterbahn.rules.scoring import ESCAPED, LINES, POINTS, score

LINE_NAMES = ("escaped", "points")
TIE_NAMES: tuple[str, ...] = ()
LINE_CLAUSES = {"escaped": "GEI-24", "points": "GEI-34"}


def sheets(box: Any, s: Any) -> list[ScoreSheet]:
    """Everybody's score sheet with reasons. Agrees with `scoring.score`."""
    numbers = np.zeros((int(s.seats), LINES), np.int32)
    score(box, s, numbers)
    return [_sheet(seat, numbers[seat]) for seat in range(s.seats)]


def _sheet(seat: int, numbers: Any) -> ScoreSheet:
    escaped, points = int(numbers[ESCAPED]), int(numbers[POINTS])
    things = (
        (Reason(escaped, ("code 1", "code 2", "code 3")),) if escaped else (),
        tuple(Reason(1, (f"ghost {seat + 1}",)) for _ in range(points)),
    )
    why: tuple[tuple[Said, ...], ...] = (
        (("why-escaped", {}),) if escaped else (),
        (("why-point", {"count": points}),) if points else (),
    )
    lines = tuple(map(ScoreLine, LINE_NAMES, (escaped, points), things, why))
    return ScoreSheet(seat, lines, {})


def ending(box: Any, s: Any) -> tuple[str, int]:
    """How the game has ended, and after how many turns. GEI-24 GEI-35"""
    seats, rounds = int(s.seats), int(s.rounds)
    begun = 1 + (int(s.active) - int(s.starter)) % seats
    if s.cracker:
        return "cracked", rounds * seats + begun
    if s.ghosts == (1 << seats) - 1:
        return "all-ghosts", rounds * seats + begun
    return "dawn", rounds * seats
