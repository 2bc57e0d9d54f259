"""Bots that think: a tree of information sets, or a comparison of few moves, within a budget."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ghostyard.bots.budget import Budget, chunks
from ghostyard.bots.search import new_workspace, search_kernels
from ghostyard.bots.tree import NO_EDGE, clear, new_tree
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.game import Game
from ghostyard.core.heuristics import SCRATCH, Skill
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import Array, copy_of

MOST_EDGES = 1 << 17


@dataclass(frozen=True)
class Thought:
    """What was found out about one decision, a number for every legal move."""

    moves: tuple[int, ...]
    visits: Array
    reward: Array  # mean, from 0 (lost) to 1 (won by far)

    @property
    def best(self) -> int:
        """The move that was worth looking at most often; of equals, the one with the better mean."""
        return self.moves[int(np.lexsort((self.reward, self.visits))[-1])]


class SearchThread:
    """What one thread of a search works with: a workspace of its own, and a tree if it grows one."""

    def __init__(self, game: Game, skill: Skill, edges: int) -> None:
        self.game, self.skill = game, skill
        self.workspace = new_workspace(game)
        self.tree = new_tree(16 if skill.halving else edges)
        self.views = game.state.blanks(1)
        self.kernels = search_kernels(game)

    def begin(self, view: Any, seed: int) -> None:
        """Forget the last decision."""
        clear(self.tree)
        self.views[0] = view
        self.workspace.lead[:] = 0.0
        seed_chance(self.workspace.chance, seed_words(seed), 0)
        seed_chance(self.workspace.dice, seed_words(seed ^ 1 << 127), 0)

    def thought(self, box: Any, seat: int, moves: tuple[int, ...], budget: Budget) -> tuple[Array, Array]:
        """Visits and summed rewards of every move."""
        return (self._halve if self.skill.halving else self._grow)(box, seat, moves, budget)

    def _grow(self, box: Any, seat: int, moves: tuple[int, ...], budget: Budget) -> tuple[Array, Array]:
        for chunk in chunks(budget):
            self.kernels.think(box, self.views, seat, self.tree, self.workspace, self.skill, chunk)
        visits, rewards = np.zeros(len(moves)), np.zeros(len(moves))
        places = {move: place for place, move in enumerate(moves)}
        edge = self.tree.first[self.kernels.root_node(box, self.views, seat, self.tree, self.workspace)]
        while edge != NO_EDGE:
            place = places[int(self.tree.move[edge])]
            visits[place] = self.tree.visits[edge]
            rewards[place] = self.tree.reward[edge]
            edge = self.tree.after[edge]
        return visits, rewards

    def _halve(self, box: Any, seat: int, moves: tuple[int, ...], budget: Budget) -> tuple[Array, Array]:
        """Sequential halving: compare, drop the worse half, look more closely at the rest."""
        visits, rewards, seems = np.zeros(len(moves)), np.zeros(len(moves)), self._first_sight(box, seat, moves)
        most = len(moves) if budget.iterations is None else max(2, budget.iterations // 4)
        places = np.argsort(-seems, kind="stable")[: min(most, self.skill.width or len(moves))]
        rounds = max(1, (len(places) - 1).bit_length())
        means = np.zeros(len(moves))
        for _ in range(rounds):
            group, sums = np.array([moves[place] for place in places], np.int16), np.zeros(len(places))
            for chunk in chunks(budget.part(rounds), size=len(places)):
                self.kernels.compare(box, self.views, seat, group, sums, chunk, self.workspace, self.skill)
                visits[places] += chunk
            rewards[places] += sums
            means[places] = self._weighed(rewards[places] / visits[places], visits[places], seems[places])
            places = places[np.argsort(-means[places], kind="stable")[: (len(places) + 1) // 2]]
        return visits, means * visits

    def _first_sight(self, box: Any, seat: int, moves: tuple[int, ...]) -> Array:
        """How good each move seems at first sight, in points; chance decides between equals."""
        values = np.zeros(len(moves) + SCRATCH)
        self.kernels.appraise(box, copy_of(self.views[0]), seat, np.array(moves, np.int16), len(moves), values)
        return values[: len(moves)] + np.random.default_rng(self.workspace.dice).random(len(moves)) * 1e-6

    def _weighed(self, means: Array, visits: Array, seems: Array) -> Array:
        """Mean rewards, and first sight as if it were `trust` worlds more: few worlds alone say little."""
        if self.skill.trust == 0.0:
            return means
        yardstick = 1.0 + self.workspace.lead[0] / max(1.0, self.workspace.lead[1])
        expected = means.mean() + 0.5 * (seems - seems.mean()) / yardstick
        return (visits * means + self.skill.trust * expected) / (visits + self.skill.trust)


class Searcher:
    """A thinking bot; several threads each think for themselves, and add up what they found."""

    def __init__(self, game: Game, budget: Budget, skill: Skill | None = None, threads: int = 1) -> None:
        self.game, self.budget = game, budget
        edges = min(MOST_EDGES, (budget.iterations or MOST_EDGES) + 1)
        self.searches = [SearchThread(game, skill or Skill(), edges) for _ in range(threads)]

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None) -> int:
        """The move that search likes best."""
        if len(legal) == 1:
            return legal.numbers[0]
        return self.thought(box, view, seat, legal, seed, budget).best

    def thought(
        self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None
    ) -> Thought:
        """All that was found out about this decision."""

        def think(number: int) -> tuple[Array, Array]:
            self.searches[number].begin(view, (seed + number) % (1 << 128))
            return self.searches[number].thought(box, seat, legal.numbers, budget or self.budget)

        if len(self.searches) == 1:
            found = [think(0)]
        else:
            with ThreadPoolExecutor(len(self.searches)) as pool:
                found = list(pool.map(think, range(len(self.searches))))
        visits, rewards = (np.sum(parts, axis=0) for parts in zip(*found, strict=True))
        return Thought(legal.numbers, visits, rewards / np.maximum(visits, 1))
