"""Graveyards, Ghosts & Haunted Houses in names instead of numbers: for JSON, logs and everything people read."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.game import pending_seats
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.ground import is_unlocked
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, TURNS, cell_xy, space_xy, xy_text
from ghostyard.games.graveyards.rules.scoring import mark_best_section
from ghostyard.games.graveyards.rules.state import COLOURS, HAND, MIDDLE, SPACES, TILES, TOKENS, TOKENS_OF_A_KIND

XY = tuple[int, int]

PHASES = (
    "colour", "turn", "cell", "facing", "house-spot", "rotate", "swap", "replace", "token",
    "rotated", "token-to", "second-tile", "first-turn", "second-turn", "second-token",
    "new-tile", "new-turn", "new-token", "token-spot", "over",
)  # fmt: skip


def colours_of(box: Any, tile: int, turn: int) -> list[int | None]:
    """The colours of the ghosts on a tile's four spaces in reading order, as it lies; none where there is no ghost."""
    shows = box.shows[tile, turn]
    return [next((colour for colour in range(COLOURS) if int(shows[colour]) >> place & 1), None) for place in range(4)]


def colour_name(colour: int | None) -> str:
    """A colour as an edition file writes it; "none" for a space without a ghost."""
    return "none" if colour is None else COLOUR_NAMES[colour]


def face_of(box: Any, tile: int, turn: int = 0) -> dict[str, Any]:
    """A tile's face as an edition file would write it."""
    return {
        "number": int(tile),
        "spaces": [colour_name(colour) for colour in colours_of(box, tile, turn)],
        "icon": ICON_NAMES[box.icon[tile]],
    }


def tiles_in_play(v: Any) -> dict[XY, int]:
    """The tiles on the table by the cell they lie on, in reading order."""
    cells = {int(v.cell[tile]) - 1: tile for tile in range(1, TILES + 1) if v.cell[tile]}
    return {cell_xy(cell): cells[cell] for cell in sorted(cells)}


def ghosts_in_play(box: Any, v: Any) -> dict[XY, int]:
    """The printed colour of every ghost on the table, also under tokens."""
    ghosts = {}
    for (x, y), tile in tiles_in_play(v).items():
        for place, colour in enumerate(colours_of(box, tile, int(v.turn[tile]))):
            if colour is not None:
                ghosts[2 * x + place % 2, 2 * y + place // 2] = colour
    return ghosts


def tokens_in_play(v: Any) -> dict[XY, int]:
    """The kinds of the tokens on the table by their space."""
    return {
        space_xy(v.token[token] - 1): token // TOKENS_OF_A_KIND for token in range(TOKENS) if v.token[token]
    }  # fmt: skip


def windows_of(v: Any, colour: int) -> list[XY]:
    """The four spaces in the windows of a house; none if it is not in play."""
    if not v.house[colour]:
        return []
    x, y = space_xy(v.house[colour] - 1)
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def best_section_of(box: Any, v: Any, colour: int) -> tuple[int, list[XY]]:
    """The points of a colour's highest section, and its spaces in reading order. GRA-22"""
    rows = np.zeros(SPACES, np.int64)
    points = int(mark_best_section(box, v, colour, rows))
    spaces = [(x, y) for y in np.flatnonzero(rows).tolist() for x in range(SPACES) if int(rows[y]) >> x & 1]
    return points, [(x - 2 * MIDDLE, y - 2 * MIDDLE) for x, y in spaces]


def describe(box: Any, v: Any) -> dict[str, Any]:
    """A state or a view in names; what is hidden or absent is null."""
    return {
        "game": "graveyards",
        "phase": PHASES[v.phase],
        "pending": list(pending_seats(v)),
        "stack_left": TILES - int(v.drawn),
        "last_turns": int(v.last_turns) if v.last_turns else None,
        "touched": _touched(v),
        "tiles": [_laid(box, v, xy, tile) for xy, tile in tiles_in_play(v).items()],
        "tokens": [{"x": x, "y": y, "kind": KIND_NAMES[kind]} for (x, y), kind in tokens_in_play(v).items()],
        "houses": [_house(v, colour) for colour in range(COLOURS) if v.house[colour]],
        "sections": {COLOUR_NAMES[colour]: _section(box, v, colour) for colour in range(COLOURS)},
        "players": [_player(box, v, seat) for seat in range(v.seats)],
    }


def _touched(v: Any) -> dict[str, Any]:
    """What has been touched on this turn, as far as it goes."""
    on_spaces = PHASES[v.phase] in ("token-to", "second-token", "new-token")
    house, token = PHASES[v.phase] == "house-spot", PHASES[v.phase] == "token-spot"
    return {
        "laid": int(v.laid) or None,
        "slot": int(v.slot) or None,
        "house": COLOUR_NAMES[v.kind - 1] if house else None,
        "token": KIND_NAMES[v.kind - 1] if token else None,
        "cell": list(cell_xy(v.here - 1)) if v.here and not on_spaces else None,
        "second_cell": list(cell_xy(v.there - 1)) if v.there else None,
        "first_turn": TURNS[v.facing - 1] if v.facing else None,
        "space": list(space_xy(v.here - 1)) if v.here and on_spaces else None,
    }


def _laid(box: Any, v: Any, xy: XY, tile: int) -> dict[str, Any]:
    turn = int(v.turn[tile])
    locked = not is_unlocked(v, int(v.cell[tile]) - 1)
    return {"x": xy[0], "y": xy[1], **face_of(box, tile, turn), "turn": TURNS[turn], "locked": locked}


def _house(v: Any, colour: int) -> dict[str, Any]:
    x, y = space_xy(v.house[colour] - 1)
    return {"colour": COLOUR_NAMES[colour], "x": x, "y": y}


def _section(box: Any, v: Any, colour: int) -> dict[str, Any]:
    points, spaces = best_section_of(box, v, colour)
    return {"points": points, "spaces": [list(xy) for xy in spaces]}


def _player(box: Any, v: Any, seat: int) -> dict[str, Any]:
    slots = [slot for slot in range(HAND) if int(v.held[seat]) >> slot & 1]
    return {
        "seat": seat,
        "colours": [COLOUR_NAMES[colour] for colour in range(COLOURS) if v.owner[colour] == seat + 1],
        "hand": [{"slot": slot + 1, "tile": _face_or_none(box, int(v.hand[seat, slot]))} for slot in slots],
        "tokens": {KIND_NAMES[kind]: int(v.supply[seat, kind]) for kind in range(3)},
        "moved_house": bool(int(v.moved) >> seat & 1),
    }


def _face_or_none(box: Any, tile: int) -> dict[str, Any] | None:
    return face_of(box, tile) if tile else None


def hidden(box: Any, s: Any, viewer: int) -> dict[str, Any]:
    """What this viewer must not know: the stack, and the others' tiles that never lay on the table.

    Worked out from the rules, apart from the marks and `secrets.reveal`, which make the view: so each checks the other.
    """
    secrets = {f"stack {place}": int(s.deck[place]) for place in range(TILES) if s.deck[place]}
    for seat in set(range(s.seats)) - {viewer}:
        for slot in range(HAND):
            if s.hand[seat, slot] and not int(s.shown[seat]) >> slot & 1:
                secrets[f"hand {seat} {slot}"] = int(s.hand[seat, slot])
    return secrets if len(secrets) > 1 else {}  # a single unseen tile is known by elimination


def cell_words(cell: int) -> str:
    """A cell as people count it: "3,-1"."""
    return xy_text(cell_xy(cell))


def space_words(space: int) -> str:
    """A space as people count it: "5,-2"."""
    return xy_text(space_xy(space))
