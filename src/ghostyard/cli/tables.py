"""Commands about games as things: which there are, and scoring a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ghostyard.cli.output import (
    EditionPath,
    GameName,
    Json,
    Lang,
    edition_in,
    language_of_reader,
    print_json,
    print_sheets,
    title_of,
)
from ghostyard.core.errors import Mistake, Named
from ghostyard.core.words import Words, words_for
from ghostyard.games import game as load_game


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games with their seats, options and editions."""
    from ghostyard.games import GAMES  # loads those of other packages

    entries = [_entry(name) for name in GAMES]
    if as_json:
        print_json({"games": entries})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "", "players", "minutes", "options", "editions"):
        table.add_column(heading)
    for entry in entries:
        players = f"{entry['seats'][0]}-{entry['seats'][-1]}"
        options = ", ".join(option["name"] for option in entry["options"])
        table.add_row(
            entry["name"],
            entry["title"],
            players,
            str(entry["minutes"]),
            options,
            ", ".join(entry["editions"]),
        )
    Console().print(table)


def _entry(name: str) -> dict[str, Any]:
    game, words = load_game(name), words_for(name, language_of_reader())
    return {
        "name": name,
        "title": title_of(game),
        "about": words.say("tagline"),
        "rules": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.values[0],
                "clause": option.clause,
                "about": words.say(f"option-{option.name}"),
                "said": option.said(words),
            }
            for option in game.options
        ],
        "editions": list(game.editions),
    }


def score(
    name: GameName,
    file: Annotated[Path, typer.Argument(help="A file that describes the table; see the game's rules page.")],
    edition: EditionPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Score a real table that a file describes."""
    from ghostyard.core.files import read_json

    game = load_game(name)
    about = read_json(file, dict[str, Any]).get("game", name)
    if about != name:
        raise Mistake("wrong-game", file=str(file), found=str(about), wanted=name)
    if game.real_table is None:
        raise Mistake("no-real-table", game=game.name, title=Named("title"))
    box = edition_in(game, edition).box
    table = game.real_table.read(file, box)
    try:
        answer = game.real_table.score(table, box)
    except Mistake as mistake:
        mistake.facts.setdefault("file", str(file))
        mistake.game = game.name
        raise
    words = words_for(name, language_of_reader())
    for note in answer.get("notes", []):
        note["said"] = words.say(note["note"], name=note["name"])
    if as_json:
        print_json(answer)
    else:
        _print_result(answer, words)


def _print_result(answer: dict[str, Any], words: Words) -> None:
    print_sheets(answer["players"], words)
    best = max(player["total"] for player in answer["players"] if player["name"] in answer["winners"])
    message = "result-wins" if len(answer["winners"]) == 1 else "result-shared"
    print(words.say(message, names=", ".join(answer["winners"]), points=best))
    for note in answer.get("notes", []):
        print(note["said"])
