"""A bot that does not think ahead: it plays what seems best at first sight, more or less."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.bots.budget import Budget
from ghostyard.bots.search import appraise_nothing
from ghostyard.core.game import Game
from ghostyard.core.heuristics import SCRATCH
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import copy_of


class Greedy:
    """Plays by the game's heuristics; `blur` is how many points it may misjudge a move by."""

    def __init__(self, game: Game, blur: float = 0.0) -> None:
        self.game, self.blur = game, blur
        self.appraise = game.heuristics.appraise if game.heuristics else appraise_nothing

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None) -> int:
        """The move that seems best."""
        luck = np.random.default_rng(seed)
        values = np.zeros(len(legal) + SCRATCH)
        moves = np.array(legal.numbers, np.int16)
        self.appraise(box, copy_of(view), seat, moves, len(moves), values)  # a copy: appraising tries things out
        values = values[: len(legal)] + luck.gumbel(0.0, max(self.blur, 1e-6), len(legal))
        return legal.numbers[int(values.argmax())]
