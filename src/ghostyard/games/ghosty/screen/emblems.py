"""The five train colours of Gho Gho Ghosty, each with a shape of its own: the colour never speaks alone."""

from __future__ import annotations

from typing import NamedTuple

from ghostyard.core.draw import (
    BONE,
    INK,
    by_day,
    disc,
    flat,
    line,
    moved,
    outline,
)
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES


class Paint(NamedTuple):
    """How a train is painted: its sides, their shaded parts, and the night behind it on its cards."""

    side: str
    deep: str
    night: str


PAINTS = {
    "red": Paint("#f2555a", "#a92f48", by_day("red-sky", "#3a1d35")),
    "yellow": Paint("#ffcc3d", "#c98a1b", by_day("yellow-sky", "#3a2f2a")),
    "green": Paint("#56c271", "#2b8257", by_day("green-sky", "#17352f")),
    "blue": Paint("#4c9dff", "#2a62c4", by_day("blue-sky", "#182a52")),
    "purple": Paint("#b178f5", "#7443bd", by_day("purple-sky", "#301f4d")),
}
SHAPES = {"red": "heart", "yellow": "star", "green": "leaf", "blue": "moon", "purple": "bell"}

OUTLINES = {
    "heart": "M50 91C20 68 5 49 7 30C9 11 35 5 50 27C65 5 92 11 93 30C94 49 80 68 50 91Z",
    "star": "M51 4L64 35L97 39L72 61L80 95L50 77L20 95L28 61L3 39L37 35Z",
    "leaf": "M91 7C95 52 80 88 38 87C32 87 27 86 23 83L11 96L4 89L17 76C7 48 24 10 91 7Z",
    "moon": "M64 5C32 6 11 28 12 53C13 79 35 96 60 95C73 94 84 89 91 80C66 82 48 67 47 45C46 28 53 14 64 5Z",
    "bell": "M50 4Q59 4 60 14C77 19 81 36 82 55Q83 68 95 77V83H5V77Q17 68 18 55C19 36 23 19 40 14Q41 4 50 4Z",
}


def emblem(colour: str, x: float, y: float, size: float, fill: str = BONE, *, width: float = 2.5) -> str:
    """The shape of a colour with its middle at x, y."""
    shape, scale = SHAPES[colour], size / 100
    drawing = outline(OUTLINES[shape], fill, width=width / scale) + _detail(shape, width / scale)
    return moved(drawing, x=x - size / 2, y=y - size / 2, scale=scale)


def _detail(shape: str, width: float) -> str:
    """What makes a leaf a leaf and a bell a bell."""
    if shape == "leaf":
        return line("M20 79C36 62 50 46 70 29", INK, width=width * 0.8)
    if shape == "bell":
        return disc(50, 89, 10, BONE, width=width)
    return ""


def token(colour: str) -> str:
    """A round token in a colour, with its shape."""
    paint = PAINTS[colour]
    shine = flat("M12 40C18 20 33 10 50 10S82 20 88 40C70 22 30 22 12 40Z", "#fff", opacity=0.3)
    return disc(50, 50, 45, paint.side, width=5) + shine + emblem(colour, 50, 51, 60, width=4)


assert tuple(PAINTS) == COLOUR_NAMES
