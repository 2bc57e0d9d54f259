"""Gefangen in der Geisterbahn: how a view is written as numbers.

Seats inside the stack of running things (`frame`) and in the set of those who have `seen` a card are not counted from
the observer, unlike all others.
"""

from ghostyard.core.observation import Observation
from ghostyard.games.geisterbahn.rules.state import KINDS

EDGES = 6  # of a tile
DUE = 3  # effects that can wait for somebody's next turn

OBSERVATION = Observation(
    hidden=("horror_pile", "item_pile", "encounter_pile"),
    omitted=("events", "event"),  # for telling; what came of it is in the position
    by_seat=(
        "cell", "edge", "morale", "points", "keys", "due", "held", "hand", "least_items", "most_items",
        "knows_pile", "knows_code",
    ),
    seats=("starter", "active", "mover", "driver"),
    holders=("cracker", "holder", "book", "booze"),
    seat_sets=("ghosts", "met_ghosts", "placed"),
    bits={"way_out": EDGES, "due": DUE, "knows_pile": KINDS, "knows_code": KINDS},
)  # fmt: skip
