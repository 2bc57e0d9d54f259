"""Batches on a GPU: the very same rule functions inside a CUDA kernel, one thread playing one game."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ghostyard.core.chance import below, seed_chance, seed_words
from ghostyard.core.compiling.compiled_rule import CompiledRule
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.kernels import DICE, new_dice, new_moves
from ghostyard.core.record import Array
from ghostyard.core.seats import first_pending

THREADS = 128  # in a block


@dataclass(frozen=True)
class Launch:
    """How random games are laid out on the device: what is fastest differs from game to game.

    States lie in one array in global memory. In local memory, interleaved with those of the neighbouring threads, they
    were slower on an H200: 285 instead of 312 million moves a second in Graveyards.
    """

    threads: int = THREADS  # in a block
    registers: int | None = None  # at most so many for a thread: fewer let more threads in, and spill


USUAL = Launch()


def cuda_or_why_not() -> Any:
    """Numba's CUDA module, or a mistake that says why there is none."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # gone in NumPy 2.5; numba-cuda still asks for it
    try:
        import numba.cuda as cuda_module
    except ImportError:
        raise Mistake("no-gpu") from None
    cuda: Any = cuda_module
    if not cuda.is_available():
        raise Mistake("no-gpu")
    know_rules(cuda)
    return cuda


@cache
def know_rules(cuda: Any) -> None:
    """Let CUDA's compiler find rules where kernels and other rules call them: each becomes a device function, once."""
    from numba.cuda.extending import typeof_impl  # type: ignore[attr-defined]

    functions: dict[CompiledRule, Any] = {}

    @typeof_impl.register(CompiledRule)
    def type_of(rule: CompiledRule, context: Any) -> Any:
        if rule not in functions:
            functions[rule] = cuda.jit(device=True, error_model="numpy")(rule.py_func)
        return typeof_impl(functions[rule], context)


@dataclass(frozen=True)
class GpuRun:
    """What a batch on the GPU did."""

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


_KERNELS: dict[tuple[int, int | None], tuple[Game, Any]] = {}  # by identity: a game is no key


def random_game_kernel(game: Game, launch: Launch) -> Any:
    """The kernel of a game, made once for every way to lay it out."""
    key = id(game), launch.registers
    if key not in _KERNELS:
        _KERNELS[key] = game, _random_game_kernel(game, launch)
    return _KERNELS[key][1]


def _random_game_kernel(game: Game, launch: Launch) -> Any:
    """A kernel that plays and scores whole random games; thread k plays the game with the seed `seed + k`."""
    cuda = cuda_or_why_not()
    deal, legal, play, score = game.rules.deal, game.rules.legal, game.rules.play, game.rules.score
    room, most_seats, columns = game.most_moves, game.seats[-1], len(game.columns)

    @cuda.jit(max_registers=launch.registers)
    def kernel(
        box: Array, fresh: Array, states: Array, seed: Array, dice_seed: Array, first: int, plies: Array, sheets: Array
    ) -> None:
        k = cuda.grid(1)
        if k >= states.size:
            return
        moves = cuda.local.array(room, np.int16)
        dice = cuda.local.array(4, np.uint32)
        states[k] = fresh[0]
        s = states[k]
        components = box[0]
        seed_chance(s.chance, seed, first + k)
        deal(components, s)
        seed_chance(dice, dice_seed, first + k)
        count = 0
        while s.pending != 0:
            seat = first_pending(s)
            options = legal(components, s, seat, moves)
            play(components, s, seat, moves[below(dice, options)])
            count += 1
        plies[k] = count
        lines = cuda.local.array((most_seats, columns), np.int32)
        score(components, s, lines)
        for seat in range(s.seats):
            for column in range(columns):
                sheets[k, seat, column] = lines[seat, column]

    return kernel


def random_games(game: Game, seats: int, games: int, seed: int = 1, laid_out: Launch = USUAL) -> GpuRun:
    """Play a batch of random games on the GPU; the same games as on the CPU for the same seed."""
    cuda = cuda_or_why_not()
    kernel = random_game_kernel(game, laid_out)
    fresh = game.state.blanks(1)
    fresh[0] = game.new_state(seats)
    box = game.box.blanks(1)
    box[0] = game.edition()
    inputs = [cuda.to_device(array) for array in (box, fresh)]
    states = cuda.device_array(games, game.state.dtype())
    seeds = [cuda.to_device(seed_words(number)) for number in (seed, seed ^ DICE)]
    plies = cuda.device_array(games, np.int32)
    sheets = cuda.device_array((games, seats, len(game.columns)), np.int32)
    blocks = (games + laid_out.threads - 1) // laid_out.threads

    def launch() -> float:
        begun = time.perf_counter()
        kernel[blocks, laid_out.threads](*inputs, states, *seeds, 0, plies, sheets)
        cuda.synchronize()
        return time.perf_counter() - begun

    compiling = launch()
    seconds = min(launch() for _ in range(3))
    return GpuRun(
        games, int(plies.copy_to_host().sum()), seconds, compiling,
        states.copy_to_host(), sheets.copy_to_host(), game, seats, seed,
    )  # fmt: skip
