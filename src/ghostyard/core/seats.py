"""Seats: small rules about who is next and who owes a decision, shared by all games."""

from __future__ import annotations

from ghostyard.core.record import Header
from ghostyard.core.rule import rule


@rule
def bit(seat: int) -> int:
    """The bit that stands for this seat in a mask of seats."""
    return 1 << seat


@rule
def everybody(s: Header) -> int:
    """The mask of all seats."""
    return (1 << s.seats) - 1


@rule
def seat_count(s: Header) -> int:
    """How many play, as a signed number. A seat from `range(s.seats)` is unsigned, and with -1 it becomes a float."""
    return 0 + s.seats


@rule
def after(s: Header, seat: int) -> int:
    """The next seat clockwise (to the left)."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def is_pending(s: Header, seat: int) -> bool:
    """Does this seat owe a decision now?"""
    return 0 <= seat < s.seats and (s.pending >> seat) & 1 == 1


@rule
def first_pending(s: Header) -> int:
    """The lowest seat that owes a decision; ask only while the game goes on."""
    seat = 0
    while (s.pending >> seat) & 1 == 0:
        seat += 1
    return seat
