"""One game as environments step it: a batch of one, with seeds, pictures, and the reason why a move is illegal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.core.record import SPECTATOR, Array
from ghostyard.games import game as load_game
from ghostyard.research.rendering import Renderer

MOST_SEED = 1 << 63


class SingleGame:
    """One game at a time. Arrays that come out are copies: keep them as long as you like."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, Any] | None, render_mode: str | None,
        version: int | None = None,
    ) -> None:  # fmt: skip
        self.game = load_game(game) if isinstance(game, str) else game
        self.batch = self.game.batch(1, seats, options=options, version=version, auto_reset=False)
        self.seats, self.layout = self.batch.seats, self.batch.layout
        self.renderer = Renderer(self.game, render_mode)
        self._arrays, self._box = self.batch.arrays, self.game.edition()
        self._luck = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        """Begin a new game: the one with this seed, or the next by chance (which an earlier seed decides, too)."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.batch.reseed(int(self._luck.integers(MOST_SEED)) if seed is None else seed)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return int(self._arrays.seat[0])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.seat < 0

    @property
    def pending(self) -> list[int]:
        """All seats that are asked now."""
        asked = int(self._arrays.states[0].pending)
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def mask(self) -> Array:
        """The legal moves of the seat that is asked, a byte for each."""
        return self._arrays.mask[0].view(np.int8).copy()

    def observation(self) -> Array:
        """What the seat that is asked knows."""
        return self._arrays.observation[0].copy()

    def observe(self, seat: int) -> Array:
        """What any seat knows."""
        return self.observation() if seat == self.seat else self.batch.observe(seat)[0]

    def is_legal(self, move: int) -> bool:
        """May the seat that is asked make this move?"""
        return bool(self._arrays.mask[0, move])

    def any_move(self) -> int:
        """A legal move of the seat that is asked, by the chance of this table."""
        return int(self._arrays.legal[0, int(self._luck.integers(self._arrays.count[0]))])

    def play(self, move: int) -> None:
        """A legal move of the seat that is asked."""
        self.batch.play((move,))

    def why_not(self, seat: int, move: int) -> str:
        """Why a move is not legal, in a sentence with the clause of the rules."""
        code = int(self.game.rules.refusal(self._box, self.batch.privileged_state[0], seat, move))
        return self.game.refused(code, move=self.game.moves.texts[move]).sentence()

    def rewards(self) -> list[float]:
        """Every seat's reward in a game that is over."""
        return [float(reward) for reward in self._arrays.reward[0]]

    def render(self) -> Array | str | None:
        """The position as the seat that is asked sees it; as everybody may see it when the game is over."""
        viewer = SPECTATOR if self.over else self.seat
        view = self.game.view(self._box, self.batch.privileged_state[0], viewer)
        return self.renderer.render(self._box, view, viewer)
