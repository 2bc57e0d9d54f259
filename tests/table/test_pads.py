"""Score pads over HTTP: nothing is kept of a document, and pads that several phones share hold what everybody wrote."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.ours import WITH_PAD
from tests.owners import owned, path_of
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
    assert [seat.get("total") for seat in again["seats"]] == [4, None]  # nothing was entered for the second one


@pytest.mark.parametrize("name", WITH_PAD)
def test_nobody_has_won_before_anything_was_entered(server: Server, name: str):
    seen = edited(Guest(server, "Ana"), game=name)
    assert "result" not in seen
    assert not any("total" in seat for seat in seen["seats"])


def test_nobody_has_won_while_somebodys_trains_are_missing(server: Server):
    begun = edited(Guest(server, "Ana"), "0 red add 2", game="ghosty")
    assert "result" not in begun
    both = edited(Guest(server, "Bo"), "1 blue add 1", game="ghosty", document=begun["document"])
    assert "Player 1" in both["result"]


def test_an_edit_without_sense_is_refused_in_one_sentence(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "edits": ["0 dance"]})
    assert (answer.status, answer.json["code"]) == (400, "no-such-edit")


def test_a_document_that_is_none_is_refused(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "document": {"game": "ghosty"}})
    assert (answer.status, answer.json["code"]) == (400, "document")


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("galore", {"players": []}),
        ("galore", {"players": [{"name": "", "tiles": []}]}),
        ("ghosty", {"players": [{"name": ""}] * 9}),
        ("graveyards", {"players": [], "tiles": []}),
    ],
)
def test_a_document_of_the_wrong_size_is_refused_and_no_fault_of_ours(server: Server, game: str, wrong: Any):
    answer = Guest(server, "Ana").post("/api/editor", {"game": game, "document": {"game": game, **wrong}})
    assert (answer.status, answer.json["code"]) == (400, "document")


def test_an_edition_that_cannot_be_shown_is_refused(server: Server):
    ana = Guest(server, "Ana")
    document = edited(ana, kind="edition")["document"]
    wanted = {"game": "galore", "kind": "edition", "document": {**document, "tiles": []}, "at": "tiles 3"}
    assert ana.post("/api/editor", wanted).json["code"] == "document"


def test_a_tile_far_off_is_told_at_its_place(server: Server):
    tile = {"x": 500, "y": 500, "spaces": ["white"] * 4}
    document = {"game": "graveyards", "players": [{"name": "", "colours": ["white"]}], "tiles": [tile]}
    document["tokens"] = [{"x": 1000, "y": 1000, "kind": "kids"}]
    seen = edited(Guest(server, "Ana"), game="graveyards", document=document)
    assert "beyond the edge" in seen["problems"][0]["say"]


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


# ---------------------------------------------------------------- an owner's edition


def test_a_pad_is_written_with_the_faces_that_come_along(server: Server):
    faces = path_of("galore").read_text(encoding="utf-8")
    picked = edited(Guest(server, "Ana"), "0 a1 tile 1", faces=faces)
    assert (tile(picked, 0)["track"], tile(picked, 0)["diamonds"]) == ("double", [99, 1, 2, 3])  # the first in the file
    assert picked["edition"]["title"] == owned("galore").title


def test_drivers_of_an_owners_engines_count_in_the_pad(server: Server):
    def total(**more: Any) -> int:
        seen = edited(Guest(server, "Ana"), *["0 red add 0"] * 3, game="ghosty", **more)
        return int(seen["seats"][0]["total"])

    drivers = int(owned("ghosty").box.drivers[0])  # of the red engine
    assert total(faces=path_of("ghosty").read_text(encoding="utf-8")) - total() == drivers - 1 != 0


def test_a_shared_pad_has_its_edition_for_phones_that_never_saw_it(server: Server):
    faces = path_of("galore").read_text(encoding="utf-8")
    pad = Guest(server, "Ana").post("/api/pads", {"game": "galore", "faces": faces}).json["pad"]
    bo = Guest(server, "Bo")
    assert edited(bo, pad=pad)["edition"] == {"key": owned("galore").key, "title": owned("galore").title}
    assert edited(bo, pad=pad, edition="house")["edition"]["key"] == "house"
    assert edited(Guest(server, "Cleo"), pad=pad)["edition"]["key"] == "house"


def test_an_edition_that_nobody_knows_any_more_is_ours_and_nothing_is_lost(server: Server):
    seen = edited(Guest(server, "Ana"), "0 a1 track curve 0", edition="f" * 64)
    assert (seen["edition"]["key"], tile(seen, 0)["track"]) == ("house", "curve")


def test_faces_that_break_the_rules_are_refused(server: Server):
    answer = Guest(server, "Ana").post("/api/editor", {"game": "galore", "faces": "game = 'galore'"})
    assert (answer.status, answer.json["code"]) == (409, "edition")
