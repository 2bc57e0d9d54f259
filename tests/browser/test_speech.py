"""A golden transcript: what somebody hears who plays the first decisions of a game without seeing it."""

from __future__ import annotations

import os

import pytest

from ghostyard.games import game as load_game
from tests.browser.server import Server, same_shuffles
from tests.browser.visitor import Visitor
from tests.ours import GAMES, WITH_TRANSCRIPT, transcript_of

IS_WRITTEN = bool(os.environ.get("GHOSTYARD_WRITE_TRANSCRIPTS"))


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


@pytest.mark.parametrize("game", GAMES if IS_WRITTEN else WITH_TRANSCRIPT)
def test_what_is_heard_is_what_was_written_down(browser, seeded_server, game):
    ana = Visitor(browser, seeded_server.address, "Ana")
    ana.introduce()
    everybody = ["me"] * load_game(game).seats[0]  # no bots: what they do would be heard sooner or later
    ana.open(f"/table/{ana.new_table(game, *everybody)}")
    heard, file = listened(ana), transcript_of(game)
    ana.context.close()
    if IS_WRITTEN:
        file.parent.mkdir(exist_ok=True)
        file.write_text(heard)
    assert heard == file.read_text()
