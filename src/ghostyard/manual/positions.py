"""Prepared positions: a table that is described as for scoring, or a game that is played up to a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ghostyard.core.game import Game
from ghostyard.core.match import Match


class Prepared(msgspec.Struct, forbid_unknown_fields=True):
    """How a position is made: `table` as in a file for `ghostyard score`, or else seats, a seed and moves."""

    table: dict[str, Any] | None = None
    seats: int = 0
    seed: int = 1
    options: dict[str, int | bool] = {}
    names: list[str] = []
    moves: list[str] = []  # of whoever is asked; of several, the first


@dataclass(frozen=True)
class PreparedPosition:
    """A moment of a game."""

    box: Any
    state: Any
    names: list[str]


def position(game: Game, prepared: Prepared, ply: int | None = None) -> PreparedPosition:
    """The prepared position, or the same game after so many of its moves."""
    if prepared.table is not None:
        return _described(game, {"game": game.name, **prepared.table})
    match = Match(game, prepared.seats, seed=prepared.seed, options=prepared.options, names=prepared.names)
    for move in prepared.moves[:ply]:
        match.play(match.pending[0], move)
    return PreparedPosition(match.box, match.state, match.names)


def _described(game: Game, table: dict[str, Any]) -> PreparedPosition:
    assert game.real_table is not None
    assert game.real_table.set_up is not None
    box, state = game.real_table.set_up(msgspec.convert(table, game.real_table.shape))
    return PreparedPosition(box, state, [player["name"] for player in table["players"]])
