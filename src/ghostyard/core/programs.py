"""Programs of ours that run beside this one."""

from __future__ import annotations

import sys
from pathlib import Path


def our_program(module: str) -> list[str]:
    """The command that runs a module of ours, which finds the same modules as this program.

    `-m` alone would look into the current folder first, where the source of a game may lie whose package is installed
    as it was before.
    """
    looks_here = str(Path.cwd()) in sys.path or "" in sys.path
    return [sys.executable, *([] if looks_here else ["-P"]), "-m", module]
