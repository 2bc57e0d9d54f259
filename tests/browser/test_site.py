"""The site without a server, in a real browser: whole games by touch with the network cut, kept, exported and verified.

It needs Python for the browser from the registries, and minutes: `make test-site`.
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from ghostyard.bots.levels import LEVELS
from ghostyard.core.errors import Mistake
from ghostyard.core.journal import Journal, read_journal
from ghostyard.core.match import Match
from ghostyard.core.replay import verify
from ghostyard.games import game as load_game
from ghostyard.site.downloads import unpack_msgspec, unpack_pyodide
from ghostyard.site.host import hosted
from ghostyard.site.page_bench import SCRIPTS
from tests.browser.poses import JOURNALS
from tests.browser.server import Server, free_port
from tests.browser.test_editions import choose_edition, enter_train
from tests.browser.test_games import PHONE
from tests.browser.test_pad import Owner
from tests.browser.test_together import BOTH_SHOWN, TOUCHABLE
from tests.ours import GAMES, WITH_PAD

pytestmark = pytest.mark.site
STARTING = 90_000  # Python's start on a slow, busy machine
KEPT = "async (address) => Boolean(await caches.match(address))"
PAGES = {  # what they call themselves, and something that only they show
    "rules": ("/rules/ghosty", "article h1"),
    "pad": ("/pad/galore", ".piece"),
    "puzzles": ("/puzzles/galore", "a.puzzle"),
    "editions": ("/editions/ghosty", "[data-act=new]"),
}
OFTEN = 250  # milliseconds between two looks


class Guest(Owner):
    """Somebody on the site: what others ask a server for, the page is asked for."""

    def call(self, path: str, said: dict[str, Any]) -> dict[str, Any]:
        ask = """async ([at, said]) => (await fetch(at, { method: "POST", body: JSON.stringify(said) })).json()"""
        return dict(self.page.evaluate(ask, [self.address + path, said]))

    def introduce(self) -> None:
        self.page.set_default_timeout(STARTING)
        expect.set_options(timeout=STARTING)
        self.introduce_in_lobby()  # whoever asks the page has to be there

    def open(self, path: str = "/") -> None:
        """A site without a server names its pages behind a question mark."""
        super().open(path if path == "/" or self.is_at_server else f"/?{path}")

    @property
    def is_at_server(self) -> bool:
        return bool(self.page.query_selector("html[data-server=there]"))

    def go(self, path: str) -> None:
        """Follow a link within the page."""
        follow = "async ([main, path]) => (await import(main)).go(path)"
        self.page.evaluate(follow, [f"{self.address}/web/main.js", path])

    def cut_the_network(self) -> None:
        """All is kept, and nothing comes from outside any more."""
        self.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        self.context.set_offline(True)

    def wait_until_kept(self) -> None:
        """The image is there. Asked again and again: `wait_for_function` takes a promise for an answer."""
        for _ in range(STARTING // OFTEN):
            if all(
                self.page.evaluate(KEPT, self.address + path) for path in ("/site/image/serve.json", "/site/boot.js")
            ):
                return
            self.page.wait_for_timeout(OFTEN)
        raise AssertionError("no image was kept")

    def choose_file(self, name: str, content: str) -> None:
        """Open a saved game."""
        with self.page.expect_file_chooser() as chooser:
            self.page.click("[data-act=open-saved]")
        chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": content.encode()})


class PlainHost:
    """`python -m http.server`, from the folder above the site."""

    def __init__(self, folder: Path, log: Path) -> None:
        port, self.folder, self.log = free_port(), folder.name, log
        self.address = f"http://127.0.0.1:{port}/{folder.name}"
        told = ["--bind", "127.0.0.1", "--directory", str(folder.parent), str(port)]
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, "-u", "-m", "http.server", *told], stdout=out, stderr=out)
        self.wait_until_open(port)

    def wait_until_open(self, port: int) -> None:
        for _ in range(100):
            with socket.socket() as door:
                if not door.connect_ex(("127.0.0.1", port)):
                    return
            time.sleep(0.1)
        raise AssertionError(self.log.read_text())

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Every path that was asked for, and the status of the answer."""
        return re.findall(r'"GET (\S+) HTTP[^"]*" (\d+)', self.log.read_text())


def begun(game: str, moves: int | None) -> Journal:
    """A game in which everybody does the first thing, up to so many moves."""
    match = Match(load_game(game), load_game(game).seats[0], seed=3)
    while not match.over and (moves is None or len(match.played) < moves):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match.journal


def about_to_place() -> Journal:
    """A game for two in which the first has a tile to place."""
    journal = read_journal(JOURNALS / "galore-2.json")
    cut = next(ply for ply, (seat, move) in enumerate(journal.moves) if seat == 0 and move.startswith("place"))
    return msgspec.structs.replace(journal, moves=journal.moves[:cut], final="")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "ghostyard", "site", "--out", str(folder)]
    try:
        unpack_pyodide(tmp_path_factory.mktemp("pyodide"))
        unpack_msgspec(tmp_path_factory.mktemp("msgspec"))
    except Mistake as mistake:
        if mistake.code != "site-download":
            raise
        pytest.skip("the registries cannot be reached, and nothing was kept of an earlier build")
    built = subprocess.run(command, capture_output=True, text=True)
    assert not built.returncode, built.stderr
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with hosted(folder) as host:
        yield host.address


@pytest.fixture
def plain_host(folder: Path, tmp_path: Path) -> Iterator[PlainHost]:
    """Python's own web host, in whose root nothing is ours."""
    host = PlainHost(folder, tmp_path / "log")
    yield host
    host.process.terminate()
    host.process.wait()


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages go on without it."""
    server = Server(tmp_path_factory.mktemp("server"), "--offline", str(folder))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def knowing(browser: Browser, site: str) -> Iterator[Guest]:
    """Somebody whose page knows how to play without looking."""
    found = Guest(browser, site, "Ana")
    found.introduce()
    found.page.add_script_tag(path=str(SCRIPTS))
    yield found
    assert not found.trouble
    found.context.close()


@pytest.fixture
def guest(browser: Browser, site: str) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def make(name: str = "Ana", *, at: str = site, **how: Any) -> Guest:
        found = Guest(browser, at, name, **how)
        guests.append(found)
        found.introduce()
        return found

    yield make
    for each in guests:
        each.context.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_touch_with_the_network_cut_is_exported_verified_and_replayed(guest, name):
    ana = guest("Ana", has_touch=True)
    ana.cut_the_network()
    table = ana.new_table(name, "me", "random")
    ana.go(f"/table/{table}")
    assert ana.play_to_the_end() > 5
    assert len(ana.totals()) == load_game(name).seats[0]
    with ana.page.expect_download() as download:
        ana.page.click(".ending [data-act=journal]")
    journal = msgspec.json.decode(download.value.path().read_bytes(), type=Journal)
    assert verify(load_game(name), journal).over
    ana.go(f"/replay/{table}")
    expect(ana.page.locator(".replay-count")).to_contain_text(f"/ {len(journal.moves)}")


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_bots_play_in_the_page(knowing, name):
    many = 3 * load_game(name).seats[0]
    wish = [name, load_game(name).seats[0], "dragon", many]
    assert knowing.page.evaluate("(wish) => play(...wish)", wish) >= many


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_in_the_page(knowing, level):
    assert knowing.page.evaluate("(wish) => play(...wish)", ["galore", 2, level, 2]) >= 2


def test_wrong_touches_hints_and_the_log_need_no_server(guest):
    ana = guest("Ana", has_touch=True)
    ana.cut_the_network()
    ana.go(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.locator("[data-act=handover]").tap()
    ana.page.wait_for_selector(".piece.lit")
    ana.page.locator("[data-piece=stack]").tap(force=True)
    expect(ana.page.locator(".lens-why a")).to_have_text("GAL-11")
    ana.page.locator("[data-act=hint]").tap()
    expect(ana.page.locator(".lens .advice")).to_contain_text("s hint: ")
    ana.page.locator(".bar [data-act=confirm]").tap()
    for step in range(3):  # what both choose in secret is told when both have
        ana.wait_for_decision()
        ana.click_decision(step)
    expect(ana.page.locator(".log > .log-lines li").first).to_be_attached()
    assert not ana.trouble


def test_around_one_screen_nothing_is_seen_before_the_device_is_handed_over_without_a_network(guest):
    ana = guest("Ana", has_touch=True)
    ana.cut_the_network()
    ana.go(f"/table/{ana.new_table('ghosty', 'me', 'me')}")
    for step in range(8):
        ana.page.wait_for_selector(f"[data-act=handover], {TOUCHABLE}")
        assert not ana.page.evaluate(BOTH_SHOWN)
        ana.click_decision(step)
    assert sum("Pass the device" in text for text in ana.heard) >= 2
    assert not ana.trouble


def test_the_bar_counts_all_that_has_to_come_and_nothing_else(guest):
    ana = guest("Ana")
    ana.call("/api/me", {"name": "Ana"})  # answered by Python, which has begun then
    ask = "async (at) => { const { bar } = await import(at); return [bar.bytes, bar.all]; }"
    counted, all_there_is = ana.page.evaluate(ask, f"{ana.address}/site/progress.js")
    assert counted == all_there_is > 9e6


def test_a_game_survives_a_reload_without_a_network_and_speaks_another_language(guest):
    eva = guest("Eva", locale="es")
    table = eva.new_table("ghosty", "me", "owl")
    eva.go(f"/table/{table}")
    for step in range(3):
        assert eva.wait_for_decision()
        eva.click_decision(step)
    eva.wait_for_decision()
    before = eva.version
    eva.cut_the_network()
    eva.open(f"/table/{table}")
    assert eva.wait_for_decision()
    assert int(eva.version) <= int(before) + 1
    eva.call("/api/me", {"name": "Eva", "lang": "de"})
    eva.open(f"/table/{table}")
    expect(eva.page.locator("html")).to_have_attribute("lang", "de")


def test_later_visits_start_from_the_image_of_the_first(guest):
    ana = guest("Ana")
    ana.go(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.wait_for_decision()
    ana.wait_until_kept()
    ana.page.on("console", lambda said: ana.trouble.append(said.text))  # an image that does not work is told there
    ana.cut_the_network()
    ana.call("/api/me", {"name": "Ana", "lang": "de"})  # whose words are not in the image
    ana.open()
    table = ana.new_table("graveyards", "me", "random")
    ana.go(f"/table/{table}")
    ana.wait_for_decision()
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    assert not ana.trouble


def test_nothing_is_lost_when_a_game_is_open_in_two_tabs(guest):
    ana = guest("Ana")
    table = ana.new_table("galore", "me", "random")
    ana.go(f"/table/{table}")
    ana.wait_for_decision()
    second = ana.context.new_page()
    second.goto(f"{ana.address}/?/table/{table}")
    second.wait_for_selector(".piece.lit, .bar .verb")
    ana.click_decision(0)
    ana.wait_for_decision()
    made = ana.version
    second.evaluate(
        "(at) => fetch(at, { method: 'POST', body: JSON.stringify({ name: 'Bea' }) })", f"{ana.address}/api/me"
    )
    second.click(".site-elsewhere button")
    second.wait_for_load_state()
    second.wait_for_selector(".table-page")
    assert int(second.get_attribute(".table-page", "data-version") or 0) >= int(made)


def test_a_new_version_is_offered_and_never_forced_into_a_running_game(guest, folder: Path, tmp_path: Path):
    copy = shutil.copytree(folder, tmp_path / "site")
    with hosted(copy) as host:
        ana = guest("Ana", at=host.address)
        ana.go(f"/table/{ana.new_table('galore', 'me', 'random')}")
        ana.wait_for_decision()
        ana.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        publish(copy, "another")
        ana.page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
        expect(ana.page.locator(".site-renew")).to_be_attached()
        expect(ana.page.locator(".site-renew")).to_be_hidden()
        ana.click_decision(0)
        ana.wait_for_decision()
        assert versions(ana) == {version_of(folder), "another"}
        ana.page.click("#head .brand")
        other = ana.context.new_page()
        other.goto(host.address)
        ana.page.click(".site-renew")
        expect(ana.page.locator(".site-renew")).to_contain_text("close the other tabs")
        assert versions(ana) == {version_of(folder), "another"}
        other.close()
        ana.page.click(".site-renew")
        ana.page.wait_for_function("() => !document.querySelector('.site-renew')")
        ana.page.click(".own-list a.button")
        ana.wait_for_decision()
        assert versions(ana) == {"another"}


def version_of(folder: Path) -> str:
    return str(json.loads((folder / "site" / "site.json").read_text())["version"])


def publish(folder: Path, version: str) -> None:
    """The same site under another version, as if something had changed."""
    before = version_of(folder)
    for path in (folder / "sw.js", folder / "site" / "site.json"):
        path.write_text(path.read_text().replace(before, version))


def versions(guest: Guest) -> set[str]:
    """All versions that a browser keeps."""
    return {name.split()[-1] for name in guest.page.evaluate("() => caches.keys()")}


def test_the_site_stands_in_any_folder_of_a_plain_web_host(guest, plain_host: PlainHost):
    ana = guest("Ana", at=plain_host.address)
    table = ana.new_table("galore", "me", "random")
    ana.go(f"/table/{table}")
    assert ana.wait_for_decision()
    assert ana.page.url == f"{plain_host.address}/?/table/{table}"
    ana.page.reload()
    assert ana.wait_for_decision()
    ana.cut_the_network()
    for page, (path, seen) in PAGES.items():
        ana.open(path)
        ana.page.wait_for_selector(f"main[data-page={page}] {seen}")
    ana.page.click("#head .brand")
    ana.page.click(".own-list a.button")
    assert ana.wait_for_decision()
    assert {status for _, status in plain_host.asked} <= {"200", "304"}
    assert all(path.startswith(f"/{plain_host.folder}/") for path, _ in plain_host.asked)
    assert not ana.trouble


def test_a_deep_link_into_a_folder_opens_in_a_first_visit(browser: Browser, plain_host: PlainHost):
    page = browser.new_page(locale="en")
    page.goto(f"{plain_host.address}/?/rules/ghosty#GHO-01")
    page.wait_for_selector("main[data-page=rules] h1", timeout=STARTING)
    page.close()


def test_a_saved_game_goes_on_without_a_network(guest):
    ana = guest("Ana")
    ana.cut_the_network()
    saved = about_to_place()
    ana.choose_file("galore.json", saved.text())
    ana.page.click("dialog [type=submit]")
    assert ana.wait_for_decision()
    assert int(ana.version) >= len(saved.moves)
    ana.page.wait_for_function(
        "() => heard.some((text) => text.includes('laid a tile'))"
    )  # the bot's move changes hers
    ana.click_lit(0)
    expect(ana.page.locator(".piece.ghost").first).to_be_attached()  # where it would lie


def test_a_saved_game_that_is_over_is_replayed(guest):
    ana = guest("Ana")
    journal = begun("ghosty", None)
    ana.choose_file("ghosty.json", journal.text())
    expect(ana.page.locator(".replay-count")).to_contain_text(f"/ {len(journal.moves)}")


@pytest.mark.parametrize("content", ["no game", "{}", begun("galore", 3).text().replace('"rules":', '"rules":9')])
def test_a_bad_file_gets_one_sentence(guest, content):
    ana = guest("Ana")
    ana.choose_file("bad.json", content)
    expect(ana.page.locator("#notice")).not_to_be_empty()


@pytest.mark.parametrize("missing", ["delete globalThis.DecompressionStream", "delete WebAssembly.Tag"])
def test_an_old_browser_is_told_so_in_one_sentence(browser: Browser, site: str, missing: str):
    page = browser.new_page(locale="de")
    page.add_init_script(missing)
    page.goto(site)
    expect(page.locator(".site-old")).to_have_text(
        "Dieser Browser ist zu alt, um ohne Server zu spielen. Nimm einen neueren."
    )
    page.close()


# ---------------------------------------------------------------- a server's page


def test_a_servers_lobby_works_while_the_network_is_away_and_its_games_go_on_later(guest, server: Server):
    ana = guest("Ana", at=server.address)
    ana.cut_the_network()
    ana.open()
    expect(ana.page.locator(".site-away")).to_be_visible()
    ana.page.click(".hero button.primary")
    ana.wait_for_decision()
    ana.context.set_offline(False)
    ana.open()
    expect(ana.page.locator(".site-away")).to_have_count(0)
    ana.page.click(".own-list a.button")
    assert ana.wait_for_decision()
    assert "/table/local-" in ana.page.url


def test_a_game_of_the_browser_goes_on_at_a_table_with_friends(guest, server: Server):
    ana = guest("Ana", at=server.address)
    ana.cut_the_network()
    ana.open()
    ana.page.click(".hero button.primary")
    ana.wait_for_decision()
    ana.context.set_offline(False)
    ana.page.click("[data-act=leave]")
    ana.page.click("[data-way=friends]")
    ana.page.locator("dialog .seat-list select").nth(1).select_option("open")
    ana.page.click("dialog [type=submit]")
    expect(ana.page.locator(".waiting .seat-list li.open")).to_have_count(1)
    assert "/table/local-" not in ana.page.url


def test_a_game_of_the_site_goes_on_at_a_server_whose_address_is_typed(guest, server: Server):
    ana = guest("Ana")
    ana.go(f"/table/{ana.new_table('ghosty', 'me', 'random')}")
    ana.wait_for_decision()
    ana.page.click("[data-act=leave]")
    ana.page.click("[data-way=friends]")
    ana.page.fill("dialog input", server.address)
    ana.page.click("dialog [type=submit]")
    ana.page.wait_for_url(f"{server.address}/**")
    ana.page.click("dialog.new-table [type=submit]")
    assert ana.wait_for_decision()


@pytest.mark.parametrize("place", ["a server that offers itself", "the site"])
def test_a_pad_scores_without_a_network(guest, server: Server, site: str, place: str):
    ana = guest("Ana", at=site if place == "the site" else server.address, **PHONE)
    ana.lay_out("/pad/galore")
    ana.tap("track-curve-0")
    ana.cut_the_network()
    ana.tap("add-dragon")
    ana.tap("add-diamond-3")
    assert ana.totals() == ["4"]
    ana.lay_out("/pad/galore")  # as after a dead battery, far from any network
    assert ana.totals() == ["4"]
    ana.tap("add-diamond-2")
    expect(ana.page.locator(".seats .seat-total")).to_have_text(["6"])  # what was kept is shown first
    expect(ana.page.locator(".news")).not_to_contain_text("network")


@pytest.mark.parametrize("game", WITH_PAD)
def test_every_pad_opens_without_a_network(guest, site: str, game: str):
    ana = guest("Ana", **PHONE)
    ana.cut_the_network()
    ana.lay_out(f"/pad/{game}")
    expect(ana.page.locator(".ask")).not_to_be_empty()
    assert not ana.trouble


def test_an_edition_is_entered_picked_from_and_played_with_without_a_server(guest):
    ana = guest("Ana", **PHONE)
    ana.cut_the_network()
    enter_train(ana)
    ana.lay_out("/pad/ghosty")
    choose_edition(ana, "My box")
    ana.tap("add-red-4")
    ana.open("/editions/ghosty")
    ana.page.click(".edition-card button.primary")
    ana.page.click(".new-table button[type=submit]")
    expect(ana.page.locator(".table-title .tag.edition")).to_have_text("My box")
    assert ana.wait_for_decision()


def test_the_manifest_is_there(site: str, browser: Browser):
    page = browser.new_page()
    answer = page.request.get(f"{site}/manifest.webmanifest")
    manifest = json.loads(answer.text())
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    assert all(page.request.get(f"{site}/{icon['src']}").ok for icon in manifest["icons"])
    addresses = [manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])]
    assert all(address.startswith("./") for address in addresses)
    page.close()
