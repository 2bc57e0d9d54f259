"""A match: one game being played, move by move, from Python."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import UNSET, Struct

from ghostyard.core.chance import seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake, Refused, no_such_seat
from ghostyard.core.game import Game, pending_seats, seat_is_asked
from ghostyard.core.journal import Journal, commitment
from ghostyard.core.kernels import new_moves
from ghostyard.core.moves import LegalMoves, Move
from ghostyard.core.record import SPECTATOR, Array, array_of, bytes_of, header_of, record_hash
from ghostyard.core.rules import FINE
from ghostyard.core.sheet import ScoreSheet

MOST_UNDOABLE = 16  # moves that can be taken back: more than one each, even if all choose at once


class Undoable(Struct, frozen=True, gc=False):
    """A move that may still be taken back, and the state before it."""

    seat: int
    move: int
    before: bytes


class Match:
    """One game in progress. `play` checks every move and remembers it for the journal."""

    __slots__ = ("_boxes", "_states", "_undoable", "box", "edition", "game", "names", "played", "seed", "state")

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Edition = HOUSE,
        box: Any = None,
        names: Sequence[str] = (),
        version: int | None = None,
    ) -> None:
        self.game = game
        self.seed = secrets.randbits(128) if seed is None else seed
        if not 0 <= self.seed < 1 << 128:
            raise Mistake("seed", seed=str(seed))
        if isinstance(edition, str):
            edition = game.shipped_edition(edition) if box is None else Edition(edition, box)
        self.edition = edition
        self._boxes = array_of(edition.box)
        self.box: Any = self._boxes[0]  # the components
        self.names = list(names) or [f"Seat {seat + 1}" for seat in range(seats)]
        self._stand_at(array_of(game.new_state(seats, options, version)))
        self.played: list[tuple[int, int]] = []
        self._undoable: tuple[Undoable, ...] = ()  # the latest moves since anything was revealed
        game.kernels.start(self.box, self.state, seed_words(self.seed), 0)

    def _stand_at(self, states: Array) -> None:
        self._states = states  # of one: what compiled code takes
        self.state: Any = states[0]  # everything, hidden things included: for the rules, never for players

    @property
    def version(self) -> int:
        """The version of the rules that this match is played by."""
        return 1 + int(self.state.revision)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.state.pending

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now: one, or several at once."""
        return pending_seats(self.state)

    def legal(self, seat: int) -> LegalMoves:
        """The moves this seat may make now."""
        asked, moves = seat_is_asked(self.state, seat), new_moves(self.game.most_moves)
        count = self.game.kernels.legal_of(self._boxes, self._states, seat, moves) if asked else 0
        return LegalMoves(self.game.moves, moves[:count].tolist())

    def play(self, seat: int, move: Move | str | int) -> None:
        """Make a move, given as value, text or number; one that the rules do not allow is refused."""
        number = self.game.moves.number(move)
        before = bytes_of(self.state)
        code = self.game.kernels.try_play(self._boxes, self._states, seat, number)
        if code != FINE:
            raise self.game.refused(code, move=self.game.moves.texts[number])
        self.played.append((seat, number))
        kept = (*self._undoable[1 - MOST_UNDOABLE :], Undoable(seat, number, before))
        self._undoable = kept if header_of(self.state)[3] == header_of(before)[3] else ()

    def take_back(self, seat: int) -> None:
        """Undo this seat's last move: possible until something hidden was revealed, or others built on it."""
        before = self.without_last_move(seat)
        self._stand_at(before._states)
        self.played, self._undoable = before.played, before._undoable

    def without_last_move(self, seat: int) -> Match:
        """A new match: this one, had the seat not made its last move and the others theirs."""
        place = self._last_undoable(seat)
        if place < 0 or self.over:
            raise Mistake("no-take-back")
        match = self._before(place)
        try:
            for later in self._undoable[place + 1 :]:
                match.play(later.seat, later.move)
        except Refused:
            raise Mistake("no-take-back") from None
        if match.state.revealed != self.state.revealed:
            raise Mistake("no-take-back")
        return match

    def can_take_back(self, seat: int) -> bool:
        """Could this seat take its last move back now?"""
        if not self._undoable or self.over:
            return False
        if self._undoable[-1].seat == seat:  # nobody built on it, and nothing was revealed since
            return True
        if self._last_undoable(seat) < 0:
            return False
        try:
            self.without_last_move(seat)
        except Mistake:
            return False
        return True

    def _last_undoable(self, seat: int) -> int:
        return max((place for place, undoable in enumerate(self._undoable) if undoable.seat == seat), default=-1)

    def _before(self, place: int) -> Match:
        """A new match as it was before one of the moves that can be taken back."""
        match = self.copy()
        match._stand_at(np.ndarray(1, self._states.dtype, bytearray(self._undoable[place].before)))
        match.played = self.played[: len(self.played) - len(self._undoable) + place]
        match._undoable = self._undoable[:place]
        return match

    def copy(self) -> Match:
        """An independent match at the same position."""
        other = Match.__new__(Match)
        other.game, other.seed, other.names = self.game, self.seed, self.names
        other.edition, other._boxes, other.box = self.edition, self._boxes, self.box
        other._stand_at(array_of(self.state))
        other.played, other._undoable = self.played.copy(), self._undoable
        return other

    def view(self, seat: int) -> Any:
        """What this seat may know; SPECTATOR for what everybody knows."""
        if not SPECTATOR <= seat < len(self.names):
            raise no_such_seat(seat, len(self.names))
        return self.game.view(self.box, self.state, seat)

    @property
    def sheets(self) -> list[ScoreSheet]:
        """Everybody's score sheet as it stands, with reasons."""
        return self.game.sheets(self.box, self.state)

    @property
    def totals(self) -> list[int]:
        """Everybody's points as they stand."""
        return self.game.totals(self.box, self.state)

    @property
    def ranks(self) -> list[int]:
        """Everybody's place as it stands; 1 wins, equal places are shared."""
        return self.game.ranks(self.box, self.state)

    @property
    def hash(self) -> str:
        """The name of exactly this state."""
        return self.game.state_hash(self.state)

    @property
    def journal(self) -> Journal:
        """The game so far, from which it can be played again."""
        return Journal(
            game=self.game.name,
            rules=self.version,
            edition=self.edition.name,
            components=record_hash(self.box),
            options=self.game.option_values(self.state),
            seats=list(self.names),
            seed=f"{self.seed:032x}",
            commitment=commitment(self.game.name, self.seed),
            moves=[(seat, self.game.moves.texts[number]) for seat, number in self.played],
            final=self.hash,
            faces=self.edition.faces or UNSET,
        )
