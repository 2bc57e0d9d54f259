"""The same random games at two speeds: what compiled rules say is compared with what interpreted ones have said."""

from __future__ import annotations

from typing import Any

from ghostyard.core.conformance.case import Case, trace
from ghostyard.core.conformance.proof import Failure, named, paced, reason, tables
from ghostyard.core.game import Game

UNSIGNED = (
    "numbers of `U8` and `U16` fields are unsigned when compiled, so neither `-s.x` nor `s.x - s.y` is below 0: write "
    "`0 - s.x`, and compare `s.x < s.y`"
)


def traced_tables(game: Game) -> list[Case]:
    """The games to compare: one at every table."""
    return [paced(case) for case in tables(game)]


def described(case: Case) -> dict[str, Any]:
    """A case as `ghostyard trace` takes it."""
    game, options = case.game.name, case.options
    return {"game": game, "seats": case.seats, "seed": case.seed, "options": options, "every": case.every}


def trace_or_reason(case: Case) -> list[str]:
    """The trace of a case, or why there is none: a rule that breaks off is a finding as well."""
    try:
        return trace(case)
    except Exception as error:
        return [reason(error)]


def first_difference(cases: list[Case], interpreted: list[list[str]]) -> list[Failure]:
    """Where compiled rules first say something else than interpreted ones did; nothing if they agree."""
    for case, lines in zip(cases, interpreted, strict=True):
        for slow, fast in zip(lines, trace(case), strict=False):  # a line that differs comes before an end that does
            if slow != fast:
                return [Failure("both_speeds_say_the_same", named(case), _why(slow, fast))]
    return []


def _why(slow: str, fast: str) -> str:
    ply, *parts = slow.split(", ")
    if not ply.startswith("ply "):
        return slow  # a reason
    others = [part.split()[0] for part, other in zip(parts, fast.split(", ")[1:], strict=True) if part != other]
    return f"{ply}: compiled and interpreted rules differ in {' and '.join(others)}: {UNSIGNED}"
