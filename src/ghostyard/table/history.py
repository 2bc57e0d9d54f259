"""The history of one game: the events stored so far, the state they lead to, and what may be taken back."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.game import Game, Snapshot
from ghostyard.core.match import Match

MOVE, TAKEBACK = "move", "takeback"
MOST_KEPT = 16  # moves that can be taken back: more than one each, even if all choose at once


class Event(Struct, frozen=True):
    """One row of the store: a move, or a move taken back. Nothing that happened is ever removed."""

    number: int
    kind: str
    seat: int
    move: str = ""
    person: str = ""
    message: str | None = None
    spent: int = 0
    at: float = 0.0


class Kept(Struct, frozen=True):
    """A move that may still be taken back, and the match before it."""

    seat: int
    move: int
    before: Match


class Step(Struct, frozen=True):
    """Where an event leads: worked out on a copy, so that it can still be dropped."""

    match: Match
    kept: list[Kept]


class Position:
    """A match that stands still, and what every seat knows of it: worked out once, for all who look."""

    __slots__ = ("_snapshots", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._snapshots: dict[int, Snapshot] = {}

    def snapshot(self, seat: int) -> Snapshot:
        """All that this seat, or a spectator, knows; nobody may write into it."""
        if seat not in self._snapshots:
            self._snapshots[seat] = self.match.game.snapshot(self.match.box, self.match.state, seat)
        return self._snapshots[seat]


class History:
    """A game in progress. `try_…` works out a step, `go` takes it once it is stored."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        *,
        seed: int,
        options: Mapping[str, Any],
        edition: str = "house",
        version: int | None = None,
    ) -> None:
        self.game = game
        self.position = Position(
            Match(game, len(names), seed=seed, options=options, edition=edition, names=names, version=version)
        )
        self.kept: list[Kept] = []  # the latest moves since anything was revealed
        self.asked = [0] * len(names)  # the ply since which each seat has been asked the same thing
        self.asked_at = [time.time()] * len(names)  # and the time

    @property
    def match(self) -> Match:
        """The game as it stands."""
        return self.position.match

    @property
    def ply(self) -> int:
        """Decisions made, those taken back left out."""
        return int(self.match.state.ply)

    def is_current(self, seat: int, ply: int) -> bool:
        """Was a choice made at this ply made about what the seat is still asked?"""
        return self.asked[seat] <= ply <= self.ply

    def try_move(self, seat: int, move: str | int) -> Step:
        """Play on a copy; a move that the rules do not allow is refused."""
        return _played(self.match, self.kept, seat, move)

    def try_take_back(self, seat: int) -> Step:
        """Leave the seat's last move out and play the later ones again."""
        place = self._last_of(seat)
        if place < 0 or self.match.over:
            raise Mistake("no-take-back")
        step = Step(self.kept[place].before, self.kept[:place])
        try:
            for later in self.kept[place + 1 :]:
                step = _played(step.match, step.kept, later.seat, later.move)
        except Refused:
            raise Mistake("no-take-back") from None
        if step.match.state.revealed != self.match.state.revealed:
            raise Mistake("no-take-back")
        return step

    def can_take_back(self, seat: int) -> bool:
        """Could this seat take its last move back now?"""
        if not self.kept or self.match.over:
            return False
        if self.kept[-1].seat == seat:  # nobody built on it, and nothing was revealed since
            return True
        if self._last_of(seat) < 0:
            return False
        try:
            self.try_take_back(seat)
        except Mistake:
            return False
        return True

    def _last_of(self, seat: int) -> int:
        return max((place for place, kept in enumerate(self.kept) if kept.seat == seat), default=-1)

    def go(self, event: Event, step: Step) -> None:
        """The event is stored: its step becomes the state."""
        before, after = self.match.state, step.match.state
        nothing_new, ply = before.revealed == after.revealed, int(after.ply)
        still = int(before.pending) & int(after.pending) if nothing_new else 0
        for seat in range(len(self.asked)):
            same = seat != event.seat and still >> seat & 1
            self.asked[seat] = min(self.asked[seat], ply) if same else ply
            self.asked_at[seat] = self.asked_at[seat] if same else event.at
        self.position, self.kept = Position(step.match), step.kept

    def step_of(self, event: Event) -> Step:
        """The step of a stored event."""
        return self.try_take_back(event.seat) if event.kind == TAKEBACK else self.try_move(event.seat, event.move)


def _played(match: Match, kept: list[Kept], seat: int, move: str | int) -> Step:
    after = match.copy()
    after.play(seat, move)
    if after.state.revealed != match.state.revealed:
        return Step(after, [])
    return Step(after, [*kept[1 - MOST_KEPT :], Kept(seat, after.played[-1][1], match)])
