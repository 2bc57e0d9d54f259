"""Safety: tokens, passphrases and guesses of them, origins, headers, limits. docs/security.md says what each proves."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import websockets
from starlette.requests import ClientDisconnect

from ghostyard.core.errors import Mistake
from ghostyard.table import chat, log
from ghostyard.table.actor import Envelope
from ghostyard.table.cluster.bus import Bus
from ghostyard.table.cluster.gossip import GOSSIP_SECONDS, Gossip
from ghostyard.table.cluster.messages import Spent
from ghostyard.table.engines import engine_for
from ghostyard.table.guess_limit import FREE, GuessLimit
from ghostyard.table.handlers import play
from ghostyard.table.http_api.context import LOOKS
from ghostyard.table.limits import Bucket, Buckets, whose
from ghostyard.table.migrations import migrate
from ghostyard.table.pads import Pads
from ghostyard.table.people import Person
from ghostyard.table.protocol import Chat, TakeBack
from ghostyard.table.seating import Seat
from ghostyard.table.settings import Settings, spelled_out
from ghostyard.table.store import Store
from ghostyard.table.table_record import stored_faces
from ghostyard.table.web import Guard
from tests.table.client import Guest, Server

pytestmark = pytest.mark.usefixtures("unguessed")
PAGES = ("/", "/table/x", "/replay/x", "/rules/galore", "/api/me", "/api/games", "/api/nothing", "/openapi.json")


def test_tokens_are_long_random_and_out_of_reach_of_scripts(server: Server):
    cookies = [server.request("GET", "/api/me").headers["set-cookie"] for _ in range(3)]
    assert len(set(cookies)) == 3
    for cookie in cookies:
        assert re.match(r"ghostyard=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", cookie)


def test_behind_https_cookies_travel_only_there(precompiled: None, tmp_path: Path):
    secure = Server(str(tmp_path / "t.db"), base_url="https://ghosts.example").start()
    try:
        assert "Secure" in secure.request("GET", "/api/me").headers["set-cookie"]
    finally:
        secure.stop()


def test_a_stolen_database_opens_no_seat(server: Server):
    guest = Guest(server, "Ana")
    guest.post("/api/me/passphrase", {"name": "Stolen Ana", "passphrase": "the ghost in the cellar"})
    token = guest.cookie.partition("=")[2]
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        dump = "\n".join(database.iterdump())
    assert token not in dump
    assert "the ghost in the cellar" not in dump
    assert "$argon2id$" in dump


def test_a_made_up_token_is_nobody(server: Server):
    for token in ("x", "y" * 43, "", "a" * 5000, "Ω" * 20):
        guest = Guest(server)
        guest.cookie = f"ghostyard={token}".encode().decode("latin-1")
        assert guest.get("/api/me").json["name"] == ""


def test_a_passphrase_brings_a_name_back_on_another_device(server: Server):
    phone, laptop = Guest(server, "Mina"), Guest(server, "Somebody")
    assert phone.post("/api/me/passphrase", {"name": "Mina", "passphrase": "lantern and moth"}).json["known"]
    table = phone.table("galore", "me", "open")
    assert laptop.post("/api/me", {"name": "MINA"}).json["code"] == "name-taken"
    before = laptop.cookie
    assert laptop.post("/api/me/passphrase", {"name": "mina", "passphrase": "lantern and moth"}).json["name"] == "Mina"
    assert laptop.cookie != before
    assert table in [entry["table"] for entry in laptop.get("/api/tables").json["mine"]]


def test_seats_taken_as_a_guest_stay_theirs_after_coming_back(server: Server):
    Guest(server, "Nora").post("/api/me/passphrase", {"name": "Nora", "passphrase": "lantern and moth"})
    guest = Guest(server, "Nobody yet")
    table = guest.table("galore", "me", "open")
    guest.post("/api/me/passphrase", {"name": "Nora", "passphrase": "lantern and moth"})

    async def main() -> None:
        async with guest.socket(table) as player:
            assert (player.frame["you"], player.frame["host"]) == ([0], True)

    asyncio.run(main())


def test_a_borrowed_cookie_takes_no_name_over(server: Server):
    owner, borrower, thief = Guest(server, "Vera"), Guest(server), Guest(server, "Thief")
    owner.post("/api/me/passphrase", {"name": "Vera", "passphrase": "lantern and moth"})
    thief.post("/api/me/passphrase", {"name": "Thief", "passphrase": "a long dark coat"})
    table = owner.table("galore", "me", "open")
    borrower.cookie = owner.cookie
    taken = borrower.post("/api/me/passphrase", {"name": "Vera the second", "passphrase": "now it is mine"})
    assert (taken.status, taken.json["code"]) == (409, "name-yours")
    borrower.cookie = owner.cookie
    borrower.post("/api/me/passphrase", {"name": "Thief", "passphrase": "a long dark coat"})
    assert table not in [entry["table"] for entry in borrower.get("/api/tables").json["mine"]]


def test_a_new_passphrase_needs_the_old_one_and_ends_all_other_sessions(server: Server):
    phone, laptop = Guest(server, "Zoe"), Guest(server)
    known = {"name": "Zoe", "passphrase": "lantern and moth"}
    for device in (phone, laptop):
        device.post("/api/me/passphrase", known)
    assert laptop.get("/api/me").json["name"] == "Zoe"
    change = "/api/me/passphrase/change"
    wrong = phone.post(change, {"passphrase": "not the one", "fresh": "moths and lanterns"})
    assert wrong.json["code"] == "passphrase-wrong"
    assert phone.post(change, {"passphrase": "lantern and moth", "fresh": "moths and lanterns"}).json["known"]
    assert (phone.get("/api/me").json["name"], laptop.get("/api/me").json["name"]) == ("Zoe", "")
    assert Guest(server).post("/api/me/passphrase", known).json["code"] == "passphrase-wrong"
    assert Guest(server).post("/api/me/passphrase", {**known, "passphrase": "moths and lanterns"}).json["known"]


def test_guessing_a_passphrase_is_slowed_down(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "t.db")).start()
    try:
        Guest(server, "Rosa").post("/api/me/passphrase", {"name": "Rosa", "passphrase": "correct horse"})
        thief = Guest(server, "Thief")
        codes = [
            thief.post("/api/me/passphrase", {"name": "Rosa", "passphrase": f"wrong guess {n}"}).json["code"]
            for n in range(FREE + 1)
        ]
        assert codes == ["passphrase-wrong"] * FREE + ["too-many-guesses"]
        reply = thief.post("/api/me/passphrase", {"name": "Rosa", "passphrase": "correct horse"})
        assert (reply.status, int(reply.headers["retry-after"]) > 0) == (429, True)
    finally:
        server.stop()


def test_short_passphrases_and_odd_names_are_refused(server: Server):
    guest = Guest(server, "Ana")
    assert guest.post("/api/me/passphrase", {"name": "Q", "passphrase": "short"}).json["code"] == "passphrase-length"
    for name in ("x" * 25, "a\u202eb", "\x00", "a\u200bb"):
        assert guest.post("/api/me", {"name": name}).json["code"] == "name", repr(name)


def test_pages_of_other_sites_can_do_nothing(server: Server):
    guest = Guest(server, "Ana")
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        reply = guest.post("/api/me", {"name": "Eve"}, **headers)
        assert (reply.status, reply.json["code"]) == (403, "other-origin")
    assert guest.post("/api/me", {"name": "Ana"}, origin=server.address).status == 200


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Play.Example.org", "https://play.example.org"),
        ("https://play.example.org:443/", "https://play.example.org"),
        ("HTTP://Play.example.org:80", "http://play.example.org"),
        ("https://play.example.org:8443/house", "https://play.example.org:8443"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_is_compared_as_browsers_write_it(given: str, origin: str):
    assert Settings(base_url=given).origin == origin


def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_mistake_of_ours(monkeypatch: pytest.MonkeyPatch):
    async def hang_up(*_: object) -> None:
        raise ClientDisconnect

    monkeypatch.setattr(log, "incident", lambda *_: pytest.fail("an incident"))
    scope = {"type": "http", "method": "GET", "headers": []}
    asyncio.run(Guard(hang_up, Settings())(scope, hang_up, hang_up))


def test_what_is_no_key_never_reaches_the_database():
    nowhere: Any = None
    with pytest.raises(Mistake, match="pad is gone"):
        asyncio.run(Pads(nowhere).read("\0", "galore"))
    assert asyncio.run(stored_faces(nowhere, "\0" * 64)) == ""


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_limits_count_a_household_and_not_its_addresses(address: str, household: str):
    assert whose(address) == household


def test_nobody_takes_back_and_plays_again_for_ever():
    table: Any = SimpleNamespace(
        playing=lambda: None, was_stored=lambda _: False, own_seat=lambda *_: Seat("person", "a", "Ana"),
        record=SimpleNamespace(takebacks=True), events=range(play.MOST_EVENTS),
    )  # fmt: skip
    with pytest.raises(Mistake, match="cannot take that back"):
        asyncio.run(play.take_back(table, Envelope(TakeBack("t", 0), Person("a", "Ana", "en"), lambda _: None)))


def test_what_a_chat_keeps_is_bounded():
    line = Chat("c", "One more")
    row = chat.new_row("t", [], line, Person("a", "Ana", "en"), "Ana")
    with pytest.raises(Mistake, match="full"):
        chat.new_row("t", [row] * chat.MOST_LINES, line, Person("a", "Ana", "en"), "Ana")


def test_sockets_of_other_sites_are_refused(server: Server):
    guest = Guest(server, "Ana")
    table = guest.table("galore", "me", "open")

    async def connect(origin: str) -> None:
        headers = {"cookie": guest.cookie}
        async with websockets.connect(
            f"ws://127.0.0.1:{server.port}/ws/{table}", origin=origin, additional_headers=headers
        ) as wire:  # type: ignore[arg-type]
            await wire.recv()

    asyncio.run(connect(server.address))
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(connect("https://evil.example"))


def test_a_form_of_another_site_cannot_pretend_to_be_json(server: Server):
    guest = Guest(server, "Ana")
    reply = guest.post("/api/me", b'{"name": "Eve"}', **{"content-type": "text/plain"})
    assert (reply.status, reply.json["code"]) == (415, "not-json-body")


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_a_strict_content_policy(server: Server, path: str):
    headers = server.request("GET", path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), (
        "WebAssembly may run, strings of JavaScript may not"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_table_that_nobody_named_cannot_be_found(server: Server):
    guest = Guest(server, "Ana")
    assert guest.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/journal").json["code"] == "no-such-table"

    async def main() -> None:
        async with guest.socket("AAAAAAAAAAAAAAAAAAAAAA"):
            pass

    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(main())


def test_logs_and_metrics_hold_no_secrets(server: Server):
    guest = Guest(server, "Ana")
    table = guest.table("galore", "me", "open")
    log = server.log.read_text() + guest.get("/metrics").body.decode()
    assert guest.cookie.partition("=")[2] not in log
    assert table not in log
    assert "ghostyard_commit_seconds_count" in log


def test_tables_per_person_and_acts_per_minute_are_limited(precompiled: None, tmp_path: Path):
    server = Server(str(tmp_path / "t.db"), tables_per_person=2, resting_per_person=5, acts_per_minute=20).start()
    try:
        guest = Guest(server, "Ana")
        for_two = {"game": "galore", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [guest.post("/api/tables", for_two).json for _ in range(3)]
        assert [one.get("code") for one in made] == [None, None, "many-tables"]
        assert guest.post(f"/api/tables/{made[0]['table']}/close").status == 200
        assert guest.post("/api/tables", for_two).status == 200
        against_bots = {"game": "galore", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        resting = [guest.post("/api/tables", against_bots).json for _ in range(6)]  # far more than of the others
        assert [one.get("code") for one in resting] == [None] * 5 + ["many-resting"]
        listed = [one["table"] for one in guest.get("/api/tables").json["mine"] if one["alone"]]
        assert listed == [one["table"] for one in resting[4::-1]]  # none of them was lost for another
        assert "too-fast" in [guest.post("/api/tables", for_two).json.get("code") for _ in range(20)]
        looks = [guest.get("/api/puzzles/galore/none").json["code"] for _ in range(LOOKS * 20 + 20)]
        assert (looks[0], looks[-1]) == ("no-such-puzzle", "too-fast")
    finally:
        server.stop()


def test_a_bucket_fills_again_and_watches_only_so_many():
    bucket = Bucket(2, rate=1000)
    assert (bucket.take(), bucket.take()) == (True, True)
    buckets = Buckets(1, rate=0.001)
    buckets.check("ana")
    with pytest.raises(Mistake, match="slower"):
        buckets.check("ana")


def test_what_was_spent_elsewhere_is_missing_here_and_fills_up_again():
    bucket = Bucket(10, rate=5)
    bucket.at -= 2  # seconds in which it would have filled, had it not been full
    bucket.spend(10)
    assert not bucket.take()
    bucket.spend(100)
    assert bucket.left == -10  # of however much elsewhere
    bucket.at -= 2.3
    assert bucket.take()
    bucket.at -= 1
    bucket.spend(5)  # what has flown in since then is there to be spent
    assert bucket.left == pytest.approx(0.5, abs=0.1)


def test_every_limit_holds_at_all_nodes_together():
    sent: list[Spent] = []

    class Others:
        def tell_all(self, message: Spent) -> None:
            sent.append(message)

    here, there = [(Buckets(3, 0.001), Buckets(30, 0.001)) for _ in "ab"]
    telling, hearing = Gossip(cast(Bus, Others())), Gossip(cast(Bus, Others()))
    telling.listen(*here)
    hearing.listen(*there)

    async def tell() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.5 * GOSSIP_SECONDS):
                await telling.tell_forever()

    for _ in range(30):
        here[1].check("change somebody")
    asyncio.run(tell())
    for message in sent:
        hearing.spend(message)
    there[0].check("change somebody")
    with pytest.raises(Mistake, match="slower"):
        there[1].check("change somebody")


def test_of_many_guesses_at_the_same_moment_only_a_few_are_made(tmp_path: Path):
    async def guesses() -> int:
        engine = engine_for(spelled_out(str(tmp_path / "guesses.db")))
        await migrate(engine)
        store = Store(engine)
        limit = GuessLimit(store)
        ends = await asyncio.gather(
            *(limit.guess("name rosa", f"address {n}") for n in range(30)), return_exceptions=True
        )
        await limit.passed("name rosa", "address 0")
        await limit.guess("name rosa", "address 0")
        await store.close()
        assert {end.code for end in ends if isinstance(end, Mistake)} == {"too-many-guesses"}
        return ends.count(None)

    assert asyncio.run(guesses()) == FREE


def test_chat_faster_than_anybody_types_is_refused(server: Server):
    guest = Guest(server, "Ana")
    table = guest.table("galore", "me", "open")

    async def main() -> None:
        async with guest.socket(table) as player:
            codes = [(await player.ask(type="chat", text="boo")).get("code") for _ in range(8)]
            assert codes[:5] == [None] * 5
            assert codes[-1] == "too-fast"

    asyncio.run(main())
