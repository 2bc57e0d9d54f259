"""Gefangen in der Geisterbahn as a scene: from what a viewer may know to what lies where and can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ghostyard.core.game import legal_now
from ghostyard.core.scene import Area, Choice, Mark, Scene
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.legal import legal
from ghostyard.games.geisterbahn.rules.move_numbers import MOST_MOVES
from ghostyard.games.geisterbahn.rules.moves import BOOK, TurnTile
from ghostyard.games.geisterbahn.rules.state import CODE
from ghostyard.games.geisterbahn.screen.fairground import Fairground
from ghostyard.games.geisterbahn.screen.pieces import code_id
from ghostyard.games.geisterbahn.screen.player import Player, dial_mark
from ghostyard.games.geisterbahn.screen.touches import touches
from ghostyard.games.geisterbahn.words.tell import say_move


def look(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Scene:
    """All this viewer sees and can touch; a watcher (-1) sees every player as a rival."""
    seats = int(v.seats)
    around = [(max(seat, 0) + step) % seats for step in range(seats)]
    fairground = Fairground(box, v, names, words).area()
    players = [Player(box, v, owner, names[owner], words, own=owner == seat).area() for owner in around]
    return Scene([fairground, *players], list(choices(box, v, seat, names, words)), marks(fairground, seats))


def choices(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Iterator[Choice]:
    """Every legal move of this seat, with what is touched to make it."""
    for number in legal_now(legal, MOST_MOVES, box, v, seat):
        move, label = BOOK.values[number], say_move(box, v, seat, number, names, words)
        touch = touches(v, seat, number)
        if isinstance(move, TurnTile):
            yield Choice(str(move), label, touch, move.by, touch[0])
        else:
            yield Choice(str(move), label, touch)


def marks(fairground: Area, seats: int) -> dict[str, Mark]:
    """A mark for everything that a score sheet names: "0 code 2", "1 ghost 2"."""
    places = {piece.id: piece for piece in fairground.pieces}
    found = {f"{seat} ghost {seat + 1}": dial_mark(seat) for seat in range(seats)}
    for place in range(CODE):
        card = places[code_id(place)]
        mark = Mark(fairground.id, card.x, card.y, card.w, card.h, piece=card.id)
        found |= {f"{seat} code {place + 1}": mark for seat in range(seats)}
    return found
