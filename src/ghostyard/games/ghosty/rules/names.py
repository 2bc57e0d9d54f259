"""Gho Gho Ghosty in names instead of numbers: for JSON, logs and everything people read."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ghostyard.core.game import pending_seats
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import (
    CARRIAGES,
    COLOUR_OF,
    COLOURS,
    OVER,
    PER_COLOUR,
    PLACE_OF,
    carriage_number,
    carriages_of,
    passengers_of,
)
from ghostyard.games.ghosty.rules.turns import ENGINE_LENGTH, pile_size

PHASES = ("betting", "taking", "rewards", "over")


@cache
def carriage_name(carriage: int) -> str:
    """A carriage by its colour and its number within the colour: "red 7"."""
    return f"{COLOUR_NAMES[COLOUR_OF[carriage]]} {PLACE_OF[carriage] + 1}"


def carriages_in(v: Any, seat: int, colour: int) -> list[int]:
    """The numbers of the carriages in a row."""
    return list(_carriages(colour, int(v.row[seat, colour])))


@lru_cache(10_000)
def _carriages(colour: int, row: int) -> tuple[int, ...]:
    return tuple(carriage_number(colour, place) for place in range(PER_COLOUR) if row >> place & 1)


def face_of(box: Any, carriage: int) -> dict[str, Any]:
    """A carriage's face, and the name that tells it from others with the same face."""
    return {
        "carriage": carriage_name(carriage),
        "colour": COLOUR_NAMES[COLOUR_OF[carriage]],
        "passengers": int(box.passengers[carriage]),
    }


def colour_or_none(stored: int) -> str | None:
    """A colour that is stored plus one, or none."""
    return COLOUR_NAMES[stored - 1] if stored else None


def displayed(v: Any) -> list[int]:
    """The carriages in the display, from the left."""
    carriages: list[int] = v.display[: v.displayed].tolist()
    return carriages


def round_number(v: Any) -> int:
    """The round that is being played, or the last one that was; the first is 1."""
    return int(v.rounds) + (1 if v.phase != OVER else 0)


def describe(box: Any, v: Any) -> dict[str, Any]:
    """A state or a view in names; what is hidden or absent is null.

    While bets are laid, `taken` and `bet_shown` still tell of the last round.
    """
    return {
        "game": "ghosty",
        "phase": PHASES[v.phase],
        "round": round_number(v),
        "mr_ghosty": int(v.ghosty),
        "pending": list(pending_seats(v)),
        "owed": int(v.owed),
        "pile": int(pile_size(v)),
        "display": [{"slot": slot + 1, **face_of(box, card)} for slot, card in enumerate(displayed(v))],
        "taken": [COLOUR_NAMES[stored - 1] for stored in v.quarry if stored],
        "engines": [_engine(box, v, colour) for colour in range(COLOURS)],
        "players": [_player(box, v, seat) for seat in range(v.seats)],
    }


def _player(box: Any, v: Any, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "bet_laid": bool(v.laid >> seat & 1),
        "bet": colour_or_none(int(v.bet[seat])),
        "bet_shown": colour_or_none(int(v.shown[seat])),
        "rows": {
            name: [face_of(box, carriage) for carriage in carriages_in(v, seat, colour)]
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "engines": [name for colour, name in enumerate(COLOUR_NAMES) if v.engine[colour] == seat + 1],
    }


def _engine(box: Any, v: Any, colour: int) -> dict[str, Any]:
    """Who holds an engine, and how far every rival is from taking it."""
    holder = int(v.engine[colour]) - 1
    return {
        "colour": COLOUR_NAMES[colour],
        "holder": holder if holder >= 0 else None,
        "rivals": [
            {
                "seat": seat,
                "carriages": carriages_of(int(v.train[seat, colour])),
                "passengers": passengers_of(int(v.train[seat, colour])),
                "needs": engine_needs(box, v, seat, colour),
            }
            for seat in range(v.seats)
            if seat != holder
        ],
    }


def engine_needs(box: Any, v: Any, seat: int, colour: int) -> list[dict[str, int]]:
    """The ways for a rival to take an engine: carriages to gain, passengers needed in them. GHO-14 GHO-15

    To be longer is always one way. To draw level and be ahead on passengers is another, where the
    printed carriages can seat that many.
    """
    own, holder = int(v.train[seat, colour]), int(v.engine[colour])
    if holder == 0:
        return [{"carriages": ENGINE_LENGTH - carriages_of(own), "passengers": 0}]
    best = int(v.train[holder - 1, colour])
    behind = carriages_of(best) - carriages_of(own)
    short = passengers_of(best) + 1 - passengers_of(own)
    if behind and short <= 0:
        return [{"carriages": behind, "passengers": 0}]
    ways = [{"carriages": behind + 1, "passengers": 0}]
    if behind and short <= behind * max(box.passengers.tolist()):
        ways.append({"carriages": behind, "passengers": short})
    return ways


def hidden(box: Any, s: Any, viewer: int) -> dict[str, Any]:
    """What this viewer must not know: the pile, what is out of the game, and the others' bets.

    Worked out from the rules, apart from the marks of the fields, which make the view: so each checks the other.
    """
    seen = len(displayed(s)) + sum(
        len(carriages_in(s, seat, colour)) for seat in range(s.seats) for colour in range(COLOURS)
    )
    secrets: dict[str, Any] = {f"deck {place}": int(s.deck[place]) for place in range(seen, CARRIAGES)}
    for seat in range(s.seats):
        if seat != viewer and s.bet[seat]:
            secrets[f"bet {seat}"] = COLOUR_NAMES[s.bet[seat] - 1]
    return secrets
