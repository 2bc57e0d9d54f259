"""Editions: the printed components of a game. One comes with it; owners of the box write their own as TOML."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

import msgspec

from ghostyard.core.errors import Mistake, Named
from ghostyard.core.files import decoded, read_text
from ghostyard.core.registry import resource
from ghostyard.core.toml import toml_text

T = TypeVar("T")
B = TypeVar("B")
HOUSE = "house"  # the edition that every game comes with
MOST_FACES = 32_768  # characters of an edition: five times what our largest has

# What people read of an edition: one line, without anything that a database or a screen would stumble over.
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]


class EditionHeader(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How every edition file begins: the game, a short name, and the title that people see."""

    game: str
    name: Line
    title: Line


@dataclass(frozen=True, eq=False)
class Edition:
    """What a game is played with: the box, and for an owner's edition its text, from which all of it can be read."""

    name: str
    box: Any
    title: str = ""
    faces: str = ""  # an owner's, written in our way: the same faces have the same text

    @property
    def key(self) -> str:
        """By which it is stored: the name of one that comes with the game, a hash of an owner's."""
        return hashlib.sha256(self.faces.encode()).hexdigest() if self.faces else self.name


class Problem(NamedTuple):
    """Something in an edition that breaks the rules: the message, the place, the clause, and the message's facts."""

    code: str
    path: str
    clause: str
    facts: Mapping[str, Any] = {}


def count_problem(path: str, things: str, found: int, wanted: int, clause: str) -> list[Problem]:
    """A wrong number of things, if it is wrong; `things-<things>` is the message that names them."""
    facts = {"things": Named(f"things-{things}"), "found": found, "wanted": wanted}
    return [] if found == wanted else [Problem("edition-count", path, clause, facts)]


@dataclass(frozen=True)
class EditionFormat(Generic[T, B]):
    """What a game says about its edition files: their shape, what breaks the rules, and the box they make."""

    shape: type[T]
    problems: Callable[[T], Iterable[Problem]]
    box: Callable[[T], B]  # of an edition without problems


@dataclass(frozen=True)
class EditionFile:
    """An edition as it was read: its table, and where it came from for error messages."""

    table: dict[str, Any]
    source: str
    text: str

    @classmethod
    def of_game(cls, game: str, name: str) -> EditionFile:
        """An edition that comes with a game."""
        path = resource(game, "", "edition.toml" if name == HOUSE else f"{name}.toml")
        return cls.parse(path.read_text(encoding="utf-8"), f"{game}/{path.name}")

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        """An edition that somebody wrote."""
        return cls.parse(read_text(path), str(path))

    @classmethod
    def parse(cls, text: str, source: str) -> EditionFile:
        """An edition from its text."""
        if len(text) > MOST_FACES:
            raise Mistake("edition-large", file=source, most=MOST_FACES)
        try:
            return cls(tomllib.loads(text), source, text)
        except ValueError as error:  # of TOML, or a number of thousands of digits
            raise Mistake("not-toml", file=source, problem=str(error)) from None
        except RecursionError:
            raise Mistake("nested-too-deeply", file=source) from None

    @property
    def game(self) -> str:
        """The game that it says it is for."""
        return str(self.table.get("game", ""))

    def fit(self, shape: type[T]) -> T:
        """The table as a typed value; a part that does not fit is told with its line."""
        try:
            return decoded(self.table, shape, self.source)
        except Mistake as mistake:
            facts = {name: fact for name, fact in mistake.facts.items() if name not in ("path", "file")}
            raise self.mistake(mistake.code, str(mistake.facts["path"]), **facts) from None

    def checked(self, form: EditionFormat[T, B], game: str) -> T:
        """The edition as a typed value; the first thing that breaks the rules is told with its line."""
        edition = self.fit(form.shape)
        for code, path, clause, facts in form.problems(edition):
            raise self.mistake(code, path, game=game, clause=clause, **facts)
        return edition

    def renamed(self, name: str, title: str) -> str:
        """The text under another name and title, all else as it is written."""
        text = re.sub(r"(?m)^name = .*$", lambda _: toml_text({"name": name}).strip(), self.text, count=1)
        return re.sub(r"(?m)^title = .*$", lambda _: toml_text({"title": title}).strip(), text, count=1)

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


def faces_of(edition: Any) -> str:
    """An edition's text in our way of writing: whoever enters the same faces has the same text."""
    return toml_text(msgspec.to_builtins(edition))
