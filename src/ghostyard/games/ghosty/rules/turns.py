"""Gho Gho Ghosty: set-up, the decisions, and what each of them does."""

from __future__ import annotations

import numpy as np

from ghostyard.core.chance import below, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.core.seats import after, bit, everybody
from ghostyard.games.ghosty.rules.state import (
    BETTING,
    CARRIAGE,
    CARRIAGES,
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    MOST_DISPLAY,
    OVER,
    PLACE_OF,
    REWARDS,
    TAKING,
    Box,
    State,
    carriages_of,
)

# Move numbers: each name is the first number of its kind.
BET, TAKE, DRAW = 0, COLOURS, COLOURS + MOST_DISPLAY
MOVES = DRAW + 1
MOST_MOVES = MOST_DISPLAY + 1  # in one decision
# Every round takes at least two carriages, after at most three bets.
MOST_PLIES = CARRIAGES + 3 * (CARRIAGES // 2)

OUT_OF_THE_GAME = table(np.array([0, 0, 12, 8, 6], np.uint8))  # carriages, by number of players. GHO-03
ENGINE_LENGTH = 3  # carriages that a free engine needs. GHO-14

# Why a move is refused.
(
    FINE,
    GAME_OVER,
    NOT_ASKED,
    NOT_NOW,
    GHOSTY_NEVER_BETS,
    NOTHING_THERE,
    ONLY_FROM_DISPLAY,
    PILE_EMPTY,
) = range(8)


# ---------------------------------------------------------------- set-up


@rule
def deal(box: Box, s: State) -> None:
    """Shuffle, turn up the display, one carriage each, somebody is Mr. Ghosty. GHO-03..06"""
    for place in range(CARRIAGES):
        s.deck[place] = place + 1
    shuffle(s.chance, s.deck, CARRIAGES)
    fill_display(s)
    for seat in range(s.seats):
        add_to_row(box, s, seat, draw(s))
    s.ghosty = below(s.chance, s.seats)
    begin_betting(s)


@rule
def pile_size(s: State) -> int:
    """How many carriages can still be drawn; those out of the game lie below. GHO-03"""
    return CARRIAGES - OUT_OF_THE_GAME[s.seats] - s.drawn


@rule
def draw(s: State) -> int:
    """The top carriage of the pile, seen by all once it is turned up."""
    top = s.drawn
    carriage = s.deck[top]
    s.deck[top] = 0
    s.drawn = top + 1
    s.revealed += 1
    return carriage


@rule
def fill_display(s: State) -> bool:
    """Fill up to 7, and on until two colours show; False when the pile is too small. GHO-04 GHO-13 GHO-17"""
    if s.displayed + pile_size(s) < DISPLAY:
        return False
    while s.displayed < DISPLAY:
        turn_up(s)
    while shows_one_colour(s):
        if pile_size(s) == 0:
            return False
        turn_up(s)
    return True


@rule
def turn_up(s: State) -> None:
    """One more carriage of the pile joins the display. GHO-04"""
    s.display[s.displayed] = draw(s)
    s.displayed += 1


@rule
def shows_one_colour(s: State) -> bool:
    """Is the whole display of one colour? GHO-04"""
    colour = COLOUR_OF[s.display[0]]
    slot = 1
    while slot < s.displayed and COLOUR_OF[s.display[slot]] == colour:
        slot += 1
    return slot == s.displayed


# ---------------------------------------------------------------- a round


@rule
def begin_betting(s: State) -> None:
    """Everybody but Mr. Ghosty owes a secret bet. GHO-07"""
    s.phase = BETTING
    s.pending = everybody(s) ^ bit(s.ghosty)


@rule
def lay_bet(s: State, seat: int, colour: int) -> None:
    """A boss card is laid face down; after the last one Mr. Ghosty takes. GHO-07 GHO-08"""
    s.bet[seat] = 1 + colour
    s.laid |= bit(seat)
    s.pending ^= bit(seat)
    if s.pending == 0:
        clear_last_round(s)
        s.phase = TAKING
        s.pending = bit(s.ghosty)


@rule
def clear_last_round(s: State) -> None:
    """What was taken and shown in the last round is no longer news; all boss cards are in hand. GHO-10"""
    s.quarry[0] = 0
    s.quarry[1] = 0
    for seat in range(s.seats):
        s.shown[seat] = 0


@rule
def take_as_ghosty(box: Box, s: State, seat: int, carriage: int) -> None:
    """Mr. Ghosty takes two carriages, then the bets are revealed. GHO-08"""
    colour = COLOUR_OF[carriage]
    add_to_row(box, s, seat, carriage)
    if s.quarry[0] == 0:
        s.quarry[0] = 1 + colour
    else:
        s.quarry[1] = 1 + colour
        pay_bets_after(s, seat)


@rule
def take_reward(box: Box, s: State, seat: int, carriage: int) -> None:
    """One carriage that a correct bet has earned; each bet is fully paid before the next. GHO-09"""
    add_to_row(box, s, seat, carriage)
    s.owed -= 1
    if s.owed == 0 or nothing_left(s):
        pay_bets_after(s, seat)


@rule
def pay_bets_after(s: State, seat: int) -> None:
    """Reveal bets clockwise until one earns something, or the round is over. GHO-09 GHO-10 GHO-11"""
    s.owed = 0
    seat = after(s, seat)
    while seat != s.ghosty:
        reveal_bet(s, seat)
        if not nothing_left(s):
            s.owed = earned(s, seat)
            if s.owed != 0:
                s.phase = REWARDS
                s.pending = bit(seat)
                return
        seat = after(s, seat)
    end_round(s)


@rule
def reveal_bet(s: State, seat: int) -> None:
    """The boss card is turned up. GHO-09"""
    s.shown[seat] = s.bet[seat]
    s.bet[seat] = 0
    s.laid ^= bit(seat)
    s.revealed += 1


@rule
def earned(s: State, seat: int) -> int:
    """What the shown bet earns: a carriage for each that Mr. Ghosty took of its colour. GHO-09 GHO-10"""
    colour = s.shown[seat]
    return (1 if s.quarry[0] == colour else 0) + (1 if s.quarry[1] == colour else 0)


@rule
def nothing_left(s: State) -> bool:
    """Are the display and the pile both empty? GHO-11"""
    return s.displayed == 0 and pile_size(s) == 0


@rule
def end_round(s: State) -> None:
    """The figure passes clockwise; a display that cannot be filled ends the game. GHO-13 GHO-17"""
    s.rounds += 1
    s.ghosty = after(s, s.ghosty)
    if fill_display(s):
        begin_betting(s)
    else:
        s.phase = OVER
        s.pending = 0


# ---------------------------------------------------------------- trains


@rule
def take_from_display(s: State, slot: int) -> int:
    """The carriage leaves the display, and those to its right move up. GHO-08 GHO-09"""
    carriage = s.display[slot]
    last = s.displayed - 1
    for place in range(slot, last):
        s.display[place] = s.display[place + 1]
    s.display[last] = 0
    s.displayed = last
    return carriage


@rule
def add_to_row(box: Box, s: State, seat: int, carriage: int) -> None:
    """The carriage joins the row of its colour, and perhaps wins the engine. GHO-12 GHO-16"""
    colour = COLOUR_OF[carriage]
    s.row[seat, colour] |= 1 << PLACE_OF[carriage]
    s.train[seat, colour] += CARRIAGE + box.passengers[carriage]
    if wins_engine(s, seat, colour):
        s.engine[colour] = 1 + seat


@rule
def wins_engine(s: State, seat: int, colour: int) -> bool:
    """A free engine needs three carriages; a held one a better train than its holder's. GHO-14 GHO-15"""
    holder = s.engine[colour]
    if holder == 0:
        return carriages_of(s.train[seat, colour]) >= ENGINE_LENGTH
    return s.train[seat, colour] > s.train[holder - 1, colour]


# ---------------------------------------------------------------- decisions


@rule
def refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; FINE if it may."""
    if (move < TAKE) != (s.phase == BETTING):
        return NOT_NOW
    if move < TAKE:
        return FINE
    return draw_refusal(s) if move == DRAW else take_refusal(s, move - TAKE)


@rule
def not_asked(box: Box, s: State, seat: int) -> int:
    """Why this seat owes no decision: Mr. Ghosty never bets. GHO-07"""
    return GHOSTY_NEVER_BETS if s.phase == BETTING and seat == s.ghosty else NOT_ASKED


@rule
def draw_refusal(s: State) -> int:
    """Rewards may come unseen from the pile while there is one; Mr. Ghosty's two may not. GHO-08 GHO-11"""
    if s.phase == TAKING:
        return ONLY_FROM_DISPLAY
    return FINE if pile_size(s) > 0 else PILE_EMPTY


@rule
def take_refusal(s: State, slot: int) -> int:
    """Taking needs a carriage in that place of the display. GHO-08 GHO-09"""
    return FINE if slot < s.displayed else NOTHING_THERE


@rule
def legal(box: Box, s: State, seat: int, out: Array) -> int:
    """Write the moves this seat may make now; say how many. Agrees with `refusal`."""
    if s.phase == BETTING:  # any colour, whether the display shows it or not. GHO-07
        for colour in range(COLOURS):
            out[colour] = BET + colour
        return COLOURS
    count = s.displayed
    for slot in range(count):
        out[slot] = TAKE + slot
    if draw_refusal(s) == FINE:
        out[count] = DRAW
        count += 1
    return count


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """Make one legal move, then run on to the next decision."""
    s.ply += 1
    if move < TAKE:
        lay_bet(s, seat, move - BET)
        return
    carriage = draw(s) if move == DRAW else take_from_display(s, move - TAKE)
    if s.phase == TAKING:
        take_as_ghosty(box, s, seat, carriage)
    else:
        take_reward(box, s, seat, carriage)
