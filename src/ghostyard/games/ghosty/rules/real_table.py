"""Gho Gho Ghosty on a real table: score trains that somebody describes in a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.games.ghosty.rules.edition import Colour, Passengers
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.sheet import sheets
from ghostyard.games.ghosty.rules.state import (
    COLOURS,
    MOST_SEATS,
    OVER,
    PER_COLOUR,
    Box,
    State,
    carriage_number,
    carriages_of,
    train_of,
)
from ghostyard.games.ghosty.rules.turns import ENGINE_LENGTH


MOST_IN_A_ROW = 20  # more than there are, so that one sees that they are too many
Carriages = Annotated[list[Passengers], msgspec.Meta(max_length=MOST_IN_A_ROW)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player's trains: the passengers of every carriage, by colour, and the engines held."""

    name: str
    carriages: dict[Colour, Carriages] = {}
    engines: Annotated[list[Colour], msgspec.Meta(max_length=COLOURS)] = []


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """All trains of a table."""

    game: Literal["ghosty"]
    players: list[Player]


def score_table(table: Table, drivers: Any = 1) -> dict[str, Any]:
    """The score sheets of a real table, and who won it; engines have so many drivers."""
    if not 1 <= len(table.players) <= MOST_SEATS:
        raise Mistake("table-players", path="players", least=1, most=MOST_SEATS, found=len(table.players))
    for fault in faults(table):
        raise fault
    scored = sheets(*set_up(table, drivers))
    names = [player.name for player in table.players]
    worths = [(sheet.total, sheet.ties["engines"]) for sheet in scored]
    return {
        "players": [{"name": name, **sheet.named()} for name, sheet in zip(names, scored, strict=True)],
        "winners": [name for name, own in zip(names, worths, strict=True) if own == max(worths)],
    }


def faults(table: Table) -> Iterator[Mistake]:
    """All that cannot be, colour by colour."""
    for colour in COLOUR_NAMES:
        yield from _faults_of_colour(table, colour)


def trains_of(table: Table, colour: Any) -> list[int]:
    """Everybody's train of a colour: the larger number has the engine. GHO-15"""
    return [train_of(player.carriages.get(colour, [])) for player in table.players]


def holders_of(table: Table, colour: str) -> list[int]:
    """Who has the engine of a colour; more than one where somebody is mistaken."""
    return [seat for seat, player in enumerate(table.players) for one in player.engines if one == colour]


def _faults_of_colour(table: Table, colour: str) -> Iterator[Mistake]:
    """More carriages than there are, and an engine where it cannot be. GHO-01 GHO-14 GHO-15"""
    trains, holders = trains_of(table, colour), holders_of(table, colour)
    found = sum(carriages_of(train) for train in trains)
    if found > PER_COLOUR:
        yield _mistake("ghosty-too-many", "players", "GHO-01", colour=colour, found=found)
    best = max(range(len(trains)), key=trains.__getitem__)
    if not holders:
        if carriages_of(trains[best]) >= ENGINE_LENGTH:
            yield _engine_mistake(table, "ghosty-engine-free", "GHO-14", colour, best)
        return
    holder = holders[0]
    if len(holders) > 1:
        yield _engine_mistake(table, "ghosty-engine-twice", "GHO-14", colour, holders[1])
    if carriages_of(trains[holder]) < ENGINE_LENGTH:
        yield _engine_mistake(table, "ghosty-engine-early", "GHO-14", colour, holder)
    elif trains[best] > trains[holder]:
        yield _engine_mistake(table, "ghosty-engine-lost", "GHO-15", colour, holder, table.players[best].name)


def _engine_mistake(table: Table, code: str, clause: str, colour: str, seat: int, rival: str = "") -> Mistake:
    name = table.players[seat].name
    return _mistake(code, f"players[{seat}].engines", clause, colour=colour, name=name, rival=rival)


def _mistake(code: str, path: str, clause: str, **facts: Any) -> Mistake:
    return Mistake(code, game="ghosty", clause=clause, path=path, **facts)


def set_up(table: Table, drivers: Any = 1) -> tuple[Box, State]:
    """The table as a state, with a box of exactly these carriages, and of engines with so many drivers."""
    box, s = Box.blank(), State.blank()
    box.drivers[:] = drivers
    s.seats, s.phase = len(table.players), OVER
    laid = [0] * COLOURS
    for seat, player in enumerate(table.players):
        for name, passengers in player.carriages.items():
            colour = COLOUR_NAMES.index(name)
            train = passengers[: PER_COLOUR - laid[colour]]  # there are no more, and no points for more
            s.train[seat, colour] = train_of(train)
            for count in train:
                box.passengers[carriage_number(colour, laid[colour])] = count
                s.row[seat, colour] |= 1 << laid[colour]
                laid[colour] += 1
        for name in player.engines:
            s.engine[COLOUR_NAMES.index(name)] = 1 + seat
    return box, s
