"""Bots at the table: workers think in programs of their own, with a time budget; a bad one is replaced."""

from __future__ import annotations

import asyncio
import time

import msgspec

from ghostyard.core.programs import our_program
from ghostyard.table import log, metrics
from ghostyard.table.bot_worker import BotReply, Question, packet

READY_SECONDS = 300.0  # the very first time everything has to be compiled


class BotFailed(Exception):
    """The worker crashed, hung, or said something that makes no sense."""


class Worker:
    """One worker program, started when it is first needed."""

    def __init__(self) -> None:
        self._program: asyncio.subprocess.Process | None = None
        self._ready: set[tuple[str, str, bool]] = set()

    @property
    def pid(self) -> int | None:
        """The worker's number in the operating system."""
        return self._program.pid if self._program else None

    async def answer(self, question: Question, seconds: float) -> BotReply:
        """The bot's answer, within the time; getting ready for a game is not counted."""
        try:
            await self._get_ready(question)
            async with asyncio.timeout(seconds):
                return await self._ask(question)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            raise BotFailed(type(problem).__name__) from problem

    async def _get_ready(self, question: Question) -> None:
        if self._program is None:
            self._program = await asyncio.create_subprocess_exec(
                *our_program("ghostyard.table.bot_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        if (question.game, question.level, question.advice) not in self._ready:
            async with asyncio.timeout(READY_SECONDS):
                await self._ask(Question(question.game, question.level, advice=question.advice))
            self._ready.add((question.game, question.level, question.advice))

    async def _ask(self, question: Question) -> BotReply:
        assert self._program is not None
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(packet(question))
        await self._program.stdin.drain()
        size = int.from_bytes(await self._program.stdout.readexactly(4))
        return msgspec.msgpack.decode(await self._program.stdout.readexactly(size), type=BotReply)

    async def end(self) -> None:
        """Stop the program, whatever it is doing."""
        if self._program is not None and self._program.returncode is None:
            self._program.kill()
            await self._program.wait()


class BotPool:
    """All workers. A question waits for a free one; a table never waits for a question."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def decide(self, question: Question) -> int:
        """The bot's move; whoever asks must be ready for BotFailed."""
        return (await self.answer(question)).move

    async def answer(self, question: Question) -> BotReply:
        """The bot's move, with its reason if advice was asked for; whoever asks must be ready for BotFailed."""
        worker = await self._free.get()
        started = time.perf_counter()
        try:
            return await worker.answer(question, self.seconds)
        except (BotFailed, asyncio.CancelledError) as problem:
            worker = await self._replacement(worker, repr(problem))
            raise
        finally:
            self._free.put_nowait(worker)
            metrics.BOT_SECONDS.observe(time.perf_counter() - started)

    async def _replacement(self, worker: Worker, why: str) -> Worker:
        metrics.BOTS_REPLACED.inc()
        log.warn("bot worker replaced", why=why)
        fresh = Worker()
        self.workers[self.workers.index(worker)] = fresh
        await worker.end()
        return fresh

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(worker.end() for worker in self.workers))
