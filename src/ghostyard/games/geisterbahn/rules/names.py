"""The ghost train in names instead of numbers: for JSON, logs and everything people read."""

from __future__ import annotations

from typing import Any

from ghostyard.core.game import pending_seats
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, CORNERS, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, HORROR_NAMES, ITEM_NAMES, card_name
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    CARD,
    CELLS,
    CODE,
    DAWN,
    DUE_HORLA,
    DUE_INVISIBLE,
    DUE_TRAIN,
    EFFECTS,
    FIRST_ENCOUNTER,
    FIRST_ITEM,
    GATE_HOUSE,
    HORRORS,
    KEY_CHAMBER,
    KIND,
    KINDS,
    LOOSE,
    MEETING_ROOM,
    PUBLIC,
    STORE_ROOM,
    TERROR,
)

QUESTIONS = (
    "nothing", "step-one", "second-tile", "way", "teleporter", "wall", "horror", "face-it", "which-item",
    "which-key", "whom", "pass-on", "mug", "loot", "gate", "next-key", "free", "too-many",
)  # fmt: skip
TILE_KINDS = {
    KEY_CHAMBER: "key chamber", MEETING_ROOM: "encounters", STORE_ROOM: "items", GATE_HOUSE: "gate house",
}  # fmt: skip
DUE_NAMES = {DUE_TRAIN: "ghost train", DUE_HORLA: "the horla", DUE_INVISIBLE: "the invisible man"}
ENCOUNTER_NAMES = tuple(f"encounter {number}" for number in range(1, 11))


def edges_of(mask: int) -> list[str]:
    """The names of the edges in a mask."""
    return [name for edge, name in enumerate(EDGE_NAMES) if int(mask) >> edge & 1]


def place_of(v: Any, seat: int) -> str:
    """Where a car stands: "c4 ne", or "c4" if it stands loose."""
    edge = int(v.edge[seat])
    cell = CELL_NAMES[v.cell[seat]]
    return cell if edge == LOOSE else f"{cell} {EDGE_NAMES[edge]}"


def chamber_of(v: Any, pile: int) -> str:
    """The Key Chamber where a pile lies now."""
    return CHAMBER_NAMES[v.pile_at[pile]]


def laid_out(v: Any, seat: int) -> list[int]:
    """The cards that lie in front of a player."""
    cards = [effect for effect in range(1, EFFECTS) if v.holder[effect] == 1 + seat]
    return cards + [card for card, owner in ((BOOK, v.book), (BOOZE, v.booze)) if owner == 1 + seat]


def round_now(v: Any) -> int:
    """The round that is being played, or the last one that was: at dawn none follows. GEI-35"""
    return min(int(v.rounds) + 1, int(v.option[DAWN]))


def kinds_in_box(v: Any) -> list[int]:
    """The code cards in the box, 0 for one that is not known; if all the others are known, so are these. GEI-62"""
    end = 2 * CODE - int(v.code_gone)
    elsewhere = [int(kind) for kind in (*v.code[:CODE], *v.code[end:])]
    if all(elsewhere):
        return [kind for kind in range(1, KINDS + 1) if kind not in elsewhere]
    return sorted((int(kind) for kind in v.code[CODE:end]), key=lambda kind: (kind == 0, kind))


def kinds_gone(v: Any) -> list[int]:
    """The code cards that the Whistle has put out of the game, 0 for one that is not known; the last comes first."""
    return [int(kind) for kind in v.code[2 * CODE - int(v.code_gone) :]]


def tile_of(box: Any, v: Any, cell: int) -> dict[str, Any]:
    """A tile as it lies: its kind, and for every track end the edges one can leave by."""
    tile, turn = int(v.tile[cell]), int(v.turn[cell])
    kind = int(box.kind[tile])
    ends = box.working if kind == GATE_HOUSE and v.gate_turned else box.ends[tile, turn]
    return {
        "cell": CELL_NAMES[cell],
        "kind": TILE_KINDS.get(kind, "track"),
        "turn": turn,
        "ways": {edge: edges_of(box.way[tile, turn, EDGE_NAMES.index(edge)]) for edge in edges_of(ends)},
    }


def describe(box: Any, v: Any) -> dict[str, Any]:
    """A state or a view in names; what is hidden or absent is null."""
    return {
        "game": "geisterbahn",
        "asked": QUESTIONS[v.asked],
        "pending": list(pending_seats(v)),
        "round": round_now(v),
        "last_round": int(v.option[DAWN]),
        "active": int(v.active),
        "mover": int(v.mover),
        "driver": int(v.driver),
        "gate_turned": bool(v.gate_turned),
        "board": [tile_of(box, v, cell) for cell in range(CELLS)],
        "piles": [_pile(v, chamber) for chamber in range(KINDS)],
        "code": [int(kind) or None for kind in v.code[:CODE]],
        "box": [kind or None for kind in kinds_in_box(v)],
        "out_of_the_game": [kind or None for kind in kinds_gone(v)],
        "laid_keys": [int(v.pile_kind[pile - 1]) or None for pile in v.laid if pile],
        "running": [card_name(int(f[CARD])) for f in v.frame if f[KIND] == TERROR and f[CARD]],
        "left": {"horrors": int(v.horrors), "items": int(v.items), "encounters": int(v.encounters)},
        "gone": _gone(v),
        "cracked": int(v.cracker) - 1 if v.cracker else None,
        "players": [_player(v, seat) for seat in range(v.seats)],
    }


def _pile(v: Any, chamber: int) -> dict[str, Any]:
    pile = [int(at) for at in v.pile_at].index(chamber)
    return {
        "chamber": CELL_NAMES[CORNERS[chamber]],
        "kind": int(v.pile_kind[pile]) or None,
        "left": int(v.pile_left[pile]),
    }


def _gone(v: Any) -> dict[str, list[str]]:
    return {
        "horrors": [HORROR_NAMES[card - 1] for card in v.horror_gone if card],
        "items": [ITEM_NAMES[card - FIRST_ITEM] for card in v.item_gone if card],
        "encounters": [ENCOUNTER_NAMES[card - FIRST_ENCOUNTER] for card in v.encounter_gone if card],
    }


def _player(v: Any, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "place": place_of(v, seat),
        "ghost": bool(v.ghosts >> seat & 1),
        "morale": int(v.morale[seat]),
        "points": int(v.points[seat]),
        "hand": [card_name(int(card)) if card else None for card in v.hand[seat, : v.held[seat]]],
        "keys": [
            {"chamber": chamber_of(v, pile), "kind": int(v.pile_kind[pile]) or None}
            for pile in range(KINDS)
            for _ in range(v.keys[seat, pile])
        ],
        "laid_out": [card_name(card) for card in laid_out(v, seat)],
        "due": [name for bit, name in DUE_NAMES.items() if v.due[seat] & bit],
        "has_looked_at": [place + 1 for place in range(CODE) if v.knows_code[seat] >> place & 1],
        "knows_piles": [chamber_of(v, pile) for pile in range(KINDS) if v.knows_pile[seat] >> pile & 1],
        "items_held": [int(v.least_items[seat]), int(v.most_items[seat])],
    }


def hidden(box: Any, s: Any, viewer: int) -> dict[str, Any]:
    """What this viewer must not know: kinds, code, hands, piles; less what follows by elimination.

    Worked out from the rules, apart from the marks and `secrets.reveal`, which make the view: so each checks the other.
    """
    reader = viewer if 0 <= viewer < s.seats else PUBLIC
    secrets: dict[str, Any] = {}
    for name, values, known in (
        ("pile", s.pile_kind, s.knows_pile[reader]),
        ("code", s.code, s.knows_code[reader]),
    ):
        unknown = [place for place in range(KINDS) if not known >> place & 1]
        if len(unknown) > 1:
            secrets |= {f"{name} {place}": int(values[place]) for place in unknown}
    return secrets | _hidden_cards(s, reader)


def _hidden_cards(s: Any, reader: int) -> dict[str, Any]:
    """Hands and piles, unless nothing else could be there."""
    secrets: dict[str, Any] = {}
    unknown = {
        seat: sorted(int(card) for card in s.hand[seat] if card and not s.seen[card] >> reader & 1)
        for seat in range(s.seats)
        if seat != reader
    }
    in_pile = [int(card) for card in s.item_pile if card >= FIRST_ITEM]
    mixed = {
        "mixed items": [int(card) for card in s.item_pile if 0 < card < FIRST_ITEM],
        "mixed encounters": [int(card) for card in s.encounter_pile if 0 < card < FIRST_ITEM],
    }
    anywhere = [card for cards in unknown.values() for card in cards]
    items = len(in_pile) + sum(card > HORRORS for card in anywhere)
    horrors = int(s.horrors) + sum(len(cards) for cards in mixed.values())
    horrors += sum(card <= HORRORS for card in anywhere)
    for seat, cards in unknown.items():
        shown = sum(card > HORRORS and card not in cards for card in s.hand[seat])
        if horrors > len(cards) > int(s.most_items[seat]) - shown:
            secrets[f"hand {seat}"] = cards
    if in_pile and items > len(in_pile):
        secrets["items"] = sorted(in_pile)
    if s.horrors and horrors > s.horrors:
        secrets["horrors"] = sorted(int(card) for card in s.horror_pile if card)
    return secrets | {name: cards for name, cards in mixed.items() if cards and horrors > 1}
