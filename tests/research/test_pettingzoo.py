"""PettingZoo's own suites pass for every game with every number of seats, and what they leave open is checked here."""

from __future__ import annotations

import pickle
import time
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from ghostyard import Match, Mistake, game
from ghostyard.research.pettingzoo import env, parallel_env
from tests.ours import GAMES

with warnings.catch_warnings():  # that PettingZoo gives itself: its suites import one of its games the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

EVERY_TABLE = [(name, seats) for name in GAMES for seats in game(name).seats]


@pytest.fixture(autouse=True)
def _no_logged_warnings():
    """PettingZoo logs some warnings instead of warning: none of those either."""
    EnvLogger.flush()
    EnvLogger.suppress_output()
    yield
    EnvLogger.unsuppress_output()
    assert EnvLogger.mqueue == []


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_suites_of_pettingzoo_pass(name, seats):
    one_by_one, together = partial(env, name, seats), partial(parallel_env, name, seats)
    api_test(one_by_one(), num_cycles=200)
    seed_test(one_by_one, num_cycles=50)
    parallel_api_test(together(), num_cycles=200)
    parallel_seed_test(together, num_cycles=50)
    max_cycles_test(SimpleNamespace(env=one_by_one, parallel_env=together))


@pytest.mark.parametrize("name", GAMES)
def test_the_render_test_of_pettingzoo_passes(name, monkeypatch, capsys):
    monkeypatch.delenv("DISPLAY", raising=False)  # nobody looks: `human` prints
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    render_test(partial(env, name))


@pytest.mark.parametrize("name", GAMES)
def test_the_performance_benchmark_of_pettingzoo_passes(name, monkeypatch):
    hurried = SimpleNamespace(time=lambda: 50 * time.monotonic())  # its five seconds pass in a tenth of one
    monkeypatch.setitem(performance_benchmark.__globals__, "time", hurried)
    performance_benchmark(env(name))


def play_on(table, luck, steps: int = 10_000) -> dict[str, float]:
    """Play random legal actions; says what everybody has been given."""
    given = dict.fromkeys(table.possible_agents, 0.0)
    for _, agent in zip(range(steps), table.agent_iter(), strict=False):
        _, reward, ended, cut, info = table.last()
        given[agent] += reward
        table.step(None if ended or cut else int(luck.choice(np.flatnonzero(info["action_mask"]))))
    return given


def test_an_environment_plays_the_match_with_its_seed():
    table, match, luck = env("galore", seats=3), Match(game("galore"), 3, seed=8), np.random.default_rng(1)
    table.reset(seed=8)
    while not match.over:
        seat, agent = match.pending[0], table.agent_selection
        seen, _, _, _, info = table.last()
        assert agent == f"player_{seat}"
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(match.legal(seat).numbers)
        assert table.layout.fields(seen)["secret"][0] == match.view(seat).secret[seat]
        move = int(luck.choice(match.legal(seat).numbers))
        match.play(seat, move)
        table.step(move)
    winners = [reward > 0 for reward in (table.rewards[agent] for agent in table.possible_agents)]
    assert winners == [rank == 1 for rank in match.ranks]


@pytest.mark.parametrize("name", GAMES)
def test_rewards_of_a_whole_game_add_up_to_nothing(name):
    table = env(name)
    table.reset(seed=2)
    given = play_on(table, np.random.default_rng(2))
    assert table.agents == []
    assert sum(given.values()) == pytest.approx(0, abs=1e-6)


def test_both_kinds_of_environment_lead_to_the_same_position():
    turns, together = env("ghosty", seats=4), parallel_env("ghosty", seats=4)
    turns.reset(seed=4)
    seen, infos = together.reset(seed=4)
    for _ in range(30):
        asked = [a for a in together.agents if not infos[a]["action_mask"][-1]]
        actions = {a: int(np.flatnonzero(infos[a]["action_mask"])[0]) for a in together.agents}
        for agent in asked:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        seen, _, _, _, infos = together.step(actions)
        assert (together.state() == turns.state()).all()
        for agent in together.agents:
            assert (seen[agent] == turns.observe(agent)).all()


def test_whoever_is_not_asked_can_only_wait():
    table = parallel_env("ghosty", seats=3)
    _, infos = table.reset(seed=1)
    ghosty = [agent for agent in table.agents if infos[agent]["action_mask"][-1]]
    assert len(ghosty) == 1
    assert infos[ghosty[0]]["action_mask"].sum() == 1


def test_a_mask_can_stand_beside_the_observation():
    table = env("galore", mask_in="observation")
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert set(seen) == {"observation", "action_mask"}
    assert info == {}
    assert table.observation_space("player_0").contains(seen)
    assert not table.observe("player_1")["action_mask"].any()


def illegal_action(table) -> int:
    return int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"] == 0)[0])


def test_an_illegal_action_loses_and_says_why():
    table = env("galore")
    table.reset(seed=1)
    mover = table.agent_selection
    table.step(illegal_action(table))
    assert table.rewards == {mover: -1.0, "player_1": 0.0}
    assert all(table.terminations.values())
    assert "GAL-" in table.infos[mover]["illegal"]


def test_an_illegal_action_can_be_an_error():
    table = env("galore", illegal="raise")
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="GAL-"):
        table.step(illegal_action(table))


def test_an_illegal_action_together_loses_for_its_agent_only():
    table = parallel_env("galore")
    _, infos = table.reset(seed=1)
    wrong = {agent: int(np.flatnonzero(infos[agent]["action_mask"] == 0)[0]) for agent in table.agents}
    right = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in table.agents}
    _, rewards, ended, _, infos = table.step(right | {"player_1": wrong["player_1"]})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(ended.values())
    assert infos["player_1"]["illegal"]


@pytest.mark.parametrize("action", [-1, 52, None, "draw", 0.5])
def test_an_action_outside_the_space_is_an_error(action):
    table = env("galore")
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(action)


def test_together_everybody_who_is_asked_must_act():
    table = parallel_env("galore")
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="player_1 is asked"):
        table.step({"player_0": 0})


@pytest.mark.parametrize("kind", [env, parallel_env])
def test_before_the_first_deal_there_is_nothing_to_do(kind):
    for act in (lambda table: table.step(0), lambda table: table.render(), lambda table: table.state()):
        with pytest.raises(AssertionError, match="reset"):
            act(kind("galore"))


@pytest.mark.parametrize("kind", [env, parallel_env])
def test_a_step_after_the_end_warns_as_pettingzoo_does(kind):
    table = kind("galore")
    table.reset(seed=1)
    table.agents = []
    table.step({} if kind is parallel_env else 0)
    assert "step() called after all agents are terminated" in EnvLogger.mqueue[0]
    EnvLogger.flush()


@pytest.mark.parametrize("kind", [env, parallel_env])
@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 9}, Mistake), ({"options": {"moon": 1}}, Mistake), ({"render_mode": "smoke"}, ValueError),
        ({"illegal": "shrug"}, ValueError), ({"mask_in": "pocket"}, ValueError),
    ],
)  # fmt: skip
def test_a_wrong_table_is_refused(kind, wrong, error):
    with pytest.raises(error):
        kind("galore", **wrong)


def test_an_environment_can_be_pickled():
    again = pickle.loads(pickle.dumps(env("ghosty", seats=3)))
    again.reset(seed=1)
    assert again.num_agents == 3


def test_pictures_show_what_the_seat_that_is_asked_sees():
    text, image = env("ghosty", render_mode="ansi"), env("ghosty", render_mode="rgb_array")
    for table in (text, image):
        table.reset(seed=1)
    assert "bet purple" in text.render()
    assert image.render().shape == (720, 960, 3)
    assert len(np.unique(image.render().reshape(-1, 3), axis=0)) > 100  # colours


def test_a_missing_package_is_told_with_its_extra():
    from ghostyard.research.extras import extra

    with pytest.raises(ImportError, match=r'pip install "ghostyard\[research\]"'):
        extra("no_such_zoo")
