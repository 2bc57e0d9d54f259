"""What lies on the table in Graveyards, Ghosts & Haunted Houses: the state of a game, and the box of components.

The table is 24 x 24 cells, a tile each, and so 48 x 48 spaces, a ghost each. A cell is written 24 * row + column, a
space 64 * row + column; the first tile always lies on row 12, column 12, which people call 0, 0.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostyard.core.record import U8, U16, Array, Header, Hidden, Partly, Public, Record

TILES = 58
COLOURS = 4
MOST_SEATS = 4
HAND = 5  # slots: three tiles, and one more for every house played. GRA-08
TOKENS_OF_A_KIND = 8
TOKENS = 3 * TOKENS_OF_A_KIND

WIDTH = 24  # cells in a row, and rows
CELLS = WIDTH * WIDTH
SPACES = 2 * WIDTH  # spaces in a row, and rows
SPACE_ROW = 64  # what one row down adds to a space; columns never reach that far
MIDDLE = WIDTH // 2  # row and column of the first tile
PAD = 2  # blank rows before and after those in which sections are found

# What the player is deciding. The four actions stand in the order of their icons.
(
    COLOUR, TURN, CELL, FACING, HOUSE_SPOT,
    ROTATE, SWAP, REPLACE, TOKEN,
    ROTATED, TOKEN_TO, SECOND_TILE, FIRST_TURN, SECOND_TURN, SECOND_TOKEN,
    NEW_TILE, NEW_TURN, NEW_TOKEN, TOKEN_SPOT, OVER,
) = range(20)  # fmt: skip

# Icons, token kinds, and the options by their place in `State.option`.
NO_ICON, ROTATE_ICON, SWAP_ICON, REPLACE_ICON, TOKEN_ICON = range(5)
KIDS, INVESTIGATOR, GRAVESTONE = range(3)
CHOOSE_COLOURS, HOUSES_AGAIN = range(2)


class State(Header):
    """One game. Tiles are numbered from 1; 0 is no tile, or a tile nobody may know."""

    phase: Public[U8]
    drawn: Public[U8]  # tiles that have left the stack
    last_turns: Public[U8]  # still to come after the last tile was drawn; 0 before that
    moved: Public[U8]  # a bit for every seat that moved a house on its latest turn. GRA-11
    still: Public[U8]  # turns in a row, of all seats, on which a house was moved

    # The touches of the current turn so far; all are 0 when a turn begins.
    laid: Public[U8]  # the tile just played
    slot: Public[U8]  # 1 + a slot of the hand
    kind: Public[U8]  # 1 + the colour of a house, or 1 + the kind of a token
    facing: Public[U8]  # 1 + the turn of the first of two tiles
    here: Public[U16]  # 1 + the first cell or space touched
    there: Public[U16]  # 1 + the second cell

    owner: Public[Annotated[Array, np.uint8, COLOURS]]  # 1 + the seat that plays this colour
    house: Public[Annotated[Array, np.uint16, COLOURS]]  # 1 + the space of its upper left window; 0: not in play
    supply: Public[Annotated[Array, np.uint8, MOST_SEATS, 3]]  # tokens by kind
    token: Public[Annotated[Array, np.uint16, TOKENS]]  # 1 + its space, eight places for each kind; 0: not in play
    hand: Partly[Annotated[Array, np.uint8, MOST_SEATS, HAND]]
    held: Public[Annotated[Array, np.uint8, MOST_SEATS]]  # a bit for every slot of the hand with a tile in it
    shown: Public[Annotated[Array, np.uint8, MOST_SEATS]]  # a bit for every slot with a tile that all have seen
    deck: Hidden[Annotated[Array, np.uint8, TILES]]  # drawn from the front; a drawn tile leaves a gap
    cell: Public[Annotated[Array, np.uint16, TILES + 1]]  # by tile: 1 + the cell it lies on; 0: not in play
    turn: Public[Annotated[Array, np.uint8, TILES + 1]]  # by tile: quarter turns clockwise
    rows: Public[Annotated[Array, np.int32, WIDTH + 2]]  # cells with a tile: bits by column; a blank row either side
    vacant: Public[Annotated[Array, np.int64, SPACES]]  # ghosts under no token and no house: bits by column

    # Scratch space for finding sections; blank at all other times.
    todo: Hidden[Annotated[Array, np.int64, SPACES + 2 * PAD]]
    reached: Hidden[Annotated[Array, np.int64, SPACES + 2 * PAD]]

    # Fields since version 2 of the rules.
    bare: Public[Annotated[Array, np.int64, SPACES]]  # spaces in play that show no ghost: bits by column. GRA-01


class Box(Record):
    """The printed components, as the rules read them; row 0 is "no tile"."""

    icon: Annotated[Array, np.uint8, TILES + 1]
    # By tile, turn and colour: which of the four spaces, in reading order, show a ghost of that colour; a bit each.
    shows: Annotated[Array, np.uint8, TILES + 1, 4, COLOURS]
