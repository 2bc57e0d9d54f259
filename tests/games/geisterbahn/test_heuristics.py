"""What first sight thinks of moves in the ghost train: one position, one preference."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ghostyard.arena.balance import balance
from ghostyard.bots.greedy import Greedy
from ghostyard.core.heuristics import SCRATCH
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of, copy_of
from ghostyard.games.geisterbahn.bots.heuristics import HEURISTICS
from ghostyard.games.geisterbahn.bots.values import ease, fright
from ghostyard.games.geisterbahn.rules.state import DAWN
from tests.games.geisterbahn.build import GAME, Train, dead_end, key_chamber


def values_of(match: Match, seat: int, state) -> dict[str, float]:
    """Every legal move and what it seems to be worth."""
    moves = np.array(match.legal(seat).numbers, np.int16)
    values = np.zeros(len(moves) + SCRATCH)
    HEURISTICS.appraise(match.box, state, seat, moves, len(moves), values)
    return dict(zip(match.legal(seat).texts, values.tolist(), strict=False))


def rank_key(train: Train) -> dict[str, float]:
    """What the seat that is asked thinks of its moves."""
    return values_of(train.match, train.pending, train.match.view(train.pending))


def favourite(train: Train) -> str:
    """The move that seems best."""
    values = rank_key(train)
    return max(values, key=values.__getitem__)


def at_gate(*keys: str) -> Train:
    """Seat 0 rides into the Gate House with keys from these chambers."""
    train = Train().track("d3", "n-s").car(0, "d3", "s").keys(0, *keys)
    return train.piles(1, 2, 3, 4, 5, 6).code(1, 2, 3).turn_of(0).go("drive")


def test_a_brave_player_drives_into_a_key_chamber_rather_than_a_dead_end():
    assert rank_key(key_chamber())["drive"] > rank_key(dead_end())["drive"]


def test_a_frightened_player_prefers_the_encounters_to_a_key():
    train = key_chamber().morale(0, 2)
    key = rank_key(train)["drive"]
    train = Train().track("b4", "n-s").faces("b3", "s").car(0, "b4", "n").morale(0, 2).turn_of(0)
    assert rank_key(train)["drive"] > key


def test_a_horror_nobody_knows_yet_is_worth_nothing():  # GEI-27
    assert rank_key(dead_end().hand(1, "garlic").go("drive")) == {"play from the pile": 0.0}


def fright_in_a_dead_end(seen_by_rival: int) -> float:
    """What a terror costs seat 0, who has seen the whole code, when a rival has seen these places of it, a mask."""
    train = dead_end().morale(0, 5)
    train.s.knows_code[0], train.s.knows_code[1] = 7, seen_by_rival
    return fright(train.match.view(0), 0)


def test_whoever_is_far_ahead_shuns_terror_more_than_in_a_race():
    assert fright_in_a_dead_end(seen_by_rival=0) < fright_in_a_dead_end(seen_by_rival=7) < 0


def test_nobody_takes_the_time_to_take_heart_when_dawn_is_near():  # GEI-35
    train = dead_end()
    train.s.knows_code[0] = 7
    assert ease(train.match.view(0), 0) > 0
    train.s.rounds = train.s.option[DAWN] - 10
    assert ease(train.match.view(0), 0) == 0


def test_an_unknown_code_card_is_looked_at_the_last_one_first():
    assert favourite(at_gate("a1")) == "look 3"


def test_whoever_knows_the_code_and_has_the_keys_cracks_it():
    train = at_gate("a1", "a4", "d1")
    train.s.knows_code[0] = 7
    while not train.match.over:
        train.go(favourite(train))
    assert train.s.cracker == 1


def test_nobody_tries_with_a_key_known_to_be_wrong():
    train = at_gate("a4", "d1", "d7")
    train.s.knows_code[0] = 7
    assert favourite(train) == "done"


def test_lasting_protection_is_shown():
    train = dead_end().morale(1, 1).morale(0, 4).hand(1, "banshee", "selenite").hand(0, "letter", "the golem")
    assert favourite(train.go("drive", "play banshee")) == "protect letter"


def test_the_worst_horror_is_kept_for_somebody_who_trembles():
    brave = dead_end().morale(1, 1).morale(0, 9).hand(1, "the golem", "white lady").go("drive")
    afraid = dead_end().morale(1, 1).morale(0, 3).hand(1, "the golem", "white lady").go("drive")
    assert favourite(brave) == "play white lady"
    assert favourite(afraid) == "play the golem"


def test_a_ghost_goes_where_it_can_scare_somebody():
    train = Train().track("d3", "n<s,se").track("d2", "n-s").car(1, "d2", "n").morale(1, 3)
    train.track("e3", "sw-nw").ghost(0, "d3").turn_of(0)
    assert favourite(train) == "ride n"


@pytest.mark.parametrize("seed", range(4))
def test_first_sight_needs_no_more_than_the_view(seed):
    match, luck = Match(GAME, 3 + seed % 3, seed=seed), random.Random(seed)
    while not match.over and match.state.ply < 400:
        seat = match.pending[0]
        seen = match.view(seat)
        assert values_of(match, seat, copy_of(match.state)) == values_of(match, seat, copy_of(seen))
        match.play(seat, luck.choice(match.legal(seat).numbers))


def test_appraising_changes_nothing():
    match, luck = Match(GAME, 4, seed=2), random.Random(2)
    while not match.over and match.state.ply < 200:
        seat = match.pending[0]
        before = bytes_of(match.state)
        values_of(match, seat, match.state)
        assert bytes_of(match.state) == before
        match.play(seat, luck.choice(match.legal(seat).numbers))


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_sensible_players_are_mostly_cracked_and_hardly_ever_see_the_dawn(seats):  # GEI-24 GEI-35
    endings = balance(GAME, seats, 400)["endings"]
    assert endings["cracked"]["share"] > 0.85
    assert endings["all-ghosts"]["share"] > 0.0
    assert endings.get("dawn", {"share": 0.0})["share"] < 0.06


def test_whoever_misjudges_nothing_is_out_sooner():
    keen, usual = (balance(GAME, 3, 100, blur=blur)["turns"][1] for blur in (0.0, None))
    assert keen < usual


def test_first_sight_beats_two_players_at_random():
    won = 0.0
    for seed in range(12):
        match, luck, clever = Match(GAME, 3, seed=seed), random.Random(seed), Greedy(GAME)
        while not match.over:
            seat = match.pending[0]
            legal = match.legal(seat)
            move = clever.choose(match.box, match.view(seat), seat, legal, seed) if seat == 0 else None
            match.play(seat, luck.choice(legal.numbers) if move is None else move)
        won += match.ranks[0] == 1
    assert won >= 7
