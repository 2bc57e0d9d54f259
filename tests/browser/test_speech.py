"""A golden transcript: what somebody hears who plays the first decisions of a game without seeing it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ghostyard.games import game as load_game
from tests.browser.server import Server, same_shuffles
from tests.browser.test_games import LOOKED
from tests.browser.visitor import Visitor

TRANSCRIPTS = Path(__file__).parent / "transcripts"


@pytest.fixture(scope="module")
def seeded_server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("seeded"), forked=True, first=same_shuffles)
    yield server
    server.stop()


def listened(ana: Visitor) -> str:
    """Five decisions by keyboard around one screen, with a question now and then."""
    for step in range(5):
        ana.page.wait_for_selector("[data-act=handover], .piece.lit, .bar .verb")
        if ana.page.query_selector("[data-act=handover]"):
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_selector(".piece.lit, .bar .verb")
        ana.page.keyboard.press("wmtpl"[step])
        ana.key_decision(step, listening=True)
    settled = -1
    while settled != len(ana.heard):  # until nothing more is said for a while
        settled = len(ana.heard)
        ana.page.wait_for_timeout(1500)
    return "\n".join(ana.heard) + "\n"


@pytest.mark.parametrize("game", LOOKED)
def test_what_is_heard_is_what_was_written_down(browser, seeded_server, game):
    ana = Visitor(browser, seeded_server.address, "Ana")
    ana.introduce()
    everybody = ["me"] * load_game(game).seats[0]  # no bots: what they do would be heard sooner or later
    ana.open(f"/table/{ana.new_table(game, *everybody)}")
    heard, file = listened(ana), TRANSCRIPTS / f"{game}.txt"
    ana.context.close()
    if os.environ.get("GHOSTYARD_WRITE_TRANSCRIPTS"):
        TRANSCRIPTS.mkdir(exist_ok=True)
        file.write_text(heard)
    assert heard == file.read_text()
