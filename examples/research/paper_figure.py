"""A figure for a paper: how many moves there are to choose from in the course of a game, for every game.

python examples/research/paper_figure.py --out branching.svg
"""

import argparse
from pathlib import Path

import matplotlib
import numpy as np

from ghostyard import GAMES, game

matplotlib.use("Agg")
import matplotlib.pyplot as plt

wanted = argparse.ArgumentParser(description=__doc__)
wanted.add_argument("--games", type=int, default=200)
wanted.add_argument("--out", type=Path, default=Path("branching.svg"))
said = wanted.parse_args()

figure, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
for name in GAMES:
    batch = game(name).batch(said.games, seed=1, auto_reset=False)
    counts, plies = [], []
    while (asked := batch.seat >= 0).any():
        counts.append(batch.count[asked].copy())
        plies.append(batch.privileged_state["ply"][asked].copy())
        batch.play(batch.random_moves())
    lengths = np.concatenate(plies).max() + 1
    part = (20 * np.concatenate(plies).astype(float) / lengths).astype(int)
    means = [np.concatenate(counts)[part == step].mean() for step in range(20) if (part == step).any()]
    axes.plot(np.linspace(0, 1, len(means)), means, label=game(name).title)
axes.set(xlabel="part of the longest game", ylabel="legal moves", yscale="log")
axes.legend(fontsize=8)
figure.savefig(said.out, metadata={"Date": None})
print(f"written to {said.out}")
