"""Tables with the real box, described in a file: by what lies there, or by numbers of pieces of an edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.files import decoded, read_json


class Numbered(NamedTuple):
    """Pieces that a file may name by their number in the edition: what it says then, and the face in its place."""

    shape: type  # the fields that name one; all others of that part stay as they are
    face: Callable[[Any, Any], dict[str, Any]]  # (what was said, box): the fields of a part that is described in full


@dataclass(frozen=True)
class RealTable:
    """How a table with the real box is scored: the shape of a file that describes one, and its score."""

    shape: type
    score: Callable[[Any, Any], dict[str, Any]]  # (table, box of the edition)
    set_up: Callable[[Any], tuple[Any, Any]] | None = None  # the table as a box and a finished state, to be looked at
    numbered: Mapping[str, Numbered] = field(default_factory=dict)  # by the field that has the number

    def read(self, file: Path, box: Any) -> Any:
        """The table in a file, every piece with its face."""
        reader = _Reader(self.numbered, box, str(file), {})
        try:
            described = reader.described(read_json(file, dict[str, Any]), "")
        except RecursionError:
            raise Mistake("nested-too-deeply", file=str(file)) from None
        return decoded(described, self.shape, str(file))


@dataclass(frozen=True)
class _Reader:
    """Reads one file, and remembers which pieces it has named."""

    numbered: Mapping[str, Numbered]
    box: Any
    source: str
    named: dict[tuple[str, int], str]  # where each of them is

    def described(self, part: Any, path: str) -> Any:
        """A part of the file with the faces of all pieces that are named in it."""
        if isinstance(part, list):
            return [self.described(one, f"{path}[{place}]") for place, one in enumerate(part)]
        if not isinstance(part, dict):
            return part
        for name in self.numbered.keys() & part.keys():
            part = self._faced(part, name, path)
        return {name: self.described(one, f"{path}.{name}".lstrip(".")) for name, one in part.items()}

    def _faced(self, part: dict[str, Any], name: str, path: str) -> dict[str, Any]:
        shape, face = self.numbered[name]
        fields = [entry.name for entry in msgspec.structs.fields(shape)]
        said: Any = decoded({one: part[one] for one in fields if one in part}, shape, self.source, path)
        self._note(name, part[name], path)
        rest = {one: value for one, value in part.items() if one not in fields}
        described = face(said, self.box)
        for one in described.keys() & rest.keys():
            raise Mistake("named-and-described", file=self.source, path=path, named=name, described=one)
        return rest | described

    def _note(self, name: str, number: int, path: str) -> None:
        """Every piece is there once."""
        if (name, number) in self.named:
            raise Mistake("piece-twice", file=self.source, path=path, other=self.named[name, number], number=number)
        self.named[name, number] = path
