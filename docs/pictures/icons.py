"""Makes the pictures by which phones and desktops show an installed page, from our own ghost: `make icons`.

Browsers that install want pixels. Where a system cuts an icon into its own shape (`maskable`) the ghost stands in the
middle of the night, inside of what no system cuts off.
"""

from __future__ import annotations

import io
from typing import NamedTuple

from docs.pictures.backdrop import ART
from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import launched

from ghostyard.core.draw import NIGHT


class Icon(NamedTuple):
    """A file; how large; how much of it the ghost takes; what is behind it."""

    name: str
    size: int
    share: float
    behind: str


ICONS = (
    Icon("icon-192.png", 192, 1, "transparent"),
    Icon("icon-512.png", 512, 1, "transparent"),
    Icon("icon-maskable-512.png", 512, 0.72, NIGHT),
    Icon("icon-touch-180.png", 180, 0.86, NIGHT),
)


def main() -> None:
    """Write all of them."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        assert browser, "no browser here"
        for icon in ICONS:
            drawn(browser, icon).quantize(64).save(ART / icon.name, optimize=True)


def drawn(browser: Browser, icon: Icon) -> Image.Image:
    """The ghost on its ground."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    ghost = (ART / "ghost.svg").read_text(encoding="utf-8")
    ground = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {icon.behind}"
    page.set_content(f'<body style="{ground}"><div style="width: {100 * icon.share}vw; line-height: 0">{ghost}</div>')
    seen = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    page.close()
    return seen.convert("RGBA")


if __name__ == "__main__":
    main()
