"""Rules in the browser: learned from on a phone, searched, lit, and read beside a table that goes on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_games import PHONE
from tests.browser.test_pages import check_page


def test_a_lesson_is_read_on_a_phone_lit_and_searched(visit):
    ana = visit("Ana", locale="de", **PHONE)
    ana.open("/rules/galore#GAL-26")
    page = ana.page
    expect(page.locator(".clause-meant")).to_contain_text("GAL-26")
    expect(page.locator(".clause-meant")).to_be_in_viewport()
    line = page.locator("#diagram-greg [data-light=tooth]")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#diagram-greg .lit:not([hidden])")).to_have_attribute("data-line", "tooth")
    page.get_by_role("searchbox").fill("zahntür VERBINDET")
    expect(page.locator(".search [role=status]")).to_have_text(re.compile(r"^[1-3] Stelle"))
    expect(page.locator(".clauses #GAL-20")).to_be_hidden()
    check_page(ana, "rules, searched", ("light", "night"))
    page.locator("#diagram-greg [data-clause=GAL-20]").click()  # what was searched for is let go
    expect(page.locator(".clauses #GAL-20")).to_be_in_viewport()


def test_a_line_of_the_score_sheet_opens_its_rule_beside_the_table(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.wait_for_decision()
    page = ana.page
    page.locator(".panel .sheet th a", has_text="Bats").click()
    expect(page.locator(".rules-dialog .clause-meant")).to_contain_text("GAL-26")
    ana.click_decision(0)  # the game goes on beside it
    expect(page.locator(".rules-dialog")).to_be_visible()
    check_page(ana, "rules beside the table", ("night",))
    page.locator(".rules-dialog .clause").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".rules-dialog")).to_have_count(0)
