"""Every page: found by axe to be open to everybody, fit for any screen, small, and from nowhere else."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from ghostyard.core.journal import Journal, read_journal
from ghostyard.core.replay import replay
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game
from tests.browser.measures import brightness, first_page_bytes
from tests.browser.poses import pose, whole_game
from tests.browser.test_games import LOOKED, PHONE
from tests.browser.visitor import Visitor
from tests.ours import WITH_CLAUSES, WITH_LESSON, case

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "ghostyard" / "web"
BAD = ("serious", "critical")
# What can be wrong in one theme only: themes differ in colours, as a test below says.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
COLOUR = r"(#[0-9a-f]{3,8}|rgb\([\d /%]+\)|transparent|url\([^)]*\))$"  # or a picture to be seen behind it all
# On a day whose puzzle is of the game with the longest title.
HEIGHT_WITHOUT_TABLES = """
(titles) => {
  document.querySelector(".tables").replaceChildren();
  const daily = document.querySelector(".daily strong");
  const height = (title) => { daily.textContent = title; return document.documentElement.scrollHeight; };
  return Math.max(...titles.map(height));
}
"""
# Pixels; four games took a newcomer on a phone 2621 in one of the languages.
HALF_A_LOBBY = 490 + 205 * len(LOOKED)


@pytest.fixture(scope="module")
def finished(server) -> Callable[[str], str]:
    """The id of a finished game: a recorded one, so that nobody waits until it has been played."""

    @cache
    def table(game: str) -> str:
        return server.lay_out(recorded(game)[0])

    return table


def recorded(game: str) -> list[Journal]:
    """The recorded games of a kind; where there is none, one of moves at random."""
    journals = [read_journal(path) for path in sorted((ROOT / "tests" / "journals").glob(f"{game}-*.json"))]
    return journals or [whole_game(game, load_game(game).seats[0])]


def check_page(visitor: Visitor, name: str, themes: tuple[str, ...]) -> None:
    """Nothing serious for axe in these themes, nothing wider than the screen, no trouble in the console."""
    visitor.page.wait_for_timeout(150)
    for theme in themes:
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = found_by_axe(visitor.page, [] if theme == themes[0] else COLOUR_RULES)
        bad = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found if one["impact"] in BAD]
        assert not bad, (name, theme, bad)
    same = visitor.page.evaluate(SAME_NAMES)
    assert not same, f"{name}: called the same, or nothing: {same}"
    wide = visitor.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{name} is {wide} pixels too wide"
    assert not visitor.trouble, (name, visitor.trouble)


def found_by_axe(page: Page, rules: list[str]) -> list[dict[str, Any]]:
    """What violates these rules, or any; a page that has axe already keeps it, compiled and warm."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    return list(page.evaluate("async (options) => (await axe.run(options)).violations", options))


# Buttons and links in reach that are called the same, though they do not do the same.
SAME_NAMES = """
() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const deeds = new Map();
  for (const one of root.querySelectorAll("button, a[href], summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[aria-hidden=true], [inert]")) continue;
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ");
    deeds.set(name, (deeds.get(name) ?? new Set()).add(one.href ?? one));
  }
  return [...deeds].filter(([name, does]) => !name || does.size > 1).map(([name]) => name);
}
"""

SCREENS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "desktop by day and night": (("light", "night"), {}),
    "phone by day": (("light",), {"locale": "de", **PHONE}),
    "400 % zoom at night": (("night",), {"viewport": {"width": 320, "height": 256}, "locale": "es"}),
}


# Every game on a desktop, another one on each of the others; `make test-browsers` looks at all of them.
LARGE, *SMALL = SCREENS
SCREENED = [
    case(screen, game, always=screen == LARGE or place == turn)
    for turn, screen in enumerate((LARGE, *SMALL))
    for place, game in enumerate(LOOKED)
]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_of_the_house_is_open_to_everybody(visit, screen):
    themes, how = SCREENS[screen]
    ana = visit("Ana", **how)
    ana.open()
    ana.page.wait_for_selector(".game-card")
    check_page(ana, "lobby", themes)
    ana.page.locator(".game-card .buttons button").nth(1).click()
    check_page(ana, "new table", themes)
    ana.page.keyboard.press("Escape")
    ana.page.click(".me")
    check_page(ana, "me", themes)


@pytest.mark.parametrize(("screen", "game"), SCREENED)
def test_every_page_of_a_game_is_open_to_everybody(visit, finished, screen, game):
    themes, how = SCREENS[screen]
    ana = visit("Ana", **how)
    page = ana.page

    def check(name: str) -> None:
        check_page(ana, name, themes)

    ana.open(f"/table/{ana.new_table(game, 'me', 'open')}")
    page.wait_for_selector(".waiting")
    check("waiting")
    ana.follow(f"/table/{ana.new_table(game, 'me', 'me')}")
    page.wait_for_selector(".hand-over")
    check("hand over")
    ana.follow(f"/table/{ana.new_table(game, 'me', 'random')}")
    for step in range(4):
        ana.wait_for_decision()
        ana.click_decision(step)
    ana.wait_for_decision()
    check("table")
    ana.click_lit(0)
    check("preview")
    page.keyboard.press("?")
    check("keys")
    ana.follow(f"/table/{finished(game)}")
    page.wait_for_selector(".ending")
    check("ending")
    page.keyboard.press("Escape")
    check("end of the table")
    ana.follow(f"/replay/{finished(game)}")
    page.wait_for_selector(".piece >> visible=true")
    check("replay")
    if game in WITH_LESSON or game in WITH_CLAUSES:
        ana.follow(f"/rules/{game}")
        page.wait_for_selector(".rules h1")
        check("rules")


def test_two_verbs_fit_beside_the_tools_on_the_narrowest_screen(visit):
    ana = visit("Ana at 400 %", locale="es", viewport={"width": 320, "height": 256})
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    for step in range(4):  # a side, and then a tile that is drawn: kept or left
        ana.wait_for_decision()
        if ana.page.locator("[data-act=make-leave]").count():
            break
        ana.click_decision(step)
    expect(ana.page.locator("[data-act=make-leave]")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_a_replay_is_called_by_the_whole_name_of_its_game(visit, server):
    ana = visit("Ana", locale="de")
    ana.open(f"/replay/{server.lay_out(pose('graveyards', 'end'))}")
    title = ana.page.locator(".replay-page .table-title")
    expect(title).to_contain_text("& Haunted Houses")
    assert title.evaluate("(title) => title.scrollHeight <= title.clientHeight")


@pytest.mark.parametrize("game", LOOKED)
def test_the_replay_slides_from_the_first_ply_to_the_last(visit, finished, game):
    ana = visit("Ana")
    ana.open(f"/replay/{finished(game)}")
    slider, count = ana.page.locator(".replay-slider"), ana.page.locator(".replay-count")
    expect(count).to_have_text(re.compile(r"^0 / \d+"))
    slider.focus()
    ana.page.keyboard.press("End")
    expect(count).to_have_text(re.compile(r"^(\d+) / \1$"))
    ana.page.keyboard.press("Home")
    expect(count).to_have_text(re.compile(r"^0 / \d+"))
    ana.page.select_option(".eyes select", "0")
    ana.page.wait_for_selector(".area.own")


@pytest.mark.parametrize("game", LOOKED)
def test_touching_points_lights_what_made_them(visit, server, game):
    """In a recorded game in which somebody scores: in the ghost train not everybody does."""
    journal = next(one for one in recorded(game) if any(replay(load_game(game), one).totals))
    ana = visit("Ana")
    ana.open(f"/table/{server.lay_out(journal)}")
    ana.page.click(".ending .icon-button")
    points = ana.page.locator(".panel .sheet button.points")
    for cell in range(points.count()):
        points.nth(cell).click()
        expect(ana.page.locator(".mark").first).to_be_attached()


@pytest.mark.parametrize("game", LOOKED)
def test_the_shuffle_can_be_checked_in_the_browser(visit, finished, game):
    ana = visit("Ana")
    ana.open(f"/table/{finished(game)}")
    ana.page.click(".shuffle summary")
    ana.page.click(".shuffle button")
    expect(ana.page.locator(".shuffle [role=status]")).to_contain_text("It matches")


def test_our_own_digest_is_sha_256(visit):
    ana = visit("Ana")
    ana.open()
    code = "import('/web/shuffle.js').then(({ digest }) => [...digest(new TextEncoder().encode('abc'))])"
    assert bytes(ana.page.evaluate(code)).hex().startswith("ba7816bf8f01cfea414140de5dae2223")


def test_the_language_changes_everything_at_once(visit):
    ana = visit("Ana")
    ana.open()
    ana.page.click(".me")
    ana.page.locator(".me-dialog select").first.select_option("de")
    expect(ana.page.locator(".hero h1")).to_have_text("Geisterspiele an einem Tisch")
    expect(ana.page.locator(".game-card .primary").first).to_have_text("Gleich losspielen")


def test_enter_in_the_first_field_plays_at_once_as_a_guest_and_the_aim_is_told_once(browser, server):
    nobody = Visitor(browser, server.address, "Nobody", newcomer=True)
    nobody.open()
    expect(nobody.page.locator(".name-form input")).to_be_focused()
    nobody.page.keyboard.press("Enter")
    nobody.page.wait_for_url("**/table/*")
    expect(nobody.page.locator(".seat.you")).to_contain_text("Guest")
    about = nobody.page.locator(".answer")
    expect(about).to_contain_text("Most points win.")
    assert any("Most points win." in said for said in nobody.heard)
    nobody.click_lit(0)
    expect(about).to_be_hidden()
    nobody.page.reload()
    nobody.wait_for_decision()
    expect(about).to_be_hidden()  # it is told once
    nobody.context.close()


def test_a_visitor_without_a_name_is_asked_for_it_when_others_are_to_come(browser, server):
    nobody = Visitor(browser, server.address, "Nobody")
    nobody.open()
    nobody.page.locator(".game-card .buttons button").nth(1).click()
    nobody.page.locator(".new-table .seat-list select").nth(1).select_option("open")
    nobody.page.click(".new-table .primary")
    nobody.page.fill("dialog:last-of-type input", "Nora")
    nobody.page.keyboard.press("Enter")
    nobody.page.wait_for_url("**/table/*")
    expect(nobody.page.locator(".waiting")).to_contain_text("Nora")
    nobody.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_all_games_are_near_and_the_rest_is_one_touch_away(browser, server, language):
    nobody = Visitor(browser, server.address, "Nobody", newcomer=True, **{**PHONE, "locale": language})
    nobody.open()
    expect(nobody.page.locator(".daily")).to_be_visible()
    expect(nobody.page.locator(".getting-ready")).to_be_hidden()
    # It was twice as long once: nobody scrolls through two and a half screens to see the games.
    titles = nobody.page.locator(".game-card h2")
    expect(titles).to_have_count(len(LOOKED))
    assert nobody.page.evaluate(HEIGHT_WITHOUT_TABLES, titles.all_inner_texts()) < HALF_A_LOBBY
    rules = nobody.page.locator(".game-card[data-game=ghosty] [href='/rules/ghosty']")
    expect(rules).to_be_hidden()
    nobody.page.locator(".game-card[data-game=ghosty] .opener").tap()
    rules.tap()
    nobody.page.wait_for_url("**/rules/ghosty")
    nobody.context.close()


def test_of_many_games_to_watch_some_are_seen_at_once(visit):
    players, watcher = visit("Somebody who plays much"), visit("Watcher of many")
    tables = [players.new_table("ghosty", "me", "random") for _ in range(7)]
    watcher.open()
    watched = watcher.page.locator(".tables section", has_text="Games to watch")
    expect(watched.locator("> .table-list > li")).to_have_count(5)
    rest = watched.locator("details .table-list > li")
    expect(rest.first).to_be_hidden()
    watched.locator("summary").click()
    expect(rest.nth(1)).to_be_visible()
    for table in tables:
        players.call(f"/api/tables/{table}/close", {})


def test_nothing_is_requested_from_another_host(visit, server):
    ana = visit("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.open("/")
    ana.page.wait_for_selector(".game-card")
    assert asked
    assert all(url.startswith(server.address) for url in asked)


def test_covers_follow_the_theme(visit):
    ana = visit("Ana")
    ana.open("/")
    ana.page.wait_for_selector(".game-card .cover")
    for number in range(len(LOOKED)):
        cover = f".game-card:nth-child({number + 1}) .cover"
        assert brightness(ana, cover, "night") < 0.35
        assert brightness(ana, cover, "light") > 0.55


def test_the_first_page_is_small():
    assert first_page_bytes() < 110_000


@pytest.mark.parametrize("game", LOOKED)
def test_the_art_of_a_game_is_small(visit, server, game):
    body = visit("Ana").context.request.get(f"{server.address}/art/{game}.svg").body()
    assert len(gzip.compress(body)) < 200_000


def test_every_label_the_browser_uses_exists_in_every_language():
    used = {word for path in WEB.glob("*.js") for word in re.findall(r'"(web-[a-z-]*[a-z])"', path.read_text())}
    assert len(used) > 100
    for language in LANGUAGES:
        missing = {word for word in used if not words_for("", language).has(word)}
        assert not missing, (language, missing)


def test_the_page_has_no_inline_scripts_or_styles():
    text = (WEB / "index.html").read_text()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text)
    for path in WEB.glob("*.js"):
        assert not re.search(r"innerHTML|insertAdjacentHTML|eval\(|setAttribute\(.style", path.read_text()), path


def test_themes_differ_in_nothing_but_colours():
    """So that what is open to everybody by day is so at night, but for contrasts."""
    styles = {path.name: path.read_text() for path in (WEB / "style").glob("*.css")}
    assert [name for name, text in styles.items() if "data-theme" in text or "prefers-color" in text] == ["theme.css"]
    (block,) = re.findall(r"[^}]*data-theme[^{]*{([^}]*)}", styles["theme.css"])
    changed = re.findall(r"([\w-]+):\s*([^;]+);", re.sub(r"/\*.*?\*/", "", block))
    assert len(changed) > 20
    for name, value in changed:
        assert name == "color-scheme" or (name.startswith("--") and re.match(COLOUR, value)), name


def test_all_letters_are_of_the_two_faces_that_are_named_once():
    named = [path.name for path in (WEB / "style").glob("*.css") if re.search("DejaVu|system-ui", path.read_text())]
    assert named == ["page.css"]


def test_a_table_that_is_not_there_is_said_so_in_one_sentence(visit):
    ana = visit("Ana")
    ana.open("/table/nowhere")
    gone = ana.page.locator("main .loading a")
    expect(gone).to_have_attribute("href", "/")
    expect(ana.page.locator("main")).to_contain_text("There is no table here.")
