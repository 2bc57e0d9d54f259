"""Editing over HTTP: a document and edits come in, the new document and all there is to see of it go out.

Nothing is kept here: documents live in the browser that shows them. Only a pad that several phones share is a row
(`pads.py`), and then edits go to that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ghostyard.core.edition import MOST_FACES, Edition
from ghostyard.core.editor import UNREADABLE, Editor, EditorProblem, InputField
from ghostyard.core.errors import Mistake, Named
from ghostyard.core.game import Game
from ghostyard.core.pad import Scored, Spot, names_in, scored
from ghostyard.core.scene import Scene, scene_svg
from ghostyard.core.words import Words, words_for
from ghostyard.table.frames import sheet_seen
from ghostyard.table.poster import Standing, poster, worth
from ghostyard.table.protocol import SheetSeen

Text = Annotated[str, Meta(max_length=120)]
GameName = Annotated[str, Meta(max_length=40)]
PadName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")]
MOST_EDITS = 40  # at once: what was touched while there was no network


class Written(Struct, forbid_unknown_fields=True):
    """A document, and with which edition it is written: whose faces can be picked in it."""

    game: GameName
    kind: GameName = "pad"
    document: dict[str, Any] | None = None  # none: a new one
    edition: Annotated[str, Meta(max_length=80)] = ""  # one that is offered, or that came with a shared pad; none: ours
    faces: Annotated[str, Meta(max_length=MOST_FACES)] = ""  # or an owner's own, as TOML

    @property
    def names_edition(self) -> bool:
        """Does it say which edition?"""
        return bool(self.edition or self.faces)


class EditWanted(Written, forbid_unknown_fields=True):
    """A document, what is open in it, and what was touched since."""

    text: Annotated[str, Meta(max_length=MOST_FACES)] = ""  # a file, instead of a document
    at: Text = ""
    edits: Annotated[list[Text], Meta(max_length=MOST_EDITS)] = []
    pad: PadName = ""  # a shared one: its own document counts; one that comes along takes its place
    version: Annotated[float, Meta(ge=0, multiple_of=1)] = 0  # of the shared document that the sender knows


class PictureWanted(Written, forbid_unknown_fields=True):
    """A document to be drawn."""

    paper: bool = False  # to be printed: without the night around it


class SeatWritten(Struct, omit_defaults=True):
    """Somebody in a document, with points and place as far as they are known."""

    name: str
    total: int | None = None
    rank: int | None = None


class EditionSeen(Struct):
    """An edition by its key; one that comes with the game has no title."""

    key: str
    title: str


class Edited(Struct, omit_defaults=True):
    """The document after the edits, and all that can be seen, touched and typed."""

    game: str
    kind: str
    title: str
    kinds: list[str]  # what else can be written about this game
    document: dict[str, Any]
    at: str
    seat: int
    scene: Scene
    ask: str
    seats: list[SeatWritten]
    seats_most: int
    picked: list[str] = []
    fields: list[InputField] = []
    problems: list[EditorProblem] = []
    notes: list[str] = []
    sheets: list[SheetSeen] = []
    result: str = ""  # who is ahead, in words
    text: str = ""  # the document as a file, where people keep and hand on such
    shares: bool = False  # may several write it together?
    pad: str = ""
    version: int = 0
    edition: EditionSeen | None = None  # with which it is written, where that matters


class PadVersion(Struct):
    """How often a shared pad was changed."""

    version: int


class Picture(Struct):
    """A document as one picture."""

    svg: str


def editor_of(game: Game, kind: str) -> Editor[Any]:
    """The editor of this kind, or a mistake that says that there is none."""
    if kind not in game.editors:
        raise Mistake("no-such-editor", game=game.name, title=Named("title"))
    return game.editors[kind]


def applied(
    game: Game, wanted: EditWanted, document: dict[str, Any] | None, edition: Edition
) -> tuple[dict[str, Any], str]:
    """The document after the edits, and what is open then."""
    editor = editor_of(game, wanted.kind)
    begun = parsed(editor, wanted.text) if wanted.text else editor.read(document)
    after, at = editor.edited(begun, wanted.at, wanted.edits, edition.box)
    return msgspec.to_builtins(after), at


def parsed(editor: Editor[Any], text: str) -> Any:
    """The document in a file."""
    if editor.parse is None:
        raise Mistake("document")
    try:
        return editor.parse(text)
    except Mistake as mistake:
        raise Mistake("edition", reason=mistake) from mistake


@contextmanager
def written_outside() -> Iterator[None]:
    """A game may stumble over a document that no edits lead to: whoever has sent it is told so."""
    try:
        yield
    except UNREADABLE as problem:
        raise Mistake("document") from problem


def shown(game: Game, kind: str, document: dict[str, Any], at: str, lang: str, edition: Edition) -> Edited:
    """A document as it is seen."""
    editor, words = editor_of(game, kind), words_for(game.name, lang)
    read = editor.read(document)
    with written_outside():
        page, points = editor.page(read, at, edition.box, words), scored(game, editor, read, edition.box)
    return Edited(
        game=game.name,
        kind=kind,
        title=words.say("title"),
        kinds=[name for name, one in game.editors.items() if one.text is None],
        document=document,
        at=at,
        seat=_seat(at, read),
        scene=page.scene,
        ask=page.ask,
        seats=_seats(editor, read, points, words),
        seats_most=_most(game, read),
        picked=page.picked,
        fields=page.fields,
        problems=page.problems,
        notes=page.notes,
        sheets=[sheet_seen(game, one.sheet, words) for one in points],
        result="" if page.problems or _is_missing(editor, read) else _told(game, editor, read, edition, points, words),
        text=editor.text(read) if editor.text else "",
        shares=editor.shared,
        edition=EditionSeen(edition.key, edition.title) if editor.has_faces else None,
    )


def drawn(game: Game, wanted: PictureWanted, lang: str, address: str, edition: Edition) -> Picture:
    """A document as one picture to share."""
    editor, words = editor_of(game, wanted.kind), words_for(game.name, lang)
    read = editor.read(wanted.document)
    if editor.picture is None:
        raise Mistake("no-such-editor", game=game.name, title=Named("title"))
    with written_outside():
        scene, points = editor.picture(read, edition.box, words), scored(game, editor, read, edition.box)
    if wanted.paper:
        return Picture(scene_svg(game.name, scene, game.art(), ground=""))
    names = names_in(read, words)
    badges = _badges(game, editor, read, edition, words)
    standing = [
        Standing(names[one.sheet.seat], worth(one.sheet, words), one.rank, badges(one.sheet.seat)) for one in points
    ]
    headline = words.say("title"), _told(game, editor, read, edition, points, words)
    return Picture(poster(game.name, scene, game.art(), headline, standing, address))


def _badges(
    game: Game, editor: Editor[Any], document: Any, edition: Edition, words: Words
) -> Callable[[int], Sequence[str]]:  # fmt: skip
    """The emblems of a seat, where a game has some."""
    if editor.set_up is None:
        return lambda _: ()
    box, s = editor.set_up(document, edition.box)

    def emblems(seat: int) -> Sequence[str]:
        badge = game.badge(box, s, seat, words)
        return badge.emblems if badge else ()

    return emblems


def _seat(at: str, document: Any) -> int:
    """The open seat of a score pad."""
    return Spot.of(at, document).seat if hasattr(document, "players") else 0


def _most(game: Game, document: Any) -> int:
    return game.seats[-1] if hasattr(document, "players") else 0


def _is_missing(editor: Editor[Any], document: Any) -> bool:
    """Has anybody entered nothing yet?"""
    untouched = editor.untouched
    return untouched is not None and any(untouched(document, seat) for seat in range(len(document.players)))


def _seats(editor: Editor[Any], document: Any, points: list[Scored], words: Words) -> list[SeatWritten]:
    if not hasattr(document, "players"):
        return []
    entered = [one.sheet for one in points if not (editor.untouched and editor.untouched(document, one.sheet.seat))]
    ranks = {one.sheet.seat: one.rank for one in points}
    totals = {sheet.seat: (sheet.total, ranks[sheet.seat]) for sheet in entered}
    return [SeatWritten(name, *totals.get(seat, ())) for seat, name in enumerate(names_in(document, words))]


def _told(
    game: Game, editor: Editor[Any], document: Any, edition: Edition, points: list[Scored], words: Words
) -> str:  # fmt: skip
    """Who is ahead."""
    if len(points) < 2 or editor.set_up is None:
        return ""
    box, s = editor.set_up(document, edition.box)
    standing = [(one.sheet.total, one.rank) for one in points]
    return game.result(box, s, standing, names_in(document, words), words)
