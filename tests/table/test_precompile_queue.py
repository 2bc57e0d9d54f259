"""The very first start: the lobby is open while games are compiled, and nobody waits for what others might play."""

from __future__ import annotations

import contextlib
import http.client
import json
from pathlib import Path

import pytest

from tests.ours import GAMES
from tests.table.client import Guest, Server


@pytest.mark.slow
def test_the_game_that_somebody_waits_for_is_compiled_first(tmp_path: Path):
    empty = tmp_path / "empty"
    server = Server(str(tmp_path / "cold.db"), cache=str(empty), forked=False).start()
    try:
        guest, later = Guest(server, "Ada"), GAMES[2]  # the one that is compiled soonest, but it is not its turn
        assert guest.post(f"/api/tables/{guest.table(later, 'me')}/start").status == 200
        assert {mark.name.split("-")[0] for mark in empty.glob("precompiled/*")} == {later}
    finally:
        assert server.stop() == 0


def test_whoever_waits_for_a_game_that_is_being_compiled_is_told_when_the_server_stops(tmp_path: Path):
    server = Server(str(tmp_path / "cold.db"), cache=str(tmp_path / "empty"), forked=False).start()
    guest = Guest(server, "Ada")
    table = guest.table(GAMES[-1], "me")
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as waiting:
        headers = {"cookie": guest.cookie, "content-type": "application/json"}
        waiting.request("POST", f"/api/tables/{table}/start", "{}", headers)
        guest.get("/api/me")  # what was asked before this has been heard
        assert server.stop() == 0
        answer = waiting.getresponse()
        assert (answer.status, json.loads(answer.read())["code"]) == (503, "stopping")
