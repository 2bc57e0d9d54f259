"""Measures of a table on a screen: how much of it the board has, what moves, and the smallest letters and targets."""

from __future__ import annotations

import gzip
import io
import re
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageStat

import ghostyard
from tests.browser.visitor import Visitor

WEB = Path(ghostyard.__file__).parent / "web"

# Every shift of the layout, also right after a touch, from the beginning of a page.
WATCH = """
window.shifts = [];
window.shifted = new Set();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.shifts.push(entry.value);
    for (const { node } of entry.sources) window.shifted.add(node?.className ?? node?.nodeName);
  }
}).observe({ type: "layout-shift", buffered: true });
"""

# A finger touches the nearest lit thing within 24 pixels, so a small thing alone is as large as a fingertip.
MEASURE = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;
  const boards = [...document.querySelectorAll(".slot.board .canvas")].map(box);
  const span = (from, to) => Math.max(...boards.map((one) => one[to])) - Math.min(...boards.map((one) => one[from]));
  const drawn = [...document.querySelectorAll(".slot.board .canvas")].map((canvas) => {
    const [, , width, height] = canvas.getAttribute("viewBox").split(" ").map(Number);
    return { width: width * canvas.getScreenCTM().a, height: height * canvas.getScreenCTM().a };
  });
  const scale = (element) => element.ownerSVGElement.getScreenCTM().a;
  const letters = [...document.querySelectorAll(".canvas :is(.piece-text, .mark-points, .place-name)")].filter(shown)
    .map((text) => Number(text.getAttribute("font-size")) * scale(text));
  for (const use of document.querySelectorAll(".canvas .piece use[href]")) {
    if (!shown(use)) continue;
    for (const text of document.querySelector(use.getAttribute("href"))?.querySelectorAll("text") ?? [])
      letters.push(Number(text.getAttribute("font-size")) * Number(use.getAttribute("width")) / 100 * scale(use));
  }
  const lit = [...document.querySelectorAll(".piece.lit > .glide > .halo")].filter(shown).map(box);
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const apart = (one, other) => Math.hypot(middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]);
  const reach = (one) => Math.min(48, ...lit.filter((other) => other !== one).map((other) => apart(one, other)));
  const targets = lit.map((one) => Math.max(Math.min(one.width, one.height), reach(one)));
  const buttons = [...document.querySelectorAll(".table-page button")].filter(shown).map(box)
    .map(({ width, height }) => Math.min(width, height));
  const least = (numbers) => numbers.length ? Math.min(...numbers) : null;
  return {
    width: span("left", "right") / innerWidth,
    share: boards.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight),
    drawn: drawn.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight),
    text: least(letters), target: least(targets), button: least(buttons),
    over: document.documentElement.scrollHeight - innerHeight,
  };
}
"""


class Measures(NamedTuple):
    """What was found on one screen; sizes in pixels."""

    width: float  # of the board, as a share of the window's
    share: float  # of the window that the board has
    drawn: float  # of the window that is covered by what lies on the board
    text: float | None  # the smallest letters on a piece
    target: float | None  # the smallest thing to touch, as a finger finds it
    button: float | None  # the smallest button of the page around the board
    over: float  # how much higher than the window the page is


def brightness(visitor: Visitor, selector: str, theme: str) -> float:
    """How bright the first such thing is in a theme, from 0 (black) to 1 (white)."""
    visitor.page.evaluate("(theme) => import('/web/prefs.js').then(({ prefer }) => prefer({ theme }))", theme)
    visitor.page.wait_for_timeout(300)
    seen = Image.open(io.BytesIO(visitor.page.locator(selector).first.screenshot())).convert("L")
    return float(ImageStat.Stat(seen).mean[0]) / 255


def measured(visitor: Visitor) -> Measures:
    """What is on the screen now."""
    return Measures(**visitor.page.evaluate(MEASURE))


def watch_shifts(visitor: Visitor) -> None:
    """From the next page on, layout shifts are noted."""
    visitor.context.add_init_script(WATCH)


def shift(visitor: Visitor) -> tuple[float, list[str]]:
    """All layout shifts so far, together; and what has moved."""
    total, what = visitor.page.evaluate("[window.shifts.reduce((sum, one) => sum + one, 0), [...window.shifted]]")
    return float(total), list(what)


def forget_shifts(visitor: Visitor) -> None:
    """What came so far does not count."""
    visitor.page.evaluate("window.shifts.length = 0, window.shifted.clear()")


def first_page_bytes() -> int:
    """How much a browser loads to show the first page, packed, with the typeface and all styles, without the games."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".html", ".css", ".svg", ".woff2")]
    return sum(len(gzip.compress(path.read_bytes())) for path in [*files, *needed_at_once("main.js")])


def needed_at_once(*names: str) -> set[Path]:
    """The modules that these import, and so on; not those that are imported when a page wants them."""
    found: set[Path] = set()
    todo = [WEB / name for name in names]
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += [
                WEB / name for name in re.findall(r'^(?:import|export) .*?"\./([\w-]+\.js)"', path.read_text(), re.M)
            ]
    return found
