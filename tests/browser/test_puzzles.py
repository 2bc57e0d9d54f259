"""Puzzles in a real browser: a wrong answer first, then the right one, by touch; the list; the puzzle of the day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import collection
from ghostyard.puzzles.turns import position
from tests.browser.test_games import PHONE
from tests.browser.test_pages import check_page
from tests.browser.visitor import Visitor

GAME = "ghosty"


def play(ana: Visitor, touches: list[str]) -> None:
    """Tap the pieces that spell a move, and confirm it."""
    for piece in touches:
        ana.page.locator(f'[data-piece="{piece}"]').tap(force=True)
    ana.page.locator(".bar.ready [data-act=confirm]").tap()


@pytest.mark.slow
def test_a_puzzle_is_solved_by_touch_after_a_wrong_answer(visit):
    puzzle = next(one for one in collection(GAME).puzzles if one.kind == "take" and len(one.lines[0].moves) == 1)
    at, ana = position(load_game(GAME), puzzle), visit("Ana", locale="de", **PHONE)
    touches = [
        at.game.touches(at.view, at.seat, at.game.moves.number(puzzle.lines[place].moves[0])) for place in (0, -1)
    ]
    ana.open(f"/puzzle/{GAME}/{puzzle.id}")
    ana.page.wait_for_selector(".piece.lit")
    play(ana, touches[1])
    expect(ana.page.locator(".verdict h2")).to_have_text("Nicht ganz.")
    assert any("Punkte" in said for said in ana.heard)
    check_page(ana, "a wrong answer", ("night",))
    ana.page.locator(".verdict [data-act=again]").tap()
    expect(ana.page.locator(".verdict")).to_be_hidden()
    play(ana, touches[0])
    expect(ana.page.locator(".verdict h2")).to_have_text("Richtig!")
    check_page(ana, "the right answer", ("light",))
    ana.page.locator(".verdict [data-act=all]").tap()
    expect(ana.page.locator(".puzzle.solved")).to_have_count(1)
    check_page(ana, "the list", ("light", "night"))


@pytest.mark.slow
def test_the_puzzle_of_the_day_is_on_the_start_page_and_can_be_shown_by_keyboard(visit):
    ana = visit("Ana")
    ana.open()
    ana.page.locator(".daily .button").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/puzzle/daily")
    ana.wait_for_decision()
    for step in range(8):
        if ana.page.locator(".verdict:visible").count():
            break
        ana.key_decision(step)
    expect(ana.page.locator(".verdict")).to_be_visible()
    if ana.page.locator("[data-act=show]").count():
        ana.page.locator("[data-act=show]").press("Enter")
    expect(ana.page.locator(".verdict [data-act=share]")).to_be_visible()
    expect(ana.page.locator(".found-by li")).to_have_count(6)
    expect(
        ana.page.locator(".found-by li:not(.found):not(.at-times)", has_text=re.compile(r"\b[1-9]\d*%"))
    ).to_have_count(0)
    assert not ana.trouble


def test_a_puzzle_that_is_not_there_is_said_so(visit):
    ana = visit("Ana")
    ana.open(f"/puzzle/{GAME}/nowhere")
    expect(ana.page.locator("main")).to_contain_text("There is no puzzle")
