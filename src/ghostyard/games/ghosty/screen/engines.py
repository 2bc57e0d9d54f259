"""The five Ghost Train engines: each colour has a silhouette of its own, all drive to the left, all have a driver."""

from __future__ import annotations

from collections.abc import Callable

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    PLANK,
    STEEL,
    STONE,
    body,
    by_day,
    cord,
    disc,
    eye,
    glow,
    line,
    outline,
    slab,
)
from ghostyard.games.ghosty.screen.emblems import PAINTS, emblem
from ghostyard.games.ghosty.screen.people import driver

GLASS = by_day("glass", "#14121f")  # of the windows


def wheels(*places: tuple[float, float]) -> str:
    """Wheels on the rails: middle and radius of each."""
    return "".join(disc(x, 93 - r, r, STEEL, width=3) + disc(x, 93 - r, r * 0.3, INK, width=0) for x, r in places)


def tow_bar() -> str:
    """What the first carriage is coupled to."""
    return cord("M88 78H101", STONE, width=4)


def smoke(*puffs: tuple[float, float, float]) -> str:
    """Puffs of smoke: middle and radius of each."""
    return "".join(disc(x, y, r, "#d9d4e6", width=2.5) for x, y, r in puffs)


def lamp_ahead(x: float, y: float) -> str:
    """The headlamp, with as much glow as the card has room for."""
    return glow(x, y, x, opacity=0.35) + disc(x, y, 5.5, LANTERN, width=2.5)


def steamer() -> str:
    """Red: the old steam engine, all funnel and steam."""
    side, deep, _ = PAINTS["red"]
    puffs = smoke((31, 11, 7), (45, 8, 5), (56, 11, 3.5))
    funnel = outline("M18 52L20 30L12 19Q24 14 38 19L31 30L32 52Z", deep)
    dome = outline("M40 52C40 40 54 40 54 52Z", LANTERN, width=3)
    boiler = body("M14 50H64V81H14Q7 80 7 66Q7 51 14 50Z", side, light="M14 53H62V59H11Q12 54 14 53Z")
    catcher = outline("M12 80L1 93H24L26 80Z", STEEL, width=3)
    cab = outline("M59 28H93V82H59Z", deep) + outline("M65 34H88V58H65Z", GLASS, width=3)
    roof = outline("M53 21Q76 14 98 20L97 30Q76 25 55 31Z", side)
    people = driver(76, 58, 27) + line("M63 58H90", BONE, width=3)
    return (
        tow_bar() + puffs + funnel + dome + catcher + boiler + cab + people + roof + lamp_ahead(9, 58)
        + wheels((30, 8), (50, 8), (77, 11)) + emblem("red", 40, 66, 25)
    )  # fmt: skip


def rocket() -> str:
    """Yellow: a rocket that stayed on its rails."""
    side, deep, _ = PAINTS["yellow"]
    fins = outline("M66 42L84 13Q92 9 98 12L95 46Z", EMBER) + outline("M70 78L84 92H98L95 72Z", EMBER)
    hull = body(
        "M3 65C18 44 44 38 74 39L93 42Q97 60 93 80L74 82C44 85 18 82 3 65Z",
        side,
        light="M14 57C32 45 54 43 88 46V51C54 48 32 50 14 57Z",
        shade="M3 65C18 82 44 85 74 82L93 80L94 74C60 78 30 77 3 65Z",
    )
    nose = outline("M3 65C9 58 15 53 23 49Q29 64 24 80C16 77 9 72 3 65Z", EMBER)
    rings = line("M84 41Q88 60 84 81", deep, width=4)
    return (
        tow_bar() + fins + driver(50, 43, 38) + wheels((34, 8), (66, 8)) + hull + rings + nose
        + lamp_ahead(9, 64) + emblem("yellow", 56, 62, 29)
    )  # fmt: skip


def crocodile() -> str:
    """Green: a crocodile with a long snout, many teeth, and spikes down its back."""
    side, deep, _ = PAINTS["green"]
    spikes = outline("M58 45L63 37L68 45L74 37L80 45L86 37L91 45L97 37L94 50H58Z", deep, width=3)
    lower = outline("M9 73L50 68V83H20Q9 82 9 73Z", deep)
    teeth = outline("M10 63L15 74L21 62L27 73L33 61L39 72L45 60Z", "#fff", width=2)
    head = body(
        "M3 58Q2 47 14 47L34 45Q37 30 50 31Q58 33 59 42H94V82H46V61L10 66Q4 64 3 58Z",
        side,
        light="M6 53Q10 49 16 50L38 48L38 52L14 55Z",
        shade="M46 74H94V82H46Z",
    )
    nostril = disc(9, 52, 2, INK, width=0)
    return (
        tow_bar() + driver(73, 42, 37) + spikes + wheels((30, 7), (58, 8), (82, 8)) + teeth + lower + head
        + nostril + eye(47, 41, 7, look=(-0.4, 0.1), white="#ffe9a8") + emblem("green", 71, 61, 30)
    )  # fmt: skip


def moonliner() -> str:
    """Blue: smooth as moonlight, with a crescent for a bumper."""
    side, deep, _ = PAINTS["blue"]
    hull = body(
        "M9 82C8 60 22 40 44 30C58 24 76 23 94 24V82Z",
        side,
        light="M26 48C40 34 62 28 94 28V32C66 32 44 38 30 50Z",
        shade="M9 82C9 78 9 76 10 73H94V82Z",
    )
    glass = outline("M60 52V34Q70 31 88 31V52Z", GLASS, width=3)
    crest = outline("M60 25Q72 8 96 10Q86 16 88 25Z", deep)
    prow = outline("M26 92C5 88 -4 64 12 44C9 62 20 74 36 75Q40 88 26 92Z", BONE, width=3)
    speed = line("M60 72H90M60 64H90", BONE, width=2.5, opacity=0.7)
    return (
        tow_bar() + crest + hull + glass + driver(74, 52, 23) + line("M58 53H90", BONE, width=3) + speed
        + wheels((52, 8), (78, 8)) + prow + lamp_ahead(15, 72) + emblem("blue", 43, 60, 27)
    )  # fmt: skip


def belfry() -> str:
    """Purple: a haunted tower on wheels, with a crooked chimney."""
    side, deep, _ = PAINTS["purple"]
    chimney = outline("M17 54L13 34L10 32L12 26L29 24L31 31L27 33L32 54Z", STONE)
    shed = body("M7 52H56V82H7Z", side, light="M9 54H54V59H9Z")
    step = slab(2, 76, 14, 12, PLANK, r=3)
    tower = outline("M51 36H93V82H51Z", side) + line("M58 74H66M76 70H86M56 44H59", deep, width=3)
    roof = body("M42 40L70 2L100 38Q72 30 42 40Z", deep, light="M70 7L52 34Q60 31 66 31Z")
    window = outline("M59 66V52C59 42 85 42 85 52V66Z", GLASS, width=3)
    knob = disc(70, 22, 5.5, LANTERN, width=2.5)
    return (
        tow_bar() + smoke((19, 16, 5), (28, 9, 3.5)) + chimney + step + shed + tower + window + driver(72, 66, 25)
        + line("M57 67H87", BONE, width=3) + roof + knob + lamp_ahead(9, 63)
        + wheels((28, 8), (52, 8), (78, 9)) + emblem("purple", 30, 65, 27)
    )  # fmt: skip


ENGINES: dict[str, Callable[[], str]] = {
    "red": steamer,
    "yellow": rocket,
    "green": crocodile,
    "blue": moonliner,
    "purple": belfry,
}
