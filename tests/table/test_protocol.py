"""docs/protocol.md is true: its examples are sent to a real server, and what it sends back fits the examples."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ghostyard.table.protocol import FromClient, FromServer
from tests.table.client import Guest, Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (client|server)\n(.*?)```", PAGE, re.DOTALL)
SENT = [text for side, text in EXAMPLES if side == "client"]
RECEIVED = [text for side, text in EXAMPLES if side == "server"]
SERVER_DECODER = msgspec.json.Decoder(FromServer)


def kinds(messages: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(messages)}


def test_every_message_has_an_example():
    assert {json.loads(text)["type"] for text in SENT} == kinds(FromClient)
    assert {json.loads(text)["type"] for text in RECEIVED} == kinds(FromServer)


@pytest.mark.parametrize("text", RECEIVED, ids=lambda text: json.loads(text)["type"])
def test_an_example_from_the_server_fits_its_type_and_names_every_field(text: str):
    message = SERVER_DECODER.decode(text)
    unknown = set(json.loads(text)) - {"type"} - {field.encode_name for field in msgspec.structs.fields(message)}
    assert not unknown
    if json.loads(text)["type"] == "frame":
        assert set(json.loads(text)) - {"type"} == {f.encode_name for f in msgspec.structs.fields(message)}


def test_the_examples_work_at_a_real_table_in_their_order(either: Server):
    ana = Guest(either, "Ana")
    table = ana.table("galore", "me", "open")
    Guest(either, "Bo").post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")

    async def main() -> set[str]:
        async with ana.socket(table) as player:
            for text in SENT:
                message = json.loads(text)
                await player.wire.send(text)
                if name := message.get("id"):
                    await player.until(lambda name=name: any(m.get("id") == name for m in player.heard), 120)
                    reply = next(m for m in player.heard if m.get("id") == name)
                    assert reply.get("ok", True), reply
            await player.until(lambda: sum(m["type"] == "chat" for m in player.heard) == 2)
            for raw in player.raw:
                SERVER_DECODER.decode(raw)
            return {m["type"] for m in player.heard}

    assert asyncio.run(main()) == kinds(FromServer) - {"bye"}
