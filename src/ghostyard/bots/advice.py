"""A hint for a person: what the strongest bot would do, and why, in points per line of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from babel.numbers import format_decimal

from ghostyard.bots.budget import Budget
from ghostyard.bots.levels import LEVELS, LONGEST, skill
from ghostyard.bots.search import new_workspace, search_kernels
from ghostyard.bots.searcher import Searcher
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import Array
from ghostyard.core.words import Words

WORLDS = 60  # in which the advice is compared with the next best move
WORTH_TELLING = 0.25  # points
MOST_REASONS = 4
SIGNED = "+0.0;\N{MINUS SIGN}0.0"


@dataclass(frozen=True)
class Advice:
    """Advice: a move, the next best one, and what the first brings more than that, by line of the score sheet."""

    move: int
    instead_of: int
    gains: dict[str, float]
    rival: float = 0.0  # and what the best of the others has more after it: less than nothing if it hinders them

    def sentence(self, game: Game, box: Any, view: Any, seat: int, names: list[str], words: Words) -> str:
        """The advice for a person."""
        told = self._reasons(words)
        said, other = (
            game.say_move(box, view, seat, move, names, words) for move in (self.move, self.instead_of)
        )  # fmt: skip
        if self.move == self.instead_of or not told:
            return words.say("hint-move", move=said)
        return words.say("hint-reason", move=said, other=other, reasons=", ".join(told))

    def _reasons(self, words: Words) -> list[str]:
        """The largest differences, largest first."""
        lines = [(points, f"line-{line}") for line, points in self.gains.items()]
        largest = sorted([*lines, (self.rival, "hint-rival")], key=lambda reason: -abs(reason[0]))[:MOST_REASONS]
        return [
            f"{words.say(message)} {format_decimal(points, SIGNED, locale=words.language)}"
            for points, message in largest
            if abs(points) >= WORTH_TELLING
        ]


def hint(
    game: Game, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None
) -> Advice:
    """What the strongest bot would do with this view, compared with its second choice."""
    mind = skill(LEVELS[-1], game)
    if len(legal) == 1:
        return Advice(legal.numbers[0], legal.numbers[0], {})
    strongest = Searcher(game, budget or Budget(mind.iterations, LONGEST), mind)
    thought = strongest.thought(box, view, seat, legal, seed)
    order = np.lexsort((thought.reward, thought.visits))
    best, second = thought.moves[int(order[-1])], thought.moves[int(order[-2])]
    lines, rivals = expected_lines(game, box, view, seat, (best, second), seed, mind)
    gains = dict(zip(game.lines, (lines[0] - lines[1]).tolist(), strict=False))
    return Advice(best, second, gains, float(rivals[0] - rivals[1]))


def expected_lines(
    game: Game, box: Any, view: Any, seat: int, moves: tuple[int, ...], seed: int, mind: Skill
) -> tuple[Array, Array]:
    """The mean score sheet of this seat after each of the moves, over the same imagined worlds; and the mean points of
    the best of the others."""
    workspace, roll_out = new_workspace(game), search_kernels(game).roll_out
    seed_chance(workspace.chance, seed_words(seed), 0)
    sums, rivals = np.zeros((len(moves), len(game.columns))), np.zeros(len(moves))
    for world in range(WORLDS):
        imagined = game.state.blank()
        game.rules.determinize(box, view, seat, workspace.chance, workspace.scratch, imagined)
        for place, move in enumerate(moves):
            workspace.worlds[1] = imagined
            seed_chance(workspace.dice, seed_words(seed), world)
            game.rules.play(box, workspace.worlds[1], seat, move)
            roll_out(box, workspace.worlds[1], workspace, mind.greed, 0)
            lines = game.lines_of(box, workspace.worlds[1])
            sums[place] += lines[seat]
            rivals[place] += np.delete(lines[:, : len(game.lines)].sum(axis=1), seat).max()
    return sums / WORLDS, rivals / WORLDS
