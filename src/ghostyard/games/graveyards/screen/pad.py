"""The score pad of Graveyards, Ghosts & Haunted Houses as a scene: the table as it lies, and what can lie on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ghostyard.core.editor import EditorProblem, Page
from ghostyard.core.errors import Mistake
from ghostyard.core.pad import Spot, names_in
from ghostyard.core.scene import Area, Choice, Piece, Scene, square
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, xy_text
from ghostyard.games.graveyards.rules.names import XY
from ghostyard.games.graveyards.rules.pad_edits import FAR, Opened, tile_at
from ghostyard.games.graveyards.rules.real_table import Ground, LaidTile, Table, lay_out, sound_part
from ghostyard.games.graveyards.rules.state import TOKENS_OF_A_KIND
from ghostyard.games.graveyards.screen.graveyard import SIDES, Graveyard
from ghostyard.games.graveyards.screen.highlights import Highlights
from ghostyard.games.graveyards.screen.marks import marks
from ghostyard.games.graveyards.screen.pieces import house_id, house_middle, house_piece, tile_id

STEP, THING = 74, 64
COLUMNS = 5


def set_up(table: Table) -> tuple[Any, Any]:
    """The table as far as it can be; a colour that two people play is the last one's."""
    return lay_out(table, sound_part(table)[0])


def page(table: Table, spot: Spot, box: Any, words: Words) -> Page:
    """The table with its tray; what is open is the same for all seats."""
    desk = Desk(table, spot.seat, Opened.of(spot.rest), words)
    scene = Scene([desk.yard(), desk.tray()], list(desk.edits()), marks(desk.standing))
    return Page(scene, desk.ask(), desk.picked(), problems=list(desk.problems()))


def picture(table: Table, box: Any, words: Words) -> Scene:
    """The table, with everybody's best section."""
    standing = Highlights(*set_up(table))
    return Scene([Graveyard(standing, words, []).area()], marks=marks(standing))


def place(row: int, column: int) -> tuple[float, float]:
    """The middle of a place in the tray."""
    return STEP * (column + 0.5), STEP * (row + 0.5)


@dataclass(frozen=True)
class Desk:
    """The table, what is open on it, and the tray."""

    table: Table
    seat: int
    opened: Opened
    words: Words

    @cached_property
    def standing(self) -> Highlights:
        """The table as it scores."""
        return Highlights(*set_up(self.table))

    @cached_property
    def checked(self) -> tuple[Ground, list[Mistake]]:
        """What can be, and what cannot."""
        return sound_part(self.table)

    @cached_property
    def tile(self) -> LaidTile | None:
        """The open tile."""
        return tile_at(self.table, self.opened.cell)

    # ------------------------------------------------------------ the table

    def yard(self) -> Area:
        """All tiles, the free cells beside them, and the spaces of the open tile."""
        area = Graveyard(self.standing, self.words, self._places()).area()
        area.pieces = [self._labelled(piece) for piece in area.pieces if piece.id not in self._nobodys]
        area.pieces += self._impossible_houses()
        area.label = self._say("pad-yard")
        return area

    @property
    def _nobodys(self) -> set[str]:
        return {f"colour-{colour}" for colour in COLOUR_NAMES}

    def _places(self) -> list[str]:
        cells = [f"at {xy_text(xy)}" for xy in self._free]
        return cells + [f"on {xy_text(space)}" for space in self._spaces]

    @cached_property
    def _free(self) -> list[XY]:
        """The cells on which a tile may be laid: the open one, and those beside a tile."""
        cells = {(tile.x, tile.y) for tile in self.table.tiles}
        beside = {(x + dx, y + dy) for x, y in cells for dx, dy in SIDES} | {self.opened.cell}
        return sorted(xy for xy in beside - cells if max(map(abs, xy)) <= FAR)

    @cached_property
    def _spaces(self) -> list[XY]:
        """The four spaces of the open tile."""
        return [Opened(self.opened.cell, number).space for number in range(4)] if self.tile else []

    def _labelled(self, piece: Piece) -> Piece:
        kind, _, where = piece.id.partition(" ")
        if kind in ("at", "on"):
            piece.label = self.words.say("pad-place" if kind == "at" else "pad-space", where=where)
        return piece

    def _impossible_houses(self) -> Iterator[Piece]:
        """Houses that cannot stand where they were put: seen, but not counted."""
        for house in self.table.houses:
            if house.colour not in self.checked[0].houses:
                at, label = house_middle((house.x, house.y)), self._house_label(house.colour)
                yield house_piece(COLOUR_NAMES.index(house.colour), *at, label=label, ghost=True)

    def _house_label(self, colour: str) -> str:
        return self.words.say("pad-house", colour=colour)

    # ------------------------------------------------------------ the tray

    def tray(self) -> Area:
        """Ghosts, tokens and houses for the open space, and the colours of the open seat."""
        pieces = [*self._ghosts(), *self._tokens(), *self._houses(), *self._colours()]
        return Area(
            "tray", "tray", self._say("pad-tray", cell=xy_text(self.opened.cell)), STEP * COLUMNS, STEP * 4, pieces
        )

    def _ghosts(self) -> Iterator[Piece]:
        for column, colour in enumerate(COLOUR_NAMES):
            label = self._say("pad-ghost", colour=colour)
            yield square(f"ghost-{colour}", colour, *place(0, column), THING, label=label)
        yield square("ghost-none", "tile", *place(0, 4), THING - 8, label=self._say("pad-no-ghost"))

    def _tokens(self) -> Iterator[Piece]:
        for column, kind in enumerate(KIND_NAMES):
            label = self._say("pad-token", token=self._say(f"token-{kind}"))
            yield square(f"put-{kind}", kind, *place(1, column), THING, label=label, quiet=not self._can_take(kind))
        yield square("turn", "stock-turn", *place(1, 3), THING - 6, label=self._say("pad-turn"), quiet=not self.tile)
        yield square("clear", "stock-clear", *place(1, 4), THING - 6, label=self._say("pad-clear"), quiet=not self.tile)

    def _houses(self) -> Iterator[Piece]:
        for column, colour in enumerate(COLOUR_NAMES):
            yield square(
                f"put-house-{colour}", f"house-{colour}", *place(2, column), THING, label=self._house_label(colour)
            )

    def _colours(self) -> Iterator[Piece]:
        yield square(f"plays-{self.seat}", f"lantern-{self.seat}", *place(3, 0), THING - 10, seat=self.seat)
        for column, colour in enumerate(COLOUR_NAMES, 1):
            name = names_in(self.table, self.words)[self.seat]
            plays = colour in self.table.players[self.seat].colours
            label = self._say("look-plays" if plays else "pad-plays-not", name=name, colour=colour)
            yield square(f"plays-{colour}", colour, *place(3, column), THING - 12, label=label, quiet=not plays)

    def _can_take(self, kind: str) -> bool:
        """Is there a ghost on the open space, and a token of this kind left, or there already?"""
        here = any((token.x, token.y) == self.opened.space and token.kind == kind for token in self.table.tokens)
        left = sum(token.kind == kind for token in self.table.tokens) < TOKENS_OF_A_KIND
        return self.tile is not None and self.tile.spaces[self.opened.place] != "none" and (here or left)

    # ------------------------------------------------------------ what can be touched

    def edits(self) -> Iterator[Choice]:
        """Every edit with the piece that is touched for it."""
        cell, where = xy_text(self.opened.cell), xy_text(self.opened.space)
        for number, tile in enumerate(self.table.tiles):
            if (tile.x, tile.y) != self.opened.cell:
                yield self._edit(f"open {tile.x},{tile.y}", tile_id(number + 1), "pad-open")
        for xy in self._free:
            yield self._edit(f"open {xy_text(xy)}", f"at {xy_text(xy)}", "pad-open")
        for number, space in enumerate(self._spaces):
            yield self._edit(f"open {cell} {number}", f"on {xy_text(space)}", "pad-open")
        for ghost in (*COLOUR_NAMES, "none"):
            yield self._edit(f"{cell} {self.opened.place} {ghost}", f"ghost-{ghost}", "pad-lay")
        for kind in KIND_NAMES:
            if self._can_take(kind):
                yield self._edit(f"token {kind} {where}", f"put-{kind}", "pad-lay")
        for colour in COLOUR_NAMES:
            yield self._edit(f"house {colour} {where}", f"put-house-{colour}", "pad-lay")
            yield self._edit(f"colour {colour}", f"plays-{colour}", "pad-lay")
        if self.tile:
            yield self._edit(f"{cell} turn", "turn", "pad-turn")
            yield self._edit(f"{cell} clear", "clear", "pad-clear")

    def _edit(self, edit: str, piece: str, message: str) -> Choice:
        return Choice(f"{self.seat} {edit}", self._say(message), [piece])

    def picked(self) -> list[str]:
        """The open space or cell, and the colours of the open seat."""
        here = f"on {xy_text(self.opened.space)}" if self.tile else f"at {xy_text(self.opened.cell)}"
        return [here, *(f"plays-{colour}" for colour in self.table.players[self.seat].colours)]

    # ------------------------------------------------------------ words

    def ask(self) -> str:
        """What to do now."""
        return self._say("pad-ask", place=self.opened.place + 1)

    def problems(self) -> Iterator[EditorProblem]:
        """Whatever cannot be, at its place; and a table without tiles."""
        for fault in self.checked[1]:
            yield EditorProblem(self._said(fault), self._things(fault), fault.clause)
        if not self.table.tiles:
            yield EditorProblem(self._say("pad-no-tiles"), [], "", True)

    def _said(self, fault: Mistake) -> str:
        kind = fault.facts.get("kind", "")
        facts = {"place": fault.facts.get("place", ""), "colour": fault.facts.get("colour", "white")}
        return self._say(f"problem-{fault.code}", **facts, kind=self._say(f"token-{kind}") if kind else "")

    def _things(self, fault: Mistake) -> list[str]:
        what, _, rest = str(fault.facts.get("path", "")).partition("[")
        number = rest.partition("]")[0]
        if what == "houses":
            return [house_id(COLOUR_NAMES.index(self.table.houses[int(number)].colour))]
        return [tile_id(int(number) + 1)] if what == "tiles" and number else []

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)
