"""The score pad of Gho Gho Ghosty as a scene: five rows, and every carriage that could join them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ghostyard.core.editor import Page, EditorProblem
from ghostyard.core.errors import Mistake
from ghostyard.core.pad import Spot, names_in
from ghostyard.core.scene import Area, Choice, Piece, Scene, square
from ghostyard.core.text import listed
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriages_in
from ghostyard.games.ghosty.rules.pad_edits import level_best
from ghostyard.games.ghosty.rules.real_table import Table, faults, holders_of, set_up
from ghostyard.games.ghosty.rules.state import COLOURS, PER_COLOUR, carriage_number
from ghostyard.games.ghosty.screen.look import areas
from ghostyard.games.ghosty.screen.marks import marks
from ghostyard.games.ghosty.screen.pieces import carriage_id, engine_id
from ghostyard.games.ghosty.screen.row import TRACKS, WIDTH, pieces_of, row_of

STEP = 74  # from one carriage in the tray to the next
CARD = 68


def page(table: Table, spot: Spot, box: Any, words: Words) -> Page:
    """The yard of a seat with its tray."""
    desk = Desk(table, spot.seat, box, words)
    scene = Scene([desk.yard(), desk.tray()], list(desk.edits()))
    scene.marks = {key: mark for key, mark in marks(*desk.laid, []).items() if key.startswith(f"{spot.seat} ")}
    return Page(scene, words.say("pad-ask"), problems=list(desk.problems()))


def picture(table: Table, box: Any, words: Words) -> Scene:
    """All yards."""
    laid_box, s = set_up(table, box.drivers)
    _, *yards = areas(laid_box, s, -1, names_in(table, words), words)
    return Scene(yards, marks=marks(laid_box, s, yards))


@dataclass(frozen=True)
class Desk:
    """A yard and its tray."""

    table: Table
    seat: int
    box: Any
    words: Words

    @cached_property
    def laid(self) -> tuple[Any, Any]:
        """The table as the rules see it."""
        return set_up(self.table, self.box.drivers)

    @cached_property
    def names(self) -> list[str]:
        """Everybody's name."""
        return names_in(self.table, self.words)

    # ------------------------------------------------------------ the rows

    def yard(self) -> Area:
        """Five rows; every carriage and every engine can be touched."""
        box, s = self.laid
        rows = [row_of(box, s, self.seat, colour, self.names[self.seat], self.words) for colour in range(COLOURS)]
        pieces = [self._labelled(piece) for row in rows for piece in pieces_of(row)]
        return Area(f"yard-{self.seat}", "own", self.names[self.seat], WIDTH, TRACKS, pieces, seat=self.seat)

    def _labelled(self, piece: Piece) -> Piece:
        """An engine that is not there says how to get it; what is remembered elsewhere is not changed."""
        colour = piece.id.rpartition("-")[2]
        if not piece.id.startswith("want-") or colour not in COLOUR_NAMES:
            return piece
        return replace(piece, label=self.words.say("pad-engine", colour=colour))

    # ------------------------------------------------------------ the tray

    @cached_property
    def faces(self) -> list[int]:
        """How many passengers a carriage may have, in this edition."""
        first, last = carriage_number(0, 0), carriage_number(COLOURS - 1, PER_COLOUR - 1)
        return sorted({int(count) for count in self.box.passengers[first : last + 1]})

    def tray(self) -> Area:
        """A column of carriages for every colour."""
        pieces = [
            square(
                f"add-{colour}-{count}", f"carriage-{colour}-{count}", STEP * (row + 0.5), STEP * (column + 0.5), CARD,
                label=self.words.say("pad-add", colour=colour, passengers=count),
            )
            for row, colour in enumerate(COLOUR_NAMES)
            for column, count in enumerate(self.faces)
        ]  # fmt: skip
        return Area("tray", "tray", self.words.say("pad-tray"), STEP * COLOURS, STEP * len(self.faces), pieces)

    # ------------------------------------------------------------ what can be touched

    def edits(self) -> Iterator[Choice]:
        """Add a carriage, take one off, say who has an engine."""
        _, s = self.laid
        for number, colour in enumerate(COLOUR_NAMES):
            for count in self.faces:
                yield self._edit(f"{colour} add {count}", f"add-{colour}-{count}", "pad-lay")
            for place, carriage in enumerate(carriages_in(s, self.seat, number)):
                yield self._edit(f"{colour} drop {place}", carriage_id(carriage), "pad-take-off")
            yield self._edit(f"{colour} engine", self._engine(number), "pad-engine-hand")

    def _engine(self, colour: int) -> str:
        holds = self.laid[1].engine[colour] == self.seat + 1
        return engine_id(colour) if holds else f"want-{self.seat}-{COLOUR_NAMES[colour]}"

    def _edit(self, edit: str, piece: str, message: str) -> Choice:
        return Choice(f"{self.seat} {edit}", self.words.say(message), [piece])

    # ------------------------------------------------------------ what is wrong

    def problems(self) -> Iterator[EditorProblem]:
        """Engines with the wrong train, or that two could have; more carriages than there are."""
        for fault in faults(self.table):
            colour = fault.facts["colour"]
            best = level_best(self.table, colour)
            if fault.code == "ghosty-engine-free" and len(best) > 1:
                names = listed([self.names[seat] for seat in best], self.words)
                say = self.words.say("pad-engine-level", colour=colour, names=names)
                yield EditorProblem(say, [], "GHO-15", True)
            else:
                yield EditorProblem(self._said(fault, best), self._things(colour), fault.clause)

    def _said(self, fault: Mistake, best: list[int]) -> str:
        colour = fault.facts["colour"]
        holder = next(iter(holders_of(self.table, colour)), 0)
        rival = self.names[best[0]] if best else ""
        facts = {"colour": colour, "name": self.names[holder], "rival": rival, "found": fault.facts.get("found", 0)}
        return self.words.say(f"problem-{fault.code}", **facts)

    def _things(self, colour: str) -> list[str]:
        return [self._engine(COLOUR_NAMES.index(colour))]
