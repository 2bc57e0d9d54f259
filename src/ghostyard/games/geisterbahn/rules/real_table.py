"""Gefangen in der Geisterbahn on a real table: who has won, from what everybody's dial shows at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ghostyard.core.errors import Mistake
from ghostyard.games.geisterbahn.rules.scoring import LINES, rank_key, score
from ghostyard.games.geisterbahn.rules.sheet import sheets
from ghostyard.games.geisterbahn.rules.state import MOST_MORALE, MOST_SEATS, Box, State

LEAST_SEATS = 3


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player at the end: the dial, its back, and whether the code was cracked."""

    name: str
    morale: Annotated[int, msgspec.Meta(ge=0, le=MOST_MORALE)]
    points: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    cracked: bool = False


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """All players of a table."""

    game: Literal["geisterbahn"]
    players: list[Player]


def score_table(table: Table) -> dict[str, Any]:
    """The score sheets of a real table, and who won it. GEI-24 GEI-35"""
    players = table.players
    if not LEAST_SEATS <= len(players) <= MOST_SEATS:
        raise Mistake("table-players", path="players", least=LEAST_SEATS, most=MOST_SEATS, found=len(players))
    for fault in faults(table):
        raise fault
    box, s = set_up(table)
    lines = np.zeros((len(players), LINES), np.int32)
    score(box, s, lines)
    worths = [rank_key(box, s, lines, seat) for seat in range(len(players))]
    return {
        "players": [
            {"name": player.name, "ghost": player.morale == 0, **sheet.named()}
            for player, sheet in zip(players, sheets(box, s), strict=True)
        ],
        "winners": [player.name for player, own in zip(players, worths, strict=True) if own == max(worths)],
    }


def faults(table: Table) -> Iterator[Mistake]:
    """All that cannot be. GEI-24 GEI-31 GEI-35"""
    if sum(player.cracked for player in table.players) > 1:
        yield Mistake("geisterbahn-two-crackers", game="geisterbahn", path="players", clause="GEI-24")
    for seat, player in enumerate(table.players):
        if player.cracked and player.morale == 0:
            yield Mistake("geisterbahn-ghost-cracker", game="geisterbahn", path=f"players[{seat}]", clause="GEI-31")
        if player.points and player.morale:
            yield Mistake("geisterbahn-living-points", game="geisterbahn", path=f"players[{seat}]", clause="GEI-35")


def set_up(table: Table) -> tuple[Box, State]:
    """The end of a game as a state."""
    box, s = Box.blank(), State.blank()
    s.seats = len(table.players)
    for seat, player in enumerate(table.players):
        s.morale[seat], s.points[seat] = player.morale, player.points
        if player.morale == 0:
            s.ghosts |= 1 << seat
        if player.cracked:
            s.cracker = 1 + seat
    return box, s
