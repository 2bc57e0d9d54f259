"""What rides and what counts in the ghost train, as drawings: cars, ghosts, keys, dials, the die, and lights."""

from __future__ import annotations

from ghostyard.core.draw import (
    BAD,
    BONE,
    EMBER,
    GOOD,
    INK,
    LANTERN,
    MINT,
    MIST,
    NIGHT,
    SEATS,
    SIGN,
    SLATE,
    STEEL,
    WOOD,
    badge,
    body,
    by_day,
    card_back,
    disc,
    eye,
    flat,
    glow,
    lantern,
    line,
    moved,
    outline,
    slab,
    smile,
    tile_base,
)
from ghostyard.games.geisterbahn.rules.faces import KIND_NAMES
from ghostyard.games.geisterbahn.rules.state import MOST_MORALE
from ghostyard.games.geisterbahn.screen.tile_art import HEXAGON, toward

# ---------------------------------------------------------------- cars and ghosts


def car(seat: int) -> str:
    """A car seen from above, on its way up, with the seat's lantern on its bonnet."""
    colour = SEATS[seat].colour
    wheels = "".join(slab(x, y, 12, 20, INK, r=4) for x in (14, 74) for y in (20, 66))
    hull = body(
        "M50 4C70 4 80 18 80 34V82C80 92 72 96 50 96S20 92 20 82V34C20 18 30 4 50 4Z",
        colour,
        shade="M62 6C76 12 80 22 80 34V82C80 92 74 95 62 95Z",
    )
    seat_back = slab(29, 68, 42, 20, "#3a1f2c", r=8)
    return wheels + hull + seat_back + disc(50, 38, 24, NIGHT, width=3) + moved(lantern(seat), x=31, y=18, scale=0.38)


def ghost(seat: int) -> str:
    """What is left of a player: a glowing sheet in the seat's colour, holding its lantern."""
    colour = SEATS[seat].colour
    sheet = "M48 6C74 6 82 28 82 50L84 92L70 82L60 94L48 83L36 94L27 82L13 92L16 48C16 24 26 6 48 6Z"
    figure = body(sheet, "#eef6ff", shade="M60 9C82 20 82 46 84 92L70 82C74 56 74 30 60 9Z")
    hem = line("M14 78L27 70L36 82L48 71L60 82L70 70L83 78", colour, width=6)
    face = eye(36, 34, 8) + eye(60, 34, 8) + smile(48, 48, 14)
    return glow(50, 50, 50, colour, opacity=0.5) + figure + hem + face + moved(lantern(seat), x=54, y=46, scale=0.46)


# ---------------------------------------------------------------- keys

KEY_COLOURS = ("#ff6b57", "#6cb6ff", "#7ddc7a", "#ffd75e", "#c79bff", "#f4f1ff")

# Bold symbols, in the middle of the grid.
KEY_SYMBOLS = {
    "moon": "M66 9C32 8 10 34 16 60C22 90 62 100 88 74C62 80 44 66 44 44C44 28 52 16 66 9Z",
    "bell": (
        "M50 12C56 12 58 16 58 20C76 26 74 48 78 64L86 74H14L22 64C26 48 24 26 42 20C42 16 44 12 50 12Z"
        "M40 78H60C60 92 40 92 40 78Z"
    ),
    "raven": "M8 34L30 24C38 14 56 16 60 30C74 36 86 52 92 78L70 68L64 82L56 66C40 66 28 54 28 40Z",
    "rose": (
        "M50 8C62 4 80 14 78 32C80 50 64 60 54 60V76C62 66 74 66 82 70C76 82 62 84 54 82V94H46"
        "V82C38 84 24 82 18 70C26 66 38 66 46 76V60C36 60 20 50 22 32C20 14 38 4 50 8Z"
    ),
    "crown": "M12 82L8 28L32 50L50 14L68 50L92 28L88 82Z",
    "star": "M50 8L61 37L92 38L68 58L76 90L50 72L24 90L32 58L8 38L39 37Z",
}
DETAILS = {
    "raven": "M44 30h.1",
    "rose": "M36 34C38 18 62 18 64 34C64 50 44 50 45 37C46 31 54 31 54 37",
    "crown": "M16 68H84",
    "bell": "M28 60H72",
}

# Where number and symbol go, and how large, by what the table has chosen: number, colour or symbol.
NUMBER_SIZES, SYMBOL_SIZES = (64, 44, 36), (0.5, 0.54, 0.76)


def key_symbol(kind: int) -> str:
    """The bold symbol of a kind of key, numbered from 1."""
    name = KIND_NAMES[kind - 1]
    detail = line(DETAILS[name], INK, width=8 if name == "raven" else 5) if name in DETAILS else ""
    return (
        outline(KEY_SYMBOLS[name], INK, width=4)
        + moved(outline(KEY_SYMBOLS[name], "#fff", width=5), x=4, y=4, scale=0.92)
        + detail
    )


def kind_face(kind: int, shown_as: int) -> str:
    """Number, colour and symbol of a kind; the one the table has chosen is the largest."""
    size, scale = NUMBER_SIZES[shown_as], SYMBOL_SIZES[shown_as]
    x, y = ((70, 67), (66, 64), (40, 42))[shown_as]
    symbol = moved(key_symbol(kind), x=x - 50 * scale, y=y - 50 * scale, scale=scale)
    at = ((34, 38), (30, 32), (80, 79))[shown_as]
    number = (
        f'<text x="{at[0]}" y="{at[1] + size * 0.36:g}" font-size="{size}" text-anchor="middle" font-weight="900" '
        f'font-family="sans-serif" fill="#fff" stroke="{INK}" stroke-width="{size * 0.16:g}" paint-order="stroke" '
        f'stroke-linejoin="round">{kind}</text>'
    )
    return (number + symbol) if shown_as == 2 else (symbol + number)


def key_card(kind: int, shown_as: int) -> str:
    """A key: a card in the colour of its kind, with the bow of a key at its corner."""
    return tile_base(SLATE) + _field(kind, shown_as) + kind_face(kind, shown_as)


def code_card(kind: int, shown_as: int) -> str:
    """A code card: the same face behind the bars of the gate."""
    frame = line("M10 7L91 8L92 92L8 92Z", LANTERN, width=5) + "".join(
        disc(x, y, 4, LANTERN, width=2) for x in (9, 91) for y in (9, 91)
    )
    return tile_base(SLATE) + _field(kind, shown_as) + frame + kind_face(kind, shown_as)


def _field(kind: int, shown_as: int) -> str:
    """The colour of the kind: all over the card if colours were chosen, else a broad band."""
    colour = KEY_COLOURS[kind - 1]
    if shown_as == 1:
        return flat("M5 5H95V95H5Z", colour)
    return flat("M5 5H95V95H5Z", colour, opacity=0.8) + line("M6 6H94V94H6Z", colour, width=6)


def _key(colour: str) -> str:
    shaft = "M50 48V84M50 70H64M50 82H60"
    bow = disc(50, 32, 18, colour) + disc(50, 32, 8, SLATE, width=3)
    return line(shaft, INK, width=14) + line(shaft, colour, width=8) + bow


def keys() -> dict[str, str]:
    """Keys and code cards of every kind, in the three ways a table may choose; and their backs."""
    faces = [(kind, shown) for kind in range(1, 7) for shown in range(3)]
    lock = slab(26, 44, 48, 38, STEEL, r=6) + disc(50, 60, 6, INK, width=0) + line("M50 60V72", INK, width=5)
    shackle = line("M34 44V34C34 14 66 14 66 34V44", INK, width=13) + line(
        "M34 44V34C34 14 66 14 66 34V44", STEEL, width=7
    )
    return {
        **{f"key-{kind}-{shown}": key_card(kind, shown) for kind, shown in faces},
        **{f"code-{kind}-{shown}": code_card(kind, shown) for kind, shown in faces},
        "key-back": card_back(_key(BONE), by_day("wood", "#4b3d2c"), border="#8a6c42"),
        "code-back": card_back(shackle + lock, by_day("brick", "#2b2140"), border=LANTERN),
    }


# ---------------------------------------------------------------- dials and the die


def morale(value: int) -> str:
    """The morale dial: nine lamps around it, as many lit as there is heart left."""
    colour = EMBER if value <= 2 else LANTERN if value <= 5 else MINT
    lamps = ""
    for number in range(MOST_MORALE):
        x, y = toward(number * 6 / MOST_MORALE, 39)
        lamps += disc(x, y, 7.5, colour if number < value else by_day("unlit", "#3b3654"), width=2.5)
    return disc(50, 50, 49, by_day("dial", "#14121f"), width=2) + lamps + disc(50, 50, 26, SLATE, width=2.5)


def points() -> str:
    """A ghost's victory points: the back of the dial."""
    sheet = "M50 10C76 10 82 32 82 52L84 88L70 78L60 90L49 79L38 90L28 78L15 88L18 50C18 28 26 10 50 10Z"
    return disc(50, 50, 49, NIGHT, width=2) + glow(50, 50, 46, MINT) + outline(sheet, "#4d6f86")


def die(fill: str) -> str:
    """A ten-sided die; its number is written on it."""
    shape = "M50 4L94 40L90 64L50 96L10 64L6 40Z"
    facets = "M50 4L26 58L50 68L74 58ZM6 40L26 58L10 64M94 40L74 58L90 64M50 68V96"
    return body(shape, fill, light="M50 4L6 40L26 58Z") + line(facets, INK, width=2.5, opacity=0.55)


def night() -> str:
    """How late it is: a moon over the first light of day; the round is written on it."""
    moon = moved(outline(KEY_SYMBOLS["moon"], BONE, width=6), x=18, y=8, scale=0.34)
    light = flat("M4 66A47 47 0 0 0 96 66Z", EMBER, opacity=0.55) + flat("M10 76A47 47 0 0 0 90 76Z", LANTERN)
    return disc(50, 50, 48, by_day("sky", "#14121f"), width=3) + moon + light


def crate(wood: str) -> str:
    """What keeps the other code cards: a flat box, seen from above."""
    return slab(1, 30, 98, 40, wood, r=6)


# ---------------------------------------------------------------- lights on the board


def board() -> str:
    """The frame around all tiles: a wooden ring, seen from above."""
    ring = "M50 .8L93.5 25.6V74.4L50 99.2L6.5 74.4V25.6Z"
    return outline(ring, by_day("hedge", "#1d1930"), width=0.6) + line(ring, "#5a3f33", width=1.1)


def arrow(colour: str) -> str:
    """The way out over an edge."""
    shape = "M50 8L86 52H64V90H36V52H14Z"
    return outline(shape, colour, width=7)


DOOR = by_day("door", "#7ff4ff")


def door() -> str:
    """A teleporter at the frame: a glowing arch over the end of the track."""
    rings = line("M12 70C16 26 84 26 88 70", DOOR, width=7) + line(
        "M26 72C30 42 70 42 74 72", by_day("door-inner", "#d9fdff"), width=5
    )
    sparks = line("M20 22L26 32M50 10V22M80 22L74 32", DOOR, width=5)
    return glow(50, 62, 48, "#3fd8ff", opacity=0.5) + rings + sparks


def picked() -> str:
    """A tile that has been taken up."""
    return line(HEXAGON, INK, width=8) + line(HEXAGON, LANTERN, width=5)


def lights() -> dict[str, str]:
    """Everything that shines on the board, and the signs beside it."""
    return {
        "board": board(),
        "way": arrow(LANTERN),
        "door": door(),
        "ride": disc(50, 50, 34, INK, width=0) + disc(50, 50, 24, MINT, width=0),
        "spot": glow(50, 50, 49, LANTERN, opacity=0.55),
        "trail": disc(50, 50, 40, INK, width=0) + disc(50, 50, 26, LANTERN, width=0),
        "ride-end": disc(50, 50, 46, INK, width=0)
        + line("M50 14A36 36 0 1 1 49 14Z", MINT, width=12)
        + disc(50, 50, 14, MINT, width=0),
        "picked": picked(),
        "badge": badge(),
        "holds": badge(by_day("good-paper", "#174a38"), rim=GOOD),
        "fails": badge(by_day("bad-paper", "#5c1c17"), rim=BAD),
        "effect": badge(by_day("odd-paper", "#2a1e4a"), rim=by_day("odd", "#b58cff"))
        + flat("M50 22L57 43L79 44L61 57L68 78L50 65L32 78L39 57L21 44L43 43Z", by_day("odd", "#d9c2ff")),
        "due": badge(by_day("bad-paper", "#5c1c17"), rim=BAD) + line("M36 28H64L36 72H64Z", SIGN, width=7),
        "die": die(BONE),
        "die-holds": die(MINT),
        "die-fails": die(EMBER),
        "points": points(),
        "night": night(),
        "box": crate(WOOD),
        "gone": crate(MIST),
        **{f"morale-{value}": morale(value) for value in range(MOST_MORALE + 1)},
        **{f"car-{seat}": car(seat) for seat in range(len(SEATS))},
        **{f"ghost-{seat}": ghost(seat) for seat in range(len(SEATS))},
    }
