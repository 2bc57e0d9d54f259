"""The actor: one message after the other, each once, and a way back from every outage. It knows no game."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from ghostyard.core.errors import Mistake
from ghostyard.table import actor as module
from ghostyard.table import dispatch, log, protocol
from ghostyard.table.actor import Actor, Envelope
from ghostyard.table.backoff import Backoff
from ghostyard.table.dispatch import AtOnce, InBackground, InOrder
from ghostyard.table.outages import StoreDown
from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer

ANA, BO = Person("a", "Ana", "en"), Person("b", "Bo", "de")


class Note(Struct):
    """Something to be written down."""

    id: str
    text: str = ""


class Notebook:
    """What the actor of these tests works on: notes, stored or not, and how often everybody was shown something."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "SOONEST_RETRY", 0.0)
        monkeypatch.setattr(Backoff, "next", lambda _: 0.01)
        self.stored: list[str] = []
        self.notes: list[str] = []
        self.loads = self.shows = self.at_work = 0
        self.fails_with: Exception | None = None
        self.cannot_load: Exception | None = None

    async def load(self) -> None:
        self.loads += 1
        if self.cannot_load:
            raise self.cannot_load
        self.notes = list(self.stored)

    async def handle(self, envelope: Envelope) -> Answer:
        self.at_work += 1
        assert self.at_work == 1, "two at once"
        await asyncio.sleep(0)
        self.at_work -= 1
        if self.fails_with:
            raise self.fails_with
        self.notes.append(envelope.message.text)
        return Answer(envelope.message.id, True, version=len(self.notes))

    def show(self) -> None:
        self.shows += 1


def run(notebook: Notebook, test: Callable[[Actor], Awaitable[None]]) -> None:
    async def main() -> None:
        actor = Actor("table", notebook.load, notebook.handle, notebook.show)
        await actor.loaded()
        try:
            await test(actor)
        finally:
            await actor.close()

    asyncio.run(main())


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> Notebook:
    return Notebook(monkeypatch)


def test_messages_are_done_in_their_order_and_never_two_at_once(notebook: Notebook):
    async def test(actor: Actor) -> None:
        await asyncio.gather(*(actor.ask(Note(f"{n}", f"note {n}"), ANA) for n in range(20)))

    run(notebook, test)
    assert notebook.notes == [f"note {n}" for n in range(20)]


def test_the_same_id_of_the_same_person_is_done_once(notebook: Notebook):
    async def test(actor: Actor) -> None:
        first, again = await actor.ask(Note("x", "once"), ANA), await actor.ask(Note("x", "twice"), ANA)
        assert first == again
        assert (await actor.ask(Note("x", "another"), BO)).version == 2

    run(notebook, test)
    assert notebook.notes == ["once", "another"]


def test_a_mistake_is_answered_in_the_senders_language_and_harms_nobody(notebook: Notebook):
    async def test(actor: Actor) -> None:
        notebook.fails_with = Mistake("not-host")
        answer = await actor.ask(Note("x"), BO)
        assert (answer.ok, answer.code, answer.say) == (False, "not-host", Mistake("not-host").sentence("de"))
        assert actor.outage is None

    run(notebook, test)


def test_after_an_outage_of_the_store_everything_is_loaded_again_and_the_same_id_works(notebook: Notebook):
    async def test(actor: Actor) -> None:
        notebook.fails_with = notebook.cannot_load = StoreDown()
        assert (await actor.ask(Note("x", "later"), ANA)).code == "store"
        assert actor.outage is not None
        notebook.fails_with = notebook.cannot_load = None
        notebook.stored = ["the answer was lost, but it had been stored"]
        while actor.outage is not None:
            await asyncio.sleep(0.01)
        assert (await actor.ask(Note("x", "later"), ANA)).ok

    run(notebook, test)
    assert notebook.notes == ["the answer was lost, but it had been stored", "later"]
    assert notebook.shows >= 3  # loaded, down, up again


@pytest.mark.parametrize("error", [RuntimeError("ours"), Mistake("no-such-move", move="x")], ids=repr)
def test_rows_that_cannot_be_loaded_are_tried_again_for_ever(notebook: Notebook, error: Exception):
    async def test(actor: Actor) -> None:
        assert actor.outage is not None
        assert actor.outage.message == "table-broken"
        while notebook.loads < 5:
            await asyncio.sleep(0.01)
        notebook.cannot_load = None
        assert (await actor.ask(Note("x", "at last"), ANA)).ok

    notebook.cannot_load = error
    run(notebook, test)


def test_a_mistake_of_ours_is_told_by_the_name_it_has_in_the_log(notebook: Notebook, caplog: pytest.LogCaptureFixture):
    async def test(actor: Actor) -> None:
        notebook.fails_with = IndexError("ours")
        answer = await actor.ask(Note("x"), ANA)
        assert actor.outage is not None
        assert actor.outage.incident in answer.say
        [record] = [
            record for record in caplog.records if record.exc_info and record.exc_info[1] is notebook.fails_with
        ]
        details: Any = vars(record)["details"]
        assert (details["incident"], details["message"]) == (actor.outage.incident, "Note")

    run(notebook, test)


def test_nobody_waits_for_an_actor_that_was_closed_while_it_loaded():
    async def never() -> None:
        await asyncio.Event().wait()

    async def main() -> None:
        actor = Actor("table", never, Notebook.handle, lambda: None)  # type: ignore[arg-type]
        waiting = asyncio.create_task(actor.loaded())
        await asyncio.sleep(0)
        await actor.close()
        async with asyncio.timeout(10):
            await waiting
        assert actor.is_closed

    asyncio.run(main())


def test_what_came_over_a_socket_is_not_refused_because_the_actor_stops(notebook: Notebook):
    """Whoever comes back repeats what was not answered: it is done elsewhere, and nobody reads that it was refused."""

    async def test(actor: Actor) -> None:
        answers: list[Answer] = []
        actor.send(Note("1", "before"), ANA, answers.append)
        await actor.close()
        actor.send(Note("2", "after"), ANA, answers.append)
        assert (answers, notebook.notes) == ([], [])

    run(notebook, test)


def test_whoever_writes_to_a_closed_actor_is_told_at_once(notebook: Notebook):
    async def test(actor: Actor) -> None:
        await actor.close()
        async with asyncio.timeout(10):
            assert (await actor.ask(Note("1", "a"), ANA)).code == "stopping"
        assert notebook.notes == []

    run(notebook, test)


def test_what_nobody_catches_in_a_task_is_logged_with_its_traceback(caplog: pytest.LogCaptureFixture):
    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log.unhandled)
        loop.call_soon(lambda: [][0])
        await asyncio.sleep(0.01)

    asyncio.run(main())
    [record] = caplog.records
    assert "in <lambda>: loop.call_soon(lambda: [][0])" in log.JsonLines().format(record)


# ---------------------------------------------------------------- the plan


def test_the_actor_knows_no_game():
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {name for name in imported if name.startswith("ghostyard")}
    assert ours <= {
        "ghostyard.core.errors",
        *(f"ghostyard.table{part}" for part in ("", ".backoff", ".people", ".protocol", ".services", ".outages")),
    }


def test_every_message_of_a_client_has_its_handler():
    assert set(get_args(protocol.FromClient)) <= set(dispatch.DISPATCH)


def test_only_what_changes_the_table_goes_through_the_mailbox():
    looks = {message for message, way in dispatch.DISPATCH.items() if isinstance(way, AtOnce | InBackground)}
    assert looks == {protocol.Hello, protocol.SceneShown, protocol.Preview, protocol.Why, protocol.Hint}
    assert all(isinstance(way, InOrder) for message, way in dispatch.DISPATCH.items() if message not in looks)
