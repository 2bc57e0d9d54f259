"""How a game of the ghost train stands: what every seat can hope for as a turn begins, in points."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.bots.values import (
    bits,
    kinds_held,
    kinds_in_code,
    life,
    own_hopes,
    prospect,
    unseen_places,
)
from ghostyard.games.geisterbahn.rules.cards import keys_of
from ghostyard.games.geisterbahn.rules.state import CODE, STEP_ONE, Box, State, is_ghost

# What it is worth to lack so many things, places of the code not seen and keys not found: the last are the dearest.
LACKING = table(np.array([sum(22.0 / (1.5 + step) for step in range(lack, 2 * CODE)) for lack in range(2 * CODE + 1)]))
GHOST_POINT = 1.5  # a victory point counts only if nobody gets out
NO_HOPE_LEFT_OUT = -1


@rule
def seat_outlook(box: Box, s: State, seat: int) -> float:
    """The heart, what is known and found, and the next place to reach; a ghost has its victory points. GEI-24 GEI-35"""
    if is_ghost(s, seat):
        return GHOST_POINT * s.points[seat]
    found = bits(kinds_in_code(s, seat) & kinds_held(s, seat))
    lacking = unseen_places(s, seat) + CODE - found
    next_place = prospect(box, s, s.cell[seat], own_hopes(box, s, seat), NO_HOPE_LEFT_OUT)
    return life(s.morale[seat]) + LACKING[lacking] + 0.7 * min(CODE, keys_of(s, seat)) + next_place


@rule
def evaluate(box: Box, s: State, points: Array) -> bool:
    """What every seat can hope for; only when somebody's turn begins."""
    if s.asked != STEP_ONE or s.turned != 0:
        return False
    for seat in range(s.seats):
        points[seat] = seat_outlook(box, s, seat)
    return True
