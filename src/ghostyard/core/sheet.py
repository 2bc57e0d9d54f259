"""Score sheets: lines, their points, and the things on the table that made them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Said = tuple[str, Mapping[str, Any]]  # a message id, and its facts


@dataclass(frozen=True)
class Reason:
    """Some of a line's points, and the things that made them, such as "cell b2" or "door N1"."""

    points: int
    things: tuple[str, ...]


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet. Its points are the sum of its reasons; `why` is the sum in words."""

    name: str
    points: int
    reasons: tuple[Reason, ...]
    why: tuple[Said, ...] = ()

    @property
    def things(self) -> tuple[str, ...]:
        """Everything that made points in this line, once each."""
        return tuple(dict.fromkeys(thing for reason in self.reasons for thing in reason.things))


@dataclass(frozen=True)
class ScoreSheet:
    """One player's score sheet."""

    seat: int
    lines: tuple[ScoreLine, ...]
    ties: dict[str, int]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def written_over(self, written: Mapping[str, int]) -> ScoreSheet:
        """The sheet with the lines that somebody has worked out by hand, as written."""
        lines = tuple(by_hand(line, written[line.name]) if line.name in written else line for line in self.lines)
        return ScoreSheet(self.seat, lines, self.ties)

    def named(self) -> dict[str, Any]:
        """The sheet for JSON: points by line, the total, what decides ties, and the reasons."""
        return {
            "lines": {line.name: line.points for line in self.lines},
            "total": self.total,
            **self.ties,
            "reasons": {
                line.name: [{"points": r.points, "things": list(r.things)} for r in line.reasons] for line in self.lines
            },
        }


def by_hand(line: ScoreLine, points: int) -> ScoreLine:
    """A line whose points somebody has written down."""
    return ScoreLine(line.name, points, (Reason(points, ()),), (("why-written", {}),))
