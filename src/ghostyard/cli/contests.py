"""Commands that let bots play each other: the arena, studies for designers, the ladder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ghostyard.cli.output import (
    Address,
    EditionPath,
    ExecutorName,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    Seats,
    at_least,
    check_writable,
    edition_in,
    executor_of,
    language_of_reader,
    option_values,
    print_json,
    progress_bar,
    ready_game,
    seat_count,
    title_of,
)
from ghostyard.core.words import Words, words_for
from ghostyard.games import game as load_game

Bots = Annotated[str, typer.Option("--bots", help="The bots, with commas between them.")]
FirstSeed = Annotated[int, typer.Option("--seed", help="Deal k has the seed SEED + k.")]
Resume = Annotated[Path | None, typer.Option(help="Keep every game in this file, and go on from there.")]


def arena(
    name: GameName,
    bots: Bots = "dragon,moth",
    games: Annotated[int, typer.Option(help="At most how many games; whole deals are played.")] = 200,
    seats: Seats = None,
    seed: FirstSeed = 1,
    jobs: Jobs = None,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    resume: Resume = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="Stop when it is clear who is better.")] = False,
    option: Options = None,
    edition: EditionPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other: all seatings of the same deals, so that luck cancels."""
    from ghostyard.arena.contest import Contest, Plan
    from ghostyard.arena.standing import settled, standing

    faces = edition_in(load_game(name), edition).faces
    game = ready_game(name)
    at_least("--games", games, 1)
    at_least("--seed", seed, 0)
    plan = Plan(name, tuple(bots.split(",")), seat_count(game, seats), seed, option_values(option), faces)
    contest = Contest(plan, game, -(-games // len(plan.seatings)), resume)
    enough = settled(plan) if stop_early else lambda _: False
    with progress_bar(title_of(game)) as show:
        on = executor_of(executor_name, jobs=jobs, address=address)
        played = contest.run(on=on, progress=lambda done: show(done, contest.total), settled=enough)
    report = standing(plan, played)
    if as_json:
        print_json(report)
    else:
        _print_standing(report, words_for(name, language_of_reader()))


def _print_standing(report: dict[str, Any], words: Words) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("arena-bot", "arena-wins", "arena-points", "arena-rating"):
        table.add_column(words.say(heading), justify="left" if heading == "arena-bot" else "right")
    for entry in sorted(report["bots"], key=lambda entry: -entry["win_rate"]):
        table.add_row(
            entry["bot"],
            _share(entry["win_rate"], entry["win_rate_95"]),
            f"{entry['points']:.1f} ({entry['points_95'][0]:.1f}-{entry['points_95'][1]:.1f})",
            f"{entry['rating']:.1f} ± {entry['rating_spread']:.1f}",
        )
    console = Console()
    console.print(table)
    for duel in report["duels"]:
        said = words.say(
            "arena-duel", bot=duel["bot"], against=duel["against"], share=_share(duel["share"], duel["interval"])
        )
        console.print(said, highlight=False)
    console.print(words.say("arena-played", games=report["games"], deals=report["deals"]), highlight=False)


def _share(share: float, interval: list[float]) -> str:
    return f"{share:.1%} ({interval[0]:.1%}-{interval[1]:.1%})"


def ladder(
    name: GameName,
    deals: Annotated[int, typer.Option(help="How many common deals for every duel.")] = 400,
    only: Annotated[str | None, typer.Option(help="Only duels of this bot.")] = None,
    against: Annotated[str | None, typer.Option(help="Only duels against this bot.")] = None,
    folder: Annotated[Path, typer.Option(help="Where games are kept, so that a broken run goes on.")] = Path(".ladder"),
    out: Annotated[Path, typer.Option(help="The page with the table.")] = Path("docs/bots.md"),
    jobs: Jobs = None,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    lang: Lang = None,
) -> None:
    """Measure the levels of a game against each other, and write the table of results."""
    from ghostyard.arena.ladder import climb, duels, remember, write_page

    game = ready_game(name)
    at_least("--deals", deals, 1)
    on = executor_of(executor_name, jobs=jobs, address=address)
    for bot, other, least in duels(game):
        if only not in (None, bot) or against not in (None, other):
            continue
        with progress_bar(f"{title_of(game)}: {bot} - {other}") as show:
            rung = climb(game, bot, other, least, deals=deals, folder=folder, on=on, progress=show)
        write_page(out, remember([rung], out.with_suffix(".json")))
        print(f"{bot} - {other}: {_share(rung.share, list(rung.interval))}, {rung.verdict}")


def study(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 500,
    out: Annotated[Path, typer.Option(help="The page that is written.")] = Path("report.html"),
    bot: Annotated[str, typer.Option("--bot", help="The bot in every seat.")] = "bat",
    seats: Seats = None,
    seed: FirstSeed = 1,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    option: Options = None,
    edition: EditionPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games and write a page with plots and numbers for designers, which needs no network."""
    from ghostyard.arena.contest import Plan
    from ghostyard.arena.study import study as run_study
    from ghostyard.arena.study_page import page

    check_writable(out)
    chosen = edition_in(load_game(name), edition)
    game = ready_game(name)
    at_least("--games", games, 1)
    options = option_values(option)
    plan = Plan(name, (bot,), seat_count(game, seats), seed, options, chosen.faces)
    rungs = Plan(name, ("moth", "bat", "owl"), game.seats[0], seed, options, chosen.faces)
    with progress_bar(title_of(game)) as show:
        found = run_study(game, plan, rungs, games, show, executor_of(executor_name, address=address))
    words = words_for(name, language_of_reader())
    out.write_text(page(game, found, words), encoding="utf-8")
    if as_json:
        print_json(found.document())
    else:
        print(words.say("study-written", file=str(out)))
