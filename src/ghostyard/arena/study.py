"""Studies for designers: what many games say about a game, as tables of numbers; `study_page.py` draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ghostyard.arena import luck
from ghostyard.arena.contest import Contest, Plan, PlayedGame
from ghostyard.arena.luck import shares_of_variance
from ghostyard.arena.simulate import wilson
from ghostyard.arena.standing import standing
from ghostyard.core.game import Game
from ghostyard.research.executors import Executor

QUANTILES = (0, 5, 50, 95, 100)  # in per cent: the least, the usual and the most
OFTEN = 5  # times that a component must lie before somebody, or its share says nothing
SHARE = ("share", "low", "high")


class StudyTable(NamedTuple):
    """Numbers of one kind: a row for every key, a number in it for every column."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[str, tuple[float, ...]]]

    def column(self, name: str) -> list[float]:
        """The numbers of one column."""
        return [numbers[self.columns.index(name)] for _, numbers in self.rows]


class Study(NamedTuple):
    """The games of a study, and what they say."""

    plan: Plan
    played: list[PlayedGame]
    tables: list[StudyTable]

    def document(self) -> dict[str, Any]:
        """All numbers, for JSON."""
        said = {
            table.name: [{"of": key, **dict(zip(table.columns, row, strict=True))} for key, row in table.rows]
            for table in self.tables
        }
        plan = self.plan
        return {"game": plan.game, "seats": plan.seats, "bot": plan.bots[0], "games": len(self.played), **said}


def study(
    game: Game, plan: Plan, ladder: Plan, games: int, progress: Callable[[int, int], None], on: Executor | None = None
) -> Study:
    """Play the games of a study: the same bot in every seat, and a small ladder of levels."""
    main = Contest(plan, game, games)
    rungs = Contest(ladder, game, max(2, games // 20))
    total = main.total + rungs.total
    played = main.run(on=on, progress=lambda done: progress(done, total))
    climbed = rungs.run(on=on, progress=lambda done: progress(main.total + done, total))
    tables = [
        _lines(game, played),
        _seats(played),
        _quantiles("length", [one.moves for one in played]),
        _quantiles("decisions", [count for one in played for count in one.decisions]),
        _components(played),
        _ladder(ladder, climbed),
        _luck(climbed),
    ]
    return Study(plan, played, [table for table in tables if table.rows])


def _lines(game: Game, played: list[PlayedGame]) -> StudyTable:
    """Mean points of each line of the score sheet, for all and for winners."""
    everybody = [row for one in played for row in one.lines]
    winners = [one.lines[seat] for one in played for seat in range(len(one.ranks)) if one.ranks[seat] == 1]
    means = [np.mean([row[: len(game.lines)] for row in rows], axis=0) for rows in (everybody, winners)]
    rows = zip(game.lines, *(mean.tolist() for mean in means), strict=True)
    return StudyTable("lines", ("all", "winners"), [(line, _short(*numbers)) for line, *numbers in rows])


def _seats(played: list[PlayedGame]) -> StudyTable:
    """The share of victories of every seat, with its interval."""
    shares = [sum(game.share(seat) for game in played) / len(played) for seat in range(len(played[0].ranks))]
    rows = [(str(seat + 1), _short(share, *wilson(share, len(played)))) for seat, share in enumerate(shares)]
    return StudyTable("seats", SHARE, rows)


def _quantiles(name: str, numbers: Sequence[int]) -> StudyTable:
    found = np.percentile(numbers, QUANTILES, method="nearest").tolist()
    return StudyTable(
        name, ("number",), [(f"{part} %", (number,)) for part, number in zip(QUANTILES, found, strict=True)]
    )


def _components(played: list[PlayedGame]) -> StudyTable:
    """How often a tile or card that lies before somebody in the end lies before a winner, the luckiest first."""
    held, won = Counter[str](), Counter[str]()
    for game in played:
        for seat, things in enumerate(game.held):
            held.update(things)
            won.update(things if game.ranks[seat] == 1 else ())
    rates = sorted(((won[thing] / held[thing], thing) for thing in held if held[thing] >= OFTEN), reverse=True)
    rows = [(thing, _short(rate, *wilson(rate, held[thing]), held[thing])) for rate, thing in rates]
    return StudyTable("components", (*SHARE, "times"), rows)


def _ladder(plan: Plan, played: list[PlayedGame]) -> StudyTable:
    """The strength of the levels."""
    bots = standing(plan, played)["bots"]
    return StudyTable("ladder", SHARE, [(one["bot"], _short(one["win_rate"], *one["win_rate_95"])) for one in bots])


def _luck(played: list[PlayedGame]) -> StudyTable:
    """How much of the differences between scores comes from seat, deal, level of play, and the rest."""
    found = {"points": luck.points, "victories": luck.victory}
    shares = {name: shares_of_variance(played, value) for name, value in found.items()}
    return StudyTable(
        "luck", luck.PARTS, [(name, tuple(one[part] for part in luck.PARTS)) for name, one in shares.items()]
    )


def _short(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers)
