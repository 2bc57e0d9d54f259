"""Kernels that step a batch on a GPU, around the very functions that step one on the CPU.

Memory decides how fast that is, so a block of threads fetches the states of its games together, works on them in shared
memory, and puts them back. Work is split so that neighbouring threads do the same: moves are played in the order of
what is decided, games that have ended are listed and dealt by a kernel of their own (dealing takes many times as long
as a move), and observations are written last, for all games in their own order, side by side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ghostyard.core.batch_kernels import STAY, Arrays, choose_randomly_in
from ghostyard.core.chance import seed_chance
from ghostyard.core.game import Game
from ghostyard.core.record import Array
from ghostyard.research.gpu import cuda_or_why_not
from ghostyard.research.gpu_order import kind_of
from ghostyard.research.kernel_cache import kept_kernel
from ghostyard.research.shared_states import SharedStates, copying, shared_states

THREADS = 128  # in a block of the small kernels
MOST_DEALING = 4096  # blocks: few games end in a step

# Of all arrays of a batch every kernel is given those it needs: each one takes the launching processor some time.


class Choosing(NamedTuple):
    """What a random choice needs."""

    legal: Any
    count: Any
    dice: Any


class Asking(NamedTuple):
    """What a move changes."""

    seat: Any
    legal: Any
    count: Any
    mask: Any
    ended: Any


class Dealing(NamedTuple):
    """What the end of a game and the next deal change."""

    seat: Any
    legal: Any
    count: Any
    mask: Any
    ended: Any
    seed: Any
    number: Any
    reward: Any
    points: Any
    rank: Any
    lines: Any


def part_of(arrays: Arrays, part: type[Choosing | Asking | Dealing]) -> Any:
    """Those arrays of a batch: rules that take all of them take these as well."""
    return part(*(getattr(arrays, name) for name in part._fields))


@dataclass(frozen=True)
class CudaKernels:
    """The kernels of one game, and how states lie in shared memory for the two large ones."""

    number: Any
    choose: Any
    check: Any
    narrow: Any
    random: Any
    privileged: Any
    step: Any
    deal: Any
    observe: Any
    stepping: SharedStates
    dealing: SharedStates
    observing: SharedStates


_KERNELS: dict[int, tuple[Game, CudaKernels]] = {}  # by identity: a game is no key


def cuda_kernels(game: Game) -> CudaKernels:
    """The kernels of a game, made once."""
    if id(game) not in _KERNELS:
        _KERNELS[id(game)] = game, _cuda_kernels(game)
    return _KERNELS[id(game)][1]


def _cuda_kernels(game: Game) -> CudaKernels:
    parts, rules, (_, show, encode), kind = game.batch_kernels, game.rules, game.sight, kind_of(game)
    stepping = shared_states(game.state, rules.play, parts.ask, kind)
    dealing = shared_states(game.state, parts.settle, parts.begin, parts.ask, kind)
    observing = shared_states(game.state, show, encode)
    return CudaKernels(
        **_small_kernels(game), step=_step_kernel(game, stepping), deal=_deal_kernel(game, dealing),
        observe=_observe_kernel(game, observing), stepping=stepping, dealing=dealing, observing=observing,
    )  # fmt: skip


def _small_kernels(game: Game) -> dict[str, Any]:
    cuda, encode_all = cuda_or_why_not(), game.encode_privileged

    @kept_kernel(cuda)
    def number(numbers: Array, dice: Array, seed: Array, first: int) -> None:
        k = cuda.grid(1)
        if k < numbers.size:
            numbers[k] = first + k
            seed_chance(dice[k], seed, first + k)

    @kept_kernel(cuda)
    def choose(ended: Array, which: Array, chosen: Array, count: Array) -> None:
        k = cuda.grid(1)
        if k < ended.size and which[k]:
            ended[k] = False
            chosen[cuda.atomic.add(count, 0, 1)] = k

    @kept_kernel(cuda)
    def check(b: Any, moves: Array, bad: Array) -> None:
        k = cuda.grid(1)
        if k < b.seat.size and b.seat[k] >= 0 and moves[k] != STAY:
            if moves[k] < 0 or moves[k] >= b.mask.shape[1] or not b.mask[k, moves[k]]:
                cuda.atomic.min(bad, 0, k)

    @kept_kernel(cuda)
    def narrow(moves: Array, out: Array) -> None:
        k = cuda.grid(1)
        if k < out.size:
            out[k] = moves[k]

    @kept_kernel(cuda)
    def random(b: Any, which: Array, moves: Array) -> None:
        k = cuda.grid(1)
        if k < moves.size:
            moves[k] = choose_randomly_in(b, k) if which[k] else STAY

    @kept_kernel(cuda)
    def privileged(states: Array, seat: Array, out: Array) -> None:
        k = cuda.grid(1)
        if k < states.size:
            encode_all(states[k], seat[k], out[k])

    kernels = number, choose, check, narrow, random, privileged
    return {kernel.__name__: kernel for kernel in kernels}


def _step_kernel(game: Game, layout: SharedStates) -> Any:
    """Play a move in every game, and see who is asked what next; games that have ended are listed in `chosen`."""
    cuda, ask, play, record = cuda_or_why_not(), game.batch_kernels.ask, game.rules.play, layout.record
    kind, (fetch, put_back, _) = kind_of(game), copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda)
    def step(
        boxes: Array, b: Any, words: Array, order: Array, moves: Array, pending: Array, kinds: Array,
        chosen: Array, count: Array,
    ) -> None:  # fmt: skip
        tile = cuda.shared.array(0, word_type)  # the same memory twice: as words, and as states
        slots = cuda.shared.array(0, record)
        first = cuda.blockIdx.x * cuda.blockDim.x
        fetch(tile, words, order, first, order.size)
        if first + cuda.threadIdx.x < order.size:
            k = order[first + cuda.threadIdx.x]
            b.ended[k] = False
            if b.seat[k] >= 0 and moves[k] != STAY:
                s = slots[cuda.threadIdx.x]
                play(boxes[0], s, b.seat[k], moves[k])
                if s.pending == 0:
                    b.ended[k] = True
                    chosen[cuda.atomic.add(count, 0, 1)] = k
                else:
                    ask(boxes[0], b, k, s)
                    pending[k], kinds[k] = s.pending, kind(s)
        put_back(tile, words, order, first, order.size)

    return step


def _deal_kernel(game: Game, layout: SharedStates) -> Any:
    """Settle and deal the listed games: those that have ended, or that are to begin anew."""
    cuda, ask, record = cuda_or_why_not(), game.batch_kernels.ask, layout.record
    begin, settle = game.batch_kernels.begin, game.batch_kernels.settle
    kind, (_, _, copy_one) = kind_of(game), copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda)
    def deal(
        boxes: Array, b: Any, words: Array, fresh: Array, auto_reset: bool, pending: Array, kinds: Array,
        chosen: Array, count: Array,
    ) -> None:  # fmt: skip
        tile = cuda.shared.array(0, word_type)
        slots = cuda.shared.array(0, record)
        s = slots[cuda.threadIdx.x]
        for place in range(cuda.grid(1), count[0], cuda.gridsize(1)):
            k = chosen[place]
            renewed = True
            if b.ended[k]:
                copy_one(tile, words, k, True)
                settle(boxes[0], b, k, s)
                renewed = auto_reset
                if renewed:
                    b.number[k] += b.seat.size
            if renewed:
                copy_one(tile, fresh, 0, True)
                begin(boxes[0], b, k, s)
            ask(boxes[0], b, k, s)
            pending[k], kinds[k] = s.pending, kind(s)
            copy_one(tile, words, k, False)

    return deal


def _observe_kernel(game: Game, layout: SharedStates) -> Any:
    """Write what the seat that is asked knows, in every game."""
    cuda, (shown, show, encode), state = cuda_or_why_not(), game.sight, layout.record
    record, (fetch, _, _) = shown.dtype().base, copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda)
    def observe(boxes: Array, words: Array, places: Array, seat: Array, observation: Array) -> None:
        tile = cuda.shared.array(0, word_type)
        slots = cuda.shared.array(0, state)
        revealed = cuda.local.array(1, record)
        first, k = cuda.blockIdx.x * cuda.blockDim.x, cuda.grid(1)
        fetch(tile, words, places, first, seat.size)
        if k < seat.size:
            s = slots[cuda.threadIdx.x]
            show(boxes[0], s, seat[k], revealed[0])
            encode(s, revealed[0], seat[k], observation[k])

    return observe
