"""Rules as plain Python: numbers never wrap around, and whatever compiled code would not notice is an error here."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from ghostyard.core.record import described

F = TypeVar("F", bound=Callable[..., Any])


def interpreted(function: F) -> F:
    """Run this function as plain Python, with compiled arithmetic: numbers read from records are whole
    numbers that do not wrap around, and one that does not fit its field is an error."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        for thing in arguments:
            if type(thing) not in READY:
                return function(*map(checked, arguments))
        return function(*arguments)

    return cast(F, call)


def checked(thing: Any) -> Any:
    """A record or an array that checks how it is used; a number of NumPy's as Python's, which never wraps around."""
    if isinstance(thing, np.record):
        return _checked_kind(thing.dtype)(thing)
    if isinstance(thing, np.ndarray) and not isinstance(thing, CheckedArray):
        return thing.view(CheckedArray)
    return thing.item() if isinstance(thing, np.integer | np.floating | np.bool_) else thing


class CheckedRecord:
    """A record whose number fields read as Python integers; writing goes through to the record."""

    def __init__(self, record: np.record) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._record[name]
        except ValueError:
            raise self._no_field(name) from None
        if type(value) is not np.ndarray:
            return value.item()
        array = CheckedArray.of_field(value, f"{type(self._record).__name__}.{name}")
        object.__setattr__(self, name, array)  # found without us the next time: it stays where it is in the record
        return array

    def __setattr__(self, name: str, value: Any) -> None:
        if type(value) is int:
            try:
                self._record[name] = value
            except (ValueError, OverflowError):
                pass  # told below, in our words
            else:
                return
        if name not in (self._record.dtype.names or ()):
            raise self._no_field(name)
        field = self._record.dtype.fields[name][0]
        self._record[name] = fitting(value, field, lambda: f"{type(self._record).__name__}.{name}")

    def _no_field(self, name: str) -> AttributeError:
        if name.startswith("__"):
            return AttributeError(name)
        close = get_close_matches(name, self._record.dtype.names or (), 1)
        meant = f"; did you mean `{close[0]}`?" if close else ""
        return AttributeError(f"{_rule()}`{type(self._record).__name__}` has no field `{name}`{meant}")

    def __repr__(self) -> str:
        return described(self._record)


class CheckedArray(np.ndarray[Any, Any]):
    """An array whose elements read as Python integers; records in it as checked records."""

    what = "array"  # a field of a record, if it is one

    @classmethod
    def of_field(cls, array: Any, what: str) -> Any:
        """The array of a field, which knows its name."""
        found = array.view(cls)
        found.what = what
        return found

    def __array_finalize__(self, other: Any) -> None:
        self.what = getattr(other, "what", "array")

    def __getitem__(self, key: Any) -> Any:
        if self._may_be_element(key):
            try:
                element = self.item(key)
            except IndexError:
                self._must_hold(key)
                raise
            if type(element) in READY:  # not a whole record
                return element
        else:
            self._must_hold(key)
        return checked(super().__getitem__(key))

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(value) is int and self._may_be_element(key):
            try:
                SET_ITEM(self, key, value)
            except (IndexError, OverflowError):
                pass  # told below, in our words
            else:
                return
        self._must_hold(key)
        if isinstance(value, CheckedRecord):
            value = value._record
        elif isinstance(value, int | float | np.number) and self.dtype.names is None:
            value = fitting(value, self.dtype, lambda: f"{self.what}[{_said(key)}]")
        super().__setitem__(key, value)

    def _may_be_element(self, key: Any) -> bool:
        """Is it one index for every dimension, none from the end? What rules mostly ask for, so it is quick."""
        if type(key) is int:
            return key >= 0 and self.ndim == 1
        if type(key) is not tuple or len(key) != self.ndim:
            return False
        for index in key:  # noqa: SIM110  # a generator takes three times as long
            if type(index) is not int or index < 0:
                return False
        return True

    def _must_hold(self, key: Any) -> None:
        """Compiled code neither checks an index nor counts a negative one from the end."""
        for place, (index, size) in enumerate(zip(key if isinstance(key, tuple) else (key,), self.shape, strict=False)):
            if isinstance(index, int | np.integer) and not 0 <= index < size:
                which = f" in dimension {place}" if self.ndim > 1 else ""
                raise IndexError(f"{_rule()}{self.what}[{_said(key)}]: {index} is not from 0 to {size - 1}{which}")


SET_ITEM = np.ndarray.__setitem__  # found sooner than by way of `super`
READY = {int, bool, float, CheckedArray}  # and every kind of checked record: nothing has to be checked again


@functools.cache
def _checked_kind(layout: np.dtype[Any]) -> type[CheckedRecord]:
    """Checked records of one layout: their whole numbers are read as properties, which is quicker."""
    numbers = [name for name, (kind, *_) in (layout.fields or {}).items() if kind.kind in "iu"]
    made = type("CheckedRecord", (CheckedRecord,), {name: _number(name) for name in numbers})
    READY.add(made)
    return made


def _number(name: str) -> property:
    return property(lambda self: int(self._record[name]))


def fitting(value: Any, kind: np.dtype[Any], what: Callable[[], str]) -> Any:
    """The value as a number of this kind; an error if it does not fit, where compiled code would cut it off."""
    limits = _limits(kind)
    if limits is None:
        return value
    if not isinstance(value, int | float | np.number | np.bool_):
        raise TypeError(f"{_rule()}{what()} = {value!r}: {kind.name} holds whole numbers")
    least, most = limits
    if not least <= int(value) <= most:
        raise OverflowError(f"{_rule()}{what()} = {int(value)}: {kind.name} holds {least} to {most}")
    return int(value)


@functools.cache
def _limits(kind: np.dtype[Any]) -> tuple[int, int] | None:
    """The least and the largest whole number of this kind, if it is a kind of whole numbers."""
    return (int(np.iinfo(kind).min), int(np.iinfo(kind).max)) if kind.kind in "iu" else None


def _said(key: Any) -> str:
    return ", ".join(str(each) for each in key) if isinstance(key, tuple) else str(key)


def _rule() -> str:
    """The rule that is being run, with its file and the line that it has come to."""
    inner, frame = sys._getframe(1), sys._getframe(1).f_back
    while frame and frame.f_code is not CALL:
        inner, frame = frame, frame.f_back
    if frame is None:
        return ""
    rule = frame.f_locals["function"]
    return f"rule `{rule.__qualname__}` ({Path(inner.f_code.co_filename).name}:{inner.f_lineno}): "


CALL = interpreted(_rule).__code__  # of what calls every rule
