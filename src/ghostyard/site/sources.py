"""Which Python goes into a page: all of ours that a page can use, and the libraries of the server."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import ghostyard
from ghostyard.core.words import LANGUAGES

PACKAGE = Path(ghostyard.__file__).parent
STAND_IN = Path(__file__).parent / "stand_in"
NOT_OURS = (  # what a page has no use for: programs for other places, and the files that the page loads by itself
    "__main__", "arena/", "research/", "cli/", "web/", "core/compiling/numba", "core/compiling/wasm/linking",
    "core/conformance/", "puzzles/gathering", "puzzles/making", "table/backup", "table/bench", "table/cluster/",
    "table/load", "table/migrations/", "table/move_to", "table/peer/", "table/serve.", "table/soak", "site/bench",
    "site/build", "site/bytecode", "site/checks", "site/downloads", "site/host", "site/locales", "site/page",
    "site/python_files", "site/rehearsal", "site/sources", "site/stand_in/",
)  # fmt: skip

# What the server imports: pure Python, as it is installed here.
LIBRARIES = (
    "sqlalchemy", "starlette", "anyio", "typing_extensions", "fluent.runtime", "fluent.syntax", "babel", "pytz",
    "attrs", "segno", "markdown-it-py", "mdurl",
)  # fmt: skip
LEFT_OUT = (  # parts of them that nobody asks for
    "sqlalchemy/orm", "sqlalchemy/ext", "sqlalchemy/testing", "sqlalchemy/dialects/mssql", "sqlalchemy/dialects/mysql",
    "sqlalchemy/dialects/oracle", "sqlalchemy/dialects/postgresql", "babel/messages", "anyio/_backends/_trio",
    "starlette/testclient", "anyio/pytest_plugin", "segno/cli",
)  # fmt: skip


def sources() -> Iterator[tuple[str, Path]]:
    """All files by their names in the page: modules, and what they read."""
    for source in PACKAGE.rglob("*"):
        name = source.relative_to(PACKAGE).as_posix()
        if source.is_file() and "__pycache__" not in source.parts and not name.startswith(NOT_OURS):
            yield f"ghostyard/{name}", source
    for source in STAND_IN.rglob("*.py"):
        yield f"stand_in/{source.relative_to(STAND_IN).as_posix()}", source
    for library in LIBRARIES:
        yield from _library(library)


def rule_modules() -> Iterator[tuple[str, Path]]:
    """The rules as WebAssembly, which Python loads as shared libraries."""
    for module in sorted((PACKAGE / "web" / "wasm").glob("*.wasm")):
        yield f"ghostyard/web/wasm/{module.name}", module


def _library(name: str) -> Iterator[tuple[str, Path]]:
    for file in distribution(name).files or ():
        path = file.as_posix()
        is_wanted = path.endswith((".py", "global.dat", "METADATA")) or _is_locale(path)
        if is_wanted and not path.startswith((*LEFT_OUT, "..")):
            yield path, Path(str(file.locate()))


def _is_locale(path: str) -> bool:
    return path.startswith("babel/locale-data/") and Path(path).stem in (*LANGUAGES, "root")
