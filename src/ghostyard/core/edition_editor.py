"""An edition as a document that is written by touches: all printed pieces in a tray, and the open one large on a desk.

A game says which pieces there are, how one looks, and what a touch changes; all the rest is the same for every game.
What is open is a text such as "tiles 11", with more behind it where a touch waits for a second one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ghostyard.core.edition import HOUSE, EditionFile, EditionFormat, EditionHeader, faces_of
from ghostyard.core.edition import Problem as Flaw
from ghostyard.core.editor import Editor, EditorProblem, InputField, Page
from ghostyard.core.errors import Named
from ghostyard.core.scene import Area, Choice, Piece, Scene, short, square
from ghostyard.core.words import Words

E = TypeVar("E", bound=EditionHeader)

COLUMNS, STEP, THING = 6, 62, 54
WIDTH = COLUMNS * STEP
PORTRAIT_X, PORTRAIT_Y = 130.0, 132.0
ASIDE = 312.0  # the middle of what stands beside the portrait
TOOLS_TOP = 270.0
ROWS_A_PAGE = 2
MOST_TITLE = 60
UNTITLED = "My box"
OPEN = "open"


class Opened(NamedTuple):
    """The open piece: on which shelf, its number there, and what a touch has begun."""

    shelf: str
    number: int
    rest: str = ""

    def __str__(self) -> str:
        return f"{self.shelf} {self.number} {self.rest}".rstrip()


class Tool(NamedTuple):
    """Something below the portrait that is touched to change the open piece."""

    edit: str
    art: str
    label: str
    text: str = ""
    turn: int = 0
    picked: bool = False
    quiet: bool = False


class Portrait(NamedTuple):
    """The open piece, drawn around 0, 0; and the edit of each of its parts that can be touched."""

    pieces: list[Piece]
    edits: Mapping[str, str] = {}
    picked: tuple[str, ...] = ()  # what a touch has begun with


@dataclass(frozen=True, kw_only=True)
class EditionDesk(Generic[E]):
    """What a game says about its printed pieces, so that they can be entered by touches."""

    game: str
    form: EditionFormat[E, Any]
    shelves: dict[str, int]  # how many pieces there are of every kind
    # (edition, opened, size, words): a small picture around 0, 0; its first piece is the one that is touched
    thumbnail: Callable[[E, Opened, float, Words], Iterable[Piece]]
    portrait: Callable[[E, Opened, Words], Portrait]
    # (edition, opened, words of the edit): writes into the edition, and says what a touch has begun
    edit: Callable[[E, Opened, list[str]], str]
    tools: Callable[[E, Opened, Words], Sequence[Tool]] = lambda *_: ()
    fields: Callable[[E, Opened, Words], Sequence[InputField]] = lambda *_: ()
    # (path of a flaw): the piece that it is about, if it is about one
    place: Callable[[str], Opened | None] = lambda path: place_by_index(path)

    def editor(self) -> Editor[E]:
        """The desk as an editor."""
        return Editor(
            shape=self.form.shape, blank=self._blank, edit=self._edit, page=self._page, shared=False,
            text=faces_of, parse=self._parse,
        )  # fmt: skip

    def _blank(self) -> E:
        edition = EditionFile.of_game(self.game, HOUSE).fit(self.form.shape)
        return _titled(edition, UNTITLED)

    def _parse(self, text: str) -> E:
        """An edition from a file: whatever breaks the rules is shown at its place, and not refused."""
        edition = EditionFile.parse(text, "edition.toml").fit(self.form.shape)
        return _titled(edition, edition.title) if edition.name == HOUSE else edition

    def opened(self, spot: str) -> Opened:
        """What is open; the first piece of all, if that is not there."""
        shelf, _, rest = spot.partition(" ")
        number, _, rest = rest.partition(" ")
        if shelf not in self.shelves:
            return Opened(next(iter(self.shelves)), 0)
        return Opened(shelf, min(int(number), self.shelves[shelf] - 1) if number.isdecimal() else 0, rest)

    # ------------------------------------------------------------ edits

    def _edit(self, edition: E, spot: str, edit: str, box: Any) -> str:
        match edit.split(" "):
            case ["title", *title]:
                _titled(edition, " ".join(title))
                return spot
            case ["open", *place]:
                return str(self.opened(" ".join(place)))
            case [shelf, number, *words] if shelf in self.shelves:
                opened, known = self.opened(f"{shelf} {number}"), self.opened(spot)
                same = (opened.shelf, opened.number) == (known.shelf, known.number)
                begun = self.edit(edition, opened._replace(rest=known.rest if same else ""), words)
                return str(opened._replace(rest=begun))
        raise ValueError(edit)

    # ------------------------------------------------------------ what is seen

    def _page(self, edition: E, spot: str, box: Any, words: Words) -> Page:
        opened = self.opened(spot)
        portrait, tools = self.portrait(edition, opened, words), list(self.tools(edition, opened, words))
        areas = [self._desk(opened, portrait, tools, words), self._tray(edition, opened, words)]
        choices = [*self._changes(opened, portrait, tools), *self._ways(opened, words)]
        return Page(
            Scene(areas, choices),
            words.say(f"faces-ask-{opened.shelf}", number=opened.number + 1, count=self.shelves[opened.shelf]),
            [_thumbnail_id(opened), *portrait.picked, *(f"tool-{k}" for k, tool in enumerate(tools) if tool.picked)],
            [
                InputField("title", words.say("faces-title"), edition.title, group=words.say("faces-typed")),
                *self.fields(edition, opened, words),
            ],
            [self._problem(flaw, words) for flaw in self.form.problems(edition)],
        )

    def _desk(self, opened: Opened, portrait: Portrait, tools: Sequence[Tool], words: Words) -> Area:
        alone = self.shelves[opened.shelf] == 1  # then there is no other to go to, and more room
        pieces = list(_moved(portrait.pieces, *((WIDTH / 2, WIDTH / 2) if alone else (PORTRAIT_X, PORTRAIT_Y))))
        pieces += [] if alone else self._beside(opened, words)
        top = WIDTH if alone else TOOLS_TOP
        pieces += [_tool_piece(number, tool, top) for number, tool in enumerate(tools) if tool.art]
        height = top + -(-len(tools) // COLUMNS) * STEP
        return Area("desk", "own", self._label(opened, words), WIDTH, height, pieces)

    def _beside(self, opened: Opened, words: Words) -> Iterator[Piece]:
        """Which of how many it is, and the way to its neighbours."""
        yield Piece("count", "", ASIDE, 60, 110, 40, text=f"{opened.number + 1} / {self.shelves[opened.shelf]}")
        yield square("before", "stock-before", ASIDE - 30, 120, THING, label=words.say("faces-before"))
        yield square("next", "stock-next", ASIDE + 30, 120, THING, label=words.say("faces-next"))

    def _tray(self, edition: E, opened: Opened, words: Words) -> Area:
        """A page of the shelf, and below it a way to all other shelves."""
        pieces: list[Piece] = []
        for place, number in enumerate(self._shown(opened)):
            one = Opened(opened.shelf, number)
            pieces += _moved(self._small(edition, one, words), *_place(place))
        rows = -(-len(self._shown(opened)) // COLUMNS)
        for place, shelf in enumerate(self._others(opened)):
            label = words.say(f"faces-shelf-{shelf}")
            drawn = self._small(edition, Opened(shelf, 0), words, f"shelf-{shelf}", label)
            pieces += _moved(drawn, *_place(rows * COLUMNS + place, 14))
        for place, (name, _) in enumerate(self._pages(opened), 4):
            art, label = f"stock-{name.removesuffix('-page')}", words.say(f"faces-{name}")
            pieces.append(square(name, art, *_place(rows * COLUMNS + place, 14), THING, label=label))
        height = rows * STEP + (STEP + 14 if len(self.shelves) > 1 or self._pages(opened) else 0)
        return Area("tray", "tray", words.say(f"faces-shelf-{opened.shelf}"), WIDTH, height, pieces)

    def _pages(self, opened: Opened) -> list[tuple[str, int]]:
        """The ways to other pages of the shelf, and the first number there; none where all is on one page."""
        shown, count = self._shown(opened), self.shelves[opened.shelf]
        if len(shown) == count:
            return []
        size = ROWS_A_PAGE * COLUMNS
        before = shown.start - size if shown.start else (count - 1) // size * size
        return [("before-page", before), ("next-page", shown.stop % count)]

    def _others(self, opened: Opened) -> list[str]:
        return [shelf for shelf in self.shelves if shelf != opened.shelf]

    def _shown(self, opened: Opened) -> range:
        """The numbers on the page of the open piece."""
        size = ROWS_A_PAGE * COLUMNS
        first = opened.number // size * size
        return range(first, min(first + size, self.shelves[opened.shelf]))

    def _small(self, edition: E, one: Opened, words: Words, name: str = "", label: str = "") -> list[Piece]:
        """A small picture whose parts do not clash with those of others."""
        name = name or _thumbnail_id(one)
        first, *others = self.thumbnail(edition, one, THING, words)
        drawn = [_renamed(first, name, label or self._label(one, words))]
        return drawn + [_renamed(piece, f"{name}-{k}", "", name) for k, piece in enumerate(others)]

    def _label(self, opened: Opened, words: Words) -> str:
        return words.say(f"faces-label-{opened.shelf}", number=opened.number + 1)

    # ------------------------------------------------------------ what can be touched

    def _changes(self, opened: Opened, portrait: Portrait, tools: Sequence[Tool]) -> Iterator[Choice]:
        labels = {piece.id: piece.label for piece in portrait.pieces}
        for piece, edit in portrait.edits.items():
            yield Choice(f"{opened.shelf} {opened.number} {edit}", labels[piece], [piece])
        for number, tool in enumerate(tools):
            if not tool.quiet:
                yield Choice(f"{opened.shelf} {opened.number} {tool.edit}", tool.label, [f"tool-{number}"])

    def _ways(self, opened: Opened, words: Words) -> Iterator[Choice]:
        """To every other piece of the page, to the one before and the next, and to other shelves."""
        count = self.shelves[opened.shelf]
        for name, step in (("before", -1), ("next", 1)) if count > 1 else ():
            number = (opened.number + step) % count
            yield Choice(f"{OPEN} {opened.shelf} {number}", words.say(f"faces-{name}"), [name])
        for number in self._shown(opened):
            one = Opened(opened.shelf, number)
            yield Choice(f"{OPEN} {one}", self._label(one, words), [_thumbnail_id(one)])
        for name, number in self._pages(opened):
            yield Choice(f"{OPEN} {opened.shelf} {number}", words.say(f"faces-{name}"), [name])
        for shelf in self._others(opened):
            yield Choice(f"{OPEN} {shelf} 0", words.say(f"faces-shelf-{shelf}"), [f"shelf-{shelf}"])

    # ------------------------------------------------------------ what is wrong

    def _problem(self, flaw: Flaw, words: Words) -> EditorProblem:
        facts = {
            name: words.say(fact.message) if isinstance(fact, Named) else fact for name, fact in flaw.facts.items()
        }
        sentence, place = words.say(f"problem-{flaw.code}", **facts), self.place(flaw.path)
        if place is None:
            return EditorProblem(sentence, [], flaw.clause)
        return EditorProblem(f"{self._label(place, words)}: {sentence}", [_thumbnail_id(place)], flaw.clause)


def place_by_index(path: str) -> Opened | None:
    """The piece of a path such as `tiles[3].track`."""
    found = re.match(r"(\w+)\[(\d+)\]", path)
    return Opened(found[1], int(found[2])) if found else None


def _titled(edition: E, title: str) -> E:
    """The edition under another title, and a short name that follows from it."""
    edition.title = " ".join(title.split())[:MOST_TITLE] or UNTITLED
    name = re.sub(r"[^a-z0-9]+", "-", edition.title.lower()).strip("-")
    edition.name = name if name not in ("", HOUSE) else "mine"
    return edition


def _thumbnail_id(opened: Opened) -> str:
    return f"{opened.shelf}-{opened.number}"


def _place(place: int, down: float = 0) -> tuple[float, float]:
    return STEP / 2 + place % COLUMNS * STEP, STEP / 2 + place // COLUMNS * STEP + down


def _tool_piece(number: int, tool: Tool, top: float) -> Piece:
    x, y = _place(number, top)
    return square(
        f"tool-{number}", tool.art, x, y, THING, label=tool.label, text=tool.text, turn=tool.turn, quiet=tool.quiet
    )


def _moved(pieces: Iterable[Piece], x: float, y: float) -> Iterator[Piece]:
    for piece in pieces:
        piece.x, piece.y = short(piece.x + x), short(piece.y + y)
        yield piece


def _renamed(piece: Piece, name: str, label: str, on: str = "") -> Piece:
    piece.id, piece.label, piece.on = name, label, on
    return piece
