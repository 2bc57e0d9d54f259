"""Playing over the wire: ids, plies, seats, take-backs, previews, hints, chat, bots, clocks, rematch, replay."""

from __future__ import annotations

import asyncio
import html
import random
import re
from typing import Any

import msgspec
import pytest

from ghostyard.core.journal import Journal
from ghostyard.core.replay import verify
from ghostyard.core.words import words_for
from ghostyard.games import game
from tests.ours import GAMES
from tests.table.client import GAME, Guest, Player, Server, two_people


def test_the_same_id_again_gets_the_same_answer_and_is_played_once(server: Server):
    ana, _, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as player:
            ply = player.frame["ply"]
            first = await player.move("side front", id="once")
            player.answers.clear()
            again = await player.move("side back", id="once", ply=ply)
            assert first == again == {"type": "answer", "id": "once", "ok": True, "version": 1}
        async with ana.socket(table) as later:
            assert later.frame["version"] == 1
            assert (await later.move("side back", id="once"))["ok"]
            assert later.frame["version"] == 1

    asyncio.run(main())


def test_a_frame_tells_how_long_a_seat_has_been_asked(server: Server):
    ana, _, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as player:
            await player.play("side front")
            mine, others = player.frame["seats"]
            assert "since" not in mine
            assert others["since"] >= 0
            while player.frame["seats"][1]["since"] == others["since"]:
                await player.send(type="hello")
                await player.hear()

    asyncio.run(main())


def paced_frames(player: Player) -> list[tuple[int, bool]]:
    """The versions of the frames heard, and whether each was complete."""
    return [(m["version"], m["moves"] is None) for m in player.heard if m["type"] == "frame"]


def after_the_last_log(player: Player) -> list[dict[str, Any]]:
    """What was heard after the welcome that answers "hello"; nothing before it has come."""
    logs = [place for place, message in enumerate(player.heard) if message["type"] == "log"]
    return player.heard[logs[1] :] if len(logs) > 1 else []


def has_complete_frame(messages: list[dict[str, Any]]) -> bool:
    return any(message["type"] == "frame" and message["moves"] is None for message in messages)


def test_a_paced_browser_gets_the_next_scene_when_it_has_seen_the_last(either: Server):
    ana, bo, table = two_people(either)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            await first.send(type="hello", paced=True)
            await first.until(lambda: has_complete_frame(after_the_last_log(first)))
            first.heard.clear()
            await second.play("side front")
            await first.until(lambda: first.frame["version"] == 1)
            assert first.frame["told"] == []
            await first.play("side back")
            assert not any(complete for _, complete in paced_frames(first))
            await first.send(type="seen")
            await first.until(lambda: paced_frames(first)[-1] == (2, True))
            assert first.frame["told"][:2] == ["Bo chose a side.", "You chose a side."]

    asyncio.run(main())


def test_an_id_belongs_to_its_sender(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert (await first.play("side front", id="same"))["ok"]
            assert (await second.play("side front", id="same"))["ok"]
            await second.until(lambda: second.frame["version"] == 2)

    asyncio.run(main())


def test_a_stale_ply_is_refused_and_the_present_frame_sent(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            await first.play("side front")
            await second.play("side front")
            await first.until(lambda: first.frame["version"] == 2)
            mover = first if first.choices else second
            await mover.play("draw")
            answer = await mover.move("claim", ply=0)
            assert (answer["ok"], answer["code"]) == (False, "stale")
            assert (await mover.play("claim"))["ok"]

    asyncio.run(main())


def test_a_choice_made_at_the_same_time_as_others_is_not_stale(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert (await first.move("side front", ply=0))["ok"]
            assert (await second.move("side back", ply=0))["ok"]

    asyncio.run(main())


def test_nobody_moves_for_another_seat(server: Server):
    _, bo, table = two_people(server)

    async def main() -> None:
        async with bo.socket(table) as player:
            for act in ({"type": "move", "ply": 0, "move": "side front"}, {"type": "takeback"}, {"type": "hint"},
                        {"type": "preview", "move": "side front"}):  # fmt: skip
                answer = await player.ask(**act, seat=0)
                assert answer["code"] == "not-your-seat", act
            assert (await player.ask(type="bot", seat=0, level="random"))["code"] == "not-absent"

    asyncio.run(main())


def test_nobody_looks_through_anothers_eyes(server: Server):
    _, bo, table = two_people(server)

    async def main() -> None:
        async with bo.socket(table) as player:
            await player.send(type="hello", seat=0)
            await player.until(lambda: "" in player.answers)
            assert player.answers[""]["code"] == "not-your-seat"
            assert player.frame["seat"] == 1

    asyncio.run(main())


def test_who_watches_can_write_nothing(server: Server):
    _, _, table = two_people(server)
    watcher = Guest(server, "Cy")

    async def main() -> None:
        async with watcher.socket(table) as player:
            assert (player.frame["seat"], player.frame["you"], player.choices) == (-1, [], [])
            for act in (
                {"type": "move", "ply": 0, "seat": 0, "move": "side front"}, {"type": "takeback", "seat": 0},
                {"type": "preview", "seat": 0, "move": "side front"}, {"type": "hint", "seat": 0},
                {"type": "chat", "text": "hello"}, {"type": "phrase", "phrase": "hello"},
                {"type": "bot", "seat": 0, "level": "random"}, {"type": "bot", "seat": 0, "level": None},
            ):  # fmt: skip
                answer = await player.ask(**act)
                assert answer["code"] == "watching", act

    asyncio.run(main())
    assert watcher.post(f"/api/tables/{table}/sit", {"seat": 0}).json["code"] == "already-started"
    assert watcher.post(f"/api/tables/{table}/rematch").json["code"] == "not-over"


def test_a_refusal_says_why_with_its_clause_in_the_readers_language(server: Server):
    ana, _, table = two_people(server)
    ana.post("/api/me", {"lang": "de"})

    async def main() -> None:
        async with ana.socket(table) as player:
            answer = await player.move("draw")
            assert answer["clause"] == "GAL-11"
            assert "verlangt" in answer["say"] or "gefragt" in answer["say"] or "„draw“" in answer["say"]
            nonsense = await player.move("fly to the moon")
            assert nonsense["code"] == "no-such-move"

    asyncio.run(main())


def test_a_move_can_be_taken_back_until_something_is_revealed(either: Server):
    ana, bo, table = two_people(either)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert not first.frame["takeback"]
            await first.play("side front")
            assert first.frame["takeback"]
            assert (await first.ask(type="takeback", seat=0))["ok"]
            await second.until(lambda: second.frame["version"] == 2)
            assert (second.frame["ply"], second.frame["told"][-1]) == (0, "Ana took a move back.")
            await first.until(lambda: first.choices)
            await first.play("side back")
            await second.play("side front")
            await first.until(lambda: first.frame["version"] == 4)
            assert not first.frame["takeback"]
            answer = await first.ask(type="takeback", seat=0)
            assert answer["code"] == "no-take-back"

    asyncio.run(main())


def test_taking_back_keeps_what_others_chose_meanwhile(server: Server):
    people = [Guest(server, name) for name in ("Ana", "Bo", "Cy")]
    table = people[0].table(GAME, "me", "open", "open")
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    people[0].post(f"/api/tables/{table}/start")

    async def main() -> None:
        async with people[0].socket(table) as first, people[1].socket(table) as second:
            await first.play("side front")
            await second.play("side back")
            await first.ask(type="takeback", seat=0)
            await first.until(lambda: first.frame["version"] == 3)
            assert [seat.get("pending", False) for seat in first.frame["seats"]] == [True, False, True]

    asyncio.run(main())


def test_a_preview_shows_what_a_move_would_do_and_plays_nothing(server: Server):
    ana, bo, table = two_people(server)

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            await first.play("side front")
            name = await second.send(type="preview", seat=1, move="side back")
            await second.until(lambda: any(m.get("id") == name for m in second.heard))
            seen = next(m for m in second.heard if m.get("id") == name)
            assert (seen["type"], seen["move"]) == ("preview", "side back")
            await second.until(lambda: second.frame["version"] == 1)
            await second.play("side front")
            await first.until(lambda: first.frame["version"] == 2)
            mover = first if first.choices else second
            answer = await mover.ask(type="preview", seat=mover.frame["seat"], move="draw")
            assert answer["code"] == "preview-reveals"

    asyncio.run(main())


def test_a_hint_is_a_legal_move(either: Server):
    ana, _, table = two_people(either)

    async def main() -> None:
        async with ana.socket(table) as player:
            name = await player.send(type="hint", seat=0)
            await player.until(lambda: any(m["type"] == "hint" for m in player.heard), 120)
            hint = next(m for m in player.heard if m["type"] == "hint")
            assert (hint["id"], hint["move"] in player.choices) == (name, True)

    asyncio.run(main())


def test_chat_reaches_everybody_and_phrases_in_everybodys_language(either: Server):
    ana, bo, table = two_people(either)
    bo.post("/api/me", {"lang": "es"})

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert (await first.ask(type="chat", text="  <b>boo</b> \u202e  you "))["ok"]
            assert (await first.ask(type="phrase", phrase="hello"))["ok"]
            assert (await first.ask(type="phrase", phrase="nonsense"))["code"] == "no-such-phrase"
            await second.until(lambda: sum(m["type"] == "chat" for m in second.heard) == 2)
            said = [m for m in second.heard if m["type"] == "chat"]
            assert [(m["from"], m["text"]) for m in said] == [("Ana", "<b>boo</b> you"), ("Ana", "¡Muy buenas!")]
        async with bo.socket(table) as again:
            assert sum(m["type"] == "chat" for m in again.heard) == 2

    asyncio.run(main())


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_bots_with_journal_replay_and_rematch(server: Server, name: str):
    ana = Guest(server, "Ana")
    table = ana.table(name, "me", *["random"] * (game(name).seats[0] - 1))
    ana.post(f"/api/tables/{table}/start")
    luck = random.Random(1)

    async def main() -> dict[str, Any]:
        async with ana.socket(table, brief=True) as player:
            while await player.turn(120):
                assert (await player.play(luck.choice(player.choices)))["ok"]
            return player.frame

    frame = asyncio.run(main())
    assert frame["result"]
    journal = msgspec.json.decode(ana.get(f"/api/tables/{table}/journal").body, type=Journal)
    assert (journal.seed, journal.commitment) == (frame["seed"], frame["commitment"])
    match = verify(game(name), journal)
    assert match.totals == [seat["total"] for seat in frame["seats"]]
    assert ana.get(f"/api/tables/{table}/replay?ply=0").json["ply"] == 0
    assert ana.get(f"/api/tables/{table}/replay?ply=99999").json["ply"] == len(match.played)  # its end
    assert ana.get(f"/api/tables/{table}/replay?ply=-1").json["code"] == "query"
    assert ana.get(f"/api/tables/{table}/replay?ply=soon").json["code"] == "query"
    assert b"<svg" in ana.get(f"/api/tables/{table}/picture.svg").body
    again = ana.post(f"/api/tables/{table}/rematch").json["table"]
    assert ana.post(f"/api/tables/{table}/rematch").json["table"] == again != table
    assert again in [entry["table"] for entry in ana.get("/api/tables").json["mine"]]


def test_a_clock_that_runs_down_lets_a_bot_play_on(server: Server):
    ana, bo, table = two_people(server, clock={"seconds": 5, "extra": 0})
    fast = ana.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"seconds": 1}})
    assert fast.json["code"] == "clock"

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            assert first.frame["clock"]["running"] == [0, 1]
            await first.play("side front")
            assert first.frame["clock"]["running"] == [1]
            await second.until(lambda: second.frame["seats"][1].get("away", False), 30)
            await first.until(lambda: first.frame["version"] >= 2, 60)

    asyncio.run(main())


def test_many_seats_choose_at_once_and_nothing_is_lost_or_twice(either: Server):
    people = [Guest(either, f"Guest {n}") for n in range(5)]
    table = people[0].table(GAME, "me", *["open"] * 4)
    for seat in range(1, 5):
        people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    people[0].post(f"/api/tables/{table}/start")

    async def main() -> None:
        players = [await person.socket(table).__aenter__() for person in people]
        # Everybody sends the same choice from two windows, three times each, all at the same moment.
        windows = [await person.socket(table).__aenter__() for person in people]
        sent = [
            window.send(type="move", id=f"choice {seat}", ply=0, seat=seat, move="side back")
            for _ in range(3)
            for pair in (players, windows)
            for seat, window in enumerate(pair)
        ]
        await asyncio.gather(*sent)
        for player in players:
            await player.until(lambda player=player: player.frame["version"] == 5)
            await player.wire.close()
        for window in windows:
            await window.until(lambda window=window: window.answers and window.frame["version"] == 5)
            assert all(answer["ok"] for answer in window.answers.values())
            await window.wire.close()

    asyncio.run(main())


@pytest.mark.parametrize(("lang", "title"), [("en", "come and play"), ("es", "ven a jugar"), ("de", "Spiel mit")])
def test_the_preview_of_a_link_says_what_it_leads_to_in_the_readers_language(server: Server, lang: str, title: str):
    ana = Guest(server, "Ana")
    name = words_for(GAMES[0], lang).say("title")
    aim = words_for(GAMES[0], lang).say(f"web-aim-{GAMES[0]}")

    def preview(path: str) -> tuple[str, str]:
        page = html.unescape(server.request("GET", path, headers={"accept-language": lang}).body.decode())
        said = [re.search(rf'="{what}" content="([^"]*)"', page) for what in ("og:title", "og:description")]
        return said[0][1], said[1][1]

    assert preview(f"/table/{ana.table(GAMES[0], 'me', 'open')}")[0] == f"{name}: {title}"
    begun = ana.table(GAMES[0], "me")
    ana.post(f"/api/tables/{begun}/start")
    assert preview(f"/table/{begun}") == (f"{name} · Ghostyard", aim)  # nobody is asked to sit down there
    assert preview(f"/rules/{GAMES[0]}") == (f"{name} · Ghostyard", aim)
    assert preview("/") == preview("/table/nowhere") == (words_for("", lang).say("link-home"), preview("/")[1])
