"""Puzzles as they are seen: a position from its seat's view, what an answer came to, and what is said to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.replay import replay as replayed
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import Puzzle, collection
from ghostyard.puzzles.turns import SeatPosition, position
from ghostyard.puzzles.verdicts import Verdict, solution, verdict
from ghostyard.table import frames
from ghostyard.table.protocol import Frame, SeatSeen, SheetSeen

RECENT = 6  # plies before the position that are told
MOST_LINES = 2  # of the score sheet whose things are lit


class ThingSeen(msgspec.Struct):
    """A thing behind points that the turn brought: the name of a mark, and the points where they are written."""

    key: str
    points: int | None


class PuzzleSeen(msgspec.Struct):
    """A puzzle: the position, or what lies there after some of the turn; the verdict when the turn is complete."""

    game: str
    title: str
    id: str
    number: int
    count: int
    grade: int
    next: str  # the id of the one after it
    frame: Frame
    verdict: Verdict | None = None
    things: list[ThingSeen] = []
    touched: list[str] = []  # the pieces that the turn is made with


def puzzle_seen(game: Game, name: str, moves: Sequence[str], lang: str) -> PuzzleSeen:
    """The puzzle after these moves of the turn."""
    puzzle = collection(game.name).puzzle(name)
    at = position(game, puzzle)
    if not moves or not at.is_done(at.after(moves), len(moves)):
        return _seen(game, puzzle, _frame(game, puzzle, at, moves, lang))
    said = verdict(puzzle, at, moves, _names(game, puzzle), words_for(game.name, lang))
    return _answered(game, puzzle, at, moves, said, lang)


def solution_seen(game: Game, name: str, lang: str) -> PuzzleSeen:
    """The answer."""
    puzzle = collection(game.name).puzzle(name)
    at = position(game, puzzle)
    said = solution(puzzle, at, _names(game, puzzle), words_for(game.name, lang))
    return _answered(game, puzzle, at, puzzle.lines[0].moves, said, lang)


def preview(game: Game, name: str, moves: Sequence[str], move: str, lang: str) -> bytes:
    """What a move of the turn would do."""
    puzzle = collection(game.name).puzzle(name)
    at = position(game, puzzle)
    at.after([*moves, move])  # or it is refused
    return frames.preview(_info(game, puzzle, at, 0), _viewer(at, moves, lang), "", move)


def why(game: Game, name: str, moves: Sequence[str], touches: Sequence[str], lang: str) -> bytes:
    """Why a touch does nothing."""
    puzzle = collection(game.name).puzzle(name)
    at = position(game, puzzle)
    return frames.why(_info(game, puzzle, at, 0), _viewer(at, moves, lang), "", touches)


def _answered(
    game: Game, puzzle: Puzzle, at: SeatPosition, moves: Sequence[str], said: Verdict, lang: str
) -> PuzzleSeen:  # fmt: skip
    """The table after a whole turn, as far as it is sure, with what the turn brought."""
    info, *before = _info(game, puzzle, at, len(moves)), *moves[:-1]
    first, last = _viewer(at, (), lang), _viewer(at, before, lang)
    words = words_for(game.name, lang)
    now = frames.sheets(game, at.box, first, words)
    try:
        scene, sheets = frames.look_after(info, last, game.moves.number(moves[-1]))
    except Mistake:  # nothing is sure before it is revealed
        scene, sheets = frames.scene(info, last, words), frames.sheets(game, at.box, last, words)
        scene.choices = []
    frame = replace(
        _frame(game, puzzle, at, before, lang),
        scene=scene,
        sheets=sheets,
        told=[said.turn],
        by=[at.seat],
        clauses=[""],
        steps=[],
    )
    frame = replace(frame, takeback=False, version=len(moves), ask=said.title)
    seen = _seen(game, puzzle, frame)
    touched = _touched(game, at, moves)
    return replace(seen, verdict=said, things=_brought(now[at.seat], sheets[at.seat]), touched=touched)


def _seen(game: Game, puzzle: Puzzle, frame: Frame) -> PuzzleSeen:
    all_of_them = collection(game.name).puzzles
    place = all_of_them.index(puzzle)
    following = all_of_them[(place + 1) % len(all_of_them)]
    return PuzzleSeen(game.name, frame.title, puzzle.id, place + 1, len(all_of_them), puzzle.grade, following.id, frame)


def _frame(game: Game, puzzle: Puzzle, at: SeatPosition, moves: Sequence[str], lang: str) -> Frame:
    info, viewer = _info(game, puzzle, at, len(moves)), _viewer(at, moves, lang)
    told = [] if moves else recent(game.name, puzzle.id, lang)
    return frames.frame_seen(info, viewer, told)


def _viewer(at: SeatPosition, moves: Sequence[str], lang: str) -> frames.Viewer:
    view = at.game.view(at.box, at.after(moves), at.seat) if moves else at.view
    return frames.Viewer(at.seat, (at.seat,), lang, view=view, takeback=bool(moves))


def _names(game: Game, puzzle: Puzzle) -> list[str]:
    return collection(game.name).games[puzzle.game].seats


def _info(game: Game, puzzle: Puzzle, at: SeatPosition, version: int) -> frames.TableInfo:
    journal = collection(game.name).games[puzzle.game]
    seats = [
        SeatSeen(name, "person" if seat == at.seat else "bot", online=True, level="" if seat == at.seat else "dragon")
        for seat, name in enumerate(journal.seats)
    ]
    return frames.TableInfo(
        table="", game=game, box=at.box, phase="playing", version=version, names=journal.seats, seats=seats,
        options=journal.options, commitment="", seed=None, public=False, hotseat=False, rematch=None, clock=None,
        hints=False,
    )  # fmt: skip


@cache
def recent(game: str, name: str, lang: str) -> list[frames.Told]:
    """What the seat was told last before the position."""
    found = collection(game)
    puzzle = found.puzzle(name)
    journal, seat = found.games[puzzle.game], puzzle.seat
    match = replayed(load_game(game), journal, max(0, puzzle.ply - RECENT))
    info = _info(match.game, puzzle, position(match.game, puzzle), 0)
    told: list[frames.Told] = []
    for mover, text in journal.moves[max(0, puzzle.ply - RECENT) : puzzle.ply]:
        number, before = match.game.moves.number(text), match.view(seat)
        known = number if mover == seat or not match.game.hides_move(match.state, number) else None
        match.play(mover, number)
        told += frames.told(info, before, match.view(seat), mover, known, lang, reader=seat)
    return told


def _brought(now: SheetSeen, later: SheetSeen) -> list[ThingSeen]:
    """The things behind points that were not there before, of the lines that have gained most."""
    pairs = sorted(zip(now.lines, later.lines, strict=True), key=lambda pair: pair[0].points - pair[1].points)
    things = []
    for before, after in pairs[:MOST_LINES]:
        known = [reason.things for reason in before.reasons]
        for reason in after.reasons if after.points > before.points else ():
            if reason.things not in known:
                things += [
                    ThingSeen(f"{later.seat} {thing}", None if place else reason.points)
                    for place, thing in enumerate(reason.things)
                ]
    return things


def _touched(game: Game, at: SeatPosition, moves: Sequence[str]) -> list[str]:
    touched: list[Any] = []
    for done, move in enumerate(moves):
        view = game.view(at.box, at.after(moves[:done]), at.seat)
        touched += game.touches(view, at.seat, game.moves.number(move))
    return list(dict.fromkeys(touched))
