"""Simulations: many random games on all cores, summed up without keeping any of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ghostyard.core.chance import seed_words
from ghostyard.core.edition import HOUSE
from ghostyard.core.game import Game
from ghostyard.core.kernels import DICE, new_dice, new_moves
from ghostyard.core.record import Array
from ghostyard.research.executors import ByName, Executor, executor, in_order

BATCH = 2000  # games held in memory at a time, by each worker


@dataclass
class Totals:
    """Running sums over games, per seat: every column of the score sheet and the total, and shares of wins."""

    sums: Array
    squares: Array
    wins: Array
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    columns: tuple[str, ...] = field(default=())

    @classmethod
    def empty(cls, game: Game, seats: int) -> Totals:
        """Nothing played yet."""
        width = len(game.columns) + 1
        zeros = np.zeros((seats, width), np.int64)
        return cls(zeros, zeros.copy(), np.zeros(seats), columns=(*game.columns, "total"))

    def add(self, other: Totals) -> None:
        """Put two sums together."""
        self.sums += other.sums
        self.squares += other.squares
        self.wins += other.wins
        self.games += other.games
        self.moves += other.moves

    def report(self) -> dict[str, Any]:
        """The figures by name, for JSON."""
        return {
            "games": self.games,
            "moves": self.moves,
            "moves_per_game": round(self.moves / self.games, 2),
            "seconds": round(self.seconds, 4),
            "moves_per_second": round(self.moves / self.seconds),
            "seats": [self._seat(seat) for seat in range(len(self.wins))],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        share = float(self.wins[seat]) / self.games
        low, high = wilson(share, self.games)
        figures = {name: self._spread(seat, column) for column, name in enumerate(self.columns)}
        return {
            "seat": seat + 1,
            "win_rate": round(share, 5),
            "win_rate_95": [round(low, 5), round(high, 5)],
            "score": figures.pop("total"),
            "lines": figures,
        }

    def _spread(self, seat: int, column: int) -> dict[str, float]:
        mean = self.sums[seat, column] / self.games
        variance = max(0.0, self.squares[seat, column] / self.games - mean * mean)
        return {"mean": round(float(mean), 3), "spread": round(math.sqrt(variance), 3)}


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share (Wilson's score interval), at 95 % unless told otherwise."""
    centre = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - width) / scale, (centre + width) / scale


def simulate(
    game: Game,
    seats: int,
    games: int,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    faces: str = "",
    jobs: int | None = None,
    on: Executor | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Totals:
    """Play random games, with an owner's faces if there are any: game k has the seed `seed + k`, whoever plays it."""
    game.new_state(seats, options)  # a wrong table is told here
    total, begun = Totals.empty(game, seats), time.perf_counter()
    play = RandomGames(ByName(game), seats, dict(options or {}), seed, games, faces)
    for part in in_order((on or executor(jobs=jobs)).results(play, iter(range(-(-games // BATCH))))):
        total.add(part)
        progress(total.games)
    total.seconds = time.perf_counter() - begun
    return total


@dataclass(frozen=True)
class RandomGames:
    """Random games, some at a time."""

    of: ByName
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    faces: str = ""

    @cached_property
    def box(self) -> Any:
        """The components, read once by every worker."""
        return self.of.game.edition_by(HOUSE, self.faces).box

    def __call__(self, part: int) -> tuple[int, Totals]:
        """The games of one part."""
        game, first = self.of.game, part * BATCH
        fresh = game.state.blanks(1)
        fresh[0] = game.new_state(self.seats, self.options)
        count = min(BATCH, self.games - first)
        return part, _batch(game, self.box, fresh, self.seed, first, count)


def _batch(game: Game, box: Any, fresh: Array, seed: int, first: int, count: int) -> Totals:
    """One batch; compiled code lets go of Python's lock, so threads use all cores."""
    seats = int(fresh[0].seats)
    part = Totals.empty(game, seats)
    states = game.state.blanks(count)
    lines = np.zeros((seats, len(game.columns)), np.int32)
    part.moves = game.kernels.random_games(
        box,
        fresh,
        states,
        seed_words(seed),
        seed_words(seed ^ DICE),
        first,
        new_dice(),
        new_moves(game.most_moves),
    )
    game.kernels.add_up(box, states, lines, part.sums, part.squares, part.wins)
    part.games = count
    return part
