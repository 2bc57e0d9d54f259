"""A bot that plays any legal move."""

from __future__ import annotations

import random
from typing import Any

from ghostyard.core.moves import LegalMoves


class RandomBot:
    """Plays at random: the measure of everything else."""

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int) -> int:
        """Any legal move."""
        return random.Random(seed).choice(legal.numbers)
