"""One seat against bots, in many games at once: what single-agent environments step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.record import Array
from ghostyard.research.policies import policy


class AgainstBots:
    """Games in which bots play all seats but one. After every step each game waits for that one, or is over."""

    def __init__(
        self, game: Game, size: int, seats: int | None, seat: int | None, opponents: str | Sequence[str],
        options: Mapping[str, Any] | None, version: int | None = None,
    ) -> None:  # fmt: skip
        """Without a seat, chance gives one at every deal. Opponents sit from the left of it on, again and again."""
        self.batch = game.batch(size, seats, options=options, version=version, auto_reset=False)
        self.game, self.seats, self._seat = game, self.batch.seats, seat
        if seat is not None and not 0 <= seat < self.seats:
            raise Mistake("seat", seat=seat + 1, seats=self.seats)
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        self._bots = {name: policy(name, game) for name in names}
        self._names = np.array([names[step % len(names)] for step in range(self.seats - 1)])
        self.own = np.zeros(size, np.int8)
        self.ended, self.reward = np.zeros(size, np.bool_), np.zeros(size)

    def deal(self, seed: int, luck: np.random.Generator) -> None:
        """Begin all games anew: game k has the seed `seed + k`."""
        self._luck = luck
        self.batch.reseed(seed)
        self._begun(np.ones(self.batch.size, np.bool_))
        self._let_bots_play()

    def deal_next(self, which: Array) -> None:
        """Deal the next game in these places."""
        self.batch.number[which] += self.batch.size
        self.batch.reset(which)
        self._begun(which)
        self._let_bots_play()

    def _begun(self, which: Array) -> None:
        chosen = self._luck.integers(self.seats, size=self.batch.size) if self._seat is None else self._seat
        self.own = np.where(which, chosen, self.own).astype(np.int8)
        self.ended[which], self.reward[which] = False, 0.0

    def play(self, moves: Array) -> None:
        """The own moves, then those of the bots up to the next own decision."""
        self.batch.play(np.where(self.ended, -1, moves))
        self._note_ends()
        self._let_bots_play()

    def lose(self, which: Array) -> None:
        """These games are lost by an illegal move."""
        self.ended |= which
        self.reward[which] = -1.0

    def _let_bots_play(self) -> None:
        while True:
            asked = ~self.ended & (self.batch.seat != self.own)
            if not asked.any():
                return
            moves = np.full(self.batch.size, -1, np.int16)
            left = (self.batch.seat - self.own - 1) % self.seats  # how far to the left of the own seat
            for name, bot in self._bots.items():
                turn = asked & (self._names[np.where(asked, left, 0)] == name)
                if turn.any():
                    moves = np.where(turn, bot.moves(self.batch, turn), moves)
            self.batch.play(moves)
            self._note_ends()

    def _note_ends(self) -> None:
        ended = self.batch.ended
        self.ended |= ended
        if ended.any():
            own = np.take_along_axis(self.batch.reward, self.own[:, None].astype(np.int64), axis=1)[:, 0]
            self.reward[ended] = own[ended]

    def observation(self) -> Array:
        """What the own seat knows in every game."""
        if self.ended.any():
            return self.batch.observe(self.own)
        return self.batch.observation.copy()

    def mask(self) -> Array:
        """The own legal moves; none in games that are over."""
        mask = self.batch.mask.view(np.int8).copy()
        mask[self.ended] = 0
        return mask
