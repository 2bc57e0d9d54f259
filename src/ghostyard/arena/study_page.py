"""The page of a study: a plot and its numbers for every table, in one file that needs no network."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from ghostyard.arena import luck
from ghostyard.arena.study import Study, StudyTable
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.words import Words

MOST_BARS = 24  # components that are drawn: the luckiest and the unluckiest
INK, GHOST, PUMPKIN = "#2b2440", "#6f5bb5", "#d9772b"
STYLE = (
    f"body{{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:{INK}}}"
    "svg{max-width:100%;height:auto}table{border-collapse:collapse}caption,th:first-child{text-align:left}"
    "th,td{padding:.1rem .8rem .1rem 0;text-align:right;font-variant-numeric:tabular-nums}"
)


def page(game: Game, found: Study, words: Words) -> str:
    """The whole report as one HTML page."""
    title = escape(words.say("title"))
    about = words.say("study-about", games=len(found.played), seats=found.plan.seats, bot=found.plan.bots[0])
    body = "\n".join(_section(found, table, words) for table in found.tables)
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1><p>{escape(about)}</p>{body}</html>"
    )


def _section(found: Study, table: StudyTable, words: Words) -> str:
    title = escape(words.say(f"study-{table.name}"))
    plot = f'<div role="img" aria-label="{title}">{PLOTS[table.name](found, table, words)}</div>'
    numbers = f"<details><summary>{escape(words.say('study-numbers'))}</summary>{_numbers(table, words)}</details>"
    return f"<section><h2>{title}</h2>{plot}{numbers}</section>"


def _numbers(table: StudyTable, words: Words) -> str:
    """A table to read and to copy."""
    heads = "".join(f'<th scope="col">{escape(_head(table, column, words))}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(label)}</th>{"".join(f"<td>{number:g}</td>" for number in numbers)}</tr>'
        for label, (_, numbers) in zip(_labels(table, words), table.rows, strict=True)
    )
    return f"<table><tr><td></td>{heads}</tr>{rows}</table>"


def _head(table: StudyTable, column: str, words: Words) -> str:
    return words.say(f"luck-{column}" if table.name == "luck" else f"study-{column}")


def _labels(table: StudyTable, words: Words) -> list[str]:
    """What the rows are about; tiles, bots and seats are named as they are."""
    messages = {"lines": "line", "luck": "luck"}
    return [words.say(f"{messages[table.name]}-{key}") if table.name in messages else key for key, _ in table.rows]


# ---------------------------------------------------------------- plots


def _lines(found: Study, table: StudyTable, words: Words) -> str:
    def draw(axes: Any) -> None:
        for column, colour, shift in (("all", GHOST, 0.2), ("winners", PUMPKIN, -0.2)):
            places = [place + shift for place in range(len(table.rows))]
            axes.barh(places, table.column(column), 0.4, label=_head(table, column, words), color=colour)
        axes.set_yticks(range(len(table.rows)), _labels(table, words))
        axes.invert_yaxis()
        axes.legend()

    return _svg(draw, height=1.5 + 0.35 * len(table.rows))


def _seats(found: Study, table: StudyTable, words: Words) -> str:
    def draw(axes: Any) -> None:
        _bars(axes, table, words)
        axes.axhline(1 / len(table.rows), color=PUMPKIN, linestyle="--", label=words.say("study-fair"))
        axes.legend()

    return _svg(draw)


def _bars(axes: Any, table: StudyTable, words: Words) -> None:
    """Shares with their intervals."""
    shares, low, high = (table.column(name) for name in ("share", "low", "high"))
    errors = [
        [share - end for share, end in zip(shares, low, strict=True)],
        [end - share for share, end in zip(shares, high, strict=True)],
    ]
    axes.bar(_labels(table, words), shares, yerr=errors, color=GHOST, ecolor=INK, capsize=4)


def _ladder(found: Study, table: StudyTable, words: Words) -> str:
    return _svg(lambda axes: _bars(axes, table, words))


def _length(found: Study, table: StudyTable, words: Words) -> str:
    return _histogram([game.moves for game in found.played], GHOST)


def _decisions(found: Study, table: StudyTable, words: Words) -> str:
    return _histogram([count for game in found.played for count in game.decisions], PUMPKIN)


def _histogram(counts: list[int], colour: str) -> str:
    least, most = min(counts), max(counts)
    bins = min(20, most - least + 1)  # whole numbers: none is cut in two
    return _svg(
        lambda axes: axes.hist(counts, bins=bins, range=(least - 0.5, most + 0.5), color=colour, edgecolor="white")
    )


def _components(found: Study, table: StudyTable, words: Words) -> str:
    rows = table.rows if len(table.rows) <= MOST_BARS else table.rows[: MOST_BARS // 2] + table.rows[-MOST_BARS // 2 :]

    def draw(axes: Any) -> None:
        axes.barh([thing for thing, _ in rows], [numbers[0] for _, numbers in rows], color=GHOST)
        axes.invert_yaxis()

    return _svg(draw, height=1 + 0.25 * len(rows))


def _luck(found: Study, table: StudyTable, words: Words) -> str:
    def draw(axes: Any) -> None:
        left = [0.0] * len(table.rows)
        for part, colour in zip(luck.PARTS, (INK, GHOST, PUMPKIN, "#c9c3d6"), strict=True):
            widths = table.column(part)
            axes.barh(_labels(table, words), widths, left=left, color=colour, label=_head(table, part, words))
            left = [start + width for start, width in zip(left, widths, strict=True)]
        axes.set_xlim(0, 1)
        axes.legend(ncols=4, loc="upper center", bbox_to_anchor=(0.5, 1.25))

    return _svg(draw, height=2.5)


PLOTS: Mapping[str, Callable[[Study, StudyTable, Words], str]] = {
    "lines": _lines, "seats": _seats, "length": _length, "decisions": _decisions, "components": _components,
    "ladder": _ladder, "luck": _luck,
}  # fmt: skip


def _svg(draw: Callable[[Any], object], height: float = 3.5) -> str:
    """One plot as SVG, its letters as text; nothing of it is fetched from anywhere."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise Mistake("not-installed", package="matplotlib", extra="study") from None

    with rc_context({"svg.fonttype": "none"}):
        figure = Figure(figsize=(8, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]
