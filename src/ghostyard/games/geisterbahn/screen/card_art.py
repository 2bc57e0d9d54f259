"""The cards of the ghost train as drawings: horrors by class, the items, encounters, and the backs."""

from __future__ import annotations

from ghostyard.core.draw import (
    ASH,
    BONE,
    EMBER,
    HALO,
    INK,
    LANTERN,
    MINT,
    MIST,
    PLANK,
    SLATE,
    STEEL,
    WOOD,
    body,
    by_day,
    card_back,
    disc,
    eye,
    flat,
    glow,
    lamp,
    line,
    moved,
    outline,
    slab,
    smile,
    tile_base,
)
from ghostyard.games.geisterbahn.rules.faces import CLASS_NAMES, HORROR_NAMES, ITEM_NAMES, card_id
from ghostyard.games.geisterbahn.screen.horrors import PORTRAITS


def card(ground: str, picture: str) -> str:
    """A card: a big picture, with room below for the bar with its name."""
    return tile_base(ground) + picture


def name_bar() -> str:
    """The dark strip along the lower edge of a card, on which its name is written."""
    return flat("M3.5 76H96.5V92Q96.5 96.5 92 96.5H8Q3.5 96.5 3.5 92Z", HALO, opacity=0.72)


# ---------------------------------------------------------------- horrors


GROUNDS = {
    "fiend": by_day("fiend", "#6b2036"),
    "wraith": by_day("wraith", "#24506e"),
    "alien": by_day("alien", "#275a3c"),
    "evil man": by_day("evil-man", "#6a4a26"),
    "vision": by_day("vision", "#452a73"),
}  # of the cards, by the class of the horror


def horror_art(sort: int) -> str:
    """The card of a class of horrors, numbered from 1."""
    return f"horror-{CLASS_NAMES[sort - 1].replace(' ', '-')}"


def portrait_art(horror: int) -> str:
    """The picture on the card of a horror."""
    return f"portrait-{card_id(horror)}"


def _portrait(picture: str) -> str:
    """It ends where the strip with the name begins."""
    return f'<svg width="100" height="77" viewBox="0 0 100 77" overflow="hidden">{picture}</svg>'


# ---------------------------------------------------------------- items

ITEM_GROUND = by_day("item", "#2d5560")


def _stroke(d: str, colour: str = BONE, width: float = 6) -> str:
    return line(d, INK, width=width + 5) + line(d, colour, width=width)


def _booze() -> str:
    bottle = body(
        "M43 10H57V26C57 32 66 36 66 46V72H34V46C34 36 43 32 43 26Z", "#5fae6a", light="M39 46C40 40 46 36 46 30V68H39Z"
    )
    return bottle + slab(34, 48, 32, 14, BONE, r=2) + line("M41 55H59", INK, width=2.5) + slab(43, 6, 14, 8, WOOD, r=2)


def _umbrella() -> str:
    roof = body(
        "M12 42C14 10 86 10 88 42Q78 34 69 42Q60 34 50 42Q40 34 31 42Q22 34 12 42Z",
        "#d86b86",
        light="M16 36C20 22 34 16 44 17C34 22 30 30 30 36Q22 32 16 36Z",
    )
    return _stroke("M50 40V66C50 76 64 76 64 66", STEEL, 4.5) + roof


def _garlic() -> str:
    bulb = body(
        "M50 14C50 30 80 32 80 54C80 70 64 74 50 74C36 74 20 70 20 54C20 32 48 30 50 14Z",
        "#f6efe3",
        shade="M62 36C84 46 82 72 58 73C70 62 70 48 62 36Z",
    )
    return bulb + line("M50 32C44 46 44 62 48 72M52 32C58 46 58 62 54 72", "#9a86a8", width=2.5)


def _mirror() -> str:
    glass = (
        disc(50, 34, 24, LANTERN)
        + disc(50, 34, 18, "#cfefff", width=2.5)
        + line("M40 38L54 22M46 44L60 28", "#fff", width=3.5)
    )
    return _stroke("M50 58V72", LANTERN, 8) + glass


def _book() -> str:
    cover = slab(22, 14, 56, 56, "#a4405c", tilt=-4) + slab(28, 12, 6, 56, BONE, tilt=-4, r=1)
    return cover + _stroke("M58 28V50M50 36H66", LANTERN, 4)


def _rasp() -> str:
    teeth = line("M44 38L50 46M53 31L59 39M62 25L68 33M71 18L77 26", INK, width=2.5)
    return _stroke("M16 66L34 50", WOOD, 11) + _stroke("M36 48L82 14", STEEL, 12) + teeth


def _lorgnette() -> str:
    glasses = "".join(disc(x, y, 17, LANTERN) + disc(x, y, 11, "#cfefff", width=2.5) for x, y in ((32, 38), (68, 36)))
    return glasses + _stroke("M82 46L88 72", LANTERN, 5)


def _whistle() -> str:
    pipe = body("M12 30H56V36C80 32 88 48 82 60C74 76 46 74 42 54L12 48Z", STEEL)
    return pipe + disc(62, 54, 8, INK, width=0) + line("M66 18L70 8M78 22L86 14M56 20L54 10", LANTERN, width=4)


def _die() -> str:
    pips = ((38, 28), (63, 31), (50, 42), (36, 53), (61, 57))
    return slab(24, 16, 52, 52, BONE, tilt=8, r=10) + "".join(disc(x, y, 5, INK, width=0) for x, y in pips)


def _compass() -> str:
    needle = outline("M50 20L57 42H43Z", EMBER, width=2) + outline("M50 64L57 42H43Z", MIST, width=2)
    return disc(50, 42, 32, LANTERN) + disc(50, 42, 24, BONE, width=2.5) + needle


def _pliers() -> str:
    handles = _stroke("M30 74L54 40M70 74L46 40", EMBER, 9)
    jaws = _stroke("M54 40C68 28 62 16 54 10M46 40C32 28 38 16 46 10", STEEL, 8)
    return handles + jaws + disc(50, 42, 5, INK, width=0)


def _cross() -> str:
    shape = outline("M42 8H58V26H76V42H58V74H42V42H24V26H42Z", PLANK)
    return shape + line("M50 14V68M30 34H70", "#fff", width=2, opacity=0.3)


def _letter() -> str:
    paper = slab(14, 22, 72, 46, BONE, tilt=-3) + line("M17 27L50 50L82 24", INK, width=3)
    return paper + disc(50, 50, 8, EMBER, width=2.5)


def _muzzle_loader() -> str:
    gun = _stroke("M14 66L30 48", WOOD, 14) + _stroke("M30 48L86 16", STEEL, 8)
    return gun + disc(70, 60, 8, "#eef3ff") + line("M67 58L71 56", "#fff", width=2)


def _old_lamp() -> str:
    return moved(lamp(), x=16, y=6, scale=0.68)


ITEM_PICTURES = dict(
    zip(
        ITEM_NAMES,
        (
            _old_lamp, _book, _booze, _rasp, _lorgnette, _whistle, _die, _compass, _pliers,
            _garlic, _cross, _umbrella, _letter, _mirror, _muzzle_loader,
        ),
        strict=True,
    )
)  # fmt: skip


def item_art(name: str) -> str:
    """The symbol of an item."""
    return f"item-{name.replace(' ', '-')}"


# ---------------------------------------------------------------- encounters and backs


def encounter() -> str:
    """Somebody lifts his hat to you."""
    face = body("M30 40H70C72 62 62 74 50 74C38 74 28 62 30 40Z", "#f0c9a4")
    hat = moved(
        outline("M34 30V6H66V30Z", "#53316b") + outline("M22 36C22 27 78 27 78 36Z", "#53316b"), x=6, y=-2, turn=14
    )
    return face + hat + eye(42, 50, 5) + eye(59, 50, 5) + smile(50, 62, 14)


def skull(x: float = 50, y: float = 44) -> str:
    """The mark on the back of horrors."""
    drawing = body("M50 14C74 14 82 30 80 46C79 54 72 58 70 62V72H30V62C28 58 21 54 20 46C18 30 26 14 50 14Z", BONE)
    holes = (
        disc(38, 44, 8, INK, width=0)
        + disc(62, 44, 8, INK, width=0)
        + line("M43 64V72M50 64V72M57 64V72", INK, width=3)
    )
    return moved(drawing + holes, x=x - 50, y=y - 44)


def cards() -> dict[str, str]:
    """All cards as symbols; the decks have marks of their own, a card in a hand shows none of them."""
    chest = slab(26, 36, 48, 34, WOOD) + line("M26 50H74", LANTERN, width=4) + disc(50, 52, 6, LANTERN, width=2.5)
    return {
        **{horror_art(sort): card(GROUNDS[name], "") for sort, name in enumerate(CLASS_NAMES, 1)},
        **{portrait_art(horror): _portrait(PORTRAITS[name]()) for horror, name in enumerate(HORROR_NAMES, 1)},
        **{item_art(name): card(ITEM_GROUND, ITEM_PICTURES[name]()) for name in ITEM_NAMES},
        "encounter": card(by_day("guest", "#5b4a6e"), encounter()),
        "name-bar": name_bar(),
        "back": card_back(glow(50, 50, 30, MINT, opacity=0.2) + _question()),
        "pile-horrors": card_back(moved(skull(), y=5), by_day("brick", "#4a1c2c"), border=EMBER),
        "pile-items": card_back(chest, ITEM_GROUND, border=MINT),
        "pile-encounters": card_back(
            moved(encounter(), x=14, y=16, scale=0.72), by_day("guest", "#44305c"), border=LANTERN
        ),
        "pile-empty": tile_base(SLATE) + line("M13 10L88 11Q90 50 89 89L11 88Q10 50 13 10Z", MIST, width=3, dash="5 6"),
    }


def _question() -> str:
    hook = "M36 38C36 16 66 18 65 37C64 50 50 50 50 62"
    return line(hook, INK, width=15) + line(hook, ASH, width=9) + disc(50, 77, 6, ASH, width=2.5)
