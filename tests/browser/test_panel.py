"""The panel beside the table: whatever does not fit says so, and what happened leads to the whole of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.poses import pose
from tests.browser.test_games import PHONE


def at_table(visit, server, name: str, game: str, **how):
    """Somebody in the middle of a game."""
    visitor = visit(name, **how)
    table = server.lay_out(pose(game, "middle", 2), name, visit(f"{name}'s friend").name)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".bar .tool")
    return visitor.page


def test_a_score_sheet_that_is_cut_shows_that_it_goes_on(visit, server) -> None:
    page = at_table(visit, server, "Counter", "ghosty", viewport={"width": 1440, "height": 900})
    expect(page.locator(".sheet tfoot tr")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet")).to_have_class("sheet cut")
    page.locator("#pane-scores").evaluate("(pane) => pane.scrollTo(0, pane.scrollHeight)")
    expect(page.locator(".sheet")).to_have_class("sheet")


def test_on_an_upright_tablet_the_panel_is_as_high_as_what_lies_beside_it(visit, server) -> None:
    page = at_table(visit, server, "Reader of lines", "galore", viewport={"width": 820, "height": 1180})
    total = page.locator(".panel tfoot tr").bounding_box()
    seen = [row for row in page.locator(".panel tbody tr").all() if row.bounding_box()["y"] < total["y"]]
    assert len(seen) >= 6
    board, rivals = page.locator(".beside").bounding_box(), page.locator(".rivals").bounding_box()
    assert rivals["y"] >= board["y"] + board["height"]


def test_a_folded_panel_shows_only_its_tabs(visit, server) -> None:
    page = at_table(visit, server, "Folder", "galore", viewport={"width": 820, "height": 1180})
    for tab in ("scores", "log", "chat"):
        page.click(f"#tab-{tab}")
        expect(page.locator(f"#pane-{tab}")).to_be_visible()
        page.click(".panel-fold")
        expect(page.locator(f"#pane-{tab}")).to_be_hidden()


def test_a_narrow_panel_shows_the_points_of_five(visit, server) -> None:
    how = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True, "locale": "de"}
    reader = visit("Reader of five", **how)
    reader.open(f"/table/{server.lay_out(pose('galore', 'late', 5), reader.name)}")
    pane = reader.page.locator("#pane-scores")
    expect(pane.locator(".sheet.many")).to_be_visible()
    assert pane.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_touch_on_what_happened_opens_the_log(visit, server) -> None:
    page = at_table(visit, server, "Reader", "galore", **PHONE)
    page.locator(".news-link").click()
    expect(page.locator(".log > .log-lines li").last).to_be_in_viewport()
    assert page.locator(".news-link").bounding_box()["height"] >= 44


def test_who_offered_to_stop_hears_that_the_others_play_on(visit, server) -> None:
    asker, other = visit("Asker"), visit("Other player")
    table = server.lay_out(pose("ghosty", "middle", 2), "Asker", "Other player")
    for one in (asker, other):
        one.open(f"/table/{table}")
        one.page.wait_for_selector(".bar .tool")
    asker.page.click(".tools [data-act=leave]")
    asker.page.click("[data-way=agree]")
    other.page.click(".proposal [data-act=play-on]")
    expect(asker.page.locator("#notice p")).to_contain_text("The game goes on")
    expect(other.page.locator("#notice p")).to_have_count(0)
    other.context.close()
    expect(asker.page.locator(".seat.away .seat-time")).to_have_text("away")


def without_offers(route) -> None:
    """Frames in which somebody would end the game never come: others have made newer ones of them."""
    server = route.connect_to_server()
    server.on_message(lambda message: None if '"agrees":true' in message else route.send(message))


def test_who_offered_to_stop_hears_of_a_refusal_that_was_faster_than_the_offer_was_shown(visit, server) -> None:
    asker, other = visit("Slow asker"), visit("Fast player")
    table = server.lay_out(pose("ghosty", "middle", 2), asker.name, other.name)
    asker.page.route_web_socket(re.compile("/ws/"), without_offers)
    asker.open(f"/table/{table}")
    asker.page.click(".tools [data-act=leave]")
    with asker.page.expect_response("**/close"):
        asker.page.click("[data-way=agree]")
    other.call(f"/api/tables/{table}/close", {"agree": False})
    expect(asker.page.locator("#notice p")).to_contain_text("The game goes on")


FRAME_FROM_BEFORE = """async () => {
  const { Proposal } = await import("/web/leave.js");
  const frame = { table: "one", phase: "playing", you: [0], seats: [{ name: "Ana" }, { name: "Bo" }], declined: 3 };
  const proposal = new Proposal();
  proposal.show(frame);
  await proposal.answer(true);
  proposal.show(frame);
}"""


def test_a_frame_from_before_the_offer_is_no_refusal(visit) -> None:
    asker = visit("Early asker")
    asker.page.route("**/close", lambda route: route.fulfill(json={"table": "one"}))
    asker.open()
    asker.page.evaluate(FRAME_FROM_BEFORE)
    assert not asker.page.locator("#notice p").count()


def test_points_that_are_touched_are_not_hidden_by_their_reason(visit, server) -> None:
    page = at_table(visit, server, "Toucher", "galore", viewport={"width": 820, "height": 1180}, has_touch=True)
    expect(page.locator(".sheet")).to_have_class("sheet cut")
    points = page.locator(".panel .sheet button.points:not(tr:nth-child(-n+2) *)").first
    points.tap()
    expect(page.locator(".panel .sheet-hint.why")).to_be_visible()
    total = page.locator(".panel .sheet tfoot tr").bounding_box()
    touched = points.bounding_box()
    assert touched["y"] + touched["height"] <= total["y"] + 1


# Nothing that one plays with, reads or writes lies behind the proposal.
FREE = """() => [...document.querySelectorAll(".board .piece.lit, .beside .piece.lit, .bar button, [role=tab], .ask")]
  .filter((one) => one.checkVisibility()).every((one) => {
    const [it, over] = [one, document.querySelector(".proposal")].map((each) => each.getBoundingClientRect());
    return it.bottom <= over.top || it.top >= over.bottom || it.right <= over.left || it.left >= over.right;
  })"""


@pytest.mark.parametrize("game", ["ghosty", "graveyards"])
def test_a_proposal_lies_over_nothing_that_one_plays_with(visit, server, game) -> None:
    asked, asker = visit(f"Asked for {game}", locale="de"), visit(f"Asker for {game}")
    asked.open(f"/table/{(table := server.lay_out(pose(game, 'middle', 2), asked.name, asker.name))}")
    asked.page.wait_for_selector(".bar .tool")
    asker.call(f"/api/tables/{table}/close", {})
    asked.page.wait_for_selector(".proposal:not([hidden])")
    for width, height in ((1280, 800), (820, 1180), (390, 844), (360, 740)):
        asked.page.set_viewport_size({"width": width, "height": height})
        asked.page.wait_for_timeout(250)
        assert asked.page.evaluate(FREE), (width, height)


def test_what_somebody_says_does_not_lie_over_what_is_proposed(visit, server) -> None:
    asker, other = visit("Chatty asker"), visit("Asked player")
    table = server.lay_out(pose("ghosty", "middle", 2), asker.name, other.name)
    for one in (asker, other):
        one.open(f"/table/{table}")
        one.page.wait_for_selector(".bar .tool")
    asker.call(f"/api/tables/{table}/close", {})
    other.page.wait_for_selector(".proposal:not([hidden])")
    asker.page.click("#tab-chat")
    asker.page.fill(".chat-form input", "It is late, and the last train leaves soon.")
    asker.page.press(".chat-form input", "Enter")
    notice = other.page.locator("#notice p").bounding_box()
    proposal = other.page.locator(".proposal").bounding_box()
    assert notice["y"] >= proposal["y"] + proposal["height"]


A_LOG = """async () => {
  const { Log } = await import("/web/log.js");
  const seats = [{ name: "Ana" }, { name: "Bo" }, { name: "Cy" }];
  const log = new Log();
  const told = (by, ...told) => ({ game: "ghosty", seats, told, by, clauses: by.map(() => ""), steps: [] });
  const sheets = (...points) => ({ sheets: points.map((each, seat) => ({ seat, lines: [{ points: each }] })) });
  const add = (frame, before, now) => log.add({ ...frame, ...sheets(...now) }, { ...frame, ...sheets(...before) });
  log.seat(told([]));
  ADDED
  return [...log.list.querySelectorAll("li > span")].map((line) => line.textContent.replaceAll(/\\s+/g, " "));
}"""
ONE_CARD_OF_EACH = A_LOG.replace("ADDED", 'add(told([1], "All show a card."), [1, 2, 0], [3, 1, 0]);')
MANY_TURNS = '["Bo bets.", "Cy bets.", "Bo takes a carriage.", "Bo gets an engine.", "Cy bets.", "Bo bets."]'
MANY_TURNS_AT_ONCE = A_LOG.replace("ADDED", f"add(told([1, 2, 1, 1, 2, 1], ...{MANY_TURNS}), [3, 1, 0], [3, 8, 0]);")


def test_what_a_turn_brought_to_others_is_told_beside_what_it_brought_to_who_moved(visit) -> None:
    reader = visit("Reader of gains")
    reader.open()
    assert reader.page.evaluate(ONE_CARD_OF_EACH) == ["All show a card. \N{MINUS SIGN}1 Ana +2"]


def test_of_several_turns_told_at_once_that_which_tells_most_brought_the_points(visit) -> None:
    reader = visit("Reader of turns")
    reader.open()
    lines = reader.page.evaluate(MANY_TURNS_AT_ONCE)
    assert [line for line in lines if "+" in line] == ["Bo takes a carriage. Bo gets an engine. +7"]
