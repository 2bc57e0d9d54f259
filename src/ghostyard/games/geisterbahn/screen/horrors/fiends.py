"""Fiends: those that bite, claw and crush."""

from __future__ import annotations

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    STEEL,
    body,
    cord,
    disc,
    eye,
    fang,
    flat,
    glow,
    line,
    outline,
    slab,
)
from ghostyard.games.geisterbahn.screen.horrors.parts import (
    PALE,
    DARK,
    BLOOD,
    MOON,
    FUR,
    MOSS,
    head,
    eyes,
    brows,
    coat,
    cape,
    long_hair,
    grin,
)


def _dracula() -> str:
    hair = outline("M33 32C29 8 71 8 67 32L61 22L50 31L39 22Z", INK, width=2)
    face = eyes(37, white="#ffd9d0") + line("M40 49Q50 54 60 48", width=3) + fang(45, 50.5, 4.5) + fang(56, 50, 4.5)
    return cape("#3d0f22", BLOOD) + head(PALE) + hair + face


def _wendigo() -> str:
    antlers = cord(
        "M40 22C30 16 27 10 29 5M34 17C28 18 24 16 21 13M60 22C70 16 73 10 71 5M66 17C72 18 76 16 79 13",
        BONE,
        width=3.5,
    )
    skull = body(
        "M36 24C36 14 64 14 64 24L62 46L56 66H44L38 46Z", BONE, shade="M57 18C66 22 62 44 56 66H51C57 50 60 30 57 18Z"
    )
    holes = (
        disc(43, 33, 5, INK, width=0)
        + disc(57, 33, 5, INK, width=0)
        + disc(43, 33, 1.8, EMBER, width=0)
        + disc(57, 33, 1.8, EMBER, width=0)
    )
    return coat("#4a3a2c") + antlers + skull + holes + line("M47 57V66M50 57V66M53 57V66", INK, width=2)


def _werewolf() -> str:
    ears = outline("M28 30L26 6L43 19ZM72 30L74 6L57 19Z", FUR)
    head = body(
        "M27 36C24 20 36 14 50 14C64 14 76 20 73 36L79 48L68 50L60 66C56 72 44 72 40 66L32 50L21 48Z",
        FUR,
        shade="M60 15C78 22 72 40 79 48L68 50L60 66L53 70C64 52 66 32 60 15Z",
    )
    snout = outline("M41 46C44 40 56 40 59 46L56 60H44Z", "#c9a77c", width=2.5) + outline(
        "M45 44H55L50 50Z", INK, width=1
    )
    return (
        glow(50, 34, 44, MOON)
        + ears
        + head
        + snout
        + eyes(33, 11, 4.6, LANTERN)
        + line("M44 57Q50 61 56 57", width=2.5)
        + fang(46, 58, 4)
        + fang(54, 58, 4)
    )


def _carmilla() -> str:
    lips = outline("M45 50Q50 46 55 50Q50 56 45 50Z", EMBER, width=1.5)
    return (
        coat("#6d1b3c", "#fff")
        + long_hair("#2a1018")
        + head("#f3dfe0", 14)
        + eyes(37, 6.5, 4)
        + lips
        + fang(48, 52, 2.6)
        + fang(53, 52, 2.6)
        + disc(50, 66, 3.5, EMBER, width=2)
    )


def _ruthven() -> str:
    curls = outline(
        "M32 34C24 24 32 8 44 12C52 4 68 8 68 18C76 24 72 34 67 34C66 22 56 24 50 20C42 26 34 22 32 34Z", "#6b4a2a"
    )
    scarf = outline("M36 58H64L60 72H40Z", "#fff", width=2.5)
    return (
        coat("#2c3a5c")
        + scarf
        + head("#e3d6cf", 15)
        + curls
        + eye(43, 38, 4)
        + eye(57, 38, 4)
        + brows(32, angry=False)
        + line("M43 50Q50 48 57 51", width=3)
        + fang(55, 50.5, 3.5)
    )


def _orlok() -> str:
    ears = outline("M35 32L19 20L34 44ZM65 32L81 20L66 44Z", "#d7d2b6")
    claws = cord(
        "M22 74C20 62 26 56 24 48M30 74C30 64 34 60 33 52M78 74C80 62 74 56 76 48M70 74C70 64 66 60 67 52",
        "#d7d2b6",
        width=3,
    )
    face = (
        eyes(34, 7, 4.6)
        + brows(25, colour="#6b6250")
        + line("M44 50H56", width=2.5)
        + fang(48, 50, 3.2)
        + fang(52, 50, 3.2)
    )
    return coat(DARK) + ears + head("#d7d2b6", 15, 8) + face + claws


def _golem() -> str:
    blocks = (
        slab(16, 58, 68, 20, "#8f8071")
        + slab(31, 16, 38, 42, "#a8978a", r=4)
        + slab(24, 30, 9, 16, "#8f8071", r=2)
        + slab(67, 30, 9, 16, "#8f8071", r=2)
    )
    sign = slab(38, 20, 24, 8, BONE, r=1) + line("M42 24H45M48 24H52M55 24H58", INK, width=2.5)
    return (
        blocks
        + sign
        + eyes(38, 8.5, 4.4, LANTERN)
        + line("M42 51H58", width=4)
        + line("M33 52L40 46M62 58L69 50", INK, width=1.8)
    )


def _creature() -> str:
    bolts = slab(26, 44, 10, 6, STEEL, r=1) + slab(64, 44, 10, 6, STEEL, r=1)
    head = body(
        "M33 14H67L69 40C69 54 60 64 50 64C40 64 31 54 31 40Z",
        "#9bc08a",
        shade="M58 14H67L69 40C69 54 60 64 54 64C64 48 62 28 58 14Z",
    )
    hair = outline("M31 26L33 11H67L69 26L63 20L56 26L50 20L43 26L37 20Z", INK, width=2)
    scar = line("M58 26L64 34M58 31L62 28M61 34L65 31", "#4d2b3a", width=2)
    return (
        coat("#33303f")
        + bolts
        + head
        + hair
        + scar
        + eyes(39, 8, 4.4)
        + line("M40 35H48M52 35H60", width=2.6)
        + line("M43 53Q50 50 57 53", width=3)
    )


def _grendel() -> str:
    horns = outline("M33 24C22 20 22 10 27 6C28 14 36 16 40 18ZM67 24C78 20 78 10 73 6C72 14 64 16 60 18Z", BONE)
    head = body(
        "M22 44C18 22 36 14 50 14C64 14 82 22 78 44C82 60 66 72 50 72C34 72 18 60 22 44Z",
        MOSS,
        shade="M62 17C84 26 82 62 56 72C70 52 70 32 62 17Z",
    )
    weed = line("M30 24C32 34 28 38 31 46M70 24C68 36 72 38 69 48", "#2f5b3a", width=4)
    return horns + head + weed + eyes(38, 11, 5.4, "#ffe9a8") + brows(29) + grin(52, 34)


def _mummy() -> str:
    wrap = "M32 24L68 20M31 31L69 27M31 50L69 46M33 57L66 54M38 63L62 61M33 17L62 13"
    loose = cord("M66 56C76 58 80 64 78 72", BONE, width=5)
    return (
        coat("#cdbf9c")
        + loose
        + head("#e8dcbc", 19, 12, 67)
        + flat("M32 33H68V45H32Z", INK)
        + line(wrap, "#9a8a63", width=2.4)
        + eyes(39, 8, 4.6, "#c9ffb0")
        + line("M22 66L46 74M54 74L80 64", "#9a8a63", width=2.4)
    )


PORTRAITS = {
    "dracula": _dracula,
    "wendigo": _wendigo,
    "werewolf": _werewolf,
    "carmilla": _carmilla,
    "lord ruthven": _ruthven,
    "count orlok": _orlok,
    "the golem": _golem,
    "the creature": _creature,
    "grendel": _grendel,
    "the mummy": _mummy,
}  # by the name of the card
