"""The command line: `ghostyard` and its commands. The one place where a mistake becomes an exit code."""

from __future__ import annotations

import sys

import typer

from ghostyard.cli import (
    building,
    contests,
    editions,
    figures,
    journals,
    manuals,
    playing,
    puzzling,
    research,
    serving,
    tables,
)
from ghostyard.cli.output import language_of_reader
from ghostyard.core.errors import Mistake

app = typer.Typer(
    help="Ghost games around one table: play, simulate, replay, score.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(tables.games)
app.command("play")(playing.play)
app.command("serve")(serving.serve)
app.command("backup")(serving.backup)
app.command("move-to")(serving.move_to)
app.command("simulate")(figures.simulate)
app.command("balance")(figures.balance)
app.command("arena")(contests.arena)
app.command("study")(contests.study)
app.command("ladder")(contests.ladder)
app.command("bench")(figures.bench)
app.command("export")(research.export)
app.command("import")(research.import_)
app.command("exploit")(research.exploit)
app.command("journal")(journals.journal)
app.command("replay")(journals.replay)
app.command("verify")(journals.verify)
app.command("score")(tables.score)
app.command("rules")(manuals.rules)
app.command("conformance")(building.conformance)
app.command("wasm")(building.wasm)
app.command("diagrams")(building.diagrams)
app.command("site")(building.site)
app.command("trace", hidden=True)(journals.trace)
edition = typer.Typer(help="Edition files: the printed components of a game.", no_args_is_help=True)
edition.command("check")(editions.check)
edition.command("show")(editions.show)
edition.command("new")(editions.new)
app.add_typer(edition, name="edition")
puzzles = typer.Typer(help="Puzzles: positions in which one turn is clearly the best.", no_args_is_help=True)
puzzles.command("make")(puzzling.make)
puzzles.command("list")(puzzling.list_)
puzzles.command("play")(puzzling.play)
app.add_typer(puzzles, name="puzzles")


def main() -> None:
    """Run a command; a mistake is one clear line and exit code 2."""
    try:
        app()
    except Mistake as mistake:
        print(mistake.sentence(language_of_reader()), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
