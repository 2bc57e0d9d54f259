"""One row of a yard in Gho Gho Ghosty: engine, carriages, the track ahead, and what they are worth.

A move changes one row at the table; the pieces of the others are found again by what the row holds, and most of that
row's own by where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ghostyard.core.scene import Piece, short, square
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriages_in
from ghostyard.games.ghosty.rules.scoring import ROW_POINTS
from ghostyard.games.ghosty.rules.state import COLOURS, OVER, passengers_of
from ghostyard.games.ghosty.screen.pieces import carriage_id, engine_id, ways_to_engine

CARD = 100
PITCH = 106  # from one track to the next
PLACES = 7  # behind the engine: more carriages than that score no more, and draw closer together
TRACKS = PITCH * COLOURS - 6
WIDTH = CARD * (PLACES + 1) + 150
RIDERS_X, COIN_X = WIDTH - 114, WIDTH - 42
MOST_KEPT = 4000  # rows whose pieces are remembered, and carriages, some hundred bytes each: those of some 250 tables

Place = tuple[float, float, float]  # the middle, and the size
Way = tuple[int, int]  # to an engine: carriages, passengers in them


def engine_place(colour: int) -> Place:
    """Where the engine of a row stands."""
    return CARD // 2, colour * PITCH + CARD // 2, CARD


@cache
def carriage_place(colour: int, count: int, number: int) -> Place:
    """Where a carriage stands in a row of so many; all stand on the rails."""
    size = CARD * min(1, PLACES / count)
    return short(CARD + (number + 0.5) * size), short(colour * PITCH + CARD - size / 2), short(size)


class Row(NamedTuple):
    """Everything that the pieces of a row depend on."""

    seat: int
    name: str
    words: Words
    colour: int
    carriages: tuple[tuple[int, int], ...]  # with their passengers
    passengers: int
    driver: int  # what the engine's driver is worth; 0 without the engine
    ways: tuple[Way, ...]  # to the engine; none for whoever has it, and when the game is over
    holds: bool

    @property
    def _colour_name(self) -> str:
        return COLOUR_NAMES[self.colour]

    def pieces(self) -> Iterator[Piece]:
        """From the engine to the right."""
        yield from self._engine()
        for number, (carriage, passengers) in enumerate(self.carriages):
            place = carriage_place(self.colour, len(self.carriages), number)
            yield carriage_in_row(carriage, self.colour, passengers, place, self.words)
        yield from track_ahead(self.seat, self.colour, len(self.carriages))
        yield from self._worth()

    def _engine(self) -> Iterator[Piece]:
        """The engine, or its shadow with what is missing."""
        place, art = engine_place(self.colour), engine_id(self.colour)
        if self.holds:
            label = self._say("look-engine-held", name=self.name, colour=self._colour_name)
            yield square(art, art, *place, label=label, layer=2)
        elif not self.ways:
            yield square(f"want-{self.seat}-{self._colour_name}", art, *place, quiet=True)
        else:
            yield from self._wanted(*place)

    def _wanted(self, x: float, y: float, size: float) -> Iterator[Piece]:
        """How far this player is from the engine: to be longer, or to draw level with more passengers."""
        name = f"want-{self.seat}-{self._colour_name}"
        label = self._say("look-needs", train=self._train, needs=self._needs())
        yield square(name, engine_id(self.colour), x, y, size, label=label, quiet=True)
        rise = 20 if len(self.ways) > 1 else 0
        yield Piece(f"{name}-more", "", x, y - rise, 90, 76, text=f"+{self.ways[0][0]}", layer=3)
        for carriages, passengers in self.ways[1:]:
            yield Piece(f"{name}-level", "", x - 20, y + 26, 50, 52, text=f"+{carriages}", layer=3)
            yield square(f"{name}-riders", "riders", x + 22, y + 27, 38, text=str(passengers), layer=3)

    def _needs(self) -> str:
        (first, _), *others = self.ways
        said = [self._say("picture-needs", carriages=first)]
        said += [self._say("picture-needs-level", carriages=some, passengers=riders) for some, riders in others]
        return ", ".join(said)

    def _worth(self) -> Iterator[Piece]:
        """The passengers of a row, who count only behind their engine, and its points."""
        name, y = f"{self.seat}-{self._colour_name}", engine_place(self.colour)[1]
        if self.passengers:
            label, text = self._say("look-riders", train=self._train, passengers=self.passengers), str(self.passengers)
            yield square(f"riders-{name}", "riders", RIDERS_X, y, 60, label=label, text=text, quiet=not self.holds)
        if points := self._points():
            label = self._say("look-points", train=self._train, points=points)
            yield square(f"points-{name}", "coin", COIN_X, y, 66, label=label, text=str(points))

    def _points(self) -> int:
        """What a row is worth, with the passengers and the driver if it has its engine."""
        return int(ROW_POINTS[len(self.carriages)]) + (self.passengers + self.driver if self.holds else 0)

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    @property
    def _train(self) -> str:
        return self._say(f"line-{self._colour_name}")


@lru_cache(MOST_KEPT)
def carriage_in_row(carriage: int, colour: int, passengers: int, place: Place, words: Words) -> Piece:
    """A carriage in a row."""
    label = words.say("carriage", colour=COLOUR_NAMES[colour], passengers=passengers)
    return square(carriage_id(carriage), f"carriage-{COLOUR_NAMES[colour]}-{passengers}", *place, layer=2, label=label)


@cache
def track_ahead(seat: int, colour: int, count: int) -> tuple[Piece, ...]:
    """The track ahead of so many carriages, with a sign wherever a longer row is worth more."""
    return tuple(piece for number in range(count, PLACES) for piece in _free_place(seat, colour, number))


def _free_place(seat: int, colour: int, number: int) -> Iterator[Piece]:
    x, y, size = carriage_place(colour, PLACES, number)
    name = f"place-{seat}-{COLOUR_NAMES[colour]}-{number + 1}"
    yield square(name, f"track-{COLOUR_NAMES[colour]}", x, y, size)
    points = int(ROW_POINTS[number + 1])
    if points > ROW_POINTS[number]:
        yield square(f"{name}-sign", "sign", x, y + 12, 64, quiet=True, layer=1, text=str(points))


@lru_cache(MOST_KEPT)
def pieces_of(row: Row) -> tuple[Piece, ...]:
    """The pieces of a row; nobody changes them, so that they can be shown again."""
    return tuple(row.pieces())


def row_of(box: Any, v: Any, seat: int, colour: int, name: str, words: Words) -> Row:
    """The row as a viewer sees it."""
    carriages, holds = carriages_in(v, seat, colour), bool(v.engine[colour] == seat + 1)
    ways: list[dict[str, int]] = []
    if not holds and v.phase != OVER:
        ways = ways_to_engine(box, v, seat, colour)
    return Row(
        seat, name, words, colour,
        carriages=tuple([(carriage, int(box.passengers[carriage])) for carriage in carriages]),
        passengers=passengers_of(int(v.train[seat, colour])),
        driver=int(box.drivers[colour]) if holds else 0,
        ways=tuple([(way["carriages"], way["passengers"]) for way in ways]),
        holds=holds,
    )  # fmt: skip
