"""The frame scheduler: everything gets its turn, and everything else gets one in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from ghostyard.table.frame_scheduler import SLICE_SECONDS, FrameScheduler


def spend(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def built(*builds: Callable[[], None]) -> None:
    scheduler = FrameScheduler()
    for build in builds:
        scheduler.add(build)
    await scheduler.run(lambda: None)


def test_frames_are_built_in_the_order_in_which_they_were_asked_for() -> None:
    order: list[int] = []
    asyncio.run(built(*(partial(order.append, number) for number in range(50))))
    assert order == list(range(50))


def test_a_frame_that_cannot_be_built_keeps_nobody_from_theirs() -> None:
    order: list[int] = []
    asyncio.run(built(partial(order.append, 1), partial(order.remove, 7), partial(order.append, 2)))
    assert order == [1, 2]


def test_a_move_that_comes_while_many_frames_wait_is_done_before_the_last_of_them() -> None:
    order: list[str] = []

    async def crowd() -> None:
        slow = partial(spend, SLICE_SECONDS)
        moved = partial(asyncio.get_running_loop().call_soon, order.append, "move")
        await built(moved, slow, slow, slow, partial(order.append, "last frame"))

    asyncio.run(crowd())
    assert order == ["move", "last frame"]
