"""Seating: who sits where, and who may do what for which seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ghostyard.bots.bot import BOTS
from ghostyard.bots.levels import BOT_NAMES
from ghostyard.core.errors import Mistake

Kind = Literal["person", "bot", "open", "left"]
SUBSTITUTE = next(iter(BOTS))  # plays on for whoever has no time left, or has gone


class Seat(Struct, frozen=True, gc=False):
    """One seat. A person's seat with a level is played by a bot until its person takes it back; whoever has left a
    running game does not."""

    kind: Kind
    person: str = ""
    name: str = ""
    level: str = ""
    agrees: bool = False  # that the game may end here
    asked_at: float | None = None  # since when the person owes a decision

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot decide here now?"""
        return self.kind in ("bot", "left") or bool(self.level)


Seats = Sequence[Seat]


def own_seats(seats: Seats, person: str) -> tuple[int, ...]:
    """The seats this person holds."""
    if not person:
        return ()
    return tuple([number for number, seat in enumerate(seats) if seat.person == person and seat.kind == "person"])


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


def seated_again(seats: Seats) -> list[Seat]:
    """The seats of a rematch: everybody plays for themselves, and a bot instead of whoever had left."""
    return [
        Seat("person", seat.person, seat.name)
        if seat.kind == "person"
        else bot_seat(seats, seat.level)
        if seat.kind == "left"
        else seat
        for seat in seats
    ]


def handed_over(seats: Seats, guest: str, person: str) -> list[Seat]:
    """The seats with those of a guest in the hands of the person who the guest turned out to be."""
    return [replace(seat, person=person) if seat.person == guest else seat for seat in seats]


def taken_over(seats: Seats, number: int, level: str) -> list[Seat]:
    """The seats with a bot of this level playing for the person there; "" gives the seat back."""
    return with_seat(seats, number, replace(seats[number], level=level))


# ---------------------------------------------------------------- a game that has begun


def players(seats: Seats) -> set[str]:
    """The people who hold a seat."""
    return {seat.person for seat in seats if seat.kind == "person"}


def is_alone(seats: Seats, person: str) -> bool:
    """Does nobody else play here, and can nobody else come?"""
    return players(seats) <= {person} and all(seat.kind != "open" for seat in seats)


def left(seats: Seats, number: int) -> list[Seat]:
    """The seats after the person there has left for good: a bot plays on under their name."""
    return with_seat(seats, number, replace(seats[number], kind="left", level=SUBSTITUTE, agrees=False, asked_at=None))


def agreed(seats: Seats, person: str) -> list[Seat]:
    """The seats with this person in favour of ending the game here."""
    return [
        replace(seat, agrees=True) if number in own_seats(seats, person) else seat for number, seat in enumerate(seats)
    ]


def disagreed(seats: Seats) -> list[Seat]:
    """The seats with nobody in favour of ending: somebody wants to play on."""
    return [replace(seat, agrees=False) for seat in seats]


def all_agree(seats: Seats) -> bool:
    """Is everybody who plays in favour of ending the game here?"""
    return all(seat.agrees for seat in seats if seat.kind == "person")


def asked(seats: Seats, since: Mapping[int, float]) -> list[Seat]:
    """The seats with those people marked who owe a decision; who owed it before keeps the time."""
    marked = list(seats)
    for number, seat in enumerate(seats):
        owes = number in since and seat.kind == "person"
        if owes != (seat.asked_at is not None):
            marked[number] = replace(seat, asked_at=since[number] if owes else None)
    return marked
