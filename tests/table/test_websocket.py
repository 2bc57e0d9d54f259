"""The wire: every message to every receiver tells nothing that its receiver's own view does not tell.

Whole games are played over real sockets. Afterwards, when the seed is published, every frame is built again from a
world determinized from that receiver's view, in which everything hidden is different. If any of it had come through,
the two would differ."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from ghostyard.core.chance import seed_words
from ghostyard.core.conformance import all_options
from ghostyard.core.journal import Journal
from ghostyard.core.record import SPECTATOR, bytes_of
from ghostyard.core.words import names_for, words_for
from ghostyard.games import game as load_game
from ghostyard.table import frames
from ghostyard.table.history import MOVE, TAKEBACK, Event, History
from ghostyard.table.protocol import SeatSeen
from tests.ours import GAMES
from tests.table.client import Guest, Player, Server

LANGUAGES = ("en", "de", "es")
FIRST = 40  # frames of a game that are all compared; later every receiver's in turn, which takes a quarter of the time
REPLAYED = 7  # every how-manieth ply of a replay is compared, from a seat at a time
TABLES = [
    pytest.param(name, all_options(load_game(name))[-1], id=name)
    for name in GAMES  # with everything that can be chosen
]


class Account:
    """A game as it was played over the wire: events in order, and what everybody received."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players  # one for every seat, then somebody who watches
        self.events: list[tuple[str, int, str]] = []
        self.refusals: list[tuple[int, int, str, dict[str, Any]]] = []  # version, seat, move, answer
        self.previews: list[tuple[int, int, dict[str, Any]]] = []
        self.reasons: list[tuple[int, int, str, dict[str, Any]]] = []  # version, seat, touched piece, answer

    @property
    def version(self) -> int:
        return len(self.events)


async def everybody_is_at(account: Account) -> None:
    for player in account.players:
        await player.until(lambda player=player: player.frame["version"] == account.version)


async def play_whole_game(account: Account, luck: random.Random) -> None:
    """Random moves, with everything in between that could make the server talk."""
    game = load_game(account.players[0].frame["game"])
    while account.players[0].frame["phase"] != "over":
        asked = [p for p in account.players[:-1] if p.choices]
        player = luck.choice(asked)
        seat = player.frame["seat"]
        if luck.random() < 0.2:
            wrong = luck.choice(game.moves.texts)
            if wrong not in player.choices:
                account.refusals.append((account.version, seat, wrong, await player.move(wrong)))
        if luck.random() < 0.1:
            await preview(account, player, luck.choice(player.choices))
        if luck.random() < 0.1:
            await wrong_touch(account, player, luck)
        if luck.random() < 0.1:
            await player.ask(type="chat", text="What do you hide?")
        if luck.random() < 0.1:
            await reconnect(luck.choice(account.players))
        if luck.random() < 0.1:  # frames in brief, and complete ones again
            await luck.choice(account.players).send(type="hello", brief=luck.random() < 0.6)
        move = luck.choice(player.choices)
        assert (await player.move(move))["ok"]
        account.events.append((MOVE, seat, move))
        await everybody_is_at(account)
        if player.frame["takeback"] and luck.random() < 0.3:
            assert (await player.ask(type="takeback", seat=seat))["ok"]
            account.events.append((TAKEBACK, seat, ""))
            await everybody_is_at(account)


async def preview(account: Account, player: Player, move: str) -> None:
    name = await player.send(type="preview", seat=player.frame["seat"], move=move)
    await player.until(lambda: any(m.get("id") == name for m in player.heard))
    seen = next(m for m in player.heard if m.get("id") == name)
    if seen["type"] == "preview":
        account.previews.append((account.version, player.frame["seat"], seen))


async def wrong_touch(account: Account, player: Player, luck: random.Random) -> None:
    """Anybody may ask about anything that lies on the table."""
    pieces = [piece["id"] for area in player.frame["scene"]["areas"] for piece in area["pieces"]]
    if not pieces:
        return  # this one gets brief frames at the moment
    touched, seat = luck.choice(pieces), player.frame["seat"]
    name = await player.send(type="why", seat=seat, touches=[touched])
    await player.until(lambda: any(m.get("id") == name for m in player.heard))
    account.reasons.append((account.version, seat, touched, next(m for m in player.heard if m.get("id") == name)))


async def reconnect(player: Player) -> None:
    await player.wire.close()
    player.frame = {}
    await player.__aenter__()


def world_of(history: History, viewer: int, seed: int) -> Any:
    """A world that fits what the viewer knows; everything else in it is different."""
    game, match = history.game, history.match
    out, work = game.state.blank(), np.zeros(game.scratch_size, np.int16)
    game.rules.determinize(match.box, match.view(viewer), viewer, seed_words(seed + 1), work, out)
    return out


def without_waiting(seen: dict[str, Any]) -> dict[str, Any]:
    """The frame without how long people have been thinking."""
    return seen | {"seats": [{name: fact for name, fact in s.items() if name != "since"} for s in seen["seats"]]}


def expected(history: History, viewer: int, lang: str, seen: dict[str, Any]) -> dict[str, Any]:
    """The frame as it follows from an determinized world."""
    game, match = history.game, history.match
    world = world_of(history, viewer, seed=history.ply)
    view = game.view(match.box, world, viewer)
    # Also where look and tell would not show it: the record that frames are made from does not know it either.
    assert bytes_of(view) == bytes_of(match.view(viewer)), f"the view of seat {viewer} tells worlds apart"
    info = frames.TableInfo(
        table=seen["table"], game=game, box=match.box, phase=seen["phase"], version=seen["version"], names=match.names,
        seats=[
            SeatSeen(s["name"], s["kind"], s.get("online", False), host=s.get("host", False)) for s in seen["seats"]
        ],
        options=seen["options"], commitment=seen["commitment"], seed=seen["seed"], public=seen["public"],
        hotseat=False, rematch=None, clock=None,
    )  # fmt: skip
    who = frames.Viewer(
        viewer, tuple(seen["you"]), lang, view=view, host=seen["host"],
        takeback=viewer >= 0 and history.match.can_take_back(viewer), brief=seen["moves"] is not None,
    )  # fmt: skip
    steps = (place in seen["steps"] for place in range(len(seen["told"])))
    told = map(frames.Told, seen["by"], seen["told"], seen["clauses"], steps)
    return json.loads(frames.frame(info, who, list(told)))


def check_player(account: Account, history: History, journal: Journal, viewer: int) -> None:
    """Every frame, log and answer this receiver got, against what follows from determinized worlds."""
    player = account.players[viewer]
    lang, names = player.guest.lang, journal.seats
    by_version: dict[int, list[dict[str, Any]]] = {}
    logs = {len(m["told"]): m["told"] for m in player.heard if m["type"] == "log"}
    for message in player.heard:
        if message["type"] == "frame" and message["phase"] != "lobby":
            by_version.setdefault(message["version"], []).append(without_waiting(message))
    assert set(by_version) == set(range(account.version + 1)), "somebody missed a frame"
    log: list[str] = []
    for version in range(account.version + 1):
        told: list[str] = []
        if version:
            kind, seat, move = account.events[version - 1]
            event, before = Event(version - 1, kind, seat, move), history.match.state
            history.apply(event, history.after_event(event))
            told = told_to(viewer, lang, history, before, event, names_for(names, viewer))
        log += told
        if len(log) in logs:
            assert logs[len(log)] == log
        for seen in by_version[version]:
            assert seen["told"] in ([], told)
            if version < FIRST or version % len(account.players) == viewer + 1:
                wanted = expected(history, viewer, lang, seen)
                assert seen == wanted, _difference(seen, wanted)
        check_refusals(account, history, version, viewer, lang)
        check_previews(account, history, version, viewer, lang)
        check_reasons(account, history, version, viewer, lang)


def told_to(viewer: int, lang: str, history: History, before: Any, event: Event, names: Sequence[str]) -> list[str]:
    """What the views before and after tell, and the move where it is no secret."""
    game, box, words = history.game, history.match.box, words_for(history.game.name, lang)
    if event.kind == TAKEBACK:
        return [words.say("table-took-back", name=names[event.seat])]
    number = game.moves.number(event.move)
    secret = game.hides_move(before, number) and viewer != event.seat
    after = history.match.view(viewer)
    return game.tell(box, game.view(box, before, viewer), after, event.seat, None if secret else number, names, words)


def _info(history: History, names: list[str]) -> Any:
    match = history.match
    return frames.TableInfo(
        table="", game=history.game, box=match.box, phase="playing", version=0, names=names, seats=[], options={},
        commitment="", seed=None, public=True, hotseat=False, rematch=None, clock=None,
    )  # fmt: skip


def check_refusals(account: Account, history: History, version: int, viewer: int, lang: str) -> None:
    """A refusal is the same in every world its receiver thinks possible."""
    game = history.game
    for at, seat, move, answer in account.refusals:
        if at == version and seat == viewer:
            for seed in range(5):
                world = world_of(history, viewer, seed)
                code = game.rules.refusal(history.match.box, world, seat, game.moves.number(move))
                assert answer["say"] == game.refused(code, move=move).sentence(lang)


def check_previews(account: Account, history: History, version: int, viewer: int, lang: str) -> None:
    for at, seat, seen in account.previews:
        if at == version and seat == viewer:
            view = history.game.view(history.match.box, world_of(history, viewer, 7), viewer)
            who = frames.Viewer(viewer, (viewer,), lang, view=view)
            info = _info(history, history.match.names)
            assert json.loads(frames.preview(info, who, seen["id"], seen["move"])) == seen


def check_reasons(account: Account, history: History, version: int, viewer: int, lang: str) -> None:
    for at, seat, touched, seen in account.reasons:
        if at == version and seat == viewer:
            view = history.game.view(history.match.box, world_of(history, viewer, 11), viewer)
            who = frames.Viewer(viewer, (viewer,), lang, view=view)
            info = _info(history, history.match.names)
            assert json.loads(frames.why(info, who, seen["id"], [touched])) == seen


def _difference(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}


def check_secrets(account: Account, guests: list[Guest], journal: Journal) -> None:
    """The seed, and what makes somebody who they are, are in no message before the end."""
    cookies = [guest.cookie.partition("=")[2] for guest in guests]
    for player in account.players:
        for text, message in zip(player.raw, player.heard, strict=True):
            assert not any(cookie in text for cookie in cookies)
            over = message["type"] == "frame" and message["phase"] == "over"
            assert over or journal.seed not in text


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_no_message_tells_more_than_its_receivers_view(server: Server, name: str, options: dict[str, Any]):
    game = load_game(name)
    seats = 3 if 3 in game.seats else game.seats[0]
    guests = [Guest(server, f"Guest {n}", LANGUAGES[n % 3]) for n in range(seats + 1)]
    table = guests[0].table(name, "me", *["open"] * (seats - 1), options=options)
    for seat in range(1, seats):
        assert guests[seat].post(f"/api/tables/{table}/sit", {"seat": seat}).status == 200

    async def main() -> Account:
        account = Account([guest.socket(table) for guest in guests])
        for player in account.players:
            await player.__aenter__()
        assert guests[0].post(f"/api/tables/{table}/start").status == 200
        for player in account.players:
            await player.until(lambda player=player: player.frame["phase"] == "playing")
        await play_whole_game(account, random.Random(name))
        for player in account.players:
            await player.wire.close()
        return account

    account = asyncio.run(main())
    journal = msgspec.json.decode(guests[-1].get(f"/api/tables/{table}/journal").body, type=Journal)
    check_secrets(account, guests, journal)
    for viewer in range(-1, seats):
        assert account.players[viewer].frame["seat"] == viewer
        history = History(game, journal.seats, seed=int(journal.seed, 16), options=journal.options)
        check_player(account, history, journal, viewer)
    check_replay(guests[-1], table, journal)


def check_replay(guest: Guest, table: str, journal: Journal) -> None:
    """A replay shows what each seat saw then, nothing more."""
    game = load_game(journal.game)
    history = History(game, journal.seats, seed=int(journal.seed, 16), options=journal.options)
    for ply in range(len(journal.moves) + 1):
        viewer = ply % (len(journal.seats) + 1) - 1
        if ply % REPLAYED == 0 or ply == len(journal.moves):
            check_replayed(guest, table, history, ply, viewer)
        if ply < len(journal.moves):
            seat, move = journal.moves[ply]
            event = Event(ply, MOVE, seat, move)
            history.apply(event, history.after_event(event))


def check_replayed(guest: Guest, table: str, history: History, ply: int, viewer: int) -> None:
    seen = guest.get(f"/api/tables/{table}/replay?ply={ply}&seat={viewer}&lang=en").json
    wanted = expected(history, viewer, "en", seen)
    assert seen == wanted | {"takeback": False}, _difference(seen, wanted)


def test_nothing_of_a_running_game_can_be_downloaded(server: Server):
    ana = Guest(server, "Ana")
    table = ana.table(GAMES[0], "me", "random")
    for path in ("journal", "replay", "replay?ply=0&seat=1", "picture.svg"):
        assert ana.get(f"/api/tables/{table}/{path}").status == 409
    ana.post(f"/api/tables/{table}/start")
    for path in ("journal", "replay", "replay?ply=0&seat=1"):
        reply = ana.get(f"/api/tables/{table}/{path}")
        assert (reply.status, reply.json["code"]) == (409, "not-over")


def test_a_picture_to_share_shows_what_a_spectator_sees(server: Server):
    ana = Guest(server, "Ana")
    table = ana.table(GAMES[0], "me", "open")
    Guest(server, "Bo").post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    mine, others = ana.get(f"/api/tables/{table}/picture.svg"), Guest(server).get(f"/api/tables/{table}/picture.svg")
    assert mine.status == others.status == 200
    assert mine.body == others.body


def test_words_are_there_for_everything_the_server_says():
    from pathlib import Path

    source = Path(frames.__file__).parent
    text = "".join(path.read_text() for path in source.rglob("*.py"))
    from re import findall

    codes = set(findall(r'Mistake\(\s*"([a-z-]+)"', text)) | set(findall(r'super\(\).__init__\("([a-z-]+)"\)', text))
    for lang in LANGUAGES:
        words = words_for("", lang)
        for code in codes:
            assert words.has(f"mistake-{code}"), f"{lang} mistake-{code}"


assert SPECTATOR == -1
