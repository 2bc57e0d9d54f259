"""The company at a table: who sits where, who looks on, and who may change that."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ghostyard.core.errors import Mistake
from ghostyard.games import game as load_game
from ghostyard.table import protocol, seating
from ghostyard.table.actor import Actor, Envelope
from ghostyard.table.protocol import Answer
from ghostyard.table.seating import Seat
from ghostyard.table.services import Services
from ghostyard.table.store import Change, RowConflict, StoreDown
from ghostyard.table.table_record import TableRecord, again, changed_seats, new_table

if TYPE_CHECKING:
    from ghostyard.table.sockets import Connection

DONE = Answer("", True)


class Company(Actor):
    """The people and bots at one table, before, during and after the game."""

    def __init__(self, services: Services, record: TableRecord, seats: Sequence[Seat]) -> None:
        self.services = services
        self.record = record
        self.seats = list(seats)
        self.connections: set[Connection] = set()
        self.born = time.monotonic()
        self.left_at: dict[str, float] = {}  # when people were last seen
        super().__init__()
        self.handlers |= {
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
            await self.services.store.save(*changes)
        except RowConflict:  # somebody else writes here too, or a lost answer had been a commit after all
            raise StoreDown from None

    async def reseat(self, seats: list[Seat]) -> None:
        """Everybody sits as in `seats` from now on."""
        await self.save(*changed_seats(self.record.id, self.seats, seats))
        self.seats = seats
        self.go_on()
        self.show()

    async def _sit(self, envelope: Envelope) -> Answer:
        self._in_lobby()
        person, number = envelope.person, envelope.message.seat
        await self.reseat(seating.sat_down(self.seats, number, person.id, person.name, many=self.record.hotseat))
        return DONE

    async def _leave(self, envelope: Envelope) -> Answer:
        self._in_lobby()
        await self.reseat(seating.stood_up(self.seats, envelope.person.id))
        return DONE

    async def _fill_seat(self, envelope: Envelope) -> Answer:
        self._in_lobby()
        self._by_host(envelope)
        await self.reseat(seating.filled(self.seats, envelope.message.seat, envelope.message.level))
        return DONE

    async def _start(self, envelope: Envelope) -> Answer:
        self._in_lobby()
        self._by_host(envelope)
        if any(seat.kind == "open" for seat in self.seats):
            raise Mistake("seats-open")
        record, change = self.record.changed(phase="playing")
        await self.save(change)
        self.record = record
        self.begin()
        self.go_on()
        self.show()
        return DONE

    def _by_host(self, envelope: Envelope) -> None:
        if envelope.person.id != self.record.host:
            raise Mistake("not-host")

    def _in_lobby(self) -> None:
        if self.record.phase != "lobby":
            raise Mistake("already-started")

    async def _rename(self, envelope: Envelope) -> Answer:
        if self.record.phase == "lobby":
            await self.reseat(seating.renamed(self.seats, envelope.person.id, envelope.message.name))
        return DONE

    async def _hand_over(self, envelope: Envelope) -> Answer:
        guest, person = envelope.message.guest, envelope.person
        seats = seating.handed_over(self.seats, guest, person.id)
        record, change = self.record.changed(host=person.id if self.record.host == guest else self.record.host)
        await self.save(change, *changed_seats(self.record.id, self.seats, seats))
        self.record, self.seats = record, seats
        self.show()
        return DONE

    async def _rematch(self, envelope: Envelope) -> Answer:
        if self.record.phase != "over":
            raise Mistake("not-over")
        if not seating.own_seats(self.seats, envelope.person.id):
            raise Mistake("watching")
        if not self.record.rematch:
            fresh = again(self.record, load_game(self.record.game).version)
            record, change = self.record.changed(rematch=fresh.id)
            await self.save(*new_table(fresh, seating.taken_back(self.seats)), change)
            self.record = record
            self.show()
        return Answer("", True, table=self.record.rematch)

    # ------------------------------------------------------------ a bot plays for somebody

    async def _bot_seat(self, envelope: Envelope) -> Answer:
        """A person lets a bot play for them, or for somebody who has been away; or takes the seat back."""
        message, person = envelope.message, envelope.person
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
        return time.monotonic() - self.left_at.get(person, self.born) >= self.services.settings.absent_seconds
