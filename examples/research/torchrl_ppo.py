"""TorchRL on our PettingZoo environment: one network plays every seat, and PPO improves it.

python examples/research/torchrl_ppo.py --frames 20000

The environment is the parallel one: in every step all seats act, and those who are not asked can only wait.
"""

import argparse
import warnings

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import PettingZooWrapper, RewardSum, TransformedEnv
from torchrl.envs.utils import MarlGroupMapType
from torchrl.modules import MaskedCategorical, MultiAgentMLP, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss, ValueEstimators

from ghostyard.research.pettingzoo import parallel_env

warnings.filterwarnings("ignore")
wanted = argparse.ArgumentParser(description=__doc__)
wanted.add_argument("game", nargs="?", default="ghosty")
wanted.add_argument("--seats", type=int, default=2)
wanted.add_argument("--frames", type=int, default=20_000)
wanted.add_argument("--batch", type=int, default=1000)
said = wanted.parse_args()
torch.manual_seed(1)
torch.set_num_threads(1)


def table() -> TransformedEnv:
    """Our game as an environment of TorchRL, all seats in one group."""
    raw = PettingZooWrapper(
        parallel_env(said.game, said.seats), use_mask=False, categorical_actions=True,
        group_map=MarlGroupMapType.ALL_IN_ONE_GROUP,
    )  # fmt: skip
    return TransformedEnv(raw, RewardSum(in_keys=[("agents", "reward")], out_keys=[("agents", "episode_reward")]))


env = table()
width, actions = env.observation_spec["agents", "observation"].shape[-1], env.full_action_spec["agents", "action"].n


class Scaled(nn.Module):
    """The shared network, on numbers brought down to a few."""

    def __init__(self, outputs: int) -> None:
        super().__init__()
        self.net = MultiAgentMLP(
            width, outputs, said.seats, centralized=False, share_params=True, depth=2, num_cells=128,
            activation_class=nn.ReLU,
        )  # fmt: skip

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        """What the network says of every seat."""
        return self.net(observation.float() / 32)


logits = TensorDictModule(Scaled(actions), in_keys=[("agents", "observation")], out_keys=[("agents", "logits")])
actor = ProbabilisticActor(
    logits, spec=env.full_action_spec,
    in_keys={"logits": ("agents", "logits"), "mask": ("agents", "action_mask")}, out_keys=[env.action_key],
    distribution_class=MaskedCategorical, return_log_prob=True, log_prob_key=("agents", "sample_log_prob"),
)  # fmt: skip
critic = ValueOperator(Scaled(1), in_keys=[("agents", "observation")], out_keys=[("agents", "state_value")])

loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, normalize_advantage=True)
loss.set_keys(
    reward=env.reward_key, action=env.action_key, value=("agents", "state_value"),
    done=("agents", "done"), terminated=("agents", "terminated"), sample_log_prob=("agents", "sample_log_prob"),
)  # fmt: skip
loss.make_value_estimator(ValueEstimators.GAE, gamma=1.0, lmbda=0.95)
optimizer = torch.optim.Adam(loss.parameters(), 5e-4)
collector = Collector(table, actor, frames_per_batch=said.batch, total_frames=said.frames)
for number, data in enumerate(collector):
    with torch.no_grad():
        loss.value_estimator(data, params=loss.critic_network_params, target_params=loss.target_critic_network_params)
    for _ in range(4):
        losses = loss(data.reshape(-1))
        total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
        optimizer.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(loss.parameters(), 1.0)
        optimizer.step()
    print(f"{(number + 1) * said.batch} frames: loss {float(total):.3f}", flush=True)
collector.shutdown()
