"""The hunt: a pytest session that forks a child for every mutant and runs, until one fails, the tests that reach it.

A mutant is planted into the child's memory, so a test costs what it costs: no start, no import, no file on disk.
"""

from __future__ import annotations

import inspect
import json
import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tests.mutants.mutations import CLAUSE, GAMES_FOLDER, Mutant

ROOT = Path(__file__).parents[2]
KILLED, SURVIVED, TIMED_OUT, NOT_REACHED = "killed", "survived", "timed out", "not reached"
LEAST_SECONDS, SLOWER = 1.0, 10  # a test may take this much longer than without a mutant, in time of the processor
SLOW = 2.0  # seconds: a test that takes longer is run only for mutants that all others have not noticed
LATE = 77  # exit status of a child whose test did not end

# Of a game's tests these prove nothing about rules, or take minutes when rules are interpreted.
LEFT_OUT = ("test_look.py", "test_words.py", "test_insight.py", "test_whole_games.py", "test_heuristics.py")


def files_of(game: str) -> list[str]:
    """The tests of a game that the hunt runs: clause tests, recorded games, knowledge, and the contract."""
    own = [path for path in sorted((ROOT / "tests/games" / game).glob("test_*.py")) if path.name not in LEFT_OUT]
    shared = [ROOT / "tests/core/test_recorded_games.py", ROOT / "tests/mutants/contract.py"]
    shared.append(ROOT / "tests/knowledge/test_knowledge.py")
    return [str(path) for path in (*own, *shared)]


def fingerprint(game: str) -> str:
    """A name for exactly these rules and tests: results are kept as long as neither changes."""
    folders = [
        GAMES_FOLDER.parent / "core",
        GAMES_FOLDER / game / "rules",
        ROOT / "tests/knowledge",
        ROOT / "tests/games" / game,
    ]
    digest = sha256()
    for path in sorted(file for folder in folders for file in folder.rglob("*.py")) + sorted(map(Path, files_of(game))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@dataclass
class Result:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    test: str = ""  # that killed it


@dataclass
class Hunt:
    """A pytest plugin: collects as usual; then, instead of running the tests, hunts the mutants with them."""

    game: str
    mutants: list[Mutant]
    jobs: int
    guided: bool = True  # by which test reaches which line; finding out takes a run of all tests
    results: list[Result] = field(default_factory=list)
    _lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)  # file -> line -> tests
    _seconds: dict[str, float] = field(default_factory=dict)
    _kills: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    _killer: dict[str, str] = field(default_factory=dict)

    def pytest_configure(self) -> None:
        settings.register_profile(
            "mutants", derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate]
        )
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.game in item.nodeid]

    def __post_init__(self) -> None:
        self._killer = {name: test for name, _, test in Notes(self.game).of_all_times() if test}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        items = session.items
        if self.guided and any(True for _ in self._unresolved()):
            self._try_all(items)
        clauses = {item.nodeid: set(CLAUSE.findall(_source(item))) for item in items}
        self._run(list(self._unresolved()), items, clauses)
        return True

    # ---------------------------------------------------------------- which test reaches what

    def _try_all(self, items: list[pytest.Item]) -> None:
        """Run every test without any mutant: note its time and the lines it reaches."""
        rules = str(GAMES_FOLDER / self.game / "rules" / "*.py")
        traced = coverage.Coverage(data_file=None, include=[rules], config_file=False)
        traced.start()
        for item, following in _with_next(items):
            traced.switch_context(item.nodeid)
            began = time.process_time()
            if not _passes(item, following):
                pytest.exit(f"{item.nodeid} fails without any mutant", 2)
            self._seconds[item.nodeid] = time.process_time() - began
        traced.stop()
        data = traced.get_data()
        for file in data.measured_files():
            self._lines[file] = {line: set(tests) for line, tests in data.contexts_by_lineno(file).items()}

    def _reaching(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        if not self.guided:
            return items
        lines = self._lines.get(str(mutant.function.path), {})
        tests = lines.get(mutant.line) or set().union(*(lines.get(line, set()) for line in mutant.function.lines))
        return [item for item in items if item.nodeid in tests]

    def _likely_first(
        self, mutant: Mutant, items: list[pytest.Item], clauses: dict[str, set[str]]
    ) -> list[pytest.Item]:
        """What killed it the last time, or others in this function; then what names its clause; then the fast ones."""
        kills, own = self._kills[mutant.where], mutant.clauses

        def order(item: pytest.Item) -> tuple[Any, ...]:
            test = item.nodeid
            seconds = self._seconds.get(test, "/games/" not in test)
            return test != self._killer.get(mutant.name), -kills[test], seconds > SLOW, not own & clauses[test], seconds

        return sorted(items, key=order)

    # ---------------------------------------------------------------- children

    def _run(self, mutants: list[Mutant], items: list[pytest.Item], clauses: dict[str, set[str]]) -> None:
        running: dict[int, tuple[Mutant, int]] = {}
        with Notes(self.game) as notes:
            while mutants or running:
                while mutants and len(running) < self.jobs:
                    mutant = mutants.pop(0)
                    tests = self._likely_first(mutant, self._reaching(mutant, items), clauses)
                    if tests:
                        child, pipe = self._fork(mutant, tests)
                        running[child] = mutant, pipe
                    else:
                        notes.write(self._note(mutant, NOT_REACHED, ""))
                if running:
                    child, status = os.wait()
                    mutant, pipe = running.pop(child)
                    with os.fdopen(pipe) as reader:
                        test = reader.read()
                    notes.write(self._note(mutant, _outcome(os.waitstatus_to_exitcode(status)), test))

    def _fork(self, mutant: Mutant, tests: list[pytest.Item]) -> tuple[int, int]:
        reader, writer = os.pipe()
        child = os.fork()
        if child:
            os.close(writer)
            return child, reader
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            status = self._attack(mutant, tests, writer)
        finally:
            os._exit(status)

    def _attack(self, mutant: Mutant, tests: list[pytest.Item], writer: int) -> int:
        """In the child: plant the mutant, run the tests; 1 if one fails."""
        signal.signal(signal.SIGPROF, lambda *_: os._exit(LATE))
        mutant.plant()
        for item, following in _with_next(tests):
            signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + SLOWER * self._seconds.get(item.nodeid, 0.3))
            if not _passes(item, following):
                os.write(writer, item.nodeid.encode())
                return 1
        return 0

    def _note(self, mutant: Mutant, outcome: str, test: str) -> Result:
        result = Result(mutant, outcome, test)
        self.results.append(result)
        if test:
            self._kills[mutant.where][test] += 1
        return result

    def _unresolved(self) -> Iterator[Mutant]:
        done = {result.mutant.name for result in self.results}
        return (mutant for mutant in self.mutants if mutant.name not in done)


def _outcome(status: int) -> str:
    return {0: SURVIVED, LATE: TIMED_OUT}.get(status, KILLED)  # a child that breaks down altogether is dead as well


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def _with_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _source(item: pytest.Item) -> str:
    """The text of a test from its name on; the clause that it proves is named there."""
    return inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""


class Notes:
    """Results in a file, one a line, so that a hunt that was broken off goes on where it stopped."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.path = ROOT / "build" / "mutants" / f"{game}-{fingerprint(game)}.jsonl"

    def __enter__(self) -> Notes:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, result: Result) -> None:
        """Add a result."""
        self._file.write(json.dumps([result.mutant.name, result.outcome, result.test]) + "\n")
        self._file.flush()

    def read(self, mutants: Iterable[Mutant]) -> list[Result]:
        """The results of these mutants that are known already."""
        known = {name: (outcome, test) for name, outcome, test in _lines_of(self.path)}
        return [Result(mutant, *known[mutant.name]) for mutant in mutants if mutant.name in known]

    def of_all_times(self) -> Iterator[list[str]]:
        """All that was ever noted of this game, by older rules and tests too."""
        for path in self.path.parent.glob(f"{self.game}-*.jsonl"):
            yield from _lines_of(path)


def _lines_of(path: Path) -> list[list[str]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def hunt(game: str, mutants: list[Mutant], jobs: int, guided: bool = True) -> list[Result]:
    """Hunt these mutants with the tests of their game."""
    plugin = Hunt(game, mutants, jobs, guided, results=Notes(game).read(mutants))
    # The cache of assertions and their rewriting would only cost time: a mutant's failure is not read by anybody.
    status = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", *files_of(game)], [plugin]
    )
    if status not in (0, 5):
        raise SystemExit(int(status))
    return plugin.results
