"""What earlier hunts found out: only what has changed since then is done again.

Notes hold for exactly these rules. A kill stands as long as the file of the test that made it is the same;
a survivor is tried again, but only with the files of tests that it has not met yet.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.mutants.mutations import GAMES_FOLDER, Mutant

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "mutants"
KILLED, SURVIVED, TIMED_OUT, NOT_REACHED = "killed", "survived", "timed out", "not reached"
ALIVE = (SURVIVED, NOT_REACHED)

# Of a game's tests these prove nothing about rules, or take minutes when rules are interpreted.
LEFT_OUT = (
    "test_look.py", "test_words.py", "test_pad.py", "test_journey.py", "test_heuristics.py",
    "test_whole_games.py",
)  # fmt: skip
SAID_TWICE = "test_a_recorded_game_replays"  # its states are compared one by one in another test
RECORDED_GAMES = ROOT / "tests/core/test_recorded_games.py"


def files_of(game: str) -> list[Path]:
    """The tests of a game that the hunt runs: clause tests, recorded games, knowledge, and the contract."""
    own = [path for path in sorted((ROOT / "tests/games" / game).glob("test_*.py")) if path.name not in LEFT_OUT]
    shared = [RECORDED_GAMES, ROOT / "tests/mutants/contract.py", ROOT / "tests/knowledge/test_knowledge.py"]
    return [*own, *shared]


def fingerprint(paths: Iterable[Path]) -> str:
    """A name for exactly what these files say."""
    digest = sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@dataclass
class Result:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    test: str = ""  # that killed it
    met: frozenset[str] = frozenset()  # fingerprints of the files of tests that this rests on


@dataclass
class Reach:
    """Which tests come to which line of the rules, and how long they take."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))

    def tests_at(self, mutant: Mutant) -> set[str]:
        """The tests that come to this mutant's line; where nobody does, to any line of its function."""
        lines = self.lines.get(mutant.function.path.name, {})
        return lines.get(mutant.line) or set().union(*(lines.get(line, set()) for line in mutant.function.lines))


class Notes:
    """The notes about one game, with the rules and tests of now."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.path = FOLDER / f"{game}-{fingerprint(self._foundations())}.jsonl"
        self.reach_path = self.path.with_suffix(".reach.json")

    def _foundations(self) -> list[Path]:
        """What all notes rest on: the rules, and whatever helps tests without being one."""
        folders = GAMES_FOLDER.parent / "core", GAMES_FOLDER / self.game / "rules", ROOT / "tests/knowledge"
        files = {path for folder in folders for path in folder.rglob("*.py")}
        files |= set((ROOT / "tests/games" / self.game).glob("*.py"))
        return sorted(path for path in files if not path.name.startswith("test_"))

    @cached_property
    def print_of(self) -> dict[str, str]:
        """The fingerprint of every file of tests, by its path from the root."""
        return {path.relative_to(ROOT).as_posix(): fingerprint(self._parts(path)) for path in files_of(self.game)}

    def _parts(self, path: Path) -> list[Path]:
        return [path, *sorted((ROOT / "tests/journals").glob(f"{self.game}*"))] if path == RECORDED_GAMES else [path]

    def file_print(self, test: str) -> str:
        """The fingerprint of a test's file; empty when there is none."""
        return self.print_of.get(test.partition("::")[0], "")

    # ---------------------------------------------------------------- results

    def __enter__(self) -> Notes:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def result(self, mutant: Mutant, outcome: str, test: str) -> Result:
        """A result, and on what it rests: one test, or all of them."""
        met = set(self.print_of.values()) if outcome in ALIVE else {self.file_print(test)}
        return Result(mutant, outcome, test, frozenset(met))

    def write(self, result: Result) -> None:
        """Add a result; a hunt that is broken off goes on after it."""
        met = " ".join(sorted(result.met))
        self._file.write(json.dumps([result.mutant.name, result.outcome, result.test, met]) + "\n")
        self._file.flush()

    def read(self, mutants: Iterable[Mutant]) -> list[Result]:
        """The results of these mutants that still stand."""
        return [result for result in self.earlier(mutants).values() if self._stands(result)]

    def earlier(self, mutants: Iterable[Mutant]) -> dict[str, Result]:
        """The latest result of each of these mutants by name, whatever became of the tests since."""
        known = {name: (outcome, test, frozenset(met.split())) for name, outcome, test, met in _lines_of(self.path)}
        return {each.name: Result(each, *known[each.name]) for each in mutants if each.name in known}

    def _stands(self, result: Result) -> bool:
        now = set(self.print_of.values())
        return result.met >= now if result.outcome in ALIVE else result.met <= now

    def killers(self) -> dict[str, str]:
        """Which test killed a mutant the last time, with older rules and tests too."""
        old = (line for path in FOLDER.glob(f"{self.game}-*.jsonl") for line in _lines_of(path))
        return {name: test for name, _, test, *_ in old if test}

    # ---------------------------------------------------------------- which test reaches what

    def read_reach(self) -> tuple[Reach, set[str]]:
        """What is known of the tests of now, and the files of which all is known."""
        stored = json.loads(self.reach_path.read_text(encoding="utf-8")) if self.reach_path.exists() else {}
        reach, known = Reach(), set()
        for file, print_now in self.print_of.items():
            if (entry := stored.get(print_now)) is not None:
                known.add(file)
                reach.seconds |= entry["seconds"]
                for test, lines in entry["lines"].items():
                    for module, numbers in lines.items():
                        for number in numbers:
                            reach.lines[module][number].add(test)
        return reach, known

    def write_reach(self, reach: Reach) -> None:
        """Keep what is known of the tests of now."""
        lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for module, by_number in reach.lines.items():
            for number, tests in by_number.items():
                for test in tests:
                    lines[test][module].append(number)
        stored: dict[str, Any] = {each: {"seconds": {}, "lines": {}} for each in self.print_of.values()}
        for test, seconds in reach.seconds.items():
            entry = stored[self.file_print(test)]
            entry["seconds"][test], entry["lines"][test] = seconds, lines[test]
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.reach_path.write_text(json.dumps(stored), encoding="utf-8")


def _lines_of(path: Path) -> Iterator[list[str]]:
    if path.exists():
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())
