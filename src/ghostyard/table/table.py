"""A table: the game that its company plays. It stores first, and only then shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import select

from ghostyard.bots.bot import BOTS
from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.table import chat, frames, metrics, protocol, schema, seating
from ghostyard.table.actor import Envelope
from ghostyard.table.bot_turns import BotMove, BotTurns
from ghostyard.table.clock import Clocks
from ghostyard.table.company import DONE, Company
from ghostyard.table.game_log import GameLog, ToldEvent
from ghostyard.table.history import MOVE, TAKEBACK, Event, History, Position
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, HintSeen, SeatSeen
from ghostyard.table.seating import Seat
from ghostyard.table.services import Services
from ghostyard.table.store import Change, Row
from ghostyard.table.table_record import NEW_CHAT, NEW_EVENT, TableRecord, event_row, stored_events, stored_seats


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """A clock may have run down."""


class Table(Company):
    """One table, in memory while somebody needs it."""

    def __init__(
        self, services: Services, record: TableRecord, seats: Sequence[Seat], events: list[Event], chats: list[Row]
    ) -> None:
        self.events: list[Event] = []
        self.chatroom = chat.Chatroom(record.id, chats)
        self.game: Game | None = None
        self.history: History | None = None
        self.clocks: Clocks | None = None
        self.log = GameLog(self._new_history)
        self.bot_turns = BotTurns(services.bots, services.settings.bot_pause, self.post)
        self._stored = events
        self._stored_ids: set[tuple[str, str]] = set()
        self._commitment = record.commitment
        self._facts: frames.Facts | None = None
        self._timer: asyncio.TimerHandle | None = None
        super().__init__(services, record, seats)
        self.handlers |= {
            protocol.Move: self._move,
            protocol.TakeBack: self._take_back,
            protocol.Chat: self._chat,
            protocol.Phrase: self._chat,
            BotMove: self._bot_move,
            TimeIsUp: self._time_is_up,
        }

    # ------------------------------------------------------------ from the store

    async def read_again(self) -> None:
        """Read record, seats and events again."""
        table, rows = self.record.id, self.services.store.rows
        cards = await rows(select(schema.tables).where(schema.tables.c.id == table))
        self.seats = await stored_seats(self.services.store, table)
        self._stored = await stored_events(self.services.store, table)
        self.record = TableRecord.of(cards[0])

    async def wake_up(self) -> None:
        """Bring the game to where its stored events lead; bots who were asked are asked again."""
        self.game = await self.services.ready(self.record.game)
        self.events = []
        self._stored_ids.clear()
        if self.record.phase != "lobby":
            self.begin()
            assert self.history is not None
            for event in self._stored:
                self._go(event, self.history.after_event(event))
        self._stored = []
        self.go_on()
        self.show()

    def _new_history(self) -> History:
        assert self.game is not None
        record, names = self.record, [seat.name for seat in self.seats]
        return History(
            self.game, names, seed=record.seed, options=record.options, edition=record.edition, version=record.rules
        )

    def begin(self) -> None:
        """Deal the game."""
        self.history = self._new_history()
        self.clocks = Clocks(self.record.clock, len(self.seats)) if self.record.clock else None

    # ------------------------------------------------------------ moves

    def _playing(self) -> History:
        if self.history is None:
            raise Mistake("not-started")
        return self.history

    async def _move(self, envelope: Envelope) -> Answer:
        message, history = envelope.message, self._playing()
        if self._was_stored(envelope):
            return Answer(message.id, True)
        seat = seating.own_seat(self.seats, envelope.person.id, message.seat)
        if seat.level:
            raise Mistake("bot-plays")
        if not history.match.over and not history.is_current(message.seat, message.ply):
            self.show()
            raise Mistake("stale")
        after = history.after_move(message.seat, message.move)
        text = history.game.moves.texts[after.played[-1][1]]
        await self._happen(self._event(MOVE, message.seat, text, envelope), after)
        return Answer(message.id, True, version=len(self.events))

    async def _take_back(self, envelope: Envelope) -> Answer:
        message, history = envelope.message, self._playing()
        if self._was_stored(envelope):
            return Answer(message.id, True)
        seating.own_seat(self.seats, envelope.person.id, message.seat)
        after = history.match.without_last_move(message.seat)
        await self._happen(self._event(TAKEBACK, message.seat, "", envelope), after)
        return Answer(message.id, True, version=len(self.events))

    async def _bot_move(self, envelope: Envelope) -> Answer:
        message, history = envelope.message, self._playing()
        self.bot_turns.done(message.seat)
        if self.seats[message.seat].is_played_by_bot and history.is_current(message.seat, message.ply):
            with suppress(Refused):  # the table changed while it thought: it is asked again
                after = history.after_move(message.seat, message.move)
                await self._happen(self._event(MOVE, message.seat, message.move, envelope), after)
        self.go_on()
        return DONE

    def _was_stored(self, envelope: Envelope) -> bool:
        """Was this done before the memory of its answer faded, or before a restart?"""
        return (envelope.person.id, envelope.message.id) in self._stored_ids

    def _event(self, kind: str, seat: int, move: str, envelope: Envelope) -> Event:
        spent = self.clocks.spent(seat) if self.clocks and kind == MOVE else 0
        message = getattr(envelope.message, "id", None)
        return Event(len(self.events), kind, seat, move, envelope.person.id, message, spent, time.time())

    async def _happen(self, event: Event, after: Match) -> None:
        """Store first; then it is so; then everybody may see it."""
        changes, record = [Change(NEW_EVENT, event_row(self.record.id, event))], self.record
        if after.over:
            record, ended = record.changed(phase="over")
            changes.append(ended)
        await self.save(*changes)
        before = self._playing().position
        self.record = record
        self._go(event, after)
        self._tell(event, before)
        self.go_on()

    def _go(self, event: Event, after: Match) -> None:
        self._playing().apply(event, after)
        self.events.append(event)
        if event.message is not None:
            self._stored_ids.add((event.person, event.message))
        self._facts = None
        if self.clocks and event.kind == MOVE:
            self.clocks.stop(event.seat, event.spent)

    def _tell(self, event: Event, before: Position) -> None:
        if event.kind == MOVE:
            metrics.OFTEN.moved(self.record.game, by_bot=not event.person)
        told = ToldEvent(self.facts(), event, before, self._playing().position)
        for connection in self.connections:
            connection.hear_of(told)

    # ------------------------------------------------------------ what comes next: clocks and bots

    def go_on(self) -> None:
        """Run the clocks of people who are asked; ask the bots who are."""
        self._run_clocks()
        if self.history is None or self.trouble:
            return
        for seat in self.history.match.pending:
            if self.seats[seat].is_played_by_bot:
                self.bot_turns.ask(seat, self.history, self.seats[seat].level)

    def _run_clocks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.clocks is None or self.history is None:
            return
        self.clocks.run([seat for seat in self.history.match.pending if not self.seats[seat].is_played_by_bot])
        if (end := self.clocks.next_end()) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.05, end), self.post, TimeIsUp())

    async def _time_is_up(self, envelope: Envelope) -> Answer:
        """A bot plays on for whoever has no time left."""
        for seat in self.clocks.run_down() if self.clocks else []:
            await self.reseat(seating.taken_over(self.seats, seat, next(iter(BOTS))))
        self._run_clocks()
        return DONE

    async def hint(self, message: str, seat: int, person: Person) -> HintSeen:
        """What a bot would play in this person's place."""
        seating.own_seat(self.seats, person.id, seat)
        return await self.bot_turns.hint(message, seat, self._playing(), person)

    # ------------------------------------------------------------ chat

    async def _chat(self, envelope: Envelope) -> Answer:
        message, person = envelope.message, envelope.person
        own = seating.own_seats(self.seats, person.id)
        if not own:
            raise Mistake("watching")
        if not self.chatroom.was_said(person.id, message.id):
            row = self.chatroom.row(message, person, self.seats[own[0]].name)
            await self.save(Change(NEW_CHAT, row))
            self.chatroom.rows.append(row)
            for connection in self.connections:
                connection.say(chat.seen(row, connection.person.lang))
        return Answer(message.id, True)

    # ------------------------------------------------------------ what is seen

    def show(self) -> None:
        """Everybody gets a fresh frame."""
        self._facts = None
        for connection in self.connections:
            connection.look()

    def facts(self) -> frames.Facts:
        """What everybody may know; worked out once for all who look, unless a clock runs."""
        if self._facts is None or self.clocks is not None:
            self._facts = self._worked_out_facts()
        return self._facts

    def _worked_out_facts(self) -> frames.Facts:
        assert self.game is not None
        record, history = self.record, self.history
        return frames.Facts(
            table=record.id,
            game=self.game,
            box=history.match.box if history else None,
            phase=record.phase,
            version=len(self.events),
            names=[seat.name for seat in self.seats],
            seats=self._seats_seen(),
            options=record.options,
            commitment=self._commitment,
            seed=f"{record.seed:032x}" if record.phase == "over" else None,
            public=record.public,
            hotseat=record.hotseat,
            rematch=record.rematch or None,
            clock=self.clocks.seen() if self.clocks else None,
            asked=history.asked_at if history else (),
            trouble=self.trouble,
        )

    def _seats_seen(self) -> list[SeatSeen]:
        present = {connection.person.id for connection in self.connections}
        return [
            SeatSeen(
                seat.name,
                seat.kind,
                online=seat.kind == "bot" or seat.person in present,
                level=seat.level,
                away=seat.kind == "person" and bool(seat.level),
            )
            for seat in self.seats
        ]

    def sight(self, person: Person, eyes: int, *, brief: bool = False) -> frames.Sight:
        """What this person may see through these eyes: an own seat's view, or a spectator's."""
        own, history, host = seating.own_seats(self.seats, person.id), self.history, person.id == self.record.host
        seat = eyes if eyes in own else SPECTATOR
        if history is None:
            return frames.Sight(seat, own, person.lang, host=host, brief=brief)
        snapshot, takeback = history.position.snapshot(seat), seat != SPECTATOR and history.match.can_take_back(seat)
        return frames.Sight(
            seat, own, person.lang, snapshot.view, host, takeback, brief, snapshot.standing, snapshot.offers
        )  # fmt: skip

    # ------------------------------------------------------------ coming and going

    @property
    def is_quiet(self) -> bool:
        """Nobody looks, nobody thinks, no clock runs."""
        return not (self.connections or self.bot_turns or self._timer or self.has_mail)

    async def close(self) -> None:
        """Stop; everything is stored already."""
        if self._timer is not None:
            self._timer.cancel()
        await self.bot_turns.close()
        await super().close()
