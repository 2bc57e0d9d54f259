"""Graveyards, Ghosts & Haunted Houses: score sheets with the reasons for every point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ghostyard.core.sheet import Reason, Said, ScoreLine, ScoreSheet
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, xy_text
from ghostyard.games.graveyards.rules.names import XY, best_section_of, tokens_in_play, windows_of
from ghostyard.games.graveyards.rules.state import COLOURS, KIDS

LINE_NAMES = COLOUR_NAMES
LINE_CLAUSES = dict.fromkeys(LINE_NAMES, "GRA-21")


def sheets(box: Any, s: Any) -> list[ScoreSheet]:
    """Everybody's score sheet with reasons. Agrees with `scoring.score`."""
    tokens = tokens_in_play(s)
    lines = [_line(box, s, colour, tokens) for colour in range(COLOURS)]
    blank = [ScoreLine(name, 0, ()) for name in LINE_NAMES]
    return [
        ScoreSheet(seat, tuple(lines[c] if s.owner[c] == seat + 1 else blank[c] for c in range(COLOURS)), {})
        for seat in range(s.seats)
    ]


def _line(box: Any, s: Any, colour: int, tokens: Mapping[XY, int]) -> ScoreLine:
    points, spaces = best_section_of(box, s, colour)
    windows = windows_of(s, colour)
    reasons = section_reasons(spaces, tokens, windows)
    return ScoreLine(COLOUR_NAMES[colour], points, reasons, _why(spaces, tokens, windows))


def section_reasons(spaces: Sequence[XY], tokens: Mapping[XY, int], windows: Collection[XY]) -> tuple[Reason, ...]:
    """Why a section scores what it does: its ghosts, those in the own house, and each token. GRA-21"""
    ghosts = [xy for xy in spaces if xy not in tokens]
    outside = tuple(f"space {xy_text(xy)}" for xy in ghosts if xy not in windows)
    inside = tuple(f"space {xy_text(xy)}" for xy in ghosts if xy in windows)
    reasons = [Reason(len(outside), outside), Reason(2 * len(inside), inside)]
    for xy in spaces:
        if xy in tokens:
            points = 3 if tokens[xy] == KIDS else -3
            reasons.append(Reason(points, (f"token {KIND_NAMES[tokens[xy]]} {xy_text(xy)}",)))
    return tuple(reason for reason in reasons if reason.things)


def _why(spaces: Sequence[XY], tokens: Mapping[XY, int], windows: Collection[XY]) -> tuple[Said, ...]:
    """The same in words."""
    ghosts = [xy for xy in spaces if xy not in tokens]
    inside = sum(xy in windows for xy in ghosts)
    counted = (("why-ghosts", len(ghosts) - inside), ("why-windows", inside))
    said: list[Said] = [(message, {"count": number}) for message, number in counted if number]
    kinds = Counter(KIND_NAMES[tokens[xy]] for xy in spaces if xy in tokens)
    said += [(f"why-{kind}", {"count": number}) for kind, number in kinds.items()]
    return tuple(said)
