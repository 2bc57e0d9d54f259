"""Graveyards, Ghosts & Haunted Houses on a real table: score tiles that somebody describes in a file as they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ghostyard.core.errors import Mistake
from ghostyard.core.real_table import Numbered
from ghostyard.core.sheet import ScoreLine, ScoreSheet
from ghostyard.games.graveyards.rules.edition import Colour, Face, Spaces, put_face
from ghostyard.games.graveyards.rules.ground import lay, put_house, put_token
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, xy_text
from ghostyard.games.graveyards.rules.names import XY, colour_name, colours_of
from ghostyard.games.graveyards.rules.sections import NO_SECTION, best_section, join_tokens, reach
from ghostyard.games.graveyards.rules.sheet import section_reasons
from ghostyard.games.graveyards.rules.state import (
    MIDDLE,
    MOST_SEATS,
    OVER,
    PAD,
    SPACE_ROW,
    TILES,
    TOKENS,
    TOKENS_OF_A_KIND,
    WIDTH,
    Box,
    State,
)

Kind = Literal["kids", "investigator", "gravestone"]
Coordinate = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]  # of a cell or a space, wherever one begins to count


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player, and the colours played."""

    name: str
    colours: Annotated[list[Colour], msgspec.Meta(min_length=1)]


class LaidTile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile as it lies: its cell, counted to the right and down, and its four spaces in reading order."""

    x: Coordinate
    y: Coordinate
    spaces: Spaces


class LaidToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token, and its space: tile x, y has the spaces 2x, 2y to 2x+1, 2y+1."""

    x: Coordinate
    y: Coordinate
    kind: Kind


class LaidHouse(msgspec.Struct, forbid_unknown_fields=True):
    """A house, and the space in its upper left window."""

    colour: Colour
    x: Coordinate
    y: Coordinate

    @property
    def windows(self) -> list[XY]:
        """The four spaces that it shows."""
        return [(self.x + dx, self.y + dy) for dy in (0, 1) for dx in (0, 1)]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table at the end of a game, or at any other time."""

    game: Literal["graveyards"]
    players: list[Player]
    tiles: list[LaidTile]
    tokens: list[LaidToken] = []
    houses: list[LaidHouse] = []


def score_table(table: Table) -> dict[str, Any]:
    """The score sheets of a real table, the best section of every colour played, and who won."""
    _check_players(table)
    _check_tiles(table)
    ground = Ground.of(table)
    players = [_scored(player, seat, ground) for seat, player in enumerate(table.players)]
    best = max(player["total"] for player in players)
    return {"players": players, "winners": [player["name"] for player in players if player["total"] == best]}


def _scored(player: Player, seat: int, ground: Ground) -> dict[str, Any]:
    lines, sections = [], {}
    for colour in player.colours:
        points, spaces = ground.best_section(colour)
        reasons = section_reasons(spaces, ground.tokens, ground.houses.get(colour, []))
        lines.append(ScoreLine(colour, points, reasons))
        sections[colour] = [list(xy) for xy in spaces]
    return {"name": player.name, **ScoreSheet(seat, tuple(lines), {}).named(), "sections": sections}


# ---------------------------------------------------------------- what lies on the table


@dataclass
class Ground:
    """The spaces of a table by their coordinates, and as rows of bits for the section finder."""

    ghosts: dict[XY, str]
    tokens: dict[XY, int] = field(default_factory=dict)
    houses: dict[str, list[XY]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table) -> Ground:
        """The ground of a table, checked piece by piece."""
        ground = cls(_ghosts(table.tiles))
        for number, token in enumerate(table.tokens):
            ground._put_token(token, f"tokens[{number}]")
        for number, house in enumerate(table.houses):
            ground._put_house(house, f"houses[{number}]")
        return ground

    def _put_token(self, token: LaidToken, path: str) -> None:
        place, kind = (token.x, token.y), KIND_NAMES.index(token.kind)
        facts: dict[str, Any] = {"path": path, "place": xy_text(place)}
        if place not in self.ghosts:
            raise Mistake("graveyards-token-off", clause="GRA-17", **facts)
        if place in self.tokens:
            raise Mistake("graveyards-token-twice", clause="GRA-18", **facts)
        if Counter(self.tokens.values())[kind] == TOKENS_OF_A_KIND:
            raise Mistake("graveyards-tokens", clause="GRA-04", kind=token.kind, **facts)
        self.tokens[place] = kind

    def _put_house(self, house: LaidHouse, path: str) -> None:
        if house.colour in self.houses:
            raise Mistake("graveyards-house-twice", clause="GRA-03", path=path, colour=house.colour)
        covered = {xy for windows in self.houses.values() for xy in windows}
        for xy in house.windows:
            if xy not in self.ghosts or xy in self.tokens or xy in covered:
                raise Mistake("graveyards-windows", clause="GRA-10", path=path, place=xy_text(xy))
        self.houses[house.colour] = house.windows

    def best_section(self, colour: str) -> tuple[int, list[XY]]:
        """The points of a colour's highest section, and its spaces in reading order. GRA-22"""
        if not self.ghosts:
            return 0, []
        grid = Grid.around(self.ghosts)
        token, house = grid.tokens(self.tokens), grid.house(self.houses.get(colour))
        todo, reached = grid.rows([xy for xy, own in self.ghosts.items() if own == colour]), grid.rows([])
        join_tokens(todo, token)
        kept = todo.copy()
        points, row, seed = best_section(todo, reached, token, house)
        if points == NO_SECTION:
            return 0, []
        reach(kept, reached, row, seed)
        return int(points), sorted(grid.places(reached), key=lambda xy: (xy[1], xy[0]))


@dataclass(frozen=True)
class Grid:
    """Rows of bits around a table. 58 joined tiles that reach far one way are narrow the other way: with the narrow
    way along the rows, at most 29 tiles and so 58 spaces wide, every table fits. Sections do not mind."""

    left: int
    top: int
    height: int
    flipped: bool

    @classmethod
    def around(cls, ghosts: dict[XY, str]) -> Grid:
        """The grid that holds all these spaces."""
        columns, rows = [x for x, _ in ghosts], [y for _, y in ghosts]
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        return cls(min(columns), min(rows), max(wide, high), wide > high)

    def row_and_column(self, xy: XY) -> tuple[int, int]:
        """Where a space is in this grid."""
        x, y = xy[0] - self.left, xy[1] - self.top
        return (x, y) if self.flipped else (y, x)

    def rows(self, spaces: list[XY]) -> Any:
        """These spaces as rows of bits, with blank rows before and after."""
        rows = np.zeros(self.height + 2 * PAD, np.int64)
        for row, column in map(self.row_and_column, spaces):
            rows[row + PAD] |= 1 << column
        return rows

    def places(self, rows: Any) -> list[XY]:
        """The spaces of rows of bits."""
        found = [(y, x) for y in range(self.height) for x in range(SPACE_ROW) if int(rows[y + PAD]) >> x & 1]
        flipped = [(y, x) if self.flipped else (x, y) for y, x in found]
        return [(x + self.left, y + self.top) for x, y in flipped]

    def number(self, xy: XY) -> int:
        """1 + a space, as tokens and houses are written in a state."""
        row, column = self.row_and_column(xy)
        return 1 + SPACE_ROW * row + column

    def tokens(self, tokens: dict[XY, int]) -> Any:
        """The tokens as a state writes them: eight places for each kind."""
        numbers = np.zeros(TOKENS, np.uint16)
        for kind in range(3):
            spaces = [xy for xy, own in tokens.items() if own == kind]
            for place, xy in enumerate(spaces):
                numbers[kind * TOKENS_OF_A_KIND + place] = self.number(xy)
        return numbers

    def house(self, windows: list[XY] | None) -> int:
        """A house as a state writes it; 0 if it is not in play."""
        return self.number(windows[0]) if windows else 0


def set_up(table: Table) -> tuple[Box, State]:
    """The table as a state, with a box of exactly these tiles; it must lie within the table's edges. GRA-09"""
    _check_players(table)
    _check_tiles(table)
    _check_edges(table)
    return lay_out(table, Ground.of(table))


def lies_within_edges(tile: LaidTile) -> bool:
    """Is a tile on a table such as the game has? GRA-09"""
    return -MIDDLE <= tile.x < MIDDLE and -MIDDLE <= tile.y < MIDDLE


def lay_out(table: Table, ground: Ground) -> tuple[Box, State]:
    """The table as a state: the tiles within its edges, and what stands on their ground. Rules check no index."""
    box, s = Box.blank(), State.blank()
    s.seats, s.phase, s.drawn = len(table.players), OVER, TILES
    for seat, player in enumerate(table.players):
        for colour in player.colours:
            s.owner[COLOUR_NAMES.index(colour)] = seat + 1
    for number, tile in enumerate(table.tiles, 1):
        if lies_within_edges(tile):
            put_face(box, number, Face(tile.spaces))
            lay(box, s, number, (tile.y + MIDDLE) * WIDTH + tile.x + MIDDLE, 0)
    for place, kind in ground.tokens.items():
        put_token(s, kind, _space(place))
    for house, windows in ground.houses.items():
        put_house(s, COLOUR_NAMES.index(house), _space(windows[0]))
    return box, s


def sound_part(table: Table) -> tuple[Ground, list[Mistake]]:
    """What can be of a table: tiles within its edges, tokens and houses as far as they fit; and all that cannot."""
    checks = (_check_players, _check_tiles, _check_edges)
    faults = [fault for check in checks for fault in _refused(check, table)]
    ground = Ground(_ghosts([tile for tile in table.tiles if lies_within_edges(tile)]))
    for number, token in enumerate(table.tokens):
        faults += _refused(ground._put_token, token, f"tokens[{number}]")
    for number, house in enumerate(table.houses):
        faults += _refused(ground._put_house, house, f"houses[{number}]")
    return ground, faults


def _refused(check: Callable[..., None], *about: Any) -> list[Mistake]:
    try:
        check(*about)
    except Mistake as mistake:
        return [mistake]
    return []


def _space(xy: XY) -> int:
    return (xy[1] + 2 * MIDDLE) * SPACE_ROW + xy[0] + 2 * MIDDLE


def _ghosts(tiles: Sequence[LaidTile]) -> dict[XY, str]:
    return {
        (2 * tile.x + place % 2, 2 * tile.y + place // 2): colour
        for tile in tiles
        for place, colour in enumerate(tile.spaces)
        if colour != "none"
    }


# ---------------------------------------------------------------- checks


def _check_players(table: Table) -> None:
    """One to four players, no colour played twice. GRA-05"""
    if not 1 <= len(table.players) <= MOST_SEATS:
        raise Mistake("table-players", path="players", least=1, most=MOST_SEATS, found=len(table.players))
    owners: dict[str, str] = {}
    for seat, player in enumerate(table.players):
        for colour in player.colours:
            if colour in owners:
                path = f"players[{seat}].colours"
                raise Mistake("graveyards-colour-twice", path=path, colour=colour, clause="GRA-05")
            owners[colour] = player.name


def _check_tiles(table: Table) -> None:
    """At most 58 tiles, no two on one cell, all joined by full edges. GRA-01 GRA-09"""
    if len(table.tiles) > TILES:
        raise Mistake("graveyards-tiles", path="tiles", found=len(table.tiles), wanted=TILES, clause="GRA-01")
    cells: dict[XY, int] = {}
    for number, tile in enumerate(table.tiles):
        if (tile.x, tile.y) in cells:
            place = xy_text((tile.x, tile.y))
            raise Mistake("graveyards-overlap", path=f"tiles[{number}]", place=place, clause="GRA-09")
        cells[tile.x, tile.y] = number
    if apart := set(cells) - _joined(cells):
        lost = min(apart, key=lambda xy: cells[xy])
        raise Mistake("graveyards-apart", path=f"tiles[{cells[lost]}]", place=xy_text(lost), clause="GRA-09")


def _check_edges(table: Table) -> None:
    """No tile lies beyond the edges of the table. GRA-09"""
    for number, tile in enumerate(table.tiles):
        if not lies_within_edges(tile):
            place = xy_text((tile.x, tile.y))
            raise Mistake("graveyards-edges", path=f"tiles[{number}]", place=place, clause="GRA-09")


def _joined(cells: dict[XY, int]) -> set[XY]:
    """The cells that can be walked to from the first one."""
    found: set[XY] = set()
    waiting = list(cells)[:1]
    while waiting:
        x, y = waiting.pop()
        found.add((x, y))
        waiting += {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells.keys() - found
    return found


# ---------------------------------------------------------------- tiles by their numbers in an edition


class NumberedTile(msgspec.Struct):
    """A tile by its number, turned as it lies."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=TILES)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


def laid(said: NumberedTile, box: Any) -> dict[str, Any]:
    """The four spaces of a tile in reading order."""
    return {"spaces": [colour_name(colour) for colour in colours_of(box, said.tile, said.turn)]}


NUMBERED = {"tile": Numbered(NumberedTile, laid)}
