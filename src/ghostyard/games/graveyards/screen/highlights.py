"""What is going on at the table right now: the best sections, and what the player whose turn it is has picked up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ghostyard.core.game import pending_seats
from ghostyard.games.graveyards.rules.ground import tile_at
from ghostyard.games.graveyards.rules.names import XY, best_section_of
from ghostyard.games.graveyards.rules.state import (
    CELL,
    COLOURS,
    FACING,
    FIRST_TURN,
    HOUSE_SPOT,
    NEW_TILE,
    NEW_TOKEN,
    NEW_TURN,
    REPLACE,
    ROTATE,
    ROTATED,
    SECOND_TILE,
    SECOND_TOKEN,
    SECOND_TURN,
    SWAP,
    TOKEN,
    TOKEN_SPOT,
    TOKEN_TO,
)


@dataclass(frozen=True)
class Highlights:
    """A view, read as one looks at a table."""

    box: Any
    v: Any

    @cached_property
    def sections(self) -> list[tuple[int, list[XY]]]:
        """By colour: the points of the best section and its spaces; none of a colour that nobody plays."""
        return [
            best_section_of(self.box, self.v, colour) if self.v.owner[colour] else (0, []) for colour in range(COLOURS)
        ]

    def points(self, seat: int) -> int:
        """What a seat's colours are worth together."""
        return sum(self.sections[colour][0] for colour in range(COLOURS) if self.v.owner[colour] == seat + 1)

    @property
    def player(self) -> int:
        """Whose turn it is; -1 when the game is over."""
        return next(iter(pending_seats(self.v)), -1)

    # ------------------------------------------------------------ what is picked up

    @property
    def raised(self) -> int:
        """1 + the slot of a tile that has left the hand, and lies on the table as a suggestion; 0 if there is none."""
        return int(self.v.slot) if self.v.phase in (FACING, NEW_TURN) else 0

    @property
    def picked_slot(self) -> int:
        """1 + the slot of a tile that is chosen, but has no place yet."""
        return int(self.v.slot) if self.v.phase == CELL else 0

    @property
    def picked_house(self) -> int:
        """1 + the colour of the house that is chosen."""
        return int(self.v.kind) if self.v.phase == HOUSE_SPOT else 0

    @property
    def picked_kind(self) -> int:
        """1 + the kind of the token from the supply that is chosen."""
        return int(self.v.kind) if self.v.phase == TOKEN_SPOT else 0

    @property
    def picked_cell(self) -> int:
        """1 + the cell of a tile on the table that is chosen, or whose icon is at work."""
        if self.v.phase in (ROTATED, SECOND_TILE, NEW_TILE):
            return int(self.v.here)
        return int(self.v.cell[self.v.laid]) if self.v.phase in (ROTATE, SWAP, REPLACE, TOKEN) else 0

    @property
    def picked_space(self) -> int:
        """1 + the space of a token on the table that is chosen."""
        return int(self.v.here) if self.v.phase in (TOKEN_TO, SECOND_TOKEN, NEW_TOKEN) else 0

    @property
    def leaving(self) -> int:
        """The tile that is about to leave the table for the hand; 0 if there is none."""
        return int(tile_at(self.v, self.v.here - 1)) if self.v.phase == NEW_TURN else 0

    @cached_property
    def swapping(self) -> dict[int, tuple[int, int]]:
        """Two tiles about to be swapped: the cell and the turn that each will have."""
        v = self.v
        if v.phase not in (FIRST_TURN, SECOND_TURN):
            return {}
        here, there = int(v.here) - 1, int(v.there) - 1
        first, second = int(tile_at(v, here)), int(tile_at(v, there))
        turn = int(v.facing) - 1 if v.facing else int(v.turn[first])
        return {first: (there, turn), second: (here, int(v.turn[second]))}
