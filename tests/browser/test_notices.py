"""What is said while something else is open: it is seen, and nobody misses it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.poses import pose
from tests.browser.test_games import PHONE

HIGHEST = """
(told) => {
  const { left, top, width, height } = told.getBoundingClientRect();
  told.style.pointerEvents = "auto";
  return document.elementFromPoint(left + width / 2, top + height / 2) === told;
}
"""


def test_what_is_refused_in_a_dialog_is_said_in_front_of_it(visit) -> None:
    owner, other = visit("Owner"), visit("Other", **PHONE)
    owner.call("/api/me/passphrase", {"name": "Owner", "passphrase": "a lamp in the fog"})
    other.open()
    page = other.page
    page.click(".me")
    page.click(".me-dialog summary")
    page.locator(".me-dialog .stack input").first.fill("Owner")
    page.fill(".me-dialog input[type=password]", "no idea at all")
    page.click(".me-dialog .stack button")
    expect(page.locator("#notice p")).to_contain_text("not the passphrase")
    assert page.locator("#notice p").evaluate(HIGHEST)


def test_a_passphrase_that_was_kept_is_confirmed_and_another_language_leaves_the_settings_open(visit) -> None:
    keeper = visit("Keeper")
    keeper.open()
    page = keeper.page
    page.click(".me")
    page.locator(".me-dialog select").first.select_option("de")
    expect(page.locator(".me-dialog h2")).to_have_text("Deine Einstellungen")
    page.click(".me-dialog summary")
    page.fill(".me-dialog input[type=password]", "a lamp in the fog")
    page.click(".me-dialog .stack button")
    expect(page.locator("#notice p")).to_contain_text("Keeper")
    expect(page.locator(".me-dialog")).to_have_count(0)


def test_a_passphrase_is_changed_in_the_settings(visit) -> None:
    keeper = visit("Keeper of keys", **PHONE)
    keeper.call("/api/me/passphrase", {"name": "Keeper of keys", "passphrase": "a lamp in the fog"})
    keeper.open()
    page = keeper.page
    page.click(".me")
    page.locator(".me-dialog summary").last.click()
    old, fresh = page.locator(".me-dialog details[open] input").all()
    old.fill("a lamp in the fog")
    fresh.fill("a fog in the lamp")
    page.locator(".me-dialog details[open] button").click()
    expect(page.locator("#notice p")).to_contain_text("is changed")
    expect(page.locator(".me-dialog")).to_have_count(0)


def test_a_message_that_comes_after_the_chat_was_closed_on_a_phone_is_noticed(visit, server) -> None:
    ana, friend = visit("Chatter"), visit("Phone", **PHONE)
    table = server.lay_out(pose("ghosty", "middle", 2), "Chatter", "Phone")
    for one in (ana, friend):
        one.open(f"/table/{table}")
        one.page.wait_for_selector(".bar .tool")
    friend.page.click("[data-tab=chat]")
    friend.page.click(".panel-close")
    ana.page.click("#tab-chat")
    for number in range(5):
        ana.page.fill(".chat-form input", f"sentence {number}, which is not a short one")
        ana.page.press(".chat-form input", "Enter")
    expect(friend.page.locator("#notice p")).to_contain_text("sentence 4")
    expect(friend.page.locator("[data-tab=chat].unread")).to_be_visible()
    friend.page.click("[data-tab=chat]")
    expect(friend.page.locator("#notice p")).to_have_count(0)
    for page in (ana.page, friend.page):  # the last words and the field are in sight, however little room there is
        expect(page.locator(".chat-lines li").last).to_be_in_viewport(ratio=1)
        expect(page.locator(".chat-form")).to_be_in_viewport(ratio=1)
