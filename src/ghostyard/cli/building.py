"""Commands for who makes a game: its proof, rules as WebAssembly, a site without a server, diagrams of lessons."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ghostyard.cli.output import GameName, Lang, language_of_reader, progress_bar
from ghostyard.core.errors import Mistake
from ghostyard.core.programs import our_program
from ghostyard.core.words import words_for

if TYPE_CHECKING:
    from ghostyard.core.conformance import Failure
    from ghostyard.core.game import Game


def wasm(
    names: Annotated[
        list[str] | None, typer.Argument(help="Games; those whose rules have changed if left out.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The folder; the package's own if left out.")] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules of games to WebAssembly, for pages that play without a server."""
    from ghostyard.core.compiling.wasm.linking import LinkerMissing
    from ghostyard.games import GAMES
    from ghostyard.games import game as load_game
    from ghostyard.site.rule_modules import FOLDER, build, is_up_to_date

    folder = out or FOLDER
    wanted = {name: load_game(name) for name in names or GAMES}
    plain = [name for name, game in wanted.items() if game.rules.refusal_is_plain]
    for name, game in wanted.items():
        if name in plain or (not names and is_up_to_date(game, folder)):
            continue
        try:
            size = build(game, folder)
        except LinkerMissing:
            raise Mistake("no-linker") from None
        typer.echo(f"{folder / name}.wasm: {size:,} bytes")
    if plain:
        raise Mistake("wasm-without-refusal", names=", ".join(plain))


def conformance(
    name: GameName,
    first: Annotated[bool, typer.Option("--first", help="The first table only.")] = False,
    lang: Lang = None,
) -> None:
    """Prove a game: play it with every number of seats and every option, and check all that a game must keep to."""
    from ghostyard.core.rule import INTERPRETED

    if not INTERPRETED:
        _prove_interpreted(name)
    game, words = _loaded(name), words_for("", language_of_reader())
    from ghostyard.core.conformance.proof import prove, tables

    with progress_bar(name) as show:
        failed = prove(game, show, 1 if first else None)
    if not (INTERPRETED or failed):
        failed = _difference(game)
    for failure in failed:
        typer.echo(f"{failure.check} ({failure.table}): {failure.why}\n")
    if failed:
        raise Mistake("conformance", name=name, failed=len(failed))
    if not first:
        typer.echo(words.say("conformance-kept", game=name, tables=len(tables(game))))


def _prove_interpreted(name: str) -> None:
    """One table with interpreted rules: compiled ones write beside an array without a word, or end the program."""
    done = _interpreted("conformance", name, "--first", "--lang", language_of_reader())
    if done.returncode:
        raise typer.Exit(done.returncode)


def _difference(game: Game) -> list[Failure]:
    """Where compiled rules say something else than interpreted ones: their numbers wrap around without a word."""
    from ghostyard.core.conformance.speeds import described, first_difference, traced_tables

    cases = traced_tables(game)
    done = _interpreted("trace", json.dumps([described(case) for case in cases]), stdout=subprocess.PIPE, text=True)
    done.check_returncode()
    return first_difference(cases, json.loads(done.stdout))


def _interpreted(*command: str, **how: Any) -> subprocess.CompletedProcess[Any]:
    """One of our commands, run with interpreted rules."""
    environment = {**os.environ, "GHOSTYARD_INTERPRET": "1"}
    return subprocess.run([*our_program("ghostyard"), *command], env=environment, check=False, **how)


def _loaded(name: str) -> Game:
    """The game; what its author's module raises is told in one line."""
    from ghostyard.core.conformance.proof import reason
    from ghostyard.games import game as load_game

    try:
        return load_game(name)
    except Mistake:
        raise
    except Exception as error:
        raise Mistake("game-broken", name=name, why=reason(error)) from error


def diagrams(
    names: Annotated[list[str] | None, typer.Argument(help="Games; all that have a lesson if left out.")] = None,
    lang: Lang = None,
) -> None:
    """Draw the diagrams of lessons anew, after a change of how a game looks or scores."""
    from ghostyard.games import GAMES
    from ghostyard.games import game as load_game
    from ghostyard.manual.diagrams import draw_all, drawn_path, encoded, plan_path

    for name in names or GAMES:
        game = load_game(name)
        if not plan_path(name).is_file():
            if names:
                raise Mistake("no-diagrams", name=name)
            continue
        drawn = encoded(draw_all(game))
        drawn_path(name).write_bytes(drawn)
        typer.echo(f"{drawn_path(name)}: {len(drawn):,} bytes")


def site(
    out: Annotated[Path, typer.Option(help="The folder for the files.")],
    lang: Lang = None,
) -> None:
    """Build a folder of static files: a page that plays all games with no server, and later with no network."""
    from ghostyard.site.build import build

    size = build(out)
    typer.echo(f"{out}: {size / 1e6:.1f} MB")
