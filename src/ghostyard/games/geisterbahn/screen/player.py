"""A player's part of the table in the ghost train: morale or points, keys, what lies in front, and the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ghostyard.core.scene import Area, Mark, Piece, in_both_shapes, square
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


class Layout(NamedTuple):
    """Where things lie in an area, and how large they are: a row of signs, and rows of cards below."""

    width: float
    head: float  # the height of the first row: who it is, morale, keys
    columns: int  # of cards
    rows: int  # of cards, at least
    gap: float
    key: float
    key_step: float  # from key to key, where there is room

    @property
    def card(self) -> float:
        """How large a card is."""
        return (self.width + self.gap) / self.columns - self.gap

    @property
    def sign(self) -> float:
        """How large lantern and dial are."""
        return self.head - 6

    @property
    def dial_x(self) -> float:
        """The middle of the dial, beside the lantern."""
        return 1.6 * self.head

    @property
    def keys_from(self) -> float:
        """Where the first key begins."""
        return 2.3 * self.head

    def card_place(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a card."""
        step = self.card + self.gap
        return self.card / 2 + column * step, self.head + self.gap + self.card / 2 + row * step


OWN = Layout(470, 104, 4, 2, 10, 78, 84)
OWN_SLIM = Layout(700, 76, 6, 1, 8, 62, 98)  # as far apart as a finger needs on a phone
RIVAL = Layout(470, 104, HAND_LIMIT, 1, 10, 78, 84)  # a full hand in one row


def area_id(seat: int) -> str:
    """A player's area."""
    return f"player-{seat}"


def dial_mark(seat: int) -> Mark:
    """Where a ghost's points are counted."""
    return Mark(area_id(seat), RIVAL.dial_x, RIVAL.head / 2, RIVAL.sign, RIVAL.sign, piece=dial_id(seat))


def dial_id(seat: int) -> str:
    """Morale, or the points of a ghost."""
    return f"dial-{seat}"


@dataclass(frozen=True)
class PlayerArea:
    """One player's area, as one viewer sees it."""

    box: Any
    v: Any
    seat: int
    name: str
    words: Words
    own: bool

    def area(self) -> Area:
        """The area; the own one has a slim shape too."""
        return in_both_shapes(self._laid_in(OWN), self._laid_in(OWN_SLIM)) if self.own else self._laid_in(RIVAL)

    def _laid_in(self, layout: Layout) -> Area:
        """Morale and keys; below them the hand, and what lies in front, which comes from the other end."""
        kind = "own" if self.own else "rival"
        pieces = [*self._signs(layout), *self._keys(layout), *self._front(layout), *self._hand(layout)]
        size = layout.width, layout.head + self._rows(layout) * (layout.card + layout.gap)
        return Area(area_id(self.seat), kind, self.name, *size, pieces, seat=self.seat)  # type: ignore[arg-type]

    def _rows(self, layout: Layout) -> int:
        """How many rows the cards need; backs lie closer together instead."""
        cards = int(self.v.held[self.seat]) + len(self._laid) + len(self._waiting)
        return max(layout.rows, -(-cards // layout.columns)) if self.own else layout.rows

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

    def _hand_place(self, layout: Layout, slot: int) -> tuple[float, float]:
        """The middle of a card in hand: own cards never cover each other, backs may."""
        if self.own:
            return layout.card_place(*divmod(slot, layout.columns))
        free = HAND_LIMIT - len(self._laid) - len(self._waiting)
        step = min(1.0, max(1, free - 1) / max(1, int(self.v.held[self.seat]) - 1)) * (layout.card + layout.gap)
        x, y = layout.card_place(0, 0)
        return x + slot * step, y

    def _front_place(self, layout: Layout, number: int) -> tuple[float, float]:
        """The middle of a card in front: from the end of the last row."""
        return layout.card_place(*divmod(self._rows(layout) * layout.columns - 1 - number, layout.columns))

    def _signs(self, layout: Layout) -> Iterator[Piece]:
        """The seat's lantern, then morale, or the points of a ghost."""
        middle = layout.head / 2
        if self.v.pending and self.v.active == self.seat:
            yield square("active", "spot", middle, middle, layout.head)
        yield square(f"home-{self.seat}", f"lantern-{self.seat}", middle, middle, 0.85 * layout.head, seat=self.seat)
        at = layout.dial_x, middle, layout.sign
        if self.v.ghosts >> self.seat & 1:
            points = int(self.v.points[self.seat])
            label = self.words.say("look-points", name=self.name, points=points)
            yield square(dial_id(self.seat), "points", *at, label=label, text=str(points))
        else:
            morale = int(self.v.morale[self.seat])
            label = self.words.say("look-morale", name=self.name, morale=morale)
            yield square(dial_id(self.seat), f"morale-{morale}", *at, label=label, text=str(morale))

    def _keys(self, layout: Layout) -> Iterator[Piece]:
        """Every key with its kind, if the viewer knows it, and the chamber it came from. GEI-38"""
        held = [(pile, number) for pile in range(KINDS) for number in range(self.v.keys[self.seat, pile])]
        size, left = layout.key, layout.keys_from
        step = min(layout.key_step, (layout.width - left - size) / max(1, len(held) - 1))
        for place, (pile, number) in enumerate(held):
            x, name = left + size / 2 + step * place, key_id(self.seat, pile, number)
            kind, chamber = int(self.v.pile_kind[pile]), CHAMBER_NAMES[self.v.pile_at[pile]]
            label = self.words.say("look-key", chamber=chamber, kind=kind_said(self.v, kind, self.words))
            yield square(name, kind_art(self.v, kind, "key"), x, size / 2 + 4, size, layer=TILES, label=label)
            yield writing(f"{name}-from", chamber, x, layout.head - 9, 44, 32, layer=TILES, on=name)

    def _front(self, layout: Layout) -> Iterator[Piece]:
        """Cards that lie in front, a little smaller than those in hand, and what waits for the next turn."""
        size = layout.card * (0.86 if self.own else 1)
        for number, card in enumerate(self._laid):
            x, y = self._front_place(layout, number)
            yield from card_pieces(self.box, card, self.words, x, y, size)
            if card == BOOZE:
                corner, turns = (x + 0.33 * size, y - 0.33 * size), str(int(self.v.booze_turns))
                yield square("booze-turns", "badge", *corner, 34, layer=SIGNS, on=f"card-{card}", text=turns)
        for number, name in enumerate(self._waiting, len(self._laid)):
            message = f"card-{name.replace(' ', '-')}"
            label = self.words.say("look-due", card=self.words.say(message))
            at = self._front_place(layout, number)
            yield square(f"due-{self.seat}-{message}", "due", *at, 76, layer=TILES, label=label)

    def _hand(self, layout: Layout) -> Iterator[Piece]:
        """Faces of the cards the viewer knows, backs of the others."""
        for slot in range(int(self.v.held[self.seat])):
            (x, y), card = self._hand_place(layout, slot), int(self.v.hand[self.seat, slot])
            if card:
                yield from card_pieces(self.box, card, self.words, x, y, layout.card)
            else:
                label = self.words.say("look-back", name=self.name)
                yield square(unseen_id(self.seat, slot), "back", x, y, layout.card, layer=TILES, label=label)
