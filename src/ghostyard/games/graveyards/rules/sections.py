"""Sections: areas of joined spaces, found in rows of bits. Knows nothing of tiles, so that a table of any size will do.

`todo` holds the spaces of one colour that belong to no section yet: a number for every row, a bit for every column,
with PAD blank rows before and after. `reached` is blank, has the same rows, and takes in one section at a time.
`token` and `house` are written as in `State`.
"""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.graveyards.rules.ground import bits_in
from ghostyard.games.graveyards.rules.state import (
    GRAVESTONE,
    INVESTIGATOR,
    PAD,
    SPACE_ROW,
    TOKENS,
    TOKENS_OF_A_KIND,
)

NO_SECTION = -1000  # lower than any section can score


@rule
def join_tokens(todo: Array, token: Array) -> None:
    """Kids and investigators join any colour; a gravestone joins none. GRA-17 GRA-20"""
    for number in range(TOKENS):
        if token[number] == 0:
            continue
        row, column = (token[number] - 1) // SPACE_ROW + PAD, (token[number] - 1) % SPACE_ROW
        if number < GRAVESTONE * TOKENS_OF_A_KIND:
            todo[row] |= 1 << column
        else:
            todo[row] &= ~(1 << column)


@rule
def widened(bits: int, row: int) -> int:
    """These bits, and all that are joined to them within the row."""
    wider = (bits | (bits << 1) | (bits >> 1)) & row
    while wider != bits:
        bits = wider
        wider = (bits | (bits << 1) | (bits >> 1)) & row
    return bits


@rule
def grow(todo: Array, reached: Array, y: int) -> bool:
    """Take in what touches the section in one row; has it grown?"""
    touched = (reached[y - 1] | reached[y] | reached[y + 1]) & todo[y]
    if touched == reached[y]:
        return False
    reached[y] = widened(touched, todo[y])
    return True


@rule
def reach(todo: Array, reached: Array, top: int, seed: int) -> int:
    """Take in the whole section around a bit of its topmost row, sweeping down and up until it grows no more; say
    its lowest row. GRA-20"""
    reached[top] = widened(seed, todo[top])
    bottom = top
    grown = True
    while grown:
        grown = False
        y = top
        while y <= bottom + 1:
            if grow(todo, reached, y):
                grown, bottom = True, max(bottom, y)
            y += 1
        for y in range(bottom, top - 1, -1):
            grown |= grow(todo, reached, y)
    return bottom


@rule
def windows_reached(reached: Array, house: int) -> int:
    """How many windows of the colour's own house lie in the section. GRA-21"""
    if house == 0:
        return 0
    row, windows = (house - 1) // SPACE_ROW + PAD, 3 << ((house - 1) % SPACE_ROW)
    return bits_in(reached[row] & windows) + bits_in(reached[row + 1] & windows)


@rule
def tokens_reached(reached: Array, token: Array, kind: int) -> int:
    """How many tokens of a kind lie in the section."""
    count = 0
    for number in range(kind * TOKENS_OF_A_KIND, (kind + 1) * TOKENS_OF_A_KIND):
        if token[number] != 0:
            space = token[number] - 1
            count += (reached[space // SPACE_ROW + PAD] >> (space % SPACE_ROW)) & 1
    return count


@rule
def section_points(reached: Array, token: Array, house: int, top: int, bottom: int) -> int:
    """1 a ghost, 2 in the own house, 3 a kids, -3 an investigator; tokens alone are no section. GRA-20 GRA-21"""
    ghosts = 0
    for y in range(top, bottom + 1):
        ghosts += bits_in(reached[y])
    kids = tokens_reached(reached, token, 0)
    investigators = tokens_reached(reached, token, INVESTIGATOR)
    ghosts -= kids + investigators
    if ghosts == 0:
        return NO_SECTION
    return ghosts + windows_reached(reached, house) + 3 * kids - 3 * investigators


@rule
def best_section(todo: Array, reached: Array, token: Array, house: int) -> tuple[int, int, int]:
    """The points of the highest section, its topmost row, and a bit of it there; uses up `todo`. GRA-20 GRA-22"""
    best, best_row, best_seed = NO_SECTION, 0, 0
    for row in range(PAD, len(todo) - PAD):
        while todo[row] != 0:
            seed = todo[row] & -todo[row]
            bottom = reach(todo, reached, row, seed)
            points = section_points(reached, token, house, row, bottom)
            if points > best:
                best, best_row, best_seed = points, row, seed
            for y in range(row, bottom + 1):
                todo[y] ^= reached[y]
                reached[y] = 0
    return best, best_row, best_seed
