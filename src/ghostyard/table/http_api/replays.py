"""Operations about finished games: the journal, and the table at any ply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.journal import Journal
from ghostyard.core.record import SPECTATOR
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import AT_TABLE, MOST_SEAT, WHOLE_NUMBER, Operation
from ghostyard.table.protocol import Frame
from ghostyard.table.replays import replay_frame

NUMBERS: Mapping[str, dict[str, Any]] = {  # of a query
    "ply": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "seat": {"type": "integer", "minimum": SPECTATOR, "maximum": MOST_SEAT},
}


async def journal(call: Call) -> Journal:
    """The journal of a finished game, with the seed that was promised. In a page of one's own, of any game."""
    table = await call.table()
    if table.history is None or not (table.record.has_ended or call.context.settings.alone):
        raise Mistake("not-over")
    return table.history.match.journal


async def replay(call: Call) -> Frame:
    """A finished game at any ply, from any seat."""
    table, lang = await call.table(), await call.spoken()
    last = len(table.history.match.played) if table.history else 0
    ply, seat = _number(call, "ply", last), _number(call, "seat", SPECTATOR)
    return msgspec.Raw(replay_frame(table, min(ply, last), seat, lang))  # type: ignore[return-value]


def _number(call: Call, name: str, default: int) -> int:
    text, limits = call.request.query_params.get(name), NUMBERS[name]
    if text is None:
        return default
    if not WHOLE_NUMBER.fullmatch(text) or not limits["minimum"] <= int(text) <= limits["maximum"]:
        raise Mistake("query", name=name)
    return int(text)


OPERATIONS = (
    Operation("GET", "/api/tables/{table}/journal", journal, Journal, limit="looks", refuses=("not-over", *AT_TABLE)),
    Operation(
        "GET", "/api/tables/{table}/replay", replay, Frame, query=("ply", "seat", "lang"), limit="looks",
        refuses=("not-over", "seat", "query", *AT_TABLE),
    ),
)  # fmt: skip
