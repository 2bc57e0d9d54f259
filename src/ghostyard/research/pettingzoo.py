"""PettingZoo environments for every game: one seat after the other (`env`), or all at once (`parallel_env`).

An observation is an array made from the seat's own view; `env.layout` says what stands where. The legal actions are in
`info["action_mask"]`, or with `mask_in="observation"` beside the array, as PettingZoo's classic games have it. Rewards
come at the end: 1 for the winner and -1 for all others together, shared by shared victories.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.core.observation import NUMBER, Layout
from ghostyard.core.record import Array
from ghostyard.research.extras import extra
from ghostyard.research.rendering import MODES
from ghostyard.research.single import SingleGame

pettingzoo, spaces, utils = extra("pettingzoo"), extra("gymnasium.spaces"), extra("gymnasium.utils")
LOGGER = extra("pettingzoo.utils.env_logger").EnvLogger

ILLEGAL = ("lose", "raise", "replace")
Agent = str


def env(
    game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None,
    render_mode: str | None = None, *, max_cycles: int | None = None, illegal: str | None = None,
    mask_in: str = "info", version: int | None = None,
) -> TurnEnv:  # fmt: skip
    """One seat after the other. Seats that choose at the same time are asked one by one, and do not see the choices.

    `illegal` says what an illegal action does: its seat loses (-1, the others 0), an error is raised, or any legal one
    is made instead. The last is what `max_cycles` implies, since programs that count cycles know no masks: every seat
    then makes at most so many decisions, and chance decides for it afterwards.
    """
    return TurnEnv(game, seats, options, render_mode, max_cycles, illegal, mask_in, version)


def parallel_env(
    game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None,
    render_mode: str | None = None, *, max_cycles: int | None = None, illegal: str | None = None,
    mask_in: str = "info", version: int | None = None,
) -> TogetherEnv:  # fmt: skip
    """All seats at once. The last action number is to wait: all that a seat can do which is not asked."""
    return TogetherEnv(game, seats, options, render_mode, max_cycles, illegal, mask_in, version)


class _Environment(utils.EzPickle):  # type: ignore[misc, name-defined]
    """What both kinds have in common."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, Any] | None, render_mode: str | None,
        max_cycles: int | None, illegal: str | None, mask_in: str, version: int | None, *, waiting: bool,
    ) -> None:  # fmt: skip
        super().__init__(game, seats, options, render_mode, max_cycles, illegal, mask_in, version)
        self._illegal = illegal or ("lose" if max_cycles is None else "replace")
        if self._illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r}: choose from {', '.join(ILLEGAL)}")
        if mask_in not in ("info", "observation"):
            raise ValueError(f"mask_in={mask_in!r}: choose from info, observation")
        self.single = SingleGame(game, seats, options, render_mode, version)
        self.render_mode, self.max_cycles, self._mask_in = render_mode, max_cycles, mask_in
        game = self.single.game
        self.metadata = {
            "name": f"ghostyard_{game.name}_v{version or game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,  # `parallel_env` is made for that
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.seats)]
        self.agents: list[Agent] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = len(self.single.game.moves) + waiting
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        low, high = self.single.batch.privileged_layout.bounds()
        self.state_space = spaces.Box(low, high, dtype=NUMBER)
        self._dealt = False

    @property
    def layout(self) -> Layout:
        """What stands where in an observation."""
        return self.single.layout

    def _observation_space(self) -> Any:
        low, high = self.single.layout.bounds()
        box = spaces.Box(low, high, dtype=NUMBER)
        if self._mask_in == "info":
            return box
        return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (self._actions,), np.int8)})

    def observation_space(self, agent: Agent) -> Any:
        """The space of this agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        """The numbers of the moves."""
        return self.action_spaces[agent]

    def state(self) -> Array:
        """The full position, hidden things included: for training in common, never for players."""
        if not self._dealt:
            LOGGER.error_state_before_reset()
        return self.single.batch.privileged_observation()[0]

    def render(self) -> Array | str | None:
        """The position as the seat that is asked sees it."""
        if not self._dealt:
            LOGGER.error_render_before_reset()
        return self.single.render()

    def close(self) -> None:
        """Close the window, if one was opened."""
        self.single.renderer.close()

    def _deal(self, seed: int | None) -> None:
        self.single.deal(seed)
        self.agents, self._dealt = self.possible_agents[:], True

    def _number(self, action: Any, agent: Agent) -> int:
        try:
            number = index(action)
        except TypeError:
            number = -1
        assert 0 <= number < self._actions, (
            f"action is not in action space: {agent} cannot do {action!r}, only 0 to {self._actions - 1}"
        )
        return number

    def _with_mask(self, observation: Array, mask: Array) -> Any:
        return observation if self._mask_in == "info" else {"observation": observation, "action_mask": mask}

    def _play(self, seat: int, number: int, info: dict[str, Any]) -> bool:
        """Play the move of the seat that is asked; False if it was illegal and ends the game."""
        if number < len(self.single.game.moves) and self.single.is_legal(number):
            self.single.play(number)
        elif self._illegal == "replace":
            self.single.play(self.single.any_move())
        else:
            info["illegal"] = self._why_not(seat, number)
            assert self._illegal != "raise", info["illegal"]
            return False
        return True

    def _why_not(self, seat: int, number: int) -> str:
        if number == len(self.single.game.moves):
            return "This seat is asked: it cannot wait."
        return self.single.why_not(seat, number)


class TurnEnv(_Environment, pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
    """One seat after the other."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None,
        render_mode: str | None = None, max_cycles: int | None = None, illegal: str | None = None,
        mask_in: str = "info", version: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, seats, options, render_mode, max_cycles, illegal, mask_in, version, waiting=False)
        self._nothing = np.zeros(self._actions, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the options of the rules are chosen when the environment is made."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: self._info(self._nothing) for agent in self.agents}
        self._skip_agent_selection = None
        self._left = dict.fromkeys(self.agents, self.max_cycles)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _info(self, mask: Array) -> dict[str, Any]:
        return {"action_mask": mask} if self._mask_in == "info" else {}

    def _ask(self) -> None:
        """The seat that is asked comes next, and is told its legal moves."""
        self.agent_selection = self.possible_agents[self.single.seat]
        self.infos[self.agent_selection] = self._info(self.single.mask())

    def observe(self, agent: Agent) -> Any:
        """What this agent knows."""
        if not self._dealt:
            LOGGER.error_observe_before_reset()
        seat = self._seat[agent]
        mask = self._nothing if self._mask_in == "info" or seat != self.single.seat else self.single.mask()
        return self._with_mask(self.single.observe(seat), mask)

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is."""
        if not self._dealt:
            LOGGER.error_step_before_reset()
        if not self.agents:
            LOGGER.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._number(action, agent)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._info(self._nothing)
        goes_on = self._play(self._seat[agent], number, self.infos[agent])
        self._count(agent)
        if goes_on and not self.single.over and not all(self.truncations.values()):
            self._ask()
            if self.truncations[agent]:
                self._deads_step_first()
        else:
            self._end(agent, lost=not goes_on)
        if self.render_mode == "human":
            self.render()

    def _count(self, agent: Agent) -> None:
        """Count the cycles; chance decides for an agent that has used its own up."""
        if self.max_cycles is None:
            return
        self._left[agent] -= 1  # type: ignore[operator]
        if self._left[agent] == 0:
            self.truncations[agent] = True
        while not self.single.over and self._left[self.possible_agents[self.single.seat]] == 0:
            if not any(self._left.values()):
                return
            self.single.play(self.single.any_move())

    def _end(self, last: Agent, *, lost: bool) -> None:
        """Everybody has finished: give the rewards, and let the agents leave one by one."""
        if lost:
            self.rewards[last] = -1.0
        elif self.single.over:
            rewards = self.single.rewards()
            self.rewards = {agent: rewards[self._seat[agent]] for agent in self.agents}
        if lost or self.single.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class TogetherEnv(_Environment, pettingzoo.ParallelEnv):  # type: ignore[misc, name-defined]
    """All seats at once."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None,
        render_mode: str | None = None, max_cycles: int | None = None, illegal: str | None = None,
        mask_in: str = "info", version: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, seats, options, render_mode, max_cycles, illegal, mask_in, version, waiting=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        """Deal; the options of the rules are chosen when the environment is made."""
        self._deal(seed)
        self._cycles = 0
        if self.render_mode == "human":
            self.render()
        return self._look({agent: {} for agent in self.agents})

    def _look(self, infos: dict[Agent, dict[str, Any]]) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        """Every agent's observation and info; whoever is not asked can only wait."""
        masks = np.zeros((self.single.seats, self._actions), np.int8)
        masks[:, :-1] = self.single.batch.masks()[0]
        masks[:, -1] = ~masks[:, :-1].any(axis=1)
        observations = {}
        for agent in self.agents:
            seat = self._seat[agent]
            observations[agent] = self._with_mask(self.single.observe(seat), masks[seat])
            if self._mask_in == "info":
                infos[agent]["action_mask"] = masks[seat]
        return observations, infos

    def step(
        self, actions: Mapping[Agent, Any]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]]:
        """The actions of all agents; what somebody does who is not asked changes nothing."""
        if not self._dealt:
            LOGGER.error_step_before_reset()
        if not self.agents:
            LOGGER.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        asked, infos = self.single.pending, {agent: dict[str, Any]() for agent in self.agents}
        numbers = {seat: self._action_of(self.possible_agents[seat], actions) for seat in asked}
        losers = self._play_all(asked, numbers, infos)
        self._cycles += 1
        done = bool(losers) or self.single.over
        cut = not done and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations, infos = self._look(infos)
        rewards = dict.fromkeys(self.agents, 0.0)
        if losers:
            rewards |= dict.fromkeys(losers, -1.0)
        elif done:
            rewards = dict(zip(self.agents, self.single.rewards(), strict=True))
        terminations, truncations = dict.fromkeys(self.agents, done), dict.fromkeys(self.agents, cut)
        if done or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _action_of(self, agent: Agent, actions: Mapping[Agent, Any]) -> int:
        assert agent in actions, f"{agent} is asked, and has given no action"
        return self._number(actions[agent], agent)

    def _play_all(
        self, asked: list[int], numbers: dict[int, int], infos: dict[Agent, dict[str, Any]]
    ) -> list[Agent]:  # fmt: skip
        """Play the moves of all that are asked, unless one is illegal and ends the game; says whose was."""
        for seat in asked:
            agent = self.possible_agents[seat]
            if not self._play(seat, numbers[seat], infos[agent]):
                return [agent]
        return []
