"""Before many workers test at once, everything is compiled once, on two cores; otherwise each would compile it all."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ghostyard.core.rule import INTERPRETED, cache_folder
from ghostyard.games import GAMES


def pytest_sessionstart(session: pytest.Session) -> None:
    leads_workers = bool(getattr(session.config.option, "numprocesses", None))
    done = cache_folder() / "tests.ready"
    if not leads_workers or INTERPRETED or session.config.option.collectonly or done.exists():
        return
    with ThreadPoolExecutor(2) as two:
        list(two.map(_warm, GAMES))  # what fails to compile is told by the test that needs it
    done.touch()


# Those that take longest begin first: otherwise one worker is still at them when the others have nothing left to do.
LONGEST_FIRST = (
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


def _warm(game: str) -> None:
    subprocess.run([sys.executable, "-m", "tests.precompiling", game], cwd=Path(__file__).parents[1], check=False)
