"""A bot that thinks: search within a budget, on one core or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ghostyard.bots.search import Knobs, new_room, search_loop
from ghostyard.bots.tree import NO_EDGE, clear, new_tree
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.game import Game
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import Array

MOST_EDGES = 1 << 17
FIRST_CHUNK = 16  # iterations, before the clock is looked at for the first time
LOOK_EVERY = 0.01  # seconds of thinking between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: iterations, seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a search found out about one decision, a number for every legal move."""

    moves: tuple[int, ...]
    visits: Array
    reward: Array  # mean, from 0 (lost) to 1 (won by far)

    @property
    def best(self) -> int:
        """The move that was worth looking at most often; of equals, the one with the better mean."""
        return self.moves[int(np.lexsort((self.reward, self.visits))[-1])]


class Mind:
    """One line of thought: a tree and scratch space of its own."""

    def __init__(self, game: Game, edges: int) -> None:
        self.game = game
        self.tree, self.room = new_tree(edges), new_room(game)
        self.views = game.state.blanks(1)
        self.think, self.root_node = search_loop(game)

    def begin(self, view: Any, seed: int) -> None:
        """Forget the last decision."""
        clear(self.tree)
        self.views[0] = view
        self.room.lead[:] = 0.0
        seed_chance(self.room.chance, seed_words(seed), 0)
        seed_chance(self.room.dice, seed_words(seed ^ 1 << 127), 0)

    def go_on(self, box: Any, seat: int, knobs: Knobs, budget: Budget) -> None:
        """Think until the budget is spent; the clock is looked at between chunks."""
        began, chunk = time.perf_counter(), FIRST_CHUNK if budget.seconds else budget.iterations or 0
        left = budget.iterations if budget.iterations is not None else 1 << 60
        while left > 0:
            self.think(box, self.views, seat, self.tree, self.room, knobs, min(chunk, left))
            left -= chunk
            if budget.seconds is not None:
                spent = time.perf_counter() - began
                if spent >= budget.seconds:
                    return
                done = (budget.iterations if budget.iterations is not None else 1 << 60) - left
                still = budget.seconds - spent
                chunk = max(1, int(done / spent * min(LOOK_EVERY, still)))

    def add_answers(self, box: Any, seat: int, moves: tuple[int, ...], visits: Array, rewards: Array) -> None:
        """Add what was found out about each move at the root."""
        edge = self.tree.first[self.root_node(box, self.views, seat, self.tree, self.room)]
        places = {move: place for place, move in enumerate(moves)}
        while edge != NO_EDGE:
            place = places[int(self.tree.move[edge])]
            visits[place] += self.tree.visits[edge]
            rewards[place] += self.tree.reward[edge]
            edge = self.tree.after[edge]


class Searcher:
    """Information-set Monte-Carlo tree search as a bot; several threads each grow a tree, and add up what they found."""

    def __init__(self, game: Game, budget: Budget, knobs: Knobs | None = None, threads: int = 1) -> None:
        self.game, self.budget, self.knobs = game, budget, knobs or Knobs()
        edges = min(MOST_EDGES, (budget.iterations or MOST_EDGES) + 1)
        self.minds = [Mind(game, edges) for _ in range(threads)]

    def choose(
        self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None
    ) -> int:
        """The move that search likes best."""
        if len(legal) == 1:
            return legal.numbers[0]
        return self.thought(box, view, seat, legal, seed, budget).best

    def thought(
        self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None
    ) -> Thought:
        """All that search found out about this decision."""
        self._think(box, view, seat, seed, budget or self.budget)
        visits, rewards = np.zeros(len(legal)), np.zeros(len(legal))
        for mind in self.minds:
            mind.add_answers(box, seat, legal.numbers, visits, rewards)
        return Thought(legal.numbers, visits, rewards / np.maximum(visits, 1))

    def _think(self, box: Any, view: Any, seat: int, seed: int, budget: Budget) -> None:
        for number, mind in enumerate(self.minds):
            mind.begin(view, seed + number & (1 << 128) - 1)
        if len(self.minds) == 1:
            self.minds[0].go_on(box, seat, self.knobs, budget)
            return
        with ThreadPoolExecutor(len(self.minds)) as pool:
            list(pool.map(lambda mind: mind.go_on(box, seat, self.knobs, budget), self.minds))
