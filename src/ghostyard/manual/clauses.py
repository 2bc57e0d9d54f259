"""Clauses: the second layer of a manual. Every rule with its number, to be linked to, looked up and searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

from markdown_it.token import Token

from ghostyard.core.errors import Mistake
from ghostyard.core.registry import resource
from ghostyard.core.words import LANGUAGES
from ghostyard.manual.markdown import CLAUSE, parsed

HEADING = "heading_open"


@dataclass(frozen=True)
class Block:
    """A paragraph, an item of a list or a row of a table: the least that is shown of the clauses."""

    section: str  # the heading above it
    text: str  # plain, for people and for searching

    @property
    def clauses(self) -> list[str]:
        """The clauses that it names."""
        return list(dict.fromkeys(CLAUSE.findall(self.text)))


@dataclass(frozen=True)
class Clauses:
    """All clauses of a game in one language."""

    game: str
    lang: str
    source: str  # Markdown

    @cached_property
    def blocks(self) -> list[Block]:
        """The page in small parts, in their order."""
        return list(_blocks(parsed(self.source)))

    @cached_property
    def names(self) -> list[str]:
        """Every clause, in the order in which they are told."""
        return list(dict.fromkeys(name for block in self.blocks for name in block.clauses))

    def told(self, clause: str) -> list[Block]:
        """Where a clause is told; one that the game does not have is a mistake that says which there are."""
        wanted = clause.upper()
        if wanted not in self.names:
            first, last = (min(self.names), max(self.names)) if self.names else ("", "")
            raise Mistake("no-such-clause", name=clause[:20], first=first, last=last)
        return [block for block in self.blocks if wanted in block.clauses]

    def search(self, text: str) -> list[Block]:
        """The blocks that have all these words, however they are written; none at all is a mistake."""
        wanted = folded(text).split()
        found = [block for block in self.blocks if wanted and all(word in folded(block.text) for word in wanted)]
        if not found:
            raise Mistake("nothing-found", text=text[:40])
        return found


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, and every minus alike."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("\N{MINUS SIGN}", "-"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def clauses_of(game: str, language: str) -> Clauses | None:
    """A game's clauses in a language, in English where that is missing; None for a game that has none."""
    for lang in dict.fromkeys((language, LANGUAGES[0])):
        path = resource(game, "words", f"clauses.{lang}.md")
        if path.is_file():
            return Clauses(game, lang, path.read_text(encoding="utf-8"))
    return None


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    section, in_row = "", False
    cells: list[str] = []
    for before, token in pairwise(tokens):
        in_row = (in_row or token.type == "tr_open") and token.type != "tr_close"
        if token.type == "tr_close" and any(cells):
            yield Block(section, _row(cells))
        if token.type in ("tr_open", "tr_close"):
            cells = []
        if token.type != "inline":
            continue
        text = plain(token)
        if in_row:
            cells.append(text)
        elif before.type == HEADING:
            section = text
        else:
            yield Block(section, text)


def _row(cells: list[str]) -> str:
    head, *rest = cells
    told = "; ".join(cell for cell in rest if cell)
    return f"{head}: {told}" if head and told else head or told


def plain(token: Token) -> str:
    """The text of a token without its marks."""
    parts = (" " if child.type == "softbreak" else child.content for child in token.children or ())
    return re.sub(r"\s+", " ", "".join(parts)).strip()
