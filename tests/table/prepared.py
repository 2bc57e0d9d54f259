"""Servers that start at once: forked from a program that has imported everything and loaded every game.

They are programs of their own, with a process, an environment and a log; only the two seconds of their start were spent
once for all of them. What starts a server as people do it are the fixtures in `conftest.py`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.table.loaded"])


class Forked:
    """A forked program, to be used like one of `subprocess`; something may be done in it before it begins."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        first: Callable[[], None] | None = None,
    ) -> None:
        told = (arguments, dict(environment), str(log), first)
        self._process = FORKS.Process(target=_run, args=told, daemon=True)
        self._process.start()
        self.pid = int(self._process.pid or 0)

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("ghostyard", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _run(arguments: Sequence[str], environment: dict[str, str], log: str, first: Callable[[], None] | None) -> None:
    """In the new program: what the command `ghostyard` does."""
    from ghostyard.cli import main

    os.environ.clear()
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.argv = ["ghostyard", *arguments]
    if first:
        first()
    main()
