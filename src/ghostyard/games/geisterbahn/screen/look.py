"""Gefangen in der Geisterbahn as a scene: from what a viewer may know to what lies where and can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.scene import Area, Badge, Count, Mark
from ghostyard.core.stock import around
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.moves import BOOK, TurnTile
from ghostyard.games.geisterbahn.rules.state import CODE
from ghostyard.games.geisterbahn.screen.fairground import Fairground
from ghostyard.games.geisterbahn.screen.pieces import code_id
from ghostyard.games.geisterbahn.screen.player import PlayerArea, dial_mark
from ghostyard.games.geisterbahn.screen.touches import touches


def areas(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> list[Area]:
    """The fairground, and everybody's part of the table; a watcher (-1) sees every player as a rival."""
    players = [PlayerArea(box, v, owner, names[owner], words, own=owner == seat).area() for owner in around(v, seat)]
    return [Fairground(box, v, names, words).area(), *players]


def badge(box: Any, v: Any, seat: int, words: Words) -> Badge:
    """What matters on the way out is morale, or a ghost's points, and keys."""
    keys, morale, points = int(v.keys[seat].sum()), int(v.morale[seat]), int(v.points[seat])
    held = [Count("key-back", str(keys))] if keys else []
    if v.ghosts >> seat & 1:
        return Badge([], [Count("points", str(points)), *held], words.say("badge-ghost", points=points, keys=keys))
    dial = Count(f"morale-{morale}", str(morale))
    return Badge([], [dial, *held], words.say("badge-living", morale=morale, keys=keys))


def turning(v: Any, seat: int, move: int) -> tuple[int, str] | None:
    """How far which tile is turned. GEI-12"""
    value = BOOK.values[move]
    return (value.by, touches(v, seat, move)[0]) if isinstance(value, TurnTile) else None


def marks(box: Any, v: Any, areas: list[Area]) -> dict[str, Mark]:
    """A mark for everything that a score sheet names: "0 code 2", "1 ghost 2"."""
    fairground, seats = areas[0], int(v.seats)
    places = {piece.id: piece for piece in fairground.pieces}
    found = {f"{seat} ghost {seat + 1}": dial_mark(seat) for seat in range(seats)}
    for place in range(CODE):
        card = places[code_id(place)]
        mark = Mark(fairground.id, card.x, card.y, card.w, card.h, piece=card.id)
        found |= {f"{seat} code {place + 1}": mark for seat in range(seats)}
    return found
