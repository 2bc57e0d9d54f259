"""Score pads over HTTP: nothing is kept of a document, and pads that several phones share hold what everybody wrote."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.table.client import Guest, Server


def edited(guest: Guest, *edits: str, **more: Any) -> dict[str, Any]:
    answer = guest.post("/api/editor", {"game": "galore", "edits": list(edits), **more})
    assert answer.status == 200, answer.json
    return dict(answer.json)


@pytest.fixture
def shared(server: Server) -> tuple[Guest, str]:
    ana = Guest(server, "Ana")
    return ana, ana.post("/api/pads", {"game": "galore"}).json["pad"]


def tile(seen: dict[str, Any], seat: int, cell: int = 0) -> Any:
    return seen["document"]["players"][seat]["tiles"][cell]


def test_a_document_comes_back_with_its_edit_and_its_points(server: Server):
    ana = Guest(server, "Ana")
    first = edited(ana, "0 a1 track curve 0", "0 a1 add dragon 0")
    again = edited(ana, "0 a1 add diamond 3", document=first["document"], at=first["at"])
    assert [seat["total"] for seat in again["seats"]] == [4, -5]


def test_an_edit_without_sense_is_refused_in_one_sentence(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "edits": ["0 dance"]})
    assert (answer.status, answer.json["code"]) == (400, "no-such-edit")


def test_a_document_that_is_none_is_refused(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "document": {"game": "ghosty"}})
    assert (answer.status, answer.json["code"]) == (400, "document")


def test_what_people_write_at_once_is_all_there(shared: tuple[Guest, str], server: Server):
    _, pad = shared
    guests = [Guest(server, f"Guest {number}") for number in range(2)]
    cells = [f"{column}{row}" for column in "abc" for row in "123"]
    wanted = [(guests[seat], f"{seat} {cell} track curve 0") for cell in cells for seat in range(2)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda one: edited(one[0], one[1], pad=pad), wanted))
    seen = edited(guests[0], pad=pad)
    assert all(tile(seen, seat, cell) for seat in range(2) for cell in range(9))
    assert seen["version"] == 1 + len(wanted)


def test_undo_takes_back_the_own_edit(shared: tuple[Guest, str]):
    ana, pad = shared
    before = edited(ana, pad=pad)
    after = edited(ana, "0 a1 track curve 0", pad=pad)
    undone = edited(ana, pad=pad, version=after["version"], document=before["document"])
    assert tile(undone, 0) is None


def test_undo_never_takes_back_what_somebody_else_wrote(shared: tuple[Guest, str], server: Server):
    ana, pad = shared
    before = edited(ana, pad=pad)
    mine = edited(ana, "0 a1 track curve 0", pad=pad)
    edited(Guest(server, "Bo"), "1 a1 track curve 0", pad=pad)
    wanted = {"game": "galore", "pad": pad, "version": mine["version"], "document": before["document"]}
    assert ana.post("/api/editor", wanted).json["code"] == "pad-changed"


def test_a_pad_that_is_gone_says_so(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "pad": "nothing"})
    assert (answer.status, answer.json["code"]) == (404, "no-such-pad")


def test_a_shared_pad_has_a_link_for_others(shared: tuple[Guest, str]):
    ana, pad = shared
    assert ana.get(f"/api/pads/galore/{pad}/invitation").json["link"].endswith(f"/pad/galore/{pad}")


def test_a_notebook_is_never_shared(server: Server):
    answer = Guest(server, "Ana").post("/api/pads", {"game": "geisterbahn", "kind": "notebook"})
    assert (answer.status, answer.json["code"]) == (404, "no-such-editor")
