"""Balance: how games go when sensible people sit in every seat: who wins, how they end, and how long they take."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ghostyard.arena.simulate import wilson
from ghostyard.bots.search import appraise_nothing, best_of
from ghostyard.core.chance import below, seed_chance, seed_words
from ghostyard.core.game import Game
from ghostyard.core.heuristics import SCRATCH
from ghostyard.core.kernels import DICE, new_dice
from ghostyard.core.record import Array
from ghostyard.core.rule import kernel_around, rule
from ghostyard.core.seats import first_pending
from ghostyard.research.executors import ByName, Executor, executor, in_order

PART = 100  # games that are one task
# How long people take, roughly: for every move, and for every time that the choice doubles.
MOVE_SECONDS, DOUBLING_SECONDS = 3.0, 2.0
MOVES, DECISIONS, DOUBLINGS = range(3)  # what is counted in a game
FINE_GRAIN = 1 << 24


def balance(
    game: Game,
    seats: int,
    games: int,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    blur: float | None = None,
    on: Executor | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play games by first sight in every seat, game k with the seed `seed + k`, and report by name.

    `blur`: how many points everybody may misjudge a move by; as much as the level in the middle, if left out.
    """
    game.new_state(seats, options)  # a wrong table is told here
    misjudged = usual_blur(game) if blur is None else blur
    play = SensibleGames(ByName(game), seats, dict(options or {}), seed, misjudged, games)
    wins, endings, turns, counts = np.zeros(seats), Counter[str](), [], []
    for part in in_order((on or executor()).results(play, iter(range(-(-games // PART))))):
        wins += part.wins
        endings.update(part.endings)
        turns += part.turns
        counts.append(part.counts)
        progress(sum(map(len, counts)))
    return report(seats, games, wins, endings, turns, np.concatenate(counts))


@dataclass
class Part:
    """What some games came to."""

    wins: Array
    endings: Counter[str]
    turns: list[int]
    counts: Array


@dataclass(frozen=True)
class SensibleGames:
    """Games by first sight, some at a time."""

    of: ByName
    seats: int
    options: dict[str, Any]
    seed: int
    blur: float
    games: int

    def __call__(self, number: int) -> tuple[int, Part]:
        """The games of one part."""
        game, first = self.of.game, number * PART
        play_on, box = by_first_sight(game), game.edition()
        moves, values = np.empty(game.most_moves, np.int16), np.zeros(game.most_moves + SCRATCH)
        states, dice = game.state.blanks(1), new_dice()
        part = Part(np.zeros(self.seats), Counter(), [], np.zeros((min(PART, self.games - first), 3), np.int64))
        for row, counts in enumerate(part.counts):
            states[0] = game.new_state(self.seats, self.options)
            game.kernels.start(box, states[0], seed_words(self.seed), first + row)
            seed_chance(dice, seed_words(self.seed ^ DICE), first + row)
            play_on(box, states, dice, moves, values, self.blur, counts)
            ranks = np.array(game.ranks(box, states[0]))
            part.wins += (ranks == 1) / (ranks == 1).sum()
            if game.ending:
                kind, taken = game.ending(box, states[0])
                part.endings[kind] += 1
                part.turns.append(taken)
        return number, part


def usual_blur(game: Game) -> float:
    """How far the level in the middle misjudges moves."""
    skills = game.heuristics.skills if game.heuristics else ()
    return skills[len(skills) // 2].blur if skills else 0.0


@rule
def misjudgement(dice: Array) -> float:
    """How much better than it is a move seems by chance: Gumbel's distribution, as first sight has it everywhere."""
    return -math.log(-math.log((below(dice, FINE_GRAIN) + 0.5) / FINE_GRAIN))


_LOOPS: dict[int, tuple[Game, Any]] = {}  # by identity: a game is no key, but lives as long as the program


def by_first_sight(game: Game) -> Any:
    """A compiled loop that plays a game to its end as the game's heuristics says, more or less; of equal moves, any."""
    if id(game) not in _LOOPS:
        _LOOPS[id(game)] = game, _by_first_sight(game)
    return _LOOPS[id(game)][1]


def _by_first_sight(game: Game) -> Any:
    legal, play = game.rules.legal, game.rules.play
    appraise = game.heuristics.appraise if game.heuristics else appraise_nothing

    @kernel_around(legal, play, appraise)
    def play_on(box: Any, states: Array, dice: Array, moves: Array, values: Array, blur: float, counts: Array) -> None:
        s = states[0]
        while s.pending != 0:
            seat = first_pending(s)
            count = legal(box, s, seat, moves)
            best = 0
            if count > 1:
                appraise(box, s, seat, moves, count, values)
                if blur > 0.0:
                    for i in range(count):
                        values[i] += blur * misjudgement(dice)
                best = best_of(values, count, dice)
                counts[DECISIONS] += 1
            counts[MOVES] += 1
            while count > 1:
                counts[DOUBLINGS] += 1
                count = (count + 1) // 2
            play(box, s, seat, moves[best])

    return play_on


def report(
    seats: int, games: int, wins: Array, endings: Mapping[str, int], turns: list[int], counts: Array
) -> dict[str, Any]:
    """The figures of one number of seats, shares with their intervals, lengths as 5 %, median and 95 %."""
    minutes = (MOVE_SECONDS * counts[:, MOVES] + DOUBLING_SECONDS * counts[:, DOUBLINGS]) / 60
    return {
        "seats": seats,
        "games": games,
        "wins": [share(float(won), games) for won in wins],
        "endings": {kind: share(count, games) for kind, count in sorted(endings.items(), key=lambda pair: -pair[1])},
        "turns": spread(turns) if turns else None,
        "moves": spread(counts[:, MOVES]),
        "decisions": spread(counts[:, DECISIONS]),
        "minutes": spread(minutes),
    }


def share(count: float, games: int) -> dict[str, Any]:
    """How often, with its 95 % interval."""
    low, high = wilson(count / games, games)
    return {"share": round(count / games, 4), "interval": [round(low, 4), round(high, 4)]}


def spread(numbers: Any) -> list[float]:
    """Below which 5 %, half and 95 % of all games lie."""
    return [round(float(part), 1) for part in np.percentile(numbers, (5, 50, 95))]
