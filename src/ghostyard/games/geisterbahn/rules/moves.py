"""The moves as values and texts: `TurnTile(cell=17, by=2)` is "turn d4 +2", `PlayHorror(card=1)` "play dracula"."""

from __future__ import annotations

from dataclasses import dataclass

from ghostyard.core.moves import MoveBook
from ghostyard.games.geisterbahn.rules import move_numbers as numbers
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, DOORS, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, card_name
from ghostyard.games.geisterbahn.rules.move_numbers import ORDERED_PAIRS, PAIRS, PROTECTIONS
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    CODE,
    GARLIC,
    HORRORS,
    ITEMS,
    KINDS,
    MOST_SEATS,
)


@dataclass(frozen=True)
class TurnTile:
    """Turn the tile on a cell by steps of 60 degrees, clockwise."""

    cell: int
    by: int

    def __str__(self) -> str:
        return f"turn {CELL_NAMES[self.cell]} +{self.by}"


@dataclass(frozen=True)
class Say:
    """A move of one kind only: its text is all there is to it."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class RideTo:
    """Leave the tile over this edge."""

    edge: int

    def __str__(self) -> str:
        return f"ride {EDGE_NAMES[self.edge]}"


@dataclass(frozen=True)
class Teleport:
    """Come back in through this track end on the border."""

    door: int

    def __str__(self) -> str:
        cell, edge = DOORS[self.door]
        return f"teleport {CELL_NAMES[cell]} {EDGE_NAMES[edge]}"


@dataclass(frozen=True)
class PlayHorror:
    """Terrify with this horror from hand."""

    card: int

    def __str__(self) -> str:
        return f"play {card_name(self.card)}"


@dataclass(frozen=True)
class Protect:
    """Show or use a protective item."""

    item: int

    def __str__(self) -> str:
        return f"protect {card_name(self.item)}"


@dataclass(frozen=True)
class Terrify:
    """Terrify this player next."""

    seat: int

    def __str__(self) -> str:
        return f"terrify {self.seat + 1}"


@dataclass(frozen=True)
class Discard:
    """Discard this card."""

    card: int

    def __str__(self) -> str:
        return f"discard {card_name(self.card)}"


@dataclass(frozen=True)
class GiveBack:
    """Put a key back on the pile that lies at this chamber."""

    chamber: int

    def __str__(self) -> str:
        return f"return {CHAMBER_NAMES[self.chamber]}"


@dataclass(frozen=True)
class Mug:
    """Try to mug this player."""

    seat: int

    def __str__(self) -> str:
        return f"mug {self.seat + 1}"


@dataclass(frozen=True)
class Look:
    """Look at a code card."""

    place: int

    def __str__(self) -> str:
        return f"look {self.place + 1}"


@dataclass(frozen=True)
class Lay:
    """Lay a key of the pile that lies at this chamber, to crack the code."""

    chamber: int

    def __str__(self) -> str:
        return f"lay {CHAMBER_NAMES[self.chamber]}"


@dataclass(frozen=True)
class UseOnCode:
    """Lorgnette or Whistle on a place of the code."""

    item: str
    place: int

    def __str__(self) -> str:
        return f"use {self.item} {self.place + 1}"


@dataclass(frozen=True)
class UseOnPiles:
    """Die: swap the piles of two chambers. Rasp: a key of the first back, one of the second taken."""

    item: str
    first: int
    second: int

    def __str__(self) -> str:
        return f"use {self.item} {CHAMBER_NAMES[self.first]} {CHAMBER_NAMES[self.second]}"


@dataclass(frozen=True)
class UsePliers:
    """Take the tile on this cell with the Pliers."""

    cell: int

    def __str__(self) -> str:
        return f"use pliers {CELL_NAMES[self.cell]}"


@dataclass(frozen=True)
class SwapWith:
    """Swap it with the tile on this cell."""

    cell: int

    def __str__(self) -> str:
        return f"swap {CELL_NAMES[self.cell]}"


BOOK = MoveBook(
    {
        numbers.TURN_TILE: [TurnTile(cell, by) for cell in range(CELLS) for by in range(1, 6)],
        numbers.DRIVE: [Say("drive")],
        numbers.RIDE_TO: [RideTo(edge) for edge in range(6)],
        numbers.TELEPORT: [Teleport(door) for door in range(len(DOORS))],
        numbers.THROUGH: [Say("through"), Say("stop")],
        numbers.PLAY_HORROR: [PlayHorror(1 + card) for card in range(HORRORS)],
        numbers.PLAY_TOP: [Say("play from the pile"), Say("roll")],
        numbers.PROTECT: [Protect(GARLIC + item) for item in range(PROTECTIONS)],
        numbers.TERRIFY: [Terrify(seat) for seat in range(MOST_SEATS)],
        numbers.DECLINE: [Say("decline")],
        numbers.DISCARD: [Discard(1 + card) for card in range(HORRORS + ITEMS)],
        numbers.GIVE_BACK: [GiveBack(chamber) for chamber in range(KINDS)],
        numbers.MUG_SEAT: [Mug(seat) for seat in range(MOST_SEATS)],
        numbers.TAKE_CARD: [Say(f"take {what}") for what in ("a card", "a key", "the book", "the booze", "nothing")],
        numbers.LOOK: [Look(place) for place in range(CODE)],
        numbers.LAY: [Lay(chamber) for chamber in range(KINDS)],
        numbers.DONE: [Say("done")],
        numbers.USE_LAMP: [Say(f"use {item}") for item in ("lamp", "book", "booze", "compass")],
        numbers.USE_LORGNETTE: [UseOnCode("lorgnette", place) for place in range(CODE)],
        numbers.USE_WHISTLE: [UseOnCode("whistle", place) for place in range(CODE)],
        numbers.USE_DIE: [UseOnPiles("die", *pair) for pair in PAIRS],
        numbers.USE_RASP: [UseOnPiles("rasp", *pair) for pair in ORDERED_PAIRS],
        numbers.USE_PLIERS: [UsePliers(cell) for cell in range(CELLS)],
        numbers.SWAP_WITH: [SwapWith(cell) for cell in range(CELLS)],
    }
)
