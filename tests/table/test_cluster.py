"""Three nodes as one: people at different doors share a table, and nothing is lost when nodes, Redis or both fail."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any

import pytest
import websockets

from ghostyard.table.guess_limit import FREE
from tests.cluster.history import Recorder, check, stored_rows
from tests.cluster.players import play_table
from tests.cluster.programs import Cluster, running
from tests.table.client import GAME, Guest

LEASE = 5.0
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster(precompiled: None) -> Iterator[Cluster]:
    settings = {"acts_per_minute": 240, "lease_seconds": LEASE}  # long, for machines with much else to do
    with running(3, forked=True, **settings) as together:
        yield together


def test_people_at_different_doors_share_a_table(cluster: Cluster):
    ana, bo, cy = (Guest(node, name) for node, name in zip(cluster.nodes, ("Ana", "Bo", "Cy"), strict=True))
    table = ana.table(GAME, "me", "open")
    assert table in [entry["table"] for entry in cy.get("/api/tables").json["open"]]
    assert answered(bo, f"/api/tables/{table}/sit", {"seat": 1}) in ("", "seat-taken")
    assert answered(ana, f"/api/tables/{table}/start") in ("", "already-started")
    assert answered(cy, f"/api/tables/{table}/start") == "already-started"

    async def main() -> None:
        async with ana.socket(table) as one, bo.socket(table) as two, cy.socket(table) as watching:
            for player in (one, two):
                if player.choices:  # unless it was played before the line broke
                    assert (await player.play(player.choices[0]))["ok"]
            assert (await watching.ask(type="chat", text="boo"))["code"] == "watching"
            assert (await two.ask(type="chat", text="boo"))["ok"]
            for reader in (one, watching):
                await reader.until(lambda reader=reader: any(heard["type"] == "chat" for heard in reader.heard))
                await reader.until(lambda reader=reader: reader.frame["version"] >= 2)
            await watching.until(lambda: all(seat["online"] for seat in watching.frame["seats"]))

    until_the_line_holds(main)
    assert sum(node.metric("ghostyard_tables") for node in cluster.nodes) == 1  # at one node, whoever looks


def test_guesses_and_names_are_known_at_all_nodes(cluster: Cluster):
    rosa, thief = Guest(cluster.nodes[0], "Rosa"), Guest(cluster.nodes[0], "Thief")
    assert rosa.post("/api/me/passphrase", {"name": "Rosa", "passphrase": "correct horse"}).status == 200
    rosa.server = cluster.nodes[1]
    assert rosa.get("/api/me").json == {"name": "Rosa", "lang": "en", "known": True}
    codes = []
    for number in range(FREE + 1):
        thief.server = cluster.nodes[number % 3]
        codes.append(
            thief.post("/api/me/passphrase", {"name": "Rosa", "passphrase": f"wrong guess {number}"}).json["code"]
        )
    assert codes == ["passphrase-wrong"] * FREE + ["too-many-guesses"]


def test_what_was_spent_at_one_node_is_spent_at_all(cluster: Cluster):
    one, other = Guest(cluster.nodes[0], "Ana"), Guest(cluster.nodes[1], "Bo")
    for _ in range(240):
        if one.post("/api/me", {}).status == 429:
            break
    end = time.monotonic() + 30
    while other.post("/api/me", {}).status != 429:  # it has not asked much itself
        assert time.monotonic() < end


def test_nothing_is_lost_when_nodes_die_stand_still_or_stop_and_redis_forgets(cluster: Cluster):
    recorder = Recorder()

    async def main() -> None:
        tables = [asyncio.create_task(play_table(cluster, recorder, number, 0.15)) for number in range(4)]
        first, second, third = cluster.nodes
        assert third.program is not None
        await moved_on(recorder, 12)
        first.pause()
        await asyncio.sleep(LEASE + 1)
        first.pause(False)
        await moved_on(recorder, 12)
        second.kill()
        await moved_on(recorder, 12)
        cluster.redis.stop()
        cluster.redis.start()
        await moved_on(recorder, 12)
        third.program.send_signal(signal.SIGTERM)
        await moved_on(recorder, 12)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    asyncio.run(main())
    checked = check(recorder, stored_rows(cluster.postgres.url), finished=False)
    assert checked["moves"] >= 60


def answered(guest: Guest, path: str, body: Any = None) -> str:
    """The code of the refusal, if any; asked again while the table is moving, as people do."""
    end = time.monotonic() + 60
    while (reply := guest.post(path, body)).status == 503:
        assert time.monotonic() < end, reply.body
        time.sleep(0.2)
    return str(reply.json.get("code", ""))


def until_the_line_holds(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A node that gets no time from its machine for seconds seems dead to the others, and lines break: come back."""
    for _ in range(5):
        with suppress(websockets.ConnectionClosed):
            return asyncio.run(main())
    raise AssertionError("the lines do not hold")


async def moved_on(recorder: Recorder, moves: int) -> None:
    """Wait until so many more moves have been acknowledged."""
    enough = recorder.acknowledged + moves
    async with asyncio.timeout(90):
        while recorder.acknowledged < enough:
            await asyncio.sleep(0.05)
