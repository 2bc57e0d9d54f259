"""Editors: documents that people write by touching pictures, such as a score pad beside a real table.

A document is plain data of a known shape. Touches spell an *edit*, a text like a move ("b2 add ghost 0"), and an edit
makes a new document of an old one: nothing else is kept anywhere. What is open on the screen is a text too, the *spot*.
Whatever is wrong with a document is said where it is wrong; it never keeps anybody from editing on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.scene import Scene
from ghostyard.core.words import Words

D = TypeVar("D")

# What an edit that makes no sense ends in.
UNREADABLE = (ValueError, IndexError, KeyError, AttributeError, TypeError, ArithmeticError)


class InputField(msgspec.Struct, omit_defaults=True):
    """Something that is typed: `edit`, and behind it what was typed, is the edit."""

    edit: str
    label: str
    value: str = ""
    kind: Literal["text", "number"] = "text"
    group: str = ""  # fields of a group stand together, under this title


class EditorProblem(msgspec.Struct, omit_defaults=True):
    """What cannot be, or is still missing, in one sentence; and at which pieces."""

    say: str
    things: list[str] = []
    clause: str = ""
    unfinished: bool = False  # nothing is wrong: something is still to come


class Page(msgspec.Struct, omit_defaults=True):
    """What an editor shows: a scene whose choices are edits, one touch each, and what can be typed."""

    scene: Scene
    ask: str
    picked: list[str] = []  # the pieces that are open
    fields: list[InputField] = []
    problems: list[EditorProblem] = []
    notes: list[str] = []  # what is known by now, in words


@dataclass(frozen=True, kw_only=True)
class Editor(Generic[D]):
    """How documents of one kind are written. `box` is the edition whose faces can be picked."""

    shape: type[D]
    blank: Callable[[], D]
    # (document, spot, edit, box): writes into the document, and says what is open then
    edit: Callable[[D, str, str, Any], str]
    # (document, spot, box, words): what is seen and can be touched
    page: Callable[[D, str, Any, Words], Page]
    # (document, box): the box and state that it describes, as far as they can be; what is scored
    set_up: Callable[[D, Any], tuple[Any, Any]] | None = None
    # (document, seat): has nothing been entered there yet? Then it has no points, and nobody is told to have won
    untouched: Callable[[D, int], bool] | None = None
    # (document, seat): lines of a score sheet that somebody has worked out by hand
    written: Callable[[D, int], Mapping[str, int]] | None = None
    # (document, box, names, words): everything at once, for print and pictures
    picture: Callable[[D, Any, Words], Scene] | None = None
    # The document as a file that people keep and hand on, and back
    text: Callable[[D], str] | None = None
    parse: Callable[[str], D] | None = None
    shared: bool = True  # may several people write it together? Not where somebody's secrets are in it
    has_faces: bool = False  # does it matter with which edition's faces it is written?
    # Is it as large as its game has it: are there so many players, tiles, spaces? Its shape says nothing of that
    fits: Callable[[D], bool] = lambda _: True

    def read(self, document: Mapping[str, Any] | None) -> D:
        """A document as it was kept; a new one if there is none."""
        if document is None:
            return self.blank()
        try:
            read = msgspec.convert(document, self.shape)
        except (msgspec.ValidationError, RecursionError):
            raise Mistake("document") from None
        if not self.fits(read):
            raise Mistake("document")
        return read

    def edited(self, document: D, spot: str, edits: Sequence[str], box: Any) -> tuple[D, str]:
        """The document after these edits, and what is open then."""
        for edit in edits:
            try:
                spot = self.edit(document, spot, edit, box)
                document = msgspec.convert(msgspec.to_builtins(document), self.shape)
            except UNREADABLE as problem:
                raise Mistake("no-such-edit", edit=edit) from problem
        return document, spot
