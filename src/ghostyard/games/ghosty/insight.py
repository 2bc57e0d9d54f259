"""What a good player of Gho Gho Ghosty knows: what a carriage is worth to whom, so what Mr. Ghosty will be after."""

from __future__ import annotations

import math

import numpy as np

from ghostyard.core.chance import below
from ghostyard.core.insight import Insight, Skill
from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.core.seats import bit
from ghostyard.games.ghosty.rules import BET, DRAW, TAKE
from ghostyard.games.ghosty.state import (
    BETTING,
    CARRIAGE,
    COLOUR_OF,
    COLOURS,
    PER_COLOUR,
    TAKING,
    Box,
    State,
    carriages_of,
    passengers_of,
)

# What a row of so many carriages will be worth in the end: the next step is nearer. GHO-18
ROW_OUTLOOK = table(np.array([0.0, 0.7, 1.8, 3.3, 4.1, 5.1, 5.5] + [6.0] * (PER_COLOUR - 6)))
REWARD = 2.5  # what a correct bet earns, about
WHIM = 1.2  # points by which Mr. Ghosty may miss his best carriage
SURPRISE = 300  # of a thousand bets, how many follow no reason that others can see


@rule
def best_rival(s: State, seat: int, colour: int) -> int:
    """The best train of this colour among the others."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.train[other, colour])
    return best


@rule
def engine_chance(own: int, rival: int) -> float:
    """How likely the better of two trains keeps the engine to the end. GHO-14 GHO-15"""
    lead = (own - rival) / CARRIAGE
    chance = 0.5 + 0.22 * lead
    if own < 3 * CARRIAGE:  # nobody has an engine for two carriages
        chance -= 0.1 * (3 - own // CARRIAGE)
    return min(0.97, max(0.0, chance))


@rule
def train_outlook(own: int, rival: int) -> float:
    """What a train will score in the end, against the best other train of its colour. GHO-18 GHO-19"""
    riders = passengers_of(own) + 1.5
    return ROW_OUTLOOK[carriages_of(own)] + engine_chance(own, rival) * riders


@rule
def gain(s: State, seat: int, colour: int, passengers: int) -> float:
    """What one more carriage is worth to this seat: its own train, and the engine that a rival may lose."""
    own, rival = s.train[seat, colour], best_rival(s, seat, colour)
    longer = own + CARRIAGE + passengers
    better = train_outlook(longer, rival) - train_outlook(own, rival)
    hurt = engine_chance(rival, own) - engine_chance(rival, longer)
    return better + hurt * (passengers_of(rival) + 1.5) / (s.seats - 1)


@rule
def gain_unseen(s: State, seat: int) -> float:
    """What the top of the pile is worth on average."""
    points = 0.0
    for colour in range(COLOURS):
        points += gain(s, seat, colour, 1)
    return points / COLOURS


@rule
def weigh_colours(box: Box, s: State, weights: Array) -> float:
    """How much each colour draws Mr. Ghosty, as weights; says their sum."""
    total = 0.0
    for colour in range(COLOURS):
        weights[colour] = 0.0
    for slot in range(s.displayed):
        carriage = s.display[slot]
        colour = COLOUR_OF[carriage]
        weight = math.exp(gain(s, s.ghosty, colour, box.passengers[carriage]) / WHIM)
        weights[colour] += weight
        total += weight
    return total


@rule
def appraise_bets(box: Box, s: State, moves: Array, options: int, values: Array) -> None:
    """A bet is worth what it earns if Mr. Ghosty is after that colour. GHO-07 GHO-09"""
    total = weigh_colours(box, s, values)
    for i in range(options):  # the moves are the colours in their order
        values[i] = 2.0 * REWARD * values[moves[i] - BET] / total


@rule
def appraise_carriages(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """A carriage is worth what it gains. GHO-08 GHO-09"""
    for i in range(options):
        if moves[i] == DRAW:
            values[i] = gain_unseen(s, seat)
        else:
            carriage = s.display[moves[i] - TAKE]
            values[i] = gain(s, seat, COLOUR_OF[carriage], box.passengers[carriage])


@rule
def appraise(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """How good each of these legal moves seems to this seat, in points."""
    if s.phase == BETTING:
        appraise_bets(box, s, moves, options, values)
    else:
        appraise_carriages(box, s, seat, moves, options, values)


@rule
def suppose(box: Box, s: State, seat: int, dice: Array, weights: Array) -> None:
    """Bets that lie face down are likely to be on what Mr. Ghosty is after. GHO-07"""
    if s.phase != BETTING and s.phase != TAKING:
        return
    total = weigh_colours(box, s, weights)
    for other in range(s.seats):
        if other != seat and s.laid & bit(other) and below(dice, 1000) >= SURPRISE:
            draw = total * below(dice, 1 << 20) / (1 << 20)
            colour = 0
            while colour < COLOURS - 1 and draw >= weights[colour]:
                draw -= weights[colour]
                colour += 1
            s.bet[other] = 1 + colour


INSIGHT = Insight(
    appraise,
    (
        Skill(blur=1.0),
        Skill(blur=0.3),
        Skill(iterations=300, halving=True, width=6, greed=850, points=0.9),
        Skill(iterations=1200, halving=True, width=8, greed=850, points=0.9),
        Skill(iterations=5000, halving=True, greed=850, points=0.9),
    ),
    suppose,
)
