"""Gho Gho Ghosty: how a view is written as numbers."""

from ghostyard.core.observation import Observation
from ghostyard.games.ghosty.rules.state import PER_COLOUR

OBSERVATION = Observation(
    hidden=("deck",),
    by_seat=("shown", "bet", "row", "train"),
    seats=("ghosty",),
    holders=("engine",),
    seat_sets=("laid",),
    bits={"row": PER_COLOUR},
)
