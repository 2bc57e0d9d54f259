"""The OpenAPI description of the HTTP part, made from the very shapes that are read and given."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from ghostyard.table.http_api import OPERATIONS, Operation, Refusal

PLACES = {"seat": {"type": "integer", "minimum": 0, "maximum": 15}}  # parts of a path that are not just text


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    shapes = [shape for act in OPERATIONS for shape in (act.reads, act.gives) if shape is not None] + [Refusal]
    schemas, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    by_shape = dict(zip(shapes, schemas, strict=True))
    paths: dict[str, Any] = {}
    for act in OPERATIONS:
        paths.setdefault(act.path, {})[act.method.lower()] = _operation(act, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ghostyard", "version": "1", "description": "Ghost games around one table."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(act: Operation, by_shape: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": (act.does.__doc__ or "").strip(),
        "operationId": act.does.__name__,
        "parameters": _parameters(act),
        "responses": {
            "200": _json("Done.", by_shape[act.gives]),
            "4XX": _json("Why not.", by_shape[Refusal]),
            "503": _json("The store does not answer; nothing was done.", by_shape[Refusal]),
        },
    }
    if act.reads is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_shape[act.reads]}}}
    return operation


def _parameters(act: Operation) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PLACES.get(name, {"type": "string"})}
        for name in re.findall(r"{(\w+)}", act.path)
    ]
    kinds = {"lang": {"type": "string", "enum": ["en", "es", "de"]}}
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": kinds.get(name, {"type": "integer"})}
        for name in act.query
    ]
    return parameters


def _json(says: str, schema: Any) -> dict[str, Any]:
    return {"description": says, "content": {"application/json": {"schema": schema}}}
