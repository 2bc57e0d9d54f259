"""Warming up: what of a game is compiled, and whether it has been."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np

from ghostyard.core.chance import seed_words
from ghostyard.core.record import array_of
from ghostyard.core.compiling.unit_cache import cache_folder
from ghostyard.core.rule import INTERPRETED

if TYPE_CHECKING:
    from ghostyard.core.game import Game


def is_warm(game: Game) -> bool:
    """Has this game been compiled on this machine before?"""
    return INTERPRETED or _mark(game).exists()


def mark_warm(game: Game) -> None:
    """Remember that all has been compiled."""
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


def _mark(game: Game) -> Any:
    return cache_folder() / f"{game.name}.ready"


class Step(NamedTuple):
    """Something to compile: what Python calls, and what with."""

    door: Any
    arguments: tuple[Any, ...]

    def compile(self) -> None:
        """Compile it, or load it; nothing is called."""
        if not INTERPRETED:
            self.door.compile(*self.arguments)


def rule_steps(game: Game) -> list[Step]:
    """Everything that Python calls, in an order in which the two ends have little in common."""
    box, rules, kernels = game.edition(), game.rules, game.kernels
    seats, seed = game.seats[0], seed_words(0)
    state, states = game.state.blank(), game.state.blanks(1)
    boxes = array_of(box)
    moves, lines = np.empty(game.most_moves, np.int16), np.zeros((seats, len(game.columns)), np.int32)
    sums, standing = np.zeros((seats, len(game.columns) + 1), np.int64), np.zeros((seats, 2), np.int64)
    return [
        Step(kernels.start, (box, state, seed, 0)),
        Step(kernels.try_play, (boxes, states, 0, 0)),
        Step(rules.determinize, (box, state, 0, seed, np.zeros(game.scratch_size, np.int16), state)),
        Step(rules.refusal, (box, state, 0, 0)),
        Step(kernels.standing_of, (boxes, states, lines, standing)),
        Step(rules.score, (box, state, lines)),
        Step(kernels.add_up, (box, states, lines, sums, sums, np.zeros(seats))),
        Step(kernels.snapshot_of, (boxes, states, 0, states, lines, standing, moves)),
        Step(kernels.view_of, (boxes, states, 0, states)),
        Step(kernels.random_games, (box, states, states, seed, seed, 0, seed, moves)),
        Step(rules.legal, (box, state, 0, moves)),
        Step(kernels.legal_of, (boxes, states, 0, moves)),
    ]
