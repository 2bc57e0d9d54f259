"""What a good player of Gho Gho Ghosty knows: what a carriage is worth to whom, and what everybody thinks of it.

Bets are a guessing game: whoever bets asks what Mr. Ghosty is after, and Mr. Ghosty avoids what the others bet on. Both
think about each other for some steps, and settle near the point where neither gains by thinking further.
"""

from __future__ import annotations

import math

import numpy as np

from ghostyard.core.chance import below
from ghostyard.core.heuristics import Heuristics, Skill
from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.core.seats import bit
from ghostyard.games.ghosty.rules.scoring import ROW_POINTS
from ghostyard.games.ghosty.rules.state import (
    BETTING,
    CARRIAGE,
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    PER_COLOUR,
    TAKING,
    Box,
    State,
    carriages_of,
    passengers_of,
)
from ghostyard.games.ghosty.rules.turns import BET, DRAW, ENGINE_LENGTH, TAKE, pile_size

REWARD = 2.5  # what a correct bet earns, about, in points
WHIM = 0.3  # points by which people miss what is best for them
STEPS = 12  # of "they think that I think"
SURPRISE = 300  # of a thousand bets, how many follow no reason that others can see
MOST_COMING = 33

# ---------------------------------------------------------------- what trains will be worth


def _row_outlook(coming: int, carriages: int) -> float:
    """What a row will score if so many carriages still come to its owner, in all colours. GHO-18"""
    expected = 0.38 * coming * max(0.3, 1 - 0.06 * carriages)
    points, chance, rest = 0.0, math.exp(-expected), 1.0
    for more in range(PER_COLOUR + 1 - carriages):
        points += chance * float(ROW_POINTS[carriages + more])
        rest -= chance
        chance *= expected / (more + 1)
    return points + rest * float(ROW_POINTS[PER_COLOUR])


ROW_OUTLOOK = table(np.array([[_row_outlook(c, n) for n in range(PER_COLOUR + 1)] for c in range(MOST_COMING)]))
# How sure a lead of one carriage is: the fewer come, the surer. Measured in games of first sight.
GRIP = table(np.array([20.0] + [0.45 + 4.3 / (coming + 1.4) for coming in range(1, MOST_COMING)]))


@rule
def still_coming(s: State) -> int:
    """How many carriages each seat will still get, about; 0 in the last round. GHO-17"""
    if s.displayed + pile_size(s) < DISPLAY + 2:
        return 0
    return min(MOST_COMING - 1, 1 + pile_size(s) // s.seats)


@rule
def engine_chance(own: int, rival: int, coming: int) -> float:
    """How likely the own train has the engine in the end. GHO-14 GHO-15"""
    fuller = 0.25 * (passengers_of(own) - passengers_of(rival))
    lead = carriages_of(own) - carriages_of(rival) + min(0.5, max(-0.5, fuller))
    chance = 1.0 / (1.0 + math.exp(-GRIP[coming] * lead))
    short = ENGINE_LENGTH - carriages_of(own)
    if short > 0:
        chance *= max(0.0, 1.0 - short * 0.33 / (0.3 * coming + 0.2))
    return chance


@rule
def riders_outlook(train: int, coming: int) -> float:
    """How many will ride in this train in the end, with the driver. GHO-19"""
    return passengers_of(train) + 1.0 + 0.25 * coming


@rule
def train_outlook(own: int, rival: int, coming: int) -> float:
    """What a train will score in the end, against the best other train of its colour. GHO-18 GHO-19"""
    return ROW_OUTLOOK[coming, carriages_of(own)] + engine_chance(own, rival, coming) * riders_outlook(own, coming)


@rule
def best_rival(s: State, seat: int, colour: int) -> int:
    """The best train of this colour among the others."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.train[other, colour])
    return best


@rule
def gain(s: State, seat: int, colour: int, more: int, coming: int) -> float:
    """What a longer train is worth to this seat: its own points, and the engine that a rival may lose."""
    own, rival = s.train[seat, colour], best_rival(s, seat, colour)
    better = train_outlook(own + more, rival, coming) - train_outlook(own, rival, coming)
    hurt = engine_chance(rival, own, coming) - engine_chance(rival, own + more, coming)
    return better + hurt * riders_outlook(rival, coming) / (s.seats - 1)


@rule
def gain_of(box: Box, s: State, seat: int, carriage: int, coming: int) -> float:
    """What one more carriage is worth to this seat."""
    return gain(s, seat, COLOUR_OF[carriage], CARRIAGE + box.passengers[carriage], coming)


@rule
def gain_unseen(s: State, seat: int, coming: int) -> float:
    """What the top of the pile is worth on average."""
    points = 0.0
    for colour in range(COLOURS):
        points += gain(s, seat, colour, CARRIAGE + 1, coming)
    return points / COLOURS


@rule
def evaluate(box: Box, s: State, points: Array) -> bool:
    """What every seat will score in the end, about; only between rounds, when nothing is laid or owed."""
    if s.phase != BETTING or s.laid != 0:
        return False
    coming = still_coming(s)
    for seat in range(s.seats):
        points[seat] = 0.0
        for colour in range(COLOURS):
            points[seat] += train_outlook(s.train[seat, colour], best_rival(s, seat, colour), coming)
    return True


# ---------------------------------------------------------------- what they think of each other
# Room to think in: numbers by colour, and how attractive each pair of colours is.
BETS, TAKES, LURE, PAIRS = 0, COLOURS, 2 * COLOURS, 3 * COLOURS


@rule
def weigh_pairs(box: Box, s: State, room: Array) -> None:
    """How much every pair of carriages draws Mr. Ghosty, added up by their colours. GHO-08"""
    coming = still_coming(s)
    for pair in range(COLOURS * COLOURS):
        room[PAIRS + pair] = 0.0
    for slot in range(s.displayed):
        carriage = s.display[slot]
        colour, worth = COLOUR_OF[carriage], gain_of(box, s, s.ghosty, carriage, coming)
        for earlier in range(slot):
            other = s.display[earlier]
            if COLOUR_OF[other] == colour:
                longer = 2 * CARRIAGE + box.passengers[carriage] + box.passengers[other]
                both = gain(s, s.ghosty, colour, longer, coming)
            else:
                both = worth + gain_of(box, s, s.ghosty, other, coming)
            room[PAIRS + COLOURS * COLOUR_OF[other] + colour] += math.exp(both / WHIM)


@rule
def expect_takes(room: Array, share: float) -> None:
    """How many of each colour Mr. Ghosty takes, if he fears these bets: mixed into what was thought before."""
    for colour in range(COLOURS):
        room[LURE + colour] = math.exp(-REWARD / WHIM * room[BETS + colour])
    total = 0.0
    for pair in range(COLOURS * COLOURS):
        total += room[PAIRS + pair] * room[LURE + pair // COLOURS] * room[LURE + pair % COLOURS]
    for colour in range(COLOURS):
        taken = 0.0
        for other in range(COLOURS):
            both = room[PAIRS + COLOURS * colour + other] + room[PAIRS + COLOURS * other + colour]
            taken += both * room[LURE + colour] * room[LURE + other]
        room[TAKES + colour] += share * (taken / total - room[TAKES + colour])


@rule
def expect_bets(room: Array, share: float) -> None:
    """How likely each colour is bet on, if Mr. Ghosty is expected to take so: mixed into what was thought before."""
    total = 0.0
    for colour in range(COLOURS):
        room[LURE + colour] = math.exp(REWARD / WHIM * room[TAKES + colour])
        total += room[LURE + colour]
    for colour in range(COLOURS):
        room[BETS + colour] += share * (room[LURE + colour] / total - room[BETS + colour])


@rule
def think_of_each_other(box: Box, s: State, room: Array) -> None:
    """Both sides answer each other, step by step, until what they expect hardly changes. GHO-07 GHO-08"""
    weigh_pairs(box, s, room)
    for colour in range(COLOURS):
        room[BETS + colour] = 1.0 / COLOURS
        room[TAKES + colour] = 0.0
    for step in range(STEPS):
        share = max(0.25, 1.0 / (step + 1))
        expect_takes(room, share)
        expect_bets(room, share)


@rule
def appraise_bets(box: Box, s: State, moves: Array, options: int, values: Array) -> None:
    """A bet is worth what it earns if Mr. Ghosty takes that colour. GHO-07 GHO-09"""
    room = values[options:]
    think_of_each_other(box, s, room)
    for i in range(options):
        values[i] = REWARD * room[TAKES + moves[i] - BET]


@rule
def appraise_carriages(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """A carriage is worth what it gains; Mr. Ghosty pays for those that others bet on. GHO-08 GHO-09"""
    coming, room = still_coming(s), values[options:]
    if s.phase == TAKING:
        think_of_each_other(box, s, room)
    for i in range(options):
        if moves[i] == DRAW:
            values[i] = gain_unseen(s, seat, coming)
            continue
        carriage = s.display[moves[i] - TAKE]
        values[i] = gain_of(box, s, seat, carriage, coming)
        if s.phase == TAKING:
            values[i] -= REWARD * room[BETS + COLOUR_OF[carriage]]


@rule
def appraise(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """How good each of these legal moves seems to this seat, in points."""
    if s.phase == BETTING:
        appraise_bets(box, s, moves, options, values)
    else:
        appraise_carriages(box, s, seat, moves, options, values)


@rule
def sample_choices(box: Box, s: State, seat: int, dice: Array, room: Array) -> None:
    """Bets that lie face down are likely to be on what Mr. Ghosty is after. GHO-07"""
    if s.phase != BETTING and s.phase != TAKING:
        return
    think_of_each_other(box, s, room)
    for other in range(s.seats):
        if other != seat and s.laid & bit(other) and below(dice, 1000) >= SURPRISE:
            draw = below(dice, 1 << 20) / (1 << 20)
            colour = 0
            while colour < COLOURS - 1 and draw >= room[BETS + colour]:
                draw -= room[BETS + colour]
                colour += 1
            s.bet[other] = 1 + colour


HEURISTICS = Heuristics(
    appraise,
    (
        Skill(blur=1.5),
        Skill(blur=0.75),
        Skill(blur=0.33),
        Skill(blur=0.02),
        Skill(iterations=600, halving=True, greed=900, points=0.9, horizon=2),
    ),
    sample_choices,
    evaluate,
    against_random=0.95,  # where bets are guesses, a fool guesses right now and then
)
