"""Warming up: compile (or load) everything a game needs, step by step, so that progress can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ghostyard.core.chance import seed_words
from ghostyard.core.record import array_around, array_of
from ghostyard.core.rule import INTERPRETED, cache_folder

if TYPE_CHECKING:
    from ghostyard.core.game import Game


def is_warm(game: Game) -> bool:
    """Has this game been compiled on this machine before?"""
    return INTERPRETED or _mark(game).exists()


def warm_up(game: Game) -> Iterator[tuple[int, int]]:
    """Make the game ready, telling (steps done, steps in all) before each step."""
    steps = _steps(game)
    for done, step in enumerate(steps):
        yield done, len(steps)
        step()
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()
    yield len(steps), len(steps)


def _mark(game: Game) -> Any:
    return cache_folder() / f"{game.name}.ready"


def _steps(game: Game) -> list[Callable[[], object]]:
    """One call of everything that Python calls: each compiles what it needs, then plays a tiny game."""
    box, rules, loops = game.edition(), game.rules, game.loops
    seats = game.seats[0]
    state = game.new_state(seats)
    fresh, batch, views = array_of(state), game.state.blanks(1), game.state.blanks(1)
    boxes, states = array_of(box), array_around(state)
    moves, lines = np.empty(game.most_moves, np.int16), np.zeros((seats, len(game.columns)), np.int32)
    sums, standing = np.zeros((seats, len(game.columns) + 1), np.int64), np.zeros((seats, 2), np.int64)
    return [
        lambda: loops.start(box, state, seed_words(0), 0),
        lambda: rules.legal(box, state, 0, moves),
        lambda: rules.refusal(box, state, 0, 0),
        lambda: loops.try_play(boxes, states, seats, 0),
        lambda: loops.view_of(boxes, states, 0, views),
        lambda: loops.glance_of(boxes, states, 0, game.state.blanks(1), lines, standing, moves),
        lambda: loops.legal_of(boxes, states, 0, moves),
        lambda: loops.standing_of(boxes, states, lines, standing),
        lambda: rules.imagine(box, views[0], 0, seed_words(1), np.zeros(game.work, np.int16), game.state.blank()),
        lambda: rules.score(box, state, lines),
        lambda: loops.random_games(box, fresh, batch, seed_words(0), seed_words(1), 0, seed_words(2), moves),
        lambda: loops.add_up(box, batch, lines, sums, sums.copy(), np.zeros(seats)),
    ]
