"""Journals that somebody brings: looked at, replayed, gone on with alone or with friends; bad ones are refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from typing import Any

import pytest

from ghostyard.core.match import Match
from ghostyard.games import game as load_game
from ghostyard.table.journals import MOST_A_DAY
from tests.table.client import GAME, Guest, Server


def journal(moves: int | None = None, *names: str) -> dict[str, Any]:
    """A game in which everybody always does the first thing, up to so many moves."""
    match = Match(load_game(GAME), 2, seed=7, names=names or ("Ana", "Bo"))
    while not match.over and (moves is None or len(match.played) < moves):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return dict(json.loads(match.journal.text()))


def test_a_journal_is_looked_at_and_nothing_is_stored(server: Server):
    ana = Guest(server, "Ana")
    seen = ana.post("/api/journals", journal(5)).json
    assert (seen["game"], seen["seats"], seen["moves"], seen["over"]) == (GAME, ["Ana", "Bo"], 5, False)


def test_a_finished_game_is_replayed_and_belongs_to_whoever_sat_there_by_name(server: Server):
    ana = Guest(server, "Ana")
    brought = journal()
    table = ana.post("/api/journals/table", {"journal": brought}).json["table"]
    assert ana.get(f"/api/tables/{table}/journal").json == brought
    assert ana.get(f"/api/tables/{table}/replay?ply=3").json["ply"] == 3
    assert table in [entry["table"] for entry in ana.get("/api/tables").json["finished"]]


def test_nobody_brings_finished_games_without_end(server: Server):
    zoe = Guest(server, "Zoe")
    table = zoe.post("/api/journals/table", {"journal": journal()}).json["table"]
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        [row] = database.execute("select * from tables where id = ?", [table])
        row = dict(zip([column[1] for column in database.execute("pragma table_info(tables)")], row, strict=True))
        columns = ", ".join(f'"{name}"' for name in row)
        values = ", ".join(f":{name}" for name in row)
        rows = [{**row, "id": f"brought-{number}"} for number in range(MOST_A_DAY - 1)]
        database.executemany(f"insert into tables ({columns}) values ({values})", rows)
    refused = zoe.post("/api/journals/table", {"journal": journal()})
    assert (refused.status, refused.json["code"]) == (429, "many-journals")


def test_an_unfinished_game_goes_on_where_it_was_with_bots(server: Server):
    ana = Guest(server, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ana.post("/api/journals/table", {"journal": journal(6), "seats": seats}).json["table"]

    async def main() -> None:
        async with ana.socket(table) as player:
            await player.until(lambda: player.frame["phase"] == "playing" and player.frame["ply"] >= 6)

    asyncio.run(main())


def test_friends_sit_down_at_a_game_that_was_brought_and_are_told_that_its_seed_is_known(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ana.post("/api/journals/table", {"journal": journal(6), "seats": seats}).json["table"]
    assert bo.post(f"/api/tables/{table}/sit", {"seat": 1}).status == 200
    assert ana.post(f"/api/tables/{table}/start").status == 200

    async def main() -> None:
        async with bo.socket(table) as player:
            await player.until(lambda: player.frame["phase"] == "playing" and player.frame["ply"] == 6)
            await player.until(lambda: any(said.get("phrase") == "brought" for said in player.heard))

    asyncio.run(main())


def test_the_seed_of_a_game_that_goes_on_is_not_told(server: Server):
    ana = Guest(server, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ana.post("/api/journals/table", {"journal": journal(6), "seats": seats}).json["table"]
    assert ana.get(f"/api/tables/{table}/journal").json["code"] == "not-over"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seed": "xyz"}, "journal-seed"),
        ({"seed": "1" * 32}, "journal-commitment"),
        ({"moves": [[0, "place z9"]]}, "journal-move"),
        ({"moves": [[99, "keep"]]}, "journal-move"),
        ({"edition": "../house"}, "no-such-edition"),
        ({"faces": "x = 1"}, "edition"),
        ({"components": "0"}, "journal-components"),
        ({"rules": 99}, "journal-rules"),
        ({"final": "0"}, "journal-final"),
        ({"options": {"wings": 1}}, "option-unknown"),
        ({"seats": ["Ana"]}, "seats"),
        ({"more": 1}, "journal-shape"),
    ],
)
def test_a_bad_journal_is_refused_in_one_sentence(server: Server, change: dict[str, Any], code: str):
    answer = Guest(server, "Ana").post("/api/journals", journal(3) | change)
    assert answer.json["code"] == code
    assert answer.json["say"].rstrip().endswith((".", "!", "?"))


def test_seats_must_fit_the_game_that_was_brought(server: Server):
    wanted = {"journal": journal(3), "seats": [{"kind": "me"}]}
    assert Guest(server, "Ana").post("/api/journals/table", wanted).json["code"] == "seats"
