"""Tables that play with an owner's edition: made with its text, shown as such, restarted, replayed, backed up."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ghostyard.core.edition import MOST_FACES
from ghostyard.core.journal import Journal
from ghostyard.core.replay import verify
from ghostyard.games import game
from ghostyard.table.backup import backup
from ghostyard.table.settings import Settings
from tests.ours import WITH_EDITION
from tests.owners import owned, path_of
from tests.table.client import Guest, Server


def faces_of(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


def refusal(guest: Guest, name: str, **wanted: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (game(name).seats[0] - 1)]
    reply = guest.post("/api/tables", {"game": name, "seats": seats, **wanted})
    assert reply.status in (400, 404, 409)
    return dict(reply.json)


async def play_out(guest: Guest, table: str) -> dict[str, Any]:
    """Play the first move that is offered until the game is over."""
    async with guest.socket(table, brief=True) as player:
        while player.frame["phase"] == "playing":
            if player.choices:
                await player.play(player.choices[0])
            else:
                await player.hear()
        return player.frame


@pytest.mark.parametrize("name", WITH_EDITION)
def test_a_whole_game_with_an_owners_edition_against_bots(server: Server, name: str):
    ana = Guest(server, "Ana")
    table = ana.table(name, "me", "moth", faces=faces_of(name))
    assert ana.post(f"/api/tables/{table}/start").status == 200
    frame = asyncio.run(play_out(ana, table))
    assert frame["edition"] == owned(name).title
    journal = msgspec.json.decode(ana.get(f"/api/tables/{table}/journal").body, type=Journal)
    assert verify(game(name), journal).edition.key == owned(name).key
    replayed = ana.get(f"/api/tables/{table}/replay?ply=3&seat=0").json
    assert (replayed["ply"], replayed["edition"]) == (3, owned(name).title)


def test_a_table_with_an_owners_edition_comes_back_after_a_restart_and_from_a_backup(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "table.db")).start()
    ana = Guest(server, "Ana")
    tables = [ana.table("galore", "me", faces=faces_of("galore")) for _ in range(2)]
    assert ana.post(f"/api/tables/{tables[0]}/start").status == 200
    server.kill()
    backup(Settings(database=str(tmp_path / "table.db")), tmp_path / "copy.db")
    server.database = str(tmp_path / "copy.db")
    server.start()

    async def scene() -> str:
        async with ana.socket(tables[0]) as player:
            return json.dumps(player.frame["scene"])

    assert "No door at" in asyncio.run(scene())
    listed = {entry["table"]: entry["edition"] for entry in ana.get("/api/tables").json["mine"]}
    assert listed == dict.fromkeys(tables, "Walls and crowds")
    assert server.stop() == 0


def test_a_server_offers_editions_to_everybody(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "table.db"), "--edition", str(path_of("ghosty"))).start()
    ana = Guest(server, "Ana")
    offered = {entry["name"]: entry for entry in ana.get("/api/games").json["games"]}["ghosty"]["editions"]
    assert offered == [{"key": "house", "title": ""}, {"key": owned("ghosty").key, "title": "Full trains"}]
    ana.table("ghosty", "me", edition=owned("ghosty").key)
    assert ana.get("/api/tables").json["mine"][0]["edition"] == "Full trains"
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("wanted", "code", "say"),
    [
        ({"faces": "game ="}, "edition", "not valid TOML"),
        ({"faces": 'game = "ghosty"'}, "edition", "not “galore”"),
        ({"faces": faces_of("galore").replace('track = "straight"', 'track = "loop"', 1)}, "edition", "“loop”"),
        ({"faces": faces_of("galore").rpartition("[[tiles]]")[0]}, "edition", "there are 77 tiles"),
        ({"faces": "#" * (MOST_FACES + 1)}, "edition-large", "too large"),
        ({"edition": "../../secret"}, "no-such-edition", "no edition called"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(
    server: Server, wanted: dict[str, str], code: str, say: str
):
    refused = refusal(Guest(server, "Ana"), "galore", **wanted)
    assert (refused["code"], say.lower() in refused["say"].lower()) == (code, True)


def test_the_reason_is_in_the_readers_language(server: Server):
    text = faces_of("galore").rpartition("[[tiles]]")[0]
    assert "77 Plättchen" in refusal(Guest(server, "Ana", "de"), "galore", faces=text)["say"]
