"""Edits of a score pad of Gho Gho Ghosty: "red add 2", "red drop 0", "red engine". Engines find their train themselves.

An engine is with the longest train, at equal length with the one that has more passengers; only where two are level it
matters who came first, and that is the one thing people have to say. GHO-14 GHO-15
"""

from __future__ import annotations

from typing import Any

from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.real_table import MOST_IN_A_ROW, Player, Table, holders_of, trains_of
from ghostyard.games.ghosty.rules.state import carriages_of
from ghostyard.games.ghosty.rules.turns import ENGINE_LENGTH


def blank() -> Table:
    """Nobody is there yet."""
    return Table("ghosty", [])


def newcomer(table: Table) -> Player:
    """Somebody without any train."""
    return Player("")


def edit(table: Table, seat: int, rest: str, words: list[Any], box: Any) -> str:
    """One edit of a yard."""
    player = table.players[seat]
    match words:
        case [colour, "add", passengers]:
            row = player.carriages.setdefault(_known(colour), [])
            if len(row) >= MOST_IN_A_ROW:
                raise ValueError(words)
            row.append(int(passengers))
            settle(table, colour)
        case [colour, "drop", place]:
            del player.carriages[colour][range(len(player.carriages[colour]))[int(place)]]
            settle(table, colour)
        case [colour, "engine"]:
            _hand_engine(table, seat, _known(colour))
        case _:
            raise ValueError(words)
    return rest


def _known(colour: str) -> Any:
    if colour not in COLOUR_NAMES:
        raise ValueError(colour)
    return colour


def settle(table: Table, colour: Any) -> None:
    """Give the engine to whoever must have it; level trains leave it where it is."""
    best, holders = level_best(table, colour), holders_of(table, colour)
    if holders and holders[0] in best:
        _give(table, colour, holders[0])
    else:
        _give(table, colour, best[0] if len(best) == 1 else None)


def level_best(table: Table, colour: Any) -> list[int]:
    """Everybody with the best train of a colour that is long enough for its engine."""
    trains = trains_of(table, colour)
    most = max(trains, default=0)
    return [seat for seat, train in enumerate(trains) if train == most and carriages_of(train) >= ENGINE_LENGTH]


def _hand_engine(table: Table, seat: int, colour: Any) -> None:
    """Somebody says who has the engine; said again, nobody has."""
    _give(table, colour, None if colour in table.players[seat].engines else seat)


def _give(table: Table, colour: Any, holder: int | None) -> None:
    for seat, player in enumerate(table.players):
        player.engines = [one for one in player.engines if one != colour]
        if seat == holder:
            player.engines.append(colour)


def left(table: Table, seat: int) -> None:
    """Somebody has gone with all trains: the engines may belong to others now."""
    for colour in COLOUR_NAMES:
        settle(table, colour)
