"""Replays: a journal played again, up to any ply, and checked."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.journal import Journal, commitment
from ghostyard.core.match import Match
from ghostyard.core.record import record_hash


def opening(game: Game, journal: Journal, box: Any = None) -> Match:
    """The match before its first move."""
    if not 1 <= journal.rules <= game.version:
        raise Mistake("journal-rules", found=journal.rules, known=game.version)
    faces = "" if journal.faces is UNSET else journal.faces
    match = Match(
        game,
        len(journal.seats),
        seed=int(journal.seed, 16),
        options=journal.options,
        edition=journal.edition if box is not None else game.edition_by(journal.edition, faces),
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
            if not 0 <= seat < len(journal.seats):
                raise Mistake("seat", seat=seat + 1, seats=len(journal.seats))
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
