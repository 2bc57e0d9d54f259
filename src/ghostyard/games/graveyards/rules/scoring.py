"""Graveyards, Ghosts & Haunted Houses: the best section of every colour, and who wins."""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.graveyards.rules.sections import NO_SECTION, best_section, join_tokens, reach
from ghostyard.games.graveyards.rules.state import COLOURS, PAD, SPACES, TILES, WIDTH, Box, State


@rule
def show_colour(box: Box, s: State, colour: int) -> None:
    """Write the spaces that can belong to a section of this colour into the scratch rows. GRA-20"""
    for tile in range(1, TILES + 1):
        if s.cell[tile] == 0:
            continue
        cell, ghosts = s.cell[tile] - 1, box.shows[tile, s.turn[tile], colour]
        row, column = 2 * (cell // WIDTH) + PAD, 2 * (cell % WIDTH)
        s.todo[row] |= (ghosts & 3) << column
        s.todo[row + 1] |= (ghosts >> 2) << column
    join_tokens(s.todo, s.token)


@rule
def colour_points(box: Box, s: State, colour: int) -> int:
    """What the highest section of a colour scores; 0 if none of its ghosts is in view. GRA-20 GRA-22"""
    show_colour(box, s, colour)
    points, _, _ = best_section(s.todo, s.reached, s.token, s.house[colour])
    return points if points != NO_SECTION else 0


@rule
def mark_best_section(box: Box, s: State, colour: int, out: Array) -> int:
    """Write the highest section of a colour into `out`, a number for every row of spaces; say its points. GRA-22"""
    show_colour(box, s, colour)
    points, row, seed = best_section(s.todo, s.reached, s.token, s.house[colour])
    show_colour(box, s, colour)
    if points != NO_SECTION:
        reach(s.todo, s.reached, row, seed)
    for y in range(SPACES):
        out[y] = s.reached[y + PAD]
        s.reached[y + PAD] = s.todo[y + PAD] = 0
    return points if points != NO_SECTION else 0


@rule
def score(box: Box, s: State, lines: Array) -> None:
    """The score sheet of every seat: a line for every colour, 0 for those it does not play. GRA-22"""
    for colour in range(COLOURS):
        for seat in range(s.seats):
            lines[seat, colour] = 0
        if s.owner[colour] != 0:
            lines[s.owner[colour] - 1, colour] = colour_points(box, s, colour)


@rule
def rank_key(box: Box, s: State, lines: Array, seat: int) -> int:
    """All own colours together; most points win, equal points share the place. GRA-22"""
    total = 0
    for colour in range(COLOURS):
        total += lines[seat, colour]
    return total
