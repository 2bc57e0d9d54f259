"""The art of Ghosts Galore: symbols for monsters, track, doors, boards and tokens."""

from __future__ import annotations

from functools import cache

from ghostyard.core.draw import (
    ASH,
    BACK,
    BED,
    EMBER,
    INK,
    LANTERN,
    LIGHT,
    MIST,
    PLANK,
    SEATS,
    SLATE,
    STEEL,
    UNDER,
    WOOD,
    badge,
    by_day,
    card_back,
    closed_eye,
    cord,
    crossed_bones,
    diamond,
    disc,
    door,
    flat,
    glow,
    lamp,
    lantern,
    lanterns,
    line,
    moved,
    outline,
    pebbles,
    planks,
    rail_bed,
    rail_irons,
    slab,
    slot,
    tile_base,
)
from ghostyard.core.scene import Art
from ghostyard.games.galore.rules.edition import TRACK_NAMES
from ghostyard.games.galore.rules.state import BRIDGE, CURVE, DOUBLE, STRAIGHT
from ghostyard.games.galore.screen.face import (
    COURSES,
    all_tracks,
    edge_of,
    monster_places,
    track_art,
)
from ghostyard.games.galore.screen.monsters import MONSTERS

PLATFORM = "#8a6450"  # wood, as the ties
GEMS = {1: "#8fdcff", 2: "#63c3ff", 3: "#4aa2ff"}  # by value; the number is written on them as well
STONES = {
    STRAIGHT: ((12, 48), (84, 92), (30, 10)),
    CURVE: ((10, 62), (52, 88), (90, 8), (26, 44)),
    BRIDGE: ((6, 8), (90, 92), (8, 90)),
    DOUBLE: ((46, 50), (6, 6), (90, 92)),
}


@cache
def art() -> Art:
    """Every symbol of the game by name."""
    return {
        **{kind: drawing() for kind, drawing in MONSTERS.items()},
        **{track_art(*track): tile_face(*track) for track in all_tracks()},
        **{
            f"only-{TRACK_NAMES[track]}-{section}": only_section(track, section)
            for track in TWO
            for section in range(2)
        },
        **lanterns(),
        **{f"cart-{seat}": cart(seat) for seat in range(len(SEATS))},
        **{f"diamond-{value}": diamond(colour, facets=value) for value, colour in GEMS.items()},
        "diamond": diamond("#ff9de6", facets=3),
        "back": card_back(_back_mark()),
        "pile": card_back("", UNDER, border=BACK),
        "door-plain": door(planks()),
        "door-bone": door(crossed_bones(), frame="#d8cdb2"),
        "door-tooth": tooth_door(),
        "board": board(),
        "space": space(),
        "slot": slot(),
        "spotlight": spotlight(),
        "lamp": lamp(),
        "secret": closed_eye(),
        "badge": badge(),
    }


# ---------------------------------------------------------------- tiles

TWO = (BRIDGE, DOUBLE)  # tracks of two sections


def only_section(track: int, section: int) -> str:
    """A tile on which one of its two sections shines."""
    both, one = "".join(course(0) for course in COURSES[track]), COURSES[track][section](0)
    dark = line(both, INK, width=24, blunt=True) + line(both, MIST, width=9, blunt=True)
    return tile_base() + dark + line(one, INK, width=24, blunt=True) + line(one, LANTERN, width=15, blunt=True)


def tile_face(track: int, first: int, second: int) -> str:
    """A tile with its track, and platforms that lead its monsters to their own section."""
    courses, ground = COURSES[track], tile_base() + pebbles(STONES[track])
    stands = monster_places(track, first, second)
    ramps = [(x, y, *edge_of(courses[section], x, y), size) for section, x, y, size in stands]
    irons = [rail_irons(course) for course in courses]
    if track == BRIDGE:
        irons = [irons[1], bridge_deck(), irons[0]]
    return ground + "".join(map(rail_bed, courses)) + platforms(ramps) + "".join(irons)


def platforms(ramps: list[tuple[float, float, float, float, float]]) -> str:
    """Round platforms, each with a gangway that breaks through to its track: x, y, foot on the track, size."""
    rounds = [(f"M{x:g} {y:g}h.01", size) for x, y, _, _, size in ramps]
    gangways = "".join(f"M{x:g} {y:g}L{fx:.1f} {fy:.1f}" for x, y, fx, fy, _ in ramps)
    drawing = ""
    for colour, rim in ((INK, 5), (PLATFORM, 0)):  # all the ink first: it is the outline of the whole
        drawing += "".join(line(d, colour, width=size + rim) for d, size in rounds)
        drawing += line(gangways, colour, width=15 + rim, blunt=True) if ramps else ""
    return drawing


def bridge_deck() -> str:
    """What carries the section that goes over: a deck with parapets, and its shadow on the track below."""
    shadow = flat("M29 35H71V65H29Z", INK, opacity=0.5)
    deck = flat("M36.5 27H63.5V73H36.5Z", BED)
    return shadow + deck + cord("M34.5 30L35 70M65.5 31L65 70", STEEL, width=4)


def _back_mark() -> str:
    """A tunnel mouth with two eyes in the dark."""
    tunnel = outline("M22 80V52C22 32 34 22 51 22S79 33 79 52V80Z", by_day("slab", "#3b3654")) + outline(
        "M32 80V54C32 40 39 33 50 33S69 40 69 54V80Z", INK
    )
    rails = line("M40 80L47 64M61 80L54 64M37 75H64M42 69H59", STEEL, width=2.5)
    eyes = disc(44, 51, 4.5, LANTERN, width=0) + disc(58, 50, 4.5, LANTERN, width=0)
    return tunnel + rails + eyes + disc(45, 51, 1.8, INK, width=0) + disc(59, 50, 1.8, INK, width=0)


# ---------------------------------------------------------------- the board and its doors


def tooth_door() -> str:
    """A door that is a mouth: a row of teeth above and below."""
    gum = outline("M22 97V50C23 32 34 21 50 21S77 32 78 50V97Z", "#8a2f45", width=2.5)
    upper = outline(
        "M24 44L31 30L40 24L50 22L60 24L69 30L76 44L70 58L63 42L57 60L50 41L43 60L37 42L30 58Z", "#fffaf0", width=2.5
    )
    lower = outline("M22 97V80L29 68L36 84L43 67L50 83L57 67L64 84L71 68L78 80V97Z", "#fffaf0", width=2.5)
    return door(gum + upper + lower, frame=EMBER)


def board() -> str:
    """The mine: a wooden frame around nine dark spaces (the tiles take 300 of its 380 units)."""
    frame = outline("M6 4L95 3.6Q97 4 96.6 7L97 94Q96.6 97 94 96.5L6 97Q3 96.6 3.4 94L3 6Q3.2 4 6 4Z", WOOD, width=1)
    grain = line("M5 8H94M5 92.5H95M8 30V70M92.5 26V76", PLANK, width=0.6, opacity=0.7)
    bulbs = "".join(_bulb(x, y) for x, y in BULBS)
    floor = outline("M9.8 9.8H90.2V90.2H9.8Z", by_day("floor", "#14121f"), width=1)
    spaces = "".join(f"M{10.8 + 26.3 * c:g} {10.8 + 26.3 * r:g}h25.2v25.2h-25.2z" for r in range(3) for c in range(3))
    return frame + grain + bulbs + floor + line(spaces, MIST, width=0.5, dash="1.2 1.2")


BULBS = [(a, b) for at in (36.9, 63.1) for side in (6.6, 93.2) for a, b in ((at, side), (side, at))]
BULBS += [(a, b) for a in (6.8, 93.2) for b in (6.6, 93.4)]


def _bulb(x: float, y: float) -> str:
    """A small light of the fairground."""
    return glow(x, y, 3.6, "#ffdf9e", opacity=0.3) + disc(x, y, 1.3, "#ffe9bd", width=0.5)


def space() -> str:
    """An empty space that waits for a tile."""
    return line("M10 8L92 9L91 92L9 91Z", LIGHT, width=3, dash="9 8") + glow(50, 50, 20, opacity=0.16)


def spotlight() -> str:
    """Warm light around the thing to use now; where that is carried away, its place is dark."""
    return slab(2, 2, 96, 96, LANTERN, r=10) + slab(9, 9, 82, 82, SLATE, r=6)


def cart(seat: int) -> str:
    """A mine cart in the colour of a seat, with its lantern at the front."""
    wheels = (
        disc(30, 86, 11, STEEL)
        + disc(70, 86, 11, STEEL)
        + disc(30, 86, 3, INK, width=0)
        + disc(70, 86, 3, INK, width=0)
    )
    tub = outline("M7 46L94 45L82 82L18 82Z", SEATS[seat].colour)
    rim = slab(3, 40, 94, 11, ASH, r=4, tilt=-0.6)
    return (
        moved(lantern(seat), x=24, y=-2, scale=0.52)
        + wheels
        + tub
        + rim
        + line("M36 52L38 80M64 52L62 80", INK, width=2.5, opacity=0.5)
    )
