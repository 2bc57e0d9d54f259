"""A player's part of the table in Gho Gho Ghosty: five trains on five tracks, and the boss cards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ghostyard.core.game import seat_is_asked
from ghostyard.core.scene import Area, Piece, square
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.sheet import totals
from ghostyard.games.ghosty.rules.state import BETTING, COLOURS, OVER
from ghostyard.games.ghosty.screen.pieces import boss_id, boss_on_table
from ghostyard.games.ghosty.screen.row import CARD, TRACKS, WIDTH, pieces_of, row_of

HAND, HAND_STEP = 138, 146
FOOT = 84  # below a rival's tracks, where the own cards are


@dataclass(frozen=True)
class TrainYard:
    """One player's area, as one viewer sees it."""

    box: Any
    v: Any
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """The five rows; below them the own hand; what they are worth at their right."""
        rows = [row_of(self.box, self.v, self.seat, colour, self.name, self.words) for colour in range(COLOURS)]
        pieces = [piece for row in rows for piece in pieces_of(row)]
        height = TRACKS + (HAND + 26 if self.own else FOOT)
        pieces += self._foot(height - (HAND if self.own else FOOT) / 2)
        kind = "own" if self.own else "rival"
        return Area(f"yard-{self.seat}", kind, self.name, WIDTH, height, pieces, seat=self.seat)  # type: ignore[arg-type]

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
                label = self._say("look-boss", colour=COLOUR_NAMES[colour])
                yield square(boss_id(colour), f"boss-{name}", x, y, HAND, label=label, quiet=bool(resting), layer=2)

    # ------------------------------------------------------------ words

    def _say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)
