"""The logbook: what was told, for every pair of eyes and every language that looks at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ghostyard.core.match import Match
from ghostyard.core.words import words_for
from ghostyard.table import frames
from ghostyard.table.course import TAKEBACK, Course, Event

Ears = tuple[int, str]  # whose eyes (a seat, or a spectator), and the language


class Logbook:
    """Told sentences, kept only for those who are there; for newcomers the game is told again."""

    def __init__(self, retold: Callable[[], Course]) -> None:
        self._retold = retold  # a fresh course of the same game, before its first move
        self._pages: dict[Ears, list[str]] = {}

    def page(self, ears: Ears, facts: frames.Facts, events: Sequence[Event]) -> list[str]:
        """Everything told to these ears so far."""
        if ears not in self._pages:
            course, page = self._retold(), []
            for event in events:
                before = course.match
                course.go(event, course.step_of(event))
                page += sentences(facts, course, before, event, ears)
            self._pages[ears] = page
        return self._pages[ears]

    def add(
        self, facts: frames.Facts, course: Course, before: Match, event: Event, present: Iterable[Ears]
    ) -> dict[Ears, list[str]]:
        """Tell an event that has just happened to all who are present; forget the pages of those who left."""
        told = {ears: sentences(facts, course, before, event, ears) for ears in set(present)}
        for ears in list(self._pages):
            if ears in told:
                self._pages[ears] += told[ears]
            else:
                del self._pages[ears]
        return told


def sentences(facts: frames.Facts, course: Course, before: Match, event: Event, ears: Ears) -> list[str]:
    """An event as these ears hear it: told from two views, and from the move only where it is no secret."""
    viewer, lang = ears
    game = course.game
    if event.kind == TAKEBACK:
        words = words_for(game.name, lang)
        return [words.say("table-took-back", name=facts.names[event.seat])]
    number = game.moves.number(event.move)
    known = number if viewer == event.seat or not game.hides_move(before.state, number) else None
    return frames.told(facts, before.view(viewer), course.match.view(viewer), event.seat, known, lang)
