"""Graveyards, Ghosts & Haunted Houses: how a view is written as numbers."""

from ghostyard.core.observation import Observation
from ghostyard.games.graveyards.rules.state import HAND

OBSERVATION = Observation(
    hidden=("deck",),
    omitted=("rows", "vacant", "bare", "todo", "reached"),  # follow from tiles, tokens and houses
    by_seat=("supply", "hand", "held", "shown"),
    holders=("owner",),
    seat_sets=("moved",),
    bits={"held": HAND, "shown": HAND},
)
