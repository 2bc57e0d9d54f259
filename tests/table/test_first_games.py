"""First games at a real table: left and taken up again, only what is wanted can be played, and nobody is bothered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ghostyard.manual.first_game import first_game_of
from tests.table.client import GAME, Guest, Server
from tests.table.test_leaving import entry

OTHER_TOUCH = "board-0"  # a piece of the table that no move begins with


def learn(guest: Guest, game: str = GAME) -> str:
    """The table of somebody's first game, begun."""
    found = guest.post("/api/first-games", {"game": game}).json
    if not found["begun"]:
        assert guest.post(f"/api/tables/{found['table']}/start").status == 200
    return str(found["table"])


def steps(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return list((frame["coach"] or {"steps": []})["steps"])


def test_a_first_game_is_played_to_its_end_with_prepared_moves_and_clutters_no_list(server: Server):
    ana = Guest(server, "Ana")
    table = learn(ana)
    heard = set[int]()

    async def main() -> None:
        async with ana.socket(table) as socket:
            for _ in range(60):
                await socket.until(lambda: socket.frame["phase"] == "over" or steps(socket.frame))
                coach = socket.frame["coach"]
                heard.update(range(coach["first"], coach["first"] + len(coach["steps"])))
                if socket.frame["phase"] == "over":
                    return
                await socket.play(socket.choices[0])

    assert entry(ana, table)["first_game"]
    assert ana.get("/api/me/turns").json == {"waiting": []}
    asyncio.run(main())
    assert heard == set(range(1, 1 + len(first_game_of(GAME).steps)))
    assert entry(ana, table) is None
    assert entry(ana, table, "finished") is None
    assert ana.post(f"/api/tables/{table}/rematch").json["code"] == "coach-once"
    assert learn(ana) != table


def test_whoever_leaves_a_first_game_goes_on_where_it_was(server: Server):
    ana = Guest(server, "Ana")
    table = learn(ana)

    async def look(move: bool) -> int:
        async with ana.socket(table) as socket:
            await socket.until(lambda: steps(socket.frame))
            first = int(socket.frame["coach"]["first"])
            if move:
                await socket.play(socket.choices[0])
            return first

    assert asyncio.run(look(True)) == 1
    assert learn(ana) == table
    assert asyncio.run(look(False)) == 5


def test_another_move_and_another_touch_get_a_kind_answer(server: Server):
    ana = Guest(server, "Ana")
    table = learn(ana)

    async def main() -> None:
        async with ana.socket(table) as socket:
            await socket.until(lambda: steps(socket.frame))
            assert socket.choices == ["draw"]
            assert (await socket.move("take 1", seat=0))["code"] == "coach-later"
            assert (await socket.ask(type="bot", seat=0, level="moth"))["code"] == "coach-later"
            assert (await socket.ask(type="hint", seat=0))["code"] == "no-hints-here"
            await socket.send(type="why", seat=0, touches=[OTHER_TOUCH])
            await socket.until(lambda: socket.heard[-1]["type"] == "why")
            assert socket.heard[-1]["say"] == "That comes later. For now, try what the light is on."

    asyncio.run(main())


def test_whoever_watches_a_first_game_has_no_coach(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    table = learn(ana)

    async def main() -> None:
        async with bo.socket(table) as socket:
            await socket.until(lambda: socket.frame["phase"] == "playing")
            assert socket.frame["coach"] is None

    asyncio.run(main())


@pytest.mark.parametrize("game", ["", "chess"])
def test_what_cannot_be_learned_is_said_in_a_sentence(server: Server, game: str):
    assert Guest(server, "Ana").post("/api/first-games", {"game": game}).json["code"] == "no-such-game"
