"""Edits of a score pad of Ghosts Galore: "b2 track curve 1", "b2 add ghost 0", "door N1". Every edit is one touch.

What is open at a seat is a space, a section of its tile, and perhaps the box of tiles: "b2 1 box".
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ghostyard.games.galore.rules.edition import DOOR_NAMES, SECTIONS, Doors, face_problem
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.names import face_of
from ghostyard.games.galore.rules.real_table import LaidTile, Player, Table
from ghostyard.games.galore.rules.state import CELLS

CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]
DOOR_CYCLE = ("plain", "bone", "tooth", "none")  # a touch leads to the next


class Opened(NamedTuple):
    """What is open on a board."""

    cell: int = 0
    section: int = 0
    box: bool = False

    @classmethod
    def of(cls, rest: str) -> Opened:
        """What is open, from the text of the spot."""
        words = rest.split()
        if not words or words[0] not in CELL_NAMES:
            return cls()
        return cls(CELL_NAMES.index(words[0]), int(words[1:2] == ["1"]), "box" in words[1:])

    def __str__(self) -> str:
        return f"{CELL_NAMES[self.cell]} {self.section}{' box' if self.box else ''}"


def blank() -> Table:
    """Nobody is there yet."""
    return Table("galore", [])


def newcomer(table: Table) -> Player:
    """Somebody with an empty board."""
    return Player("", [None] * CELLS)


def edit(table: Table, seat: int, rest: str, words: list[str], box: Any) -> str:
    """One edit of a board; says what is open then."""
    player, opened = table.players[seat], Opened.of(rest)
    match words:
        case ["open", cell]:
            return str(Opened(CELL_NAMES.index(cell)))
        case ["open", cell, section]:
            return str(Opened(CELL_NAMES.index(cell), int(section)))
        case ["box", cell]:
            here = CELL_NAMES.index(cell)
            return str(Opened(here, 0, not (opened.box and opened.cell == here)))
        case ["door", edge]:
            turn_door(player.doors, edge)
        case ["line", line, *points]:
            _write(player, line, " ".join(points))
        case [cell, *what]:
            return _edit_tile(player, CELL_NAMES.index(cell), opened, what, box)
    return str(opened)


def _edit_tile(player: Player, cell: int, opened: Opened, what: list[str], box: Any) -> str:
    tile = player.tiles[cell]
    match what:
        case ["track", track, turn]:
            player.tiles[cell] = _on_track(tile, track, int(turn))
            return str(Opened(cell, min(opened.section, SECTIONS[track] - 1)))
        case ["tile", number]:
            face = {name: value for name, value in face_of(box, int(number)).items() if name != "number"}
            player.tiles[cell] = LaidTile(
                **{**face, "monsters": [tuple(one) for one in face["monsters"]]}, turn=tile.turn if tile else 0
            )
            return str(Opened(cell))
        case ["clear"]:
            player.tiles[cell] = None
        case _ if tile is not None:
            _edit_face(tile, what)
        case _:
            raise ValueError(what)
    return str(Opened(cell, opened.section if opened.cell == cell else 0))


def _on_track(tile: LaidTile | None, track: Any, turn: int) -> LaidTile:
    """The same tile on another track: whoever stood on a section that is gone stands on the first."""
    if tile is None:
        return LaidTile(track=track, turn=turn)
    last = SECTIONS[track] - 1
    monsters = [(kind, min(section, last)) for kind, section in tile.monsters]
    return LaidTile(track=track, turn=turn, monsters=monsters, diamonds=tile.diamonds)


def _edit_face(tile: LaidTile, what: list[Any]) -> None:
    match what:
        case ["turn"]:
            tile.turn = (tile.turn + 1) % 4
        case ["add", "diamond", value]:
            tile.diamonds.append(int(value))
        case ["drop", "diamond", value]:
            tile.diamonds.remove(int(value))
        case ["add", kind, section]:
            tile.monsters.append((kind, int(section)))
        case ["drop", kind, section]:
            tile.monsters.remove((kind, int(section)))
        case _:
            raise ValueError(what)
    if face_problem(tile):
        raise ValueError(what)


def turn_door(doors: Doors, edge: Any) -> None:
    """A plain door becomes one of bones, that one of teeth, that a bare wall, and that a plain door."""
    if edge not in DOOR_NAMES:
        raise ValueError(edge)
    now = door_kind(doors, edge)
    if now != "plain":
        getattr(doors, now).remove(edge)
    after = DOOR_CYCLE[(DOOR_CYCLE.index(now) + 1) % len(DOOR_CYCLE)]
    if after != "plain":
        getattr(doors, after).append(edge)


def door_kind(doors: Doors, edge: str) -> str:
    """What there is on an outer edge."""
    return next((kind for kind in DOOR_CYCLE[1:] if edge in getattr(doors, kind)), "plain")


def _write(player: Player, line: Any, points: str) -> None:
    """A line worked out by hand; without a number it is counted again."""
    player.points.pop(line, None)
    if points.strip():
        player.points[line] = int(points.replace("−", "-"))  # noqa: RUF001  # as people write a minus
