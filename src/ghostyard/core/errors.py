"""Mistakes: what a player, a caller or a file did wrong, as an error that can say itself in any language."""

from __future__ import annotations

from typing import Any, NamedTuple

from ghostyard.core.words import LANGUAGES, words_for


class Named(NamedTuple):
    """A fact that is a message itself, of the same game: it is said in the reader's language."""

    message: str


class Mistake(Exception):
    """Somebody's mistake. `code` names a message (`mistake-<code>`), `facts` are its arguments."""

    def __init__(self, code: str, *, clause: str = "", game: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.game = game
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """One sentence that says what is wrong and what to do."""
        facts = {name: _said(fact, self.game, language) for name, fact in self.facts.items()}
        text = words_for(self.game, language).say(f"mistake-{self.code}", **facts)
        return f"{text} ({self.clause})" if self.clause else text

    def __str__(self) -> str:
        return self.sentence()


def _said(fact: Any, game: str, language: str) -> Any:
    if isinstance(fact, Named):
        return words_for(game, language).say(fact.message)
    return fact.sentence(language) if isinstance(fact, Mistake) else fact


class Refused(Mistake):
    """A move that the rules do not allow, with the clause that says so."""


def spoken_language(language: str) -> str:
    """A language that somebody asked for, if we speak it; otherwise a mistake that lists those we do."""
    if language not in LANGUAGES:
        raise Mistake("language", language=language[:10], known=", ".join(LANGUAGES))
    return language


def no_such_seat(seat: int, seats: int) -> Mistake:
    """Somebody asks what a seat knows that this game does not have."""
    return Mistake("no-such-seat", seat=str(seat), last=seats - 1)
