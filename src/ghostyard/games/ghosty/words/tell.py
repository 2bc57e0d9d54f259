"""Gho Gho Ghosty: what happened, in words, told from one viewer's view before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import PHASES, displayed, round_number
from ghostyard.games.ghosty.rules.state import BETTING, OVER, REWARDS, TAKING, carriage_number
from ghostyard.games.ghosty.rules.turns import BET, DRAW, TAKE, earned, pile_size
from ghostyard.games.ghosty.words.phrases import carriage_facts, carriage_words

# Where the rules tell of what a message tells.
TELL_CLAUSES = {
    "bet": "GHO-07", "all-bets": "GHO-08", "took": "GHO-08", "drew": "GHO-09", "engine": "GHO-14",
    "engine-from": "GHO-15", "bet-right": "GHO-09", "bet-wrong": "GHO-10", "bet-too-late": "GHO-11",
    "turned-up": "GHO-13", "round": "GHO-13", "over": "GHO-17",
}  # fmt: skip


def hides_move(s: Any, move: int) -> bool:
    """Bets are hidden from the others when they are laid. GHO-07"""
    return bool(s.phase == BETTING)


def ask(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """What this seat has to decide now."""
    if v.phase == BETTING:
        return words.say("ask-betting", ghosty=names[v.ghosty])
    if v.phase == TAKING:
        return words.say("ask-taking", left=1 if v.quarry[0] else 2)
    if v.phase == REWARDS and pile_size(v) == 0:
        return words.say("ask-rewards-display")
    if v.phase == REWARDS and v.displayed == 0:
        return words.say("ask-rewards-pile")
    return words.say(f"ask-{PHASES[v.phase]}", owed=int(v.owed))


def say_move(box: Any, v: Any, seat: int, move: int, names: Sequence[str], words: Words) -> str:
    """One of the moves on offer, for people."""
    if move < TAKE:
        return words.say("move-bet", colour=COLOUR_NAMES[move - BET])
    if move == DRAW:
        return words.say("move-draw")
    return words.say("move-take", **carriage_facts(box, int(v.display[move - TAKE])))


def tell(
    box: Any, before: Any, after: Any, seat: int, move: int | None, names: Sequence[str], words: Words
) -> list[str]:
    """The sentences for one move; `move` is None where the viewer may not know it."""
    if before.phase == BETTING:
        told = [words.say("tell-bet", name=names[seat])]
        if after.phase == TAKING:
            told.append(words.say("tell-all-bets", name=names[after.ghosty]))
        return told
    told = [_gained(box, before, after, seat, move, names, words)]
    told += _engines_taken(before, after, names, words)
    told += _bets_shown(before, after, names, words)
    if after.rounds != before.rounds:
        told += _next_round(box, before, after, names, words)
    return told


def _gained(box: Any, before: Any, after: Any, seat: int, move: int | None, names: Sequence[str], words: Words) -> str:
    rows = zip(before.row[seat].tolist(), after.row[seat].tolist(), strict=True)
    colour, gained = next((colour, new & ~old) for colour, (old, new) in enumerate(rows) if old != new)
    carriage = carriage_number(colour, gained.bit_length() - 1)
    message = "tell-drew" if move == DRAW else "tell-took"
    return words.say(message, name=names[seat], **carriage_facts(box, carriage))


def _engines_taken(before: Any, after: Any, names: Sequence[str], words: Words) -> list[str]:
    told = []
    for colour, (old, new) in enumerate(zip(before.engine.tolist(), after.engine.tolist(), strict=True)):
        if old != new:
            message = "tell-engine-from" if old else "tell-engine"
            loser = names[old - 1] if old else ""
            facts = {"name": names[new - 1], "loser": loser, "colour": COLOUR_NAMES[colour]}
            told.append(words.say(message, **facts))
    return told


def _bets_shown(before: Any, after: Any, names: Sequence[str], words: Words) -> list[str]:
    """The bets that were turned up, clockwise from Mr. Ghosty's left."""
    turned = int(before.laid) & ~int(after.laid)
    if not turned:
        return []
    clockwise = [(int(before.ghosty) + step) % int(before.seats) for step in range(1, before.seats)]
    return [_bet_shown(after, seat, names, words) for seat in clockwise if turned >> seat & 1]


def _bet_shown(after: Any, seat: int, names: Sequence[str], words: Words) -> str:
    colour, count = COLOUR_NAMES[int(after.shown[seat]) - 1], earned(after, seat)
    if count == 0:
        return words.say("tell-bet-wrong", name=names[seat], colour=colour)
    paid = after.phase == REWARDS and after.pending >> seat & 1
    message = "tell-bet-right" if paid else "tell-bet-too-late"
    return words.say(message, name=names[seat], colour=colour, count=count)


def _next_round(box: Any, before: Any, after: Any, names: Sequence[str], words: Words) -> list[str]:
    old = displayed(before)
    new = [carriage_words(box, carriage, words) for carriage in displayed(after) if carriage not in old]
    told = [words.say("tell-turned-up", carriages=", ".join(new))] if new else []
    if after.phase == OVER:
        return [*told, words.say("tell-over")]
    return [*told, words.say("tell-round", round=round_number(after), name=names[after.ghosty])]
