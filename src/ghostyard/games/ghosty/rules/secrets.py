"""Gho Gho Ghosty: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below, fork, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import bit
from ghostyard.core.secrecy import list_unseen, view_header
from ghostyard.games.ghosty.rules.state import CARRIAGES, COLOURS, PER_COLOUR, Box, State


@rule
def view(box: Box, s: State, seat: int, out: State) -> None:
    """Copy into the blank record `out` what this seat may know: all but the deck and the others' bets."""
    view_header(s, out)
    out.phase = s.phase
    out.rounds = s.rounds
    out.ghosty = s.ghosty
    out.owed = s.owed
    out.drawn = s.drawn
    out.displayed = s.displayed
    out.laid = s.laid
    out.quarry[0] = s.quarry[0]
    out.quarry[1] = s.quarry[1]
    for slot in range(s.displayed):
        out.display[slot] = s.display[slot]
    for colour in range(COLOURS):
        out.engine[colour] = s.engine[colour]
    for other in range(s.seats):
        copy_rows(s, other, out)
        out.shown[other] = s.shown[other]
    if 0 <= seat < s.seats:
        out.bet[seat] = s.bet[seat]


@rule
def copy_rows(s: State, other: int, out: State) -> None:
    """Rows lie face up. GHO-12"""
    for colour in range(COLOURS):
        out.row[other, colour] = s.row[other, colour]
        out.train[other, colour] = s.train[other, colour]


@rule
def census(box: Box, s: State, counts: Array) -> None:
    """Count every carriage where it lies, by number: in a state each is found once, in a view if seen."""
    for place in range(CARRIAGES):
        counts[s.deck[place]] += 1
    for slot in range(s.displayed):
        counts[s.display[slot]] += 1
    for seat in range(s.seats):
        for colour in range(COLOURS):
            row = s.row[seat, colour]
            for place in range(PER_COLOUR):
                counts[1 + colour * PER_COLOUR + place] += (row >> place) & 1


@rule
def determinize(box: Box, v: State, seat: int, chance: Array, scratch: Array, out: State) -> None:
    """Fill the blank record `out` with a world that fits the view `v`, hidden things at random."""
    view(box, v, seat, out)
    fork(chance, out.chance)
    unseen = list_unseen_carriages(box, v, scratch)
    shuffle(chance, scratch, unseen)
    for place in range(unseen):
        out.deck[v.drawn + place] = scratch[place]
    for other in range(v.seats):
        if other != seat and v.laid & bit(other):
            out.bet[other] = 1 + below(chance, COLOURS)


@rule
def list_unseen_carriages(box: Box, v: State, scratch: Array) -> int:
    """Write the carriages that are not in this view to the front of `scratch`; say how many."""
    for carriage in range(CARRIAGES + 1):
        scratch[carriage] = 0
    census(box, v, scratch)
    return list_unseen(scratch, CARRIAGES)
