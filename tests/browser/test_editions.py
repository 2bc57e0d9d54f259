"""Editions in a browser: an owner enters a box with a thumb, saves it, opens it again, and plays with it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import PHONE
from tests.browser.test_pad import Owner
from tests.browser.test_pages import check_page


@pytest.fixture
def owner(browser, server) -> Iterator[Owner]:
    visitor = Owner(browser, server.address, "Eva", **PHONE)
    yield visitor
    assert not visitor.trouble, visitor.trouble
    visitor.context.close()


def enter_train(owner: Owner) -> None:
    """A new edition of Gho Gho Ghosty whose first carriage is full."""
    owner.open("/editions/ghosty")
    owner.page.click("[data-act=new]")
    owner.page.wait_for_selector(".pad-page .piece")
    expect(owner.page.locator(".table-title")).to_have_text("My box")
    for _ in range(4):
        owner.tap("carriage-0")


def saved(owner: Owner, tmp_path: Path) -> Path:
    owner.page.click(".bar [data-act=more]")
    with owner.page.expect_download() as download:
        owner.page.click(".pad-more [data-act=sheet]")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_an_edition_entered_by_taps_is_saved_opened_played_with_and_replayed(owner, tmp_path):
    page = owner.page
    owner.introduce()
    enter_train(owner)
    check_page(owner, "editor of an edition", ("light", "night"))
    path = saved(owner, tmp_path)
    assert tomllib.loads(path.read_text())["trains"][0]["carriages"][0] == 4
    owner.open("/editions/ghosty")
    page.click(".edition-card button.quiet")
    page.click("[data-act=forget]")
    expect(page.locator(".edition-card")).to_have_count(0)
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".pad-page .piece")
    expect(page.locator(".table-title")).to_have_text("My box")
    page.click("[data-act=play]")
    expect(page.locator("select[name=edition] option:checked")).to_have_text("My box")
    page.click(".new-table button[type=submit]")
    page.wait_for_selector(".table-page .table-title .tag.edition")
    for step in range(3):
        if owner.wait_for_decision():
            owner.click_decision(step)
    table = page.url.rpartition("/")[2]
    owner.call(f"/api/tables/{table}/close", {"agree": True})
    owner.open(f"/replay/{table}")
    expect(page.locator(".table-title .tag.edition")).to_have_text("My box")


def test_a_link_carries_an_edition_and_a_mistake_is_said_at_its_piece(owner):
    page = owner.page
    owner.introduce()
    owner.open("/editions/galore")
    page.click("[data-act=new]")
    page.wait_for_selector(".pad-page .piece")
    owner.tap("shelf-boards")
    owner.tap("door-N1")
    expect(page.locator('[data-piece="boards-0"].wrong')).to_have_count(1)
    expect(page.locator(".ask.wrong")).to_contain_text("two bone doors")
    page.click("[data-act=play]")
    expect(page.locator("#notice")).to_contain_text("two bone doors")
    link = page.evaluate(
        """async () => {
            const { packed } = await import("/web/editionfile.js"), { ownEditions } = await import("/web/editions.js");
            return `/editions/galore#${await packed(ownEditions("galore")[0].faces)}`;
        }"""
    )
    page.evaluate("localStorage.clear()")
    owner.open(link)
    expect(page.locator(".ask.wrong")).to_contain_text("two bone doors")


def test_a_pad_picks_from_the_box_that_its_owner_has_entered(owner, browser, server):
    page = owner.page
    owner.introduce()
    enter_train(owner)  # a carriage with four passengers, which ours has not
    owner.lay_out("/pad/ghosty")
    expect(page.locator("[data-piece=add-red-4]")).to_have_count(0)
    choose_edition(owner, "My box")
    owner.tap("add-red-4")
    owner.page.reload()
    page.wait_for_selector("[data-piece=add-red-4]")
    expect(page.locator(".table-title .tag.edition")).to_have_text("My box")
    page.click("[data-act=more]")
    page.click("[data-act=scan]")
    page.wait_for_url("**/pad/ghosty/*")
    friend = Owner(browser, server.address, "", **PHONE)
    friend.lay_out(page.url.removeprefix(server.address))  # a phone that has never seen this edition
    friend.tap("add-red-4")
    expect(friend.page.locator(".table-title .tag.edition")).to_have_text("My box")
    choose_edition(friend, "The one that comes with the game")
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece=add-red-4]")).to_have_count(0)
    friend.context.close()


def choose_edition(owner: Owner, title: str) -> None:
    owner.page.click("[data-act=more]")
    owner.page.click("[data-act=tiles]")
    owner.page.select_option("select[name=edition]", label=title)
    owner._and_wait(lambda: owner.page.click("[data-act=choose]"))
