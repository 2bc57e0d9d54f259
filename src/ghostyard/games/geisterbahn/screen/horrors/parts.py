"""Parts of faces: heads, eyes, hair, hats and coats, around the middle of a card."""

from __future__ import annotations

from ghostyard.core.draw import INK, body, eye, fang, flat, line, outline

PALE, SKIN, DARK, BLOOD = "#cfe0c9", "#f0c9a4", "#1e1a30", "#a02344"
MOON, FUR, MOSS, MIST_BLUE, VIOLET = "#f6e6b4", "#8a6a4a", "#7fae6a", "#dff3ff", "#b58cff"


def head(skin: str, wide: float = 17, top: float = 16, chin: float = 60) -> str:
    """A head around the middle of the card, with its right side in the shade."""
    left, right, cheek = 50 - wide, 50 + wide, (top + chin) / 2 + 6
    shape = (
        f"M{left} {cheek - 14}C{left} {top - 5} {right} {top - 5} {right} {cheek - 14}"
        f"C{right + 1} {cheek + 6} 60 {chin} 50 {chin}C40 {chin} {left - 1} {cheek + 6} {left} {cheek - 14}Z"
    )
    return body(
        shape,
        skin,
        shade=f"M58 {top}C{right + 3} {top + 8} {right + 2} {cheek + 8} 53 {chin}C62 {cheek} 62 {top + 14} 58 {top}Z",
    )


def eyes(y: float = 37, apart: float = 8, size: float = 4.6, white: str = "#fff") -> str:
    """Two eyes, as far apart."""
    return eye(50 - apart, y, size, white=white) + eye(50 + apart, y, size, white=white)


def brows(y: float = 30, *, angry: bool = True, colour: str = INK) -> str:
    """Two brows: angry, or worried."""
    inner = y + 3.5 if angry else y - 2.5
    return line(f"M35 {y}L46 {inner}M65 {y}L54 {inner}", colour, width=3.2)


def coat(colour: str, collar: str = "") -> str:
    """Shoulders in a coat, perhaps with a collar."""
    flaps = outline("M38 57L50 70L62 57L56 76H44Z", collar, width=2.5) if collar else ""
    return outline("M14 76C16 63 30 58 38 55H62C70 58 84 63 86 76Z", colour) + flaps


def cape(colour: str, lining: str) -> str:
    """A cape with a high collar."""
    cloth = outline("M12 76C15 52 24 45 34 41H66C76 45 85 52 88 76Z", colour)
    return cloth + outline("M29 45L24 22L43 47ZM71 45L76 22L57 47Z", lining, width=3)


def hat(colour: str, band: str, high: float = 8) -> str:
    """A top hat with a band."""
    crown = outline(f"M34 27V{high}H66V27Z", colour) + outline("M22 31C22 24 78 24 78 31Z", colour)
    return crown + flat("M35.5 20H64.5V25H35.5Z", band)


def long_hair(colour: str, down: float = 70) -> str:
    """Hair down to the shoulders."""
    return outline(f"M30 {down}C22 40 24 8 50 8C76 8 78 40 70 {down}L61 {down - 6}L63 30H37L39 {down - 6}Z", colour)


def hood(colour: str) -> str:
    """A hood, dark inside."""
    return outline("M18 76C14 40 26 6 50 6C74 6 86 40 82 76Z", colour) + flat(
        "M33 66C28 40 36 20 50 20C64 20 72 40 67 66Z", INK
    )


def grin(y: float = 50, wide: float = 22) -> str:
    """A mouth full of teeth."""
    left, right = 50 - wide / 2, 50 + wide / 2
    mouth = outline(f"M{left} {y}Q50 {y + 4} {right} {y}Q50 {y + 15} {left} {y}Z", INK, width=2)
    return mouth + "".join(fang(left + wide * at, y + 1.4, 3.4) for at in (0.25, 0.5, 0.75))


def moustache(y: float, colour: str = INK, wide: float = 17) -> str:
    """A moustache with two ends."""
    return line(
        f"M50 {y}C44 {y - 6} {50 - wide + 4} {y - 3} {50 - wide} {y + 4}"
        f"M50 {y}C56 {y - 6} {50 + wide - 4} {y - 3} {50 + wide} {y + 4}",
        colour,
        width=4,
    )


def beard(colour: str, tip: float = 75) -> str:
    """A full beard."""
    return outline(
        f"M33 44C33 62 40 {tip - 4} 50 {tip}C60 {tip - 4} 67 62 67 44C60 51 55 47 50 47C45 47 40 51 33 44Z", colour
    )
