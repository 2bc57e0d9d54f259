"""Makes a picture of every game that has a look, in the middle of a game between players who want points.

Run it from the top of the repository: `python docs/pictures/make.py`.
"""

from __future__ import annotations

import random
from pathlib import Path

from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import copy_of
from ghostyard.core.scene import scene_svg
from ghostyard.core.words import words_for
from ghostyard.games import GAMES, game

NAMES = ["Ana", "Bruno", "Carla", "Dieter"]
SEED = 20


def greedy(match: Match, seat: int, luck: random.Random) -> int:
    """A move that leads to the most points at once; any of them if several do."""
    moves = list(match.legal(seat).numbers)
    luck.shuffle(moves)
    return max(moves, key=lambda move: points_after(match, seat, move))


def points_after(match: Match, seat: int, move: int) -> int:
    """The seat's points after this move, as it can show_own_choice them."""
    trial = copy_of(match.state)
    match.game.rules.play(match.box, trial, seat, move)
    seen = match.game.view(match.box, trial, seat)
    match.game.show_own_choice(match.box, seen, seat)
    return match.game.totals(match.box, seen)[seat]


def length_of(one: Game) -> int:
    """How many moves a game takes between greedy players."""
    return len(play(one, one.most_plies).played)


def play(one: Game, plies: int) -> Match:
    """A game between greedy players, so many moves long."""
    match, luck = Match(one, 4, seed=SEED, names=NAMES), random.Random(SEED)
    while not match.over and len(match.played) < plies:
        seat = match.pending[0]
        match.play(seat, greedy(match, seat, luck))
    return match


def main() -> None:
    """A picture for every game, seen by a player who has to decide."""
    for one in map(game, GAMES):
        match = play(one, length_of(one) * 4 // 5)
        seat = match.pending[0]
        scene = one.look(match.box, match.view(seat), seat, NAMES, words_for(one.name, "en"))
        path = Path(__file__).with_name(f"{one.name}.svg")
        path.write_text(scene_svg(one.name, scene, one.art()), encoding="utf-8")


if __name__ == "__main__":
    main()
