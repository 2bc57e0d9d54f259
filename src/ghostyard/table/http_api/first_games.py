"""Operations about learning: a first game with a coach."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import Operation


class FirstGameWanted(Struct, forbid_unknown_fields=True):
    """The game that somebody wants to learn."""

    game: Annotated[str, Meta(max_length=40)]


class FirstGameFound(Struct):
    """The table of a first game; one that has not begun is begun like any other."""

    table: str
    begun: bool


async def first_game(call: Call, wanted: FirstGameWanted) -> FirstGameFound:
    """Learn a game by playing it with a coach: go on with the one that I left, or make a new one."""
    return FirstGameFound(*await call.context.lobby.first_game(wanted.game, await call.named()))


OPERATIONS = (
    Operation(
        "POST", "/api/first-games", first_game, FirstGameFound, FirstGameWanted,
        refuses=("no-name", "no-such-game", "no-first-game"),
    ),
)  # fmt: skip
