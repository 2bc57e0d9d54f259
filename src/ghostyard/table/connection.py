"""A connection: what one viewer of a table is sent over a socket, and when. Nothing here waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import words_for
from ghostyard.table import frames, log, metrics
from ghostyard.table.game_log import Audience, ToldEvent
from ghostyard.table.people import Person
from ghostyard.table.protocol import Bye, Log
from ghostyard.table.table import Table
from ghostyard.table.websocket import MessageSocket

MOST_WAITING = 64  # messages for one socket; then it is closed, and coming back gives a fresh frame
RESTING_SECONDS = 1.0  # behind, until whoever has nothing to decide gets a brief frame; a scene is mostly sooner
MOST_UNTOLD = 30  # events that one frame tells of
AWAY, MOVED, TOO_SLOW = 1001, 1012, 1013  # why a socket is closed, as WebSockets say it


class Connection:
    """One socket, tied to one person and one table. All that comes together is written at once."""

    def __init__(self, socket: MessageSocket, table: Table, person: Person) -> None:
        self.table, self.person = table, person
        self.brief = self.paced = False
        self.pace = 1.0  # how long bots should pause for us, as a multiple of what is usual
        self.chosen_seat: int | None = None  # until somebody chooses, whoever sits down looks from there
        self.flushed: Callable[[], None] = lambda: None  # called when messages have left
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []  # to be sent
        self._untold: deque[ToldEvent] = deque(maxlen=MOST_UNTOLD)
        self._owes_log = False  # goes before everything else: a game is told in the scheduler's time
        self._is_stale = False  # a newer frame than the last one sent can be built
        self._is_showing = False  # paced: the latest scene has not been shown yet
        self._is_behind = False  # paced: something has happened since that scene; it is seen with the next one
        self._stale_since = 0.0  # when the first of what is not seen yet happened
        self._is_scheduled = False  # the scheduler will call
        self._will_flush = False
        self._later: asyncio.TimerHandle | None = None  # a brief frame that can wait
        self._closing: asyncio.Task[None] | None = None
        self._stuck: asyncio.TimerHandle | None = None

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self.table.own_seats(self.person.id)

    @property
    def seat(self) -> int:
        """From which seat the table is seen."""
        if self.chosen_seat is not None:
            return self.chosen_seat
        own = self.own
        return own[0] if own else SPECTATOR

    @property
    def audience(self) -> Audience:
        """From which seat, in which language: decides what is told."""
        return (self.seat if self.seat in self.own else SPECTATOR), self.person.lang

    @property
    def is_closing(self) -> bool:
        """Has goodbye been said?"""
        return self._closing is not None

    @property
    def waiting(self) -> int:
        """How many messages have not left yet."""
        return len(self._waiting)

    # ------------------------------------------------------------ what is to be sent

    def send(self, message: Any) -> None:
        """Send a message soon; whoever reads too slowly is closed instead of filling the memory."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW, "bye-slow")
            return
        self._waiting.append(message if isinstance(message, bytes) else frames.ENCODER.encode(message))
        self._flush_soon()

    def event_happened(self, event: ToldEvent) -> None:
        """It is told with the next complete frame."""
        if not self.brief:
            self._untold.append(event)
        self.refresh()

    def refresh(self) -> None:
        """There is something new to see. Frames are built when they can leave: a slow socket skips some."""
        if not self._is_stale:
            self._is_stale, self._stale_since = True, self._loop.time()
        self._flush_soon()

    def welcome(self) -> None:
        """The log so far, and a frame."""
        self._untold.clear()
        self._is_showing = False
        self._owes_log = True
        self._schedule_frame()

    def scene_was_shown(self) -> None:
        """Whoever asked for paced frames has time for the next scene."""
        self._is_showing = False
        if self._is_behind:
            self._schedule_frame()

    # ------------------------------------------------------------ sending

    def _flush_soon(self) -> None:
        """Once for all that comes together: one write."""
        if not self._will_flush and self._socket.is_writable:
            self._will_flush = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._will_flush = False
        if self._closing is not None or not self._socket.is_open:
            return
        if self._owes_log:
            self._schedule_frame()
            return
        messages, self._waiting = self._waiting, []
        if self._is_stale:
            messages += self._news()
        self._write(messages)
        self.flushed()

    def _news(self) -> list[bytes]:
        """A brief frame now if one is due; complete ones wait for the scheduler."""
        if self.brief:
            return self._frame(brief=True)
        waits = self.paced and (self._is_showing or self.table.services.scheduler.is_busy)
        if not self._is_showing:
            self._schedule_frame()
        if waits and self.table.is_resting_for(self.seat):
            self._send_brief_later()
            return []
        return self._frame(brief=True) if waits else []

    def _send_brief_later(self) -> None:
        """Who has nothing to decide can wait a moment: often the next frame tells more."""
        self._is_behind = True
        if self._later is None:
            self._later = self._loop.call_at(self._stale_since + RESTING_SECONDS, self._send_brief)

    def _send_brief(self) -> None:
        """Time for a brief frame; or for a later look, where another frame came meanwhile and is out of date again."""
        self._later = None
        if not (self._is_stale and self._is_behind and self._socket.is_writable and self._closing is None):
            return
        if self._loop.time() < self._stale_since + RESTING_SECONDS:
            self._send_brief_later()
        else:
            self._write(self._frame(brief=True))

    def _schedule_frame(self) -> None:
        if not self._is_scheduled:
            self._is_scheduled = True
            self.table.services.scheduler.add(self._send_frame)

    def _send_frame(self) -> None:
        """The scheduler has time for us."""
        self._is_scheduled = False
        if not self._socket.is_writable:
            self._is_stale = True  # until the other side reads again
        elif self._closing is not None or not self._socket.is_open:
            return
        elif self._owes_log:
            self._owes_log = False
            self._write(self._built(self._log))
            self.refresh()
        else:
            self._is_showing = self.paced
            before, self._waiting = self._waiting, []  # what was said first is read first
            self._write([*before, *self._frame(brief=self.brief)])

    def _write(self, messages: list[bytes]) -> None:
        if messages:
            metrics.COUNTERS.bytes += sum(map(len, messages))
            self._socket.write(messages)

    def _frame(self, *, brief: bool) -> list[bytes]:
        """The frame that is due, if it can be made; what was told waits for a complete one."""
        self._is_stale, self._is_behind = False, brief
        metrics.COUNTERS.frames += 1
        return self._built(self._brief_frame if brief else self._complete_frame)

    def _built(self, build: Callable[[], bytes]) -> list[bytes]:
        try:
            return [build()]
        except Exception as error:  # our own mistake: coming back begins with a fresh frame
            self.close(AWAY, "bye-broken", incident=log.incident(error, "frame", table=self.table.record.id))
            return []

    def _brief_frame(self) -> bytes:
        table = self.table
        return frames.frame(table.info(), table.viewer(self.person, self.seat, brief=True), ())

    def _complete_frame(self) -> bytes:
        table, told = self.table, self._told()
        return frames.frame(table.info(), table.viewer(self.person, self.seat), told)

    def _log(self) -> bytes:
        table = self.table
        told = table.log.page(self.audience, table.info(), table.events)
        sentences, seats = [one.sentence for one in told], [one.seat for one in told]
        clauses = [one.clause for one in told]
        return frames.ENCODER.encode(Log(table.record.game, sentences, seats, clauses, frames.steps(told)))

    def _told(self) -> list[frames.Told]:
        audience = self.audience
        told = [sentence for event in self._untold for sentence in event.told(audience)]
        self._untold.clear()
        return told

    # ------------------------------------------------------------ slow readers, and the end

    def writable_changed(self, able: bool) -> None:
        """The other side reads again, or does not: then it has some seconds."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        if able:
            self._flush_soon()
        else:
            self._stuck = self._loop.call_later(self.table.services.settings.slow_seconds, self._give_up)

    def _give_up(self) -> None:
        metrics.CLOSED.labels("stuck").inc()
        self._socket.abort()

    def close(self, code: int, message: str, **facts: str) -> None:
        """Say goodbye and close."""
        if self._closing is None:
            metrics.CLOSED.labels(message).inc()
            if self._socket.is_open:
                goodbye = Bye(words_for("", self.person.lang).say(message, **facts))
                self._socket.write([*self._waiting, frames.ENCODER.encode(goodbye)])
            self._closing = asyncio.create_task(self._hang_up(code))

    async def closed(self, code: int, message: str, **facts: str) -> None:
        """Say goodbye, and return when the socket is closed."""
        self.close(code, message, **facts)
        if self._closing is not None:
            await self._closing

    async def _hang_up(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code)
        except TimeoutError:
            self._socket.abort()

    def gone(self) -> None:
        """The socket has been closed."""
        for timer in (self._stuck, self._later):
            if timer is not None:
                timer.cancel()
