"""The stage: on every screen the board has the room, everything can be read and touched, and nothing moves."""

from __future__ import annotations

import itertools

import pytest

from tests.browser.measures import forget_shifts, measured, shift, watch_shifts
from tests.browser.poses import pose
from tests.browser.test_games import LOOKED

FINGER = {"has_touch": True, "is_mobile": True}
DESKTOPS = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
TABLETS = [(820, 1180), (1180, 820)]
PHONES = [(360, 740), (390, 844), (844, 390), (740, 360)]
TURNS = 10
NUMBERS = itertools.count(1)


@pytest.fixture
def sit(visit, server):
    """Somebody at a table at a moment of a game, with a screen of a size."""

    def begin(game, moment, size, seats=3, **how):
        finger = FINGER if size in PHONES + TABLETS else {}
        ana = visit(f"Ana at {next(NUMBERS)}", viewport={"width": size[0], "height": size[1]}, **finger, **how)
        watch_shifts(ana)
        ana.open(f"/table/{server.lay_out(pose(game, moment, seats), ana.name)}")
        ana.page.wait_for_selector(".piece.lit, .bar .verb, .bar.ready")
        return ana

    return begin


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("size", DESKTOPS, ids=str)
def test_the_board_has_sixty_percent_of_the_width_or_more(sit, game, size):
    for moment in ("opening", "late"):
        assert measured(sit(game, moment, size)).width >= 0.6


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("size", DESKTOPS + TABLETS + PHONES, ids=str)
def test_all_letters_can_be_read_and_nothing_has_to_be_scrolled(sit, game, size):
    for moment in ("middle", "late"):
        found = measured(sit(game, moment, size))
        assert found.text is None or found.text >= 10.99, moment
        assert found.over <= 0, moment


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("size", TABLETS + PHONES, ids=str)
def test_a_finger_finds_everything_that_can_be_touched(sit, game, size):
    for moment in ("middle", "late"):
        found = measured(sit(game, moment, size))
        assert found.target is None or found.target >= 44, moment


@pytest.mark.parametrize("game", LOOKED)
@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)], ids=str)
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
    assert shift(ana) < 0.05
    assert ana.page.locator(".slot.board").bounding_box() == board
