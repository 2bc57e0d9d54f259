"""Markdown as manuals use it: headings, lists, tables, clauses that are links, and nothing that could do harm."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

CLAUSE = re.compile(r"\b[A-Z]{3}-\d{2}\b")
# What is not in the printed rules is marked: decisions of ours, components that we rebuilt, and options.
MARKS = {
    "en": {"ours": r"\bours\b", "rebuilt": r"\b(?:rebuilt|reconstructed)\b", "option": r"\boption\b"},
    "es": {"ours": r"\bnuestr[oa]s?\b", "rebuilt": r"\breconstruid[oa]s?\b", "option": r"\bopción\b"},
    "de": {"ours": r"\bvon\s+uns\b", "rebuilt": r"\brekonstruiert\b", "option": r"\bOption\b"},
}
WHOLE_OR_TEXT = re.compile(r"(<h\d.*?</h\d>|<pre.*?</pre>|<[^>]+>)|([^<]+)", re.DOTALL)  # in headings nothing is marked
LINK = re.compile(r'<a href="(?!https?://|#)[^"]*">(.*?)</a>', re.DOTALL)


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def parsed(source: str) -> list[Token]:
    """The tokens of a text."""
    return _parser().parse(source)


def rendered(tokens: Sequence[Token], language: str, *, anchors: bool) -> str:
    """Tokens as HTML. With `anchors` the first place that names a clause is where links to it lead."""
    html = LINK.sub(r"\1", _parser().renderer.render(tokens, _parser().options, {}))  # files are not on the site
    anchored: set[str] = set() if anchors else {"*"}
    return WHOLE_OR_TEXT.sub(lambda part: part[1] or _linked(_marked(part[2], language), anchored), html)


def _marked(text: str, language: str) -> str:
    """Decisions of ours, rebuilt components and options stand out."""
    for mark, pattern in MARKS[language].items():
        text = re.sub(f"(?i:{pattern})", rf'<span class="ruling {mark}">\g<0></span>', text)
    return text


def _linked(text: str, anchored: set[str]) -> str:
    def link(found: re.Match[str]) -> str:
        clause = found[0]
        is_first = "*" not in anchored and clause not in anchored
        anchored.add(clause)
        anchor = f' id="{clause}"' if is_first else ""
        return f'<a class="clause"{anchor} href="#{clause}" data-clause="{clause}">{clause}</a>'

    return CLAUSE.sub(link, text)
