"""Seats: taken, left, filled by bots, handed over, several in one hand."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator

import pytest

from ghostyard.table.seating import SUBSTITUTE
from tests.table.client import GAME, Guest, Server, two_people


def test_the_host_fills_an_open_seat_with_a_bot_and_opens_it_again(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = ana.table(GAME, "me", "open")
    seat = f"/api/tables/{table}/seats/1/bot"

    async def main() -> None:
        async with ana.socket(table) as player:
            assert bo.post(seat, {"level": "random"}).json["code"] == "not-host"
            assert ana.post(seat, {"level": "wizard"}).json["code"] == "no-such-bot"
            assert ana.post(seat, {"level": "random"}).status == 200
            await player.until(lambda: player.frame["seats"][1]["kind"] == "bot")
            assert ana.post(seat, {"level": "random"}).json["code"] == "seat-taken"
            assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).json["code"] == "seat-taken"
            assert ana.post(seat, {"level": None}).status == 200
            await player.until(lambda: player.frame["seats"][1]["kind"] == "open")
            assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
            assert ana.post(seat, {"level": None}).json["code"] == "seat-taken"
            assert ana.post(f"/api/tables/{table}/start").status == 200
            assert ana.post(seat, {"level": "random"}).json["code"] == "already-started"

    asyncio.run(main())


def test_a_watcher_who_sits_down_sees_the_table_from_there(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = ana.table("galore", "me", "open")

    async def main() -> None:
        async with bo.socket(table) as player:
            assert (player.frame["you"], player.frame["seat"]) == ([], -1)
            bo.post(f"/api/tables/{table}/sit", {"seat": 1})
            ana.post(f"/api/tables/{table}/start")
            await player.until(lambda: player.frame["phase"] == "playing")
            assert (player.frame["you"], player.frame["seat"]) == ([1], 1)
            assert player.choices

    asyncio.run(main())


def test_around_one_screen_one_person_holds_several_seats(server: Server):
    ana = Guest(server, "Ana")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Grandma"}]
    assert ana.post("/api/tables", {"game": GAME, "seats": seats}).json["code"] == "one-seat"
    table = ana.post("/api/tables", {"game": GAME, "seats": seats, "hotseat": True}).json["table"]
    ana.post(f"/api/tables/{table}/start")

    async def main() -> None:
        async with ana.socket(table) as player:
            assert (player.frame["you"], player.frame["seat"], player.frame["hotseat"]) == ([0, 1], 0, True)
            await player.play("side front")
            await player.send(type="hello", seat=1)
            await player.until(lambda: player.frame["seat"] == 1)
            assert (await player.play("side back"))["ok"]

    asyncio.run(main())


def test_a_bot_takes_a_seat_and_hands_it_back(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert (await first.ask(type="bot", seat=0, level="random"))["ok"]
            await second.until(lambda: second.frame["version"] >= 1, 120)
            assert second.frame["seats"][0]["away"]
            assert (await first.move("side front"))["code"] == "bot-plays"
            assert (await first.ask(type="bot", seat=0, level=None))["ok"]
            await second.play("side front")
            await first.until(lambda: first.frame["version"] == 2)
            assert "away" not in first.frame["seats"][0]
            assert (await first.ask(type="bot", seat=0, level="wizard"))["code"] == "no-such-bot"

    asyncio.run(main())


@pytest.fixture(scope="module")
def hasty(precompiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where others may let a bot play for whoever is away, at once."""
    server = Server(str(tmp_path_factory.mktemp("hasty") / "t.db"), absent_seconds=0).start()
    yield server
    server.stop()


def test_whoever_is_away_can_be_replaced_by_the_others_but_not_by_a_weak_bot(hasty: Server):
    ana, bo, table = two_people(hasty)

    async def main() -> None:
        async with ana.socket(table) as player:
            await player.play("side front")
            assert (await player.ask(type="bot", seat=1, level="random"))["ok"]
            await player.until(lambda: player.frame["version"] >= 2, 120)
            assert player.frame["seats"][1]["level"] == SUBSTITUTE
        async with bo.socket(table) as owner:
            assert (await owner.ask(type="bot", seat=1, level=None))["ok"]

    asyncio.run(main())


def test_in_a_game_of_days_nobody_is_replaced_after_a_minute(hasty: Server):
    ana, _, table = two_people(hasty, clock={"seconds": 86_400})

    async def main() -> None:
        async with ana.socket(table) as player:
            assert (await player.ask(type="bot", seat=1, level="random"))["code"] == "not-absent"

    asyncio.run(main())


def test_a_name_changes_at_a_waiting_table_that_nobody_has_open(hasty: Server):
    ana = Guest(hasty, "Ana")
    table = ana.table(GAME, "me", "open")
    hasty.stop()
    hasty.start()
    ana.post("/api/me", {"name": "Anabel"})
    (mine,) = [entry for entry in ana.get("/api/tables").json["mine"] if entry["table"] == table]
    assert mine["seats"] == ["Anabel"]


def test_a_table_that_cannot_be_loaded_keeps_nobody_from_their_name(hasty: Server):
    known = {"name": "Nora", "passphrase": "lantern and moth"}
    Guest(hasty, "Nora").post("/api/me/passphrase", known)
    guest, _, table = two_people(hasty)
    hasty.stop()
    with contextlib.closing(sqlite3.connect(hasty.database)) as database, database:
        database.execute("update tables set game = 'gone' where id = ?", [table])
    hasty.start()
    assert guest.post("/api/me/passphrase", known).json["name"] == "Nora"
    with contextlib.closing(sqlite3.connect(hasty.database)) as database:
        seats = [person for (person,) in database.execute('select person from seats where "table" = ?', [table])]
        [(nora,)] = database.execute("select id from people where name = 'Nora'")
    assert nora in seats


def test_a_name_changes_at_tables_that_have_not_begun(server: Server):
    ana = Guest(server, "Ana")
    table = ana.table(GAME, "me", "open")

    async def main() -> None:
        async with ana.socket(table) as player:
            ana.post("/api/me", {"name": "Anabel"})
            await player.until(lambda: player.frame["seats"][0]["name"] == "Anabel")

    asyncio.run(main())


def test_seats_are_taken_left_and_started_only_by_the_right_people(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = ana.table(GAME, "me", "open", public=False)
    assert ana.post(f"/api/tables/{table}/start").json["code"] == "seats-open"
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 0}).json["code"] == "seat-taken"
    assert bo.post(f"/api/tables/{table}/sit").status == 200
    assert bo.post(f"/api/tables/{table}/start").json["code"] == "not-host"
    assert bo.post(f"/api/tables/{table}/leave").status == 200
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
    assert ana.post(f"/api/tables/{table}/start").status == 200
    assert ana.post(f"/api/tables/{table}/start").json["code"] == "already-started"
    listed = Guest(server, "Cy").get("/api/tables").json
    assert table not in [entry["table"] for entry in listed["running"]]
    assert (
        Guest(server).post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json["code"]
        == "no-name"
    )
