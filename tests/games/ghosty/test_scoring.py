"""Gho Gho Ghosty: points, ties, and the score sheet; a plain second scorer keeps the fast one honest."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ghostyard.core.match import Match
from ghostyard.games.ghosty.rules.scoring import COLUMNS, ENGINES
from ghostyard.games.ghosty.rules.sheet import sheets

from .build import BOX, GAME, ghosty

ROW_POINTS = [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (5, 5), (6, 5), (7, 6), (8, 6), (15, 6)]


def line(match: Match, name: str, seat: int = 0) -> int:
    sheet = match.sheets[seat]
    return {line.name: line.points for line in sheet.lines}[name]


@pytest.mark.parametrize(("carriages", "points"), ROW_POINTS)
def test_a_row_scores_by_its_length(carriages, points):  # GHO-18
    reds = ["r0"] * 5 + ["r1"] * 5 + ["r2"] * 5
    match = ghosty(" ".join(reds[:carriages]), "", display="y0 y1 g0")
    assert line(match, "red") == points


def test_a_row_scores_without_its_engine():  # GHO-18
    match = ghosty("b0 b0 b1", "b0 b1 b1", display="r0", engines={"blue": 1})
    assert match.totals == [3, 3 + 2 + 1]


def test_every_row_scores():  # GHO-18
    match = ghosty("r0 r0 r0 y0 y0 y0 y1 y1", "", display="b0")
    assert match.totals[0] == 3 + 5


def test_passengers_ride_only_behind_an_engine():  # GHO-19
    match = ghosty("r2 r2 r1 g2 g2 g2", "", display="b0", engines={"red": 0})
    assert line(match, "passengers") == 5


def test_the_driver_scores_one():  # GHO-19
    match = ghosty("r0 r0 r0 g0 g0 g0", "", display="b0", engines={"red": 0, "green": 0})
    assert line(match, "drivers") == 2


def test_most_points_win():  # GHO-20
    match = ghosty("r0 r0 r0", "b0 b0 b0 b1 b1", display="y0", engines={"red": 0})
    assert match.ranks == [2, 1]


def test_one_point_more_beats_all_five_engines():  # GHO-20
    lines = np.zeros((2, COLUMNS), np.int32)
    lines[0, 0], lines[1, 0], lines[1, ENGINES] = 21, 20, 5
    keys = [GAME.rules.rank_key(BOX, ghosty("", "").state, lines, seat) for seat in range(2)]
    assert keys[0] > keys[1]


def test_tied_the_one_with_more_engines_wins():  # GHO-20
    held = {"red": 0, "yellow": 0, "blue": 1}
    match = ghosty("r0 r0 r0 y0 y0 y0", "b2 b2 b0", display="y1", engines=held)
    assert (match.totals, match.ranks) == ([8, 8], [1, 2])


def test_still_tied_the_victory_is_shared():  # GHO-20
    match = ghosty("r0 r0 r1", "b0 b0 b1", display="y1", engines={"red": 0, "blue": 1})
    assert match.ranks == [1, 1]


def test_the_sheet_names_the_carriages_behind_every_point():  # GHO-18 GHO-19
    match = ghosty("r0 r1 r2", "", display="b0", engines={"red": 0})
    reasons = {line.name: line.things for line in sheets(match.box, match.state)[0].lines if line.points}
    assert reasons == {
        "red": ("carriage red 1", "carriage red 6", "carriage red 11"),
        "passengers": ("carriage red 6", "carriage red 11", "engine red"),
        "drivers": ("engine red",),
    }


class PlainScorer:
    """Watches a game and keeps the engines and the score by hand, straight from GHO-14..20."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.holder: dict[str, int] = {}
        self.rows = self.look()

    def look(self) -> list[dict[str, list[int]]]:
        players = GAME.describe(self.match.box, self.match.state)["players"]
        return [
            {colour: [card["passengers"] for card in row] for colour, row in player["rows"].items()}
            for player in players
        ]

    def watch(self, seat: int) -> None:
        before, self.rows = self.rows, self.look()
        for colour, row in self.rows[seat].items():
            if len(row) > len(before[seat][colour]):
                self.gained(seat, colour, row)

    def gained(self, seat: int, colour: str, row: list[int]) -> None:
        if colour not in self.holder:
            if len(row) == 3:
                self.holder[colour] = seat
            return
        other = self.rows[self.holder[colour]][colour]
        longer = len(row) > len(other)
        fuller = len(row) == len(other) and sum(row) > sum(other)
        if longer or fuller:
            self.holder[colour] = seat

    def points(self, seat: int) -> int:
        total = 0
        for colour, row in self.rows[seat].items():
            total += 6 if len(row) >= 7 else 5 if len(row) >= 5 else 3 if len(row) >= 3 else 0
            if self.holder.get(colour) == seat:
                total += sum(row) + 1
        return total

    def places(self) -> list[int]:
        worth: list[Any] = [
            (self.points(seat), list(self.holder.values()).count(seat)) for seat in range(self.match.seats)
        ]
        return [1 + sum(other > own for other in worth) for own in worth]


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_scorer_agrees_with_a_plain_one(seed):  # GHO-14..20
    match, luck = Match(GAME, 2 + seed % 3, seed=seed), random.Random(seed)
    plain = PlainScorer(match)
    while not match.over:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
        plain.watch(seat)
        assert match.totals == [plain.points(seat) for seat in range(match.seats)]
    assert match.ranks == plain.places()
