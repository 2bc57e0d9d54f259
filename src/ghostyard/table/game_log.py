"""The log: what happened at a table, told from every seat in every language that asks, and not before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ghostyard.core.words import words_for
from ghostyard.table import frames
from ghostyard.table.history import RESIGN, TAKEBACK, Event, History, Position

SAID = {TAKEBACK: "table-took-back", RESIGN: "table-resigned"}  # of events that are no moves

Audience = tuple[int, str]  # from which seat (or as a spectator), and the language


class ToldEvent:
    """An event and the positions around it. Telling costs more than the move: it waits until somebody listens."""

    __slots__ = ("_after", "_before", "_event", "_info", "_told")

    def __init__(self, info: frames.TableInfo, event: Event, before: Position, after: Position) -> None:
        self._info, self._event, self._before, self._after = info, event, before, after
        self._told: dict[Audience, list[frames.Told]] = {}

    def told(self, audience: Audience) -> list[frames.Told]:
        """The event as this audience hears it."""
        if audience not in self._told:
            self._told[audience] = self._sentences(*audience)
        return self._told[audience]

    def _sentences(self, viewer: int, lang: str) -> list[frames.Told]:
        """Told from two views, and from the move only where it is no secret."""
        event, info = self._event, self._info
        if event.kind in SAID:
            name = frames.names_heard(info, viewer)[event.seat]
            return [frames.Told(event.seat, words_for(info.game.name, lang).say(SAID[event.kind], name=name))]
        number = info.game.moves.number(event.move)
        is_secret = viewer != event.seat and info.game.hides_move(self._before.match.state, number)
        before, after = self._before.snapshot(viewer).view, self._after.snapshot(viewer).view
        return frames.told(info, before, after, event.seat, None if is_secret else number, lang, viewer)


class GameLog:
    """The whole game in words, for newcomers; each page is kept until something happens."""

    def __init__(self, new_history: Callable[[], History]) -> None:
        self._new_history = new_history  # of the same game, before its first move
        self._pages: dict[Audience, list[frames.Told]] = {}
        self._events = 0  # up to which the pages go

    def page(self, audience: Audience, info: frames.TableInfo, events: Sequence[Event]) -> list[frames.Told]:
        """Everything told to this audience so far."""
        if self._events != len(events):
            self._pages, self._events = {}, len(events)
        if audience not in self._pages:
            self._pages[audience] = [
                sentence for event in self._replayed(info, events) for sentence in event.told(audience)
            ]
        return self._pages[audience]

    def _replayed(self, info: frames.TableInfo, events: Sequence[Event]) -> Iterator[ToldEvent]:
        history = self._new_history()
        for event in events:
            before = history.position
            history.apply(event, history.after_event(event))
            yield ToldEvent(info, event, before, history.position)
