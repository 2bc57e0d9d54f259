"""What came of a hunt: how many died, who is still alive, and whether `survivors.toml` says why that is all right."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.mutants.mutations import Mutant
from tests.mutants.notes import ALIVE, KILLED, NOT_REACHED, SURVIVED, TIMED_OUT, Result

LIST = Path(__file__).with_name("survivors.toml")
ENOUGH = 0.9


@dataclass(frozen=True)
class Reason:
    """Why mutants that look like this may live; `*` stands for anything."""

    where: str
    was: str
    now: str
    why: str

    def covers(self, mutant: Mutant) -> bool:
        """Does it speak of this mutant?"""
        pairs = (self.where, mutant.where), (self.was, mutant.was), (self.now, mutant.now)
        return all(re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), text) for pattern, text in pairs)


@cache
def reasons(game: str) -> tuple[Reason, ...]:
    """The reasons on the list for one game."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8")).get(game, [])
    return tuple(Reason(entry["where"], was, now, entry["why"]) for entry in listed for was, now in entry["changes"])


@dataclass
class Report:
    """The results of one game."""

    game: str
    results: list[Result]
    whole: bool  # of all its mutants

    @staticmethod
    def reason_for(game: str, mutant: Mutant) -> Reason | None:
        """Why this mutant may live, if it may."""
        return next((reason for reason in reasons(game) if reason.covers(mutant)), None)

    @property
    def alive(self) -> list[Result]:
        """The mutants that no test has noticed."""
        return [result for result in self.results if result.outcome in ALIVE]

    @property
    def unexplained(self) -> list[Result]:
        """Those of them that are not on the list; a mutant with a name has no excuse."""
        return [
            result for result in self.alive if result.mutant.mistake or not self.reason_for(self.game, result.mutant)
        ]

    @property
    def out_of_date(self) -> list[Reason]:
        """Reasons that no survivor needs."""
        used = {self.reason_for(self.game, result.mutant) for result in self.alive}
        return [reason for reason in reasons(self.game) if reason not in used] if self.whole else []

    @property
    def score(self) -> float:
        """The share of mutants that tests have noticed."""
        return 1 - len(self.alive) / len(self.results) if self.results else 1.0

    @property
    def fine(self) -> bool:
        """Is there nothing to do?"""
        return self.score >= ENOUGH and not self.unexplained and not self.out_of_date

    def told(self, with_explained: bool) -> str:
        """The report in words."""
        counts = Counter(result.outcome for result in self.results)
        numbers = ", ".join(f"{counts[outcome]} {outcome}" for outcome in (KILLED, TIMED_OUT, SURVIVED, NOT_REACHED))
        lines = [f"{self.game}: {len(self.results)} mutants, {numbers}; {self.score:.1%} noticed"]
        if self.score < ENOUGH:
            lines.append(f"  less than {ENOUGH:.0%}: the tests do not bite enough")
        for result in self.unexplained:
            lines.append(f"  {result.outcome} without a reason: {result.mutant.place} {result.mutant.name}")
        for reason in self.out_of_date:
            lines.append(
                f"  on the list, but no such mutant is alive: {reason.where}: `{reason.was}` -> `{reason.now}`"
            )
        if with_explained:
            for result in self.alive:
                if reason := self.reason_for(self.game, result.mutant):
                    lines.append(f"  {result.outcome}: {result.mutant.place} {result.mutant.name} ({reason.why})")
        return "\n".join(lines)
