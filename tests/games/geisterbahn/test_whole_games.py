"""Whole games at random: on and on until every card has been played and everything has happened once."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ghostyard.core.chance import seed_words
from ghostyard.core.loops import scratch_dice, scratch_moves
from ghostyard.core.match import Match
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games.geisterbahn import state
from ghostyard.games.geisterbahn.rules import MOST_PLIES
from ghostyard.games.geisterbahn.state import CARDS, ENCOUNTER, MIXED_HORROR, PLAYS, PROTECTED, USES
from tests.games.geisterbahn.build import GAME

NEVER = {state.NO_EVENT}
HARDLY_EVER = {state.CRACKED, state.DAWN_BREAKS, state.ALL_GHOSTS, state.NOTHING_TO_LOSE}  # scenarios prove these


class Watcher:
    """Plays random games and notes everything that has happened in them."""

    def __init__(self) -> None:
        self.events: set[int] = set()
        self.cards: set[int] = set()

    def play(self, seed: int) -> None:
        """One random game; players prefer to use what they hold."""
        options = {"reversing": seed % 2, "last-key": seed % 3 == 0, "dawn": 90}
        match, luck = Match(GAME, 3 + seed % 3, seed=seed, options=options), random.Random(seed)
        while not match.over:
            seat = match.pending[0]
            numbers = match.legal(seat).numbers
            texts = GAME.moves.texts
            eager = [number for number in numbers if texts[number].startswith(("use", "protect", "lay", "take", "mug"))]
            match.play(seat, luck.choice(eager if eager and luck.random() < 0.3 else numbers))
            self.note(match.state)

    def note(self, s) -> None:
        """What happened in the last ply."""
        for event, _, first, _ in s.event[: s.events].tolist():
            self.events.add(event)
            if event in (PLAYS, USES, PROTECTED, ENCOUNTER, MIXED_HORROR):
                self.cards.add(first)


@pytest.fixture(scope="module")
def watcher() -> Watcher:
    """A watcher who has seen everything, or has given up."""
    watcher = Watcher()
    everything = set(range(state.NOTHING_TO_LOSE + 1)) - NEVER - HARDLY_EVER
    for seed in range(150):
        watcher.play(seed)
        if seed > 20 and len(watcher.cards) == CARDS and everything <= watcher.events:
            break
    return watcher


def test_every_card_has_been_played(watcher):  # GEI-04 GEI-05
    assert watcher.cards == set(range(1, CARDS + 1))


def test_everything_has_happened(watcher):  # GEI-12 GEI-65
    missing = set(range(state.NOTHING_TO_LOSE + 1)) - NEVER - HARDLY_EVER - watcher.events
    names = {value: name for name, value in vars(state).items() if name.isupper() and isinstance(value, int)}
    assert not missing, {names[event] for event in missing}


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_long_before_their_bound(seats):  # GEI-35
    fresh, states = GAME.state.blanks(1), GAME.state.blanks(50)
    fresh[0] = GAME.new_state(seats, {"dawn": 90})
    seed = seed_words(seats)
    GAME.loops.random_games(GAME.edition(), fresh, states, seed, seed, 0, scratch_dice(), scratch_moves(GAME))
    assert not states["pending"].any()
    assert states["ply"].max() < MOST_PLIES / 10
    assert np.unique(states["ply"]).size > 20


def test_the_story_gives_no_secret_away():  # GEI-38
    match, luck = Match(GAME, 3, seed=8, names=("Ada", "Bob", "Cyd")), random.Random(8)
    told = dict.fromkeys(range(-1, 3), "")
    words = words_for("geisterbahn", "en")
    while not match.over:
        seat = match.pending[0]
        move = luck.choice(match.legal(seat).numbers)
        before = {viewer: match.view(viewer) for viewer in told}
        match.play(seat, move)
        for viewer in told:
            lines = GAME.tell(match.box, before[viewer], match.view(viewer), seat, move, match.names, words)
            told[viewer] += "\n".join(lines) + "\n"
    secret = told[0].count("You see:") + told[1].count("You see:") + told[2].count("You see:")
    assert secret > told[-1].count("You see:")
    assert "turn." in told[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_board_players_and_hand(language):  # GEI-01
    match = Match(GAME, 3, seed=1, names=("Ada", "Bob", "Cyd"))
    text = GAME.picture(match.box, match.view(0), 0, match.names, words_for("geisterbahn", language))
    assert "d4GATE" in text
    assert "a1KEY" in text
    assert all(name in text for name in match.names)
