"""The ladder: every level against the one below, the strongest against random play and plain search, as a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec

from ghostyard.arena.contest import Contest, Plan, PlayedGame
from ghostyard.arena.standing import decided, share_with_interval, standing, victory_of
from ghostyard.bots.levels import LEVELS, skill
from ghostyard.core.game import Game
from ghostyard.core.heuristics import AGAINST_RANDOM
from ghostyard.research.executors import Executor

PLAIN_SEARCH = "ismcts-1000"


class Rung(msgspec.Struct):
    """One measured duel."""

    game: str
    bot: str
    against: str
    least: float  # the share that it must reach
    share: float
    interval: tuple[float, float]
    points: tuple[float, float]
    deals: int
    games: int
    seats: int
    budget: str
    date: str

    @property
    def verdict(self) -> str:
        """Does the whole interval lie above what is asked, or the mean at least?"""
        if self.interval[0] >= self.least:
            return "yes"
        return "mean only" if self.share >= self.least else "no"


def duels(game: Game) -> list[tuple[str, str, float]]:
    """Who plays whom, and the share that the first must win."""
    against_random = game.heuristics.against_random if game.heuristics else AGAINST_RANDOM
    steps = [(above, below, 0.60) for below, above in pairwise(LEVELS)]
    return [*steps, (LEVELS[-1], "random", against_random), (LEVELS[-1], PLAIN_SEARCH, 0.65)]


def budget_of(name: str, game: Game) -> str:
    """How much a bot thinks, in words."""
    if name not in LEVELS:
        return name
    mind = skill(name, game)
    return f"{mind.iterations} iterations" if mind.iterations else f"first sight, blur {mind.blur:g}"


def climb(
    game: Game,
    bot: str,
    against: str,
    least: float,
    *,
    deals: int,
    folder: Path,
    jobs: int | None = None,
    on: Executor | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Rung:
    """Play one duel, or go on with it, and sum it up. Steps are played to the last deal, yardsticks till decided."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(game.name, (bot, against), game.seats[0], seed=1)
    contest = Contest(plan, game, deals, folder / f"{game.name}-{bot}-{against}.jsonl")
    enough = (lambda _: False) if against in LEVELS else decided(bot, equivalent(least, plan))
    games = contest.run(jobs=jobs, on=on, progress=lambda done: progress(done, contest.total), settled=enough)
    return rung(game, plan, games, least)


def equivalent(least: float, plan: Plan) -> float:
    """The share of victories at this table that says the same as `least` does head to head.

    Whoever wins 60 % against one other has odds of 3 to 2 against each other seat.
    """
    odds, shares = least / (1 - least), []
    for seating in plan.seatings:
        strong = seating.count(plan.bots[0]) * odds
        shares.append(strong / (strong + seating.count(plan.bots[1])))
    return sum(shares) / len(shares)


def rung(game: Game, plan: Plan, games: list[PlayedGame], least: float) -> Rung:
    """A line of the table."""
    report, won = standing(plan, games), share_with_interval(games, victory_of(plan.bots[0]))
    one, other = report["bots"]
    return Rung(
        game.name, one["bot"], other["bot"], round(equivalent(least, plan), 4), won["share"], tuple(won["interval"]),
        (one["points"], other["points"]), report["deals"], report["games"], report["seats"],
        f"{budget_of(one['bot'], game)} / {budget_of(other['bot'], game)}", time.strftime("%Y-%m-%d"),
    )  # fmt: skip


def remember(rungs: list[Rung], file: Path) -> list[Rung]:
    """Put new lines among those measured before, in the place of older ones for the same duel."""
    before = msgspec.json.decode(file.read_bytes(), type=list[Rung]) if file.exists() else []
    known = {(line.game, line.bot, line.against): line for line in [*before, *rungs]}
    lines = sorted(
        known.values(), key=lambda line: (line.game, line.against not in LEVELS, -_height(line.bot), line.against)
    )
    file.write_bytes(msgspec.json.format(msgspec.json.encode(lines), indent=1) + b"\n")
    return lines


def _height(name: str) -> int:
    return LEVELS.index(name) if name in LEVELS else -1


def table(lines: list[Rung]) -> str:
    """The table in Markdown."""
    head = "| game | bot | against | wins (95 % interval) | asked | met | points | games | thinking | date |"
    rows = [head, "|---|---|---|---|---|---|---|---|---|---|"]
    for line in lines:
        rows.append(
            f"| {line.game} | {line.bot} | {line.against} "
            f"| {line.share:.1%} ({line.interval[0]:.1%}-{line.interval[1]:.1%}) | {100 * line.least:.3g}% "
            f"| {line.verdict} "
            f"| {line.points[0]:.1f} : {line.points[1]:.1f} | {line.games} of {line.deals} deals, {line.seats} seats "
            f"| {line.budget} | {line.date} |"
        )
    return "\n".join(rows) + "\n"


def write_page(page: Path, lines: list[Rung]) -> None:
    """Put the table between the two marks of the page; what people wrote around it stays."""
    start, end = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
    text = page.read_text(encoding="utf-8") if page.exists() else f"# Bots\n\n{start}{end}"
    before, _, rest = text.partition(start)
    after = rest.partition(end)[2]
    page.write_text(before + start + table(lines) + end + after, encoding="utf-8")
