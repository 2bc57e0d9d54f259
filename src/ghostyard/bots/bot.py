"""What a bot is: it is given a view, the seat, the legal moves and a seed, and answers with one of the moves."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Protocol

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.moves import LegalMoves


class Bot(Protocol):
    """A player. It never sees more than the view of its own seat."""

    def choose(self, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int) -> int:
        """The number of one of the legal moves."""
        ...


def _random(game: Game) -> Bot:
    from ghostyard.bots.random_bot import RandomBot

    return RandomBot()


def _sampler(game: Game) -> Bot:
    from ghostyard.bots.sampler import Sampler

    return Sampler(game)


BOTS: dict[str, Callable[[Game], Bot]] = {"sampler": _sampler, "random": _random}


def bot(name: str, game: Game) -> Bot:
    """A bot by name, for a game."""
    if name not in BOTS:
        raise Mistake("no-such-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](game)


def bot_seed(match: Match, seat: int) -> int:
    """A seed for one decision of a bot, from which the game's own seed cannot be worked out."""
    digest = sha256(f"bot {match.seed} {match.state.ply} {seat}".encode()).digest()
    return int.from_bytes(digest[:16])


def bot_move(match: Match, seat: int, player: Bot) -> int:
    """What the bot at this seat would play, asked with its own view only."""
    seed = bot_seed(match, seat)
    view = match.view(seat)
    legal = match.game.legal(match.box, view, seat)
    return legal.numbers[0] if len(legal) == 1 else player.choose(match.box, view, seat, legal, seed)
