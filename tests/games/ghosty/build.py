"""Positions of Gho Gho Ghosty as a person would say them: "r2" is a red carriage with two passengers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.match import Match
from ghostyard.games import game
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriages_in, displayed
from ghostyard.games.ghosty.rules.state import CARRIAGES, COLOUR_OF, COLOURS, PLACE_OF, train_of
from ghostyard.games.ghosty.rules.turns import OUT_OF_THE_GAME

GAME = game("ghosty")
BOX = GAME.edition()
MIXED = "r0 r1 y0 y1 g0 g1 b0"
LETTERS = [name[0] for name in COLOUR_NAMES]


def ghosty(
    *rows: str,
    display: str = MIXED,
    pile: str = "p0 p1 p2 p0 p1 p2 p0 p1",
    figure: int = 0,
    engines: dict[str, int] | None = None,
) -> Match:
    """A match before the bets: a row of carriages for every player, at least two players."""
    match = Match(GAME, len(rows), seed=1)
    s = match.state
    for field in ("display", "deck", "row", "train", "engine"):
        s[field] = 0
    unused = _carriages()
    cards = [next(unused[face]) for face in display.split()]
    s.displayed = len(cards)
    s.display[: len(cards)] = cards
    pile_cards = [next(unused[face]) for face in pile.split()]
    end = CARRIAGES - int(OUT_OF_THE_GAME[len(rows)])
    s.drawn = end - len(pile_cards)
    s.deck[s.drawn : end] = pile_cards
    for seat, row in enumerate(rows):
        for face in row.split():
            _give(s, seat, next(unused[face]))
    for colour, seat in (engines or {}).items():
        s.engine[COLOUR_NAMES.index(colour)] = 1 + seat
    s.ghosty = figure
    s.pending = (1 << len(rows)) - 1 ^ 1 << figure
    return match


def _carriages() -> dict[str, Iterator[int]]:
    """The numbers of all carriages by their face, in order."""
    faces = [face(carriage) for carriage in range(1, CARRIAGES + 1)]
    return {wanted: iter([number for number, found in enumerate(faces, 1) if found == wanted]) for wanted in set(faces)}


def _give(s: Any, seat: int, carriage: int) -> None:
    colour = COLOUR_OF[carriage]
    s.row[seat, colour] |= 1 << int(PLACE_OF[carriage])
    s.train[seat, colour] += train_of([int(BOX.passengers[carriage])])


def face(carriage: int) -> str:
    """The face of a carriage, such as "r2"."""
    return f"{LETTERS[COLOUR_OF[carriage]]}{BOX.passengers[carriage]}"


def display(match: Match) -> str:
    """The faces in the display, from the left."""
    return " ".join(face(carriage) for carriage in displayed(match.state))


def rows(match: Match, seat: int) -> str:
    """A player's rows, colour after colour, each with rising passengers."""
    return " ".join(face(card) for colour in range(COLOURS) for card in carriages_in(match.state, seat, colour))


def engine(match: Match, colour: str) -> int | None:
    """The seat that has the engine of this colour."""
    holder = int(match.state.engine[COLOUR_NAMES.index(colour)])
    return holder - 1 if holder else None


def bet(match: Match, *colours: str) -> None:
    """Everybody bets, clockwise from Mr. Ghosty's left."""
    for step, colour in enumerate(colours, 1):
        match.play((int(match.state.ghosty) + step) % match.seats, f"bet {colour}")


def take(match: Match, *faces: str) -> None:
    """Whoever is asked takes carriages with these faces from the display, or "draw"s."""
    for wanted in faces:
        found = display(match).split()
        move = "draw" if wanted == "draw" else f"take {found.index(wanted) + 1}"
        match.play(match.pending[0], move)
