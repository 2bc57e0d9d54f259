"""The OpenAPI description of the HTTP part, made from the very shapes that are read and given."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from ghostyard.bots.bot import BOTS
from ghostyard.core.game import Game, Option
from ghostyard.core.words import LANGUAGES
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.table.http_api import OPERATIONS
from ghostyard.table.http_api.operation import MOST_SEAT, Operation
from ghostyard.table.http_api.puzzles import BETWEEN, LONGEST
from ghostyard.table.http_api.refusals import STATUS, Refusal
from ghostyard.table.http_api.replays import NUMBERS
from ghostyard.table.table_record import IS_TABLE_ID

IN_PATH = {
    "table": {"type": "string", "pattern": IS_TABLE_ID.pattern},
    "pad": {"type": "string", "pattern": IS_TABLE_ID.pattern},
    "game": {"type": "string", "enum": list(GAMES)},
    "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEAT},
    "puzzle": {"type": "string", "pattern": "^[0-9a-f]{1,6}$"},
}
SEVERAL = {"type": "string", "maxLength": LONGEST, "description": f"one after the other, with {BETWEEN} between them"}
IN_QUERY = {
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "moves": SEVERAL,
    "move": {"type": "string", "maxLength": LONGEST},
    "touches": SEVERAL,
    **NUMBERS,
}


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    shapes = [shape for op in OPERATIONS for shape in (op.reads, op.gives) if shape is not None] + [Refusal]
    schemas, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    _say_limits_of_games(components)
    _say_tuples_plainly(components)
    by_shape = dict(zip(shapes, schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ghostyard", "version": "1", "description": "Ghost games around one table."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _say_tuples_plainly(schema: Any) -> None:
    """A tuple as a list of so many items: not every tool that reads descriptions knows `prefixItems`."""
    for inner in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _say_tuples_plainly(inner)
    if isinstance(schema, dict) and "prefixItems" in schema:
        schema["items"] = {"anyOf": schema.pop("prefixItems")}


def _described(operation: Operation, by_shape: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": (operation.does.__doc__ or "").strip(),
        "operationId": operation.does.__name__,
        "parameters": _parameters(operation),
        "responses": {"200": _json("Done.", by_shape[operation.gives]), **_refusals(operation, by_shape[Refusal])},
    }
    if operation.reads is not None:
        body = {"application/json": {"schema": by_shape[operation.reads]}}
        described["requestBody"] = {"required": True, "content": body}
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": IN_PATH[name]}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    in_query = [{"name": name, "in": "query", "required": False, "schema": IN_QUERY[name]} for name in operation.query]
    return [*in_path, *in_query]


# ---------------------------------------------------------------- refusals


def _refusals(operation: Operation, schema: Any) -> dict[str, Any]:
    """Why not: the codes there are, by status."""
    by_status: dict[int, list[str]] = {}
    for code in operation.codes:
        by_status.setdefault(STATUS.get(code, HTTPStatus.BAD_REQUEST), []).append(code)
    return {
        str(status): _json(
            f"Refused: {', '.join(codes)}.",
            {"allOf": [schema, {"properties": {"code": {"enum": codes}}}]},
        )
        for status, codes in sorted(by_status.items())
    }


def _json(says: str, schema: Any) -> dict[str, Any]:
    return {"description": says, "content": {"application/json": {"schema": schema}}}


# ---------------------------------------------------------------- limits that depend on the games


def _say_limits_of_games(components: dict[str, Any]) -> None:
    """Add what the shapes cannot know: how many play which game, its options, the levels of bots."""
    levels = list(BOTS)
    components["SeatWanted"]["properties"]["level"] = {"enum": ["", *levels], "default": ""}
    components["LevelWanted"]["properties"]["level"] = {"enum": [*levels, None]}
    components["TableWanted"]["oneOf"] = [_limits_of(load_game(name)) for name in GAMES]


def _said(option: Option) -> list[int | bool]:
    """The values of an option; true may be said as 1, and false as 0, and the other way round."""
    said = [*option.values, *(kind(value) for value in option.values if value in (0, 1) for kind in (bool, int))]
    return list({(type(value), value): value for value in said}.values())


def _limits_of(game: Game) -> dict[str, Any]:
    options = {option.name: {"enum": _said(option), "default": option.values[0]} for option in game.options}
    return {
        "properties": {
            "game": {"const": game.name},
            "seats": {"minItems": game.seats[0], "maxItems": game.seats[-1]},
            "options": {"properties": options, "additionalProperties": False},
        }
    }
