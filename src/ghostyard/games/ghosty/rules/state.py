"""What lies on the table in Gho Gho Ghosty: the state of a game, and the box of components."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostyard.core.record import U8, Array, Header, Hidden, Own, Public, Record
from ghostyard.core.rule import rule, table

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
COLOURS = 5
PER_COLOUR = 15  # carriages of each colour
CARRIAGES = COLOURS * PER_COLOUR
MOST_SEATS = 4
DISPLAY = 7  # carriages at the start of a round
MOST_DISPLAY = PER_COLOUR + 1  # all of one colour, and at last one of another
MOST_PASSENGERS = 4  # in one carriage: fifteen such carriages still fit a train

# What the players are deciding.
BETTING, TAKING, REWARDS, OVER = range(4)


class State(Header):
    """One game of Gho Gho Ghosty. Carriages are numbered from 1, colour after colour; 0 is none, or one
    that nobody may know. A colour that may be missing (a bet, an engine's holder) is stored plus one."""

    phase: Public[U8]
    rounds: Public[U8]  # completed
    ghosty: Public[U8]  # the seat with the Mr. Ghosty figure
    owed: Public[U8]  # how many carriages the bet that is being paid still earns
    drawn: Public[U8]  # how many carriages have left the deck
    displayed: Public[U8]  # how many carriages lie in the display
    laid: Public[U8]  # a bit for every seat whose bet lies face down
    # What Mr. Ghosty took and which bets were shown: of this round, or of the last one while bets are laid.
    quarry: Public[Annotated[Array, np.uint8, 2]]
    shown: Public[Annotated[Array, np.uint8, MOST_SEATS]]
    bet: Own[Annotated[Array, np.uint8, MOST_SEATS]]  # face down
    engine: Public[Annotated[Array, np.uint8, COLOURS]]  # 1 + the seat that has the Ghost Train card
    display: Public[Annotated[Array, np.uint8, MOST_DISPLAY]]
    # From the top of the pile down, then what is out of the game; what was drawn leaves a gap.
    deck: Hidden[Annotated[Array, np.uint8, CARRIAGES]]
    row: Public[Annotated[Array, np.uint16, MOST_SEATS, COLOURS]]  # a bit for each of the colour's 15 carriages
    train: Public[Annotated[Array, np.uint16, MOST_SEATS, COLOURS]]  # its length and passengers: see `train_of`


class Box(Record):
    """The printed components, as the rules read them; row 0 of the carriages is "no carriage"."""

    passengers: Annotated[Array, np.uint8, CARRIAGES + 1]
    drivers: Annotated[Array, np.uint8, COLOURS]


COLOUR_OF = table(np.array([0] + [number // PER_COLOUR for number in range(CARRIAGES)], np.uint8))
PLACE_OF = table(np.array([0] + [number % PER_COLOUR for number in range(CARRIAGES)], np.uint8))

# A train packs carriages and passengers into one number, so that the larger number has the engine. GHO-15
CARRIAGE = 64


@rule
def carriages_of(train: int) -> int:
    """How many carriages the train has."""
    return train // CARRIAGE


@rule
def passengers_of(train: int) -> int:
    """How many passengers ride in the train, without the driver."""
    return train % CARRIAGE


def train_of(passengers: list[int]) -> int:
    """The train of carriages with these passengers."""
    return CARRIAGE * len(passengers) + sum(passengers)


def carriage_number(colour: int, place: int) -> int:
    """The number of a carriage: its colour, and its place among the 15 of that colour."""
    return 1 + colour * PER_COLOUR + place
