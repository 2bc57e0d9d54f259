"""A visitor: somebody with a browser, who can only do what a person can: read, click, press keys."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect

from ghostyard.games import GAMES
from ghostyard.games import game as load_game

# Everything the live region ever says, kept in the page: a screen reader's ears.
EARS = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) window.heard.push(node.textContent);
  }).observe(document.getElementById("told"), { childList: true });
});
"""
# Does the camera over a large table show the middle of this piece?
IN_SIGHT = """
(piece) => {
  piece.scrollIntoView({ block: "center" });
  const [seen, ground] = [piece, piece.ownerSVGElement].map((element) => element.getBoundingClientRect());
  const inside = (at, from, to) => at > from && at < to;
  return inside(seen.x + seen.width / 2, ground.left, ground.right)
    && inside(seen.y + seen.height / 2, ground.top, ground.bottom);
}
"""
# Somebody who has met all the games before: nobody explains them.
ACQUAINTED = f"""
localStorage["ghostyard-prefs"] ??= '{json.dumps({"met": list(GAMES)})}';
"""
LONG = 60_000
GONE = 5_000  # what cannot be clicked for so long is not there any more
MOST_DECISIONS = 1500  # of one person in one game; after that nothing moves on
expect.set_options(timeout=LONG)  # a slow machine is slow, not wrong


FOLLOW = """async (path) => {
  const left = document.createElement("i");
  document.getElementById("main").append(left);
  const { go } = await import("/web/main.js");
  go(path);
  while (left.isConnected) await new Promise(requestAnimationFrame);
}"""


class Visitor:
    """One person in front of one screen."""

    def __init__(self, browser: Browser, address: str, name: str, *, newcomer: bool = False, **how: Any) -> None:
        self.address, self.name = address, name
        how.setdefault("viewport", {"width": 1280, "height": 800})
        how.setdefault("reduced_motion", "reduce")
        self.has_touch = bool(how.get("has_touch"))
        self.language: str = how.setdefault("locale", "en")
        self.context: BrowserContext = browser.new_context(**how)
        self.context.add_init_script(EARS if newcomer else EARS + ACQUAINTED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LONG)
        self.trouble: list[str] = []
        self.touches = 0  # in the act that has begun
        self.acts: list[int] = []  # how many touches each act took
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)

    def open(self, path: str = "/") -> None:
        """Go to a page, and wait until the shell has come up."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(".head-tools button", state="attached")

    def follow(self, path: str) -> None:
        """Go there as a link of the page does, without loading it again, and wait until what was there has gone."""
        self.page.evaluate(FOLLOW, path)

    def introduce(self) -> None:
        """Say one's name as the lobby does, without the time that a lobby takes to be drawn."""
        self.call("/api/me", {"name": self.name})

    def introduce_in_lobby(self) -> None:
        """Say one's name as people do."""
        self.open()
        self.page.fill(".name-form input", self.name)
        self.page.press(".name-form input", "Tab")
        expect(self.page.locator(".me")).to_have_text(self.name)

    def call(self, path: str, said: dict[str, Any]) -> dict[str, Any]:
        """Ask the server as the page does."""
        # The very first game of a server is compiled when it starts.
        headers = {"origin": self.address, "accept-language": self.language}
        answer = self.context.request.post(f"{self.address}{path}", data=said, headers=headers, timeout=5 * LONG)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def new_table(self, game: str, *kinds: str, **more: Any) -> str:
        """A table with these seats ("me", "open", or the level of a bot), started if nobody is missing."""
        missing = load_game(game).seats[0] - len(kinds)
        kinds = (*kinds, *["random"] * missing)  # bots fill a table that needs more
        seats: list[dict[str, Any]] = []
        for number, kind in enumerate(kinds):
            if kind == "me":
                seats.append({"kind": "me", "name": self.name if number == 0 else f"Guest {number}"})
            else:
                seats.append({"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind})
        hotseat = kinds.count("me") > 1
        table = str(self.call("/api/tables", {"game": game, "seats": seats, "hotseat": hotseat, **more})["table"])
        if "open" not in kinds:
            self.call(f"/api/tables/{table}/start", {})
        return table

    @property
    def heard(self) -> list[str]:
        """What the live region has said so far."""
        return list(self.page.evaluate("window.heard"))

    # ------------------------------------------------------------ playing without knowing any rules

    def wait_for_decision(self) -> bool:
        """Until something is lit or to be handed over; false when the game is over."""
        self.page.wait_for_selector(
            ".piece.lit, .bar .verb, .bar [data-act=confirm], .ending, [data-act=handover], [data-act=ending]"
        )
        return not self.page.query_selector(".ending, [data-act=ending]")

    def click_decision(self, step: int) -> None:
        """Click what is lit until a move is spelled, turn it now and then, and do it."""
        if self.click("[data-act=handover]"):
            return
        confirmed = self._touch_until_moved(step)
        self._note_act(confirmed)

    def _touch_until_moved(self, step: int) -> bool:
        """Says whether a move was confirmed; some need no confirmation."""
        for _ in range(6):
            if self.page.query_selector(".bar.ready [data-act=confirm]"):
                if step % 3 == 1:
                    self.click("[data-act=turn]")
                before = self.version
                if self.click(".bar [data-act=confirm]"):
                    self.touches += 1
                    self.wait_for_news(before)
                    return True
            before = self.version
            touched = self.click_lit(step)
            pressed = not touched and self.click(".bar .verb", step)
            self.touches += touched or pressed
            if touched:
                self.wait_until_drawn()
            moved = self.version != before and not self.page.query_selector(".bar [data-act=back]")
            if pressed or moved:  # taking something up needs no more; news of others' acts end nothing
                break
        return False

    def _note_act(self, confirmed: bool) -> None:
        """An act is over when it is confirmed, or when no step of it could be taken back."""
        self.wait_until_drawn()
        if self.touches and (confirmed or not self.page.query_selector(".bar [data-act=back]")):
            self.acts.append(self.touches)
            self.touches = 0

    @property
    def version(self) -> str:
        """Which frame of the table is shown."""
        shown = self.page.query_selector(".table-page")
        return (shown and shown.get_attribute("data-version")) or ""

    def wait_until_drawn(self) -> None:
        """Until what was touched is shown, and the move, if that was one, has been made."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_function("() => !document.querySelector('.table-page.sending')")

    def wait_for_news(self, version: str) -> None:
        """Until the table shows something later than this; or is hidden, to be handed over."""
        later = "document.querySelector('.table-page')?.dataset.version !== seen"
        self.page.wait_for_function(f"(seen) => {later} || document.querySelector('.ending')", arg=version)

    def click_lit(self, step: int) -> bool:
        """Click one of the lit pieces, in its middle; show all first if it is out of sight."""
        lit = self.page.locator(".piece.lit:not(.picked)")
        count = lit.count()
        if not count:
            return False
        piece = lit.nth(step % count)
        if not piece.evaluate(IN_SIGHT):
            self.page.click(".area.pans [data-act=fit]")
            self.page.wait_for_function(IN_SIGHT, arg=piece.element_handle())
        self.touch(piece, force=True)
        return True

    def touch(self, thing: Locator, **how: Any) -> None:
        """With the finger, where the screen has one; otherwise with the mouse."""
        thing.tap(**how) if self.has_touch else thing.click(**how)

    def click(self, selector: str, step: int = 0) -> bool:
        """Click it if it is there, and still is when the finger comes down."""
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        try:
            self.touch(found.nth(step % count), timeout=GONE)
        except TimeoutError:
            return False
        return True

    def play_to_the_end(self, *, decide: Any = None) -> int:
        """Play until the final sheet; says how many decisions it took."""
        decide = decide or self.click_decision
        step = 0
        while self.wait_for_decision():
            assert step < MOST_DECISIONS, self.page.inner_text("main")
            decide(step)
            step += 1
        assert not self.trouble, self.trouble
        return step

    def key_decision(self, step: int, *, listening: bool = False) -> None:
        """The same by keyboard: arrows to what is lit, Enter to touch, R to turn, Enter to do it."""
        keyboard = self.page.keyboard
        if self.page.query_selector("[data-act=handover]"):
            keyboard.press("Enter")
            return
        for _ in range(6):
            if self.page.query_selector(".bar.ready [data-act=confirm]"):
                if listening:
                    self.hear_it_out(0)
                if step % 3 == 1:
                    said = len(self.heard)
                    keyboard.press("r")
                    if listening and self.page.query_selector("[data-act=turn]"):
                        self.hear_it_out(said)
                before = self.version
                keyboard.press("Enter")
                self.wait_for_news(before)
                return
            before = self.version
            if self.page.query_selector(".piece.lit"):
                for _ in range(1 + step % 3):
                    keyboard.press("ArrowRight" if step % 2 else "ArrowDown")
                keyboard.press("Enter")
            elif self.page.query_selector(".bar .verb"):
                self.tab_to(".bar .verb")
                keyboard.press("Enter")
                return
            self.wait_until_drawn()
            if self.version != before:
                return

    def hear_it_out(self, said: int) -> None:
        """Until more than that was said, and what the chosen move would do came last."""
        asked = "import('/web/words.js').then(({ say }) => window.heard.at(-1)?.endsWith(say('web-speech-confirm')))"
        self.page.wait_for_function(f"(said) => window.heard.length > said && {asked}", arg=said)

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the focus never came to {selector}")

    def totals(self) -> list[str]:
        """What stands below each column of the final sheet: points, or what counts more than any."""
        return [text for text in self.page.locator(".ending tfoot .total").all_text_contents() if text.strip()]
