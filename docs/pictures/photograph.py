"""Photographs the table in a real browser, in the middle of games between bots: the pictures of the README.

Run it from the top of the repository, with what the tests need installed: `python -m docs.pictures.photograph`.
"""

from __future__ import annotations

import base64
import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import launched
from tests.browser.server import Server
from tests.browser.visitor import Visitor

from ghostyard.bots.bot import bot, bot_move
from ghostyard.core.journal import Journal
from ghostyard.core.match import Match
from ghostyard.games import game as load_game

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "ghostyard" / "web"
NAMES = ["Ana", "Bruno", "Carla", "Dieter"]
DESKTOP: Any = {"width": 1280, "height": 800}
PHONE: Any = {"width": 360, "height": 740}
# For every game: seats, seed, how far into it, and what is being decided.
POSES = {
    "galore": (3, 7, 0.8, "place"),
    "geisterbahn": (4, 3, 0.5, "turn"),
    "ghosty": (4, 5, 0.7, "take"),
    "graveyards": (3, 4, 0.6, "tile"),
}

BY_DAY = {"graveyards"}
ON_A_PHONE = {"galore", "geisterbahn", "ghosty"}


def whole_game(name: str) -> Match:
    """A game between bots, to its end."""
    seats, seed, *_ = POSES[name]
    game = load_game(name)
    player = bot("bat", game, clock=False)
    whole = Match(game, seats, seed=seed, names=NAMES[:seats])
    while not whole.over:
        whole.play(whole.pending[0], bot_move(whole, whole.pending[0], player))
    return whole


def played(name: str) -> Journal:
    """The same game, up to a decision of the first seat that makes a good picture."""
    seats, seed, share, verb = POSES[name]
    whole = whole_game(name)
    match = Match(whole.game, seats, seed=seed, names=NAMES[:seats])
    for seat, move in whole.played:
        late = len(match.played) > share * len(whole.played)
        if late and 0 in match.pending and sum(text.startswith(verb) for text in match.legal(0).texts) > 2:
            break
        match.play(seat, move)
    return match.journal


def snap(visitor: Visitor, name: str, size: Any, theme: str) -> None:
    """One picture, packed small."""
    visitor.page.evaluate("(theme) => import('/web/prefs.js').then(({ prefer }) => prefer({ theme }))", theme)
    visitor.page.set_viewport_size(size)
    visitor.page.wait_for_timeout(700)
    seen = Image.open(io.BytesIO(visitor.page.screenshot()))
    seen.convert("RGB").save(HERE / f"{name}.webp", quality=84, method=6)


def pose(ana: Visitor, server: Server, name: str) -> None:
    """A table with a decision to make; in Galore a tile is laid down already, with what it would score."""
    ana.page.set_viewport_size(DESKTOP)
    ana.open(f"/table/{server.lay_out(played(name), 'Ana')}")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.wait_for_timeout(1500)  # the others may still choose at the same time
    if name == "galore":
        ana.click_lit(1)
        ana.page.wait_for_selector(".piece.ghost")
    snap(ana, name, DESKTOP, "light" if name in BY_DAY else "night")
    if name in ON_A_PHONE:
        snap(ana, f"{name}-phone", PHONE, "night")


def pictures(browser: Browser, server: Server) -> None:
    """The lobby, every game, and an end."""
    ana = Visitor(browser, server.address, "Ana")
    ana.introduce_in_lobby()
    ana.page.wait_for_selector(".game-card")
    ana.page.evaluate("document.getElementById('notice').replaceChildren()")
    snap(ana, "lobby", DESKTOP, "night")
    for name in POSES:
        pose(ana, server, name)
    ana.open(f"/table/{server.lay_out(whole_game('galore').journal)}")
    ana.page.wait_for_selector(".ending")
    snap(ana, "ending-phone", PHONE, "night")
    ana.context.close()


# What messengers show beside a link to us.
PREVIEW = """
<style>
@font-face {{ font-family: G; src: url(data:font/woff2;base64,{face}) }}
body {{ margin: 0; background: #1f1a36; overflow: hidden; font-family: G; color: #f3ead7 }}
svg {{ position: absolute; inset: auto auto 0 -400px; width: 1600px; height: 500px }}
h1 {{ position: absolute; inset: 24px auto auto 64px; font-size: 120px; margin: 0; text-shadow: 0 6px 0 #14121f }}
</style>{hero}<h1>Ghostyard</h1>
"""


def link_preview(browser: Browser) -> None:
    """The fairground at night with our name, as a small picture that every messenger can show."""
    face = base64.b64encode((WEB / "type" / "grandstander.woff2").read_bytes()).decode()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(PREVIEW.format(face=face, hero=(WEB / "art" / "hero.svg").read_text()))
    page.evaluate("document.fonts.ready")
    seen = Image.open(io.BytesIO(page.screenshot()))
    seen.convert("RGB").quantize(96).save(WEB / "art" / "preview.png", optimize=True)
    page.close()


def main() -> None:
    """Start a server, visit it, take the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launched(playwright)
        assert browser, "no browser here, and none could be installed"
        try:
            link_preview(browser)
            pictures(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
