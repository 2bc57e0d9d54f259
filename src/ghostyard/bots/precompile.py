"""Precompiling: all that Python calls of a game and of its search, compiled or loaded before anybody waits for it.

The first time ever two programs go through the same steps from opposite ends; what one has compiled, the other finds in
the unit cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ghostyard.bots.search import new_workspace, search_kernels
from ghostyard.core.chance import seed_words
from ghostyard.core.compiling.backend import compiles_here, expected
from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.compiling.fingerprint import toolchain
from ghostyard.core.compiling.unit_cache import PRECOMPILED, cache_folder, clean
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.programs import our_program
from ghostyard.core.record import array_of
from ghostyard.core.rule import INTERPRETED
from ghostyard.games import game as load_game

PROGRAM = our_program("ghostyard.bots.precompile")  # and the name of a game: precompiles it


class CompileStep(NamedTuple):
    """Something to compile: a rule that Python calls, and what with."""

    rule: Any
    arguments: tuple[Any, ...]

    def compile(self) -> None:
        """Compile it, or load it; nothing is called."""
        self.rule.compile(*self.arguments)


def precompile(game: Game, *, alone: bool = False) -> Iterator[tuple[int, int]]:
    """Go through all steps, telling (steps done, steps in all) before each of them; `alone`: without a second program.

    What is compiled already is loaded, which takes a fraction of a second.
    """
    todo = [] if INTERPRETED or not compiles_here() else steps(game)
    with _second_program(game, wanted=bool(todo) and not alone and not is_precompiled(game)):
        for done, step in enumerate(todo):
            yield done, len(todo)
            step.compile()
    if todo and not is_precompiled(game):
        mark_precompiled(game)
        clean(cache_folder())
    yield len(todo), len(todo)


def is_precompiled(game: Game, what_for: str = "") -> bool:
    """Have all steps of exactly these rules been compiled on this machine before?"""
    return INTERPRETED or not compiles_here() or _mark(game, what_for).exists()


def mark_precompiled(game: Game, what_for: str = "") -> None:
    """Remember that all has been compiled."""
    _mark(game, what_for).touch()


def _mark(game: Game, what_for: str) -> Path:
    parts = [toolchain(), expected(), what_for, *(step.rule.fingerprint for step in steps(game))]
    return cache_folder() / PRECOMPILED / f"{game.name}-{sha256(' '.join(parts).encode()).hexdigest()[:24]}"


def steps(game: Game) -> list[CompileStep]:
    """All that Python calls, in an order in which the two ends have little in common: playing and thinking are at the
    front, choosing and looking ahead at the back."""
    box, rules, kernels = game.edition(), game.rules, game.kernels.rules
    seats, seed = game.seats[0], seed_words(0)
    state, states, boxes = game.state.blank(), game.state.blanks(1), array_of(box)
    moves, lines = np.empty(game.most_moves, np.int16), np.zeros((seats, len(game.columns)), np.int32)
    sums, standing = np.zeros((seats, len(game.columns) + 1), np.int64), np.zeros((seats, 2), np.int64)
    search, workspace, skill = search_kernels(game), new_workspace(game), _skill(game)
    found = [
        CompileStep(kernels["start"], (box, state, seed, 0)),
        CompileStep(kernels["try_play"], (boxes, states, 0, 0)),
        CompileStep(rules.determinize, (box, state, 0, seed, workspace.scratch, state)),
        CompileStep(search.compare, (box, states, 0, workspace.moves, workspace.prize, 0, workspace, skill)),
        CompileStep(rules.refusal, (box, state, 0, 0)),
        CompileStep(kernels["standing_of"], (boxes, states, lines, standing)),
        CompileStep(rules.score, (box, state, lines)),
        CompileStep(kernels["add_up"], (box, states, lines, sums, sums, np.zeros(seats))),
        CompileStep(kernels["snapshot_of"], (boxes, states, 0, states, lines, standing, moves)),
        CompileStep(kernels["view_of"], (boxes, states, 0, states)),
        CompileStep(kernels["random_games"], (box, states, states, seed, seed, 0, seed, moves)),
        CompileStep(search.roll_out, (box, state, workspace, skill.greed, skill.horizon)),
        CompileStep(search.appraise, (box, state, 0, workspace.moves, 0, workspace.values)),
        CompileStep(rules.legal, (box, state, 0, moves)),
        CompileStep(kernels["legal_of"], (boxes, states, 0, moves)),
    ]
    return [step for step in found if isinstance(step.rule, CompiledRule)]  # a rule may stay plain Python


def _skill(game: Game) -> Skill:
    return game.heuristics.skills[-1] if game.heuristics else Skill()


@contextmanager
def _second_program(game: Game, *, wanted: bool) -> Iterator[None]:
    """Another program goes through the same steps from the other end meanwhile."""
    if not wanted or not _can_be_found(game) or (os.cpu_count() or 1) < 2:
        yield
        return
    program = subprocess.Popen([*PROGRAM, game.name, str(os.getpid())], stdin=subprocess.DEVNULL)
    try:
        yield
    finally:
        program.terminate()
        program.wait()


def _can_be_found(game: Game) -> bool:
    """Would another program find this very game by its name? One that a test has made it would not."""
    try:
        return load_game(game.name) is game
    except Mistake:
        return False


def _main(name: str, caller: str = "") -> None:
    """Precompile a game; or, for another program, its steps from the other end, as long as that program lives."""
    game = load_game(name)
    if not caller:
        for _ in precompile(game):
            pass
        return
    for step in reversed(steps(game)):
        if os.getppid() == int(caller):
            step.compile()


if __name__ == "__main__":
    _main(*sys.argv[1:])
