"""A batch: many games of one kind stepped together, as arrays. The same deals and the same bytes as single matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ghostyard.core.batch_kernels import FINE, Arrays, checked_batch, choose_randomly, new_arrays, seed_dice
from ghostyard.core.chance import seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake, no_such_seat
from ghostyard.core.kernels import DICE
from ghostyard.core.observation import NUMBER, Layout, told
from ghostyard.core.record import SPECTATOR, Array, array_of

if TYPE_CHECKING:
    from ghostyard.core.game import Game


class Batch:
    """Games stepped together. In every game one seat is asked at a time (`seat`), or all that are pending at once.

    Arrays belong to the batch and are written anew by every step: copy what you keep. They go to torch and JAX without
    a copy (`torch.from_dlpack(batch.mask)`), and stay what the batch writes to.
    """

    device = "cpu"

    def __init__(
        self, game: Game, size: int, seats: int, *, seed: int = 1, options: Mapping[str, Any] | None = None,
        edition: str | Edition = HOUSE, version: int | None = None, auto_reset: bool = True,
    ) -> None:  # fmt: skip
        """Game k has the seed `seed + k`; with `auto_reset` the game after it in the same place `seed + size + k`."""
        fresh = checked_batch(game, size, seats, options, version)
        self.game, self.size, self.seats, self.auto_reset = game, size, seats, auto_reset
        self.layout = game.layout(seats)
        self.boxes = array_of(game.edition(edition))
        self._arrays = new_arrays(game, size, seats, fresh)
        self._kernels, self._every, self._places = game.batch_kernels, np.ones(size, np.bool_), np.arange(size)
        self.reseed(seed)

    # ------------------------------------------------------------ what there is

    @property
    def arrays(self) -> Arrays:
        """All arrays of the batch together; most have a name of their own below."""
        return self._arrays

    @property
    def seat(self) -> Array:
        """(games,) The seat that is asked, the lowest of those pending; -1 where the game is over."""
        return self._arrays.seat

    @property
    def pending(self) -> Array:
        """(games,) A bit for every seat that owes a decision."""
        return self._arrays.states["pending"]

    @property
    def mask(self) -> Array:
        """(games, moves) Is this move legal for `seat`?"""
        return self._arrays.mask

    @property
    def legal(self) -> Array:
        """(games, most moves) The legal moves of `seat` by number; only the first `count` of a row mean anything."""
        return self._arrays.legal

    @property
    def count(self) -> Array:
        """(games,) How many legal moves `seat` has."""
        return self._arrays.count

    @property
    def observation(self) -> Array:
        """(games, width) What `seat` knows, as numbers; `layout` says what stands where."""
        return self._arrays.observation

    @property
    def number(self) -> Array:
        """(games,) The number of the game that is being played: its deal has the seed `seed + number`."""
        return self._arrays.number

    @property
    def ended(self) -> Array:
        """(games,) Did a game end with the last step? Then reward, points and rank are its own."""
        return self._arrays.ended

    @property
    def reward(self) -> Array:
        """(games, seats) 1 for the only winner, the others have -1 together; shared by shared victories."""
        return self._arrays.reward

    @property
    def points(self) -> Array:
        """(games, seats) The points of the game that has ended last."""
        return self._arrays.points

    @property
    def rank(self) -> Array:
        """(games, seats) The places in the game that has ended last: 1 wins, equal places are shared."""
        return self._arrays.rank

    @property
    def privileged_state(self) -> Array:
        """(games,) Everything, hidden things included: to train value functions, never for players."""
        return self._arrays.states

    # ------------------------------------------------------------ what can be done

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deal all games, or the chosen ones, from the start of their number."""
        chosen = self._every if which is None else np.ascontiguousarray(which, np.bool_)
        self._kernels.reset(self.boxes, self._arrays, self._shaped("which", chosen, (self.size,)))

    def reseed(self, seed: int, first: int = 0) -> None:
        """Begin anew with another seed, as if the batch had been made with it; from a later game on, if `first` says
        so."""
        self._arrays.seed[:] = seed_words(checked_seed(seed))
        self._arrays.number[:] = self._places + first
        seed_dice(self._arrays.dice, seed_words(seed ^ DICE), first)
        self.reset()

    def play(self, moves: npt.ArrayLike) -> None:
        """One move, by number, of the seat that is asked in every game; a wrong one anywhere, and none is played.

        A game whose move is -1 stands still.
        """
        chosen = self._shaped("moves", _whole(moves), (self.size,))
        self._refuse(self._kernels.step(self.boxes, self._arrays, chosen, self.auto_reset), chosen)

    def play_together(self, moves: npt.ArrayLike) -> None:
        """The moves of all seats that are asked, at once: (games, seats); what others are given is not read."""
        chosen = self._shaped("moves", _whole(moves), (self.size, self.seats))
        bad = self._kernels.step_together(self.boxes, self._arrays, chosen, self.masks(), self.auto_reset)
        self._refuse(bad, chosen)

    def _refuse(self, bad: int, moves: Array) -> None:
        if bad != FINE:
            raise Mistake("batch-move", place=bad, move=str(moves[bad]), ply=int(self.privileged_state[bad].ply))

    def _shaped(self, name: str, array: Array, shape: tuple[int, ...]) -> Array:
        if array.shape != shape:
            raise Mistake("batch-shape", name=name, found=str(array.shape), wanted=str(shape))
        return array

    def random_moves(self, which: Array | None = None) -> Array:
        """Any legal move of the seat that is asked, in every game or the chosen ones; the same for the same seed."""
        moves = np.empty(self.size, np.int16)
        choose_randomly(self._arrays, self._every if which is None else which, moves)
        return moves

    # ------------------------------------------------------------ what others know

    def masks(self) -> Array:
        """(games, seats, moves) The legal moves of every seat that is asked now."""
        out = np.zeros((self.size, self.seats, len(self.game.moves)), np.bool_)
        self._kernels.masks(self.boxes, self._arrays, out, np.empty(self.game.most_moves, np.int16))
        return out

    def observe(self, seat: int | Array, places: Array | None = None) -> Array:
        """(games, width) What this seat knows as numbers, asked or not; one seat for all games, or one for each.

        Of some games only, if `places` names them.
        """
        return self._observed(seat, places)[1]

    def views(self, seat: int | Array, places: Array | None = None) -> Array:
        """(games,) What this seat knows, as records with the fields of the game's state."""
        return self._observed(seat, places)[0]

    def _observed(self, seat: int | Array, places: Array | None) -> tuple[Array, Array]:
        chosen = self._places if places is None else np.ascontiguousarray(places, np.int64)
        seats = np.ascontiguousarray(np.broadcast_to(self._seats(seat), chosen.shape))
        views, out = self.game.state.blanks(len(chosen)), np.zeros((len(chosen), self.layout.width), NUMBER)
        self._kernels.observe(self.boxes, self._arrays, chosen, seats, views, out)
        return views, out

    def _seats(self, seat: int | Array) -> Array:
        asked = np.asarray(seat)
        for wrong in asked[(asked < SPECTATOR) | (asked >= self.seats)].ravel()[:1].tolist():
            raise no_such_seat(wrong, self.seats)
        return asked.astype(np.int8)

    @property
    def privileged_layout(self) -> Layout:
        """What stands where in `privileged_observation`."""
        return self.game.layout(self.seats, privileged=True)

    def privileged_observation(self) -> Array:
        """(games, width) The full states as numbers, counted from the seat that is asked: never for players."""
        out = np.zeros((self.size, self.privileged_layout.width), NUMBER)
        self._kernels.observe_privileged(self._arrays, out)
        return out

    def text(self, place: int, language: str = "en") -> str:
        """What the seat that is asked knows and may do in one game, to be read."""
        seat = int(self.seat[place])
        view = self.game.view(self.boxes[0], self.privileged_state[place], seat)
        return told(self.game, self.boxes[0], view, seat, language)


def checked_seed(seed: int) -> int:
    """The seed, if it is one."""
    if not 0 <= seed < 1 << 128:
        raise Mistake("seed", seed=str(seed))
    return seed


def _whole(moves: npt.ArrayLike) -> Array:
    array = np.asarray(moves)
    if array.dtype.kind not in "iu":
        raise Mistake("batch-moves", found=str(array.dtype))
    return np.ascontiguousarray(array, np.int64)
