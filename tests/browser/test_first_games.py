"""First games in a real browser: learned by touch and by key, left and taken up again, offered once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from ghostyard.core.words import LANGUAGES
from ghostyard.manual.first_game import first_game_of
from tests.browser.test_games import PHONE
from tests.browser.test_pages import check_page
from tests.browser.visitor import Visitor
from tests.ours import WITH_FIRST_GAME

ON, DONE = "[data-act=coach-on]:visible", "[data-act=coach-play]"
READY, CHOICE = ".bar.ready [data-act=confirm]", ".piece.lit, .bar .verb"
# How much of what the coach points at is under the bubble, in square pixels; its ring may touch it.
COVERED = """
() => {
  const bubble = document.querySelector(".coach").getBoundingClientRect();
  const shared = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(right - 7, bubble.right) - Math.max(left + 7, bubble.left)) *
    Math.max(0, Math.min(bottom - 7, bubble.bottom) - Math.max(top + 7, bubble.top));
  const rings = [...document.querySelectorAll(".coach-ring")].map((ring) => ring.getBoundingClientRect());
  return rings.reduce((sum, ring) => sum + shared(ring), 0);
}
"""

# What a page shows that does not go on.
STUCK = """
() => {
  const words = (selector) => document.querySelector(selector)?.innerText;
  const [focus, table] = [document.activeElement, document.querySelector(".table-page")];
  return JSON.stringify({
    address: location.pathname, page: document.querySelector("main")?.innerText.slice(0, 300),
    version: table?.dataset.version, classes: table?.className,
    ask: words(".ask"), coach: words(".coach"), hidden: document.querySelector(".coach")?.hidden, bar: words(".bar"),
    notice: words("#notice"), lit: [...document.querySelectorAll(".piece.lit")].map(({ dataset }) => dataset.piece),
    focus: [focus?.tagName, focus?.className?.baseVal ?? focus?.className, focus?.dataset?.piece, focus?.dataset?.act],
    offline: document.documentElement.classList.contains("offline"), heard: window.heard?.slice(-4),
  });
}
"""


def begin(visitor: Visitor, game: str) -> None:
    """Go to the first game by the offer on its card."""
    visitor.page.locator(f".game-card[data-game={game}] .offer .learn").click()
    with told_if_stuck(visitor, "the first step"):
        visitor.page.wait_for_selector(".coach:not([hidden])")


def step(visitor: Visitor) -> str:
    """Which step the coach is at, once there is one."""
    with told_if_stuck(visitor, "a step"):
        visitor.page.wait_for_selector(".coach:not([hidden])")
    return str(visitor.page.inner_text(".coach-count"))


@contextmanager
def told_if_stuck(visitor: Visitor, awaited: str) -> Iterator[None]:
    """Whoever waits in vain says for what, and what is to be seen, heard and focused meanwhile."""
    try:
        yield
    except TimeoutError as error:
        raise AssertionError(f"no {awaited}: {visitor.page.evaluate(STUCK)}; {visitor.trouble}") from error


def touch_on(visitor: Visitor) -> None:
    """Do what the coach says, by touch."""
    if visitor.click(ON):
        return
    if not visitor.click(READY) and not visitor.click_lit(0):
        visitor.click(".bar .verb")
    visitor.page.wait_for_timeout(60)


def learn_to_the_end(visitor: Visitor, game: str, do: Any = touch_on) -> None:
    """From the first step to what comes after the game; nothing that is pointed at is ever covered."""
    for _ in range(120):
        step(visitor)
        if visitor.page.query_selector(DONE):
            break
        covered = visitor.page.evaluate(COVERED)
        assert covered < 60, (step(visitor), covered)
        do(visitor)
    of = len(first_game_of(game).steps)
    assert step(visitor).split()[::2] == [str(of), str(of)]
    assert not visitor.trouble, visitor.trouble


@pytest.mark.parametrize("game", WITH_FIRST_GAME)
def test_a_first_game_to_its_end_by_touch_on_a_phone(browser, server, game):
    ana = Visitor(browser, server.address, f"Nora, {game}", newcomer=True, **PHONE)
    ana.introduce_in_lobby()
    begin(ana, game)
    if game == "ghosty":
        check_page(ana, "first game", ("night", "light"))
    learn_to_the_end(ana, game)
    ana.open("/")
    expect(ana.page.locator(f".game-card[data-game={game}] .offer")).to_have_count(0)
    ana.context.close()


def key_on(visitor: Visitor) -> None:
    """The same by keyboard alone: Enter goes on, arrows lead to what is lit."""
    keyboard, page = visitor.page.keyboard, visitor.page
    before = visitor.page.inner_text(".coach")
    page.wait_for_selector(f"{ON}, {READY}, {CHOICE}")  # the coach may speak before the others have moved
    if not page.query_selector(ON) and not page.query_selector(READY):
        if page.query_selector(".piece.lit"):
            keyboard.press("ArrowRight")
        elif not page.evaluate("document.activeElement.matches('.bar .verb')"):
            visitor.tab_to(".bar .verb")
    keyboard.press("Enter")
    with told_if_stuck(visitor, f"other words than {before!r}"):
        page.wait_for_function("(before) => document.querySelector('.coach').innerText !== before", arg=before)


def test_a_first_game_by_keyboard_alone_left_and_taken_up_again(browser, server):
    jule = Visitor(browser, server.address, "Jule", newcomer=True)
    jule.introduce_in_lobby()
    begin(jule, "ghosty")
    for _ in range(6):
        key_on(jule)
    reached = step(jule)
    said = jule.page.inner_text(".coach-words p").strip()
    assert any(said in heard for heard in jule.heard), said  # whoever listens hears it too
    jule.open("/")
    jule.page.locator(".own-list a", has_text="Go on").click()
    step(jule)
    assert int(reached.split()[0]) - int(step(jule).split()[0]) in range(4)  # what there was to look at comes again
    learn_to_the_end(jule, "ghosty", key_on)
    check_page(jule, "end of a first game", ("night",))
    jule.page.locator(DONE).click()
    expect(jule.page.locator(".seat .level-name", has_text="Moth").first).to_be_visible()
    jule.context.close()


def test_an_offer_that_is_declined_does_not_come_again(browser, server):
    ana = Visitor(browser, server.address, "Nina", newcomer=True)
    ana.introduce_in_lobby()
    card = ana.page.locator(".game-card[data-game=ghosty]")
    card.locator(".offer .icon-button").click()
    expect(card.locator(".offer")).to_have_count(0)
    ana.open("/")
    expect(ana.page.locator(".game-card[data-game=galore] .offer")).to_have_count(1)
    expect(card.locator(".offer")).to_have_count(0)
    ana.context.close()


def test_another_touch_is_answered_kindly_and_a_piece_tells_what_it_is(browser, server):
    ana = Visitor(browser, server.address, "Olga", newcomer=True)
    ana.introduce_in_lobby()
    begin(ana, "galore")
    while ana.click(ON):
        step(ana)
    ana.page.locator("[data-piece=tile-18]").click(force=True)
    expect(ana.page.locator(".lens-why")).to_have_text("That comes later. For now, try what the light is on.")
    ana.page.keyboard.press("Shift+ArrowLeft")
    ana.page.keyboard.press("?")
    expect(ana.page.locator(".lens h3")).to_be_visible()
    assert ana.page.inner_text(".lens h3").casefold() in ana.heard[-1].casefold()
    ana.context.close()


def test_a_sentence_of_the_log_opens_its_rule(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.wait_for_decision()
    ana.click_decision(0)
    ana.page.locator("[role=tab]", has_text="Log").click()
    ana.page.locator(".log a.told").first.click()
    expect(ana.page.locator(".rules-dialog .clause-meant")).to_contain_text("GAL-06")


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["touch", "keys"])
@pytest.mark.parametrize("game", WITH_FIRST_GAME)
def test_a_first_game_to_its_end_in_every_language(browser, server, game, way, language):
    screen, do = (PHONE, touch_on) if way == "touch" else ({}, key_on)
    jule = Visitor(browser, server.address, f"{game} {way} {language}", newcomer=True, locale=language, **screen)
    jule.introduce_in_lobby()
    begin(jule, game)
    learn_to_the_end(jule, game, do)
    jule.context.close()
