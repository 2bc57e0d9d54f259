"""The drawing kit: our colours, and small functions that return SVG in one style, on a grid of 100 x 100.

Flat shapes, a dark ink outline, round corners, one soft light from above, and a little asymmetry, as if cut by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple


def by_day(name: str, night: str) -> str:
    """A colour that has another one by day: `--day-<name>` in `web/style/theme.css`. Without that it is the night's."""
    return f"var(--day-{name},{night})"


def by_night(drawing: str) -> str:
    """The drawing in the night's colours alone: for whatever draws SVG without our styles, and may not know `var`."""
    return re.sub(r"var\(--day-[a-z-]+,(#[0-9a-f]+)\)", r"\1", drawing)


# The night's grounds are paper by day; the colours of pieces stay as they are.
NIGHT, SLATE, MIST = by_day("paper", "#14121f"), by_day("card", "#221f33"), by_day("mist", "#3b3654")
BONE, ASH = "#f3ead7", "#b9b1c9"
LANTERN, MINT, EMBER = "#ffb84d", "#8ff0c8", "#ff6b57"

INK = "#0b0913"  # every outline
WOOD, PLANK, STEEL = "#7a4f38", "#a8714d", "#cfc8e2"
STONE, EARTH = "#8f94ad", by_day("earth", "#3a3360")
BED = by_day("bed", "#1a1628")  # under rails
BACK, UNDER = by_day("back", "#221f33"), by_day("under", "#1b1829")  # of tiles and cards; of those below in a pile
GRASS = by_day("grass", "#352f57")

# Signs that lie on the bare table or on paper, and must be seen there at any time of day.
LIGHT, GOOD, BAD = by_day("light", LANTERN), by_day("good", MINT), by_day("bad", EMBER)
SIGN = by_day("sign", BONE)
GLOW = by_day("glow", LANTERN)
LETTER, HALO = by_day("letter", "#fff"), by_day("halo", "#0b0913")

STROKE = 3.5


# ---------------------------------------------------------------- strokes and shapes


def outline(d: str, fill: str, *, width: float = STROKE) -> str:
    """A filled path with an ink outline."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def flat(d: str, fill: str, *, opacity: float = 1.0) -> str:
    """A filled path without an outline."""
    return f'<path d="{d}" fill="{fill}"{_faint(opacity)}/>'


def line(
    d: str, colour: str = INK, *, width: float = STROKE, dash: str = "", blunt: bool = False, opacity: float = 1.0
) -> str:
    """A stroked path; its ends are round unless it is blunt or dashed."""
    ends = f'stroke-dasharray="{dash}"' if dash else "" if blunt else 'stroke-linecap="round"'
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" {ends}'
        f"{_faint(opacity)}/>"
    )


def cord(d: str, colour: str, *, width: float) -> str:
    """A thick stroke with an outline of its own: arms, tails, bones."""
    return line(d, INK, width=width + 2 * STROKE - 1) + line(d, colour, width=width)


def disc(x: float, y: float, r: float, fill: str, *, width: float = STROKE) -> str:
    """A circle with an ink outline; width 0 leaves the outline out."""
    ink = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{ink}/>'


def slab(x: float, y: float, w: float, h: float, fill: str, *, tilt: float = 0, r: float = 5) -> str:
    """A rectangle with round corners and an ink outline, perhaps a little tilted."""
    turned = f' transform="rotate({tilt:g} {x + w / 2:g} {y + h / 2:g})"' if tilt else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}" stroke="{INK}" '
        f'stroke-width="{STROKE:g}"{turned}/>'
    )


def moved(drawing: str, *, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0) -> str:
    """A drawing at another place, size or turn (about the middle of the grid)."""
    turned = f" rotate({turn:g} 50 50)" if turn else ""
    sized = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){sized}{turned}">{drawing}</g>'


def _faint(opacity: float) -> str:
    return f' opacity="{opacity:g}"' if opacity < 1 else ""


# ---------------------------------------------------------------- light and faces


def body(d: str, fill: str, *, light: str = "", shade: str = "") -> str:
    """An outlined shape, with the parts that catch the light and those that lie in the shade."""
    inner = (flat(shade, INK, opacity=0.2) if shade else "") + (flat(light, "#fff", opacity=0.35) if light else "")
    return flat(d, fill) + inner + outline(d, "none")


def eye(x: float, y: float, r: float, *, look: tuple[float, float] = (0.2, 0.1), white: str = "#fff") -> str:
    """A round eye with a pupil that looks somewhere, and a glint."""
    px, py = x + r * look[0], y + r * look[1]
    glint = disc(px - r * 0.2, py - r * 0.25, r * 0.2, "#fff", width=0)
    return disc(x, y, r, white, width=2.5) + disc(px, py, r * 0.55, INK, width=0) + glint


def smile(x: float, y: float, w: float, *, width: float = 3) -> str:
    """A small crooked smile."""
    return line(f"M{x - w / 2:g} {y:g}q{w * 0.45:g} {w * 0.5:g} {w:g} {-w * 0.08:g}", width=width)


def fang(x: float, y: float, size: float) -> str:
    """One tooth, pointing down."""
    return outline(f"M{x - size / 2:g} {y:g}h{size:g}l{-size * 0.45:g} {size * 1.2:g}z", "#fff", width=2)


def glow(x: float, y: float, r: float, colour: str = GLOW, *, opacity: float = 0.25) -> str:
    """A soft light in two steps: no gradient, as if cut from paper."""
    rings = ((r, opacity * 0.6), (r * 0.68, opacity))
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{colour}" opacity="{faint:g}"/>' for size, faint in rings
    )


# ---------------------------------------------------------------- things many games have


def tile_base(fill: str = EARTH) -> str:
    """A square tile, not quite straight, with the light on its upper edge."""
    cut = "M6 1.5L93 1Q98.5 1 98.8 7L99 94Q98.6 99 93 98.8L7 99Q1 99 1.2 93L1 7Q1 1.6 6 1.5Z"
    return outline(cut, fill, width=2) + line("M7 4.5L92 4", "#fff", width=1.6, opacity=0.16)


def pebbles(places: tuple[tuple[float, float], ...]) -> str:
    """A few stones on the ground."""
    d = "".join(f"M{x:g} {y:g}q2 -3 5 -1q2 2 -1 3q-4 1 -4 -2z" for x, y in places)
    return flat(d, by_day("pebble", "#fff"), opacity=0.09)


Course = Callable[[float], str]  # the path of a track, that far to the side of its middle


def rail_bed(course: Course, *, gauge: float = 1.0) -> str:
    """The dark bed under a track."""
    middle = course(0)
    return line(middle, INK, width=27 * gauge, blunt=True) + line(middle, BED, width=24 * gauge, blunt=True)


def rail_irons(course: Course, *, gauge: float = 1.0) -> str:
    """The ties and the two bright rails of a track."""
    both = course(-5.5 * gauge) + course(5.5 * gauge)
    ties = line(course(0), WOOD, width=20 * gauge, dash=f"{4.2 * gauge:g} {6.3 * gauge:g}")
    return ties + line(both, INK, width=5 * gauge, blunt=True) + line(both, STEEL, width=2.8 * gauge, blunt=True)


def door(leaf: str, *, frame: str = STONE) -> str:
    """A stone archway with something in it; its foot is at the bottom of the grid."""
    arch = "M6 99V46C7 18 26 4 51 4S94 19 94 47V99Z"
    hole = "M19 99V49C20 29 33 18 50 18S81 29 81 49V99Z"
    joints = "M50 4V18M22 14L31 26M79 14L69 26M6 50H19M81 50H94M6 75H19M81 75H94"
    return outline(arch, frame) + line(joints, INK, width=2.5, opacity=0.5) + outline(hole, "#0f0c1a") + leaf


def planks() -> str:
    """The leaf of a plain door: boards, and a ring to pull."""
    boards = outline("M22 97V50C23 32 34 21 50 21S77 32 78 50V97Z", WOOD, width=2.5)
    return boards + line("M41 24V97M60 24V97", INK, width=2.5, opacity=0.6) + disc(68, 66, 4, LANTERN, width=2)


def crossed_bones() -> str:
    """Two crossed bones."""
    return bone_between(30, 34, 70, 86) + bone_between(70, 34, 30, 86)


def bone_between(x1: float, y1: float, x2: float, y2: float, *, width: float = 9) -> str:
    """A bone with a knuckle at each end."""
    knob = width * 0.62
    knobs = [(x + dx, y + dy) for x, y in ((x1, y1), (x2, y2)) for dx, dy in _knuckles(x1, y1, x2, y2, knob)]
    ink = "".join(disc(x, y, knob + 2.5, INK, width=0) for x, y in knobs)
    shaft = f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
    pale = "".join(disc(x, y, knob, BONE, width=0) for x, y in knobs)
    return ink + line(shaft, INK, width=width + 5) + line(shaft, BONE, width=width) + pale


def _knuckles(x1: float, y1: float, x2: float, y2: float, size: float) -> tuple[tuple[float, float], ...]:
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    across = (y1 - y2) / length * size, (x2 - x1) / length * size
    return across, (-across[0], -across[1])


def diamond(fill: str = "#7fd8ff", *, facets: int = 1) -> str:
    """A cut stone; more facets for more worth."""
    gem = "M27 14L74 12L95 41L51 93L6 42Z"
    cuts = ("M6 42L95 41", "M27 14L36 42L51 93L66 41L74 12", "M36 42L51 13L66 41")
    return body(gem, fill, light="M27 14L51 13L36 42H6Z", shade="M66 41L95 41L51 93Z") + line(
        "".join(cuts[:facets]), INK, width=2, opacity=0.45
    )


def card_back(mark: str, fill: str = BACK, *, border: str = by_day("border", "#3b3654")) -> str:
    """The back of a tile or card: a frame and a mark in the middle."""
    return tile_base(fill) + line("M13 10L88 11Q90 50 89 89L11 88Q10 50 13 10Z", border, width=3) + mark


def slot() -> str:
    """Where a tile or card will lie, or has lain."""
    return line("M8 6L93 7L92 93L7 92Z", MIST, width=2.5, dash="5 6")


def badge(fill: str = NIGHT, *, rim: str = LIGHT) -> str:
    """A round badge to write a few letters on."""
    return disc(50, 50, 44, fill, width=0) + line("M50 8A42 42 0 1 1 49 8Z", rim, width=7)


def coin() -> str:
    """A fairground token: points are written on it."""
    return disc(50, 50, 45, "#d98a1f", width=5) + line("M50 14A36 36 0 1 1 49 14Z", LANTERN, width=5)


def closed_eye() -> str:
    """A badge for what nobody else sees."""
    lid = line("M22 46C36 64 64 64 78 45", SIGN, width=8) + line("M33 60L27 70M50 64V76M67 60L73 70", SIGN, width=7)
    return badge(rim=GOOD) + lid


# ---------------------------------------------------------------- seats: a colour and a lantern shape


class SeatLook(NamedTuple):
    """How a seat is told apart: never by the colour alone."""

    colour: str
    shape: str
    glass: str  # the outline of its lantern's glass


SEATS = (
    SeatLook("#6cc4ff", "round", "M50 28C72 28 82 42 82 57S70 86 50 86S18 73 18 57S29 28 50 28Z"),
    SeatLook("#ff8fb1", "box", "M24 30L77 29L79 85L22 86Z"),
    SeatLook("#b9e46c", "bell", "M38 28H62C66 52 74 62 84 86H16C26 62 34 52 38 28Z"),
    SeatLook("#c9a0ff", "diamond", "M50 24L84 57L51 90L16 57Z"),
    SeatLook("#ffe08a", "star", "M50 22L60 45L85 47L66 63L73 88L50 75L27 88L34 63L15 47L40 45Z"),
)


def lantern(seat: int) -> str:
    """The lantern of a seat."""
    look = SEATS[seat]
    handle = line("M36 22C36 2 64 2 64 22", INK, width=9) + line("M36 22C36 2 64 2 64 22", STEEL, width=3.5)
    cap = slab(34, 17, 32, 13, MIST, r=4)
    flame = flat("M50 44C58 54 62 60 58 68C55 74 45 74 42 68C38 60 47 56 50 44Z", "#fff", opacity=0.85)
    return handle + outline(look.glass, look.colour, width=4.5) + flame + cap


def lanterns() -> dict[str, str]:
    """The lanterns of all seats, as symbols `lantern-0` to `lantern-4`."""
    return {f"lantern-{seat}": lantern(seat) for seat in range(len(SEATS))}


def lamp() -> str:
    """The storm lamp of whoever begins: bright, large, unlike any seat's lantern."""
    handle = line("M26 40C20 -6 80 -6 74 40", INK, width=9) + line("M26 40C20 -6 80 -6 74 40", STEEL, width=4)
    glass = body(
        "M30 36H70C82 48 80 66 70 78H30C20 66 18 48 30 36Z",
        LANTERN,
        light="M34 40H46C36 52 36 64 42 74H34C26 62 26 50 34 40Z",
    )
    flame = outline("M51 42C62 54 64 62 59 70C55 75 45 75 41 70C37 62 48 56 51 42Z", "#fff6d8", width=2.5)
    return glow(50, 56, 48) + handle + slab(24, 76, 52, 16, PLANK) + glass + flame + slab(31, 25, 38, 13, PLANK, r=4)
