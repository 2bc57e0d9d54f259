"""The company at a table: who sits where, who looks on, and who may change that."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ghostyard.core.errors import Mistake
from ghostyard.games import game as load_game
from ghostyard.table import protocol, seating
from ghostyard.table.card import Card, again, changed_seats, new_table
from ghostyard.table.house import House
from ghostyard.table.protocol import Answer
from ghostyard.table.seating import Seat
from ghostyard.table.store import Change, StoreDown, Taken
from ghostyard.table.writer import Letter, Writer

if TYPE_CHECKING:
    from ghostyard.table.sockets import Connection

DONE = Answer("", True)


class Company(Writer):
    """The people and bots at one table, before, during and after the game."""

    def __init__(self, house: House, card: Card, seats: Sequence[Seat]) -> None:
        self.house = house
        self.card = card
        self.seats = list(seats)
        self.connections: set[Connection] = set()
        self.born = time.monotonic()
        self.left_at: dict[str, float] = {}  # when people were last seen
        super().__init__()
        self.verbs |= {
            protocol.Sit: self._sit,
            protocol.Leave: self._leave,
            protocol.FillSeat: self._fill_seat,
            protocol.Start: self._start,
            protocol.Rename: self._rename,
            protocol.HandOver: self._hand_over,
            protocol.BotSeat: self._bot_seat,
            protocol.Rematch: self._rematch,
        }

    @abstractmethod
    def begin(self) -> None:
        """Deal the game."""

    @abstractmethod
    def go_on(self) -> None:
        """Run the clocks of people who are asked; ask the bots who are."""

    async def save(self, *changes: Change) -> None:
        """Return when the changes are stored: only then it is so."""
        try:
            await self.house.store.save(*changes)
        except Taken:  # somebody else writes here too, or a lost answer had been a commit after all
            raise StoreDown from None

    async def reseat(self, seats: list[Seat]) -> None:
        """Everybody sits as in `seats` from now on."""
        await self.save(*changed_seats(self.card.id, self.seats, seats))
        self.seats = seats
        self.go_on()
        self.show()

    async def _sit(self, letter: Letter) -> Answer:
        self._in_lobby()
        person, number = letter.person, letter.message.seat
        await self.reseat(seating.sat_down(self.seats, number, person.id, person.name, many=self.card.hotseat))
        return DONE

    async def _leave(self, letter: Letter) -> Answer:
        self._in_lobby()
        await self.reseat(seating.stood_up(self.seats, letter.person.id))
        return DONE

    async def _fill_seat(self, letter: Letter) -> Answer:
        self._in_lobby()
        self._by_host(letter)
        await self.reseat(seating.filled(self.seats, letter.message.seat, letter.message.level))
        return DONE

    async def _start(self, letter: Letter) -> Answer:
        self._in_lobby()
        self._by_host(letter)
        if any(seat.kind == "open" for seat in self.seats):
            raise Mistake("seats-open")
        card, change = self.card.changed(phase="playing")
        await self.save(change)
        self.card = card
        self.begin()
        self.go_on()
        self.show()
        return DONE

    def _by_host(self, letter: Letter) -> None:
        if letter.person.id != self.card.host:
            raise Mistake("not-host")

    def _in_lobby(self) -> None:
        if self.card.phase != "lobby":
            raise Mistake("already-started")

    async def _rename(self, letter: Letter) -> Answer:
        if self.card.phase == "lobby":
            await self.reseat(seating.renamed(self.seats, letter.person.id, letter.message.name))
        return DONE

    async def _hand_over(self, letter: Letter) -> Answer:
        guest, person = letter.message.guest, letter.person
        seats = seating.handed_over(self.seats, guest, person.id)
        card, change = self.card.changed(host=person.id if self.card.host == guest else self.card.host)
        await self.save(change, *changed_seats(self.card.id, self.seats, seats))
        self.card, self.seats = card, seats
        self.show()
        return DONE

    async def _rematch(self, letter: Letter) -> Answer:
        if self.card.phase != "over":
            raise Mistake("not-over")
        if not seating.own_seats(self.seats, letter.person.id):
            raise Mistake("watching")
        if not self.card.rematch:
            fresh = again(self.card, load_game(self.card.game).version)
            card, change = self.card.changed(rematch=fresh.id)
            await self.save(*new_table(fresh, seating.taken_back(self.seats)), change)
            self.card = card
            self.show()
        return Answer("", True, table=self.card.rematch)

    # ------------------------------------------------------------ a bot plays for somebody

    async def _bot_seat(self, letter: Letter) -> Answer:
        """A person lets a bot play for them, or for somebody who has been away; or takes the seat back."""
        message, person = letter.message, letter.person
        if not seating.own_seats(self.seats, person.id):
            raise Mistake("watching")
        if not 0 <= message.seat < len(self.seats) or self.seats[message.seat].kind != "person":
            raise Mistake("not-your-seat")
        if message.level is not None:
            seating.check_level(message.level)
        own = self.seats[message.seat].person == person.id
        if not own and (message.level is None or not self._is_absent(self.seats[message.seat].person)):
            raise Mistake("not-absent")
        await self.reseat(seating.taken_over(self.seats, message.seat, message.level or ""))
        return Answer(message.id, True)

    def _is_absent(self, person: str) -> bool:
        if any(connection.person.id == person for connection in self.connections):
            return False
        return time.monotonic() - self.left_at.get(person, self.born) >= self.house.settings.absent_seconds
