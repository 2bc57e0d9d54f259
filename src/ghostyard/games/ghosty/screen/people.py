"""Everybody who rides in Gho Gho Ghosty: passengers, drivers, the five bosses, and Mr. Ghosty himself."""

from __future__ import annotations

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    MIST,
    PLANK,
    body,
    cord,
    disc,
    eye,
    flat,
    glow,
    line,
    moved,
    outline,
    smile,
)
from ghostyard.games.ghosty.screen.emblems import PAINTS, token

SHEETS = (BONE, "#c9f4e3", "#d5e4ff", "#ffdfe4")  # passengers differ a little
HAT = "#2c2745"


# ---------------------------------------------------------------- on the train


def passenger(x: float, foot: float, size: float, mood: int) -> str:
    """A little ghost down to its waist, which is at `foot`; moods differ by sheet and face."""
    bust = body(
        "M14 100C16 66 18 52 20 42C23 18 36 6 51 6S79 18 81 42C83 54 84 70 87 100Z",
        SHEETS[mood],
        shade="M67 12C79 20 80 34 81 42C83 54 84 70 87 100H70C74 70 76 38 67 12Z",
    )
    arms = outline("M22 62L3 40Q-2 29 9 27L29 45ZM79 62L97 42Q103 32 92 28L73 44Z", SHEETS[mood], width=5)
    return moved((arms if mood == 1 else "") + bust + _face(mood), x=x - size / 2, y=foot - size, scale=size / 100)


def _face(mood: int) -> str:
    eyes = flat("M33 40C33 28 46 28 46 40C46 53 33 53 33 40ZM57 40C57 28 70 28 70 40C70 53 57 53 57 40Z", INK)
    glints = disc(37, 36, 3, "#fff", width=0) + disc(61, 36, 3, "#fff", width=0)
    mouths = (
        line("M42 63Q52 73 62 62", width=5),
        flat("M42 60C47 57 57 57 62 60C62 78 43 78 42 60Z", INK),
        disc(52, 66, 6, INK, width=0),
        line("M42 66Q52 60 62 67", width=5),
    )
    return eyes + glints + mouths[mood]


def driver(x: float, foot: float, size: float) -> str:
    """A ghost with a driver's cap, looking ahead to the left."""
    bust = body("M17 100C18 72 19 58 21 50C24 28 37 20 51 20S78 30 80 50C82 66 83 80 85 100Z", BONE)
    eyes = eye(36, 57, 9, look=(-0.4, 0.1)) + eye(60, 57, 9, look=(-0.4, 0.1))
    crown = outline("M18 36C16 8 38 0 54 2C74 4 86 18 82 38Z", HAT, width=5) + disc(44, 20, 6, LANTERN, width=3)
    visor = outline("M2 42Q20 28 64 34L60 46Q30 40 6 49Z", INK)
    drawing = bust + eyes + smile(44, 76, 22, width=5) + crown + visor
    return moved(drawing, x=x - size / 2, y=foot - size, scale=size / 100)


# ---------------------------------------------------------------- bosses


def boss(colour: str) -> str:
    """A boss ghost down to the chest, with a hat of its own and the token of its train."""
    sheet = body(
        "M6 99C9 80 20 72 24 58C24 32 34 20 50 20S77 32 76 58C80 72 92 80 95 99Z",
        BONE,
        shade="M66 26C75 34 76 46 76 58C80 72 92 80 95 99H78C72 84 70 50 66 26Z",
    )
    eyes = eye(40, 45, 6.5, look=(0.2, 0.3)) + eye(60, 45, 6.5, look=(-0.2, 0.3))
    brows = line("M31 37L45 40M69 36L55 40", width=3.5)
    bow = outline("M49 73L37 66L36 81L49 76L62 82L61 67Z", PAINTS[colour].deep, width=3)
    held = moved(token(colour), x=48, y=50, scale=0.5)
    return sheet + eyes + brows + smile(50, 56, 13) + bow + HATS[colour] + held


def _hat(d: str, colour: str, band: str = "") -> str:
    return outline(d, PAINTS[colour].deep) + (outline(band, PAINTS[colour].side, width=3) if band else "")


HATS = {
    # a crown of hearts, a ranger's hat, a forester's hat with a feather, a night cap, a porter's cap
    "red": _hat("M28 31L24 8L38 18L50 3L62 18L76 8L72 31Q50 24 28 31Z", "red"),
    "yellow": _hat(
        "M8 27Q20 22 31 24L35 5Q50 13 65 4L69 24Q80 22 93 27Q86 36 68 33Q50 29 32 33Q14 37 8 27Z",
        "yellow",
        "M32 19Q50 24 68 19L69 25Q50 30 31 25Z",
    ),
    "green": outline("M70 24C74 10 86 2 95 3C94 14 86 24 74 28Z", EMBER, width=3)
    + _hat(
        "M20 34Q26 26 33 10Q48 0 62 9L71 26Q76 31 82 35Q50 24 20 34Z",
        "green",
        "M29 20Q48 14 67 20L70 26Q48 19 26 27Z",
    ),
    "blue": _hat(
        "M26 36Q28 6 58 4Q82 5 90 30Q80 22 70 20L75 36Q50 26 26 36Z",
        "blue",
        "M24 33Q50 22 76 33L77 40Q50 29 24 40Z",
    )
    + disc(90, 32, 7, BONE, width=3),
    "purple": _hat("M29 30L32 8Q50 3 68 8L71 30Q50 23 29 30Z", "purple", "M28 24Q50 17 72 24L73 31Q50 23 27 31Z")
    + disc(50, 14, 3.5, LANTERN, width=2),
}


# ---------------------------------------------------------------- Mr. Ghosty


def top_hat() -> str:
    """The hat that everybody knows Mr. Ghosty by."""
    crown = outline("M31 30L27 4Q50 -2 73 3L69 30Z", HAT)
    band = outline("M30 21Q50 27 70 21L69 30Q50 35 31 30Z", EMBER, width=2.5)
    return crown + band + outline("M14 31Q20 25 31 29Q50 35 69 29Q81 25 87 31Q78 41 50 41Q22 41 14 31Z", HAT)


def mr_ghosty() -> str:
    """The figure: top hat, monocle, moustache, a cane, on a wooden foot."""
    foot = outline("M22 92Q50 84 80 92V97Q50 101 22 97Z", PLANK)
    cane = cord("M88 96V58C88 48 76 48 76 56", PLANK, width=4)
    sheet = body(
        "M50 24C68 24 74 38 74 52L86 58Q88 66 78 67L80 88Q75 95 69 87Q62 93 56 88Q49 95 43 88Q36 94 31 87Q25 94 20 87"
        "L24 68Q13 68 12 58L26 54C26 38 33 24 50 24Z",
        BONE,
        light="M34 40C28 52 28 66 27 82C32 66 33 52 40 40Z",
        shade="M66 40C70 56 70 74 69 87Q75 95 80 88L78 67C84 66 82 60 74 52Z",
    )
    bow = outline("M50 73L37 66V81L50 75L64 81V66Z", EMBER, width=3)
    moustache = flat(
        "M50 60Q42 56 36 62Q31 66 27 61Q30 72 40 70Q47 69 50 63Q54 69 61 70Q71 71 74 61Q70 66 64 62Q58 56 50 60Z", INK
    )
    monocle = line("M70 52Q77 62 72 70", LANTERN, width=2.5) + disc(61, 51, 9.5, LANTERN, width=2.5)
    face = eye(40, 51, 6.5, look=(0.3, 0)) + monocle + eye(61, 51, 6.5) + moustache
    return foot + cane + sheet + bow + face + top_hat()


def figure() -> str:
    """Mr. Ghosty in the light: this player is on the hunt."""
    return glow(50, 50, 50, opacity=0.2) + mr_ghosty()


def lurking() -> str:
    """The hat and two eyes in the dark, for the back of the boss cards."""
    eyes = disc(39, 60, 7, LANTERN, width=0) + disc(62, 60, 7, LANTERN, width=0)
    pupils = disc(41, 61, 3, INK, width=0) + disc(64, 61, 3, INK, width=0)
    dark = flat("M50 32C72 32 74 56 76 84Q64 76 58 84Q50 76 43 84Q35 76 25 84C27 56 28 32 50 32Z", INK)
    rim = line("M62 60m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0", MIST, width=2.5)
    return dark + eyes + pupils + rim + moved(top_hat(), y=10)
