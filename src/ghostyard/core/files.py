"""Files that people wrote: read and decoded by type, with one clear sentence for whatever is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ghostyard.core.errors import Mistake

T = TypeVar("T")

# What msgspec says, and our message for it.
PROBLEMS = (
    (r"Object missing required field `(?P<field>[^`]*)`", "field-missing"),
    (r"Object contains unknown field `(?P<field>[^`]*)`", "field-unknown"),
    (r"Invalid enum value '?(?P<got>[^']*)'?", "value-unknown"),
    (r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`", "value-type"),
    (r"Expected `int` >= (?P<least>\S+)", "value-small"),
    (r"Expected `int` <= (?P<most>\S+)", "value-large"),
)


def read_text(path: Path) -> str:
    """The text of a file, or a mistake that says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Mistake("not-text", file=str(path)) from None
    except OSError as error:
        raise Mistake("cannot-read", file=str(path), problem=error.strerror or "?") from None


def read_json(path: Path, shape: type[T]) -> T:
    """A JSON file as a typed value."""
    try:
        document = msgspec.json.decode(read_text(path))
    except msgspec.DecodeError as error:
        raise Mistake("not-json", file=str(path), problem=str(error)) from None
    except RecursionError:
        raise Mistake("nested-too-deeply", file=str(path)) from None
    return decoded(document, shape, str(path))


def decoded(document: Any, shape: type[T], source: str, place: str = "") -> T:
    """Plain data as a typed value; whatever does not fit is told with its place, also where it is a part of more."""
    try:
        return msgspec.convert(document, shape)
    except msgspec.ValidationError as error:
        raise _mistake(str(error), source, place) from None
    except RecursionError:
        raise Mistake("nested-too-deeply", file=source) from None


def _mistake(problem: str, source: str, part: str) -> Mistake:
    said, _, path = problem.partition(" - at `$")
    place = (part + path.rstrip("`")).lstrip(".") or "the top"
    for pattern, code in PROBLEMS:
        if match := re.match(pattern, said):
            return Mistake(code, file=source, path=place, **match.groupdict())
    return Mistake("value-wrong", file=source, path=place, problem=said)
