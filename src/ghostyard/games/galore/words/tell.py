"""Ghosts Galore: what happened, in words, told from one viewer's view before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.galore.rules.moves import SIDES as SIDE_NAMES
from ghostyard.games.galore.rules.names import PHASES, face_up
from ghostyard.games.galore.rules.state import (
    CELLS,
    DRAWN,
    KEEPING,
    LAST_TILE,
    OVER,
    PLACING,
    SIDES,
    TURN,
)
from ghostyard.games.galore.rules.turns import CLAIM, DRAW, KEEP, LEAVE, PLACE, SIDE, TAKE, stack_size, stack_start
from ghostyard.games.galore.words.phrases import tile_words, where_words

CHOSEN = {SIDES: "side", KEEPING: "kept", PLACING: "placed", LAST_TILE: "placed-last"}

# Where the rules tell of what a message tells.
TELL_CLAUSES = {
    "side": "GAL-06", "kept": "GAL-09", "placed": "GAL-16", "placed-last": "GAL-18", "drew": "GAL-13",
    "left": "GAL-13", "claimed": "GAL-13", "took": "GAL-14", "rest": "GAL-15", "shows-side": "GAL-06",
    "shows": "GAL-16", "round": "GAL-17", "over": "GAL-18",
}  # fmt: skip


def hides_move(s: Any, move: int) -> bool:
    """Choices that all make at the same time are hidden from the others. GAL-06 GAL-09 GAL-16 GAL-18"""
    return int(s.phase) in CHOSEN


def ask(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """What this seat has to decide now."""
    return words.say(f"ask-{PHASES[v.phase]}{_only_way(v) if v.phase == TURN else ''}")


def _only_way(v: Any) -> str:
    """Where no tile lies open, or none is left to be drawn, there is no choice between the two. GAL-11 GAL-15"""
    return "-draw" if not face_up(v) else "-take" if v.turned == stack_size(v) else ""


def say_move(box: Any, v: Any, seat: int, move: int, names: Sequence[str], words: Words) -> str:
    """One of the moves on offer, for people."""
    if move >= PLACE:
        tile = v.claimed[seat] if v.phase == PLACING else v.secret[seat]
        return words.say("move-place", where=where_words(move - PLACE, words, int(box.track[tile])))
    if move >= TAKE:
        tile = int(v.deck[stack_start(v) + move - TAKE])
        return words.say("move-take", tile=tile_words(box, tile, words))
    if move >= DRAW:
        return words.say({DRAW: "move-draw", CLAIM: "move-claim", LEAVE: "move-leave"}[move])
    if move >= KEEP:
        return words.say("move-keep", tile=tile_words(box, int(v.offer[seat, move - KEEP]), words))
    return words.say("move-side", side=words.say(f"side-{SIDE_NAMES[move - SIDE]}"))


def tell(
    box: Any, before: Any, after: Any, seat: int, move: int | None, names: Sequence[str], words: Words
) -> list[str]:
    """The sentences for one move; `move` is None where the viewer may not know it."""
    name = names[seat]
    if before.phase in (TURN, DRAWN) and move is not None:
        told = [_claiming(box, before, after, name, move, words)]
    else:
        told = [words.say(f"tell-{CHOSEN[int(before.phase)]}", name=name)]
    if after.phase == TURN and after.turned > before.turned and after.rounds == before.rounds:
        told.append(words.say("tell-rest"))
    if after.phase != before.phase:
        told += _shown(box, before, after, names, words)
    return told


def _claiming(box: Any, before: Any, after: Any, name: str, move: int, words: Words) -> str:
    start = stack_start(before)
    if move == DRAW:
        drawn = face_up(after)[int(after.turned) - 1]
        return words.say("tell-drew", name=name, tile=tile_words(box, drawn, words))
    tile = int(before.deck[start + int(before.turned) - 1])
    if move == LEAVE:
        return words.say("tell-left", name=name, tile=tile_words(box, tile, words))
    if move == CLAIM:
        return words.say("tell-claimed", name=name, tile=tile_words(box, tile, words))
    taken = int(before.deck[start + move - TAKE])
    return words.say("tell-took", name=name, tile=tile_words(box, taken, words))


def _shown(box: Any, before: Any, after: Any, names: Sequence[str], words: Words) -> list[str]:
    """What everybody sees when all have chosen, and the news of a new round."""
    told = []
    for seat in range(after.seats):
        if before.phase == SIDES:
            side = words.say(f"side-{SIDE_NAMES[after.side[seat]]}")
            told.append(words.say("tell-shows-side", name=names[seat], side=side))
        for cell in range(CELLS):
            if after.tile[seat, cell] != before.tile[seat, cell]:
                where = where_words(4 * cell + int(after.turn[seat, cell]), words)
                tile = tile_words(box, int(after.tile[seat, cell]), words)
                told.append(words.say("tell-shows", name=names[seat], tile=tile, where=where))
    if after.phase == TURN and before.phase not in (TURN, DRAWN):
        told.append(words.say("tell-round", round=int(after.rounds) + 1, name=names[after.lamp]))
    if after.phase == OVER:
        told.append(words.say("tell-over"))
    return told
