"""OpenSpiel's own tests pass for every game, and its algorithms play them."""

from __future__ import annotations

import unittest
import warnings
from functools import partial

import numpy as np
import pyspiel
import pytest

from ghostyard import Match, game
from ghostyard.research.openspiel import CompiledRollouts
from tests.ours import GAMES, at_most_midway

with warnings.catch_warnings():  # that OpenSpiel gives itself
    warnings.simplefilter("ignore")
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

# Every `make test` meets every game; `make test-research` meets it with every number of seats.
EVERY_TABLE = [
    pytest.param(name, seats, marks=() if seats == game(name).seats[0] else pytest.mark.matrix)
    for name in GAMES
    for seats in game(name).seats
]


def load(name: str, **params) -> pyspiel.Game:
    return pyspiel.load_game(f"python_ghostyard_{name}", params)


def dealt(loaded: pyspiel.Game, seed: int = 1) -> pyspiel.State:
    state = loaded.new_initial_state()
    for byte in seed.to_bytes(4, "little"):
        state.apply_action(byte)
    return state


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_random_simulations_of_openspiel_pass(name, seats):
    pyspiel.random_sim_test(load(name, seats=seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["ghosty", *(pytest.param(name, marks=pytest.mark.matrix) for name in GAMES)])
def test_random_simulations_pass_with_states_that_are_written_and_read(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), [pytest.param("galore", 3, marks=pytest.mark.matrix), ("ghosty", 3)])
def test_random_simulations_pass_turn_by_turn(name, seats):
    pyspiel.random_sim_test(load(name, seats=seats, turn_based=True), num_sims=1, serialize=False, verbose=False)
    converted = pyspiel.convert_to_turn_based(load(name, seats=seats))  # and by OpenSpiel's own way
    assert converted.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


@pytest.mark.parametrize(
    ("turn_based", "states"),  # OpenSpiel looks at more states where moves have an order
    [(False, 20), (True, 40), *(pytest.param(by_turn, 400, marks=pytest.mark.matrix) for by_turn in (False, True))],
)
@pytest.mark.parametrize("name", GAMES)
def test_the_api_checks_of_openspiel_pass(name, turn_based, states, monkeypatch):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.integration_tests import api_test  # and half of SciPy: not for every worker
    some = partial(api_test.sample_some_states.sample_some_states, max_states=states)
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda loaded, **_: some(loaded))
    loaded = load(name, turn_based=turn_based)
    checks = type(f"Api_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": loaded})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(result)
    assert result.testsRun == 5
    assert not result.failures + result.errors, result.failures + result.errors


@pytest.mark.parametrize("name", GAMES)
def test_simultaneous_moves_are_declared_as_they_occur(name):
    declared = load(name).get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    several, batch = False, game(name).batch(64, game(name).seats[-1], seed=1)
    for _ in range(300):
        asked = np.unpackbits(batch.pending[:, None], axis=1).sum(axis=1)
        several = several or bool((asked > 1).any())
        batch.play(batch.random_moves())
    assert several == declared


def test_several_seats_choose_at_once():
    state = dealt(load("ghosty", seats=3))
    assert state.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    ghosty = next(player for player in range(3) if not state.legal_actions(player))
    state.apply_actions([0, 0, 0])
    assert state.current_player() == ghosty


def test_turn_by_turn_nobody_sees_what_the_others_chose():
    first, other = (dealt(load("ghosty", seats=3, turn_based=True)) for _ in range(2))
    mover = first.current_player()
    first.apply_action(0)
    other.apply_action(1)
    following = first.current_player()
    assert following == other.current_player() != mover
    assert first.information_state_string(following) == other.information_state_string(following)
    assert first.information_state_string(mover) != other.information_state_string(mover)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_known_splits_into_public_and_private(name):
    loaded, luck = load(name, turn_based=True), np.random.default_rng(5)
    public, private = (
        loaded.make_py_observer(
            pyspiel.IIGObservationType(public_info=open_to_all, perfect_recall=False, private_info=whose)
        )
        for open_to_all, whose in (
            (True, pyspiel.PrivateInfoType.NONE),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        )
    )
    state, secrets = dealt(loaded), set()
    assert private.string_from(loaded.new_initial_state(), 0) is None
    for _ in range(at_most_midway(name, game(name).seats[0], 30)):
        assert public.string_from(state, 0) == public.string_from(state, 1)
        secrets |= {private.string_from(state, player) for player in range(loaded.num_players())}
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert len(secrets) > 2


def test_a_game_is_the_match_with_the_seed_that_chance_drew():
    state, match = dealt(load("graveyards"), seed=77), Match(game("graveyards"), 2, seed=77)
    while not match.over:
        seat = match.pending[0]
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(match.legal(seat).numbers)
        move = state.legal_actions()[-1]
        assert state.action_to_string(move) == match.game.moves.texts[move]
        match.play(seat, move)
        state.apply_action(move)
    assert state.is_terminal()
    assert [value == max(state.returns()) for value in state.returns()] == [rank == 1 for rank in match.ranks]


def test_information_states_remember_what_views_have_forgotten():
    """Two orders of moves that lead to the same view are still two information states."""
    loaded = load("ghosty")
    first, other = dealt(loaded), dealt(loaded)
    one, two = first.legal_actions()[:2]
    first.apply_action(one)
    other.apply_action(two)
    assert first.information_state_string(0) != other.information_state_string(0) or (
        first.information_state_string(1) != other.information_state_string(1)
    )
    assert first.information_state_string(0) == first.clone().information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_and_is_another(name):
    state = dealt(load(name, turn_based=True))
    for _ in range(at_most_midway(name, game(name).seats[0], 12)):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_the_search_of_openspiel_beats_chance_at_ghosty():
    loaded, luck = load("ghosty", turn_based=True), np.random.RandomState(1)
    bot = ISMCTSBot(loaded, CompiledRollouts(1, luck), uct_c=1.0, max_simulations=40, random_state=luck)
    total = 0.0
    for seed in range(16):  # it wins nine of ten, and not the same ones in every run
        if total == 4:
            break
        state, player = dealt(loaded, seed), seed % 2
        while not state.is_terminal():
            thinks = state.current_player() == player
            state.apply_action(bot.step(state) if thinks else int(luck.choice(state.legal_actions())))
        total += state.returns()[player]
    assert total == 4


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rollouts_are_worth_as_much_as_those_of_openspiel(name):
    state, luck = dealt(load(name)), np.random.RandomState(1)
    before, means = str(state), CompiledRollouts(300, luck).evaluate(state)
    assert sum(means) == pytest.approx(0, abs=1e-9)
    assert str(state) == before
    if name == "ghosty":
        theirs = RandomRolloutEvaluator(60, luck).evaluate(dealt(load(name, turn_based=True)))
        assert means == pytest.approx(theirs, abs=0.5)


def test_its_learning_environment_runs():
    environment = rl_environment.Environment(load("ghosty", turn_based=True), observation_type=None)
    step, steps = environment.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game("ghosty").layout(2).width
        step = environment.step([step.observations["legal_actions"][player][0]])
        steps += 1
    assert sum(step.rewards) == 0
    assert steps > 20


@pytest.mark.parametrize("params", [{"seats": 9}, {"version": 99}])
def test_a_wrong_table_is_refused(params):
    with pytest.raises(pyspiel.SpielError):
        load("galore", **params)


def test_an_illegal_move_is_refused_with_its_clause():
    state = dealt(load("ghosty"))
    with pytest.raises(pyspiel.SpielError, match="GHO-"):
        state.apply_action(21)


def test_what_is_no_move_at_all_is_refused():
    state = dealt(load("graveyards"))
    for action in (-5, len(game("graveyards").moves)):
        with pytest.raises(pyspiel.SpielError, match=str(action)):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError, match="byte of a seed"):
        load("graveyards").new_initial_state().apply_action(256)


def test_nothing_is_played_after_the_end():
    state = dealt(load("galore", turn_based=True))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)


def test_options_are_parameters():
    state = dealt(load("galore", seats=3, experienced=True))
    assert "experienced=True" in str(state.get_game())
