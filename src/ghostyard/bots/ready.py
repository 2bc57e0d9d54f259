"""Making a game ready: its rules and its search are compiled, the first time ever by two programs side by side."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ghostyard.bots.search import new_workspace, search_kernels
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.rule import INTERPRETED
from ghostyard.core.warm import Step, is_warm, mark_warm, rule_steps
from ghostyard.games import GAMES
from ghostyard.games import game as load_game

PROGRAM = sys.executable, "-m", "ghostyard.bots.ready"  # and the name of a game: makes it ready
EARLY, LATE = 3, 2  # the rules that the search needs first, from either end


def make_ready(game: Game, *, alone: bool = False) -> Iterator[tuple[int, int]]:
    """Compile or load all that playing and thinking need, telling (steps done, steps in all) before each step."""
    steps = _steps(game)
    with _somebody_helping(game, alone=alone or is_warm(game)):
        for done, step in enumerate(steps):
            yield done, len(steps)
            step.compile()
    if not INTERPRETED:
        mark_warm(game)
    yield len(steps), len(steps)


def _steps(game: Game) -> list[Step]:
    """Begun from either end: playing and thinking from the front, choosing and looking ahead from the back."""
    rules, search, workspace, views = rule_steps(game), search_kernels(game), new_workspace(game), game.state.blanks(1)
    box, state, skill = game.edition(), game.state.blank(), game.heuristics.skills[-1] if game.heuristics else Skill()
    compare = Step(search.compare, (box, views, 0, workspace.moves, workspace.prize, 0, workspace, skill))
    roll_out = Step(search.roll_out, (box, state, workspace, skill.greed, skill.horizon))
    appraise = Step(search.appraise, (box, state, 0, workspace.moves, 0, workspace.values))
    return [*rules[:EARLY], compare, *rules[EARLY:-LATE], roll_out, appraise, *rules[-LATE:]]


@contextmanager
def _somebody_helping(game: Game, *, alone: bool) -> Iterator[None]:
    """Another program goes through the same steps from the other end; what one has compiled, the other finds."""
    if alone or INTERPRETED or game.name not in GAMES or (os.cpu_count() or 1) < 2:
        yield
        return
    helper = subprocess.Popen([*PROGRAM, game.name, str(os.getpid())], stdin=subprocess.DEVNULL)
    try:
        yield
    finally:
        helper.terminate()
        helper.wait()


def _help(game: Game, caller: int) -> None:
    """Go through the steps from the other end, as long as the caller lives."""
    for step in reversed(_steps(game)):
        if os.getppid() == caller:
            step.compile()


def _main(name: str, caller: str = "") -> None:
    if caller:
        _help(load_game(name), int(caller))
    else:
        for _ in make_ready(load_game(name)):
            pass


if __name__ == "__main__":
    _main(*sys.argv[1:])
