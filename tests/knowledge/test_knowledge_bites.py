"""The notebooks can tell: views that show too much or too little are caught, also where the locks see nothing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ghostyard.core.conformance import Case
from ghostyard.core.conformance.secrets import first_lock, second_lock
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.games import game
from tests.knowledge.notebook import Forgotten, Leak, follow
from tests.knowledge.test_knowledge import NOTEBOOKS

SECRETS = [
    ("galore", "deck"),
    ("galore", "secret"),
    ("galore", "offer"),
    ("galore", "choice"),
    ("ghosty", "deck"),
    ("ghosty", "bet"),
    ("graveyards", "deck"),
    ("graveyards", "hand"),
    ("geisterbahn", "pile_kind"),
    ("geisterbahn", "code"),
    ("geisterbahn", "hand"),
    ("geisterbahn", "item_pile"),
]
NEVER_KNOWN = [("ghosty", "deck"), ("graveyards", "deck"), ("geisterbahn", "item_pile")]
OPTIONS = {"galore": {"experienced": True}}


def with_view(name: str, change) -> Game:
    """The game, with views that are changed afterwards."""
    rules = game(name).rules

    def view(box, s, seat, out):
        rules.view(box, s, seat, out)
        change(s, out)

    return replace(game(name), rules=replace(rules, view=view))


def watched(wrong: Game) -> None:
    """Play a game at random with notebooks; no world is determinized, so that it is the views that are caught."""
    luck = random.Random(3)
    match = Match(wrong, 3, seed=3, options=OPTIONS.get(wrong.name))
    follow(match, NOTEBOOKS[wrong.name], lambda now, seat: luck.choice(now.legal(seat).numbers), 5, 0, luck)


@pytest.mark.parametrize(("name", "field"), SECRETS)
def test_a_view_that_shows_a_secret_is_caught(name, field):
    def show(s, out):
        setattr(out, field, getattr(s, field))

    with pytest.raises(Leak):
        watched(with_view(name, show))


@pytest.mark.parametrize(("name", "field"), [secret for secret in SECRETS if secret not in NEVER_KNOWN])
def test_a_view_that_forgets_is_caught(name, field):
    def blank(s, out):
        setattr(out, field, 0)

    with pytest.raises(Forgotten):
        watched(with_view(name, blank))


def with_notes(change) -> Game:
    """The ghost train, with the bits changed after every move by which the rules remember who has seen what."""
    rules = game("geisterbahn").rules

    def play(box, s, seat, move):
        rules.play(box, s, seat, move)
        change(s)

    return replace(game("geisterbahn"), rules=replace(rules, play=play))


def test_a_bit_that_was_set_without_reason_escapes_the_locks_but_not_the_notebooks():
    def everybody_has_looked(s):
        s.knows_code[:] |= 1

    wrong = with_notes(everybody_has_looked)
    for lock in (first_lock, second_lock):
        lock(Case(wrong, seats=3, seed=3, every=101))
    with pytest.raises(Leak):
        watched(wrong)


def test_a_bit_that_was_lost_escapes_the_locks_but_not_the_notebooks():
    def nobody_remembers(s):
        s.knows_pile[:] = 0

    wrong = with_notes(nobody_remembers)
    for lock in (first_lock, second_lock):
        lock(Case(wrong, seats=3, seed=3, every=101))
    with pytest.raises(Forgotten):
        watched(wrong)
