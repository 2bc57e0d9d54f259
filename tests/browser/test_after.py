"""After the game: once more with one touch, the picture and the journal, and who sits in for whom."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import expect

from ghostyard.core.journal import read_journal
from tests.browser.poses import pose
from tests.browser.test_pages import ROOT
from tests.browser.test_together import both_play

RECORDED = {"galore": "galore-2", "ghosty": "ghosty-two-seats"}


@pytest.fixture
def nearly_over(server):
    """A table whose game lacks its last moves; visitors have the first seats, bots the others."""

    def table(game: str, *visitors: str) -> str:
        journal = read_journal(ROOT / "tests" / "journals" / f"{RECORDED[game]}.json")
        return server.lay_out(msgspec.structs.replace(journal, moves=journal.moves[:-3], final=""), *visitors)

    return table


@pytest.mark.parametrize("game", ["galore", "ghosty"])
def test_once_more_is_one_touch_away_and_begins_a_new_game(visit, nearly_over, game):
    ana = visit(f"Ana of {game}")
    ana.open(f"/table/{nearly_over(game, ana.name)}")
    before = ana.page.url
    ana.play_to_the_end()
    ana.page.click(".ending .primary")
    ana.page.wait_for_url(lambda url: url != before)
    ana.page.wait_for_selector(".area.own .piece")
    expect(ana.page.locator(".seat.you")).to_contain_text(ana.name)


def test_all_is_counted_before_the_winner_is_told_and_a_key_skips_it(visit, server):
    ana = visit("Ana who counts", reduced_motion="no-preference")
    ana.open(f"/table/{server.lay_out(pose('galore', 'end'))}")
    page, winner = ana.page, ana.page.locator(".ending .winner:visible")
    page.wait_for_selector(".ending .counting .counted")
    buttons = page.locator(".ending .buttons.centred")
    place = buttons.bounding_box()
    result = page.locator(".ask.result").text_content()
    assert winner.text_content() != result
    assert not page.locator(".ask.result").is_visible()  # nor does the table behind tell
    counted = page.locator(".ending .counted").count()
    page.wait_for_function(f"() => document.querySelectorAll('.ending .counted').length > {counted}")
    assert page.locator(".ending .counted").count() < page.locator(".ending tbody tr").count()
    page.keyboard.press("Shift")
    expect(winner).to_have_text(result)
    expect(page.locator(".ending .counting")).to_have_count(0)
    assert buttons.bounding_box() == place  # whoever is about to press one presses no other


def test_the_picture_and_the_journal_can_be_taken_home(visit, nearly_over):
    ana = visit("Ana of the pictures")
    ana.open(f"/table/{nearly_over('galore', ana.name)}")
    ana.play_to_the_end()
    with ana.page.expect_download() as download:
        ana.page.click(".ending [data-act=journal]")
    assert json.loads(download.value.path().read_text())["game"] == "galore"
    with ana.page.expect_download() as download:
        ana.page.click(".ending [data-act=share]")
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1600  # as wide as a poster
    assert len(picture) > 50_000  # and something is on it


def test_whoever_is_left_at_the_old_table_is_told_of_the_next_game(visit, nearly_over):
    ana, ben = visit("Ana who plays on"), visit("Ben who stays")
    table = nearly_over("ghosty", ana.name, ben.name)
    for visitor in (ana, ben):
        visitor.open(f"/table/{table}")
        visitor.page.wait_for_selector(".area.own .piece")
    while not ana.page.query_selector(".ending"):
        both_play(ana, ben, 1)
    ben.page.wait_for_selector(".ending")
    ben.page.keyboard.press("Escape")
    ana.page.click(".ending .primary")
    expect(ben.page.locator("[data-act=rematch]")).to_have_text("On to the next game")
    ben.page.click("[data-act=rematch]")
    ben.page.wait_for_url(lambda url: table not in url)
    expect(ben.page).to_have_url(ana.page.url)


def test_a_bot_sits_in_and_its_owner_takes_the_seat_back(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('graveyards', 'me', 'open')}")
    ben = visit("Ben")
    ben.open(ana.page.url.removeprefix(ana.address))
    ben.page.click(".waiting .seat-list button")
    ana.page.click(".waiting .buttons .primary")
    ana.page.wait_for_selector(".area.own .piece")
    ana.page.click(".seat.you")
    ana.page.locator(".dialog-body button").click()
    expect(ana.page.locator("[data-act=give-back]")).to_be_visible()
    ana.page.click("[data-act=give-back]")
    expect(ana.page.locator("[data-act=give-back]")).to_have_count(0)


def test_a_passphrase_makes_a_name_ones_own_in_another_browser(visit):
    ana, other = visit("Ana the first"), visit("Somebody")
    for visitor in (ana, other):
        visitor.open()
        visitor.page.click(".me")
        visitor.page.click(".me-dialog summary")
        visitor.page.locator(".me-dialog details input[type=text]").fill("Ana the first")
        visitor.page.locator(".me-dialog details input[type=password]").fill("the lantern is lit")
        visitor.page.locator(".me-dialog details button").click()
        expect(visitor.page.locator(".me-dialog")).to_have_count(0)
        expect(visitor.page.locator(".me")).to_have_text("Ana the first")


def test_who_wants_silence_hears_no_chat(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.click("#tab-chat")
    ana.page.locator(".phrase").first.click()
    expect(ana.page.locator(".chat-lines li")).to_be_visible()
    ana.page.locator(".chat input[type=checkbox]").check()
    ana.page.locator(".phrase").nth(1).click()
    expect(ana.page.locator(".chat-lines li")).to_have_count(2)
    expect(ana.page.locator(".chat-lines")).to_be_hidden()


def test_on_a_phone_held_sideways_one_sees_who_won_and_what_to_do_next(visit, server):
    ana = visit("Ana sideways", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True, locale="de")
    ana.open(f"/table/{server.lay_out(pose('galore', 'end'))}")
    for seen in (".ending .podium", ".ending .buttons >> nth=0"):
        expect(ana.page.locator(seen)).to_be_in_viewport(ratio=1)


def test_a_final_sheet_that_has_room_again_does_not_look_cut(visit, server):
    ana = visit("Ana who turns", viewport={"width": 1180, "height": 600})
    ana.open(f"/table/{server.lay_out(pose('galore', 'end'))}")
    sheet = ana.page.locator(".ending .sheet")
    expect(sheet).to_have_class("sheet cut")
    ana.page.set_viewport_size({"width": 1180, "height": 1400})
    expect(sheet).to_have_class("sheet")


# Names and points above the stones that lie over another's.
OVER_ANOTHER = """
(places) => {
  const written = (place) => [...place.querySelectorAll(".seat-name, strong")].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const rows = places.map(written);
  const over = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const others = (index) => rows.slice(index + 1).flat();
  return rows.flatMap((row, index) => others(index).filter((other) => row.some((one) => over(one, other))));
}
"""


def test_an_escape_is_told_above_ones_own_stone_only(visit, server):
    ana = visit("Ana who looks", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="de")
    ana.open(f"/table/{server.lay_out(pose('geisterbahn', 'end'))}")
    expect(ana.page.locator(".podium .first .deed")).to_have_text("Entkommen")
    assert ana.page.locator(".podium li").evaluate_all(OVER_ANOTHER) == []


def test_on_a_phone_held_sideways_the_device_is_handed_over_without_scrolling(visit):
    ana = visit("Ana and a guest", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True, locale="de")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    expect(ana.page.locator("[data-act=handover]")).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
