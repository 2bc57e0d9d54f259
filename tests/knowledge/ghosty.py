"""Who knows what in Gho Gho Ghosty."""

from __future__ import annotations

from typing import Any

from tests.knowledge.notebook import Notebook, Places

HEADER = ("seats", "pending", "ply", "revealed", "option", "revision")


class GhostyNotebook(Notebook):
    """All cards lie open but the pile, those out of the game, and bets: each is its owner's until it is shown."""

    OPEN = (
        *HEADER, "phase", "rounds", "ghosty", "owed", "drawn", "displayed", "laid", "quarry", "shown", "engine",
        "display", "row", "train",
    )  # fmt: skip
    SECRET = ("deck", "bet")

    def begin(self, box: Any, s: Any) -> None:
        self.bet = 0  # the colour of the own bet, as it is stored: plus one

    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        if move.startswith("bet") and seat == self.viewer:  # GHO-07
            self.bet = 1 + ("red", "yellow", "green", "blue", "purple").index(move.split()[1])
        elif self.viewer >= 0 and after.shown[self.viewer] and not move.startswith("bet"):  # GHO-09
            self.bet = 0

    def known(self, s: Any) -> Places:
        return {f"bet {self.viewer}": self.bet} if self.bet else {}

    @classmethod
    def places(cls, s: Any) -> Places:
        bets = {f"bet {seat}": int(s.bet[seat]) for seat in range(s.seats)}
        return bets | {f"deck {place}": int(card) for place, card in enumerate(s.deck)}

    def remember(self, earlier: Notebook) -> None:
        """Nobody but its owner has seen a bet that is taken back."""
