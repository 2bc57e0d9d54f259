"""Evil men: doctors, barbers and other people with plans."""

from __future__ import annotations

from ghostyard.core.draw import ASH, BONE, EMBER, INK, LANTERN, STEEL, WOOD, cord, disc, eye, flat, line, outline, slab
from ghostyard.games.geisterbahn.screen.horrors.parts import (
    SKIN,
    DARK,
    BLOOD,
    FUR,
    VIOLET,
    head,
    eyes,
    brows,
    coat,
    hat,
    long_hair,
    grin,
    beard,
)


def _caligari() -> str:
    hair = outline("M30 40C24 30 30 22 36 24ZM70 40C76 30 70 22 64 24Z", "#fff", width=2.5)
    glasses = (
        disc(42, 40, 7, "#fff6d8", width=2.5)
        + disc(59, 40, 7, "#fff6d8", width=2.5)
        + line("M49 40H52", width=2.5)
        + disc(43, 40, 2.6, INK, width=0)
        + disc(60, 40, 2.6, INK, width=0)
    )
    return coat("#2c2438", BONE) + head(SKIN) + hair + hat(DARK, ASH, 4) + glasses + line("M44 53Q50 50 57 54", width=3)


def _mabuse() -> str:
    hair = outline("M32 34C28 10 72 10 68 34C64 24 58 20 50 22C42 20 36 24 32 34Z", "#c8c8d0")
    rays = line("M50 40L18 24M50 40L14 44M50 40L82 24M50 40L86 44", VIOLET, width=2, opacity=0.8)
    cards = (
        slab(16, 52, 14, 20, BONE, tilt=-14, r=2)
        + slab(26, 50, 14, 20, BONE, tilt=6, r=2)
        + disc(33, 60, 3, EMBER, width=0)
    )
    return (
        coat(DARK, "#fff")
        + head("#e9c8a8")
        + hair
        + rays
        + eyes(37, 8, 5.6, "#e3d0ff")
        + brows(28)
        + line("M44 52H57", width=3)
        + cards
    )


def _moreau() -> str:
    mask = outline("M36 44C42 40 58 40 64 44C64 56 58 62 50 62C42 62 36 56 36 44Z", "#fff", width=2.5)
    beast = (
        outline("M68 60L66 44L74 50L82 44L88 60C86 72 72 74 68 60Z", FUR)
        + disc(75, 58, 2, INK, width=0)
        + disc(82, 58, 2, INK, width=0)
    )
    return (
        coat("#e8eef0")
        + head(SKIN)
        + outline("M32 28C36 8 64 8 68 28C60 20 40 20 32 28Z", "#fff", width=2.5)
        + mask
        + eyes(35, 8, 4.2)
        + brows(29)
        + beast
    )


def _hyde() -> str:
    hair = outline("M28 44C20 20 32 6 50 8C68 6 80 20 72 44L66 28L58 34L50 24L42 34L34 28Z", "#3a2a22")
    return (
        coat("#3a4a3c")
        + head("#c9b07c", 19, 14, 66)
        + hair
        + eye(41, 38, 3.6, white="#ffe9a8")
        + eye(60, 37, 6, white="#ffe9a8")
        + brows(31)
        + grin(50, 28)
        + cord("M14 76L26 56", WOOD, width=4)
    )


def _svengali() -> str:
    eyes = "".join(
        disc(x, 37, 8, "#fff", width=2)
        + line(f"M{x} 37c2 -3 5 0 3 3c-3 4 -9 1 -7 -4c3 -6 11 -3 10 3", EMBER, width=1.8)
        for x in (41, 59)
    )
    return (
        coat("#4a2038")
        + long_hair(INK, 60)
        + head("#e3c9a0", 15)
        + eyes
        + brows(26)
        + beard(INK, 74)
        + line("M46 53H54", BONE, width=2)
    )


def _bluebeard() -> str:
    turban = (
        outline("M30 30C26 8 74 8 70 30C58 24 42 24 30 30Z", "#e0a33c")
        + line("M34 24C44 14 58 14 67 22", "#a36a1c", width=2.5)
        + disc(50, 18, 5, EMBER, width=2)
    )
    keys = line("M74 56V70M74 66H79", LANTERN, width=3) + disc(74, 51, 5, "none", width=3)
    return coat("#274a7a", LANTERN) + head(SKIN) + beard("#3f74d8", 77) + turban + eyes(37, 7.5, 4.4) + brows(31) + keys


def _coppelius() -> str:
    wig = outline(
        "M28 48C20 40 24 30 30 30C26 14 40 8 50 10C60 8 74 14 70 30"
        "C76 30 80 40 72 48C68 44 70 36 66 32H34C30 36 32 44 28 48Z",
        "#d6d2e0",
    )
    eyes = eye(16, 64, 7) + eye(84, 62, 7) + eye(30, 71, 5)
    nose = outline("M46 38L58 50L48 51Z", "#e0a890", width=2.5)
    return (
        coat("#6e6250")
        + head("#e0b090", 16)
        + wig
        + disc(42, 38, 3.4, "#ccff9e", width=2)
        + disc(58, 38, 3.4, "#ccff9e", width=2)
        + brows(31)
        + nose
        + line("M42 56Q50 52 59 57", width=3)
        + eyes
    )


def _todd() -> str:
    streak = outline("M30 36C22 16 40 6 52 10C66 4 78 20 70 36C64 26 56 24 50 26C44 24 36 26 30 36Z", INK) + flat(
        "M50 12C56 10 64 14 66 24C60 20 56 18 52 20Z", "#fff"
    )
    razor = cord("M78 72L84 48", WOOD, width=4) + outline("M83 50L76 20L86 16L90 46Z", STEEL, width=2.5)
    return (
        coat("#e6e0d4", BLOOD)
        + head("#e6d2c4", 15)
        + streak
        + eyes(38, 7, 4.4)
        + flat("M37 42q6 4 12 0M51 42q6 4 12 0", "#6b4a5c", opacity=0.6)
        + line("M43 53Q50 56 58 51", width=3)
        + razor
    )


def _rappaccini() -> str:
    cap = outline("M30 26C30 12 70 12 70 26L66 30H34Z", "#3d5a34")
    flower = "".join(
        disc(78 + dx, 50 + dy, 6, VIOLET, width=2) for dx, dy in ((0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2))
    ) + disc(78, 50, 5, LANTERN, width=2)
    return (
        coat("#2d2a22", "#7fae6a")
        + head("#e8d8a0", 15)
        + cap
        + eyes(37, 7, 4.2)
        + beard("#c8c0b0", 72)
        + line("M78 58V76", "#3d7a3a", width=4)
        + flower
    )


PORTRAITS = {
    "doctor caligari": _caligari,
    "doctor mabuse": _mabuse,
    "doctor moreau": _moreau,
    "mister hyde": _hyde,
    "svengali": _svengali,
    "bluebeard": _bluebeard,
    "coppelius": _coppelius,
    "sweeney todd": _todd,
    "rappaccini": _rappaccini,
}  # by the name of the card
