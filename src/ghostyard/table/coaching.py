"""Coaching: what somebody in a first game is shown and told, from their own view, and which moves they may make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.text import why_of
from ghostyard.core.words import Words
from ghostyard.manual.first_game import FirstGame
from ghostyard.table.protocol import CoachSeen, StepSeen


def coach_seen(
    first: FirstGame, game: Game, box: Any, view: Any, names: Sequence[str], words: Words
) -> CoachSeen:  # fmt: skip
    """What the coach says at this position; no steps while the others play."""
    chapter, known = first.chapter(int(view.ply)), facts(first, game, box, view, names, words)
    steps = [first.steps[number] for number in chapter]
    seen = [StepSeen(words.say(f"coach-{step.say}", **known), step.at, not step.wanted) for step in steps]
    return CoachSeen(chapter.start + 1, len(first.steps), seen)


def facts(first: FirstGame, game: Game, box: Any, view: Any, names: Sequence[str], words: Words) -> dict[str, Any]:
    """What the coach may mention: the learner's points by line, with reasons, and the others' names and points."""
    sheets = game.sheets(box, view)
    own, told = sheets[first.seat], dict[str, Any]()
    for line in own.lines:
        name = line.name.replace("-", "_")
        told |= {name: line.points, f"{name}_why": why_of(line, words)}
    for place, which in enumerate(("left", "right")):
        seat = (first.seat + (1 if place == 0 else first.seats - 1)) % first.seats
        told |= {which: names[seat], f"{which}_points": sheets[seat].total}
    return {**told, "points": own.total}


def wanted(first: FirstGame, ply: int, moves: Iterable[str]) -> list[str]:
    """Those of the moves that the script wants."""
    return [move for move in moves if first.wants(ply, move)]


def check(first: FirstGame | None, ply: int, move: str) -> None:
    """At an ordinary table everything is fine; in a first game other moves come later."""
    if first is not None and not first.wants(ply, move):
        raise Mistake("coach-later")
