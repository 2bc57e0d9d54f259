"""Studies for designers: what many games say about a game, as one page with plots that needs no network."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

from ghostyard.arena import luck
from ghostyard.arena.contest import Contest, Plan, Played
from ghostyard.arena.luck import shares_of_variance
from ghostyard.arena.simulate import wilson
from ghostyard.arena.standing import standing
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.words import Words
from ghostyard.research.executors import Executor

MOST_BARS = 24  # components that are shown: the luckiest and the unluckiest
INK, GHOST, PUMPKIN = "#2b2440", "#6f5bb5", "#d9772b"


def study(
    game: Game, plan: Plan, ladder: Plan, games: int, progress: Callable[[int, int], None], on: Executor | None = None
) -> dict[str, Any]:
    """Play the games of a study: the same bot in every seat, and a small ladder of levels."""
    main = Contest(plan, game, games)
    rungs = Contest(ladder, game, max(2, games // 20))
    total = main.total + rungs.total
    played = main.run(on=on, progress=lambda done: progress(done, total))
    climbed = rungs.run(on=on, progress=lambda done: progress(main.total + done, total))
    return {
        "plan": plan,
        "played": played,
        "ladder": standing(ladder, climbed),
        "luck": {
            "points": shares_of_variance(climbed, luck.points),
            "victories": shares_of_variance(climbed, luck.victory),
        },
    }


def page(game: Game, found: dict[str, Any], words: Words) -> str:
    """The whole report as one HTML page."""
    plan, played = found["plan"], found["played"]
    plots = [
        ("study-lines", lines_plot(game, played, words)),
        ("study-seats", seats_plot(played, words)),
        ("study-length", length_plot(played)),
        ("study-decisions", decisions_plot(played)),
        ("study-components", components_plot(played)),
        ("study-ladder", ladder_plot(found["ladder"])),
        ("study-luck", luck_plot(found["luck"], words)),
    ]
    body = "\n".join(
        f"<section><h2>{escape(words.say(title))}</h2>{svg}</section>" for title, svg in plots if svg
    )  # fmt: skip
    title = escape(words.say("title"))
    about = words.say("study-about", games=len(played), seats=plan.seats, bot=plan.bots[0])
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>body{{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:{INK}}}"
        f"svg{{max-width:100%;height:auto}}</style><h1>{title}</h1><p>{escape(about)}</p>{body}</html>"
    )


def lines_plot(game: Game, played: list[Played], words: Words) -> str:
    """Mean points of each line of the score sheet, for winners and for all."""
    names = [words.say(f"line-{line}") for line in game.lines]
    everybody = [row for one in played for row in one.lines]
    winners = [one.lines[seat] for one in played for seat in range(len(one.ranks)) if one.ranks[seat] == 1]

    def draw(axes: Any) -> None:
        places = range(len(names))
        means = [_means(rows, len(names)) for rows in (everybody, winners)]
        axes.barh([place + 0.2 for place in places], means[0], 0.4, label=words.say("study-all"), color=GHOST)
        axes.barh([place - 0.2 for place in places], means[1], 0.4, label=words.say("study-winners"), color=PUMPKIN)
        axes.set_yticks(list(places), names)
        axes.invert_yaxis()
        axes.legend()

    return _svg(draw, height=1.5 + 0.35 * len(names))


def _means(rows: list[tuple[int, ...]], columns: int) -> list[float]:
    return [sum(row[column] for row in rows) / len(rows) for column in range(columns)]


def seats_plot(played: list[Played], words: Words) -> str:
    """The share of victories of every seat, with intervals, and what would be fair."""
    seats = len(played[0].ranks)
    shares = [sum(game.share(seat) for game in played) / len(played) for seat in range(seats)]

    def draw(axes: Any) -> None:
        spans = [wilson(share, len(played)) for share in shares]
        errors = [
            [share - low for share, (low, _) in zip(shares, spans, strict=True)],
            [high - share for share, (_, high) in zip(shares, spans, strict=True)],
        ]
        axes.bar([str(seat + 1) for seat in range(seats)], shares, yerr=errors, color=GHOST, ecolor=INK, capsize=4)
        axes.axhline(1 / seats, color=PUMPKIN, linestyle="--", label=words.say("study-fair"))
        axes.legend()

    return _svg(draw)


def length_plot(played: list[Played]) -> str:
    """How many moves games take."""
    return _svg(lambda axes: axes.hist([game.moves for game in played], bins=20, color=GHOST, edgecolor="white"))


def decisions_plot(played: list[Played]) -> str:
    """How many real decisions a player makes in a game."""
    counts = [count for game in played for count in game.decisions]
    return _svg(lambda axes: axes.hist(counts, bins=20, color=PUMPKIN, edgecolor="white"))


def components_plot(played: list[Played]) -> str:
    """How often a tile or card that lies before somebody in the end lies before a winner."""
    held, won = Counter[str](), Counter[str]()
    for game in played:
        for seat, things in enumerate(game.held):
            held.update(things)
            won.update(things if game.ranks[seat] == 1 else ())
    if not held:
        return ""
    rates = sorted(((won[thing] / held[thing], thing) for thing in held if held[thing] >= 5), reverse=True)
    shown = rates if len(rates) <= MOST_BARS else rates[: MOST_BARS // 2] + rates[-MOST_BARS // 2 :]

    def draw(axes: Any) -> None:
        axes.barh([thing for _, thing in shown], [rate for rate, _ in shown], color=GHOST)
        axes.invert_yaxis()

    return _svg(draw, height=1 + 0.25 * len(shown)) if shown else ""


def ladder_plot(report: dict[str, Any]) -> str:
    """The strength of the levels."""

    def draw(axes: Any) -> None:
        names = [entry["bot"] for entry in report["bots"]]
        axes.bar(names, [entry["win_rate"] for entry in report["bots"]], color=[GHOST, PUMPKIN, INK][: len(names)])

    return _svg(draw)


def luck_plot(shares: dict[str, dict[str, float]], words: Words) -> str:
    """How much of the differences between scores comes from seat, deal, level of play, and the rest."""

    def draw(axes: Any) -> None:
        names, left = [words.say(f"luck-{of}") for of in shares], [0.0] * len(shares)
        for part, colour in zip(luck.PARTS, (INK, GHOST, PUMPKIN, "#c9c3d6"), strict=True):
            widths = [found[part] for found in shares.values()]
            axes.barh(names, widths, left=left, color=colour, label=words.say(f"luck-{part}"))
            left = [start + width for start, width in zip(left, widths, strict=True)]
        axes.set_xlim(0, 1)
        axes.legend(ncols=4, loc="upper center", bbox_to_anchor=(0.5, 1.25))

    return _svg(draw, height=2.5)


def _svg(draw: Callable[[Any], object], height: float = 3.5) -> str:
    """One plot as SVG text; nothing of it is fetched from anywhere."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Mistake("not-installed", package="matplotlib", extra="study") from None

    figure = Figure(figsize=(8, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]
