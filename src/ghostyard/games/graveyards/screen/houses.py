"""The haunted houses of Graveyards, Ghosts & Haunted Houses, and the tokens: kids, investigators and gravestones."""

from __future__ import annotations

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    MINT,
    MIST,
    NIGHT,
    PLANK,
    STEEL,
    STONE,
    WOOD,
    body,
    by_day,
    cord,
    disc,
    flat,
    line,
    moved,
    outline,
    slab,
)
from ghostyard.games.graveyards.screen.ghosts import PAINTS

# A house is drawn with its roof: the frame itself, as large as a tile, takes 88 of the 100 units, from 6, 12 on.
FRAME, ROOF = 88, 12

WINDOWS = "".join(f"M{x} {y}V{y + 34}H{x + 34}V{y}Z" for y in (17.5, 60.5) for x in (11.5, 54.5))
FRONT = "M6 12H94V100H6Z"
GABLE = "M2 15L8 6.5L30 7.5L50 1.5L70 7.5L92 6.5L98 15L50 12Z"


def house(colour: str) -> str:
    """A frame of 2 x 2 windows, through which the ghosts look out."""
    paint = PAINTS[colour]
    front = f'<path d="{FRONT}{WINDOWS}" fill="{paint.sheet}" fill-rule="evenodd" stroke="{INK}" stroke-width="2.4"/>'
    chimney = slab(74, 2.5, 9, 12, WOOD, r=1)
    return front + _paint_on(colour) + chimney + outline(GABLE, paint.pattern, width=2.4) + _cobwebs()


def _paint_on(colour: str) -> str:
    """The pattern of the colour on the bars between the windows."""
    dye, beams = PAINTS[colour].pattern, ("M50 17V98", "M10 56H91")
    if colour == "orange":
        return "".join(line(beam, dye, width=6, dash="4.5 5") for beam in beams)
    if colour == "blue":
        spots = [(50, y) for y in range(19, 100, 9)] + [(x, 56) for x in range(13, 93, 9)]
        return "".join(disc(x, y, 2.1, dye, width=0) for x, y in spots)
    if colour == "green":
        teeth = "M50 17" + "l2.5 4l-5 5l2.5 4" * 6 + "M9 56" + "l4 2.5l5 -5l4 2.5" * 6
        return line(teeth, "#2f8a45", width=2.2)
    return line("".join(beams), MIST, width=1.2)


def _cobwebs() -> str:
    """Cobwebs in two corners of the front."""
    return line("M11.5 26Q19 25 20 17.5M11.5 22Q15 21 16 17.5M88.5 86Q81 88 80 94.5", STEEL, width=1, opacity=0.7)


def window() -> str:
    """Warm light behind a ghost that looks out of its own house, and so scores twice."""
    return flat("M2 2H98V98H2Z", LANTERN, opacity=0.75) + flat("M2 2H60L2 70Z", "#fff", opacity=0.18)


# ---------------------------------------------------------------- tokens


def kids() -> str:
    """Three meddling kids with a torch: +3."""
    heads = (
        outline("M15 56C13 30 44 30 42 56Z", WOOD)  # hair
        + disc(28, 52, 13, "#f2c79b")
        + outline("M58 55C56 26 88 26 86 55Z", "#c9542f")
        + disc(72, 51, 13, "#a9714b")
        + outline("M34 54C31 20 69 20 66 54Z", INK)
        + disc(50, 46, 15, "#f6d3ad")
        + outline("M33 42C34 24 66 24 67 42Q50 33 33 42Z", MINT, width=3)
    )
    eyes = "M24 52h.01M33 52h.01M44 47h.01M56 47h.01M67 51h.01M77 51h.01"
    faces = line(eyes, INK, width=5) + line("M45 54Q50 59 56 53M25 59Q28 61 32 59M69 58Q72 61 76 58", width=2.5)
    return _chip("#2a7a5b", MINT) + heads + faces + _ribbon()


def investigator() -> str:
    """A paranormal investigator with a hat and a magnifying glass: -3."""
    coat = outline("M18 74C22 58 36 56 50 57S76 58 82 74Q66 84 50 84T18 74Z", PLANK)
    head = disc(48, 43, 17, "#f2c79b")
    hat = outline("M20 36Q26 28 34 30L37 12Q48 7 60 12L63 29Q72 28 77 34Q50 44 20 36Z", "#4a3a5e")
    band = line("M36 25Q49 30 62 25", EMBER, width=4)
    face = line("M41 43h.01", INK, width=5.5) + line("M42 54Q48 51 54 54", width=3)
    glass = cord("M70 58L80 72", WOOD, width=5) + disc(61, 46, 13, "#bfe6ff", width=4) + disc(61, 46, 6, INK, width=0)
    return _chip("#7a2b3a", EMBER) + coat + head + face + hat + band + glass + _ribbon()


def gravestone() -> str:
    """A gravestone: a wall for every colour."""
    stone = body(
        "M24 82V40C24 20 36 11 51 11S77 21 76 40V82Z",
        STONE,
        light="M28 78V41C28 26 37 16 50 15C40 22 35 32 35 44V78Z",
        shade="M64 16C74 22 76 32 76 40V82H66C69 60 70 34 64 16Z",
    )
    cross = line("M50 28V62M38 40H62", INK, width=6)
    grass = outline("M14 86L19 70L26 79L32 68L40 79L49 70L57 79L66 68L73 79L81 69L87 86Z", "#4f8a4a", width=3)
    return _chip(by_day("slab", "#3b3a52"), STEEL) + stone + cross + grass


def _chip(fill: str, rim: str) -> str:
    """A round token of pasteboard."""
    return (
        disc(50, 50, 47, fill, width=3.5)
        + f'<circle cx="50" cy="50" r="41.5" fill="none" stroke="{rim}" stroke-width="3.5"/>'
    )


def _ribbon() -> str:
    """Room for what a token is worth."""
    return slab(26, 69, 48, 27, NIGHT, r=9)


TOKENS = {"kids": kids, "investigator": investigator, "gravestone": gravestone}


def peeking_stone() -> str:
    """A gravestone with somebody behind it, for the back of the tiles."""
    stone = outline("M30 78V45C30 30 38 23 51 23S72 31 71 45V78Z", by_day("slab", "#3b3654"))
    eyes = disc(43, 48, 5, LANTERN, width=0) + disc(58, 47, 5, LANTERN, width=0)
    pupils = disc(44.5, 48, 2.1, INK, width=0) + disc(59.5, 47, 2.1, INK, width=0)
    words = line("M40 62H61M44 69H57", INK, width=3, opacity=0.6)
    moon = moved(flat("M62 30A22 22 0 1 0 70 62A18 18 0 1 1 62 30Z", BONE, opacity=0.5), x=52, y=6, scale=0.36)
    return moon + stone + eyes + pupils + words + line("M20 79Q50 73 81 79", MIST, width=4)
