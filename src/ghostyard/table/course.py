"""The course of one game: the events stored so far, the state they lead to, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.core.game import FINE, Game, seat_is_asked
from ghostyard.core.match import Match
from ghostyard.core.record import copy_of

MOVE, TAKEBACK = "move", "takeback"


@dataclass(frozen=True, slots=True)
class Event:
    """One row of the store: a move, or a move taken back. Nothing that happened is ever removed."""

    number: int
    kind: str
    seat: int
    move: str = ""
    person: str = ""
    message: str | None = None
    spent: int = 0
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """Where an event leads: worked out on copies, so that it can still be dropped."""

    state: Any
    played: list[tuple[int, int]]
    kept: list[tuple[int, int, Any]]


class Course:
    """A game in progress. `try_…` works out a step, `go` takes it once it is stored."""

    def __init__(
        self, game: Game, names: Sequence[str], *, seed: int, options: Mapping[str, Any], edition: str = "house"
    ) -> None:
        self.match = Match(game, len(names), seed=seed, options=options, edition=edition, names=names)
        self.game = game
        self.version = 0
        self.kept: list[tuple[int, int, Any]] = []  # (seat, move, state before) since the last revelation
        self.asked = [0] * len(names)  # the ply since which each seat has been asked the same thing

    @property
    def ply(self) -> int:
        """Decisions made, those taken back left out."""
        return int(self.match.state.ply)

    def is_current(self, seat: int, ply: int) -> bool:
        """Was a choice made at this ply made about what the seat is still asked?"""
        return self.asked[seat] <= ply <= self.ply

    def try_move(self, seat: int, text: str) -> Step:
        """Play on a copy; one that the rules do not allow is refused."""
        match = self.match
        number = self.game.moves.number(text)
        state = copy_of(match.state)
        code = self.game.loops.try_play(match.box, state, seat, number)
        if code != FINE:
            raise self.game.refused(code, move=self.game.moves.texts[number])
        revealed = state.revealed != match.state.revealed
        kept = [] if revealed else [*self.kept, (seat, number, match.state)]
        return Step(state, [*match.played, (seat, number)], kept)

    def try_take_back(self, seat: int) -> Step:
        """Leave the seat's last move out and play the later ones again."""
        place = self._last_of(seat)
        if place < 0 or self.match.over:
            raise Mistake("no-take-back")
        state, kept = copy_of(self.kept[place][2]), self.kept[:place]
        for other, number, _ in self.kept[place + 1 :]:
            before = copy_of(state)
            if self.game.loops.try_play(self.match.box, state, other, number) != FINE:
                raise Mistake("no-take-back")
            kept.append((other, number, before))
        if state.revealed != self.match.state.revealed:
            raise Mistake("no-take-back")
        played = self.match.played[: len(self.match.played) - len(self.kept)]
        return Step(state, played + [(other, number) for other, number, _ in kept], kept)

    def can_take_back(self, seat: int) -> bool:
        """Could this seat take its last move back now?"""
        if self.match.over or self._last_of(seat) < 0:
            return False
        try:
            self.try_take_back(seat)
        except Mistake:
            return False
        return True

    def _last_of(self, seat: int) -> int:
        return max((place for place, (mover, _, _) in enumerate(self.kept) if mover == seat), default=-1)

    def go(self, event: Event, step: Step) -> None:
        """The event is stored: its step becomes the state."""
        before, after = self.match.state, step.state
        nothing_new = before.revealed == after.revealed
        for seat in range(len(self.asked)):
            still = nothing_new and seat != event.seat and seat_is_asked(before, seat) and seat_is_asked(after, seat)
            self.asked[seat] = min(self.asked[seat], int(after.ply)) if still else int(after.ply)
        self.match.state, self.match.played, self.kept = after, step.played, step.kept
        self.version = event.number + 1

    def step_of(self, event: Event) -> Step:
        """The step of a stored event."""
        return self.try_take_back(event.seat) if event.kind == TAKEBACK else self.try_move(event.seat, event.move)

    def replay(self, events: Sequence[Event]) -> None:
        """Take the steps of all stored events, as after a restart."""
        for event in events:
            self.go(event, self.step_of(event))
