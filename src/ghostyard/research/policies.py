"""Policies: who decides in the games of a batch. Chance and first sight are compiled, search goes game by game."""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np

from ghostyard.bots.bot import Bot, bot
from ghostyard.bots.levels import LEVELS, skill
from ghostyard.bots.searcher import Searcher
from ghostyard.core.batch import Batch
from ghostyard.core.batch_kernels import STAY, Arrays
from ghostyard.core.chance import below
from ghostyard.core.game import Game
from ghostyard.core.heuristics import SCRATCH
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import Array
from ghostyard.core.rule import kernel_around, rule, table

FINE_GRAIN = 1 << 30
LEAST_BLUR = 1e-6  # decides between equals
# A number by Gumbel's law takes two logarithms: first the upper bits of a draw are looked at, which say how high it can
# be at most.
COARSE, LOWER_BITS = 256, 22


class Thoughts:
    """What policies thought of every legal move, in the order of `batch.legal`: its value, and how often it was tried.

    First sight values moves in points, search by its mean reward from 0 (lost) to 1 (won by far).
    """

    def __init__(self, batch: Batch) -> None:
        self.value = np.zeros((batch.size, batch.game.most_moves), np.float32)
        self.visits = np.zeros((batch.size, batch.game.most_moves), np.int32)


class Policy(Protocol):
    """Decides for the seat that is asked."""

    def moves(self, batch: Batch, which: Array, thoughts: Thoughts | None = None) -> Array:
        """A move in each of the chosen games, -1 in all others; and why, if somebody wants to know."""
        ...


def policy(name: str, game: Game) -> Policy:
    """A bot by its name, as a policy for batches."""
    player = bot(name, game, clock=False)  # a name that nobody has is told here
    if name == "random":
        return Chance()
    if name in LEVELS and not skill(name, game).iterations and game.heuristics:
        return FirstSight(game, skill(name, game).blur)
    return OneByOne(game, player)


class Chance:
    """Any legal move."""

    def moves(self, batch: Batch, which: Array, thoughts: Thoughts | None = None) -> Array:
        """A move in each of the chosen games; there was no thought."""
        return batch.random_moves(which)


class FirstSight:
    """What seems best at first sight, as the game's heuristics appraise it; `blur` is how far it may misjudge."""

    def __init__(self, game: Game, blur: float) -> None:
        assert game.heuristics
        self.blur, self._kernel = max(blur, LEAST_BLUR), _kernel_of(game)
        self._values, self._view = np.zeros(game.most_moves + SCRATCH), game.state.blanks(1)
        self._nothing = np.zeros((0, 0), np.float32)

    def moves(self, batch: Batch, which: Array, thoughts: Thoughts | None = None) -> Array:
        """A move in each of the chosen games, and how moves were appraised before any misjudgement."""
        moves, values = np.full(batch.size, STAY, np.int16), thoughts.value if thoughts else self._nothing
        self._kernel(batch.boxes, batch.arrays, which, self._view, self._values, self.blur, moves, values)
        return moves


class OneByOne:
    """Any bot, asked game by game."""

    def __init__(self, game: Game, player: Bot) -> None:
        self.game, self.player = game, player

    def moves(self, batch: Batch, which: Array, thoughts: Thoughts | None = None) -> Array:
        """A move in each of the chosen games; what chance it needs comes from the dice of that game."""
        places, moves = np.flatnonzero(which), np.full(batch.size, STAY, np.int16)
        for view, place in zip(batch.views(batch.seat[places], places), places.tolist(), strict=True):
            legal = LegalMoves(self.game.moves, batch.legal[place, : batch.count[place]].tolist())
            seed, seat = int(below(batch.arrays.dice[place], FINE_GRAIN)), int(batch.seat[place])
            if thoughts and isinstance(self.player, Searcher) and len(legal) > 1:
                thought = self.player.thought(batch.boxes[0], view, seat, legal, seed)
                thoughts.value[place, : len(legal)] = thought.reward
                thoughts.visits[place, : len(legal)] = thought.visits
                moves[place] = thought.best
            else:
                moves[place] = self.player.choose(batch.boxes[0], view, seat, legal, seed)
        return moves


@rule
def gumbel(draw: int) -> float:
    """A number by Gumbel's law: added to values, it makes the best one likely and worse ones less so."""
    share = (1.0 + draw) / (1.0 + FINE_GRAIN)
    return -math.log(-math.log(share))


def _highest(part: int) -> float:
    """The highest number that a draw with these upper bits can give, and a little more."""
    share = (part + 1.0) * (1 << LOWER_BITS) / (1.0 + FINE_GRAIN)
    return 1e-6 - math.log(-math.log(share))


HIGHEST = table(np.array([_highest(part) for part in range(COARSE)]))


@rule
def misjudged(values: Array, options: int, blur: float, dice: Array) -> int:
    """The best of these values as somebody sees them who may misjudge each by so much."""
    best, highest = 0, -math.inf
    for i in range(options):
        draw = below(dice, FINE_GRAIN)
        if values[i] + blur * HIGHEST[draw >> LOWER_BITS] > highest:
            seems = values[i] + blur * gumbel(draw)
            if seems > highest:
                best, highest = i, seems
    return best


_KERNELS: dict[int, tuple[Game, Any]] = {}  # by identity: a game is no key, but lives as long as the program


def _kernel_of(game: Game) -> Any:
    if id(game) not in _KERNELS:
        _KERNELS[id(game)] = game, _first_sight(game)
    return _KERNELS[id(game)][1]


def _first_sight(game: Game) -> Any:
    assert game.heuristics
    view, appraise = game.rules.view, game.heuristics.appraise

    @kernel_around(*game.rules.functions(), appraise)
    def first_sight(
        boxes: Array, b: Arrays, which: Array, views: Array, values: Array, blur: float, moves: Array, told: Array
    ) -> None:  # fmt: skip
        """Appraise the moves of the seat that is asked, by its own view, and choose."""
        for k in range(len(b.states)):
            if which[k] and b.count[k] > 0:
                views[0] = b.blank[0]
                view(boxes[0], b.states[k], b.seat[k], views[0])
                best = 0
                if b.count[k] > 1:
                    appraise(boxes[0], views[0], b.seat[k], b.legal[k], b.count[k], values)
                    best = misjudged(values, b.count[k], blur, b.dice[k])
                    if len(told) > 0:
                        for i in range(b.count[k]):
                            told[k, i] = values[i]
                moves[k] = b.legal[k, best]

    return first_sight
