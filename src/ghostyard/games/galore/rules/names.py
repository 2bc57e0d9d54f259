"""Ghosts Galore in names instead of numbers: for JSON, logs and everything people read."""

from __future__ import annotations

from functools import cache
from typing import Any

from ghostyard.core.game import pending_seats
from ghostyard.games.galore.rules.edition import DOOR_NAMES, KIND_NAMES, TRACK_NAMES
from ghostyard.games.galore.rules.moves import SIDES as SIDE_NAMES
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.scoring import count
from ghostyard.games.galore.rules.secrets import returned_tile, seen_of_deck
from ghostyard.games.galore.rules.state import BONE, CELLS, KEEPING, KINDS, NO_DOOR, OVER, SIDES, TILES, TOOTH
from ghostyard.games.galore.rules.turns import stack_size, stack_start

DOOR_KINDS = {"bone": BONE, "tooth": TOOTH, "none": NO_DOOR}  # as an edition file names them; all others are plain
PHASES = ("sides", "keeping", "turn", "drawn", "placing", "last-tile", "over")


def monsters_of(box: Any, tile: int) -> tuple[tuple[str, int], ...]:
    """The monsters of a tile as (kind, section)."""
    return _monsters(*box.herd[tile].tolist())


@cache
def _monsters(*herds: int) -> tuple[tuple[str, int], ...]:
    return tuple(
        (KIND_NAMES[kind], section)
        for section, herd in enumerate(herds)
        for kind in range(KINDS)
        for _ in range(count(herd, kind))
    )


def face_of(box: Any, tile: int) -> dict[str, Any]:
    """A tile's face as an edition file would write it."""
    return {
        "number": int(tile),
        "track": TRACK_NAMES[box.track[tile]],
        "monsters": [list(monster) for monster in monsters_of(box, tile)],
        "diamonds": box.diamond[tile, : box.diamonds[tile]].tolist(),
    }


def doors_of(box: Any, s: Any, seat: int, kind: int) -> list[str]:
    """The names of a player's doors of one kind."""
    return doors_on(box.door[s.board[seat], s.side[seat]], kind)


def doors_on(doors: Any, kind: int) -> list[str]:
    """The names of the doors of one kind on a side of a board."""
    return [name for name, door in zip(DOOR_NAMES, doors, strict=True) if door == kind]


def face_up(v: Any) -> dict[int, int]:
    """The unclaimed tiles that lie open, by slot."""
    start = stack_start(v)
    open_tiles = {slot: int(v.deck[start + slot]) for slot in range(v.turned)}
    return {slot: tile for slot, tile in open_tiles.items() if tile}


def describe(box: Any, v: Any) -> dict[str, Any]:
    """A state or a view in names; what is hidden or absent is null."""
    return {
        "game": "galore",
        "phase": PHASES[v.phase],
        "round": min(int(v.rounds) + 1, 8),
        "lamp": int(v.lamp),
        "pending": list(pending_seats(v)),
        "stack_left": stack_size(v) - int(v.turned) if v.phase in (2, 3) else 0,
        "face_up": [{"slot": slot + 1, **face_of(box, tile)} for slot, tile in face_up(v).items()],
        "gone": [int(tile) for tile in v.deck[: stack_start(v) if seen_of_deck(v) else 0] if tile],
        "players": [_player(box, v, seat) for seat in range(v.seats)],
    }


def _player(box: Any, v: Any, seat: int) -> dict[str, Any]:
    known = v.phase != SIDES
    return {
        "seat": seat,
        "board": int(v.board[seat]) + 1,
        "side": SIDE_NAMES[v.side[seat]] if known else None,
        "doors": {name: doors_of(box, v, seat, kind) for name, kind in DOOR_KINDS.items()} if known else None,
        "secret": _face_or_none(box, v.secret[seat]),
        "offer": [face_of(box, tile) for tile in v.offer[seat] if tile and v.phase == KEEPING],
        "returned": _face_or_none(box, returned_tile(v, seat)),
        "claimed": _face_or_none(box, v.claimed[seat]),
        "tiles": [_placed(box, v, seat, cell) for cell in range(CELLS)],
    }


def _face_or_none(box: Any, tile: int) -> dict[str, Any] | None:
    return face_of(box, tile) if tile else None


def _placed(box: Any, v: Any, seat: int, cell: int) -> dict[str, Any] | None:
    tile = v.tile[seat, cell]
    if not tile:
        return None
    return {"cell": cell_name(cell), **face_of(box, tile), "turn": int(v.turn[seat, cell])}


def hidden(box: Any, s: Any, viewer: int) -> dict[str, Any]:
    """What this viewer must not know: the deck, the others' secret tiles, choices not yet shown.

    Worked out from the rules, apart from the marks and `secrets.reveal`, which make the view: so each checks the other.
    """
    secrets: dict[str, Any] = {}
    dealt = 0 if s.phase == SIDES else (2 if s.phase == KEEPING else 1) * s.seats
    turned = 0 if s.phase in (SIDES, KEEPING) else stack_start(s) + s.turned
    places = range(turned, TILES - dealt)
    if len(places) != 1 or s.deck[places[0]] != _given_back(
        s, viewer
    ):  # in the only place left, it is known to be there
        secrets |= {f"deck {place}": int(s.deck[place]) for place in places}
    for seat in range(s.seats):
        if seat == viewer or s.phase == OVER:
            continue
        if s.phase == KEEPING:
            secrets[f"offer {seat}"] = s.offer[seat].tolist()[0]
        elif s.phase != SIDES:
            secrets[f"secret {seat}"] = int(s.secret[seat])
            if given_back := _given_back(s, seat):
                secrets[f"given back {seat}"] = given_back
        if s.choice[seat]:
            secrets[f"choice {seat}"] = int(s.choice[seat])
    return secrets if len(secrets) > 1 else {}  # a single unseen tile is known by elimination


def _given_back(s: Any, seat: int) -> int:
    """The tile that a seat remembers giving back; 0 if there is none, or nobody has that seat. GAL-09"""
    return int(s.offer[seat].max()) if seat >= 0 and s.phase != KEEPING else 0
