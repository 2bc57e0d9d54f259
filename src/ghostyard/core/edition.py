"""Edition files: the printed components of a game, read from TOML, with every mistake told by line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ghostyard.core.errors import Mistake
from ghostyard.core.files import decoded, read_text
from ghostyard.core.registry import resource

T = TypeVar("T")


@dataclass(frozen=True)
class EditionFile:
    """An edition as it was read: its table, and where it came from for error messages."""

    table: dict[str, Any]
    source: str
    text: str

    @classmethod
    def of_game(cls, game: str, name: str) -> EditionFile:
        """An edition that comes with a game."""
        path = resource(game, "", "edition.toml" if name == "house" else f"{name}.toml")
        if not path.is_file():
            raise Mistake("no-such-edition", game=game, edition=name)
        return cls.parse(path.read_text(encoding="utf-8"), f"{game}/{path.name}")

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        """An edition that somebody wrote."""
        return cls.parse(read_text(path), str(path))

    @classmethod
    def parse(cls, text: str, source: str) -> EditionFile:
        """An edition from its text."""
        try:
            return cls(tomllib.loads(text), source, text)
        except tomllib.TOMLDecodeError as error:
            raise Mistake("not-toml", file=source, problem=str(error)) from None
        except RecursionError:
            raise Mistake("nested-too-deeply", file=source) from None

    def fit(self, shape: type[T]) -> T:
        """The table as a typed value; a part that does not fit is told with its line."""
        try:
            return decoded(self.table, shape, self.source)
        except Mistake as mistake:
            facts = {name: fact for name, fact in mistake.facts.items() if name not in ("path", "file")}
            raise self.mistake(mistake.code, str(mistake.facts["path"]), **facts) from None

    def mistake(self, code: str, path: str, **facts: Any) -> Mistake:
        """A mistake at a place such as `tiles[3].track`, told with the file's line."""
        place = f"{self.source}:{self.line_of(path)}"
        return Mistake(code, **{**facts, "path": path, "file": place})

    def line_of(self, path: str) -> int:
        """The line where this place is written, or the nearest one above it."""
        line, lines = 1, self.text.splitlines()
        for name, index in re.findall(r"([A-Za-z_]+)(?:\[(\d+)\])?", path):
            header = re.compile(rf"\s*\[\[?\s*{name}\s*\]\]?")
            key = re.compile(rf"\s*{name}\s*=")
            if index and (found := [n for n, text in enumerate(lines, 1) if header.match(text)]):
                line = found[min(int(index), len(found) - 1)]
            else:
                line = next((n for n in range(line, len(lines) + 1) if key.match(lines[n - 1])), line)
        return line
