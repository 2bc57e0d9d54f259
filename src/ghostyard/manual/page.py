"""A game's manual as browsers get it: lesson and clauses as HTML, and the options with their clauses."""

from __future__ import annotations

from functools import cache

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.registry import resource
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.manual.clauses import Clauses, clauses_of
from ghostyard.manual.first_game import first_game_of
from ghostyard.manual.lesson import lesson_html, lesson_of
from ghostyard.manual.markdown import parsed, rendered


class ManualPage(msgspec.Struct):
    """Lesson and clauses; an empty text where a game has none. `lang` is what they are written in."""

    game: str
    title: str
    lang: str
    lesson: str
    clauses: str
    first_game: bool  # can it be learned by doing?


@cache
def has_manual(game: str) -> bool:
    """Are there rules to read? English is there if any language is."""
    return any(resource(game, "words", f"{layer}.{LANGUAGES[0]}.md").is_file() for layer in ("lesson", "clauses"))


def manual_page(game: Game, language: str) -> ManualPage:
    """The page of a game; one that has neither lesson nor clauses has no page."""
    lesson, clauses = lesson_of(game.name, language), clauses_of(game.name, language)
    if lesson is None and clauses is None:
        raise Mistake("no-such-page")
    lang = lesson.lang if lesson else clauses.lang if clauses else language
    title = words_for(game.name, language).say("title")
    return ManualPage(
        game.name, title, lang, lesson_html(lesson, game) if lesson else "", clauses_html(clauses) if clauses else "",
        first_game_of(game.name) is not None,
    )  # fmt: skip


@cache
def clauses_html(clauses: Clauses) -> str:
    """The clauses as HTML, each with its anchor."""
    return rendered(parsed(clauses.source), clauses.lang, anchors=True)
