"""The precompile queue: games are compiled and loaded behind the open lobby, the one somebody waits for first."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import threading
from asyncio.subprocess import Process
from contextlib import suppress
from functools import partial
from itertools import chain

from ghostyard.bots.precompile import PROGRAM, is_precompiled, precompile
from ghostyard.core.game import Game
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.table.services import Stopping

LOBBY_SECONDS = 0.5  # for the first page, before games are loaded: both at once would make both later


class PrecompileQueue:
    """Precompiles the games, one after the other; what somebody waits for comes first."""

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in GAMES}
        self._queue, self._wanted = list(GAMES), set[str]()
        self._compiling: tuple[str, Process] | None = None
        self._loading, self._stopped = asyncio.Lock(), threading.Event()
        self._lobby_is_open = asyncio.get_running_loop().time() + LOBBY_SECONDS
        self._task = asyncio.create_task(self._run())

    def is_ready(self, name: str) -> bool:
        """Can this game be played now?"""
        return self._ready[name].is_set()

    async def game(self, name: str) -> Game:
        """The game, as soon as its rules are compiled."""
        self._want(name)
        await self._ready[name].wait()
        if self._stopped.is_set():
            raise Stopping
        return load_game(name)

    def stop(self) -> None:
        """Nobody waits any longer."""
        self._stopped.set()
        for ready in self._ready.values():
            ready.set()

    async def close(self) -> None:
        """Stop; a thread cannot be cancelled, but it looks up after every step."""
        self.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _want(self, name: str) -> None:
        """Put a game before those that nobody has asked for; one that is being compiled goes on later from there,
        since its units are in the cache."""
        if name not in self._queue:
            return
        self._wanted.add(name)
        if self._compiling and self._compiling[0] not in self._wanted:
            other, program = self._compiling
            self._queue.append(other)
            end(program)
        self._queue.sort(key=lambda other: other not in self._wanted)

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as loading:
            while self._queue:
                name = self._queue.pop(0)
                if not is_precompiled(load_game(name)):
                    await self._compile(name)
                if name not in self._queue:  # it was not put off
                    loading.create_task(self._load(name))
        leave_alone_what_stays()

    async def _compile(self, name: str) -> None:
        """In a program of its own: compiling would make everybody here wait."""
        program = await asyncio.create_subprocess_exec(*PROGRAM, name, start_new_session=True)
        self._compiling = name, program
        try:
            await program.wait()
        finally:
            self._compiling = None
            if program.returncode is None:  # nobody waits for it any more
                end(program)

    async def _load(self, name: str) -> None:
        async with self._loading:
            await asyncio.sleep(self._lobby_is_open - asyncio.get_running_loop().time())
            await asyncio.to_thread(_load, name, self._stopped)
        self._ready[name].set()


def end(program: Process) -> None:
    """End a program and its helpers."""
    if sys.platform == "win32":
        program.terminate()
    else:
        with suppress(ProcessLookupError):  # it has just ended by itself
            os.killpg(program.pid, signal.SIGTERM)


def leave_alone_what_stays() -> None:
    """Looking for garbage among all that was imported and compiled would stop every table for a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 20)  # a look among so many takes two milliseconds


def _load(name: str, stopped: threading.Event) -> None:
    """The rules, and the words in every language: reading them later would stop all tables for a tenth of a second."""
    for _ in chain(precompile(load_game(name)), map(partial(words_for, name), LANGUAGES)):
        if stopped.is_set():
            return
