"""The poster: a table as one picture to share, with the game, the news and everybody's points, under the night sky."""

from __future__ import annotations

import html
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ghostyard.core.draw import (
    ASH,
    BONE,
    LANTERN,
    MIST,
    NIGHT,
    SLATE,
    by_night,
    lantern,
)
from ghostyard.core.scene import Art, Scene, scene_drawing

NIGHT_SKY = Path(__file__).parent.parent / "web" / "art" / "night.svg"
FONT = "ui-rounded, 'Arial Rounded MT Bold', 'DejaVu Sans', sans-serif"
WIDE = 1600.0  # every poster, in its own units
HEAD, FOOT, EDGE = 214.0, 92.0, 40.0  # above the table, below it, and at its sides
PILL, PILL_GAP, LETTER = 66.0, 18.0, 16.5  # a name never runs into the points beside it

Standing = tuple[str, int, int]  # a name, points, and a place


def poster(
    game: str, scene: Scene, art: Art, headline: tuple[str, str], standing: Sequence[Standing], address: str
) -> str:
    """The table under a headline (the game, and what is to be told of it), on the fairground's night."""
    drawing, width, height = scene_drawing(game, scene, art)
    scale = (WIDE - 2 * EDGE) / width
    high = HEAD + height * scale + FOOT
    title, news = headline
    size = f'width="{WIDE:g}" height="{high:.0f}"'
    return by_night(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDE:g} {high:.0f}" font-family="{FONT}">'
        + _sky(size)
        + _line(title, 62, 30, ASH)
        + _line(news, 116, 46, LANTERN)
        + _pills(standing)
        + f'<g transform="translate({EDGE:g} {HEAD:g}) scale({scale:.4f})">{drawing}</g>'
        + _line(f"Ghostyard · {address.partition('://')[2]}", high - 30, 30, BONE)
        + "</svg>"
    )


@cache
def _night() -> str:
    """The backdrop of the pages; without their style sheets there is only this one."""
    return NIGHT_SKY.read_text(encoding="utf-8").strip()


def _sky(size: str) -> str:
    sky = _night().replace("<svg ", f"<svg {size} ", 1)
    return f'<rect width="100%" height="100%" fill="{NIGHT}"/>{sky}'


def _line(text: str, y: float, size: float, colour: str) -> str:
    """A line of text in the middle."""
    shown = min(size, 1.7 * WIDE / max(1, len(text)))
    return (
        f'<text x="{WIDE / 2:g}" y="{y:g}" font-size="{shown:g}" font-weight="800" text-anchor="middle" '
        f'fill="{colour}">{html.escape(text)}</text>'
    )


def _pills(standing: Sequence[Standing]) -> str:
    """Everybody's lantern, name and points; whoever leads has a rim of light."""
    wide = min(300.0, (WIDE - 2 * EDGE) / len(standing) - PILL_GAP)
    left = (WIDE - len(standing) * (wide + PILL_GAP) + PILL_GAP) / 2
    return "".join(
        f'<g transform="translate({left + number * (wide + PILL_GAP):g} 138)">{_pill(number, *one, wide)}</g>'
        for number, one in enumerate(standing)
    )


def _pill(seat: int, name: str, points: int, rank: int, wide: float) -> str:
    rim = LANTERN if rank == 1 else MIST
    room = max(2, int((wide - 68 - 34 - 20 * len(str(points))) / LETTER))
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    return (
        f'<rect width="{wide:g}" height="{PILL:g}" rx="33" fill="{SLATE}" stroke="{rim}" stroke-width="3"/>'
        f'<g transform="translate(12 8) scale(0.5)">{lantern(seat)}</g>'
        f'<text x="68" y="43" font-size="26" font-weight="700" fill="{BONE}">{html.escape(shown)}</text>'
        f'<text x="{wide - 24:g}" y="45" font-size="32" font-weight="800" fill="{BONE}" '
        f'text-anchor="end">{points}</text>'
    )
