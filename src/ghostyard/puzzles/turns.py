"""Turns: what a seat can do until something is revealed or somebody else is asked, decision by decision.

Until then nothing hidden matters: all is worked out in a world determinized from the seat's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ghostyard.bots.outlooks import Moves
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game, seat_is_asked
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of, copy_of
from ghostyard.core.replay import replay
from ghostyard.core.rules import FINE
from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import Collection, Puzzle, collection

WORLD = 1  # the seed of the world in which turns are tried
MOST_STEPS = 8  # decisions in a turn


@dataclass(frozen=True)
class SeatPosition:
    """A moment of a game as one seat knows it."""

    game: Game
    box: Any
    view: Any
    seat: int

    @classmethod
    def of(cls, match: Match, seat: int) -> SeatPosition:
        """What a seat knows in a match."""
        return cls(match.game, match.box, match.view(seat), seat)

    def world(self) -> Any:
        """A state that fits the view: whatever is hidden is made up."""
        return self.game.determinize(self.box, self.view, self.seat, WORLD)

    def after(self, moves: Sequence[str | int]) -> Any:
        """The determinized state after these moves, each of which must be legal and belong to the turn."""
        state = self.world()
        for done, move in enumerate(moves):
            if done and self.is_done(state, done):
                raise Mistake("puzzle-over")
            number = self.game.moves.number(move)
            code = int(self.game.rules.refusal(self.box, state, self.seat, number))
            if code != FINE:
                reason = self.game.refused(code, move=self.game.moves.texts[number])
                raise Mistake("puzzle-move", reason=reason)
            self.game.rules.play(self.box, state, self.seat, number)
        return state

    def is_done(self, state: Any, steps: int) -> bool:
        """Is the turn over after so many decisions: is somebody else asked, or has something been revealed?"""
        revealed = bool(state.revealed != self.view.revealed)
        return revealed or not seat_is_asked(state, self.seat) or steps == MOST_STEPS

    def end_of(self, state: Any) -> bytes:
        """What a turn has come to, as the seat sees it, however many decisions it took."""
        seen = self.game.view(self.box, state, self.seat)
        seen.ply = 0
        return bytes_of(seen)

    def turns(self, most: int) -> dict[bytes, Moves]:
        """All turns that differ in what they come to; none where there are more than `most`."""
        ends: dict[bytes, Moves] = {}
        seen: set[bytes] = set()
        todo: list[tuple[Moves, Any]] = [((), self.world())]
        while todo:
            moves, state = todo.pop(0)
            for move in self.game.legal(self.box, state, self.seat).numbers:
                later = copy_of(state)
                self.game.rules.play(self.box, later, self.seat, move)
                end = self.end_of(later)
                if self.is_done(later, len(moves) + 1):
                    ends.setdefault(end, (*moves, move))
                elif end not in seen:
                    seen.add(end)
                    todo.append(((*moves, move), later))
            if len(ends) + len(todo) > most:
                return {}
        return ends


def position_of(found: Collection, puzzle: Puzzle) -> SeatPosition:
    """The position of a puzzle; its game is played again up to there."""
    journal = found.games[puzzle.game]
    return SeatPosition.of(replay(load_game(journal.game), journal, puzzle.ply), puzzle.seat)


@cache
def _kept(game: str, puzzle: str) -> SeatPosition:
    found = collection(game)
    return position_of(found, found.puzzle(puzzle))


def position(game: Game, puzzle: Puzzle) -> SeatPosition:
    """The position of a puzzle that comes with a game, worked out once."""
    return _kept(game.name, puzzle.id)
