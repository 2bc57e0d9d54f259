"""Journals: a game as its seed, set-up and moves. The save, the replay, the export, the bug report."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.files import read_json

if TYPE_CHECKING:
    from ghostyard.core.game import Game
    from ghostyard.core.match import Match


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
    ghostyard: Literal[1] = 1

    def text(self) -> str:
        """The journal as one line of JSON."""
        return msgspec.json.encode(self).decode()


def commitment(game: str, seed: int) -> str:
    """What is published before a game, so that nobody can change the shuffle afterwards."""
    return hashlib.sha256(f"ghostyard {game} {seed:032x}".encode()).hexdigest()


def read_journal(path: Path) -> Journal:
    """A journal file; a bad one is told with its place."""
    journal = read_json(path, Journal)
    if not re.fullmatch(r"[0-9a-f]{32}", journal.seed):
        raise Mistake("journal-seed", file=str(path))
    return journal


def opening(game: Game, journal: Journal, box: Any = None) -> Match:
    """The match before its first move."""
    from ghostyard.core.match import Match
    from ghostyard.core.record import record_hash

    if not 1 <= journal.rules <= game.version:
        raise Mistake("journal-rules", found=journal.rules, known=game.version)
    match = Match(
        game,
        len(journal.seats),
        seed=int(journal.seed, 16),
        options=journal.options,
        edition=journal.edition,
        box=box,
        names=journal.seats,
        version=journal.rules,
    )
    if record_hash(match.box) != journal.components:
        raise Mistake("journal-components", edition=journal.edition)
    return match


def replay(game: Game, journal: Journal, ply: int | None = None, box: Any = None) -> Match:
    """Play the journal again, up to a ply or to its end."""
    match = opening(game, journal, box)
    plies = len(journal.moves)
    if ply is not None and not 0 <= ply <= plies:
        raise Mistake("journal-ply", ply=ply, plies=plies)
    for number, (seat, move) in enumerate(journal.moves[:ply]):
        try:
            match.play(seat, move)
        except Mistake as mistake:
            raise Mistake("journal-move", ply=number, reason=mistake) from mistake
    return match


def verify(game: Game, journal: Journal, box: Any = None) -> Match:
    """Is every move legal, does the seed match its commitment, is the end the one that was stored?"""
    if commitment(journal.game, int(journal.seed, 16)) != journal.commitment:
        raise Mistake("journal-commitment")
    match = replay(game, journal, box=box)
    if journal.final and journal.final != match.hash:
        raise Mistake("journal-final")
    return match
