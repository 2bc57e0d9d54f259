"""Who knows what, kept by the tests: a notebook for every viewer, written from what that viewer saw happen.

A notebook is told what was done and looks at the table as a person does: at what lies open, and at what its owner
draws, holds or is shown. It never asks the rules what is known: not `view`, not `hidden`, no bit of the state that
remembers who has seen what. Views are then compared with it, both ways: more than the notebook is a leak, less is
forgotten.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import numpy as np

from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match

FEW_WORLDS, WORLDS = 2, 48  # determinized at least; and at most, until everything unknown has been seen to vary

Places = dict[str, int]  # what lies where, by the name of the place: "deck 12" -> tile 17
Fact = tuple[str, Callable[[Any], bool]]  # a sentence, and whether it holds in a full state


class Notebook(ABC):
    """What one viewer knows."""

    OPEN: ClassVar[tuple[str, ...]]  # fields of the state that everybody sees
    NOTES: ClassVar[tuple[str, ...]] = ()  # fields in which the rules note who knows what: nothing to go by
    SECRET: ClassVar[tuple[str, ...]]  # fields whose places are compared one by one

    def __init__(self, viewer: int, match: Match) -> None:
        """The game has been dealt; nothing was decided yet."""
        self.viewer, self.seats = viewer, match.seats
        self.options = match.game.option_values(match.state)
        self.begin(match.box, match.state)

    @abstractmethod
    def begin(self, box: Any, s: Any) -> None:
        """Look at the table before the first decision."""

    @abstractmethod
    def watch(self, before: Any, after: Any, seat: int, move: str) -> None:
        """One decision, made by this seat, and all that came of it. What is secret about it must not be looked at."""

    @abstractmethod
    def known(self, s: Any) -> Places:
        """What lies in those secret places that this viewer knows."""

    @classmethod
    @abstractmethod
    def places(cls, s: Any) -> Places:
        """Everything in secret places, of a state; of a view, what it shows. 0: nothing there, or not known."""

    def bounds(self, view: Any) -> tuple[Places, Places]:
        """Numbers that tell something about what is hidden: as the view has them, and as this viewer has seen them."""
        return {}, {}

    def facts(self) -> list[Fact]:
        """What else is certain."""
        return []

    def is_settled(self, s: Any, unknown: Places) -> set[str]:
        """Of the places that are not known, those where nothing else than the truth could lie."""
        return set()

    @abstractmethod
    def remember(self, earlier: Notebook) -> None:
        """A move was taken back: what had been seen by then was seen all the same."""


class Disagreement(AssertionError):
    """A view knows more or less than its viewer has seen."""


class Leak(Disagreement):
    """A view knows more than its viewer can know."""


class Forgotten(Disagreement):
    """A view knows less than its viewer has seen."""


def compare(match: Match, notebook: Notebook) -> None:
    """Does the view of this viewer show exactly what the notebook says, and do determinized worlds keep to it?"""
    s, viewer = match.state, notebook.viewer
    view = match.game.view(match.box, s, viewer)
    where = f"ply {s.ply}, viewer {viewer}"
    for name in notebook.OPEN:
        if not np.array_equal(view[name], s[name]):
            raise Forgotten(f"{where}: {name} is open")
    known = notebook.known(s)
    compare_places(where, notebook.places(view), known)
    compare_places(where, *notebook.bounds(view))
    compare_worlds(match, notebook, known, where)


def compare_places(where: str, shown: Places, known: Places) -> None:
    """Does a view show in every place what is known to be there?"""
    for place in sorted(shown.keys() | known.keys()):
        seen, noted = shown.get(place, 0), known.get(place, 0)
        if seen and not noted:
            raise Leak(f"{where}: {place} holds {seen}, which nobody has shown to this viewer")
        if seen != noted:
            raise Forgotten(f"{where}: {place} holds {noted}, as this viewer knows, but the view says {seen}")


def compare_worlds(match: Match, notebook: Notebook, known: Places, where: str) -> None:
    """What is certain is so in every determinized world; what is not known varies among them."""
    facts, truth = notebook.facts(), notebook.places(match.state)
    for sentence, holds in facts:
        assert holds(match.state), f"{where}: the notebook is wrong: {sentence}"
    unknown = {place: thing for place, thing in truth.items() if thing and place not in known}
    same: Places | None = None  # what lies there in every world so far, of all that is not known
    for number, world in enumerate(worlds(match, notebook.viewer)):
        for sentence, holds in facts:
            if not holds(world):
                raise Forgotten(f"{where}: {sentence}")
        determinized = notebook.places(world)
        for place, thing in known.items():
            if determinized.get(place, 0) != thing:
                raise Forgotten(f"{where}: {place} holds {thing}, but a world was determinized without it")
        if same is None:
            same = {
                place: determinized.get(place, 0)
                for place in unknown.keys() - notebook.is_settled(match.state, unknown)
            }
        same = {place: thing for place, thing in same.items() if thing and determinized.get(place, 0) == thing}
        if not same and number >= FEW_WORLDS:
            return
    if same:
        raise Leak(f"{where}: {same} in every determinized world, which nobody has shown to this viewer")


def worlds(match: Match, viewer: int) -> Iterator[Any]:
    """Full states that fit the view of this viewer."""
    game = match.game
    view, scratch = match.view(viewer), np.zeros(game.scratch_size, np.int16)
    for number in range(WORLDS):
        chance, world = np.zeros(4, np.uint32), game.state.blank()
        seed_chance(chance, seed_words(number + (9 << 64)), 0)
        game.rules.determinize(match.box, view, viewer, chance, scratch, world)
        yield world


def follow(
    match: Match,
    kind: type[Notebook],
    choose: Callable[[Match, int], int],
    every: int,
    second_thoughts: float,
    luck: Any,
) -> None:
    """Play a game to its end with a notebook for everybody, and compare after every so-manieth decision.

    Now and then somebody has second thoughts and takes a move back, as far as that is possible.
    """
    notebooks = [kind(viewer, match) for viewer in range(-1, match.seats)]
    ply = 0
    while True:
        if ply % every == 0 or match.over:
            for notebook in notebooks:
                compare(match, notebook)
        if match.over:
            return
        seat = luck.choice(match.pending)
        decide(match, notebooks, seat, choose(match, seat))
        if luck.random() < second_thoughts:
            notebooks = take_back(match, notebooks, seat)
        ply += 1


def decide(match: Match, notebooks: list[Notebook], seat: int, move: int) -> None:
    """Make a move while everybody watches."""
    before = match.copy().state
    match.play(seat, move)
    for notebook in notebooks:
        notebook.watch(before, match.state, seat, match.game.moves.texts[move])


def take_back(match: Match, notebooks: list[Notebook], seat: int) -> list[Notebook]:
    """The seat's last move did not happen, if the rules allow that; what was seen stays seen."""
    try:
        match.take_back(seat)
    except Mistake:
        return notebooks
    again = Match(
        match.game,
        match.seats,
        seed=match.seed,
        options=match.game.option_values(match.state),
        version=match.version,
        box=match.box,
    )
    fresh = [type(notebook)(notebook.viewer, again) for notebook in notebooks]
    for mover, move in match.played:
        decide(again, fresh, mover, move)
    for notebook, earlier in zip(fresh, notebooks, strict=True):
        notebook.remember(earlier)
    return fresh
