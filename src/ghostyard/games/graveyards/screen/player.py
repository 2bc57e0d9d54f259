"""A player's part of the table in Graveyards, Ghosts & Haunted Houses: colours and points, hand, houses and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from ghostyard.core.scene import Area, Piece, square
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES
from ghostyard.games.graveyards.rules.state import COLOURS, HAND
from ghostyard.games.graveyards.screen.highlights import Highlights
from ghostyard.games.graveyards.screen.pieces import (
    HOUSES,
    SIGNS,
    colour_id,
    house_piece,
    icon_piece,
    tile_pieces,
    token_pieces,
    unseen_id,
    written,
)
from ghostyard.games.graveyards.words.phrases import tile_words

GAP = 8
LIGHT = 12  # how much larger the light around a thing is
ROW = 92  # a row of colours, tokens and houses


class HandLayout(NamedTuple):
    """Where things lie in an area, and how large they are."""

    width: int
    height: int
    tile: int
    hand_y: int
    head_y: int  # of the colours and the points
    ghost: int
    ghost_x: int  # of the leftmost colour
    ghost_step: int
    coin: int
    coin_x: int
    token: int
    supply_x: int
    supply_y: int
    house: int
    house_x: int  # of the rightmost house
    house_y: int


def own_plan(seats: int) -> HandLayout:
    """The hand, and below it all that goes with it: with two players two colours and a hand of five. GRA-08"""
    two = seats == 2
    width, row = 5 * (108 + GAP) + 30 if two else 4 * (108 + GAP), 108 + GAP + ROW // 2
    return HandLayout(
        width=width,
        height=row + ROW // 2,
        tile=108,
        hand_y=54,
        head_y=row,
        ghost=66 if two else 78,
        ghost_x=36 if two else 42,
        ghost_step=80,
        coin=48 if two else 54,
        coin_x=196 if two else 84,
        token=58 if two else 70,
        supply_x=218 if two else 122,
        supply_y=row + 4,
        house=60 if two else 74,
        house_x=width - (38 if two else 48),
        house_y=row + 6,
    )


def rival_plan(seats: int) -> HandLayout:
    """Two low rows, so that the table has the room: houses stand in the first, tokens lie in the second."""
    width, row = 640 if seats == 2 else 464, ROW + GAP + 32
    return HandLayout(
        width=width,
        height=row + 34,
        tile=58,
        hand_y=row,
        head_y=ROW // 2,
        ghost=84,
        ghost_x=52,
        ghost_step=150,
        coin=84,
        coin_x=width - 46,
        token=58,
        supply_x=width - 204,
        supply_y=row,
        house=60,
        house_x=width - 138,
        house_y=ROW // 2 + 3,
    )


def supply_id(seat: int, kind: int) -> str:
    """The tokens of one kind that a player has."""
    return f"supply-{seat}-{KIND_NAMES[kind]}"


@dataclass(frozen=True)
class PlayerArea:
    """One player's area, as one viewer sees it."""

    standing: Highlights
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """Colours with their points, the hand, and what else can be put on the table."""
        pieces = [*self._colours(), *self._hand(), *self._supply(), *self._houses()]
        kind: Literal["own", "rival"] = "own" if self.own else "rival"
        size = self._plan.width, self._plan.height
        return Area(f"player-{self.seat}", kind, self.name, *size, pieces, seat=self.seat)

    @property
    def v(self) -> Any:
        """What the viewer may know."""
        return self.standing.v

    @cached_property
    def _plan(self) -> HandLayout:
        return own_plan(self.v.seats) if self.own else rival_plan(self.v.seats)

    @property
    def _own_colours(self) -> list[int]:
        return [colour for colour in range(COLOURS) if self.v.owner[colour] == self.seat + 1]

    # ------------------------------------------------------------ rows

    def _colours(self) -> Iterator[Piece]:
        """The colours with the points of their best sections, and all points together."""
        plan = self._plan
        for number, colour in enumerate(self._own_colours):
            name, points = COLOUR_NAMES[colour], self.standing.sections[colour][0]
            x = plan.ghost_x + plan.ghost_step * number
            label = self.words.say("look-plays", name=self.name, colour=name)
            yield square(colour_id(colour), name, x, plan.head_y, plan.ghost, label=label)
            if len(self._own_colours) > 1:
                yield self._points(name, x, points)
        total = self.standing.points(self.seat)
        label = self.words.say("look-total", name=self.name, points=total)
        y = plan.head_y + (16 if self.own else 0)
        at = plan.coin_x, y, plan.coin
        yield square(f"total-{self.seat}", "coin", *at, layer=SIGNS, label=label, text=written(total))

    def _points(self, name: str, x: float, points: int) -> Piece:
        """What one of two colours has; on the own ghost, or beside a rival's."""
        aside, down, size = (30, 24, 42) if self.own else (62, 10, 54)
        at = x + aside, self._plan.head_y + down, size
        return square(f"points-{name}", "badge", *at, layer=SIGNS, text=written(points))

    def _hand(self) -> Iterator[Piece]:
        for slot in range(HAND):
            if int(self.v.held[self.seat]) >> slot & 1:
                yield from self._held(slot, (self._plan.tile + GAP) * (slot + 0.5), self._plan.hand_y)

    def _held(self, slot: int, x: float, y: float) -> Iterator[Piece]:
        """A tile in hand; one that is on its way to the table leaves its slot."""
        playing = self.standing.player == self.seat
        if playing and self.standing.raised == slot + 1:
            yield square(f"gap-{self.seat}", "slot", x, y, self._plan.tile)
            if tile := self.standing.leaving:
                yield from self._face(tile, x, y, ghost=True)
            return
        if playing and self.standing.picked_slot == slot + 1:
            yield square("picked", "picked", x, y, self._plan.tile + LIGHT, layer=SIGNS)
        if tile := int(self.v.hand[self.seat, slot]):
            yield from self._face(tile, x, y)
        else:
            label = self.words.say("look-back", name=self.name)
            yield square(unseen_id(self.seat, slot), "back", x, y, self._plan.tile, label=label)

    def _face(self, tile: int, x: float, y: float, *, ghost: bool = False) -> Iterator[Piece]:
        said = tile_words(self.standing.box, tile, 0, self.words)
        label = self.words.say("look-hand" if self.own else "look-known", tile=said, name=self.name)
        yield from tile_pieces(self.standing.box, tile, x, y, size=self._plan.tile, label=label, ghost=ghost)
        yield from icon_piece(self.standing.box, tile, x, y, self._plan.tile * 1.15, layer=HOUSES, ghost=ghost)

    def _supply(self) -> Iterator[Piece]:
        """The tokens of each kind, with their number."""
        size, y = self._plan.token, self._plan.supply_y
        for kind in range(len(KIND_NAMES)):
            x = self._plan.supply_x + size * (0.6 + 1.17 * kind)
            if self.standing.player == self.seat and self.standing.picked_kind == kind + 1:
                yield square("picked", "picked", x, y, size + LIGHT, layer=SIGNS)
            yield from self._tokens(kind, x, y, size)

    def _tokens(self, kind: int, x: float, y: float, size: float) -> Iterator[Piece]:
        name, count = supply_id(self.seat, kind), int(self.v.supply[self.seat, kind])
        label = self.words.say(f"supply-{KIND_NAMES[kind]}", count=count)
        yield from token_pieces(name, KIND_NAMES[kind], x, y, size, 0, label=label, quiet=not count)
        corner = x + 0.4 * size, y - 0.35 * size
        badge = 10 + 0.3 * size
        left = f"{name}-left"  # without its number, where that cannot be read, the sign says nothing
        yield square(left, "badge", *corner, badge, text=str(count), layer=SIGNS, on=name, quiet=not count, whole=left)

    def _houses(self) -> Iterator[Piece]:
        """The houses that are still in hand."""
        waiting = [colour for colour in self._own_colours if not self.v.house[colour]]
        for number, colour in enumerate(waiting):
            x, y, size = self._plan.house_x - 1.33 * self._plan.house * number, self._plan.house_y, self._plan.house
            if self.standing.picked_house == colour + 1:
                yield square("picked", "picked", x, y - 5, size + 2 * LIGHT, layer=SIGNS)
            label = self.words.say("look-house-waits", colour=COLOUR_NAMES[colour], name=self.name)
            yield house_piece(colour, x, y, size, label=label)
