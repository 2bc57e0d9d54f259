"""Observations: what a seat may know as numbers with a documented, versioned layout, and as text.

Everything here is made from a view, so it tells no more than the view does. Numbers are written as they are counted
from the observer: seats are "so many places to my left", and rows of seats begin with the observer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ghostyard.core.record import SPECTATOR, Array, Header, Record, Seen, fields_of
from ghostyard.core.rule import rule, written_rule
from ghostyard.core.secrecy import show_from_marks, shown_by_rule
from ghostyard.core.words import words_for

if TYPE_CHECKING:
    from ghostyard.core.game import Game
    from ghostyard.core.rules import Rules

NUMBER = np.int16  # of all dense observations
LEAST, MOST = -(1 << 15), (1 << 15) - 1

Encode = Callable[[Any, int, Any], None]


class Sight(NamedTuple):
    """How a state becomes what one seat knows, as numbers: `show` fills a small record with what the game's own rule
    reveals, and `encode` reads that and, where everybody or the owner may look, the state itself."""

    shown: type[Record]
    show: Callable[[Any, Any, int, Any], None]  # (box, s, seat, shown)
    encode: Callable[[Any, Any, int, Any], None]  # (s, shown, seat, out)


@dataclass(frozen=True, kw_only=True)
class Observation:
    """How the fields of a game's view are written as numbers. A field that is not named is copied as it is."""

    version: int = 1  # goes up with every change of the layout
    hidden: tuple[str, ...] = ()  # blank in every view: only privileged observations have them
    omitted: tuple[str, ...] = ()  # told by other fields, or no part of the position
    by_seat: tuple[str, ...] = ()  # the first index is a seat: the observer's row comes first
    seats: tuple[str, ...] = ()  # a seat
    holders: tuple[str, ...] = ()  # 1 + a seat, 0 for nobody
    seat_sets: tuple[str, ...] = ()  # a bit for every seat
    bits: Mapping[str, int] = field(default_factory=dict)  # so many bits, a number for each


class Span(NamedTuple):
    """One field of a view in a dense observation: where it begins, its shape, and what its numbers are."""

    name: str
    start: int
    shape: tuple[int, ...]
    kind: str  # number, seat, holder or bit
    low: int
    high: int

    @property
    def stop(self) -> int:
        """Where the next field begins."""
        return self.start + prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """What stands where in a dense observation. The same name always means the same layout."""

    name: str
    spans: tuple[Span, ...]

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.spans[-1].stop

    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest value of every number."""
        ends = [np.full((2, prod(span.shape)), [[span.low], [span.high]], NUMBER) for span in self.spans]
        low, high = np.concatenate(ends, axis=1)
        return low, high

    def fields(self, observations: Any) -> dict[str, Any]:
        """The fields of one or many observations by name, in their shape, without copying anything."""
        return {
            span.name: observations[..., span.start : span.stop].reshape((*observations.shape[:-1], *span.shape))
            for span in self.spans
        }

    def table(self) -> str:
        """The layout as a table for a page."""
        rows = [
            f"| `{span.name}` | {span.start} | {'x'.join(map(str, span.shape)) or 1} | {span.kind} "
            f"| {span.low} to {span.high} |"
            for span in self.spans
        ]
        return "\n".join(["| field | from | shape | kind | values |", "|---|---|---|---|---|", *rows])


class Encoding:
    """The dense form of one game's views, and of its full states where that is asked for by name."""

    def __init__(self, game: str, state: type[Header], observation: Observation, options: int, most_seats: int) -> None:
        self._game, self._state, self._most_seats = game, state, most_seats
        self._observation = _with_marks(observation, state)
        self._columns = [_Column(self._observation, name, state, options) for name in state.dtype().names or ()]
        _refuse_unknown_names(game, self._observation, state)

    def layout(self, seats: int, *, privileged: bool = False) -> Layout:
        """The layout for a number of seats."""
        whose = "privileged" if privileged else "observation"
        spans, start = [Span("observer", 0, (), "number", SPECTATOR, self._most_seats - 1)], 1
        for column in self._shown(privileged):
            spans.append(column.span(start, seats))
            start = spans[-1].stop
        return Layout(f"{self._game}-{seats}-{whose}-v{self._observation.version}", tuple(spans))

    def encode(self, *, privileged: bool = False) -> Encode:
        """The rule `(view, seat, out)` that writes the numbers; written as source text, so that it compiles as one."""
        lines = (line for column in self._shown(privileged) for line in column.source("v.{}"))
        return self._written("def encode(v, seat, out):", lines)

    def sight(self, rules: Rules) -> Sight:
        """What a seat knows of a state, as numbers, without a whole view in between where marks say who sees what."""
        if not rules.view_is_marked:
            inner, source = self.encode(), "def encode(s, shown, seat, out):\n    inner(shown, seat, out)"
            around = written_rule(source, self._state, inner, inner=inner)
            return Sight(self._state, show_from_marks(self._state, rules.view), around)
        shown = shown_by_rule(self._state)
        lines = (line for column in self._shown(False) for line in column.source(column.thing_of_state()))
        encode = self._written("def encode(s, shown, seat, out):", lines, "    v, own = s, 0 <= seat < s.seats")
        return Sight(shown, show_from_marks(shown, rules.reveal), encode)

    def _written(self, head: str, columns: Iterable[str], *first: str) -> Any:
        lines = [
            head,
            *first,
            "    seats = 0 + v.seats",
            "    first = seat if 0 <= seat < seats else 0",
            "    out[0] = seat",
            "    at = 1",
            *(f"    {line}" for line in columns),
        ]
        scope = {"counted_from": counted_from, "holder_from": holder_from, "short": short}
        return written_rule("\n".join(lines), self._state, **scope)

    def _shown(self, privileged: bool) -> Iterator[_Column]:
        for column in self._columns:
            if column.is_shown or (privileged and column.is_hidden):
                yield column


NO_POSITION = ("chance", "revealed", "revision")  # fields of every game that say nothing about a position


def _with_marks(observation: Observation, state: type[Header]) -> Observation:
    """What the game says, what the marks of its fields say, and what is the same in every game."""

    def marked(mark: Seen) -> tuple[str, ...]:
        return tuple(field.name for field in fields_of(state) if field.seen is mark)

    return replace(
        observation,
        hidden=observation.hidden + marked(Seen.BY_NOBODY),
        omitted=observation.omitted + NO_POSITION,
        by_seat=observation.by_seat + marked(Seen.BY_OWNER),
        seat_sets=(*observation.seat_sets, "pending"),
    )


def _refuse_unknown_names(game: str, said: Observation, state: type[Header]) -> None:
    named = {*said.hidden, *said.omitted, *said.by_seat, *said.seats, *said.holders, *said.seat_sets, *said.bits}
    if unknown := named - set(state.dtype().names or ()):
        raise TypeError(f"{game}: its observation names {', '.join(sorted(unknown))}, which its state does not have")


class _Column:
    """A field of the state on its way into an observation."""

    def __init__(self, said: Observation, name: str, state: type[Header], options: int) -> None:
        self.name, self.number = name, state.dtype()[name].base
        self.seen = next(field.seen for field in fields_of(state) if field.name == name)
        self.shape: tuple[int, ...] = state.dtype()[name].shape if name != "option" else (options,)
        self.is_by_seat = name in said.by_seat
        self.is_omitted = name in said.omitted or 0 in self.shape
        self.is_hidden = name in said.hidden and not self.is_omitted
        self.is_shown = name not in said.hidden and not self.is_omitted
        self.bits = said.bits.get(name, 0)
        self.kind = (
            "seat" if name in said.seats
            else "holder" if name in said.holders
            else "seat set" if name in said.seat_sets
            else "bit" if self.bits
            else "number"
        )  # fmt: skip

    def span(self, start: int, seats: int) -> Span:
        """Its place in the layout for so many seats."""
        shape = (seats, *self.shape[1:]) if self.is_by_seat else self.shape
        if self.kind in ("seat set", "bit"):
            return Span(self.name, start, (*shape, self.bits or seats), "bit", 0, 1)
        if self.kind in ("seat", "holder"):
            return Span(self.name, start, shape, self.kind, 0, self._most())
        return Span(self.name, start, shape, "number", self._least(), self._most())

    def _least(self) -> int:
        return max(LEAST, int(np.iinfo(self.number).min))

    def _most(self) -> int:
        return min(MOST, int(np.iinfo(self.number).max))

    def thing_of_state(self) -> str:
        """How an element is read where there is no view: `{}` stands for its name and place."""
        if self.seen is Seen.BY_OWNER:
            return "(s.{} if own and i0 == 0 else 0)"
        return "shown.{}" if self.seen is Seen.BY_RULE else "s.{}"

    def source(self, reading: str) -> Iterator[str]:
        """The lines that write it at `at`, and move that on."""
        sizes = ["seats" if self.is_by_seat and depth == 0 else str(size) for depth, size in enumerate(self.shape)]
        indent, places = "", []
        for depth, size in enumerate(sizes):
            yield f"{indent}for i{depth} in range({size}):"
            indent += "    "
            places.append(f"i{depth}")
            if self.is_by_seat and depth == 0:
                yield f"{indent}row = first + i0 if first + i0 < seats else first + i0 - seats"
                places[0] = "row"
        thing = reading.format(f"{self.name}[{', '.join(places)}]" if places else self.name)
        offset = _offset(sizes)
        yield from (indent + line for line in self._write(thing, offset))
        count = " * ".join([*sizes, *self._parts()]) or "1"
        yield f"at += {count}"

    def _parts(self) -> list[str]:
        """How many numbers every element becomes."""
        return ["seats"] if self.kind == "seat set" else [str(self.bits)] if self.kind == "bit" else []

    def _write(self, thing: str, offset: str) -> Iterator[str]:
        if self.kind == "seat":
            yield f"out[at + {offset}] = counted_from(first, seats, {thing})"
        elif self.kind == "holder":
            yield f"out[at + {offset}] = holder_from(first, seats, {thing})"
        elif self.kind == "seat set":
            yield "for step in range(seats):"
            yield "    other = first + step if first + step < seats else first + step - seats"
            yield f"    out[at + ({offset}) * seats + step] = ({thing} >> other) & 1"
        elif self.kind == "bit":
            yield f"for b in range({self.bits}):"
            yield f"    out[at + ({offset}) * {self.bits} + b] = ({thing} >> b) & 1"
        else:
            fits = np.can_cast(self.number, NUMBER)
            yield f"out[at + {offset}] = {thing}" if fits else f"out[at + {offset}] = short({thing})"


def _offset(sizes: list[str]) -> str:
    """The place of an element among all of its field, by the loops it is in."""
    terms = [" * ".join([f"i{depth}", *sizes[depth + 1 :]]) for depth in range(len(sizes))]
    return " + ".join(terms) or "0"


@rule
def counted_from(first: int, seats: int, seat: int) -> int:
    """How many places to the left of `first` a seat is; what is no seat stays as it is."""
    if seat < 0 or seat >= seats:
        return seat
    return seat - first if seat >= first else seat - first + seats


@rule
def holder_from(first: int, seats: int, holder: int) -> int:
    """1 + how many places to the left of `first` the holder sits; 0 stays nobody."""
    if holder <= 0 or holder > seats:
        return holder
    return 1 + counted_from(first, seats, holder - 1)


@rule
def short(number: int) -> int:
    """The number, or the nearest that 16 bits can hold."""
    return max(LEAST, min(MOST, number))


# ---------------------------------------------------------------- to be read


def told(game: Game, box: Any, view: Any, seat: int, language: str = "en") -> str:
    """A view as text: what lies on the table, what is asked, and every legal move as it is written and said."""
    words = words_for(game.name, language)
    names = [words.say("seat-name", seat=number + 1) for number in range(int(view.seats))]
    lines = [game.picture(box, view, seat, names, words)]
    moves = game.legal(box, view, seat).numbers
    if moves:
        lines += [game.ask(box, view, seat, names, words)]
        lines += [f"- {game.moves.texts[move]}: {game.say_move(box, view, seat, move, names, words)}" for move in moves]
    return "\n".join(lines)
