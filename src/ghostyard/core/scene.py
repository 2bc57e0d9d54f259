"""Scenes: what a viewer sees and can touch, without any rules. Every screen, picture and screen reader gets this."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from ghostyard.core.draw import HALO, LETTER, LIGHT, by_night


class Piece(msgspec.Struct, omit_defaults=True, gc=False):
    """A thing in an area. `x, y` is its middle, in the area's own units; `turn` is in degrees clockwise.

    Ids are stable: a piece whose id turns up at another place has moved there, and is seen gliding.
    """

    id: str
    art: str  # the name of a symbol of the game's art; "" for bare text, or a bare place that can be touched
    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    layer: int = 0  # higher lies on top
    label: str = ""  # spoken; "" for mere decoration
    text: str = ""  # a few letters written on it, such as a count
    on: str = ""  # the piece it stands on: it moves along, and around that piece's middle when it turns, upright
    seat: int = -1  # whose colour and lantern shape it wears
    ghost: bool = False  # not there yet: a preview, or a choice not shown to the others
    quiet: bool = False  # dimmed: out of play, locked
    hexagon: bool = False  # with a flat top and as wide as `w`: it is touched and lit in this shape
    way: str = ""  # an SVG path in the area's units that ends here: how it has come in the last move, if not straight
    slim: list[float] = []  # x, y, w, h where its area takes its slim shape
    whole: str = ""  # what it is a part of, such as the name of a card: shown whole, or not where a part cannot be read
    like: str = ""  # a piece that means the same, such as an equal card: a touch on this one is a touch on that one


class Mark(msgspec.Struct, omit_defaults=True, gc=False):
    """Where a thing of the score sheet lies, so that it can be lit up."""

    area: str
    x: float
    y: float
    w: float
    h: float
    path: str = ""  # an SVG path in the area's units, to be lit instead of the frame: a stretch of track
    piece: str = ""  # the piece that it is, where that may lie elsewhere in a slim shape


class PlaceName(msgspec.Struct, array_like=True, gc=False):
    """What moves and the log call a place: written there for whoever wants it."""

    text: str
    x: float  # its middle
    y: float
    size: float


class Area(msgspec.Struct, omit_defaults=True, gc=False):
    """A part of the table with its own units; screens arrange areas: yours large, rivals' small."""

    id: str
    kind: Literal["shared", "own", "rival", "tray"]  # a tray holds what an editor can put on the table
    label: str
    width: float
    height: float
    pieces: list[Piece]
    left: float = 0.0  # the smallest x and y: a table that grows may go below zero
    top: float = 0.0
    seat: int = -1  # whose area it is
    pans: bool = False  # may become larger than the screen: dragging and zooming make sense
    grain: float = 0.0  # of a table that grows: how large the small things on it are, which must still be seen
    names: list[PlaceName] = []  # of its places
    slim: list[float] = []  # left, top, width, height in its second shape, for an upright phone; none: it has one shape
    emblems: list[str] = []  # of its seat's badge


class Choice(msgspec.Struct, omit_defaults=True, gc=False):
    """A legal move and how it is spelled by touching.

    Touch the pieces in `touch`, in order. Moves that are touched alike differ by `turn` (quarter or sixth
    turns of the piece `turns`, changed with a key, a wheel or a further tap). No touches: it is a button.
    """

    move: str
    label: str  # for people: on buttons, in lists, for screen readers
    touch: list[str] = []
    turn: int = -1
    turns: str = ""
    here: str = ""  # the same for whoever sees where: shown above the table while this move is previewed
    step: bool = False  # it only takes something up, and can be taken back: the same seat is asked what comes of it


class Scene(msgspec.Struct, omit_defaults=True, gc=False):
    """Everything one viewer sees and can do."""

    areas: list[Area]
    choices: list[Choice] = []
    marks: dict[str, Mark] = {}


class Count(msgspec.Struct, array_like=True, gc=False):
    """A symbol of the game's art, and how many or how much of it."""

    art: str
    text: str


class Badge(msgspec.Struct, omit_defaults=True, gc=False):
    """How a seat is told wherever it is named: on its chip, above its column of a score sheet, on the podium."""

    emblems: list[str] = []  # symbols of the game's art that show what is theirs, instead of the seat's lantern
    counts: list[Count] = []  # what stands on the chip instead of points, where other things matter
    label: str = ""  # the same, spoken


Art = Mapping[str, str]  # symbol name -> the SVG inside a 100 x 100 view box


@lru_cache(10_000)  # things lie in the same places again and again
def short(number: float) -> float:
    """The number in as few digits as a picture needs."""
    rounded = round(float(number), 1)
    return int(rounded) if rounded.is_integer() else rounded


def square(name: str, art: str, x: float, y: float, size: float, **more: Any) -> Piece:
    """A piece as wide as it is high."""
    side = short(size)
    return Piece(name, art, short(x), short(y), side, side, **more)


def in_both_shapes(area: Area, slim: Area) -> Area:
    """An area that also knows its slim shape: those of its pieces that `slim` has lie there then."""
    places = {piece.id: [piece.x, piece.y, piece.w, piece.h] for piece in slim.pieces}
    for piece in area.pieces:
        piece.slim = places.get(piece.id, [])
    area.slim = [slim.left, slim.top, slim.width, slim.height]
    return area


def art_sheet(game: str, art: Art) -> str:
    """All symbols of a game as one SVG document, to be fetched once and kept."""
    symbols = "".join(
        f'<symbol id="{game}-{name}" viewBox="0 0 100 100">{drawing}</symbol>' for name, drawing in art.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def area_svg(game: str, area: Area) -> str:
    """An area as SVG markup that uses the game's symbols."""
    pieces = sorted(area.pieces, key=lambda piece: piece.layer)
    return "".join(_piece_svg(game, piece) for piece in pieces if piece.art or piece.text)


def _piece_svg(game: str, piece: Piece) -> str:
    return (_symbol_svg(game, piece) if piece.art else "") + (_text_svg(piece) if piece.text else "")


def _symbol_svg(game: str, piece: Piece) -> str:
    left, top = piece.x - piece.w / 2, piece.y - piece.h / 2
    turned = f' transform="rotate({piece.turn} {piece.x:g} {piece.y:g})"' if piece.turn else ""
    faint = ' opacity="0.45"' if piece.ghost or piece.quiet else ""
    label = f"<title>{html.escape(piece.label)}</title>" if piece.label else ""
    drawn = f'<use href="#{game}-{piece.art}" x="{left:g}" y="{top:g}" width="{piece.w:g}" height="{piece.h:g}"/>'
    return f"<g{turned}{faint}>{label}{drawn}</g>"


def _text_svg(piece: Piece) -> str:
    """A few letters with an ink rim, so that they can be read on any colour."""
    size = min(piece.h * 0.5, piece.w * 0.5, piece.w * 1.5 / len(piece.text))
    return (
        f'<text x="{piece.x:g}" y="{piece.y + size * 0.36:g}" font-size="{size:g}" text-anchor="middle" '
        f'font-weight="800" fill="{LETTER}" stroke="{HALO}" stroke-width="{size * 0.22:g}" paint-order="stroke" '
        f'stroke-linejoin="round" font-family="sans-serif">{html.escape(piece.text)}</text>'
    )


RIVAL_SCALE = 0.62  # a rival's area beside the own one
PER_ROW = 3  # areas of equal size
HEADLINE = 30  # room for an area's label


def scene_svg(
    game: str, scene: Scene, art: Art, *, lit: Iterable[str] = (), gap: float = 16.0, ground: str = "#14121f"
) -> str:  # fmt: skip
    """The whole scene as one picture by night, on a dark ground or on none."""
    drawing, width, height = scene_drawing(game, scene, art, lit=lit, gap=gap)
    floor = f'<rect width="100%" height="100%" fill="{ground}"/>' if ground else ""
    size = f'viewBox="0 0 {width:g} {height:g}"'
    return by_night(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{floor}{drawing}</svg>')


def scene_drawing(
    game: str, scene: Scene, art: Art, *, lit: Iterable[str] = (), gap: float = 16.0
) -> tuple[str, float, float]:
    """The scene as SVG markup, with its width and height: rivals above, the shared table and the own area below.

    What can be touched has a ring of light; `lit` names marks to be lit up as well.
    """
    rows, marks = list(_rows(scene)), [scene.marks[thing] for thing in lit]
    touchable = {name for choice in scene.choices for name in choice.touch}
    widths = [sum((area.width + 2 * gap) * scale + gap for area, scale in row) + gap for row in rows]
    parts, top = [], gap
    for row, width in zip(rows, widths, strict=True):
        left = gap + (max(widths) - width) / 2
        height = max((area.height + 2 * gap + HEADLINE) * scale for area, scale in row)
        for area, scale in row:
            down = top + (height - (area.height + 2 * gap + HEADLINE) * scale) / 2
            rings = [_ring(piece) for piece in area.pieces if touchable & {piece.id, piece.like}]
            lights = [light_svg(mark) for mark in marks if mark.area == area.id]
            panel = _panel(game, area, gap, "".join(rings + lights))
            parts.append(f'<g transform="translate({left:g} {down:g}) scale({scale:g})">{panel}</g>')
            left += (area.width + 2 * gap) * scale + gap
        top += height + gap
    symbols = art_sheet(game, used_art(scene, art)).replace("<svg ", '<svg width="0" height="0" ', 1)
    return symbols + "".join(parts), max(widths), top


def _rows(scene: Scene) -> Iterable[list[tuple[Area, float]]]:
    """The areas in rows, with their scale: a watcher, who has no area, sees all boards alike."""
    rivals = [area for area in scene.areas if area.kind == "rival"]
    centre = [(area, 1.0) for area in scene.areas if area.kind != "rival"]
    watching = all(area.kind != "own" for area in scene.areas)
    if rivals and not watching:
        yield [(area, RIVAL_SCALE) for area in rivals]
    if centre:
        yield centre
    if watching:
        for first in range(0, len(rivals), PER_ROW):
            yield [(area, 1.0) for area in rivals[first : first + PER_ROW]]


def _panel(game: str, area: Area, gap: float, lights: str) -> str:
    """An area on its panel, with its label above, and lights over it."""
    place = f"translate({gap - area.left:g} {gap + HEADLINE - area.top:g})"
    return (
        f'<rect width="{area.width + 2 * gap:g}" height="{area.height + 2 * gap + HEADLINE:g}" rx="14" fill="#1c1a2b"/>'
        f'<text x="{gap:g}" y="{gap + 14:g}" font-size="19" font-weight="600" fill="#b9b1c9" '
        f'font-family="sans-serif">{html.escape(area.label)}</text>'
        f'<g transform="{place}">{area_svg(game, area)}{lights}</g>'
    )


def _ring(thing: Piece | Mark) -> str:
    if isinstance(thing, Piece) and thing.hexagon:
        return _hexagonal_ring(thing)
    left, top = thing.x - thing.w / 2 - 2, thing.y - thing.h / 2 - 2
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{thing.w + 4:g}" height="{thing.h + 4:g}" rx="9" fill="none" '
        f'stroke="{LIGHT}" stroke-width="3"/>'
    )


def _hexagonal_ring(piece: Piece) -> str:
    """A ring just inside a hexagon, so that those of neighbours do not touch."""
    corners = ((-0.46, 0), (-0.23, -0.4), (0.23, -0.4), (0.46, 0), (0.23, 0.4), (-0.23, 0.4))
    points = " ".join(f"{piece.x + dx * piece.w:g},{piece.y + dy * piece.w:g}" for dx, dy in corners)
    return f'<polygon points="{points}" fill="none" stroke="{LIGHT}" stroke-width="2" stroke-linejoin="round"/>'


def light_svg(thing: Piece | Mark) -> str:
    """A ring of light around a thing, or along its path."""
    if not isinstance(thing, Mark) or not thing.path:
        return _ring(thing)
    return f'<path d="{thing.path}" fill="none" stroke="{LIGHT}" stroke-width="8" opacity="0.85"/>'


def used_art(scene: Scene, art: Art) -> dict[str, str]:
    """The symbols this scene needs."""
    names = {piece.art for area in scene.areas for piece in area.pieces if piece.art}
    return {name: art[name] for name in sorted(names)}


def flaws(scene: Scene, art: Art) -> list[str]:
    """What is wrong with a scene, in any game: nothing, we hope."""
    pieces = [piece for area in scene.areas for piece in area.pieces]
    ids, areas = {piece.id for piece in pieces}, {area.id for area in scene.areas}
    spelled = Counter((*choice.touch, choice.turn) for choice in scene.choices if choice.touch)
    buttons = Counter(choice.label for choice in scene.choices if not choice.touch)
    return [
        *(f"two pieces are called {name}" for name, times in Counter(p.id for p in pieces).items() if times > 1),
        *(f"{piece.id} needs the symbol {piece.art}" for piece in pieces if piece.art and piece.art not in art),
        *(
            f"{piece.id} stands on {piece.on}, which is not there"
            for piece in pieces
            if piece.on and piece.on not in ids
        ),
        *(f"{piece.id} is like {piece.like}, which is not there" for piece in pieces if {piece.like} - ids - {""}),
        *(f"{c.move} touches {set(c.touch) - ids}, which is not there" for c in scene.choices if set(c.touch) - ids),
        *(f"{c.move} turns {c.turns}, which is not there" for c in scene.choices if c.turns and c.turns not in ids),
        *(
            f"touching {how} means {times} moves: `touches` may be a sequence, such as a card and then a place"
            for (*how, _), times in spelled.items()
            if times > 1
        ),
        *(f"the button {label} means {times} moves" for label, times in buttons.items() if times > 1),
        *(f"{thing} is marked in no area" for thing, mark in scene.marks.items() if mark.area not in areas),
    ]


def spoken(scene: Scene) -> Iterable[str]:
    """The scene as lines of text: each area, what lies in it, then what can be done."""
    for area in scene.areas:
        yield f"{area.label}:"
        yield from (f"  {piece.label}" for piece in area.pieces if piece.label)
    yield from (f"- {choice.label}" for choice in scene.choices)
