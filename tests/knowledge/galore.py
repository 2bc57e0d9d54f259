"""Who knows what in Ghosts Galore."""

from __future__ import annotations

from typing import Any

from tests.knowledge.notebook import Fact, Notebook, Places

HEADER = ("seats", "pending", "ply", "revealed", "option", "revision")


class GaloreNotebook(Notebook):
    """Tiles that were turned up are known wherever they lie; apart from those, one's own tiles and choices."""

    OPEN = (*HEADER, "phase", "rounds", "lamp", "turned", "board", "side", "claimed", "tile", "turn")
    SECRET = ("deck", "secret", "offer", "choice")

    def begin(self, box: Any, s: Any) -> None:
        self.face_up: set[int] = set()  # places of the deck whose tile has been turned up
        self.stack = 0  # the current stack, and how many of its tiles were turned up and claimed
        self.turned = self.claimed = 0
        self.deciding = self.seats  # how many have still to choose, while all choose at the same time
        self.sides_chosen = bool(self.options["random-sides"])
        self.kept = not self.options["experienced"]
        self.offered: tuple[int, int] = (0, 0)
        self.given_back = 0
        if self.sides_chosen:
            self.take_secret_tiles(s)

    def take_secret_tiles(self, s: Any) -> None:
        """Everybody looks at the own secret tile, or at two of them. GAL-06 GAL-09"""
        if self.viewer >= 0 and not self.kept:
            self.offered = (int(s.offer[self.viewer, 0]), int(s.offer[self.viewer, 1]))

    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        if move == "draw":  # GAL-11
            self.turn_up_to(self.turned + 1)
        elif move == "claim" or move.startswith("take"):  # GAL-10 GAL-15
            self.claimed += 1
            if self.claimed == self.seats - 1:
                self.turn_up_to(self.seats + 4)
        elif move != "leave":  # all choose at the same time
            self.deciding -= 1
            if move.startswith("keep") and seat == self.viewer:
                self.given_back = self.offered[0 if move == "keep 2" else 1]
            if self.deciding == 0:
                self.deciding = self.seats
                self.all_have_chosen(after)

    def all_have_chosen(self, s: Any) -> None:
        """Sides, kept tiles or placements are shown, and the game goes on."""
        if not self.sides_chosen:
            self.sides_chosen = True
            self.take_secret_tiles(s)
        elif not self.kept:
            self.kept = True
        elif self.stack < 8:  # a round is over. GAL-17
            self.stack += 1
            self.turned = self.claimed = 0
        else:
            self.stack = 9  # the secret tiles lie on the boards. GAL-18

    def turn_up_to(self, count: int) -> None:
        """So many tiles of the current stack lie open."""
        start = self.stack * (self.seats + 4)
        self.turned = count
        self.face_up |= set(range(start, start + count))

    def known(self, s: Any) -> Places:
        known = {f"deck {place}": int(s.deck[place]) for place in self.face_up}
        if self.viewer >= 0:
            own = self.viewer
            known[f"secret {own}"] = int(s.secret[own])
            known[f"choice {own}"] = int(s.choice[own])
            known |= {f"offer {own} {which}": int(s.offer[own, which]) for which in range(2)}
        return {place: tile for place, tile in known.items() if tile}

    @classmethod
    def places(cls, s: Any) -> Places:
        places = {f"deck {place}": int(tile) for place, tile in enumerate(s.deck)}
        for seat in range(s.seats):
            places[f"secret {seat}"] = int(s.secret[seat])
            places[f"choice {seat}"] = int(s.choice[seat])
            places |= {f"offer {seat} {which}": int(s.offer[seat, which]) for which in range(2)}
        return places

    def facts(self) -> list[Fact]:
        if not (self.given_back and self.kept):
            return []
        tile = self.given_back
        return [(f"GAL-09 the tile given back, {tile}, is nobody's secret tile", lambda s: tile not in s.secret)]

    def is_settled(self, s: Any, unknown: Places) -> set[str]:
        """A single unseen tile is known by elimination."""
        tiles = {place for place in unknown if not place.startswith("choice")}
        return tiles if len(tiles) == 1 else set()

    def remember(self, earlier: Notebook) -> None:
        assert isinstance(earlier, GaloreNotebook)
        self.face_up |= earlier.face_up
