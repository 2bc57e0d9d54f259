"""The ground of Graveyards, Ghosts & Haunted Houses: tiles, tokens and houses as rows of bits."""

from __future__ import annotations

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule, table
from ghostyard.games.graveyards.rules.state import (
    COLOURS,
    MIDDLE,
    SPACE_ROW,
    SPACES,
    TILES,
    TOKENS,
    TOKENS_OF_A_KIND,
    WIDTH,
    Box,
    State,
)

WHOLE_ROW = (1 << WIDTH) - 1
LEFT_SPACES = sum(1 << 2 * column for column in range(WIDTH))
# All six bits in a row of a de Bruijn sequence differ: shifted by a column, its uppermost six bits name that column.
DE_BRUIJN = 0x03F79D71B4CB0A89
NAMED_BY = {(DE_BRUIJN << column >> 58) & 63: column for column in range(64)}
COLUMN_OF = table(np.array([NAMED_BY[bits] for bits in range(64)], np.uint8))


@rule
def first_column(row: int) -> int:
    """The column of the first bit of a row."""
    return COLUMN_OF[((row & -row) * DE_BRUIJN >> 58) & 63]


@rule
def list_columns(out: Array, count: int, first: int, row: int) -> int:
    """Write first + column for every bit of a row; say how many are written by now."""
    while row != 0:
        out[count] = first + first_column(row)
        row &= row - 1
        count += 1
    return count


@rule
def row_from_the_middle(number: int, rows: int) -> int:
    """Rows in the order in which they fill up: the middle one, those beside it, and so on to the first and the last."""
    return rows // 2 + ((number >> 1) ^ -(number & 1))


@rule
def bits_in(row: int) -> int:
    """How many bits a row has."""
    row -= (row >> 1) & 0x5555555555555555
    row = (row & 0x3333333333333333) + ((row >> 2) & 0x3333333333333333)
    row = (row + (row >> 4)) & 0x0F0F0F0F0F0F0F0F
    row += row >> 8
    row += row >> 16
    return (row + (row >> 32)) & 0x7F


# ---------------------------------------------------------------- tiles


@rule
def is_taken(s: State, cell: int) -> bool:
    """Does a tile lie on this cell?"""
    return (s.rows[cell // WIDTH + 1] >> (cell % WIDTH)) & 1 == 1


@rule
def tile_at(s: State, cell: int) -> int:
    """The tile on this cell; 0 if there is none."""
    for tile in range(1, TILES + 1):
        if s.cell[tile] == cell + 1:
            return tile
    return 0


@rule
def beside_row(s: State, y: int) -> int:
    """The free cells of a row that share a full edge with a tile; at first, the middle of the table. GRA-09"""
    if s.rows[MIDDLE + 1] == 0:
        return 1 << MIDDLE if y == MIDDLE else 0
    own = s.rows[y + 1]
    near = s.rows[y] | s.rows[y + 2] | (own << 1) | (own >> 1)
    return near & ~own & WHOLE_ROW


@rule
def lay(box: Box, s: State, tile: int, cell: int, turn: int) -> None:
    """Put a tile on a free cell, or in the place of an unlocked one: all its ghosts are vacant. GRA-01 GRA-09 GRA-18"""
    x, y = cell % WIDTH, cell // WIDTH
    s.cell[tile] = cell + 1
    s.turn[tile] = turn
    s.rows[y + 1] |= 1 << x
    ghosts = ghosts_on(box, tile, turn)
    show_half(s, 2 * y, 2 * x, ghosts & 3)
    show_half(s, 2 * y + 1, 2 * x, ghosts >> 2)


@rule
def ghosts_on(box: Box, tile: int, turn: int) -> int:
    """Which of the four spaces of a tile, in reading order, show a ghost of any colour; a bit each. GRA-01"""
    ghosts = 0
    for colour in range(COLOURS):
        ghosts |= box.shows[tile, turn, colour]
    return ghosts


@rule
def show_half(s: State, y: int, x: int, ghosts: int) -> None:
    """Two spaces side by side, under no token and no house, show these ghosts, a bit each, or are bare. GRA-01"""
    s.vacant[y] = (s.vacant[y] & ~(3 << x)) | (ghosts << x)
    s.bare[y] = (s.bare[y] & ~(3 << x)) | ((3 ^ ghosts) << x)


@rule
def unlocked_row(s: State, y: int) -> int:
    """The tiles of a row with no token and no house on them: a bit at their left spaces. GRA-12"""
    both = (s.vacant[2 * y] | s.bare[2 * y]) & (s.vacant[2 * y + 1] | s.bare[2 * y + 1])
    return both & (both >> 1) & LEFT_SPACES


@rule
def is_unlocked(s: State, cell: int) -> bool:
    """A tile is locked as soon as one of its ghosts is not vacant. GRA-12"""
    return (unlocked_row(s, cell // WIDTH) >> (2 * (cell % WIDTH))) & 1 == 1


@rule
def unlocked_besides(s: State, cell: int) -> bool:
    """Is any other tile than the one on this cell unlocked?"""
    for number in range(WIDTH):
        y = row_from_the_middle(number, WIDTH)
        others = unlocked_row(s, y)
        if y == cell // WIDTH:
            others &= ~(1 << (2 * (cell % WIDTH)))
        if others != 0:
            return True
    return False


# ---------------------------------------------------------------- spaces, tokens and houses


@rule
def is_vacant(s: State, space: int) -> bool:
    """Does this space show a ghost, with no token on it and no house over it? GRA-18"""
    return (s.vacant[space // SPACE_ROW] >> (space % SPACE_ROW)) & 1 == 1


@rule
def some_space_vacant(s: State) -> bool:
    """Is any ghost in play vacant? Without one, no token can be put down or moved. GRA-18"""
    for number in range(SPACES):
        if s.vacant[row_from_the_middle(number, SPACES)] != 0:
            return True
    return False


@rule
def token_on(s: State, space: int) -> int:
    """1 + the place of the token on this space in `State.token`; 0 if there is none."""
    for token in range(TOKENS):
        if s.token[token] == space + 1:
            return token + 1
    return 0


@rule
def tokens_in_play(s: State, kind: int) -> int:
    """How many tokens of a kind lie on the table."""
    count = 0
    for token in range(kind * TOKENS_OF_A_KIND, (kind + 1) * TOKENS_OF_A_KIND):
        if s.token[token] != 0:
            count += 1
    return count


@rule
def put_token(s: State, kind: int, space: int) -> None:
    """A token covers the ghost of a vacant space. GRA-17"""
    token = kind * TOKENS_OF_A_KIND
    while s.token[token] != 0:
        token += 1
    s.token[token] = space + 1
    s.vacant[space // SPACE_ROW] &= ~(1 << (space % SPACE_ROW))


@rule
def lift_token(s: State, space: int) -> int:
    """Take the token off this space, so that its ghost is seen again; say its kind."""
    token = token_on(s, space) - 1
    s.token[token] = 0
    s.vacant[space // SPACE_ROW] |= 1 << (space % SPACE_ROW)
    return token // TOKENS_OF_A_KIND


@rule
def put_house(s: State, colour: int, space: int) -> None:
    """The windows of a house take four vacant spaces. GRA-10"""
    x, y = space % SPACE_ROW, space // SPACE_ROW
    s.house[colour] = space + 1
    s.vacant[y] &= ~(3 << x)
    s.vacant[y + 1] &= ~(3 << x)


@rule
def lift_house(s: State, colour: int) -> None:
    """A house that is lifted leaves four vacant spaces. GRA-10"""
    house = s.house[colour]
    if house == 0:
        return
    s.house[colour] = 0
    s.vacant[top_of(house)] |= 3 << left_of(house)
    s.vacant[top_of(house) + 1] |= 3 << left_of(house)


@rule
def top_of(house: int) -> int:
    """The row of the upper windows of a house (1 + its space)."""
    return (house - 1) // SPACE_ROW


@rule
def left_of(house: int) -> int:
    """The column of the left windows of a house (1 + its space)."""
    return (house - 1) % SPACE_ROW


@rule
def spots_row(s: State, colour: int, y: int) -> int:
    """Where in this row the upper left window of a house may be: over four vacant spaces, its own among them,
    but not where it stands. GRA-10"""
    if not 0 <= y < SPACES - 1:
        return 0
    house = s.house[colour]
    if house != 0 and -1 <= y - top_of(house) <= 1:
        return spots_row_near(s, house, y)
    return spots_in(s.vacant[y], s.vacant[y + 1])


@rule
def spots_in(upper: int, lower: int) -> int:
    """Where the upper left window of a house may be, if these spaces of two rows are vacant."""
    both = upper & lower
    return both & (both >> 1)


@rule
def spots_row_near(s: State, house: int, y: int) -> int:
    """The same where the house has windows in one of the two rows: those are vacant for itself. GRA-10"""
    spots = spots_in(s.vacant[y] | windows_row(house, y), s.vacant[y + 1] | windows_row(house, y + 1))
    return spots & ~(1 << left_of(house)) if top_of(house) == y else spots


@rule
def windows_row(house: int, y: int) -> int:
    """The windows that a house has in a row."""
    return 3 << left_of(house) if top_of(house) <= y <= top_of(house) + 1 else 0


@rule
def house_has_a_spot(s: State, colour: int) -> bool:
    """Is there any place where this house may go: elsewhere, or beside itself, where it takes own windows again?"""
    for number in range(SPACES - 1):
        y = row_from_the_middle(number, SPACES - 1)
        if spots_in(s.vacant[y], s.vacant[y + 1]) != 0:
            return True
    if s.house[colour] == 0:
        return False
    top = top_of(s.house[colour])
    return (spots_row(s, colour, top - 1) | spots_row(s, colour, top) | spots_row(s, colour, top + 1)) != 0
