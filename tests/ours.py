"""The games that are tested, and which of them have what: a game needs no more than rules, moves and words."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ghostyard.core.conformance import Case, finished
from ghostyard.games import OURS, game
from ghostyard.manual.clauses import clauses_of
from ghostyard.manual.first_game import first_game_of
from ghostyard.manual.lesson import lesson_of
from ghostyard.puzzles.collection import collection


def case(*values: object, always: bool) -> Any:
    """A case of every `make test`, or only of `make test-browsers`."""
    return pytest.param(*values, marks=[] if always else [pytest.mark.matrix])


# A package that happens to be installed breaks no test; `GHOSTYARD_TESTED=snack` tests a game of one like ours.
GAMES = (*OURS, *os.environ.get("GHOSTYARD_TESTED", "").split())
COMPLETE = OURS[:4]  # the first of the list have everything; who adds a game, adds it at the end


def transcript_of(name: str) -> Path:
    """What was heard of a game, written down."""
    return Path(__file__).parent / "browser" / "transcripts" / f"{name}.txt"


def having(what: str, has: Callable[[str], object]) -> list[str]:
    """The games that have something: more or fewer, but the complete ones among them."""
    found = [name for name in GAMES if has(name)]
    assert set(COMPLETE) <= set(found), f"no {what}: {set(COMPLETE) - set(found)}"
    return found


WITH_EDITION = having("edition", lambda name: game(name).edition_format)
WITH_EDITION_DESK = having("edition desk", lambda name: "edition" in game(name).editors)
WITH_PAD = having("score pad", lambda name: "pad" in game(name).editors)
WITH_PUZZLES = having("puzzles", lambda name: collection(name).puzzles)
WITH_LESSON = having("lesson", lambda name: lesson_of(name, "en"))
WITH_CLAUSES = having("clauses", lambda name: clauses_of(name, "en"))
WITH_FIRST_GAME = having("first game", first_game_of)
WITH_TRANSCRIPT = having("transcript", lambda name: transcript_of(name).exists())


@cache
def at_most_midway(name: str, seats: int, plies: int) -> int:
    """So many plies, or half a game where that is shorter."""
    return min(plies, int(finished(Case(game(name), seats, seed=1)).state.ply) // 2)
