"""The commands about puzzles: make them, list them, play one in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from ghostyard.cli.output import (
    GameName,
    Json,
    Lang,
    at_least,
    language_of_reader,
    print_json,
    progress_bar,
    ready_game,
    title_of,
)
from ghostyard.core.errors import Mistake
from ghostyard.core.words import names_for, words_for
from ghostyard.games import game as load_game

if TYPE_CHECKING:
    from ghostyard.core.words import Words
    from ghostyard.puzzles.collection import Collection, Puzzle
    from ghostyard.puzzles.turns import SeatPosition

STAR, NO_STAR = "★", "☆"


def make(
    name: GameName,
    count: Annotated[int, typer.Option(help="How many puzzles.")] = 60,
    seed: Annotated[int, typer.Option(help="The seed of the games they are cut from.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The file to write; the game's own if left out.")] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games are looked through; as many as it takes if left out.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many programs look at the same time.")] = 1,
    add: Annotated[bool, typer.Option("--add", help="Choose from the puzzles that are in the file, too.")] = False,
    kept: Annotated[Path, typer.Option(help="The folder in which a broken run is kept.")] = Path("build/puzzles"),
) -> None:
    """Cut puzzles from games of the strongest bots; a broken run goes on where it stopped."""
    from ghostyard.core.registry import resource
    from ghostyard.puzzles.collection import FILE, read_collection, written
    from ghostyard.puzzles.gathering import make as make_collection

    at_least("--count", count, 1)
    at_least("--seed", seed, 0)
    at_least("--jobs", jobs, 1)
    at_least("--games", 1 if games is None else games, 1)
    game = ready_game(name)
    words = words_for("", language_of_reader())
    path, began = out or resource(name, "", FILE), _computed()
    known = read_collection(path) if add else None
    with progress_bar(words.say("puzzles-making", game=title_of(game))) as show:
        at = kept / f"{name}-{seed}.jsonl"
        found = make_collection(
            game, count, seed, at, jobs=jobs, games=games, progress=lambda far: show(*far), known=known
        )
    try:
        path.write_bytes(written(found))
    except OSError as error:
        raise Mistake("cannot-write", file=str(path), problem=error.strerror or "?") from None
    seconds = round(_computed() - began)
    print(words.say("puzzles-made", puzzles=len(found.puzzles), file=str(path), seconds=seconds))


def _computed() -> float:
    """The seconds of computing so far, those of other programs that have ended too."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def list_(name: GameName, as_json: Json = False, lang: Lang = None) -> None:
    """List the puzzles of a game."""
    from ghostyard.puzzles.collection import collection

    found, words = collection(name), words_for(name, language_of_reader())
    if as_json:
        return print_json(
            {"puzzles": [_listed(found, number, puzzle) for number, puzzle in enumerate(found.puzzles, 1)]}
        )
    table = Table(box=None, pad_edge=False)
    for column in ("number", "grade", "seats", "margin", "check"):
        table.add_column(
            words.say(f"puzzles-{column}"), justify="right" if column in ("number", "seats", "margin") else "left"
        )
    for number, puzzle in enumerate(found.puzzles, 1):
        listed = _listed(found, number, puzzle)
        margin = f"{puzzle.check.margin:.0%}" if puzzle.unit == "wins" else f"{puzzle.check.margin:.1f}"
        check = words.say(f"puzzles-{puzzle.check.method}")
        table.add_row(str(number), stars(puzzle.grade), str(listed["seats"]), margin, check)
    return Console().print(table)


def play(
    name: GameName,
    which: Annotated[str | None, typer.Argument(metavar="[N]", help="Its number or id; the first if left out.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day, whichever game it is of.")] = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle in the terminal."""
    from ghostyard.puzzles.collection import collection
    from ghostyard.puzzles.daily import daily as puzzle_of
    from ghostyard.puzzles.daily import today
    from ghostyard.puzzles.turns import position

    load_game(name)
    if daily:
        name, puzzle = puzzle_of(today())
    elif collection(name).puzzles:
        puzzle = collection(name).puzzle(which or "1")
    else:
        raise Mistake("no-puzzles")
    found, game, words = collection(name), ready_game(name), words_for(name, language_of_reader())
    number = 1 + found.puzzles.index(puzzle)
    print(words.say("puzzle-title", game=title_of(game), number=number, stars=stars(puzzle.grade)))
    try:
        _solve(puzzle, position(game, puzzle), found.games[puzzle.game].seats, words)
    except EOFError:
        print()


def stars(grade: int) -> str:
    """A grade as it is shown."""
    from ghostyard.puzzles.collection import GRADES

    return STAR * grade + NO_STAR * (GRADES[-1] - grade)


def _listed(found: Collection, number: int, puzzle: Puzzle) -> dict[str, object]:
    import msgspec

    check = msgspec.to_builtins(puzzle.check)
    seats = len(found.games[puzzle.game].seats)
    return {
        "number": number,
        "id": puzzle.id,
        "grade": puzzle.grade,
        "kind": puzzle.kind,
        "unit": puzzle.unit,
        "seats": seats,
        **check,
    }


def _solve(puzzle: Puzzle, at: SeatPosition, names: list[str], words: Words) -> None:
    """Ask until the answer is right, or wanted."""
    from ghostyard.puzzles.verdicts import solution, verdict

    while (moves := _asked_turn(at, names, words)) is not None:
        said = verdict(puzzle, at, moves, names, words)
        _say([said.title, *said.say])
        if said.right:
            return
    said = solution(puzzle, at, names, words)
    _say([said.title, said.turn, *said.say])


def _say(sentences: list[str]) -> None:
    for sentence in sentences:
        print(f"  {sentence}")


def _asked_turn(at: SeatPosition, names: list[str], words: Words) -> list[str] | None:
    """A whole turn, decision by decision; nothing for whoever gives up."""
    moves: list[str] = []
    while not moves or not at.is_done(at.after(moves), len(moves)):
        view = at.game.view(at.box, at.after(moves), at.seat) if moves else at.view
        legal = at.game.legal(at.box, view, at.seat)
        print(f"\n{at.game.picture(at.box, view, at.seat, names, words)}")
        print(at.game.ask(at.box, view, at.seat, names_for(names, at.seat), words))
        print("  ".join(f"{place} {text}" for place, text in enumerate(legal.texts, 1)))
        said = input(f"{words.say('puzzle-prompt')} [1-{len(legal)}]: ").strip()
        if said == "q":
            return None
        try:
            move = legal.texts[int(said) - 1] if said.isdigit() and 1 <= int(said) <= len(legal) else said
            at.after([*moves, move])
            moves.append(move)
        except Mistake as mistake:
            print(mistake.sentence(words.language))
    return moves
