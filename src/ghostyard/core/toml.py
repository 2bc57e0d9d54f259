"""Plain data as TOML: the same text for the same data, laid out as people write edition files by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
DELETE = "\x7f"  # the one control character that JSON leaves as it is and TOML does not allow


def toml_text(document: Mapping[str, Any]) -> str:
    """A document as text: its plain values first, then its tables, then its lists of tables, in their order."""
    plain = [f"{_key(name)} = {_value(value)}" for name, value in document.items() if _is_plain(value)]
    tables = [block for name, value in document.items() if not _is_plain(value) for block in _blocks(name, value)]
    return "\n".join([*plain, *tables]) + "\n"


def _blocks(name: str, value: Any) -> Iterator[str]:
    """A table under its heading, or every table of a list under one of its own."""
    heading, tables = (f"[{_key(name)}]", [value]) if isinstance(value, dict) else (f"[[{_key(name)}]]", value)
    for table in tables:
        yield "\n".join(["", heading, *(f"{_key(key)} = {_value(inner)}" for key, inner in table.items())])


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return not value or not all(isinstance(entry, dict) for entry in value)
    return not isinstance(value, dict)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace(DELETE, "\\u007f")
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(name)} = {_value(entry)}" for name, entry in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value).lower() if isinstance(value, bool) else repr(value)
