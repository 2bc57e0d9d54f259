"""A small policy network: what the examples train, and how it sits at a table as a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ghostyard.core.game import Game


class Policy(nn.Module):
    """Observation to logits of all moves, and a guess of the reward."""

    def __init__(self, game: Game, seats: int, hidden: int = 128) -> None:
        super().__init__()
        layout = game.layout(seats)
        _, high = layout.bounds()
        # Numbers of any size come down to a few; bits stay bits.
        self.register_buffer("scale", torch.tensor(1.0 / np.minimum(high, 32), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(layout.width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.logits, self.value = nn.Linear(hidden, len(game.moves)), nn.Linear(hidden, 1)

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of all moves, those of illegal ones out of reach, and the expected reward."""
        body = self.body(observation.float() * self.scale)
        return self.logits(body).masked_fill(~mask, -1e9), self.value(body)[..., 0]

    @torch.no_grad()
    def act(self, observation: np.ndarray, mask: np.ndarray, luck: torch.Generator) -> np.ndarray:
        """A move for every game, by chance as likely as the network says; arrays are shared, not copied."""
        logits, _ = self(torch.from_dlpack(observation), torch.from_dlpack(mask))
        return torch.multinomial(torch.softmax(logits, dim=1), 1, generator=luck)[:, 0].numpy()


class NetworkBot:
    """The policy as a player for the arena: it plays the move that it likes best."""

    def __init__(self, game: Game, seats: int, policy: Policy) -> None:
        self.game, self.policy, self.out = game, policy, np.zeros(game.layout(seats).width, np.int16)

    @torch.no_grad()
    def choose(self, box: Any, view: Any, seat: int, legal: Any, seed: int, budget: Any = None) -> int:
        """The move it likes best."""
        self.game.encode(view, seat, self.out)
        mask = torch.zeros(len(self.game.moves), dtype=torch.bool)
        mask[list(legal.numbers)] = True
        logits, _ = self.policy(torch.from_numpy(self.out), mask)
        return int(logits.argmax())


def save(policy: Policy, file: Path) -> None:
    """Keep a policy in a file."""
    torch.save(policy.state_dict(), file)


def load(game: Game, seats: int, file: Path) -> Policy:
    """A policy from a file."""
    policy = Policy(game, seats)
    policy.load_state_dict(torch.load(file))
    return policy
