"""The server with mistakes planted in it. The variable PLANTED says where."""

from __future__ import annotations

import os
from typing import Any

from ghostyard.cli import main
from ghostyard.games import game
from ghostyard.table import dispatch, http_api
from ghostyard.table.dispatch import AtOnce, InBackground, InOrder
from ghostyard.table.protocol import Chat, Hint, Move, Preview
from tests.table.client import GAME


def look(box: Any, view: Any, *_: Any) -> Any:
    return [][int(view.ply)]


async def handle_move(table: Any, envelope: Any) -> Any:
    return [][envelope.message.ply]


async def handle_chat(table: Any, envelope: Any) -> Any:
    """An error that quotes all that must not be told, as an error of a library might."""
    try:
        raise KeyError(f"{table.record.seed:032x} {bytes(table.playing().match.state)!r}")
    except KeyError as error:
        raise ValueError(f"{envelope.person} cannot say {envelope.message.text}") from error


def handle_preview(connection: Any, message: Any) -> Any:
    return [][len(message.move)]


async def handle_hint(connection: Any, message: Any) -> Any:
    return [][message.seat]


async def journal(call: Any) -> Any:
    return [][0]


def plant(where: str) -> None:
    ways: Any = dispatch.DISPATCH
    if where == "look":
        object.__setattr__(game(GAME).screen, "look", look)
    elif where == "handlers":
        ways[Move], ways[Chat] = InOrder(handle_move), InOrder(handle_chat)
        ways[Preview], ways[Hint] = AtOnce(handle_preview), InBackground(handle_hint)
        operation = next(operation for operation in http_api.OPERATIONS if operation.path.endswith("/journal"))
        object.__setattr__(operation, "does", journal)
    else:
        raise AssertionError(where)


if __name__ == "__main__":
    plant(os.environ["PLANTED"])
    main()
