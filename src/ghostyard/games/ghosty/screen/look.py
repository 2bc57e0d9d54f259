"""Gho Gho Ghosty as a scene: from what a viewer may know to what lies where and what can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.scene import Area
from ghostyard.core.stock import around
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules import turns as rules
from ghostyard.games.ghosty.screen.pieces import boss_id, carriage_id
from ghostyard.games.ghosty.screen.station import Station
from ghostyard.games.ghosty.screen.train_yard import TrainYard


def areas(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> list[Area]:
    """The station, and everybody's yard; a watcher (-1) sees every yard as a rival's."""
    yards = [TrainYard(box, v, owner, names[owner], words, own=owner == seat).area() for owner in around(v, seat)]
    return [Station(box, v, seat, names, words).area(), *yards]


def touches(v: Any, seat: int, move: int) -> list[str]:
    """The boss card to bet with, the carriage to take if one lies there, or the pile; legal or not."""
    if move < rules.TAKE:
        return [boss_id(move - rules.BET)]
    if move == rules.DRAW:
        return ["pile"]
    slot = move - rules.TAKE
    return [carriage_id(int(v.display[slot]))] if slot < v.displayed else []
