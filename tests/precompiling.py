"""Compiles what the tests call, so that test workers load it instead of all compiling the same."""

from __future__ import annotations

import sys

import numpy as np

from ghostyard.bots.bot import bot, bot_move
from ghostyard.bots.precompile import mark_precompiled, precompile
from ghostyard.core.chance import seed_words
from ghostyard.core.conformance.rules import refusal_codes
from ghostyard.core.match import Match
from ghostyard.games import game as load_game


def precompile_for_tests(name: str) -> None:
    game = load_game(name)
    for _ in precompile(game, alone=True):
        pass
    match = Match(game, game.seats[0], seed=1)
    seat = match.pending[0]
    refusal_codes(match, seat)
    for level in ("owl", "ismcts-10"):
        move = bot_move(match, seat, bot(level, game))
    game.rules.play(match.box, match.copy().state, seat, move)
    game.kernels.play_randomly(match.box, match.copy().state, seed_words(2), np.empty(game.most_moves, np.int16))
    mark_precompiled(game, "tests")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        precompile_for_tests(name)
