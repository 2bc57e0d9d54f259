"""Lessons: how a game is learned in five minutes, with diagrams and with points that the game's own rules worked out.

A lesson is Markdown (`words/lesson.<language>.md`). `![what one sees](diagram:name)` puts a diagram there, and
`{name.Ana.ghosts}` the points of a line of somebody's score sheet in that diagram; `{name.Ana}` is the total, and
`{name.Ana.ghosts.why}` says why.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from markdown_it.token import Token

from ghostyard.core.game import Game
from ghostyard.core.registry import resource
from ghostyard.core.text import listed
from ghostyard.core.words import LANGUAGES, Words, words_for
from ghostyard.manual.diagrams import Diagram, DrawnLine, DrawnSheet, diagrams_of
from ghostyard.manual.markdown import parsed, rendered

DIAGRAM = "diagram:"
NUMBER = re.compile(r"\{([a-z-]+)\.(\w+)(?:\.(\w+))?(\.why)?\}")
MINUS = "\N{MINUS SIGN}"
PICTURE = re.compile(r"!\[([^\]]*)\]\(diagram:([a-z-]+)\)")


@dataclass(frozen=True)
class Lesson:
    """A game's lesson in one language, with all points in it."""

    game: str
    lang: str
    text: str  # Markdown

    @property
    def diagrams(self) -> list[str]:
        """The diagrams that it shows, in their order."""
        return [name for _, name in PICTURE.findall(self.text)]

    def without_pictures(self) -> str:
        """The lesson for a terminal: what a diagram shows is told by its words."""
        return PICTURE.sub(lambda found: f"> {found[1]}", self.text)


@cache
def lesson_of(game: str, language: str) -> Lesson | None:
    """A game's lesson in a language, in English where that is missing; None for a game that has none."""
    for lang in dict.fromkeys((language, LANGUAGES[0])):
        path = resource(game, "words", f"lesson.{lang}.md")
        if path.is_file():
            return Lesson(game, lang, with_points(path.read_text(encoding="utf-8"), game, words_for(game, lang)))
    return None


def with_points(text: str, game: str, words: Words) -> str:
    """The text with all points and reasons written out; a name that no diagram has is our own mistake."""

    def written(found: re.Match[str]) -> str:
        diagram, player, line, why = found.groups()
        sheet = diagrams_of(game)[diagram].sheets[player]
        if line is None:
            return signed(sheet.total)
        return why_of(sheet.lines[line], words) if why else signed(sheet.lines[line].points)

    return NUMBER.sub(written, text)


def signed(points: int) -> str:
    """Points as people write them, with a real minus."""
    return str(points).replace("-", MINUS)


def why_of(line: DrawnLine, words: Words) -> str:
    """The reason for a line's points in words."""
    return listed([words.say(message, **facts) for message, facts in line.why], words)


# ---------------------------------------------------------------- as HTML


def lesson_html(lesson: Lesson, game: Game) -> str:
    """The lesson as HTML: its sections are numbered alike in every language, so that links hold."""
    words, parts, plain = words_for(game.name, lesson.lang), [], list[Token]()
    for token in _without_frames(_with_names(parsed(lesson.text))):
        picture = _picture(token)
        if picture is None:
            plain.append(token)
            continue
        name = str(picture.attrs["src"]).removeprefix(DIAGRAM)
        parts += [rendered(plain, lesson.lang, anchors=False), _figure(game, name, picture.content, words)]
        plain = []
    return "".join(parts) + rendered(plain, lesson.lang, anchors=False)


def _with_names(tokens: Iterable[Token]) -> Iterable[Token]:
    number = 0
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            number += 1
            token.attrSet("id", f"part-{number}")
        yield token


def _picture(token: Token) -> Token | None:
    children = token.children or []
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _without_frames(tokens: Iterable[Token]) -> Iterable[Token]:
    """A diagram is no paragraph."""
    kept = list(tokens)
    framing = {place + side for place, token in enumerate(kept) if _picture(token) for side in (-1, 1)}
    return (token for place, token in enumerate(kept) if place not in framing)


def _figure(game: Game, name: str, caption: str, words: Words) -> str:
    diagram = diagrams_of(game.name)[name]
    sheet = _sheet_html(game, diagram, words) if diagram.sheet else ""
    return (
        f'<figure class="diagram" id="diagram-{name}">'
        f'<svg viewBox="0 0 {diagram.width:g} {diagram.height:g}" width="{diagram.width:g}" aria-hidden="true">'
        f"{diagram.written.get(words.language, diagram.drawing)}</svg>"
        f"<figcaption>{html.escape(caption)}</figcaption>{sheet}</figure>"
    )


def _sheet_html(game: Game, diagram: Diagram, words: Words) -> str:
    """The score sheet below a diagram: touching a line lights what made its points."""
    sheet: DrawnSheet = diagram.sheets[diagram.sheet]
    rows = "".join(_line_html(game, name, line, words) for name, line in sheet.lines.items() if line.points)
    total = f'<tr class="total"><th scope="row">{html.escape(words.say("sheet-total"))}</th>'
    return (
        f'<table class="worked"><caption>{html.escape(words.say("lesson-sheet", name=diagram.sheet))}</caption>'
        f"<tbody>{rows}</tbody><tfoot>{total}<td>{signed(sheet.total)}</td><td></td></tr></tfoot></table>"
    )


def _line_html(game: Game, name: str, line: DrawnLine, words: Words) -> str:
    label, why = html.escape(words.say(f"line-{name}")), html.escape(why_of(line, words))
    clause = game.line_clauses.get(name, "")
    link = f' <a class="clause" href="#{clause}" data-clause="{clause}">{clause}</a>' if clause else ""
    return (
        f'<tr><th scope="row"><button type="button" data-light="{name}" aria-pressed="false">{label}</button></th>'
        f"<td>{signed(line.points)}</td><td>{why}{link}</td></tr>"
    )
