"""Ghostyard: ghost games around one table. `game("galore")` is a game, `Match` is one being played."""

from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.core.registry import register_device
from ghostyard.games import GAMES, game

register_device("cpu", "ghostyard.core.batch:Batch")
register_device("cuda", "ghostyard.research.cuda_batch:CudaBatch")

__all__ = ["GAMES", "SPECTATOR", "Match", "Mistake", "Refused", "game"]
