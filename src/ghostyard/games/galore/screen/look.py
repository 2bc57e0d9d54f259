"""Ghosts Galore as a scene: from what a viewer may know to what lies where and what can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ghostyard.core.scene import Area, Piece, short
from ghostyard.core.stock import around
from ghostyard.core.words import Words
from ghostyard.games.galore.rules import turns as rules
from ghostyard.games.galore.rules.edition import KIND_NAMES
from ghostyard.games.galore.rules.moves import SIDES as SIDE_NAMES
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.names import face_up
from ghostyard.games.galore.rules.state import DRAWN, KEEPING, LAST_TILE, PLACING, ROUNDS, SIDES, TURN
from ghostyard.games.galore.screen.mine import Mine, held_tile
from ghostyard.games.galore.screen.pieces import TILE, tile_id, tile_pieces
from ghostyard.games.galore.words.phrases import laid_words

GAP = 10
STACK_WIDTH = 130


def areas(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> list[Area]:
    """The stack with the open tiles, and everybody's mine; a watcher (-1) sees every mine as a rival's."""
    mines = [Mine(box, v, owner, names[owner], words, own=owner == seat).area() for owner in around(v, seat)]
    return [shared_area(box, v, words), *mines]


def show_own_choice(box: Any, v: Any, seat: int) -> None:
    """Put the seat's own tile where it has chosen to, in the view `v`. Its side and kept tile show by themselves."""
    if v.phase not in (PLACING, LAST_TILE) or not 0 <= seat < v.seats or not v.choice[seat]:
        return
    held = v.claimed if v.phase == PLACING else v.secret
    rules.put_on_board(v, seat, held[seat])
    held[seat] = 0


# ---------------------------------------------------------------- the shared table


def shared_area(box: Any, v: Any, words: Words) -> Area:
    """The stack, and beside it the tiles that lie open, each in its slot; when all are gone, the monsters wait."""
    size = rules.stack_size(v)
    columns = (size + 1) // 2
    width, height = STACK_WIDTH + columns * (TILE + GAP), 2 * TILE + 3 * GAP
    if v.rounds == ROUNDS:
        return Area("table", "shared", words.say("look-table-end"), width, height, list(_parade(width, height)))
    pieces = list(_stack(v, words))
    for slot in range(size):
        x = STACK_WIDTH + TILE // 2 + slot % columns * (TILE + GAP)
        y = GAP + TILE // 2 + slot // columns * (TILE + GAP)
        pieces += _slot(box, v, slot, x, y, words)
    label = words.say("look-table", round=int(v.rounds) + 1, rounds=ROUNDS)
    return Area("table", "shared", label, width, height, pieces)


def _parade(width: float, height: float) -> Iterator[Piece]:
    """All monsters in a row, curious how they will score."""
    step = width / len(KIND_NAMES)
    for place, kind in enumerate(KIND_NAMES):
        hop = 12 if place % 2 else -12
        yield Piece(f"parade-{kind}", kind, short(step * (place + 0.5)), height // 2 + hop, int(step), int(step))


def stack_left(v: Any) -> int:
    """How many tiles of the current stack nobody has seen."""
    return rules.stack_size(v) - int(v.turned)


def _stack(v: Any, words: Words) -> Iterator[Piece]:
    left, phase, x, y = stack_left(v), int(v.phase), 58, TILE + GAP + 5
    yield Piece("stack-slot", "slot", x, y, TILE, TILE)
    waiting = phase in (SIDES, KEEPING)
    for under in range(1, min(left, 4)):
        yield Piece(f"stack-{under}", "pile", x, y + 4 * under, TILE, TILE, layer=4 - under, quiet=waiting)
    if left:
        label = words.say("look-stack", count=left)
        yield Piece("stack", "back", x, y, TILE, TILE, layer=5, label=label, quiet=waiting)
        yield Piece("stack-left", "badge", x + 40, y - 40, 34, 34, layer=6, text=str(left), on="stack")


def _slot(box: Any, v: Any, slot: int, x: float, y: float, words: Words) -> list[Piece]:
    tile = face_up(v).get(slot)
    if tile is None:
        return [Piece(f"slot-{slot + 1}", "slot", x, y, TILE, TILE)]
    phase = int(v.phase)
    drawn = phase == DRAWN and slot == v.turned - 1
    light = [Piece("drawn", "spotlight", x, y, TILE + 14, TILE + 14, layer=1)] if drawn else []
    over = phase not in (TURN, DRAWN)  # nobody can claim it any more
    label = words.say("look-drawn" if drawn else "look-open", tile=laid_words(box, tile, 0, words))
    return light + tile_pieces(box, tile, x, y, label=label, quiet=over)


# ---------------------------------------------------------------- what can be touched


def turning(v: Any, seat: int, move: int) -> tuple[int, str] | None:
    """How far the tile in the hand is turned before it is placed. GAL-16"""
    return ((move - rules.PLACE) & 3, tile_id(held_tile(v, seat))) if move >= rules.PLACE else None


def touches(v: Any, seat: int, move: int) -> list[str]:
    """The pieces one touches for this move, legal or not; none for a button, or where nothing lies."""
    if move >= rules.PLACE:
        cell = (move - rules.PLACE) >> 2
        return [tile_id(v.tile[seat, cell]) if v.tile[seat, cell] else f"cell-{cell_name(cell)}"]
    if move == rules.LEAVE:
        return []
    if move == rules.DRAW:
        return ["stack"]
    if move >= rules.CLAIM:
        tile = face_up(v).get(int(v.turned) - 1 if move == rules.CLAIM else move - rules.TAKE)
        return [tile_id(tile)] if tile else []
    if move >= rules.KEEP:
        tile = int(v.offer[seat, move - rules.KEEP])
        return [tile_id(tile)] if tile else []
    return [f"side-{SIDE_NAMES[move - rules.SIDE]}"]
