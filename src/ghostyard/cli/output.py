"""What all commands share: their options, JSON output, progress, and the reader's language."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ghostyard.core.errors import Mistake, spoken_language
from ghostyard.core.words import LANGUAGES, Words, words_for
from ghostyard.games import OURS
from ghostyard.games import game as load_game

# What a command needs beyond its help is imported by its function: `ghostyard --help` loads neither NumPy nor Numba.
if TYPE_CHECKING:
    from ghostyard.core.edition import Edition
    from ghostyard.core.game import Game
    from ghostyard.research.executors import Executor

ERRORS = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `ghostyard games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many play; the fewest the game allows if left out.")]
Seed = Annotated[int | None, typer.Option(help="The seed of the shuffle; random if left out.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.", callback=lambda v: _heard(v))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule option, as NAME or NAME=VALUE; may be repeated."),
]

EditionPath = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="With the faces in this edition file (TOML).")
]
Jobs = Annotated[int | None, typer.Option(help="Threads; all cores if left out.")]
ExecutorName = Annotated[str, typer.Option("--executor", help="Where games are played: threads, or ray.")]
Address = Annotated[str | None, typer.Option(help="The address of a Ray cluster; one of its own if left out.")]

_said_language = ""


def _heard(language: str | None) -> str | None:
    """Remember the language for error messages too."""
    global _said_language
    _said_language = spoken_language(language) if language is not None else ""
    return language


def language_of_reader() -> str:
    """The language asked for, or the machine's, or English."""
    wanted = _said_language or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def title_of(game: Game) -> str:
    """The game's name as the reader knows it."""
    return words_for(game.name, language_of_reader()).say("title")


def ready_game(name: str) -> Game:
    """The game, compiled; the first time ever this takes a while and shows how far it is."""
    from ghostyard.bots.precompile import is_precompiled, precompile

    game = load_game(name)
    if name in OURS and is_precompiled(game):  # as it is, it has come to its end before
        return game
    title = words_for("", language_of_reader()).say("compiling", game=title_of(game))
    with progress_bar(title) as show:
        _check_that_it_ends(game)
        for done, steps in [] if is_precompiled(game) else precompile(game):
            show(done, steps)
    return game


def _check_that_it_ends(game: Game) -> None:
    """A game that never ends would be simulated and thought about for ever, without a word."""
    from ghostyard.core.conformance import Case, finished

    try:
        finished(Case(game, game.seats[0], seed=1))
    except AssertionError as error:
        raise Mistake("endless", name=game.name, why=str(error)) from None


def edition_in(game: Game, file: Path | None) -> Edition:
    """The edition that a command plays with: our own, if no file was named."""
    from ghostyard.core.edition import EditionFile

    return game.shipped_edition() if file is None else game.owned_edition(EditionFile.read(file))


def executor_of(name: str, *, jobs: int | None = None, address: str | None = None) -> Executor:
    """Who plays the games, by the options of a command."""
    from ghostyard.research.executors import executor

    if jobs is not None:
        at_least("--jobs", jobs, 1)
    return executor(name, jobs=jobs, address=address)


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream; standard output stays clean."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(
        *columns, TimeRemainingColumn(), console=ERRORS, transient=True, disable=not ERRORS.is_terminal
    ) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def check_writable(file: Path) -> None:
    """Say before all the work that its result could not be written."""
    folder = file.absolute().parent
    if not folder.is_dir():
        problem = errno.ENOENT
    elif file.is_dir():
        problem = errno.EISDIR
    elif not os.access(file if file.exists() else folder, os.W_OK):
        problem = errno.EACCES
    else:
        return
    raise Mistake("cannot-write", file=str(file), problem=os.strerror(problem))


def made_folder(folder: Path) -> Path:
    """The folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("cannot-write", file=str(folder), problem=error.strerror or "?") from None
    return folder


def print_json(document: Any) -> None:
    """One JSON document on standard output."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(document)).decode())


def print_sheets(players: list[dict[str, Any]], words: Words) -> None:
    """Score sheets side by side: a column for every player, a line for everything that scores."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player["name"], justify="right")
    for line in dict.fromkeys(line for player in players for line in player["lines"]):
        table.add_row(words.say(f"line-{line}"), *(str(player["lines"].get(line, "")) for player in players))
    table.add_row(words.say("sheet-total"), *(str(player["total"]) for player in players), style="bold")
    Console().print(table)


def option_values(said: list[str] | None) -> dict[str, Any]:
    """`--option experienced --option dawn=40` as a mapping."""
    pairs = [text.partition("=") for text in said or ()]
    return {name: value if equals else True for name, equals, value in pairs}


def at_least(name: str, number: float, least: int) -> None:
    """A mistake that says how small it may be, if the number is smaller."""
    if number < least:
        raise Mistake("number", name=name, least=least, found=number)


def seat_count(game: Game, seats: int | None) -> int:
    """How many play: as many as were asked for, or the fewest who can."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise Mistake("seats", game=game.name, seats=count, least=game.seats[0], most=game.seats[-1])
    return count
