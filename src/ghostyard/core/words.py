"""Words: all that people read is a message id with arguments, said in their language (Project Fluent)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ghostyard.core.errors import Mistake

LANGUAGES = ("en", "es", "de")
COMPARED = {str, int}  # facts by which a sentence is found again: True and 1.0 would pass for 1
MOST_KEPT = 20_000  # sentences of one language that are not worked out again


class Words:
    """The messages of one language, with those of one game."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[Any, str] = {}
        for path in message_files(game, language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Any) -> str:
        """The message with these facts; a message that does not exist is our own mistake."""
        for fact in facts.values():
            if type(fact) not in COMPARED:
                return self._worked_out(message, facts)
        key = (message, *facts.items()) if facts else message
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            text = self._said[key] = self._worked_out(message, facts)
        return text

    def _worked_out(self, message: str, facts: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{self.language} {message}: {problems}")
        return str(text)


def message_files(game: str, language: str) -> list[Any]:
    """The message files of a language: the shared ones, and the game's."""
    package = files("ghostyard")
    paths = [package / "words" / f"{language}.ftl"]
    if game:
        paths.append(package / "games" / game / "words" / f"{language}.ftl")
    return [path for path in paths if path.is_file()]


@cache
def words_for(game: str, language: str) -> Words:
    """The words of a game (or of none) in a language."""
    if language not in LANGUAGES:
        raise Mistake("language", language=language, known=", ".join(LANGUAGES))
    return Words(game, language)
