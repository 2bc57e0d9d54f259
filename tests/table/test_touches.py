"""Touches: every game says what is touched for any move, and a wrong touch is answered with the rule."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from ghostyard.core.conformance import Case, world_of
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.core.scene import Scene
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.table import frames
from ghostyard.table.protocol import PreviewSeen, WhySeen
from tests.ours import GAMES
from tests.table.client import Guest, Server

PLIES = 60


def info_of(match: Match) -> frames.TableInfo:
    return frames.TableInfo(
        table="", game=match.game, box=match.box, phase="playing", version=0, names=match.names, seats=[], options={},
        commitment="", seed=None, public=True, hotseat=False, rematch=None, clock=None,
    )  # fmt: skip


def viewer_of(match: Match, seat: int) -> frames.Viewer:
    return frames.Viewer(seat, (seat,), "en", view=match.view(seat))


def positions(name: str) -> Iterator[Match]:
    """The first plies of a random game."""
    game, luck = load_game(name), random.Random(name)
    match = Match(game, 3 if 3 in game.seats else game.seats[0], seed=5)
    for _ in range(PLIES):
        if match.over:
            return
        yield match
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))


@pytest.mark.parametrize("name", GAMES)
def test_legal_moves_are_touched_as_the_scene_says_and_no_other_move_is_in_the_way(name):
    for match in positions(name):
        for seat in match.pending:
            viewer = viewer_of(match, seat)
            scene = frames.scene(info_of(match), viewer, words_for(name, "en"))
            spelled = {move: match.game.touches(viewer.view, seat, move) for move in range(len(match.game.moves))}
            for choice in scene.choices:
                assert spelled[match.game.moves.number(choice.move)] == choice.touch


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_that_is_not_lit_says_why_in_a_sentence(name):
    for match in positions(name):
        seat = match.pending[0]
        info, viewer = info_of(match), viewer_of(match, seat)
        scene = frames.scene(info, viewer, words_for(name, "en"))
        lit = {choice.touch[0] for choice in scene.choices if choice.touch}
        dark = [piece.id for area in scene.areas for piece in area.pieces if piece.label and piece.id not in lit]
        for piece in random.Random(int(viewer.view.ply)).sample(dark, min(4, len(dark))):
            told = msgspec.json.decode(frames.why(info, viewer, "w", [piece]), type=WhySeen)
            assert told.say.endswith((".", "?", ")"))


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_not_asked_is_told_so(name):
    for match in positions(name):
        waiting = [seat for seat in range(match.seats) if seat not in match.pending]
        if waiting:
            reason = frames.refused_touch(info_of(match), viewer_of(match, waiting[0]), ["nothing at all"])
            assert "Waiting for" in reason.sentence("en")
            return


def test_the_touches_so_far_decide_what_the_next_one_means():
    game = load_game("geisterbahn")
    match = next(positions("geisterbahn"))
    seat = match.pending[0]
    item = next(touches for touches in every_spelling(match, seat) if len(touches) > 1)
    assert frames.spelled_moves(game, match.view(seat), seat, item[:2])
    # A first touch that leads nowhere is forgotten, as in the browser.
    alone = frames.spelled_moves(game, match.view(seat), seat, item[:1])
    assert frames.spelled_moves(game, match.view(seat), seat, ["nothing", item[0]]) == alone


def every_spelling(match: Match, seat: int) -> list[list[str]]:
    return [match.game.touches(match.view(seat), seat, move) for move in range(len(match.game.moves))]


def test_a_wrong_touch_is_explained_to_its_sender_alone(server: Server):
    ana, bo = Guest(server, "Ana"), Guest(server, "Bo", "de")
    table = ana.table("galore", "me", "open")
    bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")

    async def main() -> None:
        async with ana.socket(table) as first, bo.socket(table) as second:
            name = await second.send(type="why", seat=1, touches=["stack"])
            await second.until(lambda: any(m.get("id") == name for m in second.heard))
            told = next(m for m in second.heard if m.get("id") == name)
            assert told == {
                "type": "why", "id": name, "clause": "GAL-11",
                "say": "Das geht jetzt nicht. Auf welcher Seite deines Tableaus willst du spielen? (GAL-11)",
            }  # fmt: skip
            assert (await second.ask(type="why", seat=0, touches=["stack"]))["code"] == "not-your-seat"
            assert not any(m["type"] == "why" for m in first.heard)

    asyncio.run(main())


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_of_a_move_that_reveals_something_shows_no_component_that_nobody_has_seen(name):
    for match in positions(name):
        seat, luck = match.pending[0], random.Random(int(match.state.ply))
        info, viewer = info_of(match), viewer_of(match, seat)
        number = luck.choice(match.legal(seat).numbers)
        if len(frames.views_after(info, viewer.view, seat, number)) == 1:
            continue
        with suppress(Mistake):  # nothing about it is sure
            text = frames.preview(info, viewer, "p", match.game.moves.texts[number])
            seen = msgspec.json.decode(text, type=PreviewSeen)
            new = pieces(seen.scene) - pieces(frames.scene(info, viewer, words_for(name, "en")))
            assert new <= pieces_in_any_world(match, seat, number)


def pieces(scene: Scene) -> set[str]:
    return {piece.id for area in scene.areas for piece in area.pieces}


def pieces_in_any_world(match: Match, seat: int, number: int) -> set[str]:
    """What lies on the table after the move in worlds other than those that the preview was made from."""
    found = []
    for seed in range(100, 108):
        world = world_of(Case(match.game, match.seats, 1), match, seat, seed)
        match.game.rules.play(match.box, world, seat, number)
        after = match.game.view(match.box, world, seat)
        match.game.show_own_choice(match.box, after, seat)
        found.append(pieces(match.game.look(match.box, after, seat, match.names, words_for(match.game.name, "en"))))
    return set.intersection(*found)
