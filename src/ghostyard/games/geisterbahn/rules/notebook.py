"""A player's notebook in Gefangen in der Geisterbahn: what one knows of the code, and which codes that leaves. GEI-09

Nobody else may see it, so it is never shared.
"""

from __future__ import annotations

from itertools import permutations
from typing import Annotated, Any, Literal

import msgspec

from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, KIND_NAMES
from ghostyard.games.geisterbahn.rules.state import CODE, KEYS_OF_A_KIND, KINDS

Kind = Literal["moon", "bell", "raven", "rose", "crown", "star"]
Chamber = Literal["a1", "a4", "d1", "d7", "g1", "g4"]
Known = Literal["is", "not"]
MOST_ATTEMPTS = 12


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """Three keys that did not open the gate, and at which card they failed. GEI-24"""

    keys: Annotated[list[Kind], msgspec.Meta(min_length=CODE, max_length=CODE)]
    failed: Annotated[int, msgspec.Meta(ge=1, le=CODE)]


class Notebook(msgspec.Struct, forbid_unknown_fields=True):
    """All that one player has noted."""

    game: Literal["geisterbahn"]
    shown: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0  # kinds as numbers, colours or symbols
    keys: dict[Kind, Annotated[int, msgspec.Meta(ge=1, le=KEYS_OF_A_KIND)]] = {}
    code: Annotated[list[dict[Kind, Known]], msgspec.Meta(min_length=CODE, max_length=CODE)] = msgspec.field(
        default_factory=lambda: [{} for _ in range(CODE)]
    )
    attempts: Annotated[list[Attempt], msgspec.Meta(max_length=MOST_ATTEMPTS)] = []
    piles: dict[Chamber, Kind] = {}


def blank() -> Notebook:
    """An empty notebook."""
    return Notebook("geisterbahn")


Code = tuple[str, ...]


def possible_codes(notebook: Notebook) -> list[Code]:
    """Every code that fits what was seen and tried; of 6 x 5 x 4 at first. GEI-09"""
    return [code for code in permutations(KIND_NAMES, CODE) if _fits(notebook, code)]


def _fits(notebook: Notebook, code: Code) -> bool:
    for kind, known in zip(code, notebook.code, strict=True):
        sure = [one for one, how in known.items() if how == "is"]
        if known.get(kind) == "not" or (sure and kind not in sure):  # type: ignore[call-overload]
            return False
    return all(_explains(attempt, code) for attempt in notebook.attempts)


def _explains(attempt: Attempt, code: Code) -> bool:
    """Would these keys have failed just there?"""
    failed = attempt.failed - 1
    return list(code[:failed]) == attempt.keys[:failed] and code[failed] != attempt.keys[failed]


def in_hand(notebook: Notebook, codes: list[Code]) -> list[Code]:
    """The codes that the own keys could open."""
    return [code for code in codes if all(kind in notebook.keys for kind in code)]


# ---------------------------------------------------------------- edits


def edit(notebook: Notebook, spot: str, edit: str, box: Any) -> str:
    """One edit; what is open is the beginning of an attempt: "moon bell"."""
    tried: list[Any] = [kind for kind in spot.split() if kind in KIND_NAMES][:CODE]
    match edit.split(" "):
        case ["code", place, kind]:
            _note(notebook.code[range(CODE)[int(place)]], _known(kind))
        case ["forget", place]:
            notebook.code[range(CODE)[int(place)]] = {}
        case ["key", "add", kind]:
            notebook.keys[_known(kind)] = min(KEYS_OF_A_KIND, notebook.keys.get(_known(kind), 0) + 1)
        case ["key", "drop", kind]:
            _drop_key(notebook, kind)
        case ["pile", chamber]:
            _turn_pile(notebook, chamber)
        case ["try", kind]:
            return " ".join([*tried, _known(kind)][:CODE])
        case ["try"]:
            return ""
        case ["failed", place]:
            if len(notebook.attempts) >= MOST_ATTEMPTS:
                raise ValueError(edit)
            notebook.attempts.append(Attempt(tried, int(place)))
            return ""
        case ["attempt", "drop", number]:
            del notebook.attempts[range(len(notebook.attempts))[int(number)]]
        case ["shown"]:
            notebook.shown = (notebook.shown + 1) % 3
        case _:
            raise ValueError(edit)
    return " ".join(tried)


def _known(kind: str) -> Any:
    if kind not in KIND_NAMES:
        raise ValueError(kind)
    return kind


def _note(known: dict[Any, Any], kind: str) -> None:
    """Nothing is known; it is this one; it is not this one; nothing is known."""
    now = known.pop(kind, "")
    if not now:
        known[kind] = "is"
    elif now == "is":
        known[kind] = "not"


def _drop_key(notebook: Notebook, kind: Any) -> None:
    notebook.keys[kind] -= 1
    if not notebook.keys[kind]:
        del notebook.keys[kind]


def _turn_pile(notebook: Notebook, chamber: Any) -> None:
    """The next kind that is not noted at another chamber; after the last, nothing."""
    if chamber not in CHAMBER_NAMES:
        raise ValueError(chamber)
    now = notebook.piles.pop(chamber, None)
    start = KIND_NAMES.index(now) + 1 if now else 0
    free = [kind for kind in KIND_NAMES[start:] if kind not in notebook.piles.values()]
    if free:
        notebook.piles[chamber] = free[0]  # type: ignore[assignment]


assert len(KIND_NAMES) == KINDS
