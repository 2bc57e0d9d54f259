"""Gho Gho Ghosty as a scene: from what a viewer may know to what lies where and what can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ghostyard.core.game import legal_now
from ghostyard.core.scene import Choice, Scene
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules import turns as rules
from ghostyard.games.ghosty.rules.moves import BOOK
from ghostyard.games.ghosty.screen.marks import marks
from ghostyard.games.ghosty.screen.pieces import boss_id, carriage_id
from ghostyard.games.ghosty.screen.station import Station
from ghostyard.games.ghosty.screen.train_yard import TrainYard
from ghostyard.games.ghosty.words.tell import say_move


def look(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Scene:
    """All this viewer sees and can touch; a watcher (-1) sees every yard as a rival's."""
    seats = int(v.seats)
    around = [(max(seat, 0) + step) % seats for step in range(seats)]
    areas = [Station(box, v, seat, names, words).area()]
    areas += [TrainYard(box, v, owner, names[owner], words, own=owner == seat).area() for owner in around]
    return Scene(areas, list(choices(box, v, seat, names, words)), marks(v))


def show_own_choice(box: Any, v: Any, seat: int) -> None:
    """The own bet shows as laid in its owner's view, and every other choice is seen by all: nothing to add."""


def choices(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Iterator[Choice]:
    """Every legal move of this seat, with the piece that is touched to make it."""
    for move in legal_now(rules.legal, rules.MOST_MOVES, box, v, seat):
        label = say_move(box, v, seat, move, names, words)
        yield Choice(BOOK.texts[move], label, touches(v, seat, move))


def touches(v: Any, seat: int, move: int) -> list[str]:
    """The boss card to bet with, the carriage to take if one lies there, or the pile; legal or not."""
    if move < rules.TAKE:
        return [boss_id(move - rules.BET)]
    if move == rules.DRAW:
        return ["pile"]
    slot = move - rules.TAKE
    return [carriage_id(int(v.display[slot]))] if slot < v.displayed else []
