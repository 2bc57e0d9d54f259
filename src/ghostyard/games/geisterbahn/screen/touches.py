"""How the moves of the ghost train are touched: for every kind of move, the pieces that spell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ghostyard.games.geisterbahn.rules import moves
from ghostyard.games.geisterbahn.rules.board import BESIDE, DOORS, NOWHERE
from ghostyard.games.geisterbahn.rules.faces import ITEM_NAMES
from ghostyard.games.geisterbahn.rules.state import FIRST_ITEM, LOOSE
from ghostyard.games.geisterbahn.screen.pieces import car_id, card_id, code_id, door_id, key_id, pile_id, tile_id


def touches(v: Any, seat: int, number: int) -> list[str]:
    """What one touches for this move, in order, legal or not; none for a button."""
    move = moves.BOOK.values[number]
    spell = SPELLINGS.get(type(move))
    return spell(v, seat, move) if spell else []


def item_id(name: str) -> str:
    """An item by its name."""
    return card_id(FIRST_ITEM + ITEM_NAMES.index(name))


def _pile(v: Any, chamber: int) -> int:
    """The pile that lies at a chamber."""
    return [int(at) for at in v.pile_at].index(chamber)


def _beyond(v: Any, edge: int) -> str:
    """What lies over an edge of the mover's tile: the next tile, or a teleporter."""
    cell = int(v.cell[v.mover])
    there = int(BESIDE[cell, edge])
    return door_id(cell, edge) if there == NOWHERE else tile_id(v, there)


def _say(v: Any, seat: int, move: moves.Say) -> list[str]:
    """Some moves without a number have a thing to touch all the same."""
    verb, _, thing = move.text.partition(" ")
    if verb == "use" or move.text in ("take the book", "take the booze"):
        return [item_id(thing.removeprefix("the "))]
    if move.text == "through":
        return [_beyond(v, int(v.edge[v.mover]))] if v.edge[v.mover] != LOOSE else []
    return {"play from the pile": ["pile-horrors"], "roll": ["die"]}.get(move.text, [])


def _own_key(v: Any, seat: int, chamber: int) -> str:
    return key_id(seat, _pile(v, chamber))


def _on_piles(v: Any, seat: int, move: moves.UseOnPiles) -> list[str]:
    """The Die: one pile and the other. The Rasp: an own key, then the pile to draw from."""
    first = pile_id(_pile(v, move.first)) if move.item == "die" else _own_key(v, seat, move.first)
    return [item_id(move.item), first, pile_id(_pile(v, move.second))]


SPELLINGS: dict[type, Callable[[Any, int, Any], list[str]]] = {
    moves.TurnTile: lambda v, _seat, move: [tile_id(v, move.cell)],
    moves.Say: _say,
    moves.RideTo: lambda v, _seat, move: [_beyond(v, move.edge)],
    moves.Teleport: lambda _v, _seat, move: [door_id(*DOORS[move.door])],
    moves.PlayHorror: lambda _v, _seat, move: [card_id(move.card)],
    moves.Protect: lambda _v, _seat, move: [card_id(move.item)],
    moves.Terrify: lambda _v, _seat, move: [car_id(move.seat)],
    moves.Discard: lambda _v, _seat, move: [card_id(move.card)],
    moves.GiveBack: lambda v, seat, move: [_own_key(v, seat, move.chamber)],
    moves.Mug: lambda _v, _seat, move: [car_id(move.seat)],
    moves.Look: lambda _v, _seat, move: [code_id(move.place)],
    moves.Lay: lambda v, seat, move: [_own_key(v, seat, move.chamber)],
    moves.UseOnCode: lambda _v, _seat, move: [item_id(move.item), code_id(move.place)],
    moves.UseOnPiles: _on_piles,
    moves.UsePliers: lambda v, _seat, move: [item_id("pliers"), tile_id(v, move.cell)],
    moves.SwapWith: lambda v, _seat, move: [tile_id(v, move.cell)],
}
