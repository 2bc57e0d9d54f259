"""The middle of the table in the ghost train: the board with its cars, the code, the piles, the die and the scare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ghostyard.core.scene import Area, Piece, PlaceName, in_both_shapes, short, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    CELL_NAMES,
    CORNERS,
    DOORS,
    EDGE_NAMES,
    GATE_CELL,
    NOWHERE,
    ends_at,
)
from ghostyard.games.geisterbahn.rules.names import edges_of, kinds_gone, kinds_in_box, round_now
from ghostyard.games.geisterbahn.rules.ride import may_teleport
from ghostyard.games.geisterbahn.rules.ride_ends import MOST_ENDS, preview
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    CODE,
    DAWN,
    GATE_HOUSE,
    HOODS_ROLL,
    KEY_CHAMBER,
    KINDS,
    LOOSE,
    MEETING_ROOM,
    RIDES,
    STEP_ONE,
    STORE_ROOM,
    TESTED,
    TRACK,
    WAY,
)
from ghostyard.games.geisterbahn.screen.pieces import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CARS,
    FLOOR,
    LEFT,
    LIGHTS,
    SIGNS,
    SPOTS,
    TILE,
    TILES,
    TOP,
    car_id,
    card_pieces,
    cell_middle,
    code_id,
    door_id,
    kind_art,
    kind_said,
    kinds_said,
    on_cell,
    pile_id,
    scare,
    tile_id,
)
from ghostyard.games.geisterbahn.screen.rails import way_of
from ghostyard.games.geisterbahn.screen.tile_art import face_of, mask_face
from ghostyard.games.geisterbahn.words.tracks import tracks_said

CHAMBER_ART = {KEY_CHAMBER: "key-chamber", MEETING_ROOM: "encounters", STORE_ROOM: "items"}
CAR, GHOST, SPOT = 50.0, 58.0, 86.0
AT_THE_END, AT_THE_GATE = 28.0, 34.0  # how far from the middle of a tile a car stands
BOX = 104.0  # the box of code cards: it stands in the corner above the code, or below it
IN_BOX = 42.0  # a card in it: its number can be read on a phone
XY = tuple[float, float]
WIDTH, HEIGHT = LEFT + BOARD_WIDTH + LEFT, TOP + BOARD_HEIGHT + TOP


class Corners(NamedTuple):
    """How the corners that the board leaves empty are used: the cards in one of them, and the others mirrored."""

    left: float  # of the whole area
    top: float
    cards: tuple[XY, XY, XY]  # in the upper left corner: the middles of the outermost and the next two
    card: float  # how large a card is
    die: XY
    scare: float
    box: XY  # what is not in the code; below it what is out of the game
    night: XY  # the round

    def place(self, step: int, *, right: bool = False, below: bool = False) -> XY:
        """The middle of a card; the first is the outermost."""
        x, y = self.cards[step]
        return WIDTH - x if right else x, HEIGHT - y if below else y

    @property
    def scare_place(self) -> XY:
        """In the lower right corner."""
        return WIDTH - self.left - self.scare / 2, HEIGHT - self.top - self.scare / 2


ROOMY = Corners(-106, 52, ((-50, 238), (-50, 122), (64, 122)), 108, (-42, 718), 184, (-50, 346), (64, HEIGHT - 122))
SLIM = Corners(0, 0, ((46, 158), (150, 104), (254, 50)), 92, (60, 707), 208, (BOX / 2, 28), (150, HEIGHT - 104))


def die_rolled(v: Any) -> tuple[int, str]:
    """The last roll of the last move and the symbol of the die; 0 if nothing was rolled."""
    for kind, _, first, second in reversed(v.event[: v.events].tolist()):
        if kind == TESTED:
            return int(first), "die-holds" if second else "die-fails"
        if kind == HOODS_ROLL:
            return int(first), "die"
    return 0, "die"


def cell_names() -> Iterator[PlaceName]:
    """The name of every hexagon, at its left."""
    for cell, name in enumerate(CELL_NAMES):
        x, y = cell_middle(cell)
        yield PlaceName(name, short(x - 0.32 * TILE), short(y + 4), 22)


@dataclass(frozen=True)
class Fairground:
    """The shared area, as one viewer sees it."""

    box: Any
    v: Any
    names: Sequence[str]
    words: Words

    def area(self) -> Area:
        """The board, and in its empty corners the code, the piles, the discards and the die."""
        middle = LEFT + BOARD_WIDTH / 2, TOP + BOARD_HEIGHT / 2
        frame = square("board", "board", *middle, BOARD_HEIGHT * 1.035, layer=FLOOR)
        board = [frame, *self._tiles(), *self._doors(), *self._ways(), *self._trail(), *self._ride(), *self._cars()]
        area, slim = self._with_corners(ROOMY), self._with_corners(SLIM)
        area.pieces, area.names = board + area.pieces, list(cell_names())
        return in_both_shapes(area, slim)

    def _with_corners(self, corners: Corners) -> Area:
        """The area with what lies beside the board, and nothing else."""
        pieces = [*self._code(corners), *self._box(corners), *self._piles(corners), *self._die(corners)]
        pieces += [*self._night(corners), *self._scare(corners)]
        size = WIDTH - 2 * corners.left, HEIGHT - 2 * corners.top
        said = self.words.say("look-fairground")
        return Area("fairground", "shared", said, *size, pieces, corners.left, corners.top, pans=True)

    # ------------------------------------------------------------ the board

    def _tiles(self) -> Iterator[Piece]:
        for cell in range(CELLS):
            art, turn = self._face(cell)
            at, said = cell_middle(cell), self._said(cell)
            yield square(tile_id(self.v, cell), art, *at, TILE, turn=60 * turn, layer=TILES, label=said, hexagon=True)
        for chamber in range(KINDS):
            yield from self._key_pile(chamber)
        if self.v.first_tile:
            yield square("picked", "picked", *cell_middle(int(self.v.first_tile) - 1), TILE, layer=SIGNS)

    def _face(self, cell: int) -> tuple[str, int]:
        """The symbol of the tile on a cell, and its turn in sixths."""
        tile, turn = int(self.v.tile[cell]), int(self.v.turn[cell])
        kind = int(self.box.kind[tile])
        if kind == GATE_HOUSE:
            return mask_face("gate", int(ends_at(self.box, self.v, cell)))
        if kind != TRACK:
            return CHAMBER_ART[kind], turn
        art, printed = face_of(tuple(self.box.way[tile, 0].tolist()))
        return art, (printed + turn) % 6

    def _said(self, cell: int) -> str:
        tile = self.v.tile[cell]
        kind = int(self.box.kind[tile])
        if kind == TRACK:
            tracks = tracks_said(tuple(self.box.way[tile, self.v.turn[cell]].tolist()), self.words)
            return self.words.say("look-tile-0", cell=CELL_NAMES[cell], tracks=tracks)
        ends = [self.words.say(f"edge-{edge}") for edge in edges_of(ends_at(self.box, self.v, cell))]
        return self.words.say(f"look-tile-{kind}", cell=CELL_NAMES[cell], edges=", ".join(ends))

    def _key_pile(self, chamber: int) -> Iterator[Piece]:
        """The keys in a chamber: their kind if the viewer knows it, and how many are left."""
        pile = [int(at) for at in self.v.pile_at].index(chamber)
        kind, left = int(self.v.pile_kind[pile]), int(self.v.pile_left[pile])
        x, y = cell_middle(CORNERS[chamber])
        said = self.words.say(
            "look-pile", cell=CELL_NAMES[CORNERS[chamber]], kind=kind_said(self.v, kind, self.words), left=left
        )
        yield square(
            pile_id(pile), kind_art(self.v, kind, "key"), x, y + 4, 46, layer=SIGNS, label=said, quiet=not left
        )
        yield square(
            f"{pile_id(pile)}-left", "badge", x + 27, y + 27, 24, layer=SIGNS, on=pile_id(pile), text=str(left)
        )

    def _doors(self) -> Iterator[Piece]:
        """Where tracks lead off the board; they glow while the teleporters are open. GEI-17"""
        closed = not may_teleport(self.v)
        for cell, edge in DOORS:
            if ends_at(self.box, self.v, cell) >> edge & 1:
                edge_name = self.words.say(f"edge-{EDGE_NAMES[edge]}")
                label = self.words.say("look-door", cell=CELL_NAMES[cell], edge=edge_name)
                at = on_cell(cell, edge, 50)
                yield square(
                    door_id(cell, edge), "door", *at, 42, turn=60 * edge, layer=SIGNS, label=label, quiet=closed
                )

    def _ways(self) -> Iterator[Piece]:
        """Arrows where the driver has to choose."""
        if self.v.asked != WAY:
            return
        cell = int(self.v.cell[self.v.mover])
        for edge, name in enumerate(EDGE_NAMES):
            if int(self.v.way_out) >> edge & 1:
                yield square(f"way-{name}", "way", *on_cell(cell, edge, 43), 40, turn=60 * edge, layer=SPOTS)

    def _trail(self) -> Iterator[Piece]:
        """Where cars have just ridden, in the last move or in a preview."""
        ridden = {(cell, edge) for kind, _, cell, edge in self.v.event[: self.v.events].tolist() if kind == RIDES}
        for cell, edge in sorted(ridden):
            if edge != LOOSE:
                name = f"trail-{CELL_NAMES[cell]}-{EDGE_NAMES[edge]}"
                yield square(name, "trail", *on_cell(cell, edge, 43), 16, layer=LIGHTS)

    def _ride(self) -> Iterator[Piece]:
        """The ride that could come now: small lights along the tracks, and where it may end."""
        if self.v.asked != STEP_ONE:
            return
        ends, over = np.zeros(CELLS, np.int16), np.zeros(CELLS, np.int16)
        preview(self.box, self.v, int(self.v.mover), -1, 0, ends, over, np.zeros(MOST_ENDS, np.int16))
        for cell in range(CELLS):
            for edge, name in enumerate(EDGE_NAMES):
                if ends[cell] >> edge & 1:
                    at = on_cell(cell, edge, 33)
                    yield square(f"end-{CELL_NAMES[cell]}-{name}", "ride-end", *at, 25, layer=LIGHTS)
                elif over[cell] >> edge & 1 and BESIDE[cell, edge] != NOWHERE:
                    yield square(f"ride-{CELL_NAMES[cell]}-{name}", "ride", *on_cell(cell, edge, 43), 19, layer=LIGHTS)
            if ends[cell] >> LOOSE & 1:
                yield square(f"end-{CELL_NAMES[cell]}", "ride-end", *on_cell(cell, 3, 33), 25, layer=LIGHTS)

    def _cars(self) -> Iterator[Piece]:
        """Every car, or the ghost of its driver; light falls on the one that moves in this turn."""
        for seat in range(int(self.v.seats)):
            cell, edge = int(self.v.cell[seat]), int(self.v.edge[seat])
            haunts = bool(self.v.ghosts >> seat & 1)
            label = self.words.say("look-ghost" if haunts else "look-car", name=self.names[seat], cell=CELL_NAMES[cell])
            art, size = (f"ghost-{seat}", GHOST) if haunts else (f"car-{seat}", CAR)
            turn = 0 if haunts or edge == LOOSE else 60 * edge
            on = tile_id(self.v, cell) if self.v.asked == STEP_ONE else ""
            at = self._standing(seat)
            if self.v.pending and seat == self.v.mover:
                yield square("mover", "spot", *at, SPOT, layer=SIGNS, on=on)
            way = way_of(self.v, seat, at)
            yield square(car_id(seat), art, *at, size, turn=turn, layer=CARS, label=label, seat=seat, on=on, way=way)

    def _standing(self, seat: int) -> tuple[float, float]:
        """Where a car stands: near its track end, or loose; a little aside if others stand there."""
        v, cell, edge = self.v, int(self.v.cell[seat]), int(self.v.edge[seat])
        aside = sum((v.cell[other], v.edge[other]) == (cell, edge) for other in range(seat))
        if edge == LOOSE:
            return on_cell(cell, 1.5 + 6 * seat / 5, 20)
        x, y = on_cell(cell, edge, AT_THE_GATE if cell == GATE_CELL else AT_THE_END)
        return x + 11 * aside, y + 7 * aside

    # ------------------------------------------------------------ beside the board

    def _code(self, corners: Corners) -> Iterator[Piece]:
        """The Key Code: face up for who knows it; keys laid in an attempt lie beside it."""
        size = corners.card
        for place in range(CODE):
            kind, (x, y) = int(self.v.code[place]), corners.place(place)
            label = self.words.say("look-code", place=place + 1, kind=kind_said(self.v, kind, self.words))
            yield square(code_id(place), kind_art(self.v, kind, "code"), x, y, size, layer=TILES, label=label)
            yield square(
                f"place-{place + 1}", "badge", x - 0.37 * size, y - 0.37 * size, 0.28 * size,
                layer=SIGNS, on=code_id(place), text=str(place + 1),
            )  # fmt: skip
            if pile := int(self.v.laid[place]):
                laid = kind_art(self.v, int(self.v.pile_kind[pile - 1]), "key")
                yield square(f"laid-{place + 1}", laid, x + 0.33 * size, y + 0.28 * size, 0.6 * size, layer=CARS)

    def _box(self, corners: Corners) -> Iterator[Piece]:
        """The code cards that are not in the code: in the box, or out of the game by the Whistle. GEI-62"""
        left, top = corners.box
        for thing, kinds, y in (("box", kinds_in_box(self.v), top), ("gone", kinds_gone(self.v), top + 54)):
            if kinds or thing == "box":
                label = self.words.say(f"look-{thing}", kinds=kinds_said(self.v, kinds, self.words))
                yield square(thing, thing, left, y, BOX, layer=FLOOR, label=label)
            for place, kind in enumerate(kinds):
                x, name = left + (place - (len(kinds) - 1) / 2) * (BOX - IN_BOX) / 2, f"{thing}-{place + 1}"
                art = kind_art(self.v, kind, "code")
                yield square(name, art, x, y, IN_BOX, layer=SIGNS, on=thing, quiet=thing == "gone")

    def _piles(self, corners: Corners) -> Iterator[Piece]:
        """Horrors, items and encounters: what is left to draw, and the last card that was discarded."""
        v, size = self.v, corners.card
        decks = (
            ("horrors", v.horrors, v.horror_gone, v.horrors_gone),
            ("items", v.items, v.item_gone, v.items_gone),
            ("encounters", v.encounters, v.encounter_gone, v.encounters_gone),
        )
        running = scare(self.box, v)[0]
        for step, (deck, left, gone, count) in enumerate(decks):
            x, y = corners.place(step, right=True)
            label = self.words.say(f"look-{deck}", left=int(left), gone=int(count))
            art, corner = f"pile-{deck}" if left else "pile-empty", (x + 0.35 * size, y + 0.35 * size)
            yield square(f"pile-{deck}", art, x, y, size, layer=TILES, label=label)
            yield square(
                f"left-{deck}", "badge", *corner, 0.35 * size, layer=SIGNS, on=f"pile-{deck}", text=str(int(left))
            )
            last = int(gone[count - 1]) if count else 0
            if last and last != running:
                at = corners.place(step, right=True, below=True)
                yield from card_pieces(self.box, last, self.words, *at, size, quiet=True)

    def _die(self, corners: Corners) -> Iterator[Piece]:
        roll, art = die_rolled(self.v)
        label = self.words.say("look-die", roll=roll) if roll else self.words.say("look-die-rests")
        yield square("die", art, *corners.die, 112, layer=TILES, label=label, text=str(roll or ""))

    def _night(self, corners: Corners) -> Iterator[Piece]:
        """How far the night has gone: the round, and the last one before dawn. GEI-35"""
        now, last = round_now(self.v), int(self.v.option[DAWN])
        label = self.words.say("look-round", round=now, last=last)
        yield square("round", "night", *corners.night, 84, layer=TILES, label=label, text=f"{now}/{last}")

    def _scare(self, corners: Corners) -> Iterator[Piece]:
        """The horror that is loose, large, with the lantern of whom it goes for."""
        card, victim = scare(self.box, self.v)
        if not card:
            return
        (x, y), size = corners.scare_place, corners.scare
        yield from card_pieces(self.box, card, self.words, x, y, size, layer=CARS)
        label, at = self.words.say("look-victim", name=self.names[victim]), (x - 0.4 * size, y + 0.1 * size)
        yield square("victim", f"lantern-{victim}", *at, 0.3 * size, layer=SPOTS, label=label, seat=victim)
