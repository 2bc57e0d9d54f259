"""Gho Gho Ghosty: score sheets with the reasons for every point."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.sheet import Reason, Said, ScoreLine, ScoreSheet
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriage_name, carriages_in
from ghostyard.games.ghosty.rules.scoring import COLUMNS, DRIVERS, ENGINES, LINES, PASSENGERS, score
from ghostyard.games.ghosty.rules.state import COLOURS

LINE_NAMES = (*COLOUR_NAMES, "passengers", "drivers")
TIE_NAMES = ("engines",)
LINE_CLAUSES = {
    **dict.fromkeys(COLOUR_NAMES, "GHO-18"), "passengers": "GHO-19", "drivers": "GHO-19", "engines": "GHO-20",
}  # fmt: skip


def sheets(box: Any, s: Any) -> list[ScoreSheet]:
    """Everybody's score sheet with reasons. Agrees with `scoring.score`."""
    numbers = np.zeros((int(s.seats), COLUMNS), np.int32)
    score(box, s, numbers)
    return [_sheet(box, s, seat, numbers[seat]) for seat in range(s.seats)]


def totals(box: Any, s: Any) -> list[int]:
    """Everybody's points."""
    numbers = np.zeros((int(s.seats), COLUMNS), np.int32)
    score(box, s, numbers)
    return [int(total) for total in numbers[:, :LINES].sum(axis=1)]


def _sheet(box: Any, s: Any, seat: int, numbers: Any) -> ScoreSheet:
    reasons = [_row(s, seat, colour, int(numbers[colour])) for colour in range(COLOURS)]
    reasons += [_passengers(box, s, seat), _drivers(box, s, seat)]
    why = [_why_row(s, seat, colour, int(numbers[colour])) for colour in range(COLOURS)]
    why += [_why_passengers(box, s, seat), _why_drivers(s, seat)]
    lines = tuple(ScoreLine(name, int(numbers[line]), reasons[line], why[line]) for line, name in enumerate(LINE_NAMES))
    return ScoreSheet(seat, lines, {"engines": int(numbers[ENGINES])})


def _row(s: Any, seat: int, colour: int, points: int) -> tuple[Reason, ...]:
    """A row scores as a whole. GHO-18"""
    return (Reason(points, _things(carriages_in(s, seat, colour))),) if points else ()


def _passengers(box: Any, s: Any, seat: int) -> tuple[Reason, ...]:
    """A reason for every row with its engine: the carriages that have passengers. GHO-19"""
    reasons = []
    for colour in _engines(s, seat):
        taken = [card for card in carriages_in(s, seat, colour) if box.passengers[card]]
        points = sum(int(box.passengers[card]) for card in taken)
        reasons.append(Reason(points, _things(taken) + _engine_thing(colour)))
    return tuple(reason for reason in reasons if reason.points)


def _drivers(box: Any, s: Any, seat: int) -> tuple[Reason, ...]:
    """A reason for every engine. GHO-19"""
    return tuple(Reason(int(box.drivers[colour]), _engine_thing(colour)) for colour in _engines(s, seat))


def _why_row(s: Any, seat: int, colour: int, points: int) -> tuple[Said, ...]:
    return (("why-row", {"count": len(carriages_in(s, seat, colour))}),) if points else ()


def _why_passengers(box: Any, s: Any, seat: int) -> tuple[Said, ...]:
    riders = {c: sum(int(box.passengers[card]) for card in carriages_in(s, seat, c)) for c in _engines(s, seat)}
    return tuple(
        ("why-riders", {"passengers": some, "colour": COLOUR_NAMES[colour]}) for colour, some in riders.items() if some
    )


def _why_drivers(s: Any, seat: int) -> tuple[Said, ...]:
    return tuple(("why-driver", {"colour": COLOUR_NAMES[colour]}) for colour in _engines(s, seat))


def _engines(s: Any, seat: int) -> list[int]:
    return [colour for colour in range(COLOURS) if s.engine[colour] == seat + 1]


def _things(carriages: list[int]) -> tuple[str, ...]:
    return tuple(f"carriage {carriage_name(carriage)}" for carriage in carriages)


def _engine_thing(colour: int) -> tuple[str, ...]:
    return (f"engine {COLOUR_NAMES[colour]}",)


assert len(LINE_NAMES) == LINES
assert (LINE_NAMES[PASSENGERS], LINE_NAMES[DRIVERS]) == ("passengers", "drivers")
