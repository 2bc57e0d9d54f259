"""Journals: a game as its seed, set-up and moves. The save, the replay, the export, the bug report."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Literal

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.files import read_json


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game, or one so far. Replaying it gives the same bytes for ever."""

    game: str
    rules: int
    edition: str
    components: str  # the hash of the edition's box, so that a changed edition is noticed
    options: dict[str, int | bool]
    seats: list[str]
    seed: str  # 32 hexadecimal digits
    commitment: str  # published before the first move; see `commitment`
    moves: list[tuple[int, str]]
    final: str = ""  # the hash of the last state
    faces: str | msgspec.UnsetType = msgspec.UNSET  # an owner's edition, whole; left out where it comes with the game
    ghostyard: Literal[1] = 1

    def text(self) -> str:
        """The journal as one line of JSON."""
        return msgspec.json.encode(self).decode()


def commitment(game: str, seed: int) -> str:
    """What is published before a game, so that nobody can change the shuffle afterwards."""
    return hashlib.sha256(f"ghostyard {game} {seed:032x}".encode()).hexdigest()


IS_SEED = re.compile(r"[0-9a-f]{32}")


def read_journal(path: Path) -> Journal:
    """A journal file; a bad one is told with its place."""
    journal = read_json(path, Journal)
    if not IS_SEED.fullmatch(journal.seed):
        raise Mistake("journal-seed", file=str(path))
    return journal
