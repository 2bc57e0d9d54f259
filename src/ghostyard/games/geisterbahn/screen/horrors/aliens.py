"""Aliens: those that come from elsewhere, or from nowhere that can be seen."""

from __future__ import annotations

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    MINT,
    PLANK,
    STEEL,
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
)
from ghostyard.games.geisterbahn.screen.horrors.parts import MOON


def _martian() -> str:
    dome = body("M26 34C26 10 74 10 74 34L68 44H32Z", "#b9c7d8", light="M34 28C36 18 46 15 54 16C44 20 40 26 40 36Z")
    legs = cord("M36 44L16 76M50 46V76M64 44L84 76", STEEL, width=4)
    ray = flat("M62 34L96 52L88 62Z", EMBER, opacity=0.7)
    return (
        ray
        + legs
        + dome
        + disc(58, 32, 7, EMBER)
        + disc(42, 32, 4, LANTERN, width=2.5)
        + line("M32 44H68", INK, width=4)
    )


def _selenite() -> str:
    feelers = cord("M42 22C36 8 28 8 24 12M58 22C64 8 72 8 76 12", "#c9b8e8", width=3)
    head = body(
        "M50 16C70 16 76 32 70 46C66 58 58 70 50 74C42 70 34 58 30 46C24 32 30 16 50 16Z",
        "#d9ccf2",
        shade="M58 18C76 26 70 52 52 73C60 56 64 34 58 18Z",
    )
    eyes = outline(
        "M32 34C38 28 47 36 46 46C38 48 31 42 32 34ZM68 34C62 28 53 36 54 46C62 48 69 42 68 34Z", INK, width=1
    )
    return (
        glow(50, 40, 44, MOON)
        + feelers
        + head
        + eyes
        + disc(39, 37, 2.4, "#fff", width=0)
        + disc(60, 37, 2.4, "#fff", width=0)
        + line("M46 60Q50 63 54 60", width=2.5)
    )


def _damned_thing() -> str:
    grass = "".join(
        line(f"M{x} 76Q{x + bend} 56 {x + 2 * bend} {y}", "#4f8a4a", width=4)
        for x, bend, y in ((10, 2, 44), (22, 4, 40), (34, 7, 50), (66, -7, 50), (78, -4, 40), (90, -2, 44))
    )
    prints = "".join(disc(x, y, 5, INK, width=0) for x, y in ((44, 70), (56, 62), (44, 54)))
    shape = line("M28 54C20 30 34 10 50 10C66 10 80 30 72 54", by_day("sign", MINT), width=2.5, dash="5 5")
    return shape + grass + prints + disc(42, 28, 4.4, LANTERN) + disc(58, 28, 4.4, LANTERN)


def _xipehuz() -> str:
    cone = body(
        "M50 6L76 70C64 76 36 76 24 70Z",
        "#7fd0e8",
        light="M48 14L40 68C34 67 30 66 28 64Z",
        shade="M52 10L76 70C70 73 64 74 60 74Z",
    )
    return (
        glow(50, 62, 36, LANTERN)
        + moved(cone, x=-18, y=22, scale=0.7)
        + moved(cone, x=42, y=18, scale=0.74)
        + cone
        + disc(50, 58, 9, LANTERN)
        + disc(50, 58, 4, "#fff", width=0)
    )


def _colour() -> str:
    rings = "".join(
        line(
            f"M{50 - r} 44C{50 - r} {44 - r} {50 + r} {44 - r} {50 + r} 44"
            f"C{50 + r} {44 + r} {50 - r} {44 + r} {50 - r} 44Z",
            colour,
            width=6,
        )
        for r, colour in ((40, "#ff7f8a"), (31, "#8f7bff"), (22, "#5fe3ff"), (13, "#b8ff7a"))
    )
    well = outline("M30 60H70L66 76H34Z", "#7b7488") + line("M32 66H68M44 60V66M58 60V66M50 66V76", INK, width=2)
    return rings + well + disc(50, 42, 6, "#fff", width=0)


def _moon_calf() -> str:
    ears = outline("M30 30C18 26 16 36 22 42ZM70 30C82 26 84 36 78 42Z", "#c8d2a0")
    head = body(
        "M28 34C28 14 72 14 72 34C74 46 66 50 66 58C66 72 34 72 34 58C34 50 26 46 28 34Z",
        "#dfe8b8",
        shade="M60 18C78 26 70 44 66 58C66 66 60 70 54 70C62 54 66 34 60 18Z",
    )
    nose = (
        outline("M38 56C38 48 62 48 62 56C62 66 38 66 38 56Z", "#f0a8b8", width=2.5)
        + disc(45, 56, 2.4, INK, width=0)
        + disc(55, 56, 2.4, INK, width=0)
    )
    horns = outline("M38 20C34 10 30 10 30 4C38 6 44 12 46 18ZM62 20C66 10 70 10 70 4C62 6 56 12 54 18Z", BONE, width=3)
    return glow(50, 40, 44, MOON) + horns + ears + head + nose + eye(38, 34, 5) + eye(62, 34, 5) + eye(50, 26, 4)


def _crystal_egg() -> str:
    egg = body(
        "M50 8C70 8 78 34 74 50C71 64 62 70 50 70C38 70 29 64 26 50C22 34 30 8 50 8Z",
        "#a8ecff",
        light="M40 16C34 24 30 36 31 46C36 34 42 24 50 18Z",
    )
    stand = outline("M34 68H66L72 77H28Z", PLANK)
    wings = outline(
        "M50 44C40 34 32 40 34 48C40 46 44 50 50 50C56 50 60 46 66 48C68 40 60 34 50 44Z", "#4a6ea8", width=2
    )
    return glow(50, 40, 42, "#a8ecff") + stand + egg + wings + eye(50, 38, 6)


PORTRAITS = {
    "martian": _martian,
    "selenite": _selenite,
    "the damned thing": _damned_thing,
    "xipehuz": _xipehuz,
    "the colour": _colour,
    "moon calf": _moon_calf,
    "crystal egg": _crystal_egg,
}  # by the name of the card
