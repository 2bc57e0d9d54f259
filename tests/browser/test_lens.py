"""The lens: what a thing is, for whoever points at it, presses it for a while, or looks at a game that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.poses import pose
from tests.browser.test_games import PHONE
from tests.browser.test_touching import Fingers, in_lobby, middle

CARD = ".slot.beside .piece[data-piece='card-25']"

# A stage as large as a phone, all of which is lit; the lens tells of the piece in the middle. Where does it lie?
TOLD = """
async () => {
  const [{ Stage }, { Lens }] = await Promise.all([import("/web/stage.js"), import("/web/lens.js")]);
  document.body.replaceChildren();
  const stage = new Stage(document.body.appendChild(document.createElement("div")));
  stage.root.style.cssText = "width: 100vw; height: 100vh; display: grid";
  const piece = (id, x, y) => ({ id, art: "", x, y, w: 60, h: 60, label: id });
  const place = (at) => [30 + 60 * (at % 6), 30 + 60 * Math.floor(at / 6)];
  const pieces = Array.from({ length: 66 }, (_, at) => piece(`p${at}`, ...place(at)));
  const areas = [{ id: "yard", kind: "shared", label: "", width: 360, height: 700, pieces }];
  stage.draw("galore", { areas }, { lit: new Set(pieces.map(({ id }) => id)), picked: new Set() });
  const lens = new Lens(stage, () => ({ game: "galore", sheets: [] }));
  document.body.append(lens.element);
  lens.tell("p32", ["Lay it here, because it joins both doors, and nothing else scores as much."]);
  await new Promise(requestAnimationFrame);
  const [one, other] = [lens.element.getBoundingClientRect(), stage.boxOf("p32")];
  const along = one.left < other.right && one.right > other.left;
  return one.width > 99 && along && one.top < other.bottom && one.bottom > other.top;
}
"""


def at_cards(visit, server, name, **how):
    """Somebody with cards in the hand."""
    visitor = visit(name, **how)
    visitor.open(f"/table/{server.lay_out(pose('geisterbahn', 'middle'), name)}")
    visitor.page.wait_for_selector(CARD)
    return visitor


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is_and_a_passing_one_is_not(visit, server):
    ana = at_cards(visit, server, "Ana with a mouse")
    lens, card = ana.page.locator(".lens"), ana.page.locator(CARD).first
    ana.page.mouse.move(*middle(card))
    ana.page.mouse.move(2, 2)
    ana.page.wait_for_timeout(700)
    expect(lens).to_be_hidden()
    ana.page.mouse.move(*middle(card))
    expect(lens.locator(".lens-picture")).to_be_visible()
    assert card.get_attribute("aria-label").startswith(lens.locator("h3").text_content())
    assert ana.page.locator(".piece.picked").count() == 0
    ana.page.mouse.move(2, 2)
    expect(lens).to_be_hidden()


def test_a_finger_that_stays_asks_what_it_is_and_touches_nothing(visit, server):
    ana = at_cards(visit, server, "Ana with a finger", **PHONE)
    lens, fingers = ana.page.locator(".lens"), Fingers(ana)
    version = ana.version
    fingers.send("touchStart", middle(ana.page.locator(CARD).first))
    expect(lens.locator(".lens-picture")).to_be_visible()
    fingers.send("touchEnd")
    expect(lens).to_be_visible()  # it stays until something is touched
    assert (ana.page.locator(".piece.picked").count(), ana.version) == (0, version)
    ana.page.click(".lens h3")
    expect(lens).to_be_hidden()


def test_a_finger_under_which_the_lens_comes_up_does_not_close_it(visit, server):
    ana = at_cards(visit, server, "Ana with a slow finger", **PHONE | {"viewport": {"width": 390, "height": 844}})
    lens, fingers, thing = ana.page.locator(".lens"), Fingers(ana), ana.page.locator(".piece[data-piece='dial-0']")
    fingers.send("touchStart", middle(thing))
    expect(lens.locator("h3")).to_be_visible()
    box, (x, y) = lens.bounding_box(), middle(thing)
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    fingers.send("touchEnd")
    ana.wait_until_drawn()
    expect(lens).to_be_visible()
    lens.tap()
    expect(lens).to_be_hidden()


def test_what_is_told_without_a_picture_lies_beside_its_piece_even_where_all_is_lit(visit):
    ana = in_lobby(visit("Ana", viewport={"width": 360, "height": 740}))
    assert ana.page.evaluate(TOLD) is False


@pytest.mark.parametrize("game", ["galore", "graveyards"])
def test_a_replay_says_what_things_are_and_answers_keys(visit, server, game):
    ana = visit("Ana who looks back")
    ana.open(f"/replay/{server.lay_out(pose(game, 'end'))}")
    thing = ana.page.locator(".slot.board .piece[aria-label]").first
    thing.click(force=True)
    lens, answer = ana.page.locator(".lens"), ana.page.locator(".answer")
    expect(lens.locator("h3")).to_have_text(re.compile(r"\w"))
    ana.page.keyboard.press("Escape")
    expect(lens).to_be_hidden()
    ana.page.click("[data-act=settings], .me >> visible=true")
    ana.page.keyboard.press("Escape")
    ana.page.locator("main").focus()
    for key in "wmtp":
        ana.page.keyboard.press(key)
        expect(answer.locator("p").first).to_have_text(re.compile(r"\w"))
    ana.page.locator(".replay-bar [aria-label='One move on']").click()
    expect(answer).to_be_hidden()
    ana.page.keyboard.press("l")
    expect(answer.locator("p")).to_have_text(ana.page.locator(".replay-page > .news").inner_text())


# How much that can be touched lies behind the answer?
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect(), answer = box(document.querySelector(".answer"));
  const along = (one) => one.left < answer.right && one.right > answer.left;
  const behind = (one) => along(one) && one.top < answer.bottom && one.bottom > answer.top;
  return [...document.querySelectorAll(".piece.lit > .glide > .halo, .bar button")].map(box).filter(behind).length;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (820, 1180)])
@pytest.mark.parametrize("game", ["ghosty", "galore"])
def test_what_one_can_do_is_told_beside_what_one_can_do_it_with(visit, server, game, size):
    ana = visit(f"Ana at {size[0]} with {game}", viewport={"width": size[0], "height": size[1]})
    ana.open(f"/table/{server.lay_out(pose(game, 'middle'), ana.name)}")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.keyboard.press("w")
    expect(ana.page.locator(".answer")).to_be_visible()
    assert ana.page.evaluate(COVERED) == 0


def test_what_one_could_do_is_not_told_any_longer_than_one_can(visit, server):
    ana = visit("Ana of two minds")
    ana.open(f"/table/{server.lay_out(pose('graveyards', 'middle'), ana.name)}")
    ask, keyboard = ana.page.locator(".ask"), ana.page.keyboard
    ana.page.locator(".slot.beside .piece.lit").first.click(force=True)  # a sign lies on it
    ana.page.wait_for_selector(".board .piece.lit")
    expect(ask).to_have_text("Where does the tile go?")
    keyboard.press("w")
    expect(ana.page.locator(".answer")).to_be_visible()
    keyboard.press("u")
    expect(ask).to_contain_text("Your turn")
    expect(ana.page.locator(".answer")).to_be_hidden()


def test_what_was_told_of_a_piece_does_not_lie_over_a_board_that_is_opened(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.locator(".slot.beside .piece[aria-label]:not(.lit)").first.click(force=True)
    expect(ana.page.locator(".lens-why")).to_be_visible()
    ana.page.locator(".seats .seat:not(.you)").first.click()
    expect(ana.page.locator(".lens")).to_be_hidden()
