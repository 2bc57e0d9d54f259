"""A player's part of the table in Ghosts Galore: the mine with its doors, and beside it what the player holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from msgspec.structs import replace

from ghostyard.core.game import seat_is_asked
from ghostyard.core.scene import Area, Piece, PlaceName, in_both_shapes, short
from ghostyard.core.words import Words
from ghostyard.games.galore.rules.moves import SIDES as SIDE_NAMES
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.secrets import returned_tile
from ghostyard.games.galore.rules.state import CELLS, KEEPING, LAST_TILE, OVER, PLACING, SIDES
from ghostyard.games.galore.screen.pieces import RIM, TILE, cell_middle, door_middle, doors_of_side, tile_pieces
from ghostyard.games.galore.words.phrases import laid_words, tile_words

BOARD = 3 * TILE + 2 * RIM
WIDTH = BOARD + 120
SHELF = BOARD + 66  # the middle of what lies beside the board
CLAIMED_Y, SECRET_Y = 126, 318
SMALL = 0.64  # a side of the board to choose, against the board in play


def cell_names() -> Iterator[PlaceName]:
    """The name of every space, in its upper left corner."""
    for cell in range(CELLS):
        x, y = cell_middle(cell)
        yield PlaceName(cell_name(cell), x - 0.35 * TILE, y - 0.34 * TILE, 22)


def shelf_below(pieces: Sequence[Piece]) -> list[Piece]:
    """The same with the shelf under the board: for an upright phone, where the board needs all the width."""
    carriers = {piece.id: piece for piece in pieces}

    def moved(piece: Piece) -> Piece:
        lies = carriers.get(piece.on, piece)
        away = lies.y - lies.x if lies.x > BOARD else 0.0
        return replace(piece, x=piece.x + away, y=piece.y - away)

    return [moved(piece) for piece in pieces]


def held_tile(v: Any, seat: int) -> int:
    """The tile that this seat has to place now."""
    return int(v.secret[seat] if v.phase == LAST_TILE else v.claimed[seat])


@dataclass(frozen=True)
class Mine:
    """One player's area, as one viewer sees it."""

    box: Any
    v: Any
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """The board, or the choice between its sides; and what lies beside it."""
        pieces = list(self._sides() if self._chooses_side else self._board_and_shelf())
        kind: Literal["own", "rival"] = "own" if self.own else "rival"
        names = [] if self._chooses_side else list(cell_names())
        area = Area(f"mine-{self.seat}", kind, self.name, WIDTH, BOARD, pieces, seat=self.seat, names=names)
        if not self.own or self._chooses_side:
            return area
        below = Area(area.id, kind, self.name, BOARD, WIDTH, shelf_below(pieces), seat=self.seat)
        return in_both_shapes(area, below)

    @cached_property
    def _phase(self) -> int:
        return int(self.v.phase)

    @cached_property
    def _asked(self) -> bool:
        return self.own and seat_is_asked(self.v, self.seat)

    @property
    def _chooses_side(self) -> bool:
        return self.own and self._phase == SIDES

    @cached_property
    def _chosen(self) -> int:
        """The own choice that the others cannot see yet; -1 if there is none."""
        return int(self.v.choice[self.seat]) - 1 if self.own else -1

    @cached_property
    def _laid_tiles(self) -> list[tuple[int, int]]:
        """The tile and its turn for every space; tile 0 is none."""
        return list(zip(self.v.tile[self.seat].tolist(), self.v.turn[self.seat].tolist(), strict=True))

    # ------------------------------------------------------------ the board

    def _board_and_shelf(self) -> Iterator[Piece]:
        yield from self.board()
        yield from self._shelf()

    def board(self) -> Iterator[Piece]:
        """The board with its doors and tiles, and nothing beside it."""
        side = int(self.v.side[self.seat])
        if self._phase == SIDES:
            side = self._chosen
        yield Piece(f"board-{self.seat}", "board", BOARD / 2, BOARD / 2, BOARD, BOARD, label=self._say("look-board"))
        if side >= 0:
            yield from self._doors(side, f"door-{self.seat}")
        yield from self._spaces()
        yield from self._space_names()
        for cell, (tile, turn) in enumerate(self._laid_tiles):
            if tile:
                yield from self._laid(tile, cell, turn)

    def _doors(self, side: int, name: str, *, scale: float = 1.0, left: float = 0, top: float = 0) -> Iterator[Piece]:
        for edge, edge_name, kind in doors_of_side(self.box, int(self.v.board[self.seat]), side):
            x, y = door_middle(edge)
            label = "" if kind == "plain" else self._say(f"look-door-{kind}", edge=edge_name)
            yield Piece(
                f"{name}-{edge_name}",
                f"door-{kind}" if kind != "none" else "",
                short(left + x * scale),
                short(top + y * scale),
                short(RIM * scale),
                short(RIM * scale),
                90 * (edge // 3),
                layer=1,
                label=label,
            )

    def _spaces(self) -> Iterator[Piece]:
        """The empty spaces, while the viewer may put a tile on one."""
        if not self._asked or self._phase not in (PLACING, LAST_TILE):
            return
        for cell, (tile, _) in enumerate(self._laid_tiles):
            if not tile:
                x, y = cell_middle(cell)
                label = self._say("look-space", cell=cell_name(cell))
                yield Piece(f"cell-{cell_name(cell)}", "space", x, y, TILE, TILE, layer=1, label=label)

    def _space_names(self) -> Iterator[Piece]:
        """The names of the own empty spaces, faint on the floor: people and the log say "b2"."""
        for cell, (tile, _) in enumerate(self._laid_tiles if self.own else []):
            if not tile:
                name, (x, y) = cell_name(cell), cell_middle(cell)
                yield Piece(f"floor-{name}", "", x, y, TILE // 2, TILE // 2, layer=1, text=name, quiet=True)

    def _laid(self, tile: int, cell: int, turn: int, *, ghost: bool = False) -> list[Piece]:
        x, y = cell_middle(cell)
        label = self._say("look-laid", cell=cell_name(cell), tile=laid_words(self.box, tile, turn, self.words))
        return tile_pieces(self.box, tile, x, y, turn=turn, label=label, ghost=ghost)

    def _sides(self) -> Iterator[Piece]:
        """Both sides as small pictures, to choose from; the other is dimmed until everybody has chosen."""
        for side, side_name in enumerate(SIDE_NAMES):
            size = short(BOARD * SMALL)
            left, top = side * (WIDTH - size), (BOARD - size) / 2
            name, quiet = self._say(f"side-{side_name}"), self._chosen == 1 - side
            label, x = self._say("look-side", side=name), left + size / 2
            yield Piece(f"side-{side_name}", "board", x, BOARD / 2, size, size, label=label, quiet=quiet)
            yield from self._doors(side, f"side-{side_name}", scale=SMALL, left=left, top=top)
            text, under = name[0].upper() + name[1:], f"side-{side_name}"
            yield Piece(f"{side_name}-name", "", x, BOARD / 2, size / 2, 64, layer=1, text=text, on=under)

    # ------------------------------------------------------------ the shelf beside it

    def _shelf(self) -> Iterator[Piece]:
        yield Piece(f"lantern-{self.seat}", f"lantern-{self.seat}", SHELF - 30, 34, 60, 60, seat=self.seat)
        if self.v.lamp == self.seat and self._phase not in (LAST_TILE, OVER):
            yield Piece("lamp", "lamp", SHELF + 28, 30, 60, 60, label=self._say("look-lamp", name=self.name))
        if self._phase == KEEPING and self.own:
            yield from self._offer()
        elif self._phase != OVER:
            yield from self._claimed()
            yield from self._secret()
            yield from self._returned()

    def _claimed(self) -> Iterator[Piece]:
        """The tile of this round with the cart on it, or the cart waiting for one."""
        tile = int(self.v.claimed[self.seat])
        yield Piece(f"claimed-{self.seat}", "slot", SHELF, CLAIMED_Y, TILE, TILE)
        if tile:
            yield from self._held(tile, CLAIMED_Y, PLACING)
        x, y = (SHELF, CLAIMED_Y + 82) if tile else (SHELF, CLAIMED_Y)
        yield Piece(f"cart-{self.seat}", f"cart-{self.seat}", x, y, 60, 60, layer=6, seat=self.seat)

    def _secret(self) -> Iterator[Piece]:
        """The secret tile: its face for its owner, its back for everybody else."""
        tile = int(self.v.secret[self.seat])
        if tile:
            yield from self._held(tile, SECRET_Y, LAST_TILE)
            if self._phase != LAST_TILE:
                yield Piece(f"secret-{self.seat}", "secret", SHELF, SECRET_Y - 64, 26, 26, layer=6)
        elif not self.own and self._phase != SIDES:
            label = self._say("look-secret-hidden", name=self.name)
            locked = self._phase == LAST_TILE and not seat_is_asked(self.v, self.seat)
            yield Piece(f"secret-{self.seat}", "back", SHELF, SECRET_Y, TILE, TILE, layer=2, label=label, quiet=locked)

    def _returned(self) -> Iterator[Piece]:
        """The tile that this viewer gave back, as a small reminder: it is nobody's secret tile. GAL-09"""
        if tile := returned_tile(self.v, self.seat):
            x, y = SHELF + 36, SECRET_Y - 68
            label = self._say("look-returned", tile=self._tile(tile))
            yield from tile_pieces(self.box, tile, x, y, size=34, label=label, quiet=True, name="returned")

    def _held(self, tile: int, y: float, phase: int) -> Iterator[Piece]:
        """A tile beside the board that is placed in this phase; once that is chosen, the own one shows there."""
        placing = self._phase == phase
        if placing and self._chosen >= 0:
            yield from self._laid(tile, self._chosen >> 2, self._chosen & 3, ghost=True)
            return
        if placing and self._asked:
            yield Piece("to-place", "spotlight", SHELF, y, TILE + 14, TILE + 14, layer=1)
        message = (
            "look-to-place" if placing and self._asked else "look-secret" if phase == LAST_TILE else "look-claimed"
        )
        label = self._say(message, tile=laid_words(self.box, tile, 0, self.words), name=self.name)
        locked = placing and not seat_is_asked(self.v, self.seat)
        yield from tile_pieces(self.box, tile, SHELF, y, label=label, quiet=locked)

    def _offer(self) -> Iterator[Piece]:
        """Two tiles, of which one is kept."""
        for which, y in enumerate((CLAIMED_Y, SECRET_Y)):
            tile = int(self.v.offer[self.seat, which])
            if self._asked:
                yield Piece(f"offer-{which + 1}", "spotlight", SHELF, y, TILE + 14, TILE + 14, layer=1)
            tile_said = laid_words(self.box, tile, 0, self.words)
            label, let_go = self._say("look-offer", tile=tile_said), self._chosen == 1 - which
            yield from tile_pieces(self.box, tile, SHELF, y, label=label, quiet=let_go)

    # ------------------------------------------------------------ words

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def _tile(self, tile: int) -> str:
        return tile_words(self.box, tile, self.words)
