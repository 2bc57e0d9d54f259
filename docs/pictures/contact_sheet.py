"""Makes the contact sheet: every game in its opening, its middle and its end, on every screen, by night and by day.

`make contact-sheet` writes a picture for each game, and `docs/contact-sheet.md` with what was measured on the way.
"""

from __future__ import annotations

import io
import itertools
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import launched
from tests.browser.measures import Measures, first_page_bytes, forget_shifts, measured, shift, watch_shifts
from tests.browser.poses import END, pose
from tests.browser.server import Server
from tests.browser.visitor import Visitor

from ghostyard.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "contact-sheet.md"
SIZES = [(360, 740), (390, 844), (820, 1180), (844, 390), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
FINGERS = 860  # up to this width a screen is touched
MOMENTS = ["opening", "middle", "late", END]
THEMES = ["night", "light"]
HIGH, GAP = 200, 6  # of a picture on the sheet, in pixels
TURNS = 10
NUMBERS = itertools.count(1)


class Sitting:
    """Somebody at the table of one game, at one moment, with eyes or with fingers."""

    def __init__(self, browser: Browser, server: Server, game: str, moment: str, *, fingers: bool) -> None:
        touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if fingers else {}
        self.ana = Visitor(browser, server.address, f"Ana {next(NUMBERS)}", **touch)  # the server finds her by her name
        self.ana.introduce()
        watch_shifts(self.ana)
        players = [] if moment == END else [self.ana.name]
        self.ana.open(f"/table/{server.lay_out(pose(game, moment), *players)}")
        self.ana.page.wait_for_selector(".ending" if moment == END else ".piece.lit, .bar .verb, .bar.ready")

    def look(self, size: tuple[int, int], theme: str) -> Image.Image:
        """The table in a window of this size, small."""
        page = self.ana.page
        page.evaluate("(theme) => import('/web/prefs.js').then(({ prefer }) => prefer({ theme }))", theme)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(350)
        seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        return seen.resize((round(size[0] * HIGH / size[1]), HIGH), Image.Resampling.LANCZOS)


def sizes(*, fingers: bool) -> list[tuple[int, int]]:
    """The screens that are touched, or those that are only looked at."""
    return [size for size in SIZES if (size[0] <= FINGERS) == fingers]


def sheet_of(browser: Browser, server: Server, game: str, found: dict[Any, Measures]) -> Image.Image:
    """All pictures of a game: a row for each moment and theme, and what was measured at night."""
    rows: list[tuple[str, list[Image.Image]]] = []
    for moment in MOMENTS:
        seen: dict[str, list[Image.Image]] = {theme: [] for theme in THEMES}
        for fingers in (True, False):
            sitting = Sitting(browser, server, game, moment, fingers=fingers)
            for size in sizes(fingers=fingers):
                for theme in reversed(THEMES):
                    seen[theme].append(sitting.look(size, theme))
                if moment != END:
                    found[game, moment, size] = measured(sitting.ana)
            sitting.ana.context.close()
        rows += [(f"{moment}, {theme}", seen[theme]) for theme in THEMES]
    return pasted(rows)


def pasted(rows: list[tuple[str, list[Image.Image]]]) -> Image.Image:
    """Pictures side by side, row by row."""
    width = max(sum(picture.width + GAP for picture in pictures) for _, pictures in rows) + GAP
    whole = Image.new("RGB", (width, len(rows) * (HIGH + GAP + 16) + GAP), "#0b0913")
    draw = ImageDraw.Draw(whole)
    for row, (name, pictures) in enumerate(rows):
        x, y = GAP, GAP + row * (HIGH + GAP + 16)
        draw.text((x, y), name, fill="#b9b1c9")
        for picture in pictures:
            whole.paste(picture, (x, y + 14))
            x += picture.width + GAP
    return whole


def play(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> tuple[float, int]:
    """How much moves in ten turns from the middle of a game, and how many touches the longest act takes."""
    sitting = Sitting(browser, server, game, "middle", fingers=size[0] <= FINGERS)
    ana = sitting.ana
    sitting.look(size, "night")
    forget_shifts(ana)
    for step in range(TURNS):
        if not ana.wait_for_decision():
            break
        ana.click_decision(step)
    moved, _ = shift(ana)
    most = max(ana.acts, default=0)
    ana.context.close()
    return moved, most


def rows_of(found: dict[Any, Measures]) -> list[str]:
    """The worst of three moments, for every game and size."""
    lines = []
    for game in GAMES:
        for size in SIZES:
            some = [found[game, moment, size] for moment in MOMENTS if moment != END]
            width, share = min(one.width for one in some), min(one.share for one in some)
            text = min((one.text for one in some if one.text), default=0)
            target = min((one.target for one in some if one.target), default=0)
            lines.append(f"| {game} | {size[0]} x {size[1]} | {width:.0%} | {share:.0%} | {text:.1f} | {target:.0f} |")
    return lines


TEXT = """# Contact sheet

Made by `make contact-sheet`: every game in its opening, its middle, late and at its end, by night and by day, on phones
(360 and 390 pixels, and on its side), on a tablet (820) and on screens of 1280 to 2560 pixels; with what was measured.

First page: {kilobytes:.0f} KB packed, with the typeface and all styles; the table follows while it is looked at.

## Ten turns

Layout shift in ten turns from the middle of a game, and the touches of the longest act.

| game | window | shift | touches |
|---|---|---|---|
{played}

## Room, letters and targets

The least of opening, middle and late; sizes in pixels. A target is as large as a finger finds it: the nearest lit thing
within 24 pixels is touched.

| game | window | board, of the width | of the window | letters | target |
|---|---|---|---|---|---|
{measured}

{pictures}
"""


def page(found: dict[Any, Measures], played: dict[Any, tuple[float, int]]) -> str:
    """What was measured, and the pictures."""
    turns = [f"| {game} | {size[0]} x {size[1]} | {far:.3f} | {most} |" for (game, size), (far, most) in played.items()]
    pictures = [f"## {game}\n\n![{game}](pictures/contact-{game}.webp)\n" for game in GAMES]
    return TEXT.format(
        kilobytes=first_page_bytes() / 1000,
        played="\n".join(turns),
        measured="\n".join(rows_of(found)),
        pictures="\n".join(pictures).strip(),
    )


def make(browser: Browser, server: Server) -> None:
    """All pictures and figures."""
    found: dict[Any, Measures] = {}
    played: dict[Any, tuple[float, int]] = {}
    for game in GAMES:
        whole = sheet_of(browser, server, game, found)
        whole.save(Path(__file__).parent / f"contact-{game}.webp", quality=45, method=6)
        for size in ((1440, 900), (390, 844)):
            played[game, size] = play(browser, server, game, size)
        print(game, flush=True)
    PAGE.write_text(page(found, played), encoding="utf-8")


def main() -> None:
    """Start a server, visit it, take the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launched(playwright)
        assert browser, "no browser here, and none could be installed"
        try:
            make(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
