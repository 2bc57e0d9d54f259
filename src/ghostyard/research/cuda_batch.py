"""Batches on a GPU: one thread steps one game; states, masks and observations stay on the device.

The very functions that step a batch on the CPU run in the threads, so the games are the same byte for byte. Arrays have
Numba's `__cuda_array_interface__`: `torch.as_tensor(batch.observation, device="cuda")` shares them without a copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ghostyard.core.batch import Batch, checked_seed
from ghostyard.core.batch_kernels import Arrays, checked_batch, fresh_arrays
from ghostyard.core.chance import seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.kernels import DICE
from ghostyard.core.record import Array, array_of
from ghostyard.research.cuda_kernels import (
    MOST_DEALING,
    THREADS,
    Asking,
    Choosing,
    Dealing,
    cuda_kernels,
    part_of,
)
from ghostyard.research.gpu import cuda_or_why_not
from ghostyard.research.gpu_order import Order
from ghostyard.research.shared_states import SharedStates

# Whatever all threads write at the same time lies side by side in memory, game after game: a hundred observations are
# then written in one go. Rows are strided views of that, as torch and JAX know them too. Legal moves of
# games that are taken up in another order than their own are the exception.
SIDE_BY_SIDE = ("legal", "observation", "reward", "points", "rank", "lines", "dice")


class CudaBatch(Batch):
    """Games stepped together on a GPU."""

    device = "cuda"

    def __init__(
        self, game: Game, size: int, seats: int, *, seed: int = 1, options: Mapping[str, Any] | None = None,
        edition: str | Edition = HOUSE, version: int | None = None, auto_reset: bool = True,
    ) -> None:  # fmt: skip
        self._cuda = cuda_or_why_not()
        fresh = checked_batch(game, size, seats, options, version)
        self.game, self.size, self.seats, self.auto_reset = game, size, seats, auto_reset
        self.layout = game.layout(seats)
        self.boxes = self._cuda.to_device(array_of(game.edition(edition)))
        self._arrays = self._on_device(fresh_arrays(game, size, seats, fresh, rooms=1))
        self._cuda_kernels = cuda_kernels(game)
        self._choosing = part_of(self._arrays, Choosing)
        self._asking, self._dealing = part_of(self._arrays, Asking), part_of(self._arrays, Dealing)
        self._as_words: dict[tuple[str, Any], Any] = {}
        self._pending = self._cuda.device_array(size, np.uint8)
        self._order = Order(self._cuda, size)
        self._moves, self._narrow = (self._cuda.device_array(size, np.int16) for _ in range(2))
        self._chosen = self._cuda.device_array(size, np.int32)  # the places of games to be dealt, and how many
        self._count = self._cuda.device_array(1, np.int32)
        self._places = self._cuda.to_device(np.arange(size, dtype=np.int32))
        self._every = self._cuda.to_device(np.ones(size, np.bool_))
        self._bad = self._cuda.to_device(np.full(1, size, np.int64))
        self._grid = (size + THREADS - 1) // THREADS, THREADS
        self.reseed(seed)

    def _on_device(self, arrays: Mapping[str, Any]) -> Arrays:
        """The same arrays on the device; what is only zero there is never sent."""
        made = {}
        for name, (shape, number, content) in arrays.items():
            if content is not None:
                made[name] = self._cuda.to_device(content)
            else:
                aside = name in SIDE_BY_SIDE and len(shape) > 1 and not (name == "legal" and self.game.deciding)
                order = "F" if aside else "C"
                made[name] = self._cuda.device_array(shape, number, order=order)
                self._clear(made[name])
        return Arrays(**made)

    def _clear(self, array: Any) -> None:
        self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)

    @property
    def pending(self) -> Array:
        """(games,) A bit for every seat that owes a decision."""
        return self._pending

    def reseed(self, seed: int, first: int = 0) -> None:
        """Begin anew with another seed."""
        self._arrays.seed.copy_to_device(seed_words(checked_seed(seed)))
        dice = self._cuda.to_device(seed_words(seed ^ DICE))
        self._cuda_kernels.number[self._grid](self._arrays.number, self._arrays.dice, dice, first)
        self.reset()

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deal all games, or the chosen ones, from the start of their number."""
        chosen = self._every if which is None else self._sent("which", which, np.bool_)
        self._clear(self._count)
        self._cuda_kernels.choose[self._grid](self._arrays.ended, chosen, self._chosen, self._count)
        self._deal()

    def _deal(self) -> None:
        """Settle and deal the games that are listed; then write what is known in all."""
        kernels, layout = self._cuda_kernels, self._cuda_kernels.dealing
        layout.launch(kernels.deal, min(self.size, MOST_DEALING * layout.threads))(
            self.boxes, self._dealing, self._words(layout), self._words(layout, "fresh"), self.auto_reset,
            self._pending, self._order.kinds, self._chosen, self._count,
        )  # fmt: skip
        layout = kernels.observing
        layout.launch(kernels.observe, self.size)(
            self.boxes, self._words(layout), self._places, self._arrays.seat, self._arrays.observation
        )
        if self.game.deciding:
            self._order.sort()

    def _words(self, layout: SharedStates, name: str = "states") -> Any:
        """The states as the numbers that kernels copy."""
        key = name, layout.word
        if key not in self._as_words:
            self._as_words[key] = getattr(self._arrays, name).view(layout.word)
        return self._as_words[key]

    def play(self, moves: npt.ArrayLike) -> None:
        """One move, by number, of the seat that is asked in every game; a wrong one anywhere, and none is played."""
        chosen = self._sent("moves", moves, np.int64)
        self._cuda_kernels.check[self._grid](self._asking, chosen, self._bad)
        bad = int(self._bad.copy_to_host()[0])
        if bad < self.size:
            self._bad.copy_to_device(np.full(1, self.size, np.int64))
            ply = int(self._arrays.states[bad : bad + 1].copy_to_host()["ply"][0])
            raise Mistake("batch-move", place=bad, move=str(chosen[bad]), ply=ply)
        self.step_unchecked(chosen)

    def step_unchecked(self, moves: Any) -> None:
        """Play moves that are known to be legal, such as `random_moves` gives: nothing waits for the device."""
        if moves.dtype != np.int16:  # the large kernel is compiled for one kind of moves only
            self._cuda_kernels.narrow[self._grid](moves, self._narrow)
            moves = self._narrow
        layout = self._cuda_kernels.stepping
        self._clear(self._count)
        layout.launch(self._cuda_kernels.step, self.size)(
            self.boxes, self._asking, self._words(layout), self._order.games, moves, self._pending, self._order.kinds,
            self._chosen, self._count,
        )  # fmt: skip
        self._deal()

    def play_together(self, moves: npt.ArrayLike) -> None:
        """Not on the device: seats that choose at the same time are asked one by one there, and do not see it."""
        raise Mistake("not-on-device", what="play_together")

    def random_moves(self, which: Any = None) -> Any:
        """Any legal move of the seat that is asked; the same ones as on the CPU. Written anew by every call."""
        self._cuda_kernels.random[self._grid](self._choosing, self._every if which is None else which, self._moves)
        return self._moves

    def masks(self) -> Array:
        """Not on the device: `mask` has the moves of the seat that is asked."""
        raise Mistake("not-on-device", what="masks")

    def _observed(self, seat: int | Array, places: Array | None) -> tuple[Array, Array]:
        raise Mistake("not-on-device", what="observe")

    def privileged_observation(self) -> Array:
        """(games, width) The full states as numbers: never for players."""
        out = self._cuda.device_array((self.size, self.privileged_layout.width), np.int16, order="F")
        self._cuda_kernels.privileged[self._grid](self._arrays.states, self._arrays.seat, out)
        return out

    def text(self, place: int, language: str = "en") -> str:
        """Not on the device: copy a state to the host for that."""
        raise Mistake("not-on-device", what="text")

    def _sent(self, name: str, values: Any, number: Any) -> Any:
        """Values on the device: shared if they are there, else copied."""
        if not hasattr(values, "__cuda_array_interface__"):
            values = self._cuda.to_device(np.ascontiguousarray(values, number))
        return self._shaped(name, self._cuda.as_cuda_array(values), (self.size,))
