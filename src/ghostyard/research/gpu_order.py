"""The order in which a GPU takes up games: those that decide the same kind of thing stand together.

The threads of a warp take turns wherever they would do different things. Side by side in one warp, games with many
kinds of decisions would be played nearly one after the other; sorted by what is decided, they are played together.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.core.record import Array
from ghostyard.core.rule import written_rule
from ghostyard.research.gpu import cuda_or_why_not
from ghostyard.research.kernel_cache import kept_kernel

KINDS = 32  # of decisions, at most
OVER = KINDS - 1  # instead of a kind: leave the game out
SORTING = 256  # threads in a block


def kind_of(game: Game) -> Any:
    """The rule that says which kind of decision is due in a state."""
    return written_rule(f"def kind(s):\n    return {f's.{game.deciding}' if game.deciding else '0'}", game.state)


class Order:
    """The numbers of all games, sorted by the kind of decision that is due; at first in their own order."""

    def __init__(self, cuda: Any, size: int) -> None:
        self._cuda, self._kernels = cuda, sorting_kernels()
        self.kinds = cuda.device_array(size, np.uint8)
        self.games = cuda.to_device(np.arange(size, dtype=np.int32))
        self.count = cuda.to_device(np.full(1, size, np.int32))
        self._totals, self._taken = (cuda.device_array(KINDS, np.int32) for _ in range(2))
        self._blocks = -(-size // SORTING)

    def sort(self) -> None:
        """Put the games in order, by the kinds that were written last."""
        for numbers in (self._totals, self._taken):
            self._cuda.cudadrv.driver.device_memset(numbers, 0, numbers.nbytes)
        tally, arrange = self._kernels
        tally[self._blocks, SORTING](self.kinds, self._totals)
        arrange[self._blocks, SORTING](self.kinds, self._totals, self._taken, self.games, self.count)


@cache
def sorting_kernels() -> tuple[Any, Any]:
    """Two kernels: one counts games by kind, the other gives each its place."""
    cuda = cuda_or_why_not()

    @kept_kernel(cuda)
    def tally(kinds: Array, totals: Array) -> None:
        found = cuda.shared.array(KINDS, np.int32)
        if cuda.threadIdx.x < KINDS:
            found[cuda.threadIdx.x] = 0
        cuda.syncthreads()
        k = cuda.grid(1)
        if k < kinds.size:
            cuda.atomic.add(found, kinds[k], 1)
        cuda.syncthreads()
        if cuda.threadIdx.x < KINDS and found[cuda.threadIdx.x] > 0:
            cuda.atomic.add(totals, cuda.threadIdx.x, found[cuda.threadIdx.x])

    @kept_kernel(cuda)
    def arrange(kinds: Array, totals: Array, taken: Array, games: Array, count: Array) -> None:
        found = cuda.shared.array(KINDS, np.int32)
        start = cuda.shared.array(KINDS, np.int32)
        if cuda.threadIdx.x < KINDS:
            found[cuda.threadIdx.x] = 0
        cuda.syncthreads()
        k, kind, place = cuda.grid(1), OVER, 0
        if k < kinds.size:
            kind = kinds[k]
            place = cuda.atomic.add(found, kind, 1)
        cuda.syncthreads()
        if cuda.threadIdx.x < KINDS:
            before = 0
            for earlier in range(cuda.threadIdx.x):
                before += totals[earlier]
            start[cuda.threadIdx.x] = before + cuda.atomic.add(taken, cuda.threadIdx.x, found[cuda.threadIdx.x])
            if k == OVER:  # the first block says where the games that are over would begin
                count[0] = before
        cuda.syncthreads()
        if kind != OVER:
            games[start[kind] + place] = k

    return tally, arrange
