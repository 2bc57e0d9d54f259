"""A random baseline: thousands of games at once, and what chance alone scores.

python examples/research/random_baseline.py ghosty --games 2000
"""

import argparse
import time

import numpy as np

from ghostyard import GAMES, game

wanted = argparse.ArgumentParser(description=__doc__)
wanted.add_argument("game", choices=GAMES, nargs="?", default="ghosty")
wanted.add_argument("--seats", type=int)
wanted.add_argument("--games", type=int, default=2000)
said = wanted.parse_args()

batch = game(said.game).batch(min(said.games, 1024), said.seats, seed=1)
points: list[np.ndarray] = []
steps, begun = 0, time.perf_counter()
while sum(map(len, points)) < said.games:
    batch.play(batch.random_moves())  # one move in every game; a finished one is followed by the next
    steps += batch.size
    if batch.ended.any():
        points.append(batch.points[batch.ended].copy())
spent, scores = time.perf_counter() - begun, np.concatenate(points)
print(f"{said.game}, {batch.seats} seats: {len(scores)} games, {steps / spent / 1e6:.2f} million steps a second")
print("points by seat:", np.round(scores.mean(axis=0), 2), "spread", np.round(scores.std(axis=0), 2))
