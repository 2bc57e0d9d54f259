"""An edition of the ghost train by touches: the layout at the start, every tile's tracks, the gate, and the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.edition_editor import WIDTH, EditionDesk, Opened, Portrait, Tool, place_by_index
from ghostyard.core.scene import Piece, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES, GATE_CELL, PLACES
from ghostyard.games.geisterbahn.rules.edition import (
    EDITION_FORMAT,
    Edge,
    Edition,
    Encounter,
    Tile,
    put_horror,
    ways_of,
)
from ghostyard.games.geisterbahn.rules.edition_edits import MODES, edit, mode_of
from ghostyard.games.geisterbahn.rules.faces import CLASS_NAMES, HORROR_NAMES
from ghostyard.games.geisterbahn.rules.state import ENCOUNTERS, FIRST_ENCOUNTER, HORRORS, TRACK_TILES, Box
from ghostyard.games.geisterbahn.screen.card_art import horror_art, portrait_art
from ghostyard.games.geisterbahn.screen.pieces import card_pieces
from ghostyard.games.geisterbahn.screen.tile_art import APOTHEM, face_of, mask_face, tiles, toward
from ghostyard.games.geisterbahn.words.tracks import tracks_said

LARGE, AT_EDGE, SPOT, SIGN = 236.0, 35.0, 48.0, 22.0
BOARD = WIDTH - 8.0
SAMPLES: dict[str, Tile] = {  # what the ways of laying track look like
    "plain": Tile("", plain=[("n", "s")]),
    "switch": Tile("", switch=["n", "se", "sw"]),
    "roundabout": Tile("", roundabout=["n", "se", "sw"]),
}


def face(tile: Tile) -> tuple[str, int]:
    """The symbol of a tile, and its turn in sixths; one that cannot be printed shows no track."""
    printed = ways_of(tile)
    art, turned = face_of(tuple(printed.get(edge, 0) for edge in range(6)))
    return (art, turned) if art in tiles() else face(Tile(""))


def gate_face(edges: list[Edge]) -> tuple[str, int]:
    """The symbol of the Gate House with these working tracks."""
    return mask_face("gate", sum(1 << EDGE_NAMES.index(edge) for edge in set(edges)) or 63)


def _hexagon(
    name: str, drawn: tuple[str, int], x: float, y: float, size: float, turn: int = 0, label: str = ""
) -> Piece:
    art, turned = drawn
    return square(name, art, x, y, size, turn=60 * ((turned + turn) % 6), label=label, hexagon=True)


# ---------------------------------------------------------------- small


def thumbnail(edition: Edition, opened: Opened, size: float, words: Words) -> Iterator[Piece]:
    """A tile, a card, the Gate House or the whole layout."""
    match opened.shelf:
        case "tiles":
            yield _hexagon("tile", face(edition.tiles[opened.number]), 0, 0, size)
        case "gate":
            yield _hexagon("gate", gate_face(edition.gate), 0, 0, size)
        case "horrors":
            horror = edition.horrors[opened.number]
            yield square("card", horror_art(1 + CLASS_NAMES.index(horror.sort)), 0, 0, size)
            yield square("portrait", portrait_art(1 + HORROR_NAMES.index(horror.name)), 0, 0, size)
        case "encounters":
            yield square("card", "encounter", 0, 0, size)
            yield square("gain", "badge", size * 0.3, size * 0.3, size * 0.42, text=_worth(edition, opened), layer=2)
        case _:
            yield square("card", "stock-tile", 0, 0, size)
            yield from _layout(edition, size * 0.9, words)


def _worth(edition: Edition, opened: Opened) -> str:
    encounter = edition.encounters[opened.number]
    return str(encounter.rise_to or f"+{encounter.gain}")


# ---------------------------------------------------------------- large


def portrait(edition: Edition, opened: Opened, words: Words) -> Portrait:
    """The open piece; edges, places and numbers can be touched."""
    match opened.shelf:
        case "tiles":
            tile = edition.tiles[opened.number]
            said = tracks_said(tuple(ways_of(tile).get(edge, 0) for edge in range(6)), words)
            begun = opened.rest.partition(" ")[2]
            used = {*tile.switch, *tile.roundabout, *(end for track in tile.plain for end in track)}
            return _with_edges(_hexagon("tile", face(tile), 0, 0, LARGE, label=said), used, words, begun)
        case "gate":
            return _with_edges(_hexagon("gate", gate_face(edition.gate), 0, 0, LARGE), set(edition.gate), words)
        case "layout":
            places = list(_layout(edition, BOARD, words))
            picked = (f"place-{opened.rest}",) if opened.rest else ()
            return Portrait(places, {piece.id: f"place {piece.id.removeprefix('place-')}" for piece in places}, picked)
        case "horrors":
            horror, box = edition.horrors[opened.number], Box.blank()
            put_horror(box, horror)
            return Portrait(list(card_pieces(box, 1 + HORROR_NAMES.index(horror.name), words, 0, 0, LARGE)))
    return Portrait(list(card_pieces(_with_encounter(edition, opened), FIRST_ENCOUNTER, words, 0, 0, LARGE)))


def _with_encounter(edition: Edition, opened: Opened) -> Any:
    box, encounter = Box.blank(), edition.encounters[opened.number]
    box.low[0], box.high[0], box.gain[0], box.rise_to[0] = (
        encounter.low, encounter.high, encounter.gain, encounter.rise_to,
    )  # fmt: skip
    return box


def _with_edges(tile: Piece, used: set[Edge], words: Words, begun: str = "") -> Portrait:
    """A hexagon with a place to touch at each of its edges; those without a track show that one can begin there."""
    pieces, edits = [tile], {}
    for number, edge in enumerate(EDGE_NAMES):
        x, y = toward(number, AT_EDGE)
        said = words.say("faces-edge", edge=words.say(f"edge-{edge}"))
        at = (x - 50) * LARGE / 100, (y - 50) * LARGE / 100
        pieces.append(square(f"edge-{edge}", "", *at, SPOT, layer=2, label=said))
        if edge not in used:
            pieces.append(square(f"edge-{edge}-free", "stock-plus", *at, SIGN, layer=3, on=f"edge-{edge}", quiet=True))
        edits[f"edge-{edge}"] = f"edge {edge}"
    return Portrait(pieces, edits, (f"edge-{begun}",) if begun else ())


def _layout(edition: Edition, size: float, words: Words) -> Iterator[Piece]:
    """All tiles as they lie at the start."""
    lying = {tile.place: (face(tile), tile.turn) for tile in edition.tiles}
    chambers = edition.chambers
    lying |= {place: (("key-chamber", 0), EDGE_NAMES.index(edge)) for place, edge in chambers.keys.items()}
    for art, (place, edge) in (("encounters", chambers.encounters), ("items", chambers.items)):
        lying[place] = (art, 0), EDGE_NAMES.index(edge)
    lying[CELL_NAMES[GATE_CELL]] = ("gate-63", 0), 0
    tile = size / (7 * 2 * APOTHEM / 100)
    for cell, place in enumerate(CELL_NAMES):
        q, r = PLACES[cell]
        x, y = tile * 0.75 * q, tile * 2 * APOTHEM / 100 * (r + q / 2)
        drawn, turn = lying.get(place, (face(Tile("")), 0))
        label = words.say("faces-lying", place=place)
        yield _hexagon(f"place-{place}", drawn, x, y, tile, turn, label)


# ---------------------------------------------------------------- tools


def tools(edition: Edition, opened: Opened, words: Words) -> list[Tool]:
    """What else changes the open piece."""
    match opened.shelf:
        case "tiles":
            return _tile_tools(edition.tiles[opened.number], opened.rest.partition(" ")[0], words)
        case "horrors":
            return _horror_tools(edition, opened, words)
        case "encounters":
            return list(_encounter_tools(edition.encounters[opened.number], words))
    return []


def _tile_tools(tile: Tile, mode: str, words: Words) -> list[Tool]:
    modes = [
        Tool(
            f"mode {name}", face(SAMPLES[name])[0], words.say(f"faces-mode-{name}"), turn=60 * face(SAMPLES[name])[1],
            picked=name == (mode or mode_of(tile)),
        )
        for name in MODES
    ]  # fmt: skip
    return [*modes, Tool("clear", "stock-clear", words.say("faces-clear"))]


def _horror_tools(edition: Edition, opened: Opened, words: Words) -> list[Tool]:
    horror = edition.horrors[opened.number]
    sorts = [
        Tool(
            f"sort {sort}",
            horror_art(number),
            words.say(f"class-{number}"),
            _short(number, words),
            picked=sort == horror.sort,
        )
        for number, sort in enumerate(CLASS_NAMES, 1)
    ]
    numbers = [
        Tool(
            f"{name} {by}",
            art,
            words.say(f"faces-{name}-{'less' if by < 0 else 'more'}"),
            "\N{MINUS SIGN}" if by < 0 else "+",
        )
        for name, art in (("success", "holds"), ("failure", "fails"))
        for by in (-1, 1)
    ]
    return [*sorts, Tool("", "", "", quiet=True), *numbers]


def _short(sort: int, words: Words) -> str:
    """The first letters of a class: its colour alone says nothing to some."""
    return words.say(f"class-{sort}")[:2].capitalize()


def _encounter_tools(encounter: Encounter, words: Words) -> Iterator[Tool]:
    for field in ("low", "high", "gain", "rise_to"):
        said = words.say(f"faces-encounter-{field.replace('_', '-')}")
        yield Tool("", "badge", f"{said}: {getattr(encounter, field)}", str(getattr(encounter, field)), quiet=True)
        yield Tool(f"{field} -1", "stock-minus", f"{said} \N{MINUS SIGN}1")
        yield Tool(f"{field} 1", "stock-plus", f"{said} +1")


def place(path: str) -> Opened | None:
    """The piece of a path; chambers are part of the layout."""
    if path.startswith("chambers"):
        return Opened("layout", 0)
    return Opened("gate", 0) if path == "gate" else place_by_index(path)


EDITION_DESK = EditionDesk(
    game="geisterbahn",
    form=EDITION_FORMAT,
    shelves={"layout": 1, "tiles": TRACK_TILES, "gate": 1, "horrors": HORRORS, "encounters": ENCOUNTERS},
    thumbnail=thumbnail,
    portrait=portrait,
    tools=tools,
    edit=edit,
    place=place,
)
