"""Wraiths: those that come back."""

from __future__ import annotations

from ghostyard.core.draw import (
    ASH,
    BONE,
    EMBER,
    INK,
    LANTERN,
    MINT,
    WOOD,
    body,
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
    DARK,
    BLOOD,
    MIST_BLUE,
    head,
    eyes,
    brows,
    coat,
    long_hair,
    grin,
    moustache,
)


def _sheet(fill: str = MIST_BLUE) -> str:
    """A ghost under its sheet."""
    shape = "M50 8C72 8 76 26 77 44L79 75L68 67L59 76L49 67L39 76L31 67L20 75L23 44C24 24 30 8 50 8Z"
    return glow(50, 40, 42, "#9fd8ff", opacity=0.22) + body(
        shape, fill, shade="M60 10C78 22 78 54 79 75L68 67C70 46 70 24 60 10Z"
    )


def _ghost_train() -> str:
    funnel = outline("M40 24L36 8H64L60 24Z", DARK) + disc(72, 12, 6, ASH, width=2) + disc(82, 20, 4, ASH, width=2)
    boiler = disc(50, 44, 27, "#4d6a86") + disc(50, 44, 20, "#a8cbe0", width=2.5)
    fender = outline("M20 76L30 62H70L80 76Z", "#8a2d3d") + line(
        "M34 64L28 75M44 64L42 75M56 64L58 75M66 64L72 75", INK, width=2.5
    )
    return funnel + boiler + fender + eyes(40, 8, 5.5, "#fff3c4") + grin(50, 22)


def _rickshaw() -> str:
    roof = outline("M30 40C30 12 72 8 84 30L70 42Z", "#7a3b58") + line("M42 38C46 24 56 18 66 20", INK, width=2)
    seat = outline("M34 42H74L68 60H44Z", "#a8cbe0")
    wheel = disc(54, 60, 15, "none") + line("M54 46V74M40 60H68M44 50L64 70M64 50L44 70", INK, width=2)
    return (
        glow(50, 42, 38, "#9fd8ff")
        + roof
        + seat
        + wheel
        + cord("M44 60L14 52", WOOD, width=3.5)
        + eye(50, 50, 4)
        + eye(62, 50, 4)
    )


def _hand() -> str:
    palm = (
        "M36 76V46L26 38C22 33 28 28 33 32L40 38V16C40 9 49 9 49 16V10C49 3 58 3 58 10"
        "V16C58 10 66 10 66 17V24C67 18 74 19 74 25V50C74 60 70 66 68 76Z"
    )
    nails = "".join(flat(f"M{x} {y}h5v4h-5z", "#c06a8a") for x, y in ((42, 12), (51, 6), (60, 13), (68, 21)))
    return (
        glow(52, 40, 40, "#9fd8ff")
        + body(palm, "#d8e6c8", shade="M62 22C68 40 66 60 60 76H68C70 66 74 60 74 50V25C73 19 67 18 66 24Z")
        + nails
        + line("M49 18V38M58 18V38M66 26V40", INK, width=2)
        + slab(32, 68, 40, 8, DARK, r=2)
    )


def _horla() -> str:
    chair = outline("M26 10H74V44H78V76H70V62H30V76H22V44H26Z", "#6d4330") + outline(
        "M33 17H67V44H33Z", "#a9654a", width=2.5
    )
    dent = line("M40 32C42 24 58 24 60 32C62 42 38 42 40 32Z", MINT, width=2, dash="4 4")
    return (
        chair
        + slab(28, 46, 44, 12, "#a9654a", r=3)
        + dent
        + disc(45, 32, 2.6, MINT, width=0)
        + disc(55, 32, 2.6, MINT, width=0)
    )


def _klara() -> str:
    veil = flat("M22 76C16 34 32 4 50 4C68 4 84 34 78 76Z", "#fff", opacity=0.35)
    flowers = "".join(
        disc(x, y, 4.6, colour, width=2)
        for x, y, colour in ((37, 15, "#ff9db8"), (46, 10, BONE), (56, 10, "#ff9db8"), (65, 16, BONE))
    )
    tears = flat("M41 45q-3 6 0 7q3 -1 0 -7zM59 45q-3 6 0 7q3 -1 0 -7z", "#7fd8ff")
    return (
        coat("#e6eef6", "#fff")
        + long_hair("#4a3a5c", 66)
        + head("#e3efff", 14)
        + eyes(38, 6.5, 4)
        + tears
        + line("M46 52Q50 50 54 52", width=2.5)
        + flowers
        + veil
    )


def _vanderhusen() -> str:
    ruff = outline("M18 62C24 54 34 58 38 54H62C66 58 76 54 82 62C80 72 66 70 50 70C34 70 20 72 18 62Z", "#fff") + line(
        "M28 58L32 68M40 58L42 69M50 58V70M60 58L58 69M72 58L68 68", ASH, width=2
    )
    hat = (
        outline("M36 24L40 4H62L64 24Z", DARK)
        + outline("M12 27C20 16 80 16 88 27C70 33 30 33 12 27Z", DARK)
        + line("M63 18C76 14 80 6 76 4", "#ff9db8", width=4)
    )
    return (
        coat("#1c3550")
        + ruff
        + head("#cfe6ef", 15, 18)
        + hat
        + eyes(37, 7, 4)
        + moustache(49, "#6b4a2a", 13)
        + outline("M46 52H54L50 60Z", "#6b4a2a", width=2)
    )


def _black_hoods() -> str:
    one = (
        outline("M0 70C2 30 10 12 22 4C34 12 42 30 44 70Z", DARK, width=3)
        + disc(16, 36, 3.2, EMBER, width=0)
        + disc(28, 36, 3.2, EMBER, width=0)
    )
    return moved(one, x=2, y=10, scale=0.9) + moved(one, x=58, y=10, scale=0.9) + moved(one, x=27, y=5, scale=1.04)


def _invisible_man() -> str:
    hat = outline("M33 24C33 8 67 8 67 24Z", "#5a4634") + outline(
        "M20 26C24 19 76 19 80 26C64 32 36 32 20 26Z", "#5a4634"
    )
    glasses = (
        disc(41, 39, 8, "#3b5c6e")
        + disc(60, 39, 8, "#3b5c6e")
        + line("M49 38H52M33 37L28 34M68 37L73 34", INK, width=3)
    )
    nothing = line("M34 30C30 50 40 60 50 60C60 60 70 50 66 30", "#fff", width=2, dash="4 4", opacity=0.7)
    return coat("#7a5c3c", "#4a3423") + outline("M30 56H70L66 66H34Z", BLOOD, width=2.5) + nothing + hat + glasses


def _banshee() -> str:
    hair = outline(
        "M50 6C20 6 14 34 8 60C18 56 20 66 28 60C30 70 38 64 40 58"
        "H60C62 64 70 70 72 60C80 66 82 56 92 60C86 34 80 6 50 6Z",
        "#e8f0d8",
    )
    scream = outline("M42 48C42 40 58 40 58 48C58 68 42 68 42 48Z", INK, width=2)
    waves = line("M16 22C11 28 11 36 16 42M84 22C89 28 89 36 84 42", LANTERN, width=3)
    return hair + head("#bfe0d4", 17, 14, 70) + eyes(32, 8, 5.4) + brows(24, angry=False) + scream + waves


def _white_lady() -> str:
    gown = body(
        "M50 34C64 36 70 54 78 76H22C30 54 36 36 50 34Z",
        "#f7fbff",
        shade="M56 36C66 44 72 60 78 76H62C62 60 60 46 56 36Z",
    )
    candle = (
        slab(70, 44, 6, 18, BONE, r=1) + flat("M73 32C78 38 76 43 73 43C70 43 68 38 73 32Z", LANTERN) + glow(73, 38, 14)
    )
    return (
        glow(50, 36, 40, "#fff", opacity=0.2)
        + gown
        + long_hair("#d5dff0", 52)
        + moved(head("#eef6ff", 13, 14, 46), y=-2)
        + eyes(29, 6, 3.8)
        + line("M47 39H53", width=2.5)
        + candle
    )


def _horseman() -> str:
    collar = outline("M36 40L28 24L50 34L72 24L64 40Z", BLOOD)
    pumpkin = (
        disc(78, 54, 15, "#f08a2c")
        + line("M78 40V68M70 42C66 50 66 60 70 66M86 42C90 50 90 60 86 66", "#a04e12", width=2)
        + outline("M72 50L76 54H69ZM84 50L80 54H87Z", INK, width=1)
        + line("M70 60L75 63L79 60L84 63L87 60", INK, width=2.5)
    )
    neck = disc(50, 33, 8, "#f6d3c4") + disc(50, 32, 3.5, EMBER, width=0)
    return (
        outline("M10 76C14 46 30 38 40 36H60C70 38 84 46 88 76Z", "#24344f")
        + neck
        + collar
        + line("M50 42V74", INK, width=2.5)
        + disc(44, 52, 2.4, LANTERN, width=1)
        + disc(44, 62, 2.4, LANTERN, width=1)
        + pumpkin
    )


def _dutchman() -> str:
    hull = outline("M12 54C30 60 70 60 90 50L80 70C66 76 34 76 22 70Z", "#5a3d2b")
    sails = outline("M34 12C50 18 50 40 34 50ZM58 8C76 16 78 40 58 50Z", "#dff3ff") + flat(
        "M38 26l4 -3l-1 6zM64 24l5 -3l-1 7z", INK
    )
    waves = line("M6 74Q14 68 22 74T38 74T54 74T70 74T86 74T96 72", "#9fd8ff", width=3)
    return (
        glow(50, 34, 40, MINT)
        + cord("M34 10V56M58 6V56", WOOD, width=2.5)
        + sails
        + hull
        + disc(36, 64, 3, LANTERN, width=2)
        + disc(50, 65, 3, LANTERN, width=2)
        + disc(64, 64, 3, LANTERN, width=2)
        + waves
    )


def _marley() -> str:
    band = cord("M36 22C30 40 36 58 50 62C64 58 70 40 64 22", "#fff", width=3.5) + outline(
        "M44 8L50 16L57 7L54 19H46Z", "#fff", width=2
    )
    links = "".join(
        disc(x, y, 5, "none", width=2.8)
        for x, y in ((16, 68), (25, 63), (35, 68), (45, 72), (55, 72), (65, 68), (75, 63), (84, 68))
    )
    return (
        coat("#58707f")
        + head("#bcd8e0", 16)
        + band
        + eyes(36, 7, 4.4)
        + disc(42, 36, 7, "none", width=2)
        + disc(58, 36, 7, "none", width=2)
        + line("M44 51Q50 48 56 51", width=3)
        + links
    )


def _erlking() -> str:
    crown = outline("M28 28L24 6L38 18L50 2L62 18L76 6L72 28Z", "#3f7a52") + disc(50, 20, 4, LANTERN, width=2)
    beard = outline("M32 44C30 66 42 78 50 78C58 78 70 66 68 44C60 52 40 52 32 44Z", "#b9d6c0")
    return (
        _sheet("#8fbfa0")
        + head("#d6eed8", 17, 22, 62)
        + beard
        + crown
        + eyes(38, 7.5, 4.6, "#f4ffb8")
        + brows(31, colour="#3f7a52")
    )


def _quint() -> str:
    window = slab(18, 6, 64, 70, "#24384a", r=3) + flat("M24 12H76V72H24Z", "#6d9db8", opacity=0.5)
    hair = outline("M34 32C30 12 70 12 66 32C60 22 40 22 34 32Z", "#b5522b")
    face = (
        head("#e6ddd0", 14, 20)
        + hair
        + eyes(38, 6, 3.8)
        + line("M40 46V56M60 46V56", "#b5522b", width=4)
        + line("M46 52H54", width=2.5)
    )
    return window + coat("#3d4a3a") + face + line("M50 8V20M20 42H34M66 42H80M50 66V76", BONE, width=3.5)


PORTRAITS = {
    "ghost train": _ghost_train,
    "haunting rickshaw": _rickshaw,
    "the hand": _hand,
    "the horla": _horla,
    "klara militsch": _klara,
    "mijnheer vanderhusen": _vanderhusen,
    "black hoods": _black_hoods,
    "the invisible man": _invisible_man,
    "banshee": _banshee,
    "white lady": _white_lady,
    "headless horseman": _horseman,
    "flying dutchman": _dutchman,
    "jacob marley": _marley,
    "erlking": _erlking,
    "peter quint": _quint,
}  # by the name of the card
