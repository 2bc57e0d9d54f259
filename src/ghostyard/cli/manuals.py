"""The command that teaches: a game's lesson, one of its clauses, or whatever a search finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from ghostyard.cli.output import GameName, Json, Lang, language_of_reader, print_json
from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game

if TYPE_CHECKING:
    from ghostyard.manual.clauses import Block

WIDEST = 100  # characters in a line that is good to read


def rules(
    name: GameName,
    clause: Annotated[str | None, typer.Argument(help="A clause, such as GAL-16; the lesson if left out.")] = None,
    search: Annotated[str | None, typer.Option(help="Show the clauses that have these words.")] = None,
    full: Annotated[bool, typer.Option("--all", help="Show all clauses.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Learn a game, or look something up in its rules."""
    from ghostyard.manual.clauses import clauses_of
    from ghostyard.manual.lesson import lesson_of

    load_game(name)
    language = language_of_reader()
    lesson, clauses = lesson_of(name, language), clauses_of(name, language)
    if clauses is not None and clause is not None:
        return _show(clauses.told(clause), as_json=as_json)
    if clauses is not None and search is not None:
        return _show(clauses.search(search), as_json=as_json)
    if clauses is not None and as_json:
        return _show(clauses.blocks, as_json=True)
    if lesson is not None and not full and clause is None and search is None:
        _print(lesson.without_pictures())
        _print(words_for("", language).say("rules-more", game=name))
        return None
    if clauses is None or clause is not None or search is not None:
        raise Mistake("no-rules", name=name)
    return _print(clauses.source)


def _show(blocks: Sequence[Block], *, as_json: bool) -> None:
    """Blocks below the headings that they belong to."""
    if as_json:
        return print_json(
            {"rules": [{"section": one.section, "clauses": one.clauses, "text": one.text} for one in blocks]}
        )
    section = ""
    for block in blocks:
        if block.section != section:
            section = block.section
            _print(f"## {section}")
        _print(block.text)
    return None


def _print(text: str) -> None:
    console = Console()
    console.print(Markdown(text, hyperlinks=False), width=min(WIDEST, console.width))
