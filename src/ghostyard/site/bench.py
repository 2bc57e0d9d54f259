"""Proofs and figures of the modules, in Node: every game and number of seats against the CPU's own rules.

`python -m ghostyard.site.bench`; the hashes of 10,000 last states must be equal, or it stops.
"""

from __future__ import annotations

import sys
from typing import Any

from ghostyard.core.game import Game
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.site import checks

GAMES_EACH = 10_000
WORLDS, ITERATIONS = 3000, 15_000  # of a search: shorter ones measure how an engine warms up
TIMES = 3  # the best of so many counts: others use the machine too


def main() -> None:
    """Print a line for every game and number of seats, and one for search."""
    if checks.node() is None:
        sys.exit("There is no Node here: the rules as WebAssembly are not measured.")
    print(f"{'rules as WebAssembly':<28}{'million moves/s':>16}{'of native':>11}   {GAMES_EACH:,} last states")
    for name in GAMES:
        game = load_game(name)
        for seats in game.seats:
            _compare_games(game, seats)
        _compare_search(game)


def _compare_games(game: Game, seats: int) -> None:
    job = checks.games_job(game, seats, GAMES_EACH)
    checks.games({**job, "games": 1})  # compiles or loads
    ours, native = [], []
    for _ in range(TIMES):
        ours += checks.in_node([job])
        native.append(checks.games(job))
    if {each["hash"] for each in ours} != {native[0]["hash"]}:
        sys.exit(f"{game.name} with {seats}: WebAssembly and CPU do not come to the same states")
    seconds, known = _least(ours, "seconds"), _least(native, "seconds")
    what, speed = f"{game.name} with {seats}", ours[0]["plies"] / seconds / 1e6
    print(f"{what:<28}{speed:>16.2f}{known / seconds:>11.2f}   equal")


def _compare_search(game: Game) -> None:
    job = checks.search_job(game, game.seats[-1], worlds=WORLDS, iterations=ITERATIONS)
    checks.search({**job, "worlds": 1, "iterations": 1})
    ours, native = [], []
    for _ in range(TIMES):
        ours += checks.in_node([job, job])[1:]  # the first time the engine still compiles
        native.append(checks.search(job))
    for what in ("comparing", "thinking"):
        seconds, known = _least(ours, what), _least(native, what)
        per_second = (WORLDS * len(ours[0]["seems"]) if what == "comparing" else ITERATIONS) / seconds
        print(f"{f'{game.name}, {what}':<28}{per_second:>13,.0f} /s{known / seconds:>11.2f}")


def _least(found: list[Any], what: str) -> float:
    return min(each[what] for each in found)


if __name__ == "__main__":
    main()
