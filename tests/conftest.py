"""Before many workers test at once, everything is compiled once, on two cores; otherwise each would compile it all."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ghostyard.bots.precompile import is_precompiled
from ghostyard.games import OURS, game


def pytest_sessionstart(session: pytest.Session) -> None:
    leads_workers = bool(getattr(session.config.option, "numprocesses", None))
    if leads_workers and not session.config.option.collectonly:
        with ThreadPoolExecutor(2) as two:  # what fails to compile is told by the test that needs it
            list(two.map(_precompile, [name for name in OURS if not is_precompiled(game(name), "tests")]))


# Those that take longest begin first: otherwise one worker is still at them when the others have nothing left to do.
LONGEST_FIRST = (
    "tests/mutants",
    "tests/browser",
    "tests/test_outside_game",
    "tests/table",
    "tests/core/test_speeds",
    "tests/test_readme",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        path = item.nodeid
        return next((place for place, start in enumerate(LONGEST_FIRST) if path.startswith(start)), len(LONGEST_FIRST))

    items.sort(key=place)


def _precompile(name: str) -> None:
    subprocess.run([sys.executable, "-m", "tests.precompiling", name], cwd=Path(__file__).parents[1], check=False)
