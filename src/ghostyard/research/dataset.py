"""Data to learn from: games of bots as Parquet files, a row for every decision, and their journals again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ghostyard.core.batch import Batch, checked_seed
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.journal import Journal
from ghostyard.core.match import Match
from ghostyard.core.record import Array
from ghostyard.games import game as load_game
from ghostyard.research.extras import extra
from ghostyard.research.policies import Policy, Thoughts, policy
from ghostyard.research.rows import PLIES, Rows

ROOM = 1 << 28  # bytes of positions that are held before they are written
ROW_GROUP = 1 << 14  # rows that are packed together: with many more, the packer's own memory takes longer than packing
KEY = b"ghostyard"  # under which the heading stands in the metadata of a file
SCHEMA = 1  # goes up when columns change
SINGLE = ["game", "ply", "seat", "move", "reward", "points", "rank"]  # columns of single numbers
# Dictionaries of long rows take three times as long to write and make them no smaller, and nobody looks for the least
# number of an observation. With its bytes apart, the upper ones nearly all zeros, a row takes 12 to 46 % less.
PACKED = {
    "compression": "zstd",
    "use_dictionary": SINGLE,
    "write_statistics": SINGLE,
    "column_encoding": {"observation.list.element": "BYTE_STREAM_SPLIT"},
}


class DatasetHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file have in common; with a row's `game` it is all that a journal needs."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int  # game k was dealt with the seed `seed + k`
    bots: tuple[str, ...]  # in game k, seat s was played by bots[(s + k) % len(bots)]
    layout: str
    moves: int  # how many move numbers the game has: so many bits of a mask mean something
    schema: int = SCHEMA


@dataclass(frozen=True)
class DatasetExport:
    """Games of bots, to be written."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    values: bool = False  # also what the bots thought of every move

    def __post_init__(self) -> None:
        checked_seed(self.seed + self.games)
        self.game.new_state(self.seats, self.options)

    @property
    def heading(self) -> DatasetHeading:
        """What all games have in common."""
        state = self.game.new_state(self.seats, self.options)
        return DatasetHeading(
            self.game.name, self.game.version, self.seats, self.game.option_values(state), self.seed, self.bots,
            self.game.layout(self.seats).name, len(self.game.moves),
        )  # fmt: skip

    @property
    def at_once(self) -> int:
        """How many games are played together."""
        thoughts = 10 * self.game.most_moves if self.values else 0
        row = 2 * self.game.layout(self.seats).width + len(self.game.moves) // 8 + thoughts + 64
        return max(8, min(self.games, ROOM // (PLIES * row)))

    def parts(self) -> Iterator[dict[str, Array]]:
        """The decisions of all games, some games at a time; the same whatever their number is.

        The columns of a part are good until the next one is asked for: it is written to the same memory.
        """
        policies = {name: policy(name, self.game) for name in dict.fromkeys(self.bots)}
        batch = self.game.batch(self.at_once, self.seats, seed=self.seed, options=self.options, auto_reset=False)
        rows = Rows(batch, values=self.values)
        for first in range(0, self.games, batch.size):
            batch.reseed(self.seed, first=first)
            rows.clear()
            self._play(batch, policies, min(batch.size, self.games - first), rows)
            yield self._columns(rows, batch)

    def _play(self, batch: Batch, policies: Mapping[str, Policy], count: int, rows: Rows) -> None:
        running, names, thoughts = np.arange(batch.size) < count, np.array(self.bots), Thoughts(batch)
        while (asked := running & (batch.seat >= 0)).any():
            whose, moves = names[(batch.seat + batch.number) % len(names)], np.full(batch.size, -1, np.int16)
            for name, decides in policies.items():
                turn = asked & (whose == name)
                if turn.any():
                    moves = np.where(turn, decides.moves(batch, turn, thoughts if self.values else None), moves)
            rows.note(batch, asked, moves, thoughts)
            batch.play(moves)

    def _columns(self, rows: Rows, batch: Batch) -> dict[str, Array]:
        """What was noted, and how the games ended for whoever decided: reward, points and place."""
        columns = rows.in_order()
        place, seat = columns.pop("place"), columns["seat"]
        return {
            "game": batch.number[place],
            **columns,
            "reward": batch.reward[place, seat],
            "points": batch.points[place, seat],
            "rank": batch.rank[place, seat],
        }


# ---------------------------------------------------------------- files


def schema_of(export: DatasetExport) -> Any:
    """The columns of a file, and the heading in its metadata."""
    arrow = extra("pyarrow")
    width, bits = export.game.layout(export.seats).width, -(-len(export.game.moves) // 8)
    element = arrow.field("element", arrow.int16(), nullable=False)  # that none is missing is quicker said at once
    columns = [
        ("game", arrow.int64()), ("ply", arrow.int32()), ("seat", arrow.int8()),
        arrow.field("observation", arrow.list_(element, width), nullable=False),
        ("mask", arrow.binary(bits)), ("move", arrow.int16()),
        ("reward", arrow.float32()), ("points", arrow.int32()), ("rank", arrow.int8()),
    ]  # fmt: skip
    if export.values:
        lists = {"legal": arrow.int16(), "value": arrow.float32(), "visits": arrow.int32()}
        columns += [(name, arrow.list_(number)) for name, number in lists.items()]
    return arrow.schema(columns, metadata={KEY: msgspec.json.encode(export.heading)})


def table_of(columns: dict[str, Array], schema: Any) -> Any:
    """Rows as an Arrow table; numbers are not copied."""
    arrow, counts = extra("pyarrow"), columns.get("count")
    arrays = []
    for column in schema:
        values = columns[column.name]
        if arrow.types.is_fixed_size_list(column.type):
            arrays.append(arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), type=column.type))
        elif arrow.types.is_fixed_size_binary(column.type):
            arrays.append(arrow.Array.from_buffers(column.type, len(values), [None, arrow.py_buffer(values)]))
        elif arrow.types.is_list(column.type):
            assert counts is not None
            starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
            inside = np.arange(values.shape[1]) < counts[:, None]
            arrays.append(arrow.ListArray.from_arrays(starts, values[inside]))
        else:
            arrays.append(arrow.array(values, column.type))
    return arrow.Table.from_arrays(arrays, schema=schema)


def write(
    export: DatasetExport, folder: Path, *, games_per_file: int | None = None, replace: bool = False,
    progress: Callable[[int], None] = lambda _: None,
) -> tuple[list[Path], int]:  # fmt: skip
    """Play and write, part by part; says the files, and how many rows they have.

    A folder is one dataset of a game: where there is one already, it is refused, or replaced if that is wanted.
    """
    parquet, schema = extra("pyarrow.parquet", package="pyarrow"), schema_of(export)
    folder.mkdir(parents=True, exist_ok=True)
    _make_way(folder, export.game.name, replace=replace)
    files: list[Path] = []
    writer, rows, in_file, done = None, 0, 0, 0
    try:
        for columns in export.parts():
            for part in _split(columns, games_per_file, in_file):
                if writer is None or (games_per_file and in_file >= games_per_file):
                    if writer is not None:
                        writer.close()
                    files.append(folder / f"{export.game.name}-{len(files):05d}.parquet")
                    writer, in_file = parquet.ParquetWriter(files[-1], schema, **PACKED), 0
                writer.write_table(table_of(part, schema), row_group_size=ROW_GROUP)
                games = len(np.unique(part["game"]))
                rows, in_file, done = rows + len(part["game"]), in_file + games, done + games
                progress(done)
    finally:
        if writer is not None:
            writer.close()
    return files, rows


def _make_way(folder: Path, game: str, *, replace: bool) -> None:
    """Rows of two exports in one folder would be read as one dataset."""
    old = sorted(folder.glob(f"{game}-*.parquet"))
    if old and not replace:
        raise Mistake("dataset-there", folder=str(folder), name=game)
    for file in old:
        file.unlink()


def _split(columns: dict[str, Array], games_per_file: int | None, in_file: int) -> Iterator[dict[str, Array]]:
    """Rows in pieces that each go into one file; rows of a game stay together."""
    if not games_per_file:
        yield columns
        return
    numbers = np.unique(columns["game"])
    room = games_per_file - in_file if in_file < games_per_file else games_per_file
    cuts = [0, *range(room, len(numbers), games_per_file), len(numbers)]
    for first, last in pairwise(cuts):
        begin, end = np.searchsorted(columns["game"], [numbers[first], numbers[last - 1] + 1])
        yield {name: values[begin:end] for name, values in columns.items()}


def heading_of(file: Path) -> DatasetHeading:
    """What a file says about its games; one that is not ours is told."""
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet", package="pyarrow")
    try:
        found = parquet.read_schema(file).metadata or {}
        heading = msgspec.json.decode(found[KEY], type=DatasetHeading)
    except (KeyError, arrow.ArrowInvalid, msgspec.DecodeError):
        raise Mistake("no-dataset", file=str(file)) from None
    except OSError as error:
        raise Mistake("cannot-read", file=str(file), problem=error.strerror or str(error)) from None
    if heading.schema != SCHEMA:
        raise Mistake("dataset-schema", file=str(file), found=heading.schema, known=SCHEMA)
    return heading


def journals(files: Sequence[Path]) -> Iterator[tuple[int, Journal]]:
    """The games of files as journals, one after the other: every move is checked as it is played again."""
    parquet = extra("pyarrow.parquet", package="pyarrow")
    for file in files:
        heading = heading_of(file)
        game, played = load_game(heading.game), dict[int, list[tuple[int, int]]]()
        for rows in parquet.ParquetFile(file).iter_batches(columns=["game", "seat", "move"]):
            numbers, seats, moves = (column.to_pylist() for column in rows.columns)
            for number, seat, move in zip(numbers, seats, moves, strict=True):
                if played and number not in played:  # rows of a game stand together
                    yield from _journals(game, heading, played)
                    played = {}
                played.setdefault(number, []).append((seat, move))
        yield from _journals(game, heading, played)


def _journals(
    game: Game, heading: DatasetHeading, played: Mapping[int, list[tuple[int, int]]]
) -> Iterator[tuple[int, Journal]]:
    for number, moves in played.items():
        bots = [heading.bots[(seat + number) % len(heading.bots)] for seat in range(heading.seats)]
        match = Match(
            game, heading.seats, seed=heading.seed + number, options=heading.options, names=bots, version=heading.rules
        )
        for seat, move in moves:
            match.play(seat, move)
        yield number, match.journal
