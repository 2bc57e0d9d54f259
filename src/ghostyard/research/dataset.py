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

ROOM = 1 << 27  # bytes of positions that are held before they are written
PLIES = 1000  # that a long game has
KEY = b"ghostyard"  # under which the heading stands in the metadata of a file
SCHEMA = 1  # goes up when columns change
# Dictionaries of long rows take three times as long to write and make them no smaller.
PACKED = {"compression": "zstd", "use_dictionary": ["game", "ply", "seat", "move", "reward", "points", "rank"]}


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


@dataclass
class Rows:
    """Decisions of several games, column by column, in the order in which they were made."""

    columns: dict[str, list[Array]] = field(default_factory=dict)

    def add(self, **columns: Array) -> None:
        """More rows."""
        for name, values in columns.items():
            self.columns.setdefault(name, []).append(values)

    def joined(self) -> dict[str, Array]:
        """Every column as one array, game after game; each row is copied once, straight to its place."""
        order = np.lexsort([np.concatenate(self.columns[name]) for name in ("ply", "game")])
        places = np.empty(len(order), np.int64)
        places[order] = np.arange(len(order))
        return {name: _placed(parts, places) for name, parts in self.columns.items()}


def _placed(parts: list[Array], places: Array) -> Array:
    whole, done = np.empty((len(places), *parts[0].shape[1:]), parts[0].dtype), 0
    for part in parts:
        whole[places[done : done + len(part)]] = part
        done += len(part)
    return whole


@dataclass(frozen=True)
class Export:
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
    def heading(self) -> Heading:
        """What all games have in common."""
        state = self.game.new_state(self.seats, self.options)
        return Heading(
            self.game.name, self.game.version, self.seats, self.game.option_values(state), self.seed, self.bots,
            self.game.layout(self.seats).name, len(self.game.moves),
        )  # fmt: skip

    @property
    def at_once(self) -> int:
        """How many games are played together."""
        row = 2 * self.game.layout(self.seats).width + len(self.game.moves) // 8 + 64
        return max(8, min(self.games, ROOM // (PLIES * row)))

    def parts(self) -> Iterator[dict[str, Array]]:
        """The decisions of all games, some games at a time; the same whatever their number is."""
        policies = {name: policy(name, self.game) for name in dict.fromkeys(self.bots)}
        batch = self.game.batch(self.at_once, self.seats, seed=self.seed, options=self.options, auto_reset=False)
        for first in range(0, self.games, batch.size):
            batch.reseed(self.seed, first=first)
            yield self._played(batch, policies, min(batch.size, self.games - first))

    def _played(self, batch: Batch, policies: Mapping[str, Policy], count: int) -> dict[str, Array]:
        rows, running, names = Rows(), np.arange(batch.size) < count, np.array(self.bots)
        thoughts = Thoughts(batch) if self.values else None
        while (asked := running & (batch.seat >= 0)).any():
            whose, moves = names[(batch.seat + batch.number) % len(names)], np.full(batch.size, -1, np.int16)
            for name, decides in policies.items():
                turn = asked & (whose == name)
                if turn.any():
                    moves = np.where(turn, decides.moves(batch, turn, thoughts), moves)
            self._note(rows, batch, asked, moves, thoughts)
            batch.play(moves)
        return self._with_outcomes(rows, batch)

    def _note(self, rows: Rows, batch: Batch, asked: Array, moves: Array, thoughts: Thoughts | None) -> None:
        rows.add(
            game=batch.number[asked],
            place=np.flatnonzero(asked),
            ply=batch.privileged_state["ply"][asked].astype(np.int32),
            seat=batch.seat[asked],
            observation=batch.observation[asked],
            mask=np.packbits(batch.mask[asked], axis=1, bitorder="little"),
            move=moves[asked].astype(np.int16),
        )
        if thoughts:
            rows.add(
                legal=batch.legal[asked], count=batch.count[asked],
                value=thoughts.value[asked], visits=thoughts.visits[asked],
            )  # fmt: skip
            thoughts.value[:], thoughts.visits[:] = 0, 0

    def _with_outcomes(self, rows: Rows, batch: Batch) -> dict[str, Array]:
        """How the games ended for whoever decided: reward, points and place."""
        columns = rows.joined()
        place, seat = columns.pop("place"), columns["seat"].astype(np.int64)
        return {
            **columns,
            "reward": batch.reward[place, seat],
            "points": batch.points[place, seat],
            "rank": batch.rank[place, seat],
        }


# ---------------------------------------------------------------- files


def schema_of(export: Export) -> Any:
    """The columns of a file, and the heading in its metadata."""
    arrow = extra("pyarrow")
    width, bits = export.game.layout(export.seats).width, -(-len(export.game.moves) // 8)
    columns = [
        ("game", arrow.int64()), ("ply", arrow.int32()), ("seat", arrow.int8()),
        ("observation", arrow.list_(arrow.int16(), width)), ("mask", arrow.binary(bits)), ("move", arrow.int16()),
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
            arrays.append(arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), values.shape[1]))
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
    export: Export, folder: Path, *, games_per_file: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> tuple[list[Path], int]:  # fmt: skip
    """Play and write, part by part; says the files, and how many rows they have."""
    parquet, schema = extra("pyarrow.parquet", package="pyarrow"), schema_of(export)
    folder.mkdir(parents=True, exist_ok=True)
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
                writer.write_table(table_of(part, schema))
                games = len(np.unique(part["game"]))
                rows, in_file, done = rows + len(part["game"]), in_file + games, done + games
                progress(done)
    finally:
        if writer is not None:
            writer.close()
    return files, rows


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


def heading_of(file: Path) -> Heading:
    """What a file says about its games; one that is not ours is told."""
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet", package="pyarrow")
    try:
        found = parquet.read_schema(file).metadata or {}
        heading = msgspec.json.decode(found[KEY], type=Heading)
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
    game: Game, heading: Heading, played: Mapping[int, list[tuple[int, int]]]
) -> Iterator[tuple[int, Journal]]:
    for number, moves in played.items():
        bots = [heading.bots[(seat + number) % len(heading.bots)] for seat in range(heading.seats)]
        match = Match(
            game, heading.seats, seed=heading.seed + number, options=heading.options, names=bots, version=heading.rules
        )
        for seat, move in moves:
            match.play(seat, move)
        yield number, match.journal
