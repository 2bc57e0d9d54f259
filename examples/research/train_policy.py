"""Train a small policy: a few minutes on one core.

python examples/research/train_policy.py ghosty --minutes 3 --out policy.pt

Every round plays some hundred whole games at once, the network in every seat. At each of its decisions a teacher, our
bots' first sight, says what it would have done, and the network learns to say the same (DAgger); another part of it
learns to foresee the reward.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from policy import Policy, save

from ghostyard import GAMES, game
from ghostyard.core.game import Game
from ghostyard.research.policies import FirstSight


def played(batch, policy: Policy, teacher, luck: torch.Generator) -> tuple[torch.Tensor, ...]:
    """Whole games: observations, masks, the teacher's moves and final rewards of all decisions."""
    batch.reset()
    rows: list[tuple[np.ndarray, ...]] = []
    while (asked := batch.seat >= 0).any():
        places = np.flatnonzero(asked)
        rows.append((
            batch.observation[places], batch.mask[places], teacher.moves(batch, asked)[places].astype(np.int64),
            places, batch.seat[places].astype(np.int64),
        ))  # fmt: skip
        moves = np.full(batch.size, -1)
        moves[places] = policy.act(batch.observation[places], batch.mask[places], luck)
        batch.play(moves)
    batch.number[:] += batch.size  # the next round plays other deals
    seen, masks, lessons, places, seats = (np.concatenate(column) for column in zip(*rows, strict=True))
    return tuple(map(torch.from_numpy, (seen, masks, lessons, batch.reward[places, seats])))


def learn(policy: Policy, optimizer: torch.optim.Optimizer, data: tuple[torch.Tensor, ...], size: int = 1024) -> float:
    """One pass over the decisions of a round; says how often the network agrees with the teacher."""
    seen, masks, lessons, rewards = data
    agreed = 0
    for some in torch.randperm(len(lessons)).split(size):
        logits, values = policy(seen[some], masks[some])
        agreed += int((logits.argmax(1) == lessons[some]).sum())
        loss = torch.nn.functional.cross_entropy(logits, lessons[some])
        loss = loss + 0.1 * (values - rewards[some]).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return agreed / len(lessons)


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
    wanted.add_argument("--games", type=int, default=256, help="in a round")
    wanted.add_argument("--out", type=Path, default=Path("policy.pt"))
    said = wanted.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    luck = torch.Generator().manual_seed(1)
    ours, begun, rounds = game(said.game), time.perf_counter(), 0
    batch = ours.batch(said.games, said.seats or None, seed=1, auto_reset=False)
    policy, teacher = Policy(ours, batch.seats), FirstSight(ours, blur=0)
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    print(f"before: mean reward {against_chance(ours, batch.seats, policy, 400, luck):+.3f} against chance", flush=True)
    while rounds == 0 or time.perf_counter() - begun < 60 * said.minutes:
        agreed = learn(policy, optimizer, played(batch, policy, teacher, luck))
        rounds += 1
    reward = against_chance(ours, batch.seats, policy, 400, luck)
    print(f"after {rounds} rounds of {said.games} games: {agreed:.0%} as at first sight, ", end="")
    print(f"mean reward {reward:+.3f} against chance")
    save(policy, said.out)


if __name__ == "__main__":
    main()
