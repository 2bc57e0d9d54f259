"""States in a GPU's shared memory: near, as long as a kernel works on them, and laid out for many threads at once.

Threads that read the same field of neighbouring games must find it in different banks of that memory, so records are
an odd number of their widest numbers apart. Fields that no rule of a kernel names stay behind in global memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ghostyard.core.compiling.fingerprint import names_in
from ghostyard.core.record import Array, Header

NARROW = 4  # bytes of a bank of shared memory
BLOCK_BYTES = 48 * 1024  # of shared memory that any block may have
MOST_THREADS = 128  # in a block
WARP = 32  # threads that do the same at the same time
AT_ONCE = 8  # states that are fetched together: memory answers late, but to many


@dataclass(frozen=True)
class SharedStates:
    """The layout of a state in shared memory, and which words of the whole state it holds."""

    record: np.dtype[Any]
    word: Any  # the number that is copied at a time: 64 bits if the layout allows it, else 32
    words: int  # of a whole state
    stride: int  # words from one record in shared memory to the next
    runs: tuple[tuple[int, int, int], ...]  # words that are kept: from, to, how many
    left_out: bool  # are there others?

    @property
    def threads(self) -> int:
        """How many games a block can hold: whole warps, or a part of one if states are large."""
        fit = BLOCK_BYTES // self.record.itemsize
        if fit < AT_ONCE:
            raise TypeError(f"a state of {self.record.itemsize} bytes is too large for the shared memory of a GPU")
        return min(MOST_THREADS, fit // WARP * WARP) or 1 << (fit.bit_length() - 1)

    @property
    def room(self) -> int:
        """How many bytes of shared memory a block needs."""
        return self.threads * self.record.itemsize

    def launch(self, kernel: Any, games: int) -> Any:
        """The kernel, ready to be called for so many games."""
        return kernel[-(-games // self.threads), self.threads, 0, self.room]


def shared_states(state: type[Header], *rules: Callable[..., Any]) -> SharedStates:
    """The layout for a kernel that calls these rules."""
    whole, named = state.dtype(), names_of(rules)
    widest = max(NARROW, *(whole[name].base.itemsize for name in whole.names or ()))
    kept = [name for name in whole.names or () if name in named or not _is_even(whole, name, widest)]
    places, runs, size = _packed(whole, kept)
    stride = (size // widest | 1) * widest  # an odd number of the widest
    fields = {"names": kept, "formats": [whole[name] for name in kept], "offsets": places, "itemsize": stride}
    numbers = whole.itemsize // NARROW, stride // NARROW, *sum(runs, ())
    pairs = 2 if all(number % 2 == 0 for number in numbers) else 1
    return SharedStates(
        np.dtype(fields, align=True),  # type: ignore[call-overload]
        np.uint64 if pairs == 2 else np.uint32, numbers[0] // pairs, numbers[1] // pairs,
        tuple((start // pairs, to // pairs, words // pairs) for start, to, words in runs),
        len(kept) < len(whole.names or ()),
    )  # fmt: skip


def copying(cuda: Any, layout: SharedStates) -> tuple[Any, Any, Any]:
    """Device functions that fetch the states of a warp's games into shared memory and put them back; and one by which
    a thread copies one state. The threads of a warp copy together, word beside word, from several states at a time.
    Places are unsigned: for others a kernel would ask whether they count from the end."""
    whole, stride, runs, word_type = np.uint64(layout.words), layout.stride, layout.runs, layout.word
    on_device: Callable[[Any], Any] = cuda.jit(device=True)

    @on_device
    def fetch(tile: Array, words: Array, order: Array, first: int, count: int) -> None:
        width = min(WARP, cuda.blockDim.x)
        lane, own = cuda.threadIdx.x % width, cuda.threadIdx.x // width * width
        held = cuda.local.array(AT_ONCE, word_type)
        rows = cuda.local.array(AT_ONCE, np.uint64)
        for game in range(own, own + width, AT_ONCE):
            for j in range(AT_ONCE):
                rows[j] = np.uint64(order[min(first + game + j, count - 1)]) * whole
            for run in range(len(runs)):
                for word in range(lane, runs[run][2], width):
                    for j in range(AT_ONCE):
                        held[j] = words[rows[j] + np.uint64(runs[run][0] + word)]
                    for j in range(AT_ONCE):
                        tile[np.uint32((game + j) * stride + runs[run][1] + word)] = held[j]
        cuda.syncwarp()

    @on_device
    def put_back(tile: Array, words: Array, order: Array, first: int, count: int) -> None:
        cuda.syncwarp()
        width = min(WARP, cuda.blockDim.x)
        lane, own = cuda.threadIdx.x % width, cuda.threadIdx.x // width * width
        for game in range(own, min(own + width, count - first)):
            row = np.uint64(order[first + game]) * whole
            for run in range(len(runs)):
                for word in range(lane, runs[run][2], width):
                    place = np.uint32(game * stride + runs[run][1] + word)
                    words[row + np.uint64(runs[run][0] + word)] = tile[place]

    @on_device
    def copy_one(tile: Array, words: Array, row: int, inwards: bool) -> None:
        own, begin = cuda.threadIdx.x * stride, np.uint64(row) * whole
        for run in range(len(runs)):
            for word in range(runs[run][2]):
                place, there = np.uint32(own + runs[run][1] + word), begin + np.uint64(runs[run][0] + word)
                if inwards:
                    tile[place] = words[there]
                else:
                    words[there] = tile[place]

    return fetch, put_back, copy_one


def _is_even(whole: np.dtype[Any], name: str, widest: int) -> bool:
    """Can the field be left out without moving others off their bounds?"""
    fields: Any = whole.fields
    number, start = fields[name][:2]
    return start % widest == 0 and number.itemsize % widest == 0


def _packed(whole: np.dtype[Any], kept: list[str]) -> tuple[list[int], list[tuple[int, int, int]], int]:
    """Where the kept fields begin once the others are gone, which words those are, and how many bytes are left."""
    fields: Any = whole.fields
    gaps = sorted(
        (start // NARROW, number.itemsize // NARROW)
        for name, (number, start, *_) in fields.items()
        if name not in kept
    )  # fmt: skip
    places = [
        fields[name][1] - NARROW * sum(size for at, size in gaps if NARROW * at < fields[name][1]) for name in kept
    ]
    runs, begin, gone = [], 0, 0
    for at, size in [*gaps, (whole.itemsize // NARROW, 0)]:
        if at > begin:
            runs.append((begin, begin - gone, at - begin))
        begin, gone = at + size, gone + size
    return places, runs, whole.itemsize - NARROW * sum(size for _, size in gaps)


def names_of(rules: tuple[Callable[..., Any], ...]) -> set[str]:
    """All names in these rules and in those they call: among them the fields they can read or write."""
    names: set[str] = set()
    for function in _reached(rules):
        names |= names_in(function.__code__)
    return names


def _reached(rules: tuple[Callable[..., Any], ...]) -> Iterator[Any]:
    seen, waiting = set(), list(rules)
    while waiting:
        function: Any = waiting.pop()
        function = getattr(function, "py_func", function)
        if id(function) in seen:
            continue
        seen.add(id(function))
        yield function
        cells = (cell.cell_contents for cell in function.__closure__ or ())
        named = (function.__globals__.get(name) for name in names_in(function.__code__))
        waiting += [found for found in (*cells, *named) if hasattr(found, "py_func")]
