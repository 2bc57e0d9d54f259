"""Ghosts Galore: how a view is written as numbers."""

from ghostyard.core.observation import Observation

OBSERVATION = Observation(
    by_seat=("board", "side", "offer", "secret", "claimed", "choice", "tile", "turn"),
    seats=("lamp",),
)
