"""Ghosts Galore as text for a terminal: boards with their track, doors and monsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.galore.rules.edition import DOOR_NAMES
from ghostyard.games.galore.rules.names import face_of, face_up, monsters_of
from ghostyard.games.galore.rules.secrets import returned_tile
from ghostyard.games.galore.rules.state import (
    BONE,
    BRIDGE,
    CELLS,
    CURVE,
    DOUBLE,
    KEEPING,
    NO_DOOR,
    SIDES,
    STRAIGHT,
    TOOTH,
)
from ghostyard.games.galore.words.phrases import tile_words

WIDTH, HEIGHT = 9, 5  # of the track part of a tile
EDGE_POINTS = {0: (0, 4), 1: (2, 8), 2: (4, 4), 3: (2, 0)}
DOOR_SIGNS = {NO_DOOR: "none", BONE: "bone", TOOTH: "tooth"}

# Section 0 has double rails, section 1 single ones. Strokes by the edges they join.
DOUBLE_RAILS = {
    (0, 2): "║", (1, 3): "═", (0, 1): "╚", (1, 2): "╔", (2, 3): "╗", (0, 3): "╝",
}  # fmt: skip
SINGLE_RAILS = {
    (0, 2): "│", (1, 3): "─", (0, 1): "└", (1, 2): "┌", (2, 3): "┐", (0, 3): "┘",
}  # fmt: skip
RAILS = (DOUBLE_RAILS, SINGLE_RAILS)
# A double curve bends away from the middle: the points between an edge and the next one clockwise.
BENDS = {
    (0, 1): [(0, 4), (1, 4), (1, 5), (1, 6), (2, 6), (2, 7), (2, 8)],
    (1, 2): [(2, 8), (2, 7), (2, 6), (3, 6), (3, 5), (3, 4), (4, 4)],
    (2, 3): [(4, 4), (3, 4), (3, 3), (3, 2), (2, 2), (2, 1), (2, 0)],
    (0, 3): [(2, 0), (2, 1), (2, 2), (1, 2), (1, 3), (1, 4), (0, 4)],
}


def picture(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """The whole table from one seat: what lies open, the own board, and the others' in small."""
    parts = []
    if open_tiles := face_up(v):
        parts.append(words.say("open-tiles"))
        parts.append(_side_by_side([_loose_tile(box, tile, str(slot + 1), words) for slot, tile in open_tiles.items()]))
    if 0 <= seat < v.seats:
        held = {
            "picture-secret": int(v.secret[seat]),
            "picture-claimed": int(v.claimed[seat]),
        }
        if v.phase == KEEPING:
            held |= {f"picture-offer-{which + 1}": int(v.offer[seat, which]) for which in range(2)}
        own = [_loose_tile(box, tile, words.say(label), words) for label, tile in held.items() if tile]
        if own:
            parts.append(_side_by_side(own))
        if returned := returned_tile(v, seat):
            parts.append(words.say("look-returned", tile=tile_words(box, returned, words)))
    shown = [seat] if 0 <= seat < v.seats else range(v.seats)
    parts.append(_side_by_side([board_text(box, v, player, names[player], words) for player in shown]))
    return "\n".join(parts)


def board_text(box: Any, v: Any, seat: int, name: str, words: Words) -> str:
    """One board with its doors and tiles."""
    rows = [f"    {name}"]
    doors = _door_labels(box, v, seat, words)
    rows.append(_horizontal_doors(doors, "N"))
    line = "   +" + ("-" * WIDTH + "+") * 3
    rows.append(line)
    for row in range(3):
        tiles = [
            _tile_lines(box, int(v.tile[seat, cell]), int(v.turn[seat, cell]), words)
            for cell in range(3 * row, 3 * row + 3)
        ]
        for i in range(HEIGHT + 2):
            west = doors[f"W{row + 1}"] if i == 2 else ""
            east = doors[f"E{row + 1}"] if i == 2 else ""
            rows.append(f"{west:>3}|" + "|".join(tile[i] for tile in tiles) + f"|{east:<3}")
        rows.append(line)
    rows.append(_horizontal_doors(doors, "S"))
    return "\n".join(rows)


def _door_labels(box: Any, v: Any, seat: int, words: Words) -> dict[str, str]:
    if v.phase == SIDES:
        return dict.fromkeys(DOOR_NAMES, "")
    doors = box.door[v.board[seat], v.side[seat]]
    return {
        name: words.say(f"door-{DOOR_SIGNS[int(door)]}-short") if int(door) in DOOR_SIGNS else ""
        for name, door in zip(DOOR_NAMES, doors, strict=True)
    }


def _horizontal_doors(doors: dict[str, str], side: str) -> str:
    return "    " + " ".join(f"{doors[side + number]:^{WIDTH}}" for number in "123")


def _loose_tile(box: Any, tile: int, label: str, words: Words) -> str:
    width = max(WIDTH, len(label))
    return "\n".join([f"{label:^{width}}", *(f"{line:^{width}}" for line in _tile_lines(box, tile, 0, words))])


def _side_by_side(blocks: list[str]) -> str:
    columns = [block.split("\n") for block in blocks]
    height = max(map(len, columns))
    widths = [max(map(len, column)) for column in columns]
    rows = []
    for i in range(height):
        cells = [column[i] if i < len(column) else "" for column in columns]
        rows.append("   ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip())
    return "\n".join(rows)


def _tile_lines(box: Any, tile: int, turn: int, words: Words) -> list[str]:
    """The track of a tile, then the monsters of its sections, then its diamonds."""
    if tile == 0:
        return [" " * WIDTH] * (HEIGHT + 2)
    track = _track_lines(int(box.track[tile]), turn)
    labels = ["", ""]
    for kind, section in monsters_of(box, tile):
        labels[section] += words.say(f"monster-{kind}-short") + " "
    signs = "║" if labels[0] else " ", "│" if labels[1] else " "
    gems = "".join(f"◆{value}" for value in face_of(box, tile)["diamonds"])
    first = (signs[0] + labels[0]).rstrip() if labels[0] else ""
    second = (signs[1] + labels[1]).rstrip() if labels[1] else ""
    return [*track, f"{first:<{WIDTH}}"[:10], f"{second:<{WIDTH - len(gems)}}{gems}"]


def _track_lines(track: int, turn: int) -> list[str]:
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    if track == STRAIGHT:
        _lay(grid, turn % 4, (turn + 2) % 4, 0)
    elif track == CURVE:
        _lay(grid, turn % 4, (turn + 1) % 4, 0)
    elif track == BRIDGE:
        _lay(grid, (turn + 3) % 4, (turn + 1) % 4, 1)
        _lay(grid, turn % 4, (turn + 2) % 4, 0)
    elif track == DOUBLE:
        _bend(grid, turn % 4, (turn + 1) % 4, 0)
        _bend(grid, (turn + 2) % 4, (turn + 3) % 4, 1)
    return ["".join(row) for row in grid]


def _lay(grid: list[list[str]], first: int, second: int, section: int) -> None:
    """Straight strokes from both edges to the middle."""
    for edge in (first, second):
        row, column = EDGE_POINTS[edge]
        along = (min(edge, edge ^ 2), max(edge, edge ^ 2))
        while (row, column) != (2, 4):
            grid[row][column] = RAILS[section][along]
            row += (row < 2) - (row > 2)
            column += (column < 4) - (column > 4)
    grid[2][4] = RAILS[section][min(first, second), max(first, second)]


def _bend(grid: list[list[str]], first: int, second: int, section: int) -> None:
    """A curve that keeps to its corner, so that two of them do not touch."""
    points = BENDS[min(first, second), max(first, second)]
    for i, (row, column) in enumerate(points):
        sides = []
        for other in (points[i - 1] if i else None, points[i + 1] if i + 1 < len(points) else None):
            if other:
                sides.append({(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}[other[0] - row, other[1] - column])
            else:
                sides.append({0: 0, 4: 2}.get(row, 1 if column == 8 else 3))
        grid[row][column] = RAILS[section][min(sides), max(sides)]


assert CELLS == 9
