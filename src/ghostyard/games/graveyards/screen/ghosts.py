"""The four ghosts of Graveyards, Ghosts & Haunted Houses: each has a colour, a pattern, a hem and a face of its own."""

from __future__ import annotations

from typing import NamedTuple

from ghostyard.core.draw import (
    INK,
    by_day,
    disc,
    eye,
    fang,
    flat,
    line,
    outline,
)

HEAD = "M50 6C74 6 85 25 86 47"
SHOULDER = "L14 47C15 25 26 6 50 6Z"
WAVES = HEAD + "L90 87Q79 98 69 89Q60 98 50 90Q40 98 31 89Q21 98 10 87" + SHOULDER
ZIGZAG = HEAD + "L92 94L77 82L69 96L59 82L50 96L41 82L31 96L23 82L8 94" + SHOULDER
SHADE = "M64 9C80 16 85 32 86 47L90 87Q85 93 80 93C79 60 77 28 64 9Z"

STRIPES = "M19 27Q50 20 81 27M15 60Q50 66 85 60M13 77Q50 83 88 77"
DOTS = ((27, 62, 5), (44, 78, 5.5), (61, 66, 4.5), (75, 80, 5.5), (24, 82, 4), (77, 58, 4), (50, 14, 4), (34, 20, 3.5))


class Paint(NamedTuple):
    """The colours of a ghost: its sheet, its pattern, and the ground and the walls of its best section."""

    sheet: str
    pattern: str
    ground: str
    wall: str


PAINTS = {
    "white": Paint("#f8f3e6", "#f8f3e6", by_day("ground-white", "#6b6784"), by_day("wall-white", "#f8f3e6")),
    "orange": Paint("#ff9d45", "#d9641c", by_day("ground-orange", "#7d3f1d"), "#ff9d45"),
    "blue": Paint("#6bb4ff", "#2f6fcf", by_day("ground-blue", "#1f4c8c"), "#6bb4ff"),
    "green": Paint("#8bdc70", "#8bdc70", by_day("ground-green", "#2a6a3c"), by_day("wall-green", "#8bdc70")),
}


def sheet(colour: str) -> str:
    """A ghost without a face."""
    shape, paint = ZIGZAG if colour == "green" else WAVES, PAINTS[colour]
    return flat(shape, paint.sheet) + _pattern(colour) + flat(SHADE, INK, opacity=0.13) + outline(shape, "none")


def _pattern(colour: str) -> str:
    dye = PAINTS[colour].pattern
    if colour == "orange":
        return line(STRIPES, dye, width=7.5, blunt=True)
    if colour == "blue":
        return "".join(disc(x, y, r, dye, width=0) for x, y, r in DOTS)
    return ""


def ghost(colour: str) -> str:
    """A ghost as it haunts its space."""
    return sheet(colour) + FACES[colour]()


def _astonished() -> str:
    """Round eyes, and a small round mouth."""
    eyes = disc(36, 41, 10.5, INK, width=0) + disc(64, 41, 10.5, INK, width=0)
    glints = disc(32.5, 37, 3.4, "#fff", width=0) + disc(60.5, 37, 3.4, "#fff", width=0)
    return eyes + glints + disc(50, 63, 5.5, INK, width=0)


def _grinning() -> str:
    """A wide grin from ear to ear."""
    eyes = eye(36, 38, 8, look=(0.2, 0.2)) + eye(64, 38, 8, look=(-0.2, 0.2))
    grin = outline("M23 53Q50 61 77 53Q74 79 50 79T23 53Z", INK, width=2.5)
    return eyes + grin + flat("M27 55.5Q50 62.5 73 55.5L71 62Q50 68 29 62Z", "#fff")


def _one_tooth() -> str:
    """A crooked mouth with a single tooth."""
    eyes = eye(37, 40, 9, look=(-0.25, 0.2)) + eye(63, 40, 7, look=(-0.3, 0.2))
    return eyes + line("M35 58Q50 66 67 57", width=4) + fang(57, 60.5, 11)


def _sleepy() -> str:
    """Heavy lids, and a yawn to come."""
    lids = line("M25 42Q35 50 46 43M55 43Q65 50 76 42", width=4.5)
    lashes = line("M30 46L27 52M41 46.5L42 52M60 46.5L59 52M71 46L74 52", width=3)
    return lids + lashes + line("M43 64Q51 69 58 63", width=4)


FACES = {"white": _astonished, "orange": _grinning, "blue": _one_tooth, "green": _sleepy}
