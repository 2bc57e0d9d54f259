"""Graveyards, Ghosts & Haunted Houses: what happened, in words, told from one viewer's view before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.actions import kind_on
from ghostyard.games.graveyards.rules.ground import tile_at
from ghostyard.games.graveyards.rules.move_numbers import AT, DECLINE, HOUSE, KIND, ON, POINT, TILE, space_of
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, TURNS
from ghostyard.games.graveyards.rules.names import PHASES, cell_words, space_words
from ghostyard.games.graveyards.rules.state import (
    COLOUR,
    FACING,
    FIRST_TURN,
    HOUSE_SPOT,
    NEW_TOKEN,
    NEW_TURN,
    OVER,
    ROTATED,
    SECOND_TOKEN,
    SECOND_TURN,
    TOKEN,
    TOKEN_SPOT,
    TOKEN_TO,
    TURN,
)
from ghostyard.games.graveyards.words.phrases import tile_words

# Where the rules tell of what a message tells.
TELL_CLAUSES = {
    "colour": "GRA-05", "dealt": "GRA-06", "picks": "GRA-09", "picks-unseen": "GRA-09", "house": "GRA-10",
    "place": "GRA-09", "touches": "GRA-13", "touches-token": "GRA-13", "takes-token": "GRA-17", "laid": "GRA-09",
    "rotated": "GRA-14", "replaced": "GRA-16", "first-turn": "GRA-15", "tiles-swapped": "GRA-15",
    "house-on": "GRA-10", "house-moved": "GRA-11", "token-on": "GRA-17", "token-moved": "GRA-14",
    "tokens-swapped": "GRA-15", "token-replaced": "GRA-16", "declines": "GRA-13", "draws": "GRA-08",
    "last-tile": "GRA-19", "over": "GRA-22",
}  # fmt: skip
# What leads to a tile, a house or a token somewhere, which then tells all of it.
TELL_STEPS = frozenset(
    {"picks", "picks-unseen", "house", "place", "touches", "touches-token", "takes-token", "first-turn"}
)

# What a move does that ends on the table, by the phase.
HERE = {
    FACING: "here-laid", NEW_TURN: "here-laid", ROTATED: "here-turned", SECOND_TURN: "here-swapped",
    SECOND_TOKEN: "here-tokens-swapped", HOUSE_SPOT: "here-house", TOKEN_SPOT: "here-token", TOKEN_TO: "here-token",
}  # fmt: skip


def hides_move(s: Any, move: int) -> bool:
    """Everything is touched in the open; a tile from the hand is named by its slot only. GRA-06"""
    return False


def ask(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """What this seat has to decide now."""
    asked = words.say(f"ask-{PHASES[v.phase]}")
    return f"{asked} {words.say('ask-last')}" if v.last_turns and v.phase == TURN else asked


def say_move(box: Any, v: Any, seat: int, move: int, names: Sequence[str], words: Words) -> str:
    """One of the moves on offer, for people."""
    if move >= ON:
        return _say_space(v, space_of(move), words)
    if move >= AT:
        return _say_cell(box, v, move - AT, words)
    if move == DECLINE:
        return words.say("move-decline")
    if move >= KIND:
        return words.say("move-token", token=_kind_words(move - KIND, words))
    if move >= POINT:
        return _say_turn(box, v, seat, move - POINT, words)
    if move >= HOUSE:
        colour = move - HOUSE
        message = "move-lift-house" if v.house[colour] else "move-house"
        return words.say(message, colour=COLOUR_NAMES[colour])
    if move >= TILE:
        return words.say("move-tile", tile=tile_words(box, int(v.hand[seat, move - TILE]), 0, words))
    return words.say("move-colour", colour=COLOUR_NAMES[move])


def _say_space(v: Any, space: int, words: Words) -> str:
    place = space_words(space)
    if v.phase == HOUSE_SPOT:
        return words.say("move-house-on", space=place)
    kind = kind_on(v, space)
    if kind < 0:
        return words.say("move-token-on", space=place)
    return words.say("move-touch-token", token=_kind_words(kind, words), space=place)


def _say_cell(box: Any, v: Any, cell: int, words: Words) -> str:
    tile = int(tile_at(v, cell))
    if not tile:
        return words.say("move-at", cell=cell_words(cell))
    return words.say("move-touch-tile", tile=tile_words(box, tile, int(v.turn[tile]), words), cell=cell_words(cell))


def _say_turn(box: Any, v: Any, seat: int, turn: int, words: Words) -> str:
    tile = turning_tile(v, seat)
    lies = 0 if v.phase in (FACING, NEW_TURN) else int(v.turn[tile])
    turned = words.say(f"turn-{(turn - lies) % len(TURNS)}")
    return words.say("move-turn", turn=turned, tile=tile_words(box, tile, turn, words))


def say_here(v: Any, move: int, words: Words) -> str:
    """A move that ends on the table, for whoever sees where it does; "" for any other."""
    is_final = (move >= ON or POINT <= move < KIND) and int(v.phase) in HERE
    return words.say(HERE[int(v.phase)]) if is_final else ""


def turning_tile(v: Any, seat: int) -> int:
    """The tile whose turn is being chosen."""
    if v.phase in (FACING, NEW_TURN):
        return int(v.hand[seat, v.slot - 1])
    return int(tile_at(v, v.there - 1 if v.phase == SECOND_TURN else v.here - 1))


def _kind_words(kind: int, words: Words) -> str:
    return words.say(f"token-{KIND_NAMES[kind]}")


def tell(
    box: Any, before: Any, after: Any, seat: int, move: int | None, names: Sequence[str], words: Words
) -> list[str]:
    """The sentences for one move, and what follows from it."""
    assert move is not None  # no move is hidden
    told = [_told(box, before, after, seat, move, names[seat], words)]
    if before.phase == COLOUR and after.phase == TURN:
        told.append(words.say("tell-dealt"))
    elif after.drawn > before.drawn:
        told.append(words.say("tell-draws", name=names[seat]))
        if after.last_turns:
            told.append(words.say("tell-last-tile", name=names[seat]))
    if after.phase == OVER:
        told.append(words.say("tell-over"))
    return told


def _told(box: Any, before: Any, after: Any, seat: int, move: int, name: str, words: Words) -> str:
    if move == DECLINE:
        return words.say("tell-declines", name=name)
    if move >= ON:
        return _told_space(before, space_of(move), name, words)
    if move >= AT:
        message = "tell-touches" if tile_at(before, move - AT) else "tell-place"
        return words.say(message, name=name, cell=cell_words(move - AT))
    if move >= KIND:
        return _told_kind(before, move - KIND, name, words)
    if move >= POINT:
        return _told_turn(box, before, after, move - POINT, name, words)
    if move >= HOUSE:
        return words.say("tell-house", name=name, colour=COLOUR_NAMES[move - HOUSE])
    if move >= TILE:
        return _told_slot(box, before, int(before.hand[seat, move - TILE]), name, words)
    return words.say("tell-colour", name=name, colour=COLOUR_NAMES[move])


def _told_slot(box: Any, before: Any, tile: int, name: str, words: Words) -> str:
    if tile:  # an own tile, or one that everybody has seen
        return words.say("tell-picks", name=name, tile=tile_words(box, tile, 0, words))
    return words.say("tell-picks-unseen", name=name)


def _told_space(before: Any, space: int, name: str, words: Words) -> str:
    place = space_words(space)
    if before.phase == HOUSE_SPOT:
        message = "tell-house-moved" if before.house[before.kind - 1] else "tell-house-on"
        return words.say(message, name=name, colour=COLOUR_NAMES[int(before.kind) - 1], space=place)
    if before.phase == TOKEN_SPOT:
        return words.say("tell-token-on", name=name, token=_kind_words(int(before.kind) - 1, words), space=place)
    first = int(before.here) - 1
    if before.phase == TOKEN_TO:
        kind = _kind_words(kind_on(before, first), words)
        return words.say("tell-token-moved", name=name, token=kind, space=space_words(first), to=place)
    if before.phase == SECOND_TOKEN:
        return words.say("tell-tokens-swapped", name=name, space=space_words(first), to=place)
    return words.say("tell-touches-token", name=name, token=_kind_words(kind_on(before, space), words), space=place)


def _told_kind(before: Any, kind: int, name: str, words: Words) -> str:
    if before.phase == TOKEN:
        return words.say("tell-takes-token", name=name, token=_kind_words(kind, words))
    assert before.phase == NEW_TOKEN
    old = _kind_words(kind_on(before, int(before.here) - 1), words)
    facts = {"old": old, "token": _kind_words(kind, words), "space": space_words(int(before.here) - 1)}
    return words.say("tell-token-replaced", name=name, **facts)


def _told_turn(box: Any, before: Any, after: Any, turn: int, name: str, words: Words) -> str:
    if before.phase == FIRST_TURN:
        return words.say("tell-first-turn", name=name)
    cell = int(before.here) - 1
    tile = int(tile_at(after, cell))
    facts = {"tile": tile_words(box, tile, int(after.turn[tile]), words), "cell": cell_words(cell)}
    if before.phase == SECOND_TURN:
        return words.say("tell-tiles-swapped", name=name, cell=facts["cell"], to=cell_words(int(before.there) - 1))
    message = {FACING: "tell-laid", ROTATED: "tell-rotated", NEW_TURN: "tell-replaced"}[int(before.phase)]
    return words.say(message, name=name, **facts)
