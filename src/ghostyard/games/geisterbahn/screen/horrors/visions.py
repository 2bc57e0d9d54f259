"""Visions: what should not be, and is."""

from __future__ import annotations

from ghostyard.core.draw import (
    ASH,
    BONE,
    EMBER,
    INK,
    LANTERN,
    WOOD,
    body,
    by_day,
    cord,
    disc,
    eye,
    flat,
    glow,
    line,
    moved,
    outline,
    slab,
)
from ghostyard.games.geisterbahn.screen.horrors.parts import (
    coat,
    PALE,
    SKIN,
    DARK,
    BLOOD,
    FUR,
    VIOLET,
    head,
    eyes,
    hood,
)


def _pit() -> str:
    bricks = "".join(
        line(f"M8 {y}H92M{x} {y}V{y + 10}M{x + 30} {y}V{y + 10}", "#2a1d44", width=2.5)
        for y, x in ((12, 24), (22, 40), (32, 20))
    )
    hole = outline("M10 54C10 36 90 36 90 54C90 70 10 70 10 54Z", "#5d5273") + flat(
        "M18 54C18 42 82 42 82 54C82 66 18 66 18 54Z", INK
    )
    eyes = "".join(
        disc(x, y, 2.6, LANTERN, width=0) + disc(x + 9, y, 2.6, LANTERN, width=0)
        for x, y in ((34, 55), (54, 51), (48, 61))
    )
    return slab(6, 6, 88, 70, "#4a3b66", r=3) + bricks + hole + eyes


def _pendulum() -> str:
    rod = cord("M50 4L62 46", LANTERN, width=4)
    blade = body(
        "M28 48C42 40 70 36 88 44C84 68 48 76 28 48Z", "#dfe6f0", shade="M34 54C50 70 78 64 87 48C84 68 48 76 34 54Z"
    )
    swing = line("M8 30C20 62 60 84 94 66", by_day("sign", "#b58cff"), width=2.5, dash="5 6")
    return swing + rod + blade + disc(50, 6, 5, LANTERN)


def _red_death() -> str:
    mask = body("M37 26C37 18 63 18 63 26C65 44 58 58 50 60C42 58 35 44 37 26Z", BONE)
    spots = "".join(disc(x, y, 2.4, EMBER, width=0) for x, y in ((44, 28), (56, 30), (50, 54), (44, 49), (57, 48)))
    return (
        hood("#b3202f")
        + mask
        + flat("M40 35q4 -4 8 0q-4 5 -8 0zM52 35q4 -4 8 0q-4 5 -8 0z", INK)
        + line("M47 46H53", width=2.5)
        + spots
        + line("M30 74L36 62M70 74L64 62", "#7a1020", width=3)
    )


def _raven() -> str:
    bird = body(
        "M16 66C18 40 34 14 56 14C68 14 74 22 74 30L90 34L74 40C74 58 58 72 40 72L14 76Z",
        "#2b2740",
        light="M34 40C40 30 48 26 54 28C46 34 40 44 36 58C32 52 31 46 34 40Z",
    )
    beak = outline("M72 26L92 34L73 39Z", "#5c5470")
    return (
        glow(58, 34, 34, VIOLET)
        + bird
        + beak
        + disc(62, 28, 4.5, EMBER, width=2)
        + line("M30 62C40 60 48 54 52 44", ASH, width=2.5, opacity=0.5)
    )


def _heart() -> str:
    boards = "".join(slab(8, y, 84, 13, WOOD, r=2) for y in (12, 28, 44, 60))
    heart = body(
        "M50 66C26 50 24 30 36 26C44 23 49 29 50 34C51 29 56 23 64 26C76 30 74 50 50 66Z",
        EMBER,
        light="M33 34C35 29 40 28 43 31C38 33 36 38 36 43C33 40 32 37 33 34Z",
    )
    return (
        boards
        + glow(50, 44, 34, EMBER, opacity=0.35)
        + heart
        + line("M18 44H30L34 36L38 50L42 44M60 44L64 38L68 50L72 44H84", "#fff", width=2.5)
    )


def _burial() -> str:
    coffin = outline("M36 8H64L74 28L64 76H36L26 28Z", WOOD) + outline(
        "M40 14H60L67 29L59 70H41L33 29Z", "#3a2a22", width=2.5
    )
    hand = outline(
        "M42 60V44C42 40 46 40 46 44V38C46 34 50 34 50 38V40"
        "C50 36 54 36 54 40V44C55 41 58 42 58 46V54C58 58 56 60 56 62Z",
        PALE,
        width=2.5,
    )
    bell = line("M74 12C84 14 86 24 84 34", LANTERN, width=2.5) + outline(
        "M78 44C78 34 90 34 90 44L92 48H76Z", LANTERN, width=2.5
    )
    return coffin + eye(45, 28, 4) + eye(56, 28, 4) + hand + bell


def _doppelganger() -> str:
    def face(fill: str, cloth: str) -> str:
        hair = outline("M34 34C30 12 70 12 66 34C60 24 40 24 34 34Z", DARK, width=2.5)
        return coat(cloth) + head(fill, 15) + hair + eyes(38, 7, 4.2) + line("M44 52H56", width=3)

    return moved(face("#8f7bb8", "#2a2044"), x=27, y=8, scale=0.84) + moved(
        face(SKIN, "#6d5a9c"), x=-8, y=10, scale=0.9
    )


def _wallpaper() -> str:
    paper = slab(8, 5, 84, 72, "#d9b43a", r=2)
    pattern = "".join(
        line(f"M{x} 8C{x + 12} 20 {x - 12} 32 {x} 44S{x + 12} 66 {x} 76", "#8f6f14", width=4) for x in (20, 36, 64, 80)
    )
    woman = (
        eye(44, 36, 4.6)
        + eye(57, 36, 4.6)
        + line("M46 48Q50 45 55 48", width=2.5)
        + line("M34 54C34 48 40 48 40 54M60 54C60 48 66 48 66 54", INK, width=3)
    )
    return paper + outline("M38 24C38 12 63 12 63 24L65 58H36Z", "#b98f20", width=2.5) + woman + pattern


def _paw() -> str:
    arm = body(
        "M42 76C44 60 40 52 36 44C34 34 40 30 46 34C44 22 52 18 56 26"
        "C58 18 66 20 66 28C72 26 76 32 72 42C68 56 66 62 66 76Z",
        FUR,
        light="M42 40C46 44 48 52 48 62C44 54 40 46 42 40Z",
    )
    claws = "".join(outline(f"M{x} {y}l-3 -9l8 6z", BONE, width=2) for x, y in ((38, 34), (49, 24), (60, 23), (70, 30)))
    sparks = line("M18 22L24 28M24 22L18 28M80 14L86 20M86 14L80 20M14 52L19 56", LANTERN, width=3)
    return glow(54, 42, 38, VIOLET) + arm + claws + sparks + slab(40, 66, 30, 6, BLOOD, r=2)


def _maelstrom() -> str:
    rings = "".join(
        line(
            f"M{50 - r} {y}C{50 - r} {y - r * 0.42} {50 + r} {y - r * 0.42} {50 + r} {y}"
            f"C{50 + r} {y + r * 0.42} {50 - r} {y + r * 0.42} {50 - r} {y}Z",
            colour,
            width=6,
        )
        for r, y, colour in ((42, 36, "#3f7fb8"), (32, 42, "#5fa8dc"), (22, 49, "#8fd0f4"), (12, 57, "#d0f0ff"))
    )
    boat = moved(
        outline("M40 44C46 50 58 50 64 44L60 56H46Z", WOOD, width=3) + outline("M52 20V42H66Z", BONE, width=2.5),
        x=22,
        y=-4,
        turn=24,
        scale=0.7,
    )
    return rings + disc(50, 62, 5, INK, width=0) + boat


PORTRAITS = {
    "the pit": _pit,
    "the pendulum": _pendulum,
    "red death": _red_death,
    "the raven": _raven,
    "tell-tale heart": _heart,
    "premature burial": _burial,
    "doppelganger": _doppelganger,
    "yellow wallpaper": _wallpaper,
    "monkey's paw": _paw,
    "the maelstrom": _maelstrom,
}  # by the name of the card
