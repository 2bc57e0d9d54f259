"""Links that lead to nothing: the house says so as it says everything, and the way back is there."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor


@pytest.mark.parametrize("path", ["/nonsense", "/puzzle/xyz", "/rules/foo", "/pad/foo", "/puzzles/foo", "/replay/a"])
def test_a_link_to_nothing_says_so_in_the_readers_language_and_leads_back(browser, server, path) -> None:
    lost = Visitor(browser, server.address, "Lost", locale="de")
    lost.open(path)
    lost.page.wait_for_selector("main a[href='/']")
    assert "galore" not in lost.page.inner_text("main")
    lost.page.click("main a[href='/']")
    lost.page.wait_for_selector(".game-card")
    lost.context.close()


def test_a_program_is_told_in_data_that_there_is_nothing(browser, server) -> None:
    lost = Visitor(browser, server.address, "Lost")
    read = {"accept": "text/html"}
    asked = (("/nonsense", read, "html"), ("/nonsense", {}, "json"), ("/api/nonsense", read, "json"))
    for path, headers, kind in asked:
        answer = lost.context.request.get(server.address + path, headers=headers)
        assert (answer.status, kind in answer.headers["content-type"]) == (404, True)
    lost.context.close()
