"""The art of Graveyards, Ghosts & Haunted Houses: tiles, ghosts, houses, tokens, and the light around a section."""

from __future__ import annotations

from functools import cache

from ghostyard.core.draw import (
    BACK,
    INK,
    LANTERN,
    LIGHT,
    NIGHT,
    SIGN,
    STEEL,
    UNDER,
    badge,
    by_day,
    card_back,
    coin,
    disc,
    flat,
    glow,
    lanterns,
    line,
    pebbles,
    slab,
    slot,
    tile_base,
)
from ghostyard.core.scene import Art
from ghostyard.games.graveyards.screen.ghosts import PAINTS, ghost, sheet
from ghostyard.games.graveyards.screen.houses import TOKENS, house, peeking_stone, window

GROUND = by_day("lawn", "#3a3559")


@cache
def art() -> Art:
    """Every symbol of the game by name."""
    return {
        **{colour: ghost(colour) for colour in PAINTS},
        **{f"score-{colour}": score(colour) for colour in PAINTS},
        **{f"house-{colour}": house(colour) for colour in PAINTS},
        **{f"lit-{colour}-{walls}": lit(colour, walls) for colour in PAINTS for walls in range(16)},
        **{kind: token() for kind, token in TOKENS.items()},
        **{f"icon-{name}": badge() + line(d, SIGN, width=9) for name, d in ICONS.items()},
        **lanterns(),
        "tile": tile(),
        "back": card_back(peeking_stone()),
        "pile": card_back("", UNDER, border=BACK),
        "window": window(),
        "lock": lock(),
        "place": place(),
        "slot": slot(),
        "picked": picked(),
        "badge": badge(),
        "coin": coin(),
    }


# ---------------------------------------------------------------- tiles


def tile() -> str:
    """A patch of graveyard: four spaces, two by two."""
    paths = line("M50 5V95M5 50H95", by_day("path", INK), width=1.6, dash="3 3.5", opacity=0.75)
    return tile_base(GROUND) + pebbles(((10, 47), (52, 8), (90, 52), (47, 92))) + paths


# One line each, in the middle of a tile: an arrow around, two arrows past each other, one into a place, a stone.
ICONS = {
    "rotate": "M70 34A26 26 0 1 0 75 57M72 18L71 36L54 35",
    "swap": "M26 39H72L60 27M74 62H28L40 74",
    "replace": "M50 18V54L35 40M50 54L65 40M25 58V80H75V58",
    "token": "M33 74V45C33 20 67 20 67 45V74ZM50 40V60M42 48H58",
}


def lock() -> str:
    """A padlock: this tile stays as it lies."""
    shackle = "M33 46V34C33 12 67 12 67 34V46"
    keyhole = disc(50, 63, 6, INK, width=0) + line("M50 63V74", INK, width=6)
    return line(shackle, INK, width=17) + line(shackle, STEEL, width=9) + slab(22, 44, 56, 46, LANTERN, r=8) + keyhole


def place() -> str:
    """Where a tile may go."""
    return line("M9 8L92 9L91 92L8 91Z", LIGHT, width=2.5, dash="7 7", opacity=0.8) + glow(50, 50, 15, opacity=0.14)


def picked() -> str:
    """A frame of light around the thing that is in use now."""
    frame = "M9 5L91 4Q96 4 96 10L95 90Q95 96 89 96L10 95Q4 95 5 89L4 10Q4 5 9 5Z"
    return line(frame, INK, width=8) + line(frame, LANTERN, width=5)


# ---------------------------------------------------------------- sections

# The walls of a section run along the sides of its spaces, each colour with a line of its own: plain, striped,
# dotted or jagged.
SIDES = ("M0 2.5H100", "M97.5 0V100", "M100 97.5H0", "M2.5 100V0")
JAGGED = (
    "M0 2" + "l5 5l5 -5" * 10,
    "M98 0" + "l-5 5l5 5" * 10,
    "M100 98" + "l-5 -5l-5 5" * 10,
    "M2 100" + "l5 -5l-5 -5" * 10,
)


def lit(colour: str, walls: int) -> str:
    """A space of the best section of a colour; `walls` has a bit for every side (N, E, S, W) where the section ends."""
    sides = [side for side in range(4) if walls >> side & 1]
    return flat("M0 0H100V100H0Z", PAINTS[colour].ground, opacity=0.9) + (_walls(colour, sides) if sides else "")


def _walls(colour: str, sides: list[int]) -> str:
    dye = PAINTS[colour].wall
    if colour == "green":
        return line("".join(JAGGED[side] for side in sides), dye, width=3.6)
    d = "".join(SIDES[side] for side in sides)
    if colour == "orange":
        return line(d, by_day("wall-orange", PAINTS[colour].pattern), width=6) + line(d, dye, width=6, dash="12.5 12.5")
    if colour == "blue":
        return line(d, by_day("wall-blue", "#14121f"), width=6.5) + _dots(sides, dye)
    return line(d, dye, width=5)


def _dots(sides: list[int], dye: str) -> str:
    """Round dots along some sides."""
    spots = [2.5 + 95 * step / 7 for step in range(8)]
    along = ("M{0:.1f} 3h.01", "M97 {0:.1f}h.01", "M{0:.1f} 97h.01", "M3 {0:.1f}h.01")
    return line("".join(along[side].format(spot) for side in sides for spot in spots), dye, width=7)


def score(colour: str) -> str:
    """The sheet of a ghost with a dark hole, to write the points of its best section in."""
    hole = flat("M50 20C70 20 75 36 75 50S68 78 50 78S25 66 25 50S31 20 50 20Z", NIGHT, opacity=0.85)
    return glow(50, 52, 50, PAINTS[colour].sheet, opacity=0.3) + sheet(colour) + hole
