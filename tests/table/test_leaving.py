"""Leaving and finding again: resigning, closing, ending by agreement, and the list of one's own games."""

from __future__ import annotations

import asyncio
import ipaddress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ghostyard.core.journal import Journal
from ghostyard.core.replay import verify
from ghostyard.games import game as load_game
from ghostyard.table.invitation import house_address, invitation
from ghostyard.table.settings import Settings
from tests.table.client import GAME, Guest, Server, two_people


def entry(guest: Guest, table: str, part: str = "mine") -> dict[str, Any] | None:
    """A table as the lobby lists it for somebody."""
    return next((entry for entry in guest.get("/api/tables").json[part] if entry["table"] == table), None)


def verified_plies(guest: Guest, table: str) -> int:
    """How many moves the journal of a table has, which must be a good one."""
    journal = msgspec.json.decode(guest.get(f"/api/tables/{table}/journal").body, type=Journal)
    return len(verify(load_game(journal.game), journal).played)


def test_whoever_resigns_watches_while_a_bot_plays_on(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert ana.post(f"/api/tables/{table}/resign").status == 200
            await second.until(lambda: second.frame["seats"][0]["kind"] == "left")
            await second.until(lambda: any("Ana gave up" in line for m in second.heard for line in m.get("told", [])))
            await first.until(lambda: first.frame["you"] == [])
            assert (await first.move("side front", seat=0))["code"] == "watching"
            assert (await first.ask(type="bot", seat=0, level=None))["code"] == "watching"
            assert (await second.ask(type="bot", seat=0, level=None))["code"] == "not-your-seat"
            await second.play("side front")
            await second.until(lambda: second.choices and second.frame["ply"] >= 2, 120)  # the bot has chosen too

    asyncio.run(main())
    assert entry(ana, table) is None
    assert entry(bo, table) is not None
    assert ana.post(f"/api/tables/{table}/resign").json["code"] == "watching"
    assert bo.post(f"/api/tables/{table}/resign").status == 200  # nobody is left: the game ends
    assert verified_plies(bo, table) >= 2
    ended = entry(ana, table, "finished")
    assert ended is not None
    assert (ended["phase"], ended["result"]) == ("closed", "The game was stopped here. Nobody wins.")


def test_a_finished_game_that_was_put_away_is_listed_for_the_others_only(server: Server):
    ana, bo, table = two_people(server)
    assert ana.post(f"/api/tables/{table}/put-away").json["code"] == "not-over"

    async def main() -> None:
        async with ana.socket(table) as first:
            await first.play("side front")

    asyncio.run(main())
    for guest in (ana, bo):
        guest.post(f"/api/tables/{table}/close")
    assert entry(ana, table, "finished") is not None
    assert ana.post(f"/api/tables/{table}/put-away").status == 200
    assert entry(ana, table, "finished") is None
    assert entry(bo, table, "finished") is not None
    assert verified_plies(ana, table) == 1  # it can still be found by its link


def test_a_game_ends_when_everybody_who_plays_agrees(server: Server):
    ana, bo, table = two_people(server)
    close = f"/api/tables/{table}/close"

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            await first.play("side front")
            assert ana.post(close).status == 200
            await second.until(lambda: second.frame["seats"][0].get("agrees"))
            assert second.frame["phase"] == "playing"
            assert bo.post(close, {"agree": False}).status == 200
            await first.until(lambda: not first.frame["seats"][0].get("agrees"))
            assert bo.post(close).status == 200
            assert Guest(server, "Cy").post(close).json["code"] == "watching"
            assert first.frame["seed"] is None
            assert ana.post(close).status == 200
            await second.until(lambda: second.frame["phase"] == "closed")
            assert second.frame["seed"]
            assert second.frame["result"] == second.frame["ask"] == "The game was stopped here. Nobody wins."
            assert not second.choices
            assert not any(seat.get("pending") for seat in second.frame["seats"])
            assert (await second.move("side front"))["code"] == "closed"
            assert (await first.ask(type="takeback", seat=0))["code"] == "closed"
            assert (await first.ask(type="hint", seat=0))["code"] == "closed"

    asyncio.run(main())
    assert verified_plies(ana, table) == 1
    replayed = ana.get(f"/api/tables/{table}/replay").json
    assert (replayed["ply"], replayed["phase"]) == (1, "closed")
    assert ana.post(close).json["code"] == "closed"
    again = bo.post(f"/api/tables/{table}/rematch").json["table"]
    listed = entry(bo, again)
    assert listed is not None
    assert (listed["seats"], listed["host"]) == (["Ana", "Bo"], True)


def test_a_resignation_can_complete_an_agreement(server: Server):
    ana, bo, table = two_people(server)
    ana.post(f"/api/tables/{table}/close")
    bo.post(f"/api/tables/{table}/resign")
    assert entry(ana, table) is None


def test_the_host_closes_a_table_that_has_not_begun(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = ana.table(GAME, "me", "open", "open")
    bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert bo.post(f"/api/tables/{table}/close").json["code"] == "not-host"

    async def main() -> None:
        async with bo.socket(table) as player:
            assert ana.post(f"/api/tables/{table}/close").status == 200
            await player.until(lambda: player.frame["phase"] == "closed")
            assert player.frame["ask"] == "This table was closed before the game began."

    asyncio.run(main())
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 2}).json["code"] == "closed"
    assert ana.post(f"/api/tables/{table}/start").json["code"] == "closed"
    assert ana.get(f"/api/tables/{table}/journal").json["code"] == "not-over"
    assert bo.post(f"/api/tables/{table}/rematch").json["code"] == "not-over"
    listed = bo.get("/api/tables").json
    assert table not in [entry["table"] for part in listed.values() for entry in part]


def test_a_game_against_bots_closes_at_once_even_while_they_think(server: Server):
    ana = Guest(server, "Ana")
    table = ana.table(GAME, "me", "dragon")

    async def main() -> None:
        async with ana.socket(table) as player:
            ana.post(f"/api/tables/{table}/start")
            await player.until(lambda: player.choices)
            await player.play("side front")
            assert ana.post(f"/api/tables/{table}/close").status == 200
            await player.until(lambda: player.frame["phase"] == "closed")
            version = player.frame["version"]
            assert (await player.ask(type="chat", text="good night"))["ok"]  # the table is well
            assert player.frame["version"] == version

    asyncio.run(main())
    assert verified_plies(ana, table) >= 1


def test_a_game_in_which_somebody_waits_is_listed_before_those_against_bots_alone_the_latest_of_which_comes_first(
    server: Server,
):
    ana, _, theirs = two_people(server)
    alone = [ana.table(GAME, "me", "random") for _ in range(2)]
    for table in alone:
        ana.post(f"/api/tables/{table}/start")
    assert [one["table"] for one in ana.get("/api/tables").json["mine"]] == [theirs, *reversed(alone)]


def test_own_games_are_listed_by_turn_then_by_phase_and_finished_ones_with_their_result(server: Server):
    ana, bo, theirs = two_people(server)
    waiting = ana.table(GAME, "me", "open")
    mine = ana.table(GAME, "me", "random")
    ana.post(f"/api/tables/{mine}/start")

    async def main() -> None:
        async with ana.socket(theirs) as player:
            await player.play("side front")  # now only Bo is asked

    asyncio.run(main())
    assert [one["table"] for one in ana.get("/api/tables").json["mine"]] == [mine, theirs, waiting]
    first, second = entry(ana, mine), entry(ana, theirs)
    assert first is not None
    assert second is not None
    assert first["asked_at"] > 0
    assert first["alone"]
    assert (second["asked_at"], second["waiting_for"], second["alone"]) == (None, ["Bo"], False)
    assert ana.get("/api/me/turns").json == {"waiting": [mine]}
    assert bo.get("/api/me/turns").json == {"waiting": [theirs]}

    async def play_on() -> None:
        async with ana.socket(mine, brief=True) as player:
            while await player.turn(120):
                await player.play(player.choices[0])

    asyncio.run(play_on())
    over = entry(ana, mine, "finished")
    assert over is not None
    assert over["phase"] == "over"
    assert over["rank"] in (1, 2)
    assert "wins with" in over["result"] or "Shared" in over["result"]
    assert ana.get("/api/me/turns").json == {"waiting": []}
    assert Guest(server).get("/api/me/turns").json == {"waiting": []}


def test_everything_about_leaving_survives_a_crash(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "t.db")).start()
    try:
        ana, bo, table = two_people(server)
        _, cy, other = two_people(server)
        closed = ana.table(GAME, "me", "open")
        ana.post(f"/api/tables/{table}/close")
        cy.post(f"/api/tables/{other}/resign")
        ana.post(f"/api/tables/{closed}/close")
        before = entry(bo, table)
        server.kill()
        server.start()
        assert entry(bo, table) == before

        async def main() -> None:
            async with bo.socket(table) as player, cy.socket(other) as watcher:
                assert player.frame["seats"][0]["agrees"]
                assert (watcher.frame["you"], watcher.frame["seats"][1]["kind"]) == ([], "left")
                assert any("Bo gave up" in line for m in watcher.heard for line in m.get("told", []))
            async with ana.socket(closed) as player:
                assert player.frame["phase"] == "closed"

        asyncio.run(main())
        assert bo.post(f"/api/tables/{table}/close").status == 200
        assert entry(bo, table) is None
    finally:
        server.stop()


def test_hints_and_take_backs_are_agreed_when_a_table_is_made_and_none_with_clocks(server: Server):
    clock = {"seconds": 600, "extra": 10}
    ana, _, table = two_people(server, clock=clock)
    kind, _, friendly = two_people(server, clock=clock, hints=True, takebacks=True)
    strict, _, proud = two_people(server, hints=False, takebacks=False)

    async def refused(guest: Guest, table: str) -> tuple[Any, ...]:
        async with guest.socket(table) as player:
            hint = await player.ask(type="hint", seat=0)
            await player.play("side front")
            back = await player.ask(type="takeback", seat=0)
            return hint.get("code"), back.get("code"), player.frame["hints"], player.frame["takebacks"]

    expected = ("no-hints-here", "no-take-backs-here", False, False)
    assert asyncio.run(refused(ana, table)) == expected
    assert asyncio.run(refused(strict, proud)) == expected
    assert asyncio.run(refused(kind, friendly)) == (None, None, True, True)


def test_taking_a_move_back_gives_no_time(server: Server):
    ana, _, table = two_people(server, clock={"seconds": 100, "extra": 50}, takebacks=True)

    async def main() -> None:
        async with ana.socket(table) as player:
            for _ in range(4):
                await player.play("side front")
                back = await player.ask(type="takeback", seat=0)
                await player.until(lambda back=back: player.frame["version"] >= back["version"])
            assert player.frame["clock"]["left"][0] <= 100

    asyncio.run(main())


@pytest.mark.parametrize(
    ("settings", "asked", "link", "reach"),
    [
        (Settings(), "http://127.0.0.1:8000/", "http://127.0.0.1:8000/table/t", "here"),
        (Settings(), "http://localhost:8000/", "http://localhost:8000/table/t", "here"),
        (Settings(host="0.0.0.0"), "http://192.168.1.7:8000/", "http://192.168.1.7:8000/table/t", "house"),
        (Settings(host="0.0.0.0"), "http://attic.local:8000/", "http://attic.local:8000/table/t", "house"),
        (Settings(), "https://ghosts.example.org/", "https://ghosts.example.org/table/t", "world"),
        (
            Settings(base_url="https://play.example.org/"),
            "http://127.0.0.1/",
            "https://play.example.org/table/t",
            "world",
        ),
    ],
)
def test_an_invitation_says_how_far_it_reaches(settings: Settings, asked: str, link: str, reach: str):
    invited = invitation(settings, asked, "t")
    assert (invited.link, invited.reach) == (link, reach)


def test_a_server_for_the_house_invites_by_its_address_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ghostyard.table.invitation.house_address", lambda: "192.168.1.7")
    invited = invitation(Settings(host="0.0.0.0"), "http://127.0.0.1:8123/", "t")
    assert (invited.link, invited.reach) == ("http://192.168.1.7:8123/table/t", "house")
    assert invitation(Settings(), "http://127.0.0.1:8123/", "t").reach == "here"  # it listens to nobody else


def test_the_address_in_the_house_is_one_that_others_can_reach():
    address = house_address()
    assert not address or not ipaddress.ip_address(address).is_loopback
