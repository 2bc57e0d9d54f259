"""The art of Gho Gho Ghosty: carriages, engines, boss cards, Mr. Ghosty, and what lies around them."""

from __future__ import annotations

from functools import cache

from ghostyard.core.draw import (
    BONE,
    INK,
    LANTERN,
    STEEL,
    STONE,
    WOOD,
    badge,
    body,
    by_day,
    card_back,
    coin,
    cord,
    disc,
    flat,
    glow,
    lanterns,
    line,
    moved,
    outline,
    slot,
    tile_base,
)
from ghostyard.core.scene import Art
from ghostyard.games.ghosty.rules.state import MOST_PASSENGERS
from ghostyard.games.ghosty.screen.emblems import PAINTS, emblem, token
from ghostyard.games.ghosty.screen.engines import ENGINES, wheels
from ghostyard.games.ghosty.screen.people import boss, figure, lurking, passenger


@cache
def art() -> Art:
    """Every symbol of the game by name."""
    return {
        **{f"carriage-{colour}-{n}": carriage(colour, n) for colour in PAINTS for n in range(MOST_PASSENGERS + 1)},
        **{f"engine-{colour}": engine_card(colour) for colour in PAINTS},
        **{f"boss-{colour}": boss_card(colour) for colour in PAINTS},
        **{f"token-{colour}": token(colour) for colour in PAINTS},
        **{f"track-{colour}": track(colour) for colour in PAINTS},
        **lanterns(),
        "boss-back": card_back(lurking(), by_day("curtain", "#3a2340"), border="#6d4468"),
        "pile-back": card_back(unseen_carriage(), by_day("back", "#3b3654"), border=by_day("border", "#5d5583")),
        "pile": card_back("", by_day("under", "#221f33")),
        "ghosty": figure(),
        "riders": riders(),
        "coin": coin(),
        "right": badge(by_day("good-paper", "#1f6b52")),
        "wrong": badge(by_day("bad-paper", "#7d2f3c")),
        "slot": slot(),
        "sign": sign(),
        "shine": glow(50, 50, 50, opacity=0.35),
        "badge": badge(),
    }


# ---------------------------------------------------------------- cards


def night(colour: str) -> str:
    """The ground of a card: the night in the colour of its train, and rails from edge to edge."""
    stars = "M14 13h.01M88 22h.01M74 9h.01M8 34h.01M94 44h.01"
    return tile_base(PAINTS[colour].night) + line(stars, by_day("cloud", BONE), width=2.2, opacity=0.5) + rails()


def rails() -> str:
    """Rails and ties along the lower edge, seen from the side."""
    ties = line("M6 97H96", WOOD, width=4, dash="7 8")
    return ties + line("M0.5 94H99.5", INK, width=4.5, blunt=True) + line("M0.5 94H99.5", STEEL, width=2.4, blunt=True)


def engine_card(colour: str) -> str:
    """An engine with its driver."""
    return night(colour) + ENGINES[colour]()


SEATINGS = {  # by number of passengers: where they sit, and how large they are
    0: ((), 0),
    1: ((50,), 46),
    2: ((31, 69), 43),
    3: ((24, 50, 77), 36),
    4: ((19, 40, 61, 82), 30),
}


def carriage(colour: str, passengers: int) -> str:
    """An open carriage of a fairground train; its passengers look out, or its seats are empty."""
    places, size = SEATINGS[passengers]
    riding = "".join(passenger(x, 54, size, mood) for mood, x in enumerate(places)) or empty_seats(colour)
    coupling = cord("M-1 78H12M88 78H101", STONE, width=4)
    return night(colour) + coupling + riding + wheels((27, 9), (73, 9)) + tub(colour)


def tub(colour: str) -> str:
    """The side of a carriage, with the shape of its colour."""
    side, deep, _ = PAINTS[colour]
    hull = body(
        "M5 47Q9 43 15 46Q32 52 50 51.5Q68 51 85 45Q91 42 95 46Q93 66 87 79Q85 84 78 84H22Q15 84 13 79Q7 64 5 47Z",
        side,
        shade="M13 79Q15 84 22 84H78Q85 84 87 79L89 73Q50 79 11 73Z",
    )
    rim = line("M10 50Q30 56.5 50 56Q70 55.5 90 49", "#fff", width=3, opacity=0.55)
    bolts = "".join(disc(x, 63, 3, deep, width=0) for x in (21, 79))
    return hull + rim + bolts + emblem(colour, 50, 68, 31, width=3)


def empty_seats(colour: str) -> str:
    """Two padded seats that nobody sits on."""
    deep = PAINTS[colour].deep
    backs = outline("M17 54V36Q18 29 31 29T45 36V54ZM55 54V36Q56 29 69 29T83 36V54Z", deep)
    return backs + line("M25 38H37M63 38H75", INK, width=2.5, opacity=0.4)


def boss_card(colour: str) -> str:
    """A boss in front of a screen in the colour of its train."""
    side, deep, _ = PAINTS[colour]
    screen = tile_base(side) + flat("M4 60L98 22V96Q97 98 93 97L7 98Q3 98 3 93Z", deep, opacity=0.55)
    return screen + boss(colour)


def unseen_carriage() -> str:
    """Under a dust sheet: something on wheels, with eyes in the dark."""
    shape = outline("M20 70C18 50 26 36 38 38C42 24 60 24 64 37C76 35 83 50 81 70Z", "#7a719f")
    gap = outline("M36 60C36 48 66 48 66 60Z", INK, width=2)
    eyes = disc(46, 57, 3.6, LANTERN, width=0) + disc(57, 57, 3.6, LANTERN, width=0)
    folds = line("M27 66C27 56 29 50 33 46M74 66C74 56 72 50 69 46", INK, width=2.5, opacity=0.5)
    under = disc(34, 73, 7, STONE) + disc(67, 73, 7, STONE) + line("M18 82H83", STEEL, width=3)
    return under + shape + folds + gap + eyes


# ---------------------------------------------------------------- counters and places


def riders() -> str:
    """A ghost without a face: how many passengers there are is written on it."""
    return body(
        "M50 6C73 6 85 24 86 48L89 90Q78 98 69 90Q60 98 50 91Q41 98 32 90Q22 98 11 90L14 48C15 24 27 6 50 6Z",
        "#a9a3c4",
        light="M48 10C30 11 20 28 19 50C24 34 32 20 52 16Z",
    )


def track(colour: str) -> str:
    """An empty place of a train: rails that wait in its colour and under its shape, at night and by day."""
    paint = PAINTS[colour]
    bed = flat("M0 12H100V99H0Z", by_day(f"{colour}-track", paint.deep), opacity=0.45) + emblem(
        colour, 17, 29, 20, paint.side, width=2
    )
    ties = line("M6 97H96", WOOD, width=4, dash="7 8", opacity=0.5)
    return bed + ties + line("M0 94H100", STONE, width=2.4, blunt=True, opacity=0.6)


def sign() -> str:
    """A signpost at the place where a train is worth more: a coin on a pole."""
    return line("M50 98V60", INK, width=11) + line("M50 98V60", WOOD, width=6) + moved(coin(), x=14, y=14, scale=0.72)
