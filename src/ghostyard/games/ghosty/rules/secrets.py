"""Gho Gho Ghosty: what each seat may know, and full worlds that fit what it knows."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import bit
from ghostyard.games.ghosty.rules.state import CARRIAGES, COLOURS, PER_COLOUR, Box, State


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
def deal_unseen(box: Box, v: State, seat: int, chance: Array, unseen: Array, out: State) -> None:
    """The unseen carriages are the deck; a bet that lies face down may be on any colour. GHO-03 GHO-07"""
    for place in range(CARRIAGES - v.drawn):
        out.deck[v.drawn + place] = unseen[place]
    for other in range(v.seats):
        if other != seat and v.laid & bit(other):
            out.bet[other] = 1 + below(chance, COLOURS)
