"""Positions of Ghosts Galore as a person would say them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from ghostyard.core.match import Match
from ghostyard.core.seats import bit
from ghostyard.games.galore import GAME
from ghostyard.games.galore.rules.real_table import Table, score_table
from tests.games.galore import oracle

LETTERS = {"s": "straight", "c": "curve", "b": "bridge", "d": "double"}
EXAMPLE = json.loads((Path(__file__).parents[3] / "docs" / "examples" / "galore.json").read_text(encoding="utf-8"))
LINES = "dragons ghosts golems satyrs skeletons slimes bats werewolves wisps diamonds bone tooth other"


def tile(text: str) -> dict[str, Any] | None:
    """A tile as text: track letter and turn, then :monsters (kind/section), then *diamonds."""
    if text == ".":
        return None
    rest, _, diamonds = text.partition("*")
    track, _, names = rest.partition(":")
    pairs = [name.partition("/") for name in names.split(",") if name]
    return {
        "track": LETTERS[track[0]],
        "turn": int(track[1]),
        "monsters": [[kind, int(section or 0)] for kind, _, section in pairs],
        "diamonds": [int(value) for value in diamonds],
    }


def board(text: str, name: str = "A", **doors: str) -> dict[str, Any]:
    """A board as nine tiles of text, read like a page; `bone="N1 S1"` names special doors."""
    tiles = [tile(word) for word in text.split()]
    assert len(tiles) == 9
    return {"name": name, "doors": {kind: doors_.split() for kind, doors_ in doors.items()}, "tiles": tiles}


def crowd(kind: str, number: int) -> str:
    """A board with this many monsters of a kind, spread over its tiles."""
    shares = [number // 9 + (cell < number % 9) for cell in range(9)]
    return " ".join(f"s0:{','.join([kind] * share)}" if share else "." for share in shares)


def answer(*boards: dict[str, Any], check: bool = True) -> dict[str, Any]:
    """The scores of these boards; the reference scorer must say the same."""
    table = {"game": "galore", "players": list(boards)}
    scored = score_table(msgspec.convert(table, Table))
    if check:
        for player in scored["players"]:
            del player["reasons"]
        assert {**scored, "notes": []} == {**oracle.score(table), "notes": []}
    return scored


def line(name: str, text: str, **doors: str) -> int:
    """One line of the score sheet of a board scored alone."""
    points: int = answer(board(text, **doors))["players"][0]["lines"][name]
    return points


def claiming(seats: int = 2, *, lamp: int = 0, rounds: int = 0, seed: int = 1, **options: Any) -> Match:
    """A match at the start of a round of claiming; the first tile to be drawn, the second, ... lie in `deck`."""
    match = Match(GAME, seats, seed=seed, options={"random-sides": True, **options})
    match.state.lamp = lamp
    match.state.pending = bit(lamp)
    while match.state.rounds < rounds:
        play_round(match)
    return match


def play(match: Match, text: str) -> Match:
    """Moves as `"0 draw, 0 leave, 1 take 1"`."""
    for move in text.split(", "):
        seat, _, what = move.partition(" ")
        match.play(int(seat), what)
    return match


def claim_all(match: Match) -> Match:
    """Everybody claims the first tile they can."""
    while len(match.pending) == 1:
        seat = match.pending[0]
        legal = match.legal(seat).texts
        match.play(seat, "claim" if "claim" in legal else legal[0])
    return match


def place_all(match: Match) -> Match:
    """Everybody places on their first empty space."""
    for seat in match.pending:
        match.play(seat, match.legal(seat)[0])
    return match


def play_round(match: Match) -> Match:
    """A whole round."""
    return place_all(claim_all(match))


def top_tiles(match: Match, count: int) -> list[int]:
    """The next tiles of the current stack, which nobody has seen."""
    start = match.state.rounds * (match.seats + 4) + match.state.turned
    tiles: list[int] = match.state.deck[start : start + count].tolist()
    return tiles


def open_tiles(match: Match) -> list[int]:
    """The face-up tiles that nobody has claimed."""
    return [face["number"] for face in GAME.describe(match.box, match.state)["face_up"]]


def random_match(seats: int, seed: int, **options: Any) -> Match:
    """A match played to its end at random."""
    match, luck = Match(GAME, seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match
