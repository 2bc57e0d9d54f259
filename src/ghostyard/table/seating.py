"""Seating: who sits where, and who may do what for which seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ghostyard.bots.bot import BOTS
from ghostyard.core.errors import Mistake

BOT_NAMES = ("Lantern", "Mothwing", "Cobweb", "Rattle", "Hollow", "Tallow")
Kind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. A person's seat with a level is played by a bot until its person takes it back."""

    kind: Kind
    person: str = ""
    name: str = ""
    level: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot decide here now?"""
        return self.kind == "bot" or bool(self.level)


Seats = Sequence[Seat]


def own_seats(seats: Seats, person: str) -> tuple[int, ...]:
    """The seats this person holds."""
    return tuple([number for number, seat in enumerate(seats) if seat.person == person]) if person else ()


def own_seat(seats: Seats, person: str, number: int) -> Seat:
    """The seat, if this person holds it; otherwise a mistake that says so."""
    own = own_seats(seats, person)
    if not own:
        raise Mistake("watching")
    if number not in own:
        raise Mistake("not-your-seat")
    return seats[number]


def with_seat(seats: Seats, number: int, seat: Seat) -> list[Seat]:
    """The seats with one changed."""
    return [*seats[:number], seat, *seats[number + 1 :]]


def sat_down(seats: Seats, number: int, person: str, name: str, *, many: bool) -> list[Seat]:
    """The seats after this person took an open one; who had another gives it back, unless many are allowed."""
    free = [place for place, seat in enumerate(seats) if seat.kind == "open"]
    if number == -1 and free:
        number = free[0]
    if number not in free:
        raise Mistake("seat-taken")
    kept = seats if many else stood_up(seats, person)
    return with_seat(kept, number, Seat("person", person, free_name(kept, name)))


def stood_up(seats: Seats, person: str) -> list[Seat]:
    """The seats after this person gave theirs back."""
    return [Seat("open") if seat.person == person else seat for seat in seats]


def renamed(seats: Seats, person: str, name: str) -> list[Seat]:
    """The seats with this person's new name; around one screen everybody keeps the name given there."""
    if len(own_seats(seats, person)) != 1:
        return list(seats)
    free = free_name([seat for seat in seats if seat.person != person], name)
    return [replace(seat, name=free) if seat.person == person else seat for seat in seats]


def free_name(seats: Seats, name: str) -> str:
    """The name, with a number behind it if somebody here already has it."""
    taken = {seat.name for seat in seats}
    wanted, number = name, 2
    while wanted in taken:
        wanted, number = f"{name} {number}", number + 1
    return wanted


def bot_seat(seats: Seats, level: str) -> Seat:
    """A bot with a name that nobody here has yet."""
    taken = {seat.name for seat in seats}
    name = next((name for name in BOT_NAMES if name not in taken), free_name(seats, BOT_NAMES[0]))
    return Seat("bot", "", name, level)


def check_level(level: str) -> None:
    """A level that there is, or a mistake that names them all."""
    if level not in BOTS:
        raise Mistake("no-such-bot", bot=level, known=", ".join(BOTS))


def filled(seats: Seats, number: int, level: str | None) -> list[Seat]:
    """The seats with a bot on an open one; without a level, with the bot's seat open again."""
    if level is not None:
        check_level(level)
    wanted = "bot" if level is None else "open"
    if not 0 <= number < len(seats) or seats[number].kind != wanted:
        raise Mistake("seat-taken")
    return with_seat(seats, number, Seat("open") if level is None else bot_seat(seats, level))


def taken_back(seats: Seats) -> list[Seat]:
    """The seats with everybody playing for themselves."""
    return [replace(seat, level="") if seat.kind == "person" else seat for seat in seats]


def handed_over(seats: Seats, guest: str, person: str) -> list[Seat]:
    """The seats with those of a guest in the hands of the person who the guest turned out to be."""
    return [replace(seat, person=person) if seat.person == guest else seat for seat in seats]


def taken_over(seats: Seats, number: int, level: str) -> list[Seat]:
    """The seats with a bot of this level playing for the person there; "" gives the seat back."""
    return with_seat(seats, number, replace(seats[number], level=level))
