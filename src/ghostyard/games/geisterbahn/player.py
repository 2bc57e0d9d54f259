"""A player's part of the table in the ghost train: morale or points, keys, what lies in front, and the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ghostyard.core.scene import Area, Mark, Piece, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.faces import CHAMBER_NAMES
from ghostyard.games.geisterbahn.names import DUE_NAMES, laid_out
from ghostyard.games.geisterbahn.pieces import (
    SIGNS,
    TILES,
    card_pieces,
    key_id,
    kind_art,
    kind_said,
    laid_out_card,
    unseen_id,
    writing,
)
from ghostyard.games.geisterbahn.state import BOOZE, HAND_LIMIT, KINDS

HEAD = 104.0  # the first row: who it is, morale, keys
GAP = 10.0
OWN_CARD, RIVAL_CARD = 150.0, 104.0
KEY = 78.0
DIAL = 170.0, 52.0, 98.0  # its middle, and how large it is
WIDTH = HAND_LIMIT * (OWN_CARD + GAP)
KEYS_FROM, KEYS_TO = 240.0, 540.0
FRONT_FROM = 560.0


def area_id(seat: int) -> str:
    """A player's area."""
    return f"player-{seat}"


def dial_mark(seat: int) -> Mark:
    """Where a ghost's points are counted."""
    x, y, size = DIAL
    return Mark(area_id(seat), x, y, size, size)


@dataclass(frozen=True)
class Player:
    """One player's area, as one viewer sees it."""

    box: Any
    v: Any
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """Two rows: morale, keys and what lies in front; then the hand."""
        pieces = [*self._dial(), *self._keys(), *self._front(), *self._hand(HEAD + GAP + self._size / 2)]
        kind = "own" if self.own else "rival"
        height = HEAD + GAP + self._size
        return Area(area_id(self.seat), kind, self.name, WIDTH, height, pieces, seat=self.seat)  # type: ignore[arg-type]

    @property
    def _size(self) -> float:
        return OWN_CARD if self.own else RIVAL_CARD

    def _dial(self) -> Iterator[Piece]:
        """The seat's lantern, then morale, or the points of a ghost."""
        if self.v.pending and self.v.active == self.seat:
            yield square("active", "spot", 52, HEAD / 2, HEAD)
        yield square(f"home-{self.seat}", f"lantern-{self.seat}", 52, HEAD / 2, 88, seat=self.seat)
        x, y, size = DIAL
        if self.v.ghosts >> self.seat & 1:
            points = int(self.v.points[self.seat])
            label = self.words.say("look-points", name=self.name, points=points)
            yield square(f"dial-{self.seat}", "points", x, y, size, label=label, text=str(points))
        else:
            morale = int(self.v.morale[self.seat])
            label = self.words.say("look-morale", name=self.name, morale=morale)
            yield square(f"dial-{self.seat}", f"morale-{morale}", x, y, size, label=label, text=str(morale))

    def _keys(self) -> Iterator[Piece]:
        """Every key with its kind, if the viewer knows it, and the chamber it came from. GEI-38"""
        held = [(pile, number) for pile in range(KINDS) for number in range(self.v.keys[self.seat, pile])]
        step = min(KEY + 6, (KEYS_TO - KEYS_FROM - KEY) / max(1, len(held) - 1))
        for place, (pile, number) in enumerate(held):
            x, name = KEYS_FROM + KEY / 2 + step * place, key_id(self.seat, pile, number)
            kind, chamber = int(self.v.pile_kind[pile]), CHAMBER_NAMES[self.v.pile_at[pile]]
            label = self.words.say("look-key", chamber=chamber, kind=kind_said(self.v, kind, self.words))
            yield square(name, kind_art(self.v, kind, "key"), x, 44, KEY, layer=TILES, label=label)
            yield writing(f"{name}-from", chamber, x, 94, 44, 32, layer=TILES, on=name)

    def _front(self) -> Iterator[Piece]:
        """Cards that lie in front, and what waits for the next turn."""
        shown = [laid_out_card(self.box, card) for card in laid_out(self.v, self.seat)]
        waiting = [name for bit, name in DUE_NAMES.items() if self.v.due[self.seat] & bit]
        step = min(HEAD + 6, (WIDTH - FRONT_FROM - HEAD) / max(1, len(shown + waiting) - 1))
        places = [FRONT_FROM + HEAD / 2 + step * place for place in range(len(shown) + len(waiting))]
        for x, card in zip(places, shown, strict=False):
            yield from card_pieces(self.box, card, self.words, x, HEAD / 2, HEAD)
            if card == BOOZE:
                turns = str(int(self.v.booze_turns))
                yield square("booze-turns", "badge", x + 34, 20, 34, layer=SIGNS, on=f"card-{card}", text=turns)
        for x, name in zip(places[len(shown) :], waiting, strict=True):
            message = f"card-{name.replace(' ', '-')}"
            label = self.words.say("look-due", card=self.words.say(message))
            yield square(f"due-{self.seat}-{message}", "due", x, HEAD / 2, 76, layer=TILES, label=label)

    def _hand(self, y: float) -> Iterator[Piece]:
        """Faces of the cards the viewer knows, backs of the others."""
        held = int(self.v.held[self.seat])
        step = min(self._size + GAP, (WIDTH - self._size) / max(1, held - 1))
        for slot in range(held):
            x, card = self._size / 2 + step * slot, int(self.v.hand[self.seat, slot])
            if card:
                yield from card_pieces(self.box, card, self.words, x, y, self._size)
            else:
                label = self.words.say("look-back", name=self.name)
                yield square(unseen_id(self.seat, slot), "back", x, y, self._size, layer=TILES, label=label)
