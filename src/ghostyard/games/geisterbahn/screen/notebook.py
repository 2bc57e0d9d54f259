"""The notebook of Gefangen in der Geisterbahn as a scene: the code, own keys, chambers, failed attempts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ghostyard.core.editor import Editor, Page, EditorProblem
from ghostyard.core.scene import Area, Choice, Piece, Scene, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, KIND_NAMES
from ghostyard.games.geisterbahn.rules.notebook import (
    Code, Notebook, blank, edit, in_hand, possible_codes,
)  # fmt: skip
from ghostyard.games.geisterbahn.rules.state import CODE, KEYS_OF_A_KIND, KINDS
from ghostyard.games.geisterbahn.words.tell import kind_words

STEP, CARD = 82, 72
WIDTH = STEP * (KINDS + 1)
KEYS_Y, PILES_Y = CODE * STEP + 62, CODE * STEP + 160
TRAY_STEP, TRAY_CARD = 66, 58
ATTEMPTS_IN_A_ROW = 2


def page(notebook: Notebook, spot: str, box: Any, words: Words) -> Page:
    """Two open pages: what is known, and what was tried."""
    desk = Desk(notebook, [kind for kind in spot.split() if kind in KIND_NAMES][:CODE], words)
    scene = Scene([desk.known(), desk.tried()], list(desk.edits()))
    return Page(scene, desk.ask(), desk.picked(), problems=list(desk.problems()), notes=desk.notes())


@dataclass(frozen=True)
class Desk:
    """A notebook, and the attempt that is being written down."""

    notebook: Notebook
    trying: list[str]
    words: Words

    @cached_property
    def codes(self) -> list[Code]:
        """All codes that are still possible."""
        return possible_codes(self.notebook)

    # ------------------------------------------------------------ what is known

    def known(self) -> Area:
        """A row of kinds for every code card, then the own keys, then the six chambers."""
        pieces = [*self._code(), *self._keys(), *self._piles()]
        return Area("notebook", "own", self._say("pad-notebook"), WIDTH, PILES_Y + 54, pieces, seat=0)

    def _code(self) -> Iterator[Piece]:
        for place in range(CODE):
            y, left = STEP * (place + 0.5), {code[place] for code in self.codes}
            sure = next(iter(left)) if len(left) == 1 else ""
            label = self._say("pad-card", place=place + 1, count=len(left))
            yield square(
                f"card-{place}",
                self._art("code", sure),
                STEP / 2,
                y,
                CARD,
                label=label,
                text="" if sure else str(place + 1),
            )
            for column, kind in enumerate(KIND_NAMES, 1):
                yield from self._candidate(place, kind, STEP * (column + 0.5), y, possible=kind in left)

    def _candidate(self, place: int, kind: str, x: float, y: float, *, possible: bool) -> Iterator[Piece]:
        how = self.notebook.code[place].get(kind, "")  # type: ignore[call-overload]
        message = f"pad-known-{how or ('open' if possible else 'out')}"
        label, name = self._say(message, kind=self._kind(kind), place=place + 1), f"code-{place}-{kind}"
        yield square(name, self._art("key", kind), x, y, CARD - 8, label=label, quiet=not possible)
        if how == "not":
            yield square(f"{name}-not", "stock-minus", x + 22, y - 22, 26, layer=3, on=name)

    def _keys(self) -> Iterator[Piece]:
        yield square("own", "key-back", STEP / 2, KEYS_Y, CARD - 14, label=self._say("pad-own-keys"))
        for column, kind in enumerate(KIND_NAMES, 1):
            x, count = STEP * (column + 0.5), self.notebook.keys.get(kind, 0)  # type: ignore[call-overload]
            label = self._say("pad-keys", kind=self._kind(kind), count=count)
            yield square(f"key-{kind}", self._art("key", kind), x, KEYS_Y, CARD - 14, label=label, quiet=not count)
            if count:
                off = self._say("pad-key-less", kind=self._kind(kind))
                yield square(
                    f"key-{kind}-count", "badge", x - 26, KEYS_Y - 26, 32, layer=3, text=str(count), on=f"key-{kind}"
                )
                yield square(f"key-{kind}-off", "stock-minus", x + 28, KEYS_Y - 28, 30, layer=3, label=off)

    def _piles(self) -> Iterator[Piece]:
        for column, chamber in enumerate(CHAMBER_NAMES, 1):
            x, kind = STEP * (column + 0.5), self.notebook.piles.get(chamber, "")  # type: ignore[call-overload]
            said = self._kind(kind) if kind else self._say("look-unknown")
            label = self._say("pad-pile", chamber=chamber, kind=said)
            yield square(f"pile-{chamber}", self._art("key", kind), x, PILES_Y, CARD - 18, label=label)
            yield Piece(
                f"pile-{chamber}-name", "", x, PILES_Y + 36, 50, 40, layer=3, text=chamber, on=f"pile-{chamber}"
            )
        yield square("chambers", "key-chamber", STEP / 2, PILES_Y, CARD - 12, label=self._say("pad-chambers"))

    # ------------------------------------------------------------ what was tried

    def tried(self) -> Area:
        """Three keys to be written down, and below them the attempts so far."""
        pieces = [*self._palette(), *self._slots(), *self._attempts()]
        rows = 2 + -(-len(self.notebook.attempts) // ATTEMPTS_IN_A_ROW)
        return Area("tray", "tray", self._say("pad-tried"), TRAY_STEP * KINDS, TRAY_STEP * rows, pieces)

    def _palette(self) -> Iterator[Piece]:
        for column, kind in enumerate(KIND_NAMES):
            label, full = self._say("pad-try", kind=self._kind(kind)), len(self.trying) == CODE
            x = TRAY_STEP * (column + 0.5)
            yield square(f"try-{kind}", self._art("key", kind), x, TRAY_STEP / 2, TRAY_CARD, label=label, quiet=full)

    def _slots(self) -> Iterator[Piece]:
        y = TRAY_STEP * 1.5
        for place in range(CODE):
            kind = self.trying[place] if place < len(self.trying) else ""
            label = (
                self._say("pad-failed", place=place + 1)
                if len(self.trying) == CODE
                else self._say("pad-slot", place=place + 1)
            )
            x, art = TRAY_STEP * (place + 0.5), self._art("key", kind) if kind else "stock-place"
            yield square(f"slot-{place}", art, x, y, TRAY_CARD, label=label)
        if self.trying:
            yield square("clear", "stock-clear", TRAY_STEP * 3.5, y, TRAY_CARD - 8, label=self._say("pad-try-clear"))
        label = self._say("pad-shown")
        yield square("shown", "stock-turn", TRAY_STEP * 5.5, y, TRAY_CARD - 8, label=label)

    def _attempts(self) -> Iterator[Piece]:
        for number, attempt in enumerate(self.notebook.attempts):
            row, half = divmod(number, ATTEMPTS_IN_A_ROW)
            y, name = TRAY_STEP * (row + 2.5), f"attempt-{number}"
            said = ", ".join(self._kind(kind) for kind in attempt.keys)
            label = self._say("pad-attempt", keys=said, place=attempt.failed)
            for place, kind in enumerate(attempt.keys):
                x = TRAY_STEP * (half * 3 + 0.5) + 56 * place
                first = place == 0
                piece = name if first else f"{name}-{place}"
                yield square(
                    piece, self._art("key", kind), x, y, 50, label=label if first else "", on="" if first else name,
                    quiet=place >= attempt.failed,
                )  # fmt: skip
                if place == attempt.failed - 1:
                    yield square(f"{name}-wrong", "stock-minus", x + 18, y - 18, 22, layer=3, on=name)

    # ------------------------------------------------------------ what can be touched

    def edits(self) -> Iterator[Choice]:
        """Every edit with the piece that is touched for it."""
        for kind in KIND_NAMES:
            yield from (self._edit(f"code {place} {kind}", f"code-{place}-{kind}") for place in range(CODE))
            count = self.notebook.keys.get(kind, 0)  # type: ignore[call-overload]
            if count < KEYS_OF_A_KIND:
                yield self._edit(f"key add {kind}", f"key-{kind}")
            if count:
                yield self._edit(f"key drop {kind}", f"key-{kind}-off")
            if len(self.trying) < CODE:
                yield self._edit(f"try {kind}", f"try-{kind}")
        yield from (self._edit(f"forget {place}", f"card-{place}") for place in range(CODE))
        yield from (self._edit(f"pile {chamber}", f"pile-{chamber}") for chamber in CHAMBER_NAMES)
        if len(self.trying) == CODE:
            yield from (self._edit(f"failed {place + 1}", f"slot-{place}") for place in range(CODE))
        if self.trying:
            yield self._edit("try", "clear")
        for number in range(len(self.notebook.attempts)):
            yield self._edit(f"attempt drop {number}", f"attempt-{number}")
        yield self._edit("shown", "shown")

    def _edit(self, edit: str, piece: str) -> Choice:
        return Choice(edit, self._say("pad-note"), [piece])

    def picked(self) -> list[str]:
        """What was seen."""
        return [
            f"code-{place}-{kind}"
            for place, known in enumerate(self.notebook.code)
            for kind, how in known.items()
            if how == "is"
        ]

    # ------------------------------------------------------------ words

    def ask(self) -> str:
        """How many codes are left; or what to do with an empty notebook, or with a half-written attempt."""
        if len(self.trying) == CODE:
            return self._say("pad-ask-failed")
        if not self.trying and self.notebook == replace(blank(), shown=self.notebook.shown):
            return self._say("pad-ask-begin")
        return self._say("pad-ask-codes", count=len(self.codes))

    def notes(self) -> list[str]:
        """What follows: how many codes, which of them one could open, and all of them."""
        mine = in_hand(self.notebook, self.codes)
        said = [self._say("pad-ask-codes", count=len(self.codes)), self._say("pad-in-hand", count=len(mine))]
        return [*said, "   ".join(self._code_said(code) for code in self.codes)]

    def _code_said(self, code: Code) -> str:
        return "\N{EN DASH}".join(self._kind(kind) for kind in code)

    def problems(self) -> Iterator[EditorProblem]:
        """Notes that contradict each other."""
        if not self.codes:
            things = [f"card-{place}" for place in range(CODE)]
            yield EditorProblem(self._say("pad-no-code"), things, "GEI-09")

    def _art(self, thing: str, kind: str) -> str:
        return f"{thing}-{KIND_NAMES.index(kind) + 1}-{self.notebook.shown}" if kind else f"{thing}-back"

    def _kind(self, kind: str) -> str:
        return kind_words(self.notebook.shown, KIND_NAMES.index(kind) + 1, self.words)

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)


NOTEBOOK = Editor(shape=Notebook, blank=blank, edit=edit, page=page, shared=False)
