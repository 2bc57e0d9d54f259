"""A table: who sits where, the game so far, the chat, and who looks on. Handlers change it, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from ghostyard.core.edition import Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.manual.first_game import FirstGame, first_game_of
from ghostyard.table import chat, frames, metrics, seating
from ghostyard.table.actor import Actor, Envelope
from ghostyard.table.bot_turns import BotTurns
from ghostyard.table.changes import Change, Lease, LeaseLost, Row
from ghostyard.table.clock import Clocks
from ghostyard.table.ending import ending_of
from ghostyard.table.game_log import GameLog, ToldEvent
from ghostyard.table.history import MOVE, TAKEBACK, Event, History
from ghostyard.table.outages import RowConflict, StoreDown
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, SeatSeen
from ghostyard.table.seating import Seat
from ghostyard.table.services import Services
from ghostyard.table.table_record import (
    ASKED_SEAT,
    CHANGED_SEAT,
    NEW_CHAT,
    NEW_EVENT,
    StoredTable,
    changed_seats,
    event_values,
    stored_table,
)

EVENTS_A_SLICE = 16  # replayed in a row


class Subscriber(Protocol):
    """Whoever looks at a table: is sent what was said, and told when there is something new to see."""

    person: Person
    pace: float

    def send(self, message: Any) -> None:
        """Send a message."""

    def event_happened(self, event: ToldEvent) -> None:
        """An event has been stored."""

    def refresh(self) -> None:
        """There is something new to see."""

    def close(self, code: int, message: str) -> None:
        """Say goodbye and close."""


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """A clock may have run down; comes through the mailbox like everybody's message."""


class Table:
    """One table, in memory while somebody needs it. What is stored is what happened: it stores first, then shows."""

    def __init__(
        self,
        services: Services,
        stored: StoredTable,
        handle: Callable[[Table, Envelope], Awaitable[Answer]],
        lease: Lease | None = None,
        let_go: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.services = services
        self._store, self.lease, self._let_go = services.stores.of(stored.record.id), lease, let_go
        self._own_seats: dict[str, tuple[int, ...]] = {}  # by person, while the same people sit here
        self.record, self.seats, self.chats = stored.record, stored.seats, stored.chats
        self.events: list[Event] = []
        self.game: Game | None = None
        self.edition: Edition | None = None
        self.history: History | None = None  # none before the game has begun
        self.clocks: Clocks | None = None
        self.log = GameLog(self._new_history)
        self.subscribers: set[Subscriber] = set()
        self.opened_at = time.monotonic()
        self.left_at: dict[str, float] = {}  # when people were last seen
        self.declined = 0  # offers to end the game here, since the table is in memory
        self.actor = Actor(self.record.id, self.load, partial(handle, self), self.refresh)
        self.bot_turns = BotTurns(self.record.id, services.bots, self._bot_pause, self.actor.post)
        self._stored: StoredTable | None = stored  # read, and not yet gone to
        self._stored_ids: set[tuple[str, str]] = set()  # of events, by person
        self._commitment = self.record.commitment
        self._info: frames.TableInfo | None = None
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ who sits where

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        self._seats = seats
        self._own_seats.clear()

    def own_seats(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds; kept for players, of whom there are few."""
        if (kept := self._own_seats.get(person)) is not None:
            return kept
        if own := seating.own_seats(self._seats, person):
            self._own_seats[person] = own
        return own

    def own_seat(self, person: str, number: int) -> Seat:
        """The seat, if this person holds it; otherwise a mistake that says so."""
        own = self.own_seats(person)
        return self._seats[number] if number in own else seating.own_seat(self._seats, person, number)

    # ------------------------------------------------------------ to and from the store

    async def load(self) -> None:
        """Go to where the stored rows lead; bots who were asked are asked again."""
        stored = self._stored or await stored_table(self._store, self.record.id)
        assert stored is not None
        self._stored = None
        self.game = await self.services.ready(stored.record.game)
        self.edition = self.game.edition_by(stored.record.edition, stored.faces)
        unheard = stored.chats[len(self.chats) :]  # stored, though the answer was lost
        self.record, self.seats, self.chats = stored.record, stored.seats, stored.chats
        self.history = await self._replayed(stored.events) if self._has_begun(stored.events) else None
        self.clocks = self._new_clocks(stored.events)
        self.events = stored.events
        self._stored_ids = {(event.person, event.message) for event in stored.events if event.message is not None}
        for row in unheard:
            self._send_chat(row)
        await self.save_asked()
        self.bot_turns.forget_decided()
        self.prompt()

    def _has_begun(self, events: Sequence[Event]) -> bool:
        """Is there a game? Not where the table was closed before anybody had moved."""
        return self.record.phase in ("playing", "over") or (self.record.phase == "closed" and bool(events))

    async def _replayed(self, events: Sequence[Event]) -> History:
        """The history that stored events lead to; others are answered between its slices."""
        history = self._new_history()
        for start in range(0, len(events), EVENTS_A_SLICE):
            await self.services.scheduler.run(partial(history.replay, events[start : start + EVENTS_A_SLICE]))
        return history

    @property
    def epoch(self) -> int:
        """Of the lease, which every row carries."""
        return self.lease.epoch if self.lease else 0

    async def save(self, *changes: Change) -> None:
        """Return when the changes are stored: only then it is so."""
        try:
            await self._store.save(*changes, lease=self.lease)
            self.actor.backoff.reset()
        except LeaseLost:  # another node goes on with this table: everybody finds it there
            self._let_go(self)
            raise StoreDown from None
        except RowConflict:  # somebody else writes here too, or a lost answer had been a commit after all
            raise StoreDown from None

    async def save_seats(self, seats: list[Seat]) -> None:
        """Everybody sits as in `seats` from now on."""
        await self.save(*changed_seats(self.record.id, self.seats, seats))
        self.seats = seats
        self.prompt()
        self.refresh()

    async def save_asked(self) -> None:
        """Store who owes a decision, where the rows do not say so yet: the lobby reads it there."""
        history = self.history
        seats = seating.asked(self.seats, {seat: history.asked_at[seat] for seat in self.pending} if history else {})
        if changes := changed_seats(self.record.id, self.seats, seats, ASKED_SEAT):
            await self.save(*changes)
            self._seats = seats  # of the same people

    async def save_event(self, event: Event, after: Match, seats: list[Seat] | None = None) -> None:
        """Store first; then it is so; then everybody may see it. `seats`: how everybody sits from then on."""
        pending, same_people = after.pending, seats is None
        seats = seating.asked(self.seats if seats is None else seats, dict.fromkeys(pending, event.at))
        kind, record = ASKED_SEAT if same_people else CHANGED_SEAT, self.record
        reseated = changed_seats(record.id, self.seats, seats, kind)
        changes = [Change(NEW_EVENT, event_values(self.record.id, event, self.epoch)), *reseated]
        if not pending:
            record, ended = record.changed(phase="over", ended_at=event.at, result=ending_of(after).text())
            changes.append(ended)
        await self.save(*changes)
        before = self.playing().position
        self.record = record
        if same_people:
            self._seats = seats
        else:
            self.seats = seats
        self._apply(event, after)
        if self._info is not None:  # of all that everybody may know a move changes so little
            self._info = replace(self._info, version=len(self.events)) if pending and same_people else None
        if event.kind == MOVE:
            metrics.COUNTERS.moved(record.game, by_bot=not event.person)
        told = ToldEvent(self.info(), event, before, self.playing().position)
        for subscriber in self.subscribers:
            subscriber.event_happened(told)
        self.prompt()

    async def end(self, seats: list[Seat]) -> None:
        """The game ends here, though its rules would go on; if nobody has moved, there was none."""
        ended_at = time.time() if self.events else None
        record, change = self.record.changed(phase="closed", ended_at=ended_at)
        await self.save(change, *changed_seats(self.record.id, self.seats, seats))
        self.record, self.seats = record, seats
        if not self._has_begun(self.events):
            self.history = None
        self.prompt()
        self.refresh()

    async def save_chat(self, row: Row) -> None:
        """Store a line of chat; then everybody hears it."""
        await self.save(NEW_CHAT.change({**row, "epoch": self.epoch}))
        self.chats.append(row)
        self._send_chat(row)

    def _send_chat(self, row: Row) -> None:
        for subscriber in self.subscribers:
            subscriber.send(chat.seen(row, subscriber.person.lang))

    def _apply(self, event: Event, after: Match) -> None:
        self.playing().apply(event, after)
        self.events.append(event)
        if event.message is not None:
            self._stored_ids.add((event.person, event.message))
        if self.clocks:
            _set_clock(self.clocks, event)

    def was_stored(self, envelope: Envelope) -> bool:
        """Was this done before the memory of its answer faded, or before a restart?"""
        return (envelope.person.id, envelope.message.id) in self._stored_ids

    def new_event(self, kind: str, seat: int, move: str, envelope: Envelope) -> Event:
        """The event that an envelope asks for."""
        spent = self.clocks.spent(seat) if self.clocks and kind == MOVE else 0
        message = getattr(envelope.message, "id", None)
        return Event(len(self.events), kind, seat, move, envelope.person.id, message, spent, time.time())

    # ------------------------------------------------------------ the game

    def deal(self) -> None:
        """Begin the game, or go on with it."""
        self.history, self.clocks = self._new_history(), self._new_clocks(self.events)
        self.history.replay(self.events)  # of a game that was brought here, or of a script
        self._info = None  # whoever looks before this is stored sees the game, too

    @property
    def first_game(self) -> FirstGame | None:
        """The script, if somebody learns here; where it has changed meanwhile, the game goes on without."""
        first = first_game_of(self.record.game) if self.record.coach else None
        return first if first and first.mark == self.record.coach else None

    def events_before(self) -> list[Event]:
        """What has been played when a game begins: in a first game, some moves of its script."""
        if self.first_game is None or self.game is None:
            return []
        match, at = self.first_game.opening(self.game), time.time()
        played = [(seat, self.game.moves.texts[move]) for seat, move in match.played]
        return [Event(number, MOVE, seat, move, at=at) for number, (seat, move) in enumerate(played)]

    def _new_history(self) -> History:
        assert self.game is not None
        assert self.edition is not None
        record, names = self.record, [seat.name for seat in self.seats]
        return History(
            self.game, names, seed=record.seed, options=record.options, edition=self.edition, version=record.rules
        )

    def _new_clocks(self, events: Sequence[Event] = ()) -> Clocks | None:
        """The clocks after these events, if the table has any."""
        if self.record.clock is None:
            return None
        clocks = Clocks(self.record.clock, len(self.seats))
        for event in events:
            _set_clock(clocks, event)
        return clocks

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision: none before the game and after it."""
        return self.history.position.pending if self.history and self.record.phase == "playing" else ()

    def playing(self) -> History:
        """The game, if it has begun and nobody has closed it."""
        if self.record.phase == "closed":
            raise Mistake("closed")
        if self.history is None:
            raise Mistake("not-started")
        return self.history

    def prompt(self) -> None:
        """Whoever is asked to decide: run the clocks of people, ask the bots."""
        self.run_clocks()
        if self.first_game and self.pending:
            if due := self.first_game.prepared(self.playing().ply, self.pending):
                self.bot_turns.play(*due, self.playing().ply)
            return
        for seat in self.pending:
            if self.seats[seat].is_played_by_bot:
                self.bot_turns.ask(seat, self.playing(), self.seats[seat].level)

    def is_resting_for(self, seat: int) -> bool:
        """Has this seat nothing to decide while the game goes on? Then its viewer can do without a brief frame."""
        return self.record.phase == "playing" and self.actor.outage is None and seat not in self.pending

    def _bot_pause(self) -> float:
        """How long bots wait before a move: as whoever plays here and wants most time to look."""
        players = {seat.person for seat in self.seats if seat.person}
        paces = [subscriber.pace for subscriber in self.subscribers if subscriber.person.id in players]
        return self.services.settings.bot_pause * max(paces, default=1.0)

    def run_clocks(self) -> None:
        """Run the clocks of people who are asked, and ring when the first has run down."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.clocks is None:
            return
        bots = [seat for seat in self.pending if self.seats[seat].is_played_by_bot]
        self.clocks.run([seat for seat in self.pending if seat not in bots], bots)
        if (end := self.clocks.next_end()) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.05, end), self.actor.post, TimeIsUp())

    # ------------------------------------------------------------ what is seen

    def refresh(self) -> None:
        """Everybody gets a fresh frame."""
        self._info = None
        for subscriber in self.subscribers:
            subscriber.refresh()

    def info(self) -> frames.TableInfo:
        """What everybody may know; worked out once for all who look, unless a clock runs."""
        if self._info is None or self.clocks is not None:
            self._info = self._new_info()
        return self._info

    def _new_info(self) -> frames.TableInfo:
        assert self.game is not None
        assert self.edition is not None
        record, history, outage = self.record, self.history, self.actor.outage
        return frames.TableInfo(
            table=record.id,
            game=self.game,
            box=history.match.box if history else None,
            phase=record.phase,
            version=len(self.events),
            names=[seat.name for seat in self.seats],
            seats=self._seats_seen(),
            options=record.options,
            edition=self.edition.title,
            commitment=self._commitment,
            seed=f"{record.seed:032x}" if record.has_ended else None,
            public=record.public,
            hotseat=record.hotseat,
            rematch=record.rematch or None,
            hints=record.hints,
            takebacks=record.takebacks,
            clock=self.clocks.seen() if self.clocks else None,
            asked=history.asked_at if history else (),
            outage=outage.message if outage else "",
            incident=outage.incident if outage else "",
            first_game=self.first_game,
            declined=self.declined,
        )

    def _seats_seen(self) -> list[SeatSeen]:
        present = {subscriber.person.id for subscriber in self.subscribers}
        return [
            SeatSeen(
                seat.name,
                seat.kind,
                online=seat.kind in ("bot", "left") or seat.person in present,
                level=seat.level,
                away=seat.kind == "person" and bool(seat.level),
                host=bool(seat.person) and seat.person == self.record.host,
                agrees=seat.agrees,
            )
            for seat in self.seats
        ]

    def viewer(self, person: Person, seat: int, *, brief: bool = False) -> frames.Viewer:
        """What this person may see from a seat: of their own, or else as a spectator."""
        own, history, host = self.own_seats(person.id), self.history, person.id == self.record.host
        seat = seat if seat in own else SPECTATOR
        if history is None:
            return frames.Viewer(seat, own, person.lang, host=host, brief=brief)
        snapshot, takeback = history.position.snapshot(seat), seat != SPECTATOR and self._can_take_back(seat, history)
        return frames.Viewer(
            seat, own, person.lang, snapshot.view, host, takeback, brief, snapshot.standing, snapshot.offers
        )  # fmt: skip

    def _can_take_back(self, seat: int, history: History) -> bool:
        return self.record.takebacks and self.record.phase == "playing" and history.match.can_take_back(seat)

    # ------------------------------------------------------------ coming and going

    def is_absent(self, person: str) -> bool:
        """Has this person been away for so long that others may let a bot take the seat?"""
        if any(subscriber.person.id == person for subscriber in self.subscribers):
            return False
        clock, least = self.record.clock, self.services.settings.absent_seconds
        patience = max(least, clock.patience) if clock else least
        return time.monotonic() - self.left_at.get(person, self.opened_at) >= patience

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, no clock runs, no outage has to end."""
        return not (self.subscribers or self.bot_turns or self._timer or self.actor.outage) and self.actor.is_idle

    async def close(self) -> None:
        """Stop; everything is stored already. Whoever is just coming must not stay."""
        self.actor.is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        await self.bot_turns.close()
        await self.actor.close()


def _set_clock(clocks: Clocks, event: Event) -> None:
    """Set the clocks after an event."""
    if event.kind == MOVE:
        clocks.stop(event.seat, event.spent)
    elif event.kind == TAKEBACK:
        clocks.taken_back(event.seat)
