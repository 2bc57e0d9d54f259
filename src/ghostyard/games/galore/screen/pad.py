"""The score pad of Ghosts Galore as a scene: a board to rebuild, and a tray with everything that can lie on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ghostyard.core.editor import InputField, Page, EditorProblem
from ghostyard.core.pad import Spot, names_in
from ghostyard.core.scene import Area, Choice, Piece, Scene, square
from ghostyard.core.words import Words
from ghostyard.games.galore.rules.edition import DOOR_NAMES, KIND_NAMES, MOST_MONSTERS, SECTIONS, TRACK_NAMES
from ghostyard.games.galore.rules.names import monsters_of
from ghostyard.games.galore.rules.pad_edits import CELL_NAMES, Opened, door_kind
from ghostyard.games.galore.rules.real_table import LaidTile, Player, Table, lay_out, tile_number
from ghostyard.games.galore.rules.sheet import LINE_NAMES
from ghostyard.games.galore.rules.state import CELLS, MOST_DIAMONDS, TILES
from ghostyard.games.galore.screen.face import COURSES, track_art
from ghostyard.games.galore.screen.look import areas
from ghostyard.games.galore.screen.marks import marks
from ghostyard.games.galore.screen.mine import BOARD, Mine, cell_names
from ghostyard.games.galore.screen.pieces import TILE, cell_middle, tile_id, tile_pieces
from ghostyard.games.galore.words.phrases import joined_edges, tile_words

STEP = 62  # from one thing in the tray to the next
COLUMNS = 6
THING = 54
ROWS = 5
# Every track as it can lie, the most frequent first; a touch chooses track and turn at once.
LYING = (
    ("curve", 0), ("curve", 1), ("curve", 2), ("curve", 3), ("straight", 0), ("straight", 1),
    ("double", 0), ("double", 1), ("bridge", 0), ("bridge", 1),
)  # fmt: skip
DIAMONDS = (1, 2, 3)  # as printed in every edition that we know


def page(table: Table, spot: Spot, box: Any, words: Words) -> Page:
    """The board of a seat with its tray."""
    desk = Desk(table, spot.seat, Opened.of(spot.rest), box, words)
    laid_box, s = lay_out(table)
    scene = Scene([desk.board(laid_box, s), desk.tray()], list(desk.edits()))
    scene.marks = {key: mark for key, mark in marks(laid_box, s, []).items() if key.startswith(f"{spot.seat} ")}
    return Page(scene, desk.ask(), desk.picked(), desk.fields(), list(desk.problems()))


def picture(table: Table, box: Any, words: Words) -> Scene:
    """All boards."""
    laid_box, s = lay_out(table)
    _, *mines = areas(laid_box, s, -1, names_in(table, words), words)
    return Scene(mines, marks=marks(laid_box, s, mines))


def place(number: int) -> tuple[float, float]:
    """The middle of a place in the tray."""
    return STEP / 2 + number % COLUMNS * STEP, STEP / 2 + number // COLUMNS * STEP


@dataclass(frozen=True)
class Desk:
    """A board, what is open on it, and the tray."""

    table: Table
    seat: int
    opened: Opened
    box: Any
    words: Words

    @cached_property
    def player(self) -> Player:
        """Whose board it is."""
        return self.table.players[self.seat]

    @cached_property
    def tile(self) -> LaidTile | None:
        """The open tile."""
        return self.player.tiles[self.opened.cell]

    @property
    def cell(self) -> str:
        """The name of the open space."""
        return CELL_NAMES[self.opened.cell]

    # ------------------------------------------------------------ the board

    def board(self, box: Any, s: Any) -> Area:
        """The board without anything beside it; every space and every door can be touched."""
        name = names_in(self.table, self.words)[self.seat]
        pieces = list(Mine(box, s, self.seat, name, self.words, own=True).board())
        for piece in pieces:
            if piece.id.startswith("door-"):
                piece.label = self._door_label(piece.id.rpartition("-")[2])
        pieces += [self._space(cell) for cell in range(CELLS) if self.player.tiles[cell] is None]
        return Area(f"mine-{self.seat}", "own", name, BOARD, BOARD, pieces, seat=self.seat, names=list(cell_names()))

    def _space(self, cell: int) -> Piece:
        (x, y), label = cell_middle(cell), self._say("look-space", cell=CELL_NAMES[cell])
        return Piece(f"cell-{CELL_NAMES[cell]}", "space", x, y, TILE, TILE, layer=1, label=label)

    def _door_label(self, edge: str) -> str:
        return self._say("pad-door", edge=edge, kind=door_kind(self.player.doors, edge))

    def _space_id(self, cell: int) -> str:
        tile = self.player.tiles[cell]
        return f"cell-{CELL_NAMES[cell]}" if tile is None else tile_id(tile_number(self.seat, cell))

    # ------------------------------------------------------------ the tray

    def tray(self) -> Area:
        """Tracks, monsters and diamonds, and what the open tile has; or the tiles of the box that would fit."""
        pieces = list(self._tiles() if self.opened.box else self._things())
        height = max(ROWS, -(-len(self._fitting) // COLUMNS) + 1) * STEP if self.opened.box else ROWS * STEP
        return Area("tray", "tray", self._say("pad-tray", cell=self.cell), COLUMNS * STEP, height, pieces)

    def _things(self) -> Iterator[Piece]:
        for number, (track, turn) in enumerate(LYING):
            art = track_art(TRACK_NAMES.index(track), 0, 0)
            label = self._say("pad-track", track=self._track(track), edges=self._edges(track, turn))
            yield square(f"track-{track}-{turn}", art, *place(number), THING, turn=90 * turn, label=label)
        yield square("turn", "stock-turn", *place(10), THING, label=self._say("pad-turn"), quiet=not self.tile)
        yield square("clear", "stock-clear", *place(11), THING, label=self._say("pad-clear"), quiet=not self.tile)
        for number, kind in enumerate(KIND_NAMES, 12):
            label = self._say("pad-add", what=self._say(f"monster-{kind}"))
            yield square(f"add-{kind}", kind, *place(number), THING, label=label, quiet=not self._has_room)
        for number, value in enumerate(DIAMONDS, 21):
            label = self._say("pad-add", what=self._say("diamond", value=value))
            quiet = self.tile is None or len(self.tile.diamonds) >= MOST_DIAMONDS
            art = f"diamond-{value}"
            yield square(
                f"add-diamond-{value}", art, *place(number), THING - 8, label=label, text=str(value), quiet=quiet
            )
        yield from self._sections()
        yield from self._standing()
        yield square("box", "stock-back", *place(29), THING, label=self._say("pad-box"))
        if self.tile is None:
            yield Piece("box-hint", "", place(27)[0], place(27)[1], 3 * STEP, 40, text=self._say("pad-box-hint"))

    @property
    def _has_room(self) -> bool:
        return self.tile is not None and len(self.tile.monsters) < MOST_MONSTERS

    def _sections(self) -> Iterator[Piece]:
        """Which of two sections the next monster stands on."""
        if self.tile is None or SECTIONS[self.tile.track] < 2:
            return
        edges = joined_edges(TRACK_NAMES.index(self.tile.track), self.tile.turn, self.words)
        for section in range(2):
            label, art = self._say("pad-section", edges=edges[section]), f"only-{self.tile.track}-{section}"
            yield square(f"section-{section}", art, *place(24 + section), THING, turn=90 * self.tile.turn, label=label)

    def _standing(self) -> Iterator[Piece]:
        """What is on the open tile, to be taken off again."""
        things = list(self._on_tile())
        first = 2 if self.tile and SECTIONS[self.tile.track] > 1 else 0
        left, y, room = first * STEP + 4, place(24)[1], (5 - first) * STEP - 8
        step = min(44.0, room / max(1, len(things)))
        for number, (name, art, text, label) in enumerate(things):
            x = left + step * (number + 0.5)
            yield square(name, art, x, y, min(40.0, step * 1.25), label=self._say("pad-drop", what=label), text=text)
            yield square(f"{name}-off", "stock-minus", x + 14, y - 16, 18, layer=3, on=name)

    def _on_tile(self) -> Iterator[tuple[str, str, str, str]]:
        for number, (kind, section) in enumerate(self.tile.monsters if self.tile else []):
            yield f"on-{number}-{kind}-{section}", kind, "", self._say(f"monster-{kind}")
        for number, value in enumerate(self.tile.diamonds if self.tile else []):
            art = f"diamond-{value}" if value in DIAMONDS else "diamond"
            yield f"gem-{number}-{value}", art, str(value), self._say("diamond", value=value)

    @cached_property
    def _fitting(self) -> list[int]:
        """The tiles of the box that have everything that was entered so far."""
        return [number for number in range(1, TILES + 1) if self._fits(number)]

    def _fits(self, number: int) -> bool:
        if self.tile is None:
            return True
        left = [kind for kind, _ in monsters_of(self.box, number)]
        for kind, _ in self.tile.monsters:
            if kind not in left:
                return False
            left.remove(kind)
        return TRACK_NAMES[self.box.track[number]] == self.tile.track

    def _tiles(self) -> Iterator[Piece]:
        for number, tile in enumerate(self._fitting):
            label = self._say("pad-tile", number=tile, tile=tile_words(self.box, tile, self.words))
            yield from tile_pieces(self.box, tile, *place(number), size=THING, label=label, name=f"pick-{tile}")
        yield square(
            "box",
            "stock-before",
            *place(-(-len(self._fitting) // COLUMNS) * COLUMNS + 5),
            THING - 10,
            label=self._say("pad-box-close"),
        )

    # ------------------------------------------------------------ what can be touched

    def edits(self) -> Iterator[Choice]:
        """Every edit with the piece that is touched for it."""
        for cell, name in enumerate(CELL_NAMES):
            again = cell == self.opened.cell and self.tile is not None
            edit = f"{name} turn" if again else f"open {name}"
            yield self._edit(edit, self._space_id(cell), "pad-turn" if again else "pad-open", cell=name)
        for edge in DOOR_NAMES:
            yield self._edit(f"door {edge}", f"door-{self.seat}-{edge}", "pad-door-turn", edge=edge)
        yield self._edit(f"box {self.cell}", "box", "pad-box-close" if self.opened.box else "pad-box")
        if self.opened.box:
            yield from (self._edit(f"{self.cell} tile {tile}", f"pick-{tile}", "pad-pick") for tile in self._fitting)
            return
        for track, turn in LYING:
            yield self._edit(f"{self.cell} track {track} {turn}", f"track-{track}-{turn}", "pad-lay")
        if self.tile is not None:
            yield from self._tile_edits(self.tile)

    def _tile_edits(self, tile: LaidTile) -> Iterator[Choice]:
        cell, section = self.cell, self.opened.section
        yield self._edit(f"{cell} turn", "turn", "pad-turn")
        yield self._edit(f"{cell} clear", "clear", "pad-clear")
        if self._has_room:
            yield from (self._edit(f"{cell} add {kind} {section}", f"add-{kind}", "pad-lay") for kind in KIND_NAMES)
        if len(tile.diamonds) < MOST_DIAMONDS:
            yield from (self._edit(f"{cell} add diamond {v}", f"add-diamond-{v}", "pad-lay") for v in DIAMONDS)
        if SECTIONS[tile.track] > 1:
            yield from (self._edit(f"open {cell} {one}", f"section-{one}", "pad-open", cell=cell) for one in range(2))
        for number, (kind, where) in enumerate(tile.monsters):
            yield self._edit(f"{cell} drop {kind} {where}", f"on-{number}-{kind}-{where}", "pad-take-off")
        for number, value in enumerate(tile.diamonds):
            yield self._edit(f"{cell} drop diamond {value}", f"gem-{number}-{value}", "pad-take-off")

    def _edit(self, edit: str, piece: str, message: str, **facts: Any) -> Choice:
        return Choice(f"{self.seat} {edit}", self._say(message, **facts), [piece])

    def picked(self) -> list[str]:
        """The open space, and what its tile is."""
        found = [self._space_id(self.opened.cell)]
        if self.tile is not None and not self.opened.box:
            found.append(f"track-{self.tile.track}-{self.tile.turn % self._turns(self.tile.track)}")
            if SECTIONS[self.tile.track] > 1:
                found.append(f"section-{self.opened.section}")
        return found

    def _turns(self, track: str) -> int:
        return sum(one == track for one, _ in LYING)

    # ------------------------------------------------------------ words

    def ask(self) -> str:
        """What to do now."""
        if all(tile is not None for tile in self.player.tiles):
            return self._say("pad-ask-full")
        if self.opened.box:
            return self._say("pad-ask-box", cell=self.cell)
        return self._say("pad-ask-things" if self.tile else "pad-ask-track", cell=self.cell)

    def fields(self) -> list[InputField]:
        """The lines of the sheet, for whoever would rather count alone."""
        group = self._say("pad-by-hand")
        return [
            InputField(
                f"{self.seat} line {line}", self._say(f"line-{line}"),
                str(self.player.points.get(line, "")), "number", group,  # type: ignore[call-overload]
            )
            for line in LINE_NAMES
        ]  # fmt: skip

    def problems(self) -> Iterator[EditorProblem]:
        """Doors that are too many or still missing, and spaces that are empty."""
        for kind in ("bone", "tooth"):
            doors = getattr(self.player.doors, kind)
            if len(doors) != 2:
                things, few = [f"door-{self.seat}-{edge}" for edge in doors], len(doors) < 2
                say = self._say("pad-doors-missing" if few else "pad-doors-many", kind=kind, count=len(doors))
                yield EditorProblem(say, [] if few else things, "GAL-04", few)
        if empty := sum(tile is None for tile in self.player.tiles):
            yield EditorProblem(self._say("pad-spaces-empty", count=empty), [], "GAL-18", True)

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def _track(self, track: str) -> str:
        return self._say(f"track-{track}")

    def _edges(self, track: str, turn: int) -> str:
        return "; ".join(joined_edges(TRACK_NAMES.index(track), turn, self.words))


assert all(TRACK_NAMES.index(track) in COURSES for track, _ in LYING)
