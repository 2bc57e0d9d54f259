"""The stock of drawn pieces that every game can use: cards, tokens, dice, tiles, numbers, laid out in rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from ghostyard.core.draw import (
    ASH,
    BONE,
    EMBER,
    GOOD,
    INK,
    LANTERN,
    LIGHT,
    MINT,
    MIST,
    SLATE,
    badge,
    body,
    by_day,
    card_back,
    coin,
    disc,
    eye,
    flat,
    glow,
    lanterns,
    line,
    slot,
    smile,
    tile_base,
)
from ghostyard.core.scene import Area, Art, Piece, art_sheet, short

GAP = 14  # between pieces, and around them
LARGE, SMALL = 92, 64  # cards and tiles; tokens, dice and numbers
CAPTION = 30  # the height of bare letters
EMPTY = 40  # the height of an area with nothing in it

# ---------------------------------------------------------------- pieces


def card(name: str, text: str, label: str, **more: Any) -> Piece:
    """A card with a few letters on its face."""
    return _piece(name, "stock-card", LARGE, text, label, **more)


def card_face_down(name: str, label: str, text: str = "", **more: Any) -> Piece:
    """The back of a card, or a pile of them with a count."""
    return _piece(name, "stock-back", LARGE, text, label, **more)


def empty_place(name: str, label: str = "", **more: Any) -> Piece:
    """A place where a card or tile will lie, or has lain."""
    return _piece(name, "stock-place", LARGE, "", label, **more)


def tile(name: str, text: str, label: str, **more: Any) -> Piece:
    """A square tile."""
    return _piece(name, "stock-tile", LARGE, text, label, **more)


def token(name: str, text: str, label: str, **more: Any) -> Piece:
    """A round token."""
    return _piece(name, "stock-token", SMALL, text, label, **more)


def die(name: str, pips: int, label: str, **more: Any) -> Piece:
    """A die that shows 1 to 6."""
    return _piece(name, f"stock-die-{pips}", SMALL, "", label, **more)


def number(name: str, value: int, label: str, **more: Any) -> Piece:
    """A number that counts something, such as points."""
    return _piece(name, "stock-number", SMALL, str(value), label, **more)


def caption(name: str, text: str) -> Piece:
    """Bare letters that say what lies beside or above them, as wide as a small piece: for eyes only, since pieces have
    labels."""
    return Piece(name, "", 0, 0, SMALL, CAPTION, text=text)


def _piece(name: str, art: str, size: float, text: str, label: str, **more: Any) -> Piece:
    return Piece(name, art, 0, 0, size, size, label=label, text=text, **more)


# ---------------------------------------------------------------- areas


def area(
    name: str, kind: Literal["shared", "own", "rival"], label: str, rows: Sequence[Sequence[Piece]], seat: int = -1
) -> Area:
    """An area with pieces in rows: every piece is moved to its place."""
    top, width = float(GAP), 0.0
    laid: list[Piece] = []
    for row in rows:
        left, height = float(GAP), max((piece.h for piece in row), default=0.0)
        for piece in row:
            piece.x, piece.y = short(left + piece.w / 2), short(top + height / 2)
            left += piece.w + GAP
        laid += row
        width, top = max(width, left), top + height + GAP
    return Area(name, kind, label, width or EMPTY, top if laid else EMPTY, laid, seat=seat)


def seat_area(owner: int, viewer: int, label: str, rows: Sequence[Sequence[Piece]]) -> Area:
    """The area of a seat, with its lantern: large for its owner, a rival's for all others."""
    home = _piece(f"home-{owner}", f"lantern-{owner}", SMALL, "", "", seat=owner)
    first, *others = rows or [[]]
    return area(f"seat-{owner}", "own" if owner == viewer else "rival", label, [[home, *first], *others], owner)


def put_on(area: Area, under: str, piece: Piece) -> None:
    """Lay a piece on another one of the area, such as a token on a tile: above its middle, and moved along with it."""
    place = next(one for one in area.pieces if one.id == under)
    piece.x, piece.y, piece.layer, piece.on = place.x, place.y, place.layer + 1, under
    area.pieces.append(piece)


def around(v: Any, seat: int) -> list[int]:
    """All seats clockwise, the viewer's first."""
    seats = int(v.seats)
    return [(max(seat, 0) + step) % seats for step in range(seats)]


# ---------------------------------------------------------------- symbols

PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}  # as on the keys of a telephone


@cache
def stock_art() -> Art:
    """The symbols of the stock pieces, and the lanterns of the seats."""
    dice = {f"stock-die-{pips}": _die(places) for pips, places in PIPS.items()}
    return {
        "stock-card": _card(),
        "stock-back": card_back(_little_ghost()),
        "stock-place": slot(),
        "stock-tile": tile_base(),
        "stock-token": coin(),
        "stock-number": badge(rim=GOOD),
        "stock-turn": _turn(),
        "stock-clear": _clear(),
        "stock-minus": _sign(EMBER, "M28 50H72"),
        "stock-before": _arrow("M66 22L26 50L66 78Z"),
        "stock-next": _arrow("M34 22L74 50L34 78Z"),
        "stock-plus": _sign(MINT, "M28 50H72M50 28V72"),
        **dice,
        **lanterns(),
    }


def _card() -> str:
    return tile_base(BONE) + line("M12 10L88 11Q90 50 89 89L11 88Q10 50 12 10Z", ASH, width=2.5)


def _turn() -> str:
    """An arrow around: turn it."""
    return tile_base(SLATE) + line("M72 36A29 29 0 1 0 78 58", LIGHT, width=10) + flat("M82 20L82 48L56 42Z", LIGHT)


def _clear() -> str:
    """A rubber: take everything off again."""
    rubber = body("M22 62L58 24L84 48L48 84H36Z", EMBER, shade="M22 62L40 44L66 68L48 84H36Z")
    return tile_base(SLATE) + rubber + line("M20 88H82", by_day("mist", ASH), width=4)


def _arrow(d: str) -> str:
    """The way to a neighbour."""
    return tile_base(SLATE) + flat(d, LIGHT)


def _sign(colour: str, d: str) -> str:
    """A round sign: more, or less."""
    return disc(50, 50, 45, colour, width=5) + line(d, INK, width=14)


def _die(places: str) -> str:
    cube = body(
        "M14 12Q50 6 86 13Q93 50 87 87Q50 94 13 86Q7 50 14 12Z", BONE, shade="M13 86Q50 94 87 87L86 76Q50 82 14 76Z"
    )
    keys = [int(place) - 1 for place in places]
    return cube + "".join(disc(28 + 22 * (key % 3), 28 + 22 * (key // 3), 7.5, INK, width=0) for key in keys)


def _little_ghost() -> str:
    shape = "M30 76C28 40 36 24 51 24S73 40 70 77L62 70L56 77L49 70L43 77L37 70Z"
    return body(shape, BONE) + eye(44, 44, 6) + eye(58, 44, 6) + smile(51, 56, 12)


def cover(game: str, art: Art) -> str:
    """A picture for the lobby from the game's own pieces: three of them under a lamp, on the night ground."""
    own = [name for name in art if not name.startswith(("stock-", "lantern-"))]
    names = (own or ["stock-back", "stock-card", "stock-token"])[:3]
    places = ((150, 190, -12), (320, 170, 0), (490, 190, 12))
    symbols = art_sheet(game, {name: art[name] for name in names}).replace("<svg ", '<svg width="0" height="0" ', 1)
    pieces = "".join(
        f'<use href="#{game}-{name}" x="{x - 80}" y="{y - 80}" width="160" height="160" '
        f'transform="rotate({turn} {x} {y})"/>'
        for name, (x, y, turn) in zip(names, places, strict=False)
    )
    light = f'<g transform="translate(20 -130) scale(6)">{glow(50, 50, 48, LANTERN, opacity=0.14)}</g>'
    ground = flat("M0 270Q320 235 640 272V360H0Z", by_day("meadow", "#221f33")) + line(
        "M0 270Q320 235 640 272", MIST, width=4
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">'
        f'<rect width="640" height="360" fill="{by_day("sky", "#201830")}"/>{light}{ground}{symbols}{pieces}</svg>'
    )
