"""What a bot is: given a view, a seat, the legal moves, a seed and a budget, it answers with one of the moves."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol

from ghostyard.bots.budget import Budget
from ghostyard.bots.precompile import is_precompiled, precompile
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.moves import LegalMoves


class Bot(Protocol):
    """A player. It never sees more than the view of its own seat."""

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int, budget: Budget | None = None) -> int:
        """The number of one of the legal moves; without a budget the bot keeps to its own."""
        ...


BOTS = ("dragon", "wolf", "owl", "bat", "moth", "random")  # to choose from, the strongest first


def bot(name: str, game: Game, *, clock: bool = True) -> Bot:
    """A bot by name, for a game: a level, `random`, or `ismcts-1000` for plain search with so many iterations.

    Without a clock it spends its iterations however long they take, and answers the same every time.
    """
    from ghostyard.bots.levels import LEVELS, player
    from ghostyard.bots.random_bot import RandomBot
    from ghostyard.bots.searcher import Searcher

    if name != "random" and not is_precompiled(game):
        deque(precompile(game), maxlen=0)
    if name in LEVELS:
        return player(name, game, clock=clock)
    if name == "random":
        return RandomBot()
    if plain := re.fullmatch(r"ismcts-([1-9]\d{0,6})", name):
        return Searcher(game, Budget(iterations=int(plain[1])))
    raise Mistake("no-such-bot", bot=name, known=", ".join([*BOTS, "ismcts-1000"]))


def bot_seed(match: Match, seat: int) -> int:
    """A seed for one decision of a bot, from which the game's own seed cannot be worked out."""
    digest = sha256(f"bot {match.seed} {match.state.ply} {seat}".encode()).digest()
    return int.from_bytes(digest[:16])


def bot_move(match: Match, seat: int, player: Bot) -> int:
    """What the bot at this seat would play, asked with its own view only."""
    return _answer(match, seat, player)[0]


def bot_moves(match: Match, players: Sequence[Bot]) -> list[tuple[int, int, int]]:
    """Ask all seats that choose now, before any of them has: seat, move, and how many moves there were."""
    return [(seat, *_answer(match, seat, players[seat])) for seat in match.pending]


def _answer(match: Match, seat: int, player: Bot) -> tuple[int, int]:
    seed = bot_seed(match, seat)
    view = match.view(seat)
    legal = match.game.legal(match.box, view, seat)
    if len(legal) == 1:
        return legal.numbers[0], 1
    return player.choose(match.box, view, seat, legal, seed), len(legal)
