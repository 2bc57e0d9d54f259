"""The stage: on every screen the board has the room, everything can be read and touched, and nothing moves."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.measures import Measures, brightness, forget_shifts, measured, shift, watch_shifts
from tests.browser.poses import pose, whole_game
from tests.browser.test_games import LOOKED
from tests.ours import case

FINGER = {"has_touch": True, "is_mobile": True}
DESKTOPS = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
TABLETS = [(820, 1180), (1180, 820)]
PHONES = [(360, 740), (390, 844), (844, 390)]
FINGERTIP = 44  # pixels
TURNS = 10
NUMBERS = itertools.count(1)


@pytest.fixture
def sit(visit, server):
    """Somebody at a table at a moment of a game, with a screen of a size."""

    def begin(game, moment, size, **how):
        ana = visit(f"Ana at {next(NUMBERS)}", viewport={"width": size[0], "height": size[1]}, **how)
        watch_shifts(ana)
        ana.open(f"/table/{server.lay_out(pose(game, moment), ana.name)}")
        ana.page.wait_for_selector(".piece.lit, .bar .verb, .bar.ready")
        return ana

    return begin


def at_sizes(visitor, sizes) -> dict[tuple[int, int], Measures]:
    """The same table in windows of these sizes."""
    found = {}
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(250)
        found[width, height] = measured(visitor)
    return found


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("moment", ["opening", "late"])
def test_on_a_desktop_the_board_has_sixty_percent_of_the_width_and_all_can_be_read(sit, game, moment):
    for size, found in at_sizes(sit(game, moment, DESKTOPS[0]), DESKTOPS).items():
        assert found.width >= 0.6, size
        assert found.share >= 0.44, size
        assert found.text is None or found.text > 10.9, size
        assert found.target is None or found.target >= FINGERTIP, size
        assert found.over <= 0, size


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("moment", ["middle", "late"])
def test_on_tablets_and_phones_all_can_be_read_and_touched_without_scrolling(sit, game, moment):
    ana = sit(game, moment, PHONES[0], **FINGER)
    for size, found in at_sizes(ana, TABLETS + PHONES).items():
        assert found.share >= 0.28, size
        assert found.width >= 0.6, size
        assert found.text is None or found.text > 10.9, size
        assert found.target is None or found.target >= FINGERTIP, size
        assert found.button is None or found.button >= FINGERTIP, size
        assert found.over <= 0, size
    light_a_line(ana)
    ana.page.keyboard.press("n")
    for size, found in at_sizes(ana, PHONES[::2]).items():
        assert found.text is None or found.text > 10.9, size


def light_a_line(visitor) -> None:
    """Touches the first points of the score sheet that are written on the boards."""
    lit = """() => [...document.querySelectorAll(".panel .sheet button.points")].some((points) => {
      points.click();
      return document.querySelector(".mark-points") !== null;
    })"""
    visitor.page.evaluate(lit)


def test_all_can_be_set_at_the_table_on_every_screen(sit):
    ana = sit("galore", "middle", PHONES[0])
    for width, height in DESKTOPS[:1] + TABLETS + PHONES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.locator(".me, [data-act=settings]").locator("visible=true").click()
        expect(ana.page.locator(".me-dialog input[type=range]")).to_be_visible()
        ana.page.keyboard.press("Escape")


def test_what_plays_for_a_bot_is_seen_on_its_seat_on_every_screen(visit):
    ana = visit("Ana at five")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'moth', 'bat', 'owl', 'random')}")
    ana.page.wait_for_selector(".piece.lit, .bar .verb")
    signs = ana.page.locator(".seat .level-sign use")
    for width, height in DESKTOPS + TABLETS + PHONES:
        ana.page.set_viewport_size({"width": width, "height": height})
        shown = [(sign.get_attribute("href"), sign.bounding_box()["width"]) for sign in signs.all()]
        assert [name for name, _ in shown] == [
            "#icon-level-moth",
            "#icon-level-bat",
            "#icon-level-owl",
            "#icon-level-other",
        ]
        assert min(wide for _, wide in shown) > 9, (width, height)


@pytest.mark.parametrize("game", LOOKED)
def test_boards_are_dark_at_night_and_bright_by_day(sit, game):
    ana = sit(game, "late", DESKTOPS[0])
    assert brightness(ana, ".slot.board", "night") < 0.4
    assert brightness(ana, ".slot.board", "light") > 0.55


# Every game on a desktop, every second one on a phone too; `make test-browsers` looks at all of them.
PLAYED = [
    case(size, game, always=size[0] >= 1000 or place % 2 == 0)
    for size in ((1440, 900), (390, 844))
    for place, game in enumerate(LOOKED)
]


@pytest.mark.parametrize(("size", "game"), PLAYED)
def test_nothing_moves_while_one_plays(sit, game, size):
    ana = sit(game, "middle", size)
    ana.page.wait_for_timeout(300)
    forget_shifts(ana)
    board = ana.page.locator(".slot.board").bounding_box()
    for step in range(TURNS):
        if not ana.wait_for_decision():
            break
        ana.click_decision(step)
    ana.page.wait_for_timeout(300)
    moved, what = shift(ana)
    assert moved < 0.05, what
    assert ana.page.locator(".slot.board").bounding_box() == board
    assert max(ana.acts, default=0) <= 3  # touches for one act, turning aside


def test_whoever_plays_ghosts_is_told_by_them_and_by_no_lantern(sit):
    ana = sit("graveyards", "middle", (390, 844))
    told = ana.page.locator(".seat").evaluate_all(
        "(chips) => chips.map((chip) => [chip.querySelector('.emblem use')?.getAttribute('href'), chip.ariaLabel])"
    )
    assert [emblem.removeprefix("#graveyards-") in said for emblem, said in told] == [True] * 3
    assert ana.page.locator(".lantern").count() == 0


def test_a_seat_of_the_ghost_train_tells_morale_instead_of_points(sit):
    chip = sit("geisterbahn", "middle", (390, 844)).page.locator(".seat").first
    assert chip.locator(".count use").first.get_attribute("href").startswith("#geisterbahn-morale-")
    assert "points" not in chip.get_attribute("aria-label")


def test_the_name_of_a_card_is_written_whole_or_not_at_all(sit):
    ana = sit("geisterbahn", "opening", (390, 844))
    names = ana.page.locator(".own").evaluate(
        """(own) => {
          const bars = [...own.querySelectorAll("[data-piece$='-bar']")], parts = {};
          for (const bar of bars) {
            const name = bar.dataset.piece.slice(0, -3);
            const lines = [0, 1].map((n) => own.querySelector(`[data-piece="${name}${n}"] text`)).filter(Boolean);
            parts[name] = [bar.querySelector("use"), ...lines].map((one) => !one.closest("[hidden]"));
          }
          return Object.values(parts);
        }"""
    )
    assert names
    assert all(len(set(parts)) == 1 for parts in names)


def test_a_finger_finds_each_of_many_ghosts_side_by_side(visit, server):
    ana = visit("Ana with a token", viewport={"width": 390, "height": 844}, **FINGER)
    journal = whole_game("graveyards")
    token = next(ply for ply, (seat, move) in enumerate(journal.moves) if seat == 0 and move.startswith("token"))
    begun = msgspec.structs.replace(journal, moves=journal.moves[: token + 1], final="")
    ana.open(f"/table/{server.lay_out(begun, ana.name)}")
    ana.page.wait_for_selector(".pans .piece.lit")
    assert measured(ana).target >= FINGERTIP
    ana.page.click("[data-act=back], [data-act=takeback]")
    ana.page.wait_for_function("() => !document.querySelector('.pans .piece.lit')")
    ana.page.wait_for_selector(".piece.lit")
    assert measured(ana).target >= FINGERTIP


# How far apart the two lines of each shown name are, for the height of their letters.
BETWEEN_LINES = """
(area) => {
  const found = [];
  for (const first of area.querySelectorAll("[data-piece$='-0'] text")) {
    const second = area.querySelector(`[data-piece="${first.closest(".piece").dataset.piece.slice(0, -1)}1"] text`);
    if (!second || [first, second].some((text) => text.closest("[hidden]"))) continue;
    found.push((second.getCTM().f - first.getCTM().f) / first.getCTM().a / Number(first.getAttribute("font-size")));
  }
  return found;
}
"""


def test_the_two_lines_of_a_name_are_apart_on_every_screen(visit, server):
    ana = visit("Ana with long names", locale="de")
    ana.open(f"/table/{server.lay_out(pose('geisterbahn', 'late', 4), ana.name)}")
    ana.page.wait_for_selector(".own .piece")
    for width, height in ((390, 844), (844, 390), (820, 1180), (1440, 900)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_timeout(250)
        assert all(far > 0.8 for far in ana.page.locator(".own").evaluate(BETWEEN_LINES)), (width, height)
    assert ana.page.locator(".own").evaluate(BETWEEN_LINES)  # there is such a name


# Also where a fraction of a pixel is missing: letters are cut off then, too.
CUT = """(all) => all.filter((one) => {
  const written = document.createRange();
  written.selectNodeContents(one);
  return written.getBoundingClientRect().width > one.getBoundingClientRect().width + 1 / 32;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (1280, 800), (844, 390)])
@pytest.mark.parametrize(("game", "seats"), [("galore", 5), ("geisterbahn", 4), ("graveyards", 4)])
def test_names_are_whole_whatever_is_told_beside_them(visit, server, game, seats, size):
    ana = visit("Anabel", viewport={"width": size[0], "height": size[1]}, locale="de")
    ana.open(f"/table/{server.lay_out(pose(game, 'middle', seats), ana.name)}")
    ana.page.wait_for_selector(".seat .level-sign")
    assert ana.page.locator(".seats .seat-name").evaluate_all(CUT) == []


def test_on_a_phone_held_sideways_one_reads_who_the_others_are(visit):
    ana = visit("Ana at 3", viewport={"width": 844, "height": 390}, **FINGER)
    ana.open(f"/table/{ana.new_table('galore', 'me', 'bat', 'wolf')}")
    names = ana.page.locator(".seats .seat:not(.you) .seat-name")
    expect(names).to_have_count(2)
    for name in names.all():
        expect(name).to_be_visible()
    assert names.evaluate_all(CUT) == []


def test_a_name_is_whole_where_bots_have_long_levels(visit, server):
    ana = visit("Anabella", viewport={"width": 1280, "height": 800}, locale="es")
    table = ana.new_table("graveyards", "me", "moth", "moth")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".seat .level-sign")
    assert ana.page.locator(".seats .seat-name").evaluate_all(CUT) == []


def test_a_name_is_cut_where_a_fraction_of_a_pixel_is_missing(visit):
    made = """() => import("/web/tablehead.js").then(({ isCut }) => {
      const name = document.createElement("span");
      name.textContent = "Mothwing";
      Object.assign(name.style, { position: "absolute", overflow: "hidden", whiteSpace: "nowrap" });
      document.body.append(name);
      const { width } = name.getBoundingClientRect();
      return [0, 0.1, 0.4, 3].map((less) => ((name.style.width = `${width - less}px`), isCut(name)));
    })"""
    ana = visit("Ana")
    ana.open()
    assert ana.page.evaluate(made) == [False, True, True, True]
