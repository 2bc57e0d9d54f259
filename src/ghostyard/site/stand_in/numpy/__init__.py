"""A stand-in for NumPy where there is none: Python in a browser. Records, small arrays, and little more.

It does what the rules, screens and bots of Ghostyard ask of NumPy, and nothing else: numbers are read as Python's own,
memory is laid out as NumPy lays it out, and what is not needed is not there. Nobody imports it by accident: its
folder is on the path of the browser's Python only (`docs/wasm.md`).
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from types import SimpleNamespace
from typing import Any

from numpy import random as random  # this folder's own

# ---------------------------------------------------------------- kinds of numbers


class generic:
    """Any number or record."""


class number(generic):
    """Any number; made from a value, it is Python's own."""

    letter, size, python = "d", 8, float

    def __new__(cls, value: Any = 0) -> Any:
        return cls.python(value)


class integer(number):
    """Any whole number."""

    letter, python = "q", int


class floating(number):
    """Any number with a fraction."""


def _kind(name: str, base: type[number], letter: str, size: int, python: type = int) -> Any:
    return type(name, (base,), {"letter": letter, "size": size, "python": python})


int8, int16, int32, int64 = (_kind(f"int{8 * n}", integer, c, n) for n, c in ((1, "b"), (2, "h"), (4, "i"), (8, "q")))
uint8, uint16, uint32, uint64 = (
    _kind(f"uint{8 * n}", integer, c, n) for n, c in ((1, "B"), (2, "H"), (4, "I"), (8, "Q"))
)
float32, float64 = _kind("float32", floating, "f", 4, float), _kind("float64", floating, "d", 8, float)
bool_ = _kind("bool", number, "?", 1, bool)
_PYTHONS = {bool: bool_, int: int64, float: float64}
newaxis = None


class dtype:
    """How numbers or records lie in memory."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __new__(cls, what: Any, align: bool = False) -> Any:
        return what if isinstance(what, dtype) else super().__new__(cls)

    def __init__(self, what: Any, align: bool = False) -> None:
        if what is self:
            return
        self.shape: tuple[int, ...] = ()
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int]] | None = None
        self.base, self.hasobject, self.type = self, False, void
        if isinstance(what, list):
            self._lay_out(what)
        elif isinstance(what, tuple):
            row, layout = what
            self.__dict__.update(layout.__dict__, base=self, type=row)
        else:
            self.type = _PYTHONS.get(what, what)
            self.letter, self.itemsize = self.type.letter, self.type.size
            self.kind = {"?": "b", "d": "f", "f": "f"}.get(self.letter, "u" if self.letter.isupper() else "i")
            self.name, self.alignment = self.type.__name__, self.itemsize
            self.str = f"{'|' if self.itemsize == 1 else '<'}{self.kind}{self.itemsize}"

    def _lay_out(self, fields: list[Any]) -> None:
        """Fields one after the other, each at a multiple of its own size."""
        place, self.alignment, self.fields = 0, 1, {}
        self.kind, self.letter, self.name = "V", "", "void"
        for name, kind, *shape in fields:
            field = _of_shape(dtype(kind), shape[0] if shape else ())
            place += -place % field.alignment
            self.fields[name] = field, place
            place += field.itemsize
            self.alignment = max(self.alignment, field.alignment)
        self.itemsize = place + -place % self.alignment
        self.names, self.str = tuple(self.fields), f"|V{self.itemsize}"

    @property
    def descr(self) -> list[tuple[str, str]]:
        """Its fields in words."""
        return [(name, field.str) for name, (field, _) in (self.fields or {}).items()] or [("", self.str)]

    def __getitem__(self, name: str) -> dtype:
        assert self.fields is not None
        return self.fields[name][0]


def _of_shape(kind: dtype, shape: tuple[int, ...]) -> dtype:
    if not shape:
        return kind
    made = object.__new__(dtype)
    made.__dict__.update(kind.__dict__, base=kind, shape=shape, itemsize=kind.itemsize * math.prod(shape))
    return made


# ---------------------------------------------------------------- records


class void(generic):
    """A record in an array, read and written field by field."""

    __slots__ = ("_fields", "_memory", "_offset", "base", "dtype")

    def __init__(self, base: Any, memory: Any, offset: int) -> None:
        self.base, self.dtype, self._memory, self._offset = base, base.dtype, memory, offset
        self._fields: dict[str, ndarray] = {}

    def __getitem__(self, name: str) -> Any:
        found = self._field(name)
        return found if found.shape else found._flat[0]

    def __setitem__(self, name: str, value: Any) -> None:
        found = self._field(name)
        found[... if found.shape else ()] = value

    def _field(self, name: str) -> ndarray:
        found = self._fields.get(name)
        if found is None:
            kind, place = self.dtype.fields[name]
            found = self._fields[name] = ndarray(kind.shape, kind.base, self._memory, self._offset + place)
        return found

    @property
    def address(self) -> int:
        """Where it lies in memory."""
        return self._memory.address + self._offset

    def tobytes(self) -> bytes:
        """The record as it lies in memory."""
        return bytes(self._memory.bytes[self._offset : self._offset + self.dtype.itemsize])


class record(void):
    """A record whose fields are attributes."""

    __slots__ = ()


# ---------------------------------------------------------------- arrays


class Memory:
    """Bytes at a place that stays the same: compiled code works there."""

    __slots__ = ("_address", "bytes")

    def __init__(self, content: Any) -> None:
        self.bytes = content if isinstance(content, bytearray) else bytearray(content)
        self._address = 0

    @property
    def address(self) -> int:
        """Where it is."""
        if not self._address:
            self._address = ctypes.addressof(ctypes.c_char.from_buffer(self.bytes))
        return self._address


class ndarray:
    """Numbers or records of one kind in memory, without gaps, row by row."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __init__(self, shape: Any, dtype: Any = float64, buffer: Any = None, offset: int = 0) -> None:
        self.shape: tuple[int, ...] = (shape,) if isinstance(shape, int) else tuple(shape)
        self.dtype = _dtype(dtype)
        self.ndim, self.size = len(self.shape), math.prod(self.shape)
        self.itemsize, self.nbytes = self.dtype.itemsize, self.dtype.itemsize * self.size
        self._memory = buffer if isinstance(buffer, Memory) else Memory(self.nbytes if buffer is None else buffer)
        self._offset, self.flags = offset, SimpleNamespace(writeable=True)
        part = memoryview(self._memory.bytes)[offset : offset + self.nbytes]
        self._flat: Any = part.cast(self.dtype.letter) if self.dtype.letter else part
        self._steps = tuple(math.prod(self.shape[place + 1 :]) for place in range(self.ndim))

    @property
    def address(self) -> int:
        """Where it lies in memory."""
        return self._memory.address + self._offset

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self.ndim == 1:
            return self._flat[key] if self.dtype.names is None else self._row(key)
        places = _places(key, self)
        if places is None:
            return self._picked(key)
        first, shape = places
        if not shape:
            return self._flat[first] if self.dtype.names is None else self._row(first)
        return ndarray(shape, self.dtype, self._memory, self._offset + first * self.itemsize)

    def _row(self, place: int) -> Any:
        if not -len(self) <= place < len(self):
            raise IndexError(f"{place} of {len(self)}")
        return self.dtype.type(self, self._memory, self._offset + (place % len(self)) * self.itemsize)

    def _picked(self, key: Any) -> ndarray:
        """A copy of the items that no single run of memory holds."""
        if isinstance(key, tuple):  # rows of a table, and some columns of each
            rows, *rest = key
            return array([self[row][tuple(rest)] for row in range(len(self))[rows]], self.dtype)
        if isinstance(key, slice):  # backwards, or not all
            return array([self[place] for place in range(len(self))[key]], self.dtype)
        chosen = flatnonzero(key) if getattr(key, "dtype", None) is _dtype(bool_) else key
        return array([self[int(place)] for place in chosen], self.dtype)

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and self.ndim == 1 and self.dtype.names is None:
            self._flat[key] = self._fit(value)
            return
        places = _places(key, self)
        if places is None:
            chosen = [int(place) for place in key]
            for place, each in zip(chosen, _spread(value, len(chosen)), strict=True):
                self[place] = each
            return
        first, shape = places
        if self.dtype.names is not None:
            self._put_records(first, math.prod(shape), value)
            return
        count = math.prod(shape)
        for place, each in enumerate(_spread(value, count), first):
            self._flat[place] = self._fit(each)

    def _put_records(self, first: int, count: int, value: Any) -> None:
        rows = [value] * count if isinstance(value, void) else list(value)
        for place, row in enumerate(rows, first):
            self._flat[place * self.itemsize : (place + 1) * self.itemsize] = row.tobytes()

    def _fit(self, value: Any) -> Any:
        """A number as the array holds it: a whole one is cut to its bits, as compiled code does it."""
        if self.dtype.kind == "f":
            return float(value)
        if self.dtype.kind == "b":
            return bool(value)
        bits = 8 * self.itemsize
        cut = int(value) & ((1 << bits) - 1)
        return cut - (1 << bits) if self.dtype.kind == "i" and cut >> (bits - 1) else cut

    # ------------------------------------------------------------ as a whole

    def tolist(self) -> Any:
        """Python's own numbers, in lists of lists."""
        if not self.shape:
            return self._flat[0]
        return [row.tolist() if isinstance(row, ndarray) else row for row in self]

    def tobytes(self) -> bytes:
        """As it lies in memory."""
        return bytes(self._memory.bytes[self._offset : self._offset + self.nbytes])

    def copy(self) -> ndarray:
        """The same numbers in other memory."""
        return ndarray(self.shape, self.dtype, bytearray(self.tobytes()))

    def astype(self, kind: Any) -> ndarray:
        """The same numbers as another kind."""
        return array(self.tolist(), kind)

    def view(self, kind: Any) -> ndarray:
        """The same memory, read as another kind of number."""
        found = _dtype(kind)
        return ndarray(self.nbytes // found.itemsize, found, self._memory, self._offset)

    def reshape(self, *shape: int) -> ndarray:
        """The same memory in other rows; -1 stands for as many as there are."""
        known = -math.prod(shape)
        whole = tuple(self.size // known if length == -1 else length for length in shape)
        return ndarray(whole, self.dtype, self._memory, self._offset)

    def ravel(self) -> ndarray:
        """All numbers in one row."""
        return self.reshape(self.size)

    def fill(self, value: Any) -> None:
        """Write one number everywhere."""
        self[...] = value

    # ------------------------------------------------------------ arithmetic

    def _with(self, other: Any, do: Callable[[Any, Any], Any], kind: Any = None) -> ndarray:
        numbers = list(map(do, self._flat, _spread(other, self.size)))
        made = kind or (float64 if any(isinstance(each, float) for each in numbers) else int64)
        return _filled(self.shape, made, numbers)

    def __add__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a + b)

    def __sub__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a - b)

    def __mul__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a * b)

    def __truediv__(self, other: Any) -> ndarray:
        return self._with(other, _ratio, float64)

    def __and__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a & b, self.dtype)

    def __or__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a | b, self.dtype)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> ndarray:
        return self * -1

    def __invert__(self) -> ndarray:
        return self._with(0, lambda a, _: not a, bool_)

    def __eq__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a == b, bool_)

    def __ne__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a != b, bool_)

    __hash__ = None

    def sum(self, axis: int | None = None) -> Any:
        """All numbers together, or those along one direction of a table."""
        if axis is None:
            return sum(self._flat)
        rows = self.tolist()
        return array([sum(line) for line in (rows if axis == 1 else zip(*rows, strict=True))])

    def mean(self) -> float:
        """The mean of all numbers."""
        return float(sum(self._flat) / self.size)

    def max(self) -> Any:
        """The largest number."""
        return max(self._flat)

    def min(self) -> Any:
        """The smallest number."""
        return min(self._flat)

    def any(self) -> bool:
        """Is any of them not 0?"""
        return any(self._flat)

    def all(self) -> bool:
        """Is none of them 0?"""
        return all(self._flat)

    def argmax(self) -> int:
        """The place of the first of the largest."""
        return max(range(self.size), key=self._flat.__getitem__)


def _dtype(kind: Any) -> dtype:
    if isinstance(kind, dtype):
        return kind
    if kind not in _KINDS:
        _KINDS[kind] = dtype(kind)
    return _KINDS[kind]


_KINDS: dict[Any, dtype] = {}


def _places(key: Any, of: ndarray) -> tuple[int, tuple[int, ...]] | None:
    """Where items begin, and their shape, if they lie in one run of memory: whole numbers, then at most one slice."""
    if key is Ellipsis:
        return 0, of.shape
    first, depth = 0, 0
    for depth, each in enumerate(key if isinstance(key, tuple) else (key,), 1):
        length = of.shape[depth - 1]
        if isinstance(each, slice):
            rest = (key if isinstance(key, tuple) else (key,))[depth:]
            start, stop, step = each.indices(length)
            if step != 1 or any(more != slice(None) for more in rest):
                return None
            return first + start * of._steps[depth - 1], (max(0, stop - start), *of.shape[depth:])
        if isinstance(each, ndarray | list):
            return None
        if not -length <= each < length:
            raise IndexError(f"{each} of {length}")
        first += (each % length) * of._steps[depth - 1]
    return first, of.shape[depth:]


def _spread(value: Any, count: int) -> Iterable[Any]:
    """As many numbers as are asked for: one of them again and again, or all of an array or of nested lists."""
    if isinstance(value, ndarray):
        return value._flat if value.size == count else list(value._flat) * (count // value.size)
    return list(_flattened(value)) if isinstance(value, list | tuple) else [value] * count


def _flattened(value: Any) -> Iterator[Any]:
    if isinstance(value, ndarray):
        yield from value._flat
    elif isinstance(value, list | tuple):
        yield from chain.from_iterable(map(_flattened, value))
    else:
        yield value


def _shape_of(value: Any) -> tuple[int, ...]:
    if isinstance(value, ndarray):
        return value.shape
    return (len(value), *(_shape_of(value[0]) if value else ())) if isinstance(value, list | tuple) else ()


def _filled(shape: Any, kind: Any, numbers: Iterable[Any]) -> ndarray:
    made = ndarray(shape, kind)
    for place, each in enumerate(numbers):
        made._flat[place] = made._fit(each)
    return made


def _ratio(a: float, b: float) -> float:
    return a / b if b else math.nan if a == 0 else math.copysign(math.inf, a)


# ---------------------------------------------------------------- making arrays


def array(value: Any, kind: Any = None) -> ndarray:
    """An array of these numbers."""
    numbers = list(_flattened(value))
    usual = float64 if any(isinstance(each, float) for each in numbers) else int64
    return _filled(_shape_of(value), kind or getattr(value, "dtype", None) or usual, numbers)


def asarray(value: Any, kind: Any = None) -> ndarray:
    """The array itself, or one of these numbers."""
    return value if isinstance(value, ndarray) and kind is None else array(value, kind)


ascontiguousarray = asarray


def zeros(shape: Any, kind: Any = float64) -> ndarray:
    """An array of zeros, or of blank records."""
    return ndarray(shape, kind)


empty = zeros


def ones(shape: Any, kind: Any = float64) -> ndarray:
    """An array of ones."""
    return full(shape, 1, kind)


def full(shape: Any, value: Any, kind: Any = None) -> ndarray:
    """An array of one number."""
    made = ndarray(shape, kind or (float64 if isinstance(value, float) else int64))
    made.fill(value)
    return made


def arange(*bounds: int, dtype: Any = int64) -> ndarray:
    """Numbers one after the other."""
    return array(list(range(*bounds)), dtype)


def frombuffer(content: Any, kind: Any = float64) -> ndarray:
    """Bytes as an array."""
    return ndarray(len(content) // _dtype(kind).itemsize, kind, bytearray(content))


def flatnonzero(numbers: ndarray) -> ndarray:
    """The places of all that are not 0."""
    return array([place for place, each in enumerate(numbers._flat) if each], int64)


def argsort(numbers: ndarray, kind: str = "stable") -> ndarray:
    """The places in the order of their numbers; equal ones stay in theirs."""
    return array(sorted(range(numbers.size), key=numbers._flat.__getitem__), int64)


def lexsort(keys: tuple[ndarray, ...]) -> ndarray:
    """The places in the order of the last key, of equal ones in the order of the one before."""
    return array(sorted(range(keys[0].size), key=lambda place: [key._flat[place] for key in reversed(keys)]), int64)


def maximum(numbers: ndarray, other: Any) -> ndarray:
    """The larger one in each place."""
    return numbers._with(other, max)


def delete(numbers: ndarray, place: int) -> ndarray:
    """All but one."""
    return array([each for at, each in enumerate(numbers._flat) if at != place], numbers.dtype)


def sum(parts: Any, axis: int | None = None) -> Any:
    """All arrays added up."""
    if axis != 0:
        return _sum(_flattened(list(parts)))
    return _filled(
        parts[0].shape, parts[0].dtype, (_sum(line) for line in zip(*(part._flat for part in parts), strict=True))
    )


def _sum(numbers: Iterable[Any]) -> Any:
    total: Any = 0
    for each in numbers:
        total += each
    return total


def iinfo(kind: Any) -> Any:
    """The smallest and the largest whole number of a kind."""
    found = _dtype(kind)
    bits = 8 * found.itemsize
    least = -(1 << (bits - 1)) if found.kind == "i" else 0
    return SimpleNamespace(min=least, max=least + (1 << bits) - 1)


def can_cast(kind: Any, other: Any) -> bool:
    """Does every whole number of this kind fit another kind?"""
    one, two = iinfo(kind), iinfo(other)
    return bool(two.min <= one.min and one.max <= two.max)
