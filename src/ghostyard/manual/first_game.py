"""First games: a game is learned by playing it. A script says where it begins, what is pointed at and what is played.

The script is a game's `screen/first_game.toml`; what the coach says is the message `coach-<say>` of its words.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import NamedTuple

import msgspec

from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.registry import resource
from ghostyard.manual.diagrams import plan_of
from ghostyard.manual.positions import Prepared


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One idea. Something to look at; or, with `wanted`, a decision of whoever learns, and what the others do then."""

    say: str
    at: list[str] = []  # what is pointed at: pieces, "seat 1", "line ghosts"; left out of a decision: what is touched
    wanted: list[str] = []  # moves, or patterns of moves such as "place b2 *"
    others: list[str] = []  # their moves until the learner is asked again: each of the first of them who is asked


class ScriptLine(NamedTuple):
    """One decision of the script: the learner's at a step, or somebody else's move."""

    step: int
    move: str = ""


class FirstGame(msgspec.Struct, forbid_unknown_fields=True, dict=True):
    """A whole script."""

    names: list[str]  # of the others, from the learner's left
    steps: list[Step]
    seats: int = 0
    seed: int = 1
    seat: int = 0  # of the learner
    options: dict[str, int | bool] = {}
    before: list[str] = []  # moves that have been made when it begins: each of the first who is asked
    position: str = ""  # instead of all that: a position of the game's diagrams, at this ply
    ply: int = 0
    mark: str = ""  # by which a stored table knows that this is its script

    @cached_property
    def lines(self) -> list[ScriptLine]:
        """All decisions, in their order."""
        return list(self._lines())

    def _lines(self) -> Iterable[ScriptLine]:
        for number, step in enumerate(self.steps):
            if step.wanted:
                yield ScriptLine(number)
                yield from (ScriptLine(number, move) for move in step.others)

    def line(self, ply: int) -> ScriptLine | None:
        """The decision that is due at a ply; None after the last one."""
        place = ply - len(self.before)
        return self.lines[place] if place < len(self.lines) else None

    def chapter(self, ply: int) -> range:
        """The steps that belong to a ply: what there is to look at, and then the learner's decision, if any."""
        line, place = self.line(ply), ply - len(self.before)
        start = self.lines[place - 1].step + 1 if place else 0
        if line is None:
            return range(start, len(self.steps))
        return range(start, start) if line.move else range(start, line.step + 1)

    def wants(self, ply: int, move: str) -> bool:
        """Does the script want the learner to make this move?"""
        line = self.line(ply)
        return line is not None and any(fnmatchcase(move, pattern) for pattern in self.steps[line.step].wanted)

    def prepared(self, ply: int, pending: Iterable[int]) -> tuple[int, str] | None:
        """Which of the others moves now, and how; None while it is for the learner to decide."""
        line = self.line(ply)
        if line is None or not line.move:
            return None
        return next(seat for seat in pending if seat != self.seat), line.move

    def seated(self, learner: str) -> list[str]:
        """Everybody's name, seat by seat."""
        around = [learner, *self.names]
        return [around[(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def opening(self, game: Game, names: Sequence[str] = ()) -> Match:
        """The match where it begins."""
        match = Match(game, self.seats, seed=self.seed, options=self.options, names=names)
        for move in self.before:
            match.play(match.pending[0], move)
        return match


@cache
def first_game_of(game: str) -> FirstGame | None:
    """A game's script; None for a game that has none."""
    path = resource(game, "screen", "first_game.toml")
    if not path.is_file():
        return None
    first = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FirstGame)
    if first.position:
        _take_up(first, plan_of(game).positions[first.position])
    first.mark = hashlib.sha256(msgspec.json.encode(first)).hexdigest()[:12]
    return first


def _take_up(first: FirstGame, prepared: Prepared) -> None:
    """Begin where a diagram shows the game."""
    first.seats, first.seed, first.options = prepared.seats, prepared.seed, prepared.options
    first.before = prepared.moves[: first.ply]
