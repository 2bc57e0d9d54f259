"""The hunt: a pytest session that forks a child for every mutant and runs, until one fails, the tests that reach it.

A mutant is planted into the child's memory, so a test costs what it costs: no start, no import, no file on disk.
"""

from __future__ import annotations

import inspect
import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tests.mutants.mutations import CLAUSE, GAMES_FOLDER, Mutant
from tests.mutants.notes import KILLED, NOT_REACHED, SAID_TWICE, SURVIVED, TIMED_OUT, Notes, Reach, Result, files_of

LEAST_SECONDS, SLOWER = 0.5, 4  # a test may take this much longer than when it was traced, in time of the processor
UNTRACED, UNTRACED_CLAUSE = 0.9, 0.2  # seconds that a test is taken to need where nobody has found out
SLOW = 2.0  # seconds: a test that takes longer is run only for mutants that all others have not noticed
LATE = 77  # exit status of a child whose test did not end


@dataclass
class Hunt:
    """A pytest plugin: collects as usual; then, instead of running the tests, hunts the mutants with them."""

    game: str
    mutants: list[Mutant]
    jobs: int
    guided: bool = True  # by which test reaches which line; finding out takes a run of all tests
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._notes = Notes(self.game)
        self._killer = self._notes.killers()
        self._kills: dict[str, Counter[str]] = defaultdict(Counter)
        self._clauses: dict[str, set[str]] = {}
        self._reach = Reach()

    def pytest_configure(self) -> None:
        settings.register_profile(
            "mutants", derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate]
        )
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.game in item.nodeid and SAID_TWICE not in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        self.results = self._notes.read(self.mutants)
        standing = {result.mutant.name for result in self.results}
        if unresolved := [mutant for mutant in self.mutants if mutant.name not in standing]:
            if self.guided:
                self._find_out_who_reaches_what(session.items)
            self._clauses = {item.nodeid: set(CLAUSE.findall(_source(item))) for item in session.items}
            self._run(unresolved, session.items)
        return True

    # ---------------------------------------------------------------- which test reaches what

    def _find_out_who_reaches_what(self, items: list[pytest.Item]) -> None:
        """Run the tests that are new without any mutant: note their time and the lines they reach."""
        self._reach, known = self._notes.read_reach()
        if new := [item for item in items if item.nodeid.partition("::")[0] not in known]:
            self._try_all(new)
            self._notes.write_reach(self._reach)

    def _try_all(self, items: list[pytest.Item]) -> None:
        rules = str(GAMES_FOLDER / self.game / "rules" / "*.py")
        traced = coverage.Coverage(data_file=None, include=[rules], config_file=False)
        traced.start()
        for item, following in _with_next(items):
            traced.switch_context(item.nodeid)
            began = time.process_time()
            if not _passes(item, following):
                pytest.exit(f"{item.nodeid} fails without any mutant", 2)
            self._reach.seconds[item.nodeid] = time.process_time() - began
        traced.stop()
        data = traced.get_data()
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                self._reach.lines[Path(file).name][line] |= {test for test in tests if test}

    def _tests_for(self, mutant: Mutant, items: list[pytest.Item], met: frozenset[str]) -> list[pytest.Item]:
        """The tests that reach a mutant and that it has not met yet, the best hunters first."""
        tests = [item for item in items if self._notes.file_print(item.nodeid) not in met]
        if self.guided:
            reaching = self._reach.tests_at(mutant)
            tests = [item for item in tests if item.nodeid in reaching]
        return sorted(tests, key=lambda item: self._promise(mutant, item.nodeid), reverse=True)

    def _promise(self, mutant: Mutant, test: str) -> tuple[bool, bool, float]:
        """What killed it the last time; then what kills often, or names the clause, for its time."""
        seconds = self._usual_seconds(test)
        kills = self._kills[mutant.where][test] + (0.5 if mutant.clauses & self._clauses[test] else 0.05)
        return self._killer.get(mutant.name) == test, seconds <= SLOW, kills / (seconds + 0.01)

    def _usual_seconds(self, test: str) -> float:
        """How long a test takes without a mutant: the tests of a game's clauses are short."""
        return self._reach.seconds.get(test, UNTRACED_CLAUSE if "/games/" in test else UNTRACED)

    # ---------------------------------------------------------------- children

    def _run(self, mutants: list[Mutant], items: list[pytest.Item]) -> None:
        running: dict[int, tuple[Mutant, int]] = {}
        earlier = self._notes.earlier(mutants)
        with self._notes:
            while mutants or running:
                while mutants and len(running) < self.jobs:
                    mutant = mutants.pop(0)
                    before = earlier.get(mutant.name)
                    survived = before.outcome == SURVIVED if before else False
                    tests = self._tests_for(mutant, items, before.met if before and survived else frozenset())
                    if tests:
                        child, pipe = self._fork(mutant, tests)
                        running[child] = mutant, pipe
                    else:
                        self._note(mutant, SURVIVED if survived else NOT_REACHED, "")
                if running:
                    child, status = os.wait()
                    mutant, pipe = running.pop(child)
                    with os.fdopen(pipe) as reader:
                        test = reader.read()
                    self._note(mutant, _outcome(os.waitstatus_to_exitcode(status)), test)

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

        def late(*_: object) -> None:
            os.write(writer, item.nodeid.encode())
            os._exit(LATE)

        signal.signal(signal.SIGPROF, late)
        mutant.plant()
        for item, following in _with_next(tests):
            signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + SLOWER * self._usual_seconds(item.nodeid))
            if not _passes(item, following):
                os.write(writer, item.nodeid.encode())
                return 1
        return 0

    def _note(self, mutant: Mutant, outcome: str, test: str) -> None:
        result = self._notes.result(mutant, outcome, test)
        self._notes.write(result)
        self.results.append(result)
        self._kills[mutant.where][test] += 1


def _outcome(status: int) -> str:
    return {0: SURVIVED, LATE: TIMED_OUT}.get(status, KILLED)  # a child that breaks down altogether is dead as well


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def _with_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _source(item: pytest.Item) -> str:
    """The text of a test from its name on; the clause that it proves is named there."""
    return inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""


def hunt(game: str, mutants: list[Mutant], jobs: int, guided: bool = True) -> list[Result]:
    """Hunt these mutants with the tests of their game."""
    plugin = Hunt(game, mutants, jobs, guided)
    # The cache of assertions and their rewriting would only cost time: a mutant's failure is not read by anybody.
    status = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", *map(str, files_of(game))], [plugin]
    )
    if status not in (0, 5):
        raise SystemExit(int(status))
    return plugin.results
