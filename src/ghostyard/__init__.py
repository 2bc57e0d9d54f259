"""Ghostyard: ghost games around one table. `game("galore")` is a game, `Match` is one being played."""

from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.games import GAMES, game

__all__ = ["GAMES", "SPECTATOR", "Match", "Mistake", "Refused", "game"]
