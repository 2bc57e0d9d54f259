"""The ground row by row: bits for spaces, windows of houses, and where a house may go."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.rules.ground import bits_in, house_has_a_spot, show_half, spots_row, windows_row
from ghostyard.games.graveyards.rules.scoring import score
from ghostyard.games.graveyards.rules.state import SPACE_ROW, SPACES, State


@pytest.mark.parametrize("row", [0, 1, 0b1100, *(random.Random(number).getrandbits(48) for number in range(20))])
def test_the_bits_of_a_row_are_counted(row: int):
    assert bits_in(row) == row.bit_count()


def test_two_spaces_show_ghosts_or_are_bare():  # GRA-01
    s = State.blank()
    s.bare[2] = s.vacant[2] = 0b111111
    show_half(s, 2, 2, 0b01)
    assert (int(s.vacant[2]), int(s.bare[2])) == (0b110111, 0b111011)


@pytest.mark.parametrize(("row", "windows"), [(2, 0), (3, 3), (4, 3), (5, 0)])
def test_a_house_at_the_left_has_two_windows_in_two_rows(row: int, windows: int):  # GRA-10
    assert windows_row(1 + 3 * SPACE_ROW, row) == windows


def test_a_house_on_the_first_space_has_windows_there():  # GRA-10
    assert windows_row(1, 0) == 3


def test_a_house_on_the_first_space_cannot_stay_there():  # GRA-10
    s = State.blank()
    s.house[0] = 1
    s.vacant[0] = s.vacant[1] = 0b1100
    assert spots_row(s, 0, 0) == 0b110


EDGES = (0, 5, 23, SPACES - 2)


@pytest.mark.parametrize(("x", "y"), [(x, y) for x in EDGES for y in EDGES])
@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (0, 1), (-1, 0), (1, 0)])
def test_a_house_may_be_moved_by_one_space_onto_own_windows(x: int, y: int, dx: int, dy: int):  # GRA-10
    s = State.blank()
    s.house[0] = 1 + y * SPACE_ROW + x
    assert not house_has_a_spot(s, 0)
    for column, row in {(x + dx + a, y + dy + b) for a in (0, 1) for b in (0, 1)} - {
        (x + a, y + b) for a in (0, 1) for b in (0, 1)
    }:
        if not (0 <= column < SPACES and 0 <= row < SPACES):
            return  # over the edge of the table
        s.vacant[row] |= 1 << column
    assert house_has_a_spot(s, 0)


@pytest.mark.parametrize("row", range(SPACES - 1))
def test_a_house_finds_a_place_in_every_row(row: int):  # GRA-10
    s = State.blank()
    s.vacant[row] = s.vacant[row + 1] = 0b110
    assert house_has_a_spot(s, 0)


def test_a_score_sheet_is_written_over_whatever_was_there():  # GRA-22
    s = GAME.state.blank()
    s.seats = 2
    lines = np.full((2, len(GAME.columns)), 9, np.int32)
    score(GAME.edition(), s, lines)
    assert not lines.any()
