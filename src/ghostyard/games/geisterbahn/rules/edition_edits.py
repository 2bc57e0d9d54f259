"""Edits of an edition of the ghost train: where tiles lie at the start, their tracks, and the numbers on the cards.

Behind what is open stands what a touch has begun: a place of the layout, or a way of laying track and its first edge.
"""

from __future__ import annotations

from typing import Any

from ghostyard.core.edition_editor import Opened
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES, OUTWARD
from ghostyard.games.geisterbahn.rules.edition import Chambers, Edition, Encounter, Horror, Tile

PLAIN, SWITCH, ROUNDABOUT = MODES = ("plain", "switch", "roundabout")
MOST_MORALE = 9


def edit(edition: Edition, opened: Opened, words: list[str]) -> str:
    """One edit; says what a touch has begun."""
    match opened.shelf, words:
        case "layout", ["place", place]:
            return touch_place(edition, opened.rest, place)
        case "tiles", _:
            return edit_tile(edition.tiles[opened.number], opened.rest, words)
        case "gate", ["edge", edge]:
            toggle(edition.gate, edge)
        case "horrors", _:
            edit_horror(edition.horrors[opened.number], words)
        case "encounters", [field, by]:
            step_encounter(edition.encounters[opened.number], field, int(by))
        case _:
            raise ValueError(words)
    return ""


# ---------------------------------------------------------------- the layout


def touch_place(edition: Edition, begun: str, place: str) -> str:
    """The first touch picks a place; a second one turns what lies there, or swaps it with another. GEI-03"""
    if begun == place:
        turn(edition, place)
    elif begun in movable(edition) and place in movable(edition):
        swap(edition, begun, place)
    elif place in CELL_NAMES:
        return place
    else:
        raise ValueError(place)
    return place if begun == place else ""


def movable(edition: Edition) -> set[str]:
    """Where tiles and the two chambers lie: keys stay in the corners, the Gate House in the middle. GEI-01"""
    return {tile.place for tile in edition.tiles} | {edition.chambers.encounters[0], edition.chambers.items[0]}


def turn(edition: Edition, place: str) -> None:
    """Turn what lies on a place by a sixth; keys never face the frame. GEI-12"""
    chambers = edition.chambers
    for tile in edition.tiles:
        if tile.place == place:
            tile.turn = (tile.turn + 1) % 6
    if place in chambers.keys:
        chambers.keys[place] = next_edge(chambers.keys[place], place)
    for name in ("encounters", "items"):
        where, edge = getattr(chambers, name)
        if where == place:
            setattr(chambers, name, (place, EDGE_NAMES[(EDGE_NAMES.index(edge) + 1) % 6]))


def next_edge(edge: Any, corner: str) -> Any:
    """The next edge clockwise that does not face the frame."""
    outward, number = int(OUTWARD[CELL_NAMES.index(corner)]), EDGE_NAMES.index(edge)
    return next(EDGE_NAMES[(number + k) % 6] for k in range(1, 7) if not outward >> (number + k) % 6 & 1)


def swap(edition: Edition, one: str, other: str) -> None:
    """Two tiles change places, or a tile and a chamber."""
    moved = {one: other, other: one}
    for tile in edition.tiles:
        tile.place = moved.get(tile.place, tile.place)
    chambers: Chambers = edition.chambers
    for name in ("encounters", "items"):
        where, edge = getattr(chambers, name)
        setattr(chambers, name, (moved.get(where, where), edge))


# ---------------------------------------------------------------- tiles


def edit_tile(tile: Tile, begun: str, words: list[str]) -> str:
    """Lay track from edge to edge, or let an edge belong to the switch or the roundabout. GEI-02"""
    mode, _, first = begun.partition(" ")
    mode = mode or mode_of(tile)
    match words:
        case ["mode", wanted] if wanted in MODES:
            return wanted
        case ["clear"]:
            tile.plain, tile.switch, tile.roundabout = [], [], []
        case ["edge", edge] if edge in EDGE_NAMES:
            return f"{mode} {touch_edge(tile, mode, first, edge)}".rstrip()
        case _:
            raise ValueError(words)
    return mode


def mode_of(tile: Tile) -> str:
    """What a touch on an edge means first: what the tile has."""
    return ROUNDABOUT if tile.roundabout else SWITCH if tile.switch else PLAIN


def touch_edge(tile: Tile, mode: str, first: str, edge: Any) -> str:
    """Let a track begin or end at an edge; one that has a track already loses it. Says where a track has begun."""
    if edge in tile.switch + tile.roundabout + [end for track in tile.plain for end in track]:
        let_go(tile, edge)
        return ""
    if mode == SWITCH:
        tile.switch.append(edge)
    elif mode == ROUNDABOUT:
        tile.roundabout.append(edge)
    elif first in EDGE_NAMES and first != edge:
        tile.plain.append((first, edge))  # type: ignore[arg-type]
    else:
        return "" if first == edge else str(edge)
    return ""


def let_go(tile: Tile, edge: Any) -> None:
    """Take away what ends at an edge."""
    tile.plain = [track for track in tile.plain if edge not in track]
    for ends in (tile.switch, tile.roundabout):
        if edge in ends:
            ends.remove(edge)


def toggle(edges: list[Any], edge: str) -> None:
    """Add an edge, or take it away."""
    if edge in edges:
        edges.remove(edge)
    elif edge in EDGE_NAMES:
        edges.append(edge)
    else:
        raise ValueError(edge)


# ---------------------------------------------------------------- cards


def edit_horror(horror: Horror, words: list[str]) -> None:
    """Another class, or other numbers. GEI-04"""
    match words:
        case ["sort", *sort]:
            horror.sort = " ".join(sort)  # type: ignore[assignment]
        case ["success", by]:
            horror.success = within(horror.success + int(by), -MOST_MORALE)
        case ["failure", by]:
            horror.failure = within(horror.failure + int(by), -MOST_MORALE)
        case _:
            raise ValueError(words)


def step_encounter(encounter: Encounter, field: str, by: int) -> None:
    """Other bounds, another gain. GEI-05"""
    if field not in ("low", "high", "gain", "rise_to"):
        raise ValueError(field)
    setattr(encounter, field, within(getattr(encounter, field) + by, 0))


def within(number: int, least: int) -> int:
    """A change of morale that can be printed."""
    return max(least, min(MOST_MORALE, number))
