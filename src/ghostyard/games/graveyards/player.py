"""A player's part of the table in Graveyards, Ghosts & Haunted Houses: colours and points, hand, houses and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from ghostyard.core.scene import Area, Piece
from ghostyard.core.words import Words
from ghostyard.games.graveyards.moves import COLOUR_NAMES, KIND_NAMES
from ghostyard.games.graveyards.names import tile_words
from ghostyard.games.graveyards.pieces import (
    HOUSES,
    SIGNS,
    colour_id,
    house_piece,
    icon_piece,
    square,
    tile_pieces,
    unseen_id,
)
from ghostyard.games.graveyards.rules import FIRST_HAND
from ghostyard.games.graveyards.standing import Standing
from ghostyard.games.graveyards.state import COLOURS, HAND

HEAD = 92  # the first row: who it is, colours and points
GAP = 8
OWN_TILE, RIVAL_TILE = 108, 76
FOOT = 104  # the last row: tokens, and houses in hand
HOUSE = 112  # room for a house
LIGHT = 12  # how much larger the light around a thing is


def supply_id(seat: int, kind: int) -> str:
    """The tokens of one kind that a player has."""
    return f"supply-{seat}-{KIND_NAMES[kind]}"


@dataclass(frozen=True)
class Player:
    """One player's area, as one viewer sees it."""

    standing: Standing
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """Three rows: colours with their points, the hand, and what else can be put on the table."""
        hand = HEAD + GAP + self._size // 2
        foot = HEAD + GAP + self._size + GAP + FOOT // 2
        pieces = [*self._colours(HEAD // 2), *self._hand(hand), *self._supply(foot), *self._houses(foot)]
        kind: Literal["own", "rival"] = "own" if self.own else "rival"
        return Area(f"player-{self.seat}", kind, self.name, self._width, foot + FOOT // 2, pieces, seat=self.seat)

    @property
    def v(self) -> Any:
        """What the viewer may know."""
        return self.standing.v

    @property
    def _size(self) -> int:
        return OWN_TILE if self.own else RIVAL_TILE

    @property
    def _width(self) -> int:
        """Room for as many tiles as the hand may hold: three, and one for each house that was played."""
        return (FIRST_HAND + (2 if self.v.seats == 2 else 1)) * (OWN_TILE + GAP)

    @property
    def _own_colours(self) -> list[int]:
        return [colour for colour in range(COLOURS) if self.v.owner[colour] == self.seat + 1]

    # ------------------------------------------------------------ rows

    def _colours(self, y: float) -> Iterator[Piece]:
        """Whose area it is, the colours with the points of their best sections, and all points together."""
        yield square(f"home-{self.seat}", f"lantern-{self.seat}", 44, y, 76, seat=self.seat)
        for number, colour in enumerate(self._own_colours):
            name, points = COLOUR_NAMES[colour], self.standing.sections[colour][0]
            x = 140 + 150 * number
            label = self.words.say("look-plays", name=self.name, colour=self.words.say(f"colour-{name}"))
            yield square(colour_id(colour), name, x, y, 84, label=label)
            if len(self._own_colours) > 1:
                yield square(f"points-{name}", "badge", x + 62, y + 10, 54, text=str(points))
        total = self.standing.points(self.seat)
        label = self.words.say("look-total", name=self.name, points=total)
        yield square(f"total-{self.seat}", "coin", self._width - 46, y, 84, label=label, text=str(total))

    def _hand(self, y: float) -> Iterator[Piece]:
        for slot in range(HAND):
            if int(self.v.held[self.seat]) >> slot & 1:
                yield from self._held(slot, (self._size + GAP) * (slot + 0.5), y)

    def _held(self, slot: int, x: float, y: float) -> Iterator[Piece]:
        """A tile in hand; one that is on its way to the table leaves its slot."""
        playing = self.standing.player == self.seat
        if playing and self.standing.raised == slot + 1:
            yield square(f"gap-{self.seat}", "slot", x, y, self._size)
            if tile := self.standing.leaving:
                yield from self._face(tile, x, y, ghost=True)
            return
        if playing and self.standing.picked_slot == slot + 1:
            yield square("picked", "picked", x, y, self._size + LIGHT, layer=SIGNS)
        if tile := int(self.v.hand[self.seat, slot]):
            yield from self._face(tile, x, y)
        else:
            label = self.words.say("look-back", name=self.name)
            yield square(unseen_id(self.seat, slot), "back", x, y, self._size, label=label)

    def _face(self, tile: int, x: float, y: float, *, ghost: bool = False) -> Iterator[Piece]:
        said = tile_words(self.standing.box, tile, 0, self.words)
        label = self.words.say("look-hand" if self.own else "look-known", tile=said, name=self.name)
        yield from tile_pieces(self.standing.box, tile, x, y, size=self._size, label=label, ghost=ghost)
        yield from icon_piece(self.standing.box, tile, x, y, self._size * 1.15, layer=HOUSES, ghost=ghost)

    def _supply(self, y: float) -> Iterator[Piece]:
        """The tokens of each kind, with their number."""
        playing = self.standing.player == self.seat
        for kind, name in enumerate(KIND_NAMES):
            count, x = int(self.v.supply[self.seat, kind]), 46 + 96 * kind
            if playing and self.standing.picked_kind == kind + 1:
                yield square("picked", "picked", x, y, 80 + LIGHT, layer=SIGNS)
            yield from self._tokens(kind, count, x, y, self.words.say(f"supply-{name}", count=count))

    def _tokens(self, kind: int, count: int, x: float, y: float, label: str) -> Iterator[Piece]:
        name, gone = supply_id(self.seat, kind), not count
        yield square(name, KIND_NAMES[kind], x, y, 80, label=label, quiet=gone)
        corner = x + 32, y - 28
        yield square(f"{name}-left", "badge", *corner, 34, text=str(count), layer=SIGNS, on=name, quiet=gone)

    def _houses(self, y: float) -> Iterator[Piece]:
        """The houses that are still in hand."""
        waiting = [colour for colour in self._own_colours if not self.v.house[colour]]
        for number, colour in enumerate(waiting):
            x = self._width - 56 - HOUSE * number
            if self.standing.picked_house == colour + 1:
                yield square("picked", "picked", x, y, 92 + LIGHT, layer=SIGNS)
            said = self.words.say(f"colour-{COLOUR_NAMES[colour]}")
            label = self.words.say("look-house-waits", colour=said, name=self.name)
            yield house_piece(colour, x, y + 5, 84, label=label)
