"""A slow, plain reference scorer for Ghosts Galore, written straight from GAL-19..33."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

CLOCKWISE = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
TRACKS = {"straight": ["NS"], "curve": ["NE"], "bridge": ["NS", "WE"], "double": ["NE", "SW"]}
CURVES = {"straight": 0, "curve": 1, "bridge": 0, "double": 2}

Json = Mapping[str, Any]


class Section(NamedTuple):
    """One piece of track: its cell, 0 to 8 in reading order, and its number on the tile."""

    cell: int
    number: int


Path = frozenset[Section]


def tiles(board: Json) -> dict[int, Json]:
    """The tiles that lie on the board, by cell; empty cells are left out."""
    return {cell: tile for cell, tile in enumerate(board["tiles"]) if tile is not None}


def sections(board: Json) -> list[Section]:
    """GAL-01: one section on a straight or curve, two on a bridge or double curve."""
    return [Section(cell, n) for cell, t in tiles(board).items() for n in range(len(edges(t)))]


def edges(tile: Json) -> list[list[str]]:
    """The two edges that each section joins, on a tile turned clockwise."""
    turned = CLOCKWISE[tile["turn"] :] + CLOCKWISE[: tile["turn"]]
    return [[turned[CLOCKWISE.index(e)] for e in section] for section in TRACKS[tile["track"]]]


def neighbour(cell: int, edge: str) -> int | None:
    """The cell across an edge, None outside the grid."""
    row, column = cell // 3 + STEP[edge][0], cell % 3 + STEP[edge][1]
    return row * 3 + column if row in range(3) and column in range(3) else None


def meets(board: Json, cell: int, edge: str) -> Section | str:
    """GAL-19, GAL-33: what track meets across an edge: a section, a door, "dead" or "open"."""
    other = neighbour(cell, edge)
    if other is None:
        name = f"{edge}{(cell % 3 if edge in 'NS' else cell // 3) + 1}"
        return "dead" if name in board["doors"].get("none", []) else name
    if board["tiles"][other] is None:
        return "open"
    for number, pair in enumerate(edges(board["tiles"][other])):
        if OPPOSITE[edge] in pair:
            return Section(other, number)
    return "dead"


def ends(board: Json, section: Section) -> list[Section | str]:
    """What the two ends of a section meet."""
    pair = edges(board["tiles"][section.cell])[section.number]
    return [meets(board, section.cell, edge) for edge in pair]


def path_of(board: Json, start: Section) -> Path:
    """GAL-19: all sections that hang together with this one."""
    path, waiting = {start}, [start]
    while waiting:
        linked = {thing for thing in ends(board, waiting.pop()) if isinstance(thing, Section)}
        waiting += linked - path
        path |= linked
    return frozenset(path)


def paths(board: Json) -> set[Path]:
    """GAL-19: every section is in exactly one path."""
    return {path_of(board, section) for section in sections(board)}


def doors(board: Json, path: Path) -> list[str]:
    """The doors at the ends of a path: none, one or two."""
    things = [thing for section in path for thing in ends(board, section)]
    return sorted(t for t in things if isinstance(t, str) and t not in ("dead", "open"))


def crowd(board: Json, path: Path) -> list[str]:
    """GAL-02: the kind of each monster on a path."""
    on_board = tiles(board).items()
    pairs = [(cell, monster) for cell, tile in on_board for monster in tile.get("monsters", [])]
    return [kind for cell, (kind, number) in pairs if Section(cell, number) in path]


def cells(board: Json, wanted: str) -> list[int]:
    """The cell of each monster of one kind."""
    on_board = tiles(board).items()
    return [cell for cell, tile in on_board for kind, _ in tile.get("monsters", []) if kind == wanted]


def beside_own_kind(board: Json, kind: str) -> int:
    """How many monsters of a kind have another of it on an orthogonally next tile."""
    own = cells(board, kind)
    return sum(any(neighbour(cell, edge) in own for edge in CLOCKWISE) for cell in own)


def diamonds(board: Json) -> list[int]:
    """GAL-03: the printed value of each diamond."""
    return [value for tile in tiles(board).values() for value in tile.get("diamonds", [])]


def score_dragons(board: Json) -> int:
    """GAL-20: the square of their number; none at all costs 5."""
    return len(cells(board, "dragon")) ** 2 or -5


def score_ghosts(board: Json) -> int:
    """GAL-21: 6 each on a path with three or more ghosts, any other 3."""
    groups = [crowd(board, path).count("ghost") for path in paths(board)]
    return sum(group * (6 if group >= 3 else 3) for group in groups)


def score_golems(board: Json) -> int:
    """GAL-22: n squared plus 3n for the n golems with no golem next door."""
    alone = len(cells(board, "golem")) - beside_own_kind(board, "golem")
    return alone**2 + 3 * alone


def score_satyrs(board: Json) -> int:
    """GAL-23: each scores the different kinds on its path, itself included."""
    crowds = [crowd(board, path) for path in paths(board)]
    return sum(kinds.count("satyr") * len(set(kinds)) for kinds in crowds)


def score_slimes(board: Json) -> int:
    """GAL-25: each scores the curves on the board; a double curve is two."""
    curves = sum(CURVES[tile["track"]] for tile in tiles(board).values())
    return len(cells(board, "slime")) * curves


def score_werewolves(board: Json, table: Sequence[Json]) -> int:
    """GAL-27: 4 each; 10 more for the most, also tied; 5 with two players, 0 alone."""
    mine, *packs = (len(cells(each, "werewolf")) for each in (board, *table))
    bonus = {1: 0, 2: 5}.get(len(table), 10)
    return 4 * mine + (bonus if mine and mine == max(packs) else 0)


def score_wisps(board: Json) -> int:
    """GAL-28: 3 each, with four or more 4 each, with seven or more 5 each."""
    wisps = len(cells(board, "wisp"))
    return wisps * (5 if wisps >= 7 else 4 if wisps >= 4 else 3)


def score_joined(board: Json, kind: str) -> int:
    """GAL-30, GAL-31: 2 a section of the path that joins the two doors of this kind."""
    pair = sorted(board["doors"].get(kind, []))
    joined = [path for path in paths(board) if len(pair) == 2 and doors(board, path) == pair]
    return 2 * sum(len(path) for path in joined)


def score_other(board: Json) -> int:
    """GAL-32: 1 a section of every other path with a door at both ends."""
    special = [sorted(board["doors"].get(kind, [])) for kind in ("bone", "tooth")]
    found = [(len(path), doors(board, path)) for path in paths(board)]
    return sum(length for length, pair in found if len(pair) == 2 and pair not in special)


def score_lines(board: Json, table: Sequence[Json]) -> dict[str, int]:
    """The thirteen lines of the pad, GAL-20 to GAL-32."""
    return {
        "dragons": score_dragons(board),
        "ghosts": score_ghosts(board),
        "golems": score_golems(board),
        "satyrs": score_satyrs(board),
        "skeletons": len(cells(board, "skeleton")) * len(diamonds(board)),  # GAL-24
        "slimes": score_slimes(board),
        "bats": 5 * beside_own_kind(board, "bat"),  # GAL-26
        "werewolves": score_werewolves(board, table),
        "wisps": score_wisps(board),
        "diamonds": sum(diamonds(board)),  # GAL-29
        "bone": score_joined(board, "bone"),
        "tooth": score_joined(board, "tooth"),
        "other": score_other(board),
    }


def score_player(board: Json, table: Sequence[Json]) -> dict[str, Any]:
    """One player's lines and total, and the dead ends of GAL-33."""
    lines = score_lines(board, table)
    dead = sum(ends(board, section).count("dead") for section in sections(board))
    return {"name": board["name"], "lines": lines, "total": sum(lines.values()), "dead_ends": dead}


def score(table: Json) -> dict[str, Any]:
    """GAL-33: the answer to a board file; most points win, then fewer dead ends, then all."""
    players = [score_player(board, table["players"]) for board in table["players"]]
    best = max((player["total"], -player["dead_ends"]) for player in players)
    won = [p["name"] for p in players if (p["total"], -p["dead_ends"]) == best]
    return {"players": players, "winners": won}
