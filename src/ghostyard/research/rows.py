"""Rows: the decisions of a batch, noted as they are made, and then put in order game by game."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ghostyard.core.batch import Batch
from ghostyard.core.batch_kernels import Arrays
from ghostyard.core.observation import NUMBER
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.research.policies import Thoughts

PLIES = 1000  # that a long game has


class Columns(NamedTuple):
    """What is noted of every decision. What nobody thought has no width."""

    place: Any  # of the game in its batch
    ply: Any
    seat: Any
    move: Any
    observation: Any
    mask: Any
    count: Any
    legal: Any
    value: Any
    visits: Any


class Rows:
    """The decisions of all games of a batch, in the order in which they are made.

    There is room for long games, and only what is written becomes memory, which serves again after `clear`: fresh
    memory costs more than what is done with it.
    """

    def __init__(self, batch: Batch, *, values: bool) -> None:
        self._plies = np.zeros(batch.size, np.int32)  # of every game that were noted
        self._thoughts = batch.game.most_moves if values else 0
        self._columns, self._ordered = (_blank(batch, batch.size * PLIES, self._thoughts) for _ in range(2))
        self._used = 0

    def clear(self) -> None:
        """Begin anew."""
        self._plies[:], self._used = 0, 0

    def note(self, batch: Batch, asked: Array, moves: Array, thoughts: Thoughts) -> None:
        """A row for every game in which somebody is asked; what was thought of the decision is taken out of there."""
        if self._used + batch.size > len(self._columns.place):
            self._make_room(batch)
        self._used = note_decisions(
            batch.arrays, asked, moves, thoughts.value, thoughts.visits, self._plies, self._used, self._columns
        )

    def _make_room(self, batch: Batch) -> None:
        full, size = self._columns, len(self._columns.place)
        self._columns, self._ordered = (_blank(batch, 2 * size + batch.size, self._thoughts) for _ in range(2))
        for old, new in zip(full, self._columns, strict=True):
            new[:size] = old

    def in_order(self) -> dict[str, Array]:
        """Every column, game after game and ply after ply, until more is noted; each row is copied once."""
        place, ply = self._columns.place[: self._used], self._columns.ply[: self._used]
        first = np.cumsum(self._plies) - self._plies
        order = np.empty(self._used, np.int64)
        order[first[place] + ply] = np.arange(self._used)
        return {
            name: np.take(column, order, axis=0, out=ordered[: self._used], mode="clip")
            for name, column, ordered in zip(Columns._fields, self._columns, self._ordered, strict=True)
        }


def _blank(batch: Batch, rows: int, thoughts: int) -> Columns:
    mask = -(-len(batch.game.moves) // 8)
    return Columns(
        place=np.empty(rows, np.int32),
        ply=np.empty(rows, np.int32),
        seat=np.empty(rows, np.int8),
        move=np.empty(rows, np.int16),
        observation=np.empty((rows, batch.layout.width), NUMBER),
        mask=np.empty((rows, mask), np.uint8),
        count=np.empty(rows, np.int16),
        legal=np.empty((rows, thoughts), np.int16),
        value=np.empty((rows, thoughts), np.float32),
        visits=np.empty((rows, thoughts), np.int32),
    )


@rule
def note_decisions(
    b: Arrays, asked: Array, moves: Array, value: Array, visits: Array, plies: Array, used: int, rows: Columns
) -> int:  # fmt: skip
    """Write a row for every game in which somebody is asked; says how many rows there are then."""
    for k in range(len(asked)):
        if asked[k]:
            rows.place[used], rows.ply[used], rows.seat[used] = k, plies[k], b.seat[k]
            rows.move[used], rows.count[used] = moves[k], b.count[k]
            for i in range(b.observation.shape[1]):
                rows.observation[used, i] = b.observation[k, i]
            for i in range(rows.mask.shape[1]):
                rows.mask[used, i] = 0
            for i in range(b.count[k]):
                move = b.legal[k, i]
                rows.mask[used, move >> 3] |= 1 << (move & 7)
            if rows.legal.shape[1] > 0:
                note_thoughts(b, k, value[k], visits[k], used, rows)
            plies[k] += 1
            used += 1
    return used


@rule
def note_thoughts(b: Arrays, k: int, value: Array, visits: Array, row: int, rows: Columns) -> None:
    """What was thought of every legal move; the next decision is thought about afresh."""
    for i in range(b.count[k]):
        rows.legal[row, i] = b.legal[k, i]
        rows.value[row, i], rows.visits[row, i] = value[i], visits[i]
        value[i], visits[i] = 0.0, 0
