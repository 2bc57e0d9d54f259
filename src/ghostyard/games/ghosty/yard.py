"""A player's part of the table in Gho Gho Ghosty: five trains on five tracks, and the boss cards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ghostyard.core.game import seat_is_asked
from ghostyard.core.scene import Area, Piece, short, square
from ghostyard.core.words import Words
from ghostyard.games.ghosty.moves import COLOUR_NAMES
from ghostyard.games.ghosty.names import carriage_words, carriages_in, colour_words
from ghostyard.games.ghosty.pieces import (
    boss_id,
    boss_on_table,
    carriage_piece,
    engine_id,
    ways_to_engine,
)
from ghostyard.games.ghosty.scoring import ROW_POINTS
from ghostyard.games.ghosty.sheet import totals
from ghostyard.games.ghosty.state import BETTING, COLOURS, OVER, passengers_of

CARD = 100
PITCH = 106  # from one track to the next
PLACES = 7  # behind the engine: more carriages than that score no more, and draw closer together
TRACKS = PITCH * COLOURS - 6
WIDTH = CARD * (PLACES + 1) + 150
RIDERS_X, COIN_X = WIDTH - 114, WIDTH - 42
HAND, HAND_STEP = 138, 146
FOOT = 84  # below a rival's tracks, where the own cards are

Place = tuple[float, float, float]  # the middle, and the size


def engine_place(colour: int) -> Place:
    """Where the engine of a row stands."""
    return CARD // 2, colour * PITCH + CARD // 2, CARD


@cache
def carriage_place(colour: int, count: int, number: int) -> Place:
    """Where a carriage stands in a row of so many; all stand on the rails."""
    size = CARD * min(1, PLACES / count)
    return short(CARD + (number + 0.5) * size), short(colour * PITCH + CARD - size / 2), short(size)


@cache
def free_places(seat: int, colour: int, count: int) -> tuple[Piece, ...]:
    """The track ahead of so many carriages, with a sign wherever a longer row is worth more."""
    return tuple(piece for number in range(count, PLACES) for piece in _free_place(seat, colour, number))


def _free_place(seat: int, colour: int, number: int) -> Iterator[Piece]:
    x, y, size = carriage_place(colour, PLACES, number)
    name = f"place-{seat}-{COLOUR_NAMES[colour]}-{number + 1}"
    yield square(name, f"track-{COLOUR_NAMES[colour]}", x, y, size)
    points = int(ROW_POINTS[number + 1])
    if points > ROW_POINTS[number]:
        yield square(f"{name}-sign", "sign", x, y + 12, 64, quiet=True, layer=1, text=str(points))


@dataclass(frozen=True)
class Yard:
    """One player's area, as one viewer sees it."""

    box: Any
    v: Any
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """The five rows; below them the own hand; what they are worth at their right."""
        pieces = [piece for colour in range(COLOURS) for piece in self._row(colour)]
        height = TRACKS + (HAND + 26 if self.own else FOOT)
        pieces += self._foot(height - (HAND if self.own else FOOT) / 2)
        kind = "own" if self.own else "rival"
        return Area(f"yard-{self.seat}", kind, self.name, WIDTH, height, pieces, seat=self.seat)  # type: ignore[arg-type]

    # ------------------------------------------------------------ rows

    def _row(self, colour: int) -> Iterator[Piece]:
        carriages = carriages_in(self.v, self.seat, colour)
        yield from self._engine(colour)
        for number, carriage in enumerate(carriages):
            place = carriage_place(colour, len(carriages), number)
            yield carriage_piece(self.box, carriage, *place, label=carriage_words(self.box, carriage, self.words))
        yield from free_places(self.seat, colour, len(carriages))
        yield from self._worth(colour)

    def _holds(self, colour: int) -> bool:
        return bool(self.v.engine[colour] == self.seat + 1)

    def _engine(self, colour: int) -> Iterator[Piece]:
        """The engine, or its shadow with what is missing."""
        place = engine_place(colour)
        if self._holds(colour):
            label = self._say("look-engine-held", name=self.name, colour=colour_words(colour, self.words))
            yield square(engine_id(colour), engine_id(colour), *place, label=label, layer=2)
        elif self.v.phase == OVER:
            yield square(f"want-{self.seat}-{COLOUR_NAMES[colour]}", engine_id(colour), *place, quiet=True)
        else:
            yield from self._wanted(colour, *place)

    def _wanted(self, colour: int, x: float, y: float, size: float) -> Iterator[Piece]:
        """How far this player is from the engine: to be longer, or to draw level with more passengers."""
        ways = ways_to_engine(self.box, self.v, self.seat, colour)
        name = f"want-{self.seat}-{COLOUR_NAMES[colour]}"
        label = self._say("look-needs", train=self._train(colour), needs=self._needs(ways))
        yield square(name, engine_id(colour), x, y, size, label=label, quiet=True)
        rise = 20 if len(ways) > 1 else 0
        yield Piece(f"{name}-more", "", x, y - rise, 90, 76, text=f"+{ways[0]['carriages']}", layer=3)
        for way in ways[1:]:
            yield Piece(f"{name}-level", "", x - 20, y + 26, 50, 52, text=f"+{way['carriages']}", layer=3)
            yield square(f"{name}-riders", "riders", x + 22, y + 27, 38, text=str(way["passengers"]), layer=3)

    def _needs(self, ways: list[dict[str, int]]) -> str:
        first, *others = ways
        said = self._say("picture-needs", carriages=first["carriages"])
        return ", ".join([said, *(self._say("picture-needs-level", **way) for way in others)])

    def _worth(self, colour: int) -> Iterator[Piece]:
        """The passengers of a row, who count only behind their engine, and its points."""
        name, y = f"{self.seat}-{COLOUR_NAMES[colour]}", engine_place(colour)[1]
        passengers, points = self._passengers(colour), self._points(colour)
        if passengers:
            label = self._say("look-riders", train=self._train(colour), passengers=passengers)
            unpaid = not self._holds(colour)
            yield square(f"riders-{name}", "riders", RIDERS_X, y, 60, label=label, text=str(passengers), quiet=unpaid)
        if points:
            label = self._say("look-points", train=self._train(colour), points=points)
            yield square(f"points-{name}", "coin", COIN_X, y, 66, label=label, text=str(points))

    def _points(self, colour: int) -> int:
        """What a row is worth, with the passengers and the driver if it has its engine."""
        length = len(carriages_in(self.v, self.seat, colour))
        paid = self._passengers(colour) + int(self.box.drivers[colour]) if self._holds(colour) else 0
        return int(ROW_POINTS[length]) + paid

    def _passengers(self, colour: int) -> int:
        return passengers_of(int(self.v.train[self.seat, colour]))

    # ------------------------------------------------------------ below the rows

    def _foot(self, y: float) -> Iterator[Piece]:
        size = 92 if self.own else FOOT - 8
        yield square(f"home-{self.seat}", f"lantern-{self.seat}", CARD / 2, y, size, seat=self.seat)
        if self.own:
            yield from self._hand(y)
        total = totals(self.box, self.v)[self.seat]
        label = self._say("picture-player", name=self.name, points=total)
        yield square(f"total-{self.seat}", "coin", WIDTH - 52, y, size, label=label, text=str(total))

    def _hand(self, y: float) -> Iterator[Piece]:
        """The own boss cards; the one that lies on the table leaves a gap."""
        resting = self.v.phase != OVER and not (self.v.phase == BETTING and seat_is_asked(self.v, self.seat))
        for colour, name in enumerate(COLOUR_NAMES):
            x = CARD + 2 + HAND_STEP * (colour + 0.5)
            if colour == boss_on_table(self.v, self.seat):
                yield square(f"gap-{name}", "slot", x, y, HAND)
            else:
                label = self._say("look-boss", colour=colour_words(colour, self.words))
                yield square(boss_id(colour), f"boss-{name}", x, y, HAND, label=label, quiet=bool(resting), layer=2)

    # ------------------------------------------------------------ words

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def _train(self, colour: int) -> str:
        return self._say(f"line-{COLOUR_NAMES[colour]}")
