"""Records: a class of annotated fields becomes a fixed-size NumPy dtype that every speed can read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import Enum
from operator import itemgetter
from struct import Struct
from typing import Annotated, Any, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
U8 = Annotated[int, np.uint8]
U16 = Annotated[int, np.uint16]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]

T = TypeVar("T")


class Seen(Enum):
    """Who sees a field of a state."""

    BY_ALL = "Public"
    BY_OWNER = "Own"
    BY_NOBODY = "Hidden"
    BY_RULE = "Partly"


# Written around the type of a field: `lamp: Public[U8]`. The views of a game follow from these marks.
Public = Annotated[T, Seen.BY_ALL]  # everybody sees it
Own = Annotated[T, Seen.BY_OWNER]  # its first index is a seat, and every seat sees its own row
Hidden = Annotated[T, Seen.BY_NOBODY]  # nobody sees it
Partly = Annotated[T, Seen.BY_RULE]  # who sees what depends on the position: the rule `reveal` copies it

ONE = (1,)  # the shape of an array of one; written as a number, NumPy takes longer to see what is meant
MOST_OPTIONS = 6
_LAYOUTS: dict[type, np.dtype[Any]] = {}
SPECTATOR = -1


class Record:
    """A fixed-size record; at run time it is a NumPy record that compiled rules read in place.

    Fields are written `lamp: U8` for a number and `tile: Annotated[Array, np.uint8, 5, 9]` for
    an array. A record of zeros is blank: rules use zero for "nothing" or "not known".
    """

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The aligned memory layout of this record."""
        if cls not in _LAYOUTS:
            fields = [(_free(name), *_layout(hint)) for name, hint in hints_of(cls).items()]
            layout = np.dtype(fields, align=True)
            _LAYOUTS[cls] = np.dtype((_row_type(cls.__name__, layout), layout))
        return _LAYOUTS[cls]

    @classmethod
    def blanks(cls, count: int) -> npt.NDArray[Any]:
        """An array of `count` blank records, for batches of games."""
        return np.zeros(count, cls.dtype())

    @classmethod
    def blank(cls) -> Self:
        """One blank record."""
        blank: Self = blank_array(cls.dtype())[0]
        return blank


class Header(Record):
    """What every game's state begins with."""

    seats: Public[U8]
    pending: Public[U8]  # a bit for every seat that owes a decision now; none: the game is over
    ply: Public[U16]  # decisions made so far
    revealed: Public[U16]  # counts up whenever anybody learns something that was hidden: no taking back
    option: Public[Annotated[Array, np.int16, MOST_OPTIONS]]
    revision: Public[U16]  # of the rules: 0 in version 1, 1 in version 2; old journals are played by theirs
    chance: Hidden[Annotated[Array, np.uint32, 4]]  # the generator: never part of a view


HEADER = Struct("@BBHH")  # the first four fields, as they lie in memory
R = TypeVar("R", bound=Record)


def described(record: Any) -> str:
    """The record as what it holds: its class and its fields."""
    fields = (f"{name}={_shown(record[name])}" for name in record.dtype.names)
    return f"{type(record).__name__}({', '.join(fields)})"


def _shown(value: Any) -> str:
    return str(value.tolist()) if isinstance(value, np.ndarray) else str(value)


def name_of_layout(fields: tuple[str, ...]) -> str:
    """The name of the record class that has these fields, for error messages; nothing if there is none."""
    return next((kind.__name__ for kind, layout in _LAYOUTS.items() if layout.names == fields), "")


def array_of(record: Record) -> Array:
    """A copy of the record, as an array of one."""
    # By its bytes: NumPy's own ways to copy a record go field by field, and leave the gaps between them alone.
    row: Any = record
    return np.ndarray(ONE, row.dtype, bytearray(bytes_of(record)))


def blank_array(layout: np.dtype[Any]) -> Array:
    """An array of one blank record."""
    return np.ndarray(ONE, layout, bytearray(layout.itemsize))


def array_around(record: Record) -> Array:
    """The array of one in which the record lies, for compiled code that only reads; a copy if it lies among others."""
    array = _array_around(record)
    return array_of(record) if array is None else array


def copy_of(record: R) -> R:
    """An independent copy; writing to one never changes the other."""
    copy: R = array_of(record)[0]
    return copy


def bytes_of(record: Record) -> bytes:
    """The record as bytes: what is stored, hashed and compared. An array of one tells them four times faster."""
    row: Any = record
    array = _array_around(row)
    taken: bytes = row.tobytes() if array is None else array.tobytes()
    return taken


def header_of(state: Header | bytes) -> tuple[int, int, int, int]:
    """Seats, pending, ply and revealed of a state, a view or its bytes: faster than to ask a record for two of them."""
    found: tuple[int, int, int, int] = HEADER.unpack_from(state if isinstance(state, bytes) else bytes_of(state))
    return found


def _array_around(record: Any) -> Array | None:
    """The array of one in which the record lies, if it lies in one."""
    array: Any = record.base
    return array if type(array) is np.ndarray and array.shape == ONE else None


def record_hash(record: Record, size: int | None = None) -> str:
    """A short name for exactly these bytes, or the first of them."""
    return hashlib.sha256(bytes_of(record)[:size]).hexdigest()


def _row_type(name: str, layout: np.dtype[Any]) -> type[np.record]:
    """NumPy's record with its fields as properties: read by C code, about four times faster than NumPy's own."""
    fields = {field: property(itemgetter(field), _writer_of(field)) for field in layout.names or ()}
    plain = {part: getattr(np.void, part) for part in ("__getattribute__", "__setattr__", "__getitem__")}
    return type(name, (np.record,), {"__slots__": (), **plain, **fields})


def _writer_of(field: str) -> Callable[[Any, Any], None]:
    def write(row: Any, value: Any) -> None:
        row[field] = value

    return write


def hints_of(cls: type[Record]) -> dict[str, Any]:
    """The annotations of all fields of a record, in their order."""
    hints: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, Record):
            hints |= get_type_hints(base, include_extras=True)
    return hints


def _free(name: str) -> str:
    if hasattr(np.record, name):
        raise TypeError(f"NumPy's records already have something called {name!r}")
    return name


def _layout(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"a record field needs an annotated type such as U8, not {hint!r}")
    number, *shape = (mark for mark in get_args(hint)[1:] if not isinstance(mark, Seen))
    return (number, tuple(shape)) if shape else (number,)


class Field(NamedTuple):
    """A field of a record: its name, its shape, and who sees it (None: nobody has said)."""

    name: str
    shape: tuple[int, ...]
    seen: Seen | None


def fields_of(record: type[Record]) -> list[Field]:
    """The fields of a record in their order."""
    marks = {name: [m for m in get_args(hint) if isinstance(m, Seen)] for name, hint in hints_of(record).items()}
    layout = record.dtype()
    return [Field(name, layout[name].shape, marks[name][0] if marks[name] else None) for name in layout.names or ()]
