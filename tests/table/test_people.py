"""People: sessions that end, names that two want at once, and who is forgotten."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select, update

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Change
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.people import NAMELESS_SECONDS, SESSION_SECONDS, People
from ghostyard.table.settings import Settings
from ghostyard.table.store import Store


def with_people(folder: Path, does: Callable[[Store, People], Awaitable[None]]) -> None:
    async def main() -> None:
        engine = engine_for(Settings(database=str(folder / "t.db")).database_url)
        await migrate(engine)
        store = Store(engine)
        try:
            await does(store, People(store, alone=False))
        finally:
            await store.close()

    asyncio.run(main())


def test_a_session_ends_when_its_cookie_does(tmp_path: Path):
    async def does(store: Store, people: People) -> None:
        _, token = await people.welcome("en")
        assert await people.by_token(token) is not None
        await store.save(Change(update(schema.sessions).values(at=time.time() - SESSION_SECONDS)))
        assert await people.by_token(token) is None
        await people.tidy()
        assert await store.rows(select(schema.sessions)) == []

    with_people(tmp_path, does)


def test_in_a_page_of_ones_own_no_session_ends(tmp_path: Path):
    async def does(store: Store, _: People) -> None:
        people = People(store, alone=False, session_seconds=math.inf)
        _, token = await people.welcome("en")
        await store.save(Change(update(schema.sessions).values(at=0.0)))
        assert await people.by_token(token) is not None

    with_people(tmp_path, does)


def test_whoever_only_looked_in_is_forgotten_and_nobody_else(tmp_path: Path):
    async def does(store: Store, people: People) -> None:
        for name in ("", "Ana"):
            person, token = await people.welcome("en")
            await people.change(token, person, name, "en")
        await store.save(Change(update(schema.people).values(at=time.time() - NAMELESS_SECONDS - 1)))
        await people.welcome("de")
        await people.tidy()
        left = await store.rows(select(schema.people).order_by(schema.people.c.name))
        assert [(row["name"], row["lang"]) for row in left] == [("", "de"), ("Ana", "en")]
        assert len(await store.rows(select(schema.sessions))) == len(left)

    with_people(tmp_path, does)


def test_of_two_who_choose_a_name_together_the_second_is_told(tmp_path: Path):
    async def does(store: Store, people: People) -> None:
        known = []
        for name in ("Ana", "Bo"):
            person, token = await people.welcome("en")
            known.append((token, (await people.claim(token, person, name, "lantern and moth", "here"))[0]))
        wishes = [people.change(token, person, "Cleo", "en") for token, person in known]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, BaseException)]
        assert [type(answer) for answer in refused] == [Mistake]
        with pytest.raises(Mistake, match="Cleo"):
            raise refused[0]

    with_people(tmp_path, does)
