"""Figures of the site in a real browser, on an emulated phone and a desktop: `python -m ghostyard.site.page_bench DIR`.

The phone's processor is four times slower (Chromium's own emulation), its line carries 20 Mbit/s (`host.py`).
"""

from __future__ import annotations

import math
import os
import shutil
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ghostyard.games import GAMES, OURS
from ghostyard.games import game as load_game
from ghostyard.site import checks
from ghostyard.site.host import Host, hosted

PLAY_NOW = ".hero button.primary"
HAS_IMAGE = "async () => Boolean(await caches.match('/site/image/serve.json'))"
ACQUAINTED = f'localStorage["ghostyard-prefs"] ??= JSON.stringify({{ met: {list(GAMES)} }})'
ASKED = ".piece.lit, .bar .verb, dialog[open]"
LONG = 240_000  # milliseconds
MANY_GAMES = 10_000
TOUCHES = 6  # in each game
THOUGHTS = 12
ROLES = "serve", "think"  # the names of the workers
VISITS = 3
QUIET = 5_000  # milliseconds
OFTEN = 0.1  # seconds between two looks at the memory
COLLECTED = "--js-flags=--expose-gc"  # lets us tell the workers, too, to look for garbage
# Between the worker that is the table and the one that thinks: when was which question asked, when was it answered?
FIRST_BOT = OURS[0]  # the game of the first button
WATCH = """() => {
  globalThis.told = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message, ...more) {
    told.push([message.id, performance.timeOrigin + performance.now()]);
    return postMessage.call(this, message, ...more);
  };
}"""
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
        most = "" if math.isinf(self.most) else f"{self.most:>10.2f} {self.unit}"
        return (
            f"{self.what:<60}{self.found:>10.2f} {self.unit:<3}{most}{'' if self.is_kept else '   more than promised'}"
        )

    @property
    def is_kept(self) -> bool:
        """Is it as promised?"""
        return self.found <= self.most


def main() -> None:
    """Print a table for each device, then the proofs of the modules in the browser."""
    folder = Path(sys.argv[1])
    with sync_playwright() as playwright:
        found = map(shutil.which, ("chromium-headless-shell", "chromium"))
        path = next(filter(None, found), playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu", COLLECTED])
        for profile in PROFILES:
            load = f"{profile.name} (load of this machine: {os.getloadavg()[0]:.1f})"
            print(f"\n{load:<60}{'measured':>14}{'promised':>14}")
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
    context.add_init_script(ACQUAINTED)
    yield from first_visit(browser, context, host, profile)
    visits = [later_visit(browser, context, host, profile) for _ in range(VISITS)]
    lobby, ready, busy = (statistics.median(each) for each in zip(*visits, strict=True))
    yield Figure(f"later: the lobby is there, median of {VISITS}", lobby, profile.later / 2, "s")
    yield Figure(f"later: the first game is ready, median of {VISITS}", ready, profile.later, "s")
    yield Figure("later: processor time until then", busy, math.inf, "s")
    usage, page = Usage(browser), opened(context, profile)
    visit(page, host.address)
    wait_for_bots(page)
    yield from memory_figures("later: memory, with the first game", context, page, usage)
    page.add_script_tag(path=str(SCRIPTS))
    yield from touch_figures(page, profile)
    yield from thought_figures(page, profile)
    yield from memory_figures("later: memory, after eight games", context, page, usage)
    context.close()


def first_visit(browser: Browser, context: BrowserContext, host: Host, profile: Profile) -> Iterator[Figure]:
    """The first visit, until everything is kept."""
    usage, page = Usage(browser), opened(context, profile)
    begun = time.monotonic()
    with usage.watched() as memory:
        lobby, first = visit(page, host.address)
        busy = usage.processor
        page.add_script_tag(path=str(SCRIPTS))
        page.evaluate("([name, seats]) => play(name, seats, 'owl', 1)", [FIRST_BOT, load_game(FIRST_BOT).seats[0]])
        moved = time.monotonic() - begun
        while not page.evaluate(HAS_IMAGE):  # a promise in `wait_for_function` would count as an answer
            time.sleep(0.5)
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        wait_for_bots(page)
    yield Figure("first visit: the lobby is there", lobby, profile.first / 2, "s")
    yield Figure("first visit: the first game is ready", first, profile.first, "s")
    yield Figure("first visit: a bot has moved, asked at once", moved, profile.first + profile.dragon, "s")
    yield Figure("first visit: processor time until the first game", busy, math.inf, "s")
    yield Figure("first visit: all bytes, kept for later", host.sent / 1e6, MOST_BYTES / 1e6, "MB")
    yield Figure("first visit: memory, at most", max(memory) / 1e6, MOST_MEMORY / 1e6, "MB")
    yield from memory_figures("first visit: memory, with the first game", context, page, usage)
    yield from thought_figures(page, profile, "first visit: dragon decides")
    page.close()


def later_visit(browser: Browser, context: BrowserContext, host: Host, profile: Profile) -> tuple[float, float, float]:
    """Seconds until the lobby is there, until the first game asks something, and of the processor until then."""
    usage, page = Usage(browser), opened(context, profile)
    lobby, ready = visit(page, host.address)
    busy = usage.processor
    page.close()
    return lobby, ready, busy


def touch_figures(page: Page, profile: Profile) -> Iterator[Figure]:
    """How soon a touch is answered, in all games."""
    found: dict[str, list[float]] = {"chosen": [], "made": []}
    for name in GAMES:
        page.evaluate("([name, seats]) => open(name, seats, 'moth')", [name, max(3, load_game(name).seats[0])])
        for kind, touches in page.evaluate(f"touches({TOUCHES})").items():
            found[kind] += touches
    for kind, touches in found.items():
        half, most = statistics.median(touches) / 1000, sorted(touches)[len(touches) * 9 // 10] / 1000
        yield Figure(f"a touch is answered, {kind}: median of {len(touches)}", half, profile.touch, "s")
        yield Figure(f"a touch is answered, {kind}: nine of ten", most, profile.touch, "s")


def thought_figures(page: Page, profile: Profile, told: str = "dragon decides") -> Iterator[Figure]:
    """How long the strongest bot thinks, in the worker where it does."""
    asking, thinking = (next(worker for worker in page.workers if worker.evaluate("name") == role) for role in ROLES)
    for worker in (asking, thinking):
        worker.evaluate(WATCH)
    for name in GAMES:
        asking.evaluate("void (told.length = 0)")
        thinking.evaluate("void (told.length = 0)")
        seats = load_game(name).seats[0]
        page.evaluate("([name, seats, count]) => play(name, seats, 'dragon', count)", [name, seats, THOUGHTS])
        took = durations(dict(asking.evaluate("told")), thinking.evaluate("told"))
        what = f"{told}, {name}: slowest of {len(took)} (median {statistics.median(took):.2f} s)"
        yield Figure(what, max(took), profile.dragon, "s")


def durations(asked: dict[int, float], answered: list[tuple[int, float]]) -> list[float]:
    """Seconds from a question to its answer; whoever is asked while another is being answered begins after that."""
    found, free = [], 0.0
    for question, end in answered:
        if question in asked:
            found.append((end - max(asked[question], free)) / 1000)
        free = end
    return found


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


def wait_for_bots(page: Page) -> None:
    """Until the worker that thinks is there, and the browser has had a moment to clean up."""
    while len(page.workers) < len(ROLES):
        page.wait_for_timeout(100)
    page.wait_for_timeout(QUIET)


def memory_figures(what: str, context: BrowserContext, page: Page, usage: Usage) -> Iterator[Figure]:
    """What the page takes as it is, and after the browser has looked for garbage: it does so when it likes."""
    yield Figure(what, usage.memory / 1e6, MOST_MEMORY / 1e6, "MB")
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    for worker in page.workers:
        worker.evaluate("gc()")
    page.wait_for_timeout(QUIET)
    yield Figure("  without garbage", usage.memory / 1e6, MOST_MEMORY / 1e6, "MB")


class Usage:
    """What a page takes that is opened from now on: of the browser's processes the one that has worked most since."""

    def __init__(self, browser: Browser) -> None:
        known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        (main,) = (process["id"] for process in known if process["type"] == "browser")
        self._group = _group(Path("/proc", str(main)))
        self._before = {process: _busy(process) for process in self._processes()}

    @property
    def memory(self) -> float:
        """What the page has for itself alone, in bytes: with its workers, without the browser's program.

        It is what Chromium's own task manager calls the memory footprint; an empty page has some 7 MB.
        """
        return _private(self._process)

    @contextmanager
    def watched(self) -> Iterator[list[float]]:
        """All that the page takes meanwhile, looked at again and again."""
        found: list[float] = []
        over = threading.Event()

        def look() -> None:
            while not over.wait(OFTEN):
                found.append(max(map(_private, self._processes()), default=0.0))

        watching = threading.Thread(target=look)
        watching.start()
        try:
            yield found
        finally:
            over.set()
            watching.join()

    @property
    def processor(self) -> float:
        """Seconds of the processor that the page has taken."""
        return self._since(self._process)

    @property
    def _process(self) -> Path:
        return max(self._processes(), key=self._since)

    def _since(self, process: Path) -> float:
        return _busy(process) - self._before.get(process, 0.0)

    def _processes(self) -> list[Path]:
        """Whatever shows pages for this browser; looked up without asking it, which only one thread may."""
        ours = (process for process in Path("/proc").glob("[0-9]*") if _group(process) == self._group)
        return [process for process in ours if "--type=renderer" in _read(process / "cmdline")]


def _group(process: Path) -> list[str]:
    """The group of processes that it belongs to: a browser and all that it starts are one."""
    return _read(process / "stat").rpartition(")")[2].split()[2:3]


def _private(process: Path) -> float:
    lines = _read(process / "status").splitlines()
    return sum(1024.0 * int(line.split()[1]) for line in lines if line.startswith(("RssAnon:", "VmSwap:")))


def _busy(process: Path) -> float:
    fields = _read(process / "stat").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:  # it has ended, or this is no Linux
        return ""


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
