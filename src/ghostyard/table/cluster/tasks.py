"""Tasks that a node has running: their mistakes are told, and none outlives the node."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.table import log


class Tasks:
    """What runs beside everything else."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let this run."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Mistake):
            log.incident(error, "node")

    async def close(self) -> None:
        """End all of it."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
