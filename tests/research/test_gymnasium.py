"""Gymnasium's checker passes for every game, and many games side by side play as one does."""

from __future__ import annotations

import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env

from ghostyard import Mistake, game
from ghostyard.research.gymnasium import SeatEnv, SeatVectorEnv
from tests.ours import GAMES


def newest(name: str) -> str:
    return f"ghostyard/{name.capitalize()}-v{game(name).version}"


@pytest.fixture(autouse=True)
def _nobody_looks(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)  # `human` prints
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in game(name).seats])
def test_the_checker_of_gymnasium_finds_nothing_to_say(name, seats):
    first = seats == game(name).seats[0]
    check_env(gymnasium.make(newest(name), seats=seats).unwrapped, skip_render_check=not first)


def test_every_version_of_the_rules_has_its_own_environment():
    for name in GAMES:
        for version in range(1, game(name).version + 1):
            spec = gymnasium.spec(f"ghostyard/{name.capitalize()}-v{version}")
            table = spec.make(disable_env_checker=True).unwrapped
            table.reset(seed=1)
            assert table.table.batch.privileged_state[0].revision == version - 1


def test_naming_the_module_registers_the_games():
    code = 'import gymnasium; print(gymnasium.make("ghostyard.research.gymnasium:ghostyard/Ghosty-v1").unwrapped.seats)'
    done = subprocess.run(
        [sys.executable, "-c", code.replace(".seats", ".table.seats")], capture_output=True, text=True
    )
    assert done.stdout == "2\n", done.stderr


def play_on(table: SeatEnv, luck: np.random.Generator) -> tuple[float, int]:
    """Play random legal actions to the end; says the reward, and how many decisions there were."""
    _, info = table.reset(seed=int(luck.integers(1000)))
    for decisions in range(1, 10_000):
        move = int(luck.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, _, info = table.step(move)
        if ended:
            return reward, decisions
        assert reward == 0
        assert table.table.batch.seat[0] == table.seat
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", "bat", ["moth", "random"]])
def test_a_whole_game_can_be_played_against_bots(name, opponents):
    table = SeatEnv(name, opponents=opponents)
    reward, decisions = play_on(table, np.random.default_rng(3))
    assert -1 <= reward <= 1
    assert decisions > 3


def test_bots_that_search_can_be_opponents():
    reward, _ = play_on(SeatEnv("ghosty", seats=3, opponents="owl"), np.random.default_rng(3))
    assert reward == pytest.approx(-0.5)  # an owl does not lose to chance


def test_a_good_bot_beats_chance_from_the_other_side_of_the_table():
    envs, luck = SeatVectorEnv(256, "galore", opponents="bat"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    ended, won = 0, 0.0
    while ended < 256:
        moves = (luck.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        _, rewards, over, _, info = envs.step(moves)
        ended, won = ended + int(over.sum()), won + rewards[over].sum()
    assert won / ended < -0.8


@pytest.mark.parametrize("seat", [0, 1])
def test_the_seat_can_be_chosen(seat):
    table = SeatEnv("galore", seat=seat)
    for seed in range(4):
        table.reset(seed=seed)
        assert table.seat == seat


def test_without_a_chosen_seat_chance_gives_one():
    table = SeatEnv("galore", seats=3)
    seats = set()
    for seed in range(20):
        table.reset(seed=seed)
        seats.add(table.seat)
    assert seats == {0, 1, 2}


def test_many_games_play_as_one_does():
    many = SeatVectorEnv(3, "galore", seats=2, opponents="random", seat=1)
    alone = SeatVectorEnv(1, "galore", seats=2, opponents="random", seat=1)
    seen, info = many.reset(seed=5)
    first, told = alone.reset(seed=5)
    for _ in range(60):  # the first of many has the same deal and the same dice as the only one
        assert (seen[0] == first[0]).all()
        assert (info["action_mask"][0] == told["action_mask"][0]).all()
        moves = info["action_mask"].argmax(axis=1)
        seen, rewards, ended, _, info = many.step(moves)
        first, reward, over, _, told = alone.step(moves[:1])
        assert (rewards[0], ended[0]) == (reward[0], over[0])
        if ended[0]:
            return
    raise AssertionError("no game has ended")


def test_a_finished_game_is_followed_by_the_next_and_leaves_its_last_observation():
    envs = SeatVectorEnv(8, "ghosty", opponents="random")
    _, info = envs.reset(seed=1)
    while "final_obs" not in info:
        seen, _, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
    place = int(np.flatnonzero(ended)[0])
    assert envs.single_observation_space.contains(info["final_obs"][place])
    assert envs.layout.fields(seen)["ply"][place] < envs.layout.fields(info["final_obs"][place])["ply"]
    assert info["action_mask"].any(axis=1).all()


def test_make_vec_gives_games_on_one_batch():
    envs = gymnasium.make_vec(newest("ghosty"), num_envs=16, opponents="random")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    seen, _ = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    again, _ = envs.reset(seed=3)
    assert (seen == again).all()


def illegal_action(table: SeatEnv) -> int:
    return int(np.flatnonzero(~table.table.batch.mask[0])[0])


def test_an_illegal_action_loses_and_says_why():
    table = SeatEnv("galore")
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(illegal_action(table))
    assert (reward, ended) == (-1.0, True)
    assert "GAL-" in info["illegal"]


def test_an_illegal_action_can_be_an_error():
    table = SeatEnv("galore", illegal="raise")
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="GAL-"):
        table.step(illegal_action(table))


def test_illegal_actions_of_many_games_lose_those_games_only():
    envs = SeatVectorEnv(4, "galore", opponents="random")
    _, info = envs.reset(seed=1)
    moves = info["action_mask"].argmax(axis=1)
    moves[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    _, rewards, ended, _, _ = envs.step(moves)
    assert ended.tolist() == [False, False, True, False]
    assert rewards[2] == -1
    strict = SeatVectorEnv(4, "galore", opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"\[2\]"):
        strict.step(moves)


def test_a_step_needs_a_running_game():
    table = SeatEnv("galore")
    with pytest.raises(ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    table.step(illegal_action(table))
    with pytest.raises(ResetNeeded):
        table.step(0)
    with pytest.raises(ResetNeeded):
        SeatVectorEnv(2, "galore").step([0, 0])


@pytest.mark.parametrize("action", [-1, 52, None, "draw", 0.5])
def test_an_action_outside_the_space_is_an_error(action):
    table, envs = SeatEnv("galore"), SeatVectorEnv(2, "galore")
    table.reset(seed=1)
    envs.reset(seed=1)
    with pytest.raises(InvalidAction):
        table.step(action)
    with pytest.raises(InvalidAction):
        envs.step([0, action])


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 9}, Mistake), ({"opponents": "unicorn"}, Mistake), ({"seat": 2}, Mistake),
        ({"options": {"moon": 1}}, Mistake), ({"version": 99}, Mistake), ({"illegal": "shrug"}, ValueError),
    ],
)  # fmt: skip
def test_a_wrong_table_is_refused(wrong, error):
    with pytest.raises(error):
        SeatEnv("galore", **wrong)
    with pytest.raises(error):
        SeatVectorEnv(2, "galore", **wrong)


def test_a_wrong_way_of_rendering_is_refused():
    with pytest.raises(ValueError, match="ansi"):
        SeatEnv("galore", render_mode="smoke")
    with pytest.raises(UnsupportedMode):
        SeatVectorEnv(2, "galore", render_mode="ansi")


def test_an_environment_can_be_pickled():
    again = pickle.loads(pickle.dumps(SeatEnv("ghosty", seats=3)))
    again.reset(seed=1)
    assert again.table.seats == 3
