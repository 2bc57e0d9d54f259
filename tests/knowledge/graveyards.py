"""Who knows what in Graveyards, Ghosts & Haunted Houses."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.knowledge.notebook import Notebook, Places

HEADER = ("seats", "pending", "ply", "revealed", "option", "revision")


class GraveyardsNotebook(Notebook):
    """A tile that has ever lain on the table is known for good: it can only be there, or in a hand that took it
    before everybody's eyes. GRA-16 Apart from those, one's own hand. GRA-06"""

    OPEN = (
        *HEADER, "phase", "drawn", "last_turns", "moved", "still", "laid", "slot", "kind", "facing", "here", "there",
        "owner", "house", "supply", "token", "held", "cell", "turn", "rows", "vacant", "bare",
    )  # fmt: skip
    NOTES = ("shown", "todo", "reached")  # the last two are room to work in
    SECRET = ("hand", "deck")

    def begin(self, box: Any, s: Any) -> None:
        self.lain_open: set[int] = set()

    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        self.lain_open |= set(np.flatnonzero(after.cell).tolist()) | {int(after.laid)}

    def known(self, s: Any) -> Places:
        hands = {place: tile for place, tile in self.places(s).items() if tile and place.startswith("hand")}
        own = f"hand {self.viewer} "
        return {place: tile for place, tile in hands.items() if place.startswith(own) or tile in self.lain_open}

    @classmethod
    def places(cls, s: Any) -> Places:
        hands = {f"hand {seat} {slot}": int(tile) for seat in range(s.seats) for slot, tile in enumerate(s.hand[seat])}
        return hands | {f"deck {place}": int(tile) for place, tile in enumerate(s.deck)}

    def is_settled(self, s: Any, unknown: Places) -> set[str]:
        """A single unseen tile is known by elimination."""
        return set(unknown) if len(unknown) == 1 else set()

    def remember(self, earlier: Notebook) -> None:
        assert isinstance(earlier, GraveyardsNotebook)
        self.lain_open |= earlier.lain_open
