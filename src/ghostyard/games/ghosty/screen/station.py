"""The shared part of the table in Gho Gho Ghosty: pile and display, the race for the engines, and the bets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ghostyard.core.game import seat_is_asked
from ghostyard.core.scene import Area, Piece, short, square
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import displayed, round_number
from ghostyard.games.ghosty.rules.state import COLOURS, DISPLAY, OVER
from ghostyard.games.ghosty.rules.turns import earned, pile_size
from ghostyard.games.ghosty.screen.pieces import (
    between_rounds,
    boss_id,
    boss_on_table,
    carriage_piece,
    engine_id,
    ways_to_engine,
)
from ghostyard.games.ghosty.words.phrases import carriage_facts

WIDTH = 560
CARDS_HEIGHT = 280
RACE_Y, ENGINE = CARDS_HEIGHT + 66, 100
BENCH_Y, BET = 580, 112
HEIGHT = 660
WIDEST_PLACE = 170  # on the bench


@cache
def card_places(count: int) -> tuple[list[tuple[float, float]], float]:
    """Where so many cards lie, from the left and line by line, as large as they can be; and their size."""
    columns = 4
    while -(-count // columns) * WIDTH / columns > CARDS_HEIGHT:
        columns += 1
    step = WIDTH / columns
    return [(step * (n % columns + 0.5), step * (n // columns + 0.5)) for n in range(count)], step * 0.92


@dataclass(frozen=True)
class Station:
    """The shared area, as one viewer sees it."""

    box: Any
    v: Any
    viewer: int
    names: Sequence[str]
    words: Words

    def area(self) -> Area:
        """Everything that belongs to nobody, or is about to."""
        pieces = [*self._pile_and_display()]
        pieces += [piece for colour in range(COLOURS) for piece in self._race(colour)]
        pieces += [piece for seat in range(self.v.seats) for piece in self._place(seat)]
        label = self._say("look-station-end" if self.v.phase == OVER else "look-station", round=round_number(self.v))
        return Area("station", "shared", label, WIDTH, HEIGHT, pieces)

    # ------------------------------------------------------------ pile and display

    def _pile_and_display(self) -> Iterator[Piece]:
        """The pile, then the display from the left, in lines that leave room for the engines."""
        cards, closed = displayed(self.v), bool(self.v.phase == OVER)
        places, size = card_places(max(DISPLAY, len(cards)) + 1)
        yield from self._pile(*places[0], size)
        for place, carriage in zip(places[1:], cards, strict=False):
            label = self._say("look-display", **carriage_facts(self.box, carriage))
            yield carriage_piece(self.box, carriage, *place, size, label=label, quiet=closed)
        for number, place in enumerate(places[len(cards) + 1 :]):
            yield square(f"display-{len(cards) + number + 1}", "slot", *place, size)

    def _pile(self, x: float, y: float, size: float) -> Iterator[Piece]:
        left = int(pile_size(self.v))
        yield square("pile-slot", "slot", x, y, size)
        for under in range(1, min(left, 4)):
            yield square(f"pile-{under}", "pile", x, y + 4 * under, size, layer=4 - under)
        if left:
            label, closed = self._say("look-pile", count=left), bool(self.v.phase == OVER)
            yield square("pile", "pile-back", x, y, size, layer=5, label=label, quiet=closed)
            yield square("pile-left", "badge", x + size * 0.38, y - size * 0.38, 42, layer=6, text=str(left), on="pile")

    # ------------------------------------------------------------ the race for the engines

    def _race(self, colour: int) -> Iterator[Piece]:
        """A free engine, or who has it; below it, who is closest to taking it."""
        x, y, holder = WIDTH / COLOURS * (colour + 0.5), RACE_Y, int(self.v.engine[colour]) - 1
        said = COLOUR_NAMES[colour]
        if holder < 0:
            label = self._say("look-engine-free", colour=said)
            yield square(engine_id(colour), engine_id(colour), x, y, ENGINE, layer=2, label=label)
        else:
            name = f"holder-{COLOUR_NAMES[colour]}"
            label = self._say("look-engine-held", name=self.names[holder], colour=said)
            yield square(f"{name}-shadow", engine_id(colour), x, y, ENGINE, quiet=True)
            yield square(name, f"lantern-{holder}", x + 20, y + 12, 64, layer=2, label=label, seat=holder)
        if self.v.phase != OVER:
            yield from self._closest(colour, x, y + ENGINE / 2 + 20)

    def _closest(self, colour: int, x: float, y: float) -> Iterator[Piece]:
        """How many carriages win the engine, with the lanterns of those who need so few, unless it is a crowd."""
        needs = self._needs(colour)
        fewest = min(needs.values())
        closest = [seat for seat, count in needs.items() if count == fewest]
        who = ", ".join(self.names[seat] for seat in closest)
        label = self._say("look-engine-closest", colour=COLOUR_NAMES[colour], count=fewest, names=who)
        name, lamps = f"closest-{COLOUR_NAMES[colour]}", closest if len(closest) <= 2 else []
        left = x - 14 * len(lamps)
        for number, seat in enumerate(lamps):
            yield square(f"{name}-{seat}", f"lantern-{seat}", left - 12 + 27 * number, y, 34)
        yield Piece(name, "", left + 29 * len(lamps), y, 66, 66, label=label, text=f"+{fewest}")

    def _needs(self, colour: int) -> dict[int, int]:
        """For everybody without the engine, the fewest carriages that may win it."""
        return {
            seat: min(way["carriages"] for way in ways_to_engine(self.box, self.v, seat, colour))
            for seat in range(self.v.seats)
            if self.v.engine[colour] != seat + 1
        }

    # ------------------------------------------------------------ the bench: bets, and Mr. Ghosty

    def _place(self, seat: int) -> Iterator[Piece]:
        """A player's place on the bench: lantern, name, bet; and Mr. Ghosty with those who hunt."""
        seats = int(self.v.seats)
        step = min(WIDEST_PLACE, WIDTH / seats)
        x = short(WIDTH / 2 + step * (seat + 0.5 - seats / 2))
        if seat_is_asked(self.v, seat):
            yield square(f"shine-{seat}", "shine", x, BENCH_Y - 108, 84)
        yield square(f"lantern-{seat}", f"lantern-{seat}", x, BENCH_Y - 112, 54, seat=seat, layer=1)
        yield Piece(f"name-{seat}", "", x, BENCH_Y - 73, short(step), 52, text=self.names[seat])
        yield square(f"bet-slot-{seat}", "slot", x, BENCH_Y, BET)
        yield from self._bet(seat, x)
        if self._has_figure(seat):
            label = self._say("look-figure", name=self.names[seat])
            yield square("figure", "ghosty", x + 12, BENCH_Y + 6, 124, layer=8, label=label)

    def _bet(self, seat: int, x: float) -> Iterator[Piece]:
        """A bet that lies face down, or was shown; or what Mr. Ghosty took."""
        if self.v.laid >> seat & 1:
            yield self._face_down(seat, x)
        elif self.v.shown[seat] and not self._has_figure(seat):
            yield from self._shown(seat, x)
        elif seat == self._hunter:
            yield from self._quarry(x)

    def _face_down(self, seat: int, x: float) -> Piece:
        """Its owner sees the face."""
        colour = boss_on_table(self.v, seat)
        if seat != self.viewer or colour < 0:
            label = self._say("look-bet-hidden", name=self.names[seat])
            return square(f"bet-{seat}", "boss-back", x, BENCH_Y, BET, layer=3, label=label)
        label = self._say("look-bet-own", colour=COLOUR_NAMES[colour])
        return square(boss_id(colour), boss_id(colour), x, BENCH_Y, BET, layer=3, label=label, ghost=True)

    def _shown(self, seat: int, x: float) -> Iterator[Piece]:
        """A bet that was shown, and what it earned."""
        colour, count, stale = int(self.v.shown[seat]) - 1, earned(self.v, seat), between_rounds(self.v)
        name = boss_id(colour) if seat == self.viewer and not stale else f"bet-{seat}"
        message = "tell-bet-right" if count else "tell-bet-wrong"
        label = self._say(message, name=self.names[seat], colour=COLOUR_NAMES[colour], count=count)
        yield square(name, boss_id(colour), x, BENCH_Y, BET, layer=3, label=label, quiet=stale)
        art, text = ("right", f"+{count}") if count else ("wrong", "0")
        yield square(f"earned-{seat}", art, x - 44, BENCH_Y - 44, 50, layer=7, text=text, quiet=stale, on=name)

    def _has_figure(self, seat: int) -> bool:
        return bool(seat == self.v.ghosty and self.v.phase != OVER)

    @property
    def _hunter(self) -> int:
        """Who took the carriages that the shown bets are about: the figure has passed on between rounds."""
        back = 1 if between_rounds(self.v) else 0
        return (int(self.v.ghosty) - back) % int(self.v.seats)

    def _quarry(self, x: float) -> Iterator[Piece]:
        for number, stored in enumerate(self.v.quarry):
            if stored:
                label = self._say("look-taken", colour=COLOUR_NAMES[stored - 1])
                token = f"token-{COLOUR_NAMES[stored - 1]}"
                y, stale = BENCH_Y - 26 + 52 * number, between_rounds(self.v)
                yield square(f"taken-{number + 1}", token, x - 34, y, 50, layer=9, label=label, quiet=stale)

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)
