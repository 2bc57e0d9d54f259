"""The whole proof of one game: every check with every number of seats and every option."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ghostyard.core.conformance import presentation, rules, secrets
from ghostyard.core.conformance.case import Case, all_options, finished
from ghostyard.core.game import Game

Check = Callable[[Case], None]
CHECKS: tuple[Check, ...] = (*rules.CHECKS, *secrets.CHECKS, *presentation.CHECKS)
OF_THE_GAME = {  # which play nothing: once is enough
    rules.move_texts_round_trip,
    presentation.every_message_is_there,
    presentation.all_languages_say_the_same,
    presentation.refusals_explain_themselves,
}
EVERY_POSITION = {rules.replay_gives_the_same_bytes, rules.ends_within_its_bound, rules.every_component_exists_once}
LOOKS = 40  # positions of a game that expensive checks see: all of a short game, some of a long one


class Failure(NamedTuple):
    """What a game does not keep to, where it was first noticed, and what to do."""

    check: str
    table: str
    why: str


def tables(game: Game, seed: int = 1) -> list[Case]:
    """Every number of seats with every option."""
    return [Case(game, seats, seed, options) for seats in game.seats for options in all_options(game)]


def prove(game: Game, show: Callable[[int, int], object] = max, most: int | None = None) -> list[Failure]:
    """What a game does not keep to, every check and every reason once; nothing if all is fine. `show` hears how far.

    `most` tables are looked at, or all of them.
    """
    failed: dict[str, Failure] = {}
    cases = tables(game)[:most]
    for number, case in enumerate(cases):
        for check in CHECKS:
            if check.__name__ not in failed and not (number and check in OF_THE_GAME):
                failed |= {found.check: found for found in _failures(check, case)}
        show(number + 1, len(cases))
    return list({found.why: found for found in reversed(failed.values())}.values())[::-1]


def _failures(check: Check, case: Case) -> Iterator[Failure]:
    try:
        check(case if check in EVERY_POSITION else paced(case))
    except Exception as error:  # a rule or a message that cannot be used is a finding as well
        yield Failure(check.__name__, named(case), reason(error))


def paced(case: Case) -> Case:
    """The case, with so many positions to look at as an expensive check sees."""
    return replace(case, every=max(1, int(finished(case).state.ply) // LOOKS))


def named(case: Case) -> str:
    """The table in words: its seats and options."""
    return ", ".join([f"{case.seats} seats", *(f"{name}={value}" for name, value in case.options.items())])


def reason(error: Exception) -> str:
    """What an assertion says; of other errors also their kind, and where they were raised."""
    if isinstance(error, AssertionError) and str(error):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error or last.line} ({Path(last.filename).name}:{last.lineno})"
