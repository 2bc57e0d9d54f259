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
from ghostyard.core.record import SPECTATOR
from ghostyard.table import chat, frames, metrics, protocol, schema, seating
from ghostyard.table.card import NEW_CHAT, NEW_EVENT, Card, event_row, stored_events, stored_seats
from ghostyard.table.clock import Clocks
from ghostyard.table.company import DONE, Company
from ghostyard.table.course import MOVE, TAKEBACK, Course, Event, Position, Step
from ghostyard.table.house import House
from ghostyard.table.logbook import Happening, Logbook
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, HintSeen, SeatSeen
from ghostyard.table.seating import Seat
from ghostyard.table.store import Change, Row
from ghostyard.table.thinking import BotMove, Thinkers
from ghostyard.table.writer import Letter


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """A clock may have run down."""


class Table(Company):
    """One table, in memory while somebody needs it."""

    def __init__(self, house: House, card: Card, seats: Sequence[Seat], events: list[Event], chats: list[Row]) -> None:
        self.events: list[Event] = []
        self.chatroom = chat.Chatroom(card.id, chats)
        self.game: Game | None = None
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.logbook = Logbook(self._fresh_course)
        self.thinkers = Thinkers(house.bots, house.settings.bot_pause, self.post)
        self._stored = events
        self._stored_ids: set[tuple[str, str]] = set()
        self._commitment = card.commitment
        self._facts: frames.Facts | None = None
        self._timer: asyncio.TimerHandle | None = None
        super().__init__(house, card, seats)
        self.verbs |= {
            protocol.Move: self._move,
            protocol.TakeBack: self._take_back,
            protocol.Chat: self._chat,
            protocol.Phrase: self._chat,
            BotMove: self._bot_move,
            TimeIsUp: self._time_is_up,
        }

    # ------------------------------------------------------------ from the store

    async def read_again(self) -> None:
        """Read card, seats and events again."""
        table, rows = self.card.id, self.house.store.rows
        cards = await rows(select(schema.tables).where(schema.tables.c.id == table))
        self.seats = await stored_seats(self.house.store, table)
        self._stored = await stored_events(self.house.store, table)
        self.card = Card.of(cards[0])

    async def wake_up(self) -> None:
        """Bring the game to where its stored events lead; bots who were asked are asked again."""
        self.game = await self.house.ready(self.card.game)
        self.events = []
        self._stored_ids.clear()
        if self.card.phase != "lobby":
            self.begin()
            assert self.course is not None
            for event in self._stored:
                self._go(event, self.course.step_of(event))
        self._stored = []
        self.go_on()
        self.show()

    def _fresh_course(self) -> Course:
        assert self.game is not None
        card, names = self.card, [seat.name for seat in self.seats]
        return Course(self.game, names, seed=card.seed, options=card.options, edition=card.edition)

    def begin(self) -> None:
        """Deal the game."""
        self.course = self._fresh_course()
        self.clocks = Clocks(self.card.clock, len(self.seats)) if self.card.clock else None

    # ------------------------------------------------------------ moves

    def _playing(self) -> Course:
        if self.course is None:
            raise Mistake("not-started")
        return self.course

    async def _move(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        if self._was_stored(letter):
            return Answer(message.id, True)
        seat = seating.own_seat(self.seats, letter.person.id, message.seat)
        if seat.level:
            raise Mistake("bot-plays")
        if not course.match.over and not course.is_current(message.seat, message.ply):
            self.show()
            raise Mistake("stale")
        step = course.try_move(message.seat, message.move)
        text = course.game.moves.texts[step.match.played[-1][1]]
        await self._happen(self._event(MOVE, message.seat, text, letter), step)
        return Answer(message.id, True, version=len(self.events))

    async def _take_back(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        if self._was_stored(letter):
            return Answer(message.id, True)
        seating.own_seat(self.seats, letter.person.id, message.seat)
        step = course.try_take_back(message.seat)
        await self._happen(self._event(TAKEBACK, message.seat, "", letter), step)
        return Answer(message.id, True, version=len(self.events))

    async def _bot_move(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        self.thinkers.done(message.seat)
        if self.seats[message.seat].is_played_by_bot and course.is_current(message.seat, message.ply):
            with suppress(Refused):  # the table changed while it thought: it is asked again
                step = course.try_move(message.seat, message.move)
                await self._happen(self._event(MOVE, message.seat, message.move, letter), step)
        self.go_on()
        return DONE

    def _was_stored(self, letter: Letter) -> bool:
        """Was this done before the memory of its answer faded, or before a restart?"""
        return (letter.person.id, letter.message.id) in self._stored_ids

    def _event(self, kind: str, seat: int, move: str, letter: Letter) -> Event:
        spent = self.clocks.spent(seat) if self.clocks and kind == MOVE else 0
        message = getattr(letter.message, "id", None)
        return Event(len(self.events), kind, seat, move, letter.person.id, message, spent, time.time())

    async def _happen(self, event: Event, step: Step) -> None:
        """Store first; then it is so; then everybody may see it."""
        changes, card = [Change(NEW_EVENT, event_row(self.card.id, event))], self.card
        if step.match.over:
            card, ended = card.changed(phase="over")
            changes.append(ended)
        await self.save(*changes)
        before = self._playing().position
        self.card = card
        self._go(event, step)
        self._tell(event, before)
        self.go_on()

    def _go(self, event: Event, step: Step) -> None:
        self._playing().go(event, step)
        self.events.append(event)
        if event.message is not None:
            self._stored_ids.add((event.person, event.message))
        self._facts = None
        if self.clocks and event.kind == MOVE:
            self.clocks.stop(event.seat, event.spent)

    def _tell(self, event: Event, before: Position) -> None:
        if event.kind == MOVE:
            metrics.OFTEN.moved(self.card.game, by_bot=not event.person)
        happening = Happening(self.facts(), event, before, self._playing().position)
        for connection in self.connections:
            connection.hear_of(happening)

    # ------------------------------------------------------------ what comes next: clocks and bots

    def go_on(self) -> None:
        """Run the clocks of people who are asked; ask the bots who are."""
        self._run_clocks()
        if self.course is None or self.trouble:
            return
        for seat in self.course.match.pending:
            if self.seats[seat].is_played_by_bot:
                self.thinkers.ask(seat, self.course, self.seats[seat].level)

    def _run_clocks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.clocks is None or self.course is None:
            return
        self.clocks.run([seat for seat in self.course.match.pending if not self.seats[seat].is_played_by_bot])
        if (end := self.clocks.next_end()) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.05, end), self.post, TimeIsUp())

    async def _time_is_up(self, letter: Letter) -> Answer:
        """A bot plays on for whoever has no time left."""
        for seat in self.clocks.run_down() if self.clocks else []:
            await self.reseat(seating.taken_over(self.seats, seat, next(iter(BOTS))))
        self._run_clocks()
        return DONE

    async def hint(self, message: str, seat: int, person: Person) -> HintSeen:
        """What a bot would play in this person's place."""
        seating.own_seat(self.seats, person.id, seat)
        return await self.thinkers.hint(message, seat, self._playing(), person)

    # ------------------------------------------------------------ chat

    async def _chat(self, letter: Letter) -> Answer:
        message, person = letter.message, letter.person
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
        card, course = self.card, self.course
        return frames.Facts(
            table=card.id,
            game=self.game,
            box=course.match.box if course else None,
            phase=card.phase,
            version=len(self.events),
            names=[seat.name for seat in self.seats],
            seats=self._seats_seen(),
            options=card.options,
            commitment=self._commitment,
            seed=f"{card.seed:032x}" if card.phase == "over" else None,
            public=card.public,
            hotseat=card.hotseat,
            rematch=card.rematch or None,
            clock=self.clocks.seen() if self.clocks else None,
            asked=course.asked_at if course else (),
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
        own, course, host = seating.own_seats(self.seats, person.id), self.course, person.id == self.card.host
        seat = eyes if eyes in own else SPECTATOR
        if course is None:
            return frames.Sight(seat, own, person.lang, host=host, brief=brief)
        snapshot, takeback = course.position.snapshot(seat), seat != SPECTATOR and course.can_take_back(seat)
        return frames.Sight(
            seat, own, person.lang, snapshot.view, host, takeback, brief, snapshot.standing, snapshot.offers
        )  # fmt: skip

    # ------------------------------------------------------------ coming and going

    @property
    def is_quiet(self) -> bool:
        """Nobody looks, nobody thinks, no clock runs."""
        return not (self.connections or self.thinkers or self._timer or self.has_letters)

    async def close(self) -> None:
        """Stop; everything is stored already."""
        if self._timer is not None:
            self._timer.cancel()
        await self.thinkers.close()
        await super().close()
