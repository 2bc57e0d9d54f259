"""An actor: a mailbox, and the one task that empties it: in order, each message once. It knows no game."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics
from ghostyard.table.backoff import Backoff
from ghostyard.table.outages import StoreDown
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer
from ghostyard.table.services import Stopping

MOST_ANSWERS = 400  # remembered, so that a repeated id gets the same one
SOONEST_RETRY = 0.5  # seconds between two tries to load during an outage, however many ask
NOBODY = Person("", "", "en")
DONE = Answer("", True)


class Envelope(Struct, frozen=True):
    """A message in a mailbox, from whom, and who is told the answer."""

    message: Any
    person: Person
    reply: Callable[[Answer], None]
    is_asked_once: bool = False  # nobody repeats it, as whoever comes back over a socket does


class Outage(Struct, frozen=True):
    """Why nothing goes on for now: the message that everybody reads, and what whoever asks for something is told."""

    message: str
    mistake: Mistake

    @property
    def incident(self) -> str:
        """The name under which the log tells more; none for what is no mistake of ours."""
        return str(self.mistake.facts.get("incident", ""))


@dataclass(frozen=True, slots=True)
class Retry:
    """Sent by an actor to itself: see whether the outage is over."""


class Actor:
    """A mailbox and the task that empties it.

    `load` goes to where the stored rows lead, at the start and after every outage: a lost answer may have been a
    commit. `handle` does one message. `show` tells everybody that an outage has begun or ended.
    """

    def __init__(
        self,
        name: str,
        load: Callable[[], Awaitable[None]],
        handle: Callable[[Envelope], Awaitable[Answer]],
        show: Callable[[], None],
    ) -> None:
        self.outage: Outage | None = None
        self.last_used = time.monotonic()
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call
        self._name, self._load, self._handle, self._show = name, load, handle, show
        self._answers: dict[tuple[str, str], Answer] = {}
        self._mailbox: deque[Envelope] = deque()  # at most one from everybody: who asks waits for the answer
        self._mail: asyncio.Future[None] | None = None  # what the task waits for while the mailbox is empty
        self._is_loaded = asyncio.Event()
        self._retry: asyncio.TimerHandle | None = None
        self._tried_at = 0.0  # the latest loading
        self.backoff = Backoff()
        self.is_closed = False  # nothing is done here any more
        self._task = asyncio.create_task(self._run())

    # ------------------------------------------------------------ the mailbox

    async def loaded(self) -> None:
        """Return when the first loading has ended, well or not, or never will."""
        await self._is_loaded.wait()

    def use(self) -> None:
        """Somebody needs this now: it must stay in memory."""
        self.last_used = time.monotonic()

    def send(self, message: Any, person: Person, reply: Callable[[Answer], None]) -> None:
        """Put a message into the mailbox; whoever asked is told what became of it."""
        self.use()
        self._put(Envelope(message, person, reply))

    async def ask(self, message: Any, person: Person) -> Answer:
        """Put a message into the mailbox and wait for what becomes of it."""
        answer: asyncio.Future[Answer] = self._loop.create_future()
        self.use()
        self._put(Envelope(message, person, lambda given: None if answer.done() else answer.set_result(given), True))
        return await answer

    def post(self, message: Any) -> None:
        """Put a message of our own into the mailbox: from a clock, or from a bot."""
        self._put(Envelope(message, NOBODY, lambda _: None))

    def _put(self, envelope: Envelope) -> None:
        if self.is_closed:
            _decline(envelope)
            return
        self._mailbox.append(envelope)
        if self._mail is not None and not self._mail.done():
            self._mail.set_result(None)

    @property
    def is_idle(self) -> bool:
        """Is nothing waiting to be done?"""
        return not self._mailbox

    async def close(self) -> None:
        """Stop; everything is stored already. Nobody waits for ever."""
        self.is_closed = True
        if self._retry is not None:
            self._retry.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._is_loaded.set()
        while self._mailbox:
            _decline(self._mailbox.popleft())

    # ------------------------------------------------------------ one message after the other

    async def _run(self) -> None:
        await self._try_to_load()
        self._is_loaded.set()
        while True:
            while self._mailbox:
                await self._do(self._mailbox.popleft())  # nothing here keeps the envelope, and with it its sender
            self._mail = self._loop.create_future()
            await self._mail

    async def _do(self, envelope: Envelope) -> None:
        try:
            answer = await self._answer(envelope)
        except asyncio.CancelledError:
            self._mailbox.appendleft(envelope)
            raise
        try:
            envelope.reply(answer)
        except Exception as error:  # whoever asked has a problem; everybody else has none
            log.incident(error, "reply", table=self._name, message=envelope.message)

    async def _answer(self, envelope: Envelope) -> Answer:
        """Do what an envelope says; the one place where a mistake becomes an answer."""
        id_, person = getattr(envelope.message, "id", ""), envelope.person
        if self.outage is not None:
            await self._load_again()
        if self.outage is not None:
            return refusal(id_, self.outage.mistake, person.lang)
        if id_ and (known := self._answers.get((person.id, id_))) is not None:
            return known
        if type(envelope.message) is Retry:
            return DONE
        try:
            answer = await self._handle(envelope)
        except Mistake as mistake:
            if isinstance(mistake, StoreDown):
                self._begin_outage(mistake)
                return refusal(id_, mistake, person.lang)  # not remembered: it may well work next time
            answer = refusal(id_, mistake, person.lang)
        except Exception as error:
            return refusal(id_, self._begin_outage(error, envelope.message).mistake, person.lang)
        if id_:
            self._remember(person.id, answer)
        return answer

    def _remember(self, person: str, answer: Answer) -> None:
        self._answers[person, answer.id] = answer
        while len(self._answers) > MOST_ANSWERS:
            del self._answers[next(iter(self._answers))]

    # ------------------------------------------------------------ outages

    async def _try_to_load(self) -> None:
        """Go to where the stored rows lead; if that works, an outage is over."""
        self._tried_at = time.monotonic()
        try:
            await self._load()
        except Exception as error:
            self._begin_outage(error)
            return
        self.outage = None
        self._answers.clear()
        self._show()

    async def _load_again(self) -> None:
        """Try to load, unless that was tried a moment ago: then whoever asks does not wait for it."""
        if time.monotonic() - self._tried_at > SOONEST_RETRY:
            await self._try_to_load()
        else:
            self._retry_later()

    def _begin_outage(self, error: Exception, message: Any = None) -> Outage:
        """Tell everybody, and try again later: from the stored rows, which are what happened."""
        outage = self._outage_after(error, message)
        is_news = self.outage is None or self.outage.message != outage.message
        self.outage = outage
        if is_news:
            self._show()
        self._retry_later()
        return outage

    def _retry_later(self) -> None:
        if self._retry is None:
            self._retry = self._loop.call_later(self.backoff.next(), self._try_again)

    def _outage_after(self, error: Exception, message: Any) -> Outage:
        if isinstance(error, StoreDown):
            return Outage("table-store-down", error)
        if isinstance(error, Stopping):
            return Outage("bye-server", error)
        name = log.incident(error, "table", table=self._name, message=message)
        return Outage("table-broken", Mistake("broken", incident=name))

    def _try_again(self) -> None:
        self._retry = None
        if self.outage is not None:
            self.post(Retry())


def _decline(envelope: Envelope) -> None:
    """What came over a socket is not answered: the socket closes, and whoever comes back repeats it."""
    if envelope.is_asked_once:
        envelope.reply(refusal(getattr(envelope.message, "id", ""), Stopping(), envelope.person.lang))


def refusal(message: str, mistake: Mistake, lang: str) -> Answer:
    """Why not, in the reader's language."""
    metrics.REFUSALS.labels(mistake.code).inc()
    return Answer(message, False, mistake.code, mistake.clause, mistake.sentence(lang))
