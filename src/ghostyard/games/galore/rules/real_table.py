"""Ghosts Galore on a real table: score boards that somebody describes in a file, with the true tile faces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ghostyard.core.errors import Mistake
from ghostyard.core.real_table import Numbered
from ghostyard.games.galore.rules.edition import (
    BOARDS,
    Doors,
    Face,
    doors_problem,
    face_problem,
    put_doors,
    put_face,
)
from ghostyard.games.galore.rules.names import DOOR_KINDS, doors_on, face_of
from ghostyard.games.galore.rules.scoring import COLUMNS, rank_key
from ghostyard.games.galore.rules.sheet import sheets
from ghostyard.games.galore.rules.state import CELLS, MOST_SEATS, OVER, TILES, Box, State

Line = Literal[
    "dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves", "wisps",
    "diamonds", "bone", "tooth", "other",
]  # fmt: skip
Points = Annotated[int, msgspec.Meta(ge=-99, le=999)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=3)]


class LaidTile(Face, kw_only=True):
    """A tile as it lies."""

    turn: Turn = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board: nine spaces in reading order."""

    name: str
    tiles: list[LaidTile | None]  # null: an empty space, on a board that is not finished
    doors: Doors = msgspec.field(default_factory=Doors)
    points: dict[Line, Points] = {}  # lines worked out by hand, which stand as they are


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """All boards of a table."""

    game: Literal["galore"]
    players: list[Player]


def score_table(table: Table) -> dict[str, Any]:
    """The score sheets of a real table, and who won it."""
    if not 1 <= len(table.players) <= MOST_SEATS:
        raise Mistake("table-players", path="players", least=1, most=MOST_SEATS, found=len(table.players))
    box, s = set_up(table)
    scored = [sheet.written_over(written(table, sheet.seat)) for sheet in sheets(box, s)]
    lines = np.zeros((len(scored), COLUMNS), np.int32)
    for sheet in scored:
        lines[sheet.seat] = [line.points for line in sheet.lines] + [sheet.ties["dead_ends"]]
    worths = [rank_key(box, s, lines, seat) for seat in range(len(scored))]
    names = [player.name for player in table.players]
    return {
        "notes": [{"note": note, "name": player.name} for player in table.players for note in notes_on(player.doors)],
        "players": [{"name": name, **sheet.named()} for name, sheet in zip(names, scored, strict=True)],
        "winners": [name for name, own in zip(names, worths, strict=True) if own == max(worths)],
    }


def written(table: Table, seat: int) -> dict[str, int]:
    """The lines that a player has worked out by hand."""
    return {str(line): points for line, points in table.players[seat].points.items()}


def notes_on(doors: Doors) -> list[str]:
    """What to tell about a board as described: without its special doors no path can join them. GAL-30 GAL-31"""
    if not doors.bone and not doors.tooth:
        return ["note-no-doors"]
    return [f"note-no-{kind}-doors" for kind in ("bone", "tooth") if not getattr(doors, kind)]


def set_up(table: Table) -> tuple[Box, State]:
    """The table as a state, with a box of exactly these boards and tiles; one that cannot be is refused."""
    for fault in faults(table):
        raise fault
    return lay_out(table)


def faults(table: Table) -> Iterator[Mistake]:
    """All that cannot be."""
    for seat, player in enumerate(table.players):
        where = f"players[{seat}]"
        if len(player.tiles) != CELLS:
            yield Mistake("galore-nine", path=f"{where}.tiles", found=len(player.tiles), clause="GAL-18")
        if doors_problem(player.doors, (0, 2)):
            yield Mistake("galore-doors", path=f"{where}.doors", clause="GAL-04")
        for cell, face in enumerate(player.tiles):
            if face is not None and (problem := face_problem(face)):
                path = f"{where}.tiles[{cell}].{problem[1]}"
                yield Mistake(problem[0], path=path, tile=cell + 1, clause=problem[2])


def lay_out(table: Table) -> tuple[Box, State]:
    """The table as far as it can be: what cannot lie anywhere is left out."""
    box, s = Box.blank(), State.blank()
    s.seats, s.phase = len(table.players), OVER
    for seat, player in enumerate(table.players):
        s.board[seat] = seat
        put_doors(box, seat, 0, player.doors)
        for cell, face in enumerate(player.tiles[:CELLS]):
            if face is not None and not face_problem(face):
                tile = tile_number(seat, cell)
                put_face(box, tile, face)
                s.tile[seat, cell], s.turn[seat, cell] = tile, face.turn
    return box, s


def tile_number(seat: int, cell: int) -> int:
    """The number of the tile on a space, in the box of a real table."""
    return 1 + seat * CELLS + cell


# ---------------------------------------------------------------- tiles and boards by their numbers in an edition


class NumberedTile(msgspec.Struct):
    """A tile by its number, as it lies."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=TILES)]
    turn: Turn = 0


class NumberedBoard(msgspec.Struct):
    """A board by its number, and the side that is up."""

    board: Annotated[int, msgspec.Meta(ge=1, le=BOARDS)]
    side: Literal["front", "back"] = "front"


def laid(said: NumberedTile, box: Any) -> dict[str, Any]:
    """What shows on a tile."""
    face = {name: value for name, value in face_of(box, said.tile).items() if name != "number"}
    return {**face, "turn": said.turn}


def doors(said: NumberedBoard, box: Any) -> dict[str, Any]:
    """The doors of a board's side."""
    side = box.door[said.board - 1, ("front", "back").index(said.side)]
    return {"doors": {name: doors_on(side, kind) for name, kind in DOOR_KINDS.items()}}


NUMBERED = {"tile": Numbered(NumberedTile, laid), "board": Numbered(NumberedBoard, doors)}
