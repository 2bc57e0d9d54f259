"""Grading: who finds the best turn, from first sight and the weakest level to the strongest."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from ghostyard.bots.bot import Bot
from ghostyard.bots.greedy import Greedy
from ghostyard.bots.levels import LEVELS, player
from ghostyard.bots.outlooks import Moves
from ghostyard.core.game import Game
from ghostyard.puzzles.collection import GRADES, SIGHT
from ghostyard.puzzles.turns import SeatPosition

FOUND_BY = (4.0, 3.0, 2.0, 1.3)  # levels, where the next grade begins
TRIES = 4  # of every level: the weaker ones err at random


def turn_of(position: SeatPosition, bot: Bot, seed: int) -> Moves:
    """The turn that a bot plays, asked with the view of its seat at every decision."""
    game, box, seat, state = position.game, position.box, position.seat, position.world()
    moves: Moves = ()
    while not moves or not position.is_done(state, len(moves)):
        view = game.view(box, state, seat)
        legal = game.legal(box, view, seat)
        chosen = bot.choose(box, view, seat, legal, (seed + len(moves)) % (1 << 128))
        game.rules.play(box, state, seat, chosen)
        moves = (*moves, int(chosen))
    return moves


def players(game: Game) -> dict[str, Bot]:
    """First sight, and all levels; without a clock, so that they answer the same every time."""
    return {SIGHT: Greedy(game), **{level: player(level, game, clock=False) for level in LEVELS}}


def tries(position: SeatPosition, bots: dict[str, Bot], seed: int) -> dict[str, list[Moves]]:
    """The turns of every player."""
    return {
        name: [turn_of(position, bot, _seed(seed, name, number)) for number in range(TRIES)]
        for name, bot in bots.items()
    }


def usual(turns: list[Moves]) -> Moves:
    """What a player does most often."""
    return Counter(turns).most_common(1)[0][0]


def grade(found: dict[str, float]) -> int:
    """From 1, which nearly every level finds, to 5, which only the strongest does, or nobody."""
    levels = sum(found[level] for level in LEVELS)
    return GRADES[0] + sum(levels < most for most in FOUND_BY)


def _seed(seed: int, name: str, number: int) -> int:
    return int.from_bytes(sha256(f"{seed} {name} {number}".encode()).digest()[:15])
