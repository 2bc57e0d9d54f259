"""Judging a position: is one turn clearly the best? All turns are swept, the best compared ever more closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ghostyard.bots.budget import Budget
from ghostyard.bots.levels import LEVELS, skill
from ghostyard.bots.outlooks import Moves, Trial, Trials
from ghostyard.bots.searcher import Searcher
from ghostyard.core.game import Game
from ghostyard.core.record import Array
from ghostyard.puzzles.collection import Check, Unit
from ghostyard.puzzles.grading import turn_of
from ghostyard.puzzles.turns import SeatPosition

SWEEPS = ((4, 40), (16, 12), (60, 6))  # determinized worlds, and how many turns are worth a closer look after them
HOPEFUL = 0.7  # of a clear margin is needed to go on
CHOOSING = (40, 120)  # worlds in which the best is chosen; whether it is the best is seen in others
FINALISTS = 4
ROUND, LEAST_WORLDS, MOST_WORLDS = 300, 600, 2400
RANDOMLY = 400  # worlds in which others who choose at the same time, and everybody after them, play at random
EXHAUSTIVE = 256  # worlds, where the game ends with the turn
DEEPER = 10  # times as many iterations as the strongest level
CONFIDENCE = 2.576  # standard errors on either side: 99 %
NEEDED: dict[Unit, float] = {"points": 1.5, "wins": 0.06}  # what is a clear margin
WORTH_A_LOOK: dict[Unit, float] = {"points": 0.75, "wins": 1.5}  # how far ahead it must seem, in points of the outlook
AT_LEAST: dict[Unit, float] = {"points": 0.5, "wins": 0.015}  # with certainty


class Judgement(NamedTuple):
    """The best turns, the very best first; so many of them are equally good."""

    turns: list[Moves]
    right: int
    check: Check


def unit_of(game: Game) -> Unit:
    """What this game is about, as its strongest player sees it: points, or nothing but victory."""
    return "points" if skill(LEVELS[-1], game).points >= 0.5 else "wins"


class Judge:
    """Compares turns of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self.unit, self.skill = game, unit_of(game), skill(LEVELS[-1], game)
        self.trials = Trials(game, self.skill, guesses=True)
        self.deep = Searcher(game, Budget(DEEPER * self.skill.iterations), self.skill)

    def judge(self, position: SeatPosition, turns: dict[bytes, Moves], seed: int) -> Judgement | None:
        """The best turn, if it clearly is; nothing otherwise."""
        lines = list(turns.values())
        if all(position.after(moves).pending == 0 for moves in lines):
            return self._exhaustive(position, lines, seed)
        finalists = self._swept(position, lines, seed)
        found = self._compared(position, finalists, len(turns), seed) if len(finalists) > 1 else None
        if found is None or not self._is_best_anyhow(position, found, seed):
            return None
        agreed = position.end_of(position.after(turn_of(position, self.deep, seed)))
        return found if turns.get(agreed) in found.turns[: found.right] else None

    def _tried(
        self, position: SeatPosition, lines: Sequence[Moves], worlds: int, seed: int, horizon: int = 0
    ) -> Trial:  # fmt: skip
        found = self.trials.of(
            position.box, position.view, position.seat, lines, worlds, seed, horizon=horizon, signs=False
        )
        return found

    def _worth(self, trial: Trial) -> Array:
        return trial.wins if self.unit == "wins" else trial.lead

    def _exhaustive(self, position: SeatPosition, lines: list[Moves], seed: int) -> Judgement | None:
        """The game ends with this turn: nobody plays on."""
        worth = self._worth(self._tried(position, lines, EXHAUSTIVE, seed))
        order = np.argsort(-worth.mean(axis=1), kind="stable")
        found = _verdict(worth[order])
        if found is None or found.margin < NEEDED[self.unit] or found.low < AT_LEAST[self.unit]:
            return None
        check = Check(
            "exhaustive", found.margin, found.low, found.high, EXHAUSTIVE, len(lines), len(lines), 0
        )  # fmt: skip
        return Judgement([lines[place] for place in order[: SWEEPS[-1][1] + found.right]], found.right, check)

    def _swept(self, position: SeatPosition, lines: list[Moves], seed: int) -> list[Moves]:
        """The turns that are worth comparing to the end of the game; none where the best ones are much alike."""
        for number, (worlds, kept) in enumerate(SWEEPS):
            trial = self._tried(position, lines, worlds, _stage(seed, 1 + number), self.skill.horizon)
            order = np.argsort(-trial.lead.mean(axis=1), kind="stable")
            lines = [lines[place] for place in order[:kept]]
        ahead = trial.lead[order[0]] - trial.lead[order[1]]
        seems = ahead.mean() + 2 * ahead.std() / np.sqrt(len(ahead))
        decides = np.ptp(trial.wins.mean(axis=1)) >= NEEDED["wins"]  # some of them end the game soon
        return lines if decides or seems >= WORTH_A_LOOK[self.unit] else []

    def _is_best_anyhow(self, position: SeatPosition, found: Judgement, seed: int) -> bool:
        """Where others choose at the same time, nobody knows how they think: it must be best by pure chance, too."""
        if int(position.view.pending).bit_count() == 1:
            return True
        trials = Trials(self.game, self.skill._replace(greed=0))
        box, view, seat = position.box, position.view, position.seat
        lead = trials.of(box, view, seat, found.turns, RANDOMLY, _stage(seed, 9), signs=False).lead.mean(axis=1)
        return bool(lead[0] > lead[found.right :].max())

    def _compared(self, position: SeatPosition, lines: list[Moves], turns: int, seed: int) -> Judgement | None:
        """Played to the end in ever more worlds, until it is clear whether the best is clearly the best."""
        needed, least = NEEDED[self.unit], AT_LEAST[self.unit]
        for number, worlds in enumerate(CHOOSING):
            chosen = self._worth(self._tried(position, lines, worlds, _stage(seed, 4 + number)))
            order = np.argsort(-chosen.mean(axis=1), kind="stable")
            lines, seems = [lines[place] for place in order], _verdict(chosen[order])
            if seems is None or seems.margin < HOPEFUL * needed:
                return None
        lines = lines[:FINALISTS]
        worth, wins = np.zeros((len(lines), 0)), np.zeros((len(lines), 0))
        while worth.shape[1] < MOST_WORLDS:
            trial = self._tried(position, lines, ROUND, _stage(seed, 10 + worth.shape[1]))
            worth, wins = np.hstack([worth, self._worth(trial)]), np.hstack([wins, trial.wins])
            found = _verdict(worth)
            if found is None or found.margin < HOPEFUL * needed:
                return None
            if found.low >= least and found.margin >= needed and worth.shape[1] >= LEAST_WORLDS:
                break
        else:
            return None
        if wins[0].mean() < wins[1:].mean(axis=1).max() - 0.01:  # more points, and yet fewer victories
            return None
        places = [0, *(1 + np.argsort(-worth[1:].mean(axis=1), kind="stable"))]
        searched = self.deep.budget.iterations or 0
        check = Check("deep", found.margin, found.low, found.high, worth.shape[1], turns, len(lines), searched)
        return Judgement([lines[place] for place in places], found.right, check)


def _stage(seed: int, number: int) -> int:
    """Worlds of its own for every stage: what was chosen in some is checked in others."""
    return seed + (number << 32)


class Bounds(NamedTuple):
    """How far the first line is before the best of those that are not exactly as good."""

    margin: float
    low: float
    high: float
    right: int


def _verdict(worth: Array) -> Bounds | None:
    """The margin of the first line, within 99 % bounds, over all others; nothing where all are equally good."""
    ahead = worth[0] - worth[1:]
    others = ahead[np.any(ahead != 0.0, axis=1)]
    if not len(others):
        return None
    means, errors = others.mean(axis=1), others.std(axis=1) / np.sqrt(worth.shape[1])
    nearest = int((means - CONFIDENCE * errors).argmin())
    margin, far = float(means[nearest]), float(CONFIDENCE * errors[nearest])
    return Bounds(margin, margin - far, margin + far, len(worth) - len(others))
