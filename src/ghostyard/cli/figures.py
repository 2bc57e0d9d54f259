"""Commands that count: simulations and measurements."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Annotated, Any

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

if TYPE_CHECKING:
    from ghostyard.arena.simulate import Totals


def simulate(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Game k has the seed SEED + k.")] = 1,
    jobs: Jobs = None,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    option: Options = None,
    edition: EditionPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many random games and sum them up."""
    from ghostyard.arena.simulate import simulate as run_simulation

    chosen = edition_in(load_game(name), edition)
    game = ready_game(name)
    count = seat_count(game, seats)
    at_least("--games", games, 1)
    at_least("--seed", seed, 0)
    with progress_bar(title_of(game)) as show:
        totals = run_simulation(
            game, count, games, seed=seed, options=option_values(option), faces=chosen.faces,
            on=executor_of(executor_name, jobs=jobs, address=address),
            progress=lambda done: show(done, games),
        )  # fmt: skip
    report = {"game": name, "edition": chosen.name, "seed": seed, **totals.report()}
    if as_json:
        print_json(report)
    else:
        _print_report(totals, report, name)


def _print_report(totals: Totals, report: dict[str, Any], name: str) -> None:
    words = words_for(name, language_of_reader())
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in report["seats"]:
        table.add_column(str(seat["seat"]), justify="right")
    rates = (
        f"{seat['win_rate']:.1%} ({seat['win_rate_95'][0]:.1%}-{seat['win_rate_95'][1]:.1%})"
        for seat in report["seats"]
    )
    table.add_row(words.say("simulate-wins"), *rates)
    for column in totals.columns[:-1]:
        table.add_row(words.say(f"line-{column}"), *(_spread(seat["lines"][column]) for seat in report["seats"]))
    table.add_row(words.say("sheet-total"), *(_spread(seat["score"]) for seat in report["seats"]), style="bold")
    console = Console()
    console.print(table)
    console.print(
        words.say(
            "simulate-speed", games=report["games"], moves=report["moves"], seconds=round(report["seconds"], 2),
            speed=round(report["moves_per_second"] / 1e6, 2), length=round(report["moves_per_game"], 1),
        )
    )  # fmt: skip


def _spread(figure: dict[str, float]) -> str:
    return f"{figure['mean']:.1f} ± {figure['spread']:.1f}"


def balance(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games for every number of seats.")] = 2000,
    seed: Annotated[int, typer.Option(help="Game k has the seed SEED + k.")] = 1,
    blur: Annotated[float | None, typer.Option(help="How many points everybody misjudges moves by.")] = None,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    option: Options = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let sensible players sit in every seat: who wins, how games end and how long they take, by number of seats."""
    from ghostyard.arena.balance import balance as play_balance

    game = ready_game(name)
    at_least("--games", games, 1)
    at_least("--seed", seed, 0)
    if blur is not None:
        at_least("--blur", blur, 0)
    reports: list[dict[str, Any]] = []
    on = executor_of(executor_name, address=address)
    with progress_bar(title_of(game)) as show:

        def tell(number: int) -> None:
            show(len(reports) * games + number, games * len(game.seats))

        for seats in game.seats:
            reports.append(
                play_balance(
                    game, seats, games, seed=seed, options=option_values(option), blur=blur, on=on, progress=tell
                )
            )
    if as_json:
        print_json({"game": name, "seed": seed, "balance": reports})
    else:
        _print_balance(reports, words_for(name, language_of_reader()))


def _print_balance(reports: list[dict[str, Any]], words: Words) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for found in reports:
        table.add_column(words.say("balance-seats", seats=found["seats"]), justify="right")
    for kind in dict.fromkeys(kind for found in reports for kind in found["endings"]):
        row = (found["endings"].get(kind) for found in reports)
        table.add_row(words.say(f"ending-{kind}"), *(_interval(entry) if entry else "0.0%" for entry in row))
    for seat in range(max(found["seats"] for found in reports)):
        row = (found["wins"][seat] if seat < found["seats"] else None for found in reports)
        table.add_row(words.say("balance-wins", seat=seat + 1), *(_interval(entry) if entry else "" for entry in row))
    for line in ("turns", "moves", "decisions", "minutes"):
        if reports[0][line]:
            lengths = ("{1:.0f} ({0:.0f}-{2:.0f})".format(*found[line]) for found in reports)
            table.add_row(words.say(f"balance-{line}"), *lengths)
    console = Console()
    console.print(table)
    console.print(words.say("balance-about", games=reports[0]["games"]))


def _interval(entry: dict[str, Any]) -> str:
    low, high = entry["interval"]
    return f"{entry['share']:.1%} ({low:.1%}-{high:.1%})"


def bench(
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure on a GPU instead.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each measurement may take, roughly.")] = 2.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure every speed we claim, with peers beside us where they are installed."""
    from ghostyard.arena.bench import figures
    from ghostyard.games import GAMES

    for name in () if gpu else GAMES:
        ready_game(name)
    console = Console(width=120)
    measured = []
    for figure in figures(gpu=gpu, seconds=seconds):
        measured.append(figure)
        if not as_json:
            console.print(f"{figure.what:<48} {figure.value:>12,.3f} {figure.unit:<16} {figure.note}", highlight=False)
    if as_json:
        print_json({"machine": platform.processor() or platform.machine(), "figures": measured})
