"""Commands about editions: check a file, tell what is in it, begin a new one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ghostyard.cli.output import GameName, Json, Lang, language_of_reader, print_json, title_of
from ghostyard.core.errors import Mistake, Named
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game

if TYPE_CHECKING:
    from ghostyard.core.edition import EditionFile

File = Annotated[Path, typer.Argument(help="An edition file (TOML).")]
MOST_SHOWN = 40  # differences that are told one by one


def check(file: File, lang: Lang = None) -> None:
    """Check an edition file; what is wrong is told with its line."""
    from ghostyard.core.edition import EditionFile

    edition = EditionFile.read(file)
    game = load_game(edition.game)
    game.owned_edition(edition)
    print(words_for("", language_of_reader()).say("edition-good", file=str(file), game=title_of(game)))


def show(file: File, as_json: Json = False, lang: Lang = None) -> None:
    """Tell what is in an edition file, and where it differs from the edition that comes with the game."""
    from ghostyard.core.edition import EditionFile
    from ghostyard.core.record import record_hash

    read = EditionFile.read(file)
    game = load_game(read.game)
    edition = game.owned_edition(read)
    differences = list(_differences("", _plain(EditionFile.of_game(game.name, game.editions[0])), _plain(read)))
    report = {
        "game": game.name,
        "name": edition.name,
        "title": edition.title,
        "components": record_hash(edition.box),
        "differences": [{"place": place, "house": ours, "yours": yours} for place, ours, yours in differences],
    }
    if as_json:
        print_json(report)
        return
    words = words_for("", language_of_reader())
    print(
        words.say(
            "edition-about", title=edition.title or title_of(game), game=title_of(game), hash=report["components"]
        )
    )
    print(words.say("edition-differs", count=len(differences)))
    for place, ours, yours in differences[:MOST_SHOWN]:
        print(f"  {place}: {ours} -> {yours}")


def _plain(file: EditionFile) -> dict[str, Any]:
    """An edition as plain data, less what it is called, with what its file has left out."""
    import msgspec

    shape = load_game(file.game).edition_format
    assert shape is not None
    whole: dict[str, Any] = msgspec.to_builtins(file.fit(shape.shape))
    return {name: value for name, value in whole.items() if name not in ("name", "title")}


def _differences(place: str, ours: Any, yours: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where two documents differ: part by part, down to lists of plain values."""
    if ours == yours:
        return
    if isinstance(ours, dict) and isinstance(yours, dict):
        for name in {**ours, **yours}:
            yield from _differences(f"{place}.{name}".lstrip("."), ours.get(name), yours.get(name))
    elif _is_pieces(ours) and _is_pieces(yours) and len(ours) == len(yours):
        for number, (one, other) in enumerate(zip(ours, yours, strict=True)):
            yield from _differences(f"{place}[{number}]", one, other)
    else:
        yield place, ours, yours


def _is_pieces(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def new(
    name: GameName,
    out: Annotated[Path | None, typer.Option(help="The file to write; it must not exist yet.")] = None,
    title: Annotated[str, typer.Option(help="What people see.")] = "My box",
    lang: Lang = None,
) -> None:
    """Write a new edition file to begin with: a copy of the one that comes with the game, under another name."""
    from ghostyard.core.edition import HOUSE, EditionFile

    if load_game(name).edition_format is None:
        raise Mistake("no-editions", game=name, title=Named("title"))
    text = EditionFile.of_game(name, HOUSE).renamed("mine", title)
    if out is None:
        print(text, end="")
        return
    if out.exists():
        raise Mistake("file-exists", file=str(out))
    out.write_text(text, encoding="utf-8")
    print(words_for("", language_of_reader()).say("edition-begun", file=str(out)))
