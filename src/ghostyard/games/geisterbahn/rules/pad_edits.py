"""Edits of a score pad of Gefangen in der Geisterbahn: "morale +", "points -", "cracked"."""

from __future__ import annotations

from typing import Any

from ghostyard.games.geisterbahn.rules.real_table import Player, Table
from ghostyard.games.geisterbahn.rules.state import MOST_MORALE

STEPS = {"+": 1, "-": -1}
MOST_POINTS = 999


def blank() -> Table:
    """Nobody is there yet."""
    return Table("geisterbahn", [])


def newcomer(table: Table) -> Player:
    """Somebody who is still brave. GEI-07"""
    return Player("", MOST_MORALE)


def edit(table: Table, seat: int, rest: str, words: list[str], box: Any) -> str:
    """One edit of a dial."""
    player = table.players[seat]
    match words:
        case ["morale", step]:
            player.morale = min(MOST_MORALE, max(0, player.morale + STEPS[step]))
            if player.morale:
                player.points = 0  # back among the living
        case ["points", step]:
            player.points = min(MOST_POINTS, max(0, player.points + STEPS[step]))
        case ["cracked"]:
            player.cracked = not player.cracked
        case _:
            raise ValueError(words)
    return rest
