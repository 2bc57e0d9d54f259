"""Whole random games on GPUs: the very same rule functions, one thread playing one game after the other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ghostyard.core.chance import below, seed_chance, seed_words
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.kernels import DICE, new_dice, new_moves
from ghostyard.core.record import Array, array_of
from ghostyard.core.seats import first_pending
from ghostyard.research.gpu import cuda_or_why_not
from ghostyard.research.gpu_order import OVER, Order, kind_of
from ghostyard.research.kernel_cache import kept_kernel
from ghostyard.research.shared_states import WARP, SharedStates, copying, shared_states

LARGE = 1024  # bytes of a state that takes longer to copy than threads lose by drifting apart
BETWEEN_LOOKS = 16  # moves in every game before it is asked again how many games are left


@dataclass(frozen=True)
class Launch:
    """How random games are laid out on a device: what is fastest differs from game to game."""

    registers: int | None = None  # at most so many for a thread: fewer let more threads in, and spill
    in_a_row: int | None = None  # moves of a game before games are sorted anew: fewer copies, but threads drift apart


USUAL = Launch()


@dataclass(frozen=True)
class GpuRun:
    """What a batch of random games did."""

    games: int
    plies: int
    seconds: float
    compile_seconds: float
    states: Array
    sheets: Array  # game, seat, column of the score sheet
    game: Game
    seats: int
    seed: int

    def equals_cpu(self) -> bool:
        """Are all final states and score sheets the same bytes as the CPU's?"""
        fresh, states = self.game.state.blanks(1), self.game.state.blanks(self.games)
        fresh[0] = self.game.new_state(self.seats)
        seeds = seed_words(self.seed), seed_words(self.seed ^ DICE)
        scratch = new_dice(), new_moves(self.game.most_moves)
        self.game.kernels.random_games(self.game.edition(), fresh, states, *seeds, 0, *scratch)
        sheets = np.zeros(self.sheets.shape, np.int32)
        for number in range(0, self.games, 997):  # every state is compared, and a sample of the score sheets
            self.game.rules.score(self.game.edition(), states[number], sheets[number])
            if (sheets[number] != self.sheets[number]).any():
                return False
        return states.tobytes() == self.states.tobytes()


def random_games(
    game: Game, seats: int, games: int, seed: int = 1, laid_out: Launch = USUAL, devices: Sequence[int] | None = None
) -> GpuRun:
    """Play random games on all GPUs, or on those named; the same games as on the CPU for the same seed."""
    cuda = cuda_or_why_not()
    wanted = range(len(cuda.gpus)) if devices is None else devices
    for number in wanted:
        if not 0 <= number < len(cuda.gpus):
            raise Mistake("gpu-number", number=number, most=len(cuda.gpus) - 1)
    cuts = [games * part // len(wanted) for part in range(len(wanted) + 1)]
    shares = [
        Share(cuda, number, game, seats, laid_out, seed, first, last - first)
        for number, first, last in zip(wanted, cuts, cuts[1:], strict=False)
        if last > first
    ]
    compiling = _launched(shares)
    seconds = min(_launched(shares) for _ in range(3))
    states, sheets = (np.concatenate(parts) for parts in zip(*(share.fetched() for share in shares), strict=True))
    plies = int(states["ply"].sum(dtype=np.int64))
    return GpuRun(games, plies, seconds, compiling, states, sheets, game, seats, seed)


def _launched(shares: Sequence[Share]) -> float:
    """Play all shares, all devices at the same time; says how long it took."""
    begun = time.perf_counter()
    for share in shares:
        share.deal()
    playing = list(shares)
    while playing:
        for share in playing:
            share.play()
        playing = [share for share in playing if share.is_left()]
    for share in shares:
        share.score()
    return time.perf_counter() - begun


class Share:
    """The games that one device plays, from a number on."""

    def __init__(
        self, cuda: Any, device: int, game: Game, seats: int, laid_out: Launch, seed: int, first: int, games: int
    ) -> None:
        self._cuda, self._device, self._first, self.size = cuda, cuda.gpus[device], first, games
        with self._device:
            self._kernels = random_kernels(game, laid_out)
            self._boxes = cuda.to_device(array_of(game.edition()))
            self._fresh = cuda.to_device(array_of(game.new_state(seats)).view(self._kernels.layout.word))
            self._states = cuda.device_array(games, game.state.dtype())
            self._words = self._states.view(self._kernels.layout.word)
            self._seeds = [cuda.to_device(seed_words(number)) for number in (seed, seed ^ DICE)]
            self._dice = cuda.device_array((games, 4), np.uint32)
            self._sheets = cuda.device_array((games, seats, len(game.columns)), np.int32)
            self._order = Order(cuda, games)
            self._places = cuda.to_device(np.arange(games, dtype=np.int32))
            self._in_a_row = laid_out.in_a_row or (3 if self._kernels.layout.record.itemsize > LARGE else 1)

    def deal(self) -> None:
        """Begin all games, without waiting for it."""
        self._left = self.size
        with self._device:
            self._start("deal", self.size, self._boxes, self._fresh, self._words, *self._seeds, self._first,
                        self._dice, self._order.kinds)  # fmt: skip

    def play(self) -> None:
        """Play on for a while, without waiting for it: some moves in every game, or all."""
        with self._device:
            if not self._kernels.sorted:
                self._start("play", self.size, self._boxes, self._words, self._dice)
                return
            for _ in range(BETWEEN_LOOKS):
                self._order.sort()
                self._start("move", self._left, self._boxes, self._words, self._order.games, self._order.count,
                            self._dice, self._order.kinds, self._in_a_row)  # fmt: skip

    def is_left(self) -> bool:
        """Wait for the device: is there any game that is not over?"""
        with self._device:
            self._left = int(self._order.count.copy_to_host()[0]) if self._kernels.sorted else 0
        return self._left > 0

    def score(self) -> None:
        """Write the score sheets, and wait for the device."""
        with self._device:
            layout = self._kernels.scoring
            layout.launch(self._kernels.score, self.size)(
                self._boxes, self._states.view(layout.word), self._places, self._sheets
            )
            self._cuda.synchronize()

    def _start(self, name: str, games: int, *arguments: Any) -> None:
        self._kernels.layout.launch(getattr(self._kernels, name), games)(*arguments)

    def fetched(self) -> tuple[Array, Array]:
        """The final states and the score sheets."""
        with self._device:
            return self._states.copy_to_host(), self._sheets.copy_to_host()


@dataclass(frozen=True)
class RandomKernels:
    """The kernels of a game, and how its states lie in shared memory when they are played and when they are scored."""

    layout: SharedStates
    scoring: SharedStates
    deal: Any
    play: Any  # whole games
    move: Any  # one move in each
    score: Any
    sorted: bool  # is it moves that are played, games of a kind together?


_KERNELS: dict[tuple[int, int | None], tuple[Game, RandomKernels]] = {}  # by identity: a game is no key


def random_kernels(game: Game, laid_out: Launch) -> RandomKernels:
    """The kernels of a game, made once for every number of registers."""
    key = id(game), laid_out.registers
    if key not in _KERNELS:
        layout = shared_states(game.state, game.rules.deal, game.rules.legal, game.rules.play, kind_of(game))
        scoring = shared_states(game.state, game.rules.score)
        _KERNELS[key] = game, RandomKernels(
            layout, scoring, _deal_kernel(game, layout), _play_kernel(game, layout, laid_out.registers),
            _move_kernel(game, layout, laid_out.registers), _score_kernel(game, scoring), bool(game.deciding),
        )  # fmt: skip
    return _KERNELS[key][1]


def _deal_kernel(game: Game, layout: SharedStates) -> Any:
    """Begin every game; game k has the seed `seed + k`."""
    cuda, deal, kind, record = cuda_or_why_not(), game.rules.deal, kind_of(game), layout.record
    _, _, copy_one = copying(cuda, layout)
    word_type = layout.word
    whole = layout.words if layout.left_out else 0  # words that nothing is copied to must be blank

    @kept_kernel(cuda)
    def kernel(
        boxes: Array, fresh: Array, words: Array, seed: Array, dice_seed: Array, first: int, dice: Array, kinds: Array
    ) -> None:
        tile = cuda.shared.array(0, word_type)  # the same memory twice: as words, and as states
        slots = cuda.shared.array(0, record)
        k = cuda.grid(1)
        if k < kinds.size:
            s = slots[cuda.threadIdx.x]
            for word in range(whole):
                words[k * whole + word] = fresh[word]
            copy_one(tile, fresh, 0, True)
            seed_chance(s.chance, seed, first + k)
            deal(boxes[0], s)
            seed_chance(dice[k], dice_seed, first + k)
            kinds[k] = kind(s)
            copy_one(tile, words, k, False)

    return kernel


def _play_kernel(game: Game, layout: SharedStates, registers: int | None) -> Any:
    """Play whole games, a thread each, from the first move to the last."""
    cuda, legal, play, record = cuda_or_why_not(), game.rules.legal, game.rules.play, layout.record
    room, (_, _, copy_one) = game.most_moves, copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda, max_registers=registers)
    def kernel(boxes: Array, words: Array, dice: Array) -> None:
        tile = cuda.shared.array(0, word_type)
        slots = cuda.shared.array(0, record)
        moves = cuda.local.array(room, np.int16)
        own_dice = cuda.local.array(4, np.uint32)
        k = cuda.grid(1)
        if k < dice.shape[0]:
            s = slots[cuda.threadIdx.x]
            copy_one(tile, words, k, True)
            for i in range(4):
                own_dice[i] = dice[k, i]
            while s.pending != 0:
                seat = first_pending(s)
                options = legal(boxes[0], s, seat, moves)
                play(boxes[0], s, seat, moves[below(own_dice, options)])
            copy_one(tile, words, k, False)

    return kernel


def _move_kernel(game: Game, layout: SharedStates, registers: int | None) -> Any:
    """Play one move in every game that is not over, in the order of what they decide."""
    cuda, legal, play, record = cuda_or_why_not(), game.rules.legal, game.rules.play, layout.record
    room, kind, (fetch, put_back, _) = game.most_moves, kind_of(game), copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda, max_registers=registers)
    def kernel(
        boxes: Array, words: Array, order: Array, count: Array, dice: Array, kinds: Array, in_a_row: int
    ) -> None:
        tile = cuda.shared.array(0, word_type)
        slots = cuda.shared.array(0, record)
        moves = cuda.local.array(room, np.int16)
        first, last = cuda.blockIdx.x * cuda.blockDim.x, count[0]
        if first + cuda.threadIdx.x // WARP * WARP >= last:
            return
        fetch(tile, words, order, first, last)
        if first + cuda.threadIdx.x < last:
            k, s = order[first + cuda.threadIdx.x], slots[cuda.threadIdx.x]
            for _ in range(in_a_row):
                if s.pending != 0:
                    seat = first_pending(s)
                    options = legal(boxes[0], s, seat, moves)
                    play(boxes[0], s, seat, moves[below(dice[k], options)])
            kinds[k] = kind(s) if s.pending != 0 else OVER
        put_back(tile, words, order, first, last)

    return kernel


def _score_kernel(game: Game, layout: SharedStates) -> Any:
    """Write the score sheets of all games."""
    cuda, score, record = cuda_or_why_not(), game.rules.score, layout.record
    most_seats, columns, (fetch, _, _) = game.seats[-1], len(game.columns), copying(cuda, layout)
    word_type = layout.word

    @kept_kernel(cuda)
    def kernel(boxes: Array, words: Array, places: Array, sheets: Array) -> None:
        tile = cuda.shared.array(0, word_type)
        slots = cuda.shared.array(0, record)
        lines = cuda.local.array((most_seats, columns), np.int32)
        k = cuda.grid(1)
        fetch(tile, words, places, cuda.blockIdx.x * cuda.blockDim.x, sheets.shape[0])
        if k < sheets.shape[0]:
            s = slots[cuda.threadIdx.x]
            score(boxes[0], s, lines)
            for seat in range(s.seats):
                for column in range(columns):
                    sheets[k, seat, column] = lines[seat, column]

    return kernel
