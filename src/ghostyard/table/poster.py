"""The poster: a table as one picture to share, with the game, the news and everybody's points, under the night sky."""

from __future__ import annotations

import base64
import html
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ghostyard.core.draw import ASH, BONE, LANTERN, MIST, NIGHT, SLATE, by_night, lantern
from ghostyard.core.game import Game
from ghostyard.core.scene import Art, Scene, scene_drawing
from ghostyard.core.sheet import ScoreSheet
from ghostyard.core.text import shown
from ghostyard.core.words import Words

WEB = Path(__file__).parent.parent / "web"
NIGHT_SKY, TYPEFACE = WEB / "art" / "night.svg", WEB / "type" / "grandstander.woff2"
FONT = "Grandstander, ui-rounded, 'Arial Rounded MT Bold', 'DejaVu Sans', sans-serif"
WIDE = 1600.0  # every poster, in its own units
HEAD, FOOT, EDGE = 214.0, 92.0, 40.0  # above the table, below it, and at its sides
PILL, PILL_GAP, LETTER = 66.0, 18.0, 16.5  # a name never runs into the points beside it


class Standing(NamedTuple):
    """How somebody is told on a poster: what they have made of the game, their place, and their emblems or lantern."""

    name: str
    worth: str
    rank: int
    emblems: Sequence[str] = ()


def standing_of(
    game: Game, box: Any, s: Any, names: Sequence[str], sheets: Sequence[ScoreSheet], words: Words
) -> list[Standing]:
    """Everybody as the page tells them: by points or by what no points tell, and by what is theirs in this game."""
    told = {sheet.seat: worth(sheet, words) for sheet in sheets}
    badges = [game.badge(box, s, seat, words) for seat in range(len(names))]
    return [
        Standing(name, told.get(seat, str(total)), rank, badge.emblems if badge else ())
        for seat, (name, (total, rank), badge) in enumerate(zip(names, game.standings(box, s), badges, strict=True))
    ]


def worth(sheet: ScoreSheet, words: Words) -> str:
    """Points, or the word for what somebody has done that no points tell, such as an escape."""
    deeds = [line for line in sheet.lines if shown(line, words)]
    return str(words.say(f"line-{deeds[0].name}")) if deeds else str(sheet.total).replace("-", "\u2212")


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
        + _typeface()
        + _sky(size)
        + _line(title, 62, 30, ASH)
        + _line(news, 116, 46, LANTERN)
        + _pills(standing, art)
        + f'<g transform="translate({EDGE:g} {HEAD:g}) scale({scale:.4f})">{drawing}</g>'
        + _line(" · ".join(filter(None, ("Ghostyard", address.partition("://")[2]))), high - 30, 30, BONE)
        + "</svg>"
    )


@cache
def _night() -> str:
    """The backdrop of the pages; without style sheets there is only this one, and without a server none."""
    return NIGHT_SKY.read_text(encoding="utf-8").strip() if NIGHT_SKY.is_file() else ""


@cache
def _typeface() -> str:
    """The page's own letters, inside the picture: whoever is sent it does not have them."""
    if not TYPEFACE.is_file():
        return ""
    letters = base64.b64encode(TYPEFACE.read_bytes()).decode()
    face = f"font-family: Grandstander; font-weight: 600 900; src: url(data:font/woff2;base64,{letters})"
    return f"<style>@font-face {{ {face} }}</style>"


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


def _pills(standing: Sequence[Standing], art: Art) -> str:
    """Everybody's emblems, name and points; whoever leads has a rim of light."""
    wide = min(300.0, (WIDE - 2 * EDGE) / len(standing) - PILL_GAP)
    left = (WIDE - len(standing) * (wide + PILL_GAP) + PILL_GAP) / 2
    return "".join(
        f'<g transform="translate({left + number * (wide + PILL_GAP):g} 138)">{_pill(number, one, art, wide)}</g>'
        for number, one in enumerate(standing)
    )


def _pill(seat: int, told: Standing, art: Art, wide: float) -> str:
    rim = LANTERN if told.rank == 1 else MIST
    sign, left = _emblems(told.emblems, art) if told.emblems else (_lantern(seat), 68)
    size, down = (32, 45) if told.worth.lstrip("\u2212").isdigit() else (24, 43)
    room = max(2, int((wide - left - 34 - 0.62 * size * len(told.worth)) / LETTER))
    shown = told.name if len(told.name) <= room else f"{told.name[: room - 1]}…"
    return (
        f'<rect width="{wide:g}" height="{PILL:g}" rx="33" fill="{SLATE}" stroke="{rim}" stroke-width="3"/>{sign}'
        f'<text x="{left:g}" y="43" font-size="26" font-weight="700" fill="{BONE}">{html.escape(shown)}</text>'
        f'<text x="{wide - 24:g}" y="{down}" font-size="{size}" font-weight="800" fill="{BONE}" '
        f'text-anchor="end">{html.escape(told.worth)}</text>'
    )


def _lantern(seat: int) -> str:
    return f'<g transform="translate(12 8) scale(0.5)">{lantern(seat)}</g>'


def _emblems(names: Sequence[str], art: Art) -> tuple[str, float]:
    """The symbols side by side, and where the name begins."""
    signs = [
        f'<g transform="translate({16 + 38 * at} 14) scale(0.38)">{art[name]}</g>' for at, name in enumerate(names)
    ]
    return "".join(signs), 24 + 38 * len(names)
