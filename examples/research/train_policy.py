"""Train a small policy by self-play: a few minutes on one core.

python examples/research/train_policy.py ghosty --minutes 3 --out policy.pt

Every round plays some hundred whole games at once, one network in every seat, and moves it towards what has won
(policy gradients with a learned baseline and PPO's clipping).
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from policy import Policy, save

from ghostyard import GAMES, game
from ghostyard.core.game import Game


def played(batch, policy: Policy, luck: torch.Generator) -> tuple[torch.Tensor, ...]:
    """Whole games: observations, masks, moves and final rewards of all decisions."""
    batch.reset()
    rows: list[tuple[np.ndarray, ...]] = []
    while (asked := batch.seat >= 0).any():
        places = np.flatnonzero(asked)
        moves = np.full(batch.size, -1)
        moves[places] = policy.act(batch.observation[places], batch.mask[places], luck)
        rows.append((batch.observation[places], batch.mask[places], moves[places], places, batch.seat[places]))
        batch.play(moves)
    batch.number[:] += batch.size  # the next round plays other deals
    seen, masks, moves, places, seats = (np.concatenate(column) for column in zip(*rows, strict=True))
    rewards = batch.reward[places, seats.astype(int)]
    return tuple(map(torch.from_numpy, (seen, masks, moves, rewards)))


def learn(policy: Policy, optimizer: torch.optim.Optimizer, data: tuple[torch.Tensor, ...], size: int = 4096) -> None:
    """One pass over the decisions of a round."""
    seen, masks, moves, rewards = data
    with torch.no_grad():
        logits, values = policy(seen, masks)
        before = torch.log_softmax(logits, 1).gather(1, moves[:, None])[:, 0]
        gains = rewards - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(2):
        for some in torch.randperm(len(moves)).split(size):
            logits, values = policy(seen[some], masks[some])
            chances = torch.log_softmax(logits, 1)
            ratio = (chances.gather(1, moves[some, None])[:, 0] - before[some]).exp()
            gain = torch.minimum(ratio * gains[some], ratio.clamp(0.8, 1.2) * gains[some]).mean()
            surprise = -(chances.exp() * chances).sum(1).mean()
            loss = -gain - 0.01 * surprise + 0.5 * (values - rewards[some]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def against_chance(ours: Game, seats: int, policy: Policy, games: int, luck: torch.Generator) -> float:
    """The mean reward of the policy in one seat, random moves in all others."""
    batch = ours.batch(games, seats, seed=10_000_000, auto_reset=False)
    own = np.arange(games) % seats
    while (batch.seat >= 0).any():
        moves = batch.random_moves()
        turn = np.flatnonzero(batch.seat == own)
        if len(turn):
            moves[turn] = policy.act(batch.observation[turn], batch.mask[turn], luck)
        batch.play(moves)
    return float(batch.reward[np.arange(games), own].mean())


def main() -> None:
    """Train, and keep what was learned."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game", choices=GAMES, nargs="?", default="ghosty")
    wanted.add_argument("--seats", type=int, default=0)
    wanted.add_argument("--minutes", type=float, default=3.0)
    wanted.add_argument("--games", type=int, default=512, help="in a round")
    wanted.add_argument("--out", type=Path, default=Path("policy.pt"))
    said = wanted.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    luck = torch.Generator().manual_seed(1)
    ours, begun, rounds = game(said.game), time.perf_counter(), 0
    batch = ours.batch(said.games, said.seats or None, seed=1, auto_reset=False)
    policy = Policy(ours, batch.seats)
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    print(f"before: mean reward {against_chance(ours, batch.seats, policy, 400, luck):+.3f} against chance", flush=True)
    while rounds == 0 or time.perf_counter() - begun < 60 * said.minutes:
        learn(policy, optimizer, played(batch, policy, luck))
        rounds += 1
    reward = against_chance(ours, batch.seats, policy, 400, luck)
    print(f"after {rounds} rounds of {said.games} games: mean reward {reward:+.3f} against chance")
    save(policy, said.out)


if __name__ == "__main__":
    main()
