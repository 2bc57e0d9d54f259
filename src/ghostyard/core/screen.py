"""How a game looks: functions a game may give, and a plain look for one that gives none."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from ghostyard.core import stock
from ghostyard.core.record import Field, Header, Seen, fields_of
from ghostyard.core.rules import B, S
from ghostyard.core.scene import Area, Art, Badge, Mark, Piece, Scene
from ghostyard.core.text import Names
from ghostyard.core.words import Words

MOST_IN_A_ROW = 8  # numbers of an array
MOST_SHOWN = 64  # a larger array is no board that anybody would look at
IN_THE_HEADER = {field.name for field in fields_of(Header)}


@dataclass(frozen=True, kw_only=True)
class Screen(Generic[S, B]):
    """Everything about a game that is seen. Core adds the choices to the areas, so that every move can be made."""

    # (box, v, seat, names, words): the parts of the table
    areas: Callable[[B, S, int, Names, Words], list[Area]] | None = None
    # (v, seat, move): what one touches for any move, legal or not
    touches: Callable[[S, int, int], list[str]] | None = None
    # (v, seat, move): how far which piece is turned to make this move
    turning: Callable[[S, int, int], tuple[int, str] | None] | None = None
    # (box, v, areas): where the things of score sheets lie
    marks: Callable[[B, S, list[Area]], Mapping[str, Mark]] | None = None
    # (box, v, seat, names, words): the whole scene, instead of all the above but `touches`
    look: Callable[[B, S, int, Names, Words], Scene] | None = None
    # (box, v, seat, words): what is shown with this seat's name, instead of its lantern and its points
    badge: Callable[[B, S, int, Words], Badge] | None = None
    # the game's SVG symbols, drawn by code; the stock of core is there anyway
    art: Callable[[], Art] | None = None
    # (box, v, seat): shows the own choice that others do not see yet, in a view that is only a preview
    show_own_choice: Callable[[B, S, int], None] | None = None


def areas_from_fields(state: type[Header], most_seats: int) -> Callable[..., list[Area]]:
    """A look that needs no thought: every public number as a token, every public array as rows of numbers, and every
    seat's numbers in an area of its own."""
    fields = [field for field in fields_of(state) if field.name not in IN_THE_HEADER]
    of_seats = [field for field in fields if _has_seats(field, most_seats)]
    shared = [field for field in fields if field.seen is Seen.BY_ALL and field not in of_seats]
    single = [field for field in shared if not field.shape]
    boards = [field for field in shared if field.shape and math.prod(field.shape) <= MOST_SHOWN]

    def areas(box: Any, v: Any, seat: int, names: Names, words: Words) -> list[Area]:
        numbers = [_number(field, v[field.name], words) for field in single]
        captions = [stock.caption(f"caption-{field.name}", _label(field, words)) for field in single]
        rows = [row for field in boards for row in _board(field, v[field.name], words)]
        return [
            stock.area("table", "shared", words.say("title"), [numbers, captions, *rows]),
            *(_seat_area(of_seats, v, owner, seat, names, words) for owner in stock.around(v, seat)),
        ]

    return areas


def _board(field: Field, value: Any, words: Words) -> list[list[Piece]]:
    """A caption, and below it the numbers in rows as long as the array's last dimension; zero is an empty place."""
    label, numbers = _label(field, words), value.ravel().tolist()
    width = min(value.shape[-1], MOST_IN_A_ROW)
    laid = [_place(f"{field.name}-{place}", number, label) for place, number in enumerate(numbers)]
    rows = [laid[start : start + width] for start in range(0, len(laid), width)]
    return [[stock.caption(f"caption-{field.name}", label)], *rows]


def _place(name: str, number: int, label: str) -> Piece:
    place = stock.number(name, number, f"{label}: {number}")
    return place if number else Piece(name, stock.empty_place(name).art, 0, 0, place.w, place.h)


def _seat_area(fields: Sequence[Field], v: Any, owner: int, viewer: int, names: Names, words: Words) -> Area:
    known = [field for field in fields if field.seen is not Seen.BY_OWNER or owner == viewer]
    rows = [_seat_row(field, v[field.name][owner], owner, words) for field in known]
    return stock.seat_area(owner, viewer, names[owner], [row for row in rows if len(row) > 1])


def _has_seats(field: Field, most_seats: int) -> bool:
    return field.seen not in (None, Seen.BY_NOBODY) and bool(field.shape) and field.shape[0] == most_seats


def _seat_row(field: Field, value: Any, owner: int, words: Words) -> list[Piece]:
    """The numbers of one seat, less empty places and what the view does not know: both are zero."""
    numbers = value.ravel().tolist() if value.shape else [int(value)]
    is_always_known = not value.shape and field.seen is not Seen.BY_RULE
    label = _label(field, words)
    caption = stock.caption(f"caption-{field.name}-{owner}", label)
    return [caption] + [
        stock.number(f"{field.name}-{owner}-{place}", number, f"{label}: {number}")
        for place, number in enumerate(numbers)
        if number or is_always_known
    ]


def _number(field: Field, value: Any, words: Words) -> Piece:
    return stock.number(field.name, int(value), f"{_label(field, words)}: {int(value)}")


def _label(field: Field, words: Words) -> str:
    message = f"field-{field.name.replace('_', '-')}"
    return words.say(message) if words.has(message) else field.name.replace("_", " ")
