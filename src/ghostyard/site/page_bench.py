"""Figures of the site in a real browser, on an emulated phone and a desktop: `python -m ghostyard.site.page_bench DIR`.

The phone's processor is four times slower (Chromium's own emulation), its line carries 20 Mbit/s (`host.py`).
"""

from __future__ import annotations

import shutil
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.site import checks
from ghostyard.site.host import Host, hosted

PLAY_NOW = ".hero button.primary"
HAS_IMAGE = "async () => Boolean(await caches.match('/site/image'))"
ASKED = ".piece.lit, .bar .verb, dialog[open]"
LONG = 240_000  # milliseconds
MANY_GAMES = 10_000
TOUCHES = 15
SCRIPTS = Path(__file__).parent / "page_bench.js"


class Profile(NamedTuple):
    """A device, and what is promised for it: seconds, megabytes."""

    name: str
    slower: int
    bits: float
    look: dict[str, Any]
    first: float
    later: float
    touch: float
    dragon: float


PHONE_LOOK = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PROFILES = (
    Profile("phone", 4, 20e6, PHONE_LOOK, 12, 4, 0.15, 3),
    Profile("desktop", 1, 100e6, {"viewport": {"width": 1440, "height": 900}}, 6, 2, 0.075, 1.5),
)
MOST_BYTES, MOST_MEMORY = 9e6, 250e6


class Figure(NamedTuple):
    """What was measured, and what was promised."""

    what: str
    found: float
    most: float
    unit: str

    def __str__(self) -> str:
        """One line of the table."""
        kept = "" if self.found <= self.most else "   more than promised"
        return f"{self.what:<44}{self.found:>10.2f} {self.unit:<3}{self.most:>10.2f} {self.unit}{kept}"


def main() -> None:
    """Print a table for each device, then the proofs of the modules in the browser."""
    folder = Path(sys.argv[1])
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for profile in PROFILES:
            print(f"\n{profile.name:<44}{'measured':>14}{'promised':>14}")
            with hosted(folder, profile.bits) as host:
                for figure in measured(browser, host, profile):
                    print(figure, flush=True)
        if "--no-games" not in sys.argv:
            with hosted(folder) as host:
                prove_games(browser, host)
        browser.close()


def measured(browser: Browser, host: Host, profile: Profile) -> Iterator[Figure]:
    """All figures of one device."""
    context = browser.new_context(locale="en", reduced_motion="reduce", **profile.look)
    page = opened(context, profile)
    lobby, first = visit(page, host.address)
    yield Figure("first visit: the lobby is there", lobby, profile.first / 2, "s")
    yield Figure("first visit: the first game is ready", first, profile.first, "s")
    while not page.evaluate(HAS_IMAGE):  # a promise in `wait_for_function` would count as an answer
        time.sleep(0.5)
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    time.sleep(1)
    yield Figure("first visit: all bytes, kept for later", host.sent / 1e6, MOST_BYTES / 1e6, "MB")
    page.close()
    page = opened(context, profile)
    lobby, later = visit(page, host.address)
    yield Figure("later: the lobby is there", lobby, profile.later / 2, "s")
    yield Figure("later: the first game is ready", later, profile.later, "s")
    page.add_script_tag(path=str(SCRIPTS))
    for kind, touches in page.evaluate(f"touches({TOUCHES})").items():
        half, most = statistics.median(touches) / 1000, sorted(touches)[len(touches) * 9 // 10] / 1000
        yield Figure(f"a touch is answered, {kind}: median of {len(touches)}", half, profile.touch, "s")
        yield Figure(f"a touch is answered, {kind}: nine of ten", most, profile.touch, "s")
    for name in GAMES:
        seats = load_game(name).seats[0]
        thoughts = page.evaluate("([name, seats]) => thoughts(name, seats, 'dragon', 8)", [name, seats])
        yield Figure(f"dragon decides, {name}: slowest of {len(thoughts)}", max(thoughts) / 1000, profile.dragon, "s")
    yield Figure("memory of the page's process", memory(browser) / 1e6, MOST_MEMORY / 1e6, "MB")
    context.close()


def opened(context: BrowserContext, profile: Profile) -> Page:
    """A page on a device of this kind."""
    page = context.new_page()
    page.set_default_timeout(LONG)
    if profile.slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
    return page


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the lobby is there, and until the first game asks something."""
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(PLAY_NOW)
    lobby = time.monotonic() - begun
    page.click(PLAY_NOW)
    page.wait_for_selector(ASKED)
    return lobby, time.monotonic() - begun


def memory(browser: Browser) -> float:
    """What the largest of the browser's page processes has for itself: its share of all memory, in bytes."""
    known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_share(process["id"]) for process in known if process["type"] == "renderer")


def _share(process: int) -> float:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    except OSError:  # it has ended, or this is no Linux
        return 0.0
    return next(1024.0 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def prove_games(browser: Browser, host: Host) -> None:
    """The same last states as the CPU's, for every game and number of seats, in the browser."""
    page = browser.new_page()
    page.set_default_timeout(LONG)
    page.goto(f"{host.address}/web/wasm/rulebook.js")  # an address of the site, without the site
    page.add_script_tag(path=str(SCRIPTS))
    print(f"\n{'rules as WebAssembly, in the browser':<44}{'million moves/s':>16}{'of native':>11}")
    for name in GAMES:
        for seats in load_game(name).seats:
            prove(page, name, seats)
    page.close()


def prove(page: Page, name: str, seats: int) -> None:
    """One game and number of seats."""
    job = checks.games_job(load_game(name), seats, MANY_GAMES)
    checks.games({**job, "games": 1})  # compiles or loads
    found, native = page.evaluate("(job) => check(job)", job), checks.games(job)
    if found["hash"] != native["hash"]:
        sys.exit(f"{name} with {seats}: the browser and the CPU do not come to the same states")
    speed, share = found["plies"] / found["seconds"] / 1e6, native["seconds"] / found["seconds"]
    print(f"{f'{name} with {seats}: {MANY_GAMES:,} games equal':<44}{speed:>16.2f}{share:>11.2f}", flush=True)


if __name__ == "__main__":
    main()
