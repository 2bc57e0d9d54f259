"""Secrecy: who sees what is said once, where fields are declared; views and what is hidden follow from it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, get_args

from ghostyard.core.record import U8, Array, Field, Header, Record, Seen, fields_of, hints_of
from ghostyard.core.rule import kernel_around, rule, written_rule

View = Callable[[Any, Any, int, Any], None]


def view_from_marks(state: type[Header], reveal: View | None = None) -> View:
    """The rule `view` of a state: copies public fields and the seat's own rows, then calls `reveal` for the rest.

    It is written as source text, field by field, so that it compiles like a rule written by hand; whatever nobody has
    marked stays blank.
    """
    source = "\n".join(_view_lines(state, reveal))
    scope = {"reveal": reveal, "__name__": state.__module__}
    # Under the name of the file that declares the fields: errors lead there, and plain `njit` keeps what has a file.
    exec(compile(source, sys.modules[state.__module__].__file__ or "<view>", "exec"), scope)
    made: Any = scope["view"]
    made.__qualname__ = f"{state.__qualname__}.view"
    made.source = source
    return kernel_around(reveal)(made) if reveal else rule(made)


def shown_by_rule(state: type[Header]) -> type[Record]:
    """A record with nothing but the fields that `reveal` fills: all that a view does not share with its state."""
    kept = {name: hint for name, hint in hints_of(state).items() if Seen.BY_RULE in get_args(hint)}
    body = {"__annotations__": kept or {"nothing": U8}, "__module__": state.__module__}
    return type(f"Shown{state.__name__}", (Record,), body)


def show_from_marks(shown: type[Record], fill: View | None) -> View:
    """The rule `show`: blanks such a record, then has it filled by `reveal` (by `view`, if it is a whole state)."""
    lines = ["def show(box, s, seat, shown):", *(line for field in fields_of(shown) for line in _blank_lines(field))]
    lines += ["    fill(box, s, seat, shown)"] if fill else []
    made: View = written_rule("\n".join(lines), shown, *([fill] if fill else []), fill=fill)
    return made


def _blank_lines(field: Field) -> Iterator[str]:
    indent = "    "
    for depth, size in enumerate(field.shape):
        yield f"{indent}for i{depth} in range({size}):"
        indent += "    "
    places = ", ".join(f"i{depth}" for depth in range(len(field.shape)))
    yield f"{indent}shown.{field.name}{f'[{places}]' if places else ''} = 0"


def marked(state: type[Header], how: Seen | None) -> list[str]:
    """The fields that are marked so; without a mark, those of which nobody has said who sees them."""
    return [field.name for field in fields_of(state) if field.seen is how]


def _view_lines(state: type[Header], reveal: View | None) -> Iterator[str]:
    yield "def view(box, s, seat, out):"
    fields = fields_of(state)
    for field in fields:
        if field.seen is Seen.BY_ALL:
            yield from _copy_lines(field.name, field.shape, (), "    ")
    yield "    if 0 <= seat < s.seats:"
    yield "        mover = seat"
    for field in fields:
        if field.seen is Seen.BY_OWNER:
            yield from _copy_lines(field.name, field.shape[1:], ("mover",), "        ")
    if reveal is not None:
        yield "    reveal(box, s, seat, out)"


def _copy_lines(name: str, shape: tuple[int, ...], indices: tuple[str, ...], indent: str) -> Iterator[str]:
    for depth, size in enumerate(shape):
        yield f"{indent}for i{depth} in range({size}):"
        indent += "    "
    place = ", ".join([*indices, *(f"i{depth}" for depth in range(len(shape)))])
    thing = f"{name}[{place}]" if place else name
    yield f"{indent}out.{thing} = s.{thing}"


def hidden_by_marks(state: type[Header]) -> Callable[[Any, Any, int], dict[str, Any]]:
    """What a viewer must not know, by name, as far as the marks say it: hidden fields, and the rows of others."""
    fields = [field for field in fields_of(state) if field.seen in (Seen.BY_NOBODY, Seen.BY_OWNER)]

    def hidden(box: Any, s: Any, viewer: int) -> dict[str, Any]:
        things = {name: value for field in fields for name, value in _things(field, s, viewer) if value}
        return things if len(things) > 1 else {}  # a single unseen thing is known by elimination

    return hidden


def _things(field: Field, s: Any, viewer: int) -> Iterator[tuple[str, int]]:
    if field.name == "chance":  # no view has it, and no world is ever the same: there is nothing to compare
        return
    for index in product(*map(range, field.shape)):
        if field.seen is Seen.BY_NOBODY or (index[0] != viewer and index[0] < int(s.seats)):
            yield " ".join([field.name, *map(str, index)]), int(s[field.name][index])


def described_by_marks(state: type[Header]) -> Callable[[Any, Any], dict[str, Any]]:
    """A view for JSON: every field by its name, but for the generator."""
    names = [field.name for field in fields_of(state) if field.name != "chance"]

    def describe(box: Any, v: Any) -> dict[str, Any]:
        return {name: v[name].tolist() for name in names}

    return describe


@rule
def list_unseen(counts: Array, components: int) -> int:
    """Turn a census of a view into a list: the components it did not find, in front; say how many."""
    unseen = 0
    for component in range(1, components + 1):
        if counts[component] == 0:
            counts[unseen] = component
            unseen += 1
    return unseen
