"""Editions that a server offers to everybody: files that whoever runs it has named."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from ghostyard.core.edition import Edition, EditionFile
from ghostyard.games import game as load_game


def offered_editions(files: str) -> Mapping[str, Sequence[Edition]]:
    """The editions in these files, by game; a file that is wrong is told before anybody comes."""
    found: dict[str, list[Edition]] = defaultdict(list)
    for path in filter(None, files.split(os.pathsep)):
        file = EditionFile.read(Path(path))
        found[file.game].append(load_game(file.game).owned_edition(file))
    return found
