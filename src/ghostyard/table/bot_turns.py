"""Turns of bots at one table: each is asked with its own view, and its move comes back through the mailbox."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from ghostyard.bots.advice import hint_seed
from ghostyard.bots.bot import BOTS, bot_seed
from ghostyard.core.errors import Mistake
from ghostyard.core.record import bytes_of
from ghostyard.core.words import words_for
from ghostyard.table import log
from ghostyard.table.bot_pool import BotFailed, BotPool
from ghostyard.table.bot_worker import Question
from ghostyard.table.history import History
from ghostyard.table.people import Person
from ghostyard.table.protocol import HintSeen

AGAIN_SECONDS = 5.0  # until a bot is asked again after a mistake of our own
NO_PLY = -1


@dataclass(frozen=True, slots=True)
class BotMove:
    """A worker has decided; comes through the mailbox like everybody's move."""

    seat: int
    ply: int
    move: str


class BotTurns:
    """Who is thinking at a table."""

    def __init__(self, table: str, pool: BotPool, pause: Callable[[], float], post: Callable[[Any], None]) -> None:
        self._table, self._pool, self._pause, self._post = table, pool, pause, post
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def ask(self, seat: int, history: History, level: str) -> None:
        """Ask the bot at this seat, unless it is thinking already."""
        self._begin(seat, lambda: self._think(seat, history, level))

    def play(self, seat: int, move: str, ply: int) -> None:
        """Make a move that was prepared, after the usual pause."""
        self._begin(seat, lambda: self._make(BotMove(seat, ply, move)))

    def _begin(self, seat: int, turn: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if seat not in self._tasks:
            self._tasks[seat] = asyncio.create_task(turn())
            self._tasks[seat].add_done_callback(partial(self._ended, seat))

    async def _make(self, move: BotMove) -> None:
        await asyncio.sleep(self._pause())
        self._post(move)

    def done(self, seat: int) -> None:
        """The bot's move has arrived."""
        self._tasks.pop(seat, None)

    def forget_decided(self) -> None:
        """Moves that came during an outage were refused: whoever made one can be asked again."""
        self._tasks = {seat: task for seat, task in self._tasks.items() if not task.done()}

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        """Without a decision only after a mistake of our own: a move for no position lets the table ask again."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.incident(error, "bot", table=self._table)
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._post, BotMove(seat, NO_PLY, ""))

    async def _think(self, seat: int, history: History, level: str) -> None:
        """Any legal move keeps the game going if the bot fails."""
        match, ply = history.match, history.ply
        view = match.view(seat)
        legal = history.game.legal(match.box, view, seat)
        question = _question(history, seat, view, level, bot_seed(match, seat))
        await asyncio.sleep(self._pause())
        number = await self._decided(question)
        if number not in legal.numbers:
            number = random.choice(legal.numbers)
        self._post(BotMove(seat, ply, history.game.moves.texts[number]))

    async def _decided(self, question: Question) -> int:
        try:
            return await self._pool.decide(question)
        except BotFailed:
            return -1

    async def hint(self, message: str, seat: int, history: History, person: Person) -> HintSeen:
        """What the best bot would play in this person's place."""
        game, match = history.game, history.match
        view = match.view(seat)
        if not game.legal(match.box, view, seat):
            raise game.refused(game.rules.refusal(match.box, view, seat, 0), move="?")
        question = _question(history, seat, view, next(iter(BOTS)), hint_seed(view, seat))
        question.advice = True
        try:
            reply = await self._pool.answer(question)
        except BotFailed:
            raise Mistake("no-hint") from None
        assert reply.advice is not None
        words = words_for(game.name, person.lang)
        label = game.say_move(match.box, view, seat, reply.move, match.names, words)
        said = reply.advice.sentence(game, match.box, view, seat, match.names, words)
        return HintSeen(message, game.moves.texts[reply.move], label, said)

    async def close(self) -> None:
        """Nobody needs an answer any more."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def _question(history: History, seat: int, view: Any, level: str, seed: int) -> Question:
    """What a worker is asked: this view, the printed components, and nothing else."""
    game, box = history.game.name, bytes_of(history.match.box)
    return Question(game, level, seat, box, bytes_of(view), seed.to_bytes(16))
