"""What lies on the table in Ghosts Galore: the state of a game, and the box of components."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostyard.core.record import U8, Array, Header, Own, Partly, Public, Record

TILES = 78
ROUNDS = 8
CELLS = 9
MOST_SEATS = 5
MOST_DIAMONDS = 4  # on one tile

# What the players are deciding.
SIDES, KEEPING, TURN, DRAWN, PLACING, LAST_TILE, OVER = range(7)

# The options, by their place in `State.option`.
EXPERIENCED, RANDOM_SIDES = range(2)

RETURNED = 0  # where `State.offer` keeps the tile that was given back

# Monster kinds, in the order of the score sheet.
DRAGON, GHOST, GOLEM, SATYR, SKELETON, SLIME, BAT, WEREWOLF, WISP = range(9)
KINDS = 9

# Track types, and doors.
NO_TRACK, STRAIGHT, CURVE, BRIDGE, DOUBLE = range(5)
NO_DOOR, PLAIN, BONE, TOOTH = range(4)

# Edges of a tile, clockwise; a turn of 90 degrees clockwise adds one.
NORTH, EAST, SOUTH, WEST = range(4)


class State(Header):
    """One game of Ghosts Galore. Tiles are numbered from 1; 0 is no tile, or a tile nobody may know."""

    phase: Public[U8]
    rounds: Public[U8]  # completed
    lamp: Public[U8]  # the seat with the lamp
    turned: Public[U8]  # how many tiles of the current stack have been turned up
    # Stack after stack, then what stays in the box; a claimed tile leaves a gap.
    deck: Partly[Annotated[Array, np.uint8, TILES]]
    board: Public[Annotated[Array, np.uint8, MOST_SEATS]]
    side: Public[Annotated[Array, np.uint8, MOST_SEATS]]
    # The two secret tiles to choose from; afterwards, at RETURNED, the one given back, which is remembered. GAL-09
    offer: Own[Annotated[Array, np.uint8, MOST_SEATS, 2]]
    secret: Own[Annotated[Array, np.uint8, MOST_SEATS]]
    claimed: Public[Annotated[Array, np.uint8, MOST_SEATS]]
    choice: Own[Annotated[Array, np.uint8, MOST_SEATS]]  # 1 + a choice made while others still choose
    tile: Public[Annotated[Array, np.uint8, MOST_SEATS, CELLS]]
    turn: Public[Annotated[Array, np.uint8, MOST_SEATS, CELLS]]


class Box(Record):
    """The printed components, as the rules read them; row 0 of the tiles is "no tile"."""

    track: Annotated[Array, np.uint8, TILES + 1]
    herd: Annotated[Array, np.int64, TILES + 1, 2]  # monsters of a section, a count for every kind
    diamond: Annotated[Array, np.uint8, TILES + 1, MOST_DIAMONDS]  # the printed values
    diamonds: Annotated[Array, np.uint8, TILES + 1]  # how many, and the sum of their values
    value: Annotated[Array, np.int16, TILES + 1]
    door: Annotated[Array, np.uint8, 5, 2, 12]  # board, side, outer edge: N1-3, E1-3, S1-3, W1-3


# A herd packs nine counts of 6 bits into one number: herds are added with a plain plus.
HERD_BITS = 6
MOST_OF_A_KIND = (1 << HERD_BITS) - 1


def herd_of(kinds: list[int]) -> int:
    """The herd of these monster kinds."""
    return sum(1 << (HERD_BITS * kind) for kind in kinds)
