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
from ghostyard.core.batch_kernels import STAY, Arrays, checked_batch, choose_randomly_in, fresh_arrays
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.kernels import DICE
from ghostyard.core.record import Array, array_of
from ghostyard.research.gpu import THREADS, cuda_or_why_not

# Whatever all threads write at the same time lies side by side in memory, game after game: a hundred observations are
# then written in one go. Rows are strided views of that, as torch and JAX know them too.
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
        self._arrays = self._on_device(fresh_arrays(game, size, seats, fresh, rooms=size))
        self._pending = self._cuda.device_array(size, np.uint8)
        self._cuda_kernels = cuda_kernels(game)
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
                order = "F" if name in SIDE_BY_SIDE and len(shape) > 1 else "C"
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
        self._cuda_kernels["number"][self._grid](self._arrays, dice, first)
        self.reset()

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deal all games, or the chosen ones, from the start of their number."""
        chosen = self._every if which is None else self._sent("which", which, np.bool_)
        self._cuda_kernels["reset"][self._grid](self.boxes, self._arrays, chosen, self._pending)

    def play(self, moves: npt.ArrayLike) -> None:
        """One move, by number, of the seat that is asked in every game; a wrong one anywhere, and none is played."""
        chosen = self._sent("moves", moves, np.int64)
        self._cuda_kernels["check"][self._grid](self._arrays, chosen, self._bad)
        bad = int(self._bad.copy_to_host()[0])
        if bad < self.size:
            self._bad.copy_to_device(np.full(1, self.size, np.int64))
            ply = int(self._arrays.states[bad : bad + 1].copy_to_host()["ply"][0])
            raise Mistake("batch-move", place=bad, move=str(chosen[bad]), ply=ply)
        self.step_unchecked(chosen)

    def step_unchecked(self, moves: Any) -> None:
        """Play moves that are known to be legal, such as `random_moves` gives: nothing waits for the device."""
        if moves.dtype != np.int16:  # the large kernel is compiled for one kind of moves only
            narrow = self._cuda.device_array(self.size, np.int16)
            self._cuda_kernels["narrow"][self._grid](moves, narrow)
            moves = narrow
        self._cuda_kernels["step"][self._grid](self.boxes, self._arrays, moves, self.auto_reset, self._pending)

    def play_together(self, moves: npt.ArrayLike) -> None:
        """Not on the device: seats that choose at the same time are asked one by one there, and do not see it."""
        raise Mistake("not-on-device", what="play_together")

    def random_moves(self, which: Any = None) -> Any:
        """Any legal move of the seat that is asked; the same ones as on the CPU."""
        moves = self._cuda.device_array(self.size, np.int16)
        self._cuda_kernels["random"][self._grid](self._arrays, self._every if which is None else which, moves)
        return moves

    def masks(self) -> Array:
        """Not on the device: `mask` has the moves of the seat that is asked."""
        raise Mistake("not-on-device", what="masks")

    def _observed(self, seat: int | Array, places: Array | None) -> tuple[Array, Array]:
        raise Mistake("not-on-device", what="observe")

    def privileged_observation(self) -> Array:
        """(games, width) The full states as numbers: never for players."""
        out = self._cuda.device_array((self.size, self.privileged_layout.width), np.int16, order="F")
        self._cuda_kernels["privileged"][self._grid](self._arrays, out)
        return out

    def text(self, place: int, language: str = "en") -> str:
        """Not on the device: copy a state to the host for that."""
        raise Mistake("not-on-device", what="text")

    def _sent(self, name: str, values: Any, number: Any) -> Any:
        """Values on the device: shared if they are there, else copied."""
        if not hasattr(values, "__cuda_array_interface__"):
            values = self._cuda.to_device(np.ascontiguousarray(values, number))
        return self._shaped(name, self._cuda.as_cuda_array(values), (self.size,))


_KERNELS: dict[int, tuple[Game, dict[str, Any]]] = {}


def cuda_kernels(game: Game) -> dict[str, Any]:
    """The kernels of a game, made once."""
    if id(game) not in _KERNELS:
        _KERNELS[id(game)] = game, _cuda_kernels(game)
    return _KERNELS[id(game)][1]


def _cuda_kernels(game: Game) -> dict[str, Any]:
    cuda, parts = cuda_or_why_not(), game.batch_kernels
    begin, ask, go_on, play = parts.begin, parts.ask, parts.go_on, game.rules.play
    view, encode, encode_all = game.rules.view, game.encode, game.encode_privileged

    @cuda.jit(device=True)
    def look(box: Any, b: Arrays, k: int, pending: Array) -> None:
        ask(box, b, k)
        pending[k] = b.states[k].pending
        b.views[k] = b.blank[0]
        view(box, b.states[k], b.seat[k], b.views[k])
        encode(b.views[k], b.seat[k], b.observation[k])

    @cuda.jit
    def number(b: Arrays, seed: Array, first: int) -> None:
        k = cuda.grid(1)
        if k < b.states.size:
            b.number[k] = first + k
            seed_chance(b.dice[k], seed, first + k)

    @cuda.jit
    def reset(boxes: Array, b: Arrays, which: Array, pending: Array) -> None:
        k = cuda.grid(1)
        if k < b.states.size and which[k]:
            b.ended[k] = False
            begin(boxes[0], b, k)
            look(boxes[0], b, k, pending)

    @cuda.jit
    def check(b: Arrays, moves: Array, bad: Array) -> None:
        k = cuda.grid(1)
        if k < b.states.size and b.seat[k] >= 0 and moves[k] != STAY:
            if moves[k] < 0 or moves[k] >= b.mask.shape[1] or not b.mask[k, moves[k]]:
                cuda.atomic.min(bad, 0, k)

    @cuda.jit
    def narrow(moves: Array, out: Array) -> None:
        k = cuda.grid(1)
        if k < out.size:
            out[k] = moves[k]

    @cuda.jit
    def step(boxes: Array, b: Arrays, moves: Array, auto_reset: bool, pending: Array) -> None:
        k = cuda.grid(1)
        if k < b.states.size:
            b.ended[k] = False
            if b.seat[k] >= 0 and moves[k] != STAY:
                play(boxes[0], b.states[k], b.seat[k], moves[k])
                go_on(boxes[0], b, k, auto_reset)
                look(boxes[0], b, k, pending)

    @cuda.jit
    def random(b: Arrays, which: Array, moves: Array) -> None:
        k = cuda.grid(1)
        if k < b.states.size:
            moves[k] = choose_randomly_in(b, k) if which[k] else STAY

    @cuda.jit
    def privileged(b: Arrays, out: Array) -> None:
        k = cuda.grid(1)
        if k < b.states.size:
            encode_all(b.states[k], b.seat[k], out[k])

    return {
        "number": number, "reset": reset, "check": check, "narrow": narrow, "step": step, "random": random,
        "privileged": privileged,
    }  # fmt: skip
