"""What is rare in Geisterbahn happens all evening here: theft after theft, whistle after whistle, and all remember."""

from __future__ import annotations

import random

import pytest

from ghostyard.core.rule import INTERPRETED
from ghostyard.games.geisterbahn.rules.names import QUESTIONS
from tests.games.geisterbahn.build import Train
from tests.knowledge.geisterbahn import GeisterbahnNotebook
from tests.knowledge.notebook import compare, decide

# Interpreted rules take their time: then an evening is short.
SEATS, SEEDS, ROBBERIES, WHISTLES = (range(3, 4), 2, 2, 2) if INTERPRETED else (range(3, 6), 4, 12, 3)
ITEMS = ("garlic", "cross", "umbrella", "letter", "mirror", "lamp", "compass", "rasp", "die", "pliers")


class Evening:
    """A table where the tests set the scene and chance decides the rest, and everybody keeps a notebook."""

    def __init__(self, seats: int, seed: int) -> None:
        self.train, self.seats, self.luck = Train(seats), seats, random.Random(seed)
        self.train.luck(seed)
        self.notebooks: list[GeisterbahnNotebook] = []

    def open_notebooks(self) -> None:
        """From now on everybody watches."""
        self.notebooks = [GeisterbahnNotebook(viewer, self.train.match) for viewer in range(-1, self.seats)]

    def go(self, *likes: str, roll: int = 0) -> None:
        """Whoever is asked decides: what begins like one of these, or else anything."""
        legal = self.train.legal
        liked = [move for like in likes for move in legal if move.startswith(like)]
        if roll:
            self.train.next_roll(roll)
        move = self.luck.choice(liked or legal)
        decide(self.train.match, self.notebooks, self.train.pending, self.train.match.game.moves.number(move))

    def asked(self) -> str:
        """What is asked now."""
        return QUESTIONS[self.train.asked]

    def compare(self) -> None:
        """Does everybody's view say what the notebook says?"""
        for notebook in self.notebooks:
            compare(self.train.match, notebook)


def robbery(evening: Evening) -> None:
    """Somebody rides into a dead end where another car stands, survives the terror, and mugs."""
    train, luck = evening.train, evening.luck
    thief, victim = luck.sample(range(evening.seats), 2)
    for seat, cell in zip(range(evening.seats), ("b1", "f1", "b5", "f5", "b3"), strict=False):
        train.morale(seat, 9).car(seat, cell)
    train.car(thief, "d3", "n").car(victim, "d2", "s").turn_of(thief)
    evening.go("drive")
    while evening.asked() in ("horror", "face-it", "whom", "pass-on", "which-item", "which-key"):
        evening.go("play", "roll", "protect", "decline", roll=1)
        evening.compare()
    if evening.asked() == "mug":
        evening.go("mug", roll=10)
        train.luck(luck.randrange(10**6))
        evening.go("take a card", "take the", "take a key")
        evening.compare()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_robbers_and_witnesses_know_what_they_have_seen(seats, seed):  # GEI-20 GEI-38
    evening = Evening(seats, seed)
    evening.train.track("d3", "n-s").track("d2", "n-s").faces("d1", "se")
    for seat in range(seats):
        evening.train.hand(seat, *ITEMS[2 * seat : 2 * seat + 1 + seed % 2], *evening.train._plain_horrors(seat)[:1])
    evening.open_notebooks()
    for _ in range(ROBBERIES):
        robbery(evening)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_who_whistles_forgets_nothing_that_is_still_true(seats, seed):  # GEI-23 GEI-62
    evening = Evening(seats, seed)
    evening.open_notebooks()
    whistles = 0
    while whistles < WHISTLES:
        seat, item = evening.luck.randrange(seats), evening.luck.choice(("lorgnette", "lorgnette", "whistle"))
        evening.train.hand(seat, item, "banshee").morale(seat, 9).turn_of(seat)
        for notebook in evening.notebooks:
            notebook.begin_hands(evening.train.s)
        evening.go(f"use {item}")
        evening.compare()
        whistles += item == "whistle"
