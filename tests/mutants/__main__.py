"""`python -m tests.mutants [games]`: hunt all mutants of the games' rules, and say how many are still alive.

Fails when a game's tests kill less than 90 % of them, or when one survives that `survivors.toml` does not explain.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys

os.environ["GHOSTYARD_INTERPRET"] = "1"  # before any rule is imported
os.environ["OMP_NUM_THREADS"] = "1"  # children are forked: no threads

from ghostyard.games import OURS
from tests.mutants.hunt import hunt
from tests.mutants.mutations import Mutant, mutants_of, rule_functions
from tests.mutants.named import named_mutants
from tests.mutants.survivors import Report


def main() -> int:
    """Hunt in every game that is named, or in all: each in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*OURS, []], help="all, if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--sample", type=int, help="only so many, drawn at random; without finding out who reaches what"
    )
    parser.add_argument(
        "--of-all", type=int, help="only so many, drawn at random from all: for a game that takes hours"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--in", dest="where", default="", help="only functions whose name begins so: turns.claim")
    parser.add_argument("--named", action="store_true", help="only the mutants of named.toml")
    parser.add_argument("--survivors", action="store_true", help="list those that are explained, too")
    wanted = parser.parse_args()
    games = wanted.games or [game for game in OURS if rule_functions(game)]
    if len(games) > 1:
        rest = [word for word in sys.argv[1:] if word not in games]
        codes = [subprocess.call([sys.executable, "-m", "tests.mutants", game, *rest]) for game in games]
        return max(codes)
    report = hunted(games[0], wanted)
    print(report.told(wanted.survivors))
    return 0 if report.fine else 1


def hunted(game: str, wanted: argparse.Namespace) -> Report:
    """What came of the hunt in one game."""
    named = named_mutants(game)
    if wanted.sample is not None:
        mutants = named + sample(game, wanted.sample, wanted.seed)
        return Report(game, hunt(game, mutants, wanted.jobs, guided=False), whole=False)
    functions = [] if wanted.named else [each for each in rule_functions(game) if each.where.startswith(wanted.where)]
    names = {mutant.name for mutant in named}
    bred = [mutant for function in functions for mutant in mutants_of(function) if mutant.name not in names]
    if wanted.of_all is not None:
        bred = random.Random(wanted.seed).sample(bred, min(wanted.of_all, len(bred)))
    chosen = [mutant for mutant in named if mutant.where.startswith(wanted.where)] + bred
    whole = not (wanted.named or wanted.where or wanted.of_all)
    return Report(game, hunt(game, chosen, wanted.jobs), whole=whole)


def sample(game: str, count: int, seed: int) -> list[Mutant]:
    """Some mutants that ought to die, of functions drawn at random, the long ones more often."""
    luck, functions, mutants = random.Random(seed), rule_functions(game), []
    for function in luck.choices(functions, [len(function.text) for function in functions], k=count):
        doomed = [mutant for mutant in mutants_of(function) if Report.reason_for(game, mutant) is None]
        mutants += [luck.choice(doomed)] if doomed else []
    return mutants


if __name__ == "__main__":
    sys.exit(main())
