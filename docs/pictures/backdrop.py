"""Draws what lies behind every page: the fairground after closing time, by night and in the first light of day.

Run it from the top of the repository: `python -m docs.pictures.backdrop`. The same shapes are cut from two papers.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ghostyard.core.draw import BONE, INK, LANTERN, STEEL, body, disc, flat, glow, line, moved, outline, slab, smile

ART = Path(__file__).parents[2] / "src" / "ghostyard" / "web" / "art"
WIDTH, HEIGHT = 1600, 900


class Paper(NamedTuple):
    """The colours of one time of day, from the sky to the ground; and how bright its lights are."""

    sky: str
    haze: tuple[str, str]
    moon: str
    halo: float
    star: str
    far: str
    middle: str
    near: str
    ground: str
    iron: str
    lamp: str
    shine: float


NIGHT = Paper(
    sky="#14121f",
    haze=("#171427", "#1b172e"),
    moon="#ffe6ae",
    halo=0.06,
    star="#f3ead7",
    far="#1f1b36",
    middle="#191529",
    near="#110f1c",
    ground="#0d0b16",
    iron="#2f2a4c",
    lamp="#ffb84d",
    shine=0.22,
)
DAY = Paper(
    sky="#f3ead7",
    haze=("#f1e5cd", "#eedfc2"),
    moon="#fffaf0",
    halo=0.35,
    star="#f3ead7",
    far="#e8dabd",
    middle="#e1d1b1",
    near="#d7c4a0",
    ground="#cdb891",
    iron="#c3ad85",
    lamp="#f7c873",
    shine=0.2,
)


def backdrop(paper: Paper) -> str:
    """The whole picture; on any screen its foot and its middle are seen."""
    parts = [flat(f"M0 0H{WIDTH}V{HEIGHT}H0Z", paper.sky), *haze(paper), *stars(paper), moon(paper)]
    parts += [hills(paper.far, 690, 46), coaster(paper), wheel(paper, 250, 560, 190), house(paper, 1275, 690)]
    parts += [hills(paper.middle, 765, 30), *graves(paper), tree(paper, 1120, 790), tent(paper, 610, 772)]
    parts += [hills(paper.near, 815, 16), *(lamp_post(paper, x, 838) for x in (90, 500, 905, 1480)), track(paper)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'preserveAspectRatio="xMidYMax slice">{"".join(parts)}</svg>\n'
    )


def hills(colour: str, y: float, swing: float) -> str:
    """A wavy edge from one side to the other, and all below it."""
    waves = "".join(f"q100 {-swing if n % 2 else swing} 200 0" for n in range(WIDTH // 200))
    return flat(f"M0 {y}{waves}V{HEIGHT}H0Z", colour)


def haze(paper: Paper) -> Iterable[str]:
    """The sky grows lighter toward the ground, in sheets of paper."""
    return (hills(colour, y, 26) for colour, y in zip(paper.haze, (300, 520), strict=True))


def stars(paper: Paper) -> Iterable[str]:
    """A handful of stars, the same every time."""
    chance = random.Random(7)
    for _ in range(70):
        x, y, r = chance.uniform(0, WIDTH), chance.uniform(0, 560), chance.choice((0.9, 1.2, 1.7))
        yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" fill="{paper.star}" opacity="{chance.choice((0.25, 0.45))}"/>'


def moon(paper: Paper) -> str:
    """Large, low, and half hidden behind what is played."""
    return glow(1360, 250, 250, paper.moon, opacity=paper.halo) + (
        f'<g opacity="{paper.halo * 3.2:g}">{disc(1360, 250, 92, paper.moon, width=0)}</g>'
    )


def wheel(paper: Paper, x: float, y: float, r: float) -> str:
    """The Ferris wheel, with a few lamps that nobody put out."""
    rim = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="none" stroke="{paper.iron}" stroke-width="{width}"/>'
        for size, width in ((r, 5), (r * 0.86, 2.5), (r * 0.14, 5))
    )
    ends = [(x + r * dx, y + r * dy) for dx, dy in SPOKES]
    spokes = line("".join(f"M{x:g} {y:g}L{ex:.0f} {ey:.0f}" for ex, ey in ends), paper.iron, width=2.5)
    legs = line(f"M{x - 96:g} {y + 250:g}L{x:g} {y:g}L{x + 96:g} {y + 250:g}", paper.iron, width=8)
    cabins = "".join(cabin(paper, ex, ey, lit=number in (2, 7)) for number, (ex, ey) in enumerate(ends))
    return legs + rim + spokes + cabins


SPOKES = [(math.sin(math.pi * sixth / 6), -math.cos(math.pi * sixth / 6)) for sixth in range(12)]


def cabin(paper: Paper, x: float, y: float, *, lit: bool) -> str:
    """A small bucket to sit in."""
    bucket = flat(f"M{x - 13:.0f} {y:.0f}h26l-4 20h-18z", paper.lamp if lit else paper.iron, opacity=0.75 if lit else 1)
    return (glow(x, y + 8, 34, paper.lamp, opacity=paper.shine) if lit else "") + bucket


def coaster(paper: Paper) -> str:
    """A roller coaster in the distance: its curve, and the timber under it."""
    curve = "M380 760C470 470 560 470 640 640S800 760 880 600S1010 520 1090 740"
    timber = {430: 620, 480: 540, 540: 520, 600: 570, 660: 670, 790: 715, 850: 655, 910: 570, 970: 560, 1030: 620}
    posts = "".join(f"M{x} {y}V800" for x, y in timber.items())
    return line(posts, paper.middle, width=3) + line(curve, paper.middle, width=8) + line(curve, paper.iron, width=2)


def house(paper: Paper, x: float, y: float) -> str:
    """The haunted house on its hill, with light behind some windows."""
    walls = f"M{x - 110} {y + 60}V{y - 80}l55 -70l30 38V{y - 190}l36 -60l36 60V{y - 100}l38 -44l52 62V{y + 60}Z"
    roof = line(f"M{x + 11} {y - 250}v-34", paper.middle, width=4)
    panes = ((x - 66, y - 70, True), (x + 2, y - 150, True), (x + 76, y - 50, False), (x + 2, y - 40, True))
    windows = "".join(window(paper, *pane) for pane in panes)
    return flat(walls, paper.middle) + roof + windows


def window(paper: Paper, x: float, y: float, lit: bool) -> str:
    """A narrow window with a pointed top."""
    shape = f"M{x} {y + 34}v-24q9 -18 18 0v24z"
    if not lit:
        return flat(shape, paper.near)
    return glow(x + 9, y + 18, 40, paper.lamp, opacity=paper.shine * 0.8) + flat(shape, paper.lamp, opacity=0.7)


def graves(paper: Paper) -> Iterable[str]:
    """Stones on the middle hill, none of them quite straight."""
    for x, y, tilt in ((1385, 800, -6), (1432, 792, 5), (1195, 806, 4), (1540, 800, -3), (770, 800, 6), (826, 806, -5)):
        stone = "M36 100V40Q50 14 64 40V100Z"
        yield moved(flat(stone, paper.near), x=x - 50, y=y - 92, turn=tilt)


def tree(paper: Paper, x: float, y: float) -> str:
    """A bare tree."""
    trunk = f"M{x} {y}C{x + 8} {y - 60} {x - 6} {y - 90} {x + 2} {y - 130}"
    twigs = (
        f"M{x} {y - 70}C{x - 20} {y - 96} {x - 40} {y - 96} {x - 52} {y - 128}M{x - 32} {y - 100}l-26 -6"
        f"M{x + 1} {y - 92}C{x + 20} {y - 110} {x + 30} {y - 120} {x + 34} {y - 156}M{x + 26} {y - 124}l22 -12"
        f"M{x + 2} {y - 128}C{x} {y - 150} {x - 12} {y - 160} {x - 14} {y - 182}"
    )
    return line(trunk, paper.near, width=13) + line(twigs, paper.near, width=6)


def tent(paper: Paper, x: float, y: float) -> str:
    """A striped tent with a flag."""
    roof = f"M{x - 100} {y - 46}Q{x - 30} {y - 76} {x} {y - 128}Q{x + 30} {y - 76} {x + 100} {y - 46}Z"
    walls = f"M{x - 88} {y - 46}H{x + 88}L{x + 96} {y + 50}H{x - 96}Z"
    stripes = "".join(f"M{x + dx} {y - 46}h22l{2 + dx / 30:.0f} 96h-24z" for dx in (-76, -32, 12, 56))
    flag = line(f"M{x} {y - 128}v-30", paper.near, width=3) + flat(f"M{x} {y - 158}l34 9l-34 9z", paper.iron)
    return flat(walls, paper.near) + flat(stripes, paper.middle) + flat(roof, paper.near) + flag


def lamp_post(paper: Paper, x: float, y: float) -> str:
    """A lantern on a post beside the track."""
    post = line(f"M{x} {y + 20}V{y - 84}", paper.ground, width=7)
    glass = flat(f"M{x - 11} {y - 112}h22l-5 28h-12z", paper.lamp, opacity=0.85)
    hat = flat(f"M{x - 16} {y - 110}l16 -18l16 18z", paper.ground)
    return post + glow(x, y - 98, 74, paper.lamp, opacity=paper.shine) + glass + hat


def track(paper: Paper) -> str:
    """The ghost train's track along the foot of the page."""
    ties = line(f"M0 862H{WIDTH}", paper.iron, width=13, dash="9 17", opacity=0.8)
    rails = line(f"M0 856H{WIDTH}M0 868H{WIDTH}", paper.iron, width=2.5)
    return hills(paper.ground, 842, 5) + ties + rails


# ---------------------------------------------------------------- the train that rides along the foot of the page

CARS = ("#8f3b52", "#2f7f7d", "#6a4fb0")
FACES = ("happy", "asleep", "surprised")


def train() -> str:
    """An engine and three cars with ghosts in them, on their way home."""
    cars = "".join(
        moved(car(colour, face), x=84 * n, y=0) for n, (colour, face) in enumerate(zip(CARS, FACES, strict=True))
    )
    parts = cars + moved(engine(), x=252)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 356 100">{parts}</svg>\n'


def car(colour: str, face: str) -> str:
    """A fairground car from the side, with its passenger."""
    bucket = outline("M8 56H80L74 86H14Z", colour) + line("M12 66H77", INK, width=2.5, opacity=0.4)
    return moved(ghost(face), x=22, y=14, scale=0.48) + bucket + wheels(24, 62) + line("M80 78h9", INK, width=5)


def ghost(face: str) -> str:
    """A friendly one, from the waist up."""
    sheet = body("M14 96V46C16 18 32 6 50 6S84 20 86 46V96Z", BONE, shade="M70 14C82 24 86 36 86 46V96H74Z")
    if face == "asleep":
        return sheet + line("M28 46q8 7 14 0M58 46q8 7 14 0", width=5) + disc(50, 64, 5, INK, width=0)
    eyes = disc(36, 44, 6, INK, width=0) + disc(63, 44, 6, INK, width=0)
    return sheet + eyes + (smile(50, 60, 22, width=5) if face == "happy" else disc(50, 64, 8, INK, width=0))


def engine() -> str:
    """The engine, with a lamp in front."""
    boiler = outline("M8 46H44V30H78Q92 32 92 60V86H8Z", "#4a4568")
    chimney = slab(62, 8, 15, 24, "#322e4c", r=3)
    window = outline("M14 52H36V66H14Z", LANTERN, width=2.5)
    return boiler + chimney + window + glow(97, 58, 26) + disc(92, 58, 7, LANTERN) + wheels(24, 74)


def wheels(*places: float) -> str:
    """Wheels with a bright hub."""
    return "".join(disc(x, 88, 10, "#2a2640") + disc(x, 88, 3, STEEL, width=0) for x in places)


# ---------------------------------------------------------------- the picture at the top of the first page

# What is paper by night and by day; ink, lamps, cars and ghosts are the same.
BY_DAY = {
    "#191629": "#f6e3bd", "#231d3d": "#fbd9a4", "#1c1830": "#e6d3ab", "#14121f": "#d3bd92", "#2d2945": "#c9b184",
    "#2a2444": "#cbb48c", "#3b3654": "#8d7f9c", "#f7e7bd": "#fff6da", "#e5d09a": "#ffe7ad", "#5a5470": "#9c93ad",
}  # fmt: skip


def hero_by_day() -> str:
    """The same fairground in the first light: its paper is exchanged, and the stars are gone."""
    night = (ART / "hero.svg").read_text()
    starless = re.sub(r'<circle [^>]*r="[\d.]+" fill="#f3ead7" opacity="0\.[469]"/>', "", night)
    return re.sub("#[0-9a-f]{6}", lambda found: BY_DAY.get(found[0], found[0]), starless)


def main() -> None:
    """Write all pictures."""
    (ART / "hero-day.svg").write_text(hero_by_day())
    (ART / "night.svg").write_text(backdrop(NIGHT))
    (ART / "day.svg").write_text(backdrop(DAY))
    (ART / "train.svg").write_text(train())


if __name__ == "__main__":
    main()
