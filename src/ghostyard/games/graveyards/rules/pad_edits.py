"""Edits of a score pad of Graveyards, Ghosts & Haunted Houses: "1,0 2 white", "token kids 3,2", "house orange 0,2".

What is open is a cell and one of its four spaces: "1,0 2". A colour goes to the open space, and the next one opens.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ghostyard.games.graveyards.rules.edition import turned
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, xy_text
from ghostyard.games.graveyards.rules.names import XY
from ghostyard.games.graveyards.rules.real_table import LaidHouse, LaidTile, LaidToken, Player, Table
from ghostyard.games.graveyards.rules.state import MIDDLE, TILES

FAR = MIDDLE - 2  # as far as a tile may lie from the first one: the table ends soon after


class Opened(NamedTuple):
    """A cell, and one of its spaces in reading order."""

    cell: XY = (0, 0)
    place: int = 0

    @classmethod
    def of(cls, rest: str) -> Opened:
        """What is open, from the text of the spot."""
        cell, _, place = rest.partition(" ")
        try:
            return cls(_xy(cell), range(4)[int(place or 0)])
        except (ValueError, IndexError):
            return cls()

    @property
    def space(self) -> XY:
        """The open space, as people count them."""
        return 2 * self.cell[0] + self.place % 2, 2 * self.cell[1] + self.place // 2

    def __str__(self) -> str:
        return f"{xy_text(self.cell)} {self.place}"


def blank() -> Table:
    """An empty table."""
    return Table("graveyards", [], [])


def newcomer(table: Table) -> Player:
    """Somebody with the first colour that nobody plays; with any, if all are taken."""
    taken = {colour for player in table.players for colour in player.colours}
    free: list[Any] = [colour for colour in COLOUR_NAMES if colour not in taken]
    return Player("", [*free, COLOUR_NAMES[0]][:1])


def edit(table: Table, seat: int, rest: str, words: list[Any], box: Any) -> str:
    """One edit of the table, or of a player's colours; says what is open then."""
    opened = Opened.of(rest)
    match words:
        case ["open", cell]:
            return str(Opened(_xy(cell)))
        case ["open", cell, place]:
            return str(Opened(_xy(cell), range(4)[int(place)]))
        case ["colour", colour]:
            _toggle_colour(table, seat, colour)
        case ["token", kind, space]:
            _toggle_token(table, kind, _xy(space))
        case ["house", colour, space]:
            _toggle_house(table, colour, _xy(space))
        case [cell, "turn"]:
            tile = _tile_at(table, _xy(cell))
            tile.spaces = turned(tile.spaces, 1)
        case [cell, "clear"]:
            _clear(table, _xy(cell))
        case [cell, place, ghost]:
            return str(_show(table, Opened(_xy(cell), range(4)[int(place)]), ghost))
        case _:
            raise ValueError(words)
    return str(opened)


def _xy(text: str) -> XY:
    x, y = (int(number) for number in text.split(","))
    if max(abs(x), abs(y)) > 2 * FAR:
        raise ValueError(text)
    return x, y


def tile_at(table: Table, cell: XY) -> LaidTile | None:
    """The tile on a cell."""
    return next((tile for tile in table.tiles if (tile.x, tile.y) == cell), None)


def _tile_at(table: Table, cell: XY) -> LaidTile:
    tile = tile_at(table, cell)
    if tile is None:
        raise ValueError(cell)
    return tile


def _show(table: Table, opened: Opened, ghost: Any) -> Opened:
    """A ghost on the open space, or none; then the next space is open, and after the last the cell to the right."""
    tile = tile_at(table, opened.cell)
    if tile is None:
        if len(table.tiles) >= TILES or max(map(abs, opened.cell)) > FAR:
            raise ValueError(opened)
        tile = LaidTile(*opened.cell, ("none", "none", "none", "none"))
        table.tiles.append(tile)
    spaces = list(tile.spaces)
    spaces[opened.place] = ghost
    tile.spaces = tuple(spaces)  # type: ignore[assignment]
    if ghost == "none":
        table.tokens = [token for token in table.tokens if (token.x, token.y) != opened.space]
    return _next(table, opened)


def _next(table: Table, opened: Opened) -> Opened:
    if opened.place < 3:
        return Opened(opened.cell, opened.place + 1)
    right = opened.cell[0] + 1, opened.cell[1]
    return Opened(right) if tile_at(table, right) is None and right[0] <= FAR else opened


def _clear(table: Table, cell: XY) -> None:
    """Take a tile off, with the tokens on it."""
    table.tiles.remove(_tile_at(table, cell))
    table.tokens = [token for token in table.tokens if (token.x // 2, token.y // 2) != cell]


def _toggle_token(table: Table, kind: Any, space: XY) -> None:
    """Put a token there, in the place of another one; the same kind takes it off again."""
    there = next((token for token in table.tokens if (token.x, token.y) == space), None)
    if there is not None:
        table.tokens.remove(there)
    if there is None or there.kind != kind:
        if kind not in KIND_NAMES:
            raise ValueError(kind)
        table.tokens.append(LaidToken(*space, kind))


def _toggle_house(table: Table, colour: Any, space: XY) -> None:
    """Put a house with its upper left window there; there already, it is taken off."""
    there = next((house for house in table.houses if house.colour == colour), None)
    if there is not None:
        table.houses.remove(there)
    if there is None or (there.x, there.y) != space:
        table.houses.append(LaidHouse(colour, *space))


def _toggle_colour(table: Table, seat: int, colour: Any) -> None:
    """Play a colour, which somebody else gives up for it; or give it up, if it is not the only one."""
    if colour not in COLOUR_NAMES:
        raise ValueError(colour)
    player = table.players[seat]
    if colour in player.colours:
        if len(player.colours) > 1:
            player.colours.remove(colour)
        return
    for other in table.players:
        if colour in other.colours and len(other.colours) > 1:
            other.colours.remove(colour)
    player.colours.append(colour)
