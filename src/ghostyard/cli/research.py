"""Commands for researchers: data to learn from, and how far a bot can be exploited."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ghostyard.cli.output import (
    Address,
    ExecutorName,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    Seats,
    at_least,
    executor_of,
    language_of_reader,
    made_folder,
    option_values,
    print_json,
    progress_bar,
    ready_game,
    seat_count,
    title_of,
)
from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for

FirstSeed = Annotated[int, typer.Option("--seed", help="Game k has the seed SEED + k.")]


def export(
    name: GameName,
    out: Annotated[Path, typer.Option(help="The folder for the files.")] = Path("dataset"),
    bots: Annotated[
        str, typer.Option(help="The bots, with commas between them; they take turns in every seat.")
    ] = "bat",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seats: Seats = None,
    seed: FirstSeed = 1,
    values: Annotated[bool, typer.Option("--values", help="Also what the bots thought of every move.")] = False,
    games_per_file: Annotated[int | None, typer.Option(help="How many games a file holds; all if left out.")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Remove an earlier dataset of this game there.")] = False,
    option: Options = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play, and write every decision to Parquet files: what the seat knew, could do, did, and what it got."""
    from ghostyard.research.dataset import DatasetExport, write

    game = ready_game(name)
    at_least("--games", games, 1)
    at_least("--seed", seed, 0)
    if games_per_file is not None:
        at_least("--games-per-file", games_per_file, 1)
    job = DatasetExport(
        game, tuple(bots.split(",")), seat_count(game, seats), games, seed, option_values(option), values=values
    )
    begun = time.perf_counter()
    with progress_bar(title_of(game)) as show:
        files, rows = write(
            job, made_folder(out), games_per_file=games_per_file, replace=replace,
            progress=lambda done: show(done, games),
        )  # fmt: skip
    spent = time.perf_counter() - begun
    report = {"files": [str(file) for file in files], "rows": rows, "rows_per_second": round(rows / spent)}
    if as_json:
        print_json(report)
    else:
        said = words_for(name, language_of_reader())
        print(said.say("export-written", rows=rows, files=len(files), folder=str(out), speed=report["rows_per_second"]))


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Parquet files that `export` has written.")],
    out: Annotated[Path, typer.Option(help="The folder for the journals.")] = Path("journals"),
    lang: Lang = None,
) -> None:
    """Write the games of a dataset as journals, which can be replayed and verified."""
    from ghostyard.research.dataset import heading_of, journals

    for file in files:
        ready_game(heading_of(file).game)
    made_folder(out)
    count = 0
    for number, journal in journals(files):
        (out / f"{journal.game}-{journal.seed}-{number}.json").write_text(journal.text() + "\n", encoding="utf-8")
        count += 1
    print(words_for("", language_of_reader()).say("import-written", games=count, folder=str(out)))


def exploit(
    name: GameName,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="The bot that is to be beaten.")],
    deals: Annotated[int, typer.Option(help="How many deals; the response sits in every seat of each.")] = 20,
    budget: Annotated[str, typer.Option(help="Iterations for a decision, with commas between them.")] = "16,64,256",
    seats: Seats = None,
    seed: FirstSeed = 1,
    jobs: Jobs = None,
    executor_name: ExecutorName = "threads",
    address: Address = None,
    option: Options = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Search for a response to a bot within a budget, and say how much it wins: a lower bound of what can be won."""
    from ghostyard.research.exploit import exploit as search_response

    game = ready_game(name)
    at_least("--deals", deals, 1)
    at_least("--seed", seed, 0)
    count = seat_count(game, seats)
    with progress_bar(title_of(game)) as show:
        found = search_response(
            game, bot, count, deals, budgets=_numbers(budget), seed=seed,
            options=option_values(option), on=executor_of(executor_name, jobs=jobs, address=address), progress=show,
        )  # fmt: skip
    report = {"game": name, "bot": bot, "seats": count, "fair": 1 / count}
    if as_json:
        print_json({**report, "responses": found})
    else:
        _print_responses(found, report)


def _numbers(said: str) -> list[int]:
    try:
        numbers = [int(number) for number in said.split(",")]
    except ValueError:
        raise Mistake("whole-numbers", name="--budget", found=said) from None
    for number in numbers:
        at_least("--budget", number, 1)
    return numbers


def _print_responses(found: list[Any], report: dict[str, Any]) -> None:
    words = words_for(report["game"], language_of_reader())
    table = Table(box=None, pad_edge=False)
    for heading in ("exploit-budget", "arena-wins", "exploit-reward", "exploit-points"):
        table.add_column(words.say(heading), justify="right")
    for one in found:
        table.add_row(
            str(one.iterations),
            f"{one.wins:.1%} ({one.wins_95[0]:.1%}-{one.wins_95[1]:.1%})",
            f"{one.reward:+.3f} ({one.reward_95[0]:+.3f} - {one.reward_95[1]:+.3f})",
            f"{one.points:+.1f}",
        )
    console = Console()
    console.print(table)
    console.print(words.say("exploit-about", bot=report["bot"], games=found[-1].games), highlight=False)
