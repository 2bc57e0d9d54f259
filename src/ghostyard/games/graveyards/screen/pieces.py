"""The pieces of Graveyards, Ghosts & Haunted Houses that lie in more than one place, and the places on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.scene import Piece, short, square
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from ghostyard.games.graveyards.rules.names import XY, colours_of
from ghostyard.games.graveyards.screen.houses import FRAME, ROOF

TILE = 100
SPACE = TILE // 2
GHOST, ICON = 0.44, 0.26  # of a tile
HOUSE = 100 * TILE / FRAME  # the symbol of a house, with its roof, when the frame is as large as a tile

# What lies on what, from the ground up; a tile that is not down yet is raised above all the rest.
GROUND, LIGHT, GHOSTS, HOUSES, TOKENS, SIGNS, SPOTS, RAISED = range(8)


# ---------------------------------------------------------------- names


def tile_id(tile: int) -> str:
    """The same in the hand and on the table, so that the tile is seen gliding."""
    return f"tile-{tile}"


def unseen_id(seat: int, slot: int) -> str:
    """A tile in a hand that the viewer does not know."""
    return f"hand-{seat}-{slot + 1}"


def house_id(colour: int) -> str:
    """A house, and its symbol: there is one of each colour."""
    return f"house-{COLOUR_NAMES[colour]}"


def colour_id(colour: int) -> str:
    """The ghost that says who plays a colour."""
    return f"colour-{COLOUR_NAMES[colour]}"


def token_id(token: int) -> str:
    """A token on the table, by its place in `State.token`."""
    return f"token-{token + 1}"


# ---------------------------------------------------------------- places on the table


def cell_middle(xy: XY) -> XY:
    """The middle of a cell."""
    return TILE * xy[0] + SPACE, TILE * xy[1] + SPACE


def space_middle(xy: XY) -> XY:
    """The middle of a space."""
    return SPACE * xy[0] + SPACE // 2, SPACE * xy[1] + SPACE // 2


def house_middle(xy: XY) -> XY:
    """The middle of the frame of a house whose upper left window is on this space."""
    return SPACE * (xy[0] + 1), SPACE * (xy[1] + 1)


# ---------------------------------------------------------------- pieces


def tile_pieces(
    box: Any,
    tile: int,
    x: float,
    y: float,
    *,
    size: float = TILE,
    turn: int = 0,
    layer: int = GROUND,
    label: str = "",
    ghost: bool = False,
) -> Iterator[Piece]:
    """A tile with its middle at x, y; its ghosts stay upright however it is turned."""
    name, above = tile_id(tile), layer + GHOSTS
    yield square(name, "tile", x, y, size, turn=90 * turn, layer=layer, label=label, ghost=ghost)
    for place, colour in enumerate(colours_of(box, tile, 0)):
        if colour is None:
            continue
        dx, dy = _turned(place, turn)
        at = x + dx * size / 4, y + dy * size / 4
        yield square(f"{tile}-{place}", COLOUR_NAMES[colour], *at, size * GHOST, layer=above, on=name, ghost=ghost)


def icon_piece(box: Any, tile: int, x: float, y: float, size: float = TILE, **more: Any) -> Iterator[Piece]:
    """The icon in the middle of a tile, if it has one."""
    if box.icon[tile]:
        art = f"icon-{ICON_NAMES[box.icon[tile]]}"
        yield square(f"{tile}-icon", art, x, y, size * ICON, on=tile_id(tile), **more)


def _turned(place: int, turn: int) -> XY:
    """Where one of the four spaces of a tile lies after some quarter turns clockwise: -1 or 1, across and down."""
    x, y = 2 * (place % 2) - 1, 2 * (place // 2) - 1
    for _ in range(turn):
        x, y = -y, x
    return x, y


def house_piece(colour: int, x: float, y: float, size: float = TILE, **more: Any) -> Piece:
    """A house whose frame is so large and has its middle at x, y; its roof rises above that."""
    whole = size * HOUSE / TILE
    lift = whole * ROOF / 200
    return square(house_id(colour), house_id(colour), x, y - lift, whole, layer=HOUSES, **more)


WORTH = {"kids": "+3", "investigator": "\N{MINUS SIGN}3"}


def token_pieces(name: str, kind: str, x: float, y: float, size: float, layer: int, **more: Any) -> Iterator[Piece]:
    """A token, with what it is worth on its ribbon."""
    yield square(name, kind, x, y, size, layer=layer, **more)
    if worth := WORTH.get(kind):
        at = short(x), short(y + 0.33 * size), short(0.7 * size), short(0.56 * size)
        yield Piece(f"{name}-worth", "", *at, layer=layer, text=worth, on=name, quiet=more.get("quiet", False))


def written(points: int) -> str:
    """Points as they stand on a coin."""
    return str(points).replace("-", "\N{MINUS SIGN}")
