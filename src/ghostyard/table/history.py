"""The history of one game: the events stored so far, and the position they lead to."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.game import SEATS_OF_BITS, Game, Snapshot
from ghostyard.core.match import Match
from ghostyard.core.record import header_of

MOVE, TAKEBACK, RESIGN = "move", "takeback", "resign"


class Event(Struct, frozen=True, gc=False):  # of texts and numbers: nothing to be found by a garbage collector
    """One row of the store: a move, a move taken back, or somebody who left. Nothing that happened is ever removed."""

    number: int
    kind: str
    seat: int
    move: str = ""
    person: str = ""
    message: str | None = None
    spent: int = 0
    at: float = 0.0


class Position:
    """A match that stands still, and what every seat knows of it: worked out once, for all who look."""

    __slots__ = ("_snapshots", "match", "pending", "ply", "revealed")

    def __init__(self, match: Match) -> None:
        _, pending, self.ply, self.revealed = header_of(match.state)
        self.match, self.pending = match, SEATS_OF_BITS[pending]
        self._snapshots: dict[int, Snapshot] = {}

    def snapshot(self, seat: int) -> Snapshot:
        """All that this seat, or a spectator, knows; nobody may write into it."""
        if seat not in self._snapshots:
            self._snapshots[seat] = self.match.game.snapshot(self.match.box, self.match.state, seat)
        return self._snapshots[seat]


class History:
    """A game in progress. `after_…` works an event out on a copy, `apply` makes that the position once it is stored."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        *,
        seed: int,
        options: Mapping[str, Any],
        edition: str | Edition = HOUSE,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.position = Position(
            Match(game, len(names), seed=seed, options=options, edition=edition, names=names, version=version)
        )
        self.asked = [0] * len(names)  # the ply since which each seat has been asked the same thing
        self.asked_at = [time.time()] * len(names)  # and the time

    @property
    def match(self) -> Match:
        """The game as it stands; never played on, only replaced."""
        return self.position.match

    @property
    def ply(self) -> int:
        """Decisions made, those taken back left out."""
        return self.position.ply

    def is_current(self, seat: int, ply: int) -> bool:
        """Was a choice made at this ply made about what the seat is still asked?"""
        return self.asked[seat] <= ply <= self.ply

    def after_move(self, seat: int, move: str | int) -> Match:
        """The match after this move, as a copy; a move that the rules do not allow is refused."""
        after = self.match.copy()
        after.play(seat, move)
        return after

    def replay(self, events: Iterable[Event]) -> None:
        """Apply stored events."""
        for event in events:
            self.apply(event, self.after_event(event))

    def after_event(self, event: Event) -> Match:
        """The match after a stored event, as a copy."""
        if event.kind == TAKEBACK:
            return self.match.without_last_move(event.seat)
        if event.kind == RESIGN:
            return self.match  # nothing moves on the table
        return self.after_move(event.seat, event.move)

    def apply(self, event: Event, after: Match) -> None:
        """The event is stored: where it leads is the position from now on."""
        old, new = self.position, Position(after)
        for seat in range(len(self.asked)):
            same = old.revealed == new.revealed and seat != event.seat and seat in old.pending and seat in new.pending
            self.asked[seat] = min(self.asked[seat], new.ply) if same else new.ply
            self.asked_at[seat] = self.asked_at[seat] if same else event.at
        self.position = new
