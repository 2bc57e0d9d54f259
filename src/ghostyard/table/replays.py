"""Replays: a finished game at any ply, from any seat."""

from __future__ import annotations

from msgspec.structs import replace

from ghostyard.core.errors import Mistake
from ghostyard.core.record import SPECTATOR
from ghostyard.core.replay import replay
from ghostyard.table import frames
from ghostyard.table.table import Table


def replay_frame(table: Table, ply: int, seat: int, lang: str) -> bytes:
    """The frame that this seat (or a spectator) saw at this ply, with what had just been told."""
    if table.history is None or not table.record.has_ended:
        raise Mistake("not-over")
    if seat != SPECTATOR and not 0 <= seat < len(table.seats):
        raise Mistake("seat", seat=seat + 1, seats=len(table.seats))
    final = table.history.match
    match = replay(final.game, final.journal, ply, final.box)
    info = table.info()
    if ply < len(final.played):
        info = replace(info, phase="playing", clock=None, asked=())
    viewer = frames.Viewer(seat, (), lang, view=match.view(seat))
    return frames.frame(info, viewer, _told(table, info, ply, seat, lang))


def _told(table: Table, info: frames.TableInfo, ply: int, seat: int, lang: str) -> list[frames.Told]:
    """What the seat was told about the move that led here."""
    if ply == 0:
        return []
    assert table.history is not None
    final = table.history.match
    before, (mover, move) = replay(final.game, final.journal, ply - 1, final.box), final.played[ply - 1]
    known = move if seat == mover or not final.game.hides_move(before.state, move) else None
    seen = before.view(seat)
    before.play(mover, move)
    return frames.told(info, seen, before.view(seat), mover, known, lang)
