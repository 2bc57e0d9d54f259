"""The actor of a table: takes envelopes out of its mailbox, does each once, and turns mistakes into answers."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ghostyard.core.errors import Mistake
from ghostyard.table import metrics
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer
from ghostyard.table.services import Stopping
from ghostyard.table.store import StoreDown

MOST_ANSWERS = 400  # remembered, so that a repeated id gets the same one
RETRY_SECONDS = 1.0
NOBODY = Person("", "", "en")


class Envelope(Struct, frozen=True):
    """A message in a table's mailbox, from whom, and who is told the answer."""

    message: Any
    person: Person
    answered: Callable[[Answer], None]


@dataclass(frozen=True, slots=True)
class LookAgain:
    """The store was in trouble: see whether it is back."""


Handler = Callable[[Envelope], Awaitable[Answer]]


class Actor(ABC):
    """A mailbox and the task that empties it."""

    def __init__(self) -> None:
        self.trouble = ""  # the id of the sentence that tells everybody why nothing goes on
        self.touched = time.monotonic()
        self.answers: dict[tuple[str, str], Answer] = {}
        self.handlers: dict[type, Handler] = {LookAgain: self._look_again}
        self._mailbox: deque[Envelope] = deque()  # at most one from everybody: who asks waits for the answer
        self._arrived = asyncio.Event()
        self._awake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    @abstractmethod
    async def read_again(self) -> None:
        """Go to where the stored rows lead; what is stored is what happened."""

    @abstractmethod
    async def wake_up(self) -> None:
        """Get ready for the first envelope."""

    @abstractmethod
    def show(self) -> None:
        """Everybody gets a fresh frame."""

    async def settled(self) -> None:
        """Return when the table stands where its stored rows lead."""
        await self._awake.wait()

    def touch(self) -> None:
        """Somebody needs this table now."""
        self.touched = time.monotonic()

    def send(self, message: Any, person: Person, answered: Callable[[Answer], None]) -> None:
        """Put a message into the mailbox; whoever asked is told what became of it."""
        self.touch()
        self._mailbox.append(Envelope(message, person, answered))
        self._arrived.set()

    async def ask(self, message: Any, person: Person) -> Answer:
        """Put a message into the mailbox and wait for what becomes of it."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.send(message, person, lambda given: None if answer.done() else answer.set_result(given))
        return await answer

    def post(self, message: Any) -> None:
        """A message from the table to itself."""
        self._mailbox.append(Envelope(message, NOBODY, lambda _: None))
        self._arrived.set()

    @property
    def has_mail(self) -> bool:
        """Is something waiting to be done?"""
        return bool(self._mailbox)

    async def _run(self) -> None:
        try:
            await self.wake_up()
        except Stopping:
            self._fall_into_trouble("bye-server")
        except Exception as error:
            self._fail(error)
        self._awake.set()
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            while self._mailbox:
                envelope = self._mailbox.popleft()
                answer = await self._answer(envelope)
                try:
                    envelope.answered(answer)
                except Exception as error:  # whoever asked has a problem; the table has none
                    metrics.trouble("answer", type(error).__name__, str(error))

    async def _answer(self, envelope: Envelope) -> Answer:
        """Do what an envelope says; the one place where a mistake becomes an answer."""
        message = getattr(envelope.message, "id", "")
        try:
            if self.trouble:
                await self._recover()
            if message and (known := self.answers.get((envelope.person.id, message))) is not None:
                return known
            answer = await self.handlers[type(envelope.message)](envelope)
        except StoreDown as down:
            self._fall_into_trouble("table-store-down")
            return refusal(message, down, envelope.person.lang)  # not remembered: it may well work next time
        except Mistake as mistake:
            answer = refusal(message, mistake, envelope.person.lang)
        except Exception as error:
            self._fail(error)
            return refusal(message, Mistake("broken"), envelope.person.lang)
        if message:
            self._remember(envelope.person.id, answer)
        return answer

    def _remember(self, person: str, answer: Answer) -> None:
        self.answers[person, answer.id] = answer
        while len(self.answers) > MOST_ANSWERS:
            del self.answers[next(iter(self.answers))]

    # ------------------------------------------------------------ trouble

    def _fail(self, error: Exception) -> None:
        """Our own mistake: the table keeps its journal, tells its players, and starts again from its rows."""
        metrics.trouble("table", type(error).__name__, str(error))
        self._fall_into_trouble("table-broken")

    def _fall_into_trouble(self, sentence: str) -> None:
        """Everybody is told. Rows are read again before anything else: a lost answer may have been a commit."""
        if self.trouble != sentence:
            self.trouble = sentence
            self.show()
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.post, LookAgain())

    async def _recover(self) -> None:
        await self.read_again()
        self.trouble = ""
        self.answers.clear()
        await self.wake_up()

    async def _look_again(self, envelope: Envelope) -> Answer:
        """Whatever was wrong has been put right before this envelope was opened."""
        return Answer("", True)

    async def close(self) -> None:
        """Stop; everything is stored already."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def refusal(message: str, mistake: Mistake, lang: str) -> Answer:
    """Why not, in the reader's language."""
    metrics.REFUSALS.labels(mistake.code).inc()
    return Answer(message, False, mistake.code, mistake.clause, mistake.sentence(lang))
