"""A bot that tries every move in many imagined worlds, plays them on at random, and keeps the best."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.chance import seed_words
from ghostyard.core.game import Game
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import Array
from ghostyard.core.rule import rule_around


class Sampler:
    """Flat Monte Carlo: every move meets the same worlds, so that luck cancels between them."""

    def __init__(self, game: Game, worlds: int = 60) -> None:
        self.game = game
        self.worlds = worlds
        self._try_moves = _sampling_loop(game)
        self._lines = np.zeros((game.seats[-1], len(game.columns)), np.int32)

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int) -> int:
        """The move with the best mean lead over the best rival, over all worlds."""
        game = self.game
        moves = np.array(legal.numbers, np.int16)
        sums = np.zeros(len(moves))
        views = game.state.blanks(1)
        views[0] = view
        self._try_moves(
            box, views, seat, moves, sums, self.worlds, seed_words(seed), seed_words(seed ^ 1 << 127),
            game.state.blanks(3), np.zeros(game.work, np.int16), np.empty(game.most_moves, np.int16), self._lines,
        )  # fmt: skip
        return int(moves[int(sums.argmax())])


def _sampling_loop(game: Game) -> Any:
    imagine, play, score, worth = game.rules.imagine, game.rules.play, game.rules.score, game.rules.worth
    play_randomly = game.loops.play_randomly

    @rule_around(imagine, play, score, worth)
    def try_moves(
        box: Any, views: Array, seat: int, moves: Array, sums: Array, worlds: int, chance: Array, dice: Array,
        states: Array, work: Array, room: Array, lines: Array,
    ) -> None:  # fmt: skip
        """`states` holds a blank, an imagined world, and the copy that is played on."""
        for _ in range(worlds):
            states[1] = states[0]
            imagine(box, views[0], seat, chance, work, states[1])
            for i in range(len(moves)):
                states[2] = states[1]
                play(box, states[2], seat, moves[i])
                play_randomly(box, states[2], dice, room)
                score(box, states[2], lines)
                own, best_rival = worth(box, states[2], lines, seat), -1 << 40
                for rival in range(states[2].seats):
                    if rival != seat:
                        best_rival = max(best_rival, worth(box, states[2], lines, rival))
                sums[i] += own - best_rival

    return try_moves
