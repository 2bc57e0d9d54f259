"""Gefangen in der Geisterbahn: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from ghostyard.core.edition import EditionFormat, EditionHeader, Problem, count_problem
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, CORNERS, EDGE_NAMES, GATE_CELL, OUTWARD, RING
from ghostyard.games.geisterbahn.rules.faces import CLASS_NAMES, HORROR_NAMES
from ghostyard.games.geisterbahn.rules.state import (
    EFFECTS,
    ENCOUNTERS,
    GATE_HOUSE,
    KEY_CHAMBER,
    MEETING_ROOM,
    STORE_ROOM,
    TRACK,
    TRACK_TILES,
    Box,
)

Edge = Literal["n", "ne", "se", "s", "sw", "nw"]
Turn = Annotated[int, msgspec.Meta(ge=0, le=5)]
Morale = Annotated[int, msgspec.Meta(ge=0, le=9)]
Class = Literal["fiend", "wraith", "alien", "evil man", "vision"]
ALL_EDGES = (1 << 6) - 1


class Tile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A normal tile: its tracks as printed, its place and its turn at the start. GEI-02 GEI-03"""

    place: str
    turn: Turn = 0
    plain: list[tuple[Edge, Edge]] = []
    switch: list[Edge] = []  # the stem first, then its branches
    roundabout: list[Edge] = []


class Chambers(msgspec.Struct, forbid_unknown_fields=True):
    """Where the track of each chamber faces at the start. GEI-01 GEI-03"""

    keys: dict[str, Edge]
    encounters: tuple[str, Edge]
    items: tuple[str, Edge]


class Horror(msgspec.Struct, forbid_unknown_fields=True):
    """A horror card: its class, and the change of morale on success and on failure. GEI-04"""

    name: str
    sort: Class
    success: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    failure: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Encounter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An encounter: morale rises to a number, or by a number if it is within bounds. GEI-05"""

    name: str = ""
    rise_to: Morale = 0
    low: Morale = 0
    high: Morale = 0
    gain: Morale = 0


class Edition(EditionHeader):
    """A whole edition file."""

    gate: list[Edge]  # the working tracks once it is turned over
    chambers: Chambers
    tiles: list[Tile]
    horrors: list[Horror]
    encounters: list[Encounter]


def problems(edition: Edition) -> Iterator[Problem]:
    """Whatever breaks GEI-01..05."""
    yield from count_problems(edition)
    yield from chamber_problems(edition.chambers)
    for number, tile in enumerate(edition.tiles):
        if problem := tile_problem(tile):
            yield Problem(problem, f"tiles[{number}]", "GEI-02", {"tile": number + 1})
    yield from place_problems(edition)
    yield from horror_problems(edition.horrors)


def count_problems(edition: Edition) -> Iterator[Problem]:
    """28 tiles, of which 8, 8, 7 and 5 of a sort; 51 horrors; 10 encounters. GEI-03..05"""
    tiles = edition.tiles
    yield from count_problem("tiles", "tiles", len(tiles), TRACK_TILES, "GEI-01")
    yield from count_problem("tiles", "plain-once", sum(_sort(t) == 1 for t in tiles), 8, "GEI-03")
    yield from count_problem("tiles", "plain-twice", sum(_sort(t) == 2 for t in tiles), 8, "GEI-03")
    yield from count_problem("tiles", "switches", sum(bool(t.switch) for t in tiles), 7, "GEI-03")
    yield from count_problem("tiles", "roundabouts", sum(bool(t.roundabout) for t in tiles), 5, "GEI-03")
    yield from count_problem("horrors", "horrors", len(edition.horrors), len(HORROR_NAMES), "GEI-04")
    yield from count_problem("encounters", "encounters", len(edition.encounters), ENCOUNTERS, "GEI-05")
    yield from count_problem("gate", "gate-tracks", len(set(edition.gate)), 3, "GEI-18")


def chamber_problems(chambers: Chambers) -> Iterator[Problem]:
    """Keys in the corners, facing the board; the two other chambers opposite each other. GEI-01 GEI-03"""
    if sorted(chambers.keys) != sorted(CELL_NAMES[cell] for cell in CORNERS):
        yield Problem("geisterbahn-corners", "chambers.keys", "GEI-01")
    for place, edge in chambers.keys.items():
        if place in CELL_NAMES and OUTWARD[CELL_NAMES.index(place)] >> EDGE_NAMES.index(edge) & 1:
            yield Problem("geisterbahn-frame", f"chambers.keys.{place}", "GEI-12", {"place": place})
    if not lie_opposite(chambers.encounters[0], chambers.items[0]):
        yield Problem("geisterbahn-opposite", "chambers", "GEI-03")


def lie_opposite(one: str, other: str) -> bool:
    """Do two places lie opposite each other on the ring of twelve? GEI-03"""
    if one not in CELL_NAMES or other not in CELL_NAMES:
        return False
    first, second = CELL_NAMES.index(one), CELL_NAMES.index(other)
    return RING[first] == 2 and first + second == 2 * GATE_CELL


def place_problems(edition: Edition) -> Iterator[Problem]:
    """Every place of the board holds one tile, and the Gate House is the middle. GEI-03"""
    taken = {CELL_NAMES[GATE_CELL], *edition.chambers.keys, edition.chambers.encounters[0], edition.chambers.items[0]}
    for number, tile in enumerate(edition.tiles):
        if tile.place not in CELL_NAMES or tile.place in taken:
            yield Problem("geisterbahn-place", f"tiles[{number}].place", "GEI-03", {"place": tile.place})
        taken.add(tile.place)


def horror_problems(horrors: list[Horror]) -> Iterator[Problem]:
    """Every horror is there once. GEI-04"""
    seen = set()
    for number, horror in enumerate(horrors):
        if horror.name not in HORROR_NAMES or horror.name in seen:
            yield Problem("geisterbahn-horror", f"horrors[{number}].name", "GEI-04", {"name": horror.name})
        seen.add(horror.name)


def box_of(edition: Edition) -> Box:
    """The box of an edition."""
    box = Box.blank()
    put_chambers(box, edition)
    for number, tile in enumerate(edition.tiles, 1):
        put_tile(box, number, tile)
        place_tile(box, number, tile.place, tile.turn)
    for horror in edition.horrors:
        put_horror(box, horror)
    for number, encounter in enumerate(edition.encounters):
        box.low[number], box.high[number] = encounter.low, encounter.high
        box.gain[number], box.rise_to[number] = encounter.gain, encounter.rise_to
    return box


def _sort(tile: Tile) -> int:
    """1 or 2 for tiles of plain track only, else 0."""
    return 0 if tile.switch or tile.roundabout else len(tile.plain)


def tile_problem(tile: Tile) -> str | None:
    """Every edge at most once; a switch has a stem and branches; a roundabout 3 to 6 exits. GEI-02"""
    used = [edge for track in tile.plain for edge in track] + tile.switch + tile.roundabout
    if len(set(used)) != len(used):
        return "geisterbahn-edge-twice"
    if len(tile.switch) in (1, 2) or len(tile.roundabout) in (1, 2):
        return "geisterbahn-track"
    return None


def ways_of(tile: Tile) -> dict[int, int]:
    """For every edge with a track end, as printed: the edges one can leave by, a mask. GEI-02"""
    ways: dict[int, int] = {}
    for one, other in tile.plain:
        first, second = EDGE_NAMES.index(one), EDGE_NAMES.index(other)
        ways[first], ways[second] = 1 << second, 1 << first
    if tile.switch:
        stem, *branches = (EDGE_NAMES.index(edge) for edge in tile.switch)
        ways[stem] = sum(1 << branch for branch in branches)
        ways |= dict.fromkeys(branches, 1 << stem)
    exits = [EDGE_NAMES.index(edge) for edge in tile.roundabout]
    return ways | {edge: sum(1 << out for out in exits) for edge in exits}


def put_tile(box: Any, number: int, tile: Tile) -> None:
    """Write a normal tile into the box, in all six turns."""
    box.kind[number] = TRACK
    put_ways(box, number, ways_of(tile))


def put_ways(box: Any, number: int, ways: dict[int, int]) -> None:
    """Track ends, ways and whole tracks of a tile in all six turns."""
    for turn in range(6):
        for edge, out in ways.items():
            at = (edge + turn) % 6
            box.ends[number, turn] |= 1 << at
            box.way[number, turn, at] = _turned(out, turn)
            box.track[number, turn, at] = _turned(_whole_track(ways, edge), turn)


def _turned(mask: int, turn: int) -> int:
    return ((mask << turn) | (mask >> (6 - turn))) & ALL_EDGES


def _whole_track(ways: dict[int, int], edge: int) -> int:
    """All ends that belong to the same track as this one."""
    mask, before = 1 << edge, 0
    while mask != before:
        before = mask
        for end in range(6):
            if mask >> end & 1:
                mask |= ways.get(end, 0)
    return mask


def put_chambers(box: Any, edition: Edition) -> None:
    """The Gate House in the centre, keys in the corners, the two chambers opposite each other. GEI-01 GEI-03"""
    chambers, number = edition.chambers, TRACK_TILES + 1
    for place, edge in sorted(chambers.keys.items()):
        _put_chamber(box, number, KEY_CHAMBER, place, edge)
        number += 1
    for kind, (place, edge) in ((MEETING_ROOM, chambers.encounters), (STORE_ROOM, chambers.items)):
        _put_chamber(box, number, kind, place, edge)
        number += 1
    box.kind[number] = GATE_HOUSE
    box.ends[number] = ALL_EDGES
    box.start_tile[GATE_CELL] = number
    box.working = sum(1 << EDGE_NAMES.index(edge) for edge in edition.gate)


def _put_chamber(box: Any, number: int, kind: int, place: str, edge: str) -> None:
    box.kind[number] = kind
    put_ways(box, number, {0: 0})
    place_tile(box, number, place, EDGE_NAMES.index(edge))


def place_tile(box: Any, number: int, place: str, turn: int) -> None:
    """Lay a tile on its cell at the start. GEI-03"""
    cell = CELL_NAMES.index(place)
    box.start_tile[cell], box.start_turn[cell] = number, turn


def put_horror(box: Any, horror: Horror) -> None:
    """Write a horror's class and numbers into the box. GEI-04"""
    card = 1 + HORROR_NAMES.index(horror.name)
    box.class_of[card] = 1 + CLASS_NAMES.index(horror.sort)
    box.success[card], box.failure[card] = horror.success, horror.failure
    if card < EFFECTS:
        box.effect[card], box.card[card] = card, card


EDITION_FORMAT = EditionFormat(Edition, problems, box_of)
