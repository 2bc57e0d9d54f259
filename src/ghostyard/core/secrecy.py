"""Secrecy: what the views and imagined worlds of all games begin with."""

from __future__ import annotations

from ghostyard.core.record import MOST_OPTIONS, Array, Header
from ghostyard.core.rule import rule


@rule
def view_header(s: Header, out: Header) -> None:
    """What everybody knows of every game: all of its header but the generator."""
    out.seats = s.seats
    out.pending = s.pending
    out.ply = s.ply
    out.revealed = s.revealed
    out.revision = s.revision
    for option in range(MOST_OPTIONS):
        out.option[option] = s.option[option]


@rule
def list_unseen(counts: Array, components: int) -> int:
    """Turn a census of a view into a list: the components it did not find, in front; say how many."""
    unseen = 0
    for component in range(1, components + 1):
        if counts[component] == 0:
            counts[unseen] = component
            unseen += 1
    return unseen
