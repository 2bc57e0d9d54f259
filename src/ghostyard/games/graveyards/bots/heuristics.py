"""What a good player of Graveyards, Ghosts & Haunted Houses knows: own ghosts belong together, and rivals' apart.

Only the nearest spaces are looked at: it is quick, and search finds the rest.
"""

from __future__ import annotations

import numpy as np

from ghostyard.core.heuristics import Heuristics, Skill
from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.graveyards.rules.ground import is_taken, tile_at
from ghostyard.games.graveyards.rules.move_numbers import AT, DECLINE, HOUSE, KIND, POINT, TILE, space_of
from ghostyard.games.graveyards.rules.scoring import colour_points
from ghostyard.games.graveyards.rules.state import (
    CELL,
    COLOURS,
    FACING,
    HOUSE_SPOT,
    INVESTIGATOR,
    KIDS,
    NO_ICON,
    SPACE_ROW,
    SPACES,
    TILES,
    TOKEN,
    TOKEN_SPOT,
    TURN,
    WIDTH,
    Box,
    State,
)

NOBODY = -1
HOUSE_IN_HAND = 3.0  # what a house will add, once it is played
# Around a tile: the quarter of it that a space beside it touches, and where that space lies from the upper left one.
TOUCHES = table(
    np.array(
        [(0, -1, 0), (1, -1, 1), (1, 0, 2), (3, 1, 2), (3, 2, 1), (2, 2, 0), (2, 1, -1), (0, 0, -1)],
        np.int64,
    )
)
STEPS = table(np.array([(-1, 0), (0, 1), (1, 0), (0, -1)], np.int64))


@rule
def colour_of(box: Box, s: State, y: int, x: int) -> int:
    """The colour of the ghost printed on a space; NOBODY where there is none. GRA-01"""
    if y < 0 or x < 0 or y >= SPACES or x >= SPACES:
        return NOBODY
    cell = (y >> 1) * WIDTH + (x >> 1)
    if not is_taken(s, cell):
        return NOBODY
    tile, quarter = tile_at(s, cell), 2 * (y & 1) + (x & 1)
    for colour in range(COLOURS):
        if (box.shows[tile, s.turn[tile], colour] >> quarter) & 1 == 1:
            return colour
    return NOBODY


@rule
def interest(s: State, seat: int, colour: int) -> float:
    """What one more joined ghost of a colour means to a seat. GRA-22"""
    if colour == NOBODY or s.owner[colour] == 0:
        return 0.0
    return 1.0 if s.owner[colour] == seat + 1 else -0.5 / (s.seats - 1)


@rule
def colours_around(box: Box, s: State, cell: int) -> int:
    """The colours of the eight spaces around a cell, three bits each: 1 + the colour, 0 for nobody."""
    y, x, around = 2 * (cell // WIDTH), 2 * (cell % WIDTH), 0
    for touch in range(8):
        near = colour_of(box, s, y + TOUCHES[touch, 1], x + TOUCHES[touch, 2])
        around |= (near + 1) << (3 * touch)
    return around


@rule
def fit(box: Box, s: State, seat: int, tile: int, around: int, turn: int) -> float:
    """How well a tile fits among these ghosts: equal ones side by side, own ones wanted, rivals' not. GRA-20"""
    points = 0.0
    for touch in range(8):
        near = ((around >> (3 * touch)) & 7) - 1
        if near != NOBODY and (box.shows[tile, turn, near] >> TOUCHES[touch, 0]) & 1 == 1:
            points += interest(s, seat, near)
    return points


@rule
def best_fit(box: Box, s: State, seat: int, tile: int, cell: int) -> float:
    """The best of the four turns."""
    around, best = colours_around(box, s, cell), -100.0
    for turn in range(4):
        best = max(best, fit(box, s, seat, tile, around, turn))
    return best


@rule
def tile_outlook(box: Box, s: State, seat: int, tile: int) -> float:
    """Own ghosts on a tile, and its icon. GRA-07 GRA-13"""
    points = 0.7 if box.icon[tile] != NO_ICON else 0.0
    for colour in range(COLOURS):
        ghosts = box.shows[tile, 0, colour]
        for quarter in range(4):
            points += ((ghosts >> quarter) & 1) * interest(s, seat, colour)
    return points


@rule
def house_outlook(s: State, colour: int) -> float:
    """A house is best kept until there is much to show; moving one is seldom worth a turn. GRA-08 GRA-21"""
    if s.house[colour] != 0:
        return 0.1
    return 3.2 if s.drawn > TILES - 12 else 0.5


@rule
def windows_outlook(box: Box, s: State, space: int) -> float:
    """How many own ghosts a house would show here. GRA-21"""
    shown = 0.0
    for window in range(4):
        near = colour_of(box, s, space // SPACE_ROW + (window >> 1), space % SPACE_ROW + (window & 1))
        shown += near == s.kind - 1
    return shown


@rule
def token_outlook(box: Box, s: State, seat: int, kind: int, space: int) -> float:
    """Kids beside own ghosts, investigators and gravestones beside the rivals'. GRA-20 GRA-21"""
    own = colour_of(box, s, space // SPACE_ROW, space % SPACE_ROW)
    points = 0.0
    for step in range(4):
        near = colour_of(box, s, space // SPACE_ROW + STEPS[step, 0], space % SPACE_ROW + STEPS[step, 1])
        points += interest(s, seat, near)
    return (points if kind == KIDS else -points) - interest(s, seat, own)


@rule
def appraise_one(box: Box, s: State, seat: int, move: int) -> float:
    """How good one move seems."""
    if s.phase == TURN:
        if move >= HOUSE:
            return house_outlook(s, move - HOUSE)
        return tile_outlook(box, s, seat, s.hand[seat, move - TILE])
    if s.phase == CELL:
        return best_fit(box, s, seat, s.hand[seat, s.slot - 1], move - AT)
    if s.phase == FACING:
        around = colours_around(box, s, s.here - 1)
        return fit(box, s, seat, s.hand[seat, s.slot - 1], around, move - POINT)
    if s.phase == HOUSE_SPOT:
        return windows_outlook(box, s, space_of(move))
    if s.phase == TOKEN:
        return 0.0 if move == DECLINE else (3.0 if move - KIND == KIDS else 1.0 + (move - KIND == INVESTIGATOR))
    if s.phase == TOKEN_SPOT:
        return token_outlook(box, s, seat, s.kind - 1, space_of(move))
    return 0.2 if move == DECLINE else 0.0


@rule
def appraise(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """How good each of these legal moves seems to this seat, in points."""
    for i in range(options):
        values[i] = appraise_one(box, s, seat, moves[i])


@rule
def evaluate(box: Box, s: State, points: Array) -> bool:
    """The points of every seat's best sections as a turn begins, and what its houses in hand may add. GRA-21 GRA-22"""
    if s.phase != TURN:
        return False
    for seat in range(s.seats):
        points[seat] = 0.0
    for colour in range(COLOURS):
        if s.owner[colour] != 0:
            waiting = HOUSE_IN_HAND if s.house[colour] == 0 else 0.0
            points[s.owner[colour] - 1] += colour_points(box, s, colour) + waiting
    return True


HEURISTICS = Heuristics(
    appraise,
    (
        Skill(blur=1.0),
        Skill(blur=0.1),
        Skill(iterations=12, halving=True, width=4, greed=1000, points=0.9, horizon=1),
        Skill(iterations=48, halving=True, width=12, greed=1000, points=0.9, horizon=1),
        Skill(iterations=300, halving=True, width=24, greed=1000, points=0.9, horizon=3),
    ),
    evaluate=evaluate,
)
