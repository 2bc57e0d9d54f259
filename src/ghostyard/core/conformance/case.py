"""One game to be played at random, and what the checks look at while it is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import numpy as np

from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, bytes_of


@dataclass(frozen=True)
class Case:
    """One game to be played at random and looked at closely."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    every: int = 1  # look at every how-manieth position: expensive checks need not see all
    edition: str | Edition = HOUSE

    def match(self) -> Match:
        """The match before its first move."""
        return Match(self.game, self.seats, seed=self.seed, options=self.options, edition=self.edition)

    def positions(self) -> Iterator[tuple[Match, int, int]]:
        """A random game: the match before each move, the seat, and the number of its move."""
        match, luck = self.match(), random.Random(self.seed)
        while not match.over:
            plies, most = len(match.played), self.game.most_plies
            assert plies < most, (
                f"the game is not over after {plies} moves: does `play` clear the bit of its seat in `s.pending`, and "
                "does the game come to an end? If it may take longer, raise `most_plies` of the Game"
            )
            seat = luck.choice(match.pending)
            legal = match.legal(seat).numbers
            assert legal, f"ply {match.state.ply}: seat {seat} has its bit in `s.pending`, but no legal move"
            move = luck.choice(legal)
            if match.state.ply % self.every == 0:
                yield match, seat, move
            match.play(seat, move)

    def viewers(self) -> range:
        """Every seat, and somebody who only watches."""
        return range(SPECTATOR, self.seats)


def all_options(game: Game) -> list[dict[str, Any]]:
    """The defaults, every single other value of every option, and everything changed at once."""
    defaults = {option.name: option.values[0] for option in game.options}
    single = [defaults | {option.name: value} for option in game.options for value in option.values[1:]]
    found = [defaults, *single, {option.name: option.values[-1] for option in game.options}]
    return [options for place, options in enumerate(found) if options not in found[:place]]


def finished(case: Case) -> Match:
    """The match of a case, played to its end."""
    match = case.match()
    for position, _, _ in case.positions():
        match = position
    return match


def world_of(case: Case, match: Match, viewer: int, seed: int) -> Any:
    """A full state that fits what this viewer knows."""
    chance, out = np.zeros(4, np.uint32), case.game.state.blank()
    seed_chance(chance, seed_words(seed + (7 << 64)), 0)  # mixed: worlds of neighbouring seeds have nothing in common
    scratch = np.zeros(case.game.scratch_size, np.int16)
    case.game.rules.determinize(match.box, match.view(viewer), viewer, chance, scratch, out)
    return out


def census(game: Game, box: Any, state: Any) -> Any:
    """How often each component number is found; number 0 is nothing."""
    counts = np.zeros(game.components + 1, np.int16)
    game.rules.census(box, state, counts)
    return counts


def trace(case: Case) -> list[str]:
    """What there is at every position of a random game, as hashes: the same at every speed."""
    lines, match = [], case.match()
    for match, _, _ in case.positions():
        lines.append(_hashes(case, match))
    return [*lines, _hashes(case, match)]  # which is over now


def _hashes(case: Case, match: Match) -> str:
    found = {
        "state": [bytes_of(match.state)],
        "views": [bytes_of(match.view(viewer)) for viewer in case.viewers()],
        "worlds": [bytes_of(world_of(case, match, viewer, 3)) for viewer in case.viewers()],
        "score": [case.game.lines_of(match.box, match.state).tobytes()],
    }
    return ", ".join([f"ply {match.state.ply}", *(f"{what} {_hash(parts)}" for what, parts in found.items())])


def _hash(parts: list[bytes]) -> str:
    return sha256(b"".join(parts)).hexdigest()[:16]
