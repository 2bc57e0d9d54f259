"""The shared table of Graveyards, Ghosts & Haunted Houses: the graveyard as it grows, with all best sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ghostyard.core.scene import Area, Piece, PlaceName, square
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.ground import is_unlocked
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, cell_xy, space_xy, xy_text
from ghostyard.games.graveyards.rules.names import XY, ghosts_in_play, tiles_in_play, windows_of
from ghostyard.games.graveyards.rules.state import COLOUR, COLOURS, OVER, TILES, TOKENS_OF_A_KIND
from ghostyard.games.graveyards.rules.state import TOKENS as ALL_TOKENS
from ghostyard.games.graveyards.screen.highlights import Highlights
from ghostyard.games.graveyards.screen.pieces import (
    GHOST,
    HOUSES,
    LIGHT,
    RAISED,
    SIGNS,
    SPACE,
    SPOTS,
    TILE,
    TOKENS,
    cell_middle,
    colour_id,
    house_middle,
    house_piece,
    icon_piece,
    space_middle,
    tile_id,
    tile_pieces,
    token_id,
    token_pieces,
    unseen_id,
    written,
)
from ghostyard.games.graveyards.words.phrases import tile_words

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
SPOT = 26  # where a house may go: small, for neighbours overlap
LEAST_COLUMNS, LEAST_ROWS = 5, 4  # of cells: at first the table is empty, but not tiny
LIFT = 10  # how much larger the light around a thing is


def _at_least(least: int, cells: list[int]) -> tuple[int, int]:
    """The first and last column (or row) to be shown: those in use, one more at each side, and not too few."""
    missing = max(least - (max(cells) - min(cells) + 3), 0)
    return min(cells) - 1 - missing // 2, max(cells) + 1 + (missing + 1) // 2


@dataclass(frozen=True)
class Graveyard:
    """The shared area, as one viewer sees it."""

    standing: Highlights
    words: Words
    places: list[str]  # the places to be touched, in the words of their moves: "at 1,0", "on 3,2"

    def area(self) -> Area:
        """All tiles so far and one ring around them; the stack waits in a corner of the ring, where no tile can go."""
        left, top, right, bottom = self._bounds
        pieces = [*self._tiles(), *self._sections(), *self._houses(), *self._tokens(), *self._places()]
        pieces += [*self._stack(left, top), *self._nobodys(right, top)]
        label = "look-yard-over" if self.v.phase == OVER else "look-yard"
        size = TILE * (right - left + 1), TILE * (bottom - top + 1)
        said = self.words.say(label, left=TILES - int(self.v.drawn))
        names = [PlaceName(xy_text(xy), *cell_middle(xy), 26) for xy in tiles_in_play(self.v)]
        corner = TILE * left, TILE * top
        return Area("yard", "shared", said, *size, pieces, *corner, pans=True, grain=TILE * GHOST, names=names)

    @property
    def box(self) -> Any:
        """The components."""
        return self.standing.box

    @property
    def v(self) -> Any:
        """What the viewer may know."""
        return self.standing.v

    @cached_property
    def _bounds(self) -> tuple[int, int, int, int]:
        """The first and last column and row of cells, with the ring."""
        cells = list(tiles_in_play(self.v)) or [(0, 0)]
        left, right = _at_least(LEAST_COLUMNS, [x for x, _ in cells])
        top, bottom = _at_least(LEAST_ROWS, [y for _, y in cells])
        return left, top, right, bottom

    # ------------------------------------------------------------ tiles

    def _tiles(self) -> Iterator[Piece]:
        for xy, tile in tiles_in_play(self.v).items():
            if tile in self.standing.swapping:
                cell, turn = self.standing.swapping[tile]
                yield from self._suggested(tile, cell_xy(cell), turn)
            elif tile != self.standing.leaving:
                yield from self._laid(tile, xy)
        yield from self._raised()
        if cell := self.standing.picked_cell:
            yield square("picked", "picked", *cell_middle(cell_xy(cell - 1)), TILE + LIFT, layer=SIGNS)

    def _laid(self, tile: int, xy: XY) -> Iterator[Piece]:
        turn, (x, y) = int(self.v.turn[tile]), cell_middle(xy)
        label = self.words.say("look-laid", cell=xy_text(xy), tile=tile_words(self.box, tile, turn, self.words))
        locked = not is_unlocked(self.v, int(self.v.cell[tile]) - 1)
        if locked:
            label = self.words.say("look-locked", tile=label)
            yield square(f"{tile}-lock", "lock", x, y, 26, layer=SIGNS, on=tile_id(tile))
        else:
            spent = tile != int(self.v.laid)
            yield from icon_piece(self.box, tile, x, y, TILE * (0.8 if spent else 1), layer=HOUSES, quiet=spent)
        yield from tile_pieces(self.box, tile, x, y, turn=turn, label=label)

    def _suggested(self, tile: int, xy: XY, turn: int) -> Iterator[Piece]:
        """A tile that is not down yet."""
        x, y = cell_middle(xy)
        label = self.words.say("look-suggested", cell=xy_text(xy), tile=tile_words(self.box, tile, turn, self.words))
        yield from tile_pieces(self.box, tile, x, y, turn=turn, label=label, ghost=True, layer=RAISED)
        yield from icon_piece(self.box, tile, x, y, ghost=True, layer=RAISED + HOUSES)

    def _raised(self) -> Iterator[Piece]:
        """The tile from a hand that is about to be laid; others see its back, unless they know it."""
        if slot := self.standing.raised:
            player, xy = self.standing.player, cell_xy(int(self.v.here) - 1)
            if tile := int(self.v.hand[player, slot - 1]):
                yield from self._suggested(tile, xy, 0)
            else:
                name, label = unseen_id(player, slot - 1), self.words.say("look-unseen", cell=xy_text(xy))
                yield square(name, "back", *cell_middle(xy), TILE, ghost=True, layer=RAISED, label=label)

    # ------------------------------------------------------------ sections

    def _sections(self) -> Iterator[Piece]:
        """Every best section lights up its ground and has a wall around; a space of two sections shows both."""
        taken: set[XY] = set()
        for colour, (points, spaces) in enumerate(self.standing.sections):
            if spaces:
                yield from self._lights(colour, spaces, taken)
                yield self._score(colour, points, spaces[0])
            taken.update(spaces)

    def _lights(self, colour: int, spaces: list[XY], taken: set[XY]) -> Iterator[Piece]:
        name, inside = COLOUR_NAMES[colour], set(spaces)
        for x, y in spaces:
            walls = sum(1 << side for side, (dx, dy) in enumerate(SIDES) if (x + dx, y + dy) not in inside)
            size = SPACE - 8 if (x, y) in taken else SPACE
            yield square(f"{name}-{x},{y}", f"lit-{name}-{walls}", *space_middle((x, y)), size, layer=LIGHT)

    def _score(self, colour: int, points: int, first: XY) -> Piece:
        """The points of a section, on the upper left corner of its first space."""
        name = COLOUR_NAMES[colour]
        x, y = space_middle(first)
        label = self.words.say("look-section", colour=self.words.say(f"line-{name}"), points=points)
        return square(
            f"score-{name}", f"score-{name}", x - 24, y - 24, 38, layer=SPOTS, label=label, text=written(points)
        )

    # ------------------------------------------------------------ houses and tokens

    def _houses(self) -> Iterator[Piece]:
        """The houses in play, with light in the windows where a ghost is at home."""
        ghosts = ghosts_in_play(self.box, self.v)
        for colour in range(COLOURS):
            for xy in windows_of(self.v, colour):
                if ghosts[xy] == colour:
                    yield square(f"window-{xy_text(xy)}", "window", *space_middle(xy), SPACE - 8, layer=LIGHT)
            if self.v.house[colour]:
                yield self._house(colour, space_xy(self.v.house[colour] - 1))

    def _house(self, colour: int, xy: XY) -> Piece:
        label = self.words.say("look-house", colour=COLOUR_NAMES[colour], space=xy_text(xy))
        return house_piece(colour, *house_middle(xy), label=label, ghost=self.standing.picked_house == colour + 1)

    def _tokens(self) -> Iterator[Piece]:
        for token in range(ALL_TOKENS):
            if self.v.token[token]:
                xy, kind = space_xy(self.v.token[token] - 1), KIND_NAMES[token // TOKENS_OF_A_KIND]
                label = self.words.say("look-token", token=self.words.say(f"token-{kind}"), space=xy_text(xy))
                yield from token_pieces(token_id(token), kind, *space_middle(xy), 46, TOKENS, label=label)
        if space := self.standing.picked_space:
            yield square("picked", "picked", *space_middle(space_xy(space - 1)), SPACE + LIFT, layer=SIGNS)

    # ------------------------------------------------------------ places to touch, the stack, colours

    def _places(self) -> Iterator[Piece]:
        """Where a tile, a house or a token may go; each is called as its move."""
        house = self.standing.picked_house
        for place in self.places:
            what, _, where = place.partition(" ")
            x, y = map(int, where.split(","))
            if what == "at":
                yield square(place, "place", *cell_middle((x, y)), TILE, layer=SPOTS)
            elif house:
                yield square(place, "", *house_middle((x, y)), SPOT, layer=SPOTS)
            else:
                yield square(place, "", *space_middle((x, y)), SPACE - 8, layer=SPOTS)

    def _stack(self, column: int, row: int) -> Iterator[Piece]:
        x, y = cell_middle((column, row))
        left = TILES - int(self.v.drawn)
        if not left or self.v.phase == COLOUR:
            return
        for under in range(1, min(left, 3)):
            yield square(f"stack-{under}", "pile", x, y + 4 * under, 80, layer=-under)
        yield square("stack", "back", x, y, 80, label=self.words.say("picture-stack", left=left))
        yield square("stack-left", "badge", x + 32, y - 30, 34, layer=1, text=str(left), on="stack")

    def _nobodys(self, column: int, row: int) -> Iterator[Piece]:
        """The colours to choose from; later, the one that nobody plays, in the other corner of the ring."""
        choosing = bool(self.v.phase == COLOUR)
        for colour, name in enumerate(COLOUR_NAMES):
            if not self.v.owner[colour]:
                x, y = self._offered(colour) if choosing else cell_middle((column, row))
                message = "look-colour-free" if choosing else "look-colour-nobodys"
                label = self.words.say(message, colour=self.words.say(f"line-{name}"))
                yield square(colour_id(colour), name, x, y, 92 if choosing else 60, label=label, quiet=not choosing)

    def _offered(self, colour: int) -> tuple[float, float]:
        """Where a colour to choose stands: two by two around the middle of the table."""
        left, top, right, bottom = self._bounds
        return TILE * ((left + right) / 2 + colour % 2), TILE * ((top + bottom) / 2 + colour // 2)
