"""Verdicts: what is said to an answer: right, or how far from it, and why, in points; and who else found it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from babel.numbers import format_decimal, format_percent

from ghostyard.bots.advice import Advice, compared
from ghostyard.core.record import copy_of
from ghostyard.core.words import Words
from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import Puzzle, collection
from ghostyard.puzzles.turns import SeatPosition, position

STEP = " · "  # between the decisions of a turn
POINTS = "0.0"


class PlayerSeen(msgspec.Struct):
    """How a level did; its turn is told only to whoever knows the answer."""

    level: str
    found: float  # in so many of its tries
    turn: str = ""


class Verdict(msgspec.Struct):
    """What is said to an answer."""

    right: bool
    title: str
    say: list[str]
    players: list[PlayerSeen]
    turn: str  # what was played, in words
    told: bool = False  # is the answer told, and not only judged?


@cache
def _ends(game: str, puzzle: str) -> dict[bytes, int]:
    """The lines of a puzzle by what they come to."""
    found = collection(game).puzzle(puzzle)
    at = position(load_game(game), found)
    return {at.end_of(at.after(line.moves)): place for place, line in enumerate(found.lines)}


def line_of(puzzle: Puzzle, at: SeatPosition, moves: Sequence[str]) -> int | None:
    """Which of the puzzle's lines comes to the same; none for one that is far behind."""
    return _ends(at.game.name, puzzle.id).get(at.end_of(at.after(moves)))


def verdict(puzzle: Puzzle, at: SeatPosition, moves: Sequence[str], names: Sequence[str], words: Words) -> Verdict:
    """What is said to this turn. Only to a right one the answer is told, which it is."""
    line, turn = line_of(puzzle, at, moves), said(at, moves, names, words)
    if line is not None and line < puzzle.right:
        return _told(puzzle, at, names, words, "puzzle-right", turn)
    behind = puzzle.behind(len(puzzle.lines) - 1 if line is None else line)
    share = puzzle.unit == "wins"
    how = "about" if line is not None else "least"
    distance = format_percent(behind, locale=words.language) if share else _points(behind, words)
    sentences = [words.say(f"puzzle-behind-{puzzle.unit}", how=how, far=distance)]
    if line is not None and (reasons := _against(puzzle, at, line).reasons(words)):
        sentences.append(words.say("puzzle-lacks", reasons=", ".join(reasons)))
    return Verdict(False, words.say("puzzle-wrong"), sentences, _players(puzzle), turn)


def solution(puzzle: Puzzle, at: SeatPosition, names: Sequence[str], words: Words) -> Verdict:
    """The answer for whoever gives up."""
    return _told(puzzle, at, names, words, "puzzle-solution", said(at, puzzle.lines[0].moves, names, words))


def _told(puzzle: Puzzle, at: SeatPosition, names: Sequence[str], words: Words, title: str, turn: str) -> Verdict:
    second = puzzle.right
    against = _against(puzzle, at, second)
    other = said(at, puzzle.lines[second].moves, names, words)
    sentences = []
    if reasons := against.reasons(words):
        sentences.append(words.say("puzzle-reason", other=other, reasons=", ".join(reasons)))
    if costs := against.costs(words):
        sentences.append(words.say("hint-cost", reasons=", ".join(costs)))
    players = _players(puzzle)
    for player in players:
        line = puzzle.lines[puzzle.played[player.level].line]
        player.turn = said(at, line.moves, names, words)
    right = title == "puzzle-right"
    return Verdict(right, words.say(title), [*sentences, checked(puzzle, words)], players, turn, told=True)


def checked(puzzle: Puzzle, words: Words) -> str:
    """How the answer was checked, in a sentence."""
    check = puzzle.check
    percent = puzzle.unit == "wins"
    margin, low, high = (
        format_percent(number, locale=words.language) if percent else _points(number, words)
        for number in (check.margin, max(0.0, check.low), check.high)
    )
    facts = {"margin": margin, "low": low, "high": high, "turns": check.turns, "worlds": check.worlds}
    return words.say(f"puzzle-checked-{check.method}-{puzzle.unit}", **facts)


def said(at: SeatPosition, moves: Sequence[str], names: Sequence[str], words: Words) -> str:
    """A turn in words, decision by decision."""
    state, told = at.world(), []
    for move in moves:
        number, view = at.game.moves.number(move), at.game.view(at.box, state, at.seat)
        told.append(at.game.say_move(at.box, view, at.seat, number, list(names), words))
        state = _played(at, state, number)
    turn = STEP.join(told)
    return turn[:1].upper() + turn[1:]  # so that it reads the same wherever it stands


def _played(at: SeatPosition, state: Any, move: int) -> Any:
    later = copy_of(state)
    at.game.rules.play(at.box, later, at.seat, move)
    return later


def _against(puzzle: Puzzle, at: SeatPosition, line: int) -> Advice:
    """What the best line has more than this one."""
    best, other = puzzle.lines[0].outlook(at.game.lines), puzzle.lines[line].outlook(at.game.lines)
    return compared(0, best, 1, other)


def _players(puzzle: Puzzle) -> list[PlayerSeen]:
    return [PlayerSeen(level, played.found) for level, played in puzzle.played.items()]


def _points(number: float, words: Words) -> str:
    return str(format_decimal(number, POINTS, locale=words.language))
