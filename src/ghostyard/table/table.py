"""A table: one task takes messages in order, stores what they do, and only then lets anybody see it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from ghostyard.bots.bot import BOTS, bot_seed
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.record import SPECTATOR, bytes_of
from ghostyard.core.words import words_for
from ghostyard.table import frames, metrics, schema, seating
from ghostyard.table.bots import BotFailed, BotPool
from ghostyard.table.card import NEW_CHAT, NEW_EVENT, Card, changed_seats, event_of, event_row, seat_of
from ghostyard.table.clock import Clocks
from ghostyard.table.course import MOVE, TAKEBACK, Course, Event, Step
from ghostyard.table.logbook import Logbook
from ghostyard.table.people import Person
from ghostyard.table.protocol import (
    Answer,
    BotSeat,
    Chat,
    ChatSeen,
    HandOver,
    HintSeen,
    Leave,
    Move,
    Phrase,
    Rename,
    SeatSeen,
    Sit,
    Start,
    TakeBack,
)
from ghostyard.table.seating import Seat
from ghostyard.table.settings import Settings
from ghostyard.table.store import Change, Row, Store, StoreDown, Taken
from ghostyard.table.worker import Question

if TYPE_CHECKING:
    from ghostyard.table.sockets import Connection

PHRASES = ("hello", "good-luck", "thinking", "nice-move", "oops", "hurry", "boo", "good-game", "thanks", "again")
MOST_LETTERS = 200  # waiting at one table: more than its sockets can send
MOST_ANSWERS = 400  # refusals remembered, so that a repeated id gets the same one
RETRY_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    store: Store
    bots: BotPool
    settings: Settings
    ready: Callable[[str], Awaitable[Game]]  # the game, once its rules are compiled


@dataclass(frozen=True, slots=True)
class BotMove:
    """A worker has decided; comes through the mailbox like everybody's move."""

    seat: int
    ply: int
    move: str


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """A clock may have run down."""


@dataclass(frozen=True, slots=True)
class LookAgain:
    """The store was in trouble: see whether it is back."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message in a table's mailbox, from whom, and what waits for the answer."""

    message: Any
    person: Person
    answer: asyncio.Future[Answer]


class Table:
    """One table, in memory while somebody needs it."""

    def __init__(self, house: House, card: Card, seats: Sequence[Seat], events: list[Event], chats: list[Row]) -> None:
        self.house = house
        self.card = card
        self.seats = list(seats)
        self.events: list[Event] = []
        self.chats = chats
        self.game: Game | None = None
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.logbook = Logbook(self._fresh_course)
        self.connections: set[Connection] = set()
        self.left_at: dict[str, float] = {}  # when people were last seen
        self.trouble = ""
        self.touched = time.monotonic()
        self._stored = events
        self._answers: dict[tuple[str, str], Answer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._mailbox: asyncio.Queue[Letter] = asyncio.Queue(MOST_LETTERS)
        self._verbs: dict[type, Callable[[Letter], Awaitable[Answer]]] = {
            Move: self._move, TakeBack: self._take_back, Chat: self._chat, Phrase: self._chat, BotSeat: self._bot_seat,
            Sit: self._sit, Leave: self._leave, Start: self._start, BotMove: self._bot_move, TimeIsUp: self._time_is_up,
            LookAgain: self._look_again, Rename: self._rename, HandOver: self._hand_over,
        }  # fmt: skip
        self._awake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    # ------------------------------------------------------------ the mailbox

    async def ask(self, message: Any, person: Person) -> Answer:
        """Put a message into the mailbox and wait for what becomes of it."""
        letter = Letter(message, person, asyncio.get_running_loop().create_future())
        self.touched = time.monotonic()
        await self._mailbox.put(letter)
        return await letter.answer

    async def settled(self) -> None:
        """Return when the game stands where its stored events lead."""
        await self._awake.wait()

    async def _run(self) -> None:
        await self._wake_up()
        self._awake.set()
        while True:
            letter = await self._mailbox.get()
            answer = await self._answer(letter)
            if not letter.answer.done():
                letter.answer.set_result(answer)

    async def _answer(self, letter: Letter) -> Answer:
        """Do what a letter says; the one place where a mistake becomes an answer."""
        message = getattr(letter.message, "id", "")
        known = self._answers.get((letter.person.id, message)) if message else None
        if known is not None:
            return known
        try:
            if self.trouble and not isinstance(letter.message, LookAgain):
                await self._reload()
                known = self._answers.get((letter.person.id, message)) if message else None
            answer = known or await self._verbs[type(letter.message)](letter)
        except StoreDown as down:
            self._fall_into_trouble("table-store-down")
            return refusal(message, down, letter.person.lang)  # not remembered: it may well work next time
        except Mistake as mistake:
            answer = refusal(message, mistake, letter.person.lang)
            if mistake.code == "stale":
                return answer
        except Exception as error:  # our own mistake: the table keeps its journal and says so
            metrics.trouble("table", type(error).__name__, str(error))
            self._fall_into_trouble("table-broken")
            return refusal(message, Mistake("broken"), letter.person.lang)
        if message:
            self._remember(letter.person.id, answer)
        return answer

    def _remember(self, person: str, answer: Answer) -> None:
        self._answers[person, answer.id] = answer
        while len(self._answers) > MOST_ANSWERS + len(self.events):
            del self._answers[next(iter(self._answers))]

    # ------------------------------------------------------------ trouble

    def _fall_into_trouble(self, sentence: str) -> None:
        """Everybody is told; the table reads its rows again before it goes on, for it may have lost its place."""
        if self.trouble != sentence:
            self.trouble = sentence
            self.show()
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._post, LookAgain())

    async def _look_again(self, letter: Letter) -> Answer:
        if self.trouble:
            await self._reload()
        return Answer("", True)

    async def _reload(self) -> None:
        """Read seats and events again: what is stored is what happened."""
        table = self.card.id
        card = await self.house.store.rows(select(schema.tables).where(schema.tables.c.id == table))
        seats = schema.seats.c
        rows = await self.house.store.rows(select(schema.seats).where(seats.table == table).order_by(seats.seat))
        self._stored = await stored_events(self.house.store, table)
        self.card, self.seats, self.course = Card.of(card[0]), [seat_of(row) for row in rows], None
        self._answers.clear()
        self.trouble = ""
        await self._wake_up()

    def _post(self, message: Any) -> None:
        """A message from the table to itself."""
        letter = Letter(message, Person("", "", "en"), asyncio.get_running_loop().create_future())
        try:
            self._mailbox.put_nowait(letter)
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._post, message)

    # ------------------------------------------------------------ the game

    async def _wake_up(self) -> None:
        """Bring the game to where its stored events lead; bots who were asked are asked again."""
        self.game = await self.house.ready(self.card.game)
        self.events = []
        if self.card.phase != "lobby":
            self._begin()
            assert self.course is not None
            for event in self._stored:
                self._go(event, self.course.step_of(event))
        self._stored = []
        self._run_clocks()
        self._ask_bots()
        self.show()

    def _fresh_course(self) -> Course:
        assert self.game is not None
        card, names = self.card, [seat.name for seat in self.seats]
        return Course(self.game, names, seed=card.seed, options=card.options, edition=card.edition)

    def _begin(self) -> None:
        self.course = self._fresh_course()
        self.clocks = Clocks(self.card.clock, len(self.seats)) if self.card.clock else None

    def _playing(self) -> Course:
        if self.course is None:
            raise Mistake("not-started")
        return self.course

    async def _move(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        seat = seating.own_seat(self.seats, letter.person.id, message.seat)
        if seat.level:
            raise Mistake("bot-plays")
        if not course.match.over and not course.is_current(message.seat, message.ply):
            self.show()
            raise Mistake("stale")
        step = course.try_move(message.seat, message.move)
        number = course.game.moves.texts[step.played[-1][1]]
        await self._happen(self._event(MOVE, message.seat, number, letter), step)
        return Answer(message.id, True)

    async def _take_back(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        seating.own_seat(self.seats, letter.person.id, message.seat)
        step = course.try_take_back(message.seat)
        await self._happen(self._event(TAKEBACK, message.seat, "", letter), step)
        return Answer(message.id, True)

    async def _bot_move(self, letter: Letter) -> Answer:
        message, course = letter.message, self._playing()
        self._thinking.pop(message.seat, None)
        if self.seats[message.seat].is_played_by_bot and course.is_current(message.seat, message.ply):
            step = course.try_move(message.seat, message.move)
            await self._happen(self._event(MOVE, message.seat, message.move, letter), step)
        else:
            self._ask_bots()
        return Answer("", True)

    def _event(self, kind: str, seat: int, move: str, letter: Letter) -> Event:
        spent = self.clocks.spent(seat) if self.clocks and kind == MOVE else 0
        message = getattr(letter.message, "id", None)
        version = self.course.version if self.course else 0
        return Event(version, kind, seat, move, letter.person.id, message, spent, time.time())

    async def _happen(self, event: Event, step: Step) -> None:
        """Store first; then it is so; then everybody may see it."""
        changes, card = [Change(NEW_EVENT, event_row(self.card.id, event))], self.card
        if step.state.pending == 0:
            card, ended = card.changed(phase="over")
            changes.append(ended)
        await self._save(*changes)
        before = self.course.match.state if self.course else None
        self.card = card
        self._go(event, step)
        if event.kind == MOVE:
            metrics.MOVES.labels(self.card.game, "person" if event.person else "bot").inc()
        self._tell(event, before)
        self._run_clocks()
        self._ask_bots()

    async def _save(self, *changes: Change) -> None:
        try:
            await self.house.store.save(*changes)
        except Taken:  # somebody else writes here too, or a lost answer had been a commit after all
            raise StoreDown from None

    def _go(self, event: Event, step: Step) -> None:
        assert self.course is not None
        self.course.go(event, step)
        self.events.append(event)
        if event.message is not None:
            self._answers[event.person, event.message] = Answer(event.message, True)
        if self.clocks and event.kind == MOVE:
            self.clocks.stop(event.seat, event.spent)

    def _tell(self, event: Event, before: Any) -> None:
        assert self.course is not None
        present = [connection.ears for connection in self.connections]
        told = self.logbook.add(self.facts(), self.course, before, event, present)
        for connection in self.connections:
            connection.look(told[connection.ears])

    # ------------------------------------------------------------ clocks

    def _run_clocks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.clocks is None or self.course is None:
            return
        self.clocks.run([seat for seat in self.course.match.pending if not self.seats[seat].is_played_by_bot])
        if (end := self.clocks.next_end()) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.05, end), self._post, TimeIsUp())

    async def _time_is_up(self, letter: Letter) -> Answer:
        """A bot plays on for whoever has no time left."""
        for seat in self.clocks.run_down() if self.clocks else []:
            await self._reseat(seating.taken_over(self.seats, seat, next(iter(BOTS))))
        self._run_clocks()
        return Answer("", True)

    # ------------------------------------------------------------ bots

    def _ask_bots(self) -> None:
        if self.course is None or self.trouble:
            return
        for seat in self.course.match.pending:
            if self.seats[seat].is_played_by_bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat, self.course))

    async def _think(self, seat: int, course: Course) -> None:
        """Ask a worker with the seat's own view; if it fails any legal move keeps the game going."""
        match, ply = course.match, course.ply
        view = match.view(seat)
        question = self.question(seat, view, bot_seed(match, seat))
        legal = course.game.legal(match.box, view, seat)
        await asyncio.sleep(self.house.settings.bot_pause)
        try:
            number = await self.house.bots.decide(question)
        except BotFailed:
            number = -1
        if number not in legal.numbers:
            number = random.choice(legal.numbers)
        self._post(BotMove(seat, ply, course.game.moves.texts[number]))

    def question(self, seat: int, view: Any, seed: int) -> Question:
        """What a worker is asked: this view and nothing else."""
        level = self.seats[seat].level or next(iter(BOTS))
        return Question(self.card.game, self.card.edition, level, seat, bytes_of(view), seed.to_bytes(16))

    async def hint(self, message: str, seat: int, person: Person) -> HintSeen:
        """What a bot would play in this person's place."""
        seating.own_seat(self.seats, person.id, seat)
        course = self._playing()
        view, words = course.match.view(seat), words_for(self.card.game, person.lang)
        legal = course.game.legal(course.match.box, view, seat)
        if not legal:
            raise course.game.refused(course.game.rules.refusal(course.match.box, view, seat, 0), move="?")
        try:
            number = await self.house.bots.decide(self.question(seat, view, random.getrandbits(128)))
        except BotFailed:
            raise Mistake("no-hint") from None
        label = course.game.say_move(course.match.box, view, seat, number, course.match.names, words)
        return HintSeen(message, course.game.moves.texts[number], label)

    async def _bot_seat(self, letter: Letter) -> Answer:
        """A person lets a bot play for them, or for somebody who has been away; or takes the seat back."""
        message, person = letter.message, letter.person
        if not seating.own_seats(self.seats, person.id):
            raise Mistake("watching")
        if not 0 <= message.seat < len(self.seats) or self.seats[message.seat].kind != "person":
            raise Mistake("not-your-seat")
        if message.level is not None and message.level not in BOTS:
            raise Mistake("no-such-bot", bot=message.level, known=", ".join(BOTS))
        own = self.seats[message.seat].person == person.id
        if not own and (message.level is None or not self._is_absent(self.seats[message.seat].person)):
            raise Mistake("not-absent")
        await self._reseat(seating.taken_over(self.seats, message.seat, message.level or ""))
        return Answer(message.id, True)

    def _is_absent(self, person: str) -> bool:
        if any(connection.person.id == person for connection in self.connections):
            return False
        return time.monotonic() - self.left_at.get(person, self.touched) >= self.house.settings.absent_seconds

    # ------------------------------------------------------------ seats

    async def _reseat(self, seats: list[Seat]) -> None:
        await self._save(*changed_seats(self.card.id, self.seats, seats))
        self.seats = seats
        self._run_clocks()
        self._ask_bots()
        self.show()

    async def _sit(self, letter: Letter) -> Answer:
        self._in_lobby()
        person = letter.person
        many = self.card.hotseat
        seats = seating.sat_down(self.seats, letter.message.seat, person.id, person.name, many=many)
        await self._reseat(seats)
        return Answer("", True)

    async def _leave(self, letter: Letter) -> Answer:
        self._in_lobby()
        await self._reseat(seating.stood_up(self.seats, letter.person.id))
        return Answer("", True)

    async def _start(self, letter: Letter) -> Answer:
        self._in_lobby()
        if letter.person.id != self.card.host:
            raise Mistake("not-host")
        if any(seat.kind == "open" for seat in self.seats):
            raise Mistake("seats-open")
        card, change = self.card.changed(phase="playing")
        await self._save(change)
        self.card = card
        self._begin()
        self._run_clocks()
        self._ask_bots()
        self.show()
        return Answer("", True)

    def _in_lobby(self) -> None:
        if self.card.phase != "lobby":
            raise Mistake("already-started")

    async def _rename(self, letter: Letter) -> Answer:
        if self.card.phase == "lobby":
            await self._reseat(seating.renamed(self.seats, letter.person.id, letter.message.name))
        return Answer("", True)

    async def _hand_over(self, letter: Letter) -> Answer:
        guest, person = letter.message.guest, letter.person
        seats = [replace(seat, person=person.id) if seat.person == guest else seat for seat in self.seats]
        card, change = self.card.changed(host=person.id if self.card.host == guest else self.card.host)
        await self._save(change)
        self.card = card
        await self._reseat(seats)
        return Answer("", True)

    # ------------------------------------------------------------ chat

    async def _chat(self, letter: Letter) -> Answer:
        message, person = letter.message, letter.person
        own = seating.own_seats(self.seats, person.id)
        if not own:
            raise Mistake("watching")
        if isinstance(message, Phrase) and message.phrase not in PHRASES:
            raise Mistake("no-such-phrase", known=", ".join(PHRASES))
        text = "" if isinstance(message, Phrase) else " ".join(message.text.split())
        row = {
            "table": self.card.id, "number": len(self.chats), "person": person.id, "name": self.seats[own[0]].name,
            "text": text, "phrase": message.phrase if isinstance(message, Phrase) else "",
            "message": message.id, "at": time.time(),
        }  # fmt: skip
        await self._save(Change(NEW_CHAT, row))
        self.chats.append(row)
        for connection in self.connections:
            connection.say(self.chat_seen(row, connection.person.lang))
        return Answer(message.id, True)

    def chat_seen(self, row: Row, lang: str) -> ChatSeen:
        """A line of chat in the reader's language."""
        text = words_for("", lang).say(f"phrase-{row['phrase']}") if row["phrase"] else row["text"]
        seat = next((place for place, seat in enumerate(self.seats) if seat.name == row["name"]), -1)
        return ChatSeen(row["name"], text, row["at"], seat, row["phrase"])

    # ------------------------------------------------------------ what is seen

    def show(self) -> None:
        """Everybody gets a fresh frame."""
        for connection in self.connections:
            connection.look([])

    def facts(self) -> frames.Facts:
        """What everybody may know."""
        assert self.game is not None
        card, over = self.card, self.card.phase == "over"
        present = {connection.person.id for connection in self.connections}
        return frames.Facts(
            table=card.id,
            game=self.game,
            box=self.course.match.box if self.course else None,
            phase=card.phase,
            version=self.course.version if self.course else 0,
            names=[seat.name for seat in self.seats],
            seats=[
                SeatSeen(
                    seat.name, seat.kind, seat.kind == "bot" or seat.person in present,
                    level=seat.level, away=seat.kind == "person" and bool(seat.level),
                )
                for seat in self.seats
            ],
            options=card.options,
            commitment=card.commitment,
            seed=f"{card.seed:032x}" if over else None,
            public=card.public,
            hotseat=card.hotseat,
            rematch=card.rematch or None,
            clock=self.clocks.seen() if self.clocks else None,
            trouble=self.trouble,
        )  # fmt: skip

    def sight(self, person: Person, eyes: int, *, brief: bool = False) -> frames.Sight:
        """What this person may see through these eyes: an own seat's view, or a spectator's."""
        own = seating.own_seats(self.seats, person.id)
        seat = eyes if eyes in own else SPECTATOR
        course = self.course
        return frames.Sight(
            seat,
            own,
            person.lang,
            view=course.match.view(seat) if course else None,
            host=person.id == self.card.host,
            takeback=course is not None and seat >= 0 and course.can_take_back(seat),
            brief=brief,
        )

    # ------------------------------------------------------------ coming and going

    @property
    def is_quiet(self) -> bool:
        """Nobody looks, nobody thinks, no clock runs."""
        return not (self.connections or self._thinking or self._timer or self._mailbox.qsize())

    async def close(self) -> None:
        """Stop the task; everything is stored already."""
        tasks = [self._task, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def stored_events(store: Store, table: str) -> list[Event]:
    """All events of a table in order."""
    column = schema.events.c
    return [
        event_of(row)
        for row in await store.rows(select(schema.events).where(column.table == table).order_by(column.number))
    ]


def refusal(message: str, mistake: Mistake, lang: str) -> Answer:
    """Why not, in the reader's language."""
    metrics.REFUSALS.labels(mistake.code).inc()
    text = mistake.sentence(lang)
    return Answer(message, False, mistake.code, mistake.clause, text)
