"""Gymnasium environments: one seat of a game against bots, alone or many side by side on one batch.

`gymnasium.make("ghostyard/Galore-v1", seats=3, opponents="owl")`, or `gymnasium.make_vec(..., num_envs=1024)`. The
version in the id is the version of the rules, and every version can still be played. Gymnasium reads no entry points
since its own version 1.0: this module has to be imported first, or named as in
`gymnasium.make("ghostyard.research.gymnasium:ghostyard/Galore-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.core.observation import NUMBER, Layout
from ghostyard.core.record import SPECTATOR, Array
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.research.against_bots import AgainstBots
from ghostyard.research.extras import extra
from ghostyard.research.rendering import MODES, Renderer
from ghostyard.research.single import MOST_SEED

gymnasium, spaces, utils = extra("gymnasium"), extra("gymnasium.spaces"), extra("gymnasium.utils")
vector, error = extra("gymnasium.vector"), extra("gymnasium.error")

ILLEGAL = ("lose", "raise")


def register() -> None:
    """Make every game known to Gymnasium."""
    for name in GAMES:
        for version in range(1, load_game(name).version + 1):
            title = f"ghostyard/{name.capitalize()}-v{version}"
            if title not in gymnasium.registry:
                gymnasium.register(
                    title,
                    entry_point=f"{__name__}:SeatEnv",
                    vector_entry_point=f"{__name__}:SeatVectorEnv",
                    kwargs={"game": name, "version": version},
                )


def _space(layout: Layout) -> Any:
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=NUMBER)


def _checked(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal={illegal!r}: choose from {', '.join(ILLEGAL)}")
    return illegal


class SeatEnv(gymnasium.Env, utils.EzPickle):  # type: ignore[misc, name-defined]
    """One seat of one game. The legal actions are in `info["action_mask"]`; the reward comes at the end."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium wants it so

    def __init__(
        self, game: str | Game, seats: int | None = None, opponents: str | Sequence[str] = "bat",
        seat: int | None = None, options: Mapping[str, Any] | None = None, render_mode: str | None = None,
        illegal: str = "lose", version: int | None = None,
    ) -> None:  # fmt: skip
        utils.EzPickle.__init__(self, game, seats, opponents, seat, options, render_mode, illegal, version)
        self.game = load_game(game) if isinstance(game, str) else game
        self.render_mode, self._illegal = render_mode, _checked(illegal)
        self._renderer = Renderer(self.game, render_mode)
        self.table = AgainstBots(self.game, 1, seats, seat, opponents, options, version)
        self.layout = self.table.batch.layout
        self.observation_space, self.action_space = _space(self.layout), spaces.Discrete(len(self.game.moves))
        self._running = False

    @property
    def seat(self) -> int:
        """The own seat in this game."""
        return int(self.table.own[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal; bots play up to the first own decision."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(MOST_SEED)), self.np_random)
        self._running = True
        return self._shown()

    def _shown(self) -> tuple[Array, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.table.observation()[0], {"action_mask": self.table.mask()[0]}

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The own action, then those of the bots up to the next own decision."""
        if not self._running:
            raise error.ResetNeeded("This game is over, or has not begun: call `env.reset()` first.")
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"{action!r} is no action; actions are 0 to {self.action_space.n - 1}.")
        reason = self._play(int(action))
        self._running = not self.table.ended[0]
        observation, info = self._shown()
        if reason:
            info["illegal"] = reason
        return observation, float(self.table.reward[0]), not self._running, False, info

    def _play(self, move: int) -> str:
        """Play, or say why the move is illegal."""
        if self.table.batch.mask[0, move]:
            self.table.play(np.array([move]))
            return ""
        state = self.table.batch.privileged_state[0]
        code = int(self.game.rules.refusal(self.table.batch.boxes[0], state, self.seat, move))
        reason = self.game.refused(code, move=self.game.moves.texts[move]).sentence()
        if self._illegal == "raise":
            raise error.InvalidAction(reason)
        self.table.lose(np.array([True]))
        return reason

    def render(self) -> Array | str | None:
        """The position as the own seat sees it."""
        batch = self.table.batch
        viewer = SPECTATOR if self.table.ended[0] else self.seat
        return self._renderer.render(batch.boxes[0], batch.views(viewer)[0], viewer)

    def close(self) -> None:
        """Close the window, if one was opened."""
        self._renderer.close()


class SeatVectorEnv(vector.VectorEnv):  # type: ignore[misc, name-defined]
    """One seat in each of many games, all on one batch; a finished game is followed by the next in the same step."""

    def __init__(
        self, num_envs: int, game: str | Game, seats: int | None = None, opponents: str | Sequence[str] = "bat",
        seat: int | None = None, options: Mapping[str, Any] | None = None, render_mode: str | None = None,
        illegal: str = "lose", version: int | None = None,
    ) -> None:  # fmt: skip
        if render_mode is not None:
            raise error.UnsupportedMode("Many games at once are not drawn; make a single environment for that.")
        self.metadata = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP}
        self.game = load_game(game) if isinstance(game, str) else game
        self.num_envs, self._illegal = num_envs, _checked(illegal)
        self.table = AgainstBots(self.game, num_envs, seats, seat, opponents, options, version)
        self.layout = self.table.batch.layout
        self.single_observation_space, self.single_action_space = (
            _space(self.layout),
            spaces.Discrete(len(self.game.moves)),
        )
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self._running = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(MOST_SEED)), self.np_random)
        self._running = True
        return self.table.observation(), {"action_mask": self.table.mask()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """The own action in every game."""
        if not self._running:
            raise error.ResetNeeded("No game has begun: call `envs.reset()` first.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu" or not self._are_moves(chosen):
            raise error.InvalidAction(
                f"Actions must be {self.num_envs} whole numbers from 0 to {self.single_action_space.n - 1}."
            )
        legal = self.table.batch.mask[np.arange(self.num_envs), chosen]
        if self._illegal == "raise" and not legal.all():
            raise error.InvalidAction(f"Illegal actions in the games {np.flatnonzero(~legal).tolist()}.")
        self.table.lose(~legal)
        self.table.play(chosen)
        rewards, ended = self.table.reward.copy(), self.table.ended.copy()
        info = self._next_games(ended)
        return self.table.observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _are_moves(self, actions: Array) -> bool:
        return bool(((actions >= 0) & (actions < self.single_action_space.n)).all())

    def _next_games(self, ended: Array) -> dict[str, Any]:
        """Deal anew where a game has ended; its last observation goes with the info, as Gymnasium has it."""
        info: dict[str, Any] = {}
        if ended.any():
            places = np.flatnonzero(ended)
            info["final_obs"] = np.full(self.num_envs, None, object)
            for place, seen in zip(places, self.table.batch.observe(self.table.own[places], places), strict=True):
                info["final_obs"][place] = seen
            info["_final_obs"] = ended
            self.table.deal_next(ended)
        info["action_mask"] = self.table.mask()
        return info


register()
