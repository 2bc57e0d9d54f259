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
# The column of a lone bit: powers of two leave different remainders when divided by 67.
COLUMN_OF = table(np.array([next((c for c in range(63) if (1 << c) % 67 == rest), 0) for rest in range(67)], np.uint8))


@rule
def list_columns(out: Array, count: int, first: int, bits: int) -> int:
    """Write first + column for every bit of a row; say how many are written by now."""
    while bits != 0:
        out[count] = first + COLUMN_OF[(bits & -bits) % 67]
        bits &= bits - 1
        count += 1
    return count


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
    for y in range(WIDTH):
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
    for y in range(SPACES):
        if s.vacant[y] != 0:
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
    if s.house[colour] == 0:
        return
    x, y = (s.house[colour] - 1) % SPACE_ROW, (s.house[colour] - 1) // SPACE_ROW
    s.house[colour] = 0
    s.vacant[y] |= 3 << x
    s.vacant[y + 1] |= 3 << x


@rule
def windows_row(house: int, y: int) -> int:
    """The windows that a house (1 + its space; 0: none) has in a row."""
    top = (house - 1) // SPACE_ROW
    return 3 << ((house - 1) % SPACE_ROW) if house != 0 and top <= y <= top + 1 else 0


@rule
def spots_row(s: State, colour: int, y: int) -> int:
    """Where in this row the upper left window of a house may be: over four vacant spaces, its own among them,
    but not where it stands. GRA-10"""
    if y + 1 >= SPACES:
        return 0
    house = s.house[colour]
    upper = s.vacant[y] | windows_row(house, y)
    both = upper & (s.vacant[y + 1] | windows_row(house, y + 1))
    spots = both & (both >> 1)
    if house != 0 and (house - 1) // SPACE_ROW == y:
        spots &= ~(1 << ((house - 1) % SPACE_ROW))
    return spots


@rule
def house_has_a_spot(s: State, colour: int) -> bool:
    """Is there any place where this house may go?"""
    y = 0
    while y < SPACES - 1 and spots_row(s, colour, y) == 0:
        y += 1
    return y < SPACES - 1
