"""A player's part of the table in the ghost train: morale or points, keys, what lies in front, and the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ghostyard.core.scene import Area, Mark, Piece, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES
from ghostyard.games.geisterbahn.rules.names import DUE_NAMES, laid_out
from ghostyard.games.geisterbahn.rules.state import BOOZE, HAND_LIMIT, KINDS
from ghostyard.games.geisterbahn.screen.pieces import (
    SIGNS,
    TILES,
    card_pieces,
    key_id,
    kind_art,
    kind_said,
    laid_out_card,
    scare,
    unseen_id,
    writing,
)

HEAD = 104.0  # the first row: who it is, morale, keys
GAP = 10.0
CARD, IN_FRONT = 150.0, 112.0  # the own cards: in hand, and laid out
PER_ROW = 3
WIDTH = PER_ROW * (CARD + GAP) - GAP
RIVAL_CARD = (WIDTH + GAP) / HAND_LIMIT - GAP  # a full hand in one row
KEY = 78.0
DIAL = 170.0, 52.0, 98.0  # its middle, and how large it is
KEYS_FROM = 240.0


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
        """Morale and keys; below them the hand, and what lies in front, which comes from the other end."""
        pieces = [*self._dial(), *self._keys(), *self._front(), *self._hand()]
        kind = "own" if self.own else "rival"
        return Area(area_id(self.seat), kind, self.name, WIDTH, self._height, pieces, seat=self.seat)  # type: ignore[arg-type]

    @property
    def _height(self) -> float:
        return HEAD + (self._rows * (CARD + GAP) if self.own else GAP + RIVAL_CARD)

    @property
    def _rows(self) -> int:
        """How many rows the own cards need."""
        return max(1, -(-(int(self.v.held[self.seat]) + len(self._laid) + len(self._waiting)) // PER_ROW))

    @cached_property
    def _laid(self) -> list[int]:
        """The cards that lie in front; one that is loose in a meeting is shown with its victim. GEI-40 GEI-50"""
        loose, _ = scare(self.box, self.v)
        cards = [laid_out_card(self.box, card) for card in laid_out(self.v, self.seat)]
        return [card for card in cards if card != loose]

    @cached_property
    def _waiting(self) -> list[str]:
        """What waits for the next turn."""
        return [name for bit, name in DUE_NAMES.items() if self.v.due[self.seat] & bit]

    def _hand_place(self, slot: int) -> tuple[float, float]:
        """The middle of a card in hand: own cards never cover each other, backs may."""
        if self.own:
            row, column = divmod(slot, PER_ROW)
            return CARD / 2 + column * (CARD + GAP), HEAD + GAP + CARD / 2 + row * (CARD + GAP)
        free = HAND_LIMIT - len(self._laid) - len(self._waiting)
        step = min(1.0, max(1, free - 1) / max(1, int(self.v.held[self.seat]) - 1)) * (RIVAL_CARD + GAP)
        return RIVAL_CARD / 2 + slot * step, HEAD + GAP + RIVAL_CARD / 2

    def _front_place(self, number: int) -> tuple[float, float]:
        """The middle of a card in front: from the end of the last row."""
        if self.own:
            row, column = divmod(self._rows * PER_ROW - 1 - number, PER_ROW)
            return CARD / 2 + column * (CARD + GAP), HEAD + GAP + CARD / 2 + row * (CARD + GAP)
        return WIDTH - RIVAL_CARD / 2 - number * (RIVAL_CARD + GAP), HEAD + GAP + RIVAL_CARD / 2

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
        step = min(KEY + 6, (WIDTH - KEYS_FROM - KEY) / max(1, len(held) - 1))
        for place, (pile, number) in enumerate(held):
            x, name = KEYS_FROM + KEY / 2 + step * place, key_id(self.seat, pile, number)
            kind, chamber = int(self.v.pile_kind[pile]), CHAMBER_NAMES[self.v.pile_at[pile]]
            label = self.words.say("look-key", chamber=chamber, kind=kind_said(self.v, kind, self.words))
            yield square(name, kind_art(self.v, kind, "key"), x, 44, KEY, layer=TILES, label=label)
            yield writing(f"{name}-from", chamber, x, 94, 44, 32, layer=TILES, on=name)

    def _front(self) -> Iterator[Piece]:
        """Cards that lie in front, and what waits for the next turn."""
        size = IN_FRONT if self.own else RIVAL_CARD
        for number, card in enumerate(self._laid):
            x, y = self._front_place(number)
            yield from card_pieces(self.box, card, self.words, x, y, size)
            if card == BOOZE:
                corner, turns = (x + 0.33 * size, y - 0.33 * size), str(int(self.v.booze_turns))
                yield square("booze-turns", "badge", *corner, 34, layer=SIGNS, on=f"card-{card}", text=turns)
        for number, name in enumerate(self._waiting, len(self._laid)):
            message = f"card-{name.replace(' ', '-')}"
            label = self.words.say("look-due", card=self.words.say(message))
            at = self._front_place(number)
            yield square(f"due-{self.seat}-{message}", "due", *at, 76, layer=TILES, label=label)

    def _hand(self) -> Iterator[Piece]:
        """Faces of the cards the viewer knows, backs of the others."""
        size = CARD if self.own else RIVAL_CARD
        for slot in range(int(self.v.held[self.seat])):
            (x, y), card = self._hand_place(slot), int(self.v.hand[self.seat, slot])
            if card:
                yield from card_pieces(self.box, card, self.words, x, y, size)
            else:
                label = self.words.say("look-back", name=self.name)
                yield square(unseen_id(self.seat, slot), "back", x, y, size, layer=TILES, label=label)
